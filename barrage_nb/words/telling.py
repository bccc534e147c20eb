"""A turn in a line, as one tells it at the table: what was done, and what it brought."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeAlias

from ..board.map import BASIN_OF_NODE, BASIN_OF_SPACE
from ..board.office import SPACES
from .events import Told
from .names import OFFICERS, PARTS, PHASES, TILES, capital, company, count, listed
from .places import bare, modifier, place
from .places import piece as place_of

Happened: TypeAlias = Sequence[Mapping[str, Any]]
"""What happened of one kind: the fields of each event."""


def name(who: str) -> str:
    """A company, or a seat of the draft, at the beginning of a line."""
    return capital(company(who))


def turn(who: str, did: str, brought: str) -> str:
    """A turn in a line: 'France: water, 1 drop from HC into its dam in basin 6; +5 energy, +2 VP'."""
    return f"{name(who)}: {turn_of_nobody(did, brought)}"


def turn_of_nobody(did: str, brought: str) -> str:
    """The same where it is clear whose turn it is."""
    return "; ".join(filter(None, (did, brought))) or NOTHING


NOTHING = "nothing"
NUMBERS = ("vp", "energy", "credits", "excavators", "mixers", "engineers")
"""What a turn may bring or take, in the order in which it is told."""


def brought(who: str, amounts: Mapping[tuple[str, str], int], tiles: Iterable[str] = ()) -> str:
    """What a turn brought, its own company first: '+5 energy, −3 credits, −2 engineers; France +1 VP'."""
    others = dict.fromkeys(other for other, _ in amounts if other != who)
    told = [", ".join([*_amounts(who, amounts), *(f"{_plain(tile)} back" for tile in tiles)])]
    for other in others:
        theirs = _amounts(other, amounts)
        told += [f"{company(other)} {', '.join(theirs)}"] if theirs else []
    return "; ".join(filter(None, told))


def _amounts(who: str, amounts: Mapping[tuple[str, str], int]) -> list[str]:
    found = [(what, amounts.get((who, what), 0)) for what in NUMBERS]
    return [_signed(amount, what) for what, amount in found if amount]


def _signed(amount: int, what: str) -> str:
    sign = "+" if amount > 0 else "\u2212"
    return f"{sign}{f'{abs(amount)} VP' if what == 'vp' else count(abs(amount), what)}"


def did(who: str, events: Iterable[Told], begun: Sequence[tuple[str, str]] = ()) -> str:
    """What a company did; `begun` are parts of a move, with their values, from which nothing has come yet."""
    kinds: dict[str, list[Mapping[str, Any]]] = {}
    tile = None
    for event in events:
        told, kind = {**event.fields, "clause": event.clause}, type(event).__name__
        if told.get("who", who) != who or (kind, event.clause) in OF_COURSE:
            continue
        if kind == "Invested":
            tile = told["tile"]
        elif kind == "Built":
            told, tile = {**told, "tile": tile}, None
        kinds.setdefault(kind, []).append(told)
    _run_at_once(kinds)
    parts = [part for kind, told in kinds.items() if kind in DEEDS and (part := DEEDS[kind](told, who))]
    if begun:
        parts.append(_begun(dict(begun)))
    if not parts:
        parts = [_space(told["space"]) for told in kinds.get("Placed", ())]
    elif "Placed" in kinds:
        parts[:0] = filter(None, (_place(told) for told in kinds["Placed"]))
    return ", ".join(parts)


OF_COURSE = {("WheelTurned", "C2")}
"""What every construction does, and is not told."""


def _run_at_once(kinds: dict[str, list[Mapping[str, Any]]]) -> None:
    """Drops that ran in the same turn do not lie on their headstream."""
    ran = {told["path"][0] for kind in ("Caught", "Left") for told in kinds.get(kind, ())}
    if "Poured" in kinds:
        kinds["Poured"] = [told for told in kinds["Poured"] if told["headstream"] not in ran]


# Where engineers go.

PLACES = {"turbine": "turbine {}", "water": "water", "bank": "bank", "workshop": "workshop", "machinery": "machinery"}
"""What says enough of an action by itself is left out: a contract, a tile, a piece."""
UNUSED = {
    "construction": "construction",
    "patent": "the Patent Office",
    "officer": "an officer to copy",
}
"""How those are called of which nothing has come yet."""


def _place(told: Mapping[str, Any]) -> str:
    space = SPACES[told["space"]]
    return PLACES.get(space.section, "").format(modifier(space.amount))


def _space(name: str) -> str:
    """A space by itself, where all that follows is still to be chosen."""
    if name not in SPACES:
        return name
    space = SPACES[name]
    if space.section == "contract":
        return f"{space.amount} new {'contract' if space.amount == 1 else 'contracts'}"
    if space.section == "water":
        return f"water, {count(space.amount, 'drops')}{' at once' if space.action == 'drops_flowing' else ''}"
    return (PLACES.get(space.section) or UNUSED[space.section]).format(modifier(space.amount))


# What is done there.


def piece(structure: str, space: str | None) -> str:
    """A piece with its place, without its article: 'base for the upper dam of basin 8'."""
    return structure if space is None else bare(place_of(structure, space))


def _built(built: Happened, who: str) -> str:
    return listed(f"{piece(told['structure'], told['space'])}{_with(told)}" for told in built)


def _with(told: Mapping[str, Any]) -> str:
    """The tile that a piece is built with, where it is not the one of its own kind."""
    tile = told["tile"]
    return "" if tile in (None, told["structure"]) else f" with {_plain(tile)}"


def _plain(tile: str) -> str:
    """A tile without what it does."""
    return TILES[tile].form("the_short")


def _begun(parts: Mapping[str, str]) -> str:
    """What is begun, and not yet done."""
    if "part" in parts:
        return f"first {PARTS.get(parts['part'], parts['part'])}"
    if "structure" in parts:
        return piece(parts["structure"], parts.get("space"))
    return place(parts["space"])


def _drawn(drawn: Happened, who: str) -> str:
    return listed(
        f"{count(told['drops'], 'drops')} from basin {BASIN_OF_SPACE[told['dam']]} "
        f"to basin {BASIN_OF_SPACE[told['powerhouse']]}"
        for told in drawn
    )


def _poured(poured: Happened, who: str) -> str:
    drops: Counter[str] = Counter()
    for told in poured:
        drops[told["headstream"]] += told["drops"]
    if len(drops) == drops.total() > 1:
        return f"a drop each on {listed(drops)}"
    return listed(f"{count(many, 'drops')} on {headstream}" for headstream, many in drops.items()) if drops else ""


def _caught(caught: Happened, who: str) -> str:
    ran = Counter((told["path"][0], told["path"][-1], told["owner"]) for told in caught)
    return listed(
        f"{count(drops, 'drops')}{_from(start)} into {_whose(owner, who)} dam in basin {BASIN_OF_SPACE[dam]}"
        for (start, dam, owner), drops in ran.items()
    )


def _from(start: str) -> str:
    """Where drops come from; those of a production have just been told of."""
    return " on" if start in BASIN_OF_NODE else f" from {start}"


def _whose(owner: str, who: str) -> str:
    return "its" if owner == who else "the neutral" if owner == "neutral" else f"{company(owner)}'s"


def _left(left: Happened, who: str) -> str:
    """Drops that are lost; after a production that is usual, and not told."""
    ran = Counter(told["path"][0] for told in left if told["path"][0] not in BASIN_OF_NODE)
    return listed(f"{count(drops, 'drops')} from {start} off the map" for start, drops in ran.items()) if ran else ""


def _filled(filled: Happened, who: str) -> str:
    return listed(
        f"{count(told['drops'], 'drops')} from the supply into {_whose(told['owner'], who)} dam "
        f"in basin {BASIN_OF_SPACE[told['dam']]}"
        for told in filled
    )


def _turned(turned: Happened, who: str) -> str:
    """How far the wheel was turned."""
    return f"{count(len(turned), 'turns')} of the wheel"


def _contracts(text: str) -> Callable[[Happened, str], str]:
    def told(those: Happened, who: str) -> str:
        contracts = "contract" if len(those) == 1 else "contracts"
        return text.format(contracts, listed(each["contract"] for each in those))

    return told


def _drafted(drafted: Happened, who: str) -> str:
    return listed(
        f"{company(told['company'])} with {OFFICERS[told['officer']]} and contract {told['contract']}"
        for told in drafted
    )


DEEDS: dict[str, Callable[[Happened, str], str]] = {
    "Drafted": _drafted,
    "PassedRound": lambda told, who: "pass",
    "Copied": lambda told, who: f"copy of {listed(OFFICERS[each['officer']] for each in told)}",
    "Built": _built,
    "Bought": lambda told, who: listed(_plain(each["tile"]) for each in told),
    "WheelTurned": _turned,
    "Poured": _poured,
    "Filled": _filled,
    "Caught": _caught,
    "Left": _left,
    "Drawn": _drawn,
    "Fulfilled": _contracts("{} {} fulfilled"),
    "Took": _contracts("new {} {}"),
    "Discarded": _contracts("{} {} discarded"),
    "Declined": lambda told, who: f"without the {listed(each['what'] for each in told)}",
}
"""What an event says of a turn; what it gives and takes is told at the end."""


# An answer by itself.


def answer(move: object) -> str:
    """One answer apart from the rest of its turn: 'turbine +2', 'a drop each on HA and HC'; or a change by hand."""
    return ANSWERS[type(move).__name__](move)


ANSWERS: dict[str, Callable[[Any], str]] = {
    "DraftPick": lambda move: f"{company(move.company)} with contract {move.contract}",
    "Place": lambda move: _space(move.space) + (f", {count(move.engineers, 'engineers')}" if move.engineers else ""),
    "Copy": lambda move: f"copy of {OFFICERS.get(move.officer, move.officer)}",
    "UseTile": lambda move: _plain(move.tile) if move.tile else "no tile",
    "Pass": lambda move: "pass",
    "Build": lambda move: move.structure + _with({"structure": move.structure, "tile": move.tile}),
    "At": lambda move: place(move.space),
    "Pay": lambda move: f"for {_machines(move.excavators, move.mixers, move.credits)}",
    "Produce": lambda move: f"{count(move.drops, 'drops')} from {place(move.dam)} to {place(move.powerhouse)}",
    "Fulfil": lambda move: f"contract {move.contract} fulfilled",
    "Decline": lambda move: "do without",
    "Machines": lambda move: _machines(move.excavators, move.mixers),
    "Drops": lambda move: _poured([{"headstream": name, "drops": 1} for name in move.headstreams], ""),
    "Take": lambda move: _contracts("new {} {}")([{"contract": number} for number in move.contracts], ""),
    "Discard": lambda move: _contracts("{} {} discarded")([{"contract": number} for number in move.contracts], ""),
    "First": lambda move: _begun({"part": move.part}),
    "Act": lambda move: "turn of the Automa",
    "Tweak": lambda move: by_hand(move.told or move.said),
}
"""What an answer says, by its kind."""


def _machines(excavators: int, mixers: int, credits: int = 0) -> str:
    kinds = ((excavators, "excavators"), (mixers, "mixers"), (credits, "credits"))
    return listed(count(many, kind) for many, kind in kinds if many)


def banks(turns: Iterable[str], brought: str) -> str:
    """Turns at the bank one after another, in one line: 'bank: USA 3 times, France; USA +4 credits, France +1'."""
    times = Counter(turns)
    told = listed(f"{name(who)}{f' {many} times' if many > 1 else ''}" for who, many in times.items())
    return turn_of_nobody(f"Bank: {told}", brought)


def in_phase(phase: str) -> str:
    """A choice in a phase without turns."""
    return "" if phase == "actions" else PHASES[phase].lower()


def by_hand(said: str) -> str:
    """A change by hand."""
    return f"✎ by hand: {said}"
