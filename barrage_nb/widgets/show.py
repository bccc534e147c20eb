"""`show`: the one call that puts a position or a game on the table."""

from typing import Any

from ..engine.position import Position
from .board import Board, Game


def show(position_or_game: Position | Game, **options: Any) -> Board:
    """The interactive board of a position or a game; where no kernel runs, its picture.

    `show` is "table", or one or several of "header", "map", "wheel", "company", "office", "contracts" and "track";
    `company` is whose board is open, `theme` "light" or "dark" (else as the page), and `speed` that of what moves,
    0 for no motion.
    """
    return Board(position_or_game, **options)
