"""Answers that get better, worked out beside the page: one at a time, stopped at once, gone on with where they were."""

import asyncio
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from typing import Any, Generic, TypeVar

from ipywidgets import IntProgress, Label

from ..analysis.executors import IN_A_BROWSER, Slices
from ..words import explorer
from .hands import Hands, running_loop

APART = 0.25
"""Seconds from one picture of a growing answer to the next."""
GLANCE = 0.02
"""Seconds between two looks whether the next answer is there."""
KEPT_EVERY = 5.0
"""Seconds from one keeping of a growing answer to the next: no more than that is lost with a kernel."""
THREADS: Executor = Slices() if IN_A_BROWSER else ThreadPoolExecutor(thread_name_prefix="beside the page")
"""What works beside the page; in a browser, in its turn."""
Grown = TypeVar("Grown")


class Growing(Generic[Grown]):
    """An answer as far as it has come, and where the next one comes from.

    What is parked goes on where it was, so that nothing is worked out twice.
    """

    def __init__(self, answers: Iterator[Grown], found: Grown | None = None) -> None:
        self.answers, self.found = answers, found
        self.coming: Future[Grown | None] | None = None
        self.over = False
        self.whole = 1  # how far it is to come
        self.kept_at = 0.0

    @property
    def far(self) -> int:
        """How far it has come."""
        return 0

    @property
    def at_rest(self) -> bool:
        """Whether it has come as far as it was asked to."""
        return self.over

    def take(self, found: Grown | None) -> None:
        """Take the next answer; there is none after the last."""
        self.over = found is None
        self.found = self.found if found is None else found

    def keep(self) -> None:
        """Keep what was found, if it is to be kept anywhere."""


class Beside:
    """Works on one growing answer at a time, in a thread; a button stops it, and a bar says how far it is.

    `show` is called when there is something else to be seen, `kept` when an answer was kept, and `lost` with one that
    failed, before whatever went wrong is shown.
    """

    def __init__(
        self,
        hands: Hands,
        show: Callable[[], object],
        kept: Callable[[], object],
        lost: Callable[[Growing[Any]], object] = lambda growing: None,
    ) -> None:
        self.hands, self.show, self.kept, self.lost = hands, show, kept, lost
        self.end = hands.button(explorer.stop(), self.stop)
        self.progress = IntProgress(0, 0, 1, layout={"flex": "1 1 60px", "width": "auto"})
        self.far = Label()
        self.widgets = (self.end, self.progress, self.far)
        self.shown_at = 0.0
        self._growing: Growing[Any] | None = None
        self._task: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        """Whether anything is being worked on."""
        return self._task is not None

    def work(self, growing: Growing[Any]) -> None:
        """Work on an answer until it rests, in place of any other; without a running kernel, at once."""
        self.park()
        loop = running_loop()
        if loop is None:
            while not growing.at_rest:
                growing.take(next(growing.answers, None))
            self._keep(growing)
        elif not growing.at_rest:
            self._growing, self._task = growing, loop.create_task(self._run(growing))
        self.show()

    def stop(self) -> None:
        """Stop at once; what is known so far stays."""
        self.park()
        self.show()

    def park(self) -> None:
        """Leave what is worked on as it is, and keep it."""
        growing, task = self._growing, self._task
        self._growing = self._task = None
        if task is not None and growing is not None:
            task.cancel()
            self._keep(growing)

    def put(self, growing: Growing[Any] | None, far: str) -> None:
        """Show how far an answer has come, while it is worked on."""
        self.shown_at = time.monotonic()
        self.end.layout.display = self.progress.layout.display = "" if self.busy else "none"
        self.far.value = far if self.busy else ""
        if growing is not None:
            whole = max(1, growing.whole)
            self.progress.max, self.progress.value = whole, min(growing.far, whole)

    def _keep(self, growing: Growing[Any]) -> None:
        growing.keep()
        growing.kept_at = time.monotonic()
        self.kept()

    async def _run(self, growing: Growing[Any]) -> None:
        # Apart nothing is touched but values: widgets, the board and the game belong to the loop.
        # The loop looks itself: what was parked may have been begun in another one.
        while not growing.at_rest:
            if growing.coming is None:
                growing.coming = THREADS.submit(next, growing.answers, None)
            while not growing.coming.done():
                await asyncio.sleep(GLANCE)
            coming, growing.coming = growing.coming, None
            self.hands.by_itself(lambda done=coming: self._take(growing, done))()

    def _take(self, growing: Growing[Any], coming: "Future[Any]") -> None:
        first = not growing.far
        try:
            growing.take(coming.result())
        except Exception:  # of whatever kind: it goes on to the reader, and one can ask anew
            self._growing = None
            if self._task is not None:
                self._task.cancel()
                self._task = None
            self.lost(growing)
            self.show()
            raise
        if growing.at_rest:
            self.stop()
        elif first or time.monotonic() - self.shown_at > APART:
            self.show()
            if time.monotonic() - growing.kept_at > KEPT_EVERY:
                self._keep(growing)
