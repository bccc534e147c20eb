"""What the labs of points share: predict who gets most, see them come in, change an input, see the difference."""

from collections.abc import Mapping, Sequence
from typing import Protocol

from ipywidgets import VBox

from ...engine.position import Position, as_position
from ...lessons.asking import Quiz
from ...lessons.feedback import Feedback
from ...words import lessons as lab_words
from ..parts import row, text
from .paragraphs import paragraphs, said
from .question_lab import AskingLab, answers


class PointsLesson(Protocol):
    """What a lesson of points says; a module with these names is one. The story of its question is how they come in."""

    def situation(self, seed: int, /) -> Position: ...
    def ask(self, position: Position, /) -> Quiz: ...
    def afterwards(self, position: Position, /) -> Position: ...
    def compared(self, before: Position, after: Position, /) -> tuple[str, ...]: ...


class PointsLab(AskingLab):
    """A position whose points are about to be counted, one by its seed or any other; its inputs can be changed.

    A lab of a `lesson` puts `buttons` and `asking` on its panel, and `tweaking` with its inputs.
    """

    lesson: PointsLesson
    tweaking: VBox

    def __init__(
        self, seed: int, position: Position | str | None, title: str, show: Sequence[str], width: float
    ) -> None:
        self.seed = seed
        self._begin(self.lesson.situation(seed) if position is None else as_position(position))
        super().__init__(self.asked.question.told, title=title, show=show, width=width)

    def _begin(self, position: Position) -> None:
        self.position = self.first = position
        self.put(self.lesson.ask(position))

    @property
    def predicting(self) -> bool:
        """Whether the question is open."""
        return self.asked.open

    @property
    def judged(self) -> Mapping[str, str]:
        """How the company that was guessed and who gets most stand out, once all is counted."""
        return self.asked.marks if self.story.over and self.position == self.first else {}

    def put_companies(self) -> None:
        """Offer the companies of this position."""
        self.guesses.children = answers(self.hands, self.asked.question, self.guess)

    def build_common(self, another: str, undo: str) -> None:
        """The controls that both labs have."""
        self.question, self.hint, self.guesses = text("", "head"), text("", "soft"), row()
        self.asking = VBox([self.question, self.hint, self.guesses])
        self.run = self.hands.button(lab_words.LABELS["again"], self.run_again, main=True)
        self.undo = self.hands.button(undo, self.forget)
        self.buttons = self.bar(
            self.run, self.undo, anew=another, begin=self.next_situation, loses=lambda: self.position != self.first
        )

    def answered(self, feedback: Feedback | None) -> None:
        """The points are all there, with what is told of them."""
        assert feedback is not None
        self.say(said(feedback))
        self.go(self.story.length)

    def change(self, position: Position) -> None:
        """Count again with a change; the first count stays to be compared with."""
        self.position = position
        self.again(self.lesson.ask(position).told.last)
        self.before = self.asked.question.told.last
        self.say(paragraphs(self.lesson.compared(self.first, position)))
        self.refresh()

    def run_again(self) -> None:
        """Go through the points once more."""
        self.go(0)
        self.play()

    def forget(self) -> None:
        """Put everything back."""
        self.position = self.first
        self.say("")
        self.tell(self.asked.question.told.last)

    def next_situation(self) -> None:
        """Another position, to predict again."""
        self.seed += 1
        self._begin(self.lesson.situation(self.seed))
        self.put_companies()
        self.say("")
        self.tell(self.asked.question.told)

    def explored(self) -> Position:
        """Before the points come in, the position; then what they lead to."""
        return self.lesson.afterwards(self.position) if self.story.at else super().explored()

    def changed(self) -> None:
        """Bring the question or the inputs up to date."""
        self.question.value, self.hint.value = self.asked.question.asked, self.asked.question.hint
        self.asking.layout.display = "" if self.predicting else "none"
        self.tweaking.layout.display = "none" if self.predicting else ""
        self.run.disabled, self.undo.disabled = self.predicting, self.position == self.first
