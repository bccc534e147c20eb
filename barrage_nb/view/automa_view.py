"""The tiles of an Automa as we draw them: rows of icons on the actions side, columns of criteria on the other."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import reduce
from typing import Any, NamedTuple

from ..automa.trace import AutomaLook
from ..board.automa import CRITERIA, AutomaTile, Column, MachineryRow, Row
from ..board.box import BOXES, PRINTED, Box
from ..board.map import MAP_SPACES
from ..board.refs import Ref
from ..notation.rows import differences
from ..words import automa as automa_words
from ..words import design
from ..words.names import comma, then
from . import icons
from .changed import RADIUS, sign
from .icons import Shapes
from .scene import Scene
from .shapes import Circle, Layer, Rect, Shape, Text, Thing


class Measures(NamedTuple):
    """How a tile is laid out: how wide, its margin, head and rows, the places of the parts of a row, its letters."""

    width: float
    margin: float
    head: float
    pitch: float
    number: float
    people: float
    icon: float
    said: float
    letters: float

    @property
    def narrow(self) -> bool:
        """Whether three columns would have no room for their words."""
        return self.width < WIDE.width


WIDE = Measures(330, 8, 25, 24.5, 20, 46, 76, 98, 12.5)
NARROW = Measures(236, 5, 22, 19, 12, 28, 49, 62, 11)
"""The column beside a map of 600 pixels, where a tile that is drawn smaller could not be read."""
GAP = 3
COLUMNS = ("base", "conduit", "powerhouse")
PIECES, CRITERION, CODE, LETTERS = 20, 34, 25, 25
"""How high the parts of a criteria side are: both sides of a turn are to be in sight with what is asked of them."""
LINE, BESIDE_PIECE = 17, 34
"""In a narrow one, how high a criterion is, and how far from the left it begins."""


def actions_scene(
    number: int, marks: Mapping[int, str], theme: str = "light", measures: Measures = WIDE, box: Box = PRINTED
) -> Scene:
    """The actions side of a tile; `marks` say of rows, by index, what became of them."""
    tile = box.automa_tiles[number]
    high = measures.head + measures.pitch * len(tile.rows) + measures.margin - GAP
    skipped = box.skipped_rows
    rows = [
        _row(index, row, "closed" if isinstance(row, skipped) else marks.get(index, ""), measures)
        for index, row in enumerate(tile.rows)
    ]
    title = (_title(automa_words.actions(number), measures), *_changed(number, ("actions",), _rows_said, measures, box))
    things = (_ground(measures, high), *title, *rows)
    return Scene(measures.width, high, automa_words.actions(number), _rows_said(tile), theme, things)


def _rows_said(tile: AutomaTile) -> str:
    rows = (automa_words.numbered_row(at, row.engineers, automa_words.row(row)) for at, row in enumerate(tile.rows, 1))
    return reduce(then, map(automa_words.sentence, rows))


def _changed(
    number: int, sides: Sequence[str], said: Callable[[AutomaTile], str], measures: Measures, box: Box
) -> list[Thing]:
    """The mark of a side that is otherwise than in the named box, which tells what is there."""
    if differences(box).keys().isdisjoint((f"automa {number}", *(f"automa {number} {side}" for side in sides))):
        return []
    was, x, y = BOXES[box.of].automa_tiles.get(number), measures.width - measures.margin - 8, measures.head - 11
    told = design.not_printed() if was is None else design.printed(what=said(was))
    return [Thing(Ref("changed", "tile"), Layer.MARKER, sign(x, y, 1), told, Circle(x, y, RADIUS))]


def _ground(measures: Measures, height: float) -> Thing:
    card = Rect(0.7, 0.7, measures.width - 1.4, height - 1.4, "panel", "edge", 1.4, 12)
    return Thing(Ref("ground", "tile"), Layer.GROUND, (card,))


def _title(text: str, measures: Measures) -> Thing:
    line = Text(measures.margin + 4, measures.head - 11, text, measures.letters, "ink", 600, "start")
    return Thing(Ref("title"), Layer.GROUND, (line,))


LOOKS = {
    "": ("paper", "edge", 1.2, "ink"),
    "asked": ("paper", "hot", 1.4, "ink"),
    "tried": ("paper", "edge", 1.2, "soft"),
    "done": ("hot_ground", "hot", 2.2, "ink"),
    "missed": ("paper", "wrong", 2.2, "ink"),
    "closed": (None, "edge", 1.0, "faint"),
}
"""Ground, edge, its thickness and ink of a row, by what became of it."""


def _row(index: int, row: Row, mark: str, measures: Measures) -> Thing:
    """A row: its number, engineers, icons and short words; those that a box has nothing for are grey (X1)."""
    closed = mark == "closed"
    fill, edge, thick, ink = LOOKS[mark]
    top, letters = measures.head + measures.pitch * index, measures.letters
    right = measures.width - measures.margin
    box = Rect(measures.margin, top, right - measures.margin, measures.pitch - GAP, fill, edge, thick, 6)
    middle = top + (measures.pitch - GAP) / 2
    shapes: list[Shape] = [box, Text(measures.number, middle, str(index + 1), min(12, letters), ink, 600)]
    shapes += icons.engineers(measures.people, middle, 12, row.engineers, ink)
    shapes += ICONS[type(row).__name__](row, measures.icon, middle, ink)
    bold = 600 if mark == "done" else 400
    shapes.append(Text(measures.said, middle, _in_short(row, closed), letters, ink, bold, "start"))
    last = right - (9 if measures.narrow else 16)
    points = _points(row, last, middle, closed, measures.pitch - GAP)
    sign = _what_became(mark, last - (26 if not measures.narrow else 21 if points else 0), middle)
    said = automa_words.numbered_row(index + 1, row.engineers, automa_words.row(row))
    return Thing(Ref("row", index + 1), Layer.PIECE, (*shapes, *points, *sign), said, box)


def _in_short(row: Row, closed: bool) -> str:
    if closed:
        return automa_words.SHORT(f"{automa_words.kind_of_row(row)}_skipped")
    if isinstance(row, MachineryRow) and row.excavators and row.mixers:
        return automa_words.short_machinery_both()
    return automa_words.SHORT(automa_words.kind_of_row(row), **automa_words.values_of_row(row))


def _what_became(mark: str, x: float, y: float) -> Shapes:
    if mark == "done":
        return icons.check(x, y, 14, "hot")
    return icons.cross(x, y, 9, "wrong" if mark == "missed" else "soft") if mark in ("tried", "missed") else ()


def _points(row: Any, x: float, y: float, hollow: bool, high: float) -> Shapes:
    points = getattr(row, "vp", 0)
    if not points:
        return ()
    gives = type(row).__name__ == "BankRow"
    return icons.victory(x, y, min(22, high + 2), points if gives else -points, hollow)


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
    "PatentRow": lambda row, x, y, ink: _advanced(row, x, y, ink),
    "BuildingPatentRow": lambda row, x, y, ink: _advanced(row, x, y, ink),
    "BankRow": lambda row, x, y, ink: icons.coin(x, y, 16),
    "ExternalWorksRow": lambda row, x, y, ink: icons.piece("external_work", x, y, 16, ink),
    "BuildingRow": lambda row, x, y, ink: icons.piece("building", x, y, 16, ink),
}
"""What a row shows, around a point."""


def _advanced(row: Any, x: float, y: float, ink: str) -> Shapes:
    """A tile of a structure, to be bought."""
    return (Rect(x - 9, y - 9, 18, 18, "advanced", ink, 1.3, 4), *icons.piece(row.structure, x, y, 11, ink))


def _machine(row: Any) -> Callable[[float, float, float, str], Shapes]:
    if row.machinery or (row.excavators and row.mixers):
        return icons.cog
    return icons.excavator if row.excavators else icons.mixer


def criteria_scene(
    number: int,
    used: str = "",
    index: int | None = None,
    theme: str = "light",
    measures: Measures = WIDE,
    box: Box = PRINTED,
) -> Scene:
    """The criteria side of a tile; `used` is the structure that is placed, `index` the criterion at hand."""
    tile = box.automa_tiles[number]
    things = [_ground(measures, 0), _title(automa_words.criteria(number), measures)]
    things += _changed(number, (*COLUMNS, "headstreams"), _criteria_said, measures, box)
    for at, structure in enumerate(COLUMNS):
        place = _below(at, measures) if measures.narrow else _beside(at, measures)
        things += _column(structure, tile.column(structure), place, used, index, measures.letters)
    columns = len(COLUMNS) * (4 * LINE + 4) if measures.narrow else PIECES + 3 * CRITERION + CODE
    below = measures.head + columns
    letters = LETTERS if not measures.narrow else LINE + GAP
    things.append(_letters(tile.headstreams, below, letters, used == "water", measures))
    high = below + letters + measures.margin - GAP
    things[0] = _ground(measures, high)
    return Scene(measures.width, high, automa_words.criteria(number), _criteria_said(tile), theme, tuple(things))


def _criteria_said(tile: AutomaTile) -> str:
    said = []
    for structure in COLUMNS:
        names, code = tile.column(structure)
        criteria = _in_order([automa_words.CRITERIA[name] for name in names])
        said.append(automa_words.column(structure, criteria, automa_words.upward(code)))
    return reduce(
        then,
        map(automa_words.sentence, (*said, automa_words.drops_tried(_in_order(tile.headstreams)))),
    )


def _in_order(things: Sequence[str]) -> str:
    """What comes one after the other: 'a, b then c'."""
    return automa_words.last_then(reduce(comma, things[:-1]), things[-1])


Places = tuple[tuple[float, float], tuple[Rect, ...]]
"""Where the piece of a structure stands, and its criteria with the last tie-break."""


def _beside(at: int, measures: Measures) -> Places:
    """A column of its own for each structure."""
    pitch = (measures.width - 2 * measures.margin + 6) / len(COLUMNS)
    left, top = measures.margin + pitch * at, measures.head + PIECES
    highs = (CRITERION, CRITERION, CRITERION, CODE)
    boxes = (_box(left, top + CRITERION * n, pitch - 6, high - GAP) for n, high in enumerate(highs))
    return (left + (pitch - 6) / 2, measures.head + 7), tuple(boxes)


def _below(at: int, measures: Measures) -> Places:
    """One structure below the other, their criteria beside them, a line for each."""
    top, wide = measures.head + (4 * LINE + 4) * at, measures.width - BESIDE_PIECE - measures.margin
    boxes = (_box(BESIDE_PIECE, top + LINE * n, wide, LINE - 1) for n in range(4))
    return (BESIDE_PIECE / 2 + 1, top + 2 * LINE), tuple(boxes)


def _box(x: float, y: float, width: float, height: float) -> Rect:
    return Rect(x, y, width, height, None, None, 1, 6)


def _column(
    structure: str, column: Column, places: Places, used: str, index: int | None, letters: float
) -> Iterable[Thing]:
    mine = used == structure or (structure == "base" and used == "elevation")
    (x, y), boxes = places
    yield Thing(Ref("column", structure), Layer.PIECE, (*icons.piece(structure, x, y, 16, "hot" if mine else "ink"),))
    for at, (criterion, box) in enumerate(zip((*column.criteria, None), boxes, strict=True)):
        now = mine and index == at
        fill, edge, thick, _ = LOOKS["done" if now else "asked" if mine else ""]
        drawn = box._replace(fill=fill, edge=edge, thick=thick)
        yield _criterion(structure, at, criterion, column.code, drawn, min(11.5, letters))


def _criterion(structure: str, at: int, criterion: str | None, code: int | str, box: Rect, letters: float) -> Thing:
    middle = box.x + box.width / 2
    below = automa_words.line_from_conduit(code) if isinstance(code, str) else automa_words.line_from_basin(code)
    lines = (automa_words.CRITERION_LINES[criterion] if criterion else below).splitlines()
    if box.height < LINE:
        lines = [" ".join(lines)]
    top = box.y + box.height / 2 - 6.5 * (len(lines) - 1)
    shapes: list[Shape] = [box, *(Text(middle, top + 13 * n, line, letters, "ink") for n, line in enumerate(lines))]
    if criterion is None:
        said = automa_words.tie_break(structure, automa_words.upward(code))
    else:
        cited = CRITERIA[structure][criterion].cited
        said = automa_words.numbered_criterion(structure, at + 1, automa_words.CRITERIA[criterion], cited)
    return Thing(Ref("criterion", structure, at + 1), Layer.PIECE, tuple(shapes), said, box._replace(fill=None))


def _letters(headstreams: tuple[str, ...], top: float, high: float, now: bool, measures: Measures) -> Thing:
    fill, edge, thick, _ = LOOKS["done" if now else ""]
    box = Rect(measures.margin, top, measures.width - 2 * measures.margin, high - GAP, fill, edge, thick, 6)
    middle = top + (high - GAP) / 2
    shapes: list[Shape] = [box, *icons.drop(measures.margin + 18, middle, 15)]
    pitch = measures.width / 5
    for at, name in enumerate(headstreams):
        x = measures.margin + pitch * (at + 0.9)
        shapes.append(Text(x, middle, name, measures.letters, "ink", 600))
        if at:
            shapes += icons.arrow(x - pitch / 2, middle, 12)
    return Thing(Ref("letters"), Layer.PIECE, tuple(shapes), automa_words.drops_tried(_in_order(headstreams)), box)


ON_THE_MAP = tuple(map(Ref.on_map, MAP_SPACES))


def marks(look: AutomaLook) -> dict[Ref, str]:
    """The highlights of a look: what is still in, or chosen, stands out, and everything else on the map fades."""
    return spotlight(look.lit, look.chosen) if look.lit or look.chosen or look.faded else {}


def spotlight(lit: Iterable[Ref], chosen: Iterable[Ref] = ()) -> dict[Ref, str]:
    """The highlights that make some things stand out of the map."""
    return {**dict.fromkeys(ON_THE_MAP, "dim"), **dict.fromkeys(lit, "legal"), **dict.fromkeys(chosen, "selected")}
