"""What is said about what students hand in, and the words that stand in their lines."""

from collections.abc import Mapping
from typing import Any

from .names import count, sayer

MESSAGES = {
    "no_name": "say who hands it in: hand_in('20_tempo', 'Ada', …)",
    "no_games": "there is no game that was played both with {design!r} and with {against!r}",
    "no_line": "this is not a line that hand_in has made, or not a whole one",
    "no_changes": "{got!r}: behind the name of a design stands what it changes, as in '3 segments (wheel_segments=3)'",
    "no_numbers": "{got!r}: after the players and the first seed come the numbers of the games",
}

say = sayer(MESSAGES)

PRINTED = "printed"
GUESS, SAYS, NO_GUESS = "guess: ", "says: ", "none"
COPY = "Copy this line and send it to your teacher:"


def changes(changed: Mapping[str, Any]) -> str:
    """What a design changes, as it is written in code."""
    return ", ".join(f"{name}={value!r}" for name, value in changed.items()) or PRINTED


def how_many(found: Any) -> str:
    """How much was handed in."""
    names = {answer.name for answer in found}
    return f"{count(len(found), 'lines')} by {count(len(names), 'students')}."


def collected(found: Any) -> str:
    """What a class has handed in, in a few lines."""
    return "\n".join([how_many(found), *map(unread, found.unread), *map(str, found.effects)])


def unread(line: Any) -> str:
    """A line that cannot be read."""
    return f"Line {line.number} cannot be read: {line.why}."
