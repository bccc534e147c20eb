"""Rows of the box by hand: written line by line, refused with all reasons at once, and each taken back by its cross."""

from collections.abc import Callable, Iterable

from ipywidgets import Textarea, VBox

from ..board.box import BOXES, PRINTED, Box
from ..engine.rulings import NoSuchChoice, design_of, with_design
from ..notation.rows import rows_beside_design
from ..words import explorer as words
from .hands import Hands
from .parts import Buttons, Note, named, row

ROW = "space canteen: workshop, 1 engineer, 2 credits: 2 turns"


class RowsField:
    """A field for rows, those in force with a cross for each; `take` is given the box that they make."""

    def __init__(self, hands: Hands, take: Callable[[Box], object], shown: Box = PRINTED) -> None:
        self.take, self.shown = take, shown
        self.text = Textarea(placeholder=ROW, rows=2, continuous_update=False)  # else a press may come before the end
        self.add = hands.button(words.put_rows(), self.put_in)
        self.note = Note()
        self.crosses = Buttons(hands, self.drop, "rows")
        self.box = VBox([named(words.rows(), self.text), row(self.add), self.note.widget, self.crosses.box])

    @property
    def rows(self) -> tuple[str, ...]:
        """The rows in force; the numbers of a design have fields of their own."""
        return rows_beside_design(self.shown)

    def put(self, box: Box) -> None:
        """Show the rows of a box."""
        self.shown = box
        self.crosses.show([words.without_row(each) for each in self.rows])

    def put_in(self) -> None:
        """Put what is written into the box; what cannot be stays written, with all reasons beside it."""
        if self._made(self.shown, [self.text.value]):
            self.text.value = ""

    def drop(self, index: int) -> None:
        """Take a row back."""
        rest = [each for at, each in enumerate(self.rows) if at != index and not each.startswith("box ")]
        self._made(with_design(BOXES[self.shown.of], design_of(self.shown)), rest)

    def _made(self, box: Box, rows: Iterable[str]) -> bool:
        try:
            made = box.changed(*rows)
        except NoSuchChoice as wrong:
            self.note.say(*wrong.problems, refused=True)
            return False
        self.note.say()
        self.take(made)
        return True
