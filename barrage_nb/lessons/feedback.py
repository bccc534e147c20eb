"""What a reader is told: sentences with their clauses, and feedback to a try: what happened, why, and how far off."""

from typing import NamedTuple

from ..engine.events import Refusal
from ..engine.position import Position
from ..engine.water import Course
from ..words.marks import said_again
from ..words.names import capital, one_by_one


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


class Sentence(NamedTuple):
    """A sentence and the clause behind it."""

    text: str
    clause: str

    def __str__(self) -> str:
        return f"{said_again(self.text)} ({self.clause})"

    def __repr__(self) -> str:
        return str(self)


def refused(refusal: Refusal) -> Sentence:
    """Why something may not be, as a sentence of its own."""
    return Sentence(capital(refusal.why), refusal.clause)


class Explained(NamedTuple):
    """Sentences about a position, the spaces they speak of, and the courses of drops; it prints as what it says."""

    told: tuple[Sentence, ...]
    position: Position
    spaces: tuple[str, ...] = ()
    courses: tuple[Course, ...] = ()
    on_track: bool = False
    """Whether they speak of the energy track, and not of the map."""

    def __str__(self) -> str:
        return "\n".join(map(str, self.told))

    def __repr__(self) -> str:
        return str(self)
