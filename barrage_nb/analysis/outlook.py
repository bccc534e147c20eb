"""What a company can expect of the water: what its systems make of what flows by in the rounds to come."""

from collections.abc import Iterator
from functools import cached_property
from typing import NamedTuple

from ..board.companies import BASE_COST, CONDUIT_FEE, CONDUIT_POINTS, PIECES
from ..board.map import (
    AREA_OF_SPACE,
    BASE_SPACES,
    BASES_IN_BASIN,
    FEE_OF_SPACE,
    POWERHOUSES,
    POWERHOUSES_IN_BASIN,
)
from ..engine.position import NEUTRAL, Position
from ..engine.rulings import Design
from .forecast import Forecast
from .links import LINKS, LINKS_BY, LINKS_INTO, Link
from .weights import Weights


class Source(NamedTuple):
    """A dam of a chain: its water in the rounds to come, what is missing of it, its cost, and whether it is high."""

    flow: float
    missing: int
    cost: float
    high: bool


NOTHING = Source(0.0, 0, 0.0, False)
"""A dam that gives nothing: it is somebody else's, or cannot be built."""


def foreign_drop(design: Design, weights: Weights) -> float:
    """What a drop through another company's conduit costs, by what a design has it pay and its owner score."""
    return weights.foreign * (design.conduit_credits + design.conduit_points) / (CONDUIT_FEE + CONDUIT_POINTS)


class Outlook:
    """One company's view of the map: what it has, and the water that it can expect."""

    def __init__(self, position: Position, who: str, weights: Weights, forecast: Forecast) -> None:
        self.who = who
        self.weights = w = weights
        self.forecast = forecast
        power = position.power(who)
        self.floor, self.deep_dams = power.floor, power.deep_dams
        self.foreign = foreign_drop(position.setup.design, w)
        self.pieces = position.pieces(who)
        self.pow = (1.0, w.missing, w.missing**2, w.missing**3)
        self._sources: dict[tuple[str, str], Source] = {}
        self._gains: dict[tuple[str, str | int], float] = {}
        self.nearer: dict[tuple[str, str], float] = {}  # how much nearer a piece brings to the objective
        # Copies, as a playout goes on writing on its tables.
        self.dams = dict(position.dams)
        self.conduits = dict(position.conduits)
        self.bases = {BASE_SPACES[space].basin for space, dam in position.dams.items() if dam.owner == who}
        self.houses = {POWERHOUSES[space].basin for space, owner in position.powerhouses.items() if owner == who}
        taken = position.powerhouses
        self.open_houses: set[int] = set()
        if len(self.houses) < 4:
            for basin, spaces in POWERHOUSES_IN_BASIN.items():
                if basin not in self.houses:
                    for space in spaces:
                        if space not in taken:
                            self.open_houses.add(basin)
                            break

    def source(self, base: str, built: str = "") -> Source:
        """What a dam will give, or one that is yet to be built; `built` takes a base or an elevation as there."""
        known = self._sources.get((base, built))
        if known is None:
            known = self._sources[base, built] = self._source(base, built)
        return known

    def _source(self, base: str, built: str) -> Source:
        w = self.weights
        dam = self.dams.get(base)
        missing, cost, drops = 0, 0.0, 0
        own = True
        if dam is None:
            level = 1
            if built != "base":
                if BASE_SPACES[base].basin in self.bases or self.pieces.base >= PIECES["base"]:
                    return NOTHING
                missing = 1
                cost = BASE_COST[AREA_OF_SPACE[base]] + FEE_OF_SPACE[base] * 0.7
        else:
            owner, level, drops = dam
            if owner == self.who:
                if built == "elevation":
                    level += 1
            elif owner == NEUTRAL:
                own = False
            else:
                return NOTHING
        most = level
        if level == 3 and own and self.deep_dams:
            most = 4
        flow = float(self.forecast.catch(base, most))
        if own and level < 3:
            flow += w.level_ahead * (self.forecast.catch(base, most + 1) - flow)
        return Source(flow + drops, missing, cost, level > 1)

    def chain(self, source: Source, link: Link, structure: str = "") -> float:
        """What a dam, a conduit and a powerhouse will make, less what is missing of them.

        A conduit or a powerhouse as `structure` is taken as there.
        """
        name, value, target = link
        w = self.weights
        flow, missing, cost, high = source
        fee = 0.0
        if structure != "conduit":
            owner_of = self.conduits.get(name)
            if owner_of is None:
                if self.pieces.conduit >= PIECES["conduit"]:
                    return 0.0
                missing += 1
                cost += 2 * value
            elif owner_of != self.who:
                fee = self.foreign
        if target not in self.houses and structure != "powerhouse":
            if target not in self.open_houses:
                return 0.0
            missing += 1
            cost += 2 + self.pieces.powerhouse
        each = value if high or value >= self.floor else self.floor
        worth = flow * (w.future_energy * each - fee) - cost * w.piece_cost
        return worth * self.pow[missing] if worth > 0 else 0.0

    def chains(self, base: str, built: str = "") -> tuple[float, float]:
        """What a dam's water will make by each of the two conduits of its basin."""
        source = self.source(base, built)
        one, other = LINKS[base]
        return self.chain(source, one), self.chain(source, other)

    @cached_property
    def both(self) -> dict[str, tuple[float, float]]:
        """What every dam's water, built or not, will make by each of two conduits."""
        return {base: self.chains(base) for base in LINKS}

    @cached_property
    def best(self) -> dict[str, float]:
        """What the best chain from each dam, built or not, is worth."""
        return {base: max(both) for base, both in self.both.items()}

    @cached_property
    def all_together(self) -> float:
        """What the systems are worth as they are."""
        return self.together(self.best)

    def together(self, best: dict[str, float]) -> float:
        """What several chains are worth: no more than a few can produce in a round."""
        w = self.weights
        first, second, third, fourth = sorted(best.values(), reverse=True)[:4]
        return first + w.second * second + w.third * third + w.fourth * fourth

    def gain(self, structure: str, space: str) -> float:
        """What a piece adds to the systems."""
        # Powerhouses of a basin are alike.
        piece = structure, POWERHOUSES[space].basin if structure == "powerhouse" else space
        known = self._gains.get(piece)
        if known is None:
            changed = dict(self._changed(structure, space))
            # What changes nothing adds nothing; it need not be added up.
            known = self.together({**self.best, **changed}) - self.all_together if changed else 0.0
            self._gains[piece] = known
        return known

    def _changed(self, structure: str, space: str) -> Iterator[tuple[str, float]]:
        """The best chains that a piece would change, with what they would be worth."""
        best = self.best
        if structure in ("base", "elevation"):
            worth = max(self.chains(space, structure))
            if worth != best[space]:
                yield space, worth
            if structure == "base":
                for other in BASES_IN_BASIN[BASE_SPACES[space].basin]:
                    if other != space and other not in self.dams and best[other]:
                        yield other, 0.0
            return
        links = LINKS_BY[space] if structure == "conduit" else LINKS_INTO[POWERHOUSES[space].basin]
        for base, link, other_link in links:
            worth = max(self.chain(self.source(base), link, structure), self.both[base][other_link])
            if worth != best[base]:
                yield base, worth
