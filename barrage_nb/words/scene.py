"""What the pictures say: the labels painted on them, and for every thing a sentence for those who do not see it."""

from collections.abc import Iterable

from ..board.contracts import CONTRACTS
from ..board.rewards import Part
from .names import (
    ABILITIES,
    OFFICER_POWERS,
    OFFICERS,
    TILES,
    capital,
    company,
    count,
    listed,
)
from .places import action_space, bare, node, owned, place, spot

AREA_NAMES = {"mountains": "Mountains", "hills": "Hills", "plains": "Plains"}


# The map.
def map_legend(costs: Iterable[tuple[str, int, int]]) -> str:
    """What the key in the corner says."""
    lines = [f"{base} and {elevation} in the {area}" for area, base, elevation in costs]
    return f"Machines for a base and for an elevation: {listed(lines)}."


def basin(number: int, area: str) -> str:
    """A valley."""
    return f"Basin {number}, in the {area}."


def river(start: str, end: str) -> str:
    """A stretch of river."""
    return f"River from {node(start)} to {node(end)}."


def river_exit(name: str) -> str:
    """Where water leaves."""
    return f"Drops leave the map by {place(name)}."


def dam(space: str, owner: str, level: int, drops: int, room: int) -> str:
    """A dam."""
    return f"{_named(owned(space, owner), space)}, level {level}: {drops} of {count(room, 'drops')}."


def free_dam(space: str, fee: int) -> str:
    """A free dam space."""
    return f"{_named(spot(space), space)}, free{_fee(fee)}."


def powerhouse(space: str, owner: str) -> str:
    """A powerhouse."""
    return f"{_named(owned(space, owner), space)}."


def free_powerhouse(space: str, fee: int) -> str:
    """A free powerhouse space."""
    return f"{_named(spot(space), space)}, free{_fee(fee)}."


def conduit(space: str, value: int, owner: str | None) -> str:
    """A conduit or its space."""
    whose, free = (owned(space, owner), "") if owner else (spot(space), ", free")
    return f"{_named(whose, space)}{free}, value {value}."


def headstream(name: str, tile: tuple[int, ...] | None, waiting: int) -> str:
    """A headstream with its tile and the drops that wait."""
    brings = f"brings {', '.join(map(str, tile))} in rounds 1 to 4" if tile else "has no tile"
    return f"Headstream {name} {brings}; {count(waiting, 'drops')} waiting."


def _named(said: str, space: str) -> str:
    """A place at the beginning of a sentence, with what it is called in moves and texts of positions."""
    return f"{capital(bare(said))} ({space})"


def _fee(fee: int) -> str:
    return f", with a coin: {fee} credits more" if fee else ""


# Rewards and cards.
def limit(part: Part) -> str:
    """What a free piece is limited to, at its shortest."""
    if part.kind == "build_conduit":
        return f"\u2264{part.amount}"
    if not part.areas:
        return ""
    return "any" if len(part.areas) == len(AREA_NAMES) else "".join(AREA_NAMES[area][0] for area in part.areas)


def part(part: Part) -> str:
    """One part of a reward or income."""
    if part.kind == "build_conduit":
        return f"a free conduit of value {part.amount} at most"
    if part.kind.startswith("build_"):
        where = f" in the {listed(part.areas, 'or')}" if part.areas else ""
        return f"a free {part.kind.removeprefix('build_')}{where}"
    if part.kind == "machinery":
        return f"{count(part.amount, 'machines')} of choice"
    if part.kind == "rotate":
        return f"{count(part.amount, 'turns')} of the wheel"
    if part.kind == "drops_flowing":
        return f"{count(part.amount, 'drops')} flowing at once"
    if part.kind == "drops":
        return f"{count(part.amount, 'drops')} on headstreams"
    return count(part.amount, part.kind)


def parts(parts: Iterable[Part]) -> str:
    """A whole reward or income."""
    return listed(map(part, parts))


def contract(number: int) -> str:
    """A contract."""
    printed = CONTRACTS[number]
    return f"{printed.colour.capitalize()} contract {number}: {printed.energy} energy gives {parts(printed.reward)}."


def card_number(number: int) -> str:
    """What a contract is called by, on its card."""
    return f"#{number}"


def tile(name: str) -> str:
    """A technology tile."""
    return f"{capital(TILES[name])}."


def named_space(name: str) -> str:
    """An action space at the beginning of a sentence, with what it is called in moves."""
    return f"{capital(action_space(name))} ({name})"


# A company.
BUILD = "Build"
OPEN = "open"

ABILITY_LINES = {
    "usa": "1 energy per drop past own houses",
    "germany": "a second, plain production",
    "italy": "+3 energy after each production",
    "france": "contracts need 3 energy less",
}


def company_title(who: str) -> str:
    """The head of a company's board."""
    return f"The board of {company(who)}."


def officer_line(officer: str | None, copied: str | None = None) -> str:
    """An officer with the power, in one line."""
    if officer is None:
        return "no officer"
    if copied is not None:
        return f"{OFFICERS[officer]} as {OFFICERS[copied]}: {OFFICER_POWERS[copied]}"
    return f"{OFFICERS[officer]}: {OFFICER_POWERS[officer]}"


def officer(officer: str | None, copied: str | None = None) -> str:
    """An officer."""
    return "No officer." if officer is None else f"Officer {officer_line(officer, copied)}."


def officer_space(space: str, fee: int, used: bool) -> str:
    """One of Sekibo's spaces."""
    price = f"1 engineer and {count(fee, 'credits')} copy" if fee else "1 engineer copies"
    return f"{named_space(space)}: {'used' if used else f'{price} an officer'}."


def points(vp: int) -> str:
    """Victory points."""
    return f"{count(vp, 'vp')}."


def supply(kind: str, amount: int) -> str:
    """An amount in the supply."""
    return f"{count(amount, kind)} in the supply."


def pieces_left(who: str, structure: str, left: int) -> str:
    """The pieces of one kind that a company still has."""
    return f"{company(who)} has {count(left, structure + 's')} left to build."


def income(structure: str, number: int, parts_: Iterable[Part], uncovered: bool) -> str:
    """An income under a piece."""
    state = "uncovered" if uncovered else f"once {count(number, structure + 's')} are built"
    return f"Income, {state}: {parts(parts_)}."


def production_bonus(number: int, more: int, active: bool) -> str:
    """What a powerhouse adds to productions."""
    state = "active" if active else f"with {number} powerhouses"
    return f"{more} more energy in each production, {state}."


def ability_line(who: str) -> str:
    """A company's power at its shortest."""
    return ABILITY_LINES[who]


def ability(who: str, active: bool) -> str:
    """A company's power."""
    state = "active" if active else "not active before the third powerhouse"
    return f"Power of {company(who)}: {ABILITIES[who]}; {state}."


def construction_space(space: str, engineers: int, fee: int, used: bool) -> str:
    """A construction space."""
    price = f" and {count(fee, 'credits')}" if fee else ""
    takes = "used" if used else count(engineers, "engineers") + price
    return f"{named_space(space)}: {takes}."


def engineers_aside(engineers: int) -> str:
    """Engineers of an Automa's constructions."""
    return f"Beside the construction spaces: {count(engineers, 'engineers')}."


def fulfilled(contracts: Iterable[int]) -> str:
    """The contracts a company has fulfilled."""
    return f"Contracts fulfilled: {listed(contracts)}."


def wheel_segment(number: int, turns: int, excavators: int, mixers: int, tiles: Iterable[str]) -> str:
    """A segment of the wheel."""
    holds: list[str] = [TILES[name] for name in tiles]
    holds += [count(excavators, "excavators")] * bool(excavators) + [count(mixers, "mixers")] * bool(mixers)
    where = "Open segment" if number == 0 else f"Segment back in {count(turns, 'turns')}"
    return f"{where}: {listed(holds)}."
