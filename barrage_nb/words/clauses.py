"""Each clause of the rules in one plain sentence for a learner."""

from .message import Message, Messages, declared

CLAUSES = Messages("clauses-clause")


def changed(clause: str, change: str) -> Message: ...


declared(__name__)
