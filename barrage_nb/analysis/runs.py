"""Playouts one after the other until enough is known; what there is can be read at any time."""

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias, TypeVar

from .playouts import GameEnd, Job
from .statistics import FIRST_LOOK, Precision

Ends: TypeAlias = tuple[tuple[GameEnd, ...], ...]
"""How the playouts ended, in the order of their numbers: of each, one end for every trial."""
T = TypeVar("T")
STRIDE = 8
"""After the first look, the next comes when the count has grown by one in so many."""


def looks(limit: int) -> Iterator[int]:
    """The counts at which one looks whether it is enough, the same however the work is shared out."""
    count = FIRST_LOOK
    while count < limit:
        yield count
        count += max(1, count // STRIDE)
    yield limit


def run(job: Job, precision: Precision, reach: Callable[[Ends], float]) -> Iterator[tuple[Ends, str]]:
    """All playouts so far, again and again, and whether it goes on or why it has ended."""
    done: list[tuple[GameEnd, ...]] = []
    for count in looks(precision.limit):
        done.extend(job.played(number) for number in range(len(done), count))
        ends = tuple(done)
        ended = precision.ended(count, reach(ends) if precision.within is not None else 0)
        yield ends, ended
        if ended != "going on":
            return


def column(ends: Ends, trial: int, read: Callable[[GameEnd], float]) -> Sequence[float]:
    """One number of every playout from one of the trials."""
    return [read(each[trial]) for each in ends]


def last(growing: Iterator[T]) -> T:
    """The last of what grows."""
    return deque(growing, maxlen=1).pop()
