"""What a game is measured by: one number from its rows, by round and company."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import groupby, pairwise
from math import isnan, nan
from statistics import fmean
from typing import TypeAlias

from ..words import experiments as words
from .rounds import NUMBERS, GameRow

Measure: TypeAlias = str | Callable[[Sequence[GameRow]], float]
"""A column, one of `OF_A_GAME`, or a function from the rows of a game; `nan` says nothing of it."""
AT_THE_END = ("won", "vp", "standing", "credits", "machines", "on_wheel", "water")
"""Columns of which the end of the game is meant; of the others it is the whole game."""
PLACES = ("place", "rank")
"""Columns of which the mean of the rounds is meant; of the others it is their sum."""


def measured(measure: Measure) -> Callable[[Sequence[GameRow]], float]:
    """What reads a measure from the rows of a game; of a column it is the mean of the companies."""
    if callable(measure):
        return measure
    if measure in OF_A_GAME:
        return OF_A_GAME[measure]
    if measure not in NUMBERS:
        raise ValueError(words.no_measure(got=measure, known=(*OF_A_GAME, *NUMBERS)))

    def read(rows: Sequence[GameRow]) -> float:
        if measure in AT_THE_END:
            return fmean(row[measure] for row in list(rounds_of(rows))[-1])
        each = [row[measure] for row in rows]
        return fmean(each) if measure in PLACES else sum(each) / len({row["company"] for row in rows})

    return read


def in_round(number: int, column: str) -> Callable[[Sequence[GameRow]], float]:
    """A measure of one round: the mean of the companies in a column; a game without that round says nothing."""

    def read(rows: Sequence[GameRow]) -> float:
        each = [row[column] for row in rows if row["round"] == number]
        return fmean(each) if each else nan

    read.__name__ = f"{column}{words.IN_ROUND}{number}"
    return read


def named_measure(measure: Measure) -> str:
    """What a measure is called."""
    return measure if isinstance(measure, str) else measure.__name__


def rounds_of(rows: Sequence[GameRow]) -> Iterator[list[GameRow]]:
    """The rows of a game, round by round."""
    return (list(each) for _, each in groupby(rows, key=lambda row: row["round"]))


def gap(rows: Sequence[GameRow]) -> float:
    """How many points lie between the winner and the last."""
    points = [row["vp"] for row in list(rounds_of(rows))[-1]]
    return float(max(points) - min(points))


def new_leaders(rows: Sequence[GameRow]) -> float:
    """How many rounds end with another leader than the round before."""
    leaders = [{row["company"] for row in each if row["standing"] < 2} for each in rounds_of(rows)]
    return float(sum(before.isdisjoint(after) for before, after in pairwise(leaders) if before and after))


def rank_kept(rows: Sequence[GameRow]) -> float:
    """How alike the ranks by energy of two rounds in a row are: 1 the same, 0 no connection, -1 turned round."""
    ranks = [{row["company"]: row["rank"] for row in each} for each in rounds_of(rows)]
    found = [correlation(list(a.values()), [b[who] for who in a]) for a, b in pairwise(ranks)]
    known = [each for each in found if not isnan(each)]
    return fmean(known) if known else nan


def early_lead(rows: Sequence[GameRow]) -> float:
    """How alike the standing after the second round and the last one are: 1 the same, -1 turned round."""
    standings = [{row["company"]: row["standing"] for row in each} for each in rounds_of(rows)]
    early, late = standings[min(1, len(standings) - 1)], standings[-1]
    return correlation(list(early.values()), [late[who] for who in early])


def pipe_lead(rows: Sequence[GameRow]) -> float:
    """How many points whoever built the most conduit, by value, ends ahead of the others on average."""
    values = Counter[str]()
    for row in rows:
        values[row["company"]] += row["conduit_value"]
    last = list(rounds_of(rows))[-1]
    most = max(values.values())
    builders = [row["vp"] for row in last if values[row["company"]] == most]
    others = [row["vp"] for row in last if values[row["company"]] < most]
    return fmean(builders) - fmean(others) if others else nan


def head_start(rows: Sequence[GameRow]) -> float:
    """How much more energy a round brings to whoever begins it than to whoever is last in its turn order."""
    each = [sorted(here, key=lambda row: row["place"]) for here in rounds_of(rows)]
    return fmean(here[0]["energy"] - here[-1]["energy"] for here in each)


def shared_water(rows: Sequence[GameRow]) -> float:
    """How many of a hundred used drops come into a dam of a rival."""
    drops = sum(row["drops"] for row in rows)
    return 100 * sum(row["given_away"] for row in rows) / drops if drops else nan


OF_A_GAME: dict[str, Callable[[Sequence[GameRow]], float]] = {
    "gap": gap,
    "new_leaders": new_leaders,
    "rank_kept": rank_kept,
    "early_lead": early_lead,
    "pipe_lead": pipe_lead,
    "head_start": head_start,
    "shared_water": shared_water,
}
"""Measures of a whole game, which no single company has."""


def correlation(one: Sequence[float], other: Sequence[float]) -> float:
    """How much two rows of numbers rise and fall together, by Pearson; where one of them never changes, nothing."""
    a, b = ([each - fmean(values) for each in values] for values in (one, other))
    whole = (sum(x * x for x in a) * sum(y * y for y in b)) ** 0.5
    return sum(x * y for x, y in zip(a, b, strict=True)) / whole if whole else nan
