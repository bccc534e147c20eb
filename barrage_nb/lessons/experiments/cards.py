"""The canteen, a card to be tried out, and who used what in its games."""

import bz2
import json
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files

from ...analysis.experiments import WhoPlays
from ...analysis.uses import Used, played_uses
from ...engine.values import Table
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
