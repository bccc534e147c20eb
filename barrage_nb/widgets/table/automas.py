"""What a table tells of its Automas: what they did in one paragraph, and the panel with how they decided."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ipywidgets import Box, VBox

from ...automa.trace import traces
from ...board.refs import Ref
from ...engine.moves import Act
from ...engine.play import Step
from ...engine.position import Position
from ...history import Node
from ...words import automa_panel as words
from ..automa_panel import AutomaPanel
from ..board import Board
from ..hands import Hands
from ..mentioned import marked
from ..parts import classed, row, text
from ..said import Around
from .chronicle import Chronicle


class Automas:
    """The paragraph with its buttons, and the panel; `both` is the board with the panel beside it.

    `opened` is called when there is more in the panel to be seen than there was.
    """

    def __init__(
        self,
        hands: Hands,
        show: Callable[[Position | None, Mapping[Ref, str]], object],
        over: Callable[[], object],
        opened: Callable[[], object],
    ) -> None:
        self.opened = opened
        self.panel = AutomaPanel(show, hands, over)
        self.short = classed(text("", "text"), "recap")
        self.rest = hands.button(words.rest(), self.tell_rest, words.rest_tip())
        self.why = hands.button(words.open_panel(), self.open_or_close, words.open_tip())
        self.recap = VBox([self.short, row(self.rest, self.why)])
        self.left, self.right, self.both = VBox(), VBox([self.panel.box]), Box()
        for box, name in ((self.left, "left"), (self.right, "right"), (self.both, "both")):
            box.add_class(f"barrage-{name}")
        self.chronicle: Chronicle | None = None
        self.open = self.told = False

    def beside(self, chronicle: Chronicle, board: Board) -> None:
        """Stand beside a board; the chronicle is what tells the rest."""
        self.chronicle = chronicle
        self.left.children = (board,)
        self._lay_out()

    def put(self, line: Sequence[Node], seen: int) -> None:
        """Tell what Automas did after the place of the number `seen`; the panel has their turns."""
        acted = [node.step for node in line[1:] if isinstance(node.move, Act)]
        new = [node.step for node in line[seen + 1 :] if isinstance(node.move, Act)]
        self.short.value = Around(lambda: _recap(new))
        self.panel.put(new or acted[-1:])
        self.why.disabled = not acted
        self._lay_out()

    def watch(self, step: Step, guess: bool) -> None:
        """Go through a turn that is not played yet, guessed or not."""
        self.open = True
        self._lay_out()
        self.opened()
        self.panel.ask(step, guess)

    def tell_rest(self) -> None:
        """Unfold everything that happened, or fold it again."""
        self.told = not self.told
        self._lay_out()

    def open_or_close(self) -> None:
        """Open the panel beside the board, or close it; the board then shows what is on the table."""
        self.open = not self.open
        self._lay_out()
        if self.open:
            self.opened()
        else:
            self.panel.show(None, {})

    def _lay_out(self) -> None:
        self.rest.description = words.less() if self.told else words.rest()
        self.why.description = words.close_panel() if self.open else words.open_panel()
        children: tuple[Any, ...] = (self.left, self.right) if self.open else (self.left,)
        if self.both.children != children:
            self.both.children = children
        (self.both.add_class if not self.open else self.both.remove_class)("barrage-whole")
        if self.chronicle is not None:
            self.chronicle.widget.layout.display = "" if self.told else "none"


def _recap(steps: Sequence[Step]) -> str:
    """What Automas did in some steps, in a paragraph."""
    told = [
        words.short_turn(trace.who, trace.done)
        for step in steps
        for trace in traces(step.events)
        if trace.who in step.before.automas  # a tile may also name what a person is to do first (AD6)
    ]
    return f"<p>{marked(words.recap(told))}</p>" if told else ""
