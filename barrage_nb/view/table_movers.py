"""Movers of the table around the map: what hops, slides, climbs, fades or is announced."""

from dataclasses import dataclass

from ..board.refs import Ref
from .movers import Mover, around, between, eased, thing
from .shapes import Circle, Frame, Layer, Point, Rect, Shape, Text, Thing

HOP = 26
"""How high a hop is, in pixels as drawn."""


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
    point: Point
    frame: Frame
    length: float = 250

    def things(self, t: float) -> tuple[Thing, ...]:
        x, y = self.point
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
        long = round(x - self.start.x)
        bar = Rect(0, -4, long, 8, self.who, "piece_edge", 1.3, 2)
        marker = Circle(0, 0, self.start.radius, self.who, "piece_edge", 1.4)
        number = Text(0, 0, text, 11.5 if len(text) < 2 else 10.5, f"{self.who}_letter", 700)
        moved = thing("marker", (marker, number), around((x, y), self.frame))
        return (thing("bar", (bar,), around((self.start.x, y), self.frame)), moved) if long > 0 else (moved,)


@dataclass(frozen=True)
class Hop:
    """Shapes drawn around a point hop from one place to another."""

    shapes: tuple[Shape, ...]
    start: Point
    end: Point
    scale: float
    length: float = 420

    def things(self, t: float) -> tuple[Thing, ...]:
        x, y = between(self.start, self.end, eased(t))
        lift = 4 * HOP * self.scale * t * (1 - t)
        return (thing("hopping", self.shapes, Frame(x, y - lift, self.scale)),)


@dataclass(frozen=True)
class Carry:
    """A thing slides as it is from where it was."""

    carried: Thing
    by: Point
    length: float = 360

    def things(self, t: float) -> tuple[Thing, ...]:
        x, y, scale = self.carried.frame
        frame = Frame(x + self.by[0] * eased(t), y + self.by[1] * eased(t), scale)
        return (self.carried._replace(layer=Layer.MOVING, frame=frame),)


@dataclass(frozen=True)
class Leave:
    """A thing fades where it was."""

    left: Thing
    length: float = 200

    def things(self, t: float) -> tuple[Thing, ...]:
        return (self.left._replace(layer=Layer.MOVING, opacity=1 - eased(t)),) if t < 1 else ()


@dataclass(frozen=True)
class Banner:
    """A sign that is there for a while, and fades at its end."""

    shapes: tuple[Shape, ...]
    frame: Frame
    length: float = 700

    def things(self, t: float) -> tuple[Thing, ...]:
        opacity = min(1.0, (1 - t) * 4)
        return (thing("banner", self.shapes, self.frame, opacity),) if opacity > 0 else ()


@dataclass(frozen=True)
class Together:
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
