"""The picture of a board or a lab: a look at a position with its marks, and what moves on it."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from ..board.refs import Ref
from ..engine.events import Event
from ..engine.play import Step, Unfolded
from ..engine.position import Position
from ..view.film import movement
from ..view.overlays import RINGS_STAY, lit, trace
from ..view.painter import CanvasPainter
from ..view.player import Animator
from ..view.scene import Scene
from ..view.shapes import Thing
from .state import Look


class Picture:
    """A painted scene that follows a position, and moves where it changes."""

    def __init__(self, position: Position, look: Look, speed: float = 1) -> None:
        self.position, self.look, self.speed = position, look, speed
        self.no_motion = False  # whether the person asked for no motion
        self.painter = CanvasPainter(look.drawn(position))
        self.animator = Animator(self.painter, speed or 1)
        self.heat: Callable[[Position, Scene], tuple[Thing, ...]] = lambda position, scene: ()  # lies over all
        self._looked_at: Ref | tuple[Ref, ...] | None = None
        self._lines: tuple[Thing, ...] = ()
        self._rings: tuple[Thing, ...] = ()

    @property
    def scene(self) -> Scene:
        """What is painted."""
        return self.painter.scene

    @property
    def plain(self) -> Scene:
        """The same without its marks, as it is when nothing moves."""
        return self.look.drawn(self.position)

    def show(self, position: Position, marks: Mapping[Ref, str]) -> None:
        """Paint a position with its marks, as it is when nothing moves."""
        self.position = position
        drawn = self.look.drawn(position, marks)
        self.painter.paint(drawn, self._over(drawn))

    def _over(self, drawn: Scene) -> tuple[Thing, ...]:
        """What lies over a scene."""
        return self._lines + lit(drawn, self._looked_at, self.look.dim) + self._rings + self.heat(self.position, drawn)

    def look_at(self, name: Ref | tuple[Ref, ...] | None) -> None:
        """Light what works together with a thing, or several things by themselves, until another is looked at."""
        if name != self._looked_at:
            self._looked_at = name
            self.warm()

    def warm(self) -> None:
        """Show the heat as it is now."""
        if not self.moving:
            self.painter.move(self._over(self.scene))

    def wear(self, look: Look) -> bool:
        """Look otherwise, if that is another look, and end what moves; whether it is to be shown anew."""
        if look == self.look:
            return False
        self.finish()
        self.forget()
        self.look = look
        return True

    # What moves.

    @property
    def moving(self) -> bool:
        """Whether anything moves."""
        return self.animator.running

    def animate(self, unfolded: Unfolded, done: Callable[[], object]) -> None:
        """Show what a move does, then call `done`; without motion, leave a trace of it until the next one."""
        self.forget()
        before = unfolded.step.before
        asked = before.question
        who = asked.who if asked is not None and asked.who in before.companies else None
        drawn = replace(self.look, company=self.look.company or who).drawn
        if self.speed and not self.no_motion:
            self.animator.play(movement(unfolded, drawn), done)
            return
        self._lines, self._rings = trace(unfolded.step, drawn)
        self._let_rings_fade()
        done()

    def trail(self, position: Position, events: Sequence[Event]) -> None:
        """Leave lines where the drops of some events went, until the next move."""
        self._lines = trace(Step(position, None, position, tuple(events)), self.look.drawn).lines if events else ()

    def forget(self) -> None:
        """Leave no trace of the last move."""
        self._lines = self._rings = ()

    def _let_rings_fade(self) -> None:
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            self._rings = ()  # nobody would ever take them away
        else:
            loop.call_later(RINGS_STAY / 1000, self._fade, self._rings)

    def _fade(self, rings: tuple[Thing, ...]) -> None:
        if self._rings is rings:
            self._rings = ()
            self.warm()

    def finish(self) -> bool:
        """End what moves at once; whether anything did."""
        return self.animator.skip()

    def set_speed(self, speed: float) -> None:
        """How fast things move; 0 for no motion."""
        self.speed = speed
        if speed:
            self.animator.speed = speed
        else:
            self.finish()

    def pause(self, paused: bool) -> None:
        """Hold what moves, or let it go on."""
        (self.animator.pause if paused else self.animator.resume)()
