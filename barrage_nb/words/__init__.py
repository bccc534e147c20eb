"""Every sentence a person reads: a message is named here, with its values, and stands in a file of each language."""

from .english import CLAUSES, describe, explain, say, tell, tell_step, why
from .message import Message
from .spoken import language, languages, on_language

__all__ = [
    "CLAUSES",
    "Message",
    "describe",
    "explain",
    "language",
    "languages",
    "on_language",
    "say",
    "tell",
    "tell_step",
    "why",
]
