"""A story that goes on by itself, with time to read after every moment."""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .lab import Lab

PAUSE = 1.4
"""Seconds that a moment without movement stays, at speed 1."""
AT_NO_MOTION = 4
"""What counts as the speed of reading where nothing moves."""


class Playing:
    """Goes through the story of a lab, as far as it may be shown."""

    def __init__(self, lab: "Lab") -> None:
        self.lab, self.on = lab, False
        self._pause: asyncio.TimerHandle | None = None
        self._then: Callable[[], object] = lambda: None

    def start(self, then: Callable[[], object]) -> None:
        """Go on from the moment that is shown; in the end, do what is to be done then."""
        self._then, self.on = then, True
        self.lab.refresh()
        self._go_on()

    def stop(self) -> None:
        """Stay where the story is now; what was to be done in the end is done."""
        if not self.on:
            return
        if self._pause is not None:
            self._pause.cancel()
        then, self.on, self._then = self._then, False, lambda: None
        self.lab.refresh()
        then()

    def _go_on(self) -> None:
        if self.lab.story.at < self.lab.furthest:
            self.lab.forward(self._pause_a_while)
        else:
            self.stop()

    def _pause_a_while(self) -> None:
        if self.on:
            more = self.lab.story.at < self.lab.furthest
            seconds = PAUSE / (self.lab.speed or AT_NO_MOTION) if more else 0
            go_on = self.lab.errors.guarded(self._go_on)
            self._pause = asyncio.get_running_loop().call_later(seconds, go_on)
