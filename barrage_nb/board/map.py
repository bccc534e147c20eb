"""The map: areas, basins, building spaces, conduits and rivers (G2 to G4)."""

from typing import NamedTuple


class BaseSpace(NamedTuple):
    """A place for a dam; the upper one of a basin has a red border and meets the water first (W7)."""

    id: str
    basin: int
    area: str
    fee: int


class ConduitSpace(NamedTuple):
    """A place for a conduit, with its value, the basin it drains and the basin it feeds."""

    id: str
    value: int
    source: int
    target: int
    area: str


class PowerhouseSpace(NamedTuple):
    """A place for a powerhouse; a red border costs a fee."""

    id: str
    basin: int
    area: str
    fee: int


AREAS = ("mountains", "hills", "plains")

AREA_OF_BASIN = {
    1: "mountains",
    2: "mountains",
    3: "mountains",
    4: "mountains",
    5: "hills",
    6: "hills",
    7: "hills",
    8: "plains",
    9: "plains",
    10: "plains",
    11: "plains",
    12: "plains",
}

BASE_SPACES = {
    space.id: space
    for space in (
        BaseSpace("B1U", 1, "mountains", 3),
        BaseSpace("B1L", 1, "mountains", 0),
        BaseSpace("B2U", 2, "mountains", 3),
        BaseSpace("B2L", 2, "mountains", 0),
        BaseSpace("B3U", 3, "mountains", 3),
        BaseSpace("B3L", 3, "mountains", 0),
        BaseSpace("B4U", 4, "mountains", 3),
        BaseSpace("B4L", 4, "mountains", 0),
        BaseSpace("B5U", 5, "hills", 3),
        BaseSpace("B5L", 5, "hills", 0),
        BaseSpace("B6U", 6, "hills", 3),
        BaseSpace("B6L", 6, "hills", 0),
        BaseSpace("B7U", 7, "hills", 3),
        BaseSpace("B7L", 7, "hills", 0),
        BaseSpace("B8U", 8, "plains", 3),
        BaseSpace("B8L", 8, "plains", 0),
        BaseSpace("B9U", 9, "plains", 3),
        BaseSpace("B9L", 9, "plains", 0),
        BaseSpace("B10U", 10, "plains", 3),
        BaseSpace("B10L", 10, "plains", 0),
    )
}

CONDUITS = {
    space.id: space
    for space in (
        ConduitSpace("C1A", 5, 1, 8, "mountains"),
        ConduitSpace("C1B", 4, 1, 5, "mountains"),
        ConduitSpace("C2A", 3, 2, 6, "mountains"),
        ConduitSpace("C2B", 5, 2, 10, "mountains"),
        ConduitSpace("C3A", 4, 3, 5, "mountains"),
        ConduitSpace("C3B", 3, 3, 6, "mountains"),
        ConduitSpace("C4A", 3, 4, 7, "mountains"),
        ConduitSpace("C4B", 5, 4, 12, "mountains"),
        ConduitSpace("C5A", 3, 5, 8, "hills"),
        ConduitSpace("C5B", 4, 5, 10, "hills"),
        ConduitSpace("C6A", 4, 6, 9, "hills"),
        ConduitSpace("C6B", 2, 6, 7, "hills"),
        ConduitSpace("C7A", 2, 7, 10, "hills"),
        ConduitSpace("C7B", 3, 7, 12, "hills"),
        ConduitSpace("C8A", 3, 8, 11, "plains"),
        ConduitSpace("C8B", 2, 8, 9, "plains"),
        ConduitSpace("C9A", 1, 9, 11, "plains"),
        ConduitSpace("C9B", 3, 9, 12, "plains"),
        ConduitSpace("C10A", 2, 10, 11, "plains"),
        ConduitSpace("C10B", 1, 10, 12, "plains"),
    )
}

ENDS = {space.id: (space.source, space.target) for space in CONDUITS.values()}
"""The basin that each conduit drains, and the one that it feeds: what no box changes of it."""

POWERHOUSES = {
    space.id: space
    for space in (
        PowerhouseSpace("P5.1", 5, "hills", 0),
        PowerhouseSpace("P5.2", 5, "hills", 3),
        PowerhouseSpace("P6.1", 6, "hills", 0),
        PowerhouseSpace("P6.2", 6, "hills", 3),
        PowerhouseSpace("P7.1", 7, "hills", 0),
        PowerhouseSpace("P7.2", 7, "hills", 3),
        PowerhouseSpace("P8.1", 8, "plains", 0),
        PowerhouseSpace("P8.2", 8, "plains", 0),
        PowerhouseSpace("P8.3", 8, "plains", 3),
        PowerhouseSpace("P9.1", 9, "plains", 0),
        PowerhouseSpace("P9.2", 9, "plains", 0),
        PowerhouseSpace("P9.3", 9, "plains", 3),
        PowerhouseSpace("P10.1", 10, "plains", 0),
        PowerhouseSpace("P10.2", 10, "plains", 3),
        PowerhouseSpace("P10.3", 10, "plains", 3),
        PowerhouseSpace("P11.1", 11, "plains", 0),
        PowerhouseSpace("P11.2", 11, "plains", 0),
        PowerhouseSpace("P11.3", 11, "plains", 3),
        PowerhouseSpace("P11.4", 11, "plains", 3),
        PowerhouseSpace("P12.1", 12, "plains", 0),
        PowerhouseSpace("P12.2", 12, "plains", 3),
        PowerhouseSpace("P12.3", 12, "plains", 3),
        PowerhouseSpace("P12.4", 12, "plains", 3),
    )
}

HEADSTREAMS = ("HA", "HB", "HC", "HD")
EXITS = ("XL", "XR")

# The next node downstream; "P8" stands for all powerhouses of basin 8, which lie above its dams.
RIVERS = {
    "HA": "B1U",
    "HB": "B2U",
    "HC": "B3U",
    "HD": "B4U",
    "B1U": "B1L",
    "B2U": "B2L",
    "B3U": "B3L",
    "B4U": "B4L",
    "B1L": "P8",
    "B2L": "P5",
    "B3L": "P6",
    "B4L": "P7",
    "P8": "B8U",
    "P5": "B5U",
    "P6": "B6U",
    "P7": "B7U",
    "B5U": "B5L",
    "B6U": "B6L",
    "B7U": "B7L",
    "B5L": "P9",
    "B6L": "P10",
    "B7L": "P10",
    "P9": "B9U",
    "P10": "B10U",
    "B8U": "B8L",
    "B9U": "B9L",
    "B10U": "B10L",
    "B8L": "P11",
    "B9L": "P11",
    "B10L": "P12",
    "P11": "XL",
    "P12": "XR",
}

# The level of the neutral dam of each area, and where its setup tile may put it (U6).
NEUTRAL_LEVELS = {"mountains": 1, "hills": 2, "plains": 3}
NEUTRAL_SPACES = {
    area: tuple(space.id for space in BASE_SPACES.values() if space.area == area and not space.fee) for area in AREAS
}

# What follows from the tables above, computed once.
MAP_SPACES = (*BASE_SPACES, *CONDUITS, *POWERHOUSES, *HEADSTREAMS)
AREA_OF_SPACE = {space.id: space.area for table in (BASE_SPACES, CONDUITS, POWERHOUSES) for space in table.values()}
FEE_OF_SPACE = {
    **{space.id: space.fee for space in BASE_SPACES.values()},
    **{space.id: 0 for space in CONDUITS.values()},
    **{space.id: space.fee for space in POWERHOUSES.values()},
}
BASIN_OF_SPACE = {
    **{space.id: space.basin for space in BASE_SPACES.values()},
    **{space.id: space.source for space in CONDUITS.values()},
    **{space.id: space.basin for space in POWERHOUSES.values()},
}
BASES_IN_BASIN = {
    basin: tuple(space.id for space in BASE_SPACES.values() if space.basin == basin) for basin in AREA_OF_BASIN
}
POWERHOUSES_IN_BASIN = {
    basin: tuple(space.id for space in POWERHOUSES.values() if space.basin == basin) for basin in AREA_OF_BASIN
}
CONDUITS_FROM_BASIN = {
    basin: tuple(space.id for space in CONDUITS.values() if space.source == basin) for basin in AREA_OF_BASIN
}
CONDUITS_INTO_BASIN = {
    basin: tuple(space.id for space in CONDUITS.values() if space.target == basin) for basin in AREA_OF_BASIN
}
BASIN_OF_NODE = {f"P{basin}": basin for basin in range(5, 13)}
COURSE_FROM = {}
"""Every node below a node, in the order the water meets them, down to the exit (W2)."""
for _node in (*HEADSTREAMS, *RIVERS):
    _course = []
    _next = RIVERS.get(_node)
    while _next is not None:
        _course.append(_next)
        _next = RIVERS.get(_next)
    COURSE_FROM[_node] = tuple(_course)
BASES_BELOW = {start: tuple(node for node in course if node in BASE_SPACES) for start, course in COURSE_FROM.items()}
"""The spaces for dams that a drop passes on its way, in order."""
