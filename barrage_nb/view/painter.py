"""The canvas painter: the same shapes on ipycanvas, and only where something has changed."""

from collections.abc import Callable, Iterable, Sequence
from time import monotonic
from typing import Any, TypeAlias

from ipycanvas import Canvas
from ipywidgets import Layout

from ..board.refs import Ref
from .canvas import heard_by
from .film import Film
from .ink import Commands, Ink, Repaint, Sheet, Shown, Style, merged
from .post import the_post
from .scene import Scene
from .shapes import Layer, Thing
from .svg import GROUND

PointCallback: TypeAlias = Callable[[float, float], object]
ErrorCallback: TypeAlias = Callable[[Exception], object]

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
        self._pressed: list[PointCallback] = []
        self._moved: list[PointCallback] = []
        self._left: list[Callable[[], object]] = []
        self._failed: list[ErrorCallback] = []
        self._heard = 0.0
        self._playing = False  # whether the page plays a film, as far as is known here
        self._listen()
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
        for shown, change in zip(self._shown, changes, strict=True):
            shown.now(change, style)
        return message if message.parts else None

    def _changes(self, scene: Scene, moving: tuple[Thing, ...], style: Style) -> tuple[Repaint, Repaint, Repaint]:
        """What is to be shown of the land, on the table, and on top of it."""
        land, table, top = self._shown
        under = _under(moving)
        if scene is self.scene and style == land.style and under == _under(self.moving):
            below = Repaint(land.drawn, []), Repaint(table.drawn, [])
        else:
            flat = [thing for thing in scene.things if thing.layer < Layer.PLANNED]
            placed = [thing for thing in scene.things if Layer.PLANNED <= thing.layer < Layer.HIGHLIGHT]
            if under:
                placed = sorted([*placed, *under], key=lambda thing: thing.layer)
            below = land.compare(flat, style), table.compare(placed, style)
        above = [thing for thing in scene.things if thing.layer >= Layer.HIGHLIGHT]
        over = [thing for thing in moving if thing.layer >= Layer.HIGHLIGHT]
        above += [thing._replace(name=Ref("moving", number)) for number, thing in enumerate(over)]
        return (*below, top.compare(above, style))

    def _size(self, scene: Scene) -> tuple[int, int]:
        """The size of a scene in pixels of the canvas."""
        return round(scene.width * self.pixels), round(scene.height * self.pixels)

    def _resize(self, scene: Scene) -> None:
        self.widget.layout.max_width = f"{scene.width:g}px"
        for sheet in (self._land, self._table):
            sheet.resize(self._size(scene))

    def on_press(self, callback: PointCallback) -> None:
        """Call back with the point of the scene that is clicked or tapped."""
        self._pressed.append(callback)

    def on_move(self, callback: PointCallback) -> None:
        """Call back with the point of the scene that the mouse is over, at most 25 times a second."""
        self._moved.append(callback)

    def on_leave(self, callback: Callable[[], object]) -> None:
        """Call back when the mouse leaves the picture."""
        self._left.append(callback)

    def on_error(self, callback: ErrorCallback) -> None:
        """Call back with every error that another callback raises."""
        self._failed.append(callback)

    def fail(self, error: Exception) -> None:
        """Hand an error to those who asked for errors; without them, raise it."""
        if not self._failed:
            raise error
        for failed in self._failed:
            failed(error)

    def _listen(self) -> None:
        canvas = self.widget
        the_post().on_missed(self.repaint)
        canvas.on_client_ready(lambda: self.guarded(self.repaint))
        canvas.on_mouse_down(lambda x, y: self._report(self._pressed, x, y))
        canvas.on_touch_start(lambda touches: self._report(self._pressed, *touches[0]) if touches else None)
        canvas.on_mouse_move(self._mouse_moved)
        canvas.on_mouse_out(lambda x, y: self._mouse_left())

    def _mouse_moved(self, x: float, y: float) -> None:
        now = monotonic()
        if now - self._heard >= MOVES_APART:
            self._heard = now
            self._report(self._moved, x, y)

    def _mouse_left(self) -> None:
        self._heard = 0.0
        for callback in self._left:
            self.guarded(callback)

    def _report(self, callbacks: list[PointCallback], x: float, y: float) -> None:
        for callback in callbacks:
            self.guarded(callback, x / self.pixels, y / self.pixels)

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


def _inks(*changes: Repaint) -> list[Ink]:
    return [drawn.ink for change in changes for drawn in change.drawn.values()]
