"""English: clauses, names, refusals, events, messages and descriptions."""

from .clauses import CLAUSES
from .describe import describe
from .events import tell, tell_step
from .messages import say
from .refusals import explain, why

__all__ = ["CLAUSES", "describe", "explain", "say", "tell", "tell_step", "why"]
