"""The legend: every symbol of the table with a word beside it."""

from collections.abc import Callable
from math import ceil

from ..board.refs import Ref
from ..words import scene_table as words
from . import icons
from .cards import ground, tile
from .icons import SMALLEST, Shapes
from .remembered import remembered
from .shapes import Layer, Line, Path, Rect, Text, Thing, commands

MARGIN, ROW, CELL = 14, 29, 176
"""The room around the legend, how high an entry is, and how wide it is at least."""
SYMBOL, WORDS = 22, 46
"""Where in an entry the middle of its symbol is, and where its words begin."""


def legend_height(width: float) -> float:
    """How high a legend of a width is."""
    return _rows(width) * ROW + 2 * MARGIN


def legend_things(width: float) -> list[Thing]:
    """The legend, from the top down, column by column."""
    rows = _rows(width)
    pitch = (width - 2 * MARGIN) / _columns(width)
    return [
        ground("legend", width, legend_height(width)),
        *(
            _entry(name, MARGIN + pitch * (index // rows), MARGIN + ROW * (index % rows), pitch)
            for index, name in enumerate(SYMBOLS)
        ),
    ]


def _columns(width: float) -> int:
    return max(1, int((width - 2 * MARGIN) // CELL))


def _rows(width: float) -> int:
    return ceil(len(SYMBOLS) / _columns(width))


@remembered(256)
def _entry(name: str, left: float, top: float, width: float) -> Thing:
    y = top + ROW / 2
    text = Text(left + WORDS, y, words.LEGEND[name], SMALLEST, "ink", 400, "start")
    outline = Rect(left, top, width, ROW, radius=6)
    shapes = (*SYMBOLS[name](left + SYMBOL, y), text)
    return Thing(Ref("legend", name), Layer.PIECE, shapes, words.LEGEND_SENTENCES[name], outline)


def _free(x: float, y: float) -> Shapes:
    return (Rect(x - 14, y - 8, 28, 16, None, "plan", 1.6, 4, (4, 3)),)


def _fee(x: float, y: float) -> Shapes:
    return *_free(x - 4, y + 2), *icons.coin(x + 12, y - 5, 13)


def _closed(x: float, y: float) -> Shapes:
    cross = (Line(x - 6, y + way * 6, x + 6, y - way * 6, "soft", 1.6) for way in (1, -1))
    return Rect(x - 14, y - 9.5, 28, 19, None, "edge", 1.4, 5), *cross


def _neutral(x: float, y: float) -> Shapes:
    joints = (Line(x + dx, y - 6, x + dx, y + 6, "wall", 1.6) for dx in (-5, 5))
    return Rect(x - 14, y - 6, 28, 12, "neutral", radius=2), *joints


def _income(x: float, y: float) -> Shapes:
    return Rect(x - 15, y - 10.5, 30, 21, "hot_ground", "hot", 1.4, 6), *icons.coin(x, y, 17, 3)


def _now(x: float, y: float) -> Shapes:
    return Rect(x - 11, y - 11, 22, 22, "now", radius=6), Text(x, y, "2", 14, "now_text", 700)


def _marker(x: float, y: float) -> Shapes:
    ring = Rect(x - 21, y - 11, 42, 22, "slot", "plan", 1.5, 11)
    return ring, Text(x - 12, y, "4", 13, "ink", 700), *icons.arrow(x, y, 9), Text(x + 12, y, "9", 13, "soft")


def _tank(x: float, y: float) -> Shapes:
    room = Rect(x - 10, y - 10, 20, 20, "tank")
    sides = Path(commands(f"M{x - 12} {y - 11}L{x - 12} {y + 11}L{x + 12} {y + 11}L{x + 12} {y - 11}"), None, "plan", 3)
    return room, Rect(x - 9, y + 1, 18, 8, "drop"), Line(x - 9, y - 1, x + 9, y - 1, "socket_edge", 1.4, (4, 3)), sides


def _ring(x: float, y: float) -> Shapes:
    return Rect(x - 14, y - 9, 28, 18, "panel", "edge", 1.2, 5), Rect(x - 16, y - 11, 32, 22, None, "hot", 2.5, 7)


def _limit(x: float, y: float) -> Shapes:
    return *icons.piece("conduit", x - 11, y, 13), Text(x - 3, y, words.LEGEND_LIMIT, SMALLEST, "ink", 600, "start")


SYMBOLS: dict[str, Callable[[float, float], Shapes]] = {
    "credits": lambda x, y: icons.coin(x, y, 19),
    "vp": lambda x, y: icons.victory(x, y, 21, 5),
    "engineers": lambda x, y: icons.engineer(x, y, 18),
    "excavators": lambda x, y: icons.excavator(x, y, 18),
    "mixers": lambda x, y: icons.mixer(x, y, 18),
    "machinery": lambda x, y: icons.cog(x, y, 18),
    "energy": lambda x, y: icons.bolt(x, y, 18),
    "contract": lambda x, y: icons.paper(x, y, 19),
    "fulfilled": lambda x, y: icons.check(x, y, 17),
    "limit": _limit,
    "drop": lambda x, y: icons.drop(x, y + 1, 18),
    "socket": _tank,
    "flowing": lambda x, y: icons.flowing(x - 4, y + 1, 17),
    "neutral": _neutral,
    "marker": _marker,
    "base": lambda x, y: icons.piece("base", x, y, 19),
    "elevation": lambda x, y: icons.piece("elevation", x, y, 19),
    "conduit": lambda x, y: icons.piece("conduit", x, y, 19),
    "powerhouse": lambda x, y: icons.piece("powerhouse", x, y, 19),
    "wild": lambda x, y: icons.piece("wild", x, y, 19),
    "advanced": lambda x, y: tile("adv2_base", x - 12, y - 12, 24),
    "rotate": lambda x, y: icons.turns(x, y, 21, 2),
    "rim": lambda x, y: (Rect(x - 11, y - 10, 22, 20, "wheel_rim", radius=5), Text(x, y, "5", SMALLEST, "soft", 600)),
    "income": _income,
    "free": _free,
    "fee": _fee,
    "closed": _closed,
    "now": _now,
    "ring": _ring,
}
