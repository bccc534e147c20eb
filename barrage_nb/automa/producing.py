"""How an Automa produces, which contract it fulfils, and where it places drops (A16 to A19, AD4, AD5, AD7)."""

from collections.abc import Iterable
from itertools import combinations, combinations_with_replacement

from ..board.automa import ProduceRow
from ..board.contracts import CONTRACTS
from ..board.map import BASE_SPACES, BASES_BELOW, CONDUITS, HEADSTREAMS
from ..engine.contracts import reach
from ..engine.events import Refusal
from ..engine.position import Position
from ..engine.production import System, Turbine, energy_of, position_systems, turbine_of
from ..engine.scoring import section
from ..engine.values import Table
from ..engine.water import capacity, passed, run_drops
from .placing import ORDER
from .trace import ContractChoice, DropChoice, SystemChoice, WaterChoice, Yield

SINGLE_DROP_VALUES = (1, 2)


def produce_refusal(position: Position, who: str, row: ProduceRow) -> Refusal | None:
    """Why an Automa does not produce; None where it does (A16, Y16)."""
    choice = choose_system(position, who, turbine_of(position, who, row.modifier))
    if choice is None:
        return Refusal("A16", "automa_no_system", {"who": who})
    ahead = all(
        company.energy < position.companies[who].energy for name, company in position.companies.items() if name != who
    )
    if ahead and section(position.companies[who].energy) >= position.round:
        return Refusal("A16", "automa_ahead", {"who": who, "round": position.round})
    offered = [contract for contract in position.contracts if contract and CONTRACTS[contract].colour == row.colour]
    energy = choice.chosen.energy
    if energy < 1:
        return Refusal("P6", "no_energy", {"energy": energy})
    if not reach(energy, position.power(who).contract_reduction, offered):
        return Refusal("A16", "automa_no_contract", {"who": who, "energy": energy, "colour": row.colour})
    return None


def choose_system(position: Position, who: str, turbine: Turbine, without: str | None = None) -> SystemChoice | None:
    """The system that makes most energy; of equal ones that with an own conduit, then the lower basin (A17, Q43)."""
    ready = [
        Yield(system, drops, energy_of(system.value, drops, turbine))
        for system in position_systems(position, who, without)
        for drops in [_drops_moved(position, who, system)]
    ]
    if not ready:
        return None
    best = min(
        ready,
        key=lambda found: (
            -found.energy,
            found.system.owner != who,
            BASE_SPACES[found.system.dam].basin,
            ORDER[found.system.conduit],
            ORDER[found.system.dam],
        ),
    )
    return SystemChoice(tuple(ready), best)


def _drops_moved(position: Position, who: str, system: System) -> int:
    """All drops of the dam; where small productions count as more, one through a conduit of value 1 or 2 (A17, AD5)."""
    single = (
        who in position.automas and position.power(who).floor and CONDUITS[system.conduit].value in SINGLE_DROP_VALUES
    )
    return 1 if single else system.drops


def choose_contract(energy: int, reached: tuple[int, ...]) -> ContractChoice | None:
    """The contract of the highest value; of equal ones the last, nationals being named last (A18, Q44)."""
    if not reached:
        return None
    _, index = max((CONTRACTS[contract].energy, index) for index, contract in enumerate(reached))
    return ContractChoice(energy, reached, reached[index])


def most_contracts(energy: int, private: Iterable[int], national: Iterable[int] = ()) -> tuple[int, ...]:
    """As many contracts as an energy meets together, as Luciani would fulfil them (AD7, Q63).

    A national within reach is always among them; of equally many the highest, then the next, then the last named.
    """
    offered = tuple(private)
    first = choose_contract(energy, reach(energy, 0, national))
    kept = () if first is None else (first.chosen,)
    left = energy - sum(CONTRACTS[contract].energy for contract in kept)
    sets = [
        indexes
        for size in range(len(offered) + 1)
        for indexes in combinations(range(len(offered)), size)
        if sum(CONTRACTS[offered[index]].energy for index in indexes) <= left
    ]
    best = max(
        sets,
        key=lambda indexes: (
            len(indexes),
            sorted(((CONTRACTS[offered[index]].energy, index) for index in indexes), reverse=True),
        ),
    )
    return (*kept, *(offered[index] for index in best))


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
