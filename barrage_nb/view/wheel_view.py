"""The construction wheel: its segments, the open one on top, and what lies in each."""

from functools import lru_cache

from ..board.refs import Ref
from ..engine.position import Segment
from ..words import names
from ..words import scene as words
from . import icons
from .cards import ground, room_for, tile
from .geometry import on_circle
from .icons import Shapes
from .remembered import remembered
from .shapes import Circle, Command, Layer, Path, Point, Shape, Text, Thing, commands

WHEEL_RADIUS = 112
WHEEL_SIZE = (268, 290)


def wheel_panel(who: str, wheel: tuple[Segment, ...]) -> list[Thing]:
    """The wheel of a company on a card of its own."""
    width, height = WHEEL_SIZE
    title = (*icons.badge(who, 27, 26, 14), Text(48, 26, names.company(who), 16, "ink", 700, "start"))
    return [
        ground("wheel", width, height),
        Thing(Ref("company", who), Layer.PIECE, title, words.company_title(who)),
        *wheel_things(who, wheel, width / 2, height - WHEEL_RADIUS - 14, WHEEL_RADIUS),
    ]


def wheel_things(who: str, wheel: tuple[Segment, ...], x: float, y: float, radius: float) -> list[Thing]:
    """The wheel around a middle: rim, segments and hub."""
    return [
        _rim(x, y, radius, len(wheel)),
        *(_segment(who, number, len(wheel), segment, x, y, radius) for number, segment in enumerate(wheel)),
        _hub(who, x, y, radius),
    ]


def direction(number: float, segments: int) -> float:
    """The angle of the middle of a segment, in degrees clockwise from the right; segments follow clockwise."""
    return -90 + 360 / segments * number


def segment_point(number: float, segments: int, x: float, y: float, radius: float) -> Point:
    """The middle of what lies in a segment; between two places while the wheel turns."""
    return on_circle(x, y, radius * 0.56, direction(number, segments))


@lru_cache(64)
def _rim(x: float, y: float, radius: float, segments: int) -> Thing:
    shapes: list[Shape] = [Circle(x, y, radius, "wheel_rim", "edge", 1.4)]
    for number in range(1, segments):
        at = on_circle(x, y, radius * 0.928, direction(number, segments))
        shapes.append(Text(*at, str(segments - number), radius * 0.115, "soft", 600))
    top = y - radius
    head = f"M{x - 8} {top + 2}L{x + 8} {top + 2}L{x} {top + 14}Z"
    shapes.append(Path(commands(head), "hot"))
    return Thing(Ref("wheel", "rim"), Layer.GROUND, tuple(shapes))


@lru_cache(64)
def _hub(who: str, x: float, y: float, radius: float) -> Thing:
    shapes = (
        Circle(x, y, radius * 0.225, "wheel_rim", "edge", 1.2),
        Circle(x, y, radius * 0.19, "panel", "edge", 1.2),
        *icons.turns(x, y, radius * 0.27, None, "soft"),
    )
    return Thing(Ref("hub", who), Layer.PIECE, shapes)


@remembered(1024)
def _segment(who: str, number: int, segments: int, segment: Segment, x: float, y: float, radius: float) -> Thing:
    edge = _edge(number, segments, x, y, radius)
    full = any(segment)
    if number == 0:
        ground = Path(edge, "hot_ground", "hot", 2, (5, 3))
    else:
        ground = Path(edge, "panel" if full else "wheel_empty", "edge", 1.2)
    middle = segment_point(number, segments, x, y, radius)
    label = () if number or full else (Text(*middle, words.open_(), radius * 0.116, "hot", 600),)
    shapes = (ground, *label, *contents(segment, *middle, radius / WHEEL_RADIUS))
    text = words.wheel_segment(number, segments - number, segment.excavators, segment.mixers, segment.tiles)
    return Thing(Ref("wheel", who, number), Layer.PIECE, shapes, text, Path(edge, "panel"))


def _edge(number: int, segments: int, x: float, y: float, radius: float) -> tuple[Command, ...]:
    """The outline of a segment, its sides a little apart from the next."""
    angle, half = direction(number, segments), 180 / segments
    inner, outer = radius * 0.24, radius * 0.855
    near, far = half - 6, half - 1.4
    start, end = on_circle(x, y, inner, angle - near), on_circle(x, y, outer, angle - far)
    return (
        ("M", start),
        ("L", end),
        ("A", (x, y, outer, angle - far, angle + far)),
        ("L", on_circle(x, y, inner, angle + near)),
        ("A", (x, y, inner, angle + near, angle - near)),
        ("Z", ()),
    )


@lru_cache(256)
def contents(segment: Segment, x: float, y: float, scale: float = 1) -> Shapes:
    """What lies in a segment, around a middle: tiles above, machines below."""
    machines = [
        (icon, amount)
        for icon, amount in ((icons.excavator, segment.excavators), (icons.mixer, segment.mixers))
        if amount
    ]
    rows, size = _tile_rows(segment.tiles, scale)
    line = (16.5 if len(machines) < 2 else 15) * scale
    high = len(rows) * (size + 2 * scale) + len(machines) * line
    top = y - high / 2
    shapes: list[Shape] = []
    for row in rows:
        left = x - (len(row) * (size + 2 * scale) - 2 * scale) / 2
        for index, name in enumerate(row):
            shapes += tile(name, left + index * (size + 2 * scale), top, size)
        top += size + 2 * scale
    for icon, amount in machines:
        text = str(amount)
        wide = 20 * scale + room_for(text, 14 * scale)
        shapes += icon(x - wide / 2 + 9 * scale, top + line / 2, 14.5 * scale)
        shapes.append(Text(x - wide / 2 + 20 * scale, top + line / 2, text, 14 * scale, "ink", 600, "start"))
        top += line
    return tuple(shapes)


def _tile_rows(tiles: tuple[str, ...], scale: float) -> tuple[list[tuple[str, ...]], float]:
    """Tiles in rows, smaller the more there are."""
    across = 1 if len(tiles) < 2 else 2 if len(tiles) in (2, 4) else 3
    size = {1: 27.0, 2: 19.5, 3: 16.0}[across] * scale
    return [tiles[start : start + across] for start in range(0, len(tiles), across)], size
