"""A production from its plan to its story: each term of its energy, who else gains, where its water goes."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from ..board.map import BASE_SPACES, BASES_IN_BASIN, ENDS, POWERHOUSES, POWERHOUSES_IN_BASIN
from ..engine.actions import place_refusal
from ..engine.contracts import ChooseContract, reach
from ..engine.events import ContractLaidOut, Event, Refusal, Term, TileLaidOut, TurnOver
from ..engine.moves import DECLINE, Fulfil, Move, Produce, place, produce
from ..engine.position import NEUTRAL, Dam, Position, as_position, count_of
from ..engine.powers import clause_of, power_of_officer
from ..engine.production import ChooseSystem, System, conduit_fee, energy_terms, position_systems, turbine_of
from ..engine.values import Table
from ..engine.water import Course, passed, run_drops
from ..notation.text import sketch
from ..words import production_lesson as words
from ..words.names import listed
from ..words.places import modifier, places
from ..words.places import place as place_name
from ..words.scene import parts
from .asking import Sentence, refused
from .printed import GAME
from .story import Keep, Story, all_parts

SPACES_TO_CHOOSE = ("turbine+2", "turbine+1", "turbine+0", "turbine-1", "turbine-2")
SPACE_OF = {GAME.spaces[space].amount: space for space in SPACES_TO_CHOOSE}
"""The action space that adds or takes off so much."""
OFFICERS_TO_CHOOSE = (None, "fiesler", "del_monte")
HOUSES = ("P6.1", "P10.1", "P9.1", "P12.1")
"""Where the lesson's company builds its powerhouses, one after the other."""
MAIN_DAM = "B2L"

# What is set.


class Plan(NamedTuple):
    """A production as a reader has it in mind: one dam, one conduit, one powerhouse, drops, an action space."""

    dam: str
    conduit: str
    powerhouse: str
    drops: int
    space: str = "turbine+0"

    @property
    def value(self) -> int:
        """The value of the conduit."""
        return GAME.conduits[self.conduit].value

    @property
    def move(self) -> Produce:
        """The answer to the engine's question."""
        return produce(self.dam, self.conduit, self.powerhouse, self.drops)


def misfits(position: Position, plan: Plan, who: str) -> tuple[str, ...]:
    """The pieces that do not fit the plan's conduit: a rival's, or in another basin (P1, P2)."""
    (source, target), dam = ENDS[plan.conduit], position.dams.get(plan.dam)
    own = dam is not None and dam.owner in (who, NEUTRAL) and BASE_SPACES[plan.dam].basin == source
    house = position.powerhouses.get(plan.powerhouse) == who and POWERHOUSES[plan.powerhouse].basin == target
    return (plan.dam,) * (not own) + (plan.powerhouse,) * (not house)


def with_part(position: Position, who: str, plan: Plan, part: str, value: str | int) -> Plan:
    """A plan with another dam, conduit, powerhouse, number of drops or space; what no longer fits follows it."""
    changed = plan._replace(**{part: value})  # type: ignore[arg-type]
    if part == "dam" and BASE_SPACES[changed.dam].basin != ENDS[changed.conduit][0]:
        from_here = [name for name in position.conduits if ENDS[name][0] == BASE_SPACES[changed.dam].basin]
        from_here.sort(key=lambda name: house_of(position, name, who) is None)
        changed = changed._replace(conduit=from_here[0]) if from_here else changed
    elif part == "conduit" and BASE_SPACES[changed.dam].basin != ENDS[changed.conduit][0]:
        dams = [space for space in BASES_IN_BASIN[ENDS[changed.conduit][0]] if space in position.dams]
        dams.sort(key=lambda space: position.dams[space].owner not in (who, NEUTRAL))
        changed = changed._replace(dam=dams[0]) if dams else changed
    house = house_of(position, changed.conduit, who) if part in ("dam", "conduit") else None
    return changed._replace(powerhouse=house) if house else changed


def house_of(position: Position, conduit: str, who: str) -> str | None:
    """The company's powerhouse that a conduit leads to; None where it has none."""
    target = ENDS[conduit][1]
    return next(
        (space for space, owner in position.powerhouses.items() if owner == who and POWERHOUSES[space].basin == target),
        None,
    )


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
        # The owner of the strong conduit comes first of the other companies.
        first = "germany" if self.company != "germany" else "italy"
        second, third = (name for name in GAME.companies if name not in (self.company, first))
        officer = f" officer={self.officer}" if self.officer else ""
        houses = " ".join(HOUSES[: self.powerhouses])
        return sketch(
            f"{self.company} {MAIN_DAM}=3*{min(self.held, self.room)} B6L=1 C2A C6A {houses}"
            f"{officer} credits={self.credits} contracts=206,310,411"
            f" | {first} B10L=2 C2B P10.2 | {second} B3L=1*1 C3B P6.2 | {third} B1L=2*1 C1A P8.1"
            " | neutral B4L=1*1 B5L=2*1 B9L=3*1"
            " | round=2 national=102,104 HA=1 HB=2 headstream_tiles=4,1,5,7 bonus=contracts,bases"
        )


# What comes of it.


class Gain(NamedTuple):
    """What a production brings somebody, or costs if below zero: credits, vp, energy or drops, with the clause."""

    who: str
    what: str
    amount: int
    clause: str

    @property
    def told(self) -> str:
        """What it brings somebody else."""
        if self.what == "drops":
            return words.others_water(self.who, self.amount)
        return words.usa_steps(self.amount, False) if self.what == "energy" else words.fee(self.who, self.amount)


class Reach(NamedTuple):
    """A contract, the energy it needs from this company, and how much is missing (0: it is reached)."""

    contract: int
    need: int
    short: int
    clause: str


@dataclass(frozen=True)
class Outcome:
    """What a production comes to, and how it is told line by line; with a refusal there is nothing else."""

    position: Position
    plan: Plan
    who: str
    refusal: Refusal | None = None
    made: tuple[Term, ...] = ()
    brought: tuple[Gain, ...] = ()  # fees, water and steps for others, and what follows the production
    courses: tuple[Course, ...] = ()
    reaches: tuple[Reach, ...] = ()
    second: bool = False  # Germany may produce once more (N5)

    @property
    def energy(self) -> int:
        """The energy it makes; none if it is not allowed."""
        return sum(term.amount for term in self.made)

    @property
    def lost(self) -> int:
        """How many of the used drops leave the map."""
        return sum(course.reason == "left" for course in self.courses)

    @property
    def to_fulfil(self) -> tuple[int, ...]:
        """The contracts of which it may fulfil one (P9)."""
        return tuple(each.contract for each in self.reaches if not each.short)

    @property
    def best_contract(self) -> int | None:
        """The dearest contract that is reached; None where none is."""
        return max(self.to_fulfil, key=lambda contract: self.position.box.contracts[contract].energy, default=None)

    @property
    def sum(self) -> "Outcome":
        """Only the terms and their sum."""
        return Outcome(self.position, self.plan, self.who, self.refusal, self.made)

    # How it is told.

    @property
    def refused(self) -> Sentence | None:
        """Why it is not allowed."""
        return None if self.refusal is None else refused(self.refusal)

    @property
    def terms(self) -> tuple[Sentence, ...]:
        """The terms of its energy, with their numbers."""
        return tuple(Sentence(self._term(each), each.clause) for each in self.made)

    def _term(self, term: Term) -> str:
        value, drops, amount = (
            self.position.box.conduits[self.plan.conduit].value,
            self.plan.drops,
            modifier(term.amount),
        )
        if term.source == "conduit":
            return words.term_conduit(term.amount, drops, value)
        if term.source == "floor":
            return words.term_floor(amount, value * drops)
        if term.source == "space":
            return words.term_space(amount)
        return words.term_powerhouses(amount, count_of(self.position.powerhouses, self.who))

    @property
    def happened(self) -> str:
        """What it makes as one would say it, '9 + 2 − 1', or why it is not allowed."""
        if self.refusal is not None:
            return words.not_allowed(self.refusal.why, self.refusal.clause)
        first, *others = (term.amount for term in self.made)
        sum = str(first) + "".join(f" {'+' if amount >= 0 else '−'} {abs(amount)}" for amount in others)
        return words.energy_made(self.energy, sum, bool(others))

    @property
    def fee(self) -> int:
        """What the company pays for the conduit."""
        return -min((gain.amount for gain in self.brought if gain.what == "credits"), default=0)

    @property
    def total(self) -> str:
        """The whole energy in words."""
        return words.total(self.energy)

    @property
    def gains(self) -> tuple[Sentence, ...]:
        """What others get: the fee, water, and steps of the USA."""
        others = (gain for gain in self.brought if gain.who != self.who and gain.what != "vp")
        return tuple(Sentence(gain.told, gain.clause) for gain in others)

    @property
    def water(self) -> tuple[Sentence, ...]:
        """Where the used drops go, those with the same way together."""
        ways = Counter((course.end, course.reason, course.full) for course in self.courses)
        lines = []
        for (end, reason, full), drops in ways.items():
            way = drops, places(full), len(full), place_name(end)
            if reason == "caught":
                owner = self.position.dams[end].owner
                lines.append(Sentence(words.into_a_dam(*way, owner, owner == self.who), "W3"))
            else:
                lines.append(Sentence(words.off_the_map(*way), "W6"))
        return tuple(lines)

    @property
    def after(self) -> tuple[Sentence, ...]:
        """What the company's ability does when the production is over."""
        own = [gain for gain in self.brought if gain.who == self.who and gain.what == "energy"]
        steps = (
            Sentence(words.italy_after() if clause == "N4" else words.usa_steps(amount, True), clause)
            for _, _, amount, clause in own
        )
        return (*steps, *(Sentence(words.second(), "N5"),) * self.second)

    @property
    def contracts(self) -> tuple[Sentence, ...]:
        """The contracts, and whether they are reached."""
        return tuple(Sentence(words.reach(self._offered(each), each.short), each.clause) for each in self.reaches)

    @property
    def offered(self) -> tuple[str, ...]:
        """The contracts that lie open for it, in words."""
        return tuple(map(self._offered, self.reaches))

    @property
    def reached(self) -> frozenset[str]:
        """Those of them that ask for no more."""
        return frozenset(self._offered(each) for each in self.reaches if not each.short)

    @property
    def mistakes(self) -> dict[object, str]:
        """What it looks like to name one of the others, or to leave one out."""
        known: dict[object, str] = {other: words.asks_more() for other in self.offered if other not in self.reached}
        return known | {...: words.all_in_reach(self.energy)}

    def _offered(self, each: Reach) -> str:
        reward = parts(self.position.box.contracts[each.contract].reward)
        return words.contract_for(each.need, reward, each.contract in self.position.national)

    def __repr__(self) -> str:
        # Not the contracts: they are many, and a lesson shows them by themselves.
        if self.refusal is not None:
            return str(self.refused)
        told = [*map(str, self.terms), self.total]
        under = (
            (words.gains_head(), self.gains or (words.nobody_gains(),) * bool(self.water)),
            (words.water_head(), self.water),
            (words.after_head(), self.after),
        )
        for head, lines in under:
            told += [words.under(head), *(f"  {line}" for line in lines)] if lines else []
        return "\n".join(told)


def outcome(position: Position, plan: Plan, who: str | None = None) -> Outcome:
    """What a production would come to, before it is carried out."""
    who = who or position.mover or next(iter(position.companies))
    refusal = refusal_of(position, plan, who)
    if refusal is not None:
        return Outcome(position, plan, who, refusal)
    box = position.box
    turbine = turbine_of(position, who, box.spaces[plan.space].amount)
    terms = energy_terms(box.conduits[plan.conduit].value, plan.drops, turbine)
    energy = sum(term.amount for term in terms)
    courses, dams = water_after(position, plan)
    gains = [*_fees(position, plan, who), *_others_water(position, courses, who)]
    if steps := position.power(who).steps_after:
        gains.append(Gain(who, "energy", steps, clause_of("steps_after", who, position.officer_of(who), box)))
    # Whether Germany has water for another powerhouse when the first production is over (N5, N6).
    left = replace(position, dams=Table(dams))
    second = position.power(who).second_production and bool(position_systems(left, who, without=plan.powerhouse))
    return Outcome(
        position, plan, who, None, terms, tuple(gains), tuple(courses), _contracts(position, who, energy), second
    )


def work_out(
    table: Setting | Position | str, dam: str, conduit: str, drops: int, space: int = 0, powerhouse: str | None = None
) -> Outcome:
    """What a production would come to; `space` is the number on the action space, from 2 down to -2."""
    if space not in SPACE_OF:
        raise ValueError(words.no_space(space, listed(map(modifier, SPACE_OF), last="or")))
    position = table.position if isinstance(table, Setting) else as_position(table)
    who = position.mover or next(iter(position.companies))
    house = powerhouse or house_of(position, conduit, who) or POWERHOUSES_IN_BASIN[ENDS[conduit][1]][0]
    return outcome(position, Plan(dam, conduit, house, drops, SPACE_OF[space]), who)


def on_each_space(table: Setting | Position | str, dam: str, conduit: str, drops: int) -> dict[str, Outcome]:
    """What a production would come to on each action space, by the number on it."""
    return {modifier(space): work_out(table, dam, conduit, drops, space) for space in SPACE_OF}


def refusal_of(position: Position, plan: Plan, who: str) -> Refusal | None:
    """Why a company cannot produce so: the engine's own reason, for the action space or for the system."""
    space = place_refusal(position, who, place(plan.space))
    if space is not None and space.reason not in ("no_system", "no_energy_here", "no_paid_system"):
        return space
    company = position.companies[who]
    printed = position.box.spaces[plan.space]
    paid = replace(company, credits=company.credits - printed.fee)
    after = replace(position, companies=Table({**position.companies, who: paid}))
    return ChooseSystem(who, printed.amount).refuse(after, plan.move) or space


def water_after(position: Position, plan: Plan) -> tuple[list[Course], dict[str, Dam]]:
    """Where the used drops go from the powerhouse, and what dams hold then (P10)."""
    owner, level, held = position.dams[plan.dam]
    drained = {**position.dams, plan.dam: Dam(owner, level, held - plan.drops)}
    return run_drops([plan.powerhouse] * plan.drops, drained, position.deep_owners())


def system_of(position: Position, plan: Plan) -> System:
    """A plan's dam, conduit and powerhouse as the engine's system."""
    held, owner = position.dams[plan.dam].drops, position.conduits[plan.conduit]
    return System(*plan[:3], position.box.conduits[plan.conduit].value, held, owner)


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


def _contracts(position: Position, who: str, energy: int) -> tuple[Reach, ...]:
    """Every contract the company could fulfil, own and national, with what is missing."""
    reduction = position.power(who).contract_reduction
    own = position.companies[who].contracts
    found = []
    for contract in (*own, *position.national):
        need = max(0, position.box.contracts[contract].energy - reduction)
        reached = bool(reach(energy, reduction, (contract,), position.box))
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
    turn = position.question

    def answer(now: Position) -> Move | None:
        question = now.question
        over = question is None or turn is None or question.who != turn.who or type(question) is type(turn)
        return None if over else _answer(now, plan, contract, second)

    parts = all_parts(position, place(plan.space), answer)
    return Story(position, sentences=(words.before(),)).go_through(parts, keep)


def _answer(position: Position, plan: Plan, contract: int | None, second: bool) -> Move:
    """What the lesson answers to a question in the middle of a production."""
    question, legal = position.question, position.legal_moves
    if isinstance(question, ChooseSystem) and question.source == "second":
        conduits = position.box.conduits
        productions = [move for move in legal if isinstance(move, Produce)]
        return max(productions, key=lambda move: conduits[move.conduit].value * move.drops) if second else DECLINE
    if isinstance(question, ChooseSystem):
        return plan.move
    if isinstance(question, ChooseContract) and contract is not None:
        reached = [move for move in legal if isinstance(move, Fulfil)]
        if contract in position.companies[question.who].fulfilled:  # by the first of two productions
            return max(reached, key=lambda move: position.box.contracts[move.contract].energy)
        return Fulfil(contract) if Fulfil(contract) in reached else DECLINE
    return DECLINE if DECLINE in legal else legal[0]
