"""What the explorer says when it is asked for the best moves."""

from math import isinf
from typing import Any

from .analysis import measure, one_digit
from .best import line, lost, open_, tried
from .best import say as say_best
from .names import count

ASK, ASK_TIP = "Ask", "Try out the moves of this place, and see what each loses against the best"
GO_ON = "Go on"
HINT = (
    "Which move is best here, and what do the others lose? Programs play each one out many times, under the same "
    "luck. The board stays yours meanwhile, and what was found is kept with the game."
)
HOW = "Click a row, or choose it with ↑ and ↓: its reasons, how it goes on, and its places on the board."
ROWS = "The moves that were tried, the best first"
PLAY, PLAY_TIP = "Play it", "Play this move, as a line from here (Enter, or a double click on its row)"
NOBODY = "nobody has to decide anything here: go on with the game, then ask"


def over() -> str:
    """There is nothing to ask any more."""
    return say_best("game_over")


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
        return f"{open_()}, {one_digit(found.lost(option).mean)}"
    return lost(found, option)


def reasons(found: Any, picked: str | None = None) -> list[str]:
    """Why the best is the best, or the one that is picked is not; how it goes on, and what that is known from."""
    if not found.count:
        return []
    why = found.why if picked in (None, found.best) else found.why_not(picked)
    return [each for each in (*why.splitlines(), *line(found, picked), tried(found)) if each]


HEAT = "Where to build: each site by what it loses"
HEAT_RIM = "The numbers are those of the list; a thick rim may be best."
HEAT_EXPECTED = "not tried: what the quick player expects"


def heat_ends(worst: float) -> tuple[str, str]:
    """The two ends of the scale of the heat map."""
    return "the least", f"{one_digit(worst)} VP more"
