"""What a thing is: its words on the picture, the clause of the rules behind it, and why it cannot answer now."""

from collections.abc import Callable, Iterable
from typing import TypeAlias

from ..board.refs import Ref
from ..engine.bill import bills
from ..engine.events import Event, TurnOver
from ..engine.moves import At, Move
from ..engine.play import why_not
from ..engine.position import Position
from ..words import board as words
from ..words import purse
from ..words.design import clauses
from .answers import Answering
from .kinds import clause_of, meant

MOST_SENTENCES = 12

WhyNot: TypeAlias = Callable[[Position, Move], str | None]
"""Says why a move is not taken in a position."""


def explained(answering: Answering, name: Ref, text: str, pressed: bool = False, why_not: WhyNot = why_not) -> str:
    """A thing in a sentence with its clause, and why it cannot answer; that comes first if it was pressed."""
    free = name in answering.targets or name in answering.selected
    reason = None if free else refused(answering, name, pressed, why_not)
    clause = clause_of(answering.position, name)
    rules = clauses(answering.position.design.changes)
    return words.explanation(text, clause, rules, reason, pressed, price(answering, name))


def price(answering: Answering, name: Ref) -> str:
    """What a click on a thing would take of what the mover has; "" where it would take nothing."""
    position, moves = answering.position, answering.targets.get(name, ())
    question = position.question
    found = [bill for move in moves for bill in bills(position, move)]
    if question is None or question.who not in position.companies or not found:
        return ""
    held = position.companies[question.who]
    exact = all(isinstance(move, At) for move in moves)
    return purse.price({kind: getattr(held, kind) for kind in purse.KINDS}, found, exact)


def refused(answering: Answering, thing: Ref, any_question: bool = True, why_not: WhyNot = why_not) -> str | None:
    """Why a click on a thing would not be allowed, with the clause; None where it would mean nothing.

    Without `any_question` only for things that answer questions of the kind at hand.
    """
    position = answering.position
    question = position.question
    if question is None:
        return None
    picked = {pick.slot: pick.value for pick in answering.given}
    moves = (move for move in meant(position, picked, thing) if any_question or isinstance(move, question.takes))
    return next((reason for move in moves if (reason := why_not(position, move))), None)


def told(events: Iterable[Event]) -> list[str]:
    """What happened, in sentences; that a turn is over is seen by whose the next one is."""
    return [str(event) for event in events if not isinstance(event, TurnOver)]


def happened(events: Iterable[Event]) -> str:
    """What happened, to be read aloud; "" for nothing."""
    return words.happened(told(events), MOST_SENTENCES)


def touched(events: Iterable[Event]) -> tuple[Ref, ...]:
    """The things of the picture that a move has changed, to mark them until the next one."""
    return tuple(dict.fromkeys(thing for event in events for thing in event.touches))
