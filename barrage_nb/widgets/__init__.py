"""The interactive board: widgets that hold no rules and no geometry."""

from .automa_panel import watch_automa
from .board import Board
from .explorer import AtMyTable, Explorer, automa_at_my_table, explore
from .show import show
from .table import GameTable, table

__all__ = [
    "AtMyTable",
    "Board",
    "Explorer",
    "GameTable",
    "automa_at_my_table",
    "explore",
    "show",
    "table",
    "watch_automa",
]
