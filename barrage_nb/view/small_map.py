"""A small map: what is built, and what a text speaks of, cut out of the map around it."""

from collections.abc import Mapping
from types import MappingProxyType

from ..board.map import BASIN_OF_SPACE
from ..board.refs import MAP_KINDS, Ref
from ..engine.position import Position
from ..words import building_lesson as building_words
from ..words import scene_table as words
from .geometry import box_of, thinned, union
from .layout import MAP_HEIGHT, MAP_WIDTH, number_point
from .map_view import map_things
from .marks import AS_PRINTED, readable
from .overlays import drawn_ways
from .scene import Scene, with_marks
from .shapes import Box, Frame, Line, Path, Point, Rect, Shape, Thing, paper
from .wheel_view import WHEEL_RADIUS, wheel_things

LARGEST, WIDEST, HIGHEST = 0.72, 360, 470
"""Pixels of a unit of the map where there is room, and how wide and high the cutting may become."""
AROUND, LEAST = 46, 330
"""Units around what is spoken of, and how wide and high a cutting is at least."""
FIGURES, GROWN = 11.2, 1.5
"""Pixels below which no figure goes, and how much larger than printed it may become for that."""
SMALLEST = FIGURES / (AS_PRINTED * GROWN)
"""Pixels of a unit at which figures that have grown are still so large; the whole map is a little wider then."""
LEFT_OUT = ("key", "map", "rocks")
SCENERY = ("relief", "banks", "river", "basin")
"""What is seen and says nothing; of the relief, small things and fine lines would only crowd so small a map."""
SMALL = 90
STRAIGHT = 0.7
"""Units that the way of a drop may be straightened by."""


def small_map(
    position: Position, marks: Mapping[Ref, str], ways: Mapping[tuple[Point, ...], str] = MappingProxyType({})
) -> Scene | None:
    """The map around what is named, with the ways of drops; None where nothing of it is on the map.

    A mark of "" names a thing that belongs into the picture without a ring.
    """
    things = [thing for thing in map_things(position) if _shown(thing, position, marks)]
    spoken = [box_of(thing.outline) for thing in things if thing.name in marks and thing.outline is not None]
    spoken += [_number(space) for space in (str(name.key) for name in marks) if space in BASIN_OF_SPACE]
    spoken += [(x, y, x, y) for way in ways for x, y in way]
    if not spoken:
        return None
    left, top, right, bottom = _cutting(union(spoken))
    scale = max(SMALLEST, min(LARGEST, WIDEST / (right - left), HIGHEST / (bottom - top)))
    frame = Frame(round(-left * scale, 2), round(-top * scale, 2), round(scale, 4))
    near = (_cut(thing, (left, top, right, bottom)) for thing in things)
    inside = [readable(thing, frame, FIGURES, GROWN) for thing in near if thing.shapes]
    drawn = with_marks([*inside, *drawn_ways({_plain(way): colour for way, colour in ways.items()}, frame)], marks)
    width, height = round((right - left) * scale, 1), round((bottom - top) * scale, 1)
    title = words.title(["map"])
    told = " ".join(thing.text for thing in things if thing.name in marks)
    things = [paper(width, height), *sorted(drawn, key=lambda thing: thing.layer)]
    return Scene(width, height, title, told, "light", tuple(things))


def _number(space: str) -> Box:
    """Where the number of a space's basin stands."""
    x, y = number_point(BASIN_OF_SPACE[space])
    return x, y, x, y


def _shown(thing: Thing, position: Position, marks: Mapping[Ref, str]) -> bool:
    """Land and water, what is built, and of the free spaces only those that are spoken of."""
    name = thing.name
    if name.kind in LEFT_OUT:
        return False
    if name.kind not in ("pipe", *MAP_KINDS.values()) or name.kind in ("headstream", "exit"):
        return True
    built = {**position.dams, **position.conduits, **position.powerhouses}
    return name.key in built or name in marks or Ref("conduit", name.key) in marks


def _cutting(box: Box) -> Box:
    """A box with some room around it, large enough to be a map and no larger than the whole."""
    left, right = _along(box[0], box[2], MAP_WIDTH)
    top, bottom = _along(box[1], box[3], MAP_HEIGHT)
    return left, top, right, bottom


def _along(low: float, high: float, most: float) -> tuple[float, float]:
    more = max(AROUND, (LEAST - (high - low)) / 2)
    low, high = low - more, high + more
    low, high = (0, high - low) if low < 0 else (low, high)
    low, high = (low - (high - most), most) if high > most else (low, high)
    return max(low, 0), min(high, most)


def _cut(thing: Thing, box: Box) -> Thing:
    """A thing as far as it lies in a box: scenery plain and without a word, anything else as it is or not at all."""
    kind = thing.name.kind
    if kind not in SCENERY:
        inside = _meets(union([box_of(shape) for shape in thing.shapes]), box)
        shapes = map(_coarse, thing.shapes) if kind == "pipe" else thing.shapes
        return thing._replace(shapes=tuple(shapes) if inside else ())
    kept = [shape for shape in thing.shapes if _meets(box_of(shape), box)]
    if kind == "relief":
        kept = [shape for shape in kept if not isinstance(shape, Line) and shape.fill and _width(shape) > SMALL]
    if kind == "basin" and isinstance(thing.outline, Rect):
        kept = [thing.outline._replace(fill=shape.fill) for shape in kept if isinstance(shape, Path)]
    return thing._replace(shapes=tuple(map(_coarse, kept)), text="")


def _plain(way: tuple[Point, ...]) -> tuple[Point, ...]:
    return tuple((round(x), round(y)) for x, y in thinned(way, STRAIGHT))


def _coarse(shape: Shape) -> Shape:
    """A line or an area in whole units, which is near enough for what is so small, and shorter to write."""
    if not isinstance(shape, Path):
        return shape
    return shape._replace(commands=tuple((step, tuple(map(round, numbers))) for step, numbers in shape.commands))


def _width(shape: Shape) -> float:
    left, _, right, _ = box_of(shape)
    return right - left


def _meets(one: Box, other: Box) -> bool:
    return one[0] < other[2] and one[2] > other[0] and one[1] < other[3] and one[3] > other[1]


MARGIN = 3


def wheel_picture(position: Position, who: str, *, width: float, theme: str = "light") -> Scene:
    """The wheel of a company, as wide as there is room."""
    natural = 2 * (WHEEL_RADIUS + MARGIN)
    frame = Frame(0, 0, round(width / natural, 4))
    wheel = wheel_things(who, position.companies[who].wheel, natural / 2, natural / 2, WHEEL_RADIUS)
    things = sorted((thing._replace(frame=frame) for thing in wheel), key=lambda thing: thing.layer)
    told = " ".join(thing.text for thing in wheel if thing.text)
    return Scene(width, width, building_words.wheel_of(who), told, theme, tuple(things))
