"""What the judge is told of a position: named numbers of a company, of the others and of the table."""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple, TypeVar

from ..board.automa import LEVELS
from ..board.companies import COMPANIES, STRUCTURES
from ..board.contracts import CONTRACTS
from ..board.map import AREAS, BASE_SPACES, CONDUITS, HEADSTREAMS
from ..board.office import SPACES
from ..board.powers import ADVANCED_TILES, BASIC_TILES, OFFICERS, WILD_TILE
from ..board.tiles import BONUS_TILES, OBJECTIVES, ROUNDS
from ..engine.position import NEUTRAL, Position
from ..engine.rounds import Turn
from ..engine.scoring import bonus_count, bonus_vp, objective_count, objective_prizes, section, track_credits
from ..engine.water import drops_brought
from .appraisal import Appraisal, Outlooks
from .outlook import LINKS

Name = TypeVar("Name", int, str)
PLAYERS = (2, 3, 4)
HAND_TILES = (*BASIC_TILES, WILD_TILE, "krylov")
SEGMENTS = 6
NO_TILES = dict.fromkeys((*HAND_TILES, *ADVANCED_TILES), 0.0)
ON_WHEEL = 0.3
"""How much of a tile in hand one on the wheel is, that has gone all the way but one segment."""
MOST_BUILT = 4
GAINS = ("vp", "credits", "machines", "energy", "rotate", "drops", "build")
MACHINES = ("excavators", "mixers", "machinery")
GAIN_OF = {
    "vp": 0,
    "credits": 1,
    **dict.fromkeys(MACHINES, 2),
    "energy": 3,
    "rotate": 4,
    "drops": 5,
    "drops_flowing": 5,
}
INCOMES = STRUCTURES[:3]
FOREIGN = 0.6
"""What water that comes by a neutral dam counts, beside that of one's own."""
OFF = ("construction", "officer", "bank")
"""Parts of the office that are each company's own, or never full."""
OFFICE = tuple(space.id for space in SPACES.values() if space.section not in OFF)


def marks(names: Iterable[Name]) -> dict[Name | None, tuple[int, ...]]:
    """For each of some names a 1 in its place among zeros; only zeros for None."""
    known: tuple[Name, ...] = tuple(names)
    found: dict[Name | None, tuple[int, ...]] = {None: (0,) * len(known)}
    return found | {name: tuple(int(name == other) for other in known) for name in known}


OF_COMPANIES, OF_OFFICERS, OF_LEVELS = marks(COMPANIES), marks(OFFICERS), marks(LEVELS)
OF_ROUNDS, OF_PLAYERS, OF_OBJECTIVES, OF_BONUS = (
    marks(range(1, ROUNDS + 1)),
    marks(PLAYERS),
    marks(OBJECTIVES),
    marks(BONUS_TILES),
)
BUILT = {have: tuple(int(number <= have) for number in range(1, MOST_BUILT + 2)) for have in range(MOST_BUILT + 2)}
"""For a number of pieces a 1 for the first, the second, …"""


class Group(NamedTuple):
    """Inputs that are worked out together: their names, and what tells as many numbers of a company."""

    names: tuple[str, ...]
    told: Callable[[Appraisal], Sequence[float]]


def goods(a: Appraisal) -> Sequence[float]:
    """What a company has at hand."""
    position, company, who = a.position, a.company, a.who
    energy = company.energy
    return (
        company.vp,
        company.credits,
        company.excavators,
        company.mixers,
        company.engineers,
        company.engineers > 0,
        who in position.passed,
        energy,
        energy == 0,
        track_credits(energy),
        section(energy),
        company.credits >= 3,
        company.constructions,
        company.deep_dams,
        min(6, company.excavators),
        min(6, company.mixers),
    )


GOODS = (
    *("points", "credits", "excavators", "mixers", "engineers", "engineers left", "passed", "energy", "no energy"),
    *("credits of the track", "section of the track", "three credits", "constructions of the round", "deep dams"),
    *("excavators up to six", "mixers up to six"),
)


def wheel(a: Appraisal) -> Sequence[float]:
    """The wheel, and the tiles in hand and on it."""
    size = len(a.company.wheel)
    tiles = NO_TILES.copy()
    for tile in a.company.tiles:
        tiles[tile] = 1.0
    segments, near, soon = [0.0] * (2 * SEGMENTS), 0.0, 0.0
    for index, segment in enumerate(a.company.wheel[:SEGMENTS]):
        segments[2 * index : 2 * index + 2] = segment.excavators, segment.mixers
        machines, share = segment.excavators + segment.mixers, (index + 1) / size
        near += machines * share
        if index >= size - 2:
            soon += machines
        for tile in segment.tiles:
            tiles[tile] = ON_WHEEL * share
    numbers = list(tiles.values())
    advanced = len(numbers) - len(HAND_TILES) - numbers[len(HAND_TILES) :].count(0.0)
    return (*segments, near, soon, *numbers, advanced)


WHEEL = (
    *(f"{machines} on segment {segment}" for segment in range(1, 7) for machines in ("excavators", "mixers")),
    *("machines by their way", "machines soon back"),
    *(f"tile {tile}" for tile in (*HAND_TILES, *ADVANCED_TILES)),
    "advanced tiles",
)


def pieces(a: Appraisal) -> Sequence[float]:
    """The pieces on the map, and what they bring: incomes now, and the next of each row."""
    left = a.rounds
    income, following = [0.0] * len(GAINS), [0.0] * len(INCOMES)
    if a.position.kind_of(a.who).income:
        for (structure, needed), parts in COMPANIES[a.who].income.items():
            have = getattr(a.pieces, structure)
            if have >= needed:
                for kind, amount, _ in parts:
                    income[GAIN_OF.get(kind, 6)] += amount
            elif have == needed - 1:
                following[INCOMES.index(structure)] = sum(map(a.part, parts))
    return (
        *a.pieces[: len(STRUCTURES)],
        *BUILT[a.pieces.base],
        *BUILT[a.pieces.elevation],
        *BUILT[a.pieces.conduit],
        *BUILT[a.pieces.powerhouse],
        a.bonus,
        *income,
        income[0] * left,
        sum(income[1:5]) * left,
        *(worth * (left + 1) for worth in following),
    )


PIECES = (
    *STRUCTURES,
    *(f"{structure} number {number}" for structure in STRUCTURES for number in range(1, MOST_BUILT + 2)),
    "bonus of the powerhouses",
    *(f"income: {gain}" for gain in GAINS),
    *("points of incomes to come", "goods of incomes to come"),
    *(f"next income of {structure}" for structure in INCOMES),
)


def systems(a: Appraisal) -> Sequence[float]:
    """What the systems make, at once and with the water that will come, and what is worth most to have beside them."""
    who, outlook = a.who, a.outlook
    arriving, conduits, houses = outlook.forecast.arriving, outlook.conduits, outlook.houses
    chains = sorted(outlook.best.values(), reverse=True)
    ready = list[float]()
    foreign, reach, coming, later = 0.0, 0.0, 0.0, 0.0
    held, room, levels, high = 0, 0, 0, 0
    areas = dict.fromkeys(AREAS, 0)
    for base, dam in outlook.dams.items():
        own = dam.owner == who
        if own:
            held += dam.drops
            levels += dam.level
            room += dam.level - dam.drops
            high += dam.level >= 3
            areas[BASE_SPACES[base].area] += 1
        elif dam.owner != NEUTRAL:
            continue
        links = [link for link in LINKS[base] if link[0] in conduits and link[2] in houses]
        twice = max([2 * value + (conduits[name] == who) for name, value, _ in links], default=0)
        if twice:
            value, share = twice // 2, 1.0 if own else FOREIGN
            ready.append(value * dam.drops)
            foreign += 0 if twice % 2 else value * dam.drops
            reach = max(reach, value * dam.level)
            flows = (*arriving[base], 0, 0)
            coming += value * min(dam.level, flows[0]) * share
            later += value * min(dam.level, flows[1]) * share
    number, most = len(ready), sum(ready)
    first = [*sorted(ready, reverse=True), 0.0, 0.0, 0.0][:3]
    best = round(first[0] + a.bonus) if first[0] else 0
    return (
        *(outlook.all_together, *chains[:5], *first, most, foreign, number, reach, coming, later),
        *(held, room, levels, high, sum(CONDUITS[name].value for name, owner in conduits.items() if owner == who)),
        *areas.values(),
        sum(basin >= 8 for basin in houses),
        a.contract_for(best) if best else 0.0,
        a.contract_for(best + 2) if best else 0.0,
    )


SYSTEMS = (
    *("systems together", *(f"chain {number}" for number in range(1, 6)), *(f"ready {number}" for number in (1, 2, 3))),
    *("ready in all", "ready by others' conduits", "systems", "reach", "coming next round", "coming the round after"),
    *("drops held", "room in dams", "levels of dams", "high dams", "values of conduits"),
    *(f"dams in the {area}" for area in AREAS),
    *("powerhouses in the plains", "contract in reach", "contract with two energy more"),
)


def contracts(a: Appraisal) -> Sequence[float]:
    """The contracts in hand and those fulfilled."""
    hand = a.company.contracts
    worths = [*sorted(map(a.contract_worth, hand), reverse=True), 0.0, 0.0, 0.0][:3]
    needs = [*sorted(CONTRACTS[number].energy for number in hand), 16, 16][:2]
    return (len(hand), a.hand(hand), *worths, *needs, len(a.company.fulfilled))


IN_HAND = (
    *("contracts", "worth of the hand", "best contract", "second contract", "third contract"),
    *("least energy for a contract", "second least energy", "fulfilled"),
)


def prizes(a: Appraisal) -> Sequence[float]:
    """What the bonus tiles, the round and the objective would give as things stand, and the place on the track."""
    position, who, energy = a.position, a.who, a.company.energy
    design, now = position.setup.design, position.round
    counts = [bonus_count(position, who, tile) * BONUS_TILES[tile].vp for tile in position.bonus[now - 1 :]]
    counts = [*counts, *[0] * ROUNDS][:ROUNDS]
    tile = position.bonus_tile
    got = bonus_vp(tile, bonus_count(position, who, tile), energy, now) if tile is not None else 0
    others = sorted((other.energy for name, other in position.companies.items() if name != who), reverse=True)
    ahead = sum([other > energy for other in others])
    prize = (design.first_prize, design.second_prize, 0, 0)[ahead] if energy else 0
    return (
        *(*counts, sum(counts), got, counts[0] - got, prize),
        *(within(energy - others[0], 12), within(energy - others[min(1, len(others) - 1)], 12), ahead),
        *(energy > others[0], position.order.index(who) if who in position.order else 0),
        *OF_COMPANIES[who],
        *OF_COMPANIES[who if a.pieces.powerhouse >= 3 else None],
        *OF_OFFICERS[a.company.officer],
        *OF_LEVELS[position.setup.automas.get(who)],
    )


PRIZES = (
    *("bonus now", *(f"bonus {rounds} rounds on" for rounds in range(1, ROUNDS)), "all bonuses", "bonus as it stands"),
    *("bonus that energy lacks", "prize as it stands", "energy ahead of the best", "energy ahead of the second best"),
    *("others ahead", "most energy", "place in the order"),
    *(f"company {name}" for name in COMPANIES),
    *(f"ability of {name}" for name in COMPANIES),
    *(f"officer {name}" for name in OFFICERS),
    *(f"automa {level}" for level in LEVELS),
)


def within(number: float, most: float) -> float:
    """A number that is cut off where it is far from 0."""
    return max(-most, min(most, number))


COMPANY = (
    Group(GOODS, goods),
    Group(WHEEL, wheel),
    Group(PIECES, pieces),
    Group(SYSTEMS, systems),
    Group(IN_HAND, contracts),
    Group(PRIZES, prizes),
)
OBJECTIVE = ("objective", "ahead in the objective", "first in the objective", "objective as it stands")
OF_COMPANY = (*(name for group in COMPANY for name in group.names), *OBJECTIVE)
FOREMOST = ("points", "energy", "engineers", "systems together", "ready in all", "all bonuses", "worth of the hand")
LEADING = tuple(map(OF_COMPANY.index, FOREMOST))
"""What is told of the foremost of the others too, each by itself."""
TABLE = (
    "at turn",
    *(f"round {number}" for number in range(1, ROUNDS + 1)),
    *(f"{number} companies" for number in PLAYERS),
    "within a turn",
    *(f"objective {name}" for name in OBJECTIVES),
    *(f"bonus {name}, {ahead}" for ahead in range(3) for name in BONUS_TILES),
    *(f"taken: {space}" for space in OFFICE),
    *("drops waiting", "drops to come", "patents", "best contract on offer", "contracts on offer"),
)
INPUTS = (
    *OF_COMPANY,
    *(f"others: {name}" for name in OF_COMPANY),
    *(f"foremost: {OF_COMPANY[number]}" for number in LEADING),
    *TABLE,
)
"""What the judge is told, by name and in the order of its weights."""


def in_objective(position: Position) -> dict[str, Sequence[float]]:
    """How each company stands in the objective."""
    objective = position.objective
    if objective is None:
        return dict.fromkeys(position.companies, (0, 0, 0, 0))
    tables = position.dams, position.conduits, position.powerhouses
    counts = {name: objective_count(objective, name, *tables) for name in position.companies}
    won, found = objective_prizes(counts), dict[str, Sequence[float]]()
    for who, count in counts.items():
        ahead = count - max([other for name, other in counts.items() if name != who])
        found[who] = count, within(ahead, 4), ahead > 0, won[who]
    return found


def of_table(position: Position) -> Sequence[float]:
    """What is told of the table, to everybody alike."""
    now, occupied = position.round, position.occupied
    one, two, three = (*position.bonus[now - 1 : now + 2], None, None, None)[:3]
    offered = [sum([part.amount for part in CONTRACTS[number].reward]) for number in position.contracts if number]
    return (
        *OF_ROUNDS[now],
        *OF_PLAYERS[len(position.companies)],
        not isinstance(position.question, Turn),
        *OF_OBJECTIVES[position.objective],
        *(*OF_BONUS[one], *OF_BONUS[two], *OF_BONUS[three]),
        *[space in occupied for space in OFFICE],
        sum(position.headstreams.values()),
        sum([drops_brought(position, head, now + 1) for head in HEADSTREAMS]),
        len(position.patents) - position.patents.count(None),
        *(max(offered, default=0), len(offered)),
    )


def told_to(position: Position, companies: Iterable[str], outlooks: Outlooks) -> list[list[float]]:
    """What the judge is told of a position for each of some companies."""
    sides, objective = dict[str, list[float]](), in_objective(position)
    for name in position.companies:
        appraisal = outlooks.appraisal(position, name)
        sides[name] = [number for group in COMPANY for number in group.told(appraisal)]
        sides[name] += objective[name]
    rows, table = list[list[float]](), of_table(position)
    for who in companies:
        others = [side for name, side in sides.items() if name != who]
        mean = others[0] if len(others) == 1 else [sum(each) / len(others) for each in zip(*others, strict=True)]
        foremost = [max([side[number] for side in others]) for number in LEADING]
        rows.append([*sides[who], *mean, *foremost, position.mover == who, *table])
    return rows
