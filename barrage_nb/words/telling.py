"""A turn in a line, as one tells it at the table: what was done, and what it brought."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeAlias

from ..board.map import BASIN_OF_NODE, BASIN_OF_SPACE
from ..board.office import SPACES
from .events import Told
from .marks import said_again
from .message import Message, Messages, declared
from .names import PARTS, capital, company, count, in_a_row, listed, nothing, structure, told_together
from .places import modifier, place
from .places import piece as place_of

AMOUNTS = Messages("telling-amount")
"""How many more or fewer of something there are, with the sign before it."""
ON = Messages("telling-space")
"""The action spaces, as a turn begins with them."""
DAMS = Messages("telling-dam")
"""The dam that drops come to, by whose it is."""
CONTRACTS = Messages("telling-contracts")
"""What was done with contracts."""
OFFERED = Messages("telling-without")
"""What somebody did without."""

Happened: TypeAlias = Sequence[Mapping[str, Any]]
"""What happened of one kind: the fields of each event."""


def turn_of(who: str, told: str) -> Message: ...
def back(tile: str) -> Message: ...
def of_another(who: str, amounts: str) -> Message: ...
def built(piece: str) -> Message: ...
def built_with(piece: str, tile: str) -> Message: ...
def tiles(tile: tuple[str, ...]) -> Message: ...
def first(part: str) -> Message: ...
def drawn(drops: int, source: int, target: int) -> Message: ...
def poured(drops: int, headstream: str) -> Message: ...
def poured_each(headstreams: tuple[str, ...]) -> Message: ...
def caught(drops: int, headstream: str, dam: str) -> Message: ...
def caught_on(drops: int, dam: str) -> Message: ...
def left(drops: int, headstream: str) -> Message: ...
def filled(drops: int, dam: str) -> Message: ...
def turned(n: int) -> Message: ...
def drafted(company: str, officer: str, contract: int) -> Message: ...
def passed() -> Message: ...
def copied(officer: tuple[str, ...]) -> Message: ...
def pick(company: str, contract: int) -> Message: ...
def no_tile() -> Message: ...
def produced(drops: int, dam: str, powerhouse: str) -> Message: ...
def paid(things: str) -> Message: ...
def declined() -> Message: ...
def act() -> Message: ...
def by_hand(said: str) -> Message: ...
def at_the_bank(turns: str) -> Message: ...
def times(who: str, n: int) -> Message: ...
def phase(phase: str) -> Message: ...


declared(__name__)


def name(who: str) -> str:
    """A company, or a seat of the draft, at the beginning of a line."""
    return capital(company(who))


def turn(who: str, did: str, brought: str) -> str:
    """A turn in a line: 'France: water, 1 drop from HC into its dam in basin 6; +5 energy, +2 VP'."""
    return turn_of(who, turn_of_nobody(did, brought))


def turn_of_nobody(did: str, brought: str) -> str:
    """The same where it is clear whose turn it is."""
    told = [each for each in (did, brought) if each]
    return told_together(told) if told else nothing()


NUMBERS = ("vp", "energy", "credits", "excavators", "mixers", "engineers")
"""What a turn may bring or take, in the order in which it is told."""


def brought(who: str, amounts: Mapping[tuple[str, str], int], tiles: Iterable[str] = ()) -> str:
    """What a turn brought, its own company first: '+5 energy, −3 credits, −2 engineers; France +1 VP'."""
    others = dict.fromkeys(other for other, _ in amounts if other != who)
    own = [*_amounts(who, amounts), *map(back, tiles)]
    told = [in_a_row(own)] if own else []
    for other in others:
        if theirs := _amounts(other, amounts):
            told.append(of_another(other, in_a_row(theirs)))
    return told_together(told) if told else ""


def _amounts(who: str, amounts: Mapping[tuple[str, str], int]) -> list[str]:
    found = [(what, amounts.get((who, what), 0)) for what in NUMBERS]
    return [AMOUNTS(what, sign="+" if n > 0 else "\u2212", n=abs(n)) for what, n in found if n]


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
    return in_a_row(parts)


OF_COURSE = {("WheelTurned", "C2")}
"""What every construction does, and is not told."""


def _run_at_once(kinds: dict[str, list[Mapping[str, Any]]]) -> None:
    """Drops that ran in the same turn do not lie on their headstream."""
    ran = {told["path"][0] for kind in ("Caught", "Left") for told in kinds.get(kind, ())}
    if "Poured" in kinds:
        kinds["Poured"] = [told for told in kinds["Poured"] if told["headstream"] not in ran]


# Where engineers go.

SAYS_ENOUGH = ("contract", "construction", "patent", "officer")
"""Sections where a space is left out, since what was done there says enough: a contract, a tile, a piece."""


def _place(told: Mapping[str, Any]) -> str:
    space = SPACES[told["space"]]
    return "" if space.section in SAYS_ENOUGH else ON(space.section, modifier=modifier(space.amount))


def _space(name: str) -> str:
    """A space by itself, where all that follows is still to be chosen."""
    if name not in SPACES:
        return name
    space = SPACES[name]
    kind = f"water_{space.action}" if space.section == "water" else space.section
    return ON(kind, modifier=modifier(space.amount), n=space.amount)


# What is done there.


def piece(of: str, space: str | None) -> str:
    """A piece with its place, without its article: 'base for the upper dam of basin 8'."""
    return structure(of) if space is None else built(place_of(of, space))


def _piece(of: str, space: str | None, tile: str | None) -> str:
    """A piece, and the tile that it is built with where it is not the one of its own kind."""
    return (
        piece(of, space)
        if tile in (None, of)
        else built_with(structure(of) if space is None else place_of(of, space), tile)
    )


def _built(happened: Happened, who: str) -> str:
    return listed(_piece(told["structure"], told["space"], told["tile"]) for told in happened)


def _begun(parts: Mapping[str, str]) -> str:
    """What is begun, and not yet done."""
    if "part" in parts:
        return first(PARTS.get(parts["part"], parts["part"]))
    if "structure" in parts:
        return piece(parts["structure"], parts.get("space"))
    return place(parts["space"])


def _drawn(told: Happened, who: str) -> str:
    return listed(
        drawn(each["drops"], BASIN_OF_SPACE[each["dam"]], BASIN_OF_SPACE[each["powerhouse"]]) for each in told
    )


def _poured(told: Happened, who: str) -> str:
    drops: Counter[str] = Counter()
    for each in told:
        drops[each["headstream"]] += each["drops"]
    if len(drops) == drops.total() > 1:
        return poured_each(tuple(drops))
    return listed(poured(many, headstream) for headstream, many in drops.items()) if drops else ""


def _caught(told: Happened, who: str) -> str:
    ran = Counter((each["path"][0], each["path"][-1], each["owner"]) for each in told)
    return listed(
        caught_on(drops, _dam(dam, owner, who))
        if start in BASIN_OF_NODE
        else caught(drops, start, _dam(dam, owner, who))
        for (start, dam, owner), drops in ran.items()
    )


def _dam(space: str, owner: str, who: str) -> str:
    kind = "own" if owner == who else "neutral" if owner == "neutral" else "of"
    return DAMS(kind, owner=owner, basin=BASIN_OF_SPACE[space])


def _left(told: Happened, who: str) -> str:
    """Drops that are lost; after a production that is usual, and not told."""
    ran = Counter(each["path"][0] for each in told if each["path"][0] not in BASIN_OF_NODE)
    return listed(left(drops, start) for start, drops in ran.items()) if ran else ""


def _filled(told: Happened, who: str) -> str:
    return listed(filled(each["drops"], _dam(each["dam"], each["owner"], who)) for each in told)


def _contracts(kind: str, numbers: Iterable[int]) -> str:
    contracts = tuple(numbers)
    return CONTRACTS(kind, n=len(contracts), contracts=contracts)


def _each(field: str, told: Happened) -> tuple[Any, ...]:
    return tuple(each[field] for each in told)


DEEDS: dict[str, Callable[[Happened, str], str]] = {
    "Drafted": lambda told, who: listed(drafted(each["company"], each["officer"], each["contract"]) for each in told),
    "PassedRound": lambda told, who: passed(),
    "Copied": lambda told, who: copied(_each("officer", told)),
    "Built": _built,
    "Bought": lambda told, who: tiles(_each("tile", told)),
    "WheelTurned": lambda told, who: turned(len(told)),
    "Poured": _poured,
    "Filled": _filled,
    "Caught": _caught,
    "Left": _left,
    "Drawn": _drawn,
    "Fulfilled": lambda told, who: _contracts("fulfilled", _each("contract", told)),
    "Took": lambda told, who: _contracts("new", _each("contract", told)),
    "Discarded": lambda told, who: _contracts("discarded", _each("contract", told)),
    "Declined": lambda told, who: listed(OFFERED[each["what"]] for each in told),
}
"""What an event says of a turn; what it gives and takes is told at the end."""


# An answer by itself.


def answer(move: object) -> str:
    """One answer apart from the rest of its turn: 'turbine +2', 'a drop each on HA and HC'; or a change by hand."""
    return ANSWERS[type(move).__name__](move)


def _placed(move: Any) -> str:
    space = _space(move.space)
    return in_a_row((space, count(move.engineers, "engineers"))) if move.engineers else space


ANSWERS: dict[str, Callable[[Any], str]] = {
    "DraftPick": lambda move: pick(move.company, move.contract),
    "Place": _placed,
    "Copy": lambda move: copied((move.officer,)),
    "UseTile": lambda move: tiles((move.tile,)) if move.tile else no_tile(),
    "Pass": lambda move: passed(),
    "Build": lambda move: _piece(move.structure, None, move.tile),
    "At": lambda move: place(move.space),
    "Pay": lambda move: paid(_machines(move.excavators, move.mixers, move.credits)),
    "Produce": lambda move: produced(move.drops, move.dam, move.powerhouse),
    "Fulfil": lambda move: _contracts("fulfilled", [move.contract]),
    "Decline": lambda move: declined(),
    "Machines": lambda move: _machines(move.excavators, move.mixers),
    "Drops": lambda move: _poured([{"headstream": name, "drops": 1} for name in move.headstreams], ""),
    "Take": lambda move: _contracts("new", move.contracts),
    "Discard": lambda move: _contracts("discarded", move.contracts),
    "First": lambda move: _begun({"part": move.part}),
    "Act": lambda move: act(),
    "Tweak": lambda move: by_hand(said_again(move.told) or move.said),
}
"""What an answer says, by its kind."""


def _machines(excavators: int, mixers: int, credits: int = 0) -> str:
    kinds = ((excavators, "excavators"), (mixers, "mixers"), (credits, "credits"))
    return listed(count(many, kind) for many, kind in kinds if many)


def banks(turns: Iterable[str], brought: str) -> str:
    """Turns at the bank one after another, in one line: 'Bank: USA 3 times, France; USA +4 credits, France +1'."""
    return turn_of_nobody(at_the_bank(listed(times(who, many) for who, many in Counter(turns).items())), brought)


def in_phase(name: str) -> str:
    """A choice in a phase without turns."""
    return "" if name == "actions" else phase(name)
