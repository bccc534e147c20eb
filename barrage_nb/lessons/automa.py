"""An Automa at the table: tasks to predict its turn, its turn look by look, and the books that are kept of it."""

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise
from random import Random
from typing import Any, NamedTuple

from ..automa import trace as tracing
from ..automa.placing import Placement
from ..board.automa import LEVELS, ConstructRow, Row, WaterRow
from ..board.contracts import PILE_COLOURS
from ..board.map import BASIN_OF_SPACE, HEADSTREAMS, POWERHOUSES
from ..engine import events as happened
from ..engine.automas import AutomaTurn
from ..engine.moves import ACT
from ..engine.play import Step, Unfolded, unfold
from ..engine.position import Position, as_position
from ..engine.values import Table
from ..history import Node, tweak
from ..notation.items import OF_THE_TABLE
from ..notation.text import sketch
from ..words import automa as words
from ..words.automa import CRITERIA, upward
from ..words.automa import LEVELS as LEVEL_NAMES
from ..words.automa import row as row_told
from ..words.message import Message
from ..words.places import in_a_list, places
from ..words.places import piece as piece_at
from ..words.production_lesson import contract_choice
from .asking import Mistake, Quiz, luck_of, one
from .printed import GAME
from .story import Story
from .water import own_spaces

WHO, RIVAL = "italy", "usa"
ASKED = ("base", "conduit", "powerhouse")
"""What the first three tasks ask for a place of; then it begins again."""
FEWEST, MOST = 3, 14
"""How many spaces a task may leave to choose from."""


class Looked(happened.Deed):
    """A look at the map while an Automa decides."""

    __slots__ = ("clause", "look", "who")

    def __init__(self, who: str, look: tracing.AutomaLook) -> None:
        self.who, self.look, self.clause = who, look, look.clause


class TurnAhead(NamedTuple):
    """A turn of an Automa that is about to come, and all that it will decide."""

    position: Position
    trace: tracing.TurnTrace

    @property
    def who(self) -> str:
        """The Automa."""
        return self.trace.who

    @property
    def rows(self) -> tuple[Row, ...]:
        """All rows of the tile that it acts by."""
        return self.position.box.automa_tiles[self.trace.flipped.actions].rows

    @property
    def last(self) -> tracing.TriedRow:
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
    turns = tracing.traces(step.events)
    return TurnAhead(step.before, turns[0]) if turns else None


def _turn(position: Position) -> Unfolded:
    if not isinstance(position.question, AutomaTurn):
        raise ValueError(words.no_automa())
    return unfold(position, ACT)


def situation(seed: int) -> Position:
    """A position in which an Automa is about to build, and must choose where: another one for each seed."""
    luck, structure = luck_of("automa", seed), ASKED[(seed - 1) % len(ASKED)]
    while True:
        found = turn_ahead(_any_situation(luck, structure))
        refused = {row.tried.refusal.reason for row in found.trace.rows if row.tried.refusal is not None}
        short = bool(refused - {"automa_no_system", "automa_no_drop"})
        if _instructive(found, structure) and (seed % 3 == 1 or short):
            return found.position


def _instructive(found: TurnAhead, structure: str) -> bool:
    """Whether there is a row to skip for a reason, and a space that the criteria choose among a few."""
    placement = found.placement
    skipped = [row.tried for row in found.trace.rows if not row.done]
    return (
        placement is not None
        and placement.structure == structure
        and len(skipped) >= 2
        and not any(isinstance(tried.row, found.position.box.skipped_rows) for tried in skipped)
        and FEWEST <= len(placement.eligible) <= MOST
        and sum(bool(step.met) for step in placement.sifted) >= 2
    )


def _any_situation(luck: Random, structure: str) -> Position:
    used: set[int] = set()
    held = {who: {space: luck.randint(1, 2) for space in own_spaces(luck, used)} for who in (WHO, RIVAL)}
    dams = {space: [who, level, luck.randint(0, level)] for who in held for space, level in held[who].items()}
    supply = {"excavators": luck.randint(1, 6), "mixers": luck.randint(1, 6), "vp": luck.randint(16, 40)}
    return sketch(
        {
            "companies": {WHO: supply, RIVAL: {}},
            "automas": {WHO: "medium"},
            "automa_pile": _pile(luck, structure),
            "round": luck.randint(1, 4),
            "dams": dams,
            "conduits": dict(zip(luck.sample(sorted(GAME.conduits), 3), (WHO, RIVAL, RIVAL), strict=True)),
            "powerhouses": dict(zip(_houses(luck), (WHO, WHO, RIVAL, RIVAL), strict=True)),
            "contracts": [card for colour in PILE_COLOURS for card in luck.sample(GAME.contracts_of_colour[colour], 2)],
        }
    )


def _pile(luck: Random, structure: str) -> list[int]:
    while True:
        pile = luck.sample(sorted(GAME.automa_tiles), 4)
        if structure in [row.structure for row in GAME.automa_tiles[pile[1]].rows if isinstance(row, ConstructRow)]:
            return pile


def _houses(luck: Random) -> list[str]:
    while True:
        houses = luck.sample(sorted(POWERHOUSES), 4)
        if len({house.partition(".")[0] for house in houses}) == len(houses):
            return houses


def turn_of(position: Position | str) -> Story:
    """An Automa's turn as a story: each decision look by look, then what it does."""
    position = as_position(position)
    turn = _turn(position)
    assert position.question is not None
    story = Story(position, sentences=(words.about_to_act(position.question.who),))
    for part in turn.parts:
        (event,) = part.events
        if isinstance(event, happened.TurnOver):
            break
        if isinstance(event, tracing.Decided):
            for look in tracing.looks(part.events):
                story = story.tell(Looked(event.who, look), part.after, look.sentence)
        else:
            # What is paid or gained has no moment of its own: it is seen with what it is for.
            story = story.go_through((part,), lambda event: not isinstance(event, happened.Gained | happened.Paid))
    return story


def look_at(story: Story) -> tracing.AutomaLook | None:
    """What is to be seen on the map at a moment of an Automa's turn."""
    return story.event.look if isinstance(story.event, Looked) else None


def told_by(story: Story) -> tracing.TurnSoFar:
    """What is known of the turn at a moment: its tiles, and the rows that were tried."""
    events = [event for step in story.steps[: story.at] for event in step.events]
    return tracing.so_far(event.look for event in events if isinstance(event, Looked))


def ask_row(found: TurnAhead) -> Quiz:
    """Which row ends the turn? Rows are counted from 0; those that the box has nothing for are not followed."""
    last, skipped = found.last.tried, found.position.box.skipped_rows
    rows = {number: row for number, row in enumerate(found.rows) if not isinstance(row, skipped)}
    return Quiz(
        words.which_row(found.who),
        one({number: words.row_on_button(number + 1, row_told(row)) for number, row in rows.items()}, last.number),
        words.row_ended(found.who, last.number + 1, row_told(last.row)),
        words.all_before(sum(not row.done for row in found.trace.rows)),
        "A15",
        {number: _row_mistake(found, number) for number in rows if number != last.number},
        words.how_to_guess_row(),
        Story(found.position),
    )


def _row_mistake(found: TurnAhead, guess: int) -> Mistake:
    """Why another row does not end the turn: it comes later, it was skipped, or the turn went on after it."""
    last = found.last.tried.number
    off, distance = abs(guess - last), words.off(abs(guess - last), guess < last)
    if guess > last:
        return Mistake(words.never_looked(guess + 1), "A15", off, distance)
    tried = found.trace.rows[guess].tried
    if tried.refusal is not None:
        why, clause = tried.refusal.why, tried.refusal.clause
        return Mistake(words.not_possible(guess + 1, why, clause), clause, off, distance)
    clause = "A20" if isinstance(tried.row, WaterRow) else "A22"
    return Mistake(words.followed(guess + 1, clause), clause, off, distance)


def ask_space(found: TurnAhead) -> Quiz | None:
    """On which space does it build? None where there is nothing to choose."""
    made = found.placement
    if made is None or len(made.eligible) < 2:
        return None
    return Quiz(
        words.which_space(made.structure),
        one({space: in_a_list(space) for space in made.eligible}, made.space),
        words.built_there(found.who, piece_at(made.structure, made.space)),
        _why_right(made),
        made.clause[:3],
        {space: _space_mistake(made, space) for space in made.eligible if space != made.space},
        words.how_to_guess_space(made.tile),
        Story(found.position),
    )


def _why_right(placement: Placement) -> str:
    """Why a right space is the one."""
    if placement.clause == "AP1":
        return words.no_other()
    if placement.clause == "AP2":
        return words.completes_alone()
    step = placement.sifted[-1]
    if placement.clause == "AP4":
        return words.first_left(places(step.left), placement.space, upward(placement.start))
    return words.alone_left(CRITERIA[step.criterion], step.clause)


def _space_mistake(placement: Placement, guess: str) -> Mistake:
    if placement.clause == "AP2":
        return Mistake(words.only_one_completes(placement.space), "AP2")
    if placement.structure == "powerhouse" and BASIN_OF_SPACE[guess] == BASIN_OF_SPACE[placement.space]:
        return Mistake(words.right_basin(placement.space), "AP4", 1, words.nearly())
    for number, step in enumerate(placement.sifted):
        if guess not in step.left:
            criterion, many = CRITERIA[step.criterion], len(step.left)
            told = words.goes_out(guess, number + 1, criterion, step.clause, places(step.left), many)
            return Mistake(told, step.clause[:3], len(placement.sifted) - number)
    return Mistake(words.lost_the_tie(guess, placement.space, upward(placement.start)), "AP4", 1, words.nearly())


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


def _matters(event: happened.Event | None) -> bool:
    if isinstance(event, Looked):
        return event.clause == "A15"
    return isinstance(event, happened.Produced | happened.Fulfilled | happened.Built)


def at_each_level(position: Position) -> dict[str, Story]:
    """The turn that is about to come, at each level that the Automa could have."""
    who = turn_ahead(position).who
    return {level: turn_of(position.with_(automas=Table({**position.automas, who: level}))) for level in LEVELS}


class Pile(NamedTuple):
    """What may lie on the pile of the Automas: the tile on top if it is known, and those that could come."""

    top: int | None
    unseen: tuple[int, ...]


def pile_of(position: Position, line: Sequence[Node]) -> Pile:
    """The pile as those at the table see it; where it runs out, all tiles are shuffled (A14)."""
    if len(position.automa_pile) < 2:
        return Pile(None, tuple(position.box.automa_tiles))
    flipped = any(node.move == ACT for node in line)
    return Pile(position.automa_pile[0] if flipped else None, tuple(sorted(position.automa_pile)))


def laid(position: Position, top: int, under: int) -> str:
    """A tweak that puts two tiles on top of the pile."""
    anew = len(position.automa_pile) < 2
    every = tuple(position.box.automa_tiles) if anew else position.automa_pile
    pile = (top, under, *(tile for tile in every if tile not in (top, under)))
    said = f"automa_pile={','.join(map(str, pile))}"
    return f"{said} automa_discard=" if anew else said


def automa_to_act(position: Position) -> str | None:
    """The Automa whose turn it is; None where a person decides, or nobody."""
    return position.question.who if isinstance(position.question, AutomaTurn) else None


class DrawnCard(NamedTuple):
    """A place where a card was laid out face up: what lies there now, and what could have come instead."""

    field: str  # of the position
    number: int
    card: Any
    others: tuple[Any, ...]


def drawn(line: Sequence[Node]) -> tuple[DrawnCard, ...]:
    """Every card that the last move laid out; tweaks since then are seen through."""
    last = next((node for node in reversed(line) if node.tweak is None), line[0])
    return tuple(_drawn(last.step.events, last.position, line[-1].position))


def _drawn(events: Sequence[happened.Event], then: Position, now: Position) -> Iterator[DrawnCard]:
    for event in events:
        if isinstance(event, happened.ContractLaidOut) and event.contract in then.contracts:
            number = then.contracts.index(event.contract)
            pile = now.piles.get(now.box.contracts[event.contract].colour, ())
            yield DrawnCard("contracts", number, now.contracts[number], pile)
        elif isinstance(event, happened.TileLaidOut) and event.tile in then.patents:
            number = then.patents.index(event.tile)
            tiles = now.box.tiles
            level = [tile for tile in now.patent_pile if tiles[tile].level == tiles[event.tile].level]
            yield DrawnCard("patents", number, now.patents[number], tuple(level))
        elif isinstance(event, happened.WorkLaidOut) and event.work in then.works:
            number, rows = then.works.index(event.work), now.box.works
            pile = tuple(work for work in now.works_pile if rows[work].pile == rows[event.work].pile)
            yield DrawnCard("works", number, now.works[number], pile)


def put_right(position: Position, at: DrawnCard, card: Any) -> str:
    """A tweak that lays the card there that really came."""
    lying = list(getattr(position, at.field))
    lying[at.number] = card
    said = f"{at.field}={OF_THE_TABLE[at.field].kind.write(lying)}"
    return _with_pile_of_works(position, said, lying) if at.field == "works" else said


def _with_pile_of_works(position: Position, said: str, lying: Sequence[int | None]) -> str:
    """A tweak of the works that lie open, with those that are left in their pile, in the order of the letters (L7)."""
    rows = position.box.works
    gone = {*lying, *(work for company in position.companies.values() for work in company.works_taken)}
    left = [work for work in (*position.works, *position.works_pile) if work is not None and work not in gone]
    left.sort(key=lambda work: rows[work].pile)
    return f"{said} works_pile={OF_THE_TABLE['works_pile'].kind.write(left)}"


class LastTurn(NamedTuple):
    """The last turn of an Automa: what is to be done on the table, why, and what Automas got or lost since."""

    who: str
    deeds: tuple[str, ...]
    reasons: tuple[str, ...]
    since: tuple[str, ...]


def last_turn(line: Sequence[Node]) -> LastTurn | None:
    """What the Automa that acted last did; None before any did."""
    at = max((index for index, node in enumerate(line) if node.move == ACT), default=None)
    if at is None:
        return None
    who = automa_to_act(line[at].step.before)
    assert who is not None
    events = line[at].step.events
    end = next((index for index, event in enumerate(events) if isinstance(event, happened.TurnOver)), len(events))
    later = (*events[end:], *(event for node in line[at + 1 :] for event in node.step.events))
    deeds = (_with_contract(event, event) for event in events[:end] if not isinstance(event, tracing.Decided))
    reasons = (_with_contract(look, look.decision) for look in tracing.looks(events[:end]))
    return LastTurn(who, tuple(deeds), tuple(reasons), tuple(_of_automas(later, line[at].position)))


def _of_automas(events: Sequence[happened.Event], position: Position) -> Iterator[str]:
    for before, event in pairwise((None, *events)):
        if not isinstance(event, happened.Deed) or event.who not in position.automas:
            continue
        told = isinstance(event, happened.Gained) and isinstance(before, happened.Scored) and before.what == event.what
        if not told and not isinstance(event, happened.TurnOver):
            yield _with_contract(event, event)


def _with_contract(told: happened.Event | tracing.AutomaLook, about: happened.Event | tracing.Decision) -> str:
    if isinstance(about, tracing.ContractChoice):
        return _with_printed(str(told), about.chosen)
    if isinstance(about, happened.ContractLaidOut | happened.Discarded | happened.Fulfilled | happened.Took):
        return _with_printed(str(told), about.contract)
    return str(told)


def _with_printed(said: str, contract: int) -> str:
    """What is said of a contract, with what is printed on it."""
    if not isinstance(said, Message):
        return said
    shown = {
        name: words.printed_contract(contract, contract_choice(contract))
        if (name, value) == ("contract", contract)
        else _with_printed(value, contract)
        for name, value in said.values.items()
    }
    return Message(said.id, **shown)


def as_laid(position: Position, said: str) -> str:
    """A tweak of a game that begins: other works leave a pile, other headstream tiles bring first drops (L7, I5)."""
    works = re.search(r"\bworks=([\d,]+)", said)
    if works and "works_pile" not in said:
        lying = [int(number) for number in works[1].split(",") if number]
        said = said.replace(works[0], _with_pile_of_works(position, works[0], lying))
    tiles = tweak(position, said).position.headstream_tiles
    if tiles == position.headstream_tiles:
        return said
    first = " ".join(f"{name}={GAME.headstream_tiles[tiles[name]][0]}" for name in HEADSTREAMS)
    return f"{said} | {first}"
