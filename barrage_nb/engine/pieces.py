"""Where pieces may stand: free spaces, one base and one powerhouse a basin, two elevations a base (C6 to C10)."""

from collections.abc import Callable
from itertools import filterfalse
from operator import attrgetter
from typing import Any

from ..board.companies import PIECES, RED_FEE
from ..board.map import (
    BASE_SPACES,
    BASES_IN_BASIN,
    CONDUITS,
    FEE_OF_SPACE,
    POWERHOUSES,
    POWERHOUSES_IN_BASIN,
)
from .events import Refusal
from .position import NEUTRAL, Position, count_of
from .values import Table

SPACES_OF = {
    "base": tuple(BASE_SPACES),
    "elevation": tuple(BASE_SPACES),
    "conduit": tuple(CONDUITS),
    "powerhouse": tuple(POWERHOUSES),
}


def red_fee(structure: str, space: str, fee: int = RED_FEE) -> int:
    """The credits a red building space costs; an elevation never pays them (C6, C7, C9)."""
    return fee if FEE_OF_SPACE[space] and structure != "elevation" else 0


def site_refusal(position: Position, who: str, structure: str, space: str) -> Refusal | None:
    """Why a company cannot place a piece on a space, money and machines apart; None when it can (C6 to C10)."""
    if structure not in SPACES_OF or space not in SPACES_OF[structure]:
        return Refusal("C10", "no_such_space", {"structure": structure, "space": space})
    if getattr(position.pieces(who), structure) >= PIECES[structure]:
        return Refusal("C10", "no_piece_left", {"who": who, "structure": structure})
    return _REFUSALS[structure](position, who, space)


def no_space_refusal(position: Position, who: str, structure: str) -> Refusal:
    """Why there is no space where a company can place a piece, money and machines apart (C10, C7, G6)."""
    values = {"who": who, "structure": structure}
    if getattr(position.pieces(who), structure) >= PIECES[structure]:
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
    if dam.level >= 3:
        return Refusal("C7", "dam_at_full_height", {"space": space})
    return None


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


_REFUSALS = {"base": _base, "elevation": _elevation, "conduit": _conduit, "powerhouse": _powerhouse}


def legal_sites(position: Position, who: str, structure: str) -> tuple[str, ...]:
    """The spaces where a company can place a piece, money and machines apart; `site_refusal` says one by one."""
    known = TABLE_OF[structure](position).known
    sites: tuple[str, ...] | None = known.get((who, structure))
    if sites is None:
        sites = known[who, structure] = _SITES[structure](position, who)
    return sites


def _base_sites(position: Position, who: str) -> tuple[str, ...]:
    dams = position.dams
    if position.dam_pieces(who)[0] >= PIECES["base"]:
        return ()
    own = {BASE_SPACES[space].basin for space, dam in dams.items() if dam.owner == who}
    return tuple([space for space, base in BASE_SPACES.items() if space not in dams and base.basin not in own])


def _elevation_sites(position: Position, who: str) -> tuple[str, ...]:
    if position.dam_pieces(who)[1] >= PIECES["elevation"]:
        return ()
    own = {space for space, dam in position.dams.items() if dam.owner == who and dam.level < 3}
    return tuple(filter(own.__contains__, BASE_SPACES)) if own else ()


def _conduit_sites(position: Position, who: str) -> tuple[str, ...]:
    if count_of(position.conduits, who) >= PIECES["conduit"]:
        return ()
    return tuple(filterfalse(position.conduits.__contains__, CONDUITS))


def _powerhouse_sites(position: Position, who: str) -> tuple[str, ...]:
    built = position.powerhouses
    if count_of(built, who) >= PIECES["powerhouse"]:
        return ()
    own = {POWERHOUSES[space].basin for space, owner in built.items() if owner == who}
    return tuple([space for space, house in POWERHOUSES.items() if space not in built and house.basin not in own])


_SITES: dict[str, Callable[[Position, str], tuple[str, ...]]] = {
    "base": _base_sites,
    "elevation": _elevation_sites,
    "conduit": _conduit_sites,
    "powerhouse": _powerhouse_sites,
}


# The part of the map that decides where a piece may stand.
TABLE_OF: dict[str, Callable[[Position], Table[str, Any]]] = {
    "base": attrgetter("dams"),
    "elevation": attrgetter("dams"),
    "conduit": attrgetter("conduits"),
    "powerhouse": attrgetter("powerhouses"),
}
