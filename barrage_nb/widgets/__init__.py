"""The interactive board: widgets that hold no rules and no geometry."""

from .automa_panel import watch_automa
from .board import Board
from .explorer import Explorer, explore
from .show import show
from .table import Table, table

__all__ = ["Board", "Explorer", "Table", "explore", "show", "table", "watch_automa"]
