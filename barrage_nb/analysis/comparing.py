"""Moves or positions compared under the same luck: what one gains on another, how sure that is, and by source."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from ..engine.moves import Move
from ..engine.position import Position, as_position
from ..history.summary import SOURCES
from ..words import analysis as words
from .executors import USUAL, WorkedBy, Workers
from .playouts import Job, Policies, Trial, Watch, asked_by, checked_move, checked_policy, companies_of, named
from .rollouts import PLAYOUTS, POLICY, Rollout, found_sources
from .runs import Ends, run
from .statistics import LEVEL, Estimate, Precision
from .tried import MEASURES, TriedOptions


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
