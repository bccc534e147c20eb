"""The pen: shapes as the drawing commands of ipycanvas, written as text, and all that is private to it."""

from array import array
from collections.abc import Sequence
from functools import lru_cache
from json import dumps
from math import acos, ceil, cos, degrees, hypot, isfinite, pi, radians, sin, sqrt
from typing import Any, Literal, NamedTuple

from ipycanvas.canvas import COMMANDS, Canvas

from .palette import FONT, colours
from .shapes import Circle, Command, Line, Path, Rect, Shape, Text


def command(name: str, *arguments: object) -> str:
    """One command as ipycanvas sends it, with a comma after it; arguments are known to be finite."""
    if not arguments:
        return f"[{COMMANDS[name]}],"
    return f"[{COMMANDS[name]},{dumps(arguments, separators=(',', ':'), allow_nan=False)}],"


def form(name: str, gaps: str, buffers: int = 0) -> str:
    """A command with gaps for its numbers, and how many buffers of bytes go beside its text."""
    return f"[{COMMANDS[name]},[{gaps}],{buffers}]," if buffers else f"[{COMMANDS[name]},[{gaps}]],"


def setting(name: str, value: object) -> str:
    """The command that sets an attribute of the canvas."""
    return command("set", Canvas.ATTRS[name], value)


def send(canvas: Canvas, content: dict[str, Any], buffers: list[bytes]) -> None:
    """Hand commands to the browser in one message; whoever draws next must name their canvas again."""
    manager = canvas._canvas_manager
    manager.flush()
    manager.send(content, buffers=buffers)
    manager._current_canvas = None


def heard_by(canvas: Canvas) -> str:
    """The model on the page that draws on a canvas, with nothing left that waits to be sent to it."""
    canvas._canvas_manager.flush()
    return str(canvas._canvas_manager.model_id)


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
    return form(name, ",".join(["%d"] * numbers))


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
_CORNERS, _SIZES, _HUES = _BYTES % ("int16", 0), _BYTES % ("uint8", 1), _BYTES % ("uint8", 2)
_POLYGON = form("fillPolygon", _CORNERS, 1)
_POLYGONS = form("fillPolygons", f"%d,{_CORNERS},{_SIZES}", 2)
_COLOURED = form("fillStyledPolygons", f"%d,{_CORNERS},{_SIZES},{_HUES},1", 3)
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
        for kind, style, steps, rest, count in self.written:
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
            before, path = path, steps % tuple(numbers) if kind == "path" else ""
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
            style = _font(shape.fill, shape.size, shape.weight, shape.anchor, self.theme)
            self.put("text", style, "", _words(shape.text), (shape.x, shape.baseline))
        elif isinstance(shape, Line):
            self.put("plain", _edge(shape, self.theme), "", _LINE, shape[:4])
        elif isinstance(shape, Circle):
            self.plain(shape, _CIRCLES, (shape.x, shape.y, _size(shape.radius)))
        elif shape.radius and shape.fill and not shape.edge:
            self.put("polygon", _fill(shape.fill, self.theme), "", "", rounded(shape))
        elif shape.radius:
            x, y, width, height = shape[:4]
            radius = min(_size(shape.radius), width / 2, height / 2)
            right, bottom = x + width, y + height
            turns = (right, y, right, bottom), (right, bottom, x, bottom), (x, bottom, x, y), (x, y, right, y)
            self.outlined(
                shape, _ROUNDED, (x + radius, y, *(number for turn in turns for number in (*turn, _size(radius))))
            )
        else:
            self.plain(shape, _RECTS, (shape.x, shape.y, _size(shape.width), _size(shape.height)))

    def plain(self, shape: Rect | Circle, forms: tuple[str, str], numbers: Sequence[float]) -> None:
        """A shape that ipycanvas has commands for."""
        if shape.fill:
            self.put("plain", _fill(shape.fill, self.theme), "", forms[0], numbers)
        if shape.edge:
            self.put("plain", _edge(shape, self.theme), "", forms[1], numbers)

    def outlined(self, shape: Rect | Path, steps: str, numbers: Sequence[float]) -> None:
        """A shape made of a path, which is written once, then filled, then drawn along."""
        if shape.fill and shape.edge:
            style = (*_fill(shape.fill, self.theme), *_edge(shape, self.theme))
            self.put("path", style, steps, _FILL + _STROKE, numbers)
        elif shape.fill:
            self.put("path", _fill(shape.fill, self.theme), steps, _FILL, numbers)
        elif shape.edge:
            self.put("path", _edge(shape, self.theme), steps, _STROKE, numbers)

    def path(self, path: Path) -> None:
        """A path, step by step; ends that a fill closes by itself are left open."""
        corners = polygons(path.commands) if path.fill and not path.edge else ()
        if path.fill and corners:
            style = _fill(path.fill, self.theme)
            for run in corners:
                self.put("polygon", style, "", "", run)
            return
        steps = _BEGIN
        numbers: list[float] = []
        for letter, step in path.commands:
            if letter == "A":
                _, _, _, start, end = step
                if not (isfinite(start) and isfinite(end)):
                    raise ValueError(f"an arc cannot run from {start} to {end}")
                back = ",true" if end < start else ""
                steps += form("arc", f"%d,%d,%d,{radians(start):.5g},{radians(end):.5g}{back}")
                numbers += (step[0], step[1], _size(step[2]))
            elif path.edge or letter != "Z":
                steps += _STEPS[letter]
                numbers += step
        self.outlined(path, steps, numbers)


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


def _words(text: str) -> str:
    return form("fillText", f"{dumps(text).replace('%', '%%')},%d,%d")


@lru_cache(512)
def _fill(name: str, theme: str) -> Settings:
    return (("fill", setting("fill_style", colours(theme)[name])),)


def _edge(shape: Rect | Circle | Path | Line, theme: str) -> Settings:
    assert shape.edge is not None
    return _along(shape.edge, shape.thick, shape.dash, isinstance(shape, Path) and shape.round, theme)


@lru_cache(1024)
def _along(edge: str, thick: float, dash: tuple[float, ...], is_round: bool, theme: str) -> Settings:
    width, *dashes = whole([_size(thick), *map(_size, dash)])
    return (
        ("edge", setting("stroke_style", colours(theme)[edge])),
        ("thick", setting("line_width", width)),
        ("dash", command("setLineDash", dashes)),
        ("cap", setting("line_cap", "round" if is_round else "butt")),
    )


@lru_cache(1024)
def _font(fill: str, size: float, weight: int, anchor: str, theme: str) -> Settings:
    (tenths,) = whole([_size(size)])
    return (
        ("font", setting("font", f"{weight} {tenths}px {FONT}")),
        ("anchor", setting("text_align", _ANCHORS[anchor])),
        *_fill(fill, theme),
    )


OFF = 0.12
"""Units by which a straight piece may miss its curve; nobody sees it."""
MOST_CORNERS = 255
STEP_BYTES = {"M": 16, "L": 16, "Q": 26, "C": 36, "A": 30, "Z": 0}


@lru_cache(4096)
def polygons(steps: tuple[Command, ...]) -> tuple[tuple[float, ...], ...]:
    """The polygons of a filled path, each as x, y, x, y, ...; none where curves should stay curves.

    Polygons that turn the same way look alike drawn together or one by one; where they do not, one is a hole.
    """
    runs: list[list[float]] = []
    saved = 0
    for letter, numbers in steps:
        if letter == "M" or (letter == "A" and not runs):
            runs.append([])
        if letter != "Z":
            _ADD[letter](runs[-1], numbers)
            saved += STEP_BYTES[letter]
    if 2 * sum(map(len, runs)) > saved or max(map(len, runs)) > 2 * MOST_CORNERS:
        return ()
    if len(runs) > 1 and len({_area(run) > 0 for run in runs}) > 1:
        return ()
    return tuple(map(tuple, runs))


def _line_corners(run: list[float], numbers: tuple[float, ...]) -> None:
    run += numbers


def _quadratic_corners(run: list[float], numbers: tuple[float, ...]) -> None:
    x0, y0 = run[-2:]
    x1, y1, x2, y2 = numbers
    bend = hypot(x0 - 2 * x1 + x2, y0 - 2 * y1 + y2)
    for a, b, c in _quadratic_parts(_pieces(0.25 * bend)):
        run += (a * x0 + b * x1 + c * x2, a * y0 + b * y1 + c * y2)


def _cubic_corners(run: list[float], numbers: tuple[float, ...]) -> None:
    x0, y0 = run[-2:]
    x1, y1, x2, y2, x3, y3 = numbers
    bend = max(hypot(x0 - 2 * x1 + x2, y0 - 2 * y1 + y2), hypot(x1 - 2 * x2 + x3, y1 - 2 * y2 + y3))
    for a, b, c, d in _cubic_parts(_pieces(0.75 * bend)):
        run += (a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3)


def _pieces(bend: float) -> int:
    """How many straight pieces a curve needs; one that is not of this world is refused."""
    if not bend < 1e6:
        raise ValueError(f"a curve that cannot be drawn bends by {bend}")
    return max(1, ceil(sqrt(bend / OFF)))


@lru_cache
def _quadratic_parts(pieces: int) -> tuple[tuple[float, float, float], ...]:
    parts = [part / pieces for part in range(1, pieces + 1)]
    return tuple(((1 - t) ** 2, 2 * t * (1 - t), t * t) for t in parts)


@lru_cache
def _cubic_parts(pieces: int) -> tuple[tuple[float, float, float, float], ...]:
    parts = [part / pieces for part in range(1, pieces + 1)]
    return tuple(((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3) for t in parts)


def _arc_corners(run: list[float], numbers: tuple[float, ...]) -> None:
    x, y, radius, start, end = numbers
    span = end - start
    if not abs(span) < 1e6:
        raise ValueError(f"an arc cannot run from {start} to {end}")
    pieces = _arc_pieces(abs(span), radius)
    for piece in range(pieces + (abs(span) < 360)):
        angle = radians(start + span * piece / pieces)
        run += (x + radius * cos(angle), y + radius * sin(angle))


def _arc_pieces(span: float, radius: float) -> int:
    """How many straight pieces an arc needs."""
    return max(2, ceil(span / (2 * degrees(acos(max(0.5, 1 - OFF / radius)))))) if radius > 0 else 1


_ADD = {"M": _line_corners, "L": _line_corners, "Q": _quadratic_corners, "C": _cubic_corners, "A": _arc_corners}


def _area(run: list[float]) -> float:
    """Twice the area of a polygon; negative if it turns the other way."""
    xs, ys = run[::2], run[1::2]
    return sum(a * d - c * b for a, b, c, d in zip(xs, ys, xs[1:] + xs[:1], ys[1:] + ys[:1], strict=True))


def rounded(rect: Rect) -> list[float]:
    """The corners of a rounded rectangle."""
    radius = min(rect.radius, rect.width / 2, rect.height / 2)
    left, top, right, bottom = rect.x, rect.y, rect.x + rect.width, rect.y + rect.height
    quarter = _quarter(_arc_pieces(90, radius))
    run: list[float] = []
    for a, b in quarter:
        run += (left + a * radius, top + b * radius)
    for a, b in quarter:
        run += (right - b * radius, top + a * radius)
    for a, b in quarter:
        run += (right - a * radius, bottom - b * radius)
    for a, b in quarter:
        run += (left + b * radius, bottom - a * radius)
    return run


@lru_cache
def _quarter(pieces: int) -> tuple[tuple[float, float], ...]:
    angles = [part * pi / 2 / pieces for part in range(pieces + 1)]
    return tuple((1 - cos(angle), 1 - sin(angle)) for angle in angles)
