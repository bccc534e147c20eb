"""What the lesson on a whole round says."""

from collections.abc import Iterable

from .message import Message, Messages, declared
from .names import listed

LAID_OUT = Messages("round_lesson-laid_out")
"""What lies on a table before the first round."""


def begins() -> Message: ...
def yours() -> Message: ...
def recorded() -> Message: ...
def bases(who: str, number: int) -> Message: ...
def gained(who: str, points: int, yours: bool) -> Message: ...
def no_sum(name: object, known: str) -> Message: ...


declared(__name__)


def no_such_sum(name: str, known: Iterable[str]) -> str:
    """A sum that is not worked out."""
    return no_sum(name, listed(known))
