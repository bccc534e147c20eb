"""Every sentence a person reads: a message is named here, with its values, and stands in a file of each language."""

from .clauses import CLAUSES
from .message import Message
from .spoken import language, languages, on_language, spoken_now

__all__ = ["CLAUSES", "Message", "language", "languages", "on_language", "spoken_now"]
