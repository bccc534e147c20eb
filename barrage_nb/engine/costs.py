"""What a construction takes: every cheapest way to pay, by the prices in force (C6 to C9, O1, O4, O5, T5, T8, T10)."""

from functools import cache

from ..board.companies import (
    BASE_COST,
    CONDUIT_COST_PER_VALUE,
    ELEVATION_COST,
    POWERHOUSE_COST,
    RED_FEE,
)
from ..board.map import AREA_OF_SPACE, CONDUITS
from .moves import Pay, pay
from .pieces import SPACES_OF, red_fee
from .powers import Prices, prices_of


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
    return _ways(structure, AREA_OF_SPACE[space], _size(structure, space, powerhouses), prices_of(officer, tile))


def _size(structure: str, space: str, powerhouses: int) -> int:
    """What a price grows with: a conduit's value, or the powerhouses built before (C8, C9)."""
    return CONDUITS[space].value if structure == "conduit" else powerhouses if structure == "powerhouse" else 0


def surcharge(
    structure: str, space: str, tile: str | None = None, officer: str | None = None, fee: int = RED_FEE
) -> int:
    """The credits due for a red space, where nothing waives them (C6, C9, T5)."""
    return 0 if prices_of(officer, tile).no_building_fee else red_fee(structure, space, fee)


@cache
def _ways(structure: str, area: str, size: int, prices: Prices) -> tuple[Pay, ...]:
    excavators, mixers = _machines(structure, area, size, prices)
    if prices.machines_alike:
        total = excavators + mixers
        bills = [(count, total - count) for count in range(total, -1, -1)]
    else:
        bills = [(excavators, mixers)]
        if structure == "conduit" and prices.conduit_mixers:
            bills.append((0, prices.conduit_mixers * size))
    ways = [pay(*bill, 0) for bill in bills]
    if prices.credits_per_machine:
        ways += [
            pay(kept_excavators, kept_mixers, prices.credits_per_machine * replaced)
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


def _machines(structure: str, area: str, size: int, prices: Prices) -> tuple[int, int]:
    """The machines on the plain bill: excavators for bases and conduits, mixers for the rest (C6 to C9)."""
    if structure == "base":
        fixed = prices.base_excavators
        return (BASE_COST[area] if fixed is None else fixed), 0
    if structure == "elevation":
        return 0, ELEVATION_COST[area]
    if structure == "conduit":
        cost = CONDUIT_COST_PER_VALUE * size
        most = prices.conduit_excavators
        return (cost if most is None else min(cost, most)), 0
    return 0, POWERHOUSE_COST[min(size, len(POWERHOUSE_COST) - 1)]


# Nothing takes more than this, so that richer supplies share one list.
MOST_MACHINES = 10


def enough_credits(officer: str | None, tile: str) -> int:
    """No more credits than this make a difference to the machines; a red fee comes on top."""
    return MOST_MACHINES * prices_of(officer, tile).credits_per_machine


def payable_spaces(
    structure: str,
    officer: str | None,
    tile: str | None,
    powerhouses: int,
    excavators: int,
    mixers: int,
    credits: int,
    fee: int = RED_FEE,
) -> frozenset[str]:
    """The spaces, free or not, where a supply can pay for a structure, red fee included."""
    # What makes no difference to the bill is levelled, so that the many supplies of a game share few lists.
    prices = prices_of(officer, tile)
    if not prices.credits_per_machine and not prices.machines_alike:
        if structure in ("elevation", "powerhouse"):
            excavators = 0
        elif not prices.conduit_mixers:
            mixers = 0
    return _payable(
        structure,
        prices,
        powerhouses if structure == "powerhouse" else 0,
        min(excavators, MOST_MACHINES),
        min(mixers, MOST_MACHINES),
        min(credits, MOST_MACHINES * prices.credits_per_machine + fee),
        fee,
    )


@cache
def _payable(
    structure: str, prices: Prices, powerhouses: int, excavators: int, mixers: int, credits: int, fee: int
) -> frozenset[str]:
    found: list[str] = []
    for (area, size, due), spaces in _alike(structure, powerhouses, fee).items():
        left = credits if prices.no_building_fee else credits - due
        if any(
            way.excavators <= excavators and way.mixers <= mixers and way.credits <= left
            for way in _ways(structure, area, size, prices)
        ):
            found += spaces
    return frozenset(found)


@cache
def _alike(structure: str, powerhouses: int, fee: int) -> dict[tuple[str, int, int], list[str]]:
    """The spaces for a structure by what their price depends on: area, size and red fee."""
    groups: dict[tuple[str, int, int], list[str]] = {}
    for space in SPACES_OF[structure]:
        price = AREA_OF_SPACE[space], _size(structure, space, powerhouses), red_fee(structure, space, fee)
        groups.setdefault(price, []).append(space)
    return groups
