"""What the lesson on officers, companies and technology tiles says."""

from collections.abc import Iterable, Mapping, Sequence

from ..board.map import AREA_OF_SPACE, CONDUITS
from .clauses import CLAUSES
from .message import Message, Messages, declared
from .names import AREAS, COMPANIES, OFFICERS, STRUCTURES, count, in_a_row, listed
from .places import spot

CHANGE = Messages("powers_lesson-change")
OPTIONS = Messages("powers_lesson-option")
"""An option in a list, by what it changes; any other is a place."""
MORE = Messages("powers_lesson-more")
"""What is asked of a power, by what is counted in its case."""
ONLY = Messages("powers_lesson-only")
"""The same, where nothing can be done without it."""
SOURCES = Messages("powers_lesson-source")
SCENES = Messages("powers_lesson-scene")
"""What is done in the case of a power."""
IDEAS = Messages("powers_lesson-idea")
"""What a power changes."""
LEVELS = {"1": "I", "2": "II", "3": "III"}
WHERE = {"adv1_base": "B9L", "adv2_wild": "C8A"}
"""The place where something is built, where no option says it."""


def wild() -> Message: ...
def third() -> Message: ...
def this_tile() -> Message: ...
def met(power: str) -> Message: ...
def rule_of(sentence: str, clause: str) -> Message: ...
def not_allowed() -> Message: ...
def without(power: str) -> Message: ...
def with_it(power: str) -> Message: ...
def only_with(power: str, got: str) -> Message: ...
def both_ways(power: str, plain: str, got: str) -> Message: ...
def before(told: str) -> Message: ...
def now(told: str) -> Message: ...
def took_one(power: str, number: int, has: bool) -> Message: ...
def off(by: int) -> Message: ...
def refused(reason: str) -> Message: ...
def term_of(source: str, amount: int) -> Message: ...
def value_of(n: int) -> Message: ...
def counted(each: int, things: str, whole: int) -> Message: ...
def conduit_built(value: int, number: int) -> Message: ...
def built(structure: str, area: str, number: int) -> Message: ...
def paid(credits: int) -> Message: ...
def placed(space: str, engineers: int) -> Message: ...
def into(dam: str, drops: int) -> Message: ...
def asks(energy: int, less: int, left: int) -> Message: ...
def steps(amount: int) -> Message: ...
def whole_of(counted: str) -> Message: ...
def begin_with(power: str, has: bool) -> Message: ...
def not_without(power: str, reason: str) -> Message: ...
def owns(who: str, things: str) -> Message: ...
def advanced(tiles: str) -> Message: ...
def holds_contract(energy: int, reward: str) -> Message: ...
def in_short(builds: str, level: str) -> Message: ...
def row(power: str, plain: str, got: str, rule: str) -> Message: ...
def no_power(power: object, known: str) -> Message: ...
def no_kind(kind: object, known: str) -> Message: ...
def title() -> Message: ...
def power() -> Message: ...
def watch() -> Message: ...
def sides() -> Message: ...
def map_() -> Message: ...
def deal() -> Message: ...
def to_begin() -> Message: ...
def called_officer(officer: str) -> Message: ...
def called_company(who: str) -> Message: ...
def called_tile(builds: str, level: str) -> Message: ...
def column_without() -> Message: ...
def column_with() -> Message: ...
def column_rule() -> Message: ...


declared(__name__)


def name(power: str) -> str:
    """A power in a list: 'Officer: Adler', 'Tile I: base'."""
    if power in OFFICERS:
        return called_officer(officer=power)
    if power in COMPANIES:
        return called_company(who=power)
    level, builds = _tile(power)
    return called_tile(level=level, builds=builds)


def _tile(power: str) -> tuple[str, str]:
    level, _, structure = power.removeprefix("adv").partition("_")
    return LEVELS[level], STRUCTURES.get(structure) or wild()


def short(power: str) -> str:
    """A power in a sentence: 'Adler', 'the third powerhouse', 'this tile'."""
    return OFFICERS.get(power) or (third() if power in COMPANIES else this_tile())


def listed_power(power: str, has_met: bool) -> str:
    """A power in the list, with a sign where it has been met."""
    return met(name(power)) if has_met else name(power)


def rule(clause: str) -> str:
    """The rule that the power is."""
    return rule_of(CLAUSES[clause], clause)


def question(power: str, counted: str, possible_without: bool) -> str:
    """What is asked: the difference, or what it takes where nothing can be done without the power."""
    return (MORE if possible_without else ONLY)(counted, power=short(power))


def amount(counted: str, number: int | None) -> str:
    """What a run comes to."""
    return not_allowed() if number is None else _count(counted, number)


def _count(counted: str, number: int) -> str:
    return count(number, "credits" if counted == "credits_paid" else counted)


def with_and_without(power: str) -> tuple[str, str]:
    """What stands over the two runs."""
    return without(short(power)), with_it(short(power))


def both(power: str, counted: str, plain: int | None, got: int | None) -> str:
    """Both numbers in a sentence."""
    if plain is None:
        return only_with(short(power), amount(counted, got))
    return both_ways(short(power), amount(counted, plain), amount(counted, got))


def mistook(power: str, said: int, has: bool) -> str:
    """A guess that is the number of one run, and not the difference."""
    return took_one(short(power), said, has)


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


def counted_effect(each: int, per: str, number: int) -> str:
    """What the effect of a tile counts."""
    things = value_of(number) if per == "value" else count(number, COUNTED[per])
    return counted(each, things, each * number)


def piece_built(structure: str, space: str, number: int) -> str:
    """A piece, what its price depends on, and how much it took: 'base in the mountains: 5'."""
    if structure == "conduit":
        return conduit_built(CONDUITS[space].value, number)
    return built(structure, AREAS[AREA_OF_SPACE[space]], number)


def asked_for(energy: int, less: int) -> str:
    """What a contract that is fulfilled asks for."""
    return asks(energy, less, energy - less)


def whole(counted: str, number: int) -> str:
    """The number of a run."""
    return whole_of(_count(counted, number))


def begins(power: str, has: bool) -> str:
    """What is said before a run begins."""
    return begin_with(short(power), has)


def cannot_begin(power: str, reason: str) -> str:
    """What is said in place of a run that is not allowed."""
    return not_without(short(power), reason)


def has(who: str, amounts: Mapping[str, int], tiles: Sequence[str], contracts: Iterable[tuple[int, str]]) -> str:
    """What the mover has that may matter; nothing where nothing does."""
    told = [count(number, kind) for kind, number in amounts.items()]
    told += [advanced(listed(map(tile, tiles)))] * bool(tiles)
    told += [holds_contract(energy, reward) for energy, reward in contracts]
    return owns(who, listed(told)) if told else ""


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


def line(cells: Sequence[str]) -> str:
    """A row of the table as a line of text."""
    power, plain, got, rule, _ = cells
    return row(power, plain, got, rule)


def columns() -> tuple[str, ...]:
    """The head of the table."""
    return ("", column_without(), column_with(), column_rule())


def no_such_power(power: str, known: Iterable[str]) -> str:
    """An officer, a company or a tile that does not exist."""
    return no_power(power, in_a_row(known))


def no_such_kind(kind: str, known: Iterable[str]) -> str:
    """A kind of powers that does not exist."""
    return no_kind(kind, in_a_row(known))
