"""Water: where a drop goes, and what holds it (W1 to W8, N3)."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations_with_replacement
from typing import NamedTuple

from ..board.map import BASIN_OF_NODE, COURSE_FROM, HEADSTREAMS, POWERHOUSES
from .events import Caught, Declined, Filled, Left, PhaseBegan, Poured, Refusal
from .moves import DECLINE, At, Decline, Drops, Move, at, drops
from .position import NEUTRAL, Dam, Draft, Position, Question, Task
from .powers import clause_of


class Course(NamedTuple):
    """Where one drop went, node by node, why it ended there ("caught" or "left"), and the `full` dams on its way."""

    path: tuple[str, ...]
    reason: str
    full: tuple[str, ...]

    @property
    def end(self) -> str:
        """The node where the drop stays or leaves the map."""
        return self.path[-1]


def capacity(dam: Dam, deep_owners: Iterable[str] = ()) -> int:
    """The drops a dam can hold: its level, or 4 at level 3 for the owners named in `deep_owners` (W4, O2)."""
    return 4 if dam.level == 3 and dam.owner in deep_owners else dam.level


def follow(start: str, dams: Mapping[str, Dam], deep_owners: Iterable[str] = ()) -> Course:
    """Where a drop goes from a headstream, a powerhouse or a dam: to the first dam with room (W2, W3, W7)."""
    full: list[str] = []
    course = COURSE_FROM[start]
    for reached, node in enumerate(course, 1):
        dam = dams.get(node)
        if dam is not None:
            if dam.drops < capacity(dam, deep_owners):
                return Course((start, *course[:reached]), "caught", tuple(full))
            full.append(node)
    return Course((start, *course), "left", tuple(full))


def run_drops(
    starts: Iterable[str], dams: Mapping[str, Dam], deep_owners: Iterable[str] = ()
) -> tuple[list[Course], dict[str, Dam]]:
    """The courses of several drops, each finishing before the next, and the dams afterwards (W2)."""
    dams = dict(dams)
    courses = []
    for start in starts:
        course = follow(river_node(start), dams, deep_owners)
        courses.append(course._replace(path=(start, *course.path[1:])))
        if course.reason == "caught":
            owner, level, held = dams[course.end]
            dams[course.end] = Dam(owner, level, held + 1)
    return courses, dams


def river_node(space: str) -> str:
    """The river node of a space: the water of a powerhouse space re-enters above the dams of its basin (P10)."""
    return space.partition(".")[0]


class Passed(NamedTuple):
    """A company that gains energy from each drop that flows by its powerhouses: how much, and in which basins."""

    who: str
    steps: int
    basins: list[int]
    clause: str

    def along(self, path: Iterable[str]) -> int:
        """The energy that a drop flowing along a path brings (N3, Y9)."""
        return self.steps * sum(BASIN_OF_NODE.get(node) in self.basins for node in path)


def passed(position: Position) -> list[Passed]:
    """The companies that drops flowing by give energy to now (N2, N3)."""
    box = position.setup.box
    steppers = box.steppers
    return [
        Passed(
            who,
            steps,
            own_basins(position.powerhouses, who),
            clause_of("steps_per_drop", who, position.officer_of(who), box),
        )
        for who in position.companies
        if (who in steppers or position.officer_of(who) in steppers) and (steps := position.power(who).steps_per_drop)
    ]


def own_basins(powerhouses: Mapping[str, str], who: str) -> list[int]:
    """The basins where a company has a powerhouse, one entry for each of them."""
    return [POWERHOUSES[space].basin for space, owner in powerhouses.items() if owner == who]


def flow(draft: Draft, starts: Iterable[str]) -> None:
    """Let drops run, one after the other, each to the first dam with room or off the map (W2 to W7)."""
    deep_owners = draft.deep_owners()
    gainers = passed(draft)
    for start in starts:
        path, reason, full = follow(start, draft.dams, deep_owners)
        end = path[-1]
        if reason == "caught":
            dam = draft.dams[end]
            draft.set_drops(end, dam.drops + 1)
            draft.note(Caught, path, full, dam.owner)
        else:
            draft.note(Left, path, full)
        for gainer in gainers:
            draft.gain(gainer.who, "energy", gainer.along(path[1:]), gainer.clause)


def fill(draft: Draft, dam: str, amount: int, clause: str) -> None:
    """Put drops from the supply straight into a dam (W1)."""
    if amount > 0:
        held = draft.dams[dam]
        draft.set_drops(dam, held.drops + amount)
        draft.note(Filled, held.owner, dam, amount, clause)


def dams_with_room(position: Position, who: str, neutral: bool, but: str = "") -> list[str]:
    """The own dams, and perhaps neutral ones, that can take a drop, but for one of them (L52, L73)."""
    deep, owners = position.deep_owners(), (who, NEUTRAL) if neutral else (who,)
    dams = position.dams.items()
    return [name for name, dam in dams if dam.owner in owners and name != but and dam.drops < capacity(dam, deep)]


@dataclass(frozen=True)
class ChooseDam(Question):
    """Which dam gets drops straight from the supply, where they stay (L52, L73, L74)."""

    amount: int
    clause: str
    but: str = ""  # the dam just used, where it is what follows a production: of own dams only, and not compulsory
    after: bool = False

    takes = (At, Decline)

    def answers(self, position: Position) -> tuple[Move, ...]:
        found: list[Move] = [at(name) for name in dams_with_room(position, self.who, not self.after, self.but)]
        return (*found, DECLINE) if found and self.after else tuple(found)

    def refuse(self, position: Position, move: Move) -> Refusal | None:
        if isinstance(move, Decline):
            return None if self.after else Refusal(self.clause, "must_fill", {"who": self.who})
        assert isinstance(move, At)
        if move in self.answers(position):
            return None
        return Refusal(self.clause, "dam_takes_none", {"space": move.space, "who": self.who})

    def answer(self, draft: Draft, move: Move) -> None:
        if isinstance(move, Decline):
            draft.note(Declined, self.who, "drops", self.clause)
            return
        assert isinstance(move, At)
        held = draft.dams[move.space]
        room = capacity(held, draft.deep_owners()) - held.drops
        fill(draft, move.space, min(room, self.amount), self.clause)

    def nothing(self, draft: Draft) -> None:
        """Where no dam has room nothing is lost that anybody had."""


def drops_brought(position: Position, headstream: str, round: int) -> int:
    """The drops that a headstream's tile brings in a round (I5): none in the last, from its start after its fourth."""
    tile, box = position.headstream_tiles.get(headstream), position.setup.box
    drops = () if tile is None else box.headstream_tiles[tile]
    if not drops or not 1 <= round < max(len(drops) + 1, box.rounds):
        return 0
    return max(0, drops[(round - 1) % len(drops)] + box.more_drops.get(headstream, 0))


def pour(draft: Draft, who: str | None, headstream: str, amount: int, clause: str) -> None:
    """Put drops on a headstream, where they wait (M3, I5)."""
    if amount:
        draft.put("headstreams", headstream, draft.headstreams.get(headstream, 0) + amount)
        draft.note(Poured, who, headstream, amount, clause)


# Headstreams for so many drops, each named once a drop; their order does not matter, as rivers only merge.
SPREADS = {
    count: tuple(drops(spread) for spread in combinations_with_replacement(HEADSTREAMS, count)) for count in range(1, 5)
}


@dataclass(frozen=True)
class PlaceDrops(Question):
    """Which headstreams get the drops: of a Water action (M3, M4), or of a reward or income (Z3)."""

    amount: int
    flowing: bool
    clause: str
    optional: bool = False

    takes = (Drops, Decline)

    def answers(self, position: Position) -> tuple[Move, ...]:
        if self.optional:
            return (*_exactly(self.amount), DECLINE)
        return tuple(move for count in range(1, self.amount + 1) for move in _exactly(count))

    def refuse(self, position: Position, move: Move) -> Refusal | None:
        if isinstance(move, Decline):
            return None if self.optional else Refusal(self.clause, "drops_not_declined")
        assert isinstance(move, Drops)
        for name in move.headstreams:
            if name not in HEADSTREAMS:
                return Refusal("Z3", "no_such_headstream", {"headstream": name})
        if not (self.amount if self.optional else 1) <= len(move.headstreams) <= self.amount:
            return Refusal(
                self.clause, "exactly_so_many_drops" if self.optional else "how_many_drops", {"amount": self.amount}
            )
        return None

    def answer(self, draft: Draft, move: Move) -> None:
        if isinstance(move, Decline):
            draft.note(Declined, self.who, "drops", "Y6")
            return
        assert isinstance(move, Drops)
        for headstream in HEADSTREAMS:
            pour(draft, self.who, headstream, move.headstreams.count(headstream), self.clause)
        if self.flowing:
            release(draft, {headstream: move.headstreams.count(headstream) for headstream in HEADSTREAMS})


def _exactly(amount: int) -> tuple[Move, ...]:
    if amount in SPREADS:
        return SPREADS[amount]
    return tuple(drops(spread) for spread in combinations_with_replacement(HEADSTREAMS, amount))


def release(draft: Draft, amounts: Mapping[str, int]) -> None:
    """Let drops that wait on headstreams flow, one by one from left to right (Q4)."""
    flow(draft, _let_go(draft, amounts))


def _let_go(draft: Draft, amounts: Mapping[str, int]) -> Iterator[str]:
    """Each drop's headstream, which the drop leaves only as its turn comes."""
    for headstream in HEADSTREAMS:
        for _ in range(amounts.get(headstream, 0)):
            left = draft.headstreams[headstream] - 1
            if left:
                draft.put("headstreams", headstream, left)
            else:
                draft.remove("headstreams", headstream)
            yield headstream


@dataclass(frozen=True)
class FlowOn(Task):
    """Drops used at a powerhouse leave it and flow on (P10)."""

    who: str
    powerhouse: str
    amount: int

    def run(self, draft: Draft) -> None:
        flow(draft, (river_node(self.powerhouse),) * self.amount)


@dataclass(frozen=True)
class WaterFlow(Task):
    """The Water Flow phase: all drops that wait flow (W8)."""

    def run(self, draft: Draft) -> None:
        draft.phase, draft.mover = "water", None
        draft.note(PhaseBegan, "water", draft.round, "W8")
        release(draft, draft.headstreams)
