"""What a company can expect of the water: what flows by in the rounds to come, and what its systems make of it."""

from collections.abc import Iterator
from functools import cached_property, lru_cache
from typing import NamedTuple, TypeAlias

from ..board.box import PRINTED, Box
from ..board.map import (
    AREA_OF_SPACE,
    BASE_SPACES,
    BASES_BELOW,
    BASES_IN_BASIN,
    CONDUITS_FROM_BASIN,
    CONDUITS_INTO_BASIN,
    ENDS,
    FEE_OF_SPACE,
    HEADSTREAMS,
    POWERHOUSES,
    POWERHOUSES_IN_BASIN,
)
from ..engine.position import NEUTRAL, Position
from ..engine.water import drops_brought


class Weights(NamedTuple):
    """Every number that the quick player weighs with; found by play against itself and against Automas."""

    engineer: float = 1.482  # an engineer placed
    credit: float = 0.769
    excavator: float = 0.926
    mixer: float = 1.537
    scarce: float = 0.777  # how little more many machines are worth than few
    machine_late: float = 0.242  # a machine's worth in the last round, and for each round to come
    machine_early: float = 0.324
    lock: float = 0.127  # share of a machine's worth that its round on the wheel takes
    turn: float = 1.482  # a turn of the wheel with machines on it
    energy: float = 1.189  # a step on the track, where nothing more exact is known
    exact: float = 0.909  # how much the round's own score counts, against the plain worth of energy
    rank: float = 5.504
    expected: float = 6.986  # the energy that another company may still make this round
    slope: float = 8.675  # over how much energy the first place goes from unlikely to likely
    future_energy: float = 0.865  # a step on the track of the productions of later rounds
    missing: float = 0.157  # what is left of a system's worth for every piece it still lacks
    piece_cost: float = 0.721  # a machine that a missing piece takes
    second: float = 0.605  # what the second best system counts
    third: float = 0.217
    fourth: float = 0.371
    foreign: float = 2.101  # a drop through another company's conduit
    level_ahead: float = 0.637  # water that an elevation yet to be built would hold
    bonus: float = 0.848  # a bonus tile of a later round
    objective: float = 2.012  # a thing that the objective counts
    income: float = 0.68
    early: float = 0.261  # of an income, for the pieces before the one that uncovers it
    contract_ready: float = 0.707  # a contract within reach of a production
    contract_later: float = 0.421
    contract_take: float = 0.896
    rotate: float = 0.712  # a turn of the wheel as a reward
    drop: float = 0.836
    patent: float = 1.045  # an advanced tile for itself
    base: float = 0.47  # pieces for themselves
    elevation: float = -0.058
    conduit: float = 0.337
    powerhouse: float = 3.637
    ability: float = 1.268  # the steps of the powerhouses' bonus, and the third one's ability
    await_contract: float = 0.463  # that a production waits for a contract which may still be taken
    urge_produce: float = 0.456
    urge_build: float = 0.648
    urge_contract: float = 0.316
    urge_water: float = -0.12
    engineer_early: float = -0.165  # an engineer, for every one still there above six
    water_now: float = 0.805  # a drop that an action brings, for the energy it will make
    keep: float = 0.22  # water used in a production


WEIGHTS = Weights()


USUAL_FEE = 2
"""What a drop through another's conduit cost in the games that the weights come from: a credit and a point."""

Link: TypeAlias = tuple[str, int, int]
"""A conduit, its value and its target."""
DamLink: TypeAlias = tuple[str, Link, int]
"""A dam space, a conduit that can take its water, and the place of the dam's other conduit."""


class Links(NamedTuple):
    """What leads water where in a box.

    By dam space the two conduits that can take its water, which never lead to the same basin; by conduit the dam
    spaces whose water it can take, and so by the basin in which the water comes out.
    """

    of: dict[str, tuple[Link, ...]]
    by: dict[str, tuple[DamLink, ...]]
    into: dict[int, tuple[DamLink, ...]]


@lru_cache(200)
def links_of(box: Box = PRINTED) -> Links:
    """The links of a box."""
    of: dict[str, tuple[Link, ...]] = {
        base: tuple((name, box.conduits[name].value, ENDS[name][1]) for name in CONDUITS_FROM_BASIN[space.basin])
        for base, space in BASE_SPACES.items()
    }
    by = {
        name: tuple(
            (base, link, 1 - place) for base, links in of.items() for place, link in enumerate(links) if link[0] == name
        )
        for name in ENDS
    }
    into = {basin: tuple(link for name in names for link in by[name]) for basin, names in CONDUITS_INTO_BASIN.items()}
    return Links(of, by, into)


LINKS = links_of().of
"""Those of the printed box."""


class Forecast:
    """How much room the dams will have in the next round, and what will come by every space."""

    def __init__(self, position: Position) -> None:
        dams, conduits = position.dams, position.conduits
        box = position.setup.box
        links = links_of(box).of
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
            for name, value, target in links[space]:
                if name in conduits and value > best and (owner, target) in houses:
                    out, best = f"P{target}", value
            uses[space] = out
        self.room = room
        arriving: dict[str, list[int]] = {space: [] for space in BASE_SPACES}
        waiting = dict(position.headstreams)
        for round in range(position.round, box.rounds):
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


class Source(NamedTuple):
    """A dam of a chain: its water in the rounds to come, what is missing of it, its cost, and whether it is high."""

    flow: float
    missing: int
    cost: float
    high: bool


NOTHING = Source(0.0, 0, 0.0, False)
"""A dam that gives nothing: it is somebody else's, or cannot be built."""


class Outlook:
    """One company's view of the map: what it has, and the water that it can expect."""

    def __init__(self, position: Position, who: str, weights: Weights, forecast: Forecast) -> None:
        self.who = who
        self.weights = w = weights
        self.forecast = forecast
        power = position.power(who)
        self.floor, self.deep_dams = power.floor, power.deep_dams
        self.box = box = position.setup.box
        self.links = links_of(box)
        self.foreign = w.foreign * (box.conduit_credits + box.conduit_points) / USUAL_FEE
        self.pieces = position.pieces(who)
        self.conduit_cost, self.most_conduits = box.conduit_cost, box.pieces["conduit"]
        self.house_cost = box.powerhouse_cost[min(self.pieces.powerhouse, len(box.powerhouse_cost) - 1)]
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
        if len(self.houses) < box.pieces["powerhouse"]:
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
                if BASE_SPACES[base].basin in self.bases or self.pieces.base >= self.box.pieces["base"]:
                    return NOTHING
                missing = 1
                cost = self.box.base_cost[AREA_OF_SPACE[base]] + FEE_OF_SPACE[base] * 0.7
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
                if self.pieces.conduit >= self.most_conduits:
                    return 0.0
                missing += 1
                cost += self.conduit_cost * value
            elif owner_of != self.who:
                fee = self.foreign
        if target not in self.houses and structure != "powerhouse":
            if target not in self.open_houses:
                return 0.0
            missing += 1
            cost += self.house_cost
        each = value if high or value >= self.floor else self.floor
        worth = flow * (w.future_energy * each - fee) - cost * w.piece_cost
        return worth * self.pow[missing] if worth > 0 else 0.0

    def chains(self, base: str, built: str = "") -> tuple[float, float]:
        """What a dam's water will make by each of the two conduits of its basin."""
        source = self.source(base, built)
        if not source.flow:
            return 0.0, 0.0
        one, other = self.links.of[base]
        return self.chain(source, one), self.chain(source, other)

    @cached_property
    def both(self) -> dict[str, tuple[float, float]]:
        """What every dam's water, built or not, will make by each of two conduits."""
        return {base: self.chains(base) for base in self.links.of}

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
        known = self.links
        links = known.by[space] if structure == "conduit" else known.into[POWERHOUSES[space].basin]
        for base, link, other_link in links:
            worth = max(self.chain(self.source(base), link, structure), self.both[base][other_link])
            if worth != best[base]:
                yield base, worth
