"""The powers in force: a company's ability, its officer and a tile as one record that the rules read (N, O, T)."""

from dataclasses import dataclass, fields
from functools import cache
from typing import NamedTuple

from ..board.box import PRINTED, Box
from ..board.powers import CLAUSE_OF_HOOK, PLAIN, Effect, Power


def power_of_officer(officer: str | None, box: Box = PRINTED) -> Power:
    """What an officer changes, or a builder (`Position.builder_of`); nothing where there is none."""
    if officer is None:
        return PLAIN
    return box.officers[officer].power if officer in box.officers else _power_of_builder(officer, box)


@cache
def _power_of_builder(builder: str, box: Box) -> Power:
    officer, _, company = builder.partition("@")
    return merged(box.companies[company].ability, power_of_officer(officer or None, box))


def merged(*powers: Power) -> Power:
    """Several powers as one: the first that changes a hook decides it."""
    return Power(
        *(
            next((value for value in values if value != plain), plain)
            for plain, *values in zip(PLAIN, *powers, strict=True)
        )
    )


@cache
def power_of(company: str | None, officer: str | None, box: Box = PRINTED) -> Power:
    """What an ability, named by its company, and an officer change together; None for neither."""
    return merged(box.companies[company].ability if company else PLAIN, power_of_officer(officer, box))


@cache
def clause_of(hook: str, company: str, officer: str | None, box: Box = PRINTED) -> str:
    """The clause by which a company has a hook changed: of its ability's row, or else of its officer's."""
    rows = (*changes(company, box), *(changes(officer, box) if officer else ()))
    return next(change.clause for change in rows if change.hook == hook)


@dataclass(frozen=True, eq=False)
class Prices:
    """What a construction takes: a box's prices, and those hooks of a power that change them.

    There is one record of a kind, so that lists are shared.
    """

    box: Box
    most_machines: int  # nothing takes more, so that richer supplies share one list
    base_excavators: int | None
    conduit_excavators: int | None
    conduit_mixers: int
    credits_per_machine: int
    machines_alike: bool
    one_kind: bool
    no_building_fee: bool


_HOOKS = tuple(field.name for field in fields(Prices) if field.name in Power._fields)


@cache
def prices_of(officer: str | None, tile: str | None, box: Box = PRINTED) -> Prices:
    """The prices with an officer and a tile; where both set one, the tile's holds (Q22)."""
    power = merged(box.tiles[tile].power if tile else PLAIN, power_of_officer(officer, box))
    most = max(box.dearest, power.base_excavators or 0, power.conduit_mixers * box.largest_value)
    return _prices(box, most, *(getattr(power, name) for name in _HOOKS))


_prices = cache(Prices)


class HookChange(NamedTuple):
    """One hook that a row changes, what it becomes, and the clause that says so."""

    hook: str
    value: int | bool | tuple[str, ...] | Effect | None
    clause: str


def changes(name: str, box: Box = PRINTED) -> tuple[HookChange, ...]:
    """Everything that a company's ability, an officer or a technology tile changes: `changes("jordan")`."""
    power, clause = _row(name, box)
    return tuple(
        HookChange(hook, value, CLAUSE_OF_HOOK.get(hook, clause))
        for hook, value, plain in zip(Power._fields, power, PLAIN, strict=True)
        if value != plain
    )


def _row(name: str, box: Box) -> tuple[Power, str]:
    if name in box.companies:
        return box.companies[name].ability, box.companies[name].clause
    if name in box.officers:
        return box.officers[name].power, box.officers[name].clause
    return box.tiles[name].power, box.tiles[name].clause
