"""The figures of a small map: in a narrow cell its numbers and letters are drawn larger than they are printed."""

from .map_view import KEY_CORNER
from .shapes import Frame, Path, Point, Shape, Text, Thing

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
