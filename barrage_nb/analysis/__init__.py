"""The analysis: programs that play, and what a position is worth when they play on."""

from .. import engine
from ..compiled import beside

__path__[:0] = beside(engine.__path__, "analysis")  # before anything of it is imported

from .best import BestMoves, best_moves, growing_best_moves
from .comparing import Compared, compare_moves, compare_positions
from .executors import use
from .experiments import Experiment, Finding, Findings, experiment
from .flows import Economy, economy
from .playouts import GameEnd, Policy
from .quick import quick_player, wavering_player
from .reviews import Review, growing_review, review
from .rollouts import Rollout, Sweep, rollout, sweep
from .rounds import in_round, of_company
from .search import deep_player, learned_player, search_player
from .seeds import seeds_of
from .statistics import Estimate

__all__ = [
    "BestMoves",
    "Compared",
    "Economy",
    "Estimate",
    "Experiment",
    "Finding",
    "Findings",
    "GameEnd",
    "Policy",
    "Review",
    "Rollout",
    "Sweep",
    "best_moves",
    "compare_moves",
    "compare_positions",
    "deep_player",
    "economy",
    "experiment",
    "growing_best_moves",
    "growing_review",
    "in_round",
    "learned_player",
    "of_company",
    "quick_player",
    "review",
    "rollout",
    "search_player",
    "seeds_of",
    "sweep",
    "use",
    "wavering_player",
]
