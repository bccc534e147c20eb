"""The figures of a small map: in a narrow cell its numbers and letters are drawn larger than they are printed."""

from .map_view import KEY_CORNER
from .shapes import Frame, Path, Point, Shape, Text, Thing

SMALL = 0.5
"""How many pixels a unit of the map is, below which its figures grow."""
GROW, GROW_KEY = 1.35, 1.35
SHORT = 2
"""A longer text has no room to grow."""
LARGE_ALREADY = "number"
"""The kind of the numbers of basins."""


def readable(thing: Thing, frame: Frame) -> Thing:
    """A thing of the map at its place, its figures as large as a small map needs them."""
    if frame.scale >= SMALL or thing.name.kind == LARGE_ALREADY:
        return thing._replace(frame=frame)
    if thing.name.kind == "key":
        return thing._replace(frame=_grown(frame, KEY_CORNER))
    return thing._replace(frame=frame, shapes=tuple(map(_larger, thing.shapes)))


def _grown(frame: Frame, corner: Point) -> Frame:
    """A frame in which everything is larger, and a point stays where it is."""
    x, y = (side * frame.scale * (1 - GROW_KEY) for side in corner)
    return Frame(round(frame.x + x, 2), round(frame.y + y, 2), round(frame.scale * GROW_KEY, 4))


def _larger(shape: Shape) -> Shape:
    if isinstance(shape, Text) and len(shape.text) <= SHORT:
        return shape._replace(size=round(GROW * shape.size, 1))
    if isinstance(shape, Path) and shape.fill == "italy_letter":
        return shape._replace(commands=_around_its_middle(shape))
    return shape


def _around_its_middle(letter: Path) -> tuple[tuple[str, tuple[float, ...]], ...]:
    points = [numbers for _, numbers in letter.commands if numbers]
    middle = [(min(side) + max(side)) / 2 for side in zip(*points, strict=True)]
    return tuple(
        (step, tuple(m + GROW * (number - m) for m, number in zip(middle, numbers, strict=bool(numbers))))
        for step, numbers in letter.commands
    )
