"""What a company can expect of the water: what flows by in the rounds to come, and what its systems make of it."""

from ..board.companies import BASE_COST, PIECES
from ..board.map import (
    AREA_OF_SPACE,
    BASE_SPACES,
    BASES_BELOW,
    BASES_IN_BASIN,
    CONDUITS,
    CONDUITS_FROM_BASIN,
    CONDUITS_INTO_BASIN,
    FEE_OF_SPACE,
    HEADSTREAMS,
    POWERHOUSES,
    POWERHOUSES_IN_BASIN,
)
from ..engine.position import NEUTRAL, Position
from ..engine.water import drops_brought
from .weights import Weights

LINKS = {
    base: tuple((name, CONDUITS[name].value, CONDUITS[name].target) for name in CONDUITS_FROM_BASIN[space.basin])
    for base, space in BASE_SPACES.items()
}
"""The conduits that can take a dam's water, with value and target."""


class Outlook:
    """One company's view of the map: what it has, and the water that it can expect."""

    def __init__(self, position: Position, who: str, weights: Weights) -> None:
        self.who = who
        self.weights = w = weights
        power = position.power(who)
        self.floor, self.deep_dams = power.floor, power.deep_dams
        self.pieces = position.pieces(who)
        self.pow = (1.0, w.missing, w.missing**2, w.missing**3)
        self._gains: dict[tuple[str, str], float] = {}
        self.nearer: dict[tuple[str, str], float] = {}  # how much nearer a piece brings to the objective
        self._best: dict[str, float] | None = None
        self.round = position.round
        self.rounds = position.setup.design.rounds - position.round  # those to come after this one
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
        self._forecast(position)

    def _forecast(self, position: Position) -> None:
        """Let the water of all rounds to come run: what dams catch, and what passes every space unheld."""
        dams, conduits = position.dams, position.conduits
        deep_owners = position.deep_owners()
        room: dict[str, int] = {}
        limit: dict[str, int] = {}
        uses: dict[str, str | None] = {}  # where the water of a dam comes out that is used every round
        houses = {(owner, POWERHOUSES[space].basin) for space, owner in position.powerhouses.items()}
        houses |= {(NEUTRAL, basin) for _, basin in houses}  # anybody uses their water
        for space, (owner, level, drops) in dams.items():
            limit[space] = 4 if level == 3 and owner in deep_owners else level
            room[space] = limit[space] - drops
            out = None
            best = 0
            for name, value, target in LINKS[space]:
                if name in conduits and value > best and (owner, target) in houses:
                    out, best = f"P{target}", value
            uses[space] = out
        self.room = room
        arriving: dict[str, list[int]] = {space: [] for space in BASE_SPACES}
        waiting = dict(position.headstreams)
        for round in range(position.round, position.setup.design.rounds):
            now = dict.fromkeys(BASE_SPACES, 0)
            flows: list[tuple[str, int]] = []
            # What is in use leaves its dam, and flows on below the powerhouse.
            for space, out in uses.items():
                held = limit[space] - room[space]
                if out is not None and held > 0:
                    room[space] = limit[space]
                    flows.append((out, held))
            for head in HEADSTREAMS:
                drops = waiting.get(head, 0)
                if drops:
                    flows.append((head, drops))
            for start, drops in flows:
                for space in BASES_BELOW[start]:
                    now[space] += drops
                    free = room.get(space, 0)
                    if free > 0:
                        if free >= drops:
                            room[space] = free - drops
                            break
                        room[space] = 0
                        drops -= free
            for space, drops in now.items():
                arriving[space].append(drops)
            if round == position.round:
                self.room = dict(room)
            waiting = {}
            for head in HEADSTREAMS:
                waiting[head] = drops_brought(position, head, round + 1)
        self.arriving = arriving

    def catch(self, space: str, most: int) -> int:
        """The drops that a dam of so many would catch in the rounds to come, if it were emptied in each."""
        total = 0
        for drops in self.arriving[space]:
            total += drops if drops < most else most
        return total

    def chain(self, base: str, link: tuple[str, int, int], gains: tuple[str, str] = ("", "")) -> float:
        """What a dam, a conduit and a powerhouse will make, less what is missing of them; `gains` is taken as built."""
        name, value, target = link
        kind, space = gains
        w = self.weights
        dam = self.dams.get(base)
        missing, cost, drops = 0, 0.0, 0
        own = True
        if dam is None:
            level = 1
            if not (kind == "base" and space == base):
                if BASE_SPACES[base].basin in self.bases or self.pieces.base >= PIECES["base"]:
                    return 0.0
                missing = 1
                cost = BASE_COST[AREA_OF_SPACE[base]] + FEE_OF_SPACE[base] * 0.7
        else:
            owner, level, drops = dam
            if owner == self.who:
                if kind == "elevation" and space == base:
                    level += 1
            elif owner == NEUTRAL:
                own = False
            else:
                return 0.0
        fee = 0.0
        if not (kind == "conduit" and space == name):
            owner_of = self.conduits.get(name)
            if owner_of is None:
                if self.pieces.conduit >= PIECES["conduit"]:
                    return 0.0
                missing += 1
                cost += 2 * value
            elif owner_of != self.who:
                fee = w.foreign
        if target not in self.houses and not (kind == "powerhouse" and POWERHOUSES[space].basin == target):
            if target not in self.open_houses:
                return 0.0
            missing += 1
            cost += 2 + self.pieces.powerhouse
        most = level
        if level == 3 and own and self.deep_dams:
            most = 4
        flow = float(self.catch(base, most))
        if own and level < 3:
            flow += w.level_ahead * (self.catch(base, most + 1) - flow)
        flow += drops
        each = value if value >= self.floor or level > 1 else self.floor
        worth = flow * (w.future_energy * each - fee) - cost * w.piece_cost
        return worth * self.pow[missing] if worth > 0 else 0.0

    @property
    def best(self) -> dict[str, float]:
        """What the best chain from each dam, built or not, is worth."""
        if self._best is None:
            self._best = {
                base: max(self.chain(base, links[0]), self.chain(base, links[1])) for base, links in LINKS.items()
            }
        return self._best

    def together(self, best: dict[str, float]) -> float:
        """What several chains are worth: no more than a few can produce in a round."""
        w = self.weights
        first, second, third, fourth, *_ = sorted(best.values(), reverse=True)
        return first + w.second * second + w.third * third + w.fourth * fourth

    def gain(self, structure: str, space: str) -> float:
        """What a piece adds to the systems."""
        gains = (structure, space)
        known = self._gains.get(gains)
        if known is not None:
            return known
        if structure in ("base", "elevation"):
            bases: tuple[str, ...] = (space,)
        elif structure == "conduit":
            bases = BASES_IN_BASIN[CONDUITS[space].source]
        else:
            bases = tuple(
                base
                for name in CONDUITS_INTO_BASIN[POWERHOUSES[space].basin]
                for base in BASES_IN_BASIN[CONDUITS[name].source]
            )
        best = dict(self.best)
        for base in bases:
            links = LINKS[base]
            best[base] = max(self.chain(base, links[0], gains), self.chain(base, links[1], gains))
        if structure == "base":
            for other in BASES_IN_BASIN[BASE_SPACES[space].basin]:
                if other != space and other not in self.dams:
                    best[other] = 0.0
        gain = self._gains[gains] = self.together(best) - self.together(self.best)
        return gain
