"""A lab without a board: a picture that is drawn anew for every answer, and beside it the question and feedback."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from importlib.resources import files

from ipywidgets import HTML, Box, Layout, VBox, Widget

from ...view import Scene, svg, svg_on_page
from ..hands import Hands
from ..live import Live
from ..parts import classed
from ..still import OnPage
from ..theme import Theme


class DrawnLab(OnPage, ABC):
    """Pictures on the left, what is asked and told on the right.

    A lab of a lesson sets its own fields, then calls this constructor. It gives its questions and inputs (`build`), its
    pictures in a theme (`pictures`), what is said below them (`told`), and brings its inputs up to date (`changed`).
    """

    def __init__(self) -> None:
        self.hands, self.theme = Hands(), Theme()
        self.hands.on_change(self.theme, self.refresh, "dark")
        self.shown = HTML(layout=Layout(width="100%"))
        self.sentence, self.feedback = classed(Live(), "sentence"), classed(Live(), "feedback")
        left = classed(VBox([classed(Box([self.shown]), "stage"), self.sentence]), "left")
        self.panel = classed(VBox(list(self.build())), "panel")
        right = classed(VBox([self.panel, self.feedback]), "right")
        both = classed(Box([right, left]), "both")  # read first the question, then the picture
        style = HTML(f"<style>{(files(__package__) / 'lab.css').read_text('utf-8')}</style>")
        self.widget = classed(VBox([style, both, self.theme, self.hands.errors.output]), "board", "lab")
        self.refresh()

    @property
    @abstractmethod
    def title(self) -> str:
        """What it is called."""

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

    def say(self, html: str) -> None:
        """Give feedback; it is read aloud."""
        self.feedback.value = html

    def show_anew(self) -> None:
        """Draw it as it is now, as in another language."""
        self.refresh()

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
