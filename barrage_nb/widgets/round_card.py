"""The card of a scoring, over the board under its question: it moves nothing, and can be seen again."""

from collections.abc import Iterable
from functools import partial

from ipywidgets import HTML, Label, VBox

from ..board.tiles import ROUNDS
from ..engine.play import Step
from ..history import Node
from ..history.scored import round_score
from ..view.round_card import round_card
from ..words.english import round_card as words
from .errors import Errors
from .parts import button, row


class RoundCard:
    """The card of a step that scored a round."""

    def __init__(self, errors: Errors) -> None:
        self.table = HTML()
        self.close = button(words.PUT_AWAY, errors.guarded(self.put_away), words.PUT_AWAY_TIP)
        self.box = VBox([self.table, self.close])
        self.box.add_class("barrage-round-card")
        self.put_away()

    def lay(self, step: Step | None) -> None:
        """Lay down the card of a step that scored a round; whatever else happens, a card stays until it is put away."""
        told = round_card(step) if step is not None else ""
        if told:
            self._show(told)

    def put_away(self) -> None:
        """Put the card away."""
        self._show("")

    def _show(self, told: str) -> None:
        self.table.value = told
        self.box.layout.display = "" if told else "none"

    @property
    def open(self) -> bool:
        """Whether it lies on the board."""
        return bool(self.table.value)


class Scorings:
    """A button for every scoring of a game, which shows its card again."""

    def __init__(self, card: RoundCard, errors: Errors) -> None:
        self.card = card
        self.steps: tuple[Step, ...] = ()
        self.label = Label(words.SCORED)
        self.buttons = [button("", errors.guarded(partial(self.show, index))) for index in range(ROUNDS)]
        self.box = row()

    def put(self, line: Iterable[Node]) -> None:
        """Offer the scorings of a line."""
        found = [(score, node.step) for node in line if (score := round_score(node.step)) is not None]
        self.steps = tuple(step for _, step in found)
        for (score, step), made in zip(found, self.buttons, strict=False):
            made.description = words.again(score.round, step.after.over)
            made.tooltip = words.again_tip(score.round, step.after.over)
        shown = (self.label, *self.buttons[: len(found)]) if found else ()
        if self.box.children != shown:
            self.box.children = shown

    def show(self, index: int) -> None:
        """Show what was scored, again."""
        self.card.put_away()
        self.card.lay(self.steps[index])
