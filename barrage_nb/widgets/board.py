"""The board: a position to look at, to ask and to answer, by mouse, finger, keyboard or call."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace

import ipywidgets

from ..board.refs import Ref
from ..engine.events import Event
from ..engine.moves import Answers, Move, as_move
from ..engine.play import Step, asked_answers, steps_of, unfold
from ..engine.position import Position, as_position
from ..history.line import Cursor
from ..view.on_page import purse
from ..view.post import one_letter
from ..view.svg import svg_on_page
from ..words import board as words
from ..words.names import one_by_one
from .answers import Answering, Choice, happened, lines, told
from .controls import AnswerList, Bar, Motion, PictureBox, RoundCard
from .page import Keys
from .parts import Buttons
from .screen import Screen
from .state import DIRECTIONS, BoardState, Keeper, Kept, Look


class Board(Screen, ipywidgets.VBox):  # type: ignore[misc]
    """A position on a canvas that can be played; `position`, `events`, `play` and `undo` do all that a click does.

    `state` is what it shows and how far an answer has come, and `keeper` what is behind it.
    """

    small = False

    def __init__(
        self,
        start: Position | Kept | Keeper,
        *,
        show: str | Iterable[str] = "table",
        company: str | None = None,
        theme: str | None = None,
        speed: float = 1.0,
        icons: bool = True,
    ) -> None:
        if not isinstance(speed, int | float) or not speed >= 0:
            raise ValueError(words.no_such_speed(repr(speed)))
        self.keeper = start if isinstance(start, Keeper) else Keeper(start)
        shown = show if isinstance(show, str) else tuple(show)
        look = Look(show=shown, company=company, theme=theme or "light", icons=icons)
        self.state = BoardState(self.keeper.cursor, self.keeper.asked(), look)
        self.asked_of: Callable[[Ref], bool] = lambda name: False  # is told what is pressed and is no answer
        self.hint_of: Callable[[Ref | None], str] = lambda name: ""  # what a hint says of a thing that is explained
        self.seen: Callable[[], object] = lambda: None  # is called whenever something is shown
        self._company, self._pinned, self._follows_theme = company, False, theme is None
        self._callbacks: list[Callable[[Step], object]] = []
        self.set_up(self.position, look, words.keys(), speed)
        self._make_controls(speed)
        self.stage = PictureBox(self.picture.painter.widget)
        boxes = (self.bar.box, self.stage.box, self.answers.box, self.motion.box)
        super().__init__([*boxes, self.hands.errors.output, Keys()])
        self.add_class("barrage-board")
        self.ask()
        self.motion.moving(False)
        if self.answering.moves:
            in_sight = not self.state.answerable.isdisjoint(self.answering.hints)
            self.page.say(words.welcome() if in_sight else words.welcome_list())

    def _make_controls(self, speed: float) -> None:
        hands, picture = self.hands, self.picture
        self.card = RoundCard()
        self.bar = Bar(hands, self.page, lambda: self.look_at_answers(True), self.back, self.undo, self.redo, self.card)
        self.choices = Buttons(hands, self.choose, "choices", main=True)
        self.answers = AnswerList(hands, self.play)
        self.motion = Motion(hands, speed, picture.set_speed, picture.pause, picture.finish)
        self.motion.box.children += (self.short_names,)

    # What a program can do.

    @property
    def position(self) -> Position:
        """The position that is asked about."""
        return self.state.position

    @position.setter
    def position(self, position: Position) -> None:
        self.keeper.go_to(position)
        self.arrive()

    @property
    def cursor(self) -> Cursor:
        """The place that is shown, and how one came there."""
        return self.state.cursor

    @property
    def answering(self) -> Answering:
        """The question, and what is picked of its answer."""
        return self.state.answering

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that happened at this board, up to the position that is shown."""
        return self.cursor.events

    def play(self, move: Move | str) -> None:
        """Answer with a move or a turn, or with its text; who plays on has read what was scored."""
        move = as_move(move, self.position.box)
        for each in asked_answers(steps_of(self.position, move)) if isinstance(move, Answers) else (move,):
            if self.keeper.refuses(each):
                return
            self.card.put_away()
            self.answer(each)

    def answer(self, move: Move) -> None:
        """Answer for whoever is asked."""
        with one_letter() as deliver:
            unfolded = unfold(self.position, move)
            self.keeper.take(unfolded.step)
            self.picture.finish()
            self.state = replace(self.state, over=None)
            self.ask(paint=False)
            if news := told(unfolded.step.events):
                self.page.say(happened(unfolded.step.events), news[::-1])
            rings = {name: mark for name, mark in self.state.marks.items() if name.kind == "contract"}
            self.picture.animate(unfolded, self.hands.by_itself(self._came_to_rest), rings)
            self.motion.moving(self.picture.moving)
            deliver()  # the move is seen before others take their time over it
            for callback in self._callbacks:
                callback(unfolded.step)

    def undo(self) -> None:
        """Take the last move back."""
        self._went(self.keeper.undo())

    def redo(self) -> None:
        """Play again the move that was taken back."""
        self._went(self.keeper.redo())

    def back(self) -> None:
        """One step back within a turn: the last pick, or else the last answer."""
        if self.answering.chosen:
            self.put(self.state.picking(self.answering.back()))
        else:
            self._went(self.keeper.back())

    def _went(self, said: str | None) -> None:
        if said is not None:
            self.arrive(said)

    def observe_moves(self, callback: Callable[[Step], object]) -> None:
        """Call back with every step (before, move, after, events) that is made at this board."""
        self._callbacks.append(callback)

    # What is shown.

    def lay_over(self, position: Position | None, marks: Mapping[Ref, str]) -> None:
        """Show another position with highlights until something else happens; None shows what is on the table."""
        self.picture.finish()
        self.picture.forget()
        self.state = replace(self.state, over=None if position is None else (position, marks))
        self.refresh()

    def keep_open(self, company: str | None) -> None:
        """From the next question on, have the board of a company open; None for that of whoever decides."""
        self._company, self._pinned = company, False

    def unfold(self, thing: Ref) -> None:
        """Have the panel open in which a thing lies."""
        look = replace(self.state.look, company=self._company)
        self.state = replace(self.state, look=look).with_in_sight((thing,))

    def arrive(self, said: str = "") -> None:
        """Show where the keeper is now, and say in the bar how one came there: never what led to the last place."""
        self.picture.finish()
        self.picture.forget()
        self.card.put_away()
        self.state = replace(self.state, over=None)
        self.ask()
        self.page.say(said)

    def ask(self, paint: bool = True) -> None:
        """Put the question of the place, from its beginning."""
        self.state = self.state.asking(self.keeper.cursor, self.keeper.asked(), self._company, self._pinned)
        self._list_answers()
        self.refresh(paint)

    def _list_answers(self) -> None:
        """Tell the position and its answers in words."""
        self.page.twin = self.position.describe()
        asked = self.state.look.drawn(self.position).named  # not what is shown: that may still move, or be older
        self.answers.show(tuple(lines(self.answering, lambda name: asked[name].text if name in asked else "")))

    def say_anew(self) -> None:
        """Say everything in another language; an answer that is begun keeps its picks."""
        self.state = replace(self.state, answering=replace(self.answering))  # it holds the words of its buttons
        self._list_answers()
        self.show_anew()

    def refresh(self, paint: bool = True) -> None:
        """Show everything as it is now."""
        state = self.state
        self.picture.look = state.look
        if paint:
            self.picture.show(state.shown, state.marks)
        self.choices.show([choice.text for choice in state.offered], state.focused_answer)
        # Buttons stand beside that or, where they could lie on a place that answers, too, under the question.
        near = state.picked_last if state.offered and state.answerable.isdisjoint(state.answering.hints) else None
        if near is not None:
            self.bar.hold(None)  # first: nobody sees a button twice
        self.stage.put(self.choices, near, self.picture.scene.width)
        self.bar.hold(self.choices if state.offered and near is None else None)
        self.put_question()
        self.show_tip()
        self.seen()

    @property
    def question(self) -> str:
        """What is asked, in the words of the bar."""
        return self.keeper.question(self.state)

    def put_question(self) -> None:
        """Show the question, and the ways back."""
        mover = self.state.mover
        has = purse(self.position, mover) if mover else ""
        self.bar.show(self.question, has, bool(self.answering.hints), *self.ways)

    @property
    def ways(self) -> tuple[bool, bool, bool]:
        """Whether there is a way back within the turn, something to undo, and something to redo."""
        back, undo, redo = self.keeper.ways
        return bool(self.answering.chosen) or back, undo, redo

    @property
    def offered(self) -> tuple[Choice, ...]:
        """The answers without a place on the board."""
        return self.state.offered

    def put(self, state: BoardState) -> None:
        """Go on to another state: what has become a whole answer is given."""
        old, answering = self.state, state.answering
        if answering is not old.answering:
            if answering.answer is not None:
                self.play(answering.answer)
                return
            if self.keeper.does(answering):
                return
        self.state = state
        if answering is old.answering and state.look != old.look:  # opened by hand, it stays open until it is closed
            self._company = state.look.company
            self._pinned = self._company is not None and state.look.open_panel == "company"
        if answering is not old.answering:
            self.card.put_away()
            self.refresh()
            self.look_at_answers()
        elif (state.look, state.focused) != (old.look, old.focused):
            self.refresh()
        else:
            self.show_tip()

    def look_at_answers(self, flash: bool = False) -> None:
        """Bring an answer into sight, and have all of them flash where that is asked for."""
        self.page.look_at(self.state.boxes_of_answers, self.picture.scene.width, flash=flash)

    def _came_to_rest(self) -> None:
        self.motion.moving(False)
        self.refresh()
        self.card.lay(self.cursor.step)
        if self.cursor.in_a_turn:
            self.look_at_answers()

    # What is done to the picture.

    def fitted(self, look: Look) -> Look:
        """As large as there is room in the cell, and in the colours of the page, unless a theme was asked for."""
        theme = ("dark" if self.page.dark else "light") if self._follows_theme else look.theme
        at_once = look.show == "table"
        room = self.whole if self.page.filled and not at_once else self.page.room
        return replace(look, width=room or look.width, height=self.page.high if at_once else 0, theme=theme)

    def show_anew(self) -> None:
        self.state = replace(self.state, look=self.picture.look).with_answers_in_sight
        self.refresh()

    def pressed(self, name: Ref | None, moved: bool) -> None:
        """Answer with a thing; when that has ended what moved, only if it meets an answer."""
        self.state = replace(self.state, focused=None, hovered=name, in_vain=False)
        if name is None or (moved and name not in self.answering.targets):
            self.show_tip()
        else:
            self.touch(name)

    def touch(self, name: Ref) -> None:
        """Open a panel with a thing, answer with it, or say why it cannot answer."""
        if name in self.answering.targets or not self.asked_of(name):
            self.put(self.state.pressing(name))

    def choose(self, index: int) -> None:
        """Give one of the answers without a place on the board."""
        self.picture.finish()
        self.put(self.state.choosing(index))

    def key(self, key: str, shift: bool) -> None:
        """A key; while something moves it ends that, and Enter does no more."""
        moved = self.picture.finish()
        if key in DIRECTIONS or key in ("Home", "End"):
            self.put(self.state.stepping(key, shift))
        elif key in ("Enter", " "):
            if not moved:
                self.enter()
        elif key == "Escape" and self.card.lies_there:
            self.card.put_away()
        elif key == "Escape":
            if not self.answering.chosen:
                self.page.leave()
            self.put(self.state.leaving())
        elif key.isdigit():
            self.choose(int(key) - 1)
        else:
            {"backspace": self.back, "u": self.undo, "r": self.redo}[key.lower()]()

    def enter(self) -> None:
        """Answer with what has the focus."""
        if self.state.focused_answer is not None:
            self.choose(self.state.focused_answer)
        elif self.focused is not None:
            self.touch(self.focused)

    # What is looked at.

    @property
    def focused(self) -> Ref | None:
        """By the keyboard: a thing, or an answer without a place on the board."""
        return self.state.focused

    @focused.setter
    def focused(self, name: Ref | None) -> None:
        self.state = replace(self.state, focused=name)

    @property
    def hovered(self) -> Ref | None:
        """By the mouse: a thing."""
        return self.state.hovered

    @hovered.setter
    def hovered(self, name: Ref | None) -> None:
        self.state = replace(self.state, hovered=name, in_vain=False)

    def show_tip(self) -> None:
        """Explain the thing that is pointed at, with its clause and why it cannot answer."""
        name = self.state.pointed_at
        told = [each for each in (self.hint_of(name), self.state.explained(self.keeper.why_not)) if each]
        self.put_tip(name, one_by_one(told) if told else "", self.state.answers(name))

    # What is shown where no kernel runs.

    def on_paper(self) -> str:
        """The table, nothing folded."""
        return svg_on_page(self.state.look.on_page.drawn(self.position))

    def in_words(self) -> str:
        return f"{words.title()}\n{self.position.describe()}"


def show(
    position_or_game: Position | Step | Kept | str,
    *,
    show: str | Iterable[str] = "table",
    company: str | None = None,
    theme: str | None = None,
    speed: float = 1.0,
    icons: bool = True,
) -> Board:
    """The interactive board of a position (its sketch, what `play` gave) or a game; its picture where no kernel runs.

    `show` is "table", or one or several of "header", "map", "wheel", "company", "office", "contracts", "track"
    and "legend", and "expansion" in a box that has one; `company` is whose board is open, `theme` "light" or "dark"
    (else as the page), and `speed` that of what moves, 0 for no motion. `icons` False shows the second side of the
    printed map: without coins, prices and the basins to which conduits lead.
    """
    shown = as_position(position_or_game) if isinstance(position_or_game, str) else position_or_game
    shown = shown.after if isinstance(shown, Step) else shown
    if not isinstance(shown, Position) and not isinstance(getattr(shown, "position", None), Position):
        raise TypeError(words.not_to_show(type(shown).__name__))
    return Board(shown, show=show, company=company, theme=theme, speed=speed, icons=icons)
