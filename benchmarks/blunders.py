"""What a player should never do, counted in whole games."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import takewhile
from typing import NamedTuple

from barrage_nb.analysis.sense import MANY_ENGINEERS, needed_to_produce
from barrage_nb.board.map import POWERHOUSES
from barrage_nb.board.office import BANK, SPACES
from barrage_nb.engine.automas import AutomaTurn
from barrage_nb.engine.construction import ChooseSite
from barrage_nb.engine.events import Gained, TurnOver
from barrage_nb.engine.moves import At, Discard, Place, Take
from barrage_nb.engine.pieces import surcharge
from barrage_nb.engine.play import Step
from barrage_nb.engine.rounds import Turn


class Taken(NamedTuple):
    """A turn: its steps, all of one company's."""

    who: str
    steps: tuple[Step, ...]

    @property
    def before(self) -> Step:
        """Its first step."""
        return self.steps[0]


def turns(steps: Iterable[Step], who: str) -> Iterator[Taken]:
    """The turns of a company in a game."""
    turn = list[Step]()
    for step in steps:
        question = step.before.question
        assert question is not None
        if isinstance(question, (Turn, AutomaTurn)) or step.before.phase != "actions":  # an income is no part of a turn
            if turn:
                yield Taken(who, tuple(turn))
            turn = []
        if question.who == who and (turn or isinstance(question, Turn)):
            turn.append(step)
    if turn:
        yield Taken(who, tuple(turn))


def dearer(turn: Taken) -> bool:
    """Engineers on the dearer of two spaces that do the same, or the fee of a powerhouse beside a free one."""
    for before, move, _, _ in turn.steps:
        if isinstance(move, Place) and move.space != BANK:
            chosen = SPACES[move.space]
            places = [SPACES[other.space] for other in before.legal_moves if isinstance(other, Place)]
            if any(
                (other.action, other.amount, other.price) == (chosen.action, chosen.amount, chosen.price)
                and other.engineers <= chosen.engineers
                and other.fee <= chosen.fee
                and (other.engineers, other.fee) != (chosen.engineers, chosen.fee)
                for other in places
            ):
                return True
        question = before.question
        if isinstance(question, ChooseSite) and question.structure == "powerhouse" and isinstance(move, At):
            officer, red = before.officer_of(turn.who), before.objective == "red_spaces"
            due = {
                other.space: 0 if red else surcharge("powerhouse", other.space, question.effect, officer)
                for other in before.legal_moves
                if isinstance(other, At) and POWERHOUSES[other.space].basin == POWERHOUSES[move.space].basin
            }
            if due[move.space] > min(due.values()):
                return True
    return False


def for_nothing(turn: Taken) -> bool:
    """Contracts taken, and all of them discarded in the same turn."""
    taken = {number for step in turn.steps if isinstance(step.move, Take) for number in step.move.contracts}
    discarded = {number for step in turn.steps if isinstance(step.move, Discard) for number in step.move.contracts}
    return bool(taken) and taken <= discarded


def at_the_bank(turn: Taken) -> bool:
    """A turn at the bank with ten engineers or more."""
    before, move, _, _ = turn.before
    return isinstance(move, Place) and move.space == BANK and before.companies[turn.who].engineers >= MANY_ENGINEERS


def without_energy(turn: Taken) -> bool:
    """A turn that ends the chances to produce in a round that ends without energy, though a turbine was open to it.

    That is the turn after which the engineers that are left are fewer than that turbine takes. A round without energy
    has a reason where there is no such turn: no turbine was open while there were engineers for it, or others took it.
    """
    before = turn.before.before
    needed = needed_to_produce(before)
    events = [event for step in turn.steps for event in step.events]
    events = list(takewhile(lambda event: not isinstance(event, TurnOver), events))
    made = any(isinstance(event, Gained) and (event.who, event.what) == (turn.who, "energy") for event in events)
    if needed is None or before.companies[turn.who].energy or made:
        return False
    after = turn.steps[-1].after
    return after.round != before.round or after.over or after.companies[turn.who].engineers < needed


BLUNDERS: dict[str, Callable[[Taken], bool]] = {
    "the dearer of two equal things": dearer,
    "contracts taken and discarded": for_nothing,
    "the bank with ten engineers": at_the_bank,
    "a round without energy and without a reason": without_energy,
}
"""Each by its name, with what tells whether a turn is one."""


def blunders(steps: Sequence[Step], who: str) -> Counter[str]:
    """How often a company did in a game what nobody should."""
    return Counter(name for turn in turns(steps, who) for name, wrong in BLUNDERS.items() if wrong(turn))
