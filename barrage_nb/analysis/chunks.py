"""A chunk of playouts, as it is sent to a worker, and what the worker sends back."""

import pickle
import time
from collections.abc import Callable
from functools import lru_cache
from typing import Any, NamedTuple

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
