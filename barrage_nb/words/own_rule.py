"""What is said about ideas of one's own."""

from collections.abc import Sequence
from typing import Any

from . import design, experiments
from .message import Message, Messages, declared
from .names import in_a_row, one_by_one

COLUMNS = Messages("own_rule-column")
NUMBERS = Messages("own_rule-number")
"""What the numbers of a design are."""
EXAMPLES = Messages("own_rule-example")


def number_to_change(name: str, what: str, printed: str, may_be: str) -> Message: ...
def range_of(least: int, most: int) -> Message: ...
def asked(measure: str) -> Message: ...
def no_number(got: str) -> Message: ...
def too_few_games(games: int, pairs: int) -> Message: ...


declared(__name__)


def columns() -> tuple[str, ...]:
    """The head of the table of the numbers of a design."""
    return tuple(COLUMNS[name] for name in ("code", "what", "printed", "may_be"))


def choices(known: Sequence[str]) -> str:
    """What a word may be."""
    return in_a_row(map(repr, known))


def question(measure: str) -> str:
    """What is asked of an idea."""
    return asked(experiments.measure(measure))


def idea(found: Any) -> str:
    """An idea, and what is asked of it."""
    return one_by_one([*design.told(found.design.changes), question(found.measure)])
