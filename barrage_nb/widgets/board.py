"""The board: a position to look at, to ask and to answer, by mouse, finger, keyboard or call."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any, Protocol

import ipywidgets

from ..board.refs import Ref
from ..engine.events import Event
from ..engine.moves import Move, read_move
from ..engine.play import Step, unfold, why_not
from ..engine.position import Position
from ..history.cursor import Cursor
from ..view.purse import purse
from ..view.shapes import Box
from ..view.svg import svg_on_page
from ..words.english import board as words
from .answers import Answering, Choice, lines
from .controls import AnswerList, Bar, Choices, Motion, PictureBox
from .errors import Errors
from .explain import explained, told, touched
from .keys import Keys
from .page import Page
from .picture import Look, Picture, answerable, answers_in, marks_of, with_answers_in_sight, within_reach
from .steps import DIRECTIONS, next_step
from .still import OnPage

MOST_SENTENCES = 12
BUTTONS = 60
"""About how much room answers take below what was picked last, in pixels."""
CHOICE = "choice"
"""How the focus names an answer that has no place on the board."""


class Kept(Protocol):
    """What keeps what is played at a board, as a game does: where it stands, and a way on and back."""

    @property
    def position(self) -> Position: ...
    def take(self, step: Step) -> object: ...
    def back(self) -> object: ...


class Board(ipywidgets.VBox, OnPage):  # type: ignore[misc]
    """A position on a canvas that can be played; `position`, `events`, `play` and `undo` do all that a click does."""

    small = False

    def __init__(
        self,
        start: Position | Kept,
        *,
        show: str | Iterable[str] = "table",
        company: str | None = None,
        theme: str | None = None,
        speed: float = 1.0,
        icons: bool = True,
    ) -> None:
        if not isinstance(speed, int | float) or not speed >= 0:
            raise ValueError(words.no_such_speed(speed))
        self.game = None if isinstance(start, Position) else start
        position = start if isinstance(start, Position) else start.position
        self.cursor = Cursor(position)
        self.answering = Answering(position)
        self.errors = Errors()
        shown = show if isinstance(show, str) else tuple(show)
        self.picture = Picture(position, Look(show=shown, company=company, theme=theme or "light", icons=icons), speed)
        self.focused: Ref | None = None  # by the keyboard: a thing, or an answer without a place on the board
        self.hovered: Ref | None = None  # by the mouse: a thing
        self._company, self._follows_theme = company, theme is None
        self._callbacks: list[Callable[[Step], object]] = []
        self._pressed_over: Callable[[Ref], bool] = lambda thing: False
        self._make_controls(speed)
        self.stage = PictureBox(self.picture.painter.widget)
        super().__init__([self.bar.box, self.stage.box, self.answers.box, self.motion.box, self.errors.output, Keys()])
        self.add_class("barrage-board")
        self._listen()
        self.ask()
        self.motion.moving(False)
        if self.answering.moves:
            in_sight = answerable(position, self.picture.look, self.picture.plain)
            on_board = not in_sight.isdisjoint(self.answering.hints)
            self.page.say(words.WELCOME if on_board else words.WELCOME_LIST)

    def _make_controls(self, speed: float) -> None:
        guarded, picture = self.errors.guarded, self.picture
        self.page = Page(label=words.KEYS, twin_label=words.IN_WORDS)
        self.bar = Bar(
            self.page, guarded(self.look_at_answers), guarded(self.back), guarded(self.undo), guarded(self.redo)
        )
        self.choices = Choices(guarded(self.choose))
        self.answers = AnswerList(guarded(self.play))
        self.motion = Motion(speed, guarded(picture.set_speed), guarded(picture.pause), guarded(picture.finish))

    def _listen(self) -> None:
        """Hear what is done to the picture."""
        guarded, watched, painter = self.errors.guarded, self.errors.watched, self.picture.painter
        self.page.observe(watched(self._page_changed), ["width", "dark", "no_motion", "pixels"])
        self.page.on_key(guarded(self.key))
        painter.on_press(guarded(self.press))
        painter.on_move(watched(self.hover))
        painter.on_leave(watched(self.leave))
        painter.on_error(self.errors.show)

    # What a program can do.

    @property
    def position(self) -> Position:
        """The position that is shown."""
        return self.cursor.position

    @position.setter
    def position(self, position: Position) -> None:
        self.go_to(Cursor(position))

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that happened at this board, up to the position that is shown."""
        return self.cursor.events

    def play(self, move: Move | str) -> None:
        """Answer the question, with a move or with the line that says it."""
        move = read_move(move) if isinstance(move, str) else move
        unfolded = unfold(self.position, move)
        if self.game is not None:
            self.game.take(unfolded.step)
        self.picture.finish()
        self.cursor = self.cursor.played(unfolded.step)
        self.ask(paint=False)
        self._say(unfolded.step.events)
        self.picture.animate(unfolded, self.errors.watched(self._came_to_rest))
        self.motion.moving(self.picture.moving)
        for callback in self._callbacks:
            callback(unfolded.step)

    @property
    def taken(self) -> tuple[Move, ...]:
        """The legal moves that this board takes: here, all."""
        return self.position.legal_moves

    def why_not(self, position: Position, move: Move) -> str | None:
        """Why this board does not take a move; None where it does."""
        return why_not(position, move)

    def undo(self) -> None:
        """Take the last move back."""
        step = self.cursor.step
        if step is not None:
            if self.game is not None:
                self.game.back()
            self.go_to(self.cursor.back, words.undone(step.move))

    def redo(self) -> None:
        """Play again the move that was taken back."""
        step = self.cursor.next
        if step is not None:
            if self.game is not None:
                self.game.take(step)
            self.go_to(self.cursor.forward)
            self._say(step.events)

    def back(self) -> None:
        """One step back within a turn: the last pick, or else the last answer."""
        if self.answering.chosen:
            self.pick(self.answering.back())
        elif self.cursor.in_a_turn:
            self.undo()

    def observe_moves(self, callback: Callable[[Step], object]) -> None:
        """Call back with every step (before, move, after, events) that is made at this board."""
        self._callbacks.append(callback)

    # What is shown.

    def lay_over(
        self,
        position: Position | None,
        marks: Mapping[Ref, str],
        pressed: Callable[[Ref], bool] = lambda thing: False,
    ) -> None:
        """Show another position with highlights until something else happens; None shows what is on the table.

        `pressed` is called with what is clicked on it, and says whether that was for whom laid it over.
        """
        self.picture.finish()
        self.picture.forget()
        self.picture.overlay = None if position is None else (position, marks)
        self._pressed_over = pressed
        self.refresh()

    @property
    def boxes_lit(self) -> list[Box]:
        """Where on the picture is what stands out of what was laid over it."""
        marks = self.picture.overlay[1] if self.picture.overlay is not None else {}
        lit = [name for name, mark in marks.items() if mark != "dim"]
        return [box for name in lit if (box := self.picture.scene.bounds(name))]

    def go_to(self, cursor: Cursor, said: str = "") -> None:
        """Show another place, and say in the bar how one came there: never what led to the last one."""
        self.picture.finish()
        self.picture.forget()
        self.picture.overlay = None
        self.cursor = cursor
        self.ask()
        self.page.say(said)

    def ask(self, paint: bool = True) -> None:
        """Put the question of the position, from its beginning."""
        self.answering = self.unanswered
        self.page.twin = self.position.describe()
        self.focused = self.hovered = None
        if self.position.question is not None and self.picture.look.show == "table":
            self.picture.look = replace(self.picture.look, company=self._company)
            self.open_panel()
        asked = self.picture.look.drawn(self.position).named  # not what is shown: that may still move, or be older
        self.answers.show(tuple(lines(self.answering, lambda name: asked[name].text if name in asked else "")))
        self.refresh(paint)

    @property
    def unanswered(self) -> Answering:
        """The question of the position, with nothing picked."""
        return Answering(self.position, taken=self.taken)

    def open_panel(self) -> None:
        """Open the panel where most answers are, if they could not be seen."""
        self.picture.look = with_answers_in_sight(self.position, self.picture.look, self.answering.hints)

    def refresh(self, paint: bool = True) -> None:
        """Show everything as it is now."""
        if paint:
            self.picture.show(self.position, self.marks)
        offered = self.offered
        self.choices.show([choice.text for choice in offered], self.focused_answer)
        self._put_choices(bool(offered))
        self.put_question()
        self.show_tip()

    @property
    def marks(self) -> dict[Ref, str]:
        """What stands out: the last move, what may answer, what is chosen, and what has the focus."""
        look = self.picture.look
        return marks_of(self.answering, look, look.drawn(self.position), self.focused, touched(self.cursor.told))

    @property
    def question(self) -> str:
        """What is asked, in the words of the bar."""
        return self.answering.text

    def put_question(self) -> None:
        """Show the question, and the ways back."""
        mover = self.mover
        has = purse(self.position, mover) if mover else ""
        self.bar.show(self.question, has, bool(self.answering.hints), *self.ways)

    @property
    def mover(self) -> str | None:
        """Who must decide, or else who has decided last."""
        asked = self.position.question or (self.cursor.step and self.cursor.step.before.question)
        return asked.who if asked else None

    @property
    def ways(self) -> tuple[bool, bool, bool]:
        """Whether there is a way back within the turn, something to undo, and something to redo."""
        cursor = self.cursor
        return bool(self.answering.chosen) or cursor.in_a_turn, bool(cursor.at), not cursor.over

    @property
    def offered(self) -> tuple[Choice, ...]:
        """The answers without a place on the board."""
        look, plain = self.picture.look, self.picture.plain
        return self.answering.choices(within_reach(self.position, look, plain, self.answering.hints))

    @property
    def picked_last(self) -> Box | None:
        """The box of what is given and was asked for last, where it can be seen."""
        boxes = (self.picture.scene.bounds(name) for name in reversed(self.answering.selected))
        return next((box for box in boxes if box), None)

    def _put_choices(self, any_: bool) -> None:
        """Buttons of answers stand beside what was picked last, or else under the question."""
        near = self.picked_last if any_ else None
        self.stage.put(self.choices, near, self.picture.scene.width)
        self.bar.hold(self.choices if any_ and near is None else None)

    def show_tip(self, pressed: bool = False) -> None:
        """Explain the thing that has the focus, or that the mouse is over."""
        name = self.focused or self.hovered
        box = self.picture.scene.bounds(name) if name else None
        text = explained(self.answering, name, self.text_of(name), pressed, self.why_not) if name and box else ""
        self.picture.look_at(name)
        self.page.tip = {
            "text": text,
            "box": [round(number, 1) for number in box or (0, 0, 0, 0)],
            "width": self.picture.scene.width,
            "focus": name is not None and name == self.focused,
            "answer": name in self.answering.targets or bool(name and self.picture.look.pressed(name)),
        }

    def text_of(self, name: Ref) -> str:
        """What a thing of the picture says in words."""
        thing = self.picture.plain.named.get(name)
        return thing.text if thing else ""

    def _say(self, events: tuple[Event, ...]) -> None:
        sentences = told(events)
        if sentences:
            self.page.say(words.happened(sentences, MOST_SENTENCES))

    def _came_to_rest(self) -> None:
        self.motion.moving(False)
        self.refresh()
        if self.cursor.in_a_turn:
            self.look_at_answers()

    def _page_changed(self, change: dict[str, Any]) -> None:
        look = self.picture.look
        if self.page.width:
            look = replace(look, width=self.page.width)
        if self._follows_theme:
            look = replace(look, theme="dark" if self.page.dark else "light")
        self.picture.no_motion = self.page.no_motion
        self.picture.painter.pixels = self.page.pixels
        (self.add_class if look.theme == "dark" else self.remove_class)("barrage-dark")
        if self.picture.wear(look):
            self.open_panel()
            self.refresh()

    # The mouse and the finger.

    def press(self, x: float, y: float) -> None:
        """A click or a tap; while something moves, it ends that, and answers only if it meets an answer."""
        moved = self.picture.finish()
        name = self.picture.scene.at(x, y)
        self.focused, self.hovered = None, name
        if name is None or (moved and name not in self.answering.targets):
            self.show_tip()
        else:
            self.touch(name)

    def touch(self, name: Ref) -> None:
        """Open a panel with a thing, answer with it, or say why it cannot answer."""
        if self.picture.overlay is not None and self._pressed_over(name):
            return
        look = self.picture.look
        opened = look.pressed(name)
        meant = name in answerable(self.position, look, self.picture.plain)
        answering = self.answering.click(name) if meant else None
        if opened is not None:
            self._look_like(opened)
        elif answering is not None:
            self.pick(answering)
        else:
            self.show_tip(pressed=meant)

    def hover(self, x: float, y: float) -> None:
        """The mouse moves; what it comes over is explained."""
        name = None if self.picture.moving else self.picture.scene.at(x, y)
        if name != self.hovered:
            self.hovered = name
            self.show_tip()

    def leave(self) -> None:
        """The mouse leaves."""
        self.hovered = None
        self.show_tip()

    # Answers.

    def pick(self, answering: Answering) -> None:
        """Go on with an answer; one that is complete is played."""
        if answering.answer is not None:
            self.play(answering.answer)
            return
        self.answering = answering
        self.focused = None
        self.open_panel()
        self.refresh()
        self.look_at_answers()

    def choose(self, index: int) -> None:
        """Give one of the answers without a place on the self."""
        offered = self.offered
        if index < len(offered):
            self.picture.finish()
            self.pick(offered[index].leads_to)

    def look_at_answers(self) -> None:
        """Bring an answer into sight."""
        scene = self.picture.scene
        hints = self.answering.hints
        bars = answers_in(self.position, self.picture.look, self.picture.plain, hints)
        boxes = [box for name in hints if (box := scene.bounds(name))]
        boxes = boxes or [box for name in bars if (box := scene.bounds(name))]
        last = self.picked_last
        if not boxes and last and self.offered:
            boxes = [(*last[:3], last[3] + BUTTONS)]
        self.page.look_at(boxes, scene.width)

    def _look_like(self, look: Look) -> None:
        self.picture.look = look
        self.hovered = None
        self.refresh()

    # The keyboard.

    @property
    def focused_answer(self) -> int | None:
        """Which of the answers without a place on the board has the focus."""
        return int(self.focused.key) if self.focused and self.focused.kind == CHOICE else None

    def key(self, key: str, shift: bool) -> None:
        """A key; while something moves it ends that, and Enter does no more."""
        moved = self.picture.finish()
        if key in DIRECTIONS or key in ("Home", "End"):
            self.step(key, shift)
        elif key in ("Enter", " "):
            if not moved:
                self.enter()
        elif key == "Escape":
            self.escape()
        elif key.isdigit():
            self.choose(int(key) - 1)
        else:
            {"backspace": self.back, "u": self.undo, "r": self.redo}[key.lower()]()

    def step(self, key: str, shift: bool = False) -> None:
        """Move the focus: among what may answer, or with Shift (and where nothing may) among everything."""
        picture = self.picture.plain
        legal = answers_in(self.position, self.picture.look, picture, self.answering.hints)
        if not shift and not legal and self.offered:
            way = -1 if key in ("ArrowLeft", "ArrowUp") else 1
            index = self.focused_answer
            self.focused = Ref(CHOICE, ((-1 if index is None and way > 0 else index or 0) + way) % len(self.offered))
        else:
            every = (thing.name for thing in picture.things if thing.text and thing.outline is not None)
            self.focused = next_step(picture, every if shift or not legal else legal, self.focused, key)
        self.refresh()

    def enter(self) -> None:
        """Answer with what has the focus."""
        if self.focused_answer is not None:
            self.choose(self.focused_answer)
        elif self.focused is not None:
            self.touch(self.focused)

    def escape(self) -> None:
        """Leave the answer that was begun, else the self."""
        if self.answering.chosen:
            self.pick(self.unanswered)
        else:
            self.focused = self.hovered = None
            self.page.leave()
            self.refresh()

    # What is shown where no kernel runs.

    def _repr_mimebundle_(self, **options: Any) -> Any:
        bundle = super()._repr_mimebundle_(**options)
        bundle["text/plain"] = f"{words.TITLE}\n{self.position.describe()}"
        bundle["image/svg+xml"] = svg_on_page(self.picture.look.on_page.drawn(self.position))
        return bundle
