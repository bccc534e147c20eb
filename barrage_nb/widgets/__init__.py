"""The interactive board: widgets that hold no rules and no geometry."""

from .board import Board, show
from .dragging import drag
from .explorer import AtMyTable, Explorer, automa_at_my_table, explore
from .labs.asking_labs import watch_automa
from .predict import Predict, predict
from .screen import counting
from .table import GameTable, table

__all__ = [
    "AtMyTable",
    "Board",
    "Explorer",
    "GameTable",
    "Predict",
    "automa_at_my_table",
    "counting",
    "drag",
    "explore",
    "predict",
    "show",
    "table",
    "watch_automa",
]
