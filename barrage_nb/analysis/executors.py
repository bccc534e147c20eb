"""Who works out the playouts: this process, at once or in slices, all cores, or any executor, such as a cluster.

A playout is the same wherever it is worked out, so that all of them give the same numbers, bit for bit. What a lost
worker had to do is given to another, and in the end is done here.
"""

import asyncio
import gc
import multiprocessing
import os
import pickle
import signal
import sys
import threading
import time
import warnings
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, CancelledError, Executor, Future, wait
from contextlib import contextmanager
from functools import lru_cache
from multiprocessing.process import BaseProcess
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, Optional, TypeAlias, TypeVar

import cloudpickle

from ..words import analysis as words
from .playouts import AnyJob, Ending, Watch, named

if TYPE_CHECKING:
    from concurrent.futures import ProcessPoolExecutor

Batches: TypeAlias = Generator[list[tuple[Ending, ...]], None, None]

USUAL, CORES, SLICES = "usual", "cores", "slices"
IN_A_BROWSER = sys.platform == "emscripten"
"""There Python has neither threads nor processes."""
SLICE = 0.04
"""Seconds of work in a slice: the page answers between two of them."""
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
"""Who works: "cores", "slices", "usual", None for this process, an executor or, without its type, a Dask client."""


class WorkedBy(NamedTuple):
    """How something is worked out: by whom, and what is called often on the way and may end it."""

    executor: Workers = USUAL
    told: Watch | None = None

    @property
    def watch(self) -> Watch | None:
        """What is called often; in slices, as always in a browser, the page answers meanwhile."""
        return in_slices(self.told) if IN_A_BROWSER or chosen(self.executor) == SLICES else self.told


def in_slices(watch: Watch | None) -> Watch:
    """What is called often, and lets everything else go on after each slice of the work."""

    def watched() -> None:
        if time.perf_counter() - _slice[0] > SLICE:
            give_way()
            _slice[0] = time.perf_counter()
        if watch is not None:
            watch()

    return watched


_slice = [0.0]
"""When the slice began that is worked on."""


def give_way() -> None:
    """Let the event loop go on, where a browser can keep what is being worked out meanwhile; elsewhere threads do."""
    if not IN_A_BROWSER:
        return
    from pyodide.ffi import can_run_sync, run_sync  # type: ignore[import-not-found]

    if can_run_sync():
        run_sync(asyncio.sleep(0))


def fetched(package: str) -> None:
    """Have a package of Pyodide's, which a browser loads when it is first wanted."""
    if IN_A_BROWSER:
        from pyodide.ffi import run_sync
        from pyodide_js import loadPackage  # type: ignore[import-not-found]

        run_sync(loadPackage(package))


class Slices(Executor):
    """Works one thing out after the other, each begun by the event loop, where there are no threads."""

    def submit(self, do: Callable[..., Any], /, *given: Any, **named: Any) -> "Future[Any]":
        """Have something done soon."""
        coming: Future[Any] = Future()

        def work() -> None:
            try:
                coming.set_result(do(*given, **named))
            except BaseException as error:  # of whatever kind: it goes on to whoever waits
                coming.set_exception(error)

        asyncio.get_running_loop().call_soon(work)
        return coming


_chosen: list[Workers] = []
"""What `use` has chosen; nothing, until it is called."""


def use(executor: Workers = USUAL) -> None:
    """Choose what works out all playouts from now on: "cores", None for this process, an executor or a Dask client.

    Without anything it is as at the beginning: all cores in a notebook, this process elsewhere, in a browser in slices
    between which the page answers; or as many processes as the environment says in BARRAGE_NB_CORES.
    """
    _chosen[:] = [] if executor == USUAL else [_checked(executor)]


def usual() -> Workers:
    """What works out playouts where nobody says."""
    if _chosen or IN_A_BROWSER:
        return _chosen[0] if _chosen else SLICES
    said = os.environ.get("BARRAGE_NB_CORES")
    if said is not None:
        if not said.isdecimal() or not int(said):
            raise ValueError(words.no_cores(got=said))
        return CORES if int(said) > 1 else None
    shell = sys.modules["IPython"].get_ipython() if "IPython" in sys.modules else None
    return CORES if hasattr(shell, "kernel") and cores() > 1 else None


def _checked(executor: Workers) -> Workers:
    """An executor of any kind; of a Dask client the executor that it has."""
    if _closed(executor):
        raise ValueError(words.client_closed())
    if executor is None or executor in (CORES, SLICES) or hasattr(executor, "submit"):
        return executor
    raise TypeError(words.no_executor(got=executor))


def _closed(executor: Workers) -> bool:
    return getattr(executor, "status", None) == "closed"


def chosen(executor: Workers) -> Workers:
    """Who is to work, as it was said in a call."""
    return _checked(usual() if isinstance(executor, str) and executor == USUAL else executor)


# The cores of this machine: processes that are started once, wait for chunks of work, and end with this one.


class Chunk(NamedTuple):
    """Some playouts of a job."""

    packed: bytes
    numbers: range


class Done(NamedTuple):
    """What came of a chunk: how the playouts ended, or what a policy raised; and how long it took."""

    ends: list[tuple[Any, ...]]
    seconds: float
    error: Exception | None = None


class GivenUp(Exception):
    """Work that is not wanted any more."""


def packed(job: AnyJob[Any]) -> bytes:
    """A job as it is sent; functions of a notebook are sent whole."""
    try:
        return bytes(cloudpickle.dumps(job))
    except (pickle.PicklingError, TypeError) as error:
        raise TypeError(words.cannot_be_sent(policy=named(job.policy), why=error)) from error


@lru_cache(8)
def unpacked(packed: bytes) -> AnyJob[Any]:
    """A job as it was sent; a worker gets many chunks of it."""
    job: AnyJob[Any] = pickle.loads(packed)
    return job


@contextmanager
def uncollected() -> Iterator[None]:
    """Without looking for what is in circles: a playout leaves nothing there, and it took a quarter of a search."""
    was = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was:
            gc.enable()


def work_out(chunk: Chunk, watch: Callable[[], Any] | None = None) -> Done:
    """Work out a chunk; what a policy raises is sent back, so that it is not taken for a lost worker."""
    start = time.perf_counter()
    try:
        job = unpacked(chunk.packed)
        with uncollected():
            ends = [job.played(number, watch) for number in chunk.numbers]
    except Exception as error:  # whatever a policy may raise is for whoever has written it
        return Done([], 0.0, error)
    return Done(ends, time.perf_counter() - start)


HandedBack = TypeVar("HandedBack")


def cores() -> int:
    """How many cores this process may use."""
    said = os.environ.get("BARRAGE_NB_CORES", "")
    if said.isdecimal() and int(said):
        return int(said)
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class Pool:
    """A process for each core."""

    shared: ClassVar[Optional["Pool"]] = None

    gone: ClassVar[bool] = False
    """A pool of our own never goes: a process that has died is started again."""

    def __init__(self) -> None:
        self.workers = cores()
        self.context = _context()
        # The number of the work that is wanted; whatever has a smaller one is given up.
        self._wanted: Any = self.context.RawValue("Q", 0)
        self._executor: ProcessPoolExecutor | None = None
        self._starting = threading.RLock()
        self._starter: threading.Thread | None = None
        self._begun: list[Future[None]] = []

    @classmethod
    def of_this_process(cls) -> "Pool":
        """The pool that all work of this process shares."""
        if cls.shared is None or cls.shared.workers != cores():
            cls.close()
            cls.shared = Pool()
        return cls.shared

    @classmethod
    def close(cls) -> None:
        """End the processes of the shared pool; the next work starts others."""
        if cls.shared is not None:
            cls.shared.end()
            cls.shared = None

    def submit(self, chunk: Chunk) -> "Future[Done]":
        """Hand out a chunk."""
        return self._submit(_work, chunk, self._wanted.value)

    def awake(self) -> bool:
        """Whether one of its processes has begun; those that are not there are started, and not waited for."""
        with self._starting:
            if self._starter is None:
                # The first process that is started waits for the imports of the server that it is forked from.
                self._starter = threading.Thread(target=self._start, daemon=True)
                self._starter.start()
        return any(begun.done() for begun in self._begun)

    def _start(self) -> None:
        try:
            self._begun = [self._submit(_nothing) for _ in range(self.workers)]
        except Exception as error:  # of whatever kind: whoever hands out work meets it again, and tells
            failed: Future[None] = Future()
            failed.set_exception(error)
            self._begun = [failed]

    def processes(self) -> tuple[int, ...]:
        """The numbers of its processes, by which the system knows them."""
        return tuple(self._executor._processes) if self._executor is not None else ()

    def give_up(self) -> None:
        """Nothing that runs is wanted any more."""
        self._wanted.value += 1

    def end(self) -> None:
        """End the processes."""
        self.give_up()
        if self._executor is not None:
            processes = list((self._executor._processes or {}).values())
            self._executor.shutdown(wait=False, cancel_futures=True)
            self._executor = None
            # One that was starting while another died is not ended by their executor, which then waits for it for ever.
            for process in processes:
                process.terminate()
        self._starter, self._begun = None, []

    def _submit(self, do: Callable[..., HandedBack], *given: Any) -> "Future[HandedBack]":
        """Hand out anything; where a process has died, new ones are started."""
        try:
            return self._running().submit(do, *given)
        except BrokenExecutor:  # which a broken pool of processes is
            self.end()
            return self._running().submit(do, *given)

    def _running(self) -> "ProcessPoolExecutor":
        from concurrent.futures import ProcessPoolExecutor

        with self._starting:
            if self._executor is None:
                self._executor = ProcessPoolExecutor(self.workers, self.context, _begin, (self._wanted,))
            return self._executor


def _context() -> Any:
    """How processes are started: never by a copy of this one, which may have threads, as a notebook has."""
    if sys.platform != "linux":
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([__name__, "barrage_nb.analysis.quick"])
    return context


_wanted: list[Any] = []


def _begin(wanted: Any) -> None:
    """Begin a worker: what the imports made is never garbage, and it ends when its parent does, however that ends."""
    gc.freeze()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a notebook that is interrupted says so itself
    _wanted[:] = [wanted]
    parent = multiprocessing.parent_process()
    assert parent is not None
    threading.Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: BaseProcess) -> None:
    parent.join()
    os._exit(0)


def _nothing() -> None:
    """What a process does first: it is there."""


def _work(chunk: Chunk, number: int) -> Done:
    wanted = _wanted[0]

    def watch() -> None:
        if wanted.value != number:
            raise GivenUp

    return work_out(chunk, watch)


# Work is handed out.


def spread(job: AnyJob[Ending], limit: int, work: WorkedBy, start: int = 0) -> Batches[Ending]:
    """The playouts of a job in the order of their numbers, piece by piece; closing it ends the work."""
    executor, watch = chosen(work.executor), work.watch
    if executor is None or executor == SLICES:
        return _here(job, range(start, limit), watch)
    if isinstance(executor, str):
        return _on_cores(job, range(start, limit), watch)
    return _Spread(job, range(start, limit), _Foreign(executor), watch).pieces()


def _here(job: AnyJob[Ending], numbers: range, watch: Watch | None) -> Batches[Ending]:
    for number in numbers:
        if watch is not None:
            watch()
        with uncollected():
            ends = job.played(number, watch)
        yield [ends]


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
        ahead = 1 if self.each > CHUNK_SECONDS else AHEAD  # whoever asks for something else meanwhile comes soon
        while len(self.out) < ahead * self.workers.workers and (self.lost or self.rest):
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
        size = max(1, min(many, -(-len(self.rest) // (AHEAD * self.workers.workers))))
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
        warnings.warn(words.workers_lost(why=f"{type(error).__name__}: {error}"), RuntimeWarning, stacklevel=2)
