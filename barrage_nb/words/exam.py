"""What the exam says: its questions, its choices, why something is true, and the score at the end."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol

from .message import Message, Messages, declared
from .names import BONUSES, NOUNS, OBJECTIVES, capital, count, one_by_one
from .places import action_space, owned, piece, places

SECTION_NAMES = Messages("exam-section")
"""What the sections of the rules are about."""
NEXT_PIECE = Messages("exam-next_piece")
SET_UP = Messages("exam-set_up")
SCORED = Messages("exam-scored")


def number(n: int) -> Message: ...
def question(number: int, of: int, section: str) -> Message: ...
def true(answer: str) -> Message: ...
def known(sentence: str) -> Message: ...
def ruled(sentence: str, clause: str) -> Message: ...
def score(right: int, of: int, told: int) -> Message: ...
def some_missed(n: int, numbers: tuple[int, ...]) -> Message: ...
def company_with(who: str, what: str) -> Message: ...
def raise_which(who: str) -> Message: ...
def pieces_left(who: str, structure: str) -> Message: ...
def built_of(who: str, built: int, pieces: str) -> Message: ...
def game_begins(players: int, asked: str) -> Message: ...
def chosen(order: Sequence[str]) -> Message: ...
def headstream(name: str, printed: Sequence[int], round: int) -> Message: ...
def uncovers_which(who: str, pieces: tuple[str, ...]) -> Message: ...
def open_space(who: str, engineers: int, credits: int) -> Message: ...
def closed(called: str, why: str) -> Message: ...
def costs(who: str, space: str) -> Message: ...
def turn_after(who: str, order: tuple[str, ...]) -> Message: ...
def left_to(who: str, engineers: int) -> Message: ...
def credits_left(who: str, space: str, engineers: int, credits: int) -> Message: ...
def drop_now(who: str, place: str) -> Message: ...
def stop(place: str) -> Message: ...
def lost(waiting: int) -> Message: ...
def led_by(who: str, officer: str) -> Message: ...
def led_by_nobody(who: str) -> Message: ...
def produces(led: str, space: str, drops: int, dam: str, conduit: str, value: int, powerhouse: str) -> Message: ...
def fee_of(who: str, drops: int, conduit: str, value: int) -> Message: ...
def it_is(owned: str) -> Message: ...
def source_for(who: str, conduit: str, powerhouse: str) -> Message: ...
def contract(need: int, national: bool) -> Message: ...
def dearest(who: str, energy: int) -> Message: ...
def too_many(who: str, hand: int, taken: int) -> Message: ...
def where(who: str, structure: str) -> Message: ...
def machines_for(led: str, piece: str) -> Message: ...
def wheel(who: str, turns: int) -> Message: ...
def round_scored(round: int, energies: tuple[str, ...]) -> Message: ...
def tile_counts(who: str, called: str, counted: int) -> Message: ...
def first_of(energies: tuple[str, ...]) -> Message: ...
def resources(who: str, credits: int, excavators: int, mixers: int) -> Message: ...
def drops_at_the_end(who: str) -> Message: ...
def counts_for(who: str, called: str) -> Message: ...
def it_counts(things: str) -> Message: ...
def counts_nothing() -> Message: ...
def counted_for(who: str, counted: int) -> Message: ...
def points_of(who: str, counts: tuple[str, ...]) -> Message: ...
def title() -> Message: ...
def start() -> Message: ...
def next_() -> Message: ...
def another() -> Message: ...
def answer_first() -> Message: ...
def show_me() -> Message: ...
def on_map() -> Message: ...
def here() -> Message: ...
def all_right() -> Message: ...
def look_again() -> Message: ...


declared(__name__)


class Planned(Protocol):
    """A production as a reader has it in mind."""

    @property
    def dam(self) -> str: ...
    @property
    def conduit(self) -> str: ...
    @property
    def powerhouse(self) -> str: ...
    @property
    def drops(self) -> int: ...
    @property
    def value(self) -> int: ...
    @property
    def space(self) -> str: ...


# Around the questions.


def progress(number: int, of: int, section: str) -> str:
    """Which question this is, and what it is about."""
    return question(number, of, SECTION_NAMES[section])


def reason(sentence: str, clause: str) -> str:
    """A reason with its clause, if it does not say it itself."""
    return ruled(sentence, clause) if clause else known(sentence)


def missed(numbers: Sequence[int]) -> str:
    """The numbers of the questions that were missed."""
    return some_missed(len(numbers), tuple(numbers))


def _each(told: Mapping[str, object]) -> tuple[str, ...]:
    """Companies in a list, each with what it has."""
    return tuple(company_with(who, str(what)) for who, what in told.items())


# The questions.


def pieces_built(who: str, structure: str, built: int, of: int) -> str:
    """How many pieces of how many stand."""
    return built_of(who, built, NOUNS(f"{structure}s", n=of))


def set_up(asked: str, players: int) -> str:
    """What lies on the table at the beginning."""
    return game_begins(players, SET_UP[asked])


INCOMES = Messages("exam-income")


def income(who: str, what: str, bases: int, conduits: int) -> str:
    """What an income brings."""
    return INCOMES(what, who=who, bases=bases, conduits=conduits)


def uncovers(who: str, built: Mapping[str, int]) -> str:
    """Which piece uncovers an income."""
    return uncovers_which(who, tuple(NOUNS(f"{structure}s", n=many) for structure, many in built.items()))


def space_refused(name: str, why: str) -> str:
    """Why a space is not open."""
    return closed(capital(action_space(name)), why)


def next_turn(who: str, engineers: Mapping[str, int]) -> str:
    """Whose turn comes."""
    return turn_after(who, tuple(left_to(each, left) for each, left in engineers.items()))


def _led(who: str, officer: str | None) -> str:
    return led_by(who, officer) if officer else led_by_nobody(who)


def energy(who: str, officer: str | None, plan: Planned) -> str:
    """How much energy a production makes."""
    led = _led(who, officer)
    return produces(led, plan.space, plan.drops, plan.dam, plan.conduit, plan.value, plan.powerhouse)


def fee(who: str, plan: Planned) -> str:
    """What a conduit costs."""
    return fee_of(who, plan.drops, plan.conduit, plan.value)


def owner(conduit: str, who: str) -> str:
    """Whose conduit it is."""
    return it_is(owned(conduit, who))


def source(who: str, plan: Planned) -> str:
    """From which dam water can be taken."""
    return source_for(who, plan.conduit, plan.powerhouse)


def machines(who: str, officer: str | None, structure: str, space: str) -> str:
    """How many machines a piece takes."""
    return machines_for(_led(who, officer), piece(structure, space))


def power(scene: str, has: str, question: str) -> str:
    """What a power changes."""
    return one_by_one(filter(None, (scene, has, question)))


def scored(asked: str, who: str, energies: Mapping[str, int], round: int, tile: str | None, counted: int) -> str:
    """What a scoring brings."""
    told: list[str] = [round_scored(round, _each(energies))]
    if tile and asked in ("round", "bonus"):
        told.append(tile_counts(who, BONUSES[tile], counted))
    return one_by_one((*told, SCORED(asked, who=who)))


def first_next(energies: Mapping[str, int]) -> str:
    """Who moves first in the next round."""
    return first_of(_each(energies))


def objective_count(who: str, objective: str) -> str:
    """What an objective counts."""
    return counts_for(who, OBJECTIVES[objective])


def counts_these(spaces: Sequence[str]) -> str:
    """The places that an objective counts."""
    return it_counts(places(spaces)) if spaces else counts_nothing()


def bare_numbers(choices: Iterable[str]) -> dict[str, str]:
    """Numbers without a noun."""
    return {number: number for number in choices}


def objective_points(who: str, counts: Mapping[str, int]) -> str:
    """What an objective brings."""
    return points_of(who, tuple(counted_for(each, counted) for each, counted in counts.items()))


def counted(amount: int, thing: str) -> str:
    """A number to choose, with its noun where it has one."""
    return count(amount, thing) if thing else number(amount)
