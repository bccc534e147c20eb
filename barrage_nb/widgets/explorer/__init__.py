"""The explorer: a game as a tree to walk, change, replay, compare and keep, a panel for each."""

from .explorer import Explorer, explore

__all__ = ["Explorer", "explore"]
