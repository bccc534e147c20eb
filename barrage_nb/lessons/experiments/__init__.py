"""Experiments of the lessons with more games than a lesson has time for, as `tools/experiments.py` has made them."""

import gzip
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from ...analysis.experiments import PLAYERS, Experiment, WhoPlays, load_experiment
from ...engine.design import Design


class LargeExperiment(NamedTuple):
    """What an experiment was asked for."""

    designs: Mapping[str, Design]
    n: int
    players: Mapping[str, WhoPlays] = PLAYERS


WHEELS = {f"{number} segments": Design(wheel_segments=number) for number in range(3, 9)}

MADE = {
    "20_tempo": LargeExperiment(WHEELS, 40),
}
"""The experiments by the names of their lessons."""


@cache
def large(lesson: str) -> Experiment:
    """The large experiment of a lesson: every game of it can be played again with `experiment`, and is the same."""
    packed = (files(__package__) / f"{lesson}.jsonl.gz").read_bytes()
    return load_experiment(gzip.decompress(packed).decode(), lesson)
