"""The board of a table: takes the moves of the person whose turn it is, and no others."""

from typing import TYPE_CHECKING

from ...engine.moves import Move, read_move
from ...engine.position import Position
from ...history import Game
from ..board import Board

if TYPE_CHECKING:
    from .table import Table


class TableBoard(Board):
    """The board of a table: what was not agreed is refused, and undoing goes back to a person's last answer."""

    def __init__(self, whole: "Table", game: Game, speed: float) -> None:
        self.whole = whole
        super().__init__(game, speed=speed)

    @property
    def taken(self) -> tuple[Move, ...]:
        """The legal moves that the table does not refuse a person; none on a program's turn, or after leaving."""
        if self.whole.waiting:
            return ()
        refuse = self.whole.seats.refuse
        return tuple(move for move in self.position.legal_moves if refuse(self.position, move) is None)

    def why_not(self, position: Position, move: Move) -> str | None:
        """Why the table does not take a move, or else the rules; None where both do."""
        return self.whole.refuse(move) or super().why_not(position, move)

    @property
    def question(self) -> str:
        """What a person is asked, or who else is deciding."""
        return self.whole.waiting or super().question

    @property
    def ways(self) -> tuple[bool, bool, bool]:
        """Back only while a person decides; undo and redo from person to person, after a break too."""
        back, *_ = super().ways
        return back and not self.whole.waiting, self.whole.undoable is not None, self.whole.redoable

    def play(self, move: Move | str) -> None:
        """Answer the question, if it is a person's and the game goes on at this screen."""
        move = read_move(move) if isinstance(move, str) else move
        why_not = self.whole.refuse(move)
        if why_not is not None:
            self.frame.status = why_not
            self.whole.note.say(why_not, refused=True)
            return
        self.answer(move)

    def answer(self, move: Move) -> None:
        """Answer for whoever is asked, program or person."""
        super().play(move)

    def undo(self) -> None:
        """Take back everything since a person's last answer, that answer included."""
        self.whole.undo()

    def redo(self) -> None:
        """Play again what was taken back, up to a person's next question."""
        self.whole.redo()
