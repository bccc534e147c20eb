"""A screen: the picture of a board or a lab with what moves on it, and what everything with a picture does alike."""

import asyncio
from abc import abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from html import escape
from math import inf
from typing import Any

from ipywidgets import IntProgress, Widget

from ..board.refs import Ref
from ..engine.events import Event
from ..engine.play import Step, Unfolded
from ..engine.position import Position
from ..view.film import Movement, film_of, movement
from ..view.overlays import RINGS_STAY, lit, trace
from ..view.painter import CanvasPainter
from ..view.post import one_letter
from ..view.scene import Scene
from ..view.shapes import Thing
from ..words import board as words
from ..words import experiments as progress_words
from ..words import lessons
from .hands import Hands, running_loop
from .page import OPEN, Page
from .state import NO_MARKS, Look

LOOKS = 0.1
"""Seconds after which the clock looks whether it was held or hurried."""
GRACE = 0.08
"""Seconds that a page may be late until what still moves there ends."""


class Animator:
    """Plays one movement after another on a painter.

    `speed` is how fast, and may change meanwhile; 0 or infinity is at once, and so is everything where no event loop
    runs.
    """

    def __init__(self, painter: CanvasPainter, speed: float = 1) -> None:
        self.painter = painter
        self._speed = speed
        self.paused = False
        self._movement: Movement | None = None
        self._done: Callable[[], object] | None = None
        self._task: asyncio.Task[None] | None = None

    @property
    def speed(self) -> float:
        """How many times faster than at speed 1 things move."""
        return self._speed

    @speed.setter
    def speed(self, speed: float) -> None:
        if speed != self._speed:
            self._speed = speed
            self._hurry()

    @property
    def running(self) -> bool:
        """Whether something moves, or is paused."""
        return self._movement is not None

    def play(self, movement: Movement, done: Callable[[], object] | None = None) -> None:
        """Show a movement, then its last picture, then call `done`; what still moves is finished first."""
        self.skip()
        self._movement, self._done, self.paused = movement, done, False
        loop = running_loop()
        if loop is not None and 0 < self.speed < inf:
            self.painter.guarded(self._begin, movement, loop)
        if self._task is None:
            self.skip()

    def pause(self) -> None:
        """Hold what moves where it is."""
        self.paused = True
        self._hurry()

    def resume(self) -> None:
        """Let it move again."""
        self.paused = False
        self._hurry()

    def skip(self) -> bool:
        """Finish at once; whether anything was moving."""
        movement, done, task = self._movement, self._done, self._task
        self._movement = self._done = self._task = None
        if movement is None:
            return False
        if task is not None:
            task.cancel()
        try:
            self.painter.end()
            self.painter.paint(movement.scene(len(movement.positions) - 1))
        finally:
            if done is not None:
                done()
        return True

    def _begin(self, movement: Movement, loop: asyncio.AbstractEventLoop) -> None:
        film = film_of(movement)
        if film is not None:
            self.painter.play(film, self.speed)
            self._task = loop.create_task(self._run(movement))

    def _hurry(self) -> None:
        """Tell the page how fast its film goes on now."""
        if not self.running:
            return
        if 0 < self.speed < inf:
            self.painter.hurry(0 if self.paused else self.speed)
        else:
            self.skip()

    async def _run(self, movement: Movement) -> None:
        """Wait as long as the page plays; the page itself says nothing, so that it may be slow, or closed."""
        loop = asyncio.get_running_loop()
        left, before = movement.duration / 1000, loop.time()
        try:
            while left > 0:
                await asyncio.sleep(LOOKS if self.paused else min(LOOKS, left / self.speed))
                now = loop.time()
                if not self.paused:
                    left -= (now - before) * self.speed
                before = now
            await asyncio.sleep(GRACE)
        finally:
            if self._movement is movement:
                self._task = None
                with one_letter():
                    self.painter.guarded(self.skip)


LIVE = "barrage-live"
"""The class of a widget that has a still picture: while its kernel lives, the picture is out of sight."""
VIEW = "application/vnd.jupyter.widget-view+json"
_AREA, _CHILD, _LOST = ".jp-OutputArea", ".jp-OutputArea-child", ".jupyter-widgets-disconnected"
_PAGES = (_AREA, _CHILD), (".cell_container", ".output_container")
"""What holds the outputs of a cell, and each of them: in Jupyter and in VS Code."""
_STILL = f"{_CHILD}:has(.barrage-still)"
_ERROR = "> .jp-OutputArea-output.jupyter-widgets"
# A widget that is lost is shown by Jupyter as an error ("model not found") or as a broken link.
# A picture in an output is as dark as the page around it, which not every page says: then it is as dark as the machine.
_COVERED = ",\n  ".join(
    f"{area}:has(.{LIVE}:not({_LOST})) > :is({still}, {still} + {child}:not(:has(.{LIVE})))"
    for area, child in _PAGES
    for still in (f"{child}:has(.barrage-still)",)
)
STYLE = f"""<style>
@media screen {{
  {_COVERED} {{ display: none; }}
}}
{_AREA} > {_STILL} ~ {_CHILD}:has(.{LIVE}{_LOST}, {_ERROR}) {{ display: none; }}
{_STILL} + {_CHILD} :is(svg, img) {{ max-width: 850px; }}
{_CHILD}:has(.barrage-still-small) + {_CHILD} :is(svg, img) {{ max-width: 640px; }}
body[data-jp-theme-light] .jp-RenderedSVG img {{ color-scheme: light; }}
body[data-jp-theme-light="false"] .jp-RenderedSVG img {{ color-scheme: dark; }}
</style>"""


class OnPage:
    """Something with a widget and a still picture, of which a page shows the one or the other.

    One output with both would do, were it not that Jupyter chooses the widget where it has none.
    """

    small = True
    """Whether the picture is of a part of the table, and needs no wide page."""
    keeps_up = False
    """Whether the picture is drawn anew as things go on: without its kernel, what was done last is seen."""
    _picture_shown: Any = None

    @property
    def root(self) -> Any:
        """The widget."""
        return getattr(self, "widget", self)

    def still(self) -> str:
        """What stands above the still picture, as HTML."""
        return f"<p>{escape(lessons.run_again())}</p>"

    def on_paper(self) -> str:
        """The still picture, as SVG; none here."""
        return ""

    def in_words(self) -> str:
        """What it is, where nothing can be shown."""
        return repr(self)

    @property
    def out_of_sight(self) -> Iterable[Widget]:
        """Widgets that are not shown now, but may be again."""
        return ()

    def show_anew(self) -> None:
        """Draw it as it is now; most have nothing that is not a widget of its own."""

    def say_anew(self) -> None:
        """Say what is no message of a widget in another language."""
        self.show_anew()

    def darken(self, dark: bool) -> None:
        """Be dark or light, as the page is."""
        (self.root.add_class if dark else self.root.remove_class)("barrage-dark")

    def _repr_mimebundle_(self, **options: Any) -> dict[str, Any]:
        """The widget for a live page, its still picture and its text for every other."""
        bundle: dict[str, Any] = Widget._repr_mimebundle_(self.root, **options)
        drawn = self.on_paper()
        return {**bundle, **({"image/svg+xml": drawn} if drawn else {}), "text/plain": self.in_words()}

    def _ipython_display_(self) -> None:
        from IPython.display import display

        self.root.add_class(LIVE)
        OPEN.add(self)
        bundle = self._repr_mimebundle_()
        view = {VIEW: bundle.pop(VIEW)}
        kind = "barrage-still barrage-still-small" if self.small else "barrage-still"
        still = {"text/html": f'{STYLE}<div class="{kind}">{self.still()}</div>'}
        if "image/svg+xml" not in bundle:
            still |= bundle
            bundle = {}
        for data in filter(None, (still, bundle, view)):
            handle = {"display_id": True} if self.keeps_up and data is bundle else {}
            shown = display(data, raw=True, **handle)  # type: ignore[no-untyped-call]
            self._picture_shown = shown if handle else self._picture_shown

    def draw_still(self) -> None:
        """Draw the still picture as it is now, if it is on a page."""
        if self._picture_shown is not None:
            bundle = self._repr_mimebundle_()
            del bundle[VIEW]
            self._picture_shown.update(bundle, raw=True)


def counting() -> Callable[[int, int], None]:
    """A bar in the cell for what tells how much is done and of how much: `experiment(…, progress=counting())`."""
    from IPython.display import display

    bar = IntProgress(0, 0, 1, layout={"width": "100%", "display": "none"}, style={"description_width": "initial"})
    display({VIEW: bar._repr_mimebundle_()[VIEW]}, raw=True)  # type: ignore[no-untyped-call]

    def show(done: int, of: int) -> None:
        bar.max, bar.value, bar.description = of, done, progress_words.progress(done, of)
        bar.layout.display = "" if done < of else "none"

    return show


class Picture:
    """A painted scene that follows a position, and moves where it changes."""

    def __init__(self, position: Position, look: Look, speed: float = 1) -> None:
        self.position, self.look, self.speed = position, look, speed
        self.no_motion = False  # whether the person asked for no motion
        self.painter = CanvasPainter(look.drawn(position))
        self.animator = Animator(self.painter, speed or 1)
        self.heat: Callable[[Position, Scene], tuple[Thing, ...]] = lambda position, scene: ()  # lies over all
        self._looked_at: Ref | tuple[Ref, ...] | None = None
        self._lines: tuple[Thing, ...] = ()
        self._rings: tuple[Thing, ...] = ()

    @property
    def scene(self) -> Scene:
        """What is painted."""
        return self.painter.scene

    @property
    def plain(self) -> Scene:
        """The same without its marks, as it is when nothing moves."""
        return self.look.drawn(self.position)

    def show(self, position: Position, marks: Mapping[Ref, str]) -> None:
        """Paint a position with its marks, as it is when nothing moves."""
        self.position = position
        drawn = self.look.drawn(position, marks)
        self.painter.paint(drawn, self._over(drawn))

    def _over(self, drawn: Scene) -> tuple[Thing, ...]:
        """What lies over a scene."""
        return self._lines + lit(drawn, self._looked_at, self.look.dim) + self._rings + self.heat(self.position, drawn)

    def look_at(self, name: Ref | tuple[Ref, ...] | None) -> None:
        """Light what works together with a thing, or several things by themselves, until another is looked at."""
        if name != self._looked_at:
            self._looked_at = name
            self.warm()

    def warm(self) -> None:
        """Show the heat as it is now."""
        if not self.moving:
            self.painter.move(self._over(self.scene))

    def wear(self, look: Look) -> bool:
        """Look otherwise, if that is another look, and end what moves; whether it is to be shown anew."""
        if look == self.look:
            return False
        self.finish()
        self.forget()
        self.look = look
        return True

    # What moves.

    @property
    def moving(self) -> bool:
        """Whether anything moves."""
        return self.animator.running

    def animate(self, unfolded: Unfolded, done: Callable[[], object], marks: Mapping[Ref, str] = NO_MARKS) -> None:
        """Show what a move does, then call `done`; without motion, leave a trace of it until the next one.

        The `marks` are of what can be answered with already.
        """
        self.forget()
        before = unfolded.step.before
        asked = before.question
        who = asked.who if asked is not None and asked.who in before.companies else None
        look = replace(self.look, company=self.look.company or who)
        if self.speed and not self.no_motion:
            moving = look.while_moving(unfolded.step.events)
            self.animator.play(movement(unfolded, lambda position: moving.drawn(position, marks)), done)
            return
        self._lines, self._rings = trace(unfolded.step, look.drawn)
        self._let_rings_fade()
        done()

    def trail(self, position: Position, events: Sequence[Event]) -> None:
        """Leave lines where the drops of some events went, until the next move."""
        self._lines = trace(Step(position, None, position, tuple(events)), self.look.drawn).lines if events else ()

    def forget(self) -> None:
        """Leave no trace of the last move."""
        self._lines = self._rings = ()

    def _let_rings_fade(self) -> None:
        loop = running_loop()
        if loop is None:
            self._rings = ()  # nobody would ever take them away
        else:
            loop.call_later(RINGS_STAY / 1000, self._fade, self._rings)

    def _fade(self, rings: tuple[Thing, ...]) -> None:
        if self._rings is rings:
            self._rings = ()
            self.warm()

    def finish(self) -> bool:
        """End what moves at once; whether anything did."""
        return self.animator.skip()

    def set_speed(self, speed: float) -> None:
        """How fast things move; 0 for no motion."""
        self.speed = speed
        if speed:
            self.animator.speed = speed
        else:
            self.finish()

    def pause(self, paused: bool) -> None:
        """Hold what moves, or let it go on."""
        (self.animator.pause if paused else self.animator.resume)()


class Screen(OnPage):
    """Hears page, mouse and keyboard for a picture, wears the colours of the page, and shows tips and errors.

    A board or a lab says what it looks like on a page (`fitted`, `show_anew`), what a press and a key mean (`pressed`,
    `key`), and what is pointed at (`show_tip`, with `put_tip`).
    """

    hands: Hands
    page: Page
    picture: Picture
    focused: Ref | None
    """By the keyboard."""
    hovered: Ref | None
    """By the mouse."""
    pointed: tuple[Ref, ...] = ()
    """By a name in a sentence."""

    def set_up(self, position: Position, look: Look, label: str, speed: float = 1.0) -> None:
        """Make the picture, and hear what is done to it."""
        self.hands, self.page = (
            Hands(),
            Page(
                label=label,
                twin_label=words.in_words(),
                fill=words.fill(),
                leave_fill=words.leave_fill(),
                all_news=words.news(),
            ),
        )
        self.picture = Picture(position, look, speed)
        self.hands.on_change(
            self.page, self._page_changed, "width", "room", "high", "filled", "dark", "no_motion", "pixels"
        )
        self.hands.on_message(self.page, self._told_by_page)
        self.hands.on_picture(self.picture.painter, self.press, self.hover, self.leave)
        self.short_names = self.hands.switch(words.short_names(), self.show_names)

    @property
    def whole(self) -> float:
        """How wide the picture is where all of it fills the screen."""
        shown = self.picture.scene
        return min(self.page.room, self.page.high * shown.width / shown.height)

    # What a board or a lab says.

    @abstractmethod
    def fitted(self, look: Look) -> Look:
        """The look for the page as it is."""

    @abstractmethod
    def pressed(self, name: Ref | None, moved: bool) -> None:
        """A thing was pressed, or nothing; `moved` if that has ended what moved."""

    @abstractmethod
    def key(self, key: str, shift: bool) -> None:
        """A key was pressed."""

    @abstractmethod
    def show_tip(self) -> None:
        """Explain the thing that is pointed at."""

    # The mouse and the finger.

    def press(self, x: float, y: float) -> None:
        """A click or a tap; it ends what moves."""
        moved = self.picture.finish()
        self.pressed(self.picture.scene.at(x, y), moved)

    def hover(self, x: float, y: float) -> None:
        """The mouse moves; what it comes over is explained."""
        name = None if self.picture.moving else self.picture.scene.at(x, y)
        if name != self.hovered:
            self.hovered = name
            self.show_tip()

    def leave(self) -> None:
        """The mouse leaves."""
        self.hovered = None
        self.show_tip()

    # The names of places.

    def point_at(self, named: tuple[Ref, ...], show: bool) -> None:
        """Light what a sentence names while it is pointed at, and bring it into sight if that is asked for."""
        self.pointed = named
        self.picture.look_at(named or self.focused or self.hovered)
        if show:
            self.page.look_at(filter(None, map(self.picture.scene.bounds, named)), self.picture.scene.width)

    def show_names(self, shown: bool) -> None:
        """Show on the map what its places are called in moves, or do not."""
        if self.picture.wear(replace(self.picture.look, names=shown)):
            self.show_anew()

    def put_tip(self, name: Ref | None, text: str, answers: bool) -> None:
        """Explain a thing, and light what works together with it; say whether it `answers` a click."""
        scene = self.picture.scene
        box = scene.bounds(name) if name else None
        self.picture.look_at(self.pointed or name)
        self.page.tip = {
            "text": text if box else "",
            "box": [round(number, 1) for number in box or (0, 0, 0, 0)],
            "width": scene.width,
            "focus": name is not None and name == self.focused,
            "answer": answers,
        }

    def _told_by_page(self, told: dict[str, Any]) -> None:
        if "key" in told:
            self.key(told["key"], told["shift"])
        else:
            self.point_at(tuple(map(Ref.read, filter(None, told["name"].split(",")))), told["show"])

    def _page_changed(self) -> None:
        self.picture.no_motion = self.page.no_motion
        self.picture.painter.pixels = self.page.pixels
        look = self.fitted(self.picture.look)
        self.darken(look.theme == "dark")
        if self.picture.wear(look):
            self.show_anew()
