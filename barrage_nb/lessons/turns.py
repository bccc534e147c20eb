"""Turns of one's own in a lesson: what happens in each, event by event, while all others are out of the round."""

from collections.abc import Callable
from dataclasses import replace

from ..engine import events
from ..engine.events import Event, TurnOver
from ..engine.moves import Move
from ..engine.play import Unfolded, unfold
from ..engine.position import Position
from ..engine.rounds import REST_OF_ROUND, Turn
from .story import Story

Answer = Callable[[Position], Move]

TOLD = (
    events.Bought,
    events.Built,
    events.ContractLaidOut,
    events.Discarded,
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


def acted(position: Position, move: Move, before: str, answer: Answer = first_answer) -> Story:
    """A turn of one's own; afterwards it is the same company's turn again."""
    who, story = mover(position), Story(position, sentences=(before,))
    unfolded = unfold(position, move)
    while True:
        story, over = _through(story, unfolded)
        now = unfolded.step.after
        if over or now.question is None:
            return story.settle(own_turn(story.end, who)).last
        unfolded = unfold(now, answer(now))


def _through(story: Story, unfolded: Unfolded) -> tuple[Story, bool]:
    """The story with the events of a step up to the end of the turn, and whether it has come."""
    for part in unfolded.parts:
        if isinstance(part.events[0], TurnOver):
            return story.settle(part.after), True
        story = story.go_through([part], _worth_telling)
    return story, False


def _worth_telling(event: Event) -> bool:
    return isinstance(event, TOLD)


def followed(story: Story, other: Story) -> Story:
    """A story, and what happened next."""
    steps, sentences = (*story.steps, *other.steps), (*story.sentences, *other.sentences[1:])
    return replace(story, steps=steps, sentences=sentences, at=len(steps))
