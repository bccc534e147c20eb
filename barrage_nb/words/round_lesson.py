"""What the lesson on a whole round says."""

from collections.abc import Iterable

from .message import Message, Messages, message
from .names import listed

LAID_OUT = Messages("round_lesson-laid_out")
"""What lies on a table before the first round."""


@message
def begins() -> Message:
    """How a round begins."""


@message
def yours() -> Message:
    """The reader's own round is scored."""


@message
def recorded() -> Message:
    """A round that others have played is scored."""


@message
def bases(who: str, number: int) -> Message:
    """How many bases a company has."""


@message
def gained(who: str, points: int, yours: bool) -> Message:
    """What the reader's company gained in a round."""


@message
def no_sum(name: object, known: str) -> Message:
    """A sum that is not worked out."""


def no_such_sum(name: str, known: Iterable[str]) -> str:
    """A sum that is not worked out."""
    return no_sum(name, listed(known))
