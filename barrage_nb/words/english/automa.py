"""What an Automa decided and why, in sentences."""

from collections.abc import Callable, Iterable
from typing import Any

from .names import TILES, company, count, listed
from .refusals import REASONS, said_values

LEVELS = {"easy": "Easy", "medium": "Medium", "hard": "Hard", "very hard": "Very Hard"}

CRITERIA = {
    "strongest_built_conduit": "linked to the most powerful built conduit",
    "own_powerhouse": "linked to an own powerhouse",
    "most_water": "where most waiting drops would come by",
    "red_space": "on a red space",
    "below_powerhouse": "below a powerhouse, with no dam between",
    "above_own_dam": "above an own dam, else above no opponent's",
    "highest_value": "the most powerful",
    "second_highest_value": "the second most powerful",
    "dam_own_neutral_opponent": "from an own dam, else a neutral, else an opponent's",
    "powerhouse_own_opponent": "to an own powerhouse, else an opponent's",
    "dam_opponent_neutral_own": "from an opponent's dam, else a neutral, else an own",
    "powerhouse_opponent_own": "to an opponent's powerhouse, else an own",
    "own_dam": "linked to an own dam",
    "plains": "in the plains",
    "basin_5": "in basin 5",
    "basin_6": "in basin 6",
    "basin_7": "in basin 7",
    "feeds_own_dam": "feeding an own dam, else no opponent's",
    "avoids_opponent_dam": "feeding no opponent's dam, else an own",
    "areas": "in the mountains, else in the hills",
    "dear_conduit": "made cheaper by the tile",
}

STRUCTURES = {"base": "base", "elevation": "elevation", "conduit": "conduit", "powerhouse": "powerhouse"}


def row(printed: Any) -> str:
    """What a row of a tile shows: 'produce +1 for a yellow contract'."""
    return ROWS[type(printed).__name__](printed)


def _construct(printed: Any) -> str:
    where = f" in the {listed(printed.areas, last='or')}" if printed.areas else ""
    value = f" of value {printed.least_value} or more" if printed.least_value else ""
    return f"build {_a(printed.structure)}{where}{value}"


def _a(thing: str) -> str:
    return f"{'an' if thing[0] in 'aeiou' else 'a'} {thing}"


def _machines(printed: Any) -> str:
    if printed.machinery:
        return f"a machine of the scarcer type for {count(printed.vp, 'vp')}"
    kinds = [count(number, name) for name, number in _split(printed) if number]
    return f"{listed(kinds)} for {count(printed.vp, 'vp')}"


def _split(machines: Any) -> Iterable[tuple[str, int]]:
    return (("excavators", machines.excavators), ("mixers", machines.mixers))


def _at_once(printed: Any) -> str:
    if not printed.flowing:
        return ""
    return " that flows at once" if printed.drops == 1 else " that flow at once"


ROWS: dict[str, Callable[[Any], str]] = {
    "ProduceRow": lambda r: f"produce {r.modifier:+d} for a {r.colour} contract",
    "WaterRow": lambda r: f"place up to {count(r.drops, 'drops')}{_at_once(r)}",
    "ContractsRow": lambda r: f"discard the {r.colour} contracts for {r.energy} energy",
    "ConstructRow": _construct,
    "WorkshopRow": lambda r: (
        f"turn the wheel {'once' if r.turns == 1 else f'{r.turns} times'}"
        + (f" for {count(r.vp, 'vp')}" if r.vp else "")
    ),
    "MachineryRow": _machines,
    "PatentRow": lambda r: f"buy an advanced tile for {_a(r.structure)} for {count(r.vp, 'vp')}",
    "BankRow": lambda r: f"the bank, for {count(r.vp, 'vp')}",
    "ExternalWorksRow": lambda r: "external works",
    "BuildingRow": lambda r: "a private building",
    "BuildingPatentRow": lambda r: "an advanced tile for a building",
}


def decision(who: str, decision: Any) -> str:
    """One decision of an Automa as a sentence without its clause and full stop."""
    return DECISIONS[type(decision).__name__](company(who), decision)


def _out_of_engineers(who: str, made: Any) -> str:
    return f"{who} has no engineers left, so it flips no tile and passes"


def _flipped(who: str, made: Any) -> str:
    shuffled = "shuffles the tiles and " if made.reshuffled else ""
    return f"{who} {shuffled}flips tile {made.criteria} for its criteria and acts by tile {made.actions}"


def _tried(who: str, made: Any) -> str:
    shown = f"row {made.place + 1}, {row(made.row)}"
    if made.refusal is None:
        return f"{who} follows {shown}"
    return f"{who} skips {shown}: {REASONS[made.refusal.reason].format(**said_values(made.refusal))}"


def _system(who: str, made: Any) -> str:
    system, drops, energy = made.chosen
    ready = f"the best of {len(made.ready)} systems" if len(made.ready) > 1 else "its only system"
    return (
        f"{who} chooses {ready}: {count(drops, 'drops')} from {system.dam} through {system.conduit} to "
        f"{system.powerhouse} for {energy} energy"
    )


def _contract(who: str, made: Any) -> str:
    others = len(made.reached) - 1
    among = f", the highest of {others + 1} within reach" if others else ""
    return f"{who} takes contract {made.chosen} with {made.energy} energy{among}"


def _water(who: str, made: Any) -> str:
    if not made.groups:
        return f"{who} places no drop, as none would end in an own dam"
    steps = [
        f"{listed(group.headstreams)} brings its dams from {group.before} to {group.after}" for group in made.groups
    ]
    return f"{who} tries the headstreams in the order {listed(made.letters)}: {listed(steps)}"


def _tile(who: str, made: Any) -> str:
    copied = f", copying the {TILES[made.copying]}" if made.copying else ""
    return f"{who} builds {_a(made.structure)} with the {TILES[made.tile]}{copied}"


def _split_machines(who: str, made: Any) -> str:
    excavators, mixers = made.had
    kinds = listed(count(number, name) for name, number in _split(made) if number)
    return f"{who}, with {count(excavators, 'excavators')} and {count(mixers, 'mixers')} off the wheel, takes {kinds}"


def _patent(who: str, made: Any) -> str:
    return f"{who} chooses the {TILES[made.tile]}"


def _placement(who: str, made: Any) -> str:
    return f"{who} chooses {made.space} for its {made.structure}, {why_there(made)}"


def why_there(placement: Any) -> str:
    """Why a piece goes where it goes, in one clause of a sentence."""
    number = len(placement.eligible)
    if placement.clause == "AP1":
        return "the only space that is eligible"
    if placement.clause == "AP2":
        return f"which alone of {number} spaces completes a system"
    if placement.clause == "AP4":
        where = f"from {placement.start}" if isinstance(placement.start, str) else f"from basin {placement.start}"
        left = placement.sifted[-1].left
        return f"the first {where} upward of {listed(left)}, which the criteria leave of {number} spaces"
    return f"of {number} spaces the one that is left as {CRITERIA[placement.sifted[-1].criterion]}"


def sifted(step: Any) -> str:
    """What one criterion did: 'linked to an own powerhouse (AP5b): B1L and B1U stay'."""
    if not step.met:
        return f"{CRITERIA[step.criterion]} ({step.clause}): none, so it is ignored"
    stay = "stays" if len(step.left) == 1 else "stay"
    return f"{CRITERIA[step.criterion]} ({step.clause}): {listed(step.left)} {stay}"


# A decision look by look, as it is shown on the map.


def sentence(who: str, made: Any) -> str:
    """One decision as a sentence of its own."""
    return f"{decision(who, made)}."


def may_build(who: str, placement: Any) -> str:
    """Where a piece could go at all."""
    spaces = placement.eligible
    if len(spaces) == 1:
        return f"{company(who)} may build {_a(placement.structure)} here only."
    return f"{company(who)} may build {_a(placement.structure)} on any of these {len(spaces)} spaces."


def completing(placement: Any) -> str:
    """Which spaces complete a system."""
    spaces = placement.completing
    if len(spaces) == 1:
        return f"Only {spaces[0]} completes a system of dam, conduit and powerhouse, and that settles it."
    return f"{listed(spaces)} complete a system, but as there are {len(spaces)} of them, that settles nothing."


def one_criterion(step: Any) -> str:
    """What one criterion leaves."""
    wish = f"{STEP_OF_CRITERION}: {CRITERIA[step.criterion]}"
    if not step.met:
        return f"{wish}. No space is, so this is ignored."
    return f"{wish}. {_still_in(step.left)}"


STEP_OF_CRITERION = "It asks for a space"
MOST_LISTED = 6


def _still_in(spaces: tuple[str, ...]) -> str:
    if len(spaces) > MOST_LISTED:
        return f"{len(spaces)} spaces are still in."
    return f"Still in: {listed(spaces)}."


def order_of_drops(who: str, made: Any) -> str:
    """Where drops are tried."""
    return (
        f"{company(who)} may place up to {count(made.most, 'drops')}, and tries the headstreams in the order "
        f"{', '.join(made.letters)}."
    )


def drops_placed(group: Any) -> str:
    """What a group of drops is good for."""
    drops = f"{listed(group.headstreams)}: {'a drop' if len(group.headstreams) == 1 else 'drops'} there"
    return f"{drops} will bring its dams from {group.before} to {group.after} drops."


def systems_ready(who: str, made: Any) -> str:
    """What could be produced with."""
    each = [
        f"{system.dam} through {system.conduit} to {system.powerhouse} for {energy} energy"
        for system, _, energy in made.ready
    ]
    return f"{company(who)} could produce from {listed(each, last='or')}."


DECISIONS: dict[str, Callable[[str, Any], str]] = {
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


def parting(was: Any, now: Any) -> str:
    """The first thing that two turns decided differently: each a company with its decision, or None for nothing."""
    told = f"decided otherwise; before: {_made(was)}; now: {_made(now)}"
    steps = () if was is None or now is None else _first_apart(was[1], now[1])
    return told + (f"; first by {' instead of '.join(sifted(step) for step in reversed(steps))}" if steps else "")


def _first_apart(was: Any, now: Any) -> tuple[Any, ...]:
    """The first criterion of two placements that kept other spaces in the one than in the other."""
    pairs = zip(getattr(was, "sifted", ()), getattr(now, "sifted", ()), strict=False)
    return next((pair for pair in pairs if pair[0] != pair[1]), ())


def _made(item: Any) -> str:
    return "nothing more" if item is None else decision(*item)
