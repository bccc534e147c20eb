"""What the explorer says when it is asked for the best moves."""

from math import isinf
from typing import Any

from .analysis import measure
from .best import line, lost, tried
from .best import say as say_best
from .message import Message, Messages, message

TEXTS = Messages("ask-text")
"""Buttons, what they do, and hints."""


def over() -> str:
    """There is nothing to ask any more."""
    return say_best("game_over")


@message
def so_far(playouts: int) -> Message:
    """How many games were played out."""


@message
def looking() -> Message:
    """No game was played out yet."""


def going_on(found: Any) -> str:
    """How far it is."""
    return so_far(found.playouts) if found is not None and found.playouts else looking()


@message
def stopped_after(playouts: int) -> Message:
    """It was stopped, or left for another position."""


def stopped(found: Any) -> str:
    """It was stopped, or left for another position."""
    return stopped_after(found.playouts)


@message
def bars_show(measure: str) -> Message:
    """What the bars show."""


def head(found: Any) -> str:
    """What the bars show."""
    return bars_show(measure(found.by))


@message
def open_at(mean: float) -> Message:
    """A move that may lose any amount."""


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


@message
def least() -> Message:
    """The end of the scale of the heat map where nothing is lost."""


@message
def most(worst: float) -> Message:
    """Its other end."""


def heat_ends(worst: float) -> tuple[str, str]:
    """The two ends of the scale of the heat map."""
    return least(), most(worst)
