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
from .shapes import Frame, Point

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

    def frame(self) -> Frame | None:
        """Where the map is; None where it is not shown."""
        edge = self.picture(self.before).named.get(Ref("map", "edge"))
        return edge.frame if edge else None

    def scale(self) -> float:
        """How many pixels one of the table is, as it is drawn."""
        return self.picture(self.before).things[0].frame.scale

    def middle(self, *names: Ref) -> Point | None:
        """The middle of the first of some things that was seen before, in pixels."""
        picture = self.picture(self.before)
        boxes = (picture.bounds(name) for name in names)
        return next((centre(box) for box in boxes if box), None)

    def settles(self, name: Ref, start: float, length: float, at_once: bool = False) -> Played:
        """A thing becomes what it is after the event; `at_once` what is around it too."""
        settled = self.picture(self.after).named.get(name)
        if settled is not None and settled.outline is not None:
            middle = centre(box_of(settled.outline))
            yield self.after if at_once else self.before, Settle(settled, middle, start, length)
