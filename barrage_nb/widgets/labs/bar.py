"""The bar of a lab: its buttons stay where they are, and what begins anew asks first where work would be lost."""

from collections.abc import Callable

from ipywidgets import Box, Button, VBox

from ...words import lessons as words
from ..hands import Hands
from ..parts import classed, row, text


class LabBar:
    """Buttons that are always there, pressed or not; the last one begins anew."""

    def __init__(
        self,
        hands: Hands,
        buttons: tuple[Button, ...],
        label: str,
        begin: Callable[[], object],
        loses: Callable[[], bool],
    ) -> None:
        self._begin, self._loses = begin, loses
        self.anew = hands.button(label, self.press)
        self.yes = hands.button(words.LABELS["begin_anew"], self.begin)
        self.no = hands.button(words.LABELS["keep"], lambda: self.ask(False))
        self.sure = row(text(words.LABELS["would_be_lost"], "soft"), self.yes, self.no)
        self.row = classed(Box([*buttons, self.anew]), "fixed")
        self.widget = VBox([self.row, self.sure])
        self.ask(False)

    def press(self) -> None:
        """Begin anew, or ask first."""
        if self._loses():
            self.ask(True)
        else:
            self.begin()

    def ask(self, asks: bool) -> None:
        """Ask, or ask no longer; a second press of the same button does no harm."""
        self.sure.layout.display = "" if asks else "none"

    def begin(self) -> None:
        """Begin anew."""
        self.ask(False)
        self._begin()
