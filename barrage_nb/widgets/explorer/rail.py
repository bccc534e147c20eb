"""The rail: a whole line over the width of an explorer, to go along by mouse and keys."""

from collections.abc import Callable, Sequence
from importlib.resources import files
from typing import Any

import anywidget
from traitlets import Dict, Int, Unicode

from ...history import Node
from ...view.rail import Lanes
from ...words import explorer as words
from ..hands import Hands
from ..page import source


class Rail(anywidget.AnyWidget):
    """The turns of a line as bars in a lane for each company, with a mark where each round begins.

    `go` is called with a place, `step` with 1 or -1 for an event on or back, and `marked` with the place of a round's
    mark. What a turn was is told when the page asks: a line of 300 moves is not told again for every one of them.
    """

    _esm = source("sight.js") + (files(__package__) / "rail.js").read_text("utf-8")

    course: "Dict[str, Any]" = Dict().tag(sync=True)
    at = Int(0).tag(sync=True)
    label = Unicode("").tag(sync=True)
    said = Unicode("").tag(sync=True)
    tip: "Dict[str, Any]" = Dict({"from": 0, "to": -1, "text": ""}).tag(sync=True)

    def __init__(
        self,
        hands: Hands,
        go: Callable[[int], object],
        step: Callable[[int], object],
        marked: Callable[[int], object],
    ) -> None:
        super().__init__(label=words.rail())
        self.add_class("barrage-rail")
        self._line: tuple[int, ...] = ()
        self._course: Lanes | None = None
        self._heard = {"go": go, "event": step, "mark": marked, "ask": self.tell}
        hands.on_message(self, self._hear)

    def put(self, line: Sequence[Node], at: int) -> None:
        """Show a place on a line."""
        ids = tuple(node.id for node in line)
        with self.hold_sync():
            if ids != self._line or self._course is None:
                self._line, self._course = ids, Lanes(line)
                self.course = self._course.marks
                self.tip = {"from": 0, "to": -1, "text": ""}
            self.at = at
            self.said = f"{words.move_of(at, len(line) - 1)}: {self._course.told(at)[2]}"

    def forget(self) -> None:
        """Draw the line anew when it is shown again, as in another language."""
        self._line = ()

    def tell(self, place: int) -> None:
        """Tell the turn that leads to a place, or through it."""
        if self._course is not None:
            begins, ends, text = self._course.told(place)
            self.tip = {"from": begins, "to": ends, "text": text}

    def _hear(self, told: dict[str, Any]) -> None:
        for what, number in told.items():
            self._heard[what](number)
