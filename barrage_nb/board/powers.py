"""What changes the plain rules: the record of hooks, technology tiles and officers (G7, G8, O1 to O11, T1 to T17)."""

from typing import NamedTuple


class Effect(NamedTuple):
    """What a tile gives when a piece has been built with it: so much for each thing counted (T16)."""

    gives: str
    each: int = 1
    per: str | None = None  # what is counted; None gives it once


class Power(NamedTuple):
    """The hooks that one row changes; each is at its default where the plain rules hold."""

    # Construction.
    base_excavators: int | None = None  # what a base costs in any area
    conduit_excavators: int | None = None  # the most that a conduit costs
    conduit_mixers: int = 0  # mixers for each point of a conduit's value, instead of excavators
    credits_per_machine: int = 0  # a required machine may be replaced by so many credits
    machines_alike: bool = False  # excavators and mixers stand for each other
    no_building_fee: bool = False  # a red building space costs nothing
    one_kind: bool = False  # of a cost in both machines only one kind is needed
    no_engineers: bool = False  # building takes neither engineers nor a construction space
    effect: Effect | None = None  # what happens after the piece and its income
    # Production, water and contracts.
    floor: int = 0  # drops times value count as this at least
    steps_after: int = 0  # energy after a production
    second_production: bool = False  # another powerhouse may produce after a production
    steps_per_drop: int = 0  # energy for each drop that flows by an own powerhouse
    contract_reduction: int = 0  # every contract needs so much less energy
    deep_dams: bool = False  # own dams of level 3 hold 4 drops
    drop_after: int = 0  # drops for another own dam after a production
    many_contracts: bool = False  # a production may fulfil several contracts
    hand: int = 0  # contracts in hand, where it is not as many as anybody has
    # The supply, and what others have.
    brings: tuple[str, ...] = ()  # tiles at the start
    ruled_credits: bool = False  # what it starts with is a ruling's number of credits
    copies_tiles: bool = False  # builds as another tile of the wheel does
    copies_officers: bool = False  # takes over another officer's power for a turn
    works_on_wheel: bool = False  # the machines of a work may go on the wheel
    uses_buildings: bool = False  # has a space to use any building of its own
    architect: bool = False  # one engineer, alone on a space for one, brings a further turn


PLAIN = Power()
BUILDING_HOOKS = (
    *("base_excavators", "conduit_excavators", "conduit_mixers", "credits_per_machine", "machines_alike", "one_kind"),
    *("no_building_fee", "copies_tiles"),
)
"""What changes a construction: whoever builds is looked up with these."""
# Hooks that another clause than the row's own speaks of.
CLAUSE_OF_HOOK = {"ruled_credits": "U10"}


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


class Officer(NamedTuple):
    """An officer, the clause of the ability and the hooks it changes."""

    id: str
    clause: str
    power: Power


OFFICERS = {
    officer.id: officer
    for officer in (
        Officer("adler", "O1", Power(base_excavators=3)),
        Officer("del_monte", "O2", Power(deep_dams=True)),
        Officer("fiesler", "O3", Power(floor=4)),
        Officer("mcdowell", "O4", Power(conduit_mixers=1)),
        Officer("jordan", "O5", Power(credits_per_machine=3)),
        Officer("krylov", "O6", Power(brings=(SPECIAL_TILE,), copies_tiles=True)),
        Officer("sekibo", "O7", Power(ruled_credits=True, copies_officers=True)),
    )
}

# Officers drawn beside the players' own, for Sekibo to copy, by number of players (O11).
SPARE_OFFICERS = {2: 2, 3: 1, 4: 0}
