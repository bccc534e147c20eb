"""A whole game at one screen: who sits at the table, what programs do, and what is told of it."""

from .table import GameTable, table

__all__ = ["GameTable", "table"]
