"""Luck: what is drawn for the situations and challenges of the lessons."""

from random import Random

from ..engine.setup import checked_seed


def luck_of(task: str, seed: int) -> Random:
    """The luck of a task: the same again for the same seed."""
    return Random(f"{task} {checked_seed(seed)}")
