"""What an Automa builds with, and where: tile, machinery, space, and how it pays (A23, AD2, AD3, AD5, AD6)."""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from ..board.automa import AUTOMA_TILES, ConstructRow
from ..board.companies import PIECES
from ..board.powers import SPECIAL_TILE, TILES
from ..engine.automas import shown
from ..engine.construction import structures_of
from ..engine.events import Refusal
from ..engine.moves import Pay
from ..engine.pieces import SPACES_OF, legal_sites, ways_to_pay
from ..engine.position import Position, count_of
from .placing import NO_WISHES, Placement, Wishes, choose_space, map_of
from .trace import TileUse


class BuildPlan(NamedTuple):
    """A construction, decided: the tile, the tile whose effect counts, the space, and what it pays."""

    use: TileUse
    effect: str
    placement: Placement
    pay: Pay


def plan(position: Position, who: str, row: ConstructRow, criteria: int) -> BuildPlan | Refusal:
    """What an Automa builds by a row, or why it cannot: piece, tile, machinery, space, in this order (A23)."""
    if position.power(who).deep_dams and row.structure != "elevation":
        elevation = plan(position, who, ConstructRow(row.engineers, "elevation"), criteria)
        if isinstance(elevation, BuildPlan):
            return elevation  # whatever the row shows (AD5)
    structure = row.structure
    values = {"who": who, "structure": structure}
    if getattr(position.pieces(who), structure) >= PIECES[structure]:
        return Refusal("A23", "no_piece_left", values)
    use = choose_tile(position, who, structure)
    if use is None:
        return Refusal("A23", "automa_no_tile", values)
    effect = effect_of(position, who, use)
    legal = legal_sites(position, who, structure)
    allowed = [space for space in SPACES_OF[structure] if shown(row, space)]
    ways_on = ways(position, who, structure, effect)
    eligible = [space for space in allowed if space in legal and ways_on(space)]
    if not eligible:
        payable = any(ways_on(space) for space in allowed if space not in legal)
        return Refusal("A23", "no_legal_space" if payable else "automa_no_machinery", values)
    look = map_of(position, who, AUTOMA_TILES[criteria].headstreams)
    placement = choose_space(look, structure, eligible, criteria, wishes(position, who, structure, effect))
    return BuildPlan(use, effect, placement, ways_on(placement.space)[0])


def choose_tile(position: Position, who: str, structure: str) -> TileUse | None:
    """The highest tile that builds a structure, specific before wild; the special tile comes last (Q55, AD2, AD6)."""
    company = position.companies[who]
    own = fitting_tiles(company.tiles, structure)
    if own:
        return TileUse(structure, own, own[0], None)
    copied = fitting_tiles((tile for segment in company.wheel for tile in segment.tiles), structure)
    if SPECIAL_TILE in company.tiles and copied:
        return TileUse(structure, copied, SPECIAL_TILE, copied[0])
    return None


def fitting_tiles(tiles: Iterable[str], structure: str) -> tuple[str, ...]:
    """The tiles that build a structure, the best first."""
    fitting = [tile for tile in tiles if structure in structures_of(tile)]
    return tuple(sorted(fitting, key=lambda tile: (-TILES[tile].level, TILES[tile].structure == "wild")))


def effect_of(position: Position, who: str, use: TileUse) -> str:
    """The tile whose effect counts; below Hard every tile is used as a basic one (A5, AD2)."""
    return (use.copying or use.tile) if position.kind_of(who).effects else use.structure


def ways(position: Position, who: str, structure: str, effect: str) -> Callable[[str], list[Pay]]:
    """By space, the ways to pay that an Automa can take, the one that it takes first."""
    company, officer, power = position.companies[who], position.officer_of(who), position.power(who)
    built = count_of(position.powerhouses, who)
    mixers_first = structure in ("elevation", "powerhouse") or power.conduit_mixers

    def on(space: str) -> list[Pay]:
        found = [
            way
            for way in ways_to_pay(structure, space, officer, effect, built)
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
        return Wishes(areas=areas, red_first=TILES[effect].power.no_building_fee)
    if structure == "conduit":
        return Wishes(dear_conduits=TILES[effect].power.conduit_excavators is not None)
    return NO_WISHES
