"""Turns as they are told: a line is cut into turns, and each says what was done and what it brought."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import chain
from typing import Any, NamedTuple, TypeAlias

from ..board.box import Box
from ..board.map import BASIN_OF_NODE, BASIN_OF_SPACE
from ..board.office import BANK
from ..engine import events as happened
from ..engine.moves import (
    At,
    Build,
    First,
    Place,
    Tweak,
    answer,
    contracts_in_words,
    drops_in_words,
    part_in_words,
    piece_in_words,
    space_in_words,
)
from ..engine.play import Step
from ..words import telling as words
from ..words.names import building, by_id, in_a_row, listed, nothing, told_together, work
from ..words.places import is_new, modifier, place
from .line import NUMBERS, Turns, in_turn, outcome


class ToldTurn(NamedTuple):
    """Steps of one company in a row: a whole turn, or as much of it as there is. As text, it is told in a line."""

    round: int
    who: str
    steps: tuple[Step, ...]

    @property
    def events(self) -> list[happened.Event]:
        """What happened in it; what follows it in the round is left out."""
        return list(in_turn(chain.from_iterable(step.events for step in self.steps)))

    @property
    def afterwards(self) -> list[happened.Event]:
        """What happened in the round after it, until somebody else had to decide."""
        every = [event for step in self.steps for event in step.events]
        return [event for event in every[len(self.events) :] if not isinstance(event, happened.TurnOver)]

    @property
    def by_hand(self) -> bool:
        """Whether it is a change by hand."""
        return any(isinstance(step.move, Tweak) for step in self.steps)

    @property
    def at_the_bank(self) -> bool:
        """Whether credits of the bank are all there was in it."""
        moves = [step.move for step in self.steps]
        return len(moves) == 1 and isinstance(moves[0], Place) and moves[0].space == BANK

    @property
    def did(self) -> str:
        """What was done; a choice at the income, where there was no deed, is told by its phase."""
        return self._did(printed=False)

    def _did(self, printed: bool) -> str:
        before = self.steps[0].before
        did = in_a_row(_deeds(self.who, self.events, self._begun, before.box, printed))
        return words.phase(before.phase) if not did and before.phase != "actions" else did

    @property
    def _begun(self) -> str:
        build, at, first = "", "", ""
        for step in self.steps:
            if step.events:
                build, at, first = "", "", ""
            elif isinstance(step.move, Build):
                build = step.move.structure
            elif isinstance(step.move, At):
                at = step.move.space
            elif isinstance(step.move, First):
                first = step.move.part
        return part_in_words(first) if first else piece_in_words(build, at or None) if build else at and place(at)

    @property
    def brought(self) -> str:
        """What it gave and took, also of others; the income of everybody comes with that of the first who chooses."""
        events = self.events
        if self.steps[0].before.phase == "income":
            events = [event for event in events if isinstance(event, happened.Deed) and event.who == self.who]
        tiles = [tile for event in events if isinstance(event, happened.Returned) for tile in event.tiles]
        return _brought(self.who, amounts(events), tiles)

    @property
    def alone(self) -> str:
        """The turn without whose it is."""
        return self._alone(self.did)

    @property
    def news(self) -> str:
        """The same, its contracts with what is printed on them."""
        return self._alone(self._did(printed=True))

    def _alone(self, did: str) -> str:
        told = [each for each in (did, self.brought) if each]
        return told_together(told) if told else nothing()

    def __str__(self) -> str:
        return (
            answer(self.steps[0].move, self.steps[0].before.box)
            if self.by_hand
            else words.turn_of(self.who, self.alone)
        )


def _brought(who: str, amounts: Mapping[tuple[str, str], int], tiles: Iterable[str] = ()) -> str:
    own = [*_signed(who, amounts), *map(words.back, tiles)]
    told = [in_a_row(own)] if own else []
    for other in dict.fromkeys(other for other, _ in amounts if other != who):
        if theirs := _signed(other, amounts):
            told.append(words.of_another(other, in_a_row(theirs)))
    return told_together(told) if told else ""


def _signed(who: str, amounts: Mapping[tuple[str, str], int]) -> list[str]:
    found = [(what, amounts.get((who, what), 0)) for what in NUMBERS]
    return [words.AMOUNTS(what, sign="+" if n > 0 else "\u2212", n=abs(n)) for what, n in found if n]


def _deeds(who: str, events: Iterable[happened.Event], begun: str, box: Box, printed: bool) -> list[str]:
    """What a company did; `begun` is what nothing has come from yet."""
    kinds: dict[type, list[Any]] = {}
    tile = None
    for event in events:
        if getattr(event, "who", who) != who or (isinstance(event, happened.WheelTurned) and event.clause == "C2"):
            continue
        if isinstance(event, happened.Invested):
            tile = event.tile
        elif isinstance(event, happened.Built):
            kinds.setdefault(happened.Built, []).append(piece_in_words(event.structure, event.space, tile))
            tile = None
        elif isinstance(event, OF_CONTRACTS):
            named = words.contract(event.contract, box) if printed else event.contract
            kinds.setdefault(type(event), []).append(named)
        else:
            kinds.setdefault(type(event), []).append(event)
    if happened.Poured in kinds:  # drops that ran in the same turn do not lie on their headstream
        ran = {event.path[0] for kind in (happened.Caught, happened.Left) for event in kinds.get(kind, ())}
        kinds[happened.Poured] = [event for event in kinds[happened.Poured] if event.headstream not in ran]
    parts = [part for kind, told in kinds.items() if kind in DEEDS and (part := DEEDS[kind](told, who))]
    if begun:
        parts.append(begun)
    if not parts:
        return [space_in_words(event.space, box) for event in kinds.get(happened.Placed, ())]
    spaces = [box.spaces[event.space] for event in kinds.get(happened.Placed, ())]
    told = [
        by_id(one.id) if is_new(one.id, box) else words.ON(one.section, modifier=modifier(one.amount))
        for one in spaces
        if is_new(one.id, box) or one.section not in SAYS_ENOUGH
    ]
    return [*told, *parts]


OF_CONTRACTS = (happened.Fulfilled, happened.Took, happened.Discarded)
SAYS_ENOUGH = ("contract", "construction", "patent", "officer")
"""Sections where a space is left out, since what was done there says enough: a contract, a tile, a piece."""


def _drawn(told: Sequence[happened.Drawn], who: str) -> str:
    basins = ((event.drops, BASIN_OF_SPACE[event.dam], BASIN_OF_SPACE[event.powerhouse]) for event in told)
    return listed(words.drawn(*each) for each in basins)


def _poured(told: Sequence[happened.Poured], who: str) -> str:
    drops: Counter[str] = Counter()
    for event in told:
        drops[event.headstream] += event.drops
    return drops_in_words(drops)


def _caught(told: Sequence[happened.Caught], who: str) -> str:
    ran = Counter((event.path[0], event.dam, event.owner) for event in told)
    return listed(
        words.caught_on(drops, _dam(dam, owner, who))
        if start in BASIN_OF_NODE
        else words.caught(drops, start, _dam(dam, owner, who))
        for (start, dam, owner), drops in ran.items()
    )


def _dam(space: str, owner: str, who: str) -> str:
    kind = "own" if owner == who else "neutral" if owner == "neutral" else "of"
    return words.DAMS(kind, owner=owner, basin=BASIN_OF_SPACE[space])


def _left(told: Sequence[happened.Left], who: str) -> str:
    """Drops that are lost; after a production that is usual, and not told."""
    ran = Counter(event.path[0] for event in told if event.path[0] not in BASIN_OF_NODE)
    return listed(words.left(drops, start) for start, drops in ran.items()) if ran else ""


def _contracts(kind: str) -> "Deeds":
    return lambda told, who: contracts_in_words(kind, told)


Deeds: TypeAlias = Callable[[Sequence[Any], str], str]
DEEDS: dict[type, Deeds] = {
    happened.Drafted: lambda told, who: listed(words.drafted(one.company, one.officer, one.contract) for one in told),
    happened.PassedRound: lambda told, who: words.passed(),
    happened.Copied: lambda told, who: words.copied(tuple(event.officer for event in told)),
    happened.Built: lambda told, who: listed(told),
    happened.Bought: lambda told, who: words.tiles(tuple(event.tile for event in told)),
    happened.WheelTurned: lambda told, who: words.turned(len(told)),
    happened.Poured: _poured,
    happened.Filled: lambda told, who: listed(words.filled(one.drops, _dam(one.dam, one.owner, who)) for one in told),
    happened.Caught: _caught,
    happened.Left: _left,
    happened.Drawn: _drawn,
    happened.Fulfilled: _contracts("fulfilled"),
    happened.Took: _contracts("new"),
    happened.Discarded: _contracts("discarded"),
    happened.TookWork: lambda told, who: listed(work(event.work) for event in told),
    happened.UsedBuilding: lambda told, who: listed(building(event.building) for event in told),
    happened.Declined: lambda told, who: listed(words.OFFERED[event.what] for event in told),
}
"""What an event says of a turn; what it gives and takes is told at the end."""


def amounts(events: Iterable[happened.Event]) -> Counter[tuple[str, str]]:
    """What a turn gave and took, by company and number; machines on the wheel and engineers placed are gone."""
    events = list(events)
    found = Counter(outcome(events))
    for event in events:
        match event:
            case happened.Placed() | happened.PlacedOnBoard():
                found[event.who, "engineers"] -= event.engineers
            case happened.Invested():
                found[event.who, "excavators"] -= event.excavators
                found[event.who, "mixers"] -= event.mixers
            case happened.Returned():
                found[event.who, "excavators"] += event.excavators
                found[event.who, "mixers"] += event.mixers
    return found


def told(steps: Sequence[Step]) -> ToldTurn:
    """Steps of one turn, to be told as one."""
    before = steps[0].before
    question: Any = before.question
    return ToldTurn(before.round, "" if question is None else question.who, tuple(steps))


def turns_of(line: Iterable[Step]) -> Iterator[ToldTurn]:
    """A line, turn by turn."""
    turns, waiting, last = Turns(), list[Step](), None
    for step in line:
        ask = None if isinstance(step.move, Tweak) else turns.ask(step.before)
        key = ask and (ask[:3], ask.kind == "AutomaTurn" and step)
        if waiting and (key is None or key != last):
            yield told(waiting)
            waiting = []
        waiting.append(step)
        last = key
    if waiting:
        yield told(waiting)


def folded(turns: Iterable[ToldTurn]) -> Iterator[tuple[ToldTurn, ...]]:
    """Turns one by one, but those at the bank that follow one another in a round together."""
    waiting: list[ToldTurn] = []
    for turn in turns:
        if waiting and not (turn.at_the_bank and turn.round == waiting[0].round):
            yield tuple(waiting)
            waiting = []
        if turn.at_the_bank:
            waiting.append(turn)
        else:
            yield (turn,)
    if waiting:
        yield tuple(waiting)


def in_a_line(turns: Sequence[ToldTurn]) -> str:
    """A turn in a line, or turns at the bank that are told together."""
    if len(turns) == 1:
        return str(turns[0])
    together: Counter[tuple[str, str]] = Counter()
    for turn in turns:
        together.update(amounts(turn.events))
    times = Counter(turn.who for turn in turns)
    at_the_bank = words.at_the_bank(listed(words.times(who, many) for who, many in times.items()))
    brought = _brought("", together)
    return told_together((at_the_bank, brought)) if brought else at_the_bank
