"""A story: what happens, moment by moment, each with its sentence and its clause; and turns of one's own as stories."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from functools import reduce
from typing import TypeVar

from ..engine import events
from ..engine.events import Event, TurnOver
from ..engine.moves import Move
from ..engine.play import Step, unfold
from ..engine.position import Draft, Position
from ..engine.rounds import REST_OF_ROUND, Turn
from ..history.line import Cursor
from ..words import lessons as words
from ..words.design import clauses
from ..words.marks import said_again

Keep = Callable[[Event], bool]
EventKind = TypeVar("EventKind", bound=Event)


@dataclass(frozen=True)
class Story(Cursor):
    """Steps of one event each that are told in a sentence, and the moment that is shown."""

    sentences: tuple[str, ...] = field(default_factory=lambda: (words.start(),), kw_only=True)
    """One for the start, then one for each step."""

    @property
    def sentence(self) -> str:
        """What is told at this moment."""
        return str(said_again(self.sentences[self.at]))

    @property
    def event(self) -> Event | None:
        """What has just happened; nothing at the start, or where the reader has changed something."""
        return self.step.events[0] if self.step is not None and self.step.events else None

    @property
    def clause(self) -> str | None:
        """The clause of the rules behind it."""
        return self.event.clause if self.event is not None else None

    @property
    def rule(self) -> str:
        """That clause in a sentence; empty where there is none."""
        return clauses(self.position.design.changes, self.position.box).get(self.clause or "", "")

    @property
    def moments(self) -> tuple["Story", ...]:
        """The story at each of its moments."""
        return tuple(self.jump(at) for at in range(self.length + 1))

    def all(self, *kinds: type[EventKind]) -> tuple[EventKind, ...]:
        """All that happens in it of some kinds of events."""
        return tuple(event for event in self.last.events if isinstance(event, kinds))

    def tell(self, event: Event, after: Position, sentence: str = "") -> "Story":
        """The story with one more moment at its end."""
        step = Step(self.end, None, after, (event,))
        return replace(self, steps=(*self.steps, step), sentences=(*self.sentences, sentence or str(event)))

    def settle(self, after: Position) -> "Story":
        """The story with something more that is to be seen in its last moment, and not told."""
        if not self.steps:
            return replace(self, start=after)
        return replace(self, steps=(*self.steps[:-1], self.steps[-1]._replace(after=after)))

    def go_through(self, parts: Iterable[Step], keep: Keep) -> "Story":
        """The story with parts of a step: what is not kept is seen in the moment before it."""
        return reduce(lambda story, part: story._add(part, keep), parts, self)

    def _add(self, part: Step, keep: Keep) -> "Story":
        (event,) = part.events
        return self.tell(event, part.after) if keep(event) else self.settle(part.after)

    def changed(self, other: "Story", sentence: str) -> "Story":
        """What happened up to now, a change by the reader, and from there another story; at the start, only that."""
        sentences = (sentence, *other.sentences[1:])
        if not self.at:
            return replace(other.first, sentences=sentences)
        change = Step(self.position, None, other.start, ())
        steps = (*self.steps[: self.at], change, *other.steps)
        return Story(self.start, steps, at=self.at + 1, sentences=(*self.sentences[: self.at + 1], *sentences))

    @property
    def was_changed(self) -> bool:
        """Whether a reader has changed something in the middle of it."""
        return any(not step.events for step in self.steps)

    def __str__(self) -> str:
        return "\n".join(f"{number}. {sentence}" for number, sentence in enumerate(map(said_again, self.sentences)))

    def __repr__(self) -> str:
        return str(self)


Answer = Callable[[Position], Move]

TOLD = (
    events.Bought,
    events.Built,
    events.ContractLaidOut,
    events.Discarded,
    events.Fetched,
    events.Gained,
    events.Invested,
    events.Lost,
    events.Paid,
    events.Placed,
    events.Poured,
    events.Ran,
    events.Returned,
    events.TileWorked,
    events.Took,
    events.TookWork,
    events.UsedBuilding,
    events.UsedTile,
    events.WheelTurned,
)
"""What is worth telling of a turn."""


def mover(position: Position) -> str:
    """Whose turn it is."""
    question = position.question
    assert question is not None
    return question.who


def own_turn(position: Position, who: str) -> Position:
    """The position with a company to move, and all others out of the round."""
    others = tuple(each for each in position.order if each != who)
    return replace(position, mover=who, passed=others, pending=(Turn(who), *REST_OF_ROUND))


def first_answer(position: Position) -> Move:
    """The first of what may be answered."""
    return position.legal_moves[0]


def with_supply(position: Position, who: str, **amounts: int) -> Position:
    """The same position with other amounts of engineers, credits, machines, energy or points for a company."""
    draft = Draft(position)
    company = draft.open(who)
    for what, amount in amounts.items():
        setattr(company, what, amount)
    return draft.seal()


def all_parts(position: Position, move: Move | None, answer: Callable[[Position], Move | None]) -> Iterator[Step]:
    """The parts of a step, and of all that answers lead to; where nothing is answered, that was all."""
    while True:
        unfolded = unfold(position, move)
        yield from unfolded.parts
        position = unfolded.step.after
        move = answer(position) if position.question is not None else None
        if move is None:
            return


def acted(position: Position, move: Move, before: str, answer: Answer = first_answer) -> Story:
    """A turn of one's own; afterwards it is the same company's turn again."""
    who, story = mover(position), Story(position, sentences=(before,))
    for part in all_parts(position, move, answer):
        story = story.go_through([part], lambda event: isinstance(event, TOLD))
        if isinstance(part.events[0], TurnOver):
            break
    return story.settle(own_turn(story.end, who)).last


def followed(story: Story, other: Story) -> Story:
    """A story, and what happened next."""
    steps, sentences = (*story.steps, *other.steps), (*story.sentences, *other.sentences[1:])
    return replace(story, steps=steps, sentences=sentences, at=len(steps))
