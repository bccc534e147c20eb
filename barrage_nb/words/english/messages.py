"""What is wrong with an input: what, where, and what would be right."""

from collections.abc import Iterable

from ..message import Message, Messages, message
from .names import told_together

say = Messages("messages-said")
WANTS = Messages("messages-want")
HINTS = Messages("messages-hint")


@message
def the_position() -> Message:
    """Where something is wrong, if it is the whole."""


def invalid(problems: Iterable[str]) -> str:
    """All that is wrong with a position."""
    return say("invalid", problems=told_together(problems))
