"""What an Automa decided and why, in sentences."""

from collections.abc import Callable
from typing import Any

from .names import TILES, capital, company, count, listed, signed
from .places import piece, place, places, spot
from .refusals import why

LEVELS = {"easy": "Easy", "medium": "Medium", "hard": "Hard", "very hard": "Very Hard"}

CRITERIA = {
    "strongest_built_conduit": "linked to the most powerful built conduit",
    "own_powerhouse": "linked to an own powerhouse",
    "most_water": "where most waiting drops would come by",
    "red_space": "on a space with a coin",
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


def limits(printed: Any, where: str, value: str) -> str:
    """What the row of a construction says of the space: its areas, and the value of a conduit."""
    said = where.format(listed(printed.areas, last="or")) if printed.areas else ""
    return said + (value.format(printed.least_value) if printed.least_value else "")


def _a(thing: str) -> str:
    return f"{'an' if thing[0] in 'aeiou' else 'a'} {thing}"


def by(modifier: int) -> str:
    """How much more or less a production makes, as it is printed."""
    return signed(modifier, "\u00b10")


def machines(bought: Any) -> str:
    """How many machines of each type."""
    kinds = (("excavators", bought.excavators), ("mixers", bought.mixers))
    return listed(count(number, name) for name, number in kinds if number)


def _at_once(printed: Any) -> str:
    if not printed.flowing:
        return ""
    return " that flows at once" if printed.drops == 1 else " that flow at once"


ROWS: dict[str, Callable[[Any], str]] = {
    "ProduceRow": lambda r: f"produce {by(r.modifier)} for a {r.colour} contract",
    "WaterRow": lambda r: f"place up to {count(r.drops, 'drops')}{_at_once(r)}",
    "ContractsRow": lambda r: f"discard the {r.colour} contracts for {r.energy} energy",
    "ConstructRow": lambda r: f"build {_a(r.structure)}" + limits(r, " in the {}", " of value {} or more"),
    "WorkshopRow": lambda r: (
        f"turn the wheel {'once' if r.turns == 1 else f'{r.turns} times'}"
        + (f" for {count(r.vp, 'vp')}" if r.vp else "")
    ),
    "MachineryRow": lambda r: f"{machines(r) or 'a machine of the scarcer type'} for {count(r.vp, 'vp')}",
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
    shown = f"row {made.number + 1}, {row(made.row)}"
    if made.refusal is None:
        return f"{who} follows {shown}"
    return f"{who} skips {shown}: {why(made.refusal)}"


def _system(who: str, made: Any) -> str:
    system, drops, energy = made.chosen
    ready = f"the best of {len(made.ready)} systems" if len(made.ready) > 1 else "its only system"
    return (
        f"{who} chooses {ready}: {count(drops, 'drops')} from {place(system.dam)} to "
        f"{place(system.powerhouse)} for {energy} energy"
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
    had = f"{count(excavators, 'excavators')} and {count(mixers, 'mixers')}"
    return f"{who}, with {had} off the wheel, takes {machines(made)}"


def _patent(who: str, made: Any) -> str:
    return f"{who} chooses the {TILES[made.tile]}"


def _placement(who: str, made: Any) -> str:
    return f"{who} chooses {piece(made.structure, made.space)}, {why_there(made)}"


def why_there(placement: Any) -> str:
    """Why a piece goes where it goes, in one clause of a sentence."""
    number = len(placement.eligible)
    if placement.clause == "AP1":
        return "the only space that is eligible"
    if placement.clause == "AP2":
        return f"which alone of {number} spaces completes a system"
    if placement.clause == "AP4":
        left = placement.sifted[-1].left
        return f"the first {upward(placement.start)} of {places(left)}, which the criteria leave of {number} spaces"
    return f"of {number} spaces the one that is left as {CRITERIA[placement.sifted[-1].criterion]}"


def upward(start: int | str) -> str:
    """Where the last tie-break begins to count: at a basin, or at a conduit."""
    return f"from {place(start) if isinstance(start, str) else f'basin {start}'} upward"


def sifted(step: Any) -> str:
    """What one criterion did: 'linked to an own powerhouse (AP5b): B1L and B1U stay'."""
    if not step.met:
        return f"{CRITERIA[step.criterion]} ({step.clause}): none, so it is ignored"
    stay = "stays" if len(step.left) == 1 else "stay"
    return f"{CRITERIA[step.criterion]} ({step.clause}): {places(step.left)} {stay}"


# A decision look by look, as it is shown on the map.


def look(now: Any) -> str:
    """One look as a sentence."""
    return f"{LOOKS[now.stage](now)}."


def with_clause(sentence: str, clause: str) -> str:
    """A sentence that ends with its clause."""
    return f"{sentence.removesuffix('.')} ({clause})."


def _may_build(now: Any) -> str:
    """Where a piece could go at all."""
    spaces = now.decision.eligible
    where = places(spaces, last="or") if len(spaces) <= MOST_NAMED else f"one of {len(spaces)} spaces"
    return f"{company(now.who)} may build {_a(now.decision.structure)}{' only' * (len(spaces) == 1)} there: {where}"


MOST_NAMED = 6
"""More spaces than these are counted, not named."""


def _completing(now: Any) -> str:
    """Which spaces complete a system."""
    spaces = now.decision.completing
    if len(spaces) == 1:
        return f"Only {spot(spaces[0])} completes a system of dam, conduit and powerhouse, and that settles it"
    return f"{capital(places(spaces))} complete a system, but as there are {len(spaces)} of them, that settles nothing"


def _one_criterion(now: Any) -> str:
    """What one criterion leaves."""
    step = now.decision.sifted[now.number]
    wish = f"It asks for a space: {CRITERIA[step.criterion]}"
    if not step.met:
        return f"{wish}. No space is, so this is ignored"
    left = len(step.left)
    return f"{wish}. " + (f"Still in: {places(step.left)}" if left <= MOST_NAMED else f"{left} spaces are still in")


def _order_of_drops(now: Any) -> str:
    """Where drops are tried."""
    most, letters = count(now.decision.most, "drops"), ", ".join(now.decision.letters)
    return f"{company(now.who)} may place up to {most}, and tries the headstreams in the order {letters}"


def _drops_placed(now: Any) -> str:
    """What a group of drops is good for."""
    group = now.decision.groups[now.number]
    drops = f"{listed(group.headstreams)}: {'a drop' if len(group.headstreams) == 1 else 'drops'} there"
    return f"{drops} will bring its dams from {group.before} to {group.after} drops"


def _systems_ready(now: Any) -> str:
    """What could be produced with."""
    each = [
        f"{place(system.dam)} to {place(system.powerhouse)} for {energy} energy"
        for system, _, energy in now.decision.ready
    ]
    return f"{company(now.who)} could produce from {listed(each, last='or')}"


LOOKS: dict[str, Callable[[Any], str]] = {
    "": lambda now: decision(now.who, now.decision),
    "eligible": _may_build,
    "completing": _completing,
    "sifted": _one_criterion,
    "order": _order_of_drops,
    "group": _drops_placed,
    "ready": _systems_ready,
}
"""A look by its stage."""


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
