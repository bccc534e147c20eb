"""The Automa: one more player, whose decisions stand with their reasons."""

from .trace import TurnTrace, traces

__all__ = ["TurnTrace", "traces"]
