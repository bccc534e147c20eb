"""Headstream, bonus and objective tiles, and the energy track of the rounds (I5, B1 to B6, J1 to J8, S2 to S5)."""

from typing import NamedTuple

ROUNDS = 5

MOST_BONUS_TILES = 5
"""As many bonus tiles are laid out by lot, however many rounds a box has (U2)."""

# Drops by round for each headstream tile; round 5 brings none (I5).
HEADSTREAM_TILES = {
    1: (0, 2, 2, 0),
    2: (0, 0, 1, 3),
    3: (2, 0, 2, 0),
    4: (1, 1, 1, 1),
    5: (0, 1, 0, 2),
    6: (0, 0, 1, 2),
    7: (1, 0, 2, 2),
    8: (0, 1, 2, 1),
}


class BonusTile(NamedTuple):
    """A bonus tile: the victory points for each, and what it counts."""

    id: str
    clause: str
    vp: int
    counts: str


BONUS_TILES = {
    tile.id: tile
    for tile in (
        BonusTile("contracts", "B1", 2, "contracts"),
        BonusTile("bases", "B3", 4, "bases"),
        BonusTile("elevations", "B5", 4, "elevations"),
        BonusTile("conduits", "B4", 4, "conduits"),
        BonusTile("powerhouses", "B2", 5, "powerhouses"),
        BonusTile("advanced_tiles", "B6", 4, "advanced_tiles"),
    )
}
# The tile that leaves the box in the introductory game (U2).
ADVANCED_BONUS = "advanced_tiles"


class ObjectiveTile(NamedTuple):
    """An objective tile: the clause that says what it counts, and that."""

    id: str
    clause: str
    counts: str


OBJECTIVES = {
    tile.id: tile
    for tile in (
        ObjectiveTile("red_spaces", "J3", "red_spaces"),
        ObjectiveTile("largest_area", "J5", "largest_area"),
        ObjectiveTile("connected_bases", "J4", "connected_bases"),
        ObjectiveTile("smallest_area", "J6", "smallest_area"),
        ObjectiveTile("basins_1", "J7", "basins_1"),
        ObjectiveTile("basins_3", "J8", "basins_3"),
    )
}
OBJECTIVE_PRIZES = (15, 10, 5)


TRACK_END = 30
# The least energy that pays so many credits, highest first (S4).
TRACK_CREDITS = ((29, 8), (22, 7), (16, 6), (11, 5), (7, 4), (4, 3), (2, 2), (1, 1), (0, 3))
ZERO_ENERGY_VP = -3
# The least energy of each section; the bonus tile of round n lies at section n (S5).
SECTIONS = (6, 12, 18, 24, 30)
BONUS_LOSS_PER_SECTION = 4
FIRST_PRIZE = 6
SECOND_PRIZE = 2
