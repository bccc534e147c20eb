"""Turns as they are told: a line is cut into turns, and each says what was done and what it brought."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import Any, NamedTuple

from ..board.office import BANK
from ..engine.events import Deed, Event, Invested, Placed, PlacedOnBoard, Returned, TurnOver
from ..engine.moves import At, Build, First, Place, Tweak
from ..engine.play import Step
from ..words import telling as words
from .line import Turns, in_turn, outcome


class ToldTurn(NamedTuple):
    """Steps of one company in a row: a whole turn, or as much of it as there is. As text, it is told in a line."""

    round: int
    who: str
    steps: tuple[Step, ...]

    @property
    def events(self) -> list[Event]:
        """What happened in it; what follows it in the round is left out."""
        return list(in_turn(chain.from_iterable(step.events for step in self.steps)))

    @property
    def afterwards(self) -> list[Event]:
        """What happened in the round after it, until somebody else had to decide."""
        happened = [event for step in self.steps for event in step.events]
        return [event for event in happened[len(self.events) :] if not isinstance(event, TurnOver)]

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
        return words.did(self.who, self.events, self._begun) or words.in_phase(self.steps[0].before.phase)

    @property
    def _begun(self) -> list[tuple[str, str]]:
        """The last parts of the turn, from which nothing has come yet."""
        parts: list[tuple[str, str]] = []
        for step in self.steps:
            if step.events:
                parts = []
            elif isinstance(step.move, Build):
                parts.append(("structure", step.move.structure))
            elif isinstance(step.move, At):
                parts.append(("space", step.move.space))
            elif isinstance(step.move, First):
                parts.append(("part", step.move.part))
        return parts

    @property
    def brought(self) -> str:
        """What it gave and took, also of others; the income of everybody comes with that of the first who chooses."""
        events = self.events
        if self.steps[0].before.phase == "income":
            events = [event for event in events if isinstance(event, Deed) and event.who == self.who]
        tiles = [tile for event in events if isinstance(event, Returned) for tile in event.tiles]
        return words.brought(self.who, amounts(events), tiles)

    @property
    def alone(self) -> str:
        """The turn without whose it is."""
        return words.turn_of_nobody(self.did, self.brought)

    def __str__(self) -> str:
        if self.by_hand:
            return words.answer(self.steps[0].move)
        return words.turn(self.who, self.did, self.brought)


def amounts(events: Iterable[Event]) -> Counter[tuple[str, str]]:
    """What a turn gave and took, by company and number; machines on the wheel and engineers placed are gone."""
    events = list(events)
    found = Counter(outcome(events))
    for event in events:
        match event:
            case Placed() | PlacedOnBoard():
                found[event.who, "engineers"] -= event.engineers
            case Invested():
                found[event.who, "excavators"] -= event.excavators
                found[event.who, "mixers"] -= event.mixers
            case Returned():
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
    return words.banks([turn.who for turn in turns], words.brought("", together))
