"""A story: what happens, moment by moment, each with its sentence and its clause."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import NamedTuple

from ..engine.events import Event
from ..engine.play import Unfolded
from ..engine.position import Position
from ..words import CLAUSES
from ..words.english import lessons as words

Keep = Callable[[Event], bool]


class Moment(NamedTuple):
    """A position, what has just happened (nothing at the start), and that in a sentence."""

    position: Position
    event: Event | None
    sentence: str

    @property
    def clause(self) -> str | None:
        """The clause of the rules behind it."""
        return self.event.clause if self.event is not None else None

    @property
    def rule(self) -> str:
        """That clause in a sentence; empty where there is none."""
        return CLAUSES.get(self.clause or "", "")


@dataclass(frozen=True)
class Story:
    """Moments in order, and which of them is shown; stepping gives another story."""

    moments: tuple[Moment, ...]
    at: int = 0

    @property
    def now(self) -> Moment:
        """The moment that is shown."""
        return self.moments[self.at]

    @property
    def start(self) -> Position:
        """The position in which the story begins."""
        return self.moments[0].position

    @property
    def end(self) -> Position:
        """The position in which it ends."""
        return self.moments[-1].position

    @property
    def steps(self) -> int:
        """How many steps lead from the start to the end."""
        return len(self.moments) - 1

    @property
    def events(self) -> tuple[Event, ...]:
        """What has happened up to the moment that is shown."""
        return tuple(moment.event for moment in self.moments[: self.at + 1] if moment.event is not None)

    @property
    def first(self) -> "Story":
        """The story at its start."""
        return self.jump(0)

    @property
    def back(self) -> "Story":
        """One step back; at the start it stays."""
        return self.jump(self.at - 1)

    @property
    def forward(self) -> "Story":
        """One step forward; at the end it stays."""
        return self.jump(self.at + 1)

    @property
    def last(self) -> "Story":
        """The story at its end."""
        return self.jump(self.steps)

    @property
    def over(self) -> bool:
        """Whether nothing more happens."""
        return self.at == self.steps

    def jump(self, at: int) -> "Story":
        """The story at another moment, as near to it as there is one."""
        return replace(self, at=min(max(at, 0), self.steps))

    def changed(self, other: "Story", sentence: str) -> "Story":
        """What happened up to now, a change by the reader, and from there another story; at the start, only that."""
        change = Moment(other.start, None, sentence)
        earlier = self.moments[: self.at + 1] if self.at else ()
        return Story((*earlier, change, *other.moments[1:]), len(earlier))

    @property
    def was_changed(self) -> bool:
        """Whether a reader has changed something in the middle of it."""
        return any(moment.event is None for moment in self.moments[1:])

    def __str__(self) -> str:
        return "\n".join(f"{number}. {moment.sentence}" for number, moment in enumerate(self.moments))


def all_events(event: Event) -> bool:
    """Every event is worth a moment."""
    return True


def told(start: Position, steps: Iterable[Unfolded], sentence: str = "", keep: Keep = all_events) -> Story:
    """The story of steps, one after another; events that are not worth a moment are shown with the next one."""
    moments = [Moment(start, None, sentence or words.START)]
    for step, positions in steps:
        moments += [
            Moment(position, event, str(event))
            for event, position in zip(step.events, positions, strict=True)
            if keep(event)
        ]
        if step.events:
            moments[-1] = moments[-1]._replace(position=step.after)
    return Story(tuple(moments))
