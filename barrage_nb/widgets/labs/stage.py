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
from ...view.movement import movement
from ...view.player import Animator
from ...view.trace import trace

Clicked = Callable[[Ref], object]


class Stage:
    """Shows some panels of a position, drawn at one width and made smaller where the cell is narrower.

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
        self.theme = "light"
        self.painter = CanvasPainter(self.scene(position))
        self.animator = Animator(self.painter)
        self._clicked: Clicked = lambda name: None
        self.widget = Box([self.painter.widget], layout=Layout(width="100%", max_width=f"{width:g}px"))
        self.widget.add_class("barrage-stage")

    def scene(self, position: Position, marks: Mapping[Ref, str] | None = None, theme: str | None = None) -> Scene:
        """A position as this stage shows it."""
        return scene(
            position,
            width=self.width,
            show=self.show,
            company=self.company,
            theme=theme or self.theme,
            marks={**self.dim, **(marks or {})},
        )

    def draw(self, position: Position, marks: Mapping[Ref, str], events: Sequence[Event] = ()) -> None:
        """Show a position with highlights, and lines where the drops of some events went."""
        self.position = position
        picture = partial(self.scene, marks=marks)
        lines = trace(Step(position, None, position, tuple(events)), picture).lines if events else ()
        self.painter.paint(picture(position), lines)

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
        return svg_on_page(self.scene(self.position, marks, "light"))

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
