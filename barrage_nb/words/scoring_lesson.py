"""What the lesson on scoring says."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Protocol

from ..board.tiles import SECTIONS
from .message import Message, Messages, declared
from .names import BONUSES, OBJECTIVES, company, count, in_a_row, listed

RANKS = Messages("scoring_lesson-rank")
SHORT_OBJECTIVES = Messages("scoring_lesson-objective_option")
SOURCES = Messages("scoring_lesson-source")
PARTS = Messages("scoring_lesson-part")
CHANGED = Messages("scoring_lesson-changed")
LEFT_OVER = Messages("scoring_lesson-left_over")
COLUMNS = Messages("scoring_lesson-column")


def round_ready(round: int) -> Message: ...
def round_ready_for(round: int, counts: str) -> Message: ...
def credits(energy: int, amount: int) -> Message: ...
def about(who: str, sentence: str) -> Message: ...
def finds_nothing(found: str, clause: str) -> Message: ...
def finds(found: str, vp: int, clause: str, section: str) -> Message: ...
def below(energy: int) -> Message: ...
def past(energy: int) -> Message: ...
def short(sections: int, energy: int, loss: int, vp: int) -> Message: ...
def turn_of(number: int, last: bool) -> Message: ...
def gets_most(who: str, vp: int) -> Message: ...
def gets(who: str, parts: str) -> Message: ...
def gets_nothing(who: str) -> Message: ...
def would_be(said: str, vp: int, section: str) -> Message: ...
def has_nothing(said: str) -> Message: ...
def fewer(who: str, vp: int, less: int) -> Message: ...
def last_ready() -> Message: ...
def last_ready_for(aim: str) -> Message: ...
def wins(names: str, n: int, vp: int, tied: bool) -> Message: ...
def had(who: str, before: int, added: str) -> Message: ...
def behind(who: str, vp: int, less: int) -> Message: ...
def chart() -> Message: ...
def bar_of(who: str, vp: int, parts: str) -> Message: ...
def bar_part(vp: int, source: str) -> Message: ...
def title() -> Message: ...
def how_to_guess() -> Message: ...
def what_if() -> Message: ...
def bonus_tile() -> Message: ...
def round_() -> Message: ...
def undo() -> Message: ...
def another() -> Message: ...
def no_difference() -> Message: ...
def no_bonus_tile() -> Message: ...
def question(round: int) -> Message: ...
def only_loss(vp: str) -> Message: ...
def loss_too(credits: str, vp: str) -> Message: ...
def changes(who: str, parts: str) -> Message: ...
def no_part(part: str, known: str) -> Message: ...
def counted_for(number: int, vp: int) -> Message: ...
def end_title() -> Message: ...
def end_question() -> Message: ...
def end_what_if() -> Message: ...
def objective() -> Message: ...
def company_() -> Message: ...
def another_end() -> Message: ...
def no_total_difference() -> Message: ...
def then_the_rest() -> Message: ...
def aim_and_the_rest(aim: str) -> Message: ...


declared(__name__)


class CompanyScore(Protocol):
    """What one company gets at the end of a round."""

    @property
    def who(self) -> str: ...
    @property
    def energy(self) -> int: ...
    @property
    def tied(self) -> int: ...
    @property
    def rank_vp(self) -> int: ...
    @property
    def credits(self) -> int: ...
    @property
    def zero_vp(self) -> int: ...
    @property
    def section(self) -> int: ...
    @property
    def counted(self) -> int: ...
    @property
    def full_bonus(self) -> int: ...
    @property
    def loss(self) -> int: ...
    @property
    def bonus(self) -> int: ...
    @property
    def vp(self) -> int: ...


def ready(round: int, tile: str | None) -> Message:
    """Before a scoring."""
    return round_ready_for(round, BONUSES[tile]) if tile else round_ready(round)


def rank(line: CompanyScore) -> Message:
    """The points for the rank of an energy."""
    if not line.energy:
        return RANKS("none")
    if not line.rank_vp:
        return RANKS("low", energy=line.energy)
    kind = "shared" if line.tied > 1 else "most" if line.rank_vp == 6 else "second"
    return RANKS(kind, energy=line.energy, vp=line.rank_vp)


def bonus(tile: str, clause: str, line: CompanyScore, round: int) -> Message:
    """The bonus tile for one company."""
    found = count(line.counted, tile)
    if not line.counted:
        return finds_nothing(found, clause)
    return finds(found, line.full_bonus, clause, section(line, round))


def section(line: CompanyScore, round: int) -> Message:
    """What the section of the track does to the bonus."""
    if not line.section:
        return below(SECTIONS[0])
    if not line.loss:
        return past(SECTIONS[round - 1])
    return short(round - line.section, SECTIONS[round - 1], line.loss, line.bonus)


def turn(number: int, players: int) -> Message:
    """When it is a company's turn in the next round."""
    return turn_of(number, number == players)


def best(line: CompanyScore) -> Message:
    """Who gets most."""
    return gets_most(line.who, line.vp)


def why(line: CompanyScore, round: int) -> Message:
    """What the points of a company are made of."""
    parts = list(_made_of(line))
    return gets(line.who, listed(parts)) if parts else gets_nothing(line.who)


def _made_of(line: CompanyScore) -> Iterator[Message]:
    if line.rank_vp:
        yield PARTS("rank", vp=line.rank_vp, energy=line.energy, clause="S3" if line.tied > 1 else "S2")
    if line.bonus:
        yield PARTS("bonus", vp=line.bonus)
    if line.zero_vp:
        yield PARTS("no_energy", vp=line.zero_vp)


def why_less(line: CompanyScore, round: int) -> Message:
    """Why a company gets less than somebody thought."""
    said = why(line, round)
    if line.full_bonus and (line.loss or not line.section):
        return would_be(said, line.full_bonus, section(line, round))
    return said if line.full_bonus else has_nothing(said)


# The end of the game.


def final_ready(objective: str | None) -> Message:
    """Before the final scoring."""
    return last_ready_for(OBJECTIVES[objective]) if objective else last_ready()


def winner(names: Iterable[str], vp: int, tied: bool) -> Message:
    """Who wins."""
    who = [company(name) for name in names]
    return wins(listed(who), len(who), vp, tied)


def came_from(who: str, before: int, parts: Iterable[tuple[str, int]]) -> Message:
    """Where a company's last points came from."""
    return had(who, before, listed(PARTS(source, vp=vp) for source, vp in parts if vp))


def bar(who: str, parts: Mapping[str, int]) -> Message:
    """A bar of the chart."""
    made = listed(bar_part(vp, SOURCES.get(source, source)) for source, vp in parts.items() if vp)
    return bar_of(who, sum(parts.values()), made)


# The lab.


def tile(name: str) -> Message:
    """A bonus tile, in the list."""
    return BONUSES[name]


def columns(tile: str | None) -> tuple[str, ...]:
    """The head of the table of a scoring."""
    counted = BONUSES[tile] if tile else ""
    return ("", COLUMNS["energy"], counted, *(COLUMNS[name] for name in ("rank", "credits", "bonus", "all", "turn")))


def with_loss(credits: str, vp: str) -> Message:
    """What a company without energy is paid, and what that costs it (S4)."""
    return loss_too(credits, vp) if credits else only_loss(vp)


class RankedScore(CompanyScore, Protocol):
    """A line with the place in the next turn order."""

    @property
    def next_number(self) -> int: ...


def _changes(who: str, numbers: Iterable[tuple[str, int, int]]) -> Message:
    parts = [CHANGED(name, before=before, after=after) for name, before, after in numbers if before != after]
    return changes(who, in_a_row(parts))


def difference(old: RankedScore, new: RankedScore) -> Message:
    """What a change does to one company."""
    return _changes(
        new.who,
        (
            ("energy", old.energy, new.energy),
            ("rank", old.rank_vp, new.rank_vp),
            ("no_energy", old.zero_vp, new.zero_vp),
            ("bonus", old.bonus, new.bonus),
            ("all", old.vp, new.vp),
            ("credits", old.credits, new.credits),
            ("turn", old.next_number, new.next_number),
        ),
    )


def no_such_part(part: str, known: Iterable[str]) -> Message:
    """A part that a scoring does not have."""
    return no_part(part, in_a_row(known))


# The lab of the end.


def end_columns() -> tuple[str, ...]:
    """The head of the table of what is left over."""
    return ("", *(COLUMNS[name] for name in ("so_far", "credits", "excavators", "mixers", "drops", "objective")))


def how_to_guess_end(objective: str | None) -> Message:
    """What must be weighed up."""
    return aim_and_the_rest(OBJECTIVES[objective]) if objective else then_the_rest()


def objective_option(name: str) -> Message:
    """An objective, in the list; what it counts is said in full beside it."""
    return SHORT_OBJECTIVES[name]


class Ended(Protocol):
    """What a company ends with."""

    @property
    def who(self) -> str: ...
    @property
    def before(self) -> int: ...
    @property
    def objective(self) -> int: ...
    @property
    def resources(self) -> int: ...
    @property
    def water(self) -> int: ...
    @property
    def counted(self) -> int: ...
    @property
    def vp(self) -> int: ...


def total_difference(old: Ended, new: Ended) -> Message:
    """What a change does to one company's total."""
    return _changes(
        new.who,
        (
            ("so_far", old.before, new.before),
            ("counted", old.counted, new.counted),
            ("objective", old.objective, new.objective),
            ("resources", old.resources, new.resources),
            ("water", old.water, new.water),
            ("total", old.vp, new.vp),
        ),
    )
