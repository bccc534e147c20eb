"""The tiles of an Automa as we draw them: rows of icons on the actions side, columns of criteria on the other."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from ..board.automa import AUTOMA_TILES, CRITERIA, EXPANSION_ROWS, AutomaTile, Column, Row
from ..board.refs import Ref
from ..words.english import automa_panel as words
from . import icons
from .icons import Shapes
from .scene import Scene
from .shapes import Layer, Line, Rect, Shape, Text, Thing

ACTIONS_WIDTH, CRITERIA_WIDTH = 330, 330
MARGIN, HEAD, PITCH = 8, 34, 33
SAID_AT = 98
COLUMNS = ("base", "conduit", "powerhouse")
CODE_SIZE = 21


def actions_scene(number: int, marks: Mapping[int, str], theme: str = "light") -> Scene:
    """The actions side of a tile; `marks` say of rows, by place, what became of them."""
    tile = AUTOMA_TILES[number]
    things = [_ground(ACTIONS_WIDTH, _height(tile)), _title(words.actions(number))]
    for place, row in enumerate(tile.rows):
        things.append(_row(place, row, marks.get(place, "")))
    return Scene(ACTIONS_WIDTH, _height(tile), words.actions(number), words.rows_said(tile), theme, tuple(things))


def _height(tile: AutomaTile) -> float:
    return HEAD + PITCH * len(tile.rows) + MARGIN - 3


def _ground(width: float, height: float) -> Thing:
    card = Rect(0.7, 0.7, width - 1.4, height - 1.4, "panel", "edge", 1.4, 12)
    return Thing(Ref("ground", "tile"), Layer.GROUND, (card,))


def _title(text: str) -> Thing:
    return Thing(Ref("title"), Layer.GROUND, (Text(MARGIN + 4, 19, text, 13, "ink", 600, "start"),))


LOOKS = {
    "": ("paper", "edge", 1.2, "ink"),
    "tried": ("paper", "edge", 1.2, "soft"),
    "done": ("hot_ground", "hot", 2.2, "ink"),
    "now": ("paper", "hot", 2.2, "ink"),
    "closed": (None, "edge", 1.0, "faint"),
}
"""Ground, edge, its thickness and ink of a row, by what became of it."""


def _row(place: int, row: Row, mark: str) -> Thing:
    """A row: its number, engineers, icons and short words; those of the expansion are grey."""
    closed = isinstance(row, EXPANSION_ROWS)
    fill, edge, thick, ink = LOOKS["closed" if closed else mark]
    top = HEAD + PITCH * place
    box = Rect(MARGIN, top, ACTIONS_WIDTH - 2 * MARGIN, PITCH - 4, fill, edge, thick, 7)
    middle = top + (PITCH - 4) / 2
    shapes: list[Shape] = [box, Text(MARGIN + 12, middle, str(place + 1), 12, ink, 600)]
    shapes += icons.engineers(MARGIN + 38, middle, 13, row.engineers, ink)
    shapes += ICONS[type(row).__name__](row, 76, middle, ink)
    shapes.append(Text(SAID_AT, middle, words.short_row(row), 12.5, ink, 600 if mark == "done" else 400, "start"))
    shapes += _points(row, ACTIONS_WIDTH - MARGIN - 16, middle, closed)
    if mark == "tried":
        shapes += _cross(ACTIONS_WIDTH - MARGIN - 42, middle)
    if mark == "done":
        shapes += icons.check(ACTIONS_WIDTH - MARGIN - 42, middle, 15, "hot")
    return Thing(Ref("row", place + 1), Layer.PIECE, tuple(shapes), words.row_said(place, row), box)


def _cross(x: float, y: float) -> list[Shape]:
    return [Line(x - 5, y + way * 5, x + 5, y - way * 5, "soft", 1.8) for way in (1, -1)]


def _points(row: Any, x: float, y: float, hollow: bool) -> Shapes:
    """The victory points that a row costs, or gives."""
    points = getattr(row, "vp", 0)
    if not points:
        return ()
    gives = type(row).__name__ == "BankRow"
    return icons.victory(x, y, 23, points if gives else -points, hollow)


ICONS: dict[str, Callable[[Any, float, float, str], Shapes]] = {
    "ProduceRow": lambda row, x, y, ink: icons.bolt(x, y, 19, ink),
    "WaterRow": lambda row, x, y, ink: icons.flowing(x - 3, y, 17) if row.flowing else icons.drop(x, y, 19),
    "ContractsRow": lambda row, x, y, ink: (
        Rect(x - 11, y - 8, 22, 16, f"contract_{row.colour}", "edge", 1.2, 4),
        *icons.bolt(x, y, 12, ink),
    ),
    "ConstructRow": lambda row, x, y, ink: icons.piece(row.structure, x, y, 18, ink),
    "WorkshopRow": lambda row, x, y, ink: icons.turns(x, y, 20, row.turns, ink),
    "MachineryRow": lambda row, x, y, ink: MACHINES[
        "cog"
        if row.machinery
        else "excavator"
        if row.excavators and not row.mixers
        else "mixer"
        if not row.excavators
        else "cog"
    ](x, y, 18, ink),
    "PatentRow": lambda row, x, y, ink: (
        Rect(x - 11, y - 11, 22, 22, "advanced", ink, 1.3, 4),
        *icons.piece(row.structure, x, y, 13, ink),
    ),
    "BankRow": lambda row, x, y, ink: icons.coin(x, y, 18),
    "ExternalWorksRow": lambda row, x, y, ink: icons.piece("copy", x, y, 16, ink),
    "BuildingRow": lambda row, x, y, ink: icons.piece("powerhouse", x, y, 16, ink),
    "BuildingPatentRow": lambda row, x, y, ink: icons.piece("wild", x, y, 16, ink),
}
"""What a row shows, around a point."""
MACHINES: dict[str, Callable[[float, float, float, str], Shapes]] = {
    "cog": icons.cog,
    "excavator": icons.excavator,
    "mixer": icons.mixer,
}


def criteria_scene(number: int, used: str = "", place: int | None = None, theme: str = "light") -> Scene:
    """The criteria side of a tile; `used` is the structure that is placed, `place` the criterion at hand."""
    tile = AUTOMA_TILES[number]
    height = HEAD + 4 * 58 + 44
    things = [_ground(CRITERIA_WIDTH, height), _title(words.criteria(number))]
    pitch = (CRITERIA_WIDTH - 2 * MARGIN + 6) / 3
    for at, structure in enumerate(COLUMNS):
        things += _column(structure, tile.column(structure), MARGIN + pitch * at, pitch - 6, used, place)
    things.append(_letters(tile.headstreams, HEAD + 4 * 58 - 4, used == "water"))
    return Scene(CRITERIA_WIDTH, height, words.criteria(number), words.criteria_said(tile), theme, tuple(things))


def _column(structure: str, column: Column, left: float, width: float, used: str, place: int | None) -> Iterable[Thing]:
    """A structure, its three criteria from top to bottom, and where the last tie-break begins."""
    mine = used == structure or (structure == "base" and used == "elevation")
    middle = left + width / 2
    head = (*icons.piece(structure, middle, HEAD + 12, 18, "hot" if mine else "ink"),)
    yield Thing(Ref("column", structure), Layer.PIECE, head)
    for at, criterion in enumerate((*column.criteria, None)):
        now = mine and place == at
        box = Rect(
            left,
            HEAD + 27 + 52 * at,
            width,
            48,
            "hot_ground" if now else "paper",
            "hot" if now else "edge",
            2.2 if now else 1.2,
            7,
        )
        yield _criterion(structure, at, criterion, column.code, box)


def _criterion(structure: str, at: int, criterion: str | None, code: int | str, box: Rect) -> Thing:
    middle = box.x + box.width / 2
    if criterion is None:
        lines: tuple[str, ...] = words.CODE_LINES
        shapes: list[Shape] = [box, Text(middle, box.y + 14, lines[0], 11.5, "soft")]
        shapes.append(Text(middle, box.y + 33, str(code), CODE_SIZE, "ink", 700))
        said = words.code_said(structure, code)
    else:
        lines = words.CRITERION_LINES[criterion]
        top = box.y + box.height / 2 - 7 * (len(lines) - 1)
        shapes = [box, *(Text(middle, top + 14 * n, line, 11.5, "ink") for n, line in enumerate(lines))]
        said = words.criterion_said(structure, at, criterion, CRITERIA[structure][criterion].cited)
    return Thing(Ref("criterion", structure, at + 1), Layer.PIECE, tuple(shapes), said, box._replace(fill=None))


def _letters(headstreams: tuple[str, ...], top: float, now: bool) -> Thing:
    """The headstreams in the order in which drops are tried."""
    box = Rect(MARGIN, top + 8, CRITERIA_WIDTH - 2 * MARGIN, 30, "paper", "hot" if now else "edge", 1.2, 7)
    middle = top + 23
    shapes: list[Shape] = [box, *icons.drop(MARGIN + 18, middle, 17)]
    for at, name in enumerate(headstreams):
        x = MARGIN + 66 + 66 * at
        shapes.append(Text(x, middle, name, 14, "ink", 600))
        if at:
            shapes += icons.arrow(x - 33, middle, 12)
    return Thing(Ref("letters"), Layer.PIECE, tuple(shapes), words.letters_said(headstreams), box)
