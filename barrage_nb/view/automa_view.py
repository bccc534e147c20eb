"""The tiles of an Automa as we draw them: rows of icons on the actions side, columns of criteria on the other."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from ..automa.looks import AutomaLook
from ..board.automa import AUTOMA_TILES, CRITERIA, EXPANSION_ROWS, AutomaTile, Column, Row
from ..board.map import MAP_SPACES
from ..board.refs import Ref
from ..words.english import automa_panel as words
from . import icons
from .icons import Shapes
from .scene import Scene
from .shapes import Layer, Rect, Shape, Text, Thing

ACTIONS_WIDTH, CRITERIA_WIDTH = 330, 330
MARGIN, HEAD, PITCH, GAP = 8, 25, 24.5, 3
SAID_AT = 98
COLUMNS = ("base", "conduit", "powerhouse")
PIECES, CRITERION, CODE, LETTERS = 20, 34, 25, 25
"""How high the parts of a criteria side are: both sides of a turn are to be in sight with what is asked of them."""


def actions_scene(number: int, marks: Mapping[int, str], theme: str = "light") -> Scene:
    """The actions side of a tile; `marks` say of rows, by index, what became of them."""
    tile = AUTOMA_TILES[number]
    things = [_ground(ACTIONS_WIDTH, _height(tile)), _title(words.actions(number))]
    for index, row in enumerate(tile.rows):
        things.append(_row(index, row, marks.get(index, "")))
    return Scene(ACTIONS_WIDTH, _height(tile), words.actions(number), words.rows_said(tile), theme, tuple(things))


def _height(tile: AutomaTile) -> float:
    return HEAD + PITCH * len(tile.rows) + MARGIN - GAP


def _ground(width: float, height: float) -> Thing:
    card = Rect(0.7, 0.7, width - 1.4, height - 1.4, "panel", "edge", 1.4, 12)
    return Thing(Ref("ground", "tile"), Layer.GROUND, (card,))


def _title(text: str) -> Thing:
    return Thing(Ref("title"), Layer.GROUND, (Text(MARGIN + 4, 14, text, 12.5, "ink", 600, "start"),))


LOOKS = {
    "": ("paper", "edge", 1.2, "ink"),
    "asked": ("paper", "hot", 1.4, "ink"),
    "tried": ("paper", "edge", 1.2, "soft"),
    "done": ("hot_ground", "hot", 2.2, "ink"),
    "missed": ("paper", "wrong", 2.2, "ink"),
    "closed": (None, "edge", 1.0, "faint"),
}
"""Ground, edge, its thickness and ink of a row, by what became of it."""


def _row(index: int, row: Row, mark: str) -> Thing:
    """A row: its number, engineers, icons and short words; those of the expansion are grey."""
    closed = isinstance(row, EXPANSION_ROWS)
    fill, edge, thick, ink = LOOKS["closed" if closed else mark]
    top = HEAD + PITCH * index
    box = Rect(MARGIN, top, ACTIONS_WIDTH - 2 * MARGIN, PITCH - GAP, fill, edge, thick, 6)
    middle = top + (PITCH - GAP) / 2
    shapes: list[Shape] = [box, Text(MARGIN + 12, middle, str(index + 1), 12, ink, 600)]
    shapes += icons.engineers(MARGIN + 38, middle, 12, row.engineers, ink)
    shapes += ICONS[type(row).__name__](row, 76, middle, ink)
    shapes.append(Text(SAID_AT, middle, words.short_row(row), 12.5, ink, 600 if mark == "done" else 400, "start"))
    shapes += _points(row, ACTIONS_WIDTH - MARGIN - 16, middle, closed)
    shapes += _what_became(mark, ACTIONS_WIDTH - MARGIN - 42, middle)
    return Thing(Ref("row", index + 1), Layer.PIECE, tuple(shapes), words.row_said(index, row), box)


def _what_became(mark: str, x: float, y: float) -> Shapes:
    """The sign of what became of a row: a check for the one that ends the turn, a cross for what was not possible."""
    if mark == "done":
        return icons.check(x, y, 14, "hot")
    return icons.cross(x, y, 9, "wrong" if mark == "missed" else "soft") if mark in ("tried", "missed") else ()


def _points(row: Any, x: float, y: float, hollow: bool) -> Shapes:
    """The victory points that a row costs, or gives."""
    points = getattr(row, "vp", 0)
    if not points:
        return ()
    gives = type(row).__name__ == "BankRow"
    return icons.victory(x, y, 22, points if gives else -points, hollow)


ICONS: dict[str, Callable[[Any, float, float, str], Shapes]] = {
    "ProduceRow": lambda row, x, y, ink: icons.bolt(x, y, 16, ink),
    "WaterRow": lambda row, x, y, ink: icons.flowing(x - 3, y, 14) if row.flowing else icons.drop(x, y, 16),
    "ContractsRow": lambda row, x, y, ink: (
        Rect(x - 10, y - 7, 20, 14, f"contract_{row.colour}", "edge", 1.2, 4),
        *icons.bolt(x, y, 11, ink),
    ),
    "ConstructRow": lambda row, x, y, ink: icons.piece(row.structure, x, y, 16, ink),
    "WorkshopRow": lambda row, x, y, ink: icons.turns(x, y, 20, row.turns, ink),
    "MachineryRow": lambda row, x, y, ink: _machine(row)(x, y, 16, ink),
    "PatentRow": lambda row, x, y, ink: (
        Rect(x - 9, y - 9, 18, 18, "advanced", ink, 1.3, 4),
        *icons.piece(row.structure, x, y, 11, ink),
    ),
    "BankRow": lambda row, x, y, ink: icons.coin(x, y, 16),
    "ExternalWorksRow": lambda row, x, y, ink: icons.piece("copy", x, y, 16, ink),
    "BuildingRow": lambda row, x, y, ink: icons.piece("powerhouse", x, y, 16, ink),
    "BuildingPatentRow": lambda row, x, y, ink: icons.piece("wild", x, y, 16, ink),
}
"""What a row shows, around a point."""


def _machine(row: Any) -> Callable[[float, float, float, str], Shapes]:
    """The machine that a row gives; a wheel where it may be either, or both."""
    if row.machinery or (row.excavators and row.mixers):
        return icons.cog
    return icons.excavator if row.excavators else icons.mixer


def criteria_scene(number: int, used: str = "", index: int | None = None, theme: str = "light") -> Scene:
    """The criteria side of a tile; `used` is the structure that is placed, `index` the criterion at hand."""
    tile = AUTOMA_TILES[number]
    below = HEAD + PIECES + 3 * CRITERION + CODE
    height = below + LETTERS + MARGIN - GAP
    things = [_ground(CRITERIA_WIDTH, height), _title(words.criteria(number))]
    pitch = (CRITERIA_WIDTH - 2 * MARGIN + 6) / 3
    for at, structure in enumerate(COLUMNS):
        things += _column(structure, tile.column(structure), MARGIN + pitch * at, pitch - 6, used, index)
    things.append(_letters(tile.headstreams, below, used == "water"))
    return Scene(CRITERIA_WIDTH, height, words.criteria(number), words.criteria_said(tile), theme, tuple(things))


def _column(structure: str, column: Column, left: float, width: float, used: str, index: int | None) -> Iterable[Thing]:
    """A structure, its three criteria from top to bottom, and where the last tie-break begins."""
    mine = used == structure or (structure == "base" and used == "elevation")
    middle = left + width / 2
    head = (*icons.piece(structure, middle, HEAD + 7, 16, "hot" if mine else "ink"),)
    yield Thing(Ref("column", structure), Layer.PIECE, head)
    for at, criterion in enumerate((*column.criteria, None)):
        now = mine and index == at
        fill, edge, thick, _ = LOOKS["done" if now else "asked" if mine else ""]
        high = CODE if criterion is None else CRITERION
        box = Rect(left, HEAD + PIECES + CRITERION * at, width, high - GAP, fill, edge, thick, 6)
        yield _criterion(structure, at, criterion, column.code, box)


def _criterion(structure: str, at: int, criterion: str | None, code: int | str, box: Rect) -> Thing:
    middle = box.x + box.width / 2
    lines = words.CRITERION_LINES[criterion] if criterion else (words.code_line(code),)
    top = box.y + box.height / 2 - 6.5 * (len(lines) - 1)
    shapes: list[Shape] = [box, *(Text(middle, top + 13 * n, line, 11.5, "ink") for n, line in enumerate(lines))]
    if criterion is None:
        said = words.code_said(structure, code)
    else:
        said = words.criterion_said(structure, at, criterion, CRITERIA[structure][criterion].cited)
    return Thing(Ref("criterion", structure, at + 1), Layer.PIECE, tuple(shapes), said, box._replace(fill=None))


def _letters(headstreams: tuple[str, ...], top: float, now: bool) -> Thing:
    """The headstreams in the order in which drops are tried."""
    fill, edge, thick, _ = LOOKS["done" if now else ""]
    box = Rect(MARGIN, top, CRITERIA_WIDTH - 2 * MARGIN, LETTERS - GAP, fill, edge, thick, 6)
    middle = top + (LETTERS - GAP) / 2
    shapes: list[Shape] = [box, *icons.drop(MARGIN + 18, middle, 15)]
    for at, name in enumerate(headstreams):
        x = MARGIN + 66 + 66 * at
        shapes.append(Text(x, middle, name, 12.5, "ink", 600))
        if at:
            shapes += icons.arrow(x - 33, middle, 12)
    return Thing(Ref("letters"), Layer.PIECE, tuple(shapes), words.letters_said(headstreams), box)


ON_THE_MAP = tuple(map(Ref.on_map, MAP_SPACES))


def marks(look: AutomaLook) -> dict[Ref, str]:
    """The highlights of a look: what is still in, or chosen, stands out, and everything else on the map fades."""
    return spotlight(look.lit, look.chosen) if look.lit or look.chosen or look.faded else {}


def spotlight(lit: Iterable[Ref], chosen: Iterable[Ref] = ()) -> dict[Ref, str]:
    """The highlights that make some things stand out of the map."""
    return {**dict.fromkeys(ON_THE_MAP, "dim"), **dict.fromkeys(lit, "legal"), **dict.fromkeys(chosen, "selected")}
