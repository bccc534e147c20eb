"""A lab without a board: a picture that is drawn anew for every answer, and beside it the question and feedback."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from importlib.resources import files

from ipywidgets import HTML, Box, Button, Layout, VBox, Widget

from ...view import Scene, svg, svg_on_page
from ..errors import Errors
from ..live import Live
from ..parts import button, classed
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
        self.sentence, self.feedback = classed(Live(), "sentence"), classed(Live(), "feedback")
        left = classed(VBox([classed(Box([self.shown]), "stage"), self.sentence]), "left")
        self.panel = classed(VBox(list(self.build())), "panel")
        right = classed(VBox([self.panel, self.feedback]), "right")
        both = classed(Box([right, left]), "both")  # read first the question, then the picture
        style = HTML(f"<style>{(files(__package__) / 'lab.css').read_text('utf-8')}</style>")
        self.widget = classed(VBox([style, both, self.theme, self.errors.output]), "board", "lab")
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
        self.darken(dark)
        drawn = "".join(svg(scene, fills=True) for scene in self.pictures("dark" if dark else "light"))
        self.shown.value = f"<div class='barrage-pictures'>{drawn}</div>"
        self.sentence.value = f"<p>{self.told()}</p>"

    def on_paper(self) -> str:
        """What a page without a kernel shows."""
        return svg_on_page(self.picture_on_paper())

    def in_words(self) -> str:
        """What is said below the picture."""
        return f"{self.title}: {self.told()}"
