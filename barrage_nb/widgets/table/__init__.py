"""A whole game at one screen: who sits at the table, what programs do, and what is told of it."""

from .table import Table, table

__all__ = ["Table", "table"]
