"""The player of movements: frames from the kernel's event loop; whatever happens, the last picture is right."""

import asyncio
from collections.abc import Callable
from math import inf

from .canvas import CanvasPainter
from .movement import Movement

FRAME = 1 / 30
"""Seconds between two frames."""


class Animator:
    """Plays one movement after another on a painter.

    `speed` is how fast, and may change meanwhile; 0 or infinity is at once, and so is everything where no event loop
    runs.
    """

    def __init__(self, painter: CanvasPainter, speed: float = 1) -> None:
        self.painter = painter
        self.speed = speed
        self.paused = False
        self._movement: Movement | None = None
        self._done: Callable[[], object] | None = None
        self._task: asyncio.Task[None] | None = None

    @property
    def running(self) -> bool:
        """Whether something moves, or is paused."""
        return self._movement is not None

    def play(self, movement: Movement, done: Callable[[], object] | None = None) -> None:
        """Show a movement, then its last picture, then call `done`; what still moves is finished first."""
        self.skip()
        self._movement, self._done = movement, done
        loop = _running_loop()
        if loop is None or not movement.duration or not 0 < self.speed < inf:
            self.skip()
            return
        self.paused = False
        self._task = loop.create_task(self._run(movement))

    def pause(self) -> None:
        """Hold what moves where it is."""
        self.paused = True

    def resume(self) -> None:
        """Let it move again."""
        self.paused = False

    def skip(self) -> bool:
        """Finish at once; whether anything was moving."""
        movement, done, task = self._movement, self._done, self._task
        self._movement = self._done = self._task = None
        if movement is None:
            return False
        if task is not None:
            task.cancel()
        try:
            self.painter.paint(movement.scene(len(movement.positions) - 1))
        finally:
            if done is not None:
                done()
        return True

    async def _run(self, movement: Movement) -> None:
        """Paint frames until the end; a frame that fails ends the movement with its last picture."""
        loop = asyncio.get_running_loop()
        time, before = 0.0, loop.time()
        try:
            while time < movement.duration and self.speed > 0 and self.painter.guarded(self._paint, movement, time):
                await asyncio.sleep(FRAME)
                now = loop.time()
                if not self.paused:
                    time += (now - before) * 1000 * self.speed
                before = now
        finally:
            if self._movement is movement:
                self._task = None
                self.painter.guarded(self.skip)

    def _paint(self, movement: Movement, time: float) -> None:
        position, moving = movement.at(time)
        self.painter.paint(movement.scene(position), moving)


def _running_loop() -> asyncio.AbstractEventLoop | None:
    try:
        return asyncio.get_running_loop()
    except RuntimeError:
        return None
