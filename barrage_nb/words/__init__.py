"""Every sentence a person reads, one module per language; English until another stands beside it."""

from .english import CLAUSES, describe, explain, say, tell

__all__ = ["CLAUSES", "describe", "explain", "say", "tell"]
