"""The stage of a lab: a picture of part of the table, what moves on it, what is clicked, and the same as SVG."""

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial

from ipywidgets import Box, Layout

from ...board.refs import Ref
from ...engine.events import Event
from ...engine.play import Step, Unfolded
from ...engine.position import Position
from ...view import Scene, scene, svg_on_page
from ...view.canvas import CanvasPainter
from ...view.chain import lit
from ...view.movement import movement
from ...view.player import Animator
from ...view.shapes import Thing
from ...view.trace import trace

Clicked = Callable[[Ref], object]


class Stage:
    """Shows some panels of a position, as wide as a lab wants it or, in a narrower cell, as there is room.

    `dim` are the things a lesson is not about: they stay, but step back.
    """

    def __init__(
        self,
        position: Position,
        show: Sequence[str],
        width: float,
        company: str | None = None,
        dim: Collection[Ref] = (),
    ) -> None:
        self.position = position
        self.dim = dict.fromkeys(dim, "dim")
        self.show, self.width, self.company = tuple(show), width, company
        self.room = width
        self._looked_at: Ref | None = None
        self._lines: tuple[Thing, ...] = ()
        self.theme = "light"
        self.painter = CanvasPainter(self.scene(position))
        self.animator = Animator(self.painter)
        self._clicked: Clicked = lambda name: None
        self.widget = Box([self.painter.widget], layout=Layout(width="100%", max_width=f"{width:g}px"))
        self.widget.add_class("barrage-stage")

    def scene(self, position: Position, marks: Mapping[Ref, str] | None = None) -> Scene:
        """A position as this stage shows it."""
        return self._scene(position, marks, self.theme, self.room)

    def _scene(self, position: Position, marks: Mapping[Ref, str] | None, theme: str, width: float) -> Scene:
        return scene(
            position,
            width=width,
            show=self.show,
            company=self.company,
            theme=theme,
            marks={**self.dim, **(marks or {})},
        )

    def draw(self, position: Position, marks: Mapping[Ref, str], events: Sequence[Event] = ()) -> None:
        """Show a position with highlights, and lines where the drops of some events went."""
        self.position = position
        picture = partial(self.scene, marks=marks)
        lines = trace(Step(position, None, position, tuple(events)), picture).lines if events else ()
        self._lines, drawn = lines, picture(position)
        self.painter.paint(drawn, lines + lit(drawn, self._looked_at))

    def fit(self, room: float) -> bool:
        """Take the room that the page has; whether the picture is to be drawn anew."""
        room = min(self.width, room or self.width)
        changed, self.room = room != self.room, room
        return changed

    def on_look(self, callback: Callable[[Ref | None], object]) -> None:
        """Light the chain of what the mouse is over, and call back with its name; with None where that is nothing."""

        def look(name: Ref | None) -> None:
            if name != self._looked_at:
                self._looked_at = name
                if not self.animator.running:
                    self.painter.move(self._lines + lit(self.painter.scene, name))
                callback(name)

        self.painter.on_move(lambda x, y: look(None if self.animator.running else self.painter.scene.at(x, y)))
        self.painter.on_leave(lambda: look(None))

    def animate(self, step: Step, speed: float, done: Callable[[], object]) -> None:
        """Show how a step comes about from here, then call `done`; at speed 0, or without a running kernel, at once."""
        step = step._replace(before=self.position)
        self.animator.speed = speed
        self.animator.play(movement(Unfolded(step, (step.after,) * len(step.events)), self.scene), done)

    def finish(self) -> bool:
        """Let what moves arrive at once; whether anything did."""
        return self.animator.skip()

    def svg(self, marks: Mapping[Ref, str] | None = None) -> str:
        """What is shown, as SVG."""
        return svg_on_page(self._scene(self.position, marks, "light", self.width))

    def on_click(self, callback: Clicked) -> None:
        """Call back with the name of the thing that is clicked; a click on what moves only lets it arrive."""

        def pressed(x: float, y: float) -> None:
            self.press(self.painter.scene.at(x, y))

        self._clicked = callback
        self.painter.on_press(pressed)

    def press(self, name: Ref | None) -> None:
        """Press a thing; while something moves, that only lets it arrive."""
        if not self.finish() and name is not None:
            self._clicked(name)
