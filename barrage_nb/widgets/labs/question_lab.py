"""Labs that ask before anything happens: say what will be, see it, and be told why."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from typing import Any

from ipywidgets import Button, VBox, Widget

from ...board.refs import Ref
from ...engine.position import Position, as_position
from ...lessons.asking import Attempt, OneQuestion, Quiz
from ...lessons.feedback import Feedback
from ...lessons.tally import TALLY
from ...words import lessons as words
from ..fields import Picker
from ..hands import Hands
from ..parts import row, text
from .lab import Lab
from .paragraphs import said as told


def answers(hands: Hands, question: Quiz, guess: Callable[[Any], object]) -> tuple[Button, ...]:
    """A button for each answer to a question."""
    return tuple(hands.button(shown, partial(guess, answer)) for answer, shown in question.choices.items())


class AskingLab(Lab, ABC):
    """A lab with a question: until it is answered, or told, nothing happens; each answer counts.

    A lab of a lesson asks with `put`, and says what comes of an answer (`answered`). Answers that are places of the map
    can be clicked.
    """

    asked: Attempt

    def put(self, question: Quiz) -> None:
        """Ask, before anything happens."""
        self.asked, self.limit = Attempt(question), 0

    def guess(self, said: Any) -> None:
        """Answer, or be told with None; what is no answer changes nothing."""
        asked = self.asked.answer(said)
        if asked is self.asked:
            return
        self.asked, self.limit = asked, None
        feedback = asked.feedback
        if feedback is not None:
            TALLY.guess(self.title, feedback.right)
        self.answered(feedback)

    @abstractmethod
    def answered(self, feedback: Feedback | None) -> None:
        """What comes of an answer, or with None of having given up."""

    def say_anew(self) -> None:
        self.asked = self.asked.again()
        super().say_anew()

    def clicked(self, thing: Ref) -> None:
        """A click on an answer answers."""
        if thing in self.clickable():
            self.guess(str(thing.key))

    def clickable(self) -> Collection[Ref]:
        """The places that are answers."""
        return [Ref.on_map(place) for place in self.asked.question.places] if self.asked.open else ()


class QuestionLab(AskingLab):
    """The task of a lesson of one question: about a situation by its seed, or about any position."""

    traces_all = True

    def __init__(self, task: OneQuestion, seed: int = 1, position: Position | str | None = None) -> None:
        self.task, self.seed = task, seed
        self.put(task.ask(task.situation(seed) if position is None else as_position(position)))
        super().__init__(self.asked.question.told, title=task.TITLE, show=self.asked.question.show)

    def build(self) -> Sequence[Widget]:
        """The question with its answers."""
        self.question, self.hint = text("", "head"), text("", "soft")
        self.list = Picker(self.hands, words.LABELS["guess"], self.guess)
        self.give_up = self.hands.button(words.LABELS["give_up"], lambda: self.guess(None))
        self.asking = VBox([self.hint, row(self.list.widget, self.give_up)])
        self.buttons = self.bar(anew=words.LABELS["another"], begin=self.next_situation, loses=lambda: False)
        return self.buttons.widget, self.question, self.asking

    def answered(self, feedback: Feedback | None) -> None:
        """It happens, and then the feedback comes."""
        self.say("")
        self.play(lambda: self.say(told(feedback) if feedback is not None else ""))

    def next_situation(self) -> None:
        """Another situation."""
        self.stop()
        self.seed += 1
        question = self.task.ask(self.task.situation(self.seed))
        self.put(question)
        self.say("")
        self.tell(question.told)

    def marks(self) -> Mapping[Ref, str]:
        """The place that was said and the true one, once all has happened."""
        return self.asked.places if self.story.over else {}

    def changed(self) -> None:
        question = self.asked.question
        self.question.value, self.hint.value = question.asked, question.hint
        self.asking.layout.display = "" if self.asked.open else "none"
        self.list.put([(words.LABELS["choose"], ""), *((shown, each) for each, shown in question.choices.items())], "")
