"""Positions near the end of a game whose best moves are known for certain: `best_moves.json`."""

import json
from pathlib import Path
from typing import NamedTuple

from barrage_nb import Position, play, read_move, sketch
from barrage_nb.engine.moves import Move


class Known(NamedTuple):
    """A position, the moves that are best in it, and how many points better they are than any other."""

    name: str
    position: Position
    best: frozenset[Move]
    by: int


def known_positions() -> list[Known]:
    """All of them, each at the question that it is about."""
    told = json.loads(Path(__file__).with_name("best_moves.json").read_text("utf-8"))["positions"]
    return [Known(case["name"], _at(case), frozenset(map(read_move, case["best"])), case["by"]) for case in told]


def _at(case: dict[str, str]) -> Position:
    position = sketch(case["sketch"])
    for move in case["after"]:
        position = play(position, move).after
    return position
