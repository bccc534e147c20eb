"""Moves or positions compared under the same luck: what one gains on another, how sure that is, and by source."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from ..engine.moves import Move
from ..engine.position import Position, as_position
from ..history.summary import SOURCES
from ..words import analysis as words
from ..words.marks import said_again
from .ahead import ToldOption, options_told
from .executors import USUAL
from .playouts import GameEnd, Job, Policies, Trial, Watch, asked_by, checked_move, checked_policy, companies_of, named
from .rollouts import PLAYOUTS, POLICY, Rollout, company_index, found_sources, source_index
from .runs import Ends, column, run
from .statistics import LEVEL, Estimate, Precision

MEASURES = ("vp", "lead", "won")
"""What can be compared: the points, the points more than the best of the others, the share of the first place."""


@dataclass(frozen=True)
class Compared:
    """Options played out with the same luck, for one company; the best by what it is compared by comes first.

    Iterating gives a row for each option, so that `pandas.DataFrame(compared)` is a table.
    """

    positions: tuple[Position, ...]
    options: tuple[str, ...]
    who: str
    by: str
    policy: str
    seed: int
    precision: Precision
    ended: str = "going on"
    ends: Ends = ()
    moves: tuple[Move, ...] = ()

    @cached_property
    def _told(self) -> tuple[ToldOption, ...]:
        if not self.moves:
            return tuple(ToldOption(option, option) for option in self.options)
        plans = [(move,) for move in self.moves]
        return options_told(self.positions[0].view_for(self.who), plans, self.policy)

    def told(self, option: str) -> str:
        """An option as a person says it: what the move does and brings; of positions their names."""
        return self._said(option).line

    def short(self, option: str) -> str:
        """An option as short as it can be told from the others."""
        return self._said(option).short

    def _said(self, option: str) -> ToldOption:
        """An option in the language of the moment."""
        return ToldOption(*said_again(self._told[self._option(option)]))

    @property
    def count(self) -> int:
        """How many playouts each option has."""
        return len(self.ends)

    @property
    def companies(self) -> tuple[str, ...]:
        """Who plays."""
        return companies_of(self.positions[0])

    @cached_property
    def ranking(self) -> tuple[str, ...]:
        """The options from best to worst, as they came out."""
        return tuple(sorted(self.options, key=lambda option: self.value(option).mean, reverse=True))

    @property
    def best(self) -> str:
        """The option that came out best; `undecided` names those that may as well be."""
        return self.ranking[0]

    @property
    def undecided(self) -> tuple[str, ...]:
        """The options that may be as good as the best: their difference lies within its interval."""
        return tuple(option for option in self.ranking[1:] if self.lost(option).open)

    def value(self, option: str, what: str | None = None, who: str | None = None) -> Estimate:
        """What an option comes to by itself: points, lead or share of the first place, or the points of a source."""
        what = what or self.by
        values = self.values(option, what, who or self.who)
        return self.precision.share(values, self.ended) if what == "won" else self.precision.mean(values, self.ended)

    def lost(self, option: str, what: str | None = None) -> Estimate:
        """What an option loses against the best."""
        return self.difference(self.best, option, what)

    def difference(self, one: str, other: str, what: str | None = None, who: str | None = None) -> Estimate:
        """How much more one option gives than another, in points, lead, share of the first place or from a source.

        The intervals between all options hold at once, so that the best may be chosen by looking at them.
        """
        return self._difference(one, other, what or self.by, who or self.who, 1)

    def sources(self, one: str, other: str, who: str | None = None) -> dict[str, Estimate]:
        """How much more one option gives than another, by source; where nothing ever differs is left out.

        Their intervals hold at once too, so that one may look for the source that makes the difference.
        """
        found = found_sources(self.ends)
        apart = {source: self._difference(one, other, source, who or self.who, len(found)) for source in found}
        return {source: each for source, each in apart.items() if each.mean or each.reach}

    def _difference(self, one: str, other: str, what: str, who: str, among: int) -> Estimate:
        a, b = self.values(one, what, who), self.values(other, what, who)
        pairs = max(1, len(self.options) * (len(self.options) - 1) // 2)
        made = self.precision.share_difference if what == "won" else self.precision.difference
        return made(a, b, self.ended, pairs * among)

    def rollout(self, option: str) -> Rollout:
        """The playouts of one option by themselves."""
        index = self._option(option)
        ends = tuple((each[index],) for each in self.ends)
        return Rollout(self.positions[index], self.policy, self.seed, self.precision, self.ended, ends)

    def _option(self, option: str) -> int:
        if option not in self.options:
            raise ValueError(words.no_such_option(option=option, known=self.options))
        return self.options.index(option)

    def values(self, option: str, what: str, who: str | None = None) -> Sequence[float]:
        """What an option came to in each playout."""
        index = company_index(self.companies, who or self.who)
        return column(self.ends, self._option(option), lambda end: read_end(end, what, index))

    @property
    def rows(self) -> list[dict[str, Any]]:
        """A row for each option, the best first: its points, lead and wins, what it loses, and by source."""
        found = found_sources(self.ends)
        return [
            {
                "option": option,
                "told": self.told(option),
                "company": self.who,
                **{what: self.value(option, what).mean for what in MEASURES},
                "lost": self.lost(option).mean,
                "low": self.lost(option).low,
                "high": self.lost(option).high,
                "open": self.lost(option).open,
                "n": self.count,
                **{source: self.value(option, source).mean for source in found},
            }
            for option in self.ranking
        ]

    def __iter__(self) -> Iterator[dict[str, Any]]:
        return iter(self.rows)

    @property
    def verdict(self) -> str:
        """What came of it, in sentences."""
        return words.verdict(self)

    def __str__(self) -> str:
        return words.compared(self)

    def __repr__(self) -> str:
        return words.compared_in_short(self)


def read_end(end: GameEnd, what: str, index: int) -> float:
    """What a playout came to for the company in a place: points, lead, share of the first place, or a source."""
    if what == "vp":
        return end.vp[index]
    if what == "won":
        return end.won[index]
    if what == "lead":
        others = (vp for other, vp in enumerate(end.vp) if other != index)
        return end.vp[index] - max(others, default=0)
    return end.points[index][source_index(what)]


def compare_moves(
    position: Position | str,
    moves: Iterable[Move | str] | None = None,
    policy: Policies = POLICY,
    n: int = PLAYOUTS,
    seed: int = 0,
    *,
    by: str = "vp",
    within: float | None = None,
    level: float = LEVEL,
    executor: Any = USUAL,
    watch: Watch | None = None,
    progress: Callable[[Compared], object] | None = None,
) -> Compared:
    """Which of some moves is worth most to the company that is to move; without moves, which of all legal ones.

    Each is played and then played out n times, all under the same luck: the same piles and the same chances for every
    company. `by` says what counts: "vp", "lead" (points more than the best of the others) or "won". A difference that
    lies within its interval is called open. With `within`, it ends as soon as every difference from the best is known
    to so much either way. All else is as in `rollout`.
    """
    position = as_position(position)
    if position.question is None:
        raise ValueError(words.game_over())
    tried = position.legal_moves if moves is None else tuple(checked_move(position, move) for move in moves)
    who = position.question.who
    view = position.view_for(who)
    apart = tuple(dict.fromkeys(tried))
    trials = tuple(Trial(view, (move,)) for move in apart)
    options, precision = tuple(map(str, apart)), Precision(n, within, level)
    asked = Compared((position,) * len(apart), options, who, by, named(policy), seed, precision, moves=apart)
    return _compared(asked, trials, policy, executor, watch, progress)


def compare_positions(
    a: Position | str,
    b: Position | str,
    policy: Policies = POLICY,
    n: int = PLAYOUTS,
    seed: int = 0,
    *,
    who: str | None = None,
    by: str = "vp",
    within: float | None = None,
    level: float = LEVEL,
    executor: Any = USUAL,
    watch: Watch | None = None,
    progress: Callable[[Compared], object] | None = None,
) -> Compared:
    """Which of two positions is worth more to a company: that which is to move in the first, unless you say another.

    Both are played out n times under the same luck, as in `compare_moves`; they are called "a" and "b".
    """
    positions = as_position(a), as_position(b)
    asker = asked_by(positions[0], who)
    one, other = (companies_of(position) for position in positions)
    if set(one) != set(other):
        raise ValueError(words.other_companies(one=one, other=other))
    trials = tuple(Trial(position.view_for(asker)) for position in positions)
    asked = Compared(positions, ("a", "b"), asker, by, named(policy), seed, Precision(n, within, level))
    return _compared(asked, trials, policy, executor, watch, progress)


def _compared(
    asked: Compared,
    trials: tuple[Trial, ...],
    policy: Policies,
    executor: Any,
    watch: Watch | None,
    progress: Callable[[Compared], object] | None,
) -> Compared:
    """A comparison that is asked for, with its playouts."""
    if asked.by not in (*MEASURES, *SOURCES):
        raise ValueError(words.no_such_measure(by=asked.by, known=(*MEASURES, *SOURCES)))
    if not asked.options:
        raise ValueError(words.no_moves())
    job = Job(trials, asked.companies, checked_policy(policy, asked.positions[0]), asked.seed)

    def made(ends: Ends, ended: str) -> Compared:
        return replace(asked, ends=ends, ended=ended)

    def reach(found: Compared) -> float:
        return max(found.lost(option).reach for option in found.options)

    return run(job, asked.precision.checked(), made, reach, executor, watch, progress)
