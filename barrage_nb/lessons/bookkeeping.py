"""Bookkeeping for an Automa at a real table: its tiles and drawn cards as they really came, and what to tell of it."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from ..automa.looks import AutomaLook, looks
from ..automa.trace import ContractChoice, Decided, Decision
from ..board.automa import AUTOMA_TILES
from ..board.contracts import CONTRACTS
from ..board.map import HEADSTREAMS
from ..board.powers import TILES
from ..board.tiles import HEADSTREAM_TILES
from ..engine.automas import AutomaTurn
from ..engine.events import (
    ContractLaidOut,
    Deed,
    Discarded,
    Event,
    Fulfilled,
    Gained,
    Scored,
    TileLaidOut,
    Took,
    TurnOver,
)
from ..engine.moves import ACT
from ..engine.position import Position
from ..history import Node, tweak
from ..notation.items import OF_THE_TABLE
from ..words import automa_home as words


class Pile(NamedTuple):
    """What may lie on the pile of the Automas: the tile on top if it is known, and those that could come."""

    top: int | None
    unseen: tuple[int, ...]


def pile_of(position: Position, line: Sequence[Node]) -> Pile:
    """The pile as those at the table see it; where it runs out, all tiles are shuffled (A14)."""
    if len(position.automa_pile) < 2:
        return Pile(None, tuple(AUTOMA_TILES))
    flipped = any(node.move == ACT for node in line)
    return Pile(position.automa_pile[0] if flipped else None, tuple(sorted(position.automa_pile)))


def laid(position: Position, top: int, under: int) -> str:
    """A tweak that puts two tiles on top of the pile."""
    anew = len(position.automa_pile) < 2
    every = tuple(AUTOMA_TILES) if anew else position.automa_pile
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


def _drawn(events: Sequence[Event], then: Position, now: Position) -> Iterator[DrawnCard]:
    for event in events:
        if isinstance(event, ContractLaidOut) and event.contract in then.contracts:
            number = then.contracts.index(event.contract)
            yield DrawnCard(
                "contracts", number, now.contracts[number], now.piles.get(CONTRACTS[event.contract].colour, ())
            )
        elif isinstance(event, TileLaidOut) and event.tile in then.patents:
            number = then.patents.index(event.tile)
            level = [tile for tile in now.patent_pile if TILES[tile].level == TILES[event.tile].level]
            yield DrawnCard("patents", number, now.patents[number], tuple(level))


def put_right(position: Position, at: DrawnCard, card: Any) -> str:
    """A tweak that lays the card there that really came."""
    lying = list(getattr(position, at.field))
    lying[at.number] = card
    return f"{at.field}={OF_THE_TABLE[at.field].kind.write(lying)}"


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
    end = next((index for index, event in enumerate(events) if isinstance(event, TurnOver)), len(events))
    later = (*events[end:], *(event for node in line[at + 1 :] for event in node.step.events))
    return LastTurn(who, *_deeds_and_reasons(events[:end]), tuple(_of_automas(later, line[at].position)))


def _deeds_and_reasons(events: Sequence[Event]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    deeds, reasons = list[str](), list[str]()
    for event in events:
        if isinstance(event, Decided):
            reasons += (_with_contract(look, look.decision) for look in looks((event,)))
        else:
            deeds.append(_told(event))
    return tuple(deeds), tuple(reasons)


def _of_automas(events: Sequence[Event], position: Position) -> Iterator[str]:
    for before, event in pairwise((None, *events)):
        if isinstance(event, Deed) and event.who in position.automas and not isinstance(event, TurnOver):
            if not (isinstance(event, Gained) and isinstance(before, Scored) and before.what == event.what):
                yield _told(event)


def _told(event: Event) -> str:
    """What happened, with what is printed on the contract that it is about: those on a table have no numbers."""
    return _with_contract(event, event)


def _with_contract(told: Event | AutomaLook, about: Event | Decision) -> str:
    if isinstance(about, ContractChoice):
        return words.with_contract(str(told), about.chosen)
    if isinstance(about, ContractLaidOut | Discarded | Fulfilled | Took):
        return words.with_contract(str(told), about.contract)
    return str(told)


def with_first_drops(position: Position, said: str) -> str:
    """A tweak of a game that begins: other headstream tiles bring other first drops (I5)."""
    tiles = tweak(position, said).position.headstream_tiles
    if tiles == position.headstream_tiles:
        return said
    first = " ".join(f"{name}={HEADSTREAM_TILES[tiles[name]][0]}" for name in HEADSTREAMS)
    return f"{said} | {first}"
