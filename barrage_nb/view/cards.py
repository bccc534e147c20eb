"""Cards: contracts with their rewards, technology tiles, action spaces, and the ground they lie on."""

from collections.abc import Callable
from functools import lru_cache
from textwrap import wrap

from ..board.box import BOXES, PRINTED, Box
from ..board.contracts import Part
from ..board.refs import Ref
from ..words import names
from ..words import scene as words
from . import icons
from .icons import SMALLEST, Shapes
from .shapes import Circle, Layer, Path, Rect, Shape, Text, Thing, commands, remembered

CORNER = 12
DIGIT = 0.62
"""How wide a bold character may be, as a part of its size."""


def ground(panel: str, width: float, height: float, hot: bool = False, part: str = "") -> Thing:
    """The card that a panel, or a part of it, lies on."""
    edge, thick = ("hot", 2.5) if hot else ("edge", 1.2)
    half = thick / 2
    card = Rect(half, half, width - thick, height - thick, "panel", edge, thick, CORNER)
    return Thing(Ref("ground", panel, part), Layer.GROUND, (card,))


def room_for(text: str, size: float) -> float:
    """How much room a bold text may take."""
    return DIGIT * size * len(text)


def part(part: Part, left: float, y: float, size: float = 20, hollow: bool = False) -> tuple[Shapes, float]:
    """One icon of a reward or income, and how wide it is."""
    if part.kind == "vp":
        return icons.victory(left + size / 2, y, size, part.amount, hollow), size
    if part.kind == "credits":
        return icons.coin(left + size / 2, y, size, part.amount, hollow), size
    fill = "soft" if hollow else "ink"
    if part.kind == "rotate":
        return icons.turns(left + size / 2, y, size, part.amount, fill), size * 1.1
    icon, wide, text = _counted(part, size, fill)
    shapes = icon(left + wide / 2, y)
    if not text:
        return shapes, wide
    high = max(SMALLEST, size * 0.72)
    return (*shapes, Text(left + wide + 1, y, text, high, fill, 600, "start")), wide + 2 + room_for(text, high)


def _any_advanced(x: float, y: float, size: float, fill: str) -> Shapes:
    return tile("adv1_wild", x - size / 2, y - size / 2, size)


COUNTED: dict[str, tuple[Callable[[float, float, float, str], Shapes], float]] = {
    "energy": (icons.bolt, 0.6),
    "machinery": (icons.cog, 0.9),
    "excavators": (icons.excavator, 1.08),
    "mixers": (icons.mixer, 0.85),
    "fulfil_contract": (icons.fulfilling, 1.55),
    "energy_usable": (lambda x, y, size, fill: icons.paper(x, y, size), 0.75),
    "advanced_tile": (_any_advanced, 0.95),
}
"""The icons of what is counted, and how wide each is beside its height."""


def _counted(part: Part, size: float, fill: str) -> tuple[Callable[[float, float], Shapes], float, str]:
    """The icon of a part, its width, and the number or limit beside it."""
    kind, small, amount = part.kind, size * 0.85, str(part.amount)
    if kind == "drops":
        return lambda x, y: icons.drop(x, y, small), size * 0.75, amount
    if kind == "drops_flowing":
        return lambda x, y: icons.flowing(x - size * 0.12, y, small), size * 1.05, amount
    if kind in COUNTED:
        icon, wide = COUNTED[kind]
        return lambda x, y: icon(x, y, small, fill), size * wide, words.amount(part)
    structure = kind.removeprefix("build_")
    return lambda x, y: icons.piece(structure, x, y, small, fill), size * 1.05, words.amount(part)


@remembered(512)
def reward(parts: tuple[Part, ...], left: float, y: float, room: float) -> Shapes:
    """The icons of a reward in a row; in two rows, and smaller, where they would not fit."""
    for size in (20.0, 18.0, 16.0):
        if _width(parts, size) <= room:
            return _row(parts, left, y, size)
    half = (len(parts) + 1) // 2
    rows = parts[:half], parts[half:]
    size = next((size for size in (15.0, 13.5, 12.0) if max(_width(row, size) for row in rows) <= room), 10.5)
    if not rows[1]:
        return _row(parts, left, y, size)
    return _row(rows[0], left, y - 7.5, size) + _row(rows[1], left, y + 8, size)


def _width(parts: tuple[Part, ...], size: float) -> float:
    return sum(part(each, 0, 0, size)[1] + size / 4 for each in parts) - size / 4


def _row(parts: tuple[Part, ...], left: float, y: float, size: float) -> Shapes:
    shapes: list[Shape] = []
    for each in parts:
        drawn, step = part(each, left, y, size)
        shapes += drawn
        left += step + size / 4
    return tuple(shapes)


def in_a_row(
    parts: tuple[Part, ...], x: float, y: float, hollow: bool = False, size: float = 18
) -> tuple[Shapes, float]:
    """The icons of a reward or income around a middle, and how wide they are."""
    wide = sum(part(each, 0, 0, size)[1] for each in parts) + 2 * (len(parts) - 1)
    left = x - wide / 2
    shapes: list[Shape] = []
    for each in parts:
        drawn, step = part(each, left, y, size, hollow)
        left += step + 2
        shapes += drawn
    return tuple(shapes), wide


@remembered(512)
def contract(number: int, x: float, y: float, width: float, height: float = 34, box: Box = PRINTED) -> Thing:
    """A contract: the energy it needs on a band in its pile's colour, over the number it is called by; its reward."""
    printed = box.contracts[number]
    band = min(44.0, width * 0.38)
    size = min(16.5, band * 0.38)
    figures = max(SMALLEST, size if printed.energy < 10 else size * 0.92)
    ink = "vp_text" if printed.colour == "national" else "ink"
    left = commands(
        f"M{x + band} {y}L{x + 8} {y}A{x + 8} {y + 8} 8 270 180"
        f"A{x + 8} {y + height - 8} 8 180 90L{x + band} {y + height}Z"
    )
    middle = y + height / 2
    above, below = middle - height * 0.18, middle + height * 0.26
    shapes: Shapes = (
        Rect(x, y, width, height, "panel", radius=8),
        Path(left, f"contract_{printed.colour}"),
        Rect(x, y, width, height, None, "edge", 1.2, 8),
        *icons.bolt(x + band * 0.26, above, size, ink),
        Text(x + band * 0.68, above, str(printed.energy), figures, ink, 700),
        Text(x + band / 2, below, f"#{number}", SMALLEST, ink, 400),
        *reward(
            printed.reward, x + band + (7 if width > 100 else 4), middle, width - band - (12 if width > 100 else 6)
        ),
    )
    outline = Rect(x, y, width, height, radius=8)
    return Thing(Ref("contract", number), Layer.PIECE, shapes, words.contract(number, box), outline)


@remembered(512)
def contract_chip(number: int, x: float, y: float, box: Box = PRINTED) -> Thing:
    """A contract at its shortest: the energy it needs on its pile's colour."""
    printed = box.contracts[number]
    ink = "vp_text" if printed.colour == "national" else "ink"
    outline = Rect(x, y - 11, 34, 22, radius=6)
    shapes: Shapes = (
        outline._replace(fill=f"contract_{printed.colour}"),
        *icons.bolt(x + 9, y, 13, ink),
        Text(x + 22, y, str(printed.energy), 13, ink, 700),
    )
    return Thing(Ref("contract", number), Layer.PIECE, shapes, words.contract(number, box), outline)


@lru_cache(512)
def tile(name: str, x: float, y: float, size: float, box: Box = PRINTED) -> Shapes:
    """A technology tile: the structure it builds; tinted and with a dot for each level if it is advanced."""
    printed = box.tiles[name]
    shapes: list[Shape] = [
        Rect(x, y, size, size, "advanced" if printed.level else "panel", "ink", max(1.1, size / 18), size / 6)
    ]
    middle = y + size * (0.42 if printed.level else 0.5)
    shapes += icons.piece(printed.structure, x + size / 2, middle, size * (0.56 if printed.level else 0.62))
    for dot in range(printed.level):
        along = x + size / 2 + (dot - (printed.level - 1) / 2) * size * 0.19
        shapes.append(Circle(along, y + size * 0.85, size * 0.066, "ink"))
    return tuple(shapes)


LINE = 15
"""How many characters a line beside a tile has at most."""


def tile_lines(name: str, box: Box) -> list[str]:
    """What an advanced tile does, in two short lines; of one that is otherwise than usual as far as there is room."""
    printed = box.tiles[name]
    if printed == BOXES[box.of].tiles.get(name):
        return words.TILE_LINES.get(name, "").splitlines()
    lines = wrap(names.power(printed.power), LINE)
    return lines if len(lines) < 3 else [lines[0], f"{lines[1]}…"]


def space(
    name: Ref,
    box: tuple[float, float, float, float],
    engineers: int,
    fee: int = 0,
    owner: str | None = None,
    blocked: bool = False,
    text: str = "",
) -> Thing:
    """An action space: the engineers it takes, a tab in the colour of coins for a fee; or who stands there."""
    x, y, width, height = box
    outline = Rect(*box, radius=8)
    middle = (x + width / 2, y + height / 2)
    if owner is not None:
        taken = outline._replace(fill=owner, edge="piece_edge", thick=1.4)
        return Thing(name, Layer.PIECE, (taken, *icons.letter(owner, *middle, 18)), text, outline)
    if blocked:
        crossed = outline._replace(fill=None, edge="edge", thick=1.4)
        return Thing(name, Layer.PIECE, (crossed, *icons.cross(*middle, 14, thick=1.6)), text, outline)
    shapes: list[Shape] = [outline._replace(fill="panel", edge="border", thick=1.4)]
    shapes += _engineers(engineers, middle[0], middle[1] + (2.5 if fee else 0), width)
    if fee:
        shapes += fee_tab(x + width - 12, y, fee)
    return Thing(name, Layer.PIECE, tuple(shapes), text, outline)


SMALL_ENGINEER = 7
"""Smaller ones are told by their number."""


def _engineers(number: int, x: float, y: float, width: float) -> Shapes:
    size = min(14.0, (width - 8) / (max(number, 1) * 0.8 + 0.2))
    if size >= SMALL_ENGINEER:
        return icons.engineers(x, y, size, number)
    return *icons.engineer(x - 8, y, 13), Text(x + 2, y, str(number), 13, "ink", 600, "start")


def fee_tab(x: float, y: float, fee: int) -> Shapes:
    """The tab with what a space costs more, in the colour of coins."""
    tab = Rect(x - 13, y - 7.5, 26, 15, "coin", "coin_edge", 1, 7.5)
    return tab, Text(x, y, f"+{fee}", SMALLEST, "coin_text", 700)
