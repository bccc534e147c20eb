"""Playouts one after the other until enough is known; what there is can be read at any time."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from typing import TypeAlias, TypeVar

from .executors import WorkedBy, spread
from .playouts import GameEnd, Job
from .statistics import FIRST_LOOK, Precision

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
