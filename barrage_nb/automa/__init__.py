"""The Automa: one more player, whose decisions stand with their reasons."""

from .trace import Trace, traces

__all__ = ["Trace", "traces"]
