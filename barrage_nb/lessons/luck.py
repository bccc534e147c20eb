"""Luck: what is drawn for the situations and challenges of the lessons."""

from itertools import chain, count
from random import Random

from ..engine.setup import checked_seed


def luck_of(task: str, seed: int) -> Random:
    """The luck of a task: the same again for the same seed."""
    return Random(f"{task} {checked_seed(seed)}")


ANSWERS = 5
"""So many numbers are there to choose from."""


def numbers_near(luck: Random, truth: int, *mistakes: int, least: int = 0) -> tuple[int, ...]:
    """Numbers to choose from: the true one, what a mistake comes to, and what lies near."""
    chosen = {truth}
    for each in chain(mistakes, count(max(least, truth - luck.randint(0, ANSWERS - 2)))):
        if len(chosen) == ANSWERS:
            break
        if each >= least:
            chosen.add(each)
    return tuple(sorted(chosen))
