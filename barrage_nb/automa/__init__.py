"""The Automa: one more player, whose decisions stand with their reasons."""

from .. import engine
from ..compiled import beside

__path__[:0] = beside(engine.__path__, "automa")  # before anything of it is imported

from .trace import TurnTrace, traces

__all__ = ["TurnTrace", "traces"]
