"""Highlights: the rings and grounds that say what may be chosen, what is chosen and what was last."""

from math import inf

from ..board.refs import MAP_KINDS, Ref
from ..words.scene_table import unknown
from .geometry import box_of, centre
from .icons import cross
from .map_view import KEY_CORNER
from .shapes import Circle, Frame, Layer, Line, Outline, Path, Point, Rect, Shape, Text, Thing

LEAST, LEAST_OF_A_SMALL_MAP = 11.1, 9.1
"""Pixels below which no figure of the map goes, as long as there is room for it."""
SMALL = 0.44
"""The scale of a map below which it is a small one."""
ROOM = 1.4
"""How much larger a figure may become before it meets another."""
AS_PRINTED = 18.5
"""The smallest figures of the map, in its units."""
SHORT = 3
"""A longer text has no room to grow."""


def least_on(frame: Frame) -> float:
    """Pixels below which no figure of a map goes."""
    return LEAST if frame.scale >= SMALL else LEAST_OF_A_SMALL_MAP


def readable(thing: Thing, frame: Frame, least: float | None = None, room: float = ROOM) -> Thing:
    """A thing of the map at its place, its figures as large as a small map needs them."""
    grow = min(room, (least or least_on(frame)) / (AS_PRINTED * frame.scale))
    if grow <= 1:
        return thing._replace(frame=frame)
    if thing.name.kind == "key":
        return thing._replace(frame=_grown(frame, KEY_CORNER, grow))
    size = AS_PRINTED * grow
    return thing._replace(frame=frame, shapes=tuple(_larger(shape, size, grow) for shape in thing.shapes))


def _grown(frame: Frame, corner: Point, grow: float) -> Frame:
    """A frame in which everything is larger, and a point stays where it is."""
    x, y = (side * frame.scale * (1 - grow) for side in corner)
    return Frame(round(frame.x + x, 2), round(frame.y + y, 2), round(frame.scale * grow, 4))


def _larger(shape: Shape, least: float, grow: float) -> Shape:
    if isinstance(shape, Text) and len(shape.text) <= SHORT and shape.size < least:
        return shape._replace(size=round(least, 1))
    if isinstance(shape, Path) and shape.fill == "italy_letter":
        return shape._replace(commands=_around_its_middle(shape, grow))
    return shape


def _around_its_middle(letter: Path, grow: float) -> tuple[tuple[str, tuple[float, ...]], ...]:
    points = [numbers for _, numbers in letter.commands if numbers]
    middle = [(min(side) + max(side)) / 2 for side in zip(*points, strict=True)]
    return tuple(
        (step, tuple(m + grow * (number - m) for m, number in zip(middle, numbers, strict=bool(numbers))))
        for step, numbers in letter.commands
    )


MARKS = ("legal", "focus", "selected", "missed", "last", "dim")
DIM = 0.45
RING = 2.5
CROSS = 20
HALO = 6
"""How wide the pale light is in which a ring of what can be clicked stands."""
FEE_SIZE = 19
TABS = ("coin", "coin_text")
NEXT_TO_CARDS, NEXT_TO_PIECES = 0, 3
"""How far from an outline a ring runs; cards beside the map lie so close that wider rings would meet."""


def marked(thing: Thing, mark: str) -> list[Thing]:
    """A thing with its highlight: under it for what is selected, over it for rings, none for what is dim."""
    if mark not in MARKS:
        raise ValueError(unknown("marks", mark, MARKS))
    if mark == "dim":
        return [thing._replace(opacity=DIM)]
    outline = thing.outline
    if outline is None:
        return [thing]
    if mark in ("legal", "focus", "selected"):
        thing = with_fee(thing)
    if mark == "selected":
        ground = around(outline, 5, "hot", RING, "hot_ground")
        return [Thing(Ref("mark", str(thing.name)), thing.layer, (ground,), frame=thing.frame), thing]
    shapes = (*_rings(outline, mark, _distance(thing)), *_tabs(thing))
    return [thing, Thing(Ref("mark", str(thing.name)), Layer.HIGHLIGHT, shapes, frame=thing.frame)]


def with_fee(thing: Thing) -> Thing:
    """A building space with a coin, and the fee in figures: for when it is to be built on, or asked about."""
    if thing.outline is None or not thing.price:
        return thing
    x, y = centre(box_of(thing.outline))
    size = round(max(FEE_SIZE, least_on(thing.frame) / thing.frame.scale), 1)
    ground = Rect(x - 0.75 * size, y + 1 - size / 2, 1.5 * size, size, "coin", "coin_edge", 1, 5)
    return thing._replace(shapes=(*thing.shapes, ground, Text(x, y + 1, thing.price, size, "coin_text", 700)))


def over_rings(thing: Thing) -> list[Thing]:
    """The tab with the fee of a space once more, for the ring of the space above it is painted over it."""
    shapes = _tabs(thing) if thing.name.kind == "space" else ()
    return [Thing(Ref("fee", str(thing.name)), Layer.HIGHLIGHT, shapes, frame=thing.frame)] if shapes else []


def _tabs(thing: Thing) -> tuple[Shape, ...]:
    """The tabs with a fee that stand out of a thing: no ring runs through them."""
    return tuple(shape for shape in thing.shapes if not isinstance(shape, Line) and shape.fill in TABS)


def _distance(thing: Thing) -> float:
    """How far from its outline a ring around a thing runs."""
    on_card = isinstance(thing.outline, Rect) and thing.name.kind not in MAP_KINDS.values()
    return NEXT_TO_CARDS if on_card else NEXT_TO_PIECES


def _rings(outline: Outline, mark: str, by: float) -> tuple[Shape, ...]:
    if mark == "last":
        return (around(outline, 3, "soft", 2, dash=(5, 4)),)
    if mark == "missed":
        left, top, right, bottom = box_of(outline)
        crossed = cross(*centre((left, top, right, bottom)), CROSS, "wrong")
        return (around(outline, by, "wrong", RING, dash=(6, 4)), *crossed)
    inner = around(outline, by, "hot", RING)
    if mark == "legal":
        return around(outline, by, "hot_ground", HALO), inner
    return around(outline, by + RING, "paper", RING), inner, around(outline, by + 2 * RING, "hot", RING)


def around(
    outline: Outline,
    by: float,
    edge: str,
    thick: float,
    fill: str | None = None,
    dash: tuple[float, ...] = (),
) -> Shape:
    """A shape around an outline, at a distance."""
    if isinstance(outline, Circle):
        return Circle(outline.x, outline.y, outline.radius + by, fill, edge, thick, dash)
    if isinstance(outline, Path):
        return Path(outline.commands, fill, edge, thick + 1, dash)
    x, y, width, height = outline[:4]
    return Rect(x - by, y - by, width + 2 * by, height + 2 * by, fill, edge, thick, outline.radius + by, dash)


def miss(thing: Thing, x: float, y: float, reach: float) -> float:
    """How far a point of the scene is from the middle of a small thing whose target of twice `reach` it meets."""
    if thing.outline is None or thing.layer <= Layer.BUILT:
        return inf
    left, top, right, bottom = box_of(thing.outline)
    scale = thing.frame.scale
    middle = thing.frame.out(centre((left, top, right, bottom)))
    wide, high = max((right - left) * scale / 2, reach), max((bottom - top) * scale / 2, reach)
    if min(right - left, bottom - top) * scale >= 2 * reach:
        return inf
    across, down = abs(x - middle[0]), abs(y - middle[1])
    return max(across / wide, down / high) if across <= wide and down <= high else inf
