"""Learn, teach and explore Barrage: positions as values, one door to play, every rule with its clause."""

from .engine.events import Event, IllegalMove
from .engine.moves import Move, read_move
from .engine.play import Step, legal_moves, play, why_not
from .engine.players import greedy, play_out, random_player
from .engine.position import Position
from .engine.rulings import Rulings
from .engine.setup import new_game
from .engine.sketch import sketch

__all__ = [
    "Event",
    "IllegalMove",
    "Move",
    "Position",
    "Rulings",
    "Step",
    "greedy",
    "legal_moves",
    "new_game",
    "play",
    "play_out",
    "random_player",
    "read_move",
    "sketch",
    "why_not",
]
