"""Each clause of the rules in one plain sentence for a learner."""

from .message import Message, Messages, message

CLAUSES = Messages("clauses-clause")


@message
def changed(clause: str, change: str) -> Message:
    """A clause of a game whose design says another number."""
