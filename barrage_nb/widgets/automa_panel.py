"""The panel of the Automas: what one will do, guessed before it is seen, its two tiles, and how it decided."""

from collections.abc import Callable, Mapping, Sequence
from html import escape
from typing import Any

import anywidget
from ipywidgets import Box, ToggleButton, VBox
from traitlets import Unicode

from ..automa.trace import AutomaLook, Flipped, looks, so_far
from ..board.box import PRINTED
from ..board.box import Box as Table
from ..board.refs import Ref
from ..engine.moves import Tweak
from ..engine.play import Step, unfold
from ..engine.position import Position
from ..lessons.asking import NOTHING_ASKED, Attempt, Feedback
from ..lessons.automa import TurnAhead, ask_row, ask_space, foreseen
from ..lessons.tally import TALLY
from ..view.automa_view import NARROW, WIDE, actions_scene, criteria_scene, marks, spotlight
from ..view.scene import Scene
from ..view.svg import svg
from ..words import automa as words
from ..words.lessons import head
from .hands import Hands, tip_of
from .labs.pictures import paragraph
from .page import Live, marked, source
from .parts import Lister, classed, row, text


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
            self.options.put([(words.or_choose(), None), *offered])

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
    return f"<p><b>{escape(head(feedback.right))}</b> {told}</p>"


LaysOver = Callable[[Position | None, Mapping[Ref, str]], object]


class AutomaPanel:
    """A turn of an Automa to go through; `show` is called with the position and the highlights of every look.

    `guess` says whether a person wants to guess first; `over` is called when a turn was shown to its end. Without it,
    turns are only looked back on, and there is nothing to guess.
    """

    def __init__(self, show: LaysOver, hands: Hands, over: Callable[[], object] | None = None) -> None:
        self.show, self.over = show, over
        self.steps: tuple[Step, ...] = ()
        self.looks: tuple[AutomaLook, ...] = ()
        self.positions: tuple[Position, ...] = ()
        self.at = 0
        self.theme = "light"
        self._make(hands)
        self._lay_out()
        self.refresh()

    def _make(self, hands: Hands) -> None:
        self.turns = Lister(hands, words.turns(), self.open)
        self.start = hands.button(words.start(), lambda: self.go(0))
        self.back = hands.button(words.back(), lambda: self.go(self.at - 1))
        self.step = hands.button(words.step(), lambda: self.go(self.at + 1), main=True)
        self.end = hands.button(words.end(), self.to_the_end)
        self.guess = ToggleButton(description=words.guess(), tooltip=tip_of(words.guess()))
        self.guessing = Guessing(hands, self._told)
        self.said, self.feedback, self.all_words = Live(), Live(), text("", "soft")
        self.tiles = Tiles(hands, self.guessing.press_row)

    def _lay_out(self) -> None:
        feedback, self.now = Box([self.feedback]), Box([self.said])
        for box in (self.now, feedback):
            box.add_class("barrage-note")
        guess = (self.guess,) if self.over is not None else ()
        steps = row(self.start, self.back, self.step, self.end, *guess)
        asked = (self.guessing.box, feedback, self.now, self.tiles.box, self.all_words)
        self.box = classed(VBox([self.turns.widget, steps, *asked]), "automa")

    # Which turn.

    def put(self, steps: Sequence[Step], at: int | None = None) -> None:
        """Offer some turns, and show one of them, by default the last, as it ended."""
        self.steps = tuple(step for step in steps if looks(step.events) and not isinstance(step.move, Tweak))
        at = len(self.steps) - 1 if at is None else at
        self._list(at)
        self.turns.widget.layout.display = "" if len(self.steps) > 1 else "none"
        if self.steps:
            self._take(self.steps[at])
            self.at = len(self.looks) - 1
        else:
            self.looks = ()
        self._begin(False)

    def _list(self, at: int | None) -> None:
        options = [
            (words.turn_name(number, _who(step), step.before.round), number - 1)
            for number, step in enumerate(self.steps, 1)
        ]
        self.turns.put(options, at)

    def ask(self, step: Step, guess: bool = True) -> None:
        """Go through a turn that has not been shown yet, guessed or not."""
        self.put([step])
        self.at = 0
        self._begin(guess)
        self._show_look()

    def open(self, number: int) -> None:
        """Show one of the turns from its first decision."""
        self._take(self.steps[number])
        self.at = 0
        self._begin(False)
        self._show_look()

    def _begin(self, guess: bool) -> None:
        self.guessing.put(foreseen(self.steps[0]) if guess else None)
        self.feedback.value = ""
        self.refresh()

    def _take(self, step: Step) -> None:
        self.looks = looks(step.events)
        self.positions = (step.before,)
        self._step: Step | None = step

    def _position(self, look: AutomaLook) -> Position:
        """The position in which something is decided; a turn is unfolded when it is first gone through."""
        if self._step is not None:
            step, self._step = self._step, None
            assert not isinstance(step.move, Tweak)
            self.positions = (step.before, *unfold(step.before, step.move).positions)
        return self.positions[look.event]

    # Going through it.

    @property
    def furthest(self) -> int:
        """The last look that may be shown, while a guess is due."""
        return 0 if self.guessing.asks else len(self.looks) - 1

    def go(self, at: int) -> None:
        """Show another look of the turn, as far as it may be shown; at its end it is over."""
        if not self.looks:
            return
        beyond = at >= len(self.looks)
        self.at = min(max(at, 0), self.furthest)
        if self.at:
            self.feedback.value = ""
        self.refresh()
        if beyond and not self.guessing.asks:
            self.close()
        else:
            self._show_look()

    def to_the_end(self) -> None:
        """Show the rest at once; what was to be guessed is told."""
        self.guessing.put(None)
        self.at = max(0, len(self.looks) - 1)
        self.refresh()
        self.close()

    def close(self) -> None:
        """Let the board show again what is on the table."""
        self.show(None, {})
        if self.over is not None:
            self.over()

    def _show_look(self) -> None:
        look = self.looks[self.at]
        self.show(self._position(look), marks(look) if self.at else self.guessing.marks)

    def _told(self, html: str) -> None:
        self.feedback.value = html
        self.refresh()
        self._show_look()

    def press(self, thing: Ref) -> bool:
        """A thing is pressed on the map that is shown; whether that was to answer."""
        return self.guessing.press(thing)

    # What is shown.

    def dress(self, theme: str) -> None:
        """Draw the tiles for a light or a dark page."""
        self.theme = theme
        self.refresh()

    def say_anew(self) -> None:
        """Say everything in another language."""
        self._list(self.turns.value)
        self.guessing.say_anew()
        self.refresh()

    def refresh(self) -> None:
        """Bring everything up to date with the look."""
        any_ = bool(self.looks)
        now = str(self.looks[self.at]) if any_ else words.no_turn()
        where = f" <small>{words.look_of(self.at + 1, len(self.looks))}</small>" if any_ else ""
        self.said.value = f"<p>{marked(now)}{where}</p>"
        self.start.disabled = self.back.disabled = not any_ or not self.at
        self.step.disabled = self.end.disabled = not any_
        self.step.disabled = not any_ or bool(self.guessing.asks)
        self.now.layout.display = "none" if self.guessing.ahead and not self.at else ""  # then the guess is the matter
        self._draw_tiles()
        told = self.looks[: self.furthest + 1]
        items = "".join(f"<li>{marked(str(look))}</li>" for look in told)
        self.all_words.value = (
            f"<details><summary>{words.in_words()}</summary><ol>{items}</ol></details>" if any_ else ""
        )

    def _draw_tiles(self) -> None:
        turn, positions = so_far(self.looks[: self.at + 1]), self.positions
        if not positions:
            self.tiles.put(None, {})
            return
        box = positions[0].box
        if self.guessing.ahead is not None and not self.at:
            self.tiles.put(turn.flipped, self.guessing.rows, used=self.guessing.used, theme=self.theme, box=box)
        else:
            look = self.looks[self.at] if self.looks else None
            self.tiles.put(turn.flipped, turn.marks, look, theme=self.theme, box=box)


def _who(step: Step) -> str:
    question = step.before.question
    return question.who if question is not None else ""


class _Drawn(anywidget.AnyWidget):
    """A scene as SVG, sharp at every size; it tells where it is pressed."""

    _esm = source("tiles.js")

    picture = Unicode("").tag(sync=True)


class Tiles:
    """The actions side and the criteria side; `pressed` is called with the place of a row, counted from 0."""

    def __init__(self, hands: Hands, pressed: Callable[[int], object]) -> None:
        self._pressed = pressed
        self.actions, self.criteria = _Drawn(), _Drawn()
        hands.on_message(self.actions, lambda told: self.press(told["x"], told["y"]))
        self.box = classed(Box([self.actions, self.criteria]), "pair-of-tiles")
        self.drawn: Scene | None = None

    def put(
        self,
        flipped: Flipped | None,
        rows: Mapping[int, str],
        look: AutomaLook | None = None,
        *,
        used: str = "",
        theme: str = "light",
        narrow: bool = False,
        box: Table = PRINTED,
    ) -> None:
        """Draw the tiles of a turn: what became of rows, the criterion that is looked at, or the structure `used`.

        `narrow` is for a column beside a map; `printed` is the box whose tiles they are.
        """
        self.box.layout.display = "" if flipped else "none"
        if flipped is None:
            return
        measures = NARROW if narrow else WIDE
        self.drawn = actions_scene(flipped.actions, rows, theme, measures, box)
        self.actions.picture = svg(self.drawn, fills=True)
        used, criterion = (look.structure, look.criterion) if look is not None else (used, None)
        drawn = criteria_scene(flipped.criteria, used, criterion, theme, measures, box)
        self.criteria.picture = svg(drawn, fills=True)
        asks = "asked" in rows.values()
        (self.actions.add_class if asks else self.actions.remove_class)("barrage-asks")

    def press(self, x: float, y: float) -> None:
        """A point of the actions side is pressed."""
        thing = self.drawn.at(x, y) if self.drawn is not None else None
        if thing is not None and thing.kind == "row":
            self._pressed(int(thing.key) - 1)
