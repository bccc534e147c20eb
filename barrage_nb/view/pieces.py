"""The pieces on the map: dams, powerhouses, conduits, and what is printed where they may stand."""

from math import atan2, cos, sin

from .icons import Shapes, arrow, coin, letter
from .layout import HALF_FOOT, HALF_HOUSE
from .palette import LIGHT_GAPS
from .shapes import Command, Line, Path, Point, Rect, Shape, Text, commands, polyline

BASE_HEIGHT, LIP = 20, 4
BAND = 15
"""How high a drop stands in a dam; a little less where a dam holds a drop more than its level."""
SIDE = 7
"""How thick the sides of a dam are."""
WIDENS = 0.3
SAG = 4
COIN = 13
PILL = 27.0, 16.5
"""Half the width and half the height of the marker of a built conduit."""


def _band(level: int, room: int) -> float:
    return BAND * min(1, level / room)


def height(level: int, room: int) -> float:
    """How high a dam with room for so many drops is."""
    return BASE_HEIGHT + _band(level, room) * room + LIP


def size(level: int, room: int) -> tuple[float, float]:
    """Half the width and the height of a dam, its edge included."""
    high = height(level, room)
    return _half(high) + 2, high


def socket_points(foot: Point, level: int, room: int) -> tuple[Point, ...]:
    """Where the drops of a dam are, from the lowest up."""
    x, y = foot
    band = _band(level, room)
    return tuple((x, y - BASE_HEIGHT - band * (index + 0.5)) for index in range(room))


def dam(foot: Point, owner: str, level: int, drops: int, room: int, fee: bool) -> Shapes:
    """A dam: a base with its owner's letter, and on it a tank with a course for each level that fills from below."""
    x, y = foot
    side, low = _half(11) + 4, _half(-5) + 4
    sides = f"M{x - side} {y - 11}L{x - low} {y + 4.5}Q{x} {y + 8.5} {x + low} {y + 4.5}L{x + side} {y - 11}"
    room = max(room, drops)
    backing = Path(_slab(foot, 0, BASE_HEIGHT, 1.6), "wall")
    base = Path(_slab(foot, 0, BASE_HEIGHT), owner, _edge(owner), 1.4)
    return (
        *(_bracket(sides) if fee else ()),
        *((backing, base, _joints(foot)) if owner == "neutral" else (backing, base)),
        *_tank(foot, owner, level, drops, room),
        *letter(owner, x, y - 7.5, 19),
    )


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


def _edge(owner: str) -> str | None:
    return None if owner in LIGHT_GAPS else "wall_line"


def _tank(foot: Point, owner: str, level: int, drops: int, room: int) -> Shapes:
    """The sides of a dam in its owner's colour, and between them its water, with a line over each drop's room."""
    x, y = foot
    low, band = BASE_HEIGHT + 1, _band(level, room)
    top = height(level, room)
    gaps = "wall_line" if _edge(owner) and owner != "neutral" else "wall"
    shapes: list[Shape] = [
        Path(_between(foot, low, top, -1.6), "wall"),
        Path(_between(foot, low, top, 0), owner, _edge(owner), 1.4),
    ]
    for course in range(1, level):
        high = low + BAND * course
        shapes.append(Line(x - _half(high), y - high, x + _half(high), y - high, gaps, 1.8))
    shapes.append(Path(_between(foot, low + 1, top, SIDE), "tank"))
    if drops:
        shapes.append(Path(_between(foot, low + 2, low + band * drops, SIDE + 1.5), "drop"))
    for number in range(1, room):
        line = low + band * number
        half = _half(line) - SIDE - 1.5
        full = number < drops
        surface = Line(x - half, y - line, x + half, y - line, "tank" if full else "socket_edge", 1.8)
        shapes.append(surface if full else surface._replace(thick=1.4, dash=(4, 3)))
    return tuple(shapes)


def _between(foot: Point, low: float, high: float, inset: float) -> tuple[Command, ...]:
    """What lies between two heights above a foot, so far inside the sides of a dam."""
    x, y = foot
    bottom, top = _half(low) - inset, _half(high) - inset
    return polyline(
        ((x - bottom, y - low), (x + bottom, y - low), (x + top, y - high), (x - top, y - high)), closed=True
    )


def _joints(foot: Point) -> Shape:
    """The joints between the bricks of a neutral dam."""
    x, y = foot
    lines = [f"M{x + dx} {y - BASE_HEIGHT + SAG / 2}L{x + dx} {y + SAG / 2 - 1}" for dx in (-16, 0, 16)]
    return Path(commands("".join(lines)), None, "wall", 1.8)


def _bracket(steps: str) -> Shapes:
    """The line that stays under a piece on a space with a fee, so that it can be counted."""
    return Path(commands(steps), None, "coin_text", 5), Path(commands(steps), None, "coin", 2.8)


def empty_dam(foot: Point, fee: bool, icons: bool = True) -> Shapes:
    """Where a dam may stand: dashed, with a coin where that costs a fee."""
    x, y = foot
    return _empty(_slab(foot, 0, BASE_HEIGHT), (x + 33, y - BASE_HEIGHT), fee, icons)


def _empty(outline: tuple[Command, ...], corner: Point, fee: bool, icons: bool) -> Shapes:
    """A space that is free; on a map without icons a whole line stands for the coin."""
    if fee and not icons:
        return (Path(outline, None, "plan", 2),)
    dashed = Path(outline, None, "plan", 2, (5, 3.5))
    return (dashed, *coin(*corner, COIN)) if fee else (dashed,)


def _gable(middle: Point, half: float) -> tuple[Command, ...]:
    x, y = middle
    eaves = y - half + 0.68 * half
    return polyline(
        ((x, y - half), (x + half, eaves), (x + half, y + half), (x - half, y + half), (x - half, eaves)), closed=True
    )


def powerhouse(middle: Point, owner: str, fee: bool) -> Shapes:
    """A house with its owner's letter, a line under it on a space with a fee."""
    x, y = middle
    half = HALF_HOUSE + 4.5
    sides = f"M{x - half} {y + 12}L{x - half} {y + half}L{x + half} {y + half}L{x + half} {y + 12}"
    house = Path(_gable(middle, HALF_HOUSE), owner, "piece_edge", 1.8)
    return (*(_bracket(sides) if fee else ()), house, *letter(owner, x, y + 4, 20))


def empty_powerhouse(middle: Point, fee: bool, icons: bool = True) -> Shapes:
    """Where a powerhouse may stand: dashed, with a coin where that costs a fee."""
    x, y = middle
    return _empty(_gable(middle, HALF_HOUSE - 0.5), (x + 13, y - 13), fee, icons)


def badge_size(target: int | None) -> tuple[float, float]:
    """Half the width and half the height of the badge of a conduit that leads to a basin."""
    return (16.0 if target is None else 27.0 if target < 10 else 33.0), 15.0


def badge(middle: Point, value: int, target: int | None) -> Shapes:
    """Where a conduit may be built: its value, and the basin it leads to where that is said."""
    x, y = middle
    half, high = badge_size(target)
    ground = Rect(x - half, y - high, 2 * half, 2 * high, "slot", "plan", 1.6, high)
    if target is None:
        return ground, Text(x, y, str(value), 20, "ink", 700)
    return (
        ground,
        Text(x - half + 12, y, str(value), 20, "ink", 700),
        *arrow(x - half + 26, y, 11),
        Text(x + half - (12 if target < 10 else 18), y, str(target), 18.5, "soft"),
    )


def marker(middle: Point, owner: str, value: int) -> Shapes:
    """A built conduit: its owner's letter and its value."""
    x, y = middle
    wide, high = PILL
    half = commands(f"M{x} {y - high}L{x - wide + high} {y - high}A{x - wide + high} {y} {high} 270 90L{x} {y + high}Z")
    return (
        Rect(x - wide, y - high, 2 * wide, 2 * high, "marker", radius=high),
        Path(half, owner),
        Line(x, y - high, x, y + high, "piece_edge", 1.6),
        Rect(x - wide, y - high, 2 * wide, 2 * high, None, "piece_edge", 2, high),
        *letter(owner, x - 11.5, y, 19),
        Text(x + 12, y, str(value), 20, "marker_text", 700),
    )


def planned_pipe(curve: tuple[Command, ...]) -> Shapes:
    """A pipe nobody has built: dashed, with an arrow."""
    return (Path(curve, None, "route", 2, (6, 6)), Path(arrowhead(curve), "route"))


def arrowhead(curve: tuple[Command, ...], length: float = 10) -> tuple[Command, ...]:
    """The head of an arrow at the end of a curve."""
    *_, (_, numbers) = curve
    return pointed(numbers[-4:-2], numbers[-2:], length)


def pointed(behind: tuple[float, ...], tip: tuple[float, ...], length: float = 10) -> tuple[Command, ...]:
    """The head of an arrow that comes from one point and ends at another."""
    x, y = tip
    angle = atan2(y - behind[1], x - behind[0])
    across, along = (-sin(angle), cos(angle)), (cos(angle), sin(angle))
    back = (x - length * along[0], y - length * along[1])
    wings = tuple(
        (back[0] + side * length / 2 * across[0], back[1] + side * length / 2 * across[1]) for side in (-1, 1)
    )
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
