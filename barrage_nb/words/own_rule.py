"""What is said about ideas of one's own."""

from .message import Message, Messages, declared

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
