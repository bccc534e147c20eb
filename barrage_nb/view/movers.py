"""Movers: what moves over a picture, as things at any moment between a start and an end."""

from bisect import bisect_right
from dataclasses import dataclass, field
from itertools import accumulate, pairwise
from math import dist
from typing import Protocol

from . import icons
from .curves import pipe_curve
from .shapes import Box, Circle, Frame, Layer, Path, Point, Rect, Shape, Text, Thing

DROP_SIZE = 19
RUN_SPEED, PULL_SPEED = 0.65, 0.9
"""Units of the map in a millisecond: of a drop that runs, and of one that is pulled through a pipe."""
EASED = 60
FADES = 40
LIFT, APART, FALL, PULSE = 120, 90, 140, 120
RIPPLE = 12
SETTLES_FROM, PULSES_TO = 1.25, 1.06


class Mover(Protocol):
    """Something that moves; `t` runs from 0 to 1."""

    @property
    def length(self) -> float:
        """How many milliseconds it takes at speed 1."""

    def things(self, t: float) -> tuple[Thing, ...]:
        """What is seen of it."""


def eased(t: float) -> float:
    """Slowly at first and at last."""
    return t * t * (3 - 2 * t)


def between(a: Point, b: Point, t: float) -> Point:
    """A point on the way from one to another."""
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t


def thing(name: str, shapes: tuple[Shape, ...], frame: Frame, opacity: float = 1) -> Thing:
    """Something that moves, on top of everything."""
    return Thing(name, Layer.MOVING, shapes, opacity=opacity, frame=frame)


def drop_at(point: Point, frame: Frame, opacity: float = 1) -> Thing:
    """A drop on its way, with a rim that is seen on water and on land."""
    shapes = icons.drop(*point, DROP_SIZE)
    rimmed = tuple(shape._replace(edge="socket", thick=1.5) if isinstance(shape, Path) else shape for shape in shapes)
    return thing("drop", rimmed, frame, opacity)


@dataclass(frozen=True)
class Way:
    """A way through points, by the distance from its start."""

    points: tuple[Point, ...]
    reached: tuple[float, ...] = field(init=False)

    def __post_init__(self) -> None:
        steps = (dist(a, b) for a, b in pairwise(self.points))
        object.__setattr__(self, "reached", tuple(accumulate(steps, initial=0.0)))

    @property
    def length(self) -> float:
        """How long the way is."""
        return self.reached[-1]

    def at(self, distance: float) -> Point:
        """The point at a distance from the start."""
        if distance >= self.length or len(self.points) < 2:
            return self.points[-1]
        place = max(bisect_right(self.reached, max(distance, 0)), 1)
        start, end = self.reached[place - 1], self.reached[place]
        t = (max(distance, 0) - start) / (end - start)
        return between(self.points[place - 1], self.points[place], t)


@dataclass(frozen=True)
class Run:
    """A drop runs along a river; if it leaves the map it fades at the end."""

    way: Way
    leaves: bool
    frame: Frame

    @property
    def length(self) -> float:
        return (self.way.length + 2 * self._ease) / RUN_SPEED

    @property
    def _ease(self) -> float:
        return min(EASED, self.way.length / 2)

    def distance(self, t: float) -> float:
        """How far the drop has come: faster over the first units, slower over the last."""
        if t > 0.5:
            return self.way.length - self.distance(1 - t)
        time, ease = t * self.length, self._ease
        speeding = 2 * ease / RUN_SPEED
        if time < speeding:
            return RUN_SPEED * time * time / (2 * speeding)
        return ease + RUN_SPEED * (time - speeding)

    def things(self, t: float) -> tuple[Thing, ...]:
        distance = self.distance(t)
        left = self.way.length - distance
        opacity = min(1.0, left / FADES) if self.leaves else 1
        return (drop_at(self.way.at(distance), self.frame, opacity),) if opacity > 0 else ()


@dataclass(frozen=True)
class Fall:
    """A drop falls to its place, with a ripple."""

    start: Point
    end: Point
    frame: Frame
    length: float = FALL

    def things(self, t: float) -> tuple[Thing, ...]:
        ripple = Circle(*self.end, max(0.1, RIPPLE * t), None, "bank", 1.6)
        return thing("ripple", (ripple,), self.frame), drop_at(between(self.start, self.end, t * t), self.frame)


@dataclass(frozen=True)
class Pull:
    """Drops are lifted from a dam and run through a pipe, one after the other, while it is lit."""

    conduit: str
    sockets: tuple[Point, ...]
    ways: tuple[Way, ...]
    frame: Frame

    @property
    def length(self) -> float:
        return LIFT + APART * (len(self.ways) - 1) + max(way.length for way in self.ways) / PULL_SPEED

    def things(self, t: float) -> tuple[Thing, ...]:
        time = t * self.length
        lit = Path(pipe_curve(self.conduit), None, "hot", 4, round=True)
        drops = []
        for number, (socket, way) in enumerate(zip(self.sockets, self.ways, strict=True)):
            distance = PULL_SPEED * (time - LIFT - APART * number)
            if distance < 0:
                drops.append(drop_at(between(socket, way.points[0], min(1, time / LIFT)), self.frame))
            elif distance < way.length:
                drops.append(drop_at(way.at(distance), self.frame))
        return thing("lit pipe", (lit,), self.frame), *drops


@dataclass(frozen=True)
class Settle:
    """A thing becomes its own size, around its middle: smaller from larger, or the other way round."""

    settled: Thing
    middle: Point
    start: float = SETTLES_FROM
    length: float = 240

    def things(self, t: float) -> tuple[Thing, ...]:
        grown = self.start + (1 - self.start) * eased(t)
        x, y, scale = self.settled.frame
        shift = scale * (1 - grown)
        frame = Frame(x + self.middle[0] * shift, y + self.middle[1] * shift, scale * grown)
        return (self.settled._replace(layer=Layer.MOVING, frame=frame),)


@dataclass(frozen=True)
class Slide:
    """Shapes drawn around a point slide from one place to another."""

    shapes: tuple[Shape, ...]
    start: Point
    end: Point
    scale: float
    length: float

    def things(self, t: float) -> tuple[Thing, ...]:
        return (thing("sliding", self.shapes, Frame(*between(self.start, self.end, eased(t)), self.scale)),)


@dataclass(frozen=True)
class Sum:
    """A line of text beside a place."""

    text: str
    place: Point
    frame: Frame
    length: float = 250

    def things(self, t: float) -> tuple[Thing, ...]:
        x, y = self.place
        half = 6.2 * len(self.text) + 12
        chip = Rect(x - half, y - 16, 2 * half, 32, "hot_ground", "hot", 2, 16)
        return (thing("sum", (chip, Text(x, y, self.text, 20, "ink", 700)), self.frame),)


@dataclass(frozen=True)
class Climb:
    """The marker of a company climbs on the energy track."""

    who: str
    start: Circle
    end: Circle
    energy: tuple[int, int]
    frame: Frame
    length: float = 400

    def things(self, t: float) -> tuple[Thing, ...]:
        x, y = between(self.start[:2], self.end[:2], eased(t))
        before, after = self.energy
        text = str(round(before + (after - before) * eased(t)))
        bar = (
            (Rect(self.start.x, y - 4, x - self.start.x, 8, self.who, "piece_edge", 1.3, 2),)
            if x > self.start.x
            else ()
        )
        marker = Circle(x, y, self.start.radius, self.who, "piece_edge", 1.4)
        number = Text(x, y, text, 11.5 if len(text) < 2 else 10.5, f"{self.who}_letter", 700)
        return (thing("marker", (*bar, marker, number), self.frame),)


@dataclass(frozen=True)
class Hold:
    """Things that stay for a while."""

    held: tuple[Thing, ...]
    length: float

    def things(self, t: float) -> tuple[Thing, ...]:
        return self.held


def middle_of(box: Box) -> Point:
    """The middle of a box."""
    return (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
