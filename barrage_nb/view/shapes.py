"""Shapes: a picture as data, before any paint; rectangles, circles, paths, lines and text, and nothing else."""

from enum import IntEnum
from functools import lru_cache
from typing import NamedTuple

from ..board.refs import Ref

Point = tuple[float, float]
Command = tuple[str, tuple[float, ...]]
"""A step of a path: M and L (x, y), Q (a control point, then the end), C (two), A (centre, radius, and the angles
where an arc starts and ends, in degrees clockwise from the right; it runs clockwise if the second is larger), Z."""


class Layer(IntEnum):
    """What is painted over what; the first six, and CARD, never change within a round."""

    GROUND = 0
    RELIEF = 1
    VALLEY = 2
    ROCK = 3
    RIVER = 4
    NUMBER = 5
    PLANNED = 6
    BUILT = 7
    PLATE = 8
    PIECE = 9
    MARKER = 10
    CARD = 11
    HIGHLIGHT = 12
    MOVING = 13


class Rect(NamedTuple):
    """A rectangle, its corners rounded by `radius`; colours are names of the palette."""

    x: float
    y: float
    width: float
    height: float
    fill: str | None = None
    edge: str | None = None
    thick: float = 1
    radius: float = 0
    dash: tuple[float, ...] = ()


class Circle(NamedTuple):
    """A circle around (x, y)."""

    x: float
    y: float
    radius: float
    fill: str | None = None
    edge: str | None = None
    thick: float = 1
    dash: tuple[float, ...] = ()


class Path(NamedTuple):
    """Lines, curves and arcs, filled or drawn along; joins are round, ends too if `round` is set."""

    commands: tuple[Command, ...]
    fill: str | None = None
    edge: str | None = None
    thick: float = 1
    dash: tuple[float, ...] = ()
    round: bool = False


class Line(NamedTuple):
    """A straight line."""

    x1: float
    y1: float
    x2: float
    y2: float
    edge: str
    thick: float = 1
    dash: tuple[float, ...] = ()


class Text(NamedTuple):
    """A line of text; y is the middle of its capitals, and nothing depends on its width."""

    x: float
    y: float
    text: str
    size: float
    fill: str = "ink"
    weight: int = 400
    anchor: str = "middle"

    @property
    def baseline(self) -> float:
        """Where both painters put the alphabetic baseline."""
        return self.y + 0.355 * self.size


Shape = Rect | Circle | Path | Line | Text
Outline = Rect | Circle | Path
Box = tuple[float, float, float, float]
"""Left, top, right and bottom."""


class Frame(NamedTuple):
    """Where a panel stands in a scene: the place of its corner, and how many pixels one of its units is."""

    x: float = 0
    y: float = 0
    scale: float = 1

    def out(self, point: Point) -> Point:
        """A point of the panel, in pixels of the scene."""
        return self.x + point[0] * self.scale, self.y + point[1] * self.scale

    def into(self, point: Point) -> Point:
        """A point of the scene, in units of the panel."""
        return (point[0] - self.x) / self.scale, (point[1] - self.y) / self.scale


PIXELS = Frame()


class Thing(NamedTuple):
    """Shapes that belong together, with a name, what they say in words, and the outline that a click meets.

    `text` is empty for decoration; `outline` is None for what cannot be met; `of` names the thing that a click on
    this one means, where it is not itself; `price` is a fee in figures, to be told when it is built on.
    """

    name: Ref
    layer: Layer
    shapes: tuple[Shape, ...]
    text: str = ""
    outline: Outline | None = None
    of: Ref | None = None
    opacity: float = 1
    frame: Frame = PIXELS
    price: str = ""

    @property
    def answers(self) -> Ref:
        """The name that a click on this thing means."""
        return self.of or self.name


def paper(width: float, height: float) -> Thing:
    """The ground of a whole picture."""
    return Thing(Ref("ground"), Layer.GROUND, (Rect(0, 0, width, height, "paper"),))


@lru_cache(4096)
def commands(text: str) -> tuple[Command, ...]:
    """A path written as "M0 0L10 0Q15 5 10 10Z"; every letter is followed by absolute numbers."""
    steps: list[Command] = []
    letter, numbers = "", ""
    for character in text + "M":
        if not character.isalpha():
            numbers += character
            continue
        if letter:
            steps += _steps(letter, [float(number) for number in numbers.replace(",", " ").split()])
        letter, numbers = character, ""
    return tuple(steps)


_TAKES = {"M": 2, "L": 2, "Q": 4, "C": 6, "A": 5}


def _steps(letter: str, numbers: list[float]) -> list[Command]:
    if letter == "Z":
        return [("Z", ())]
    size = _TAKES[letter]
    return [(letter, tuple(numbers[start : start + size])) for start in range(0, len(numbers), size)]


def move(steps: tuple[Command, ...], x: float, y: float, scale: float = 1) -> tuple[Command, ...]:
    """A path made larger by `scale` and then moved by (x, y)."""
    return tuple((letter, _moved(letter, numbers, x, y, scale)) for letter, numbers in steps)


def _moved(letter: str, numbers: tuple[float, ...], x: float, y: float, scale: float) -> tuple[float, ...]:
    if letter == "A":
        centre_x, centre_y, radius, start, end = numbers
        return x + centre_x * scale, y + centre_y * scale, radius * scale, start, end
    return tuple((y if index % 2 else x) + number * scale for index, number in enumerate(numbers))


def polyline(points: tuple[Point, ...], closed: bool = False) -> tuple[Command, ...]:
    """A path of straight lines through points."""
    first, *others = points
    steps: list[Command] = [("M", first), *(("L", point) for point in others)]
    return (*steps, ("Z", ())) if closed else tuple(steps)


def spline(points: tuple[Point, ...], closed: bool = False) -> tuple[Command, ...]:
    """A smooth path through points (Catmull and Rom's, of tension 1/6)."""
    count = len(points)
    steps: list[Command] = [("M", points[0])]
    for index in range(count if closed else count - 1):
        before, start, end, after = (_pick(points, index + offset, closed) for offset in (-1, 0, 1, 2))
        steps.append(
            (
                "C",
                (
                    start[0] + (end[0] - before[0]) / 6,
                    start[1] + (end[1] - before[1]) / 6,
                    end[0] - (after[0] - start[0]) / 6,
                    end[1] - (after[1] - start[1]) / 6,
                    *end,
                ),
            )
        )
    return (*steps, ("Z", ())) if closed else tuple(steps)


def _pick(points: tuple[Point, ...], index: int, closed: bool) -> Point:
    if closed:
        return points[index % len(points)]
    return points[min(max(index, 0), len(points) - 1)]
