"""The analysis: programs that play, and what a position is worth when they play on."""

from .comparing import Compared, compare_moves, compare_positions, comparing_moves, comparing_positions
from .playouts import GameEnd, Policy
from .rollouts import Rollout, rolling_out, rollout
from .statistics import Estimate

__all__ = [
    "Compared",
    "Estimate",
    "GameEnd",
    "Policy",
    "Rollout",
    "compare_moves",
    "compare_positions",
    "comparing_moves",
    "comparing_positions",
    "rolling_out",
    "rollout",
]
