"""What is expected of a company after a round: `python tools/winning.py FOLDER` finds it, some minutes of games.

`python tools/winning.py FOLDER judged` plays other games, and writes how often what is expected comes, as
docs/analysis.md has it. Games that lie in the folder already are not played again.
"""

import json
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from barrage_nb import Design
from barrage_nb.analysis import experiment, winning
from barrage_nb.analysis.experiments import Experiment
from barrage_nb.analysis.rounds import GameRow
from barrage_nb.analysis.seeds import FOUND_ON, STRENGTH
from barrage_nb.lessons.experiments import EVERYBODY, STRONGEST

TABLE = Path(winning.__file__).with_name("winning.json")
WHO = {**EVERYBODY, STRONGEST: "very hard"}
SEATS = (2, 3, 4)
FOUND, JUDGED = 300, 60
"""So many games of each kind of players, for each number of companies, and to judge by under each design."""
FIRST_FOUND, FIRST_JUDGED = FOUND_ON[300_000], STRENGTH[20_000]
CHANGED = {"printed": Design(), "4 rounds": Design(rounds=4), "double prizes": Design(first_prize=12, second_prize=4)}
WIDTHS = np.arange(2, 40, 0.5)
RIDGE = 1.0
"""Of what hardly ever differs, a worth is nothing rather than anything."""


class Moment(NamedTuple):
    """The companies of a game after a round: their numbers and final points, less the mean, and who won."""

    numbers: np.ndarray[Any, Any]
    points: np.ndarray[Any, Any]
    won: np.ndarray[Any, Any]


def games(n: int, first: int, designs: Mapping[str, Design], folder: Path) -> dict[int, Experiment]:
    """Games for every number of companies."""
    return {
        seats: experiment(
            designs, WHO, n, first + 1000 * seats, seats=seats, save=folder / f"{first}_{seats}.jsonl", executor="cores"
        )
        for seats in SEATS
    }


def moments(rows: Sequence[GameRow]) -> Iterator[tuple[int, Moment]]:
    """What is to be learned from a game, with the number of rounds to come."""
    after = winning.counted(rows)
    last = {row["company"]: row for row in rows[-len(after[-1]) :]}
    for done, each in enumerate(after[:-1], 1):
        numbers = np.array(list(each.values()), float)
        points = np.array([last[who]["vp"] for who in each], float)
        won = np.array([last[who]["won"] for who in each])
        yield len(after) - done, Moment(numbers - numbers.mean(0), points - points.mean(), won)


def expected(found: Iterable[Sequence[GameRow]]) -> dict[int, dict[str, Any]]:
    """What each number is worth, by least squares, and the width of the curve, by the greatest likelihood."""
    apart: dict[int, list[Moment]] = {}
    for rows in found:
        for to_come, moment in moments(rows):
            apart.setdefault(to_come, []).append(moment)
    return {to_come: _fitted(each) for to_come, each in sorted(apart.items())}


def _fitted(each: Sequence[Moment]) -> dict[str, Any]:
    numbers, points = (np.concatenate(part) for part in list(zip(*each, strict=True))[:2])
    worth = np.linalg.solve(numbers.T @ numbers + RIDGE * np.eye(numbers.shape[1]), numbers.T @ points).round(2)
    width = min(WIDTHS, key=lambda width: sum(_surprise(moment.numbers @ worth / width, moment.won) for moment in each))
    names = (*winning.HAS, *winning.SO_FAR)
    return {"worth": dict(zip(names, map(float, worth), strict=True)), "width": float(width)}


def _surprise(parts: np.ndarray[Any, Any], won: np.ndarray[Any, Any]) -> float:
    return float(np.log(np.exp(parts - parts.max()).sum()) + parts.max() - parts @ won)


def told(who: str, found: Iterable[Sequence[GameRow]]) -> Iterator[str]:
    """How often what was expected came, in the lines of a table."""
    each = list(found)
    brier, even = winning.brier(each), winning.brier(each, winning.evenly)
    tenths = (f"{100 * one.expected:.0f}: {one.came.share}" for one in winning.calibration(each))
    yield f"| {who} | {len(each)} | {brier} | {even} | {'; '.join(tenths)} |"


def judged(folder: Path) -> Iterator[str]:
    """The table of docs/analysis.md."""
    every = games(JUDGED, FIRST_JUDGED, CHANGED, folder)
    flat = [(seats, game, rows) for seats, found in every.items() for game, rows in found.games.items()]
    printed = [each for each in flat if each[1].design == "printed"]
    yield from told("all, printed", [rows for *_, rows in printed])
    for seats in SEATS:
        yield from told(f"{seats} companies", [rows for here, _, rows in printed if here == seats])
    for who in WHO:
        yield from told(who, [rows for _, game, rows in printed if game.players == who])
    for name in list(CHANGED)[1:]:
        yield from told(name, [rows for _, game, rows in flat if game.design == name])


if __name__ == "__main__":
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    if sys.argv[2:] == ["judged"]:
        print("\n".join(judged(folder)))
    else:
        every = games(FOUND, FIRST_FOUND, {"printed": Design()}, folder)
        TABLE.write_text(
            json.dumps(expected(rows for found in every.values() for rows in found.games.values()), indent=1) + "\n",
            "utf-8",
        )
        print(TABLE.read_text("utf-8"))
