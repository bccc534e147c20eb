"""Shapes: a picture as data, before any paint, and questions about them: where they are, and what lies in them."""

from collections.abc import Callable, Sequence
from enum import IntEnum
from functools import lru_cache, wraps
from itertools import pairwise
from math import ceil, cos, dist, hypot, inf, radians, sin
from typing import Generic, NamedTuple, ParamSpec, TypeVar, cast

from ..board.refs import Ref
from ..words import spoken_now

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
Corners = tuple[float, float, float, float]
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


STEPS = 12
"""Into how many straight pieces a curve is cut."""


@lru_cache(2048)
def flatten(steps: tuple[Command, ...], pieces: int = STEPS) -> tuple[tuple[Point, ...], ...]:
    """A path as runs of points: every curve cut into straight pieces."""
    runs: list[list[Point]] = []
    for letter, numbers in steps:
        if letter == "M":
            runs.append([(numbers[0], numbers[1])])
        elif letter == "Z":
            runs[-1].append(runs[-1][0])
        elif letter == "A":
            if not runs:
                runs.append([])
            runs[-1] += _arc(numbers)
        else:
            runs[-1] += _curve(runs[-1][-1], numbers, pieces)
    return tuple(tuple(run) for run in runs)


def _curve(start: Point, numbers: tuple[float, ...], pieces: int) -> list[Point]:
    if len(numbers) == 2:
        return [(numbers[0], numbers[1])]
    controls = [start, *zip(numbers[::2], numbers[1::2], strict=True)]
    return [_bezier(controls, index / pieces) for index in range(1, pieces + 1)]


def _bezier(controls: list[Point], t: float) -> Point:
    while len(controls) > 1:
        controls = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for a, b in pairwise(controls)]
    return controls[0]


def _arc(numbers: tuple[float, ...]) -> list[Point]:
    x, y, radius, start, end = numbers
    pieces = max(2, ceil(abs(end - start) / 10))
    return [on_circle(x, y, radius, start + (end - start) * index / pieces) for index in range(pieces + 1)]


def on_circle(x: float, y: float, radius: float, angle: float) -> Point:
    """A point of a circle; the angle in degrees, clockwise from the right."""
    return x + radius * cos(radians(angle)), y + radius * sin(radians(angle))


def box_of(shape: Shape) -> Corners:
    """The box around a shape, its edge included; of a text, a guess that is rather too wide."""
    if isinstance(shape, Text):
        width = 0.62 * shape.size * len(shape.text)
        left = shape.x - {"start": 0, "middle": width / 2, "end": width}[shape.anchor]
        return left, shape.y - shape.size / 2, left + width, shape.y + shape.size / 2
    if isinstance(shape, Rect):
        left, top, right, bottom = shape.x, shape.y, shape.x + shape.width, shape.y + shape.height
    elif isinstance(shape, Circle):
        (left, top), (right, bottom) = ((shape.x + by, shape.y + by) for by in (-shape.radius, shape.radius))
    elif isinstance(shape, Line):
        (left, right), (top, bottom) = sorted((shape.x1, shape.x2)), sorted((shape.y1, shape.y2))
    else:
        xs, ys = zip(*(point for run in flatten(shape.commands) for point in run), strict=True)
        left, top, right, bottom = min(xs), min(ys), max(xs), max(ys)
    half = shape.thick / 2 if shape.edge else 0
    return left - half, top - half, right + half, bottom + half


def union(boxes: Sequence[Corners]) -> Corners:
    """The box around boxes."""
    if not boxes:
        return inf, inf, -inf, -inf
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return min(lefts), min(tops), max(rights), max(bottoms)


def centre(box: Corners) -> Point:
    """The middle of a box."""
    return (box[0] + box[2]) / 2, (box[1] + box[3]) / 2


def within(box: Corners, point: Point) -> bool:
    """Whether a point lies in a box."""
    return box[0] <= point[0] <= box[2] and box[1] <= point[1] <= box[3]


def contains(outline: Outline, point: Point) -> bool:
    """Whether a point lies in an outline; of a path that is not filled, near its line."""
    if isinstance(outline, Rect):
        return within((outline.x, outline.y, outline.x + outline.width, outline.y + outline.height), point)
    if isinstance(outline, Circle):
        return dist((outline.x, outline.y), point) <= outline.radius
    runs = flatten(outline.commands)
    if outline.fill is None:
        return any(distance_to_run(run, point) <= outline.thick / 2 for run in runs)
    return sum(_crossings(run, point) for run in runs) % 2 == 1


def _crossings(run: tuple[Point, ...], point: Point) -> int:
    """How often a ray from the point to the right crosses a closed run."""
    x, y = point
    count = 0
    for (x1, y1), (x2, y2) in zip(run, (*run[1:], run[0]), strict=True):
        if (y1 > y) != (y2 > y) and x < x1 + (y - y1) * (x2 - x1) / (y2 - y1):
            count += 1
    return count


def distance_to_run(run: tuple[Point, ...], point: Point) -> float:
    """How far a point is from a run of straight pieces."""
    return min(_distance(a, b, point) for a, b in pairwise(run))


def thinned(run: tuple[Point, ...], by: float) -> tuple[Point, ...]:
    """A run with fewer points: those that lie no farther than `by` from the straight line without them are left out."""
    inner = run[1:-1]
    farthest = max(range(len(inner)), key=lambda index: _distance(run[0], run[-1], inner[index]), default=None)
    if farthest is None or _distance(run[0], run[-1], inner[farthest]) <= by:
        return (run[0], run[-1])
    return (*thinned(run[: farthest + 2], by)[:-1], *thinned(run[farthest + 1 :], by))


def _distance(a: Point, b: Point, point: Point) -> float:
    ax, ay = b[0] - a[0], b[1] - a[1]
    length = ax * ax + ay * ay
    t = ((point[0] - a[0]) * ax + (point[1] - a[1]) * ay) / length if length else 0
    t = min(max(t, 0), 1)
    return hypot(point[0] - a[0] - t * ax, point[1] - a[1] - t * ay)


Given = ParamSpec("Given")
Remembered = TypeVar("Remembered")


class Same(Generic[Remembered]):
    """A thing that is the same only as itself: comparing two positions costs more than drawing one."""

    def __init__(self, it: Remembered) -> None:
        self.it = it

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Same) and self.it is other.it

    def __hash__(self) -> int:
        return id(self.it)


def remembered(most: int) -> Callable[[Callable[Given, Remembered]], Callable[Given, Remembered]]:
    """Remembers what a function has drawn of the same things in the same language."""

    def remember(draw: Callable[Given, Remembered]) -> Callable[Given, Remembered]:
        by_language: dict[str, Callable[Given, Remembered]] = {}

        @wraps(draw)
        def drawn(*given: Given.args, **by_name: Given.kwargs) -> Remembered:
            language = spoken_now()
            if language not in by_language:
                by_language[language] = cast(Callable[Given, Remembered], lru_cache(most)(draw))
            return by_language[language](*given, **by_name)

        return drawn

    return remember
