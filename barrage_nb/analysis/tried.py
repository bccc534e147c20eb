"""Options played out under the same luck: what each comes to, and what it loses against the best."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from ..engine.position import Position
from ..words import analysis as words
from ..words.marks import said_again
from .ahead import ToldOption, TurnPlan, options_told
from .playouts import MEANS, TALLIES, GameEnd, companies_of
from .rollouts import company_index, source_index
from .runs import Ends
from .statistics import Estimate, Precision

MEASURES = ("vp", "lead", "won")
"""What can be compared: the points, the points more than the best of the others, the share of the first place."""


@dataclass(frozen=True, kw_only=True)
class TriedOptions(ABC):
    """Options played out under the same luck, for one company; iterating gives a row for each, the best first.

    Each has its playouts in `ends`, and its moves in `plans`, where it is no position by itself.
    """

    positions: tuple[Position, ...]
    options: tuple[str, ...]
    plans: tuple[TurnPlan, ...] = ()
    who: str
    by: str
    policy: str
    seed: int
    precision: Precision
    ended: str = "going on"
    ends: Ends = ()

    @property
    @abstractmethod
    def ranking(self) -> tuple[str, ...]:
        """The options from best to worst."""

    @property
    @abstractmethod
    def _held(self) -> tuple[str, int]:
        """For what intervals hold: how it ended, or that one may look again, and how many differences at once."""

    @property
    def position(self) -> Position:
        """The position in which the options are, or the first of them."""
        return self.positions[0]

    @property
    def companies(self) -> tuple[str, ...]:
        """Who plays."""
        return companies_of(self.position)

    @property
    def count(self) -> int:
        """How many playouts an option has; of those left aside there may be fewer."""
        return max(map(len, self.ends), default=0)

    def _ends(self, option: str) -> Sequence[GameEnd]:
        index = self._index(option)
        return self.ends[index] if self.ends else ()

    @cached_property
    def _told(self) -> tuple[ToldOption, ...]:
        if not self.plans:
            return tuple(ToldOption(option, option) for option in self.options)
        return options_told(self.position.view_for(self.who), self.plans, self.policy)

    def told(self, option: str) -> str:
        """An option as a person says it: what is done, and what it brings; no two are told alike."""
        return self._said(option).line

    def short(self, option: str) -> str:
        """An option as short as it can be told from the others."""
        return self._said(option).short

    def _said(self, option: str) -> ToldOption:
        """An option in the language of the moment."""
        return ToldOption(*said_again(self._told[self._index(option)]))

    def _index(self, option: str) -> int:
        if option not in self.options:
            raise ValueError(words.no_such_option(option=option, known=self.options))
        return self.options.index(option)

    @property
    def best(self) -> str:
        """The option that came out best; `undecided` names those that may as well be."""
        return self.ranking[0]

    @cached_property
    def undecided(self) -> tuple[str, ...]:
        """The options that may be as good as the best: their difference lies within its interval."""
        return tuple(option for option in self.ranking[1:] if self.lost(option).open)

    def lost(self, option: str, what: str | None = None) -> Estimate:
        """What an option loses against the one that came out best."""
        return self.difference(self.best, option, what)

    def value(self, option: str, what: str | None = None, who: str | None = None) -> Estimate:
        """What an option comes to by itself: points, lead or share of the first place, or the points of a source."""
        made = self.precision.share if (what or self.by) == "won" else self.precision.mean
        return made(self.values(option, what, who), self._held[0])

    def difference(self, one: str, other: str, what: str | None = None, who: str | None = None) -> Estimate:
        """How much more one option gives than another, in points, lead, share of the first place or from a source.

        It is counted in their common playouts. The intervals hold at once, so that the best may be chosen by them.
        """
        return self._difference(one, other, what, who, 1)

    def _difference(self, one: str, other: str, what: str | None, who: str | None, among: int) -> Estimate:
        """A difference, one of so many that are looked at together."""
        a, b = self.values(one, what, who), self.values(other, what, who)
        common = min(len(a), len(b))
        if not common:
            return Estimate(0.0, float("-inf"), float("inf"), 0)
        made = self.precision.share_difference if (what or self.by) == "won" else self.precision.difference
        ended, at_once = self._held
        return made(a[:common], b[:common], ended, max(1, at_once) * among)

    def values(self, option: str, what: str | None = None, who: str | None = None) -> Sequence[float]:
        """What an option came to in each playout."""
        asked = self._index(option), what or self.by, company_index(self.companies, who or self.who)
        if asked not in self._counted:
            self._counted[asked] = _read(self._ends(option), *asked[1:])
        return self._counted[asked]

    @cached_property
    def _counted(self) -> dict[tuple[int, str, int], list[float]]:
        """What has been read of the playouts so far."""
        return {}

    def _row(self, option: str) -> dict[str, Any]:
        """What a table says of an option."""
        lost = self.lost(option)
        return {
            "option": option,
            "told": self.told(option),
            "company": self.who,
            **{what: self.value(option, what).mean for what in MEASURES if self.count},
            "lost": lost.mean,
            "low": lost.low,
            "high": lost.high,
            "open": lost.open,
            "n": len(self._ends(option)),
        }

    @property
    @abstractmethod
    def rows(self) -> list[dict[str, Any]]:
        """A row for each option, the best first."""

    def __iter__(self) -> Iterator[dict[str, Any]]:
        return iter(self.rows)


def _read(ends: Sequence[GameEnd], what: str, index: int) -> list[float]:
    """What playouts came to for the company in a place, as "vp", "contracts", "made energy" or "means credits"."""
    kind, _, item = what.partition(" ")
    if kind == "made":
        at = TALLIES.index(item)
        return [end.tale.made[index][at] for end in ends if end.tale is not None]
    if kind == "means":
        at = MEANS.index(item)
        return [end.tale.means[at] for end in ends if end.tale is not None]
    if what == "vp":
        return [end.vp[index] for end in ends]
    if what == "won":
        return [end.won[index] for end in ends]
    if what == "lead":
        return [end.vp[index] - max((*end.vp[:index], *end.vp[index + 1 :]), default=0) for end in ends]
    at = source_index(what)
    return [end.points[index][at] for end in ends]
