"""What an Automa will do, guessed before it is seen: the row on its tile, then the space on the map, or in a list."""

from collections.abc import Callable, Mapping
from html import escape
from typing import Any

from ipywidgets import VBox

from ..board.refs import Ref
from ..lessons.asking import NOTHING_ASKED, Attempt
from ..lessons.automa import TurnAhead, ask_row, ask_space
from ..lessons.feedback import Feedback
from ..lessons.tally import TALLY
from ..view.automa_view import spotlight
from ..words import automa_lesson as words
from ..words.lessons import LABELS
from .hands import Hands
from .labs.paragraphs import paragraph
from .parts import Lister, classed, row, text
from .said import marked


class Guessing:
    """Two questions about a turn that comes; `told` is called with what is to be read after each."""

    def __init__(self, hands: Hands, told: Callable[[str], object]) -> None:
        self.told = told
        self.question, self.hint = text("", "head"), text("", "soft")
        self.options = Lister(hands)
        self.answer = hands.button(words.that_one(), self.answer_from_list, main=True)
        self.tell = hands.button(words.give_up(), self.give_up)
        asked = classed(row(self.options.widget, self.answer, self.tell), "guess")
        self.box = VBox([self.question, self.hint, asked])
        self.put(None)

    def put(self, ahead: TurnAhead | None) -> None:
        """Ask for a turn from its beginning; None asks for nothing."""
        self.ahead = ahead
        self.row = NOTHING_ASKED if ahead is None else Attempt(ask_row(ahead))
        space = None if ahead is None else ask_space(ahead)
        self.space = NOTHING_ASKED if space is None else Attempt(space)
        self._ask()

    @property
    def asks(self) -> str:
        """What is asked: "row", "space", or nothing."""
        return "row" if self.row.open else "space" if self.space.open else ""

    @property
    def asked(self) -> Attempt:
        """The question that waits, or the last one."""
        return self.row if self.row.open else self.space

    # Answers.

    def press_row(self, number: int) -> None:
        """A row of the tile is pressed."""
        if self.row.open:
            self._guess(number)

    def press(self, thing: Ref) -> bool:
        """A thing on the map is pressed; whether that was to answer."""
        if self.asks != "space":
            return False
        if thing in map(Ref.on_map, self.space.question.places):
            self._guess(str(thing.key))
        else:
            self.told(paragraph(words.not_a_space()))
        return True

    def answer_from_list(self) -> None:
        """Answer with what is picked in the list."""
        if self.options.value is not None:
            self._guess(self.options.value)

    def give_up(self) -> None:
        """Be told."""
        if self.asks:
            self._guess(None)

    def _guess(self, guess: Any) -> None:
        answered = self.asked.answer(guess)
        if answered is self.asked:
            return
        feedback, question = answered.feedback, answered.question
        if self.asks == "row":
            self.row, answer = answered, question.happened
        else:
            self.space, answer = answered, f"{question.happened} {question.why}"
        if feedback is not None:
            TALLY.guess(words.title(), feedback.right)
        told = paragraph(answer) if feedback is None else _in_short(feedback)
        self._ask()
        self.told(told if self.asks else told + paragraph(words.watch()))

    # Showing.

    def say_anew(self) -> None:
        """Ask in another language."""
        self.row, self.space = self.row.again(), self.space.again()
        self._ask()

    def _ask(self) -> None:
        self.box.layout.display = "" if self.asks else "none"
        if self.asks:
            question = self.asked.question
            self.question.value, self.hint.value = question.asked, question.hint
            offered = [(shown, answer) for answer, shown in question.choices.items()]
            self.options.put([(words.choose(), None), *offered])

    @property
    def used(self) -> str:
        """The structure whose criteria stand out on the tile."""
        placement = self.ahead.placement if self.ahead is not None else None
        return placement.structure if placement is not None and self.space.question.blanks and not self.row.open else ""

    @property
    def rows(self) -> Mapping[int, str]:
        """How rows of the tile stand out: those that may be guessed; later the one that ends the turn, and a miss."""
        if self.row.open:
            return dict.fromkeys(self.row.question.choices, "asked")
        return {row: "missed" if mark == "missed" else "done" for row, mark in self.row.marks.items()}

    @property
    def marks(self) -> Mapping[Ref, str]:
        """How places of the map stand out: those that may be guessed; later where it builds, and a miss."""
        if self.asks == "space":
            return spotlight(map(Ref.on_map, self.space.question.places))
        return {**spotlight(()), **self.space.places} if self.space.said else {}


def _in_short(feedback: Feedback) -> str:
    """Feedback in one paragraph: the tiles are to stay in sight. How far off a row was can be seen there."""
    near = words.nearly() if feedback.distance == words.nearly() else ""
    told = marked(*filter(None, (feedback.happened, feedback.why, near)))
    return f"<p><b>{escape(LABELS['right' if feedback.right else 'wrong'])}</b> {told}</p>"
