"""What the explorer says when it is asked for the best moves."""

from math import isinf
from typing import Any

from . import best
from .analysis import measure
from .best import line, lost, tried
from .message import Message, declared


def so_far(playouts: int) -> Message: ...
def looking() -> Message: ...
def stopped_after(playouts: int) -> Message: ...
def bars_show(measure: str) -> Message: ...
def open_at(mean: float) -> Message: ...
def least() -> Message: ...
def most(worst: float) -> Message: ...
def ask() -> Message: ...
def ask_tip() -> Message: ...
def go_on() -> Message: ...
def hint() -> Message: ...
def how() -> Message: ...
def rows() -> Message: ...
def play() -> Message: ...
def play_tip() -> Message: ...
def nobody() -> Message: ...
def heat() -> Message: ...
def heat_rim() -> Message: ...
def heat_expected() -> Message: ...


declared(__name__)


def over() -> str:
    """There is nothing to ask any more."""
    return best.game_over()


def going_on(found: Any) -> str:
    """How far it is."""
    return so_far(found.playouts) if found is not None and found.playouts else looking()


def stopped(found: Any) -> str:
    """It was stopped, or left for another position."""
    return stopped_after(found.playouts)


def head(found: Any) -> str:
    """What the bars show."""
    return bars_show(measure(found.by))


def row(found: Any, option: str) -> str:
    """What an option loses, beside its bar."""
    if not found.count:
        return ""
    if isinf(found.lost(option).high) and option != found.best:
        return open_at(found.lost(option).mean)
    return lost(found, option)


def reasons(found: Any, picked: str | None = None) -> list[str]:
    """Why the best is the best, or the one that is picked is not; how it goes on, and what that is known from."""
    if not found.count:
        return []
    why = found.why if picked in (None, found.best) else found.why_not(picked)
    return [each for each in (*why.splitlines(), *line(found, picked), tried(found)) if each]


def heat_ends(worst: float) -> tuple[str, str]:
    """The two ends of the scale of the heat map."""
    return least(), most(worst)
