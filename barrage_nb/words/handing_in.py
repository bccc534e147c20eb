"""What is said about what students hand in."""

from typing import Any

from .message import Message, declared


def copy() -> Message: ...
def handed_in(lines: int, students: int) -> Message: ...
def unread_line(number: int, why: str) -> Message: ...
def no_name() -> Message: ...
def no_games(against: str, design: str) -> Message: ...
def no_line() -> Message: ...
def no_changes(got: str) -> Message: ...
def no_numbers(got: str) -> Message: ...


declared(__name__)


def how_many(found: Any) -> Message:
    """How much was handed in."""
    return handed_in(len(found), len({answer.name for answer in found}))


def collected(found: Any) -> str:
    """What a class has handed in, in a few lines."""
    return "\n".join([how_many(found), *map(unread, found.unread), *map(str, found.effects)])


def unread(line: Any) -> Message:
    """A line that cannot be read."""
    return unread_line(line.number, line.why)
