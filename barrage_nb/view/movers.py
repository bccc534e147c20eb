"""Movers: what moves over a picture, as things at any moment between a start and an end."""

from bisect import bisect_right
from dataclasses import dataclass, field
from itertools import accumulate, pairwise
from math import dist
from typing import NamedTuple, Protocol

from ..board.refs import Ref
from . import icons
from .layout import pipe_curve
from .shapes import Circle, Frame, Layer, Path, Point, Rect, Shape, Text, Thing

DROP_SIZE = 19
RUN_SPEED, PULL_SPEED = 0.65, 0.9
"""Units of the map in a millisecond: of a drop that runs, and of one that is pulled through a pipe."""
EASED = 60
FADES = 40
LIFT, APART, FALL, PULSE = 120, 90, 140, 120
RIPPLE = 12
SETTLES_FROM, PULSES_TO = 1.25, 1.06
BLINKS_FROM, BLINKS_TO = 55, 1.22
"""How near a drop is to a powerhouse that it makes blink, in units of the map, and how much larger that becomes."""


class Mover(Protocol):
    """Something that moves; `t` runs from 0 to 1."""

    @property
    def length(self) -> float:
        """How many milliseconds it takes at speed 1."""

    def things(self, t: float) -> tuple[Thing, ...]:
        """What is seen of it, each thing by the name that it has all the while."""


def eased(t: float) -> float:
    """Slowly at first and at last."""
    return t * t * (3 - 2 * t)


def between(a: Point, b: Point, t: float) -> Point:
    """A point on the way from one to another."""
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t


def thing(name: str, shapes: tuple[Shape, ...], frame: Frame, opacity: float = 1, number: int = 0) -> Thing:
    """Something that moves, on top of everything; `number` tells apart what moves at the same time."""
    return Thing(Ref(name, number or ""), Layer.MOVING, shapes, opacity=opacity, frame=frame)


def around(point: Point, frame: Frame, scale: float = 1) -> Frame:
    """The frame of what is drawn around a point of another frame."""
    return Frame(*frame.out(point), frame.scale * scale)


def drop_at(point: Point, frame: Frame, opacity: float = 1, number: int = 0) -> Thing:
    """A drop on its way."""
    return thing("drop", _DROP, around(point, frame), opacity, number)


_DROP = tuple(  # with a rim that is seen on water and on land
    shape._replace(edge="socket", thick=1.5) if isinstance(shape, Path) else shape
    for shape in icons.drop(0, 0, DROP_SIZE)
)
_RIPPLE = (Circle(0, 0, RIPPLE, None, "bank", 1.6),)


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
        index = max(bisect_right(self.reached, max(distance, 0)), 1)
        start, end = self.reached[index - 1], self.reached[index]
        t = (max(distance, 0) - start) / (end - start)
        return between(self.points[index - 1], self.points[index], t)


class Run(NamedTuple):
    """A drop runs along a river, and things beside it blink; if it leaves the map it fades at the end."""

    way: Way
    leaves: bool
    frame: Frame
    blinks: tuple[tuple[Point, Point, Thing], ...] = ()
    """Where the drop passes, and the thing beside it with its middle."""

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
        point = self.way.at(distance)
        drop = (drop_at(point, self.frame, opacity),) if opacity > 0 else ()
        return tuple(seen for beside in self.blinks for seen in _blinking(point, *beside)) + drop


def _blinking(drop: Point, passed: Point, middle: Point, beside: Thing) -> tuple[Thing, ...]:
    """A thing, the larger the nearer the drop is to where it passes."""
    near = 1 - dist(drop, passed) / BLINKS_FROM
    if near <= 0:
        return ()
    return (enlarged(beside, middle, 1 + (BLINKS_TO - 1) * eased(near)),)


def enlarged(one: Thing, middle: Point, by: float) -> Thing:
    """A thing on top of everything, made larger around its middle."""
    x, y, scale = one.frame
    shift = scale * (1 - by)
    return one._replace(layer=Layer.MOVING, frame=Frame(x + middle[0] * shift, y + middle[1] * shift, scale * by))


class Fall(NamedTuple):
    """A drop falls to its place, with a ripple."""

    start: Point
    end: Point
    frame: Frame
    length: float = FALL

    def things(self, t: float) -> tuple[Thing, ...]:
        ripple = thing("ripple", _RIPPLE, around(self.end, self.frame, max(0.01, t)))
        return ripple, drop_at(between(self.start, self.end, t * t), self.frame)


class Pull(NamedTuple):
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
                point = between(socket, way.points[0], min(1, time / LIFT))
                drops.append(drop_at(point, self.frame, number=number))
            elif distance < way.length:
                drops.append(drop_at(way.at(distance), self.frame, number=number))
        return thing("lit", (lit,), self.frame), *drops


class Settle(NamedTuple):
    """A thing becomes its own size, around its middle: smaller from larger, or the other way round."""

    settled: Thing
    middle: Point
    start: float = SETTLES_FROM
    length: float = 240

    def things(self, t: float) -> tuple[Thing, ...]:
        return (enlarged(self.settled, self.middle, self.start + (1 - self.start) * eased(t)),)


HOP, HOP_LENGTH = 26, 420
"""How high a hop is, in pixels as drawn, and how many milliseconds it takes."""


class Slide(NamedTuple):
    """Shapes drawn around a point slide from one place to another, or hop there where they rise on their way."""

    shapes: tuple[Shape, ...]
    start: Point
    end: Point
    scale: float
    length: float = HOP_LENGTH
    high: float = 0

    def things(self, t: float) -> tuple[Thing, ...]:
        x, y = between(self.start, self.end, eased(t))
        lift = 4 * self.high * self.scale * t * (1 - t)
        return (thing("sliding", self.shapes, Frame(x, y - lift, self.scale)),)


class Sum(NamedTuple):
    """A line of text beside a place."""

    text: str
    point: Point
    frame: Frame
    length: float = 250

    def things(self, t: float) -> tuple[Thing, ...]:
        x, y = self.point
        half = 6.2 * len(self.text) + 12
        chip = Rect(x - half, y - 16, 2 * half, 32, "hot_ground", "hot", 2, 16)
        return (thing("sum", (chip, Text(x, y, self.text, 20, "ink", 700)), self.frame),)


class Climb(NamedTuple):
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
        long = round(x - self.start.x)
        bar = Rect(0, -4, long, 8, self.who, "piece_edge", 1.3, 2)
        marker = Circle(0, 0, self.start.radius, self.who, "piece_edge", 1.4)
        number = Text(0, 0, text, 11.5 if len(text) < 2 else 10.5, f"{self.who}_letter", 700)
        moved = thing("marker", (marker, number), around((x, y), self.frame))
        return (thing("bar", (bar,), around((self.start.x, y), self.frame)), moved) if long > 0 else (moved,)


class Carry(NamedTuple):
    """A thing slides as it is from where it was."""

    carried: Thing
    by: Point
    length: float = 360

    def things(self, t: float) -> tuple[Thing, ...]:
        x, y, scale = self.carried.frame
        frame = Frame(x + self.by[0] * eased(t), y + self.by[1] * eased(t), scale)
        return (self.carried._replace(layer=Layer.MOVING, frame=frame),)


class Leave(NamedTuple):
    """A thing fades where it was."""

    left: Thing
    length: float = 200

    def things(self, t: float) -> tuple[Thing, ...]:
        return (self.left._replace(layer=Layer.MOVING, opacity=1 - eased(t)),) if t < 1 else ()


class Banner(NamedTuple):
    """A sign that is there for a while, and fades at its end."""

    shapes: tuple[Shape, ...]
    frame: Frame
    length: float = 700

    def things(self, t: float) -> tuple[Thing, ...]:
        opacity = min(1.0, (1 - t) * 4)
        return (thing("banner", self.shapes, self.frame, opacity),) if opacity > 0 else ()


class Together(NamedTuple):
    """Several movers, each begun a little after the one before."""

    movers: tuple[Mover, ...]
    apart: float

    @property
    def length(self) -> float:
        return max(self.apart * index + mover.length for index, mover in enumerate(self.movers))

    def things(self, t: float) -> tuple[Thing, ...]:
        passed = ((t * self.length - self.apart * index) / mover.length for index, mover in enumerate(self.movers))
        return tuple(
            seen._replace(name=Ref("one", number, str(seen.name)))
            for number, (mover, part) in enumerate(zip(self.movers, passed, strict=True))
            if 0 <= part <= 1
            for seen in mover.things(part)
        )
