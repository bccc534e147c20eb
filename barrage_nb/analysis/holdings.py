"""What a company's goods are worth to it, in victory points: credits, machines, rewards and contracts."""

import math
from functools import cached_property

from ..board.companies import PRODUCTION_BONUS
from ..board.contracts import CONTRACTS, Part
from ..board.map import BASES_IN_BASIN, CONDUITS
from ..engine.moves import Pay
from ..engine.position import NEUTRAL, Position
from .outlook import Outlook
from .weights import Weights


class Holdings:
    """What a company has and may take, in one position; every sum is made when it is first asked for."""

    def __init__(self, position: Position, who: str, weights: Weights, outlook: Outlook) -> None:
        self.position = position
        self.who = who
        self.weights = w = weights
        self.outlook = outlook
        self.company = position.companies[who]
        self.rounds = position.setup.design.rounds - position.round
        self.power = position.power(who)
        self.pieces = position.pieces(who)
        self.bonus = PRODUCTION_BONUS[self.pieces.powerhouse]
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
        return 6.0

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
            worth = sum(map(self.part, CONTRACTS[number].reward))
            worth += 1.2 * self.position.bonus[max(0, self.position.round - 1) :].count("contracts")
            self._contracts[number] = worth
        return worth

    def contract_for(self, energy: int) -> float:
        """What the best contract that an energy fulfils is worth."""
        reach = energy + self.power.contract_reduction
        best = 0.0
        for number in (*self.company.contracts, *self.position.national):
            if CONTRACTS[number].energy <= reach:
                best = max(best, self.contract_worth(number))
        return best

    @cached_property
    def reach(self) -> float:
        """The most energy that one production may make soon."""
        best = 0.0
        look = self.outlook
        for name in look.conduits:
            conduit = CONDUITS[name]
            if conduit.target in look.houses:
                for base in BASES_IN_BASIN[conduit.source]:
                    dam = look.dams.get(base)
                    if dam is not None and dam.owner in (self.who, NEUTRAL):
                        best = max(best, conduit.value * dam.level)
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
            far = CONTRACTS[number].energy - self.reach - self.power.contract_reduction
            chance = w.contract_ready if far <= 0 else w.contract_later if far <= 5 else 0.1
            worth = self._likely[number] = self.contract_worth(number) * chance
        return worth
