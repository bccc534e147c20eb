"""A position as text: written as a line or as JSON, read and checked against every limit of the game."""

from typing import Any

from ..engine.check import problems_of
from ..engine.position import Position
from ..words import say
from .codec import Problems, Unreadable, plain, restore_record
from .lines import VERSION, json_of, line_of, values_of


def line(position: Position) -> str:
    """The position as one short line."""
    return line_of(plain(position, named=False))


def json(position: Position) -> str:
    """The position as readable JSON; what is at its default is left out."""
    return json_of(plain(position))


def read(text: str) -> Position:
    """The position that a line or a JSON text says."""
    if not isinstance(text, str):
        raise Unreadable(say("not_text", kind=type(text).__name__))
    return position_from(values_of(text))


def position_from(content: Any) -> Position:
    """The position that plain JSON values say, checked against every limit."""
    problems: Problems = []
    if isinstance(content, dict):
        version = content.get("barrage_nb", VERSION)
        if type(version) is int and version > VERSION:
            raise Unreadable(say("newer_version", version=version, known=VERSION))
        if type(version) is not int or version != VERSION:
            raise Unreadable(say("wrong_version", version=repr(version)[:20], known=VERSION))
        content = {name: value for name, value in content.items() if name != "barrage_nb"}
    position = restore_record(content, Position, "", problems)
    problems = problems or problems_of(position)
    if not problems and position.pending:
        first = type(position.pending[0]).__name__
        if position.question is None:
            problems = [say("not_a_question", got=first)]
        elif not position.legal_moves:
            problems = [say("no_answer", question=first)]
    if problems:
        raise Unreadable(say("invalid", problems="; ".join(problems)))
    assert isinstance(position, Position)
    return position
