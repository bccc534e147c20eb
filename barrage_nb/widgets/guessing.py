"""What an Automa will do, guessed before it is seen: the row on its tile, then the space on the map, or in a list."""

from collections.abc import Callable, Mapping
from html import escape
from typing import Any

from ipywidgets import VBox

from ..automa.placing import Placement
from ..board.automa import EXPANSION_ROWS
from ..board.refs import Ref
from ..lessons.automa import TurnAhead, check_row, check_space
from ..lessons.feedback import Feedback
from ..lessons.tally import TALLY
from ..view.automa_view import spotlight
from ..words import automa_lesson as words
from ..words.lessons import LABELS
from ..words.places import in_a_list
from .hands import Hands
from .labs.paragraphs import paragraph
from .mentioned import marked
from .parts import Lister, classed, row, text


class Guessing:
    """Two questions about a turn that comes; `told` is called with what is to be read after each."""

    def __init__(self, hands: Hands, told: Callable[[str], object]) -> None:
        self.told = told
        self.ahead: TurnAhead | None = None
        self.asks = ""
        """What is asked: "row", "space", or nothing."""
        self.row: int | None = None
        self.space: str | None = None
        self.question, self.hint = text("", "head"), text("", "soft")
        self.options = Lister(hands)
        self.answer = hands.button(words.that_one(), self.answer_from_list, main=True)
        self.tell = hands.button(words.give_up(), self.give_up)
        asked = classed(row(self.options.widget, self.answer, self.tell), "guess")
        self.box = VBox([self.question, self.hint, asked])
        self.put(None)

    def put(self, ahead: TurnAhead | None) -> None:
        """Ask for a turn from its beginning; None asks for nothing."""
        self.ahead, self.asks = ahead, "row" if ahead else ""
        self.row = self.space = None
        self._ask()

    @property
    def placement(self) -> Placement | None:
        """Where the turn places a piece, if there is something to choose."""
        made = self.ahead.placement if self.ahead is not None else None
        return made if made is not None and len(made.eligible) > 1 else None

    # Answers.

    def press_row(self, number: int) -> None:
        """A row of the tile is pressed."""
        if self.asks == "row" and number in self._rows:
            self._guess(number)

    def press(self, thing: Ref) -> bool:
        """A thing on the map is pressed; whether that was to answer."""
        if self.asks != "space" or self.placement is None:
            return False
        if thing in map(Ref.on_map, self.placement.eligible):
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
        assert self.ahead is not None
        feedback: Feedback | None = None
        if self.asks == "row":
            self.row = guess
            feedback = None if guess is None else check_row(self.ahead, guess)
        else:
            self.space = guess
            feedback = None if guess is None else check_space(self.ahead, guess)
        if feedback is not None:
            TALLY.guess(words.title(), feedback.right)
        told = paragraph(self._answer()) if feedback is None else _in_short(feedback)
        self.asks = "space" if self.asks == "row" and self.placement is not None else ""
        self._ask()
        self.told(told if self.asks else told + paragraph(words.watch()))

    def _answer(self) -> str:
        """What a reader is told who has given up."""
        assert self.ahead is not None
        if self.asks == "row" or self.placement is None:
            return words.ended(self.ahead.who, self.ahead.last.tried.number, self.ahead.last.tried.row)
        return f"{words.chosen(self.ahead.who, self.placement)} {words.why_right(self.placement)}"

    # Showing.

    @property
    def _rows(self) -> list[int]:
        """The rows that may be followed."""
        printed = self.ahead.rows if self.ahead is not None else ()
        return [number for number, each in enumerate(printed) if not isinstance(each, EXPANSION_ROWS)]

    def say_anew(self) -> None:
        """Ask in another language."""
        self._ask()

    def _ask(self) -> None:
        self.box.layout.display = "" if self.asks else "none"
        if self.ahead is None or not self.asks:
            return
        options: list[tuple[str, Any]]
        if self.asks == "row":
            self.question.value = words.which_row(self.ahead.who)
            self.hint.value = words.how_to_guess_row()
            options = [(words.row_button(number, self.ahead.rows[number]), number) for number in self._rows]
        else:
            assert self.placement is not None
            self.question.value = words.which_space(self.placement.structure)
            self.hint.value = words.how_to_guess_space(self.placement.tile)
            options = [(in_a_list(space), space) for space in self.placement.eligible]
        self.options.put([(words.choose(), None), *options])

    @property
    def used(self) -> str:
        """The structure whose criteria stand out on the tile."""
        knows = self.asks != "row" and self.placement is not None
        return self.placement.structure if knows and self.placement is not None else ""

    @property
    def rows(self) -> Mapping[int, str]:
        """How rows of the tile stand out: those that may be guessed; later the one that ends the turn, and a miss."""
        if self.ahead is None or self.asks == "row":
            return dict.fromkeys(self._rows, "asked")
        missed = {} if self.row is None else {self.row: "missed"}
        return {**missed, self.ahead.last.tried.number: "done"}

    @property
    def marks(self) -> Mapping[Ref, str]:
        """How places of the map stand out: those that may be guessed; later where it builds, and a miss."""
        made = self.placement
        if made is None or self.asks == "row":
            return {}
        if self.asks == "space":
            return spotlight(map(Ref.on_map, made.eligible))
        missed = {} if self.space in (None, made.space) else {Ref.on_map(str(self.space)): "missed"}
        return {**spotlight((), (Ref.on_map(made.space),)), **missed}


def _in_short(feedback: Feedback) -> str:
    """Feedback in one paragraph: the tiles are to stay in sight. How far off a row was can be seen there."""
    near = words.nearly() if feedback.distance == words.nearly() else ""
    told = marked(*filter(None, (feedback.happened, feedback.why, near)))
    return f"<p><b>{escape(LABELS['right' if feedback.right else 'wrong'])}</b> {told}</p>"
