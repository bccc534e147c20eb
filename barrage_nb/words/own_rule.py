"""What is said about ideas of one's own."""

from collections.abc import Sequence
from typing import Any

from . import design, experiments
from .names import sayer

MESSAGES = {
    "no_number": "{got} is no number of a class list: they begin with 1",
    "too_few_games": "{pairs} pairs take twice as many games, and there are {games}",
}

say = sayer(MESSAGES)

NUMBERS_TO_CHANGE = "in code", "what it is", "printed", "may be"
NUMBERS = {
    "wheel_segments": "segments of every wheel",
    "engineers_each": "engineers of a company",
    "conduit_credits": "credits for a drop through the conduit of somebody else",
    "conduit_points": "points that its owner gets for it",
    "red_fee": "what a building space with a coin costs",
    "first_prize": "points for the most energy of a round",
    "second_prize": "points for the second most",
    "turn_order": "who goes first in the next round",
    "neutral_dams": "neutral dams at the start",
    "closed_spaces": "spaces of the office that nobody can use",
    "opened_spaces": "spaces open with fewer players too",
    "more_drops": "more drops of a headstream, or fewer",
    "rounds": "rounds of a game",
}
"""What the numbers of a design are."""
EXAMPLES = {
    "neutral_dams": "True or False",
    "closed_spaces": "('turbine+2',)",
    "opened_spaces": "('turbine+2',)",
    "more_drops": "Table({'HA': 1})",
}


def number_to_change(name: str, what: str, printed: str, may_be: str) -> str:
    """A number of a design in a line."""
    return f"{name}: {what} (printed: {printed}; may be {may_be})"


def range_of(least: int, most: int) -> str:
    """What a number may be."""
    return f"{least} to {most}"


def choices(known: Sequence[str]) -> str:
    """What a word may be."""
    return ", ".join(map(repr, known))


def question(measure: str) -> str:
    """What is asked of an idea."""
    return f"What does that do to this number: {experiments.measure(measure)}?"


def idea(found: Any) -> str:
    """An idea, and what is asked of it."""
    return " ".join([*design.told(found.design.changes), question(found.measure)])


def code(found: Any) -> str:
    """An idea as it is written in code."""
    return f"Idea(Design({found.name}), {found.measure!r})"
