"""Scoring a round and the game, item by item, and what each counts (S1 to S6, B1 to B6, E2 to E8, J1 to J8)."""

from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from ..board.box import PRINTED, Box
from ..board.map import AREA_OF_BASIN, AREAS, BASE_SPACES, BASIN_OF_SPACE, ENDS, FEE_OF_SPACE
from ..board.tiles import TRACK_END
from .construction import advanced_tiles, building_vp
from .position import Dam, Position


class ScoreItem(NamedTuple):
    """One item of a score: whose, what for, how much of what ("vp" or "credits"), the clause, and the count."""

    who: str
    source: str
    what: str
    amount: int
    clause: str
    counted: int = 0


def by_rank(counts: Mapping[str, int]) -> list[list[str]]:
    """The companies from most to least, those with equal counts together."""
    return [
        [who for who, count in counts.items() if count == level] for level in sorted(set(counts.values()), reverse=True)
    ]


def share(prizes: Sequence[int], first: int, sharers: int) -> int:
    """What each of those who share places gets: their prizes added up, divided, rounded up (S3, J1)."""
    total = sum(prizes[first : first + sharers])
    return -(-total // sharers)


def energy_prizes(
    energy: Mapping[str, int], prizes: tuple[int, int] = (PRINTED.first_prize, PRINTED.second_prize)
) -> dict[str, int]:
    """The victory points for most energy and second most; nothing for nobody's energy (S2, S3)."""
    won = dict.fromkeys(energy, 0)
    ranked = by_rank({who: amount for who, amount in energy.items() if amount >= 1})
    if not ranked:
        return won
    first = 0
    for tied in ranked:
        for who in tied:
            won[who] = share((*prizes, 0, 0, 0), first, len(tied))
        first += len(tied)
    return won


def track_credits(energy: int, box: Box = PRINTED) -> int:
    """The credits of the highest threshold reached on the energy track (S4, P8)."""
    return box.credits_at[min(energy, TRACK_END)]


def section(energy: int, box: Box = PRINTED) -> int:
    """The section of the energy track that an energy stands in: 0 to 5 (S5)."""
    return bisect_right(box.track_sections, energy)


def bonus_loss(energy: int, round: int, box: Box = PRINTED) -> int:
    """The victory points taken off the bonus for standing in an earlier section than the round's (S5)."""
    return box.bonus_loss * max(0, min(round, len(box.track_sections)) - section(energy, box))


def bonus_vp(tile: str, count: int, energy: int, round: int, box: Box = PRINTED) -> int:
    """What a round's bonus tile gives, never below 0, and nothing in front of the first section (S5)."""
    if section(energy, box) == 0:
        return 0
    return max(0, box.bonus_tiles[tile].vp * count - bonus_loss(energy, round, box))


def score_round(
    round: int,
    energy: Mapping[str, int],
    tile: str | None,
    counts: Mapping[str, int],
    box: Box = PRINTED,
) -> list[ScoreItem]:
    """The items of a round's score in the order in which they are scored (S1)."""
    won = energy_prizes(energy, (box.first_prize, box.second_prize))
    items = [ScoreItem(who, "energy", "vp", vp, "S2", energy[who]) for who, vp in won.items() if vp]
    for who, amount in energy.items():
        items.append(ScoreItem(who, "track", "credits", track_credits(amount, box), "S4", amount))
        if amount == 0:
            items.append(ScoreItem(who, "no energy", "vp", box.zero_energy_vp, "S4"))
    if tile is not None:
        for who, amount in energy.items():
            vp = bonus_vp(tile, counts.get(who, 0), amount, round, box)
            if vp:
                items.append(ScoreItem(who, "bonus", "vp", vp, box.bonus_tiles[tile].clause, counts[who]))
    return items


def round_items(position: Position) -> list[ScoreItem]:
    """The items of the score of the round, as the pieces and energy markers stand (S1)."""
    energy = {who: position.companies[who].energy for who in position.order}
    tile = position.bonus_tile
    counts = {who: bonus_count(position, who, tile) for who in energy} if tile is not None else {}
    return score_round(position.round, energy, tile, counts, position.setup.box)


def next_order(order: Sequence[str], energy: Mapping[str, int], rule: str = "least energy") -> tuple[str, ...]:
    """The turn order of the next round: least energy first, ties turned round, or as a design has it (E2, Y12)."""
    if rule == "fixed":
        return tuple(order)
    if rule == "rotating":
        return (*order[1:], *order[:1])
    if rule == "most energy":
        return tuple(sorted(reversed(order), key=lambda who: -energy[who]))
    return tuple(sorted(reversed(order), key=lambda who: energy[who]))


BESIDE_MAP: dict[str, Callable[[Position, str], int]] = {
    "contracts": lambda position, who: len(position.companies[who].fulfilled),
    "bases": lambda position, who: position.pieces(who).base,
    "elevations": lambda position, who: position.pieces(who).elevation,
    "conduits": lambda position, who: position.pieces(who).conduit,
    "powerhouses": lambda position, who: position.pieces(who).powerhouse,
    "advanced_tiles": lambda position, who: len(advanced_tiles(position, who)),
    "external_works": lambda position, who: len(position.companies[who].works_taken),
    "buildings": lambda position, who: position.pieces(who).building,
}
"""What is counted wherever it stands (B1 to B6, L86, L87)."""
ON_MAP = ("red_spaces", "largest_area", "connected_bases", "smallest_area", "basins_1", "basins_3")
"""What is counted by where it stands (J3 to J8): houses stand in no area and no basin (L41)."""


def count_of_tile(position: Position, who: str, counts: str) -> int:
    """How many a company has of what a bonus or an objective tile counts."""
    if counts in BESIDE_MAP:
        return BESIDE_MAP[counts](position, who)
    cap = position.rulings.basin_objective_cap
    return objective_count(counts, who, position.dams, position.conduits, position.powerhouses, cap)


def bonus_count(position: Position, who: str, tile: str) -> int:
    """How many of the things on a bonus tile a company has (B1 to B6, L86, L87)."""
    return count_of_tile(position, who, position.setup.box.bonus_tiles[tile].counts)


class Piece(NamedTuple):
    """Where one piece counts: its space and basin (a conduit where it starts, J5), and how many it is."""

    space: str
    basin: int
    number: int


def drops_held(position: Position, who: str) -> int:
    """The drops in a company's dams (E7)."""
    return sum(dam.drops for dam in position.dams.values() if dam.owner == who)


def pieces_on_map(
    who: str, dams: Mapping[str, Dam], conduits: Mapping[str, str], powerhouses: Mapping[str, str]
) -> list[Piece]:
    """A company's pieces on the map; a dam is as many pieces as its level (J5, J8)."""
    pieces = [Piece(space, BASIN_OF_SPACE[space], dam.level) for space, dam in dams.items() if dam.owner == who]
    for built in (conduits, powerhouses):
        pieces += [Piece(space, BASIN_OF_SPACE[space], 1) for space, owner in built.items() if owner == who]
    return pieces


def objective_spaces(
    objective: str, who: str, dams: Mapping[str, Dam], conduits: Mapping[str, str], powerhouses: Mapping[str, str]
) -> list[tuple[str, ...]]:
    """What an objective counts for a company: one entry, of the spaces behind it, for each thing counted (J3 to J8)."""
    pieces = pieces_on_map(who, dams, conduits, powerhouses)
    if objective == "red_spaces":
        return [(piece.space,) for piece in pieces if FEE_OF_SPACE[piece.space]]
    if objective == "connected_bases":
        return _connected_bases(who, dams, conduits, powerhouses)
    if objective in ("largest_area", "smallest_area"):
        by_area: dict[str, list[tuple[str, ...]]] = {
            area: [
                (piece.space,) for piece in pieces for _ in range(piece.number) if AREA_OF_BASIN[piece.basin] == area
            ]
            for area in AREAS
        }
        return (max if objective == "largest_area" else min)(by_area.values(), key=len)
    least = 3 if objective == "basins_3" else 1
    by_basin = [[piece for piece in pieces if piece.basin == basin] for basin in AREA_OF_BASIN]
    return [tuple(piece.space for piece in held) for held in by_basin if sum(piece.number for piece in held) >= least]


def _connected_bases(
    who: str, dams: Mapping[str, Dam], conduits: Mapping[str, str], powerhouses: Mapping[str, str]
) -> list[tuple[str, ...]]:
    houses = {BASIN_OF_SPACE[space]: space for space, owner in powerhouses.items() if owner == who}
    own = [space for space, owner in conduits.items() if owner == who]
    found: list[tuple[str, ...]] = []
    for space, dam in dams.items():
        basin = BASE_SPACES[space].basin
        links = [conduit for conduit in own if ENDS[conduit][0] == basin and ENDS[conduit][1] in houses]
        if dam.owner == who and links:
            found.append((space, links[0], houses[ENDS[links[0]][1]]))
    return found


def objective_count(
    objective: str,
    who: str,
    dams: Mapping[str, Dam],
    conduits: Mapping[str, str],
    powerhouses: Mapping[str, str],
    cap: int | None = None,
) -> int:
    """How many things an objective counts for a company; the cap holds for basins with three pieces (D14)."""
    count = len(objective_spaces(objective, who, dams, conduits, powerhouses))
    return min(count, cap) if cap is not None and objective == "basins_3" else count


def objective_prizes(
    counts: Mapping[str, int],
    prizes: Mapping[str, Sequence[int]] | Sequence[int] = PRINTED.objective_prizes,
    zero_ranks: bool = True,
) -> dict[str, int]:
    """The victory points of the objective: first to third place, tied companies sharing (J1, J2).

    `prizes` may differ by company; each then shares by its own table.
    """
    won = dict.fromkeys(counts, 0)
    first = 0
    for tied in by_rank(counts):
        if counts[tied[0]] or zero_ranks:
            for who in tied:
                own = prizes[who] if isinstance(prizes, Mapping) else prizes
                won[who] = share((*own, 0), first, len(tied))
        first += len(tied)
    return won


def score_game(position: Position) -> list[ScoreItem]:
    """The items of the final score: objective, resources, buildings, drops in own dams (E5 to E7, L85)."""
    items = []
    objective = position.objective
    if objective is not None:
        aim = position.box.objectives[objective].counts
        counts = {who: count_of_tile(position, who, aim) for who in position.companies}
        prizes = {who: position.kind_of(who).prizes or position.box.objective_prizes for who in counts}
        for who, vp in objective_prizes(counts, prizes, position.rulings.zero_ranks).items():
            items.append(ScoreItem(who, "objective", "vp", vp, position.box.objectives[objective].clause, counts[who]))
    for who, company in position.companies.items():
        money = company.credits if position.kind_of(who).money == "credits" else 0  # Automas count machines only (Y18)
        resources = company.excavators + company.mixers + money
        items.append(ScoreItem(who, "resources", "vp", resources // 5, "E6", resources))
    for who in position.companies if position.buildings else ():
        vp = sum(building_vp(position, space) for space, owner in position.buildings.items() if owner == who)
        if vp:
            items.append(ScoreItem(who, "buildings", "vp", vp, "L85", position.pieces(who).building))
    for who in position.companies:
        held = drops_held(position, who)
        items.append(ScoreItem(who, "water", "vp", held, "E7", held))
    return items
