"""What the lesson on building says: what pieces take, what is wished for, the wheel, and feedback."""

from collections.abc import Iterable, Mapping, Sequence

from ..board.map import AREA_OF_SPACE, BASIN_OF_SPACE, CONDUITS
from ..board.technology import TILES as TECHNOLOGY
from .message import Message, Messages, declared
from .names import AREAS, OFFICER_POWERS, OFFICERS, PARTS, TILES, capital, count, listed, the
from .places import piece, side

say = Messages("building_lesson-said")
"""The lab and the plan for a wheel: their buttons, their lists, and what they say by themselves."""
TAKES = Messages("building_lesson-takes")
CHANGED = Messages("building_lesson-changed")
ASKED = Messages("building_lesson-asked")
WISHED = Messages("building_lesson-wished")
OPTIONS = Messages("building_lesson-option")

Amounts = Iterable[tuple[str, int]]


def cited(sentence: str, clause: str) -> Message: ...
def ended(sentence: str) -> Message: ...
def power_of(officer: str, power: str) -> Message: ...
def paid(amounts: str) -> Message: ...
def coin(fee: int) -> Message: ...
def no_coin(tile: str) -> Message: ...
def takes_each(structure: str, kind: str, each: str) -> Message: ...
def in_area(n: int, area: str) -> Message: ...
def for_value(n: int, value: int) -> Message: ...
def for_next(n: int, built: int) -> Message: ...
def coins(fee: int) -> Message: ...
def space_takes(space: str, paid: str) -> Message: ...
def rounds_later(turns: int, rounds: int) -> Message: ...
def bought(amounts: str, credits: int) -> Message: ...
def so_far(later: int, credits: int) -> Message: ...
def wheel_of(who: str) -> Message: ...
def back(turns: int) -> Message: ...
def off_by(guess: int, n: int, few: bool) -> Message: ...
def refused(why: str) -> Message: ...
def supply(amounts: str) -> Message: ...
def plan_task(who: str) -> Message: ...
def planned(number: int, part: str) -> Message: ...
def left_out(missing: str) -> Message: ...
def plan_done(built: int) -> Message: ...
def plan_ways(ways: int, orders: int) -> Message: ...
def takes_but_held(paid: str, held: str) -> Message: ...


declared(__name__)


def amounts(paid: Amounts) -> str:
    """What is paid: '3 excavators and 3 credits'."""
    return listed(count(amount, what) for what, amount in paid)


# What pieces take.


def takes(structure: str, area: str, size: int, paid: Amounts) -> str:
    """What a structure takes on a space, without anybody's help."""
    return TAKES(structure, area=AREAS[area], size=size, paid=amounts(paid))


def changed_by(name: str, ways: Sequence[Amounts]) -> str:
    """What an officer or a technology tile makes of a price."""
    power = power_of(name, OFFICER_POWERS[name]) if name in OFFICERS else capital(TILES[name])
    told = list(map(amounts, ways))
    if len(told) > MOST_WAYS:
        return CHANGED("range", power=power, least=told[0], most=told[-1])
    return CHANGED("ways" if any(ways) else "nothing", power=power, ways=listed(told, "or"))


MOST_WAYS = 3
"""So many ways to pay are told one by one."""


def by_area(structure: str, machines: Mapping[str, Amounts]) -> str:
    """What a structure takes, area by area."""
    each = [in_area(_number(paid), AREAS[area]) for area, paid in machines.items()]
    return takes_each(structure, _kind(machines.values()), listed(each))


def by_value(machines: Mapping[int, Amounts]) -> str:
    """What conduits take, by their value."""
    each = [for_value(_number(paid), value) for value, paid in machines.items()]
    return takes_each("conduit", _kind(machines.values()), listed(each))


def by_number(machines: Sequence[Amounts]) -> str:
    """What powerhouses take, one after the other."""
    each = [for_next(_number(paid), built) for built, paid in enumerate(machines)]
    return takes_each("powerhouse", _kind(machines), listed(each))


def _kind(machines: Iterable[Amounts]) -> str:
    """What kind of machines several prices take: one kind alone."""
    return listed(PARTS[kind] for kind in dict.fromkeys(what for paid in machines for what, _ in paid))


def _number(paid: Amounts) -> int:
    return sum(amount for _, amount in paid)


def construction_space(space: str, engineers: int, fee: int) -> str:
    """What a construction space takes."""
    return space_takes(space, listed([count(engineers, "engineers")] + [count(fee, "credits")] * bool(fee)))


# The lab.


def question(structure: str, space: str) -> str:
    """What is asked: 'A base in basin 7 (hills): how many machines?'."""
    if structure == "conduit":
        conduit = CONDUITS[space]
        return ASKED("conduit", value=conduit.value, source=conduit.source, target=conduit.target)
    return ASKED("piece", structure=structure, basin=BASIN_OF_SPACE[space], area=AREAS[AREA_OF_SPACE[space]])


def wish(structure: str, space: str) -> str:
    """A piece with its place: 'a base for the upper dam of basin 7 (hills)'."""
    wished = piece(structure, space)
    if structure == "conduit":
        return WISHED("conduit", piece=wished, value=CONDUITS[space].value)
    return WISHED("piece", piece=wished, area=AREAS[AREA_OF_SPACE[space]])


def option(structure: str, space: str) -> str:
    """A place to build, in the list: 'Base: lower dam, basin 7'."""
    if structure == "conduit":
        conduit = CONDUITS[space]
        return OPTIONS("conduit", source=conduit.source, target=conduit.target, value=conduit.value)
    kind = "powerhouse" if structure == "powerhouse" else "dam"
    return OPTIONS(kind, structure=structure, side=side(space), basin=BASIN_OF_SPACE[space])


def officer(name: str | None) -> str:
    """An officer, in the list."""
    return say("no_officer") if name is None else power_of(name, OFFICER_POWERS[name])


def tile(name: str | None) -> str:
    """A technology tile, in the list."""
    if name is None:
        return say("basic")
    return capital(TILES[name]) if TECHNOLOGY[name].level else capital(the(TILES[name]))


def off(guess: int, by: int) -> str:
    """How far a guess was off; nothing where it was right."""
    return off_by(guess, abs(by), by < 0) if by else ""


def held(amounts: Mapping[str, int]) -> str:
    """What the builder has to spend."""
    return supply(listed(count(number, kind) for kind, number in amounts.items()))


# The plan for a wheel.


def part_button(part: str, number: int | None) -> str:
    """A part of a plan on a button, with its number where it is planned."""
    return part if number is None else planned(number, part)


def unplanned(missing: Iterable[str]) -> str:
    """What a plan leaves out."""
    return left_out(listed(missing))


def short_of(paid: Amounts, held: Amounts) -> str:
    """What a piece takes, beside what its builder has."""
    return takes_but_held(amounts(paid), amounts(held))
