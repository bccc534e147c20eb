"""Where things are on the map: a box of 1000 by 1060 units, y down, whatever the width of the picture."""

from functools import lru_cache
from itertools import pairwise
from math import dist
from typing import NamedTuple

from ..board import map
from .shapes import Command, Corners, Point, commands, flatten

MAP_WIDTH, MAP_HEIGHT = 1000, 1060


class BasinPlan(NamedTuple):
    """Where the parts of a basin are: its valley, and the x of its dam feet and of its powerhouses."""

    valley: Corners
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
    basin = map.BASE_SPACES[space].basin
    plan = BASINS[basin]
    upper = plan.valley[1] + (UPPER_FOOT_WITH_HOUSES if plan.houses else UPPER_FOOT)
    return (plan.upper, upper) if space.endswith("U") else (plan.lower, upper + LOWER_FOOT_BELOW_UPPER)


def marker_point(conduit: str) -> Point:
    """The middle of a conduit's marker, on the side of the valley it drains."""
    basin = map.CONDUITS[conduit].source
    left, _, right, _ = BASINS[basin].valley
    _, foot = dam_foot(f"B{basin}U")
    x = left + MARKER_FROM_SIDE if conduit.endswith("A") else right - MARKER_FROM_SIDE
    return x, foot - MARKER_ABOVE_FOOT


def plate(basin: int) -> tuple[float, float, float]:
    """The left, the right and the height of the plate where every pipe into a basin ends."""
    plan = BASINS[basin]
    return (plan.houses[0] - PLATE_BEYOND_HOUSE, plan.houses[-1] + PLATE_BEYOND_HOUSE, plan.valley[1] + PLATE_FROM_TOP)


def house_point(space: str) -> Point:
    """The middle of a powerhouse space."""
    basin = map.POWERHOUSES[space].basin
    plan = BASINS[basin]
    x = plan.houses[map.POWERHOUSES_IN_BASIN[basin].index(space)]
    return x, plate(basin)[2] + HOUSE_BELOW_PLATE


def number_point(basin: int) -> Point:
    """The middle of a basin's number."""
    left, top, _, _ = BASINS[basin].valley
    return left + (19 if basin < 10 else 21), top + (30 if basin < 5 else 38)


HEADSTREAM_X = dict(zip(map.HEADSTREAMS, (130, 374, 631, 873), strict=True))
CARD_TOP, CARD_WIDTH, CARD_HEIGHT = 10, 176, 44
LAKE_TOP, LAKE_DROPS, LAKE_BOTTOM = 54, 67, 85
EXIT_AT = {"XL": (262.0, 1038.0), "XR": (690.0, 1038.0)}


def card_box(headstream: str) -> Corners:
    """The card of a headstream."""
    left = HEADSTREAM_X[headstream] - CARD_WIDTH / 2
    return left, CARD_TOP, left + CARD_WIDTH, CARD_TOP + CARD_HEIGHT


def round_point(headstream: str, round: int) -> Point:
    """The middle of a round's number on the card of a headstream."""
    return HEADSTREAM_X[headstream] - 26 + 31 * (round - 1), CARD_TOP + CARD_HEIGHT / 2


# Two rivers meet at the plates of basins 10 and 11: the strand is the dam that the water comes from.
STRANDS = {("B6L", "P10"): "B6L", ("B7L", "P10"): "B7L", ("B8L", "P11"): "B8L", ("B9L", "P11"): "B9L"}

# The points where a river runs straight down; between them it swings.
_DOWN: dict[tuple[str, str, str], tuple[Point, ...]] = {
    ("HA", "B1U", ""): ((130, 80), (122, 138), (122, 172)),
    ("HB", "B2U", ""): ((374, 80), (382, 138), (382, 172)),
    ("HC", "B3U", ""): ((631, 80), (623, 138), (623, 172)),
    ("HD", "B4U", ""): ((873, 80), (881, 138), (881, 172)),
    ("B1U", "B1L", ""): ((122, 172), (138, 220), (138, 254)),
    ("B2U", "B2L", ""): ((382, 172), (366, 220), (366, 254)),
    ("B3U", "B3L", ""): ((623, 172), (639, 220), (639, 254)),
    ("B4U", "B4L", ""): ((881, 172), (865, 220), (865, 254)),
    ("B1L", "P8", ""): ((138, 254), (150, 326), (126, 398), (168, 460), (168, 516)),
    ("B2L", "P5", ""): ((366, 254), (356, 308), (356, 364)),
    ("B3L", "P6", ""): ((639, 254), (640, 308), (640, 364)),
    ("B4L", "P7", ""): ((865, 254), (852, 434), (852, 490)),
    ("P5", "B5U", ""): ((356, 364), (348, 408), (348, 442)),
    ("B5U", "B5L", ""): ((348, 442), (364, 490), (364, 524)),
    ("B5L", "P9", ""): ((364, 524), (392, 586), (392, 642)),
    ("P6", "B6U", ""): ((640, 364), (648, 408), (648, 442)),
    ("B6U", "B6L", ""): ((648, 442), (632, 490), (632, 524)),
    ("B6L", "P10", "B6L"): ((632, 524), (708, 692), (708, 748)),
    ("P7", "B7U", ""): ((852, 490), (844, 534), (844, 568)),
    ("B7U", "B7L", ""): ((844, 568), (860, 616), (860, 650)),
    ("B7L", "P10", "B7L"): ((860, 650), (768, 692), (768, 748)),
    ("P8", "B8U", ""): ((168, 516), (154, 560), (154, 594)),
    ("B8U", "B8L", ""): ((154, 594), (138, 642), (138, 676)),
    ("B8L", "P11", "B8L"): ((138, 676), (210, 860), (210, 916)),
    ("P9", "B9U", ""): ((392, 642), (406, 686), (406, 720)),
    ("B9U", "B9L", ""): ((406, 720), (422, 768), (422, 802)),
    ("B9L", "P11", "B9L"): ((422, 802), (314, 860), (314, 916)),
    ("P10", "B10U", "B6L"): ((708, 748), (746, 792), (746, 826)),
    ("P10", "B10U", "B7L"): ((768, 748), (746, 792), (746, 826)),
    ("B10U", "B10L", ""): ((746, 826), (730, 874), (730, 908)),
    ("B10L", "P12", ""): ((730, 908), (690, 954), (690, 1010)),
    ("P11", "XL", "B8L"): ((210, 916), (262, 990), EXIT_AT["XL"]),
    ("P11", "XL", "B9L"): ((314, 916), (262, 990), EXIT_AT["XL"]),
    ("P12", "XR", ""): ((690, 1010), EXIT_AT["XR"]),
}
RIVERS = tuple(_DOWN)

# From the marker of a conduit to the plate of the basin it feeds.
_PIPES = {
    "C1A": "M42 164C31.6 223.1 45.8 270.9 72.3 345.1C92.5 401.6 85 380 115 459",
    "C1B": "M218 164C248 235.4 250 240 317 307",
    "C2A": "M286 164C270 246 296 286 396 287C496 288 500 312 586 312",
    "C2B": "M462 164C472.4 223.1 468.7 370.5 497 456C525.2 541.4 642.6 640 688.6 691",
    "C3A": "M543 164C525 235 470 276 397 307",
    "C3B": "M719 164C723.7 190.8 720.5 224.6 687 307",
    "C4A": "M785 164C780.5 189.7 806.5 357.8 830 433",
    "C4B": "M961 164C971.4 223.1 983 509.9 985 663.9C988 880 930 958 788 958",
    "C5A": "M266 434C243 445 226 450 209 459",
    "C5B": "M446 434C543.5 575.1 542.5 579.2 662 691",
    "C6A": "M550 434C535 450.1 431.7 567 413 585",
    "C6B": "M730 434C752 434 776 438 798 438",
    "C7A": "M762 560C753.3 592.5 740.4 640 728 691",
    "C7B": "M942 560C952.4 619.1 951 585 956 682.6C961 790 920 890 765 953",
    "C8A": "M40 586C28.7 650.2 76 729 165 859",
    "C8B": "M252 586C284 586 312 590 338 590",
    "C9A": "M308 712C293.2 756.2 263 828 253 859",
    "C9B": "M520 712C544 773.2 590.5 870 622 953",
    "C10A": "M616 818C510 836 440 864 368 864",
    "C10B": "M852 818C888 868 850 908 731 953",
}


@lru_cache
def river_curve(start: str, end: str, strand: str = "") -> tuple[Command, ...]:
    """The river from one node to the next, as a path; two strands leave the plates of basins 10 and 11."""
    points = _DOWN[start, end, strand]
    steps: list[Command] = [("M", points[0])]
    for (x0, y0), (x1, y1) in pairwise(points):
        bend = 0.45 * (y1 - y0)
        steps.append(("L", (x1, y1)) if x0 == x1 else ("C", (x0, y0 + bend, x1, y1 - bend, x1, y1)))
    return tuple(steps)


def pipe_curve(conduit: str) -> tuple[Command, ...]:
    """The pipe of a conduit from its marker down to a plate, as a path."""
    return commands(_PIPES[conduit])


def river_width(node: str) -> float:
    """How wide the river is that leaves a node: it grows on its way down."""
    basin = map.BASIN_OF_NODE.get(node) or int(node[1:-1] if node[0] == "B" else 0)
    return 8 if basin < 5 else 10 if basin < 8 else 11.5


def sample(curve: tuple[Command, ...]) -> tuple[Point, ...]:
    """A curve as points."""
    return tuple(point for run in flatten(curve) for point in run)


@lru_cache
def way(path: tuple[str, ...]) -> tuple[Point, ...]:
    """The points along which a drop moves from node to node; a powerhouse space may come first."""
    points: list[Point] = []
    start, strand = _entry(path)
    if start is not None:
        points.append(start)
    nodes = (path[0].partition(".")[0], *path[1:])
    for here, there in pairwise(nodes):
        strand = STRANDS.get((here, there), strand)
        stretch = sample(river_curve(here, there, strand if (here, there, strand) in _DOWN else ""))
        points += stretch[1:] if points and points[-1] == stretch[0] else stretch
    return tuple(points)


def _entry(path: tuple[str, ...]) -> tuple[Point | None, str]:
    """Where the water of a powerhouse enters the river, and by which strand: the nearer one."""
    first = path[0]
    if "." not in first:
        return None, {"P10": "B6L", "P11": "B8L"}.get(first, "")
    house = house_point(first)
    mouths = {strand: points[0] for (node, _, strand), points in _DOWN.items() if node == first.partition(".")[0]}
    return house, min(mouths, key=lambda strand: dist(mouths[strand], house))


@lru_cache
def through(conduit: str, dam: str, powerhouse: str) -> tuple[Point, ...]:
    """The points along which a production pulls its drops: dam, pipe, powerhouse."""
    return (dam_foot(dam), marker_point(conduit), *sample(pipe_curve(conduit)), house_point(powerhouse))


def drawn_river(start: str, end: str, strand: str) -> tuple[Command, ...]:
    """A river as it is painted: where it grows at a plate, it has its new width from the plate on."""
    curve = river_curve(start, end, strand)
    if start not in map.BASIN_OF_NODE or not map.BASES_IN_BASIN[map.BASIN_OF_NODE[start]]:
        return curve
    (_, (x, y)), *rest = curve
    return (("M", (x, y - RIVER_BELOW_PLATE)), ("L", (x, y)), *rest)
