"""Why a thing cannot answer: the move that a click on it would mean, and what the rules say to that move."""

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

from ..board.map import BASE_SPACES, CONDUITS, POWERHOUSES, POWERHOUSES_IN_BASIN
from ..board.office import SPACES
from ..board.refs import Ref
from ..board.technology import SPECIAL_TILE
from ..engine.construction import structures_of
from ..engine.copying import officers_to_copy
from ..engine.moves import (
    At,
    Build,
    Copy,
    Discard,
    DraftPick,
    Drops,
    Fulfil,
    Move,
    Place,
    Produce,
    Take,
    UseTile,
)
from ..engine.play import why_not
from ..engine.position import Position
from .answers import Answering

WhyNot: TypeAlias = Callable[[Position, Move], str | None]
"""Says why a move is not taken in a position."""


def refused(answering: Answering, thing: Ref, any_question: bool = True, why_not: WhyNot = why_not) -> str | None:
    """Why a click on a thing would not be allowed, with the clause; None where it would mean nothing.

    Without `any_question` only for things that answer questions of the kind at hand.
    """
    position = answering.position
    question = position.question
    if question is None:
        return None
    moves = (move for move in meant(answering, thing) if any_question or isinstance(move, question.takes))
    return next((reason for move in moves if (reason := why_not(position, move))), None)


def meant(answering: Answering, thing: Ref) -> Iterator[Move]:
    """The moves that a click on a thing could mean, the likeliest first."""
    kind, rest = thing.kind, thing.rest
    reader = _READERS.get(kind)
    question: Any = answering.position.question
    if reader is None or not rest or (kind in ("pieces", "tile", "wheel") and rest[0] != question.who):
        return
    if kind in MAP_KINDS and Produce not in question.takes:
        yield At(rest[0])
    else:
        yield from reader(answering, question, *rest)


MAP_KINDS = ("dam", "conduit", "powerhouse")


def _picked(answering: Answering, slot: str) -> Any:
    return next((pick.value for pick in answering.given if pick.slot == slot), None)


def _space(answering: Answering, question: Any, name: str) -> Iterator[Move]:
    if SPACES[name].action == "copy":
        officers = officers_to_copy(answering.position, question.who)
        yield from (Copy(officer, SPACES[name].fee) for officer in sorted(officers))
    else:
        yield Place(name)


def _contract(answering: Answering, question: Any, contract: int) -> Iterator[Move]:
    if Fulfil in question.takes:
        yield Fulfil(contract)
    elif Discard in question.takes:
        yield Discard((contract,))
    elif DraftPick in question.takes:
        yield DraftPick(str(_picked(answering, "company") or question.who), contract)
    else:
        yield Take((contract,))


def _headstream(answering: Answering, question: Any, name: str) -> Iterator[Move]:
    yield Drops((name,))


def _draft(answering: Answering, question: Any, company: str) -> Iterator[Move]:
    yield DraftPick(company, _picked(answering, "contract") or answering.position.starting[0])


def _pieces(answering: Answering, question: Any, who: str, structure: str) -> Iterator[Move]:
    """Building such a piece, with the picked tile or else with each tile that builds it."""
    picked = _picked(answering, "tile")
    tiles = [picked] if picked else answering.position.companies[who].tiles
    fitting = [tile for tile in tiles if tile != SPECIAL_TILE and structure in structures_of(tile)]
    yield from (Build(structure, tile) for tile in fitting or [picked or structure])


def _tile(answering: Answering, question: Any, who: str, tile: str) -> Iterator[Move]:
    if UseTile in question.takes:
        yield UseTile(tile)
    elif tile != SPECIAL_TILE:
        picked = _picked(answering, "structure")
        yield from (Build(structure, tile) for structure in ([picked] if picked else structures_of(tile)))


def _wheel(answering: Answering, question: Any, who: str, place: int) -> Iterator[Move]:
    """Building with a tile that lies on the wheel."""
    if Build in question.takes:
        for tile in answering.position.companies[who].wheel[place].tiles:
            yield from (Build(structure, tile) for structure in structures_of(tile))


def _dam(answering: Answering, question: Any, space: str) -> Iterator[Move]:
    source = BASE_SPACES[space].basin
    for conduit in _built_first(answering.position, (name for name in CONDUITS if CONDUITS[name].source == source)):
        yield _produce(answering, dam=space, conduit=conduit)


def _conduit(answering: Answering, question: Any, conduit: str) -> Iterator[Move]:
    source = CONDUITS[conduit].source
    dams = (space for space, dam in answering.position.dams.items() if BASE_SPACES[space].basin == source)
    for dam in [_picked(answering, "dam"), *dams, f"B{source}L"]:
        if dam:
            yield _produce(answering, dam=dam, conduit=conduit)


def _powerhouse(answering: Answering, question: Any, space: str) -> Iterator[Move]:
    conduits = (name for name in CONDUITS if CONDUITS[name].target == POWERHOUSES[space].basin)
    picked = _picked(answering, "conduit")
    for conduit in [picked] if picked else _built_first(answering.position, conduits):
        source = CONDUITS[conduit].source
        dams = [name for name in answering.position.dams if BASE_SPACES[name].basin == source]
        yield _produce(
            answering, dam=_picked(answering, "dam") or (dams or [f"B{source}L"])[0], conduit=conduit, at=space
        )


def _built_first(position: Position, conduits: Iterator[str]) -> list[str]:
    return sorted(conduits, key=lambda name: name not in position.conduits)


def _produce(answering: Answering, dam: str, conduit: str, at: str | None = None) -> Produce:
    """A production with one drop; without a powerhouse, at the company's own where the conduit ends."""
    question: Any = answering.position.question
    houses = POWERHOUSES_IN_BASIN[CONDUITS[conduit].target]
    own = [house for house in houses if answering.position.powerhouses.get(house) == question.who]
    return Produce(dam, conduit, at or (own or houses)[0], 1)


_READERS: dict[str, Callable[..., Iterator[Move]]] = {
    "space": _space,
    "contract": _contract,
    "headstream": _headstream,
    "draft": _draft,
    "pieces": _pieces,
    "tile": _tile,
    "wheel": _wheel,
    "dam": _dam,
    "conduit": _conduit,
    "powerhouse": _powerhouse,
}
