"""Three builds ahead: in which order can a company build three pieces in one round, by what its wheel gives back?"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import permutations
from random import Random

from ..board.companies import COMPANIES, STRUCTURES
from ..board.map import BASE_SPACES, BASIN_OF_SPACE
from ..engine.events import Refusal
from ..engine.moves import Pay
from ..engine.pieces import SPACES_OF, legal_sites
from ..engine.position import Position
from ..notation.text import sketch
from ..words import building_lesson as words
from ..words.names import one_by_one
from ..words.purse import back_in
from .building import Wish, constructed, price, refused, workshop
from .feedback import Feedback
from .luck import luck_of
from .story import Story
from .turns import acted, followed, mover

WORKSHOP = -1
"""In a plan: the engineers that turn the wheel once; any other number is one of the wishes."""
BuildOrder = tuple[int, ...]
PIECES = 3
"""So many pieces are to be built."""


@dataclass(frozen=True)
class WheelPlan:
    """A challenge: three pieces to build in one round, in an order that is to be found."""

    seed: int
    position: Position
    wishes: tuple[Wish, ...]
    solutions: tuple[BuildOrder, ...]

    @property
    def who(self) -> str:
        """Who builds."""
        return mover(self.position)

    @property
    def task(self) -> str:
        """What is to be done."""
        return words.plan_task(self.who)

    def named(self, part: int) -> str:
        """A part of a plan in words, at its shortest."""
        return words.turn_once() if part == WORKSHOP else words.option(*self.wishes[part][:2])

    def __str__(self) -> str:
        return "\n".join((self.task, *map(str, self.wishes)))


def plans(wishes: int = PIECES) -> tuple[BuildOrder, ...]:
    """Every plan there is: the pieces in any order, and the Workshop once before the last of them, or never."""
    orders = tuple(permutations(range(wishes)))
    with_workshop = ((*order[:at], WORKSHOP, *order[at:]) for order in orders for at in range(wishes))
    return (*orders, *with_workshop)


@dataclass(frozen=True)
class CarriedOut:
    """A plan carried out as far as it goes: its story, how many parts were done, and why the next one was not."""

    story: Story
    done: int
    refusal: Refusal | None


def tried(position: Position, wishes: Sequence[Wish], plan: Sequence[int]) -> CarriedOut:
    """A plan carried out, until the rules forbid a part of it."""
    story = Story(position, sentences=(words.plan_start(),))
    for done, part in enumerate(plan):
        now = story.end
        if part == WORKSHOP:
            turn = workshop(now)
            if isinstance(turn, Refusal):
                return CarriedOut(story, done, turn)
            story = followed(story, acted(now, turn, words.before()))
            continue
        refusal = refused(now, wishes[part])
        if refusal is not None:
            return CarriedOut(story, done, refusal)
        story = followed(story, constructed(now, wishes[part]))
    return CarriedOut(story, len(plan), None)


def judge(challenge: WheelPlan, plan: Sequence[int]) -> Feedback:
    """What a plan is told after it was carried out."""
    left_out = [str(wish) for number, wish in enumerate(challenge.wishes) if number not in plan]
    found = tried(challenge.position, challenge.wishes, plan)
    built = sum(part != WORKSHOP for part in plan[: found.done])
    happened, missing = words.plan_done(built), PIECES - built
    if not missing:
        return Feedback(True, happened, words.plan_ways(len(challenge.solutions), len(plans())), "C5")
    if found.refusal is None:
        return Feedback(False, happened, words.unplanned(left_out), "C2", missing)
    now, part = found.story.end, plan[found.done]
    refusal = found.refusal
    why: list[str] = [words.cited(refusal.why, refusal.clause)]
    if part != WORKSHOP and refusal.reason == "cannot_afford":
        have = now.companies[challenge.who]
        held = Pay(have.excavators, have.mixers).amounts
        why.append(words.short_of(price(now, challenge.wishes[part]).way.amounts, held))
    return Feedback(False, happened, one_by_one((*why, *_next_back(now, challenge.who))), refusal.clause, missing)


def _next_back(position: Position, who: str) -> tuple[str, ...]:
    """What comes back from the wheel next, and when."""
    turns = ((number, segment) for number, segment in enumerate(reversed(position.companies[who].wheel), 1))
    return tuple(words.ended(back_in(number, *segment)) for number, segment in turns if any(segment))[:1]


@lru_cache(64)
def wheel_plan(seed: int) -> WheelPlan:
    """A challenge of its own for each seed: few plans do it, and the order in which it is told is none of them."""
    luck = luck_of("three builds ahead", seed)
    while True:
        position = _with_a_wheel(luck)
        wishes = _wishes(luck, position)
        if len(wishes) == PIECES:
            ways = tuple(plan for plan in plans() if tried(position, wishes, plan).done == len(plan))
            told = tuple(range(PIECES))
            if 0 < len(ways) <= MOST_WAYS and told not in ways:
                return WheelPlan(seed, position, wishes, ways)


MOST_WAYS = 5
PLAIN_INCOMES = ("credits", "rotate", "vp")
"""Incomes that ask nothing: what they give is the same in every plan."""


def _with_a_wheel(luck: Random) -> Position:
    """A company with few machines in supply and some more that come back soon; its next income asks nothing."""
    rows = [
        (who, structure)
        for who, board in COMPANIES.items()
        for (structure, number), parts in board.income.items()
        if number == 2 and all(part.kind in PLAIN_INCOMES for part in parts) and structure != "elevation"
    ]
    who, _ = luck.choice(rows)
    plain = {structure for each, structure in rows if each == who}
    base = luck.choice([space for space, each in BASE_SPACES.items() if each.area != "mountains" and not each.fee])
    pieces = [f"{base}=1"] if "base" in plain else [f"{base}=1", _another_base(luck, base)]
    if "conduit" in plain:
        pieces.append(luck.choice(SPACES_OF["conduit"]))
    on_wheel = luck.choice(STRUCTURES)
    back = luck.sample((1, 2, 3), 2)
    wheel = f"wheel={back[0]}:{on_wheel}+{luck.randint(2, 4)}excavators,{back[1]}:{luck.randint(2, 4)}mixers"
    supply = f"excavators={luck.randint(3, 6)} mixers={luck.randint(2, 4)} credits={luck.choice((3, 4, 6))}"
    return sketch(f"{who} {' '.join(pieces)} {wheel} {supply} | round=3 headstream_tiles=4,1,5,7")


def _another_base(luck: Random, base: str) -> str:
    others = [space for space in SPACES_OF["base"] if BASIN_OF_SPACE[space] != BASIN_OF_SPACE[base]]
    return f"{luck.choice(others)}=1"


def _wishes(luck: Random, position: Position) -> tuple[Wish, ...]:
    """Three structures of different kinds, each on a space where it may stand."""
    who = mover(position)
    found = []
    for structure in luck.sample(STRUCTURES, PIECES):
        sites = legal_sites(position, who, structure)
        if sites:
            found.append(Wish(structure, luck.choice(sites), structure))
    return tuple(found)
