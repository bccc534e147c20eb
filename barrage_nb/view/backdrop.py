"""The backdrop of an act: an event, what is seen before and after it, and where things are on the table."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias

from ..board.refs import Ref
from ..engine.events import Event
from ..engine.position import Position
from .geometry import box_of, centre
from .movers import Mover, Settle
from .scene import SceneOf
from .shapes import Frame, Point, Thing

Played: TypeAlias = Iterator[tuple[Position, Mover]]
"""What moves, one after the other, each with the position it moves over."""


@dataclass(frozen=True)
class Backdrop:
    """An event, what is seen before and after it, and all events of its step."""

    before: Position
    after: Position
    events: tuple[Event, ...]
    number: int
    picture: SceneOf

    def seen(self, name: Ref) -> Thing | None:
        """A thing as it was seen before."""
        return self.picture(self.before).named.get(name)

    def frame(self) -> Frame | None:
        """Where the map is; None where it is not shown."""
        edge = self.seen(Ref("map", "edge"))
        return edge.frame if edge else None

    def scale(self) -> float:
        """How many pixels one of the table is, as it is drawn."""
        return self.picture(self.before).things[0].frame.scale

    def middle(self, *names: Ref) -> Point | None:
        """The middle of the first of some things that was seen before, in pixels."""
        picture = self.picture(self.before)
        boxes = (picture.bounds(name) for name in names)
        return next((centre(box) for box in boxes if box), None)

    def end(self, name: Ref, *otherwise: Ref) -> Point | None:
        """The middle of a thing as it is seen after, in pixels; else that of the first of others seen before."""
        box = self.picture(self.after).bounds(name)
        return centre(box) if box else self.middle(*otherwise)

    def settles(self, name: Ref, start: float, length: float, at_once: bool = False) -> Played:
        """A thing becomes what it is after the event; `at_once` what is around it too."""
        settled = self.picture(self.after).named.get(name)
        if settled is not None and settled.outline is not None:
            middle = centre(box_of(settled.outline))
            yield self.after if at_once else self.before, Settle(settled, middle, start, length)
