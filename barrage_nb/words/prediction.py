"""What a question with a place for the guess says."""

from collections.abc import Iterable, Sequence

from .lessons import LABELS as OF_LESSONS
from .message import Message, Messages, message
from .names import told_together
from .places import place, spot

LABELS = Messages("prediction-label")
GAVE_UP = "\u2013"


def head(kind: str) -> str:
    """How a guess went, 'right' or 'wrong', in a word."""
    return OF_LESSONS[kind]


@message
def known_choices(missing: tuple[str, ...], known: tuple[str, ...]) -> Message:
    """A truth that cannot be said, beside what can."""


@message
def no_choices(missing: tuple[str, ...]) -> Message:
    """A truth that cannot be said, where nothing can."""


def not_offered(missing: Iterable[object], offered: Iterable[str]) -> str:
    """A truth that cannot be said."""
    names, known = tuple(map(repr, missing)), tuple(map(repr, map(str, offered)))
    return known_choices(names, known) if known else no_choices(names)


@message
def no_space(name: object) -> Message:
    """A place that is not on the map."""


@message
def none_of_them() -> Message:
    """No choice of several."""


def listed(texts: Sequence[str]) -> str:
    """Several choices in one line."""
    return told_together(texts) if texts else none_of_them()


@message
def labelled(label: str, text: str) -> Message:
    """What is true for a blank with a name."""


def truth(told: Sequence[tuple[str, str]]) -> str:
    """What is true, blank by blank."""
    return told_together(labelled(label, text) if label else text for label, text in told)


@message
def off_by(by: int, high: bool) -> Message:
    """How far off a number was."""


def off(by: int) -> str:
    """How far off a number was; nothing where it was right."""
    return off_by(abs(by), by > 0) if by else ""


@message
def score(right: int, of: int) -> Message:
    """How many blanks of several were right."""


def choices(texts: Sequence[str]) -> str:
    """What may be said, for those who can only read the question."""
    return " · ".join(texts)


def beside(off: str) -> str:
    """How far off, behind a guess."""
    return f" ({off})" if off else ""


def space(name: str, built: bool) -> str:
    """A place of the map that may be asked for, built on or free."""
    return place(name) if built else spot(name)
