"""The cursor: a place on a line of steps, whether each of them is a whole move or one event of it."""

from dataclasses import dataclass, field, replace
from typing import Self

from ..engine.events import Event
from ..engine.play import Step
from ..engine.position import Position


@dataclass(frozen=True)
class Cursor:
    """Steps that follow one another from a position, and after how many of them one stands; moving gives another."""

    start: Position
    steps: tuple[Step, ...] = ()
    at: int = field(default=0, kw_only=True)

    @property
    def step(self) -> Step | None:
        """The step that led here; None at the start."""
        return self.steps[self.at - 1] if self.at else None

    @property
    def next(self) -> Step | None:
        """The step that leads on; None at the end."""
        return None if self.over else self.steps[self.at]

    @property
    def told(self) -> tuple[Event, ...]:
        """What happened in the step that led here."""
        return self.step.events if self.step is not None else ()

    @property
    def position(self) -> Position:
        """The position here."""
        return self.step.after if self.step is not None else self.start

    @property
    def end(self) -> Position:
        """The position in which the last step ends."""
        return self.steps[-1].after if self.steps else self.start

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that has happened up to here."""
        return tuple(event for step in self.steps[: self.at] for event in step.events)

    @property
    def length(self) -> int:
        """How many steps lead from the start to the end."""
        return len(self.steps)

    @property
    def over(self) -> bool:
        """Whether nothing more happens."""
        return self.at == self.length

    def jump(self, at: int) -> Self:
        """The same after so many steps, or as near to that as there are any."""
        return replace(self, at=min(max(at, 0), self.length))

    @property
    def first(self) -> Self:
        """The same at its start."""
        return self.jump(0)

    @property
    def back(self) -> Self:
        """One step back; at the start it stays."""
        return self.jump(self.at - 1)

    @property
    def forward(self) -> Self:
        """One step forward; at the end it stays."""
        return self.jump(self.at + 1)

    @property
    def last(self) -> Self:
        """The same at its end."""
        return self.jump(self.length)

    def played(self, step: Step) -> "Cursor":
        """After one more step from here; what had been undone is gone."""
        return Cursor(self.start, (*self.steps[: self.at], step), at=self.at + 1)

    @property
    def in_a_turn(self) -> bool:
        """Whether the question here goes on with what the same company began to answer with its last move."""
        question, step = self.position.question, self.step
        if step is None or question is None:
            return False
        asked = step.before.question
        same = asked is not None and asked.who == question.who and step.before.round == self.position.round
        return same and type(question).__name__ not in ("Turn", "ChooseCompany")
