"""Long work: done beside the page, which stays alive, shows how far it is, and can stop it."""

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

from ipywidgets import Box, IntProgress, Label

from ...words import explorer as words
from ..hands import Hands
from ..parts import row

GLANCE = 0.08
"""Seconds between two looks at how far the work is."""
Found = TypeVar("Found")
Tick = Callable[[], bool]
"""Counts one thing done; false when the work is to stop."""


class Busy(RuntimeError):
    """Something is still being worked on."""


class Stopped(Exception):
    """Somebody has stopped the work."""


def or_stop(tick: Tick) -> Callable[[], None]:
    """Counts one thing done, and ends work that is to stop."""

    def watch() -> None:
        if not tick():
            raise Stopped

    return watch


class Work:
    """A progress bar with a Stop button, and at most one piece of work at a time."""

    def __init__(self, hands: Hands) -> None:
        self.hands = hands
        self.done = 0
        self.stopping = False
        self._task: asyncio.Task[None] | None = None
        self.bar = IntProgress(0, 0, 1, layout={"flex": "1 1 160px", "width": "auto"})
        self.what = Label()
        self.button = hands.button(words.stop(), self.stop)
        self.box: Box = row(self.what, self.bar, self.button)
        self._show(False)

    @property
    def busy(self) -> bool:
        """Whether something is being worked on."""
        return self._task is not None

    def check(self) -> None:
        """Refuse what cannot be done while something is being worked on."""
        if self.busy:
            raise Busy(words.busy())

    def stop(self) -> None:
        """Ask the work to stop."""
        self.stopping = True

    def run(self, what: str, total: int, job: Callable[[Tick], Found], then: Callable[[Found], object]) -> None:
        """Do a job of about so many steps, then go on with what it found; without a running kernel, at once."""
        self.check()
        self.done, self.stopping = 0, False
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            then(job(self._tick))
            return
        self.what.value, self.bar.max, self.bar.value = what, max(1, total), 0
        self._task = loop.create_task(self._run(job, then))

    def _tick(self) -> bool:
        self.done += 1
        return not self.stopping

    async def _run(self, job: Callable[[Tick], Any], then: Callable[[Any], object]) -> None:
        # The job computes values only; widgets and the tree are touched here, between its slices.
        found = asyncio.get_running_loop().run_in_executor(None, job, self._tick)
        try:
            while not found.done():
                await asyncio.wait({found}, timeout=GLANCE)
                self.bar.value = min(self.done, self.bar.max)
                self._show(not found.done())  # what is done at a glance needs no bar
        finally:
            self._task = None
            self._show(False)
        self.hands.by_itself(lambda: then(found.result()))()

    def _show(self, shown: bool) -> None:
        self.box.layout.display = "" if shown else "none"
