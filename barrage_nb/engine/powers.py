"""The powers in force: a company's ability, its officer and a tile as one record that the rules read (N, O, T)."""

from dataclasses import dataclass, fields
from functools import cache
from typing import NamedTuple

from ..board.companies import COMPANIES
from ..board.powers import CLAUSE_OF_HOOK, OFFICERS, PLAIN, TILES, Effect, Power

OFFICER_POWERS: dict[str | None, Power] = {name: officer.power for name, officer in OFFICERS.items()}


# Who might have a hook that every drop on its way, or every turn, asks for.
DEEP_OFFICERS = frozenset(name for name, officer in OFFICERS.items() if officer.power.deep_dams)
COPYING_OFFICERS = frozenset(name for name, officer in OFFICERS.items() if officer.power.copies_officers)
STEPPERS = frozenset(
    [name for name, board in COMPANIES.items() if board.ability.steps_per_drop]
    + [name for name, officer in OFFICERS.items() if officer.power.steps_per_drop]
)


def power_of_officer(officer: str | None) -> Power:
    """What an officer changes; nothing where there is none."""
    return OFFICER_POWERS.get(officer, PLAIN)


def merged(*powers: Power) -> Power:
    """Several powers as one: the first that changes a hook decides it."""
    return Power(
        *(
            next((value for value in values if value != plain), plain)
            for plain, *values in zip(PLAIN, *powers, strict=True)
        )
    )


@cache
def power_of(company: str | None, officer: str | None) -> Power:
    """What an ability, named by its company, and an officer change together; None for neither."""
    return merged(COMPANIES[company].ability if company else PLAIN, power_of_officer(officer))


@cache
def clause_of(hook: str, company: str, officer: str | None) -> str:
    """The clause by which a company has a hook changed: of its ability's row, or else of its officer's."""
    rows = (*changes(company), *(changes(officer) if officer else ()))
    return next(change.clause for change in rows if change.hook == hook)


@dataclass(frozen=True, eq=False)
class Prices:
    """Those hooks of a power that change what a construction takes: one record of a kind, so that lists are shared."""

    base_excavators: int | None
    conduit_excavators: int | None
    conduit_mixers: int
    credits_per_machine: int
    machines_alike: bool
    no_building_fee: bool


@cache
def prices_of(officer: str | None, tile: str | None) -> Prices:
    """The prices with an officer and a tile; where both set one, the tile's holds (Q22)."""
    power = merged(TILES[tile].power if tile else PLAIN, power_of_officer(officer))
    return _prices(*(getattr(power, field.name) for field in fields(Prices)))


_prices = cache(Prices)


class HookChange(NamedTuple):
    """One hook that a row changes, what it becomes, and the clause that says so."""

    hook: str
    value: int | bool | tuple[str, ...] | Effect | None
    clause: str


def changes(name: str) -> tuple[HookChange, ...]:
    """Everything that a company's ability, an officer or a technology tile changes: `changes("jordan")`."""
    power, clause = _row(name)
    return tuple(
        HookChange(hook, value, CLAUSE_OF_HOOK.get(hook, clause))
        for hook, value, plain in zip(Power._fields, power, PLAIN, strict=True)
        if value != plain
    )


def _row(name: str) -> tuple[Power, str]:
    if name in COMPANIES:
        return COMPANIES[name].ability, COMPANIES[name].clause
    if name in OFFICERS:
        return OFFICERS[name].power, OFFICERS[name].clause
    return TILES[name].power, TILES[name].clause
