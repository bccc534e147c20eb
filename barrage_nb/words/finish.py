"""What stands at the end of a lesson: how the guesses went, what to try again, and where to go next."""

from collections.abc import Iterable
from typing import Protocol

from .message import Message, message
from .names import in_a_row


@message
def head() -> Message:
    """What stands above it all."""


@message
def nothing() -> Message:
    """What stands there before the first guess."""


@message
def again_head() -> Message:
    """What stands above what is worth another try."""


@message
def next_() -> Message:
    """Before the next lesson."""


@message
def or_() -> Message:
    """Before other lessons."""


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


@message
def guessed(right: int, of: int, all: bool) -> Message:
    """How many guesses were right."""


@message
def told_too(guessed: str, told: int) -> Message:
    """How many questions were answered without a guess, beside those that were guessed."""


def counted(right: int, of: int, told: int) -> Message:
    """How many guesses were right, and how many questions were told without one."""
    said = guessed(right, of, right == of)
    return told_too(said, told) if told else said


@message
def name(lab: str) -> Message:
    """The name of a lab, which may be a question."""


@message
def went(name: str, right: int, of: int) -> Message:
    """How a lab went."""


@message
def went_row(name: str, right: int, of: int, row: int) -> Message:
    """How a lab went that ended in a row of right guesses."""


def lab(score: GuessedLab) -> Message:
    """How a lab went."""
    if score.in_a_row > 1 and score.right < score.of:
        return went_row(name(score.lab), score.right, score.of, score.in_a_row)
    return went(name(score.lab), score.right, score.of)


@message
def once_more(name: str, enough: int) -> Message:
    """A lab that is worth another try."""


def again(score: GuessedLab, enough: int) -> Message:
    """A lab that is worth another try."""
    return once_more(name(score.lab), enough)


@message
def no_lesson(name: str, known: str) -> Message:
    """A lesson that does not exist."""


def no_such_lesson(name: str, known: Iterable[str]) -> Message:
    """A lesson that does not exist."""
    return no_lesson(name, in_a_row(known))
