"""The picture of a board or a lab: what is shown, how wide, with which marks, and what moves on it."""

import asyncio
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from ..board.office import OWN_SECTIONS, SPACES
from ..board.refs import Ref
from ..engine.events import Event
from ..engine.play import Step, Unfolded
from ..engine.position import Position
from ..view.canvas import CanvasPainter
from ..view.chain import lit
from ..view.movement import movement
from ..view.player import Animator
from ..view.scene import Scene, scene
from ..view.shapes import Thing
from ..view.trace import RINGS_STAY, trace
from .answers import Answering

NO_MARKS: Mapping[Ref, str] = {}


@dataclass(frozen=True)
class Look:
    """What a picture shows, and how; `paper` is how wide it is where nothing can be clicked, and `dim` steps back."""

    show: str | tuple[str, ...] = "table"
    company: str | None = None
    theme: str = "light"
    width: float = 1280
    open_panel: str | None = None
    legend: bool | None = False
    icons: bool = True
    paper: float = 1280
    dim: tuple[Ref, ...] = ()

    def drawn(self, position: Position, marks: Mapping[Ref, str] = NO_MARKS) -> Scene:
        """A position, looked at like this."""
        return _drawn(self, _This(position), tuple({**dict.fromkeys(self.dim, "dim"), **marks}.items()))

    @property
    def on_page(self) -> "Look":
        """The same where nothing can be clicked: nothing is folded, and nothing offers to open."""
        return replace(self, theme="light", width=self.paper, open_panel=None, legend=None)

    def pressed(self, name: Ref) -> "Look | None":
        """After a click on a thing that opens or closes a panel; None where it does neither."""
        kind, panel = name.kind, str(name.key)
        if panel == "legend" and kind in ("open", "close"):
            return replace(self, legend=kind == "open")
        if kind == "close":
            return replace(self, open_panel="")
        if kind == "bar":
            return replace(self, open_panel=panel)
        if kind == "score":
            who = str(name.key)
            return replace(self, company=None if self.company == who else who, open_panel="company")
        return None


class _This:
    """A position that is the same only as itself: comparing two costs more than drawing one."""

    def __init__(self, position: Position) -> None:
        self.position = position

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _This) and self.position is other.position

    def __hash__(self) -> int:
        return id(self.position)


@lru_cache(16)
def _drawn(look: Look, this: _This, marks: tuple[tuple[Ref, str], ...]) -> Scene:
    return scene(
        this.position,
        width=look.width,
        show=look.show,
        company=look.company,
        theme=look.theme,
        open_panel=look.open_panel,
        legend=look.legend,
        icons=look.icons,
        marks=marks,
    )


def answerable(position: Position, look: Look, picture: Scene) -> set[Ref]:
    """The names of what is shown, but for the spaces of an open board that is not of the company to decide."""
    names = set(picture.named)
    question = position.question
    if question is not None and look.company not in (None, question.who):
        names -= {name for name in names if name.kind == "space" and SPACES[str(name.key)].section in OWN_SECTIONS}
    return names


PANEL_OF_BAR = {"draft": "company"}


def folded(picture: Scene) -> list[str]:
    """The panels that are folded to bars."""
    return [str(name.key) for name in picture.named if name.kind == "bar"]


def hidden(position: Position, look: Look, picture: Scene, things: Iterable[Ref]) -> dict[str, set[Ref]]:
    """Those of some things that are not shown, by the folded panel in which they lie."""
    missing = set(things) - answerable(position, look, picture)
    found = {}
    if missing:
        for panel in folded(picture):
            inside = replace(look, show=PANEL_OF_BAR.get(panel, panel), width=1280).drawn(position)
            found[panel] = answerable(position, look, inside) & missing
    return {panel: inside for panel, inside in found.items() if inside}


def answers_in(position: Position, look: Look, picture: Scene, things: Iterable[Ref]) -> list[Ref]:
    """Those of some things that are shown, and the bars of the folded panels in which others lie."""
    things, shown = tuple(things), answerable(position, look, picture)
    bars = [Ref("bar", panel) for panel in hidden(position, look, picture, things)]
    return [thing for thing in things if thing in shown] + bars


def within_reach(position: Position, look: Look, picture: Scene, things: Iterable[Ref]) -> set[Ref]:
    """Those of some things that a click can meet, the opening of a folded panel before it included."""
    things = set(things)
    return (answerable(position, look, picture) & things).union(*hidden(position, look, picture, things).values())


def with_answers_in_sight(position: Position, look: Look, things: Iterable[Ref]) -> Look:
    """The same look, with the panel opened in which most answers lie, if more lie there than can be seen."""
    things = tuple(things)
    picture = look.drawn(position)
    found = hidden(position, look, picture, things)
    most = max(found, key=lambda panel: len(found[panel]), default=None)
    if most is None or len(found[most]) <= len(answerable(position, look, picture).intersection(things)):
        return look
    return replace(look, open_panel=most)


def marks_of(
    answering: Answering, look: Look, picture: Scene, focus: Ref | None, last: Iterable[Ref]
) -> dict[Ref, str]:
    """What is marked: the last move, what may answer, what is chosen, and what has the focus."""
    marks = dict.fromkeys(last, "last")
    marks |= dict.fromkeys(answers_in(answering.position, look, picture, answering.hints), "legal")
    marks |= dict.fromkeys(answering.selected, "selected")
    if focus is not None:
        marks[focus] = "focus"
    shown = answerable(answering.position, look, picture)
    return {name: mark for name, mark in marks.items() if name in shown or name == focus}


class Picture:
    """A painted scene that follows a position, and moves where it changes."""

    def __init__(self, position: Position, look: Look, speed: float = 1) -> None:
        self.position, self.look, self.speed = position, look, speed
        self.no_motion = False  # whether the person asked for no motion
        self.painter = CanvasPainter(look.drawn(position))
        self.animator = Animator(self.painter, speed or 1)
        self.overlay: tuple[Position, Mapping[Ref, str]] | None = None  # shown in place of the question
        self.heat: Callable[[Position, Scene], tuple[Thing, ...]] = lambda position, scene: ()  # lies over all
        self._looked_at: Ref | None = None
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
        """Paint a position with its marks, as it is when nothing moves; what is laid over it stands in its place."""
        self.position, marks = (position, marks) if self.overlay is None else self.overlay
        drawn = self.look.drawn(self.position, marks)
        self.painter.paint(drawn, self._over(drawn))

    def _over(self, drawn: Scene) -> tuple[Thing, ...]:
        """What lies over a scene."""
        return self._lines + lit(drawn, self._looked_at) + self._rings + self.heat(self.position, drawn)

    def look_at(self, name: Ref | None) -> None:
        """Light what works together with a thing, until another is looked at."""
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

    def animate(self, unfolded: Unfolded, done: Callable[[], object]) -> None:
        """Show what a move does, then call `done`; without motion, leave a trace of it until the next one."""
        self.forget()
        self.overlay = None
        before = unfolded.step.before
        asked = before.question
        who = asked.who if asked is not None and asked.who in before.companies else None
        drawn = replace(self.look, company=self.look.company or who).drawn
        if self.speed and not self.no_motion:
            self.animator.play(movement(unfolded, drawn), done)
            return
        self._lines, self._rings = trace(unfolded.step, drawn)
        self._let_rings_fade()
        done()

    def trail(self, position: Position, events: Sequence[Event]) -> None:
        """Leave lines where the drops of some events went, until the next move."""
        self._lines = trace(Step(position, None, position, tuple(events)), self.look.drawn).lines if events else ()

    def forget(self) -> None:
        """Leave no trace of the last move."""
        self._lines = self._rings = ()

    def _let_rings_fade(self) -> None:
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
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
