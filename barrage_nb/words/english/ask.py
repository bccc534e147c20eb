"""What the explorer says when it is asked for the best moves."""

from math import isinf
from typing import Any

from .analysis import measure, minus
from .best import OPEN, line, lost, tried
from .best import say as say_best
from .names import count

ASK, ASK_TIP = "Ask", "Try out the moves of this place, and see what each loses against the best"
GO_ON = "Go on"
HINT = (
    "Which move is best here, and what do the others lose? Programs play each one out many times, under the same "
    "luck. The board stays yours meanwhile, and what was found stays with its position."
)
OVER = say_best("game_over")
NOBODY = "nobody has to decide anything here: go on with the game, then ask"


def going_on(found: Any) -> str:
    """How far it is."""
    return f"{count(found.playouts, 'games')} so far" if found is not None and found.playouts else "Looking for moves"


def stopped(found: Any) -> str:
    """It was stopped, or left for another position."""
    return f"Stopped after {count(found.playouts, 'games')}. ‘{GO_ON}’ takes it up there."


def head(found: Any) -> str:
    """What the bars show."""
    return f"What each loses against the best, in {measure(found.by)}, with its interval:"


def row(found: Any, option: str) -> str:
    """What an option loses, beside its bar."""
    if not found.count:
        return ""
    if isinf(found.lost(option).high) and option != found.best:
        return f"{OPEN}, {minus(found.lost(option).mean)}"
    return lost(found, option)


def reasons(found: Any) -> list[str]:
    """Why the best is the best, how it goes on, and what that is known from."""
    return [each for each in (found.why, *line(found), tried(found)) if each] if found.count else []


HEAT = "Where to build: each site by what it loses"
HEAT_RIM = "The numbers are those of the list; a thick rim may be best."


def heat_ends(worst: float) -> tuple[str, str]:
    """The two ends of the scale of the heat map."""
    return "the least", f"{minus(worst)} VP more"
