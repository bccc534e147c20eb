"""How an Automa thinks: tasks to predict its row and its space, its turn look by look, and what a guess is told."""

from random import Random
from typing import NamedTuple

from ..automa.looks import AutomaLook, TurnSoFar, looks, so_far
from ..automa.placing import Placement
from ..automa.trace import Decided, TriedRow, TurnTrace, traces
from ..board.automa import AUTOMA_TILES, EXPANSION_ROWS, LEVELS, ConstructRow, Row, WaterRow
from ..board.contracts import CONTRACTS, PILE_COLOURS
from ..board.map import BASIN_OF_SPACE, CONDUITS, POWERHOUSES
from ..engine.automas import AutomaTurn
from ..engine.events import Built, Deed, Event, Fulfilled, Gained, Paid, Produced, TurnOver
from ..engine.moves import ACT
from ..engine.play import Step, Unfolded, unfold
from ..engine.position import Position, as_position
from ..engine.values import Table
from ..notation.text import sketch
from ..words import automa_lesson as words
from ..words.automa import LEVELS as LEVEL_NAMES
from ..words.places import in_a_list
from .asking import Mistake, Quiz, one
from .luck import luck_of
from .story import Story
from .water import own_spaces

WHO, RIVAL = "italy", "usa"
ASKED = ("base", "conduit", "powerhouse")
"""What the first three tasks ask for a place of; then it begins again."""
FEWEST, MOST = 3, 14
"""How many spaces a task may leave to choose from."""


class Looked(Deed):
    """A look at the map while an Automa decides."""

    __slots__ = ("clause", "look", "who")

    def __init__(self, who: str, look: AutomaLook) -> None:
        self.who, self.look, self.clause = who, look, look.clause


class TurnAhead(NamedTuple):
    """A turn of an Automa that is about to come, and all that it will decide."""

    position: Position
    trace: TurnTrace

    @property
    def who(self) -> str:
        """The Automa."""
        return self.trace.who

    @property
    def rows(self) -> tuple[Row, ...]:
        """All rows of the tile that it acts by."""
        return AUTOMA_TILES[self.trace.flipped.actions].rows

    @property
    def last(self) -> TriedRow:
        """The row that ends the turn."""
        return self.trace.rows[-1]

    @property
    def placement(self) -> Placement | None:
        """Where it puts the piece that it builds; None where it builds none."""
        return next((made for made in self.last.decisions if isinstance(made, Placement)), None)


def turn_ahead(position: Position) -> TurnAhead:
    """The turn of the Automa that is to act in a position."""
    found = foreseen(_turn(position).step)
    if found is None:
        raise ValueError(words.no_automa())
    return found


def foreseen(step: Step) -> TurnAhead | None:
    """What is to be foreseen of a turn of an Automa; None where it has no engineers left, and passes."""
    turns = traces(step.events)
    return TurnAhead(step.before, turns[0]) if turns else None


def _turn(position: Position) -> Unfolded:
    if not isinstance(position.question, AutomaTurn):
        raise ValueError(words.no_automa())
    return unfold(position, ACT)


# Situations.


def situation(seed: int) -> Position:
    """A position in which an Automa is about to build, and must choose where: another one for each seed."""
    luck, structure = luck_of("automa", seed), ASKED[(seed - 1) % len(ASKED)]
    while True:
        found = turn_ahead(_any_situation(luck, structure))
        if _instructive(found, structure) and (seed % 3 == 1 or _short_of_something(found)):
            return found.position


def _instructive(found: TurnAhead, structure: str) -> bool:
    """Whether there is a row to skip for a reason, and a space that the criteria choose among a few."""
    placement = found.placement
    skipped = [row.tried for row in found.trace.rows if not row.done]
    return (
        placement is not None
        and placement.structure == structure
        and len(skipped) >= 2
        and not any(isinstance(tried.row, EXPANSION_ROWS) for tried in skipped)
        and FEWEST <= len(placement.eligible) <= MOST
        and sum(bool(step.met) for step in placement.sifted) >= 2
    )


def _short_of_something(found: TurnAhead) -> bool:
    """Whether a row is skipped for something else than water."""
    reasons = {row.tried.refusal.reason for row in found.trace.rows if row.tried.refusal is not None}
    return bool(reasons - {"automa_no_system", "automa_no_drop"})


def _any_situation(luck: Random, structure: str) -> Position:
    used: set[int] = set()
    held = {who: _pieces(luck, used) for who in (WHO, RIVAL)}
    dams = {space: [who, level, luck.randint(0, level)] for who in held for space, level in held[who].items()}
    return sketch(
        {
            "companies": {WHO: _supply(luck), RIVAL: {}},
            "automas": {WHO: "medium"},
            "automa_pile": _pile(luck, structure),
            "round": luck.randint(1, 4),
            "dams": dams,
            "conduits": dict(zip(luck.sample(sorted(CONDUITS), 3), (WHO, RIVAL, RIVAL), strict=True)),
            "powerhouses": dict(zip(_houses(luck), (WHO, WHO, RIVAL, RIVAL), strict=True)),
            "contracts": [contract for colour in PILE_COLOURS for contract in luck.sample(_of_colour(colour), 2)],
        }
    )


def _pile(luck: Random, structure: str) -> list[int]:
    """Four tiles, of which the one to act by builds a structure."""
    while True:
        pile = luck.sample(sorted(AUTOMA_TILES), 4)
        if structure in [row.structure for row in AUTOMA_TILES[pile[1]].rows if isinstance(row, ConstructRow)]:
            return pile


def _pieces(luck: Random, used: set[int]) -> dict[str, int]:
    return {space: luck.randint(1, 2) for space in own_spaces(luck, used)}


def _supply(luck: Random) -> dict[str, int]:
    return {"excavators": luck.randint(1, 6), "mixers": luck.randint(1, 6), "vp": luck.randint(16, 40)}


def _of_colour(colour: str) -> list[int]:
    return [number for number, contract in CONTRACTS.items() if contract.colour == colour]


def _houses(luck: Random) -> list[str]:
    while True:
        houses = luck.sample(sorted(POWERHOUSES), 4)
        if len({house.partition(".")[0] for house in houses}) == len(houses):
            return houses


# Its turn, look by look.


def turn_of(position: Position | str) -> Story:
    """An Automa's turn as a story: each decision look by look, then what it does."""
    position = as_position(position)
    turn = _turn(position)
    assert position.question is not None
    story = Story(position, sentences=(words.about_to_act(position.question.who),))
    for part in turn.parts:
        (event,) = part.events
        if isinstance(event, TurnOver):
            break
        if isinstance(event, Decided):
            for look in looks(part.events):
                story = story.tell(Looked(event.who, look), part.after, look.sentence)
        else:
            story = story.go_through((part,), _worth_telling)
    return story


def _worth_telling(event: Event) -> bool:
    """Whether an event has a moment of its own: what is paid or gained is seen with what it is for."""
    return not isinstance(event, Gained | Paid)


def look_at(story: Story) -> AutomaLook | None:
    """What is to be seen on the map at a moment of an Automa's turn."""
    return story.event.look if isinstance(story.event, Looked) else None


def told_by(story: Story) -> TurnSoFar:
    """What is known of the turn at a moment: its tiles, and the rows that were tried."""
    events = [event for step in story.steps[: story.at] for event in step.events]
    return so_far(event.look for event in events if isinstance(event, Looked))


# Guesses.


def ask_row(found: TurnAhead) -> Quiz:
    """Which row ends the turn? Rows are counted from 0; those of the expansion are not followed."""
    last = found.last.tried
    rows = {number: row for number, row in enumerate(found.rows) if not isinstance(row, EXPANSION_ROWS)}
    return Quiz(
        words.which_row(found.who),
        one({number: words.row_button(number, row) for number, row in rows.items()}, last.number),
        words.ended(found.who, last.number, last.row),
        words.all_before(sum(not row.done for row in found.trace.rows)),
        "A15",
        {number: _row_mistake(found, number) for number in rows if number != last.number},
        words.how_to_guess_row(),
        Story(found.position),
    )


def _row_mistake(found: TurnAhead, guess: int) -> Mistake:
    """Why another row does not end the turn: it comes later, it was skipped, or the turn went on after it."""
    last = found.last.tried.number
    off, distance = abs(guess - last), words.rows_off(guess, last)
    if guess > last:
        return Mistake(words.never_tried(guess), "A15", off, distance)
    tried = found.trace.rows[guess].tried
    if tried.refusal is not None:
        return Mistake(words.skipped(guess, tried.refusal), tried.refusal.clause, off, distance)
    clause = "A20" if isinstance(tried.row, WaterRow) else "A22"
    return Mistake(words.goes_on(guess, clause), clause, off, distance)


def ask_space(found: TurnAhead) -> Quiz | None:
    """On which space does it build? None where there is nothing to choose."""
    made = found.placement
    if made is None or len(made.eligible) < 2:
        return None
    return Quiz(
        words.which_space(made.structure),
        one({space: in_a_list(space) for space in made.eligible}, made.space),
        words.chosen(found.who, made),
        words.why_right(made),
        made.clause[:3],
        {space: _space_mistake(made, space) for space in made.eligible if space != made.space},
        words.how_to_guess_space(made.tile),
        Story(found.position),
    )


def _space_mistake(placement: Placement, guess: str) -> Mistake:
    """Which criterion had left another space out."""
    if placement.clause == "AP2":
        return Mistake(words.completes(guess, placement), "AP2")
    if placement.structure == "powerhouse" and BASIN_OF_SPACE[guess] == BASIN_OF_SPACE[placement.space]:
        return Mistake(words.same_basin(guess, placement), "AP4", 1, words.nearly())
    for number, step in enumerate(placement.sifted):
        if guess not in step.left:
            return Mistake(words.left_out(guess, step, number), step.clause[:3], len(placement.sifted) - number)
    return Mistake(words.tie(guess, placement), "AP4", 1, words.nearly())


# Levels.


class AtLevel(NamedTuple):
    """What the same turn comes to at one level, in the sentences that matter; it prints as these."""

    level: str
    sentences: tuple[str, ...]

    def __repr__(self) -> str:
        return "\n  ".join((f"{LEVEL_NAMES[self.level]}:", *self.sentences))


def at_levels(position: Position | str) -> tuple[AtLevel, ...]:
    """The turn that is about to come, at each level: the rows followed, what is made, taken and built."""
    return tuple(
        AtLevel(level, tuple(moment.sentence for moment in story.moments if _matters(moment.event)))
        for level, story in at_each_level(as_position(position)).items()
    )


def _matters(event: Event | None) -> bool:
    if isinstance(event, Looked):
        return event.clause == "A15"
    return isinstance(event, Produced | Fulfilled | Built)


def at_each_level(position: Position) -> dict[str, Story]:
    """The turn that is about to come, at each level that the Automa could have."""
    who = turn_ahead(position).who
    return {level: turn_of(position.with_(automas=Table({**position.automas, who: level}))) for level in LEVELS}
