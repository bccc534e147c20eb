"""Saved games: a tree as text that a person can read and edit, a line for each move, with branches by number.

    barrage_nb tree 1
    rules 1
    start bnb1.…
    at 3
    1 usa: place turbine+0
      note "the dam above is full"
    2 italy: place bank 2
    3 < 1 tweak: usa credits=9
      name "rich America"
    kept review-6f1b… [2.5,…]
    end

A line follows the one above it, or the place after `<`; a line without a number gets the next free one.
"""

import json
import re
from collections.abc import Callable
from typing import Any, NamedTuple

from ..board.companies import COMPANIES
from ..engine.events import IllegalMove
from ..engine.moves import UnreadableMove
from ..engine.play import play
from ..engine.position import NEUTRAL, Position
from ..notation.codec import Unreadable
from ..notation.game_text import RULES_VERSION
from ..words import history as words
from .nodes import Node
from .tree import Game
from .tweak import tweak

TREE_VERSION = 1
_MOST_CHARACTERS = 4_000_000
_MOST_LINES = 400_000
_MOST_NODES = 200_000
_LINE = re.compile(r"(?:(\d{1,6}) +)?(?:< *(\d{1,6}) +)?([a-z]+(?: \d)?): *(.*)", re.ASCII)


class DamagedGame(Unreadable):
    """A saved game that cannot be read whole: every line in doubt with its reason, and the game that could be read."""

    def __init__(self, problems: list[tuple[int, str]], partial: Game | None) -> None:
        self.problems = tuple(problems)
        self.line = problems[0][0]
        self.partial = partial
        super().__init__(words.damaged(self.problems, None if partial is None else len(partial) - 1))


def game_file(game: Game, kept: bool = True) -> str:
    """A game as text, the main line first and every line in full before the next; with what is kept about it."""
    lines = [f"barrage_nb tree {TREE_VERSION}", f"rules {RULES_VERSION}", f"start {game.start.text}", f"at {game.at}"]
    above, told = -1, (-1, "")
    for node in game.below(0):
        if node.parent is not None:
            before = game[node.parent]
            if (before.position.round, before.position.phase) != told:
                told = (before.position.round, before.position.phase)
                lines.append(f"# round {told[0]}, {told[1]}")
            lines.append(_said(node, before.position, above))
        lines += [f"  {word} {_quoted(text)}" for word, text in (("name", node.name), ("note", node.comment)) if text]
        above = node.id
    found = sorted(game.kept.items()) if kept else []
    lines += [f"kept {key} {json.dumps(each, separators=(',', ':'))}" for key, each in found]
    return "\n".join([*lines, "end"]) + "\n"


def _said(node: Node, before: Position, above: int) -> str:
    question = before.question
    who = "tweak" if node.tweak is not None else question.who if question is not None else "?"
    after = "" if node.parent == above else f"< {node.parent} "
    return f"{node.id} {after}{who}: {node.edge}"


def _quoted(text: str) -> str:
    try:
        text.encode()
    except UnicodeEncodeError:  # a lone half of a pair of characters, which no file can hold
        return json.dumps(text)
    return json.dumps(text, ensure_ascii=False)


class _Line(NamedTuple):
    """A line of a saved game: its number in the file, and its words."""

    number: int
    text: str


class _Wrong(ValueError):
    """What is wrong with one line."""


def load_game(text: str, *, watch: Callable[[], object] | None = None) -> Game:
    """The game that a text says: a saved tree, a plain game, or a position as a sketch, a line or JSON.

    `watch` is called at every line of a game, and may raise to end it.
    """
    if not isinstance(text, str):
        raise Unreadable(words.say("not_text", kind=type(text).__name__))
    if len(text) > _MOST_CHARACTERS or text.count("\n") > _MOST_LINES:
        raise DamagedGame([(1, words.say("too_long"))], None)
    text = text.removeprefix("\ufeff")  # some editors begin a file with a mark of their own
    start = text.strip()
    if start.startswith(("bnb", "{")) or start.partition(" ")[0] in (*COMPANIES, NEUTRAL):
        return Game(Position.load(start))
    lines = ((number, line.strip()) for number, line in enumerate(text.split("\n"), 1))
    return _Reader([_Line(*line) for line in lines if line[1] and not line[1].startswith("#")]).game(watch)


class _Reader:
    """Reads a saved game line by line; a line that cannot be read costs only the moves that follow from it."""

    def __init__(self, lines: list[_Line]) -> None:
        self.lines = lines
        self.problems: list[tuple[int, str]] = []
        self.last: int | None = 0  # the place that the next line follows; None after a line that could not be read

    def game(self, watch: Callable[[], object] | None) -> Game:
        """The game, or a refusal that holds what could be read of it."""
        self._header()
        game = Game(self._start())
        body, at = self._body()
        for line in body:
            if watch is not None:
                watch()
            try:
                self._read(game, line)
            except (_Wrong, Unreadable, UnreadableMove, IllegalMove) as error:
                self._doubt(line, str(error))
        self._go(game, at)
        # What was read is not something that the reader of the game has done, and is not hers to undo.
        game.forget()
        if self.problems:
            raise DamagedGame(self.problems, game)
        return game

    def _doubt(self, line: _Line, why: str) -> None:
        self.problems.append((line.number, why))

    def _refuse(self, index: int, message: str, **values: object) -> DamagedGame:
        number = self.lines[index].number if index < len(self.lines) else len(self.lines) + 1
        return DamagedGame([(number, words.say(message, **values))], None)

    def _head(self, index: int) -> str:
        return self.lines[index].text if index < len(self.lines) else ""

    def _header(self) -> None:
        kind, _, version = self._head(0).rpartition(" ")
        if kind != "barrage_nb tree" or not re.fullmatch(r"[0-9]{1,6}", version) or int(version) < TREE_VERSION:
            raise self._refuse(0, "no_header")
        if int(version) > TREE_VERSION:
            raise self._refuse(0, "newer_file", version=version, known=TREE_VERSION)
        if self._head(1) != f"rules {RULES_VERSION}":
            raise self._refuse(1, "other_rules", got=self._head(1)[:40] or "?", known=RULES_VERSION)

    def _start(self) -> Position:
        word, _, said = self._head(2).partition(" ")
        if word != "start":
            raise self._refuse(2, "no_start")
        try:
            return Position.load(said)
        except Unreadable as error:
            raise DamagedGame([(self.lines[2].number, str(error))], None) from None

    def _body(self) -> tuple[list[_Line], _Line | None]:
        """The lines of the moves, and the one that names the current place."""
        body = self.lines[3:]
        at = body.pop(0) if body and body[0].text.startswith("at ") else None
        ends = [index for index, line in enumerate(body) if line.text == "end"]
        if not ends:
            last = self.lines[-1].number
            self.problems.append((last + 1, words.say("cut_off")))
        for line in body[ends[0] + 1 :] if ends else ():
            self._doubt(line, words.say("after_end"))
        return body[: ends[0]] if ends else body, at

    def _read(self, game: Game, line: _Line) -> None:
        word, _, rest = line.text.partition(" ")
        if word in ("name", "note"):
            self._write(game, word, rest.strip())
            return
        if word == "kept":
            key, _, found = rest.strip().partition(" ")
            game.kept[key] = _json(found)
            return
        parts = _LINE.fullmatch(line.text)
        parent = self.last
        self.last = None
        if parts is None:
            raise _Wrong(words.say("no_such_line"))
        number, after, who, said = parts.groups()
        parent = parent if after is None else int(after)
        if parent is None or parent not in game:
            raise _Wrong(words.say("follows_doubt" if parent is None else "follows_nothing", node=parent))
        game.go(parent)
        self.last = self._add(game, int(number) if number else None, who, said)

    def _add(self, game: Game, number: int | None, who: str, said: str) -> int:
        if number is not None and (number in game or number > _MOST_NODES):
            raise _Wrong(words.say("number_taken", node=number))
        before = game.position
        if who == "tweak":
            step = tweak(before, said).step
        else:
            question = before.question
            if question is not None and question.who != who:
                raise _Wrong(words.say("not_her_turn", name=question.who, said=who))
            step = play(before, said)
        assert step.move is not None
        if game.child(game.node, step.move) is not None:
            raise _Wrong(words.say("known_move", move=step.move))
        return game.add(step, number).id

    def _write(self, game: Game, word: str, said: str) -> None:
        if self.last is None:
            raise _Wrong(words.say("follows_doubt"))
        text = _unquoted(said)
        if word == "name":
            game.name(text, self.last)
        else:
            game.comment(text, self.last)

    def _go(self, game: Game, at: _Line | None) -> None:
        """Go to the place that was current; where lines are in doubt, it may be gone with them."""
        said = at.text.removeprefix("at ").strip() if at is not None else ""
        if re.fullmatch(r"[0-9]{1,6}", said) and int(said) in game:
            game.go(int(said))
        elif at is not None and not self.problems:
            self._doubt(at, words.say("no_node", node=said[:20]))


def _unquoted(said: str) -> str:
    if not said.startswith('"'):
        return said
    return str(_json(said))


def _json(said: str) -> Any:
    try:
        return json.loads(said)
    except ValueError as error:
        raise _Wrong(words.say("bad_json", why=str(error))) from None
