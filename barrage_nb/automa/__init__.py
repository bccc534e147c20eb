"""The Automa: one more player, whose decisions stand with their reasons."""

from ..board.automa import LEVELS
from ..engine.automas import MINDS, Mind
from .answers import decide
from .trace import Trace, traces
from .turn import take_turn

__all__ = ["Trace", "traces"]

MINDS.update(dict.fromkeys(LEVELS, Mind(take_turn, decide)))
