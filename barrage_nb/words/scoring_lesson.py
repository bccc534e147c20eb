"""What the lesson on scoring says."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Protocol

from ..board.track import SECTIONS
from .message import Message, Messages, message
from .names import BONUSES, OBJECTIVES, company, count, in_a_row, listed

RANKS = Messages("scoring_lesson-rank")
SHORT_OBJECTIVES = Messages("scoring_lesson-objective_option")
SOURCES = Messages("scoring_lesson-source")
PARTS = Messages("scoring_lesson-part")
CHANGED = Messages("scoring_lesson-changed")
LEFT_OVER = Messages("scoring_lesson-left_over")
COLUMNS = Messages("scoring_lesson-column")


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


@message
def round_ready(round: int) -> Message:
    """Before a scoring without a bonus tile."""


@message
def round_ready_for(round: int, counts: str) -> Message:
    """Before a scoring."""


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


@message
def credits(energy: int, amount: int) -> Message:
    """The credits of the track."""


@message
def about(who: str, sentence: str) -> Message:
    """A sentence about one company."""


@message
def finds_nothing(found: str, clause: str) -> Message:
    """A bonus tile that counts nothing."""


@message
def finds(found: str, vp: int, clause: str, section: str) -> Message:
    """A bonus tile that counts something."""


def bonus(tile: str, clause: str, line: CompanyScore, round: int) -> Message:
    """The bonus tile for one company."""
    found = count(line.counted, tile)
    if not line.counted:
        return finds_nothing(found, clause)
    return finds(found, line.full_bonus, clause, section(line, round))


@message
def below(energy: int) -> Message:
    """A marker before the first section."""


@message
def past(energy: int) -> Message:
    """A marker in the section of the round."""


@message
def short(sections: int, energy: int, loss: int, vp: int) -> Message:
    """A marker some sections behind."""


def section(line: CompanyScore, round: int) -> Message:
    """What the section of the track does to the bonus."""
    if not line.section:
        return below(SECTIONS[0])
    if not line.loss:
        return past(SECTIONS[round - 1])
    return short(round - line.section, SECTIONS[round - 1], line.loss, line.bonus)


@message
def turn_of(number: int, last: bool) -> Message:
    """When it is a company's turn in the next round."""


def turn(number: int, players: int) -> Message:
    """When it is a company's turn in the next round."""
    return turn_of(number, number == players)


@message
def gets_most(who: str, vp: int) -> Message:
    """Who gets most."""


def best(line: CompanyScore) -> Message:
    """Who gets most."""
    return gets_most(line.who, line.vp)


@message
def gets(who: str, parts: str) -> Message:
    """What a company's points are made of."""


@message
def gets_nothing(who: str) -> Message:
    """A company without points."""


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


@message
def would_be(said: str, vp: int, section: str) -> Message:
    """A bonus that is less than it might be."""


@message
def has_nothing(said: str) -> Message:
    """A bonus tile that counts nothing of somebody's."""


def why_less(line: CompanyScore, round: int) -> Message:
    """Why a company gets less than somebody thought."""
    said = why(line, round)
    if line.full_bonus and (line.loss or not line.section):
        return would_be(said, line.full_bonus, section(line, round))
    return said if line.full_bonus else has_nothing(said)


@message
def fewer(who: str, vp: int, less: int) -> Message:
    """How far off a guess was."""


# The end of the game.


@message
def last_ready() -> Message:
    """Before the final scoring without an objective."""


@message
def last_ready_for(aim: str) -> Message:
    """Before the final scoring."""


def final_ready(objective: str | None) -> Message:
    """Before the final scoring."""
    return last_ready_for(OBJECTIVES[objective]) if objective else last_ready()


@message
def wins(names: str, n: int, vp: int, tied: bool) -> Message:
    """Who wins."""


def winner(names: Iterable[str], vp: int, tied: bool) -> Message:
    """Who wins."""
    who = [company(name) for name in names]
    return wins(listed(who), len(who), vp, tied)


@message
def had(who: str, before: int, added: str) -> Message:
    """Where a company's last points came from."""


def came_from(who: str, before: int, parts: Iterable[tuple[str, int]]) -> Message:
    """Where a company's last points came from."""
    return had(who, before, listed(PARTS(source, vp=vp) for source, vp in parts if vp))


@message
def behind(who: str, vp: int, less: int) -> Message:
    """How far off a guess was."""


@message
def chart() -> Message:
    """The title of the chart."""


@message
def bar_of(who: str, vp: int, parts: str) -> Message:
    """A bar of the chart."""


@message
def bar_part(vp: int, source: str) -> Message:
    """A part of a bar."""


def bar(who: str, parts: Mapping[str, int]) -> Message:
    """A bar of the chart."""
    made = listed(bar_part(vp, SOURCES.get(source, source)) for source, vp in parts.items() if vp)
    return bar_of(who, sum(parts.values()), made)


# The lab.


@message
def title() -> Message:
    """What the lab is called."""


@message
def how_to_guess() -> Message:
    """What to click."""


@message
def what_if() -> Message:
    """What may be changed."""


@message
def bonus_tile() -> Message:
    """A list's name."""


@message
def round_() -> Message:
    """A number's name."""


@message
def undo() -> Message:
    """A button."""


@message
def another() -> Message:
    """A button."""


@message
def no_difference() -> Message:
    """A change that changes nothing."""


@message
def no_bonus_tile() -> Message:
    """A scoring that has no bonus tile."""


@message
def question(round: int) -> Message:
    """Who gets most?"""


def tile(name: str) -> Message:
    """A bonus tile, in the list."""
    return BONUSES[name]


def columns(tile: str | None) -> tuple[str, ...]:
    """The head of the table of a scoring."""
    counted = BONUSES[tile] if tile else ""
    return ("", COLUMNS["energy"], counted, *(COLUMNS[name] for name in ("rank", "credits", "bonus", "all", "turn")))


@message
def only_loss(vp: str) -> Message:
    """What no energy costs (S4)."""


@message
def loss_too(credits: str, vp: str) -> Message:
    """What a company without energy is paid, and what that costs it (S4)."""


def with_loss(credits: str, vp: str) -> Message:
    """What a company without energy is paid, and what that costs it (S4)."""
    return loss_too(credits, vp) if credits else only_loss(vp)


class RankedScore(CompanyScore, Protocol):
    """A line with the place in the next turn order."""

    @property
    def next_number(self) -> int: ...


@message
def changes(who: str, parts: str) -> Message:
    """What a change does to one company."""


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


@message
def no_part(part: str, known: str) -> Message:
    """A part that a scoring does not have."""


def no_such_part(part: str, known: Iterable[str]) -> Message:
    """A part that a scoring does not have."""
    return no_part(part, in_a_row(known))


@message
def counted_for(number: int, vp: int) -> Message:
    """What an objective counts for a company, and what it gets for that."""


# The lab of the end.


@message
def end_title() -> Message:
    """What the lab is called."""


@message
def end_question() -> Message:
    """Who wins?"""


@message
def end_what_if() -> Message:
    """What may be changed."""


@message
def objective() -> Message:
    """A list's name."""


@message
def company_() -> Message:
    """A list's name."""


@message
def another_end() -> Message:
    """A button."""


@message
def no_total_difference() -> Message:
    """A change that changes nothing."""


@message
def then_the_rest() -> Message:
    """What must be weighed up without an objective."""


def end_columns() -> tuple[str, ...]:
    """The head of the table of what is left over."""
    return ("", *(COLUMNS[name] for name in ("so_far", "credits", "excavators", "mixers", "drops", "objective")))


@message
def aim_and_the_rest(aim: str) -> Message:
    """What must be weighed up."""


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
