"""Scoring a round and the game, item by item, and what each counts (S1 to S6, B1 to B6, E2 to E8, J1 to J8)."""

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from ..board.map import AREA_OF_BASIN, AREAS, BASE_SPACES, BASIN_OF_SPACE, CONDUITS, FEE_OF_SPACE
from ..board.tiles import (
    BONUS_LOSS_PER_SECTION,
    BONUS_TILES,
    FIRST_PRIZE,
    OBJECTIVE_PRIZES,
    OBJECTIVES,
    SECOND_PRIZE,
    SECTIONS,
    TRACK_CREDITS,
    TRACK_END,
    ZERO_ENERGY_VP,
)
from .construction import advanced_tiles
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


def energy_prizes(energy: Mapping[str, int], prizes: tuple[int, int] = (FIRST_PRIZE, SECOND_PRIZE)) -> dict[str, int]:
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


def track_credits(energy: int) -> int:
    """The credits of the highest threshold reached on the energy track (S4, P8)."""
    return _CREDITS_AT[min(energy, TRACK_END)]


_CREDITS_AT = [next(credits for least, credits in TRACK_CREDITS if energy >= least) for energy in range(TRACK_END + 1)]


def section(energy: int) -> int:
    """The section of the energy track that an energy stands in: 0 to 5 (S5)."""
    return bisect_right(SECTIONS, energy)


def bonus_loss(energy: int, round: int) -> int:
    """The victory points taken off the bonus for standing in an earlier section than the round's (S5)."""
    return BONUS_LOSS_PER_SECTION * max(0, min(round, len(SECTIONS)) - section(energy))


def bonus_vp(tile: str, count: int, energy: int, round: int) -> int:
    """What a round's bonus tile gives, never below 0, and nothing in front of the first section (S5)."""
    return 0 if section(energy) == 0 else max(0, BONUS_TILES[tile].vp * count - bonus_loss(energy, round))


def score_round(
    round: int,
    energy: Mapping[str, int],
    tile: str | None,
    counts: Mapping[str, int],
    prizes: tuple[int, int] = (FIRST_PRIZE, SECOND_PRIZE),
) -> list[ScoreItem]:
    """The items of a round's score in the order in which they are scored (S1)."""
    won = energy_prizes(energy, prizes)
    items = [ScoreItem(who, "energy", "vp", vp, "S2", energy[who]) for who, vp in won.items() if vp]
    for who, amount in energy.items():
        items.append(ScoreItem(who, "track", "credits", track_credits(amount), "S4", amount))
        if amount == 0:
            items.append(ScoreItem(who, "no energy", "vp", ZERO_ENERGY_VP, "S4"))
    if tile is not None:
        for who, amount in energy.items():
            vp = bonus_vp(tile, counts.get(who, 0), amount, round)
            if vp:
                items.append(ScoreItem(who, "bonus", "vp", vp, BONUS_TILES[tile].clause, counts[who]))
    return items


def round_items(position: Position) -> list[ScoreItem]:
    """The items of the score of the round, as the pieces and energy markers stand (S1)."""
    energy = {who: position.companies[who].energy for who in position.order}
    tile, design = position.bonus_tile, position.design
    counts = {who: bonus_count(position, who, tile) for who in energy} if tile is not None else {}
    return score_round(position.round, energy, tile, counts, (design.first_prize, design.second_prize))


def next_order(order: Sequence[str], energy: Mapping[str, int], rule: str = "least energy") -> tuple[str, ...]:
    """The turn order of the next round: least energy first, ties turned round, or as a design has it (E2, Y12)."""
    if rule == "fixed":
        return tuple(order)
    if rule == "rotating":
        return (*order[1:], *order[:1])
    if rule == "most energy":
        return tuple(sorted(reversed(order), key=lambda who: -energy[who]))
    return tuple(sorted(reversed(order), key=lambda who: energy[who]))


def bonus_count(position: Position, who: str, tile: str) -> int:
    """How many of the things on a bonus tile a company has (B1 to B6)."""
    if tile == "contracts":
        return len(position.companies[who].fulfilled)
    if tile == "advanced_tiles":
        return len(advanced_tiles(position, who))
    return int(getattr(position.pieces(who), tile.removesuffix("s")))


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
    own = [CONDUITS[space] for space, owner in conduits.items() if owner == who]
    found: list[tuple[str, ...]] = []
    for space, dam in dams.items():
        links = [conduit for conduit in own if conduit.source == BASE_SPACES[space].basin and conduit.target in houses]
        if dam.owner == who and links:
            found.append((space, links[0].id, houses[links[0].target]))
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
    prizes: Mapping[str, Sequence[int]] | Sequence[int] = OBJECTIVE_PRIZES,
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
    """The items of the final score: objective, resources, drops in own dams (E5 to E7)."""
    items = []
    objective = position.objective
    if objective is not None:
        counts = {
            who: objective_count(
                objective,
                who,
                position.dams,
                position.conduits,
                position.powerhouses,
                position.rulings.basin_objective_cap,
            )
            for who in position.companies
        }
        prizes = {who: position.kind_of(who).prizes for who in counts}
        for who, vp in objective_prizes(counts, prizes, position.rulings.zero_ranks).items():
            items.append(ScoreItem(who, "objective", "vp", vp, OBJECTIVES[objective].clause, counts[who]))
    for who, company in position.companies.items():
        money = company.credits if position.kind_of(who).money == "credits" else 0  # Automas count machines only (Y18)
        resources = company.excavators + company.mixers + money
        items.append(ScoreItem(who, "resources", "vp", resources // 5, "E6", resources))
    for who in position.companies:
        held = drops_held(position, who)
        items.append(ScoreItem(who, "water", "vp", held, "E7", held))
    return items
