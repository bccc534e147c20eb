"""What a production comes to, told line by line: its terms, who else gains, where the water goes, what it reaches."""

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from ..board.contracts import CONTRACTS
from ..board.map import CONDUITS, POWERHOUSES_IN_BASIN
from ..board.office import SPACES
from ..engine.events import Refusal
from ..engine.position import Position, as_position, count_of
from ..engine.water import Course
from ..words import production_lesson as words
from ..words.marks import said_again
from ..words.names import capital
from ..words.places import modifier
from .plan import Plan, house_of
from .production import SPACES_TO_CHOOSE, Reach, Setting, Working, working

SPACE_OF = {SPACES[space].amount: space for space in SPACES_TO_CHOOSE}
"""The action space that adds or takes off so much."""


class Sentence(NamedTuple):
    """A sentence and the clause behind it."""

    text: str
    clause: str

    def __str__(self) -> str:
        return f"{said_again(self.text)} ({self.clause})"

    def __repr__(self) -> str:
        return str(self)


def refused(refusal: Refusal) -> Sentence:
    """Why something may not be, as a sentence of its own."""
    return Sentence(capital(refusal.why), refusal.clause)


class Outcome(NamedTuple):
    """A production told: why it is not allowed, or all that comes of it."""

    refused: Sentence | None = None
    terms: tuple[Sentence, ...] = ()
    energy: int = 0
    gains: tuple[Sentence, ...] = ()
    water: tuple[Sentence, ...] = ()
    after: tuple[Sentence, ...] = ()
    contracts: tuple[Sentence, ...] = ()
    offered: tuple[str, ...] = ()
    """The contracts that lie open for it, in words."""
    reached: frozenset[str] = frozenset()
    """Those of them that ask for no more."""
    position: Position | None = None
    plan: Plan | None = None
    courses: tuple[Course, ...] = ()
    """Where the used drops go."""
    who: str = ""

    @property
    def total(self) -> str:
        """The whole energy in words."""
        return words.total(self.energy)

    @property
    def lost(self) -> int:
        """How many of the used drops leave the map."""
        return sum(course.reason == "left" for course in self.courses)

    @property
    def sum(self) -> "Outcome":
        """Only the terms and their sum."""
        return Outcome(self.refused, self.terms, self.energy, position=self.position, plan=self.plan, who=self.who)

    def __str__(self) -> str:
        # Not the contracts: they are many, and a lesson shows them by themselves.
        if self.refused is not None:
            return str(self.refused)
        parts = (
            ("", (*self.terms, self.total)),
            (words.gains_head(), self.gains or (words.nobody_gains(),) * bool(self.water)),
            (words.water_head(), self.water),
            (words.after_head(), self.after),
        )
        return "\n".join(line for head, lines in parts if lines for line in words.part(head, map(str, lines)))

    def __repr__(self) -> str:
        return str(self)


def outcome(position: Position, plan: Plan, who: str | None = None) -> Outcome:
    """What a production would come to."""
    found = working(position, plan, who)
    if found.refusal is not None:
        return Outcome(refused(found.refusal), position=position, plan=plan, who=found.who)
    return Outcome(
        None,
        term_lines(position, found),
        found.energy,
        tuple(_gains(found)),
        _water(position, found),
        tuple(_after(found)),
        tuple(_reach(position, each) for each in found.contracts),
        tuple(_offered(position, each) for each in found.contracts),
        frozenset(_offered(position, each) for each in found.contracts if not each.short),
        position,
        plan,
        found.courses,
        found.who,
    )


def term_lines(position: Position, found: Working, hidden: bool = False) -> tuple[Sentence, ...]:
    """The terms of an energy, with their numbers or without."""
    houses = count_of(position.powerhouses, found.who)
    if hidden:
        return tuple(Sentence(words.hidden_term(term.source), term.clause) for term in found.terms)
    return tuple(
        Sentence(words.term(term.source, term.amount, found.plan.value, found.plan.drops, houses), term.clause)
        for term in found.terms
    )


def _gains(found: Working) -> Iterable[Sentence]:
    """What others get: the fee, water, and steps of the USA."""
    for gain in found.gains:
        if gain.who == found.who:
            continue
        if gain.what == "drops":
            yield Sentence(words.others_water(gain.who, gain.amount), gain.clause)
        elif gain.what == "energy":
            yield Sentence(words.usa_steps(gain.amount, False), gain.clause)
        elif gain.what == "credits":
            yield Sentence(words.fee(gain.who, gain.amount), gain.clause)


def _after(found: Working) -> Iterable[Sentence]:
    """What the company's ability does when the production is over."""
    for gain in found.gains:
        if gain.who == found.who and gain.what == "energy":
            yield Sentence(
                words.italy_after() if gain.clause == "N4" else words.usa_steps(gain.amount, True), gain.clause
            )
    if found.second:
        yield Sentence(words.second(), "N5")


def _reach(position: Position, each: Reach) -> Sentence:
    """A contract and whether it is reached."""
    return Sentence(words.reach(_offered(position, each), each.short), each.clause)


def _offered(position: Position, each: Reach) -> str:
    return words.contract(each.need, CONTRACTS[each.contract].reward, each.contract in position.national)


def _water(position: Position, found: Working) -> tuple[Sentence, ...]:
    """Where the used drops go, those with the same way together."""
    ways = Counter((course.end, course.reason, course.full) for course in found.courses)
    lines = []
    for (end, reason, full), drops in ways.items():
        owner = position.dams[end].owner if reason == "caught" else None
        lines.append(Sentence(words.course(end, reason, owner, full, drops, found.who), "W3" if owner else "W6"))
    return tuple(lines)


def work_out(
    table: Setting | Position | str, dam: str, conduit: str, drops: int, space: int = 0, powerhouse: str | None = None
) -> Outcome:
    """What a production would come to; `space` is the number on the action space, from 2 down to -2."""
    if space not in SPACE_OF:
        raise ValueError(words.unknown_space(space, SPACE_OF))
    position = table.position if isinstance(table, Setting) else as_position(table)
    who = position.mover or next(iter(position.companies))
    house = powerhouse or house_of(position, conduit, who) or POWERHOUSES_IN_BASIN[CONDUITS[conduit].target][0]
    return outcome(position, Plan(dam, conduit, house, drops, SPACE_OF[space]), who)


def on_each_space(table: Setting | Position | str, dam: str, conduit: str, drops: int) -> dict[str, Outcome]:
    """What a production would come to on each action space, by the number on it."""
    return {modifier(space): work_out(table, dam, conduit, drops, space) for space in SPACE_OF}
