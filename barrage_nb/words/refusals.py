"""Why a move is not allowed, in a sentence with its clause."""

from .message import Message, Messages, declared

REASONS = Messages("refusals-reason")
MISSING = Messages("refusals-missing")


def refused(clause: str, reason: str) -> Message: ...
def neutral() -> Message: ...


declared(__name__)
