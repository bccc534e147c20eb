"""What a company's goods and moves are worth to it, in victory points: the sums behind the quick player."""

import math
from collections import Counter
from collections.abc import Iterator
from functools import cached_property, lru_cache
from typing import NamedTuple

from ..board.box import Box
from ..board.companies import STRUCTURES
from ..board.contracts import Part
from ..board.map import AREA_OF_SPACE, BASES_BELOW, BASES_IN_BASIN, BASIN_OF_SPACE, ENDS, FEE_OF_SPACE, HEADSTREAMS
from ..engine.construction import (
    TileChoice,
    advanced_tiles,
    affordable_ways,
    building_vp,
    sites_within_means,
    structures_of,
    tile_choices,
)
from ..engine.contracts import free_contracts
from ..engine.moves import Pay, Produce, produce
from ..engine.pieces import red_fee, surcharge
from ..engine.position import NEUTRAL, Position
from ..engine.production import paid_drops, position_systems
from ..engine.scoring import ON_MAP, bonus_count, bonus_vp, pieces_on_map, track_credits
from .outlook import Forecast, Outlook, Weights


class Holdings:
    """What a company has and may take, in one position; every sum is made when it is first asked for."""

    def __init__(self, position: Position, who: str, weights: Weights, outlook: Outlook) -> None:
        self.position = position
        self.who = who
        self.weights = w = weights
        self.outlook = outlook
        self.company = position.companies[who]
        self.box = box = position.setup.box
        self.contracts = box.contracts
        self.rounds = box.rounds - position.round
        self.power = position.power(who)
        self.pieces = position.pieces(who)
        self.bonus = box.production_bonus[min(self.pieces.powerhouse, len(box.production_bonus) - 1)]
        later = w.machine_late + w.machine_early * self.rounds
        excavators, mixers = self.company.excavators, self.company.mixers
        self.excavator_scale = w.excavator * later
        self.mixer_scale = w.mixer * later
        self.excavator = self.excavators_worth(excavators + 1) - self.excavators_worth(excavators)
        self.mixer = self.mixers_worth(mixers + 1) - self.mixers_worth(mixers)
        self.credit = w.credit if self.rounds else 0.25
        self._likely: dict[int, float] = {}
        self._contracts: dict[int, float] = {}
        self._taken: list[int] = []  # the best contracts on offer, one after the other
        self._hands: list[float] = []  # what the hand is worth without them, with the first, with two, …

    def excavators_worth(self, number: float) -> float:
        """What so many excavators at hand are worth; each one more is worth less."""
        return 2.0 * self.excavator_scale * math.pow(number, self.weights.scarce)

    def mixers_worth(self, number: float) -> float:
        """What so many mixers at hand are worth."""
        return 2.0 * self.mixer_scale * math.pow(number, self.weights.scarce)

    def part(self, part: Part) -> float:
        """What a part of a reward or income is worth."""
        kind, amount, _ = part
        w = self.weights
        if kind == "vp":
            return amount
        if kind == "credits":
            return self.credit * amount
        if kind == "energy":
            return w.energy * amount
        if kind == "rotate":
            return w.rotate * amount * (1 if self.rounds else 0.4)
        if kind in ("drops", "drops_flowing"):
            return w.drop * amount * (1 if self.rounds else 0.4)
        if kind == "excavators":
            return self.excavator * amount
        if kind in ("mixers", "machinery"):
            return self.mixer * amount
        if kind == "build_conduit":
            return 2.0 + 1.2 * amount
        if kind == "build_powerhouse":
            return 9.0
        return 6.0 * amount if kind.startswith("build_") else self.added_part(part)

    def added_part(self, part: Part) -> float:
        """What a part is worth that only an expansion has."""
        return 0.0

    def payment(self, way: Pay) -> float:
        """What the machines and credits of a payment are worth, for as long as they are away."""
        company, cost = self.company, self.credit * way.credits
        if way.excavators:
            held = company.excavators
            cost += self.weights.lock * (self.excavators_worth(held) - self.excavators_worth(held - way.excavators))
        if way.mixers:
            held = company.mixers
            cost += self.weights.lock * (self.mixers_worth(held) - self.mixers_worth(held - way.mixers))
        return cost

    def contract_worth(self, number: int) -> float:
        """What fulfilling a contract is worth."""
        worth = self._contracts.get(number)
        if worth is None:
            self._contracts[number] = 0.0  # while it is summed up: its reward may be another contract of the same kind
            worth = sum(map(self.part, self.contracts[number].reward))
            worth += 1.2 * self.position.bonus[max(0, self.position.round - 1) :].count("contracts")
            self._contracts[number] = worth
        return worth

    def contract_for(self, energy: int) -> float:
        """What the best contract that an energy fulfils is worth."""
        reach = energy + self.power.contract_reduction
        best = 0.0
        for number in (*self.company.contracts, *self.position.national):
            if self.contracts[number].energy <= reach:
                best = max(best, self.contract_worth(number))
        return best

    @cached_property
    def reach(self) -> float:
        """The most energy that one production may make soon."""
        best = 0.0
        look = self.outlook
        for name in look.conduits:
            source, target = ENDS[name]
            if target in look.houses:
                value = self.box.conduits[name].value
                for base in BASES_IN_BASIN[source]:
                    dam = look.dams.get(base)
                    if dam is not None and dam.owner in (self.who, NEUTRAL):
                        best = max(best, value * dam.level)
        return best + self.bonus + 2 if best else 5.0

    def hand(self, numbers: tuple[int, ...]) -> float:
        """What contracts in hand are worth together: no more than there will be productions, and three at most."""
        return self._together([self.likely(number) for number in numbers])

    def _together(self, worths: list[float]) -> float:
        worths.sort(reverse=True)
        turns = 0.5 + 1.5 * self.rounds + (self.company.engineers >= 3)
        if turns >= 3:
            return sum(worths[:3])
        return sum(worth * min(1.0, max(0.0, turns - index)) for index, worth in enumerate(worths))

    def taking(self, amount: int) -> tuple[float, tuple[int, ...]]:
        """What the hand gains by the best contracts on offer, and which they are."""
        hand, taken = self.company.contracts, self._taken
        if not self._hands:
            self._hands.append(self.hand(hand))
        offered = [number for number in self.position.contracts if number is not None]
        for number in taken:
            offered.remove(number)
        held = [self.likely(number) for number in (*hand, *taken)]
        while len(taken) < amount and offered:
            worth, best = max([(self._together([*held, self.likely(number)]), number) for number in offered])
            held.append(self.likely(best))
            taken.append(best)
            offered.remove(best)
            self._hands.append(worth)
        taken = taken[:amount]
        return self._hands[len(taken)] - self._hands[0], tuple(taken)

    def likely(self, number: int) -> float:
        """What a contract in hand is worth by its chance to be fulfilled."""
        worth = self._likely.get(number)
        if worth is None:
            w = self.weights
            far = self.contracts[number].energy - self.reach - self.power.contract_reduction
            chance = w.contract_ready if far <= 0 else w.contract_later if far <= 5 else 0.1
            worth = self._likely[number] = self.contract_worth(number) * chance
        return worth


USUAL_PRIZE = 15
"""What the objective brought to the first in the games that the weights come from."""
STRUCTURE_OF_BONUS = {"bases": "base", "elevations": "elevation", "conduits": "conduit", "powerhouses": "powerhouse"}


class Building(NamedTuple):
    """A construction and what it is worth, less its cost."""

    worth: float
    structure: str
    choice: TileChoice
    space: str


class Production(NamedTuple):
    """A production and what it is worth."""

    worth: float
    move: Produce


class Pouring(NamedTuple):
    """What some drops bring, the headstreams that they go to, and the room that they leave in the dams."""

    worth: float
    heads: tuple[str, ...]
    room: dict[str, int]


class Appraisal(Holdings):
    """What building, producing, water and the wheel are worth, on top of what a company has."""

    def __init__(self, position: Position, who: str, weights: Weights, outlook: Outlook) -> None:
        super().__init__(position, who, weights, outlook)
        self.objective = weights.objective * (self.box.objective_prizes[0] / USUAL_PRIZE)
        self._sites: dict[tuple[str, str], float] = {}
        self._pieces: dict[str, float] = {}
        self._costs: dict[tuple[str, str, int, str], float] = {}
        self._built: dict[tuple[str, str], dict[str, float]] = {}
        self._effects: dict[tuple[str, str, str], float] = {}
        self._scores: dict[int, float] = {}
        self._drops: dict[str, float] = {}
        self._poured: tuple[list[Pouring], list[Pouring]] = [], []  # of drops that wait, and of those that flow at once

    def site(self, structure: str, space: str) -> float:
        """What a piece on a space is worth, apart from what it costs."""
        if structure not in STRUCTURES:
            return self.house(space)
        known = self._sites.get((structure, space))
        if known is None:
            known = self.outlook.gain(structure, space) + self.piece(structure)
            nearer = self.outlook.nearer.get((structure, space))
            if nearer is None:
                nearer = self.outlook.nearer[structure, space] = self.objective_gain(structure, space)
            known += self.objective * nearer
            for counts, vp in self._bonuses_on_map:
                known += self.weights.bonus * vp * self.nearer(counts, structure, space)
            self._sites[structure, space] = known
        return known

    def house(self, space: str) -> float:
        """What a house on a building tile is worth: its points, and its use once in each round to come (L48, L85)."""
        building = self.box.building_sites[space].building
        return self.box.buildings[building].vp + self.rounds * max(0.0, self.use(building)) * 0.5

    def use(self, building: str) -> float:
        """What the action of a building is worth (L52 to L65)."""
        tile = self.box.buildings[building]
        return self.part(tile.does) - self.credit * tile.price

    def work(self, number: int, each: float | None = None) -> float:
        """What the work of a position is worth, for its machines or for credits in their place (L16, L56)."""
        work = self.position.works[number - 1]
        if work is None:
            return 0.0
        row = self.box.works[work]
        machines = self.excavator * row.excavators + self.mixer * row.mixers
        paid = machines if each is None else self.credit * each * (row.excavators + row.mixers)
        return sum(map(self.part, row.reward)) - paid

    def added_part(self, part: Part) -> float:
        """What a part is worth that only an expansion has."""
        kind, amount, _ = part
        if kind == "fulfil_contract":
            return max(map(self.contract_worth, free_contracts(self.position, self.who, amount)), default=0.0)
        if kind == "energy_usable":
            return self.energy(amount) + 0.5 * self.contract_for(amount)
        if kind == "produce":
            return max((found.worth for found in self.productions(amount)), default=0.0)
        if kind == "machines_back":
            machines = max(segment.excavators + segment.mixers for segment in self.company.wheel) // 2
            return machines * max(self.excavator, self.mixer) * 0.5
        if kind == "work_for_credits":
            numbers = range(1, len(self.position.works) + 1)
            return max((self.work(number, amount) for number in numbers), default=0.0)
        return self.weights.drop if kind == "drop_in_dam" else 1.0 if kind == "tile_back" else self.weights.patent

    def piece(self, structure: str) -> float:
        """What one more piece of a structure is worth wherever it stands: incomes, bonus tiles, abilities."""
        worth = self._pieces.get(structure)
        if worth is None:
            w, count = self.weights, getattr(self.pieces, structure)
            worth = getattr(w, structure)
            if self.position.kind_of(self.who).income:
                worth += w.income * income_gain(self, structure, count)
            for number, tile in enumerate(self.position.bonus, 1):
                row = self.box.bonus_tiles[tile]
                if number >= self.position.round and STRUCTURE_OF_BONUS.get(row.counts) == structure:
                    worth += w.bonus * row.vp
            if structure == "powerhouse":
                worth += float(min(count, 3)) * self.rounds * 0.5 * w.ability
            self._pieces[structure] = worth
        return worth

    def objective_gain(self, structure: str, space: str) -> float:
        """How much nearer a piece brings to what the objective counts."""
        objective = self.position.objective
        return 0.0 if objective is None else self.nearer(self.box.objectives[objective].counts, structure, space)

    @cached_property
    def _bonuses_on_map(self) -> tuple[tuple[str, int], ...]:
        return bonuses_on_map(self.position.bonus, self.position.round, self.box)

    def nearer(self, objective: str, structure: str, space: str) -> float:
        """How much more of what a tile counts a piece is, or nearly is."""
        if objective not in ON_MAP:
            return 1.0 if STRUCTURE_OF_BONUS.get(objective) == structure else 0.0
        if objective == "red_spaces":
            return 1.0 if FEE_OF_SPACE[space] and structure in ("base", "powerhouse") else 0.0
        if objective == "connected_bases":
            return 0.25
        counts = self.counts
        basin = BASIN_OF_SPACE[space]
        if objective == "basins_1":
            return 0.0 if counts.get(basin) else 1.0
        if objective == "basins_3":
            return (0.2, 0.4, 1.0)[held] if (held := counts.get(basin, 0)) < 3 else 0.0
        by_area = {"mountains": 0, "hills": 0, "plains": 0}
        for basin_number, number in counts.items():
            by_area["mountains" if basin_number < 5 else "hills" if basin_number < 8 else "plains"] += number
        here = by_area[AREA_OF_SPACE[space]]
        if objective == "largest_area":
            return 1.0 if here == max(by_area.values()) else 0.2
        if objective == "smallest_area":
            least = min(by_area.values())
            return 0.0 if here > least else 1.0 if list(by_area.values()).count(least) == 1 else 0.5
        return 0.0

    @cached_property
    def counts(self) -> dict[int, int]:
        """The company's pieces by basin."""
        position = self.position
        counts = Counter[int]()
        for piece in pieces_on_map(self.who, position.dams, position.conduits, position.powerhouses):
            counts[piece.basin] += piece.number
        return counts

    def cheapest(self, structure: str, space: str, tile: str) -> float:
        """The least that a piece costs, red fee included."""
        box = self.box
        if structure not in STRUCTURES:
            fee = surcharge(structure, space, tile, box=box)
            return (
                min(map(self.payment, affordable_ways(self.position, self.who, structure, space, tile)))
                + self.credit * fee
            )
        fee = 0 if box.tiles[tile].power.no_building_fee else red_fee(structure, space, box.red_fee)
        # What sites of the same price have in common.
        price = structure, AREA_OF_SPACE[space], box.conduits[space].value if structure == "conduit" else fee, tile
        cost = self._costs.get(price)
        if cost is None:
            ways = affordable_ways(self.position, self.who, structure, space, tile)
            cost = self._costs[price] = min(map(self.payment, ways)) + self.credit * fee
        return cost

    def effect(self, tile: str, structure: str, space: str | None) -> float:
        """What the effect of a technology tile is worth with a piece on a space, or anywhere."""
        w = self.weights
        row = self.box.tiles[tile]
        effect = row.power.effect
        if effect is None:
            return -0.3 if row.structure == "wild" else 0.0
        count = 1.0
        if effect.per in STRUCTURES:
            count = float(getattr(self.pieces, effect.per) + (effect.per == structure))
        elif effect.per == "value":
            count = float(self.box.conduits[space].value) if space in ENDS else 3.0
        elif effect.per == "elevated dam":
            count = sum(dam.owner == self.who and dam.level > 1 for dam in self.position.dams.values()) + 0.5
        elif effect.per == "building points":
            count = float(building_vp(self.position, space or ""))
        elif effect.per == "advanced tile":
            count = float(len(advanced_tiles(self.position, self.who)))
        gives, amount = effect.gives, effect.each * count
        if gives == "vp":
            return amount
        if gives == "credits":
            return self.credit * amount
        if gives == "rotate":
            return w.rotate * amount
        if gives == "energy":
            return self.energy(round(amount)) + 0.5 * self.contract_for(round(amount))
        if gives in ("excavators", "mixers", "machinery"):
            return self.part(Part(gives, round(amount)))
        if gives == "produce":
            return max((found.worth for found in self.productions(round(amount))), default=0.0) * 0.9
        return 2.5

    def buildings(
        self, structures: tuple[str, ...] | None = None, tile: str | None = None, fee: int = 0
    ) -> Iterator[Building]:
        """The constructions that are possible, for the sites the best of their tiles; `tile` is the only one to use."""
        position, who = self.position, self.who
        structures = self.box.structures if structures is None else structures
        credits = self.company.credits - fee
        found: dict[tuple[str, str], Building] = {}
        for choice in tile_choices(self.company, position.builder_of(who), self.box):
            if tile is not None and choice.tile != tile:
                continue
            used = choice.effect
            for structure in structures_of(used, self.box):
                if structure not in structures:
                    continue
                # A fee changes what can be paid for, not what it is worth.
                worths = self._built.setdefault((structure, used), {})
                for space in sites_within_means(position, who, structure, used, credits):
                    worth = worths.get(space)
                    if worth is None:
                        worth = worths[space] = self.built(structure, used, space)
                    known = found.get((structure, space))
                    if known is None or worth > known.worth:
                        found[structure, space] = Building(worth, structure, choice, space)
        return iter(found.values())

    def built(self, structure: str, tile: str, space: str) -> float:
        """What a construction with a tile is worth on a space, less its cost."""
        # Only a conduit's value tells sites apart, as far as an effect goes.
        where = space if structure in ("conduit", "building") else ""
        effect = self._effects.get((structure, tile, where))
        if effect is None:
            effect = self._effects[structure, tile, where] = self.effect(tile, structure, space)
        return self.site(structure, space) + effect - self.cheapest(structure, space, tile)

    def building(
        self, structures: tuple[str, ...] | None = None, tile: str | None = None, fee: int = 0
    ) -> Building | None:
        """The best construction."""
        return max(self.buildings(structures, tile, fee), key=lambda found: found.worth, default=None)

    def energy(self, amount: int) -> float:
        """What so much energy is worth, in this round's score and for itself."""
        w = self.weights
        now = self.company.energy
        return w.exact * (self.score(now + amount) - self.score(now)) + (1 - w.exact) * w.energy * amount

    def score(self, energy: int) -> float:
        """What the round's score would give for an energy (S2 to S5)."""
        known = self._scores.get(energy)
        if known is None:
            known = self._scores[energy] = self._score(energy)
        return known

    def _score(self, energy: int) -> float:
        box = self.box
        worth = self.credit * track_credits(energy, box)
        if energy:
            lead = min(1.0, max(0.0, 0.5 + (energy - self._rival_energy) / self.weights.slope))
            worth += box.second_prize + (box.first_prize - box.second_prize) * lead
        else:
            worth += box.zero_energy_vp
        tile, count = self._bonus_tile
        if tile is not None:
            worth += bonus_vp(tile, count, energy, self.position.round, box)
        return worth

    @cached_property
    def _rival_energy(self) -> float:
        """The most energy that another company is expected to have."""
        others = (other for name, other in self.position.companies.items() if name != self.who)
        return max((other.energy + self.weights.expected * other.engineers / 12 for other in others), default=0.0)

    @cached_property
    def _bonus_tile(self) -> tuple[str | None, int]:
        tile = self.position.bonus_tile
        return tile, bonus_count(self.position, self.who, tile) if tile else 0

    def productions(
        self,
        modifier: int = 0,
        credits: int | None = None,
        without: str | None = None,
        second: bool = False,
        await_contracts: bool = False,
    ) -> list[Production]:
        """What can be produced, with what each is worth: all the drops that can be paid for."""
        w, each = self.weights, self.box.conduit_credits
        credits = self.company.credits if credits is None else credits
        found = []
        offered: list[tuple[int, float]] = []
        if await_contracts and self.company.engineers > 3:
            offered = [
                (self.contracts[number].energy - self.power.contract_reduction, self.contract_worth(number))
                for number in self.position.contracts
                if number is not None
            ]
        for system in position_systems(self.position, self.who, without):
            drops = paid_drops(system, self.who, credits, each)
            if drops < 1:
                continue
            energy = max(system.value * drops, self.power.floor) + modifier + (0 if second else self.bonus)
            if energy < 1:
                continue
            gained = energy + (0 if second else self.power.steps_after)
            contract = self.contract_for(energy)
            worth = self.energy(gained) + contract
            if offered:
                better = max((worth for needed, worth in offered if needed <= energy), default=0.0)
                if better > contract:
                    worth -= w.await_contract * (better - contract)
            if system.owner != self.who:
                worth -= self.outlook.foreign * drops
            if self.rounds:
                worth -= w.keep * drops * system.value
            found.append(Production(worth, produce(system.dam, system.conduit, system.powerhouse, drops)))
        return found

    def drop_worth(self, base: str) -> float:
        """What a drop in a dam is worth."""
        known = self._drops.get(base)
        if known is None:
            known = self._drops[base] = self._drop_worth(base)
        return known

    def _drop_worth(self, base: str) -> float:
        dam = self.outlook.dams[base]
        if dam.owner not in (self.who, NEUTRAL):
            return 0.0
        best = 0.0
        for name, value, target in self.outlook.links.of[base]:
            chance = 1.0
            owner = self.outlook.conduits.get(name)
            if owner is None:
                chance *= 0.4
            elif owner != self.who:
                value -= 1
            if target not in self.outlook.houses:
                chance *= 0.4
            best = max(best, value * chance)
        worth = best * self.weights.water_now * (1.0 if self.rounds else 0.0)
        if dam.owner == NEUTRAL:
            return worth * 0.6
        return max(worth, 0.5)

    def pour(self, amount: int, flowing: bool) -> tuple[float, tuple[str, ...]]:
        """The best headstreams for so many drops, one after the other, and what they bring."""
        poured = self._poured[flowing]
        if not poured:
            poured.append(Pouring(0.0, (), self._room(flowing)))
        while len(poured) <= amount:
            poured.append(self._one_more(poured[-1]))
        return poured[amount][:2]

    def _room(self, flowing: bool) -> dict[str, int]:
        if not flowing:
            return self.outlook.forecast.room
        deep_owners = self.position.deep_owners()
        return {
            space: (4 if dam.level == 3 and dam.owner in deep_owners else dam.level) - dam.drops
            for space, dam in self.outlook.dams.items()
        }

    def _one_more(self, poured: Pouring) -> Pouring:
        total, chosen, room = poured
        best, where, end = -1.0, HEADSTREAMS[0], ""
        for head in HEADSTREAMS:
            for space in BASES_BELOW[head]:
                if room.get(space, 0) > 0:
                    worth = self.drop_worth(space)
                    if worth > best:
                        best, where, end = worth, head, space
                    break
            else:
                if best < 0:
                    best, where, end = 0.0, head, ""
        return Pouring(total + best, (*chosen, where), {**room, end: room[end] - 1} if end else room)

    def turning(self, turns: int) -> float:
        """What some turns of the wheel are worth."""
        w = self.weights
        wheel = self.company.wheel
        worth = 0.0
        for index, (excavators, mixers, tiles) in enumerate(wheel):
            if excavators or mixers or tiles:
                held = self.excavator * excavators + self.mixer * mixers + 0.4 * len(tiles)
                left = len(wheel) - index
                worth += held * (0.55 if left <= turns else 0.09 * turns)
        return worth * w.turn


@lru_cache(500)
def bonuses_on_map(bonus: tuple[str, ...], round: int, box: Box) -> tuple[tuple[str, int], ...]:
    """What bonus tiles of rounds to come count by where it stands, and their points; none of those of the game."""
    tiles = (box.bonus_tiles[tile] for tile in bonus[max(0, round - 1) :])
    return tuple((tile.counts, tile.vp) for tile in tiles if tile.counts in ON_MAP)


def income_gain(appraisal: Appraisal, structure: str, count: int) -> float:
    """What one more piece brings nearer of the incomes of its row, or uncovers."""
    if structure == "powerhouse":
        return 0.0
    w = appraisal.weights
    total = 0.0
    for (row, needed), parts in appraisal.box.companies[appraisal.who].income.items():
        if row == structure and needed > count:
            far = needed - count - 1
            if far >= 3:
                continue
            share = (1.0 if far == 0 else w.early**far) - w.early ** (far + 1)
            total += share * (1 + appraisal.rounds) * sum(map(appraisal.part, parts))
    return total


MOST_OUTLOOKS = 4000


class Outlooks:
    """The outlooks met so far, as many questions follow one another on the same map."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.known: dict[tuple[object, ...], Outlook] = {}
        self.forecasts: dict[tuple[object, ...], Forecast] = {}  # the water is the same for all companies

    def __reduce__(self) -> tuple[type["Outlooks"], tuple[Weights]]:
        """What was met stays in its process: it is known by hashes, which are others elsewhere."""
        return Outlooks, (self.weights,)

    def appraisal(self, position: Position, who: str) -> Appraisal:
        """What things are worth to a company in a position."""
        return Appraisal(position, who, self.weights, self.of(position, who))

    def of(self, position: Position, who: str) -> Outlook:
        """A company's outlook; it is known by the hashes of the tables, as a playout writes on those themselves."""
        water = (
            position.round,
            position.copied,
            hash(position.dams),
            hash(position.conduits),
            hash(position.powerhouses),
            hash(position.headstreams),
            hash(position.setup.headstream_tiles),
            position.setup.box,
        )
        key = who, position.companies[who].officer, position.objective, water
        outlook = self.known.get(key)
        if outlook is None:
            if len(self.known) >= MOST_OUTLOOKS:
                self.known.clear()
                self.forecasts.clear()
            forecast = self.forecasts.get(water)
            if forecast is None:
                forecast = self.forecasts[water] = Forecast(position)
            outlook = self.known[key] = Outlook(position, who, self.weights, forecast)
        return outlook
