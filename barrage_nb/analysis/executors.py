"""Who works out the playouts: this process, all cores of this machine, or any executor, such as a cluster.

A playout is the same wherever it is worked out, so that all of them give the same numbers, bit for bit. What a lost
worker had to do is given to another, and in the end is done here.
"""

import os
import sys
import time
import warnings
from collections.abc import Generator
from concurrent.futures import FIRST_COMPLETED, CancelledError, Executor, Future, wait
from typing import Generic, NamedTuple, TypeAlias

from ..words import analysis as words
from .playouts import AnyJob, Ending, Watch
from .pool import Chunk, Done, GivenUp, Pool, cores, packed, work_out

Batches: TypeAlias = Generator[list[tuple[Ending, ...]], None, None]

USUAL, CORES = "usual", "cores"
CHUNK_SECONDS = 0.2
"""How long a chunk takes: a hundred times what handing it over costs, and soon done where it is not wanted."""
WORTH_SENDING = 0.4
"""Work of fewer seconds is done here: starting workers would take as long."""
GLANCE = 0.05
"""Seconds between two calls of what watches."""
AHEAD = 2
"""Chunks handed out for each worker, so that none waits for the next."""
TRIES = 2
"""How often a chunk is handed out; what is lost as often is worked out here."""


Workers: TypeAlias = Executor | str | None
"""Who works: "cores", "usual", None for this process, an executor or, without its type, a Dask client."""


class WorkedBy(NamedTuple):
    """How something is worked out: by whom, and what is called often on the way and may end it."""

    executor: Workers = USUAL
    watch: Watch | None = None


_chosen: list[Workers] = []
"""What `use` has chosen; nothing, until it is called."""


def use(executor: Workers = USUAL) -> None:
    """Choose what works out all playouts from now on: "cores", None for this process, an executor or a Dask client.

    Without anything it is as at the beginning: all cores in a notebook, this process elsewhere; or as many processes as
    the environment says in BARRAGE_NB_CORES.
    """
    _chosen[:] = [] if executor == USUAL else [_checked(executor)]


def usual() -> Workers:
    """What works out playouts where nobody says."""
    if _chosen:
        return _chosen[0]
    said = os.environ.get("BARRAGE_NB_CORES")
    if said is not None:
        if not said.isdecimal() or not int(said):
            raise ValueError(words.no_cores(got=said))
        return CORES if int(said) > 1 else None
    return CORES if _in_notebook() and cores() > 1 else None


def _in_notebook() -> bool:
    shell = sys.modules["IPython"].get_ipython() if "IPython" in sys.modules else None
    return hasattr(shell, "kernel")


def _checked(executor: Workers) -> Workers:
    """An executor of any kind; of a Dask client the executor that it has."""
    if _closed(executor):
        raise ValueError(words.client_closed())
    if executor is None or executor == CORES or hasattr(executor, "submit"):
        return executor
    raise TypeError(words.no_executor(got=executor))


def _closed(executor: Workers) -> bool:
    return getattr(executor, "status", None) == "closed"


def chosen(executor: Workers) -> Workers:
    """Who is to work, as it was said in a call."""
    return _checked(usual() if isinstance(executor, str) and executor == USUAL else executor)


def spread(job: AnyJob[Ending], limit: int, work: WorkedBy, start: int = 0) -> Batches[Ending]:
    """The playouts of a job in the order of their numbers, piece by piece; closing it ends the work."""
    executor, watch = chosen(work.executor), work.watch
    if executor is None:
        return _here(job, range(start, limit), watch)
    if isinstance(executor, str):
        return _on_cores(job, range(start, limit), watch)
    return _Spread(job, range(start, limit), _Foreign(executor), watch).pieces()


def _here(job: AnyJob[Ending], numbers: range, watch: Watch | None) -> Batches[Ending]:
    for number in numbers:
        if watch is not None:
            watch()
        yield [job.played(number, watch)]


def _on_cores(job: AnyJob[Ending], numbers: range, watch: Watch | None) -> Batches[Ending]:
    """The first playout here: it tells whether the rest is worth sending; so are the next, until a process is there."""
    start = time.perf_counter()
    yield from _here(job, numbers[:1], watch)
    each = time.perf_counter() - start
    rest = numbers[1:]
    sent = each * len(rest) >= WORTH_SENDING
    pool = Pool.of_this_process() if sent else None
    while rest and not (pool is not None and pool.awake()):
        yield from _here(job, rest[:1], watch)
        rest = rest[1:]
    if pool is not None:
        yield from _Spread(job, rest, pool, watch, each).pieces()


def wake() -> None:
    """Start the processes that work where nobody says what does, so that they are there when they are wanted."""
    if usual() == CORES:
        Pool.of_this_process().awake()


class _Foreign:
    """An executor that somebody else has made."""

    def __init__(self, executor: Executor) -> None:
        self.workers = _workers(executor)
        self.given = executor
        self.executor: Executor = executor.get_executor(pure=False) if hasattr(executor, "get_executor") else executor

    def submit(self, chunk: Chunk) -> "Future[Done]":
        """Hand out a chunk."""
        return self.executor.submit(work_out, chunk)

    @property
    def gone(self) -> bool:
        """Whether it has been closed: a Dask client that was closed may leave what it was handed waiting for ever."""
        return _closed(self.given)

    def give_up(self) -> None:
        """What runs is soon done."""


def _workers(executor: Executor) -> int:
    """How many work for an executor."""
    if hasattr(executor, "ncores"):
        return max(1, int(sum(executor.ncores().values())))
    return int(getattr(executor, "_max_workers", 0)) or cores()


class _Spread(Generic[Ending]):
    """Hands out chunks, and puts together what comes back in any order."""

    def __init__(
        self, job: AnyJob[Ending], numbers: range, workers: "_Foreign | Pool", watch: Watch | None, each: float = 0.0
    ) -> None:
        self.job, self.workers, self.watch = job, workers, watch
        self.packed = packed(job)
        self.rest = numbers
        self.each = each
        self.out: dict[Future[Done], tuple[range, int]] = {}
        self.found: dict[int, list[tuple[Ending, ...]]] = {}
        self.lost: list[tuple[range, int]] = []

    def pieces(self) -> Batches[Ending]:
        """What is done, in order."""
        following = self.rest.start
        end = self.rest.stop
        try:
            while following < end:
                self._hand_out()
                self._collect()
                while following in self.found:
                    piece = self.found.pop(following)
                    following += len(piece)
                    yield piece
        finally:
            for future in self.out:
                future.cancel()
            if self.out:
                self.workers.give_up()

    def _hand_out(self) -> None:
        while len(self.out) < AHEAD * self.workers.workers and (self.lost or self.rest):
            numbers, tries = self.lost.pop(0) if self.lost else (self._next(), 0)
            if tries < TRIES and not self.workers.gone:
                try:
                    self.out[self.workers.submit(Chunk(self.packed, numbers))] = numbers, tries
                    continue
                except Exception as error:  # every executor says in its own way that it takes nothing any more
                    self._tell(error)
            self.found[numbers.start] = [self.job.played(number, self.watch) for number in numbers]
            return

    def _next(self) -> range:
        """The next numbers: so many as take long enough, but at the end no more than leave something for everybody."""
        many = int(CHUNK_SECONDS / self.each) if self.each else 1
        share = -(-len(self.rest) // (AHEAD * self.workers.workers))
        size = max(1, min(many, share))
        chunk, self.rest = self.rest[:size], self.rest[size:]
        return chunk

    def _collect(self) -> None:
        """Take what is done; wait for it, but not longer than a glance."""
        if self.watch is not None:
            self.watch()
        ready, _ = wait(self.out, timeout=GLANCE, return_when=FIRST_COMPLETED)
        if not ready and self.workers.gone:
            self.lost += self.out.values()
            self.out.clear()
            self._tell(CancelledError("closed"))
        for future in ready:
            self._take(future, *self.out.pop(future))

    def _take(self, future: "Future[Done]", numbers: range, tries: int) -> None:
        error = CancelledError() if future.cancelled() else future.exception()
        if error is not None:  # that of a worker; what a policy raises comes as what is done
            if tries + 1 == TRIES:
                self._tell(error)
            self.lost.append((numbers, tries + 1))
            return
        done = future.result()
        if isinstance(done.error, GivenUp):  # other work of this process has been ended
            self.lost.append((numbers, tries))
        elif done.error is not None:
            raise done.error
        else:
            self.each = done.seconds / len(numbers)
            self.found[numbers.start] = done.ends

    def _tell(self, error: BaseException) -> None:
        why = f"{type(error).__name__}: {error}"
        warnings.warn(words.workers_lost(why=why), RuntimeWarning, stacklevel=2)
