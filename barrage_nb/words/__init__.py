"""Every sentence a person reads: a message is named here, with its values, and stands in a file of each language."""

from .english import CLAUSES, HINTS, WANTS, describe, explain, invalid, say, tell, tell_step, the_position, why
from .message import Message
from .spoken import language, languages, on_language

__all__ = [
    "CLAUSES",
    "HINTS",
    "WANTS",
    "Message",
    "describe",
    "explain",
    "invalid",
    "language",
    "languages",
    "on_language",
    "say",
    "tell",
    "tell_step",
    "the_position",
    "why",
]
