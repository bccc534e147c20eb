"""The large experiments of the lessons, played once more on other seeds and by more minds (`tools/experiments.py`)."""

import bz2
from functools import cache
from pathlib import Path

from barrage_nb.analysis.experiments import Experiment, load_experiment
from barrage_nb.lessons.experiments.duels import KEPT, Meeting, unpacked

SHELF = Path(__file__).parent


@cache
def second(name: str) -> Experiment:
    """The second block of an experiment."""
    return load_experiment(bz2.decompress((SHELF / f"{name}.jsonl.bz2").read_bytes()).decode(), name)


@cache
def second_meetings() -> tuple[Meeting, ...]:
    """The second block of the games of which only the end is kept."""
    return unpacked((SHELF / KEPT).read_bytes())
