"""Before and after: how two stories end, side by side at the press of a button."""

from collections.abc import Callable, Sequence
from html import escape

from ipywidgets import HTML

from ...words import lessons as words
from ...words.marks import said_again
from ..hands import Hands
from ..parts import classed


class Pair:
    """A button, and the two pictures that it shows or puts away."""

    def __init__(self, hands: Hands, pressed: Callable[[], object]) -> None:
        self.open = False
        self.heads: tuple[str, str] = (words.LABELS["before"], words.LABELS["after"])
        self.button = hands.button(words.LABELS["compare"], pressed, words.LABELS["compare_tip"])
        self.widget = classed(HTML(), "pair")

    def show(self, draw: Callable[[], Sequence[str]] | None) -> None:
        """Show what `draw` draws, before and then after, if the button asks for it; with None there is no before."""
        self.open = self.open and draw is not None
        self.button.disabled = draw is None
        self.button.description = words.LABELS["no_compare"] if self.open else words.LABELS["compare"]
        drawn = draw() if self.open and draw is not None else ()
        halves = zip(said_again(self.heads), drawn, strict=False)
        self.widget.value = "".join(
            f"<figure><figcaption>{escape(head)}</figcaption>{picture}</figure>" for head, picture in halves
        )
