"""What the lesson on officers, companies and technology tiles says."""

from collections.abc import Iterable, Mapping, Sequence

from ..board.map import AREA_OF_SPACE, CONDUITS
from .clauses import CLAUSES
from .message import Message, Messages, message
from .names import AREAS, COMPANIES, OFFICERS, STRUCTURES, count, in_a_row, listed
from .places import spot

say = Messages("powers_lesson-said")
"""The lab: its buttons, its lists, and what it says by itself."""
CHANGE = Messages("powers_lesson-change")
OPTIONS = Messages("powers_lesson-option")
"""An option in a list, by what it changes; any other is a place."""
CALLED = Messages("powers_lesson-called")
MORE = Messages("powers_lesson-more")
"""What is asked of a power, by what is counted in its case."""
ONLY = Messages("powers_lesson-only")
"""The same, where nothing can be done without it."""
SOURCES = Messages("powers_lesson-source")
SCENES = Messages("powers_lesson-scene")
"""What is done in the case of a power."""
IDEAS = Messages("powers_lesson-idea")
"""What a power changes."""
COLUMNS = Messages("powers_lesson-column")
LEVELS = {"1": "I", "2": "II", "3": "III"}
WHERE = {"adv1_base": "B9L", "adv2_wild": "C8A"}
"""The place where something is built, where no option says it."""


@message
def wild() -> Message:
    """What a tile builds that builds anything."""


@message
def third() -> Message:
    """The powerhouse that switches on what a company can do."""


@message
def this_tile() -> Message:
    """A tile that has been named."""


def name(power: str) -> str:
    """A power in a list: 'Officer: Adler', 'Tile I: base'."""
    if power in OFFICERS:
        return CALLED("officer", officer=power)
    if power in COMPANIES:
        return CALLED("company", who=power)
    level, builds = _tile(power)
    return CALLED("tile", level=level, builds=builds)


def _tile(power: str) -> tuple[str, str]:
    level, _, structure = power.removeprefix("adv").partition("_")
    return LEVELS[level], STRUCTURES.get(structure) or wild()


def short(power: str) -> str:
    """A power in a sentence: 'Adler', 'the third powerhouse', 'this tile'."""
    return OFFICERS.get(power) or (third() if power in COMPANIES else this_tile())


@message
def met(power: str) -> Message:
    """A power in the list, with a sign that it has been met."""


def listed_power(power: str, has_met: bool) -> str:
    """A power in the list, with a sign where it has been met."""
    return met(name(power)) if has_met else name(power)


@message
def rule_of(sentence: str, clause: str) -> Message:
    """The rule that the power is."""


def rule(clause: str) -> str:
    """The rule that the power is."""
    return rule_of(CLAUSES[clause], clause)


def question(power: str, counted: str, possible_without: bool) -> str:
    """What is asked: the difference, or what it takes where nothing can be done without the power."""
    return (MORE if possible_without else ONLY)(counted, power=short(power))


@message
def not_allowed() -> Message:
    """What a run comes to that the rules forbid."""


def amount(counted: str, number: int | None) -> str:
    """What a run comes to."""
    return not_allowed() if number is None else _count(counted, number)


def _count(counted: str, number: int) -> str:
    return count(number, "credits" if counted == "credits_paid" else counted)


@message
def without(power: str) -> Message:
    """What stands over the run without a power."""


@message
def with_it(power: str) -> Message:
    """What stands over the run with a power."""


def with_and_without(power: str) -> tuple[str, str]:
    """What stands over the two runs."""
    return without(short(power)), with_it(short(power))


@message
def only_with(power: str, got: str) -> Message:
    """What it takes with the power, where it is not allowed without."""


@message
def both_ways(power: str, plain: str, got: str) -> Message:
    """Both numbers in a sentence."""


def both(power: str, counted: str, plain: int | None, got: int | None) -> str:
    """Both numbers in a sentence."""
    if plain is None:
        return only_with(short(power), amount(counted, got))
    return both_ways(short(power), amount(counted, plain), amount(counted, got))


@message
def before(told: str) -> Message:
    """What it came to before something was changed."""


@message
def now(told: str) -> Message:
    """What it comes to now."""


@message
def took_one(power: str, number: int, has: bool) -> Message:
    """A guess that is the number of one run, and not the difference."""


def mistook(power: str, said: int, has: bool) -> str:
    """A guess that is the number of one run, and not the difference."""
    return took_one(short(power), said, has)


@message
def off(by: int) -> Message:
    """How far off a guess was."""


@message
def refused(reason: str) -> Message:
    """Why something is not allowed, inside a list."""


@message
def term_of(source: str, amount: int) -> Message:
    """A term of a production."""


def term(source: str, amount: int) -> str:
    """A term of a production."""
    return term_of(SOURCES[source], amount)


COUNTED = {
    "base": "bases",
    "elevation": "elevations",
    "elevated dam": "raised dams",
    "powerhouse": "powerhouses",
    "advanced tile": "advanced tiles",
}
"""What an effect counts, as it is counted in sentences."""


@message
def value_of(n: int) -> Message:
    """The value of a conduit, as it is counted."""


@message
def counted(each: int, things: str, whole: int) -> Message:
    """What the effect of a tile counts."""


def counted_effect(each: int, per: str, number: int) -> str:
    """What the effect of a tile counts."""
    things = value_of(number) if per == "value" else count(number, COUNTED[per])
    return counted(each, things, each * number)


@message
def conduit_built(value: int, number: int) -> Message:
    """A conduit, and how much it took."""


@message
def built(structure: str, area: str, number: int) -> Message:
    """A piece, its area, and how much it took."""


def piece_built(structure: str, space: str, number: int) -> str:
    """A piece, what its price depends on, and how much it took: 'base in the mountains: 5'."""
    if structure == "conduit":
        return conduit_built(CONDUITS[space].value, number)
    return built(structure, AREAS[AREA_OF_SPACE[space]], number)


@message
def paid(credits: int) -> Message:
    """Credits that were paid."""


@message
def placed(space: str, engineers: int) -> Message:
    """Engineers on a space."""


@message
def into(dam: str, drops: int) -> Message:
    """Drops that come into a dam."""


@message
def asks(energy: int, less: int, left: int) -> Message:
    """What a contract that is fulfilled asks for."""


def asked_for(energy: int, less: int) -> str:
    """What a contract that is fulfilled asks for."""
    return asks(energy, less, energy - less)


@message
def steps(amount: int) -> Message:
    """Steps of the marker that are no part of the production."""


@message
def whole_of(counted: str) -> Message:
    """The number of a run."""


def whole(counted: str, number: int) -> str:
    """The number of a run."""
    return whole_of(_count(counted, number))


@message
def begin_with(power: str, has: bool) -> Message:
    """What is said before a run begins."""


def begins(power: str, has: bool) -> str:
    """What is said before a run begins."""
    return begin_with(short(power), has)


@message
def not_without(power: str, reason: str) -> Message:
    """What is said in place of a run that is not allowed."""


def cannot_begin(power: str, reason: str) -> str:
    """What is said in place of a run that is not allowed."""
    return not_without(short(power), reason)


@message
def owns(who: str, things: str) -> Message:
    """What the mover has."""


@message
def advanced(tiles: str) -> Message:
    """The advanced tiles of the mover."""


@message
def holds_contract(energy: int, reward: str) -> Message:
    """A contract of the mover."""


def has(who: str, amounts: Mapping[str, int], tiles: Sequence[str], contracts: Iterable[tuple[int, str]]) -> str:
    """What the mover has that may matter; nothing where nothing does."""
    told = [count(number, kind) for kind, number in amounts.items()]
    told += [advanced(listed(map(tile, tiles)))] * bool(tiles)
    told += [holds_contract(energy, reward) for energy, reward in contracts]
    return owns(who, listed(told)) if told else ""


@message
def in_short(builds: str, level: str) -> Message:
    """An advanced tile in a list: 'base II'."""


def tile(name: str) -> str:
    """An advanced tile in a list: 'base II'."""
    level, builds = _tile(name)
    return in_short(builds, level)


def scene(power: str, who: str, option: Sequence[str]) -> str:
    """What is done in the case of a power."""
    first = WHERE.get(power, option[0])
    if first.isdigit():
        return SCENES(power, who=who, n=int(first))
    return SCENES(power, who=who, space=first, spot=first, name=first)


def changed(kind: str, option: Sequence[str]) -> str:
    """An option in a list."""
    return OPTIONS(kind, n=int(option[0])) if option[0].isdigit() else spot(option[0])


@message
def row(power: str, plain: str, got: str, rule: str) -> Message:
    """A row of the table as a line of text."""


def line(cells: Sequence[str]) -> str:
    """A row of the table as a line of text."""
    power, plain, got, rule, _ = cells
    return row(power, plain, got, rule)


def columns() -> tuple[str, ...]:
    """The head of the table."""
    return ("", COLUMNS["without"], COLUMNS["with"], COLUMNS["rule"])


@message
def no_power(power: object, known: str) -> Message:
    """An officer, a company or a tile that does not exist."""


def no_such_power(power: str, known: Iterable[str]) -> str:
    """An officer, a company or a tile that does not exist."""
    return no_power(power, in_a_row(known))


@message
def no_kind(kind: object, known: str) -> Message:
    """A kind of powers that does not exist."""


def no_such_kind(kind: str, known: Iterable[str]) -> str:
    """A kind of powers that does not exist."""
    return no_kind(kind, in_a_row(known))
