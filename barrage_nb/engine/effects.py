"""What the advanced technology tiles do after the piece and its income (T1 to T15)."""

from collections.abc import Callable
from dataclasses import dataclass

from ..board.map import CONDUITS
from ..board.technology import TILES
from .draft import Draft
from .position import Position
from .production import ChooseSystem, make_tile_energy
from .questions import Task
from .water import capacity, fill
from .wheel import turn_wheel

ELEVATED_DAM_VP = 3
POWERHOUSE_VP = 3
ADVANCED_TILE_VP = 3


@dataclass(frozen=True)
class TileEffect(Task):
    """The special effect of the tile a piece was built with, or of the tile it copied (T16)."""

    who: str
    tile: str
    space: str

    def run(self, draft: Draft) -> None:
        effect = EFFECTS.get(self.tile)
        if effect is not None:
            draft.note("effect", self.who, self.tile, 1, TILES[self.tile].clause)
            effect(draft, self.who, self.space)


def _drop_in_empty_dams(draft: Draft, who: str, space: str) -> None:
    for name, dam in draft.dams.items():
        if dam.owner == who and not dam.drops:
            fill(draft, name, 1, "T1")


def _turn_for_elevations(draft: Draft, who: str, space: str) -> None:
    turn_wheel(draft, who, draft.pieces(who).elevation, "T2")


def _credits_for_conduit(draft: Draft, who: str, space: str) -> None:
    draft.gain(who, "credits", 2 * CONDUITS[space].value, "T3")


def _energy_for_bases(draft: Draft, who: str, space: str) -> None:
    make_tile_energy(draft, who, draft.pieces(who).base, "T6")


def _fill_dam(draft: Draft, who: str, space: str) -> None:
    dam = draft.dams[space]
    fill(draft, space, capacity(dam, draft.deep_owners()) - dam.drops, "T7")


def _produce_now(draft: Draft, who: str, space: str) -> None:
    draft.push(ChooseSystem(who, 2, "tile"))


def _points_for_elevated_dams(draft: Draft, who: str, space: str) -> None:
    elevated = sum(dam.owner == who and dam.level > 1 for dam in draft.dams.values())
    draft.gain(who, "vp", ELEVATED_DAM_VP * elevated, "T12")


def _energy_for_conduit(draft: Draft, who: str, space: str) -> None:
    make_tile_energy(draft, who, 2 * CONDUITS[space].value, "T13")


def _points_for_powerhouses(draft: Draft, who: str, space: str) -> None:
    draft.gain(who, "vp", POWERHOUSE_VP * draft.pieces(who).powerhouse, "T14")


def _points_for_advanced_tiles(draft: Draft, who: str, space: str) -> None:
    draft.gain(who, "vp", ADVANCED_TILE_VP * len(advanced_tiles(draft, who)), "T15")


def advanced_tiles(position: Position, who: str) -> list[str]:
    """The advanced tiles a company has acquired, in supply and wheel (T15, B6)."""
    company = position.companies[who]
    tiles = [*company.tiles, *(tile for segment in company.wheel for tile in segment.tiles)]
    return [tile for tile in tiles if TILES[tile].level]


# T4, T5, T8, T10 and T11 act on what a construction takes, not after it: see costs and construction.
EFFECTS: dict[str, Callable[[Draft, str, str], None]] = {
    "adv1_base": _drop_in_empty_dams,
    "adv1_elevation": _turn_for_elevations,
    "adv1_conduit": _credits_for_conduit,
    "adv2_base": _energy_for_bases,
    "adv2_elevation": _fill_dam,
    "adv2_powerhouse": _produce_now,
    "adv3_elevation": _points_for_elevated_dams,
    "adv3_conduit": _energy_for_conduit,
    "adv3_powerhouse": _points_for_powerhouses,
    "adv3_wild": _points_for_advanced_tiles,
}
