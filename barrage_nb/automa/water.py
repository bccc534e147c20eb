"""Where an Automa places drops: only where own dams come to hold more (A19, Q57)."""

from itertools import combinations_with_replacement

from ..board.map import BASES_BELOW, HEADSTREAMS
from ..engine.position import Position
from ..engine.values import Table
from ..engine.water import capacity, passed, run_drops
from .trace import DropChoice, WaterChoice


def choose_drops(position: Position, who: str, most: int, flowing: bool, letters: tuple[str, ...]) -> WaterChoice:
    """Up to so many drops, each for the good of an own dam; none where no drop arrives (A19)."""
    flow = _Flow(position, who, flowing)
    placed: tuple[str, ...] = ()
    groups: list[DropChoice] = []
    while len(placed) < most:
        group = _next_group(flow, placed, most - len(placed), letters)
        if group is None:
            break
        groups.append(group)
        placed += group.headstreams
    return WaterChoice(most, flowing, letters, tuple(groups))


def _next_group(flow: "_Flow", placed: tuple[str, ...], left: int, letters: tuple[str, ...]) -> DropChoice | None:
    """The smallest group that raises what own dams hold: a drop, or several that open the way for the last one."""
    before = flow.held(placed)
    for size in range(1, left + 1):
        found = [
            DropChoice(group, before, after)
            for group in combinations_with_replacement(letters, size)
            if (after := flow.held(placed + group)) > before
        ]
        if found:
            return max(found, key=lambda choice: flow.steps(placed + choice.headstreams))  # the first of equal ones
    return None


class _Flow:
    """What a company's dams would hold with some more drops: those that wait flow too, unless the new ones flow now."""

    def __init__(self, position: Position, who: str, flowing: bool) -> None:
        self.who = who
        self.dams = position.dams
        self.deep_owners = position.deep_owners()
        self.waiting = Table[str, int]() if flowing else position.headstreams
        self.room = {space: capacity(dam, self.deep_owners) - dam.drops for space, dam in self.dams.items()}
        self.own = [space for space, dam in self.dams.items() if dam.owner == who]
        self.holds = sum(self.dams[space].drops for space in self.own)
        # Where drops flowing by give energy, it settles ties (AD4).
        self.passed = [gainer for gainer in passed(position) if gainer.who == who]

    def _starts(self, more: tuple[str, ...]) -> list[str]:
        return [
            headstream
            for headstream in HEADSTREAMS
            for _ in range(self.waiting.get(headstream, 0) + more.count(headstream))
        ]

    def held(self, more: tuple[str, ...]) -> int:
        """The drops in own dams in the end; those of one headstream fill dam after dam on their way."""
        room = dict(self.room)
        for start in HEADSTREAMS:
            drops = self.waiting.get(start, 0) + more.count(start)
            for space in BASES_BELOW[start] if drops else ():
                free = room.get(space, 0)
                if free > 0:
                    caught = free if free < drops else drops
                    room[space] = free - caught
                    drops -= caught
                    if not drops:
                        break
        return self.holds + sum([self.room[space] - room[space] for space in self.own])

    def steps(self, more: tuple[str, ...]) -> int:
        """The energy steps that the company would get on the way."""
        if not self.passed:
            return 0
        courses, _ = run_drops(self._starts(more), self.dams, self.deep_owners)
        return sum(gainer.along(course.path[1:]) for gainer in self.passed for course in courses)
