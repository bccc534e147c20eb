"""Questions about shapes: where they are, and whether a point lies in them."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import pairwise
from math import ceil, cos, dist, hypot, inf, radians, sin

from .shapes import Box, Circle, Command, Line, Outline, Path, Point, Rect, Shape, Text

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


def box_of(shape: Shape) -> Box:
    """The box around a shape, its edge included; of a text, a guess that is rather too wide."""
    if isinstance(shape, Rect):
        return _grown((shape.x, shape.y, shape.x + shape.width, shape.y + shape.height), _half(shape))
    if isinstance(shape, Circle):
        x, y, radius = shape.x, shape.y, shape.radius
        return _grown((x - radius, y - radius, x + radius, y + radius), _half(shape))
    if isinstance(shape, Line):
        left, right = sorted((shape.x1, shape.x2))
        top, bottom = sorted((shape.y1, shape.y2))
        return _grown((left, top, right, bottom), shape.thick / 2)
    if isinstance(shape, Path):
        return _grown(_around(point for run in flatten(shape.commands) for point in run), _half(shape))
    return _box_of_text(shape)


def _half(shape: Rect | Circle | Path) -> float:
    return shape.thick / 2 if shape.edge else 0


def _box_of_text(text: Text) -> Box:
    width = 0.62 * text.size * len(text.text)
    left = text.x - {"start": 0, "middle": width / 2, "end": width}[text.anchor]
    return left, text.y - text.size / 2, left + width, text.y + text.size / 2


def _grown(box: Box, by: float) -> Box:
    return box[0] - by, box[1] - by, box[2] + by, box[3] + by


def _around(points: Iterable[Point]) -> Box:
    xs, ys = zip(*points, strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def union(boxes: Sequence[Box]) -> Box:
    """The box around boxes."""
    if not boxes:
        return inf, inf, -inf, -inf
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return min(lefts), min(tops), max(rights), max(bottoms)


def centre(box: Box) -> Point:
    """The middle of a box."""
    return (box[0] + box[2]) / 2, (box[1] + box[3]) / 2


def within(box: Box, point: Point) -> bool:
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
