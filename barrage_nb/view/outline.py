"""Outlines: filled paths as the corners of polygons, where those are shorter to send than the curves."""

from functools import lru_cache
from math import acos, ceil, cos, degrees, hypot, pi, radians, sin, sqrt

from .shapes import Command, Rect

OFF = 0.12
"""Units by which a straight piece may miss its curve; nobody sees it."""
MOST_CORNERS = 255
STEP_BYTES = {"M": 16, "L": 16, "Q": 26, "C": 36, "A": 30, "Z": 0}


@lru_cache(4096)
def polygons(steps: tuple[Command, ...]) -> tuple[tuple[float, ...], ...]:
    """The polygons of a filled path, each as x, y, x, y, ...; none where curves should stay curves.

    Polygons that turn the same way look alike drawn together or one by one; where they do not, one is a hole.
    """
    runs: list[list[float]] = []
    saved = 0
    for letter, numbers in steps:
        if letter == "M" or (letter == "A" and not runs):
            runs.append([])
        if letter != "Z":
            _ADD[letter](runs[-1], numbers)
            saved += STEP_BYTES[letter]
    if 2 * sum(map(len, runs)) > saved or max(map(len, runs)) > 2 * MOST_CORNERS:
        return ()
    if len(runs) > 1 and len({_area(run) > 0 for run in runs}) > 1:
        return ()
    return tuple(map(tuple, runs))


def _line(run: list[float], numbers: tuple[float, ...]) -> None:
    run += numbers


def _quadratic(run: list[float], numbers: tuple[float, ...]) -> None:
    x0, y0 = run[-2:]
    x1, y1, x2, y2 = numbers
    bend = hypot(x0 - 2 * x1 + x2, y0 - 2 * y1 + y2)
    for a, b, c in _quadratic_parts(_pieces(0.25 * bend)):
        run += (a * x0 + b * x1 + c * x2, a * y0 + b * y1 + c * y2)


def _cubic(run: list[float], numbers: tuple[float, ...]) -> None:
    x0, y0 = run[-2:]
    x1, y1, x2, y2, x3, y3 = numbers
    bend = max(hypot(x0 - 2 * x1 + x2, y0 - 2 * y1 + y2), hypot(x1 - 2 * x2 + x3, y1 - 2 * y2 + y3))
    for a, b, c, d in _cubic_parts(_pieces(0.75 * bend)):
        run += (a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3)


def _pieces(bend: float) -> int:
    """How many straight pieces a curve needs; one that is not of this world is refused."""
    if not bend < 1e6:
        raise ValueError(f"a curve that cannot be drawn bends by {bend}")
    return max(1, ceil(sqrt(bend / OFF)))


@lru_cache
def _quadratic_parts(pieces: int) -> tuple[tuple[float, float, float], ...]:
    parts = [part / pieces for part in range(1, pieces + 1)]
    return tuple(((1 - t) ** 2, 2 * t * (1 - t), t * t) for t in parts)


@lru_cache
def _cubic_parts(pieces: int) -> tuple[tuple[float, float, float, float], ...]:
    parts = [part / pieces for part in range(1, pieces + 1)]
    return tuple(((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3) for t in parts)


def _arc(run: list[float], numbers: tuple[float, ...]) -> None:
    x, y, radius, start, end = numbers
    span = end - start
    if not abs(span) < 1e6:
        raise ValueError(f"an arc cannot run from {start} to {end}")
    pieces = _arc_pieces(abs(span), radius)
    for piece in range(pieces + (abs(span) < 360)):
        angle = radians(start + span * piece / pieces)
        run += (x + radius * cos(angle), y + radius * sin(angle))


def _arc_pieces(span: float, radius: float) -> int:
    """How many straight pieces an arc needs."""
    return max(2, ceil(span / (2 * degrees(acos(max(0.5, 1 - OFF / radius)))))) if radius > 0 else 1


_ADD = {"M": _line, "L": _line, "Q": _quadratic, "C": _cubic, "A": _arc}


def _area(run: list[float]) -> float:
    """Twice the area of a polygon; negative if it turns the other way."""
    xs, ys = run[::2], run[1::2]
    return sum(a * d - c * b for a, b, c, d in zip(xs, ys, xs[1:] + xs[:1], ys[1:] + ys[:1], strict=True))


def rounded(rect: Rect) -> list[float]:
    """The corners of a rounded rectangle."""
    radius = min(rect.radius, rect.width / 2, rect.height / 2)
    left, top, right, bottom = rect.x, rect.y, rect.x + rect.width, rect.y + rect.height
    quarter = _quarter(_arc_pieces(90, radius))
    run: list[float] = []
    for a, b in quarter:
        run += (left + a * radius, top + b * radius)
    for a, b in quarter:
        run += (right - b * radius, top + a * radius)
    for a, b in quarter:
        run += (right - a * radius, bottom - b * radius)
    for a, b in quarter:
        run += (left + b * radius, bottom - a * radius)
    return run


@lru_cache
def _quarter(pieces: int) -> tuple[tuple[float, float], ...]:
    angles = [part * pi / 2 / pieces for part in range(pieces + 1)]
    return tuple((1 - cos(angle), 1 - sin(angle)) for angle in angles)
