"""Turns that nobody takes who thinks, left aside before the others are weighed."""

from collections.abc import Sequence
from operator import ge, le

from ..board.box import PRINTED, Box
from ..board.map import POWERHOUSES
from ..board.office import BANK
from ..engine.contracts import DiscardContracts, TakeContracts
from ..engine.moves import Copy, Move, Place
from ..engine.position import Company, Position
from ..engine.rounds import Turn

MANY_ENGINEERS = 10
"""With so many at hand nobody goes to the bank."""


def sensible(
    view: Position, found: Sequence[tuple[Move, ...]], ends: Sequence[Position], hand: tuple[int, ...]
) -> list[int]:
    """The numbers of the plans that are worth weighing; `ends` are the positions when the turn is over.

    `hand` are the contracts that the company had when its turn began. What would leave nothing leaves everything.
    """
    kept = list(range(len(found)))
    for wrong in (_rests, _makes_no_energy, _takes_nothing):
        kept = [number for number in kept if not wrong(view, found[number][0], ends[number], hand)] or kept
    return _undominated(view, kept, ends)


def deed(plan: tuple[Move, ...], box: Box) -> tuple[object, ...]:
    """What a turn does, whichever space of the same action it is done from."""
    first = plan[0]
    if not isinstance(first, Place) or first.space == BANK:
        return plan
    space = box.spaces[first.space]
    return space.action, space.amount, *plan[1:]


def cheaper(view: Position, plan: tuple[Move, ...]) -> tuple[Move, ...] | None:
    """The same turn from a space that takes less, where one is open: fewer engineers or credits, and more of neither.

    In the last round a turbine of more energy does the same for less: there is no order of later turns to think of.
    """
    first, moves = plan[0], view.legal_moves
    if isinstance(first, Copy) and first.price and Copy(first.officer) in moves:
        return (Copy(first.officer), *plan[1:])
    if not isinstance(first, Place) or first.space == BANK:
        return None
    (does, takes), spaces = _taken(view, first), (move for move in moves if isinstance(move, Place))
    found = [move for move in spaces if (own := _taken(view, move))[0] == does and all(map(le, own[1], takes))]
    best = min(found, key=lambda move: _taken(view, move)[1], default=first)
    return None if _taken(view, best)[1] == takes else (best, *plan[1:])


def _taken(view: Position, move: Place) -> tuple[tuple[object, ...], tuple[int, int, int]]:
    """What a space is for, and what it takes."""
    space = view.box.spaces[move.space]
    more = space.amount if space.action == "produce" and view.round == view.design.rounds else 0
    return (space.action, space.building, space.amount - more, move.architect), (space.engineers, space.due, -more)


def dearer_last(view: Position, found: Sequence[tuple[Move, ...]]) -> list[tuple[Move, ...]]:
    """Turns in their order, but last those that do the same as another for as much or for more."""
    best = dict[tuple[object, ...], tuple[Move, ...]]()
    for plan in found:
        if cheaper(view, plan) is None:
            takes = _taken(view, plan[0]) if isinstance(plan[0], Place) else None
            best.setdefault((deed(plan, view.box), takes), plan)
    different = dict.fromkeys(best.values())
    return list(different | dict.fromkeys(found))


def action_of(move: Move, box: Box = PRINTED) -> str | None:
    """What engineers are placed for."""
    return box.spaces[move.space].action if isinstance(move, Place) else None


def needed_to_produce(view: Position) -> int | None:
    """How many engineers the cheapest turbine takes that is open at this turn; None where there is none."""
    moves = [move for move in view.legal_moves if isinstance(move, Place)] if isinstance(view.question, Turn) else []
    return min(
        [view.box.spaces[move.space].engineers for move in moves if action_of(move, view.box) == "produce"],
        default=None,
    )


def _mine(view: Position, position: Position) -> Company:
    """What the one to move in a view has in a position."""
    assert view.question is not None
    return position.companies[view.question.who]


def _rests(view: Position, first: Move, end: Position, hand: tuple[int, ...]) -> bool:
    """A turn at the bank with many engineers at hand."""
    return isinstance(first, Place) and first.space == BANK and _mine(view, view).engineers >= MANY_ENGINEERS


def _makes_no_energy(view: Position, first: Move, end: Position, hand: tuple[int, ...]) -> bool:
    """A turn that leaves too few engineers for a turbine open now, in a round without energy so far."""
    needed = needed_to_produce(view)
    if needed is None or _mine(view, view).energy or action_of(first, view.box) == "produce":
        return False
    after = _mine(view, end)
    return end.round != view.round or end.over or (after.engineers < needed and not after.energy)


def _takes_nothing(view: Position, first: Move, end: Position, hand: tuple[int, ...]) -> bool:
    """Contracts that are taken and discarded again."""
    asks = isinstance(view.question, TakeContracts | DiscardContracts) or action_of(first, view.box) == "contracts"
    return asks and set(_mine(view, end).contracts) <= set(hand)


def _undominated(view: Position, numbers: Sequence[int], ends: Sequence[Position]) -> list[int]:
    """Of plans that leave all the same but the company's goods those with more of something than any other."""
    exactly = "red_spaces" in {
        *(view.box.bonus_tiles[tile].counts for tile in view.bonus),
        *(view.box.objectives[aim].counts for aim in (view.objective,) if aim is not None),
    }
    alike: dict[tuple[object, ...], list[tuple[int, ...]]] = {}
    kept = []
    for goods, number in sorted(((_goods(_mine(view, ends[number])), -number) for number in numbers), reverse=True):
        better = alike.setdefault(_beside_goods(view, ends[-number], exactly), [])
        if not any(all(map(ge, other, goods)) for other in better):
            better.append(goods)
            kept.append(-number)
    return sorted(kept)


def _goods(company: Company) -> tuple[int, ...]:
    return company.vp, company.credits, company.excavators, company.mixers, company.engineers


def _beside_goods(view: Position, end: Position, exactly: bool) -> tuple[object, ...]:
    """All that counts but the goods of the one to move: powerhouses of a basin are alike, unless their fee counts."""
    mine, houses = _mine(view, end), end.powerhouses.items()
    return (
        *(end.round, end.over, mine.energy, mine.tiles, mine.wheel, mine.contracts, mine.fulfilled, mine.constructions),
        *(hash(end.dams), hash(end.conduits), hash(end.headstreams), end.contracts, end.patents),
        frozenset((space if exactly else POWERHOUSES[space].basin, owner) for space, owner in houses),
        *(_goods(other) for other in end.companies.values() if other is not mine),
    )
