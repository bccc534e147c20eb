"""Options under the same luck: how they are told, what one gains on another, how sure that is, and by source."""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from random import Random
from typing import Any, NamedTuple, TypeAlias

from ..engine.moves import Move
from ..engine.play import Step, play
from ..engine.position import Position, as_position
from ..engine.rounds import Turn
from ..engine.setup import deal
from ..history.summary import SOURCES
from ..history.telling import told
from ..words import analysis as words
from ..words.marks import said_again
from .appraisal import Outlooks
from .executors import USUAL, WorkedBy, Workers
from .outlook import WEIGHTS
from .playouts import (
    MEANS,
    TALLIES,
    GameEnd,
    Job,
    Policies,
    Trial,
    Watch,
    asked_by,
    checked_move,
    checked_policy,
    companies_of,
    named,
)
from .quick import quick_choice
from .rollouts import PLAYOUTS, POLICY, Ends, Rollout, company_index, found_sources, run, source_index
from .statistics import LEVEL, Estimate, Precision

TurnPlan: TypeAlias = tuple[Move, ...]
"""The first moves of a turn; what they leave open is answered by whoever plays it."""


def ahead(view: Position, luck: int, moves: Iterable[Move]) -> tuple[Step, ...]:
    """Moves made with a luck of the hidden piles, as in a playout: what has one answer is not asked."""
    position, steps = deal(view, luck), list[Step]()
    for move in moves:
        if move in position.legal_moves:
            steps.append(play(position, move))
            position = steps[-1].after
    return tuple(steps)


class ToldOption(NamedTuple):
    """An option in words: what is done and what it brings, and as short as it can be told from the others."""

    line: str
    short: str


def carried_out(view: Position, plan: Sequence[Move]) -> tuple[Step, ...]:
    """A turn to its end: what the plan leaves open is answered by the quick player, who does not waver there."""
    steps = ahead(view, 0, plan)
    outlooks, luck, who = Outlooks(WEIGHTS), Random(0), view.question.who if view.question is not None else ""
    while (question := steps[-1].after.question) is not None and question.who == who and not isinstance(question, Turn):
        position = steps[-1].after
        steps = (*steps, play(position, quick_choice(position, outlooks, luck)))
    return steps


CARRIED_OUT = ("quick_player", "wavering_player")
"""Who carries turns out as they are told; of others only the plan is known."""


def options_told(view: Position, plans: Sequence[Sequence[Move]], policy: str) -> tuple[ToldOption, ...]:
    """Each of some turns in words, as a policy carries it out; those that would sound alike with their notation."""
    turns = [told(carried_out(view, plan) if policy in CARRIED_OUT else ahead(view, 0, plan)) for plan in plans]
    notations = ["; ".join(map(str, plan)) for plan in plans]
    alone = [turn.alone for turn in turns]
    lines = _apart(alone, list(map(words.with_notation, alone, notations)))
    return tuple(map(ToldOption, lines, _apart([turn.did for turn in turns], lines)))


def _apart(texts: Sequence[str], longer: Sequence[str]) -> list[str]:
    """Texts, those that are there twice at greater length."""
    times = Counter(texts)
    return [text if times[text] == 1 else more for text, more in zip(texts, longer, strict=True)]


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


@dataclass(frozen=True, kw_only=True)
class Compared(TriedOptions):
    """Moves or positions compared, all played out to the end.

    Iterating gives a row for each option, so that `pandas.DataFrame(compared)` is a table.
    """

    @cached_property
    def ranking(self) -> tuple[str, ...]:
        return tuple(sorted(self.options, key=lambda option: self.value(option).mean, reverse=True))

    @property
    def _held(self) -> tuple[str, int]:
        return self.ended, len(self.options) * (len(self.options) - 1) // 2

    def sources(self, one: str, other: str, who: str | None = None) -> dict[str, Estimate]:
        """How much more one option gives than another, by source; where nothing ever differs is left out.

        Their intervals hold at once too, so that one may look for the source that makes the difference.
        """
        found = found_sources(self.ends)
        apart = {source: self._difference(one, other, source, who, len(found)) for source in found}
        return {source: each for source, each in apart.items() if each.mean or each.reach}

    def rollout(self, option: str) -> Rollout:
        """The playouts of one option by themselves."""
        ends = tuple((end,) for end in self._ends(option))
        return Rollout(self.positions[self._index(option)], self.policy, self.seed, self.precision, self.ended, ends)

    @property
    def rows(self) -> list[dict[str, Any]]:
        found = found_sources(self.ends)
        return [
            self._row(option) | {source: self.value(option, source).mean for source in found} for option in self.ranking
        ]

    @property
    def verdict(self) -> str:
        """What came of it, in sentences."""
        return words.verdict(self)

    def __str__(self) -> str:
        return words.compared(self)

    def __repr__(self) -> str:
        return words.compared_in_short(self)


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
    executor: Workers = USUAL,
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
    asked = Compared(
        positions=(position,) * len(apart),
        options=tuple(map(str, apart)),
        plans=tuple((move,) for move in apart),
        who=who,
        by=by,
        policy=named(policy),
        seed=seed,
        precision=Precision(n, within, level),
    )
    return _compared(asked, trials, policy, WorkedBy(executor, watch), progress)


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
    executor: Workers = USUAL,
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
    asked = Compared(
        positions=positions,
        options=("a", "b"),
        who=asker,
        by=by,
        policy=named(policy),
        seed=seed,
        precision=Precision(n, within, level),
    )
    return _compared(asked, trials, policy, WorkedBy(executor, watch), progress)


def _compared(
    asked: Compared,
    trials: tuple[Trial, ...],
    policy: Policies,
    work: WorkedBy,
    progress: Callable[[Compared], object] | None,
) -> Compared:
    """A comparison that is asked for, with its playouts."""
    if asked.by not in (*MEASURES, *SOURCES):
        raise ValueError(words.no_such_measure(by=asked.by, known=(*MEASURES, *SOURCES)))
    if not asked.options:
        raise ValueError(words.no_moves())
    job = Job(trials, asked.companies, checked_policy(policy, asked.positions[0]), asked.seed)

    def made(ends: Ends, ended: str) -> Compared:
        return replace(asked, ends=tuple(zip(*ends, strict=True)), ended=ended)

    def reach(found: Compared) -> float:
        return max(found.lost(option).reach for option in found.options)

    return run(job, asked.precision.checked(), made, reach, work, progress)
