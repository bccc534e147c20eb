"""A plain game: its first position and the moves played from it."""

from collections.abc import Iterator
from typing import NamedTuple

from ..engine.moves import Move
from ..engine.play import Step, play
from ..engine.position import Position

RULES_VERSION = 1


class GameText(NamedTuple):
    """A game as its first position and the moves played from it."""

    start: Position
    moves: tuple[Move, ...]

    def steps(self) -> Iterator[Step]:
        """Play the moves one after another."""
        position = self.start
        for move in self.moves:
            step = play(position, move)
            position = step.after
            yield step
