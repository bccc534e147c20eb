"""What happened, in a sentence: a message for each kind of event, with what it tells."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Protocol

from ..board.map import BASIN_OF_NODE
from .automa import decision
from .message import Message, Messages, declared
from .names import TILES, count, last_points, listed, the
from .places import owned, piece, places

EVENTS = Messages("events-event")
TERMS = Messages("events-term")
SOURCES = Messages("events-source")


def told(sentence: str, clause: str) -> Message: ...
def step() -> Message: ...
def step_of(move: str) -> Message: ...
def more(n: int) -> Message: ...
def ran(headstream: str) -> Message: ...
def ran_past(headstream: str, full: str, n: int) -> Message: ...
def used(basin: int) -> Message: ...
def used_past(basin: int, full: str, n: int) -> Message: ...


declared(__name__)


class Told(Protocol):
    """An event: its clause, and by name what it tells."""

    @property
    def clause(self) -> str: ...
    @property
    def fields(self) -> Mapping[str, Any]: ...


class Term(Protocol):
    """A term of an energy: where it comes from, and how much."""

    @property
    def source(self) -> str: ...
    @property
    def amount(self) -> int: ...


def plain(event: Told) -> str:
    """An event in words, as a sentence begins after a colon."""
    fields = {name: value for name, value in event.fields.items() if name != "clause"}
    kind = type(event).__name__
    return IN_THEIR_WAY[kind](**fields) if kind in IN_THEIR_WAY else EVENTS(kind, **fields)


def tell(event: Told) -> str:
    """An event as a sentence with its clause."""
    return told(plain(event), event.clause)


MOST_READ = 12
"""As many sentences of a step as one reads at once."""


def tell_step(move: object, events: Sequence[object]) -> str:
    """A step in short: its move, and the first sentences of what happened."""
    head = step() if move is None else step_of(str(move))
    rest = len(events) - MOST_READ
    return "\n".join([head, *map(str, events[:MOST_READ]), *([more(rest)] if rest > 0 else [])])


def _gained(who: str, what: str, amount: int) -> str:
    return EVENTS("Gained", who=who, gained=count(amount, what))


def _paid(who: str, what: str, amount: int) -> str:
    return EVENTS("Paid", who=who, paid=count(amount, what))


def _produced(who: str, powerhouse: str, conduit: str, energy: int, terms: Iterable[Term]) -> str:
    added = listed(TERMS(term.source, amount=term.amount) for term in terms)
    return EVENTS("Produced", who=who, energy=energy, terms=added)


def _built(who: str, structure: str, space: str) -> str:
    return EVENTS("Built", who=who, piece=piece(structure, space))


def _caught(path: tuple[str, ...], full: tuple[str, ...], owner: str) -> str:
    return EVENTS("Caught", ran=_ran(path, full), dam=owned(path[-1], owner))


def _left(path: tuple[str, ...], full: tuple[str, ...]) -> str:
    return EVENTS("Left", ran=_ran(path, full))


def _ran(path: tuple[str, ...], full: tuple[str, ...]) -> str:
    if path[0] in BASIN_OF_NODE:
        basin = BASIN_OF_NODE[path[0]]
        return used_past(basin, places(full), len(full)) if full else used(basin)
    return ran_past(path[0], places(full), len(full)) if full else ran(path[0])


def _poured(who: str | None, headstream: str, drops: int) -> str:
    if who is None:
        return EVENTS("Rained", headstream=headstream, drops=drops)
    return EVENTS("Poured", who=who, headstream=headstream, drops=drops)


def _scored(who: str, source: str, amount: int, what: str, counted: int) -> str:
    return EVENTS("Scored", who=who, scored=count(amount, what), reason=SOURCES(source, counted=counted))


def _invested(who: str, excavators: int, mixers: int, tile: str | None) -> str:
    return EVENTS("Invested", who=who, things=_on_wheel(excavators, mixers, (tile,) if tile else ()))


def _returned(who: str, excavators: int, mixers: int, tiles: tuple[str, ...]) -> str:
    return EVENTS("Returned", who=who, things=_on_wheel(excavators, mixers, tiles))


def _on_wheel(excavators: int, mixers: int, tiles: Iterable[str]) -> str:
    things = [count(excavators, "excavators")] * bool(excavators) + [count(mixers, "mixers")] * bool(mixers)
    return listed([*things, *(the(TILES[tile]) for tile in tiles)])


def _phase_began(phase: str, round: int) -> str:
    return last_points() if phase == "over" else EVENTS("PhaseBegan", round=round, phase=phase)


IN_THEIR_WAY: Mapping[str, Callable[..., str]] = {
    "Built": _built,
    "Caught": _caught,
    "Decided": decision,
    "Gained": _gained,
    "Invested": _invested,
    "Left": _left,
    "Paid": _paid,
    "PhaseBegan": _phase_began,
    "Poured": _poured,
    "Produced": _produced,
    "Returned": _returned,
    "Scored": _scored,
}
"""Events whose sentence needs more than their fields."""
