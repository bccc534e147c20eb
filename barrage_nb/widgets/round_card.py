"""The card of a scoring, over the board under its question: it moves nothing, and can be seen again."""

from collections.abc import Iterable
from functools import partial

import anywidget
from ipywidgets import Label
from traitlets import Unicode

from ..engine.play import Step
from ..engine.rulings import LIMITS
from ..history import Node
from ..history.summary import round_score
from ..view.round_card import round_card
from ..words import round_card as words
from .hands import Hands
from .page import source
from .parts import row
from .said import Around


class RoundCard(anywidget.AnyWidget):
    """The card of a step that scored a round; `told` is what it says, as HTML, and empty where none lies there."""

    _esm = source("round_card.js")

    told = Unicode("").tag(sync=True)
    away = Unicode("").tag(sync=True)
    tip = Unicode("").tag(sync=True)
    label = Unicode("").tag(sync=True)

    def __init__(self) -> None:
        super().__init__(away=words.put_away(), tip=words.put_away_tip(), label=words.card())
        self.add_class("barrage-round-card")

    def lay(self, step: Step | None) -> None:
        """Lay down the card of a step that scored a round; whatever else happens, a card stays until it is put away."""
        if step is not None and (told := Around(lambda: round_card(step))):
            self.told = told

    def put_away(self) -> None:
        """Put the card away."""
        self.told = ""

    @property
    def lies_there(self) -> bool:
        """Whether it lies on the board."""
        return bool(self.told)


class Scorings:
    """A button for every scoring of a game, which shows its card again."""

    def __init__(self, card: RoundCard, hands: Hands) -> None:
        self.card = card
        self.steps: tuple[Step, ...] = ()
        self.label = Label(words.scored())
        self.buttons = [hands.button("", partial(self.show, index)) for index in range(LIMITS["rounds"][1])]
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
