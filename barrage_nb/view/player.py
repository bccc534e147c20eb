"""The player of movements: a page shows them by itself, and the kernel knows when they are over."""

import asyncio
from collections.abc import Callable
from math import inf

from .film import Movement, film_of
from .painter import CanvasPainter
from .post import one_letter

LOOKS = 0.1
"""Seconds after which the clock looks whether it was held or hurried."""
GRACE = 0.08
"""Seconds that a page may be late until what still moves there ends."""


class Animator:
    """Plays one movement after another on a painter.

    `speed` is how fast, and may change meanwhile; 0 or infinity is at once, and so is everything where no event loop
    runs.
    """

    def __init__(self, painter: CanvasPainter, speed: float = 1) -> None:
        self.painter = painter
        self._speed = speed
        self.paused = False
        self._movement: Movement | None = None
        self._done: Callable[[], object] | None = None
        self._task: asyncio.Task[None] | None = None

    @property
    def speed(self) -> float:
        """How many times faster than at speed 1 things move."""
        return self._speed

    @speed.setter
    def speed(self, speed: float) -> None:
        if speed != self._speed:
            self._speed = speed
            self._hurry()

    @property
    def running(self) -> bool:
        """Whether something moves, or is paused."""
        return self._movement is not None

    def play(self, movement: Movement, done: Callable[[], object] | None = None) -> None:
        """Show a movement, then its last picture, then call `done`; what still moves is finished first."""
        self.skip()
        self._movement, self._done, self.paused = movement, done, False
        loop = _running_loop()
        if loop is not None and 0 < self.speed < inf:
            self.painter.guarded(self._begin, movement, loop)
        if self._task is None:
            self.skip()

    def pause(self) -> None:
        """Hold what moves where it is."""
        self.paused = True
        self._hurry()

    def resume(self) -> None:
        """Let it move again."""
        self.paused = False
        self._hurry()

    def skip(self) -> bool:
        """Finish at once; whether anything was moving."""
        movement, done, task = self._movement, self._done, self._task
        self._movement = self._done = self._task = None
        if movement is None:
            return False
        if task is not None:
            task.cancel()
        try:
            self.painter.end()
            self.painter.paint(movement.scene(len(movement.positions) - 1))
        finally:
            if done is not None:
                done()
        return True

    def _begin(self, movement: Movement, loop: asyncio.AbstractEventLoop) -> None:
        film = film_of(movement)
        if film is not None:
            self.painter.play(film, self.speed)
            self._task = loop.create_task(self._run(movement))

    def _hurry(self) -> None:
        """Tell the page how fast its film goes on now."""
        if not self.running:
            return
        if 0 < self.speed < inf:
            self.painter.hurry(0 if self.paused else self.speed)
        else:
            self.skip()

    async def _run(self, movement: Movement) -> None:
        """Wait as long as the page plays; the page itself says nothing, so that it may be slow, or closed."""
        loop = asyncio.get_running_loop()
        left, before = movement.duration / 1000, loop.time()
        try:
            while left > 0:
                await asyncio.sleep(LOOKS if self.paused else min(LOOKS, left / self.speed))
                now = loop.time()
                if not self.paused:
                    left -= (now - before) * self.speed
                before = now
            await asyncio.sleep(GRACE)
        finally:
            if self._movement is movement:
                self._task = None
                with one_letter():
                    self.painter.guarded(self.skip)


def _running_loop() -> asyncio.AbstractEventLoop | None:
    try:
        return asyncio.get_running_loop()
    except RuntimeError:
        return None
