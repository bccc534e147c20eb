"""The bill: what a move takes from who makes it, every way to pay it (R3, C1, C6 to C9, O7, P7, Y5)."""

from typing import NamedTuple

from ..board.map import CONDUITS
from ..board.office import SPACES
from .construction import ChooseSite, affordable_ways, effect_of, sites_within_means, structures_of
from .moves import At, Build, Copy, Move, Place, Produce, UseTile
from .pieces import red_fee, surcharge
from .position import Position
from .production import System, conduit_fee
from .rewards import PlacePiece


class Bill(NamedTuple):
    """What is paid: of the credits, `fee` is for a red border, and what `owner` is due for a conduit is all of them."""

    excavators: int = 0
    mixers: int = 0
    engineers: int = 0
    credits: int = 0
    fee: int = 0
    owner: str | None = None


def bills(position: Position, move: Move) -> tuple[Bill, ...]:
    """Every way to pay for a move; for a structure without its place, those of all places where it can be built."""
    question = position.question
    if question is None:
        return ()
    who = question.who
    if isinstance(move, Place):
        return (_place(move),)
    if isinstance(move, Copy):
        return (Bill(engineers=1, credits=move.price),)
    if isinstance(move, UseTile):
        effect = effect_of(move.tile, move.copying)
        return _anywhere(position, who, structures_of(effect)[0], effect)
    if isinstance(move, Build):
        return _anywhere(position, who, move.structure, effect_of(move.tile, move.copying))
    if isinstance(move, Produce):
        return (_produce(position, who, move),)
    if isinstance(move, At) and isinstance(question, ChooseSite):
        return _at(position, who, question.structure, move.space, question.effect)
    if isinstance(move, At) and isinstance(question, PlacePiece):
        fee = red_fee(question.structure, move.space, position.design.red_fee)
        return (Bill(credits=fee, fee=fee),)
    return ()


def _place(move: Place) -> Bill:
    space = SPACES[move.space]
    return Bill(engineers=move.engineers or space.engineers, credits=space.fee + space.price, fee=space.fee)


def _produce(position: Position, who: str, move: Produce) -> Bill:
    owner = position.conduits[move.conduit]
    system = System(move.dam, move.conduit, move.powerhouse, CONDUITS[move.conduit].value, move.drops, owner)
    due = conduit_fee(system, who, move.drops, position.design.conduit_credits)
    return Bill(credits=due, owner=owner if due else None)


def _at(position: Position, who: str, structure: str, space: str, effect: str) -> tuple[Bill, ...]:
    fee = surcharge(structure, space, effect, position.officer_of(who), position.design.red_fee)
    ways = affordable_ways(position, who, structure, space, effect)
    return tuple(Bill(way.excavators, way.mixers, 0, way.credits + fee, fee) for way in ways)


def _anywhere(position: Position, who: str, structure: str, effect: str) -> tuple[Bill, ...]:
    sites = sites_within_means(position, who, structure, effect, position.companies[who].credits)
    found = (bill for space in sites for bill in _at(position, who, structure, space, effect))
    return tuple(dict.fromkeys(found))
