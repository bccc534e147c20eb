"""A small chart: for each company a bar of what it has, part by part."""

from collections.abc import Mapping, Sequence
from itertools import accumulate

from ..board.refs import Ref
from ..words import scoring_lesson as words
from . import icons
from .scene import Scene
from .shapes import Layer, Rect, Shape, Text, Thing

WIDTH = 712
LEFT, RIGHT_ROOM = 44, 80
ROW, BAR = 40, 26
LEGEND_WIDTH, LEGEND_HEIGHT = 128, 22
FILLS = {
    "start": "ghost",
    "so far": "ghost",
    "rank": "river",
    "bonus": "contract_green",
    "contracts": "contract_national",
    "fees": "advanced",
    "income": "tree",
    "tiles": "steel",
    "objective": "contract_yellow",
    "resources": "coin",
    "water": "pool",
    "no energy": "paper",
}
TEXT_ON = {"coin": "coin_text", "steel": "coin_text", "contract_national": "vp_text"}
NARROWEST = 15
"""A part narrower than this has no number on it; the total and the text alternative have it."""


def chart(
    points: Mapping[str, Mapping[str, int]], best: Sequence[str] = (), *, width: float = WIDTH, theme: str = "light"
) -> Scene:
    """Points by company and source as a picture; `best` are the companies whose total is in bold."""
    found = {source for parts in points.values() for source in parts}
    sources = [source for source in FILLS if source in found] + sorted(found - set(FILLS))
    most = max((sum(vp for vp in parts.values() if vp > 0) for parts in points.values()), default=1) or 1
    unit = (width - LEFT - RIGHT_ROOM) / most
    legend, head = _legend(sources, width)
    height = head + ROW * len(points) + 6
    things = (
        Thing(Ref("ground"), Layer.GROUND, (Rect(0, 0, width, height, "paper"),)),
        Thing(Ref("legend"), Layer.NUMBER, legend),
        *(_bar(who, parts, head + ROW * index, unit, who in best) for index, (who, parts) in enumerate(points.items())),
    )
    told = " ".join(words.bar(who, parts) for who, parts in points.items())
    return Scene(width, height, words.chart(), told, theme, things)


def _legend(sources: Sequence[str], width: float) -> tuple[tuple[Shape, ...], float]:
    """What the colours mean, and how high it is."""
    shapes: list[Shape] = []
    across = max(1, int((width - LEFT) // LEGEND_WIDTH))
    for index, source in enumerate(sources):
        row, column = divmod(index, across)
        x, y = LEFT + LEGEND_WIDTH * column, 15 + LEGEND_HEIGHT * row
        shapes.append(Rect(x, y - 7, 14, 14, FILLS.get(source, "chip"), "soft", 1, 3))
        shapes.append(Text(x + 20, y, words.SOURCES.get(source, source), 13, "ink", anchor="start"))
    return tuple(shapes), 12 + LEGEND_HEIGHT * -(-len(sources) // across)


def _bar(who: str, parts: Mapping[str, int], top: float, unit: float, best: bool) -> Thing:
    middle = top + ROW / 2
    shapes: list[Shape] = [*icons.badge(who, 22, middle, 12)]
    order = sorted(parts, key=lambda source: list(FILLS).index(source) if source in FILLS else len(FILLS))
    gained = [(source, parts[source]) for source in order if parts[source] > 0]
    ends = list(accumulate((vp for _, vp in gained), initial=0))
    for (source, vp), start in zip(gained, ends, strict=False):
        fill = FILLS.get(source, "chip")
        box = Rect(LEFT + start * unit, middle - BAR / 2, vp * unit, BAR, fill, "soft", 1)
        shapes.append(box)
        if box.width >= NARROWEST:
            shapes.append(Text(box.x + box.width / 2, middle, str(vp), 13, TEXT_ON.get(fill, "ink"), 500))
    x = LEFT + ends[-1] * unit
    lost = sum(vp for vp in parts.values() if vp < 0)
    if lost:
        shapes.append(Text(x + 8, middle, f"\u2212{-lost}", 13, "wrong", 500, "start"))
    weight = 700 if best else 400
    shapes.append(Text(x + (42 if lost else 8), middle, str(sum(parts.values())), 17, "ink", weight, "start"))
    return Thing(Ref("bar", who), Layer.PIECE, tuple(shapes), words.bar(who, parts))
