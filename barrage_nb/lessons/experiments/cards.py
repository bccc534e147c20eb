"""The canteen, a card to be tried out, and who used what in its games."""

import bz2
import json
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files

from ...analysis.experiments import WhoPlays
from ...analysis.rounds import GameRow
from ...analysis.uses import Used, played_uses, pushed_out, use_of_card, users_against_others
from ...engine.values import Table
from ..printed import GAME
from . import CARDS, MADE, seeds

LESSON, KEPT = "28_your_own_card", "28_uses.jsonl.bz2"
CARD = "space canteen"


def played_once(players: Mapping[str, WhoPlays], block: range) -> list[Used]:
    """Who used what in the games of the lesson's experiment in a block."""
    return played_uses(CARDS, players, MADE[LESSON].n, seeds(LESSON, block).start)


def packed(found: Iterable[Used]) -> bytes:
    """What is kept of them."""
    return bz2.compress("\n".join(json.dumps(each._replace(uses=dict(each.uses))) for each in found).encode())


def unpacked(kept: bytes) -> tuple[Used, ...]:
    """What was kept."""
    lines = map(json.loads, bz2.decompress(kept).decode().splitlines())
    return tuple(Used._make([*each, Table(uses)]) for *each, uses in lines)


@cache
def canteen() -> tuple[Used, ...]:
    """Who used what in the games of the canteen."""
    return unpacked((files(__package__) / KEPT).read_bytes())


def used(design: str) -> list[GameRow]:
    """How often the canteen of a design is used: a row for each kind of players."""
    return [_without(row, "design") for row in use_of_card(canteen(), CARD) if row["design"] == design]


def users(design: str) -> list[GameRow]:
    """How its users ended against the others, in points and in games won."""
    left = "design", "won_more", "won_more_low", "won_more_high"
    return [_without(row, *left) for row in users_against_others(canteen(), CARD) if row["design"] == design]


def by_part(design: str) -> list[GameRow]:
    """What it pushes out of the office."""
    return [row for row in pushed_out(canteen(), CARD, design) if row["what"] in GAME.spaces_of_section]


def _without(row: GameRow, *columns: str) -> GameRow:
    return {name: value for name, value in row.items() if name not in columns}
