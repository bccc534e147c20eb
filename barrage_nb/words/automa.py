"""What an Automa decided and why, in sentences."""

from collections.abc import Callable
from dataclasses import fields
from typing import Any

from .message import Message, Messages, declared
from .names import AREAS, count, listed, tile
from .places import modifier, piece, places
from .refusals import why

LEVELS = Messages("automa-level")
CRITERIA = Messages("automa-criterion")
ROWS = Messages("automa-row")


def brings(headstreams: str, before: int, after: int) -> Message: ...
def from_basin(basin: int) -> Message: ...
def from_conduit(conduit: str) -> Message: ...
def stays(criterion: str, clause: str, left: str, n: int) -> Message: ...
def ignored(criterion: str, clause: str) -> Message: ...
def stopped(said: str) -> Message: ...
def cited(said: str, clause: str) -> Message: ...
def system_ready(dam: str, powerhouse: str, energy: int) -> Message: ...
def otherwise(before: str, now: str) -> Message: ...
def otherwise_by(before: str, now: str, step: str, instead: str) -> Message: ...
def nothing_more() -> Message: ...
def decision_out_of_engineers(who: str) -> Message: ...
def decision_flipped(actions: str, criteria: str, reshuffled: object, who: str) -> Message: ...
def decision_followed(number: int, row: str, who: str) -> Message: ...
def decision_skipped(number: int, reason: str, row: str, who: str) -> Message: ...
def decision_system_choice(dam: str, drops: int, energy: int, powerhouse: str, ready: int, who: str) -> Message: ...
def decision_contract_choice(contract: int, energy: int, reached: int, who: str) -> Message: ...
def decision_no_water(who: str) -> Message: ...
def decision_water_choice(letters: str, steps: str, who: str) -> Message: ...
def decision_tile_use(structure: str, tile: str, who: str) -> Message: ...
def decision_tile_copy(copied: str, structure: str, tile: str, who: str) -> Message: ...
def decision_machine_choice(excavators: int, machines: str, mixers: int, who: str) -> Message: ...
def decision_patent_choice(tile: str, who: str) -> Message: ...
def decision_placement(piece: str, reason: str, who: str) -> Message: ...
def why_there_only() -> Message: ...
def why_there_completes(n: int) -> Message: ...
def why_there_first(left: str, n: int, upward: str) -> Message: ...
def why_there_criterion(criterion: str, n: int) -> Message: ...
def look_may_build(n: int, structure: str, where: str, who: str) -> Message: ...
def look_may_build_many(n: int, structure: str, who: str) -> Message: ...
def look_completes(spot: str) -> Message: ...
def look_several_complete(n: int, where: str) -> Message: ...
def look_ignored(criterion: str) -> Message: ...
def look_many_left(criterion: str, n: int) -> Message: ...
def look_left(criterion: str, left: str) -> Message: ...
def look_drops(drops: int, letters: str, who: str) -> Message: ...
def look_placed(after: int, before: int, headstreams: str, n: int) -> Message: ...
def look_systems(systems: str, who: str) -> Message: ...


declared(__name__)


def row(printed: Any) -> str:
    """What a row of a tile shows: 'produce +1 for a yellow contract'."""
    return ROWS(kind_of_row(printed), **values_of_row(printed))


def kind_of_row(printed: Any) -> str:
    """Which message tells a row: a construction may be limited to areas or to a value, a machine be any."""
    kind = type(printed).__name__
    if kind == "ConstructRow":
        return f"{kind}_areas" if printed.areas else f"{kind}_value" if printed.least_value else kind
    return f"{kind}_scarcer" if kind == "MachineryRow" and printed.machinery else kind


def values_of_row(printed: Any) -> dict[str, Any]:
    """What is printed on a row, in words."""
    values = {field.name: getattr(printed, field.name) for field in fields(printed)}
    if "modifier" in values:
        values["modifier"] = modifier(printed.modifier)
    if "areas" in values:
        values["areas"] = listed((AREAS[area] for area in printed.areas), last="or")
    if "excavators" in values:
        values["machines"] = machines(printed)
    return values


def machines(bought: Any) -> str:
    """How many machines of each type."""
    kinds = (("excavators", bought.excavators), ("mixers", bought.mixers))
    return listed(count(number, name) for name, number in kinds if number)


def decision(who: str, decision: Any) -> str:
    """One decision of an Automa as a sentence without its clause and full stop."""
    return DECIDED[type(decision).__name__](who, decision)


def _out_of_engineers(who: str, made: Any) -> str:
    return decision_out_of_engineers(who=who)


def _flipped(who: str, made: Any) -> str:
    return decision_flipped(who=who, reshuffled=made.reshuffled, criteria=made.criteria, actions=made.actions)


def _tried(who: str, made: Any) -> str:
    if made.refusal is None:
        return decision_followed(who=who, number=made.number + 1, row=row(made.row))
    return decision_skipped(who=who, number=made.number + 1, row=row(made.row), reason=why(made.refusal))


def _system(who: str, made: Any) -> str:
    system, drops, energy = made.chosen
    return decision_system_choice(
        who=who, ready=len(made.ready), drops=drops, dam=system.dam, powerhouse=system.powerhouse, energy=energy
    )


def _contract(who: str, made: Any) -> str:
    return decision_contract_choice(who=who, contract=made.chosen, energy=made.energy, reached=len(made.reached))


def _water(who: str, made: Any) -> str:
    if not made.groups:
        return decision_no_water(who=who)
    steps = listed(brings(listed(group.headstreams), group.before, group.after) for group in made.groups)
    return decision_water_choice(who=who, letters=listed(made.letters), steps=steps)


def _tile(who: str, made: Any) -> str:
    if made.copying:
        return decision_tile_copy(who=who, structure=made.structure, tile=made.tile, copied=tile(made.copying))
    return decision_tile_use(who=who, structure=made.structure, tile=made.tile)


def _split_machines(who: str, made: Any) -> str:
    excavators, mixers = made.had
    return decision_machine_choice(who=who, excavators=excavators, mixers=mixers, machines=machines(made))


def _patent(who: str, made: Any) -> str:
    return decision_patent_choice(who=who, tile=made.tile)


def _placement(who: str, made: Any) -> str:
    return decision_placement(who=who, piece=piece(made.structure, made.space), reason=why_there(made))


def why_there(placement: Any) -> str:
    """Why a piece goes where it goes, in one clause of a sentence."""
    number = len(placement.eligible)
    if placement.clause == "AP1":
        return why_there_only()
    if placement.clause == "AP2":
        return why_there_completes(n=number)
    if placement.clause == "AP4":
        left = places(placement.sifted[-1].left)
        return why_there_first(upward=upward(placement.start), left=left, n=number)
    return why_there_criterion(n=number, criterion=CRITERIA[placement.sifted[-1].criterion])


def upward(start: int | str) -> str:
    """Where the last tie-break begins to count: at a basin, or at a conduit."""
    return from_conduit(start) if isinstance(start, str) else from_basin(start)


def sifted(step: Any) -> str:
    """What one criterion did: 'linked to an own powerhouse (AP5b): B1L and B1U stay'."""
    criterion = CRITERIA[step.criterion]
    if not step.met:
        return ignored(criterion, step.clause)
    return stays(criterion, step.clause, places(step.left), len(step.left))


# A decision look by look, as it is shown on the map.


def look(now: Any) -> str:
    """One look as a sentence."""
    return stopped(LOOKED_AT[now.stage](now))


def with_clause(now: Any, clause: str) -> str:
    """One look as a sentence that ends with its clause."""
    return cited(LOOKED_AT[now.stage](now), clause)


MOST_NAMED = 6
"""More spaces than these are counted, not named."""


def _may_build(now: Any) -> str:
    """Where a piece could go at all."""
    spaces, structure = now.decision.eligible, now.decision.structure
    if len(spaces) > MOST_NAMED:
        return look_may_build_many(who=now.who, structure=structure, n=len(spaces))
    return look_may_build(who=now.who, structure=structure, where=places(spaces, last="or"), n=len(spaces))


def _completing(now: Any) -> str:
    """Which spaces complete a system."""
    spaces = now.decision.completing
    if len(spaces) == 1:
        return look_completes(spot=spaces[0])
    return look_several_complete(where=places(spaces), n=len(spaces))


def _one_criterion(now: Any) -> str:
    """What one criterion leaves."""
    step = now.decision.sifted[now.number]
    criterion, left = CRITERIA[step.criterion], len(step.left)
    if not step.met:
        return look_ignored(criterion=criterion)
    if left > MOST_NAMED:
        return look_many_left(criterion=criterion, n=left)
    return look_left(criterion=criterion, left=places(step.left))


def _order_of_drops(now: Any) -> str:
    """Where drops are tried."""
    return look_drops(who=now.who, drops=now.decision.most, letters=", ".join(now.decision.letters))


def _drops_placed(now: Any) -> str:
    """What a group of drops is good for."""
    group = now.decision.groups[now.number]
    where = listed(group.headstreams)
    return look_placed(headstreams=where, n=len(group.headstreams), before=group.before, after=group.after)


def _systems_ready(now: Any) -> str:
    """Everything that could be produced with."""
    each = (system_ready(system.dam, system.powerhouse, energy) for system, _, energy in now.decision.ready)
    return look_systems(who=now.who, systems=listed(each, last="or"))


LOOKED_AT: dict[str, Callable[[Any], str]] = {
    "": lambda now: decision(now.who, now.decision),
    "eligible": _may_build,
    "completing": _completing,
    "sifted": _one_criterion,
    "order": _order_of_drops,
    "group": _drops_placed,
    "ready": _systems_ready,
}
"""A look by its stage."""


DECIDED: dict[str, Callable[[str, Any], str]] = {
    "OutOfEngineers": _out_of_engineers,
    "Flipped": _flipped,
    "Tried": _tried,
    "SystemChoice": _system,
    "ContractChoice": _contract,
    "WaterChoice": _water,
    "TileUse": _tile,
    "MachineChoice": _split_machines,
    "PatentChoice": _patent,
    "Placement": _placement,
}
"""A decision by its kind."""


def parting(was: Any, now: Any) -> str:
    """The first thing that two turns decided differently: each a company with its decision, or None for nothing."""
    steps = () if was is None or now is None else _first_apart(was[1], now[1])
    if steps:
        before, after = steps
        return otherwise_by(_made(was), _made(now), sifted(after), sifted(before))
    return otherwise(_made(was), _made(now))


def _first_apart(was: Any, now: Any) -> tuple[Any, ...]:
    """The first criterion of two placements that kept other spaces in the one than in the other."""
    pairs = zip(getattr(was, "sifted", ()), getattr(now, "sifted", ()), strict=False)
    return next((pair for pair in pairs if pair[0] != pair[1]), ())


def _made(item: Any) -> str:
    return nothing_more() if item is None else decision(*item)
