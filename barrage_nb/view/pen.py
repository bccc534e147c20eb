"""The pen: shapes as the drawing commands of ipycanvas, written as text, every number checked."""

from array import array
from collections.abc import Sequence
from functools import lru_cache
from json import dumps
from math import isfinite, radians
from typing import Literal, NamedTuple

from ipycanvas.canvas import COMMANDS, Canvas

from .outline import polygons, rounded
from .palette import FONT, colours
from .shapes import Circle, Line, Path, Rect, Shape, Text

TENTHS = 10
"""Commands are in whole tenths of a unit, as in SVG; they are shorter than decimals."""
FARTHEST = 32000
"""Tenths of a unit from the corner of a panel; they fit in two bytes."""

Settings = tuple[tuple[str, str], ...]
"""What must be set before a command: the name of a setting, and the command that sets it."""


class Stroke(NamedTuple):
    """Commands as text, what must be set before them, and the points that go beside the text as bytes."""

    style: Settings
    body: str
    buffers: tuple[bytes, ...] = ()


def command(name: str, *arguments: object) -> str:
    """One command as ipycanvas sends it, with a comma after it; arguments are known to be finite."""
    if not arguments:
        return f"[{COMMANDS[name]}],"
    return f"[{COMMANDS[name]},{dumps(arguments, separators=(',', ':'), allow_nan=False)}],"


def setting(name: str, value: object) -> str:
    """The command that sets an attribute of the canvas."""
    return command("set", Canvas.ATTRS[name], value)


def whole(numbers: Sequence[float]) -> list[int]:
    """Numbers in tenths, every one checked: a single NaN or infinity stops all canvases of a page until reload."""
    try:
        tenths = [round(number * TENTHS) for number in numbers]
    except (ValueError, OverflowError):  # what rounding says of NaN and of infinity
        tenths = [FARTHEST]
    if tenths and not -FARTHEST < min(tenths) <= max(tenths) < FARTHEST:
        raise ValueError(f"a number that cannot be drawn is among {numbers}")
    return tenths


def strokes(shapes: Sequence[Shape], theme: str) -> tuple[tuple[Stroke, ...], tuple[Stroke, ...]]:
    """Shapes as commands: all but the texts, then the texts."""
    pen = _Pen(theme)
    for shape in shapes:
        pen.draw(shape)
    return pen.strokes()


def _form(name: str, numbers: int) -> str:
    """A command with gaps for numbers."""
    return f"[{COMMANDS[name]},[{','.join(['%d'] * numbers)}]],"


_FILL, _STROKE = command("fill"), command("stroke")
_BEGIN, _CLOSE = command("beginPath"), command("closePath")
_STEPS = {
    "M": _form("moveTo", 2),
    "L": _form("lineTo", 2),
    "Q": _form("quadraticCurveTo", 4),
    "C": _form("bezierCurveTo", 6),
    "Z": _CLOSE,
}
_ROUNDED = _BEGIN + _STEPS["M"] + 4 * _form("arcTo", 5) + _CLOSE
_LINE = _form("strokeLine", 4)
_RECTS = _form("fillRect", 4), _form("strokeRect", 4)
_CIRCLES = _form("fillCircle", 3), _form("strokeCircle", 3)
_BYTES = '{"dtype":"%s","idx":%d}'
_POLYGON = f"[{COMMANDS['fillPolygon']},[{_BYTES % ('int16', 0)}],1],"
_POLYGONS = f"[{COMMANDS['fillPolygons']},[%d,{_BYTES % ('int16', 0)},{_BYTES % ('uint8', 1)}],2],"
_COLOURED = (
    f"[{COMMANDS['fillStyledPolygons']},"
    f"[%d,{_BYTES % ('int16', 0)},{_BYTES % ('uint8', 1)},{_BYTES % ('uint8', 2)},1],3],"
)
_ANCHORS = {"start": "start", "middle": "center", "end": "end"}

StrokeKind = Literal["path", "plain", "polygon", "text"]


class _Written(NamedTuple):
    """Commands with gaps for numbers: a path or none, and what is done with it."""

    kind: StrokeKind
    style: Settings
    path: str
    rest: str
    gaps: int


class _Pen:
    """Writes shapes; numbers are kept apart until the end, where all are checked at once."""

    def __init__(self, theme: str) -> None:
        self.theme = theme
        self.written: list[_Written] = []
        self.numbers: list[float] = []

    def strokes(self) -> tuple[tuple[Stroke, ...], tuple[Stroke, ...]]:
        """What has been written; a path that is used twice in a row is said once."""
        tenths = whole(self.numbers)
        shapes: list[Stroke] = []
        texts: list[Stroke] = []
        corners: list[tuple[Settings, list[int]]] = []
        start, path = 0, ""
        for kind, style, form, rest, count in self.written:
            numbers = tenths[start : start + count]
            start += count
            if kind == "polygon":
                corners.append((style, numbers))
                continue
            if kind == "text":
                texts.append(Stroke(style, rest % tuple(numbers)))
                continue
            if corners:
                shapes.append(_polygons(corners))
                corners, path = [], ""
            before, path = path, form % tuple(numbers) if kind == "path" else ""
            body = rest % tuple(numbers) if kind == "plain" else rest if path == before else path + rest
            shapes.append(Stroke(style, body))
        if corners:
            shapes.append(_polygons(corners))
        return tuple(shapes), tuple(texts)

    def put(self, kind: StrokeKind, style: Settings, path: str, rest: str, numbers: Sequence[float]) -> None:
        """Write commands with gaps for numbers."""
        self.written.append(_Written(kind, style, path, rest, len(numbers)))
        self.numbers += numbers

    def draw(self, shape: Shape) -> None:
        """Write a shape."""
        if isinstance(shape, Path):
            self.path(shape)
        elif isinstance(shape, Text):
            self.put("text", _type(shape, self.theme), "", _words(shape.text), (shape.x, shape.baseline))
        elif isinstance(shape, Line):
            self.put("plain", _edge(shape, self.theme), "", _LINE, shape[:4])
        elif isinstance(shape, Circle):
            self.plain(shape, _CIRCLES, (shape.x, shape.y, _size(shape.radius)))
        elif shape.radius and shape.fill and not shape.edge:
            self.put("polygon", _fill(shape.fill, self.theme), "", "", rounded(shape))
        elif shape.radius:
            self.outlined(shape, _ROUNDED, _rounded(shape))
        else:
            self.plain(shape, _RECTS, (shape.x, shape.y, _size(shape.width), _size(shape.height)))

    def plain(self, shape: Rect | Circle, forms: tuple[str, str], numbers: Sequence[float]) -> None:
        """A shape that ipycanvas has commands for."""
        if shape.fill:
            self.put("plain", _fill(shape.fill, self.theme), "", forms[0], numbers)
        if shape.edge:
            self.put("plain", _edge(shape, self.theme), "", forms[1], numbers)

    def outlined(self, shape: Rect | Path, form: str, numbers: Sequence[float]) -> None:
        """A shape made of a path, which is written once, then filled, then drawn along."""
        if shape.fill and shape.edge:
            style = (*_fill(shape.fill, self.theme), *_edge(shape, self.theme))
            self.put("path", style, form, _FILL + _STROKE, numbers)
        elif shape.fill:
            self.put("path", _fill(shape.fill, self.theme), form, _FILL, numbers)
        elif shape.edge:
            self.put("path", _edge(shape, self.theme), form, _STROKE, numbers)

    def path(self, path: Path) -> None:
        """A path, step by step; ends that a fill closes by itself are left open."""
        corners = polygons(path.commands) if path.fill and not path.edge else ()
        if path.fill and corners:
            style = _fill(path.fill, self.theme)
            for run in corners:
                self.put("polygon", style, "", "", run)
            return
        form = _BEGIN
        numbers: list[float] = []
        for letter, step in path.commands:
            if letter == "A":
                form += _arc(step)
                numbers += (step[0], step[1], _size(step[2]))
            elif path.edge or letter != "Z":
                form += _STEPS[letter]
                numbers += step
        self.outlined(path, form, numbers)


def _polygons(corners: list[tuple[Settings, list[int]]]) -> Stroke:
    """Filled polygons that follow each other, as bytes: shorter and faster than corner by corner."""
    points = array("h", [number for _, numbers in corners for number in numbers]).tobytes()
    style = corners[0][0]
    if len(corners) == 1:
        return Stroke(style, _POLYGON, (points,))
    sizes = bytes(len(numbers) // 2 for _, numbers in corners)
    if all(other is style for other, _ in corners):
        return Stroke(style, _POLYGONS % len(corners), (points, sizes))
    hues = bytes.fromhex("".join(style[0][1].partition("#")[2][:6] for style, _ in corners))
    return Stroke((), _COLOURED % len(corners), (points, sizes, hues))


def _size(number: float) -> float:
    """A number that ipycanvas must not get below zero."""
    if number < 0:
        raise ValueError(f"a size cannot be {number}")
    return number


def _rounded(rect: Rect) -> tuple[float, ...]:
    """A start on the upper edge, then for each corner the corner, a point after it and the radius."""
    x, y, width, height = rect[:4]
    radius = min(_size(rect.radius), width / 2, height / 2)
    right, bottom = x + width, y + height
    turns = (right, y, right, bottom), (right, bottom, x, bottom), (x, bottom, x, y), (x, y, right, y)
    return x + radius, y, *(number for turn in turns for number in (*turn, _size(radius)))


def _arc(step: tuple[float, ...]) -> str:
    _, _, _, start, end = step
    if not (isfinite(start) and isfinite(end)):
        raise ValueError(f"an arc cannot run from {start} to {end}")
    back = ",true" if end < start else ""
    return f"[{COMMANDS['arc']},[%d,%d,%d,{radians(start):.5g},{radians(end):.5g}{back}]],"


def _words(text: str) -> str:
    words = dumps(text).replace("%", "%%")
    return f"[{COMMANDS['fillText']},[{words},%d,%d]],"


@lru_cache
def _hues(theme: str) -> dict[str, str]:
    return colours(theme)


@lru_cache(512)
def _fill(name: str, theme: str) -> Settings:
    return (("fill", setting("fill_style", _hues(theme)[name])),)


def _edge(shape: Rect | Circle | Path | Line, theme: str) -> Settings:
    assert shape.edge is not None
    return _along(shape.edge, shape.thick, shape.dash, isinstance(shape, Path) and shape.round, theme)


@lru_cache(1024)
def _along(edge: str, thick: float, dash: tuple[float, ...], is_round: bool, theme: str) -> Settings:
    width, *dashes = whole([_size(thick), *map(_size, dash)])
    return (
        ("edge", setting("stroke_style", _hues(theme)[edge])),
        ("thick", setting("line_width", width)),
        ("dash", command("setLineDash", dashes)),
        ("cap", setting("line_cap", "round" if is_round else "butt")),
    )


def _type(text: Text, theme: str) -> Settings:
    return _font(text.fill, text.size, text.weight, text.anchor, theme)


@lru_cache(1024)
def _font(fill: str, size: float, weight: int, anchor: str, theme: str) -> Settings:
    (tenths,) = whole([_size(size)])
    return (
        ("font", setting("font", f"{weight} {tenths}px {FONT}")),
        ("anchor", setting("text_align", _ANCHORS[anchor])),
        *_fill(fill, theme),
    )
