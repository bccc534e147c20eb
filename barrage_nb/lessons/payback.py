"""Payback: when machines are back from the wheel, and in how many rounds an income has brought what they cost."""

from dataclasses import replace
from itertools import count
from math import ceil

from ..board.office import SPACES
from ..board.tiles import ROUNDS
from ..engine.events import Event, Gained, PhaseBegan, Returned, WheelTurned
from ..engine.play import unfold
from ..engine.position import Draft, Position, as_position
from ..engine.rounds import EndRound, Turn
from ..engine.wheel import turn_wheel
from ..words import building_lesson as words
from .building import TABLE, Price, construction, price_at, turns_until_back
from .explained import Explained
from .outcome import Sentence
from .story import Story
from .turns import followed, mover, own_turn


def rounds_until_back(each_round: int) -> int:
    """How many rounds later machines are back, if the wheel turns so often in every round, their own turn first."""
    return ceil(turns_until_back(TABLE.design.wheel_segments) / each_round) - 1


def round_the_wheel(position: Position | str, space: str) -> Story:
    """A construction, and its wheel turning until all that went in is back."""
    story = construction(position, space)
    who = mover(story.end)
    while not any(isinstance(event, Returned) for event in story.events):
        draft = Draft(story.end)
        turn_wheel(draft, who, 1, "C5")
        *earlier, last = draft.events
        for event in earlier:
            story = story.tell(event, story.end).last
        story = story.tell(last, draft.seal()).last
    return story


def coming_back(*turns: int) -> Explained:
    """How many rounds later machines are back, by how often the wheel turns in a round."""
    told = (Sentence(words.rounds_later(each, rounds_until_back(each)), "C5") for each in turns)
    return Explained(tuple(told), TABLE)


def uncovers(position: Position | str, space: str) -> bool:
    """Whether a piece built on a space uncovers an income at once (I3)."""
    return any(event.clause == "I3" for event in construction(position, space).last.events)


def in_round(position: Position, number: int) -> Position:
    """The same table in another round."""
    return replace(position, round=number)


def payback(position: Position | str, space: str) -> Explained:
    """What a piece has brought in credits, round by round, until that is as much as its machines would cost."""
    position = as_position(position)
    cost = _bought(price_at(position, space))
    told, story = (
        [Sentence(words.bought(words.amounts(price_at(position, space).way.amounts), cost), "M7")],
        construction(position, space),
    )
    for later in count():
        credits = gained(story, "credits", mover(position))
        told.append(Sentence(words.so_far(later, credits), "I1" if later else "I3"))
        if credits >= cost or story.end.round == ROUNDS:
            return Explained(tuple(told), story.end, (space,))
        story = followed(story, next_round(story.end))
    raise AssertionError("a game has a last round")


def rounds_until_paid(position: Position | str, space: str) -> int:
    """How many rounds later a piece has brought as many credits as its machines would cost."""
    return len(payback(position, space).told) - 2


def _bought(found: Price) -> int:
    """What the machines of a price would cost in the Machinery Shop."""
    one = SPACES["machinery-excavator"].price
    return one * found.way.excavators + SPACES["machinery-choice"].price * found.way.mixers


def next_round(position: Position) -> Story:
    """What the beginning of the next round brings a company: its engineers, and all its incomes."""
    who = mover(position)
    draft = Draft(position)
    draft.pending = (EndRound(),)
    story, now = Story(position, sentences=(words.before_round(),)), draft.seal()
    unfolded = unfold(now)
    while True:
        story = story.go_through(unfolded.parts, lambda event: _of_income(event, who))
        now = unfolded.step.after
        if now.question is None or isinstance(now.question, Turn):
            return story.settle(own_turn(now, who)).last
        unfolded = unfold(now, now.legal_moves[0])


def _of_income(event: Event, who: str) -> bool:
    if isinstance(event, PhaseBegan):
        return event.phase == "income"
    return isinstance(event, Gained | WheelTurned | Returned) and event.who == who


def until_the_end(position: Position | str) -> Story:
    """What every later round brings a company before it does anything."""
    position = as_position(position)
    story = Story(position, sentences=(words.before_round(),))
    for _ in range(position.round, ROUNDS):
        story = followed(story, next_round(story.end))
    return story


def gained(story: Story, what: str, who: str) -> int:
    """How much of something a company's incomes have brought it in a story (I1, I3)."""
    return sum(
        event.amount
        for event in story.last.events
        if isinstance(event, Gained) and (event.who, event.what) == (who, what) and event.clause in ("I1", "I3")
    )


def whole_game(position: Position | str, space: str) -> Story:
    """A construction, and the incomes of all rounds that follow."""
    story = construction(position, space)
    return followed(story, until_the_end(story.end))


def income_of(position: Position | str, space: str, what: str) -> int:
    """What a piece built now brings by its income until the game is over, the moment when it is uncovered included."""
    position = as_position(position)
    before, whole = until_the_end(position), whole_game(position, space)
    return gained(whole, what, mover(position)) - gained(before, what, mover(position))
