"""Learn, teach and explore Barrage: positions as values, one door to play, every rule with its clause."""

from importlib import import_module
from typing import Any

from .board.automa import LEVELS
from .board.box import BOXES, PRINTED, ROW_READERS, ROW_WRITERS, Box
from .cells import later, show_in_cells
from .engine.automas import MINDS, Mind
from .engine.events import Event, IllegalMove
from .engine.moves import Move, read_move
from .engine.play import Step, builder_player, greedy, legal_moves, play, play_out, random_player, why_not
from .engine.position import READERS, WRITERS, Position
from .engine.rulings import Design, Rulings
from .engine.setup import new_game
from .words import language

__all__ = [
    "BOXES",
    "PRINTED",
    "Box",
    "Design",
    "Event",
    "Game",
    "IllegalMove",
    "Move",
    "Position",
    "Rulings",
    "Step",
    "automa_at_my_table",
    "best_moves",
    "builder_player",
    "collect",
    "compare",
    "compare_moves",
    "compare_positions",
    "drag",
    "experiment",
    "explore",
    "greedy",
    "hand_in",
    "language",
    "legal_moves",
    "new_game",
    "play",
    "play_out",
    "plot",
    "predict",
    "random_player",
    "read_move",
    "review",
    "rollout",
    "seeds_of",
    "show",
    "sketch",
    "sweep",
    "table",
    "watch_automa",
    "which_engine",
    "why_not",
]

# What needs Jupyter, or is not needed to play, is loaded when it is asked for.
_LATER = {
    "Game": ".history",
    "automa_at_my_table": ".widgets",
    "collect": ".lessons.collecting",
    "best_moves": ".analysis",
    "compare": ".history",
    "compare_moves": ".analysis",
    "compare_positions": ".analysis",
    "drag": ".widgets",
    "experiment": ".analysis",
    "explore": ".widgets",
    "hand_in": ".lessons.handing_in",
    "plot": ".view.charts",
    "predict": ".widgets",
    "review": ".analysis",
    "rollout": ".analysis",
    "seeds_of": ".analysis.seeds",
    "show": ".widgets",
    "sketch": ".notation.text",
    "sweep": ".analysis",
    "table": ".widgets",
    "watch_automa": ".widgets",
    "which_engine": ".engine",
}


def __dir__() -> list[str]:
    return sorted(__all__)  # what is loaded later, too; and nothing that was only imported


def __getattr__(name: str) -> Any:
    if name not in _LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_LATER[name], __name__), name)


# What the rules let others do: how a position is written and read, and how the Automas decide.
WRITERS.update({kind: later("notation.text", f"{kind.lower()}_of") for kind in ("line", "sketch", "JSON", "sentences")})
READERS["text"] = later("notation.text", "read")
ROW_WRITERS["rows"], ROW_READERS["rows"] = later("notation.rows", "rows_of"), later("notation.rows", "changed")
MINDS.update(
    dict.fromkeys(
        LEVELS,
        Mind(later("automa.turn", "take_turn"), later("automa.deciding", "decide"), later("automa.turn", "lead")),
    )
)
show_in_cells()
