"""`table`: a whole game at one screen, by several people and against Automas and programs, saved after every move."""

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from random import SystemRandom
from typing import Any

from ipywidgets import VBox, Widget

from ...analysis.designs import SaidDesign, as_designed, box_of
from ...analysis.judge import knows
from ...analysis.playouts import companies_of
from ...board.companies import SEATS
from ...board.refs import Ref
from ...engine.automas import AutomaTurn
from ...engine.moves import ACT, Move, answer
from ...engine.play import Step, play
from ...engine.position import Position, as_position
from ...engine.rulings import Design
from ...history import DamagedGame, Game
from ...notation.codec import Unreadable
from ...words import analysis as analysis_words
from ...words import automa as automa_words
from ...words import table as words
from ...words.board import happened, taken_back
from ..answers import MOST_SENTENCES
from ..board import Board
from ..controls import LanguageMenu, Scorings
from ..explorer import Explorer
from ..files import KeptFile, NoFile, free_name, read_file
from ..hands import Hands, running_loop
from ..page import Around, Follow, Keys, head_of
from ..parts import Note, classed, row, style, text
from ..screen import OnPage
from ..state import BoardState, Keeper, lit
from .chronicle import Automas, Chronicle, scores
from .hint import Hints
from .seats import AUTOMA, JUDGING, PERSON, Player, Seats, call_for, drafted, fits, new_table, seated

THINKS = 0.35
"""Seconds before a program answers, so that people can follow."""
QUIET = 3
"""Seconds without a move until the still picture is drawn as it is then."""


def table(
    *people: str | int,
    save: str | Path | None = None,
    players: int | None = None,
    against: str | None = None,
    level: str | None = None,
    rules: str = "full",
    seed: int | None = None,
    speed: float = 1.0,
    start: Position | str | None = None,
    box: SaidDesign | None = None,
    **programs: str,
) -> "GameTable":
    """A whole game at one screen: `table("usa", "germany", save="game.txt")`.

    People are companies or seats of the draft (`table(1, 2)`); one alone plays against the quick player. Automas and
    programs are named with their company (`table("usa", italy="automa hard", france="search")`), or take every other
    seat (`against="random", players=4`): `table("usa", against="automa", level="hard")` is a game for one. With
    `save`, the game is kept in that file after every move, and the same call goes on with it after a break. A `start`
    is a position to begin with, in place of a new game; a `box` is what lies on the table of a new one: a box, a
    design, or rows in words (`box="price base hills: 5"`).
    """
    luck = SystemRandom().randrange(10**6) if seed is None else seed
    begun = None if start is None else as_position(start)
    on_table = begun.box if begun else box_of(Design() if box is None else as_designed(box))
    seats = seated(people, programs, players, against, luck, level, on_table)
    if begun is not None and not fits(seats, begun):
        raise ValueError(words.other_start(companies_of(begun), call_for(begun)))
    begun = new_table(seats, rules, luck, on_table) if begun is None and box is not None else begun
    return GameTable(seats, rules, luck, None if save is None else Path(save), speed, begun)


class GameTable(OnPage, VBox):  # type: ignore[misc]
    """A game with people and programs around it; `game` is its tree, `board` what is touched.

    Where a file is in doubt, nobody is `seated`: the table is not shown yet, and what is on it is not kept.
    """

    small = False
    keeps_up = True
    game: Game
    board: Board

    def __init__(
        self, seats: Seats, rules: str, seed: int, save: Path | None, speed: float, start: Position | None = None
    ) -> None:
        self.seats, self.speed = seats, speed
        self.kept = KeptFile(save, self._not_kept, self.give_way)
        self.start = new_table(seats, rules, seed) if start is None else start
        self.partial: Game | None = None
        self.seated = False
        self.left = True  # until somebody sits here
        self.held = False  # whether the programs wait
        self.thinking: asyncio.Task[None] | None = None
        self.hands, self.note, self.chronicle = Hands(), Note(), Chronicle()
        self.automas = Automas(self.hands, self._lay_over, self._watched, self._look_at_head)
        self.watching = False  # whether the turn of an Automa is gone through before it is played
        self.about, self.scores = text("", "soft"), text("", "numbers")
        self.scores.layout.max_width = "560px"
        button = self.hands.button
        self.hold = button(words.hold(), self.hold_or_go_on)
        self.leave_button = button(words.leave(), self.leave)
        self.rest = button(words.play_rest(), self.play_rest, main=True)
        self.anew = button(words.play_anew(), self.play_anew)
        self.look_back = button(words.look_back(), self.look_back_on_it, main=True)
        self.explorer: Explorer | None = None
        self.hints = Hints(self.hands, self._light, self._hinted)
        self.languages = LanguageMenu(self.hands)
        self.follow = Follow()
        self.head: tuple[Any, ...] = (style(), Keys(), self.follow, self.about, self.note.widget)
        super().__init__(self.head)
        classed(self, "board", "explorer")
        self._begin()

    # Sitting down.

    def _begin(self) -> None:
        """Go on with the game of the file, or begin a new one; a file in doubt is left as it is."""
        if self.file is None or not self.file.exists():
            self._sit(Game(self.start))
            return
        try:
            game = read_file(self.file)
        except (Unreadable, NoFile) as error:
            self._refuse(error)
            return
        if self.start.box not in (box_of(Design()), game.position.box):
            self._refuse(ValueError(words.file_of_other_box(self.file, game.position.box.rows)))
        elif fits(self.seats, game.position):
            self._sit(game)
            self.note.say(words.came_back(self.file, game.position.round, len(game.line()) - 1))
        else:
            self._refuse(
                ValueError(words.other_seats(self.file, tuple(game.position.companies), game.position.automas))
            )

    def _refuse(self, error: Exception) -> None:
        self.partial = error.partial if isinstance(error, DamagedGame) else None
        if self.partial is not None and not fits(self.seats, self.partial.position):
            self.partial = None
        assert self.file is not None
        self._lay(Game(self.start))
        self.note.say(words.not_continued(self.file), str(error), refused=True)
        choices = [self.rest, self.anew] if self.partial is not None else [self.anew]
        self.children = (*self.head, row(*choices), self.hands.errors.output)

    def play_rest(self) -> None:
        """Play on from what could be read, in a new file."""
        if self.partial is not None and self.file is not None:
            game, self.partial = self.partial, None
            self._sit_beside(game)

    def play_anew(self) -> None:
        """Begin a new game, in a new file."""
        self._sit_beside(Game(self.start))

    def _sit_beside(self, game: Game) -> None:
        assert self.file is not None
        self.kept.path = free_name(self.file)
        self._sit(game)
        self.note.say(words.new_file(self.file))

    def _lay(self, game: Game) -> None:
        """Put a game on the table."""
        self.game = game
        self.board = Board(Seated(self, game), speed=self.speed)
        self.board.motion.box.children += (self.languages.widget, self.hints.switch)
        self.board.bar.add(self.hints.button)
        self.board.picture.heat = lambda position, scene: self.hints.lit(self.board.state, scene)
        self.board.asked_of, self.board.hint_of = self._guessed, self.hints.said_of
        self.board.observe_moves(self._moved)
        self.hands.on_change(self.board.page, self._dressed, "dark")

    def _sit(self, game: Game) -> None:
        self.kept.take()
        self.seated, self.left = True, False
        self._lay(game)
        controls = [self.leave_button] if set(self.seats.players) == {PERSON} else [self.hold, self.leave_button]
        self.scored = Scorings(self.board.card, self.hands)
        self.drawn = game.position.round, game.position.over  # when the still picture was drawn last
        told = (self.scores, *self._told(), self.hands.errors.output)
        around = row(*controls, self.look_back, self.scored.box, self.hints.box)
        self.children = (*self.head, around, *told)
        self._tell()
        self._tell_story()
        if game.position.offer and self.seats.by_company:
            self.note.say(words.agreed())
        self.go_on()

    def _told(self) -> tuple[Any, ...]:
        """What tells of the game, and the board; with Automas in it, what they did in short and why beside it."""
        if not self.position.automas:
            return (self.chronicle.widget, self.board)
        self.automas.beside(self.chronicle, self.board)
        return (self.automas.recap, self.chronicle.widget, self.automas.both)

    def _lay_over(self, position: Position | None, marks: Mapping[Ref, str]) -> None:
        self.board.lay_over(position, marks)
        (self.remove_class if position is None else self.add_class)("barrage-deciding")
        self.follow.look_at(self.board.state.boxes(lit(marks)), self.board.picture.scene.width, page=True)

    def _look_at_head(self) -> None:
        """Bring the top of the board into sight, where the panel of the Automas opens, whatever was pressed below."""
        width = self.board.picture.scene.width
        self.follow.look_at([head_of(width)], width, page=True)

    def _guessed(self, thing: Ref) -> bool:
        """A thing is pressed; whether that was to guess what an Automa does, or is a later step of a hint."""
        if comes := self.hints.comes_before(thing):
            self.board.put(self.board.state.with_in_sight((comes,)))
            self.board.page.say(self.hints.said_of(thing))
            self._look_at_place(comes)
            return True
        return self.board.state.over is not None and self.automas.panel.press(thing)

    def _look_at_place(self, place: Ref) -> None:
        state, width = self.board.state, self.board.picture.scene.width
        self.board.page.look_at(state.boxes(state.answers_in((place,))), width, flash=True, said=True)

    def _light(self) -> None:
        """Show the places of a hint, and bring the first of them into sight."""
        self.board.picture.warm()
        if self.hints.places:
            self._look_at_place(self.hints.places[0])

    def _dressed(self) -> None:
        self.darken(self.board.page.dark)
        self.automas.panel.dress("dark" if self.board.page.dark else "light")

    def _tell(self) -> None:
        names = self.seats.companies or SEATS[: len(self.seats.players)]
        players = (words.player(*player) for player in self.seats.players)
        self.about.value = words.about(dict(zip(names, players, strict=True)), self.file)
        if JUDGING & {player.kind for player in self.seats.players} and not knows(self.position):
            self.about.value += f" {analysis_words.not_judged()}"

    # Playing.

    @property
    def position(self) -> Position:
        """The position on the table."""
        return self.game.position

    @property
    def drafted(self) -> dict[str, str]:
        """From which seat of the draft each company came; without a draft, in the order of the companies."""
        return drafted(self.game.line()[: len(self.seats.players) + 1])

    def player(self, position: Position) -> Player | None:
        """Who is to answer; None when the game is over."""
        question = position.question
        if question is None:
            return None
        level = position.automas.get(question.who)
        return self.seats.player(question.who, self.drafted) if level is None else Player(AUTOMA, level)

    @property
    def waiting(self) -> str | None:
        """Why no person can answer now: the table was left, or a program decides; None where one can."""
        if self.left:
            return words.was_left() if self.seated else words.no_game()
        question, player = self.position.question, self.player(self.position)
        if question is None or player is None or player == PERSON:
            return None
        if self.watching:
            return automa_words.guessing() if self.automas.panel.guessing.asks else automa_words.watching()
        return words.deciding(question.who, words.player(*player), self.held)

    def refuse(self, move: Move) -> str | None:
        """Why a person cannot make a move here; None where that may be."""
        return self.waiting or self.seats.refuse(self.position, move)

    def refused(self, why_not: str) -> None:
        """Tell a person why a move is not taken."""
        self.board.page.status = why_not
        self.note.say(why_not, refused=True)

    def play(self, move: Move | str) -> None:
        """Answer for a person."""
        self.board.play(move)

    def _moved(self, step: Step) -> None:
        self.settled()
        self.go_on()

    def settled(self) -> None:
        """After moves: tell what happened, and keep the game."""
        self.note.say()
        self._tell_story()
        self.keep()
        if (drawn := (self.position.round, self.position.over)) != self.drawn:
            self.drawn = drawn
            self.draw_still()
        elif loop := running_loop():  # a kernel that ends leaves its picture alone
            at, draw = self.game.at, self.hands.by_itself(self.draw_still)
            loop.call_later(QUIET, lambda: draw() if self.game.at == at else None)

    def _tell_story(self) -> None:
        """Show what has happened, and at the end who won with what."""
        line, over = self.game.line(), self.position.over
        last = self._last_answered
        seen = 0 if last is None else last + 1
        self.chronicle.put(self.game, seen)
        self.scored.put(line)
        self.automas.put(line, seen)
        self.hints.put(None if self.waiting or self.position.question is None else self.position)
        if self.chronicle.new and not self.waiting:
            self.board.page.say(happened(self.chronicle.new, MOST_SENTENCES), self.chronicle.news)
        self.scores.value = Around(lambda: scores(line)) if over else ""
        self.scores.layout.display = self.look_back.layout.display = "" if over else "none"
        if over:
            self._tell_end(words.look_back_in_file(self.file) if self.file else words.look_back_at_table())

    def _tell_end(self, *more: str) -> None:
        points = {who: company.vp for who, company in self.position.companies.items()}
        self.note.say(words.over(self.position.ranking, points), *more)

    def _hinted(self, told: Sequence[str]) -> None:
        self.board.page.say(" ".join(told), told)

    def look_back_on_it(self) -> None:
        """Open the game that was played in the explorer, in place of the board, and have its moves judged."""
        self.left = True  # its places are gone through elsewhere now
        people = (who for who in self.position.companies if self.seats.player(who, self.drafted) == PERSON)
        self.explorer = Explorer(self.game, company=next(people, None), speed=self.speed)
        self.explorer.kept = self.kept
        self.children = (*self.head, self.explorer, self.scores, self.hands.errors.output)
        self._tell_end()
        self.explorer.review()
        self.explorer.follow.look_at_panel()

    @property
    def out_of_sight(self) -> Iterable[Widget]:
        return () if self.explorer is None else self.explorer.out_of_sight

    def say_anew(self) -> None:
        """Say in another language what has happened, and all that the board says."""
        self.languages.follow()
        self.chronicle.tell()
        self.automas.panel.say_anew()
        self.board.say_anew()
        self.hints.show()
        if self.explorer is not None:
            self.explorer.say_anew()

    @property
    def file(self) -> Path | None:
        """The file that the game is kept in."""
        return self.kept.path

    def keep(self) -> None:
        """Write the game into its file; where that fails, say so and play on."""
        if not self.left:
            self.kept.keep(self.game)

    def _not_kept(self, error: NoFile) -> None:
        self.note.say(words.not_kept(str(error)), refused=True)

    def undo(self) -> None:
        """Go back to the last answer of a person; programs that answered since must answer again."""
        if self.undoable is not None:
            self.watching = False
            line = self.game.line()
            self.game.go(self.undoable)
            self._show(taken_back(answer(line[len(self.game.line())].move, self.position.box)))

    @property
    def undoable(self) -> int | None:
        """The place of a person's last answer, to go back to; None where there is none."""
        index = self._last_answered
        return None if self.left or index is None else self.game.line()[index].id

    @property
    def redoable(self) -> bool:
        """Whether the line goes on that was left."""
        return not self.left and bool(self.game.node.children)

    @property
    def _last_answered(self) -> int | None:
        asked = list(enumerate(self.game.line()))[-2::-1]
        return next((index for index, node in asked if self.player(node.position) == PERSON), None)

    def redo(self) -> None:
        """Go on along the line that was left, up to a person's next question."""
        if self.redoable:
            self.game.forward()
            while self.game.node.children and self.player(self.position) != PERSON:
                self.game.forward()
            self._show()

    def _show(self, said: str = "") -> None:
        self.board.position = self.position
        self.settled()
        if said:
            self.board.page.say(said)
        self.go_on()

    def leave(self) -> None:
        """Keep the game and end it at this screen; the same call of `table` comes back to it."""
        self.keep()
        self.draw_still()
        self._end_here(words.left_and_kept(self.file) if self.file else words.left_for_good())

    def give_way(self) -> None:
        """End the game at this screen, and leave its file to the table that goes on with it."""
        if not self.left:
            self._end_here(words.gave_way())

    def _end_here(self, why: str) -> None:
        self.left = True
        self.board.picture.finish()
        self.board.ask()
        self.hold.disabled = self.leave_button.disabled = True
        self.hints.put(None)
        self.note.say(why)

    # Programs.

    @property
    def due(self) -> bool:
        """Whether a program or an Automa is to answer now, and nobody wants to guess first."""
        if self.held or self.left or self.watching or self.player(self.position) in (PERSON, None):
            return False
        return not (self.automas.panel.guess.value and self._automa_acts)

    @property
    def _automa_acts(self) -> bool:
        return isinstance(self.position.question, AutomaTurn)

    def _watch(self, guess: bool) -> None:
        """Go through the turn of the Automa that is to act, before it is played."""
        self.watching = True
        self.automas.watch(play(self.position, ACT), guess)
        self.board.put_question()

    def _watched(self) -> None:
        """A turn was gone through to its end: if it was not played yet, it is now; where all wait, the next follows."""
        if self.watching:
            self.watching = False
            self.board.answer(ACT)
        elif self.held and self._automa_acts:
            self._watch(self.automas.panel.guess.value)

    @property
    def _to_be_guessed(self) -> bool:
        waits = self.held or self.left or self.watching
        return self._automa_acts and bool(self.automas.panel.guess.value) and not waits

    @property
    def programs_answer(self) -> Move:
        """What the program whose turn it is answers."""
        question, player = self.position.question, self.player(self.position)
        assert question is not None
        assert player is not None
        return self.seats.strategy(question.who, player)(self.position)

    def go_on(self) -> None:
        """Have programs answer that are due, beside the page where there is a running kernel, else at once."""
        if self.thinking is None and self._to_be_guessed:
            self._watch(guess=True)
        if self.thinking is not None or not self.due:
            return
        loop = running_loop()
        if loop is None:
            self._answer_all()
            return
        self.thinking = loop.create_task(self._answer_one_by_one())
        self.thinking.add_done_callback(self.hands.by_itself(self._rested))

    def hold_or_go_on(self) -> None:
        """Have the programs wait, or go on."""
        self.held = not self.held
        self.hold.description = words.go_on() if self.held else words.hold()
        self.board.put_question()
        self.go_on()

    def _answer_all(self) -> None:
        """Play every answer, and show only where they lead."""
        steps = []
        while self.due:
            steps.append(self.game.play(self.programs_answer).step)
        self.board.position = self.position
        for step in steps:
            self.board.card.lay(step)
        self.settled()

    async def _answer_one_by_one(self) -> None:
        """Have programs answer until it is a person's turn; what moves on the board comes to rest first."""
        board = self.board
        while self.due:
            await asyncio.sleep(THINKS / (board.picture.speed or 8))
            while board.picture.moving:
                await asyncio.sleep(0.05)
            if self.due:
                board.answer(self.programs_answer)

    def _rested(self, task: "asyncio.Task[None]") -> None:
        """No program is at work any more; what went wrong with one is raised here, and shown."""
        self.thinking = None
        if not task.cancelled():
            task.result()
            self.go_on()

    def on_paper(self) -> str:
        return self.board.on_paper() if self.seated else ""

    def in_words(self) -> str:
        return self.board.in_words() if self.seated else self.note.text


class Seated(Keeper):
    """A game at a table: what was not agreed is refused, and undoing goes back to a person's last answer."""

    def __init__(self, table: "GameTable", game: Game) -> None:
        super().__init__(game)
        self.table = table

    @property
    def taken(self) -> tuple[Move, ...]:
        """The legal moves that the table does not refuse a person; none on a program's turn, or after leaving."""
        if self.table.waiting:
            return ()
        position, refuse = self.cursor.position, self.table.seats.refuse
        return tuple(move for move in position.legal_moves if refuse(position, move) is None)

    def why_not(self, position: Position, move: Move) -> str | None:
        """Why the table does not take a move, or else the rules; None where both do."""
        return self.table.refuse(move) or super().why_not(position, move)

    def question(self, state: BoardState) -> str:
        return self.table.waiting or state.question

    def refuses(self, move: Move) -> bool:
        """Whether it is not a person's question, or the game does not go on at this screen."""
        why_not = self.table.refuse(move)
        if why_not is not None:
            self.table.refused(why_not)
        return why_not is not None

    @property
    def ways(self) -> tuple[bool, bool, bool]:
        """Back only while a person decides; undo and redo from person to person, after a break too."""
        back, *_ = super().ways
        return back and not self.table.waiting, self.table.undoable is not None, self.table.redoable

    def undo(self) -> None:
        """Take back everything since a person's last answer, that answer included."""
        self.table.undo()

    def redo(self) -> None:
        self.table.redo()
