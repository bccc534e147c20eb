"""Technology tiles: five basic ones a company, fifteen advanced, and Krylov's (G7, G8, T1 to T17)."""

from typing import NamedTuple


class TechnologyTile(NamedTuple):
    """A tile: what it builds ("wild" builds anything), its level (0 is basic) and its clause."""

    id: str
    structure: str
    level: int
    clause: str


BASIC_TILES = ("base", "elevation", "conduit", "powerhouse")
WILD_TILE = "wild"
SPECIAL_TILE = "krylov"

TILES = {
    tile.id: tile
    for tile in (
        TechnologyTile("base", "base", 0, "C2"),
        TechnologyTile("elevation", "elevation", 0, "C2"),
        TechnologyTile("conduit", "conduit", 0, "C2"),
        TechnologyTile("powerhouse", "powerhouse", 0, "C2"),
        TechnologyTile("wild", "wild", 0, "T17"),
        TechnologyTile("krylov", "copy", 0, "O6"),
        TechnologyTile("adv1_base", "base", 1, "T1"),
        TechnologyTile("adv1_elevation", "elevation", 1, "T2"),
        TechnologyTile("adv1_conduit", "conduit", 1, "T3"),
        TechnologyTile("adv1_powerhouse", "powerhouse", 1, "T4"),
        TechnologyTile("adv1_wild", "wild", 1, "T5"),
        TechnologyTile("adv2_base", "base", 2, "T6"),
        TechnologyTile("adv2_elevation", "elevation", 2, "T7"),
        TechnologyTile("adv2_conduit", "conduit", 2, "T8"),
        TechnologyTile("adv2_powerhouse", "powerhouse", 2, "T9"),
        TechnologyTile("adv2_wild", "wild", 2, "T10"),
        TechnologyTile("adv3_base", "base", 3, "T11"),
        TechnologyTile("adv3_elevation", "elevation", 3, "T12"),
        TechnologyTile("adv3_conduit", "conduit", 3, "T13"),
        TechnologyTile("adv3_powerhouse", "powerhouse", 3, "T14"),
        TechnologyTile("adv3_wild", "wild", 3, "T15"),
    )
}

ADVANCED_TILES = tuple(tile.id for tile in TILES.values() if tile.level)
# Tiles that build without engineers and without a construction space (T4, T11).
ENGINEER_FREE_TILES = ("adv1_powerhouse", "adv3_base")
