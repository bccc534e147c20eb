"""Ink: things as commands, remembered; the canvases they are drawn on, and which boxes of them a change touches."""

from collections.abc import Iterable
from functools import lru_cache
from itertools import groupby
from math import ceil, floor
from typing import Any, NamedTuple

from ipycanvas import Canvas

from ..board.refs import Ref
from .canvas import command, send, setting
from .geometry import box_of, union
from .pen import TENTHS, Stroke, strokes
from .shapes import Box, Frame, Path, Shape, Text, Thing


class Ink(NamedTuple):
    """A thing as commands: its shapes, its texts, and the setting that moves them to their frame.

    `box` are the pixels of the canvas that it may touch.
    """

    shapes: tuple[Stroke, ...]
    texts: tuple[Stroke, ...]
    frame: str
    box: Box
    layer: int
    opacity: float


@lru_cache(1024)
def ink(thing: Thing, theme: str, pixels: int) -> Ink:
    """A thing as commands, for a canvas with so many pixels for each pixel of the scene."""
    shapes, texts = strokes(thing.shapes, theme)
    frame, box = _place(thing.frame, pixels), _touched(thing, pixels)
    return Ink(shapes, texts, frame, box, thing.layer, thing.opacity)


@lru_cache(512)
def _place(frame: Frame, pixels: int) -> str:
    scale = round(frame.scale * pixels / TENTHS, 6)
    return command("setTransform", scale, 0, 0, scale, _short(frame.x * pixels), _short(frame.y * pixels))


def _short(number: float) -> float:
    number = round(number, 2)
    return int(number) if number == int(number) else number


def _touched(thing: Thing, pixels: int) -> Box:
    """The pixels that a thing may touch."""
    if not thing.shapes:
        return 0, 0, 0, 0
    left, top, right, bottom = union([_wide_box(shape) for shape in thing.shapes])
    (left, top), (right, bottom) = thing.frame.out((left, top)), thing.frame.out((right, bottom))
    return (
        floor(left * pixels) - 1,
        floor(top * pixels) - 1,
        ceil(right * pixels) + 1,
        ceil(bottom * pixels) + 1,
    )


def _wide_box(shape: Shape) -> Box:
    """A box around a shape, quickly: of a path around its control points, of a text wide enough for every font."""
    if isinstance(shape, Path):
        return _hull(shape)
    if not isinstance(shape, Text):
        return box_of(shape)
    width = shape.size * ((0.78 if shape.weight > 500 else 0.7) * len(shape.text) + 0.5)
    left = shape.x - {"start": 0.25 * shape.size, "middle": width / 2, "end": width}[shape.anchor]
    return left, shape.y - 0.75 * shape.size, left + width, shape.y + 0.75 * shape.size


def _hull(path: Path) -> Box:
    xs: list[float] = []
    ys: list[float] = []
    for letter, step in path.commands:
        if letter == "A":
            x, y, radius = step[:3]
            xs += (x - radius, x + radius)
            ys += (y - radius, y + radius)
        else:
            xs += step[::2]
            ys += step[1::2]
    half = path.thick / 2 if path.edge else 0
    return min(xs) - half, min(ys) - half, max(xs) + half, max(ys) + half


class Commands:
    """The commands of one frame; a setting is sent only where it differs from the one before."""

    def __init__(self) -> None:
        self.parts: list[str] = []
        self.buffers: list[bytes] = []
        self.state: dict[str, str] = {}

    def do(self, name: str, *arguments: object) -> None:
        """Give one command."""
        self.parts.append(command(name, *arguments))

    def need(self, name: str, setter: str) -> None:
        """Make sure of a setting."""
        if self.state.get(name) != setter:
            self.state[name] = setter
            self.parts.append(setter)

    def switch(self, canvas: Canvas) -> None:
        """Draw on a canvas from here on."""
        self.state = {}
        self.do("switchCanvas", f"IPY_MODEL_{canvas.model_id}")
        self.parts.append(setting("line_join", "round"))

    def things(self, inks: Iterable[Ink]) -> None:
        """Draw things layer by layer: their shapes in order, then all texts, those of one font together."""
        for _, layer in groupby(inks, lambda drawn: drawn.layer):
            texts = []
            for drawn in layer:
                if drawn.shapes:
                    self.need("frame", drawn.frame)
                    self.strokes(drawn.shapes)
                texts += [(text.style, drawn.frame, text) for text in drawn.texts]
            for _, frame, text in sorted(texts):
                self.need("frame", frame)
                self.strokes((text,))

    def strokes(self, drawn: Iterable[Stroke]) -> None:
        """Draw with what each stroke needs."""
        state, parts = self.state, self.parts
        for style, body, buffers in drawn:
            for name, setter in style:
                if state.get(name) != setter:
                    state[name] = setter
                    parts.append(setter)
            parts.append(body)
            if buffers:
                self.buffers += buffers

    def clip(self, boxes: Iterable[Box]) -> None:
        """Draw only inside boxes, until `unclip`."""
        self.do("save")
        self.pixels()
        self.do("beginPath")
        for left, top, right, bottom in boxes:
            self.do("rect", left, top, right - left, bottom - top)
        self.do("clip")

    def unclip(self) -> None:
        """Draw everywhere again."""
        self.do("restore")
        self.state = {}

    def pixels(self) -> None:
        """Count in pixels of the canvas."""
        self.need("frame", command("setTransform", 1, 0, 0, 1, 0, 0))

    def clear(self, canvas: Canvas) -> None:
        """Make everything transparent."""
        self.pixels()
        self.do("clearRect", 0, 0, canvas.width, canvas.height)

    def image(self, canvas: Canvas, opacity: float = 1) -> None:
        """Draw another canvas on this one."""
        self.pixels()
        if opacity < 1:
            self.parts.append(setting("global_alpha", round(opacity, 3)))
        self.do("drawImage", f"IPY_MODEL_{canvas.model_id}", 0, 0)
        if opacity < 1:
            self.parts.append(setting("global_alpha", 1))

    @property
    def packed(self) -> tuple[dict[str, Any], list[bytes]]:
        """It as ipycanvas sends it: what its first buffer is, and the buffers."""
        text = f"[{''.join(self.parts)[:-1]}]".encode("ascii")
        return {"shape": [len(text)], "dtype": "uint8"}, [text, *self.buffers]

    def send(self, canvas: Canvas) -> None:
        """Hand everything to the browser in one message."""
        send(canvas, *self.packed)


NEAR = 24
"""Boxes that are closer than so many pixels are painted as one."""
MOST = 0.7
"""Where more than this part of a sheet has changed, all of it is painted."""


class Inked(NamedTuple):
    """A thing and its commands."""

    thing: Thing
    ink: Ink


class Repaint(NamedTuple):
    """What is to be shown, and the boxes where that differs from what is."""

    drawn: dict[Ref, Inked]
    boxes: list[Box]


class Style(NamedTuple):
    """How things are written: in the colours of a theme, with so many pixels for each pixel of the scene."""

    theme: str = ""
    pixels: int = 0


class Shown:
    """Things that are shown, by their names."""

    def __init__(self) -> None:
        self.drawn: dict[Ref, Inked] = {}
        self.style = Style()

    def compare(self, things: Iterable[Thing], style: Style) -> Repaint:
        """What it takes to show these things instead."""
        old = self.drawn if style == self.style else {}
        drawn: dict[Ref, Inked] = {}
        boxes: list[Box] = []
        for thing in things:
            name = thing.name
            known = old.get(name)
            if known is None or known.thing != thing:
                new = Inked(thing, ink(thing, *style))
                boxes.append(new.ink.box)
                if known is not None:
                    boxes.append(known.ink.box)
                known = new
            drawn[name] = known
        boxes += [old[name].ink.box for name in old.keys() - drawn.keys()]
        return Repaint(drawn, boxes)

    def now(self, change: Repaint, style: Style) -> None:
        """Remember what has been painted."""
        self.drawn, self.style = change.drawn, style


class Sheet:
    """A canvas, and the one whose picture lies under what is painted on it."""

    def __init__(self, size: tuple[int, int], below: Canvas | None = None) -> None:
        self.canvas = Canvas(width=size[0], height=size[1])
        self.below = below
        self._scratch: Canvas | None = None

    def resize(self, size: tuple[int, int]) -> None:
        """Change the size; everything must be painted anew."""
        for canvas in filter(None, (self.canvas, self._scratch)):
            with canvas.hold_sync():
                canvas.width, canvas.height = size

    def paint(self, message: Commands, inks: list[Ink], boxes: list[Box] | None) -> None:
        """Write the commands that paint things anew: inside boxes, or everywhere."""
        message.switch(self.canvas)
        if boxes is not None:
            message.clip(boxes)
            inks = touched(inks, boxes)
        if self.below is None:
            message.clear(self.canvas)
        else:
            message.image(self.below)
        for opacity, group in groupby(inks, lambda drawn: drawn.opacity):
            if opacity < 1:
                self._faded(message, list(group), opacity)
            else:
                message.things(group)
        if boxes is not None:
            message.unclip()

    def _faded(self, message: Commands, inks: list[Ink], opacity: float) -> None:
        """Draw things as one on a canvas of their own, then that canvas, faded."""
        if self._scratch is None:
            self._scratch = Canvas(width=self.canvas.width, height=self.canvas.height)
        boxes = merged([drawn.box for drawn in inks])
        message.switch(self._scratch)
        message.clip(boxes)
        message.clear(self._scratch)
        message.things(inks)
        message.unclip()
        message.switch(self.canvas)
        message.clip(boxes)
        message.image(self._scratch, opacity)
        message.unclip()

    def part(self, boxes: list[Box]) -> list[Box] | None:
        """The same boxes, or None where it is better to paint everything."""
        area = sum((right - left) * (bottom - top) for left, top, right, bottom in boxes)
        return boxes if area < MOST * self.canvas.width * self.canvas.height else None


def touched(inks: list[Ink], boxes: list[Box]) -> list[Ink]:
    """The things that lie in any of the boxes."""
    found = []
    for drawn in inks:
        left, top, right, bottom = drawn.box
        for box in boxes:
            if left < box[2] and box[0] < right and top < box[3] and box[1] < bottom:
                found.append(drawn)
                break
    return found


def merged(boxes: Iterable[Box]) -> list[Box]:
    """The same boxes, those that overlap or nearly do joined."""
    apart: list[Box] = []
    for box in boxes:
        left, top, right, bottom = box
        if left >= right:
            continue
        index = 0
        while index < len(apart):
            other = apart[index]
            if (
                left < other[2] + NEAR
                and other[0] < right + NEAR
                and top < other[3] + NEAR
                and other[1] < bottom + NEAR
            ):
                del apart[index]
                left, top = min(left, other[0]), min(top, other[1])
                right, bottom = max(right, other[2]), max(bottom, other[3])
                index = 0
            else:
                index += 1
        apart.append((left, top, right, bottom))
    return apart
