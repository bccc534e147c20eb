"""What the labs of points share: predict who gets most, see them come in, change an input, see the difference."""

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from functools import partial

from ipywidgets import VBox

from ...engine.position import Position, as_position
from ...lessons.feedback import Feedback
from ...lessons.story import Story
from ...lessons.tally import TALLY
from ...words import lessons as lab_words
from ...words.names import company
from ..parts import row
from .lab import Lab
from .paragraphs import paragraphs, said


class PointsLab(Lab, ABC):
    """A position whose points are about to be counted, one by its seed or any other; its inputs can be changed.

    A lab of a lesson says which positions there are (`situation`), how the points come in (`counting`), what that leads
    to (`afterwards`), what a prediction is told (`check`), who gets most (`best`), what changed (`differences`).
    It puts `buttons` on its panel, and `guesses` inside `asking`.
    """

    asking: VBox
    tweaking: VBox
    guessed: str | None

    def __init__(
        self, seed: int, position: Position | str | None, title: str, show: Sequence[str], width: float
    ) -> None:
        self.seed = seed
        self._begin(self.situation(seed) if position is None else as_position(position))
        super().__init__(self.counting(self.position), title=title, show=show, width=width)

    def _begin(self, position: Position) -> None:
        self.position = self.first = position
        self.predicting, self.guessed = True, None
        self.limit = 0

    @abstractmethod
    def situation(self, seed: int) -> Position:
        """A position to predict."""

    @abstractmethod
    def counting(self, position: Position) -> Story:
        """How the points come in."""

    @abstractmethod
    def afterwards(self, position: Position) -> Position:
        """What they lead to."""

    @abstractmethod
    def check(self, position: Position, guess: str) -> Feedback:
        """What a prediction is told."""

    @abstractmethod
    def differences(self, before: Position, after: Position) -> tuple[str, ...]:
        """What a change did."""

    @abstractmethod
    def best(self, position: Position) -> Collection[str]:
        """Who gets most."""

    def judged(self) -> Mapping[str, str]:
        """How the company that was guessed and the one that gets most stand out, once all is counted."""
        if self.guessed is None or not self.story.over or self.position != self.first:
            return {}
        return {self.guessed: "missed", **dict.fromkeys(self.best(self.position), "selected")}

    def put_companies(self) -> None:
        """Offer the companies of this position."""
        self.guesses.children = [self.hands.button(company(who), partial(self.guess, who)) for who in self.first.order]

    def build_common(self, another: str, undo: str) -> None:
        """The controls that both labs have."""
        self.guesses = row()
        self.run = self.hands.button(lab_words.LABELS["again"], self.run_again, main=True)
        self.undo = self.hands.button(undo, self.forget)
        self.buttons = self.bar(
            self.run, self.undo, anew=another, begin=self.next_situation, loses=lambda: self.position != self.first
        )

    def guess(self, who: str) -> None:
        """Predict who gets most; then the points may be seen."""
        if not self.predicting:
            return
        self.predicting, self.guessed, self.limit = False, who, None
        feedback = self.check(self.position, who)
        TALLY.guess(self.title, feedback.right)
        self.say(said(feedback))
        self.go(self.story.length)

    def change(self, position: Position) -> None:
        """Count again with a change; the first count stays to be compared with."""
        self.position = position
        self.again(self.counting(position).last)
        self.before = self.counting(self.first).last
        self.say(paragraphs(self.differences(self.first, position)))
        self.refresh()

    def run_again(self) -> None:
        """Go through the points once more."""
        self.go(0)
        self.play()

    def forget(self) -> None:
        """Put everything back."""
        self.position = self.first
        self.say("")
        self.tell(self.counting(self.first).last)

    def next_situation(self) -> None:
        """Another position, to predict again."""
        self.seed += 1
        self._begin(self.situation(self.seed))
        self.put_companies()
        self.say("")
        self.tell(self.counting(self.position))

    def explored(self) -> Position:
        """Before the points come in, the position; then what they lead to."""
        return self.afterwards(self.position) if self.story.at else super().explored()

    def changed(self) -> None:
        """Bring the question or the inputs up to date."""
        self.asking.layout.display = "" if self.predicting else "none"
        self.tweaking.layout.display = "none" if self.predicting else ""
        self.run.disabled, self.undo.disabled = self.predicting, self.position == self.first
