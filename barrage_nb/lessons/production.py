"""A production worked out: every term of its energy, who else gains, where the water goes, what it is good for."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from ..board.companies import COMPANIES
from ..board.contracts import CONTRACTS
from ..board.map import CONDUITS
from ..board.office import SPACES
from ..engine.actions import place_refusal
from ..engine.contracts import ChooseContract, reach
from ..engine.events import ContractLaidOut, Event, Refusal, Term, TileLaidOut, TurnOver
from ..engine.moves import DECLINE, Fulfil, Move, Produce, place
from ..engine.play import unfold
from ..engine.position import Dam, Position
from ..engine.powers import clause_of, power_of_officer
from ..engine.production import (
    ChooseSystem,
    System,
    conduit_fee,
    energy_terms,
    position_systems,
    turbine_of,
)
from ..engine.values import Table
from ..engine.water import Course, passed, run_drops
from ..notation.text import sketch
from ..words import production_lesson as words
from .plan import Plan
from .story import Keep, Story

SPACES_TO_CHOOSE = ("turbine+2", "turbine+1", "turbine+0", "turbine-1", "turbine-2")
OFFICERS_TO_CHOOSE = (None, "fiesler", "del_monte")
HOUSES = ("P6.1", "P10.1", "P9.1", "P12.1")
"""Where the lesson's company builds its powerhouses, one after the other."""
MAIN_DAM = "B2L"


@dataclass(frozen=True)
class Setting:
    """What the reader may change on the lesson's table: who plays, with whom, and what the big dam holds."""

    company: str = "italy"
    officer: str | None = None
    powerhouses: int = 2
    held: int = 3
    credits: int = 4

    @property
    def room(self) -> int:
        """How many drops the big dam has room for."""
        return 4 if power_of_officer(self.officer).deep_dams else 3

    @property
    def position(self) -> Position:
        """The table with these choices made."""
        return sketch(self.text)

    @property
    def neighbours(self) -> tuple[str, str, str]:
        """The other companies: the owner of the strong conduit first."""
        first = "germany" if self.company != "germany" else "italy"
        second, third = (name for name in COMPANIES if name not in (self.company, first))
        return first, second, third

    @property
    def text(self) -> str:
        """The table as a sketch."""
        first, second, third = self.neighbours
        officer = f" officer={self.officer}" if self.officer else ""
        houses = " ".join(HOUSES[: self.powerhouses])
        return (
            f"{self.company} {MAIN_DAM}=3*{min(self.held, self.room)} B6L=1 C2A C6A {houses}"
            f"{officer} credits={self.credits} contracts=206,310,411"
            f" | {first} B10L=2 C2B P10.2 | {second} B3L=1*1 C3B P6.2 | {third} B1L=2*1 C1A P8.1"
            " | neutral B4L=1*1 B5L=2*1 B9L=3*1"
            " | round=2 national=102,104 HA=1 HB=2 headstream_tiles=4,1,5,7 bonus=contracts,bases"
        )


class Gain(NamedTuple):
    """What a production brings somebody, or costs if below zero: credits, vp, energy or drops, with the clause."""

    who: str
    what: str
    amount: int
    clause: str


class Reach(NamedTuple):
    """A contract, the energy it needs from this company, and how much is missing (0: it is reached)."""

    contract: int
    need: int
    short: int
    clause: str


@dataclass(frozen=True)
class Working:
    """A production worked out; with a refusal there is nothing else."""

    plan: Plan
    who: str
    refusal: Refusal | None = None
    terms: tuple[Term, ...] = ()
    gains: tuple[Gain, ...] = ()  # fees, water and steps for others, and what follows the production
    courses: tuple[Course, ...] = ()
    contracts: tuple[Reach, ...] = ()
    second: bool = False  # Germany may produce once more (N5)

    @property
    def energy(self) -> int:
        """The energy it makes; none if it is not allowed."""
        return sum(term.amount for term in self.terms)

    @property
    def reached(self) -> tuple[int, ...]:
        """The contracts of which it may fulfil one (P9)."""
        return tuple(each.contract for each in self.contracts if not each.short)


def working(position: Position, plan: Plan, who: str | None = None) -> Working:
    """Everything that a production does, before it is carried out."""
    who = who or position.mover or next(iter(position.companies))
    refused = refusal_of(position, plan, who)
    if refused is not None:
        return Working(plan, who, refused)
    modifier = SPACES[plan.space].amount
    terms = energy_terms(plan.value, plan.drops, turbine_of(position, who, modifier))
    energy = sum(term.amount for term in terms)
    courses, dams = water_after(position, plan)
    gains = (*_fees(position, plan, who), *_others_water(position, courses, who), *_afterwards(position, who))
    second = position.power(who).second_production and _has_second(position, plan, who, dams)
    return Working(plan, who, None, terms, gains, tuple(courses), _contracts(position, who, energy), second)


def refusal_of(position: Position, plan: Plan, who: str) -> Refusal | None:
    """Why a company cannot produce so: the engine's own reason, for the action space or for the system."""
    space = place_refusal(position, who, place(plan.space))
    if space is not None and space.reason not in ("no_system", "no_energy_here", "no_paid_system"):
        return space
    company = position.companies[who]
    paid = replace(company, credits=company.credits - SPACES[plan.space].fee)
    after = replace(position, companies=Table({**position.companies, who: paid}))
    return ChooseSystem(who, SPACES[plan.space].amount).refuse(after, plan.move) or space


def water_after(position: Position, plan: Plan) -> tuple[list[Course], dict[str, Dam]]:
    """Where the used drops go from the powerhouse, and what dams hold then (P10)."""
    owner, level, held = position.dams[plan.dam]
    drained = {**position.dams, plan.dam: Dam(owner, level, held - plan.drops)}
    return run_drops([plan.powerhouse] * plan.drops, drained, position.deep_owners())


def system_of(position: Position, plan: Plan) -> System:
    """A plan's dam, conduit and powerhouse as the engine's system."""
    return System(
        plan.dam,
        plan.conduit,
        plan.powerhouse,
        plan.value,
        position.dams[plan.dam].drops,
        position.conduits[plan.conduit],
    )


def _fees(position: Position, plan: Plan, who: str) -> tuple[Gain, ...]:
    owner, design = position.conduits[plan.conduit], position.design
    fee = conduit_fee(system_of(position, plan), who, plan.drops, design.conduit_credits)
    points = conduit_fee(system_of(position, plan), who, plan.drops, design.conduit_points)
    gains = Gain(who, "credits", -fee, "P7"), Gain(owner, "credits", fee, "P7"), Gain(owner, "vp", points, "P7")
    return tuple(gain for gain in gains if gain.amount)


def _others_water(position: Position, courses: Sequence[Course], who: str) -> tuple[Gain, ...]:
    """The drops that dams catch again, and the steps that passing water brings the USA."""
    held: dict[str, int] = {}
    for course in courses:
        if course.reason == "caught":
            owner = position.dams[course.end].owner
            held[owner] = held.get(owner, 0) + 1
    water = tuple(Gain(owner, "drops", drops, "W3") for owner, drops in held.items())
    steps = [(each, sum(each.along(course.path[1:]) for course in courses)) for each in passed(position)]
    return (*water, *(Gain(each.who, "energy", energy, each.clause) for each, energy in steps if energy))


def _afterwards(position: Position, who: str) -> tuple[Gain, ...]:
    steps = position.power(who).steps_after
    if not steps:
        return ()
    return (Gain(who, "energy", steps, clause_of("steps_after", who, position.officer_of(who))),)


def _has_second(position: Position, plan: Plan, who: str, dams: Mapping[str, Dam]) -> bool:
    """Whether Germany has water for another powerhouse when the first production is over (N5, N6)."""
    return bool(position_systems(replace(position, dams=Table(dams)), who, without=plan.powerhouse))


def _contracts(position: Position, who: str, energy: int) -> tuple[Reach, ...]:
    """Every contract the company could fulfil, own and national, with what is missing."""
    reduction = position.power(who).contract_reduction
    own = position.companies[who].contracts
    found = []
    for contract in (*own, *position.national):
        need = max(0, CONTRACTS[contract].energy - reduction)
        reached = bool(reach(energy, reduction, (contract,)))
        clause = "P9" if contract in own else "K3"
        found.append(Reach(contract, need, 0 if reached else need - energy, "N7" if reduction else clause))
    return tuple(found)


def plans(position: Position, who: str, spaces: Iterable[str] = SPACES_TO_CHOOSE) -> tuple[Plan, ...]:
    """Every production that a company can carry out now on some of the action spaces."""
    found = (
        Plan(system.dam, system.conduit, system.powerhouse, drops, space)
        for space in spaces
        for system in position_systems(position, who)
        for drops in range(1, system.drops + 1)
    )
    return tuple(plan for plan in found if refusal_of(position, plan, who) is None)


def _worth_telling(event: Event) -> bool:
    return not isinstance(event, TurnOver | ContractLaidOut | TileLaidOut)


def story_of(
    position: Position, plan: Plan, contract: int | None = None, second: bool = False, keep: Keep = _worth_telling
) -> Story:
    """The production on the table, event by event; Germany's second one is the biggest there is, or declined."""
    story, turn = Story(position, sentences=(words.before(),)), position.question
    unfolded = unfold(position, place(plan.space))
    while True:
        story, now = story.go_through(unfolded.parts, keep), unfolded.step.after
        question = now.question
        if question is None or turn is None or question.who != turn.who or type(question) is type(turn):
            return story
        unfolded = unfold(now, _answer(now, plan, contract, second))


def _answer(position: Position, plan: Plan, contract: int | None, second: bool) -> Move:
    """What the lesson answers to a question in the middle of a production."""
    question, legal = position.question, position.legal_moves
    if isinstance(question, ChooseSystem) and question.source == "second":
        productions = [move for move in legal if isinstance(move, Produce)]
        return max(productions, key=lambda move: CONDUITS[move.conduit].value * move.drops) if second else DECLINE
    if isinstance(question, ChooseSystem):
        return plan.move
    if isinstance(question, ChooseContract) and contract is not None:
        reached = [move for move in legal if isinstance(move, Fulfil)]
        if contract in position.companies[question.who].fulfilled:  # by the first of two productions
            return max(reached, key=lambda move: CONTRACTS[move.contract].energy)
        return Fulfil(contract) if Fulfil(contract) in reached else DECLINE
    return DECLINE if DECLINE in legal else legal[0]


def best_contract(found: Working) -> int | None:
    """The dearest contract that is reached; None where none is."""
    return max(found.reached, key=lambda contract: CONTRACTS[contract].energy, default=None)
