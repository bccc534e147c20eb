"""What a change by hand makes of a position, clause by clause, and what a limit that it breaks is about."""

import re
from collections.abc import Iterable, Mapping, Sequence

from .by_hand import CHOICES, DESIGN, NUMBERS, card, lies, owner, ruling, stands
from .by_hand import phase as phase_of
from .design import changed_game
from .message import Message, Messages, declared
from .messages import part_of
from .names import BONUSES, OBJECTIVES, TILES, capital, count, in_a_row, listed, told_together
from .places import owned, place, spot

USED = Messages("made_by_hand-used")
"""What a company has done in the round so far."""
HELD = Messages("made_by_hand-held")
"""Where a card or a tile of a company lies now."""

MOST_TOLD = 3
"""As many clauses are told in a line."""


def and_more(n: int) -> Message: ...
def removed_piece(piece: str) -> Message: ...
def built_piece(piece: str) -> Message: ...
def built_dam(piece: str, level: int, drops: int) -> Message: ...
def given_to(space: str, who: str) -> Message: ...
def made_neutral(space: str) -> Message: ...
def level_of(level: int) -> Message: ...
def dam_has(piece: str, what: str) -> Message: ...
def waiting(headstream: str, drops: int) -> Message: ...
def points(n: int) -> Message: ...
def company_has(who: str, amounts: str) -> Message: ...
def joined(who: str) -> Message: ...
def left(who: str) -> Message: ...
def has_officer(who: str, officer: str) -> Message: ...
def has_no_officer(who: str) -> Message: ...
def segment(who: str, turns: int, excavators: int, mixers: int) -> Message: ...
def lies_at(thing: str, where: str) -> Message: ...
def on_wheel(thing: str, who: str, turns: int) -> Message: ...
def out_of_game(thing: str) -> Message: ...
def stands_on(there: str, space: str) -> Message: ...
def empty(space: str) -> Message: ...
def round_is(round: int) -> Message: ...
def phase_is(phase: str) -> Message: ...
def turn_is(who: str) -> Message: ...
def nobodys_turn() -> Message: ...
def order_is(companies: str) -> Message: ...
def has_passed(who: str, yes: bool) -> Message: ...
def bonus_is(round: int, bonus: str) -> Message: ...
def objective_is(objective: str) -> Message: ...
def no_objective() -> Message: ...
def headstream_tile(space: str, number: int) -> Message: ...
def ruled_as(ruling: str, told: object) -> Message: ...
def game_is(sentence: str) -> Message: ...
def printed_game() -> Message: ...
def hidden() -> Message: ...
def field_of(who: str, field: str) -> Message: ...
def on_segment(who: str, machines: str, number: int) -> Message: ...
def constructions() -> Message: ...


declared(__name__)


def in_a_line(clauses: Sequence[str]) -> str:
    """The clauses of a change in a line, the first of many: 'Germany’s lower dam of basin 8 removed; round 3'."""
    more = len(clauses) - MOST_TOLD
    told = [*clauses[:MOST_TOLD], *([and_more(more)] if more > 0 else [])]
    return told_together(told) if told else ""


# On the map.


def removed(space: str, who: str) -> str:
    """A piece that is gone."""
    return removed_piece(owned(space, who))


def built(space: str, who: str, level: int | None = None, drops: int = 0) -> str:
    """A piece that is new; a dam has a level, and perhaps drops."""
    return built_piece(owned(space, who)) if level is None else built_dam(owned(space, who), level, drops)


def given(space: str, who: str) -> str:
    """A piece that is somebody else's now."""
    return made_neutral(space) if who == "neutral" else given_to(space, who)


def altered(space: str, who: str, level: int | None, drops: int | None) -> str:
    """A dam of another level, or with other drops."""
    told = [level_of(level)] if level is not None else []
    return dam_has(owned(space, who), listed([*told, *([count(drops, "drops")] if drops is not None else [])]))


# What a company has.


def has(who: str, amounts: Mapping[str, int]) -> str:
    """Numbers of a company."""
    told = (points(value) if name == "vp" else count(value, name) for name, value in amounts.items())
    return company_has(who, listed(told))


def officer_of(who: str, name: str | None) -> str:
    """An officer of a company."""
    return has_no_officer(who) if name is None else has_officer(who, name)


def used(who: str, field: str, number: int) -> str:
    """What a company has done in the round so far."""
    return USED(field, who=who, n=number)


# Cards and tiles.


def lies_now(of: int | str, where: tuple[str, ...], number: int) -> str:
    """A card or a tile that lies somewhere else: 'contract 201 now in Germany's hand'."""
    if where[0] != "companies":
        return lies_at(_thing(of), lies(where, number))
    _, who, held = where
    if held == "wheel":
        return on_wheel(_thing(of), who, number)
    return HELD(held if held in HELD else "supply", thing=_thing(of), who=who)


def _thing(of: int | str) -> str:
    return card(of) if isinstance(of, int) else TILES[of]


def gone(of: int | str) -> str:
    """A card or a tile that lies nowhere."""
    return out_of_game(_thing(of))


# The office, the round and the tiles of the game.


def standing(space: str, there: Iterable[tuple[str, int]]) -> str:
    """Who stands on an action space."""
    told = [stands(who, number) for who, number in there]
    return stands_on(listed(told), space) if told else empty(space)


def moment(round: int | None, name: str | None, mover: str | None) -> str:
    """Another round, phase or turn."""
    told = [] if round is None else [round_is(round)]
    told += [] if name is None else [phase_is(phase_of(name))]
    told += [] if mover is None else [turn_is(mover)]
    return listed(told) if told else nobodys_turn()


def in_order(order: Iterable[str]) -> str:
    """The turn order."""
    return order_is(in_a_row(map(owner, order)))


def bonus(round: int, name: str) -> str:
    """The bonus tile of a round."""
    return bonus_is(round, BONUSES[name])


def objective(name: str | None) -> str:
    """The objective tile."""
    return objective_is(OBJECTIVES[name]) if name else no_objective()


def ruled(name: str, value: object) -> str:
    """A ruling."""
    word = {True: "yes", False: "no"}[value] if isinstance(value, bool) else value
    return ruled_as(ruling(name), CHOICES[word] if isinstance(word, str) else word)


def designed(changes: Mapping[str, object]) -> str:
    """Other numbers of the game."""
    return game_is(changed_game(changes)) if changes else printed_game()


# What a limit is about.


def plainly(reason: str) -> str:
    """A reason against a change, its place in a position said as it is called at the table."""
    where = reason.values.get("where") if isinstance(reason, Message) else None
    called = _called(where) if isinstance(where, str) else None
    if called is None or not isinstance(reason, Message):
        return reason
    return Message(reason.id, **{**reason.values, "where": capital(called)})


_TABLES = ("dams", "conduits", "powerhouses", "headstreams", "occupied")


def _called(where: str) -> str | None:
    """A path of a position in words; what has no other name at the table keeps its own."""
    whole = isinstance(where, Message) and where.key == "part_of"
    path, part = (where.values["where"], where.values["part"]) if isinstance(where, Message) and whole else (where, "")
    table, _, name = path.partition(".")
    called = _thing_called(table, name, bool(part))
    return part_of(called, part) if called is not None and part else called


def _thing_called(table: str, name: str, in_part: bool) -> str | None:
    if table in _TABLES and name:
        return spot(name) if table == "dams" and in_part else place(name)
    who, _, field = name.partition(".")
    if table == "companies" and field:
        wheel = re.fullmatch(r"wheel\[(\d)\]\.(\w+)", field)
        if wheel:
            return on_segment(who, NUMBERS[wheel[2]], int(wheel[1]) + 1)
        return field_of(who, constructions() if field == "constructions" else NUMBERS.get(field, field))
    return ruling(name) if table == "rulings" else DESIGN.get(name) if table == "design" else None
