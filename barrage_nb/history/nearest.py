"""Legal moves that differ from a refused one in a detail only, the nearest first."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from ..board.map import BASIN_OF_SPACE, CONDUITS
from ..board.office import SPACES
from ..engine.events import Built, Declined, Deed, Drawn, Event, Invested, Took
from ..engine.moves import (
    DECLINE,
    At,
    Build,
    Discard,
    DraftPick,
    Drops,
    Machines,
    Move,
    Pay,
    Place,
    Produce,
    Take,
    UseTile,
)
from ..engine.position import Position

MOST_NEAREST = 5


def nearest(move: Move, legal: Iterable[Move]) -> tuple[Move, ...]:
    """The legal moves that want the same as a move, but for a detail: another slot, fewer drops, other machines."""
    distance = _DISTANCES.get(type(move))
    if distance is None:
        return ()
    found = [(distance(move, other), other) for other in legal if type(other) is type(move)]
    near = [(steps, other) for steps, other in found if steps is not None]
    return tuple(other for _, other in sorted(near, key=lambda pair: pair[0])[:MOST_NEAREST])


def _place(move: Place, other: Place) -> float | None:
    space, another = SPACES.get(move.space), SPACES.get(other.space)
    if space is None or another is None or space.action != another.action:
        return None
    fewer = abs((move.engineers or 0) - (other.engineers or 0))
    return abs(space.amount - another.amount) + fewer + (space.fee != another.fee) / 2


def _at(move: At, other: At) -> float | None:
    basin = BASIN_OF_SPACE.get(move.space)
    if basin is None or move.space[0] != other.space[0]:
        return None
    if basin == BASIN_OF_SPACE[other.space]:
        return 0
    pipe, another = CONDUITS.get(move.space), CONDUITS.get(other.space)
    return 1 if pipe and another and pipe.target == another.target else None


def _produce(move: Produce, other: Produce) -> float | None:
    basins = [_basin(move.dam) == _basin(other.dam), move.conduit == other.conduit]
    if not any(basins):
        return None
    parts = (move.dam != other.dam) + (move.conduit != other.conduit)
    return 4 * parts + (_basin(move.powerhouse) != _basin(other.powerhouse)) + abs(move.drops - other.drops)


def _basin(space: str) -> int | None:
    return BASIN_OF_SPACE.get(space)


def _build(move: Build, other: Build) -> float | None:
    if move.structure != other.structure:
        return None
    return 0 if move.tile == other.tile else 1


def _use(move: UseTile, other: UseTile) -> float | None:
    return 0 if (move.copying or move.tile) == (other.copying or other.tile) else None


def _pick(move: DraftPick, other: DraftPick) -> float | None:
    return 0 if move.company == other.company else None


def _pay(move: Pay, other: Pay) -> float | None:
    machines = abs(move.excavators - other.excavators) + abs(move.mixers - other.mixers)
    return machines + abs(move.credits - other.credits)


def _split(move: Machines, other: Machines) -> float | None:
    return abs(move.excavators - other.excavators) + abs(move.mixers - other.mixers)


def _several(move: Any, other: Any) -> float | None:
    """Headstreams or contracts, of which some are the same, or as many."""
    ours, theirs = (Counter(getattr(one, _SEVERAL[type(one)])) for one in (move, other))
    common = (ours & theirs).total()
    apart = ours.total() + theirs.total() - 2 * common
    return apart if common or ours.total() == theirs.total() == 1 else None


_SEVERAL: dict[type, str] = {Drops: "headstreams", Take: "contracts", Discard: "contracts"}
_DISTANCES: dict[type, Callable[[Any, Any], float | None]] = {
    Place: _place,
    At: _at,
    Produce: _produce,
    Build: _build,
    UseTile: _use,
    DraftPick: _pick,
    Pay: _pay,
    Machines: _split,
    **dict.fromkeys(_SEVERAL, _several),
}


def as_it_happened(position: Position, events: Iterable[Event]) -> Move | None:
    """The answer that events show to have been given where there was no choice, if it is still a legal one."""
    question = position.question
    if question is None:
        return None
    mine = [event for event in events if isinstance(event, Deed) and event.who == question.who]
    return next((move for move in _done(mine) if move in position.legal_moves), None)


def _done(events: Iterable[Event]) -> Iterator[Move]:
    """The moves that events would be the outcome of."""
    tile: str | None = None
    for event in events:
        match event:
            case Invested():
                tile = event.tile
                yield Pay(event.excavators, event.mixers)
            case Built():
                yield At(event.space)
                yield Build(event.structure, tile)
            case Drawn():
                yield Produce(event.dam, event.conduit, event.powerhouse, event.drops)
            case Took():
                yield Take((event.contract,))
            case Declined():
                yield DECLINE
