"""Every sentence a person reads: a message is named here, with its values, and stands in a file of each language."""

from .clauses import CLAUSES
from .describe import describe
from .events import tell, tell_step
from .message import Message
from .messages import HINTS, WANTS, invalid, say, the_position
from .refusals import explain, why
from .spoken import language, languages, on_language, spoken_now

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
    "spoken_now",
    "tell",
    "tell_step",
    "the_position",
    "why",
]
