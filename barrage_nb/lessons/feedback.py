"""Feedback to a prediction or a challenge: what happened, why, and how far off; never before a try."""

from typing import NamedTuple

from ..words.names import one_by_one


class Feedback(NamedTuple):
    """An answer that teaches: whether the reader was right, what happened, why, and how far off the guess was.

    `off` is 0 for what was right; what it counts (dams, drops, victory points) `distance` says in words.
    """

    right: bool
    happened: str
    why: str
    clause: str
    off: int = 0
    distance: str = ""
    said: str = ""
    """The answer in words, where it stands beside the truth."""

    def __str__(self) -> str:
        return one_by_one(part for part in (self.happened, self.why, self.distance) if part)
