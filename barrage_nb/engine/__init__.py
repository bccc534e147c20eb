"""The rules, on an immutable Position."""

from ..compiled import where

__path__[:0] = where()


def which_engine() -> str:
    """Which engine plays: "compiled", two to three times as quick, or "plain"; both play the same."""
    return "compiled" if __path__[:-1] else "plain"
