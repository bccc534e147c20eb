"""Learn, teach and explore Barrage: positions as values, one door to play, every rule with its clause."""

from collections.abc import Callable
from importlib import import_module
from typing import Any

from . import automa as automa  # the Automas say there how they decide
from .engine.events import Event, IllegalMove
from .engine.moves import Move, read_move
from .engine.play import Step, legal_moves, play, why_not
from .engine.players import greedy, play_out, random_player
from .engine.position import Position
from .engine.rulings import Rulings
from .engine.setup import new_game
from .notation import text
from .notation.sketch import sketch

__all__ = [
    "Event",
    "Game",
    "IllegalMove",
    "Move",
    "Position",
    "Rulings",
    "Step",
    "compare",
    "explore",
    "greedy",
    "legal_moves",
    "new_game",
    "play",
    "play_out",
    "random_player",
    "read_move",
    "show",
    "sketch",
    "table",
    "why_not",
]

# What needs Jupyter, or is not needed to play, is loaded when it is asked for.
_LATER = {"Game": ".history", "compare": ".history", "explore": ".widgets", "show": ".widgets", "table": ".widgets"}


# How a cell shows the things of the history, which do not know the view.
_ON_PAGE = (
    ("Comparison", "_ipython_display_", "show_comparison"),
    ("Report", "_repr_html_", "report"),
    ("Entry", "_repr_html_", "entry"),
)


def __getattr__(name: str) -> Any:
    if name not in _LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    room = import_module(_LATER[name], __name__)
    if _LATER[name] == ".history":
        for kind, method, shown in _ON_PAGE:
            setattr(getattr(room, kind), method, _by_the_view(shown))
    return getattr(room, name)


def _by_the_view(shown: str) -> Callable[[Any], Any]:
    """A function of `view.on_page`, which is loaded when something is first shown."""
    return lambda thing: getattr(import_module(".view.on_page", __name__), shown)(thing)


def _picture(position: Position) -> str:
    """A position as SVG: how a bare position displays in a notebook."""
    from .view import scene, svg_on_page

    return svg_on_page(scene(position))


# Set from here, as a position knows neither the rules that a text is checked against nor any view.
Position.notation = text
Position._repr_svg_ = _picture  # type: ignore[attr-defined]
