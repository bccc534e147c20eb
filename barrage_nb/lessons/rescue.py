"""Save the water: a few pieces to place so that few drops leave the map; each challenge can be done."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations_with_replacement
from random import Random

from ..board.map import AREAS, BASE_SPACES, BASIN_OF_SPACE, COURSE_FROM, NEUTRAL_SPACES
from ..engine.events import Refusal
from ..engine.pieces import site_refusal
from ..engine.position import NEUTRAL, Dam, Draft, Position
from ..engine.water import Course, run_drops
from ..words import water_lesson as words
from ..words.names import one_by_one
from .feedback import Feedback
from .luck import luck_of
from .outcome import refused
from .water import own_spaces, waiting, watered

BUILDER = "usa"


@dataclass(frozen=True)
class Rescue:
    """A challenge: place so many pieces that no more than `most` drops leave the map."""

    seed: int
    position: Position
    pieces: int
    most: int
    ways: int

    @property
    def drops(self) -> int:
        """How many drops are going to flow."""
        return len(waiting(self.position))

    @property
    def task(self) -> str:
        """What is to be done."""
        return words.task(self.drops, self.pieces, self.most)

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
    every = (with_plan(position, plan) for plan in plans(position, pieces))
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


def with_piece(position: Position, space: str) -> Position:
    """The position with one more piece: a base on a free space, an elevation on an own dam."""
    dam = position.dams.get(space, Dam(BUILDER, 0))
    draft = Draft(position)
    draft.put("dams", space, dam._replace(level=dam.level + 1))
    return draft.seal()


def with_plan(position: Position, plan: Iterable[str]) -> Position | Refusal:
    """The position after a plan: a dam space for each piece; or why one of them cannot be placed."""
    for space in plan:
        refusal = why_not_here(position, space)
        if refusal is not None:
            return refusal
        position = with_piece(position, space)
    return position


def plans(position: Position, pieces: int) -> Iterable[tuple[str, ...]]:
    """Every plan that could matter: pieces on the way of the waiting drops."""
    ways = {node for start in waiting(position) for node in COURSE_FROM[start] if node in BASE_SPACES}
    return combinations_with_replacement(sorted(ways), pieces)


def try_plan(challenge: Rescue, plan: Sequence[str]) -> Feedback:
    """What a plan is told after it was tried: how many drops left the map, why, and how many too many."""
    built = with_plan(challenge.position, plan)
    if isinstance(built, Refusal):
        return Feedback(False, words.refused_plan(), words.refused_because(*refused(built)), built.clause)
    if len(plan) > challenge.pieces:
        return Feedback(False, words.too_many_pieces(len(plan), challenge.pieces), "", "G7")
    courses, _ = run_drops(waiting(built), built.dams)
    lost = [(number, course) for number, course in enumerate(courses, 1) if course.reason == "left"]
    happened = words.lost(len(lost), challenge.drops)
    if len(lost) <= challenge.most:
        return Feedback(True, happened, words.saved(challenge.ways, len(lost)), "W3")
    why = one_by_one(_why_lost(number, course) for number, course in lost)
    left = challenge.pieces - len(plan)
    return Feedback(
        False, happened, why, "W6", len(lost) - challenge.most, words.too_many(len(lost) - challenge.most, left)
    )


def _why_lost(number: int, course: Course) -> str:
    return words.why_lost(number, course.path[0], course.full)
