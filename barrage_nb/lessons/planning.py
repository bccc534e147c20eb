"""Challenges that are planned part by part and then tried, as values: the water to be saved, three builds ahead."""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from itertools import combinations_with_replacement, permutations
from random import Random
from typing import Generic, NamedTuple, Self, TypeVar

from ..board.companies import STRUCTURES
from ..board.map import AREAS, BASE_SPACES, BASIN_OF_SPACE, COURSE_FROM, NEUTRAL_SPACES
from ..engine.events import Refusal
from ..engine.pieces import SPACES_OF, legal_sites, site_refusal
from ..engine.position import NEUTRAL, Dam, Draft, Position
from ..engine.water import run_drops
from ..notation.text import sketch
from ..words import building_lesson as building_words
from ..words import water_lesson as water_words
from ..words.board import back_in
from ..words.names import listed, one_by_one
from ..words.places import place, places
from .asking import Feedback, Sentence, luck_of, refused
from .building import Wish, constructed, refusal_of, workshop
from .printed import GAME
from .story import Story, acted, followed, mover
from .water import flowed, own_spaces, waiting, watered

PlannedPart = TypeVar("PlannedPart")


@dataclass(frozen=True)
class PlannedChallenge(ABC, Generic[PlannedPart]):
    """A challenge by its seed, what is planned of it so far, and whether that has been tried."""

    seed: int
    position: Position
    plan: tuple[PlannedPart, ...] = field(default=(), kw_only=True)
    tried: bool = field(default=False, kw_only=True)

    @property
    @abstractmethod
    def task(self) -> str:
        """What is to be done."""

    @abstractmethod
    def why_not(self, part: PlannedPart) -> Sentence | None:
        """Why a part cannot be planned now; None where it can."""

    @property
    @abstractmethod
    def story(self) -> Story:
        """What is seen now: while one plans, and once the plan is tried."""

    @abstractmethod
    def judge(self, plan: Sequence[PlannedPart]) -> Feedback:
        """What a plan is told after it was carried out."""

    @abstractmethod
    def another(self) -> Self:
        """The next challenge."""

    def add(self, part: PlannedPart) -> Self:
        """With a part more, if it can be planned."""
        return self if self.why_not(part) is not None else replace(self, plan=(*self.plan, part), tried=False)

    def take_back(self) -> Self:
        """Without the part that was planned last."""
        return replace(self, plan=self.plan[:-1], tried=False)

    def try_it(self) -> Self:
        """With the plan carried out."""
        return replace(self, tried=True)

    def begin(self) -> Self:
        """With nothing planned."""
        return replace(self, plan=(), tried=False)

    @property
    def before(self) -> Story | None:
        """What stands beside a plan that is tried: the same with nothing planned."""
        return self.begin().story.last if self.tried else None

    @property
    def feedback(self) -> Feedback:
        """What the plan is told."""
        return self.judge(self.plan)

    @property
    def said(self) -> tuple[Feedback, ...]:
        """What is told of a plan that is tried."""
        return (self.feedback,) if self.tried else ()

    @property
    def would_be_lost(self) -> bool:
        """Whether a plan that does not solve it yet would be lost with it."""
        return bool(self.plan) and not self.feedback.right


BUILDER = "usa"


@dataclass(frozen=True)
class Rescue(PlannedChallenge[str]):
    """A challenge: place so many pieces, each on a dam space, that no more than `most` drops leave the map."""

    pieces: int
    most: int
    ways: int

    @property
    def drops(self) -> int:
        """How many drops are going to flow."""
        return len(waiting(self.position))

    @property
    def left(self) -> int:
        """How many pieces may still be placed."""
        return self.pieces - len(self.plan)

    @property
    def placed(self) -> str:
        """Where pieces are placed."""
        many = Counter(self.plan)
        return listed(water_words.twice(space, n) if n > 1 else place(space) for space, n in many.items())

    @property
    def built(self) -> Position:
        """The position with the pieces placed."""
        built = with_plan(self.position, self.plan)
        assert isinstance(built, Position)
        return built

    @property
    def open_spaces(self) -> tuple[str, ...]:
        """The spaces where a piece could stand."""
        built = self.built
        return tuple(space for space in BASE_SPACES if why_not_here(built, space) is None)

    @property
    def task(self) -> str:
        return water_words.task(self.drops, self.pieces, self.most)

    def why_not(self, part: str) -> Sentence | None:
        if not self.left:
            return Sentence(water_words.all_placed(self.pieces), "")
        refusal = why_not_here(self.built, part)
        return None if refusal is None else refused(refusal)

    @property
    def story(self) -> Story:
        return flowed(self.built)

    def another(self) -> "Rescue":
        return rescue(self.seed + 1)

    def judge(self, plan: Sequence[str]) -> Feedback:
        """How many drops left the map with a plan, why, and how many too many."""
        built = with_plan(self.position, plan)
        if isinstance(built, Refusal):
            because = water_words.refused_because(*refused(built))
            return Feedback(False, water_words.refused_plan(), because, built.clause)
        if len(plan) > self.pieces:
            return Feedback(False, water_words.too_many_pieces(len(plan), self.pieces), "", "G7")
        courses, _ = run_drops(waiting(built), built.dams)
        lost = [(number, course) for number, course in enumerate(courses, 1) if course.reason == "left"]
        happened = water_words.some_lost(len(lost), self.drops, len(lost) == self.drops)
        off = len(lost) - self.most
        if off <= 0:
            return Feedback(True, happened, water_words.saved_in(self.ways, bool(lost)), "W3")
        why = one_by_one(
            water_words.lost_drop(number, course.path[0], places(course.full), len(course.full))
            for number, course in lost
        )
        return Feedback(False, happened, why, "W6", off, water_words.too_many(off, self.pieces - len(plan)))

    def __str__(self) -> str:
        return self.task


@lru_cache(64)
def rescue(seed: int) -> Rescue:
    """A challenge of its own for each seed: it can be done, it takes every piece, and not just any plan does it."""
    luck = luck_of("save the water", seed)
    while True:
        position = _thirsty(luck)
        lost = leaving(position)
        pieces = luck.choice((lost, lost, lost - 1))  # a piece makes room for one drop, so none is to spare
        if 2 <= pieces <= 3:
            found = losses(position, pieces)
            ways = found.count(lost - pieces)
            if 0 < ways * 5 <= len(found):
                return Rescue(seed, position, pieces, lost - pieces, ways)


def losses(position: Position, pieces: int) -> list[int]:
    """How many drops leave the map with each plan of so many pieces."""
    every = (with_plan(position, plan) for plan in placings(position, pieces))
    return [leaving(built) for built in every if isinstance(built, Position)]


def _thirsty(luck: Random) -> Position:
    """A position in which much water is lost."""
    spaces = [luck.choice(NEUTRAL_SPACES[area]) for area in AREAS]
    dams = {space: (NEUTRAL, level, luck.randint(max(0, level - 1), level)) for level, space in enumerate(spaces, 1)}
    used = {BASIN_OF_SPACE[space] for space in spaces}
    for space in own_spaces(luck, used):
        level = luck.choice((1, 2))
        dams[space] = (BUILDER, level, level)
    return watered(luck, dams)


def leaving(position: Position) -> int:
    """How many of the waiting drops would leave the map."""
    courses, _ = run_drops(waiting(position), position.dams)
    return sum(course.reason == "left" for course in courses)


def why_not_here(position: Position, space: str) -> Refusal | None:
    """Why a piece cannot be placed on a dam space, by the engine's own reasons; None when it can."""
    return site_refusal(position, BUILDER, "elevation" if space in position.dams else "base", space)


def with_plan(position: Position, plan: Iterable[str]) -> Position | Refusal:
    """The position after a plan: a dam space for each piece; or why one of them cannot be placed."""
    for space in plan:
        refusal = why_not_here(position, space)
        if refusal is not None:
            return refusal
        draft, dam = Draft(position), position.dams.get(space, Dam(BUILDER, 0))  # a base, or an elevation of it
        draft.put("dams", space, dam._replace(level=dam.level + 1))
        position = draft.seal()
    return position


def placings(position: Position, pieces: int) -> Iterable[tuple[str, ...]]:
    """Every plan that could matter: pieces on the way of the waiting drops."""
    ways = {node for start in waiting(position) for node in COURSE_FROM[start] if node in BASE_SPACES}
    return combinations_with_replacement(sorted(ways), pieces)


WORKSHOP = -1
"""In a plan: the engineers that turn the wheel once; any other number is one of the wishes."""
BuildOrder = tuple[int, ...]
PIECES = 3
"""So many pieces are to be built."""


@dataclass(frozen=True)
class WheelPlan(PlannedChallenge[int]):
    """A challenge: three pieces to build in one round, in an order that is to be found."""

    wishes: tuple[Wish, ...]
    solutions: tuple[BuildOrder, ...]

    @property
    def who(self) -> str:
        """Who builds."""
        return mover(self.position)

    @property
    def task(self) -> str:
        return building_words.plan_task(self.who)

    @property
    def unplanned(self) -> tuple[str, ...]:
        """The places of the pieces that are not planned yet."""
        return tuple(wish.space for number, wish in enumerate(self.wishes) if number not in self.plan)

    def why_not(self, part: int) -> Sentence | None:
        return Sentence(building_words.plan_hint(), "") if part in self.plan else None

    @property
    def story(self) -> Story:
        return tried(self.position, self.wishes, self.plan if self.tried else ()).story

    def another(self) -> "WheelPlan":
        return wheel_plan(self.seed + 1)

    def judge(self, plan: Sequence[int]) -> Feedback:
        left_out = [str(wish) for number, wish in enumerate(self.wishes) if number not in plan]
        found = tried(self.position, self.wishes, plan)
        built = sum(part != WORKSHOP for part in plan[: found.done])
        happened, missing = building_words.plan_done(built), PIECES - built
        if not missing:
            return Feedback(True, happened, building_words.plan_ways(len(self.solutions), len(build_orders())), "C5")
        if found.refusal is None:
            return Feedback(False, happened, building_words.left_out(listed(left_out)), "C2", missing)
        refusal = found.refusal
        why = building_words.cited(refusal.why, refusal.clause), *self._back(found.story.end, refusal)
        return Feedback(False, happened, one_by_one(why), refusal.clause, missing)

    def _back(self, now: Position, refusal: Refusal) -> Iterator[str]:
        """When the wheel next brings something of what a plan lacks: the tile, or machines of the kind it needs."""
        lacks = {refusal.values.get("tile"), *dict(refusal.values.get("bill", ()))}
        for turns, segment in enumerate(reversed(now.companies[self.who].wheel), 1):
            machines = {kind for kind in ("excavators", "mixers") if getattr(segment, kind)}
            if lacks & {*segment.tiles, *machines}:
                yield building_words.ended(back_in(turns, *segment))
                return

    def named(self, part: int) -> str:
        """A part of a plan in words, at its shortest."""
        return building_words.turn_once() if part == WORKSHOP else self.wishes[part].option

    def __str__(self) -> str:
        return "\n".join((self.task, *map(str, self.wishes)))


def build_orders(wishes: int = PIECES) -> tuple[BuildOrder, ...]:
    """Every plan there is: the pieces in any order, and the Workshop once before the last of them, or never."""
    orders = tuple(permutations(range(wishes)))
    with_workshop = ((*order[:at], WORKSHOP, *order[at:]) for order in orders for at in range(wishes))
    return (*orders, *with_workshop)


class CarriedOut(NamedTuple):
    """A plan carried out as far as it goes: its story, how many parts were done, and why the next one was not."""

    story: Story
    done: int
    refusal: Refusal | None


def tried(position: Position, wishes: Sequence[Wish], plan: Sequence[int]) -> CarriedOut:
    """A plan carried out, until the rules forbid a part of it."""
    story = Story(position, sentences=(building_words.plan_start(),))
    for done, part in enumerate(plan):
        now = story.end
        if part == WORKSHOP:
            turn = workshop(now)
            if isinstance(turn, Refusal):
                return CarriedOut(story, done, turn)
            story = followed(story, acted(now, turn, building_words.before()))
            continue
        refusal = refusal_of(now, wishes[part])
        if refusal is not None:
            return CarriedOut(story, done, refusal)
        story = followed(story, constructed(now, wishes[part]))
    return CarriedOut(story, len(plan), None)


@lru_cache(64)
def wheel_plan(seed: int) -> WheelPlan:
    """A challenge of its own for each seed: few plans do it, and the order in which it is told is none of them."""
    luck = luck_of("three builds ahead", seed)
    while True:
        position = _with_a_wheel(luck)
        wishes = _wishes(luck, position)
        if len(wishes) == PIECES:
            ways = tuple(plan for plan in build_orders() if tried(position, wishes, plan).done == len(plan))
            told = tuple(range(PIECES))
            if 0 < len(ways) <= MOST_WAYS and told not in ways:
                return WheelPlan(seed, position, wishes, ways)


MOST_WAYS = 5
LENT = {
    "excavators": (("base", (3, 4, 5)), ("conduit", (2, 4))),
    "mixers": (("elevation", (2, 3, 4)), ("powerhouse", (2, 3))),
}
"""What somebody has built before: tiles, and what may ride with each."""
PLAIN_INCOMES = ("credits", "rotate", "vp")
"""Incomes that ask nothing: what they give is the same in every plan."""


def _with_a_wheel(luck: Random) -> Position:
    """A company with few machines in supply and some more that come back soon; its next income asks nothing."""
    rows = [
        (who, structure)
        for who, board in GAME.companies.items()
        for (structure, number), parts in board.income.items()
        if number == 2 and all(part.kind in PLAIN_INCOMES for part in parts) and structure != "elevation"
    ]
    who, _ = luck.choice(rows)
    plain = {structure for each, structure in rows if each == who}
    base = luck.choice([space for space, each in BASE_SPACES.items() if each.area != "mountains" and not each.fee])
    pieces = [f"{base}=1"]
    if "base" not in plain:
        others = [space for space in SPACES_OF["base"] if BASIN_OF_SPACE[space] != BASIN_OF_SPACE[base]]
        pieces.append(f"{luck.choice(others)}=1")
    if "conduit" in plain:
        pieces.append(luck.choice(SPACES_OF["conduit"]))
    lent = [f"{tile}+{luck.choice(prices)}{kind}" for kind in LENT for tile, prices in (luck.choice(LENT[kind]),)]
    wheel = f"wheel={','.join(f'{back}:{each}' for back, each in zip(luck.sample((1, 2, 3), 2), lent, strict=True))}"
    supply = f"excavators={luck.randint(3, 6)} mixers={luck.randint(2, 4)} credits={luck.choice((3, 4, 6))}"
    return sketch(f"{who} {' '.join(pieces)} {wheel} {supply} | round=3 headstream_tiles=4,1,5,7")


def _wishes(luck: Random, position: Position) -> tuple[Wish, ...]:
    """Three structures of different kinds, each on a space where it may stand."""
    who = mover(position)
    found = []
    for structure in luck.sample(STRUCTURES, PIECES):
        sites = legal_sites(position, who, structure)
        if sites:
            found.append(Wish(structure, luck.choice(sites), structure))
    return tuple(found)
