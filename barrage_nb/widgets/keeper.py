"""What stands behind a board: where it is, what may be answered there, and the ways back and on."""

from typing import Protocol

from ..engine.moves import Move
from ..engine.play import Step, why_not
from ..engine.position import Position
from ..history.line import Cursor
from ..words import board as words
from .answers import Answering, happened
from .state import BoardState


class Kept(Protocol):
    """What keeps what is played at a board, as a game does: where it stands, and a way on and back."""

    @property
    def position(self) -> Position: ...
    def take(self, step: Step) -> object: ...
    def back(self) -> object: ...


class Keeper:
    """Keeps what is played at a board, alone or with a game; the explorer and the table keep in their own ways."""

    def __init__(self, start: Position | Kept) -> None:
        self._kept = None if isinstance(start, Position) else start
        self._cursor = Cursor(start if isinstance(start, Position) else start.position)

    @property
    def cursor(self) -> Cursor:
        """The place to show, and how one came there."""
        return self._cursor

    def go_to(self, position: Position) -> None:
        """Show another position, to which nothing led."""
        self._cursor = Cursor(position)

    # What may be answered.

    @property
    def taken(self) -> tuple[Move, ...]:
        """The legal moves that are taken here: all."""
        return self.cursor.position.legal_moves

    def asked(self) -> Answering:
        """The question of the place, with nothing picked."""
        return Answering(self.cursor.position, taken=self.taken)

    def question(self, state: BoardState) -> str:
        """What is asked, in the words of the bar."""
        return state.question

    def why_not(self, position: Position, move: Move) -> str | None:
        """Why a move is not taken; None where it is."""
        return why_not(position, move)

    def refuses(self, move: Move) -> bool:
        """Whether a person cannot play at all here; says why."""
        return False

    def does(self, answering: Answering) -> bool:
        """Do what an answer says that is no move; whether it was one."""
        return False

    def take(self, step: Step) -> None:
        """Keep what was played."""
        if self._kept is not None:
            self._kept.take(step)
        self._cursor = self._cursor.played(step)

    # The ways back and on. Each gives what is to be said of it; None where there is nothing to show.

    @property
    def ways(self) -> tuple[bool, bool, bool]:
        """Whether there is a way back within the turn, something to undo, and something to redo."""
        cursor = self.cursor
        return cursor.in_a_turn, bool(cursor.at), not cursor.over

    def back(self) -> str | None:
        """Take the last answer of a turn back."""
        return self.undo() if self.cursor.in_a_turn else None

    def undo(self) -> str | None:
        """Take the last move back."""
        step = self._cursor.step
        if step is None:
            return None
        if self._kept is not None:
            self._kept.back()
        self._cursor = self._cursor.back
        return words.undone(step.move)

    def redo(self) -> str | None:
        """Play again the move that was taken back."""
        step = self._cursor.next
        if step is None:
            return None
        if self._kept is not None:
            self._kept.take(step)
        self._cursor = self._cursor.forward
        return happened(step.events)
