"""The moves at one board: positions one after another, and which of them is shown."""

from dataclasses import dataclass, replace

from ..engine.events import Event
from ..engine.moves import Move
from ..engine.position import Position


@dataclass(frozen=True)
class Moment:
    """A position, with the move that led to it and what happened on the way."""

    position: Position
    move: Move | None = None
    events: tuple[Event, ...] = ()


@dataclass(frozen=True)
class Record:
    """Moments in order; undoing steps back among them and forgets none until another move is played."""

    moments: tuple[Moment, ...]
    at: int = 0

    @property
    def now(self) -> Moment:
        """What is shown."""
        return self.moments[self.at]

    @property
    def position(self) -> Position:
        """The position that is shown."""
        return self.now.position

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that happened up to now."""
        return tuple(event for moment in self.moments[: self.at + 1] for event in moment.events)

    def played(self, move: Move, position: Position, events: tuple[Event, ...]) -> "Record":
        """After one more move; what had been undone is gone."""
        return Record((*self.moments[: self.at + 1], Moment(position, move, events)), self.at + 1)

    @property
    def undone(self) -> "Record | None":
        """One move back; None at the start."""
        return replace(self, at=self.at - 1) if self.at else None

    @property
    def redone(self) -> "Record | None":
        """One move forward again; None at the end."""
        return replace(self, at=self.at + 1) if self.at + 1 < len(self.moments) else None

    @property
    def in_a_turn(self) -> bool:
        """Whether the question goes on with what the same company began to answer with its last move."""
        question = self.position.question
        if not self.at or question is None:
            return False
        before = self.moments[self.at - 1].position
        asked = before.question
        same = asked is not None and asked.who == question.who and before.round == self.position.round
        return same and type(question).__name__ not in ("Turn", "ChooseCompany")
