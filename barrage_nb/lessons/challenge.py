"""Predictions and challenges about production: what came out, how far off it is, and the likeliest reason."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from random import Random
from typing import NamedTuple

from ..board.companies import COMPANIES, PIECES
from ..board.map import BASES_IN_BASIN, CONDUITS, CONDUITS_INTO_BASIN, POWERHOUSES_IN_BASIN
from ..board.office import SPACES
from ..board.tiles import HEADSTREAM_TILES
from ..engine.events import Term
from ..engine.position import Position
from ..engine.production import conduit_fee
from ..engine.setup import checked_seed
from ..notation.text import sketch
from ..words import production_lesson as words
from .feedback import Feedback
from .plan import Plan
from .production import SPACES_TO_CHOOSE, Working, plans, system_of, working

TARGET = 9
TARGETS = range(5, 16)
"""What one can be asked to make exactly."""


class Slip(NamedTuple):
    """A likely mistake: the energy it leads to, and what to say about it."""

    energy: int
    why: str
    clause: str


def slips(found: Working, position: Position) -> Iterator[Slip]:
    """The mistakes that people make with this production, the likeliest first."""
    terms, energy, plan = found.terms, found.energy, found.plan
    extras = terms[1:]
    base, others = terms[0].amount, sum(term.amount for term in extras)
    for size in range(1, len(extras) + 1):
        for forgotten in combinations(extras, size):
            without = energy - sum(term.amount for term in forgotten)
            yield Slip(without, words.left_out(term.source for term in forgotten), _clause_of(forgotten))
    if plan.drops > 1:
        yield Slip(energy - base + plan.value + plan.drops, words.added(), "P5")
        yield Slip(plan.value + plan.drops, words.added(), "P5")
        yield Slip(energy - base + plan.value, words.one_drop(), "P5")
    held = position.dams[plan.dam].drops
    if held > plan.drops:
        yield Slip(plan.value * held + others, words.all_drops(), "P4")
        yield Slip(plan.value * held, words.all_drops(), "P4")
    fee = conduit_fee(system_of(position, plan), found.who, plan.drops, position.design.conduit_credits)
    if fee:
        yield Slip(energy - fee, words.fee_taken(), "P7")
    for gain in found.gains:
        if gain.clause == "N4":
            yield Slip(energy + gain.amount, words.italy_added(), "N4")
    modifier = SPACES[plan.space].amount
    if modifier:
        yield Slip(energy - 2 * modifier, words.wrong_sign(), "P11")


def _clause_of(terms: tuple[Term, ...]) -> str:
    return terms[0].clause if len(terms) == 1 else "P5"


def _why(found: Working, position: Position, said: int, but: str = "") -> tuple[str, str] | None:
    """The likeliest mistake behind a number, with its clause; None where none leads to it."""
    likely = (slip for slip in slips(found, position) if slip.energy == said and slip.clause != but)
    slip = next(likely, None)
    return None if slip is None else (slip.why, slip.clause)


def judge(position: Position, plan: Plan, said: int, who: str | None = None) -> Feedback:
    """The answer to a prediction of the energy that a production makes."""
    found = working(position, plan, who)
    off = said - found.energy
    distance = words.off_prediction(said, off)
    if found.refusal is not None:
        happened = words.not_allowed(found.refusal.why, found.refusal.clause)
        return Feedback(not off, happened, words.at_zero(), found.refusal.clause, off, distance)
    amounts = [term.amount for term in found.terms]
    happened = words.made(found.energy, amounts)
    if not off:
        right = words.because(words.right_sum(plan.value, plan.drops, amounts[1:]), "P5")
        return Feedback(True, happened, right, "P5", 0, distance)
    why, clause = _why(found, position, said) or (words.plain_sum(plan.value, plan.drops, amounts[1:]), "P5")
    return Feedback(False, happened, words.because(why, clause), clause, off, distance)


@dataclass(frozen=True)
class Challenge:
    """A table on which a company can make exactly so much energy, in few of many ways."""

    position: Position
    who: str
    target: int
    number: int

    @cached_property
    def ways(self) -> tuple[Plan, ...]:
        """Every production that is allowed."""
        return plans(self.position, self.who)

    @cached_property
    def solutions(self) -> tuple[Plan, ...]:
        """Those that make exactly the target, the cheapest first."""
        found = [plan for plan in self.ways if working(self.position, plan, self.who).energy == self.target]
        return tuple(sorted(found, key=lambda plan: (self.fee(plan), SPACES_TO_CHOOSE.index(plan.space))))

    @property
    def start(self) -> Plan:
        """What is chosen before the reader chooses: something that is not the answer."""
        return next(plan for plan in self.ways if plan not in self.solutions)

    @property
    def free(self) -> tuple[str, ...]:
        """The action spaces that nobody has taken."""
        return tuple(space for space in SPACES_TO_CHOOSE if space not in self.position.occupied)

    @property
    def question(self) -> str:
        """What is asked."""
        return words.challenge(self.target, self.number + 1)

    @property
    def given(self) -> str:
        """Who plays, and with what."""
        company = self.position.companies[self.who]
        houses = self.position.pieces(self.who).powerhouse
        lifted = bool(self.position.power(self.who).floor)
        return words.challenge_given(self.who, lifted, houses, company.credits)

    def fee(self, plan: Plan) -> int:
        """What a production pays for the conduit."""
        design = self.position.design
        return conduit_fee(system_of(self.position, plan), self.who, plan.drops, design.conduit_credits)

    def judge(self, plan: Plan) -> Feedback:
        """The answer to a try: what it makes, how far off that is, and why."""
        found = working(self.position, plan, self.who)
        off = found.energy - self.target
        distance = words.off_target(self.target, off)
        if found.refusal is not None:
            happened = words.not_allowed(found.refusal.why, found.refusal.clause)
            return Feedback(False, happened, words.at_zero(), found.refusal.clause, off, distance)
        happened = words.made(found.energy, [term.amount for term in found.terms])
        if not off:
            fee = self.fee(plan)
            owner = self.position.conduits[plan.conduit] if fee else None
            clause = "P7" if fee else "P5"
            return Feedback(True, happened, words.because(words.solved_for(fee, owner), clause), clause, 0, distance)
        # Whoever chooses the drops knows how many are sent.
        why, clause = _why(found, self.position, self.target, but="P4") or (words.turn_down(off), "P5")
        return Feedback(False, happened, words.because(why, clause), clause, off, distance)

    def show_one(self) -> str:
        """The cheapest answer, for after a try."""
        plan = self.solutions[0]
        return words.one_way(plan.dam, plan.powerhouse, plan.drops, plan.space, len(self.solutions))


def challenge(seed: int = 0, number: int = 0, target: int = TARGET) -> Challenge:
    """A challenge; every number is another one, and the same seed and number give the same again."""
    if target not in TARGETS:
        raise ValueError(words.no_such_target(target, TARGETS))
    luck = Random(f"exactly {target} {checked_seed(seed)} {number}")
    while True:
        made = _made(luck, target, number)
        if made is not None:
            return made


FEWEST_WAYS, MOST_SOLUTIONS = 9, 3
"""A challenge has more wrong ways than that, and at most so many right ones."""
MODIFIERS = {SPACES[space].amount: space for space in SPACES_TO_CHOOSE}


def _made(luck: Random, target: int, number: int) -> Challenge | None:
    """A table built around one solution; None where what stands beside it makes it too easy."""
    me = luck.choice(tuple(COMPANIES))
    houses = luck.choice((1, 2, 2))
    fiesler = luck.random() < 0.25
    goals = [
        (conduit, drops, modifier)
        for conduit in CONDUITS
        for drops in (1, 2, 3)
        for modifier in MODIFIERS
        if max(CONDUITS[conduit].value * drops, 4 * fiesler) + modifier + houses - 1 == target
    ]
    if not goals:
        return None
    conduit, drops, modifier = luck.choice(goals)
    position = sketch(_text(luck, me, houses, fiesler, conduit, drops, modifier))
    found = Challenge(position, me, target, number)
    enough = len(found.ways) - len(found.solutions) >= FEWEST_WAYS
    return found if enough and 1 <= len(found.solutions) <= MOST_SOLUTIONS and _tempting(found) else None


def _tempting(found: Challenge) -> bool:
    """Whether a slip leads some wrong way to the target, and the right way is not the biggest production."""
    energies = {plan: working(found.position, plan, found.who) for plan in found.ways}
    wrong = [each for plan, each in energies.items() if plan not in found.solutions]
    most = max(each.energy for each in energies.values())
    slipped = any(slip.energy == found.target for each in wrong for slip in slips(each, found.position))
    return slipped and most > found.target


def _text(luck: Random, me: str, houses: int, fiesler: bool, conduit: str, drops: int, modifier: int) -> str:
    """The table: the solution's system, others beside it, and some of the action spaces taken."""
    others = luck.sample([name for name in COMPANIES if name != me], 3)
    fed = [basin for basin in POWERHOUSES_IN_BASIN if CONDUITS_INTO_BASIN[basin]]
    basins = list(dict.fromkeys([CONDUITS[conduit].target, *luck.sample(fed, len(fed))]))[:houses]
    reachable = [name for basin in basins for name in CONDUITS_INTO_BASIN[basin] if name != conduit]
    beside = luck.sample(reachable, min(len(reachable), 3))
    groups: dict[str, list[str]] = {name: [] for name in (me, *others, "neutral")}
    groups[me] += [POWERHOUSES_IN_BASIN[basin][0] for basin in basins]
    for name in (conduit, *beside):
        groups[me if luck.random() < 0.5 else others[0]].append(name)
    elevations = 0
    for source in dict.fromkeys(CONDUITS[name].source for name in (conduit, *beside)):
        least = drops if source == CONDUITS[conduit].source else 1
        level = luck.randint(least, 3)
        elevations += level - 1
        dam = f"{BASES_IN_BASIN[source][1]}={level}*{luck.randint(least, level)}"
        groups[me if elevations <= PIECES["elevation"] else others[1]].append(dam)
    taken = luck.sample([space for space in SPACES_TO_CHOOSE if space != MODIFIERS[modifier]], 2)
    groups[me].append(f"credits={luck.choice((1, 2, 3))}")
    if fiesler:
        groups[me].append("officer=fiesler")
    said = " | ".join(f"{name} {' '.join(items)}" for name, items in groups.items() if items or name in COMPANIES)
    stands = " ".join(f"{space}={luck.choice(others)}*{SPACES[space].engineers}" for space in taken)
    tiles = ",".join(map(str, luck.sample(tuple(HEADSTREAM_TILES), 4)))
    return f"{said} | round=3 mover={me} headstream_tiles={tiles} {stands}"
