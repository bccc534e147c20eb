"""The history of a game: a tree of moves to step through, tweak, replay, compare and save."""

from ..engine.moves import Tweak
from .compare import Comparison, compare
from .line import Node
from .replay import Entry, Report, replay
from .tree import DamagedGame, Game, load_game
from .tweak import Tweaked, TweakRefused, tweak

__all__ = [
    "Comparison",
    "DamagedGame",
    "Entry",
    "Game",
    "Node",
    "Report",
    "Tweak",
    "TweakRefused",
    "Tweaked",
    "compare",
    "load_game",
    "replay",
    "tweak",
]
