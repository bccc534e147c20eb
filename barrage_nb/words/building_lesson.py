"""What the lesson on building says: what pieces take, what is wished for, the wheel, and feedback."""

from collections.abc import Iterable, Mapping, Sequence

from ..board.map import AREA_OF_SPACE, BASIN_OF_SPACE, CONDUITS
from ..board.technology import TILES as TECHNOLOGY
from .names import OFFICER_POWERS, OFFICERS, TILES, a, capital, company, count, listed, the
from .places import bare, piece, place

TITLE = "Building lab"
BEFORE = "Before the construction."
BEFORE_ROUND = "Before the next round."
START = "Choose where you would like to build, say how many machines that takes, and build."

Amounts = Iterable[tuple[str, int]]


def amounts(paid: Amounts) -> str:
    """What is paid: '3 excavators and 3 credits'."""
    return listed(count(amount, what) for what, amount in paid)


# What pieces take.


def takes(structure: str, area: str, size: int, paid: Amounts) -> str:
    """What a structure takes on a space, without anybody's help."""
    if structure == "conduit":
        return f"A conduit of value {size} takes {amounts(paid)}"
    if structure == "powerhouse":
        return f"{capital(ORDINALS[size])} powerhouse takes {amounts(paid)}"
    return f"{capital(a(structure))} in the {area} takes {amounts(paid)}"


ORDINALS = ("your first", "your second", "your third", "your fourth")


def changed_by(name: str, ways: Sequence[Amounts]) -> str:
    """What an officer or a technology tile makes of a price."""
    power = f"{OFFICERS[name]}: {OFFICER_POWERS[name]}" if name in OFFICERS else capital(TILES[name])
    if len(ways) > MOST_WAYS:
        return f"{power}; so it takes anything from {amounts(ways[0])} to {amounts(ways[-1])}"
    return f"{power}; so it takes {listed(map(amounts, ways), 'or')}"


def paid(amounts_: Amounts) -> str:
    """What has been taken, where somebody's help has changed it."""
    return f"You paid {amounts(amounts_)}."


MOST_WAYS = 3
"""So many ways to pay are told one by one."""


def coin(fee: int) -> str:
    """A space with a coin."""
    return f"The space has a coin: {count(fee, 'credits')} more"


def no_coin(tile: str) -> str:
    """A space with a coin, for a tile that waives it."""
    return f"{capital(TILES[tile])}: the coin of this space costs nothing"


def by_area(structure: str, machines: Mapping[str, Amounts]) -> str:
    """What a structure takes, area by area."""
    each = [f"{_number(paid)} in the {area}" for area, paid in machines.items()]
    return f"{capital(a(structure))} takes {_kind(machines.values())}: {listed(each)}"


def by_value(machines: Mapping[int, Amounts]) -> str:
    """What conduits take, by their value."""
    each = [f"{_number(paid)} for a value of {value}" for value, paid in machines.items()]
    return f"A conduit takes {_kind(machines.values())}: {listed(each)}"


def by_number(machines: Sequence[Amounts]) -> str:
    """What powerhouses take, one after the other."""
    each = [f"{_number(paid)} for {which}" for which, paid in zip(ORDINALS, machines, strict=True)]
    return f"A powerhouse takes {_kind(machines)}: {listed(each)}"


def _kind(machines: Iterable[Amounts]) -> str:
    """What kind of machines several prices take: one kind alone."""
    return listed(dict.fromkeys(what for paid in machines for what, _ in paid))


def _number(paid: Amounts) -> int:
    return sum(amount for _, amount in paid)


def coins(fee: int) -> str:
    """Spaces with a coin, for bases and powerhouses."""
    return f"A base or powerhouse on a space with a coin: {count(fee, 'credits')} more"


def construction_space(space: str, engineers: int, fee: int) -> str:
    """What a construction space takes."""
    paid = [count(engineers, "engineers")] + [count(fee, "credits")] * bool(fee)
    return f"{capital(place(space))}: {listed(paid)}"


def rounds_later(turns: int, rounds: int) -> str:
    """When machines are back, by the turns of the wheel in a round."""
    when = f"{count(rounds, 'rounds')} later" if rounds else "in the same round"
    return f"With {count(turns, 'turns')} a round, they are back {when}"


def bought(paid: Amounts, credits: int) -> str:
    """What machines would cost."""
    return f"Bought in the Machinery Shop, {amounts(paid)} would cost {count(credits, 'credits')}"


def so_far(later: int, credits: int) -> str:
    """What an income has brought."""
    when = f"{count(later, 'rounds')} later" if later else "At once"
    return f"{when} it has brought {count(credits, 'credits')}"


# The lab.
SPACE, GUESS = "Where", "machines, my guess"
BUILD, KEEP, WORKSHOP, NEXT_ROUND, ANEW = "Build", "Keep it, go on", "Turn the wheel", "Next round", "Begin anew"
WORKSHOP_TIP = "Places engineers in the Workshop: your wheel turns by one segment"
KEEP_TIP = "What you have built stays, and the next construction comes after it"
OFFICER, TILE, NO_OFFICER, BASIC = "Officer", "Technology tile", "none", "the basic one"
GUESS_FIRST = "First say how many machines it takes: type a number, then press Build. (Press it again just to see.)"
NO_GUESS = "You made no guess this time. Choose another place, guess, and build."
KEPT = "It stays."
LAST_ROUND = "This is the last round: no other comes after it."
NOTHING_TO_KEEP = "Build something first; then you can keep it and go on from there."
QUESTION_HINT = "Click a place on the map, or pick it from the list."
REFUSED = "That cannot be built now."


def question(structure: str, space: str) -> str:
    """What is asked: 'A base in basin 7 (hills): how many machines?'."""
    if structure == "conduit":
        conduit = CONDUITS[space]
        what = f"a conduit of value {conduit.value}, basin {conduit.source} to {conduit.target}"
    else:
        what = f"{a(structure)} in basin {BASIN_OF_SPACE[space]} ({AREA_OF_SPACE[space]})"
    return f"{capital(what)}: how many machines?"


def wish(structure: str, space: str) -> str:
    """A piece with its place: 'a base for the upper dam of basin 7 (hills)'."""
    told = f"value {CONDUITS[space].value}" if structure == "conduit" else AREA_OF_SPACE[space]
    return f"{piece(structure, space)} ({told})"


def option(structure: str, space: str) -> str:
    """A place to build, in the list: 'Base: lower dam, basin 7'."""
    if structure == "conduit":
        conduit = CONDUITS[space]
        return f"Conduit: basin {conduit.source} to {conduit.target}, value {conduit.value}"
    side, _, basin = bare(place(space)).partition(" of ")
    return f"{capital(structure)}: {side.removesuffix(' powerhouse')}, {basin}"


def wheel_of(who: str) -> str:
    """The title of a wheel by itself."""
    return f"The construction wheel of {company(who)}"


def officer(name: str | None) -> str:
    """An officer, in the list."""
    return NO_OFFICER if name is None else f"{OFFICERS[name]}: {OFFICER_POWERS[name]}"


def tile(name: str | None) -> str:
    """A technology tile, in the list."""
    if name is None:
        return BASIC
    level = TECHNOLOGY[name].level
    return capital(TILES[name]) if level else capital(the(TILES[name]))


def back(turns: int) -> str:
    """When the machines and the tile come back."""
    return (
        f"None of that is spent: tile and machines come back when the wheel has turned {turns} times, "
        "this turn included (C5)."
    )


def off(guess: int, by: int) -> str:
    """How far a guess was off."""
    return f"You said {guess}: {abs(by)} too {'few' if by < 0 else 'many'}." if by else ""


def refused(why: str) -> str:
    """Why something cannot be built."""
    return f"{REFUSED} {why}"


def held(amounts: Mapping[str, int]) -> str:
    """What the builder has to spend."""
    return f"You have {listed(count(number, kind) for kind, number in amounts.items())}."


# The plan for a wheel.
PLAN_TITLE = "Three builds ahead"
PLAN_START = "Nothing is done yet: put your plan together, then carry it out."
PLAN_SOLVED = "Challenge solved: all three stand!"
TRY, TAKE_BACK, ANOTHER_CHALLENGE = "Carry it out", "Take one back", "Another one"
TURN_ONCE = "Workshop: one turn of the wheel"
PLAN_HINT = "Press them in your order; once, if you like, with the Workshop. Or click the ringed places on the map."


def plan_task(who: str) -> str:
    """What is to be done."""
    return f"You are {who}. Build all three in one round. In which order?"


def part_button(part: str, number: int | None) -> str:
    """A part of a plan on a button, with its number where it is planned."""
    return part if number is None else f"{number}. {part}"


def unplanned(missing: Iterable[str]) -> str:
    """What a plan leaves out."""
    return f"Your plan leaves out {listed(missing)}."


def plan_done(built: int) -> str:
    """What came of a plan."""
    if built == PIECES:
        return "All three are built."
    return f"{('None', 'One', 'Two')[built]} of the three {'is' if built == 1 else 'are'} built, then the plan stops."


PIECES = 3


def plan_ways(ways: int, orders: int) -> str:
    """How many plans do it."""
    return f"Of the {orders} plans there are, {ways} {'does' if ways == 1 else 'do'} it."


def plan_stops(why: str, clause: str) -> str:
    """Why a plan stops."""
    return f"{capital(why)} ({clause})."


def short_of(paid: Amounts, held: Amounts) -> str:
    """What a piece takes, beside what its builder has."""
    return f"That takes {amounts(paid)}; you have {amounts(held)}."


def soon_back(said: str) -> str:
    """What would be back next."""
    return f"{said}."
