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
from collections.abc import Mapping
from typing import Any, NamedTuple

from ..board.companies import COMPANIES
from ..engine.position import NEUTRAL, Position
from ..notation.codec import Unreadable
from ..notation.text import RULES_VERSION
from ..words import history as words
from .nodes import Node, Tree

TREE_VERSION = 1
_MOST_CHARACTERS = 4_000_000
_MOST_LINES = 400_000
_LINE = re.compile(r"(?:(\d{1,6}) +)?(?:< *(\d{1,6}) +)?([a-z]+(?: \d)?): *(.*)", re.ASCII)


def game_file(tree: Tree, kept: Mapping[str, Any]) -> str:
    """A game as text, the main line first and every line in full before the next; with what is kept about it."""
    lines = [f"barrage_nb tree {TREE_VERSION}", f"rules {RULES_VERSION}", f"start {tree.start.text}", f"at {tree.at}"]
    above, told = -1, (-1, "")
    for node in tree.below(0):
        if node.parent is not None:
            before = tree[node.parent]
            if (before.position.round, before.position.phase) != told:
                told = (before.position.round, before.position.phase)
                lines.append(f"# round {told[0]}, {told[1]}")
            lines.append(_said(node, before.position, above))
        lines += [f"  {word} {_quoted(text)}" for word, text in (("name", node.name), ("note", node.comment)) if text]
        above = node.id
    lines += [f"kept {key} {json.dumps(each, separators=(',', ':'))}" for key, each in sorted(kept.items())]
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


class SavedLine(NamedTuple):
    """A line of a saved game: its number in the file, and its words."""

    number: int
    text: str


class SavedMove(NamedTuple):
    """What the line of a move says: its number, the place before it, who moves and how; None for what it leaves out."""

    node: int | None
    after: int | None
    who: str
    said: str


class SavedGame(NamedTuple):
    """What a text says of a game, before anything of it is played; without a start nothing of it could be read."""

    start: Position | None
    lines: tuple[SavedLine, ...] = ()
    at: SavedLine | None = None
    problems: tuple[tuple[int, str], ...] = ()


class WrongLine(ValueError):
    """What is wrong with one line."""


def read_saved(text: str) -> SavedGame:
    """The start and the lines of a saved game, or a position as a sketch, a line or JSON: a game without moves."""
    if not isinstance(text, str):
        raise Unreadable(words.say("not_text", kind=type(text).__name__))
    if len(text) > _MOST_CHARACTERS or text.count("\n") > _MOST_LINES:
        return SavedGame(None, problems=((1, words.say("too_long")),))
    text = text.removeprefix("\ufeff")  # some editors begin a file with a mark of their own
    start = text.strip()
    if start.startswith(("bnb", "{")) or start.partition(" ")[0] in (*COMPANIES, NEUTRAL):
        return SavedGame(Position.load(start))
    stripped = (SavedLine(number, line.strip()) for number, line in enumerate(text.split("\n"), 1))
    lines = [line for line in stripped if line.text and not line.text.startswith("#")]
    for index, check in enumerate((_header, _rules)):
        wrong = check(lines[index].text if index < len(lines) else "")
        if wrong is not None:
            return _refused(lines, index, wrong)
    word, _, said = lines[2].text.partition(" ") if len(lines) > 2 else ("", "", "")
    if word != "start":
        return _refused(lines, 2, words.say("no_start"))
    try:
        position = Position.load(said)
    except Unreadable as error:
        return _refused(lines, 2, str(error))
    return _body(position, lines[3:], lines[-1].number)


def _refused(lines: list[SavedLine], index: int, why: str) -> SavedGame:
    number = lines[index].number if index < len(lines) else len(lines) + 1
    return SavedGame(None, problems=((number, why),))


def _header(line: str) -> str | None:
    kind, _, version = line.rpartition(" ")
    if kind != "barrage_nb tree" or not re.fullmatch(r"[0-9]{1,6}", version) or int(version) < TREE_VERSION:
        return words.say("no_header")
    return words.say("newer_file", version=version, known=TREE_VERSION) if int(version) > TREE_VERSION else None


def _rules(line: str) -> str | None:
    right = line == f"rules {RULES_VERSION}"
    return None if right else words.say("other_rules", got=line[:40] or "?", known=RULES_VERSION)


def _body(start: Position, body: list[SavedLine], last: int) -> SavedGame:
    """The lines of the moves, and the one that names the current place."""
    at = body.pop(0) if body and body[0].text.startswith("at ") else None
    end = next((index for index, line in enumerate(body) if line.text == "end"), None)
    if end is None:
        return SavedGame(start, tuple(body), at, ((last + 1, words.say("cut_off")),))
    after = tuple((line.number, words.say("after_end")) for line in body[end + 1 :])
    return SavedGame(start, tuple(body[:end]), at, after)


def read_saved_move(text: str) -> SavedMove:
    """The line of a move, taken apart."""
    parts = _LINE.fullmatch(text)
    if parts is None:
        raise WrongLine(words.say("no_such_line"))
    number, after, who, said = parts.groups()
    return SavedMove(int(number) if number else None, None if after is None else int(after), who, said)


def unquoted(said: str) -> str:
    """A name or a note; without quotes it is taken as it stands."""
    return str(from_json(said)) if said.startswith('"') else said


def from_json(said: str) -> Any:
    """A value that is kept."""
    try:
        return json.loads(said)
    except ValueError as error:
        raise WrongLine(words.say("bad_json", why=str(error))) from None
