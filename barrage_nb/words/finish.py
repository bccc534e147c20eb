"""What stands at the end of a lesson: how the guesses went, what to try again, and where to go next."""

from collections.abc import Iterable
from typing import Protocol

from .message import Message, declared
from .names import in_a_row


def head() -> Message: ...
def nothing() -> Message: ...
def again_head() -> Message: ...
def next_() -> Message: ...
def or_() -> Message: ...
def guessed(right: int, of: int, all: bool) -> Message: ...
def told_too(guessed: str, told: int) -> Message: ...
def name(lab: str) -> Message: ...
def went(name: str, right: int, of: int) -> Message: ...
def went_row(name: str, right: int, of: int, row: int) -> Message: ...
def once_more(name: str, enough: int) -> Message: ...
def no_lesson(name: str, known: str) -> Message: ...


declared(__name__)


class GuessedLab(Protocol):
    """How the guesses in a lab went."""

    @property
    def lab(self) -> str: ...
    @property
    def right(self) -> int: ...
    @property
    def of(self) -> int: ...
    @property
    def in_a_row(self) -> int: ...


def counted(right: int, of: int, told: int) -> Message:
    """How many guesses were right, and how many questions were told without one."""
    said = guessed(right, of, right == of)
    return told_too(said, told) if told else said


def lab(score: GuessedLab) -> Message:
    """How a lab went."""
    if score.in_a_row > 1 and score.right < score.of:
        return went_row(name(score.lab), score.right, score.of, score.in_a_row)
    return went(name(score.lab), score.right, score.of)


def again(score: GuessedLab, enough: int) -> Message:
    """A lab that is worth another try."""
    return once_more(name(score.lab), enough)


def no_such_lesson(name: str, known: Iterable[str]) -> Message:
    """A lesson that does not exist."""
    return no_lesson(name, in_a_row(known))
