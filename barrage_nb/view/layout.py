"""Where things are on the map: a box of 1000 by 1060 units, y down, whatever the width of the picture."""

from typing import NamedTuple

from ..board.map import BASE_SPACES, CONDUITS, HEADSTREAMS, POWERHOUSES, POWERHOUSES_IN_BASIN
from .shapes import Box, Point

MAP_WIDTH, MAP_HEIGHT = 1000, 1060


class BasinPlan(NamedTuple):
    """Where the parts of a basin are: its valley, and the x of its dam feet and of its powerhouses."""

    valley: Box
    upper: float = 0
    lower: float = 0
    houses: tuple[float, ...] = ()


BASINS = {
    1: BasinPlan((38, 94, 222, 264), 122, 138),
    2: BasinPlan((282, 94, 466, 264), 382, 366),
    3: BasinPlan((539, 94, 723, 264), 623, 639),
    4: BasinPlan((781, 94, 965, 264), 881, 865),
    5: BasinPlan((262, 304, 450, 534), 348, 364, (326, 386)),
    6: BasinPlan((546, 304, 734, 534), 648, 632, (610, 670)),
    7: BasinPlan((758, 430, 946, 660), 844, 860, (822, 882)),
    8: BasinPlan((36, 456, 256, 686), 154, 138, (94, 138, 198)),
    9: BasinPlan((304, 582, 524, 812), 406, 422, (362, 422, 466)),
    10: BasinPlan((612, 688, 856, 918), 746, 730, (678, 738, 798)),
    11: BasinPlan((116, 856, 398, 922), houses=(180, 240, 284, 344)),
    12: BasinPlan((552, 950, 818, 1016), houses=(616, 660, 720, 764)),
}

# From the top of a valley down to its parts; a valley without powerhouses is shorter.
UPPER_FOOT_WITH_HOUSES, UPPER_FOOT = 138, 78
LOWER_FOOT_BELOW_UPPER = 82
MARKER_ABOVE_FOOT, MARKER_FROM_SIDE = 8, 4
PLATE_FROM_TOP, HOUSE_BELOW_PLATE, RIVER_BELOW_PLATE = 8, 27, 52
PLATE_BEYOND_HOUSE = 21
HALF_HOUSE, HALF_FOOT = 18, 29


def dam_foot(space: str) -> Point:
    """The middle of the foot of a dam."""
    basin = BASE_SPACES[space].basin
    plan = BASINS[basin]
    upper = plan.valley[1] + (UPPER_FOOT_WITH_HOUSES if plan.houses else UPPER_FOOT)
    return (plan.upper, upper) if space.endswith("U") else (plan.lower, upper + LOWER_FOOT_BELOW_UPPER)


def marker_point(conduit: str) -> Point:
    """The middle of a conduit's marker, on the side of the valley it drains."""
    basin = CONDUITS[conduit].source
    left, _, right, _ = BASINS[basin].valley
    _, foot = dam_foot(f"B{basin}U")
    x = left + MARKER_FROM_SIDE if conduit.endswith("A") else right - MARKER_FROM_SIDE
    return x, foot - MARKER_ABOVE_FOOT


def plate(basin: int) -> tuple[float, float, float]:
    """The left, the right and the height of the plate where every pipe into a basin ends."""
    plan = BASINS[basin]
    return (
        plan.houses[0] - PLATE_BEYOND_HOUSE,
        plan.houses[-1] + PLATE_BEYOND_HOUSE,
        plan.valley[1] + PLATE_FROM_TOP,
    )


def house_point(space: str) -> Point:
    """The middle of a powerhouse space."""
    basin = POWERHOUSES[space].basin
    plan = BASINS[basin]
    x = plan.houses[POWERHOUSES_IN_BASIN[basin].index(space)]
    return x, plate(basin)[2] + HOUSE_BELOW_PLATE


def number_point(basin: int) -> Point:
    """The middle of a basin's number."""
    left, top, _, _ = BASINS[basin].valley
    return left + (19 if basin < 10 else 21), top + (30 if basin < 5 else 38)


HEADSTREAM_X = dict(zip(HEADSTREAMS, (130, 374, 631, 873), strict=True))
CARD_TOP, CARD_WIDTH, CARD_HEIGHT = 10, 176, 44
LAKE_TOP, LAKE_DROPS, LAKE_BOTTOM = 54, 67, 85
EXIT_AT = {"XL": (262.0, 1038.0), "XR": (690.0, 1038.0)}


def card_box(headstream: str) -> Box:
    """The card of a headstream."""
    left = HEADSTREAM_X[headstream] - CARD_WIDTH / 2
    return left, CARD_TOP, left + CARD_WIDTH, CARD_TOP + CARD_HEIGHT


def round_point(headstream: str, round: int) -> Point:
    """The middle of a round's number on the card of a headstream."""
    return HEADSTREAM_X[headstream] - 26 + 31 * (round - 1), CARD_TOP + CARD_HEIGHT / 2
