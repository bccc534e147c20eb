"""The canvas painter: the same shapes on ipycanvas, and only where something has changed."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import groupby
from math import ceil, floor
from time import monotonic
from types import MappingProxyType
from typing import Any, Literal, NamedTuple, TypeAlias

from ipycanvas import Canvas
from ipywidgets import Layout

from ..board.refs import Ref
from .film import Film
from .pen import TENTHS, Stroke, command, heard_by, send, setting, strokes
from .post import the_post
from .scene import Scene
from .shapes import Corners, Frame, Layer, Path, Shape, Text, Thing, box_of, union
from .svg import GROUND


class Ink(NamedTuple):
    """A thing as commands: its shapes, its texts, and the setting that moves them to their frame.

    `box` are the pixels of the canvas that it may touch.
    """

    thing: Thing
    shapes: tuple[Stroke, ...]
    texts: tuple[Stroke, ...]
    frame: str
    box: Corners


@lru_cache(1024)
def ink(thing: Thing, theme: str, pixels: int) -> Ink:
    """A thing as commands, for a canvas with so many pixels for each pixel of the scene."""
    shapes, texts = strokes(thing.shapes, theme)
    return Ink(thing, shapes, texts, _place(thing.frame, pixels), _touched(thing, pixels))


@lru_cache(512)
def _place(frame: Frame, pixels: int) -> str:
    scale = round(frame.scale * pixels / TENTHS, 6)
    return command("setTransform", scale, 0, 0, scale, _short(frame.x * pixels), _short(frame.y * pixels))


def _short(number: float) -> float:
    number = round(number, 2)
    return int(number) if number == int(number) else number


def _touched(thing: Thing, pixels: int) -> Corners:
    """The pixels that a thing may touch."""
    if not thing.shapes:
        return 0, 0, 0, 0
    left, top, right, bottom = union([_wide_box(shape) for shape in thing.shapes])
    (left, top), (right, bottom) = thing.frame.out((left, top)), thing.frame.out((right, bottom))
    return (floor(left * pixels) - 1, floor(top * pixels) - 1, ceil(right * pixels) + 1, ceil(bottom * pixels) + 1)


def _wide_box(shape: Shape) -> Corners:
    """A box around a shape, quickly: of a path around its control points, of a text wide enough for every font."""
    if isinstance(shape, Path):
        return _hull(shape)
    if not isinstance(shape, Text):
        return box_of(shape)
    width = shape.size * ((0.78 if shape.weight > 500 else 0.7) * len(shape.text) + 0.5)
    left = shape.x - {"start": 0.25 * shape.size, "middle": width / 2, "end": width}[shape.anchor]
    return left, shape.y - 0.75 * shape.size, left + width, shape.y + 0.75 * shape.size


def _hull(path: Path) -> Corners:
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
        for _, layer in groupby(inks, lambda drawn: drawn.thing.layer):
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

    def clip(self, boxes: Iterable[Corners]) -> None:
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


class Style(NamedTuple):
    """How things are written: in the colours of a theme, with so many pixels for each pixel of the scene."""

    theme: str = ""
    pixels: int = 0


class Shown(NamedTuple):
    """Things that are shown, by their names, and the boxes where that differs from what was shown before."""

    drawn: Mapping[Ref, Ink] = MappingProxyType({})
    style: Style = Style()
    boxes: tuple[Corners, ...] = ()

    def instead(self, things: Iterable[Thing], style: Style) -> "Shown":
        """These things, shown instead."""
        old = self.drawn if style == self.style else {}
        drawn: dict[Ref, Ink] = {}
        boxes: list[Corners] = []
        for thing in things:
            name = thing.name
            known = old.get(name)
            if known is None or known.thing != thing:
                new = ink(thing, *style)
                boxes.append(new.box)
                if known is not None:
                    boxes.append(known.box)
                known = new
            drawn[name] = known
        boxes += [old[name].box for name in old.keys() - drawn.keys()]
        return Shown(drawn, style, tuple(boxes))


class Sheet:
    """A canvas, and the one whose picture lies under what is painted on it."""

    def __init__(self, size: tuple[int, int], below: Canvas | None = None) -> None:
        self.canvas = Canvas(width=size[0], height=size[1])
        self.below = below
        self.scratch: Canvas | None = None

    def paint(self, message: Commands, inks: list[Ink], boxes: list[Corners] | None) -> None:
        """Write the commands that paint things anew: inside boxes, or everywhere."""
        message.switch(self.canvas)
        if boxes is not None:
            message.clip(boxes)
            inks = touched(inks, boxes)
        if self.below is None:
            message.clear(self.canvas)
        else:
            message.image(self.below)
        for opacity, group in groupby(inks, lambda drawn: drawn.thing.opacity):
            if opacity < 1:
                self._faded(message, list(group), opacity)
            else:
                message.things(group)
        if boxes is not None:
            message.unclip()

    def _faded(self, message: Commands, inks: list[Ink], opacity: float) -> None:
        """Draw things as one on a canvas of their own, then that canvas, faded."""
        if self.scratch is None:
            self.scratch = Canvas(width=self.canvas.width, height=self.canvas.height)
        boxes = merged([drawn.box for drawn in inks])
        message.switch(self.scratch)
        message.clip(boxes)
        message.clear(self.scratch)
        message.things(inks)
        message.unclip()
        message.switch(self.canvas)
        message.clip(boxes)
        message.image(self.scratch, opacity)
        message.unclip()

    def part(self, boxes: list[Corners]) -> list[Corners] | None:
        """The same boxes, or None where it is better to paint everything."""
        area = sum((right - left) * (bottom - top) for left, top, right, bottom in boxes)
        return boxes if area < MOST * self.canvas.width * self.canvas.height else None


def touched(inks: list[Ink], boxes: list[Corners]) -> list[Ink]:
    """The things that lie in any of the boxes."""
    found = []
    for drawn in inks:
        left, top, right, bottom = drawn.box
        for box in boxes:
            if left < box[2] and box[0] < right and top < box[3] and box[1] < bottom:
                found.append(drawn)
                break
    return found


def merged(boxes: Iterable[Corners]) -> list[Corners]:
    """The same boxes, those that overlap or nearly do joined."""
    apart: list[Corners] = []
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


Heard: TypeAlias = Literal["press", "move", "leave", "error"]
"""What a painter tells of: the first two with a point of the scene."""

MOVES_APART = 0.04
"""Seconds between two reported movements of the mouse."""


class CanvasPainter:
    """Paints scenes on a canvas, one message for each change.

    The land is painted on a canvas that nobody sees; the canvas shown is a copy of it with all that a move changes,
    highlights and moving things on top. Both are painted only in the boxes where they change. (In a MultiCanvas, the
    browser would put all of its layers together anew, whole, for every layer that is touched.)
    """

    def __init__(self, scene: Scene, pixels: int = 2) -> None:
        self.scene = scene
        self.moving: tuple[Thing, ...] = ()
        self._pixels = pixels
        self._land = Sheet(self._size(scene))
        self._table = Sheet(self._size(scene), self._land.canvas)
        self._shown = Shown(), Shown(), Shown()
        self.widget: Canvas = self._table.canvas
        self.widget.layout = Layout(width="100%", max_width=f"{scene.width:g}px", height="auto", flex="0 0 auto")
        self._heard: dict[Heard, list[Callable[..., object]]] = {"press": [], "move": [], "leave": [], "error": []}
        self._last_moved = 0.0
        self._playing = False  # whether the page plays a film, as far as is known here
        canvas = self.widget
        the_post().on_missed(self.repaint)
        canvas.on_client_ready(lambda: self.guarded(self.repaint))
        canvas.on_mouse_down(lambda x, y: self._report("press", x, y))
        canvas.on_touch_start(lambda touches: self._report("press", *touches[0]) if touches else None)
        canvas.on_mouse_move(self._mouse_moved)
        canvas.on_mouse_out(lambda x, y: self._mouse_left())
        self.repaint()

    @property
    def pixels(self) -> int:
        """How many pixels of the canvas one pixel of a scene is: 2 are crisp on every screen, 1 is enough on some."""
        return self._pixels

    @pixels.setter
    def pixels(self, pixels: int) -> None:
        if pixels != self._pixels:
            self._pixels = pixels
            self.repaint()

    def paint(self, scene: Scene, moving: Sequence[Thing] = ()) -> None:
        """Show a scene with things that move, or lie under its pieces; only what differs from before is painted."""
        self._show(scene, tuple(moving), False)

    def move(self, moving: Sequence[Thing]) -> None:
        """Show other moving things on the same scene."""
        self._show(self.scene, tuple(moving), False)

    def repaint(self) -> None:
        """Paint everything again, as for a page that has just been opened."""
        self._show(self.scene, self.moving, True)

    def play(self, film: Film, rate: float) -> None:
        """Have the page play a film by itself; what is painted next is painted over its last picture."""
        if not the_post().arrives:
            self.paint(film.pictures[-1][1])
            return
        self.end()
        written: list[Commands | None] = []
        try:
            written += (self._written(scene, (), False) for _, scene in film.pictures)
        finally:
            if len(written) < len(film.pictures):  # what was written will not be sent: all must be painted anew
                self._shown = Shown(), Shown(), Shown()
        pictures: list[list[Any]] = []
        buffers: list[bytes] = []
        for (time, _), message in zip(film.pictures, written, strict=True):
            if message is not None:
                content, own = message.packed
                pictures.append([round(time), content, len(own)])
                buffers += own
        ground = {"viewBox": f"0 0 {self.scene.width:g} {self.scene.height:g}", **GROUND}
        told = {"manager": heard_by(self.widget), "pictures": pictures, "ground": ground, "rate": rate}
        self._tell({**film.told, **told}, buffers)
        self._playing = True

    def hurry(self, rate: float) -> None:
        """Have the film go on so much faster than at speed 1; 0 holds it."""
        if self._playing:
            self._tell({"rate": rate})

    def end(self) -> None:
        """Have the film end now, with its last picture."""
        if self._playing:
            self._playing = False
            self._tell({"end": True})

    def _tell(self, film: dict[str, Any], buffers: Sequence[bytes] = ()) -> None:
        the_post().send({"film": {"canvas": self.widget.model_id, **film}}, buffers=list(buffers))

    def _show(self, scene: Scene, moving: tuple[Thing, ...], whole: bool) -> None:
        message = self._written(scene, moving, whole)
        if message is not None:
            self.end()
            message.send(self.widget)

    def _written(self, scene: Scene, moving: tuple[Thing, ...], whole: bool) -> Commands | None:
        """What turns the picture that is shown into another, which counts as shown from now on; None if nothing."""
        # Nothing is remembered before everything is written: an error leaves the picture as it is.
        message, style, size = Commands(), Style(scene.theme, self.pixels), self._size(scene)
        land, table, top = changes = self._changes(scene, moving, style)
        whole = whole or style != self._shown[0].style or size != (self.widget.width, self.widget.height)
        under, dirty = merged(land.boxes), merged([*land.boxes, *table.boxes, *top.boxes])
        if size != (self.widget.width, self.widget.height):
            self._resize(scene)
        if whole or under:
            self._land.paint(message, _inks(land), None if whole else self._land.part(under))
        if whole or dirty:
            self._table.paint(message, _inks(table, top), None if whole else self._table.part(dirty))
        self.scene, self.moving = scene, moving
        self._shown = changes
        return message if message.parts else None

    def _changes(self, scene: Scene, moving: tuple[Thing, ...], style: Style) -> tuple[Shown, Shown, Shown]:
        """What is to be shown of the land, on the table, and on top of it."""
        land, table, top = self._shown
        under = _under(moving)
        if scene is self.scene and style == land.style and under == _under(self.moving):
            below = land._replace(boxes=()), table._replace(boxes=())
        else:
            flat = [thing for thing in scene.things if thing.layer < Layer.PLANNED]
            placed = [thing for thing in scene.things if Layer.PLANNED <= thing.layer < Layer.HIGHLIGHT]
            if under:
                placed = sorted([*placed, *under], key=lambda thing: thing.layer)
            below = land.instead(flat, style), table.instead(placed, style)
        above = [thing for thing in scene.things if thing.layer >= Layer.HIGHLIGHT]
        over = [thing for thing in moving if thing.layer >= Layer.HIGHLIGHT]
        above += [thing._replace(name=Ref("moving", number)) for number, thing in enumerate(over)]
        return (*below, top.instead(above, style))

    def _size(self, scene: Scene) -> tuple[int, int]:
        """The size of a scene in pixels of the canvas."""
        return round(scene.width * self.pixels), round(scene.height * self.pixels)

    def _resize(self, scene: Scene) -> None:
        self.widget.layout.max_width = f"{scene.width:g}px"
        for sheet in (self._land, self._table):
            size = self._size(scene)
            for canvas in filter(None, (sheet.canvas, sheet.scratch)):
                with canvas.hold_sync():
                    canvas.width, canvas.height = size

    def on(self, happens: Heard, callback: Callable[..., object]) -> None:
        """Call back with each point that is pressed or moved over, at most 25 times a second, or as the mouse leaves.

        An "error" is told with every error that another callback raises.
        """
        self._heard[happens].append(callback)

    def fail(self, error: Exception) -> None:
        """Hand an error to those who asked for errors; without them, raise it."""
        if not self._heard["error"]:
            raise error
        for failed in self._heard["error"]:
            failed(error)

    def _mouse_moved(self, x: float, y: float) -> None:
        now = monotonic()
        if now - self._last_moved >= MOVES_APART:
            self._last_moved = now
            self._report("move", x, y)

    def _mouse_left(self) -> None:
        self._last_moved = 0.0
        self._report("leave")

    def _report(self, happens: Heard, *point: float) -> None:
        for callback in self._heard[happens]:
            self.guarded(callback, *(number / self.pixels for number in point))

    def guarded(self, callback: Callable[..., object], *arguments: Any) -> bool:
        """Call back and hand on what goes wrong; whether all went well."""
        try:
            callback(*arguments)
        except Exception as error:  # of whatever kind: ipycanvas, and a task that nobody awaits, would drop it unseen
            self.fail(error)
            return False
        return True


def _under(things: Iterable[Thing]) -> list[Thing]:
    """Those of some things that lie under the pieces of a scene."""
    return [thing for thing in things if thing.layer < Layer.HIGHLIGHT]


def _inks(*changes: Shown) -> list[Ink]:
    return [drawn for change in changes for drawn in change.drawn.values()]
