"""Technology tiles: five basic ones a company, fifteen advanced, and Krylov's (G7, G8, T1 to T17)."""

from typing import NamedTuple

from .powers import PLAIN, Effect, Power


class TechnologyTile(NamedTuple):
    """A tile: what it builds ("wild" builds anything), its level (0 is basic), its clause and what it changes."""

    id: str
    structure: str
    level: int
    clause: str
    power: Power = PLAIN
    called: str = ""  # where another tile has its structure and level

    @property
    def word(self) -> str:
        """What a player calls it: `base-II` is the advanced base tile of level 2."""
        return self.called or (f"{self.structure}-{'I' * self.level}" if self.level else self.id)


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
        TechnologyTile("adv1_base", "base", 1, "T1", Power(effect=Effect("drop in own empty dams"))),
        TechnologyTile("adv1_elevation", "elevation", 1, "T2", Power(effect=Effect("rotate", 1, "elevation"))),
        TechnologyTile("adv1_conduit", "conduit", 1, "T3", Power(effect=Effect("credits", 2, "value"))),
        TechnologyTile("adv1_powerhouse", "powerhouse", 1, "T4", Power(no_engineers=True)),
        TechnologyTile("adv1_wild", "wild", 1, "T5", Power(no_building_fee=True)),
        TechnologyTile("adv2_base", "base", 2, "T6", Power(effect=Effect("energy", 1, "base"))),
        TechnologyTile("adv2_elevation", "elevation", 2, "T7", Power(effect=Effect("fill"))),
        TechnologyTile("adv2_conduit", "conduit", 2, "T8", Power(conduit_excavators=5)),
        TechnologyTile("adv2_powerhouse", "powerhouse", 2, "T9", Power(effect=Effect("produce", 2))),
        TechnologyTile("adv2_wild", "wild", 2, "T10", Power(machines_alike=True)),
        TechnologyTile("adv3_base", "base", 3, "T11", Power(base_excavators=0, no_engineers=True)),
        TechnologyTile("adv3_elevation", "elevation", 3, "T12", Power(effect=Effect("vp", 3, "elevated dam"))),
        TechnologyTile("adv3_conduit", "conduit", 3, "T13", Power(effect=Effect("energy", 2, "value"))),
        TechnologyTile("adv3_powerhouse", "powerhouse", 3, "T14", Power(effect=Effect("vp", 3, "powerhouse"))),
        TechnologyTile("adv3_wild", "wild", 3, "T15", Power(effect=Effect("vp", 3, "advanced tile"))),
    )
}

ADVANCED_TILES = tuple(tile.id for tile in TILES.values() if tile.level)
