"""What a construction takes: every cheapest way to pay (C6 to C9, O1, O4, O5, T8, T10)."""

from functools import cache

from ..board.companies import (
    BASE_COST,
    CONDUIT_COST_PER_VALUE,
    CREDITS_PER_MACHINE,
    ELEVATION_COST,
    POWERHOUSE_COST,
    RED_FEE,
)
from ..board.map import AREA_OF_SPACE, CONDUITS
from .moves import Pay, pay
from .pieces import SPACES_OF, red_fee

ADLER_COST = 3
CHEAP_CONDUIT_COST = 5


def ways_to_pay(
    structure: str,
    space: str,
    officer: str | None = None,
    tile: str | None = None,
    powerhouses: int = 0,
) -> tuple[Pay, ...]:
    """Every way to pay for a piece on a space, of which none costs less than another.

    `tile` is the technology tile whose effect counts, `powerhouses` how many the company has already built.
    """
    size = CONDUITS[space].value if structure == "conduit" else powerhouses if structure == "powerhouse" else 0
    return _ways(structure, AREA_OF_SPACE[space], size, officer, tile)


def surcharge(structure: str, space: str, tile: str | None = None) -> int:
    """The credits due for a red space, which one tile waives (C6, C9, T5)."""
    return 0 if tile == "adv1_wild" else red_fee(structure, space)


@cache
def _ways(structure: str, area: str, size: int, officer: str | None, tile: str | None) -> tuple[Pay, ...]:
    excavators, mixers = _machines(structure, area, size, officer, tile)
    if tile == "adv2_wild":
        total = excavators + mixers
        bills = [(count, total - count) for count in range(total, -1, -1)]
    else:
        bills = [(excavators, mixers)]
        if structure == "conduit" and officer == "mcdowell":
            bills.append((0, size))
    ways = [pay(*bill, 0) for bill in bills]
    if officer == "jordan":
        ways += [
            pay(kept_excavators, kept_mixers, CREDITS_PER_MACHINE * replaced)
            for replaced in range(1, excavators + mixers + 1)
            for kept_excavators, kept_mixers in _kept(bills, replaced)
        ]
    return tuple(ways)


def _kept(bills: list[tuple[int, int]], replaced: int) -> list[tuple[int, int]]:
    """What is left of the bills after some machines are replaced by credits (O5)."""
    return sorted(
        {
            (excavators - count, mixers - (replaced - count))
            for excavators, mixers in bills
            for count in range(replaced + 1)
            if count <= excavators and replaced - count <= mixers
        },
        reverse=True,
    )


def _machines(structure: str, area: str, size: int, officer: str | None, tile: str | None) -> tuple[int, int]:
    """The machines on the plain bill: excavators for bases and conduits, mixers for the rest (C6 to C9)."""
    if structure == "base":
        if tile == "adv3_base":
            return 0, 0
        return (ADLER_COST if officer == "adler" else BASE_COST[area]), 0
    if structure == "elevation":
        return 0, ELEVATION_COST[area]
    if structure == "conduit":
        cost = CONDUIT_COST_PER_VALUE * size
        return (min(cost, CHEAP_CONDUIT_COST) if tile == "adv2_conduit" else cost), 0
    return 0, POWERHOUSE_COST[min(size, len(POWERHOUSE_COST) - 1)]


# The officers and tiles whose effect is on what a construction takes.
COST_OFFICERS = ("adler", "mcdowell", "jordan")
COST_TILES = ("adv1_wild", "adv2_conduit", "adv2_wild", "adv3_base")
# Nothing takes more than this, so that richer supplies share one list.
MOST_MACHINES = 10
MOST_CREDITS = MOST_MACHINES * CREDITS_PER_MACHINE + RED_FEE


def payable_spaces(
    structure: str,
    officer: str | None,
    tile: str | None,
    powerhouses: int,
    excavators: int,
    mixers: int,
    credits: int,
) -> frozenset[str]:
    """The spaces, free or not, where a supply can pay for a structure, red fee included."""
    # What makes no difference to the bill is levelled, so that the many supplies of a game share few lists.
    if officer != "jordan" and tile != "adv2_wild":
        if structure in ("elevation", "powerhouse"):
            excavators = 0
        elif officer != "mcdowell":
            mixers = 0
    return _payable(
        structure,
        officer if officer in COST_OFFICERS else None,
        tile if tile in COST_TILES else None,
        powerhouses if structure == "powerhouse" else 0,
        min(excavators, MOST_MACHINES),
        min(mixers, MOST_MACHINES),
        min(credits, MOST_CREDITS if officer == "jordan" else RED_FEE),
    )


@cache
def _payable(
    structure: str, officer: str | None, tile: str | None, powerhouses: int, excavators: int, mixers: int, credits: int
) -> frozenset[str]:
    return frozenset(
        space
        for space in SPACES_OF[structure]
        for way in ways_to_pay(structure, space, officer, tile, powerhouses)
        if way.excavators <= excavators
        and way.mixers <= mixers
        and way.credits + surcharge(structure, space, tile) <= credits
    )
