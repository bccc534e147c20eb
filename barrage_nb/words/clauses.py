"""Each clause of the rules in one plain sentence for a learner, and why a move is not allowed, with its clause."""

from .message import Message, Messages, declared

CLAUSES = Messages("clauses-clause")
REASONS = Messages("clauses-reason")
MISSING = Messages("clauses-missing")


def changed(clause: str, change: str) -> Message: ...
def refused(clause: str, reason: str) -> Message: ...
def neutral() -> Message: ...


declared(__name__)
