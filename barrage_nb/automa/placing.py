"""Where an Automa puts a piece, and why there: the structure placing procedure (AP1 to AP8)."""

from collections.abc import Iterable
from typing import NamedTuple

from ..board.automa import AUTOMA_TILES, CRITERIA
from ..board.map import BASE_SPACES, BASIN_OF_SPACE, CONDUITS, FEE_OF_SPACE, POWERHOUSES
from .criteria import Map, Spaces, completing, keep

DEAR_VALUE = 3  # the least value of a conduit that T8 makes cheaper (AD3)


class Sifted(NamedTuple):
    """What one criterion did: the spaces that met it, none where nobody did, and the spaces left after it (AP3)."""

    criterion: str
    clause: str
    met: tuple[str, ...]
    left: tuple[str, ...]


class Placement(NamedTuple):
    """Where a piece goes: the eligible spaces, what each criterion kept, and the clause that decided.

    `start` is where the last tie-break began to look: a basin, of conduits a space, 0 where it was not needed.
    """

    who: str
    structure: str
    tile: int
    eligible: tuple[str, ...]
    completing: tuple[str, ...]
    sifted: tuple[Sifted, ...]
    start: int | str
    clause: str
    space: str


class Wishes(NamedTuple):
    """What an ability or a tile adds to the procedure."""

    areas: tuple[str, ...] = ()  # the areas preferred before the criteria, in order (AD5)
    dear_conduits: bool = False  # ties go to conduits that the tile of T8 makes cheaper (AD3)
    red_first: bool = False  # a red base space comes before the other of its basin (AD3)


NO_WISHES = Wishes()


def choose_space(
    look: Map, structure: str, eligible: Iterable[str], tile: int, wishes: Wishes = NO_WISHES
) -> Placement:
    """The space that the procedure finds among the eligible ones, of which there must be one at least."""
    everything = tuple(eligible)
    left = _one_a_basin(everything) if structure == "powerhouse" else list(everything)
    last = completing(look, structure, left)
    sifted: list[Sifted] = []

    def found(space: str, clause: str, start: int | str = 0) -> Placement:
        return Placement(look.who, structure, tile, everything, tuple(last), tuple(sifted), start, clause, space)

    if len(left) == 1:
        return found(left[0], "AP1")
    if len(last) == 1:
        return found(last[0], "AP2")
    for step in _sieve(look, structure, left, tile, wishes):
        sifted.append(step)
        if len(step.left) == 1:
            return found(step.left[0], step.clause)
    column = AUTOMA_TILES[tile].column(structure)
    return found(_first_from(column.code, sifted[-1].left, wishes.red_first), "AP4", column.code)


def _one_a_basin(spaces: Iterable[str]) -> Spaces:
    """The powerhouse spaces of a basin count as one: the unsurcharged first, then the lowest (AP2, AP4)."""
    first: dict[int, str] = {}
    for space in sorted(spaces, key=lambda space: (FEE_OF_SPACE[space], ORDER[space])):
        first.setdefault(BASIN_OF_SPACE[space], space)
    return sorted(first.values(), key=ORDER.__getitem__)


def _sieve(look: Map, structure: str, spaces: Spaces, tile: int, wishes: Wishes) -> Iterable[Sifted]:
    """One criterion after the other, each on the spaces that the one before has left."""
    left = spaces
    if wishes.areas:
        met = _in_first_area(wishes.areas, left)
        left = met or left
        yield Sifted("areas", "AD5", tuple(met), tuple(left))
    for name in AUTOMA_TILES[tile].column(structure).criteria:
        met = keep(name, look, structure, left)
        left = met or left
        yield Sifted(name, CRITERIA[structure][name].cited, tuple(met), tuple(left))
    if wishes.dear_conduits and structure == "conduit":
        met = [space for space in left if CONDUITS[space].value >= DEAR_VALUE]
        left = met or left
        yield Sifted("dear_conduit", "AD3", tuple(met), tuple(left))


def _in_first_area(areas: tuple[str, ...], spaces: Spaces) -> Spaces:
    for area in areas:
        found = [space for space in spaces if BASE_SPACES[space].area == area]
        if found:
            return found
    return []


def _first_from(code: int | str, spaces: Iterable[str], red_first: bool) -> str:
    """The first of some spaces from a basin or conduit space upward, and round to the beginning (AP4)."""

    def distance(space: str) -> tuple[int, int, int]:
        fee = FEE_OF_SPACE[space]
        if isinstance(code, str):
            return (ORDER[space] - ORDER[code]) % len(CONDUITS), 0, 0
        return (BASIN_OF_SPACE[space] - code) % BASINS, -fee if red_first else fee, ORDER[space]

    return min(spaces, key=distance)


BASINS = 12
# The place of every space in the order of its kind.
ORDER = {space: number for table in (BASE_SPACES, CONDUITS, POWERHOUSES) for number, space in enumerate(table)}
