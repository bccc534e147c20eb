"""The cores of this machine: processes that are started once, wait for chunks of work, and end with this one."""

import gc
import multiprocessing
import os
import pickle
import signal
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from multiprocessing.process import BaseProcess
from typing import Any, ClassVar, NamedTuple, Optional, TypeVar

import cloudpickle

from ..words import analysis as words
from .playouts import AnyJob, named


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


def work_out(chunk: Chunk, watch: Callable[[], Any] | None = None) -> Done:
    """Work out a chunk; what a policy raises is sent back, so that it is not taken for a lost worker."""
    start = time.perf_counter()
    try:
        job = unpacked(chunk.packed)
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
        except BrokenProcessPool:
            self.end()
            return self._running().submit(do, *given)

    def _running(self) -> ProcessPoolExecutor:
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
