"""The explorer: a game as a tree to walk, change, replay, compare and keep; and the books of a real table."""

from .at_my_table import AtMyTable, automa_at_my_table
from .explorer import Explorer, explore

__all__ = ["AtMyTable", "Explorer", "automa_at_my_table", "explore"]
