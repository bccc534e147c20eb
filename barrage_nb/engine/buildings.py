"""Private Buildings: who may use which, and what their spaces do (L44 to L65)."""

from collections.abc import Callable
from dataclasses import dataclass

from ..board.contracts import Part
from .contracts import free_contracts
from .events import Declined, Fetched, Refusal, UsedBuilding
from .moves import DECLINE, At, Decline, Fetch, Move, at, fetch
from .pieces import built_on
from .position import Draft, Position, Question, Segment
from .production import ChooseSystem, best_energy, no_production_refusal, position_systems, turbine_of
from .rewards import TakePart
from .values import without
from .water import ChooseDam, dams_with_room
from .works import ChooseWork, work_refusal


def use_refusal(position: Position, who: str, building: str, credits: int) -> Refusal | None:
    """Why a company cannot perform the action of a building for these credits; None when it can (L47, L50, L51)."""
    values = {"building": building, "who": who}
    if building not in position.building_tiles:
        return Refusal("L6", "building_not_in_play", values)
    if building not in built_on(position, who):
        return Refusal("L47", "building_not_activated", values)
    tile = position.box.buildings[building]
    if tile.price > credits:
        return Refusal("L50", "too_few_credits", {"needed": tile.price, "credits": credits})
    lacks = _LACKS.get(tile.does.kind)
    return lacks(position, who, tile.does, credits - tile.price) if lacks else None


def space_refusal(position: Position, who: str, space: str, building: str, credits: int) -> Refusal | None:
    """Why a company cannot use a space of a building: nor at all, nor a second time in a round (L48)."""
    if space in position.setup.box.leftmost and position.setup.automas and closed(position, building):
        return Refusal("L102", "space_closed_by_automa", {"building": building})
    if used(position, who, building):
        return Refusal("L48", "building_used", {"building": building, "who": who})
    return use_refusal(position, who, building, credits)


def closed(position: Position, building: str) -> bool:
    """Whether an Automa has built on a building tile: then its leftmost space is closed for good (L102)."""
    return any(building in built_on(position, automa) for automa in position.setup.automas)


def used(position: Position, who: str, building: str) -> bool:
    """Whether a company stands on a space of a building: by a tile or by Fouché nobody does (L48, L68, L81)."""
    spaces = position.box.spaces
    return any(
        spaces[space].building == building and any(there.company == who for there in crews)
        for space, crews in position.occupied.items()
    )


def _no_room(position: Position, who: str, part: Part, credits: int) -> Refusal | None:
    found = dams_with_room(position, who, neutral=True)
    return None if found else Refusal("L52", "no_dam_with_room", {"who": who})


def _no_tile(position: Position, who: str, part: Part, credits: int) -> Refusal | None:
    found = any(segment.tiles for segment in position.companies[who].wheel)
    return None if found else Refusal("L53", "no_tile_on_wheel", {"who": who})


def _no_machines(position: Position, who: str, part: Part, credits: int) -> Refusal | None:
    least = 1 if position.rulings.lab_any_segment else 2
    found = any(segment.excavators + segment.mixers >= least for segment in position.companies[who].wheel)
    return None if found else Refusal("L55", "no_half_on_wheel", {"who": who})


def _no_work(position: Position, who: str, part: Part, credits: int) -> Refusal | None:
    numbers = range(1, len(position.works) + 1)
    refusals = [work_refusal(position, who, number, part.amount, credits) for number in numbers]
    if not refusals or None in refusals:
        return None if refusals else Refusal("L20", "no_work_there", {"n": 1})
    return next((found for found in refusals if found and found.clause == "L56"), refusals[0])


def _no_contract(position: Position, who: str, part: Part, credits: int) -> Refusal | None:
    found = free_contracts(position, who, part.amount)
    return None if found else Refusal("L65", "no_contract_in_hand", {"who": who})


def _no_system(position: Position, who: str, part: Part, credits: int) -> Refusal | None:
    turbine = turbine_of(position, who, part.amount)
    found = position_systems(position, who)
    best = best_energy(found, who, turbine, credits, position.box.conduit_credits)
    if best is not None and best >= 1:
        return None
    return no_production_refusal(position, who, turbine, credits)


_LACKS: dict[str, Callable[[Position, str, Part, int], Refusal | None]] = {
    "drop_in_dam": _no_room,
    "tile_back": _no_tile,
    "machines_back": _no_machines,
    "work_for_credits": _no_work,
    "fulfil_contract": _no_contract,
    "produce": _no_system,
}
"""What may be missing for an action that is not always possible (L51)."""


def use(draft: Draft, who: str, building: str) -> None:
    """Pay what the action of a building costs, and do it (L50, L52 to L65)."""
    tile = draft.box.buildings[building]
    draft.note(UsedBuilding, who, building, tile.clause)
    draft.pay(who, "credits", tile.price, "L50")
    does = _DOES.get(tile.does.kind)
    draft.push(does(who, tile.does) if does else TakePart(who, tile.does, tile.clause))


_DOES: dict[str, Callable[[str, Part], Question]] = {
    "drop_in_dam": lambda who, part: ChooseDam(who, part.amount, "L52"),
    "tile_back": lambda who, part: FetchTile(who),
    "machines_back": lambda who, part: FetchMachines(who),
    "work_for_credits": lambda who, part: ChooseWork(who, part.amount),
    "produce": lambda who, part: ChooseSystem(who, part.amount),
}
"""The question of an action that is no part of a reward; a production is a full one (L62)."""


@dataclass(frozen=True)
class ChooseBuilding(Question):
    """Which building to use without its spaces: any activated one, or the one just built on, or none (L67, L80)."""

    building: str = ""  # the only one that it may be (L67)

    takes = (At, Decline)

    def answers(self, position: Position) -> tuple[Move, ...]:
        names = (self.building,) if self.building else built_on(position, self.who)
        credits = position.purse(self.who)
        found: list[Move] = [at(name) for name in names if use_refusal(position, self.who, name, credits) is None]
        return (*found, DECLINE) if found and self.building else tuple(found)

    def refuse(self, position: Position, move: Move) -> Refusal | None:
        if isinstance(move, Decline):
            return None if self.building else Refusal("L80", "must_use_building", {"who": self.who})
        assert isinstance(move, At)
        if self.building and move.space != self.building:
            return Refusal("L67", "only_this_building", {"building": self.building})
        return use_refusal(position, self.who, move.space, position.purse(self.who))

    def answer(self, draft: Draft, move: Move) -> None:
        if isinstance(move, Decline):
            draft.note(Declined, self.who, "building", "L67")
            return
        assert isinstance(move, At)
        use(draft, self.who, move.space)


# What comes back from the wheel before it has turned round.


def half(segment: Segment) -> int:
    """How many machines of a segment may be taken back (L54)."""
    return (segment.excavators + segment.mixers) // 2


@dataclass(frozen=True)
class FetchTile(Question):
    """Which tile to take back from the wheel (L53)."""

    takes = (Fetch,)

    def answers(self, position: Position) -> tuple[Move, ...]:
        wheel = position.companies[self.who].wheel
        return tuple(
            fetch(len(wheel) - index, tile=tile) for index, segment in enumerate(wheel) for tile in segment.tiles
        )

    def refuse(self, position: Position, move: Move) -> Refusal | None:
        assert isinstance(move, Fetch)
        if move in self.answers(position):
            return None
        return Refusal("L53", "nothing_to_fetch", {"who": self.who, "n": move.segment})

    def answer(self, draft: Draft, move: Move) -> None:
        assert isinstance(move, Fetch)
        take_back(draft, self.who, move)


@dataclass(frozen=True)
class FetchMachines(Question):
    """Which half of the machines of which segment to take back (L54, L55)."""

    takes = (Fetch,)

    def answers(self, position: Position) -> tuple[Move, ...]:
        wheel = position.companies[self.who].wheel
        return tuple(
            fetch(len(wheel) - index, excavators, half(segment) - excavators)
            for index, segment in enumerate(wheel)
            if half(segment)
            for excavators in range(half(segment), -1, -1)
            if excavators <= segment.excavators and half(segment) - excavators <= segment.mixers
        )

    def refuse(self, position: Position, move: Move) -> Refusal | None:
        assert isinstance(move, Fetch)
        if move in self.answers(position):
            return None
        wheel = position.companies[self.who].wheel
        there = wheel[-move.segment] if 0 < move.segment <= len(wheel) else Segment()
        if half(there) and move.tile is None:
            return Refusal("L55", "exactly_half", {"amount": half(there)})
        return Refusal("L55", "nothing_to_fetch", {"who": self.who, "n": move.segment})

    def answer(self, draft: Draft, move: Move) -> None:
        assert isinstance(move, Fetch)
        take_back(draft, self.who, move)


def take_back(draft: Draft, who: str, move: Fetch) -> None:
    """Machines or a tile go from a segment of the wheel into the supply (L53, L54)."""
    company = draft.open(who)
    index = len(company.wheel) - move.segment
    there = company.wheel[index]
    tiles = there.tiles if move.tile is None else without(there.tiles, move.tile)
    left = Segment(there.excavators - move.excavators, there.mixers - move.mixers, tiles)
    company.wheel = (*company.wheel[:index], left, *company.wheel[index + 1 :])
    company.excavators += move.excavators
    company.mixers += move.mixers
    came = () if move.tile is None else (move.tile,)
    company.tiles = tuple(sorted((*company.tiles, *came)))
    draft.note(Fetched, who, move.excavators, move.mixers, came, "L53" if came else "L54")
