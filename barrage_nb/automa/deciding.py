"""Decisions of an Automa: production, contract, drops (A16 to A19, AD4, AD5, AD7), building (A23, AD2, AD3, AD5, AD6),
and what it answers to the questions of rewards, incomes, tiles and abilities (Q45, AD3, AD4)."""

from collections.abc import Callable, Iterable
from functools import cache
from itertools import combinations, combinations_with_replacement
from typing import Any, NamedTuple

from ..board.automa import AutomaTile, ConstructRow, ProduceRow
from ..board.box import PRINTED, Box
from ..board.map import BASE_SPACES, BASES_BELOW, HEADSTREAMS
from ..board.powers import SPECIAL_TILE
from ..engine.automas import AutomaTurn, shown
from ..engine.construction import structures_of
from ..engine.contracts import ChooseContract, FulfilFree, reach
from ..engine.events import Refusal
from ..engine.moves import DECLINE, At, Drops, First, Move, Pay, UseTile, at, fulfil, machines, produce
from ..engine.pieces import SPACES_OF, legal_sites, ways_to_pay
from ..engine.position import Draft, Position, Question, Task, count_of
from ..engine.production import ChooseSystem, System, Turbine, energy_of, position_systems, systems, turbine_of
from ..engine.rewards import ChoosePart, PlacePiece, SplitMachinery
from ..engine.rounds import Turn
from ..engine.scoring import section
from ..engine.values import Table
from ..engine.water import ChooseDam, PlaceDrops, capacity, passed, run_drops
from ..engine.works import ChoosePatent
from .placing import NO_WISHES, ORDER, Placement, Wishes, choose_space, map_of
from .trace import (
    ContractChoice,
    DamChoice,
    DropChoice,
    MachineChoice,
    PatentChoice,
    SiteChoice,
    SystemChoice,
    TileUse,
    WaterChoice,
    Yield,
    decided,
)

SINGLE_DROP_VALUES = (1, 2)


def produce_refusal(position: Position, who: str, row: ProduceRow) -> Refusal | None:
    """Why an Automa does not produce; None where it does (A16, Y16)."""
    choice = choose_system(position, who, turbine_of(position, who, row.modifier))
    if choice is None:
        return Refusal("A16", "automa_no_system", {"who": who})
    others = [company.energy for name, company in position.companies.items() if name != who]
    ahead = all(energy < position.companies[who].energy for energy in others)
    if ahead and section(position.companies[who].energy, position.box) >= position.round:
        return Refusal("A16", "automa_ahead", {"who": who, "round": position.round})
    rows = position.box.contracts
    offered = [contract for contract in position.contracts if contract and rows[contract].colour == row.colour]
    energy = choice.chosen.energy
    if energy < 1:
        return Refusal("P6", "no_energy", {"energy": energy})
    if not reach(energy, position.power(who).contract_reduction, offered, position.box):
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
    single = who in position.automas and position.power(who).floor and system.value in SINGLE_DROP_VALUES
    return 1 if single else system.drops


def choose_contract(energy: int, reached: tuple[int, ...], box: Box = PRINTED) -> ContractChoice | None:
    """The contract of the highest value; of equal ones the last, nationals being named last (A18, Q44)."""
    if not reached:
        return None
    _, index = max((box.contracts[contract].energy, index) for index, contract in enumerate(reached))
    return ContractChoice(energy, reached, reached[index])


def most_contracts(
    energy: int, private: Iterable[int], national: Iterable[int] = (), box: Box = PRINTED, less: int = 0, once: int = 0
) -> tuple[int, ...]:
    """As many contracts as an energy meets together, as Luciani would fulfil them (AD7, Q63).

    A national within reach is always among them; of equally many the highest, then the next, then the last named.
    Each needs so much less, or all together so much less once (N7, L82).
    """
    offered, rows = tuple(private), box.contracts
    first = choose_contract(energy, reach(energy, less + once, national, box), box)
    kept = () if first is None else (first.chosen,)

    def need(contracts: Iterable[int]) -> int:
        return sum([max(0, rows[contract].energy - less) for contract in contracts])

    left = energy + once - need(kept)
    sets = [
        indexes
        for size in range(len(offered) + 1)
        for indexes in combinations(range(len(offered)), size)
        if need(offered[index] for index in indexes) <= left
    ]
    best = max(
        sets,
        key=lambda indexes: (
            len(indexes),
            sorted(((rows[offered[index]].energy, index) for index in indexes), reverse=True),
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
        held = {name: self.waiting.get(name, 0) + more.count(name) for name in HEADSTREAMS}
        return [name for name, drops in held.items() for _ in range(drops)]

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


# What it builds.


class BuildPlan(NamedTuple):
    """A construction, decided: the tile, the tile whose effect counts, the space, and what it pays."""

    use: TileUse
    effect: str
    placement: Placement | SiteChoice
    pay: Pay


def plan(position: Position, who: str, row: ConstructRow, criteria: int) -> BuildPlan | Refusal:
    """What an Automa builds by a row, or why it cannot: piece, tile, machinery, space, in this order (A23)."""
    if position.power(who).deep_dams and row.structure != "elevation":
        elevation = plan(position, who, ConstructRow(row.engineers, "elevation"), criteria)
        if isinstance(elevation, BuildPlan):
            return elevation  # whatever the row shows (AD5)
    structure = row.structure
    use = piece_and_tile(position, who, structure)
    if isinstance(use, Refusal):
        return use
    effect = effect_of(position, who, use)
    legal = legal_sites(position, who, structure)
    allowed = [space for space in SPACES_OF[structure] if shown(row, space, position.box)]
    ways_on = ways(position, who, structure, effect)
    eligible = [space for space in allowed if space in legal and ways_on(space)]
    if not eligible:
        elsewhere = any(ways_on(space) for space in allowed if space not in legal)
        why = "no_legal_space" if elsewhere else "automa_no_machinery"
        return Refusal("A23", why, {"who": who, "structure": structure})
    look = map_of(position, who, position.box.automa_tiles[criteria].headstreams)
    placement = choose_space(look, structure, eligible, criteria, wishes(position, who, structure, effect))
    return BuildPlan(use, effect, placement, ways_on(placement.space)[0])


def piece_and_tile(position: Position, who: str, structure: str) -> TileUse | Refusal:
    """The tile for a structure of which a piece is left; or which of the two is missing (A23)."""
    values = {"who": who, "structure": structure}
    if getattr(position.pieces(who), structure) >= position.box.pieces[structure]:
        return Refusal("A23", "no_piece_left", values)
    return choose_tile(position, who, structure) or Refusal("A23", "automa_no_tile", values)


def choose_tile(position: Position, who: str, structure: str) -> TileUse | None:
    """The highest tile that builds a structure, specific before wild; the special tile comes last (Q55, AD2, AD6)."""
    company = position.companies[who]
    own = fitting_tiles(company.tiles, structure, position.box)
    if own:
        return TileUse(structure, own, own[0], None)
    on_wheel = (tile for segment in company.wheel for tile in segment.tiles)
    copied = fitting_tiles(on_wheel, structure, position.box)
    return TileUse(structure, copied, SPECIAL_TILE, copied[0]) if SPECIAL_TILE in company.tiles and copied else None


def fitting_tiles(tiles: Iterable[str], structure: str, box: Box = PRINTED) -> tuple[str, ...]:
    """The tiles that build a structure, the best first."""
    fitting = [box.tiles[tile] for tile in tiles if structure in structures_of(tile, box)]
    return tuple(tile.id for tile in sorted(fitting, key=lambda tile: (-tile.level, tile.structure == "wild")))


def effect_of(position: Position, who: str, use: TileUse) -> str:
    """The tile whose effect counts; below Hard every tile is used as a basic one (A5, AD2)."""
    if position.kind_of(who).effects:
        return use.copying or use.tile
    return basic_tile(use.structure, position.setup.box)


@cache
def basic_tile(structure: str, box: Box) -> str:
    """The tile of no level that builds a structure and nothing else (A5, L105)."""
    return next(tile for tile in box.basic_tiles if box.tiles[tile].structure == structure)


def ways(position: Position, who: str, structure: str, effect: str) -> Callable[[str], list[Pay]]:
    """By space, the ways to pay that an Automa can take, the one that it takes first."""
    company, officer, power = position.companies[who], position.builder_of(who), position.power(who)
    built = count_of(position.powerhouses, who)
    mixers_first = structure in ("elevation", "powerhouse") or power.conduit_mixers

    def on(space: str) -> list[Pay]:
        found = [
            way
            for way in ways_to_pay(structure, space, officer, effect, built, position.box)
            if way.excavators <= company.excavators and way.mixers <= company.mixers
            if way.credits <= power.credits_per_machine  # Jordan replaces one machine at most (AD6)
        ]
        # Normal machinery first, and nothing replaced unless it is lacking (AD3, AD6); McDowell prefers mixers (AD5).
        return sorted(found, key=lambda way: (way.credits, -(way.mixers if mixers_first else way.excavators)))

    return on


def wishes(position: Position, who: str, structure: str, effect: str) -> Wishes:
    """What the officer and the tile add to the placing procedure (AD3, AD5)."""
    if structure == "base":
        areas = ("mountains", "hills") if position.power(who).base_excavators is not None else ()
        return Wishes(areas=areas, red_first=position.box.tiles[effect].power.no_building_fee)
    if structure == "conduit":
        return Wishes(dear_conduits=position.box.tiles[effect].power.conduit_excavators is not None)
    return NO_WISHES


# What it answers.


def criteria_tile(position: Position) -> AutomaTile:
    """The tile whose criteria side lies on the discard; the first tile before any was flipped (A14)."""
    tiles = position.box.automa_tiles
    return tiles[position.automa_discard[-1] if position.automa_discard else next(iter(tiles))]


def decide(draft: Draft, question: Question) -> None:
    """Answer for the Automa that is asked, and say why: parts of a work's reward as any other (L97)."""
    ANSWERS.get(type(question), _first)(draft, question)


def _system(draft: Draft, question: ChooseSystem) -> None:
    """The production of a tile or Germany's second: the most productive (AD3, AD4)."""
    choice = choose_system(draft, question.who, question.turbine(draft), question.without)
    if choice is None or choice.chosen.energy < 1:
        question.nothing(draft)
        return
    decided(draft, question.who, choice)
    system, drops, _ = choice.chosen
    question.answer(draft, produce(system.dam, system.conduit, system.powerhouse, drops))


def _contract(draft: Draft, question: ChooseContract) -> None:
    if draft.power(question.who).many_contracts and (not question.tile or draft.rulings.luciani_any_energy):
        _contracts(draft, question)
        return
    choice = choose_contract(question.energy, question.within_reach(draft), draft.box)
    if choice is None:
        question.answer(draft, DECLINE)
        return
    decided(draft, question.who, choice)
    question.answer(draft, fulfil(choice.chosen))


def _contracts(draft: Draft, question: ChooseContract) -> None:
    """As many contracts as the energy meets of those that lie open now; their rewards come one by one (AD7, L108)."""
    who, each = question.who, draft.rulings.luciani_each_less
    reached, reduction = question.within_reach(draft), question.reduction(draft)
    private = [contract for contract in reached if contract not in draft.national]
    national = [contract for contract in reached if contract in draft.national]
    less, once = (reduction, 0) if each else (0, reduction)
    chosen = most_contracts(question.energy, private, national, draft.box, less, once)
    if not chosen:
        return
    decided(draft, who, ContractChoice(question.energy, reached, chosen[0], "AD7", chosen[1:]))
    waiting = draft.pending
    rewards: tuple[Task, ...] = ()
    for contract in chosen:
        draft.pending = waiting[:0]
        question.fulfil(draft, contract)
        rewards += draft.pending
    draft.pending = rewards + waiting


def _dam(draft: Draft, question: ChooseDam) -> None:
    dams = [move.space for move in question.answers(draft) if isinstance(move, At)]
    if dams:
        choice = choose_dam(draft, question.who, dams)
        decided(draft, question.who, choice)
        question.answer(draft, at(choice.space))


def choose_dam(position: Position, who: str, dams: Iterable[str]) -> DamChoice:
    """The dam of the most productive system with the drop; of several or none by the first column (L107, X4)."""
    found = tuple((name, _would_make(position, who, name)) for name in dams)
    most = max(energy for _, energy in found)
    equal = [name for name, energy in found if energy == most]
    if len(equal) == 1 and most:
        return DamChoice(found, most, equal[0], None)
    tile = criteria_tile(position)
    # An elevation has the column of the bases, and completes no system.
    placement = choose_space(map_of(position, who, tile.headstreams), "elevation", equal, tile.number)
    return DamChoice(found, most, placement.space, placement)


def _would_make(position: Position, who: str, name: str) -> int:
    """The most energy of one production by a dam with all its drops, and with one more; 0 without a system."""
    dam, box = position.dams[name], position.setup.box
    more = position.rulings.automa_drop_counts
    dams = {name: dam._replace(drops=dam.drops + more)}
    ready = systems(who, dams, position.conduits, position.powerhouses, None, box)
    turbine = turbine_of(position, who)
    return max((energy_of(system.value, system.drops, turbine) for system in ready), default=0)


def _free_contract(draft: Draft, question: FulfilFree) -> None:
    """The highest private contract within the limit of a reward, of equal ones the right-hand one (L98)."""
    choice = choose_contract(question.energy, question.within_reach(draft), draft.box)
    if choice is not None:
        decided(draft, question.who, choice._replace(clause="L98"))
        question.answer(draft, fulfil(choice.chosen))


def _patent(draft: Draft, question: ChoosePatent) -> None:
    """The tile of the highest level, of equal ones the leftmost (L99)."""
    offered = tuple(tile for tile in draft.patents if tile is not None)
    if not offered:
        question.nothing(draft)
        return
    best = max(offered, key=lambda tile: draft.box.tiles[tile].level)
    decided(draft, question.who, PatentChoice(offered, best, "L99"))
    question.answer(draft, UseTile(best))


def _machines(draft: Draft, question: SplitMachinery) -> None:
    choice = split_machines(draft, question.who, question.amount)
    decided(draft, question.who, choice)
    question.answer(draft, machines(excavators=choice.excavators, mixers=choice.mixers))


def split_machines(position: Position, who: str, amount: int) -> MachineChoice:
    """One after the other of the type it has fewer of off the wheel, of equal ones excavators; McDowell takes
    mixers (A28, AD5)."""
    company = position.companies[who]
    had = company.excavators, company.mixers
    if position.power(who).conduit_mixers:
        return MachineChoice(had, 0, amount)
    excavators = mixers = 0
    for _ in range(amount):
        if had[0] + excavators <= had[1] + mixers:
            excavators += 1
        else:
            mixers += 1
    return MachineChoice(had, excavators, mixers)


def _piece(draft: Draft, question: PlacePiece) -> None:
    spaces = [move.space for move in question.answers(draft) if isinstance(move, At)]
    if not spaces:
        question.nothing(draft)
        return
    tile, who = criteria_tile(draft), question.who
    look = map_of(draft, who, tile.headstreams)
    placement = choose_space(
        look, question.structure, spaces, tile.number, wishes(draft, who, question.structure, question.structure)
    )
    decided(draft, who, placement)
    question.answer(draft, at(placement.space))


def _drops(draft: Draft, question: PlaceDrops) -> None:
    choice = choose_drops(draft, question.who, question.amount, question.flowing, criteria_tile(draft).headstreams)
    decided(draft, question.who, choice)
    question.answer(draft, Drops(choice.headstreams) if choice.headstreams else DECLINE)


def _first(draft: Draft, question: Question) -> None:
    """What a person had begun before an Automa took over is finished in the first way there is."""
    moves: tuple[Move, ...] = question.answers(draft)
    if moves:
        question.answer(draft, moves[0])
    else:
        question.nothing(draft)


ANSWERS: dict[type[Question], Callable[[Draft, Any], None]] = {
    ChooseSystem: _system,
    ChooseContract: _contract,
    FulfilFree: _free_contract,
    ChooseDam: _dam,
    ChoosePatent: _patent,
    ChoosePart: lambda draft, question: question.answer(draft, First(question.parts[0].kind)),
    SplitMachinery: _machines,
    PlacePiece: _piece,
    PlaceDrops: _drops,
    Turn: lambda draft, question: draft.push(AutomaTurn(question.who)),  # of a company that was taken over
}
