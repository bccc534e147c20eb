"""A lab without a board: a picture that is drawn anew for every answer, and beside it the question and feedback."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from importlib.resources import files
from typing import Any

from ipywidgets import HTML, Box, Button, Layout, VBox, Widget

from ...view import Scene, svg, svg_on_page
from ..errors import Errors
from ..live import Live
from ..parts import button
from ..still import OnPage
from ..theme import Theme


class DrawnLab(OnPage, ABC):
    """Pictures on the left, what is asked and told on the right.

    A lab of a lesson sets its own fields, then calls this constructor. It gives its questions and inputs (`build`), its
    pictures in a theme (`pictures`), what is said below them (`told`), and brings its inputs up to date (`changed`).
    """

    title: str

    def __init__(self) -> None:
        self.errors = Errors()
        self.theme = Theme()
        self.theme.observe(self.errors.watched(lambda change: self.refresh()), "dark")
        self.shown = HTML(layout=Layout(width="100%"))
        self.sentence, self.feedback = Live(), Live()
        self.sentence.add_class("barrage-sentence")
        self.feedback.add_class("barrage-feedback")
        stage = Box([self.shown])
        stage.add_class("barrage-stage")
        left = VBox([stage, self.sentence])
        left.add_class("barrage-left")
        self.panel = VBox(list(self.build()))
        self.panel.add_class("barrage-panel")
        right = VBox([self.panel, self.feedback])
        right.add_class("barrage-right")
        both = Box([right, left])  # read first the question, then the picture
        both.add_class("barrage-both")
        style = HTML(f"<style>{(files(__package__) / 'lab.css').read_text('utf-8')}</style>")
        self.widget = VBox([style, both, self.theme, self.errors.output])
        for name in ("barrage-board", "barrage-lab"):
            self.widget.add_class(name)
        self.refresh()

    @abstractmethod
    def build(self) -> Sequence[Widget]:
        """The questions and inputs beside the picture, from top to bottom."""

    @abstractmethod
    def pictures(self, theme: str) -> Sequence[Scene]:
        """What is shown now."""

    @abstractmethod
    def told(self) -> str:
        """What is said below the picture."""

    def picture_on_paper(self) -> Scene:
        """What a page without a kernel shows."""
        return self.pictures("light")[0]

    def changed(self) -> None:
        """Bring the questions and inputs up to date."""

    def button(self, label: str, press: Callable[[], object], tip: str = "", main: bool = False) -> Button:
        """A button whose errors are shown; the main one is what to do next."""
        return button(label, self.errors.guarded(press), tip, main)

    def say(self, html: str) -> None:
        """Give feedback; it is read aloud."""
        self.feedback.value = html

    def refresh(self) -> None:
        """Bring everything up to date."""
        self.changed()
        dark = self.theme.dark
        (self.widget.add_class if dark else self.widget.remove_class)("barrage-dark")
        drawn = "".join(svg(scene, fills=True) for scene in self.pictures("dark" if dark else "light"))
        self.shown.value = f"<div class='barrage-pictures'>{drawn}</div>"
        self.sentence.value = f"<p>{self.told()}</p>"

    def _repr_mimebundle_(self, **options: Any) -> Any:
        """The widget for a live page, a still picture for every other."""
        bundle: Any = self.widget._repr_mimebundle_()
        data: dict[str, Any] = bundle[0] if isinstance(bundle, tuple) else bundle
        still = svg_on_page(self.picture_on_paper())
        return {**data, "image/svg+xml": still, "text/plain": f"{self.title}: {self.told()}"}
