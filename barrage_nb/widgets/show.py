"""`show`: the one call that puts a position or a game on the table."""

from collections.abc import Iterable

from ..engine.play import Step
from ..engine.position import Position, as_position
from ..words import board as words
from .board import Board
from .keeper import Kept


def show(
    position_or_game: Position | Step | Kept | str,
    *,
    show: str | Iterable[str] = "table",
    company: str | None = None,
    theme: str | None = None,
    speed: float = 1.0,
    icons: bool = True,
) -> Board:
    """The interactive board of a position (its sketch, what `play` gave) or a game; its picture where no kernel runs.

    `show` is "table", or one or several of "header", "map", "wheel", "company", "office", "contracts", "track"
    and "legend"; `company` is whose board is open, `theme` "light" or "dark" (else as the page), and `speed` that of
    what moves, 0 for no motion. `icons` False shows the second side of the printed map: without coins, prices and the
    basins to which conduits lead.
    """
    shown = as_position(position_or_game) if isinstance(position_or_game, str) else position_or_game
    shown = shown.after if isinstance(shown, Step) else shown
    if not isinstance(shown, Position) and not isinstance(getattr(shown, "position", None), Position):
        raise TypeError(words.not_to_show(type(shown).__name__))
    return Board(shown, show=show, company=company, theme=theme, speed=speed, icons=icons)
