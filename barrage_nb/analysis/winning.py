"""The chance of each company to win after every round of a game, and what these chances say of the whole game.

What a company has after a round, times what that is worth with so many rounds to come, says how far it is expected to
end ahead of the mean of the table; one curve makes chances of that. Worths and widths were found by
`tools/winning.py`, and docs/analysis.md says how often what they expect comes.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from itertools import groupby, pairwise
from math import exp, log, nan
from statistics import fmean
from typing import Any, NamedTuple, TypeAlias

from ..words.experiments import IN_ROUND
from .statistics import Estimate, mean, wilson

HAS = ("vp", "energy", "credits", "machines", "on_wheel", "water")
"""What a company has at the end of a round."""
SO_FAR = ("bases", "elevations", "conduit_value", "powerhouses", "contracts", "vp_income", "productions")
"""What it has done from the first round to this one."""
DIGITS = 6
"""So many digits of a chance are the same on every machine."""
SURELY = 0.8
"""Once the winner has such a chance, and keeps it, the game is settled."""
TENTHS = 10

Numbers: TypeAlias = tuple[float, ...]
"""The numbers of `HAS` and `SO_FAR`, in their order."""
Told: TypeAlias = Mapping[str, Any]
"""What is told of a company after a round: a row as `by_round` makes it."""
Chances: TypeAlias = dict[str, float]
"""The chance to win, by company."""


class Expects(NamedTuple):
    """With so many rounds to come: what each number is worth at the end, and how wide the curve is."""

    worth: Numbers
    width: float


@cache
def expects() -> Mapping[int, Expects]:
    """What is expected, by the number of rounds to come."""
    kept = json.loads((files(__package__) / "winning.json").read_text("utf-8"))
    return {int(to_come): Expects(tuple(each["worth"].values()), each["width"]) for to_come, each in kept.items()}


def counted(rows: Sequence[Told]) -> list[dict[str, Numbers]]:
    """The numbers of each company, after each round."""
    done = {row["company"]: dict.fromkeys(SO_FAR, 0) for row in rows}
    found = []
    for _, here in groupby(rows, key=lambda row: row["round"]):
        after = dict[str, Numbers]()
        for row in here:
            so_far = done[row["company"]]
            for name in SO_FAR:
                so_far[name] += row[name]
            after[row["company"]] = (*(row[name] for name in HAS), *so_far.values())
        found.append(after)
    return found


def chances(rows: Sequence[Told]) -> list[Chances]:
    """The chances of all companies after each round; after the last, their shares of the first place."""
    *before, last = counted(rows)
    table = expects()
    known = [_chances(each, table[min(len(before) - done, max(table))]) for done, each in enumerate(before)]
    return [*known, {row["company"]: row["won"] for row in rows[-len(last) :]}]


def _chances(numbers: Mapping[str, Numbers], by: Expects) -> Chances:
    expected = {who: sum(map(float.__mul__, by.worth, map(float, each))) for who, each in numbers.items()}
    most = max(expected.values())
    parts = {who: exp((each - most) / by.width) for who, each in expected.items()}
    whole = sum(parts.values())
    return {who: round(part / whole, DIGITS) for who, part in parts.items()}


def chance_rows(rows: Sequence[Told]) -> list[Told]:
    """A row for each round and company of a game with its chance, from the even one before the first: for a plot."""
    found = chances(rows)
    even = dict.fromkeys(found[0], 1 / len(found[0]))
    return [
        {"round": round, "company": who, "chance": chance}
        for round, each in enumerate([even, *found])
        for who, chance in each.items()
    ]


# Measures of a whole game.


def drama(rows: Sequence[Told]) -> float:
    """How far the winner was behind the favourite, in hundredths of a chance: the mean before the last round."""
    *before, last = chances(rows)
    behind = [max(each.values()) - _winners(each, last) for each in before]
    return 100 * fmean(behind) if behind else nan


def favourite_changes(rows: Sequence[Told]) -> float:
    """How many rounds end with another favourite than the round before; after the last it is the winner."""
    best = [{who for who, chance in each.items() if chance == max(each.values())} for each in chances(rows)]
    return float(sum(before.isdisjoint(after) for before, after in pairwise(best)))


def settled(rows: Sequence[Told]) -> float:
    """After which share of the rounds, in hundredths, the winner has a chance of 80 percent and keeps it."""
    found = chances(rows)
    number = len(found)
    while number > 1 and _winners(found[number - 2], found[-1]) >= SURELY:
        number -= 1
    return 100 * number / len(found)


def uncertainty(rows: Sequence[Told]) -> float:
    """How open a game is before its last round: 100 where all have the same chance, 0 where one surely wins."""
    before = chances(rows)[:-1]
    return fmean(map(_open, before)) if before else nan


def uncertainty_after(number: int) -> Callable[[Sequence[Told]], float]:
    """How open a game is after one round; a game without that round says nothing."""

    def read(rows: Sequence[Told]) -> float:
        found = chances(rows)
        return _open(found[number - 1]) if number <= len(found) else nan

    read.__name__ = f"{uncertainty.__name__}{IN_ROUND}{number}"
    return read


def _winners(chance: Chances, last: Chances) -> float:
    """The chance that the later winner had; of several, the one who had the most."""
    return max(chance[who] for who, won in last.items() if won == max(last.values()))


def _open(chance: Chances) -> float:
    """The entropy of chances, in hundredths of the entropy of even ones."""
    if len(chance) < 2:
        return nan
    return -100 * sum(each * log(each) for each in chance.values() if each) / log(len(chance))


# Can they be believed?


class Tenth(NamedTuple):
    """Chances of one tenth, such as those from 20 to 30 percent: their mean, and how often those companies won."""

    expected: float
    came: Estimate

    @property
    def row(self) -> Told:
        """The tenth as a row of a table."""
        return {"expected": self.expected, **self.came.columns("came"), "n": self.came.n}


def calibration(games: Iterable[Sequence[Told]]) -> list[Tenth]:
    """How often companies won that had such a chance after some round before the last, tenth by tenth.

    A game that gives a tenth several chances counts once: its interval is one of games.
    """
    found = dict[int, list[tuple[float, float, int]]]()
    for rows in games:
        *before, last = chances(rows)
        each = [(chance, last[who]) for here in before for who, chance in here.items()]
        for tenth in {_tenth(chance) for chance, _ in each}:
            mine = [pair for pair in each if _tenth(pair[0]) == tenth]
            sums = sum(chance for chance, _ in mine), sum(won for _, won in mine), len(mine)
            found.setdefault(tenth, []).append(sums)
    return [_told(found[tenth]) for tenth in sorted(found)]


def _tenth(chance: float) -> int:
    return min(TENTHS - 1, int(TENTHS * chance))


def _told(sums: Sequence[tuple[float, float, int]]) -> Tenth:
    """A tenth, from what each game gives to it: its chances and its wins together, and how many there are."""
    there = sum(number for _, _, number in sums)
    rate = sum(won for _, won, _ in sums) / there
    usual = there / len(sums)
    by_game = mean([rate + (won - rate * number) / usual for _, won, number in sums])
    known = by_game if 0 < rate < 1 and len(sums) > 1 else wilson(rate, len(sums))
    came = known._replace(low=max(0.0, known.low), high=min(1.0, known.high))
    return Tenth(sum(chance for chance, _, _ in sums) / there, came)


def evenly(rows: Sequence[Told]) -> list[Chances]:
    """The same chance for everybody, after each round before the last: what whoever knows nothing would say."""
    *before, last = chances(rows)
    return [*(dict.fromkeys(each, 1 / len(each)) for each in before), last]


def brier(games: Iterable[Sequence[Told]], said: Callable[[Sequence[Told]], list[Chances]] = chances) -> Estimate:
    """How far what is said is from what came, squared and added up over the companies: 0 is best."""
    return mean([_squares(said(rows)) for rows in games])


def _squares(found: Sequence[Chances]) -> float:
    *before, last = found
    return fmean(sum((chance - last[who]) ** 2 for who, chance in each.items()) for each in before)
