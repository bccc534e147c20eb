"""A position as text: written as a line, as JSON or as a sketch, and read from any of them."""

from typing import Any

from ..board.companies import COMPANIES
from ..engine.check import problems_of, unanswerable
from ..engine.position import Position
from ..words import invalid, say
from .codec import Problems, Unreadable, plain, restore_record, untyped
from .lines import VERSION, as_json, as_line, checked, values_of
from .sketch import sketch, sketch_of

__all__ = ["json_of", "line_of", "position_from", "read", "sketch_of"]


def line_of(position: Position) -> str:
    """The position as one short line."""
    return as_line(plain(position, named=False))


def json_of(position: Position) -> str:
    """The position as readable JSON; what is at its default is left out."""
    return as_json(plain(position))


def read(text: str) -> Position:
    """The position that a line, a JSON text or a sketch says."""
    text = checked(text).strip()
    if text.startswith(("bnb", "{")):
        return _position_of(values_of(text))
    if not any(word in COMPANIES or word.startswith("offer=") for word in text.split()):
        raise Unreadable(say("not_a_position"))
    return sketch(text)


def position_from(content: Any) -> Position:
    """The position that plain JSON values say, checked against every limit."""
    return _position_of(untyped(content))


def _position_of(content: Any) -> Position:
    problems: Problems = []
    if isinstance(content, dict):
        version = content.pop("barrage_nb", VERSION)
        if type(version) is int and version > VERSION:
            raise Unreadable(say("newer_version", version=version, known=VERSION))
        if type(version) is not int or version != VERSION:
            raise Unreadable(say("wrong_version", version=repr(version)[:20], known=VERSION))
    position = restore_record(content, Position, "", problems)
    problems = problems or problems_of(position) or unanswerable(position)
    if problems:
        raise Unreadable(invalid(problems))
    assert isinstance(position, Position)
    return position
