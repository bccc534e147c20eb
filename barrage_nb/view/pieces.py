"""The pieces on the map: dams, powerhouses, conduits, and what is printed where they may stand."""

from math import atan2, cos, sin

from .icons import Shapes, drop, letter, socket
from .layout import HALF_FOOT, HALF_HOUSE
from .palette import LIGHT_GAPS
from .shapes import Circle, Command, Line, Path, Point, Rect, Shape, Text, commands, polyline

BASE_HEIGHT, ELEVATION_HEIGHT, GAP = 20, 12.5, 2.5
WIDENS = 0.3
SAG = 4
POOL_HEIGHT = 24
SOCKET_SIZE, SOCKET_ABOVE_CREST = 17.5, 9.5
MARKER_RADIUS, PILL_HALF_WIDTH, PILL_HALF_HEIGHT = 16, 27, 16.5
FEE = "+3"


def crest(level: int) -> float:
    """How high a dam of a level is."""
    return BASE_HEIGHT + (level - 1) * (ELEVATION_HEIGHT + GAP)


def socket_points(foot: Point, level: int, count: int) -> tuple[Point, ...]:
    """Where the drops of a dam are, from left to right."""
    x, y = foot
    pitch = 21 if count < 4 else 20
    left = x - pitch * (count - 1) / 2
    return tuple((left + pitch * index, y - crest(level) - SOCKET_ABOVE_CREST) for index in range(count))


def dam(foot: Point, owner: str, level: int, drops: int, room: int, red: bool) -> Shapes:
    """A dam: as many courses as its level, and over its crest a pool with a socket for each drop it can hold."""
    sockets = socket_points(foot, level, max(room, drops))
    water: list[Shape] = [_pool(foot, level)]
    for index, (x, y) in enumerate(sockets):
        water += drop(x, y, SOCKET_SIZE) if index < drops else socket(x, y, SOCKET_SIZE)
    bracket = (_bracket(foot),) if red else ()
    return (*water, *bracket, *_wall(foot, owner, level), *letter(owner, foot[0], foot[1] - 7.5, 17))


def _half(height: float) -> float:
    return HALF_FOOT + WIDENS * height


def _slab(foot: Point, low: float, high: float, grow: float = 0) -> tuple[Command, ...]:
    """A course between two heights above a foot: wider at the top, sagging in the middle."""
    x, y = foot
    top, bottom = _half(high) + grow, _half(low) + grow
    return (
        ("M", (x - top, y - high - grow)),
        ("Q", (x, y - high - grow + SAG, x + top, y - high - grow)),
        ("L", (x + bottom, y - low + grow)),
        ("Q", (x, y - low + grow + SAG, x - bottom, y - low + grow)),
        ("Z", ()),
    )


def _wall(foot: Point, owner: str, level: int) -> Shapes:
    edge = None if owner in LIGHT_GAPS else "wall_line"
    courses: list[Shape] = [Path(_slab(foot, 0, crest(level), 1.6), "wall")]
    for course in range(level):
        low = crest(course) + GAP if course else 0
        courses.append(Path(_slab(foot, low, crest(course + 1)), owner, edge, 1.4))
        if owner == "neutral":
            courses.append(_joints(foot, low, crest(course + 1), course))
    return tuple(courses)


def _joints(foot: Point, low: float, high: float, course: int) -> Shape:
    """The joints between the bricks of one course, set off from the course below."""
    x, y = foot
    across = (-16, 0, 16) if course % 2 == 0 else (-11, 11)
    lines = [f"M{x + dx} {y - high + SAG / 2}L{x + dx} {y - low + SAG / 2 - 1}" for dx in across]
    return Path(commands("".join(lines)), None, "wall", 1.8)


def _pool(foot: Point, level: int) -> Shape:
    x, y = foot
    low, high = y - crest(level), y - crest(level) - POOL_HEIGHT
    inner, outer = _half(crest(level)), _half(crest(level)) + 2
    steps = commands(
        f"M{x - inner} {low + 3}L{x - outer} {high + 9}Q{x - outer - 1} {high} {x - outer + 8} {high}"
        f"L{x + outer - 8} {high}Q{x + outer + 1} {high} {x + outer} {high + 9}L{x + inner} {low + 3}Z"
    )
    return Path(steps, "pool", "bank", 1.8)


def _bracket(foot: Point) -> Shape:
    """The red line that stays under a dam on a red space, so that it can be counted."""
    x, y = foot
    side, low = _half(11) + 4, _half(-5) + 4
    steps = commands(f"M{x - side} {y - 11}L{x - low} {y + 4.5}Q{x} {y + 8.5} {x + low} {y + 4.5}L{x + side} {y - 11}")
    return Path(steps, None, "fee", 2.4)


def empty_dam(foot: Point, red: bool) -> Shapes:
    """Where a dam may stand: dashed, or red with its fee."""
    outline = _slab(foot, 0, BASE_HEIGHT)
    if not red:
        return (Path(outline, "slot", "plan", 2, (5, 3.5)),)
    return (
        Path(outline, "slot", "fee", 2.2),
        Text(foot[0], foot[1] - BASE_HEIGHT / 2 + 2, FEE, 16, "fee", 600),
    )


def _gable(middle: Point, half: float) -> tuple[Command, ...]:
    x, y = middle
    eaves = y - half + 0.68 * half
    return polyline(
        ((x, y - half), (x + half, eaves), (x + half, y + half), (x - half, y + half), (x - half, eaves)),
        closed=True,
    )


def powerhouse(middle: Point, owner: str, red: bool) -> Shapes:
    """A house with its owner's letter, a red line under it on a red space."""
    x, y = middle
    half = HALF_HOUSE + 4.5
    bracket: Shapes = ()
    if red:
        steps = commands(f"M{x - half} {y + 12}L{x - half} {y + half}L{x + half} {y + half}L{x + half} {y + 12}")
        bracket = (Path(steps, None, "fee", 2.4),)
    return (
        *bracket,
        Path(_gable(middle, HALF_HOUSE), owner, "piece_edge", 1.8),
        *letter(owner, x, y + 4, 19),
    )


def empty_powerhouse(middle: Point, red: bool) -> Shapes:
    """Where a powerhouse may stand: dashed, or red with its fee."""
    outline = _gable(middle, HALF_HOUSE - 0.5)
    if not red:
        return (Path(outline, "slot", "plan", 2, (5, 3.5)),)
    return Path(outline, "slot", "fee", 2.2), Text(middle[0], middle[1] + 4, FEE, 16, "fee", 600)


def empty_marker(middle: Point, value: int) -> Shapes:
    """Where a conduit may be built: its value."""
    x, y = middle
    return Circle(x, y, MARKER_RADIUS, "slot", "plan", 2), Text(x, y, str(value), 19, "ink", 600)


def marker(middle: Point, owner: str, value: int) -> Shapes:
    """A built conduit: its owner's letter and its value."""
    x, y = middle
    wide, high = PILL_HALF_WIDTH, PILL_HALF_HEIGHT
    half = commands(f"M{x} {y - high}L{x - wide + high} {y - high}A{x - wide + high} {y} {high} 270 90L{x} {y + high}Z")
    return (
        Rect(x - wide, y - high, 2 * wide, 2 * high, "marker", radius=high),
        Path(half, owner),
        Line(x, y - high, x, y + high, "piece_edge", 1.6),
        Rect(x - wide, y - high, 2 * wide, 2 * high, None, "piece_edge", 2, high),
        *letter(owner, x - 11.5, y, 17),
        Text(x + 12, y, str(value), 19, "marker_text", 700),
    )


def planned_pipe(curve: tuple[Command, ...]) -> Shapes:
    """A pipe nobody has built: dashed, with an arrow."""
    return (
        Path(curve, None, "halo", 5),
        Path(curve, None, "plan", 2, (7, 5)),
        Path(_arrowhead(curve), "plan"),
    )


def _arrowhead(curve: tuple[Command, ...], length: float = 10) -> tuple[Command, ...]:
    *_, (_, numbers) = curve
    (x0, y0), (x, y) = numbers[-4:-2], numbers[-2:]
    angle = atan2(y - y0, x - x0)
    across, along = (-sin(angle), cos(angle)), (cos(angle), sin(angle))
    back = (x - length * along[0], y - length * along[1])
    wings = tuple((back[0] + side * 5 * across[0], back[1] + side * 5 * across[1]) for side in (-1, 1))
    return polyline(((x, y), *wings), closed=True)


def built_pipe(curve: tuple[Command, ...], owner: str) -> Shapes:
    """A built pipe: in its owner's colour, with an outline and a halo, so that crossings read as bridges."""
    return (
        Path(curve, None, "halo", 13),
        Path(curve, None, "piece_edge", 9.4, round=True),
        Path(curve, None, owner, 6.6, round=True),
    )


def plate(left: float, right: float, y: float) -> Shapes:
    """The plate where every pipe into a basin ends."""
    return (Rect(left, y - 4.5, right - left, 9, "steel", "steel_edge", 1.6, 4.5),)
