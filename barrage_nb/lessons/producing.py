"""Production as it is asked: predictions and their likely mistakes, challenges, and the lab as a value."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, replace
from functools import cached_property
from itertools import combinations
from random import Random
from typing import Any, NamedTuple

from ..board.map import BASES_IN_BASIN, CONDUITS_INTO_BASIN, POWERHOUSES_IN_BASIN
from ..board.refs import Ref
from ..engine.events import Produced
from ..engine.position import Position
from ..engine.setup import checked_seed
from ..notation.text import sketch
from ..words import names
from ..words import production_lesson as words
from ..words import water_lesson as water_words
from ..words.places import in_a_list, modifier
from . import production
from .asking import Feedback, Sentence
from .printed import GAME
from .story import Story

TARGET = 9
TARGETS = range(5, 16)
"""What one can be asked to make exactly."""


class Slip(NamedTuple):
    """A likely mistake: the energy it leads to, and what to say about it."""

    energy: int
    why: str
    clause: str


def slips(found: production.Outcome) -> Iterator[Slip]:
    """The mistakes that people make with this production, the likeliest first."""
    terms, energy, plan = found.made, found.energy, found.plan
    extras = terms[1:]
    base, others = terms[0].amount, sum(term.amount for term in extras)
    for size in range(1, len(extras) + 1):
        for forgotten in combinations(extras, size):
            without = energy - sum(term.amount for term in forgotten)
            clause = forgotten[0].clause if size == 1 else "P5"
            told = words.right_without(names.listed(words.SOURCES[term.source] for term in forgotten))
            yield Slip(without, told, clause)
    if plan.drops > 1:
        yield Slip(energy - base + plan.value + plan.drops, words.added(), "P5")
        yield Slip(plan.value + plan.drops, words.added(), "P5")
        yield Slip(energy - base + plan.value, words.one_drop(), "P5")
    held = found.position.dams[plan.dam].drops
    if held > plan.drops:
        yield Slip(plan.value * held + others, words.all_drops(), "P4")
        yield Slip(plan.value * held, words.all_drops(), "P4")
    if found.fee:
        yield Slip(energy - found.fee, words.fee_taken(), "P7")
    for gain in found.brought:
        if gain.clause in ("N3", "N4") and gain.who == found.who:
            yield Slip(energy + gain.amount, words.ability_added(), gain.clause)
    modifier = GAME.spaces[plan.space].amount
    if modifier:
        yield Slip(energy - 2 * modifier, words.wrong_sign(), "P11")


def _judged(
    found: production.Outcome, guess: int, off: int, distance: str, right: Sentence, wrong: Sentence, but: str = ""
) -> Feedback:
    """What is told of a production: why it is right, or else the likeliest mistake behind a number."""
    if found.refusal is not None:
        return Feedback(not off, found.happened, words.at_zero(), found.refusal.clause, off, distance)
    likely = (slip[1:] for slip in slips(found) if slip.energy == guess and slip.clause != but)
    why, clause = next(likely, wrong) if off else right
    return Feedback(not off, found.happened, words.because(why, clause), clause, off, distance)


def judge(position: Position, plan: production.Plan, said: int, who: str | None = None) -> Feedback:
    """The answer to a prediction of the energy that a production makes."""
    found = production.outcome(position, plan, who)
    off = said - found.energy
    distance = words.prediction_off_by(said, abs(off), off < 0)
    others = [modifier(term.amount) for term in found.made[1:]]
    terms = plan.drops, plan.value, plan.drops * plan.value, names.listed(others), len(others)
    right, wrong = Sentence(words.sum_is(*terms), "P5"), Sentence(words.start_with(*terms), "P5")
    return _judged(found, said, off, distance, right, wrong)


@dataclass(frozen=True)
class Challenge:
    """A table on which a company can make exactly so much energy, in few of many ways."""

    position: Position
    who: str
    target: int
    number: int

    @cached_property
    def ways(self) -> tuple[production.Plan, ...]:
        """Every production that is allowed."""
        return production.plans(self.position, self.who)

    @cached_property
    def solutions(self) -> tuple[production.Plan, ...]:
        """Those that make exactly the target, the cheapest first."""
        made = {plan: production.outcome(self.position, plan, self.who) for plan in self.ways}
        found = [plan for plan, each in made.items() if each.energy == self.target]
        return tuple(sorted(found, key=lambda plan: (made[plan].fee, production.SPACES_TO_CHOOSE.index(plan.space))))

    @property
    def start(self) -> production.Plan:
        """What is chosen before the reader chooses: something that is not the answer."""
        return next(plan for plan in self.ways if plan not in self.solutions)

    @property
    def free(self) -> tuple[str, ...]:
        """The action spaces that nobody has taken."""
        return tuple(space for space in production.SPACES_TO_CHOOSE if space not in self.position.occupied)

    @property
    def question(self) -> str:
        """What is asked."""
        return words.challenge(self.target, self.number + 1)

    @property
    def given(self) -> str:
        """Who plays, and with what."""
        company = self.position.companies[self.who]
        houses = self.position.pieces(self.who).powerhouse
        return words.challenge_given(self.who, bool(self.position.power(self.who).floor), houses, company.credits)

    def judge(self, plan: production.Plan) -> Feedback:
        """The answer to a try: what it makes, how far off that is, and why."""
        found = production.outcome(self.position, plan, self.who)
        off = found.energy - self.target
        distance = words.target_off_by(self.target, abs(off), off < 0) if off else words.solved(self.target)
        cost = Sentence(words.nobody_paid(), "P5")
        if found.fee:
            cost = Sentence(words.it_cost(self.position.conduits[plan.conduit], found.fee), "P7")
        turn = Sentence(words.make_less() if off > 0 else words.make_more(), "P5")
        # Whoever chooses the drops knows how many are sent.
        return _judged(found, self.target, off, distance, cost, turn, but="P4")

    def show_one(self) -> str:
        """The cheapest answer, for after a try."""
        plan = self.solutions[0]
        sign = modifier(GAME.spaces[plan.space].amount)
        return words.way_to_solve(plan.dam, plan.powerhouse, plan.drops, sign, len(self.solutions))


def challenge(seed: int = 0, number: int = 0, target: int = TARGET) -> Challenge:
    """A challenge; every number is another one, and the same seed and number give the same again."""
    if target not in TARGETS:
        raise ValueError(words.no_target(target, TARGETS[0], TARGETS[-1]))
    luck = Random(f"exactly {target} {checked_seed(seed)} {number}")
    while True:
        made = _made(luck, target, number)
        if made is not None:
            return made


FEWEST_WAYS, MOST_SOLUTIONS = 9, 3
"""A challenge has more wrong ways than that, and at most so many right ones."""
MODIFIERS = {GAME.spaces[space].amount: space for space in production.SPACES_TO_CHOOSE}


def _made(luck: Random, target: int, number: int) -> Challenge | None:
    """A table built around one solution; None where what stands beside it makes it too easy."""
    me = luck.choice(tuple(GAME.companies))
    houses = luck.choice((1, 2, 2))
    fiesler = luck.random() < 0.25
    goals = [
        (conduit, drops, modifier)
        for conduit in GAME.conduits
        for drops in (1, 2, 3)
        for modifier in MODIFIERS
        if max(GAME.conduits[conduit].value * drops, 4 * fiesler) + modifier + houses - 1 == target
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
    made = [production.outcome(found.position, plan, found.who) for plan in found.ways]
    wrong = [each for each in made if each.energy != found.target]
    slipped = any(slip.energy == found.target for each in wrong for slip in slips(each))
    return slipped and max(each.energy for each in made) > found.target


def _text(luck: Random, me: str, houses: int, fiesler: bool, conduit: str, drops: int, modifier: int) -> str:
    """The table: the solution's system, others beside it, and some of the action spaces taken."""
    others = luck.sample([name for name in GAME.companies if name != me], 3)
    fed = [basin for basin in POWERHOUSES_IN_BASIN if CONDUITS_INTO_BASIN[basin]]
    basins = list(dict.fromkeys([GAME.conduits[conduit].target, *luck.sample(fed, len(fed))]))[:houses]
    reachable = [name for basin in basins for name in CONDUITS_INTO_BASIN[basin] if name != conduit]
    beside = luck.sample(reachable, min(len(reachable), 3))
    groups: dict[str, list[str]] = {name: [] for name in (me, *others, "neutral")}
    groups[me] += [POWERHOUSES_IN_BASIN[basin][0] for basin in basins]
    for name in (conduit, *beside):
        groups[me if luck.random() < 0.5 else others[0]].append(name)
    elevations = 0
    for source in dict.fromkeys(GAME.conduits[name].source for name in (conduit, *beside)):
        least = drops if source == GAME.conduits[conduit].source else 1
        level = luck.randint(least, 3)
        elevations += level - 1
        dam = f"{BASES_IN_BASIN[source][1]}={level}*{luck.randint(least, level)}"
        groups[me if elevations <= GAME.pieces["elevation"] else others[1]].append(dam)
    taken = luck.sample([space for space in production.SPACES_TO_CHOOSE if space != MODIFIERS[modifier]], 2)
    groups[me].append(f"credits={luck.choice((1, 2, 3))}")
    if fiesler:
        groups[me].append("officer=fiesler")
    said = " | ".join(f"{name} {' '.join(items)}" for name, items in groups.items() if items or name in GAME.companies)
    stands = " ".join(f"{space}={luck.choice(others)}*{GAME.spaces[space].engineers}" for space in taken)
    tiles = ",".join(map(str, luck.sample(tuple(GAME.headstream_tiles), 4)))
    return f"{said} | round=3 mover={me} headstream_tiles={tiles} {stands}"


FIRST_PLAN = production.Plan("B2L", "C2A", "P6.1", 3, "turbine+0")
SYSTEM = ("dam", "conduit", "powerhouse")
BIGGEST = -1
"""The choice of the biggest contract that is reached."""
Options = list[tuple[str, Any]]


class ProductionRun(NamedTuple):
    """A production that was carried out: the table before it, and its story."""

    position: Position
    plan: production.Plan
    story: Story

    @property
    def energy(self) -> int:
        """The energy that its first production makes."""
        return next((event.energy for event in self.story.all(Produced)), 0)


@dataclass(frozen=True)
class Producing:
    """A table on which one company produces, free or with a challenge, and how far a reader has come there."""

    seed: int = 1
    target: int = TARGET
    setting: production.Setting = production.Setting()
    plan: production.Plan = FIRST_PLAN
    start: tuple[production.Setting, production.Plan] = (production.Setting(), FIRST_PLAN)
    number: int = 0
    """Of the challenge, or of the next one."""
    challenge: Challenge | None = None
    contract: int | None = BIGGEST
    open: bool = False
    """Whether the sum is shown before the production."""
    made: ProductionRun | None = None
    before: ProductionRun | None = None
    """What was produced last, and before that."""
    feedback: Feedback | None = None
    tried: bool = False
    settled: bool = False
    """Whether a challenge is solved, or an answer was shown."""
    asked: bool = False
    """Whether a guess that is missing was asked for."""
    counted: tuple[Position, production.Plan] | None = None
    """The table and the plan of the guess that was counted last: another one for the same is none."""

    # What is set.

    @property
    def position(self) -> Position:
        """The table before the production."""
        return self.challenge.position if self.challenge is not None else self.setting.position

    @property
    def player(self) -> str:
        """Who produces."""
        return self.challenge.who if self.challenge is not None else self.setting.company

    @property
    def outcome(self) -> production.Outcome:
        """What the production would come to."""
        return production.outcome(self.position, self.plan, self.player)

    def value(self, field: str) -> Any:
        """What is set in a field of the plan, of the table, or the contract."""
        home = self.plan if field in production.Plan._fields else self if field == "contract" else self.setting
        return getattr(home, field)

    def set(self, field: str, value: Any) -> "Producing":
        """With another dam, another company …; what no longer fits follows it."""
        if field in production.Plan._fields:
            return replace(self, plan=production.with_part(self.position, self.player, self.plan, field, value))
        if field not in {each.name for each in fields(production.Setting)}:
            return replace(self, **{field: value})
        setting = replace(self.setting, **{field: value})
        changed = replace(self, setting=replace(setting, held=min(setting.held, setting.room)))
        gone = self.plan.powerhouse not in changed.position.powerhouses
        return replace(changed, plan=self.plan._replace(powerhouse=production.HOUSES[0])) if gone else changed

    def challenged(self) -> "Producing":
        """With the next challenge; there is always one."""
        number = self.number + (self.challenge is not None)
        found = challenge(self.seed, number, self.target)
        return replace(self.on_another_table(found.start), number=number, challenge=found)

    def on_another_table(self, plan: production.Plan = FIRST_PLAN) -> "Producing":
        """On the table on which everything may be changed, with nothing produced yet."""
        contract = None if self.contract is None else BIGGEST
        anew = replace(self, made=None, before=None, tried=False, settled=False)
        return replace(anew, plan=plan, challenge=None, contract=contract, open=False)

    # What may be chosen.

    @property
    def shows_all(self) -> bool:
        """Whether everything is shown before the production."""
        return self.challenge is None and self.open

    @property
    def standing(self) -> tuple[Ref, ...]:
        """The dams, conduits and powerhouses on the map."""
        return tuple(Ref(piece, space) for piece in SYSTEM for space in getattr(self.position, f"{piece}s"))

    @property
    def marks(self) -> Mapping[Ref, str]:
        """What is chosen, and what of it does not fit."""
        wrong = production.misfits(self.position, self.plan, self.player)
        return {Ref.on_map(space): "missed" if space in wrong else "selected" for space in self.plan[:3]}

    @property
    def options(self) -> Mapping[str, Options]:
        """What each list offers, in the words of the lesson."""
        position, numbers = self.position, range(1, len(production.HOUSES) + 1)
        held = (*position.companies[self.player].contracts, *position.national)
        return {
            "dam": [(water_words.option(space, *dam), space) for space, dam in position.dams.items()],
            "conduit": [
                (words.conduit_row(in_a_list(name), owner, GAME.conduits[name].value), name)
                for name, owner in position.conduits.items()
            ],
            "powerhouse": [
                (words.house_row(in_a_list(space), owner), space) for space, owner in position.powerhouses.items()
            ],
            "company": [(names.COMPANIES[name], name) for name in GAME.companies],
            "officer": [
                (words.officer_row(name, words.OFFICERS_HERE[name]) if name else words.another_officer(), name)
                for name in production.OFFICERS_TO_CHOOSE
            ],
            "powerhouses": [
                (words.houses_choice(n, GAME.production_bonus[n], n >= GAME.ability_powerhouses), n) for n in numbers
            ],
            "contract": [
                (words.best_contract(), BIGGEST),
                *((words.contract_choice(number), number) for number in held),
                (words.no_contract(), None),
            ],
        }

    @property
    def spaces(self) -> list[tuple[dict[str, Any], str]]:
        """The action spaces as cards: the number, and the engineers that it takes or that somebody stands there."""
        found = []
        for space in production.SPACES_TO_CHOOSE:
            stands, people = self.position.occupied.get(space), GAME.spaces[space].engineers
            sign, below = modifier(GAME.spaces[space].amount), {"note": words.taken()} if stands else {"people": people}
            name = words.taken_by(sign, stands[0].company) if stands else words.space_row(sign, people)
            found.append(({"sign": sign, "name": name, **below}, space))
        return found

    @property
    def would_be_lost(self) -> bool:
        """Whether something would be: a changed table, or a challenge tried and neither solved nor shown."""
        if self.challenge is None:
            return (self.setting, self.plan) != self.start
        return self.tried and not self.settled

    # What is produced and told.

    @property
    def waiting(self) -> Story:
        """The table before the production."""
        sentence = words.start() if self.challenge is None else words.challenge_start(self.target)
        return Story(self.position, sentences=(sentence,))

    def asks_for_a_guess(self, guess: int | None) -> bool:
        """Whether a guess is missing, and was not asked for before; who presses again sees it without one."""
        known = self.challenge is not None or self.shows_all or self.outcome.refusal is not None
        return guess is None and not known and not self.asked

    def produce(self, guess: int | None) -> "Producing":
        """With the production carried out as far as it is allowed, and judged."""
        found, position, plan = self.outcome, self.position, self.plan
        if self.challenge is not None:
            feedback: Feedback | None = self.challenge.judge(plan)
        else:
            feedback = None if guess is None else judge(position, plan, guess, self.player)
        done = replace(self, feedback=feedback, tried=True)
        if found.refusal is not None:
            return done
        contract = found.best_contract if self.contract == BIGGEST else self.contract
        story = production.story_of(position, plan, contract, second=self.challenge is None)
        return replace(done, made=ProductionRun(position, plan, story), before=self.made)

    @property
    def counts(self) -> bool:
        """Whether the guess counts: not where it was known what it comes to."""
        known = self.settled or self.shows_all or self.counted == (self.position, self.plan)
        return self.feedback is not None and not known

    def count(self) -> "Producing":
        """With the guess counted; a challenge counts until it is solved or shown."""
        solved = self.challenge is not None and self.feedback is not None and self.feedback.right
        return replace(self, counted=(self.position, self.plan), settled=solved)

    @property
    def compared(self) -> str:
        """What a change has made of the production before; empty where nothing was changed."""
        if self.before is None or self.made is None or self.before[:2] == self.made[:2]:
            return ""
        before, now = self.before.energy, self.made.energy
        return words.changed_energy(before, now, modifier(now - before), before == now)

    @property
    def hint(self) -> str:
        """One answer to the challenge, for after a try."""
        return self.challenge.show_one() if self.challenge is not None and self.tried else ""

    def sum(self, known: bool) -> tuple[Sentence | str, ...]:
        """The terms: their names before the production, their numbers after it."""
        told = self.outcome
        if known:
            return (*told.terms, told.total)
        first = self.made is None and self.challenge is None  # it is guessed before there is any rule
        hidden = (Sentence(words.HIDDEN_TERMS[term.source], term.clause) for term in told.made)
        return (*(() if first else hidden), words.unknown_total())
