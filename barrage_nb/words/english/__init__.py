"""English: clauses, names, refusals, events, messages and descriptions."""

from .clauses import CLAUSES
from .describe import describe
from .events import tell, tell_step
from .messages import HINTS, WANTS, invalid, say, the_position
from .refusals import explain, why

__all__ = [
    "CLAUSES",
    "HINTS",
    "WANTS",
    "describe",
    "explain",
    "invalid",
    "say",
    "tell",
    "tell_step",
    "the_position",
    "why",
]
