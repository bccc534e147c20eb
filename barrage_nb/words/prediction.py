"""What a question with a place for the guess says."""

from collections.abc import Iterable, Sequence

from .lessons import LABELS as OF_LESSONS
from .message import Message, Messages, declared
from .names import told_together
from .places import place, spot

LABELS = Messages("prediction-label")
GAVE_UP = "\u2013"


def known_choices(missing: tuple[str, ...], known: tuple[str, ...]) -> Message: ...
def no_choices(missing: tuple[str, ...]) -> Message: ...
def no_space(name: object) -> Message: ...
def none_of_them() -> Message: ...
def labelled(label: str, text: str) -> Message: ...
def off_by(by: int, high: bool) -> Message: ...
def score(right: int, of: int) -> Message: ...


declared(__name__)


def head(kind: str) -> str:
    """How a guess went, 'right' or 'wrong', in a word."""
    return OF_LESSONS[kind]


def not_offered(missing: Iterable[object], offered: Iterable[str]) -> str:
    """A truth that cannot be said."""
    names, known = tuple(map(repr, missing)), tuple(map(repr, map(str, offered)))
    return known_choices(names, known) if known else no_choices(names)


def listed(texts: Sequence[str]) -> str:
    """Several choices in one line."""
    return told_together(texts) if texts else none_of_them()


def truth(told: Sequence[tuple[str, str]]) -> str:
    """What is true, blank by blank."""
    return told_together(labelled(label, text) if label else text for label, text in told)


def off(by: int) -> str:
    """How far off a number was; nothing where it was right."""
    return off_by(abs(by), by > 0) if by else ""


def choices(texts: Sequence[str]) -> str:
    """What may be said, for those who can only read the question."""
    return " · ".join(texts)


def beside(off: str) -> str:
    """How far off, behind a guess."""
    return f" ({off})" if off else ""


def space(name: str, built: bool) -> str:
    """A place of the map that may be asked for, built on or free."""
    return place(name) if built else spot(name)
