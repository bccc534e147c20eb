"""Rollouts: a position played out until enough is known, and what each company comes to, by source."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from typing import Any, TypeAlias, TypeVar

from ..engine.position import Position, as_position
from ..history.summary import SOURCES
from ..words import analysis as words
from .executors import USUAL, WorkedBy, Workers, spread
from .playouts import GameEnd, Job, Policies, Trial, Watch, asked_by, checked_policy, companies_of, named
from .quick import wavering_player
from .statistics import FIRST_LOOK, LEVEL, Estimate, Precision

Ends: TypeAlias = tuple[tuple[GameEnd, ...], ...]
"""How the playouts ended, in the order of their numbers: of each, one end for every trial."""
Result = TypeVar("Result")
STRIDE = 8
"""Once something is known, the next look comes when the count has grown by one in so many."""


def looks(limit: int) -> Iterator[int]:
    """The counts at which one looks, the same however the work is shared out; the first are only there to be seen."""
    count = 1
    while count < limit:
        yield count
        count += count if count < FIRST_LOOK else max(1, count // STRIDE)
    yield limit


def run(
    job: Job,
    precision: Precision,
    made: Callable[[Ends, str], Result],
    reach: Callable[[Result], float],
    work: WorkedBy,
    progress: Callable[[Result], object] | None,
) -> Result:
    """Play out until it is enough: `made` makes a result of what there is, `reach` says how far its numbers may be off.

    `progress` is shown every result on the way.
    """
    done: list[tuple[GameEnd, ...]] = []
    with closing(spread(job, precision.limit, work)) as pieces:
        for count in looks(precision.limit):
            while len(done) < count:
                done.extend(next(pieces))
            found = made(tuple(done[:count]), "narrow")
            ended = precision.ended(count, reach(found) if precision.within is not None else 0)
            found = found if ended == "narrow" else made(tuple(done[:count]), ended)
            if progress is not None:
                progress(found)
            if ended != "going on":
                return found
    raise AssertionError("the last look ends it")


def column(ends: Ends, trial: int, read: Callable[[GameEnd], float]) -> Sequence[float]:
    """One number of every playout from one of the trials."""
    return [read(each[trial]) for each in ends]


PLAYOUTS = 200
POLICY = wavering_player
"""Who plays where nobody else is named, in whatever is played out."""


@dataclass(frozen=True)
class Rollout:
    """A position played out: by company the points, the chance to win and where the points come from.

    Iterating gives its rows, one for each company and number, so that `pandas.DataFrame(rollout)` is a table.
    """

    position: Position
    policy: str
    seed: int
    precision: Precision
    ended: str
    ends: Ends

    @property
    def count(self) -> int:
        """How many playouts there are."""
        return len(self.ends)

    @property
    def companies(self) -> tuple[str, ...]:
        """Who plays, those not yet drafted included."""
        return companies_of(self.position)

    def vp(self, who: str) -> Estimate:
        """The points of a company at the end of the game."""
        index = self._index(who)
        return self.precision.mean(column(self.ends, 0, lambda end: end.vp[index]), self.ended)

    def won(self, who: str) -> Estimate:
        """A company's share of the first place: its chance to win, a shared win counted in parts."""
        index = self._index(who)
        return self.precision.share(column(self.ends, 0, lambda end: end.won[index]), self.ended)

    def source(self, who: str, source: str) -> Estimate:
        """The points that a company still gets from a source, such as "contracts"."""
        index, which = self._index(who), source_index(source)
        return self.precision.mean(column(self.ends, 0, lambda end: end.points[index][which]), self.ended)

    def sources(self, who: str) -> dict[str, Estimate]:
        """The points that a company still gets, by source; what nobody got is left out."""
        return {source: self.source(who, source) for source in found_sources(self.ends)}

    def so_far(self, who: str) -> int:
        """The points of a company where the playouts began."""
        index = self._index(who)
        end = self.ends[0][0]
        return end.vp[index] - sum(end.points[index])

    def _index(self, who: str) -> int:
        return company_index(self.companies, who)

    @property
    def rows(self) -> list[dict[str, Any]]:
        """A row for each company and number: its mean, its interval and how many playouts it is from."""
        return [
            {"company": who, "what": what, **found._asdict()}
            for who in self.companies
            for what, found in (("vp", self.vp(who)), ("won", self.won(who)), *self.sources(who).items())
        ]

    @property
    def playouts(self) -> list[dict[str, Any]]:
        """A row for each playout and company: its points, its share of the first place, and the points by source."""
        return [
            {"playout": end.number, "company": who, "vp": vp, "won": won, **dict(zip(SOURCES, points, strict=True))}
            for (end,) in self.ends
            for who, vp, won, points in zip(self.companies, end.vp, end.won, end.points, strict=True)
        ]

    def __iter__(self) -> Iterator[dict[str, Any]]:
        return iter(self.rows)

    def __str__(self) -> str:
        return words.rollout(self)

    def __repr__(self) -> str:
        return words.rollout_in_short(self)


def company_index(companies: tuple[str, ...], who: str) -> int:
    """Where a company stands in what was counted."""
    if who not in companies:
        raise ValueError(words.no_such_company(got=who, known=companies))
    return companies.index(who)


def source_index(source: str) -> int:
    """Where a source stands in what was counted."""
    if source not in SOURCES:
        raise ValueError(words.no_such_source(source=source, known=SOURCES))
    return SOURCES.index(source)


def found_sources(ends: Ends) -> list[str]:
    """The sources that anybody got points from, or lost some to, in any playout."""
    found = [False] * len(SOURCES)
    for each in ends:
        for end in each:
            for points in end.points:
                for index, amount in enumerate(points):
                    if amount:
                        found[index] = True
    return [source for source, there in zip(SOURCES, found, strict=True) if there]


def rollout(
    position: Position | str,
    policy: Policies = POLICY,
    n: int = PLAYOUTS,
    seed: int = 0,
    *,
    within: float | None = None,
    level: float = LEVEL,
    who: str | None = None,
    executor: Workers = USUAL,
    watch: Watch | None = None,
    progress: Callable[[Rollout], object] | None = None,
) -> Rollout:
    """Play a position out n times: what each company comes to, with intervals, and by source.

    Everybody plays by `policy`, a function from a seed to a strategy such as `wavering_player`; a mapping gives each
    company its own. Before each playout, all that `who` cannot know (the company to move, unless you say another) is
    dealt anew. The seed decides everything: the same call gives the same numbers, whatever `executor` works them out
    (see `analysis.use`). With `within`, it ends as soon as the points of every company are known to so many points
    either way, after `n` playouts at the latest. `progress` is shown the rollout as it grows; `watch` is called often.
    Both may raise to end it.
    """
    position = as_position(position)
    if position.question is None:
        raise ValueError(words.game_over())
    precision = Precision(n, within, level).checked()
    asker = asked_by(position, who)
    job = Job((Trial(position.view_for(asker)),), companies_of(position), checked_policy(policy, position), seed)

    def made(ends: Ends, ended: str) -> Rollout:
        return Rollout(position, named(policy), seed, precision, ended, ends)

    def reach(found: Rollout) -> float:
        return max(found.vp(company).reach for company in found.companies)

    return run(job, precision, made, reach, WorkedBy(executor, watch), progress)
