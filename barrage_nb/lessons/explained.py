"""What a cell of a lesson says about a position: sentences with their clauses, and the places they speak of."""

from typing import NamedTuple

from ..engine.position import Position
from ..engine.water import Course
from .outcome import Sentence


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
