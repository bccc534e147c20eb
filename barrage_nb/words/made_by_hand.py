"""What a change by hand makes of a position, clause by clause, and what a limit that it breaks is about."""

import re
from collections.abc import Iterable, Mapping, Sequence

from .by_hand import DESIGN, NUMBERS, card_called, choice, lies, on_wheel, owner, phase, ruling
from .design import changed_game
from .names import BONUSES, OBJECTIVES, OFFICERS, capital, count, listed
from .places import action_space, owned, place, spot

MOST_TOLD = 3
"""As many clauses are told in a line."""


def in_a_line(clauses: Sequence[str]) -> str:
    """The clauses of a change in a line, the first of many: 'Germany’s lower dam of basin 8 removed; round 3'."""
    more = len(clauses) - MOST_TOLD
    return "; ".join([*clauses[:MOST_TOLD], *([f"and {more} more"] if more > 0 else [])])


# On the map.


def removed(space: str, who: str) -> str:
    """A piece that is gone."""
    return f"{_piece(space, who)} removed"


def built(space: str, who: str, level: int | None = None, drops: int = 0) -> str:
    """A piece that is new; a dam has a level, and perhaps drops."""
    return f"{_piece(space, who)} built{_of_level(level)}{_with(drops)}"


def given(space: str, who: str) -> str:
    """A piece that is somebody else's now."""
    return f"{place(space)} is now {'neutral' if who == 'neutral' else _whose(who)}"


def altered(space: str, who: str, level: int | None, drops: int | None) -> str:
    """A dam of another level, or with other drops."""
    told = [f"level {level}"] * (level is not None) + [count(drops or 0, "drops")] * (drops is not None)
    return f"{_piece(space, who)} now has {listed(told)}"


def waiting(headstream: str, drops: int) -> str:
    """The drops of a headstream."""
    return f"{count(drops, 'drops')} now {'waits' if drops == 1 else 'wait'} on {headstream}"


def _piece(space: str, who: str) -> str:
    return owned(space, who).removeprefix("the ")


def _of_level(level: int | None) -> str:
    return "" if level is None else f", level {level}"


def _with(drops: int) -> str:
    return f", with {count(drops, 'drops')}" if drops else ""


def _whose(who: str) -> str:
    return f"{owner(who)}'s"


# What a company has.


def has(who: str, amounts: Mapping[str, int]) -> str:
    """Numbers of a company."""
    told = [f"{value} VP" if name == "vp" else count(value, name) for name, value in amounts.items()]
    return f"{owner(who)} now has {listed(told)}".replace("-", "\u2212")


def joined(who: str) -> str:
    """A company that plays now."""
    return f"{owner(who)} joins the game"


def left(who: str) -> str:
    """A company that plays no more."""
    return f"{owner(who)} leaves the game"


def officer_of(who: str, name: str | None) -> str:
    """An officer of a company."""
    return f"{owner(who)} now has {'no officer' if name is None else OFFICERS[name]}"


def used(who: str, field: str, number: int) -> str:
    """What a company has done in the round so far."""
    what = {
        "constructions": f"has built {count(number, 'times')} this round",
        "aside": f"has {count(number, 'engineers')} beside the construction spaces",
        "copies": f"has used {count(number, 'spaces')} of Sekibo",
        "deep_dams": f"{'may' if number else 'may not'} hold a fourth drop in its dams",
    }
    return f"{owner(who)} {what[field]}"


def segment(who: str, turns: int, excavators: int, mixers: int) -> str:
    """The machines of a segment of the wheel."""
    return f"{count(excavators, 'excavators')} and {count(mixers, 'mixers')} on {on_wheel(who, turns)}"


# Cards and tiles.


def lies_now(card: int | str, where: tuple[str, ...], number: int) -> str:
    """A card or a tile that lies somewhere else: 'contract 201 now in Germany's hand'."""
    called = card_called(card)
    if where[0] != "companies":
        return f"{called} now {lies(where, number)}"
    _, who, place = where
    if place == "wheel":
        return f"{called} now on {on_wheel(who, number)}"
    held = {"contracts": f"in {_whose(who)} hand", "fulfilled": f"done by {owner(who)}"}
    return f"{called} now {held.get(place) or f'in {_whose(who)} supply'}"


def gone(card: int | str) -> str:
    """A card or a tile that lies nowhere."""
    return f"{card_called(card)} out of the game"


# The office, the round and the tiles of the game.


def stands(space: str, there: Iterable[tuple[str, int]]) -> str:
    """Who stands on an action space."""
    told = [f"{owner(who)} with {count(number, 'engineers')}" for who, number in there]
    return f"{listed(told) if told else 'nobody'} on the {action_space(space)}"


def moment(round: int | None, name: str | None, mover: str | None) -> str:
    """Another round, phase or turn."""
    told = [] if round is None else [f"round {round}"]
    told += [] if name is None else [f"phase: {phase(name).lower()}"]
    told += [] if mover is None else [f"{_whose(mover)} turn"]
    return listed(told) if told else "nobody's turn"


def in_order(order: Iterable[str]) -> str:
    """The turn order."""
    return f"turn order {', '.join(map(owner, order))}"


def has_passed(who: str, yes: bool) -> str:
    """Whether a company has passed."""
    return f"{owner(who)} has {'passed' if yes else 'not passed'}"


def bonus(round: int, name: str) -> str:
    """The bonus tile of a round."""
    return f"bonus of round {round}: {BONUSES[name]}"


def objective(name: str | None) -> str:
    """The objective tile."""
    return f"objective: {OBJECTIVES[name] if name else 'none'}"


def headstream_tile(space: str, number: int) -> str:
    """The tile at a headstream."""
    return f"tile {number} at {place(space)}"


def ruled(name: str, value: object) -> str:
    """A ruling."""
    told = (
        choice("yes" if value else "no")
        if isinstance(value, bool)
        else choice(value)
        if isinstance(value, str)
        else value
    )
    return f"{ruling(name)}: {told}"


def designed(changes: Mapping[str, object]) -> str:
    """Other numbers of the game."""
    return changed_game(changes).rstrip(".") if changes else "the game as it is printed"


HIDDEN = "what waits or lies hidden"
"""All else in a position: piles, and what is still to be decided."""


# What a limit is about.


def plainly(reason: str) -> str:
    """A reason against a change, its place in a position said as it is called at the table."""
    where, colon, why = reason.partition(": ")
    told = _called(where)
    return reason if told is None or not colon else f"{capital(told)}: {re.sub(r'(?<![0-9a-z])-(?=[0-9])', '−', why)}"


def _field(name: str) -> str | None:
    """A number of a company or of the design."""
    return {"constructions": "constructions"}.get(name) or NUMBERS.get(name) or DESIGN.get(name)


_TABLES = ("dams", "conduits", "powerhouses", "headstreams", "occupied")


def _called(where: str) -> str | None:
    """A path of a position in words; what has no other name at the table keeps its own."""
    path, comma, part = where.partition(", ")
    table, _, name = path.partition(".")
    if table in _TABLES and name:
        return f"{spot(name) if table == 'dams' and part else place(name)}{comma}{part}"
    who, _, field = name.partition(".")
    if table == "companies" and field:
        wheel = re.fullmatch(r"wheel\[(\d)\]\.(\w+)", field)
        if wheel:
            return f"{_field(wheel[2])} in segment {int(wheel[1]) + 1} of {_whose(who)} wheel"
        return f"{_whose(who)} {_field(field) or field}{comma}{part}"
    return ruling(name) if table == "rulings" else _field(name) if table == "design" else None
