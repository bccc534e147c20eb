"""The drops that still wait while others run: the rules let go all of a headstream at once, a picture one by one."""

from dataclasses import replace

from ..board.map import HEADSTREAMS
from .events import Event
from .position import Position
from .values import Table


def runs(event: Event) -> bool:
    """Whether an event is a drop that runs."""
    return event.kind in ("caught", "left")


class Waiting:
    """The drops of a headstream that have been let go in some events but have not run yet."""

    def __init__(self, events: tuple[Event, ...]) -> None:
        self.events = events

    def with_drops(self, position: Position, number: int) -> Position:
        """A position as it looks after an event: with the drops that still wait for their turn."""
        drops = dict(position.headstreams)
        for headstream in {event.path[0] for event in self.events[: number + 1] if runs(event)} & set(HEADSTREAMS):
            later = self._still(headstream, number)
            if later:
                drops[headstream] = drops.get(headstream, 0) + later
        return position if drops == position.headstreams else replace(position, headstreams=Table(drops))

    def _still(self, headstream: str, number: int) -> int:
        count = 0
        for event in self.events[number + 1 :]:
            if event.kind == "poured" and event.what == headstream:
                break
            count += runs(event) and event.path[0] == headstream
        return count
