"""Pieces: where they may stand, and every cheapest way to pay for one (C6 to C10, O1, O4, O5, T5, T8, T10)."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import cache, lru_cache
from itertools import filterfalse
from operator import attrgetter
from typing import Any

from ..board.box import PRINTED, Box
from ..board.map import (
    AREA_OF_SPACE,
    BASE_SPACES,
    BASES_IN_BASIN,
    ENDS,
    FEE_OF_SPACE,
    POWERHOUSES,
    POWERHOUSES_IN_BASIN,
)
from .events import Invested, Refusal, Returned, WheelTurned
from .moves import Pay, pay
from .position import EMPTY, NEUTRAL, Company, Draft, Position, Segment, count_of
from .powers import Prices, prices_of
from .values import Table, without

SPACES_OF = {
    "base": tuple(BASE_SPACES),
    "elevation": tuple(BASE_SPACES),
    "conduit": tuple(ENDS),
    "powerhouse": tuple(POWERHOUSES),
}


def spaces_of(structure: str, box: Box) -> Iterable[str]:
    """The spaces for a structure: of the map, or of the building tiles (C6 to C9, L37)."""
    return box.building_sites if structure == "building" else SPACES_OF.get(structure, ())


def red_fee(structure: str, space: str, fee: int = PRINTED.red_fee) -> int:
    """The credits a red building space costs; an elevation never pays them (C6, C7, C9)."""
    return fee if FEE_OF_SPACE[space] and structure != "elevation" else 0


def site_refusal(position: Position, who: str, structure: str, space: str) -> Refusal | None:
    """Why a company cannot place a piece on a space, money and machines apart; None when it can (C6 to C10)."""
    if space not in spaces_of(structure, position.box):
        return Refusal("C10", "no_such_space", {"structure": structure, "space": space})
    if getattr(position.pieces(who), structure) >= position.box.pieces[structure]:
        return Refusal("C10", "no_piece_left", {"who": who, "structure": structure})
    return _REFUSALS[structure](position, who, space)


def no_space_refusal(position: Position, who: str, structure: str) -> Refusal:
    """Why there is no space where a company can place a piece, money and machines apart (C10, C7, G6)."""
    values = {"who": who, "structure": structure}
    if getattr(position.pieces(who), structure) >= position.box.pieces[structure]:
        return Refusal("C10", "no_piece_left", values)
    if structure != "elevation":
        return Refusal("C10", "no_legal_space", values)
    owners = {dam.owner for dam in position.dams.values()}
    if who in owners:
        return Refusal("C7", "dams_at_full_height", values)
    return Refusal("G6", "only_neutral_dams", values) if owners == {NEUTRAL} else Refusal("C7", "no_own_dam", values)


def _base(position: Position, who: str, space: str) -> Refusal | None:
    dam = position.dams.get(space)
    if dam is not None:
        return Refusal("C6", "space_taken", {"space": space, "owner": dam.owner})
    basin = BASE_SPACES[space].basin
    for other in BASES_IN_BASIN[basin]:
        dam = position.dams.get(other)
        if dam is not None and dam.owner == who:
            return Refusal("C6", "own_base_in_basin", {"who": who, "basin": basin})
    return None


def _elevation(position: Position, who: str, space: str) -> Refusal | None:
    """Only an own dam is raised, neither another's nor a neutral one, and up to level 3 (C7, G5, G6)."""
    dam = position.dams.get(space)
    if dam is None or dam.owner != who:
        if dam is not None and dam.owner == NEUTRAL:
            return Refusal("G6", "neutral_dam", {"space": space})
        return Refusal("C7", "not_own_dam", {"who": who, "space": space})
    return Refusal("C7", "dam_at_full_height", {"space": space}) if dam.level >= 3 else None


def _conduit(position: Position, who: str, space: str) -> Refusal | None:
    owner = position.conduits.get(space)
    return None if owner is None else Refusal("C8", "space_taken", {"space": space, "owner": owner})


def _powerhouse(position: Position, who: str, space: str) -> Refusal | None:
    owner = position.powerhouses.get(space)
    if owner is not None:
        return Refusal("C9", "space_taken", {"space": space, "owner": owner})
    basin = POWERHOUSES[space].basin
    for other in POWERHOUSES_IN_BASIN[basin]:
        if position.powerhouses.get(other) == who:
            return Refusal("C9", "own_powerhouse_in_basin", {"who": who, "basin": basin})
    return None


def _building(position: Position, who: str, space: str) -> Refusal | None:
    """A house stands on a tile in play, one of a company on each, on a free space that is there (L34, L36, L37)."""
    site = position.box.building_sites[space]
    values = {"building": site.building, "who": who, "space": space}
    if site.building not in position.building_tiles:
        return Refusal("L6", "building_not_in_play", values)
    if max(2, position.players) not in site.players:  # one alone is like two
        return Refusal("L37", "site_not_there", values)
    owner = position.buildings.get(space)
    if owner is not None:
        return Refusal("L37", "space_taken", {"space": space, "owner": owner})
    if site.building in built_on(position, who):
        return Refusal("L34", "own_building_there", values)
    return None


def built_on(position: Position, who: str) -> tuple[str, ...]:
    """The building tiles that a company has activated, from top to bottom (L36)."""
    known, sites = position.buildings.known, position.setup.box.building_sites
    found: tuple[str, ...] | None = known.get((who, "built on"))
    if found is None:
        there = {sites[space].building for space, owner in position.buildings.items() if owner == who}
        found = known[who, "built on"] = tuple(name for name in position.setup.building_tiles if name in there)
    return found


_REFUSALS = {
    "base": _base,
    "elevation": _elevation,
    "conduit": _conduit,
    "powerhouse": _powerhouse,
    "building": _building,
}


def legal_sites(position: Position, who: str, structure: str) -> tuple[str, ...]:
    """The spaces where a company can place a piece, money and machines apart; `site_refusal` says one by one."""
    known = TABLE_OF[structure](position).known
    sites: tuple[str, ...] | None = known.get((who, structure))
    if sites is None:
        sites = known[who, structure] = _SITES[structure](position, who)
    return sites


def _base_sites(position: Position, who: str) -> tuple[str, ...]:
    dams = position.dams
    if position.dam_pieces(who)[0] >= position.setup.box.pieces["base"]:
        return ()
    own = {BASE_SPACES[space].basin for space, dam in dams.items() if dam.owner == who}
    return tuple([space for space, base in BASE_SPACES.items() if space not in dams and base.basin not in own])


def _elevation_sites(position: Position, who: str) -> tuple[str, ...]:
    if position.dam_pieces(who)[1] >= position.setup.box.pieces["elevation"]:
        return ()
    own = {space for space, dam in position.dams.items() if dam.owner == who and dam.level < 3}
    return tuple(filter(own.__contains__, BASE_SPACES)) if own else ()


def _conduit_sites(position: Position, who: str) -> tuple[str, ...]:
    if count_of(position.conduits, who) >= position.setup.box.pieces["conduit"]:
        return ()
    return tuple(filterfalse(position.conduits.__contains__, ENDS))


def _powerhouse_sites(position: Position, who: str) -> tuple[str, ...]:
    built = position.powerhouses
    if count_of(built, who) >= position.setup.box.pieces["powerhouse"]:
        return ()
    own = {POWERHOUSES[space].basin for space, owner in built.items() if owner == who}
    return tuple([space for space, house in POWERHOUSES.items() if space not in built and house.basin not in own])


def _building_sites(position: Position, who: str) -> tuple[str, ...]:
    box, there = position.setup.box, position.setup.building_tiles
    if not there or count_of(position.buildings, who) >= box.pieces["building"]:
        return ()
    free = [space for space in box.building_sites if _building(position, who, space) is None]
    return tuple(sorted(free, key=lambda space: there.index(box.building_sites[space].building)))


_SITES: dict[str, Callable[[Position, str], tuple[str, ...]]] = {
    "base": _base_sites,
    "elevation": _elevation_sites,
    "conduit": _conduit_sites,
    "powerhouse": _powerhouse_sites,
    "building": _building_sites,
}


# The part of the map that decides where a piece may stand.
TABLE_OF: dict[str, Callable[[Position], Table[str, Any]]] = {
    "base": attrgetter("dams"),
    "elevation": attrgetter("dams"),
    "conduit": attrgetter("conduits"),
    "powerhouse": attrgetter("powerhouses"),
    "building": lambda position: Table(),  # where it stands depends on the number of players too
}


def ways_to_pay(
    structure: str,
    space: str,
    officer: str | None = None,
    tile: str | None = None,
    powerhouses: int = 0,
    box: Box = PRINTED,
) -> tuple[Pay, ...]:
    """Every way to pay for a piece on a space, of which none costs less than another.

    `tile` is the technology tile whose effect counts, `powerhouses` how many the company has already built.
    """
    prices = prices_of(officer, tile, box)
    return _ways(structure, _where(structure, space, box), _size(structure, space, powerhouses, box), prices)


def _where(structure: str, space: str, box: Box) -> str:
    """By what a price is looked up: the area of a space, or the building tile of a site (C6, L35)."""
    return box.building_sites[space].building if structure == "building" else AREA_OF_SPACE[space]


def fewest(ways: Iterable[Pay]) -> Pay:
    """The way to pay that takes the fewest credits, and then the fewest machines."""
    return min(ways, key=lambda way: (way.credits, way.excavators + way.mixers))


def _size(structure: str, space: str, powerhouses: int, box: Box) -> int:
    """What a price grows with: a conduit's value, or the powerhouses built before (C8, C9)."""
    return box.conduits[space].value if structure == "conduit" else powerhouses if structure == "powerhouse" else 0


def surcharge(
    structure: str, space: str, tile: str | None = None, officer: str | None = None, box: Box = PRINTED
) -> int:
    """The credits due for a red space, where nothing waives them (C6, C9, L38, T5)."""
    if prices_of(officer, tile, box).no_building_fee:
        return 0
    if structure == "building":
        return box.red_fee if box.building_sites[space].red else 0
    return red_fee(structure, space, box.red_fee)


@cache
def _ways(structure: str, area: str, size: int, prices: Prices) -> tuple[Pay, ...]:
    excavators, mixers = _machines(structure, area, size, prices)
    if prices.machines_alike:
        total = excavators + mixers
        bills = [(count, total - count) for count in range(total, -1, -1)]
    elif prices.one_kind and excavators and mixers:
        bills = [(excavators, 0), (0, mixers)]
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
        return (prices.box.base_cost[area] if fixed is None else fixed), 0
    if structure == "elevation":
        return 0, prices.box.elevation_cost[area]
    if structure == "conduit":
        cost = prices.box.conduit_cost * size
        most = prices.conduit_excavators
        return (cost if most is None else min(cost, most)), 0
    if structure == "building":
        tile = prices.box.buildings[area]
        return tile.excavators, tile.mixers
    costs = prices.box.powerhouse_cost
    return 0, costs[min(size, len(costs) - 1)]


def payable_spaces(
    structure: str, prices: Prices, powerhouses: int, excavators: int, mixers: int, credits: int
) -> frozenset[str]:
    """The spaces, free or not, where a supply can pay for a structure, red fee included (C6 to C9)."""
    fee, most, each = prices.box.red_fee, prices.most_machines, prices.credits_per_machine
    if structure == "building":
        return _payable_sites(prices, min(excavators, most), min(mixers, most), min(credits, each * most + fee), fee)
    # Only what makes a difference to the bill is asked for, so that the many supplies of a game share few lists.
    if prices.machines_alike:
        machines = excavators + mixers
    else:
        machines = mixers if structure in ("elevation", "powerhouse") else excavators
    instead = mixers if prices.conduit_mixers and structure == "conduit" and not prices.machines_alike else NOTHING
    on_red, left = machines, credits if prices.no_building_fee else credits - fee
    if each:
        machines, on_red = machines + credits // each, machines + left // each
        instead = instead + credits // each if instead >= 0 else NOTHING
    # Comparing takes half the time of `min`, and this is asked more often than anything else.
    return _payable(
        structure,
        prices,
        powerhouses if structure == "powerhouse" else 0,
        machines if machines < most else most,
        NOTHING if left < 0 else on_red if on_red < most else most,
        instead if instead < most else most,
    )


NOTHING = -1  # what one has for a space whose fee is too dear, and of machines that do not count


@lru_cache(4000)
def _payable(
    structure: str, prices: Prices, powerhouses: int, machines: int, on_red: int, instead: int
) -> frozenset[str]:
    """The spaces for so many machines' worth, or so many on red spaces, or so many mixers instead (O4, O5, T17)."""
    found: list[str] = []
    for (area, size, red), spaces in _alike(structure, powerhouses, prices.box).items():
        enough = sum(_machines(structure, area, size, prices)) <= (on_red if red else machines)
        if enough or 0 < prices.conduit_mixers * size <= instead:
            found += spaces
    return frozenset(found)


@lru_cache(4000)
def _payable_sites(prices: Prices, excavators: int, mixers: int, credits: int, fee: int) -> frozenset[str]:
    """The sites of building tiles that so many machines and credits pay for (L35, L38, L39)."""
    found: list[str] = []
    for space, site in prices.box.building_sites.items():
        left = credits - (fee if site.red and not prices.no_building_fee else 0)
        ways = _ways("building", site.building, 0, prices)
        if any(way.excavators <= excavators and way.mixers <= mixers and way.credits <= left for way in ways):
            found.append(space)
    return frozenset(found)


@cache
def _alike(structure: str, powerhouses: int, box: Box) -> dict[tuple[str, int, bool], list[str]]:
    """The spaces for a structure by what their price depends on: area, size and a red border."""
    groups: dict[tuple[str, int, bool], list[str]] = {}
    for space in SPACES_OF[structure]:
        price = AREA_OF_SPACE[space], _size(structure, space, powerhouses, box), bool(red_fee(structure, space, 1))
        groups.setdefault(price, []).append(space)
    return groups


# The construction wheel: what goes in, and what comes back as it turns (C2, C4, C5, M6).


def turned(wheel: tuple[Segment, ...]) -> tuple[tuple[Segment, ...], Segment]:
    """The wheel after one segment of rotation, and what has come back to the open segment (C4)."""
    return (EMPTY, *wheel[:-1]), wheel[-1]


def fitted(wheel: tuple[Segment, ...], segments: int) -> tuple[Segment, ...]:
    """The wheel on a disc of so many segments: what would come back later than any of them lies in the open one."""
    back = wheel[::-1]  # by the turns until each comes back
    kept = (*back, *(EMPTY,) * (segments - len(back)))
    last, *beyond = kept[segments - 1 :]
    for segment in beyond:
        tiles = tuple(sorted(last.tiles + segment.tiles))
        last = Segment(last.excavators + segment.excavators, last.mixers + segment.mixers, tiles)
    return (last, *kept[: segments - 1][::-1])


def on_discs(companies: Table[str, Company], segments: int) -> Table[str, Company]:
    """The companies with their wheels on discs of so many segments."""
    return Table(
        {
            who: company if len(company.wheel) == segments else replace(company, wheel=fitted(company.wheel, segments))
            for who, company in companies.items()
        }
    )


def insert(draft: Draft, who: str, tile: str | None, excavators: int, mixers: int) -> None:
    """Put a tile and machines from the supply into the open segment (C2, Z6)."""
    company = draft.open(who)
    held = company.wheel[0]
    tiles = held.tiles if tile is None else tuple(sorted((*held.tiles, tile)))
    segment = Segment(held.excavators + excavators, held.mixers + mixers, tiles)
    company.wheel = (segment, *company.wheel[1:])
    if tile is not None:
        company.tiles = without(company.tiles, tile)
    company.excavators -= excavators
    company.mixers -= mixers
    draft.note(Invested, who, excavators, mixers, tile)


def turn_wheel(draft: Draft, who: str, turns: int, clause: str) -> None:
    """Turn a wheel segment by segment; what reaches the open segment goes back to the supply at once (C4)."""
    for _ in range(turns):
        company = draft.open(who)
        company.wheel, (excavators, mixers, tiles) = turned(company.wheel)
        draft.note(WheelTurned, who, clause)
        if excavators or mixers or tiles:
            company.excavators += excavators
            company.mixers += mixers
            company.tiles = tuple(sorted(company.tiles + tiles))
            draft.note(Returned, who, excavators, mixers, tiles)
