"""Ink: things as commands, written once and remembered, and the messages made of them."""

from collections.abc import Iterable
from functools import lru_cache
from itertools import groupby
from math import ceil, floor
from typing import Any, NamedTuple

from ipycanvas import Canvas

from .geometry import box_of, union
from .pen import TENTHS, Stroke, command, setting, strokes
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
        """Hand everything to the browser in one message; whoever draws next must name their canvas again."""
        manager = canvas._canvas_manager
        manager.flush()
        content, buffers = self.packed
        manager.send(content, buffers=buffers)
        manager._current_canvas = None
