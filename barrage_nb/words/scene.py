"""What the pictures say: the labels painted on them, and for every thing a sentence for those who do not see it."""

from collections.abc import Iterable

from ..board.contracts import CONTRACTS, Part
from .marks import in_form
from .message import Message, Messages, declared
from .names import ABILITIES, AREAS, OFFICER_POWERS, OFFICERS, TILES, capital, count, in_a_row, listed
from .places import node, owned, spot

PARTS = Messages("scene-part")
AREA_LETTERS = Messages("scene-area_letter")
ABILITY_LINES = Messages("scene-ability_line")


def named(place: str, name: str) -> Message: ...
def river_exit(place: str) -> Message: ...
def sentence(said: str) -> Message: ...
def tile(tile: str) -> Message: ...
def company_title(who: str) -> Message: ...
def points(vp: int) -> Message: ...
def production_bonus(number: int, more: int, active: bool) -> Message: ...
def engineers_aside(engineers: int) -> Message: ...
def fulfilled(contracts: tuple[int, ...]) -> Message: ...
def build() -> Message: ...
def open_() -> Message: ...
def any_() -> Message: ...
def cost(area: str, base: int, elevation: int) -> Message: ...
def said_map_legend(costs: str) -> Message: ...
def said_basin(area: str, number: int) -> Message: ...
def said_river(end: str, start: str) -> Message: ...
def said_dam(drops: int, level: int, named: str, room: int) -> Message: ...
def said_free(fee: int, named: str) -> Message: ...
def said_conduit(named: str, value: int) -> Message: ...
def free_conduit(named: str, value: int) -> Message: ...
def said_headstream(brings: str, name: str, waiting: int) -> Message: ...
def bare_headstream(name: str, waiting: int) -> Message: ...
def said_contract(colour: str, energy: int, gives: str, number: int) -> Message: ...
def no_officer_line() -> Message: ...
def said_officer_line(officer: str, power: str) -> Message: ...
def copying_line(copied: str, officer: str, power: str) -> Message: ...
def no_officer() -> Message: ...
def said_officer(line: str) -> Message: ...
def said_officer_space(fee: int, named: str, used: bool) -> Message: ...
def said_supply(counted: str) -> Message: ...
def said_pieces_left(counted: str, who: str) -> Message: ...
def said_income(built: str, gives: str, number: int, uncovered: bool) -> Message: ...
def said_ability(active: bool, power: str, who: str) -> Message: ...
def said_construction_space(engineers: int, fee: int, named: str, used: bool) -> Message: ...
def open_segment(holds: str) -> Message: ...
def segment(holds: str, turns: int) -> Message: ...


declared(__name__)


def named_space(name: str) -> str:
    """An action space at the beginning of a sentence, with what it is called in moves."""
    return named(name, name)


# The map.


def area_title(area: str) -> str:
    """An area in the key of the map."""
    return capital(AREAS[area])


def map_legend(costs: Iterable[tuple[str, int, int]]) -> str:
    """What the key in the corner says."""
    lines = [cost(area=AREAS[area], base=base, elevation=elevation) for area, base, elevation in costs]
    return said_map_legend(costs=listed(lines))


def basin(number: int, area: str) -> str:
    """A valley."""
    return said_basin(number=number, area=AREAS[area])


def river(start: str, end: str) -> str:
    """A stretch of river."""
    return said_river(start=node(start), end=node(end))


def dam(space: str, owner: str, level: int, drops: int, room: int) -> str:
    """A dam."""
    return said_dam(named=named(owned(space, owner), space), level=level, drops=drops, room=room)


def free(space: str, fee: int) -> str:
    """A free space for a dam or a powerhouse."""
    return said_free(named=named(spot(space), space), fee=fee)


def powerhouse(space: str, owner: str) -> str:
    """A powerhouse."""
    return sentence(named(owned(space, owner), space))


def conduit(space: str, value: int, owner: str | None) -> str:
    """A conduit or its space."""
    if owner is None:
        return free_conduit(named=named(spot(space), space), value=value)
    return said_conduit(named=named(owned(space, owner), space), value=value)


def headstream(name: str, tile: tuple[int, ...] | None, waiting: int) -> str:
    """A headstream with its tile and the drops that wait."""
    if not tile:
        return bare_headstream(name=name, waiting=waiting)
    return said_headstream(name=name, brings=in_a_row(tile), waiting=waiting)


# Rewards and cards.


def limit(part: Part) -> str:
    """What a free piece is limited to, at its shortest."""
    if part.kind == "build_conduit":
        return f"\u2264{part.amount}"
    if not part.areas:
        return ""
    return any_() if len(part.areas) == len(AREAS) else "".join(AREA_LETTERS[area] for area in part.areas)


def part(part: Part) -> str:
    """One part of a reward or income."""
    if part.kind not in PARTS:
        return count(part.amount, part.kind)
    areas = listed((AREAS[area] for area in part.areas), "or")
    return PARTS(part.kind, amount=part.amount, areas=areas, n=len(part.areas))


def parts(parts: Iterable[Part]) -> str:
    """A whole reward or income."""
    return listed(map(part, parts))


def contract(number: int) -> str:
    """A contract."""
    printed = CONTRACTS[number]
    gives = parts(printed.reward)
    return said_contract(colour=printed.colour, number=number, energy=printed.energy, gives=gives)


def card_number(number: int) -> str:
    """What a contract is called by, on its card."""
    return f"#{number}"


# A company.


def officer_line(officer: str | None, copied: str | None = None) -> str:
    """An officer with the power, in one line."""
    if officer is None:
        return no_officer_line()
    if copied is None:
        return said_officer_line(officer=officer, power=OFFICER_POWERS[officer])
    return copying_line(officer=officer, copied=OFFICERS[copied], power=OFFICER_POWERS[copied])


def officer_label(officer: str | None, copied: str | None = None) -> str:
    """An officer with the power, at their shortest."""
    return in_form(officer_line(officer, copied), "short")


def officer(officer: str | None, copied: str | None = None) -> str:
    """An officer."""
    return no_officer() if officer is None else said_officer(line=officer_line(officer, copied))


def officer_space(space: str, fee: int, used: bool) -> str:
    """One of Sekibo's spaces."""
    return said_officer_space(named=named_space(space), fee=fee, used=used)


def supply(kind: str, amount: int) -> str:
    """An amount in the supply."""
    return said_supply(counted=count(amount, kind))


def pieces_left(who: str, structure: str, left: int) -> str:
    """The pieces of one kind that a company still has."""
    return said_pieces_left(who=who, counted=count(left, f"{structure}s"))


def income(structure: str, number: int, parts_: Iterable[Part], uncovered: bool) -> str:
    """An income under a piece."""
    built = count(number, f"{structure}s")
    return said_income(uncovered=uncovered, number=number, built=built, gives=parts(parts_))


def ability(who: str, active: bool) -> str:
    """A company's power."""
    return said_ability(who=who, power=ABILITIES[who], active=active)


def construction_space(space: str, engineers: int, fee: int, used: bool) -> str:
    """A construction space."""
    return said_construction_space(named=named_space(space), engineers=engineers, fee=fee, used=used)


def on_wheel(excavators: int, mixers: int, tiles: Iterable[str]) -> str:
    """What lies in a segment of the wheel."""
    holds: list[str] = [TILES[name] for name in tiles]
    holds += [count(excavators, "excavators")] * bool(excavators) + [count(mixers, "mixers")] * bool(mixers)
    return listed(holds)


def wheel_segment(number: int, turns: int, excavators: int, mixers: int, tiles: Iterable[str]) -> str:
    """A segment of the wheel."""
    holds = on_wheel(excavators, mixers, tiles)
    return segment(turns=turns, holds=holds) if number else open_segment(holds=holds)
