"""Learn, teach and explore Barrage: positions as values, one door to play, every rule with its clause."""

from collections.abc import Callable
from importlib import import_module
from types import ModuleType
from typing import Any

from .board.automa import LEVELS
from .engine.automas import MINDS, Mind
from .engine.events import Event, IllegalMove
from .engine.moves import Move, read_move
from .engine.play import Step, legal_moves, play, why_not
from .engine.players import greedy, play_out, random_player
from .engine.position import Position
from .engine.rulings import Rulings
from .engine.setup import new_game

__all__ = [
    "Event",
    "Game",
    "IllegalMove",
    "Move",
    "Position",
    "Rulings",
    "Step",
    "automa_at_my_table",
    "best_moves",
    "compare",
    "compare_moves",
    "compare_positions",
    "explore",
    "greedy",
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
    "show",
    "sketch",
    "sweep",
    "table",
    "watch_automa",
    "why_not",
]

# What needs Jupyter, or is not needed to play, is loaded when it is asked for.
_LATER = {
    "Game": ".history",
    "automa_at_my_table": ".widgets",
    "best_moves": ".analysis",
    "compare": ".history",
    "compare_moves": ".analysis",
    "compare_positions": ".analysis",
    "explore": ".widgets",
    "plot": ".view.plots",
    "predict": ".widgets",
    "review": ".analysis",
    "rollout": ".analysis",
    "show": ".widgets",
    "sketch": ".notation.sketch",
    "sweep": ".analysis",
    "table": ".widgets",
    "watch_automa": ".widgets",
}


# How a cell shows the things of rooms that do not know the view.
_ON_PAGE = {
    ".engine.position": (("Position", "_repr_svg_", ".view", "position_on_page"),),
    ".history": (
        ("Comparison", "_ipython_display_", ".view.on_page", "show_comparison"),
        ("Report", "_repr_html_", ".view.on_page", "report"),
        ("Entry", "_repr_html_", ".view.on_page", "entry"),
    ),
    ".analysis": (
        ("Rollout", "_repr_html_", ".view.analysis_page", "rollout"),
        ("Compared", "_repr_html_", ".view.analysis_page", "compared"),
        ("BestMoves", "_repr_html_", ".view.analysis_page", "best_moves"),
        ("Review", "_repr_html_", ".view.analysis_page", "review"),
        ("Sweep", "_repr_html_", ".view.analysis_page", "sweep"),
    ),
}


def __dir__() -> list[str]:
    return sorted(__all__)  # what is loaded later, too; and nothing that was only imported


def __getattr__(name: str) -> Any:
    if name not in _LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(_shown_on_pages(_LATER[name]), name)


def _shown_on_pages(name: str) -> ModuleType:
    """A room whose things a cell can show."""
    room = import_module(name, __name__)
    for kind, method, page, shown in _ON_PAGE.get(name, ()):
        setattr(getattr(room, kind), method, _late(page, shown))
    return room


def _late(room: str, name: str) -> Callable[..., Any]:
    """A function of a room that is loaded when it is first called."""
    return lambda *given: getattr(import_module(room, __name__), name)(*given)


class _Notation:
    """How positions are written and read, loaded when the first is."""

    def __getattr__(self, name: str) -> Any:
        return getattr(import_module(".notation.text", __name__), name)


# Set from here, as a position knows neither the rules that a text is checked against nor any view.
Position.notation = _Notation()
_shown_on_pages(".engine.position")
# The rules let the Automas decide, and do not know how they do.
MINDS.update(
    dict.fromkeys(
        LEVELS,
        Mind(_late(".automa.turn", "take_turn"), _late(".automa.answers", "decide"), _late(".automa.leading", "lead")),
    )
)
