"""What things are called."""

from collections.abc import Iterable
from functools import reduce
from typing import Any

from ..board.box import BOXES, PRINTED, Box
from ..board.companies import SEATS
from ..board.powers import PLAIN, Effect, Power
from .marks import in_form, speaker
from .message import Message, Messages, declared
from .spoken import naming

COMPANIES = Messages("names-company")
OFFICERS = Messages("names-officer")
OFFICER_POWERS = Messages("names-officer_power")
ABILITIES = Messages("names-ability")
TILES = Messages("names-tile")
PARTS = Messages("names-part")
QUESTIONS = Messages("names-question")
PHASES = Messages("names-phase")
AREAS = Messages("names-area")
BONUSES = Messages("names-bonus")
OBJECTIVES = Messages("names-objective")
STRUCTURES = Messages("names-structure")
NOUNS = Messages("names-count")
BUILDINGS = Messages("names-building")
HOOKS = Messages("names-hook")
EFFECTS = Messages("names-effect")


def last_points() -> Message: ...
def nobody() -> Message: ...
def seat(n: int) -> Message: ...
def one_to(counted: str) -> Message: ...
def decimal_mark() -> Message: ...
def the(noun: str) -> Message: ...
def capital(sentence: str) -> Message: ...
def two(first: str, last: str) -> Message: ...
def two_or(first: str, last: str) -> Message: ...
def comma(first: str, last: str) -> Message: ...
def then(first: str, last: str) -> Message: ...
def semicolon(first: str, last: str) -> Message: ...
def once_more(sentence: str) -> Message: ...
def nothing() -> Message: ...
def work_of(number: int) -> Message: ...
def plain_power() -> Message: ...
def gained_for_each(gained: str, per: str) -> Message: ...
def tile_of_its_own(called: str, like: str, does: str) -> Message: ...


declared(__name__)


def by_id(name: str) -> str:
    """What a row is called that nobody has named: its id with spaces."""
    return name.replace("_", " ") if type(name) is str else name  # an Automa's tile is a number, and a message is said


@naming("who", "owner", "company", "order")
def company(who: str | None) -> str:
    """A company's name; before the draft, a seat's."""
    if who is None:
        return nobody()
    return seat(int(who[-1])) if who in SEATS else COMPANIES.get(who, by_id(who))


@naming("officer")
def officer(name: str) -> str:
    """An officer's name."""
    return OFFICERS.get(name, by_id(name))


@naming("tile")
def tile(name: str, box: Box = PRINTED) -> str:
    """A tile's name, without its article; of one that is otherwise than printed, what its row says."""
    called = TILES.get(name, by_id(name))
    row = box.tiles.get(name)
    if row is None or row == BOXES[box.of].tiles.get(name):
        return called
    if name in TILES:
        return f"{in_form(called, 'short')} ({power(row.power)})"
    like = next((one.id for one in BOXES[box.of].tiles.values() if one[1:3] == row[1:3]), name)
    return tile_of_its_own(called, in_form(tile(like), "short"), power(row.power))


def officer_power(name: str, box: Box = PRINTED) -> str:
    """What an officer changes; of one that is otherwise than printed, hook by hook."""
    row = box.officers.get(name)
    usual = row is None or row == BOXES[box.of].officers.get(name)
    return OFFICER_POWERS[name] if usual or row is None else power(row.power)


def ability(who: str, box: Box = PRINTED) -> str:
    """A company's ability, likewise."""
    now, usual = (known.companies[who].ability for known in (box, BOXES[box.of]))
    return ABILITIES[who] if now == usual else power(now)


def power(changes: Power) -> str:
    """What changes the rules, hook by hook."""
    said = list[str]()
    for name, value, plain in zip(Power._fields, changes, PLAIN, strict=True):
        if isinstance(value, Effect):
            said.append(effect(value))
        elif value != plain:
            said.append(HOOKS(name, n=value if type(value) is int else 0))
    return told_together(said) if said else plain_power()


def effect(one: Effect) -> str:
    """What happens after a tile's piece and its income."""
    if one.gives in EFFECTS:
        return EFFECTS(one.gives, n=one.each)
    gained = count(one.each, "turns" if one.gives == "rotate" else one.gives)
    return gained_for_each(gained, one.per.replace(" ", "_")) if one.per else gained


def counted_by(counts: str) -> str:
    """What a bonus or an objective tile counts."""
    return BONUSES[counts] if counts in BONUSES else OBJECTIVES[counts]


def bonus(name: str, box: Box = PRINTED) -> str:
    """A bonus tile, by what it counts; with its id where that does not say it."""
    return _tile_counting(name, box.bonus_tiles[name].counts)


def objective(name: str, box: Box = PRINTED) -> str:
    """An objective tile, likewise."""
    return _tile_counting(name, box.objectives[name].counts)


def _tile_counting(name: str, counts: str) -> str:
    return counted_by(counts) if name == counts else f"{counted_by(counts)} ({by_id(name)})"


@naming("building")
def building(name: str) -> str:
    """A building tile's name."""
    return BUILDINGS.get(name, by_id(name))


@naming("work")
def work(number: int) -> str:
    """An External Work by its number."""
    return work_of(number)


@naming("structure")
def structure(name: str) -> str:
    """What one builds, without its article."""
    return STRUCTURES.get(name, name)


@naming("phase")
def phase(name: str) -> str:
    """A part of a round."""
    return PHASES.get(name.replace(" ", "_"), name)


@naming("question")
def question(name: str) -> str:
    """What somebody has to choose."""
    return QUESTIONS.get(name, name)


@speaker
def count(amount: int, thing: str) -> str:
    """A number with its noun: '1 drop', '2 drops', '1 energy'."""
    noun = thing.replace(" ", "_")
    return NOUNS(noun, n=amount)


def counted(**amounts: int) -> str:
    """What there is of each kind, without those of which there is nothing: '2 excavators and 1 mixer'."""
    return listed(count(amount, thing) for thing, amount in amounts.items() if amount)


def minus(number: object) -> str:
    """A number with a true minus sign where it has one: '−2'."""
    return str(number).replace("-", "\u2212")


@speaker
def decimal_of(number: float) -> str:
    """A number that is not whole, as short as it is."""
    return minus(f"{number:g}").replace(".", decimal_mark())


@speaker
def decimal(number: float, digits: int, sign: str = "") -> str:
    """A number in so many digits behind the mark: '3.2', '−0.15'; with the sign "+" also '+3.2'; nought has none."""
    rounded = round(number, digits)
    said = f"{rounded:{sign}.{digits}f}" if rounded else f"{0:.{digits}f}"
    return minus(said).replace(".", decimal_mark())


@speaker
def signed(amount: int, zero: str = "0") -> str:
    """An amount that is more or less than something: '+3', '−2', and none."""
    return minus(f"{amount:+d}") if amount else zero


@speaker
def up_to(most: int, thing: str) -> str:
    """How many of something one may choose: '1 drop', '1 to 2 drops'."""
    return count(most, thing) if most == 1 else one_to(count(most, thing))


def a(noun: str) -> str:
    """A noun with its article: 'a base', 'an elevation'."""
    return in_form(structure(noun), "a")


def in_a_row(things: Iterable[Any]) -> str:
    """'a, b, c'."""
    words = [thing if isinstance(thing, str) else str(thing) for thing in things]
    row = words[0] if words else ""
    for word in words[1:]:
        row = comma(row, word)
    return row


@speaker
def listed(things: Iterable[Any], last: str = "and") -> str:
    """'a, b and c'."""
    words = [thing if isinstance(thing, str) else str(thing) for thing in things]
    if len(words) < 2:
        return words[0] if words else nothing()
    first = words[0]
    for word in words[1:-1]:
        first = comma(first, word)
    return (two if last == "and" else two_or)(first, words[-1])


def one_by_one(sentences: Iterable[str]) -> str:
    """'First. Second. Third.'"""
    told = list(sentences)
    return reduce(then, told) if told else ""


def told_together(sentences: Iterable[str]) -> str:
    """'first; second; third'."""
    return reduce(semicolon, sentences)
