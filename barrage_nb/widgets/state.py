"""What a board shows, and how far the person at it has come with an answer: a value that needs no widget.

Whatever a hand or a key does leads to another state; what is shown is worked out from it.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Protocol

from ..board.office import OWN_SECTIONS
from ..board.refs import MAP_KINDS, Ref
from ..engine.events import Built, Drawn, Event, Poured, Produced, Ran
from ..engine.moves import Move, answer
from ..engine.play import Step, why_not
from ..engine.position import Position
from ..history.line import Cursor
from ..view.overlays import short_names
from ..view.scene import Scene, scene
from ..view.shapes import Corners, Same, remembered
from ..view.table_view import in_one_column
from ..words import automa
from ..words import board as words
from .answers import Answering, Choice, WhyNot, explained, happened, touched

NO_MARKS: Mapping[Ref, str] = {}
ON_MAP = (Built, Poured, Ran, Drawn, Produced)
"""What is shown on the map."""


@dataclass(frozen=True)
class Look:
    """What a picture shows, and how; `paper` is how wide it is where nothing can be clicked, and `dim` steps back.

    A table of a `height` is seen at once, where there is width for it. With `names`, every place of the map has the
    name that moves call it by.
    """

    show: str | tuple[str, ...] = "table"
    company: str | None = None
    theme: str = "light"
    width: float = 1280
    height: float = 0
    open_panel: str | None = None
    legend: bool | None = False
    icons: bool = True
    paper: float = 1280
    dim: tuple[Ref, ...] = ()
    names: bool = False

    def drawn(self, position: Position, marks: Mapping[Ref, str] = NO_MARKS) -> Scene:
        """A position, looked at like this."""
        return _drawn(self, Same(position), tuple({**dict.fromkeys(self.dim, "dim"), **marks}.items()))

    def while_moving(self, events: Iterable[Event]) -> "Look":
        """The same while some events are shown: the map is large where they happen on it."""
        shown = ({one.kind for one in event.touches[:1]} for event in events if isinstance(event, ON_MAP))
        on_map = in_one_column(self.width, self.height) and any(kinds <= {*MAP_KINDS.values()} for kinds in shown)
        return replace(self, open_panel="map") if on_map else self

    @property
    def on_page(self) -> "Look":
        """The same where nothing can be clicked: nothing is folded, and nothing offers to open."""
        return replace(self, theme="light", width=self.paper, height=0, open_panel=None, legend=None)

    def pressed(self, name: Ref) -> "Look | None":
        """After a click on a thing that opens or closes a panel; None where it does neither."""
        kind, panel = name.kind, str(name.key)
        if panel == "legend" and kind in ("open", "close"):
            return replace(self, legend=kind == "open")
        if kind == "close":
            return replace(self, open_panel="", company=None if panel == "company" else self.company)
        if kind == "bar":
            return replace(self, open_panel=panel)
        if kind == "score":
            who, is_open = str(name.key), self.company == name.key and self.open_panel in (None, "company")
            return replace(self, company=None if is_open else who, open_panel=None if is_open else "company")
        return None


@remembered(16)
def _drawn(look: Look, this: Same[Position], marks: tuple[tuple[Ref, str], ...]) -> Scene:
    drawn = scene(
        this.it,
        width=look.width,
        height=look.height,
        show=look.show,
        company=look.company,
        theme=look.theme,
        open_panel=look.open_panel,
        legend=look.legend,
        icons=look.icons,
        marks=marks,
    )
    return replace(drawn, things=(*drawn.things, *short_names(drawn))) if look.names else drawn


SMALL_MAP = Ref("bar", "map")
"""What a click on a small map means."""
BUTTONS = 60
"""About how much room answers take below what was picked last, in pixels."""
CHOICE = "choice"
"""How the focus names an answer that has no place on the board."""
PANEL_OF_BAR = {"draft": "company"}


def lit(marks: Mapping[Ref, str]) -> list[Ref]:
    """What stands out of what is laid over a board."""
    return [name for name, mark in marks.items() if mark != "dim"]


@dataclass(frozen=True)
class BoardState:
    """A place in a game, its question in the middle of an answer, and what is looked at.

    `focused` is where the keyboard is: a thing, or an answer without a place on the board; `hovered` is the thing that
    the mouse is over, and `in_vain` whether it was pressed and answers nothing. `over` is what is laid over it all.
    """

    cursor: Cursor
    answering: Answering
    look: Look
    focused: Ref | None = None
    hovered: Ref | None = None
    in_vain: bool = False
    over: tuple[Position, Mapping[Ref, str]] | None = None

    # What is shown.

    @property
    def position(self) -> Position:
        """The position whose question is asked."""
        return self.cursor.position

    @property
    def shown(self) -> Position:
        """The position that is shown."""
        return self.position if self.over is None else self.over[0]

    @property
    def plain(self) -> Scene:
        """The picture without its marks."""
        return self.look.drawn(self.shown)

    @property
    def question(self) -> str:
        """What is asked; while a turn is looked back on, how one comes back to it."""
        return self.answering.text if self.over is None else automa.looking_back()

    @property
    def marks(self) -> Mapping[Ref, str]:
        """What stands out: the last move, what may answer, what is chosen, and what has the focus."""
        if self.over is not None:
            return self.over[1]
        marks = dict.fromkeys(touched(self.cursor.told), "last")
        marks |= dict.fromkeys(self.answers_in(self.answering.hints), "legal")
        marks |= dict.fromkeys(self.answering.selected, "selected")
        if self.focused is not None:
            marks[self.focused] = "focus"
        shown = self.answerable
        return {name: mark for name, mark in marks.items() if name in shown or name == self.focused}

    @cached_property
    def answerable(self) -> set[Ref]:
        """The names of what is shown, but for the spaces of an open board that is not of the company to decide."""
        return self._answerable(self.plain)

    def _answerable(self, picture: Scene) -> set[Ref]:
        question, found = self.position.question, set(picture.named)
        if SMALL_MAP in found:
            found -= {name for name in found if name.kind in MAP_KINDS.values()}
        if question is None or self.look.company in (None, question.who):
            return found
        spaces = self.position.box.spaces
        own = {name for name, space in spaces.items() if space.section in OWN_SECTIONS}
        return found - {each for each in found if each.kind == "space" and each.key in own}

    def _hidden(self, things: Iterable[Ref], all_of_them: bool = False) -> dict[str, set[Ref]]:
        """Those of some things that are not shown, by the folded panel in which they lie; with others there, if wanted.

        On the bar of a folded panel lies as much of it as there is room for.
        """
        wanted = set(things)
        missing = wanted - self.answerable
        if all_of_them:
            missing |= self._without_rewards(wanted)
        folded = [str(name.key) for name in self.plain.named if name.kind == "bar"] if missing else []
        found = {}
        for panel in folded:
            inside = replace(self.look, show=PANEL_OF_BAR.get(panel, panel), width=1280, height=0).drawn(self.position)
            there = self._answerable(inside) & wanted
            if there & missing:
                found[panel] = there if all_of_them else there & missing
        return found

    def _without_rewards(self, things: set[Ref]) -> set[Ref]:
        """The contracts among some things that lie on the bar of a folded panel, which says only what they ask for."""
        bars = [self.plain.bounds(name) for name in self.plain.named if name.kind == "bar"]
        boxes = {thing: self.plain.bounds(thing) for thing in things if thing.kind == "contract"}
        return {
            thing
            for thing, box in boxes.items()
            if box and any(bar and bar[1] <= box[1] <= box[3] <= bar[3] and bar[0] <= box[0] <= bar[2] for bar in bars)
        }

    def answers_in(self, things: Iterable[Ref]) -> list[Ref]:
        """Those of some things that are shown, and the bars of the folded panels in which others lie."""
        things = tuple(things)
        bars = [Ref("bar", panel) for panel in self._hidden(things)]
        return [thing for thing in things if thing in self.answerable] + bars

    @cached_property
    def offered(self) -> tuple[Choice, ...]:
        """The answers that no click can give, the opening of a folded panel before it included."""
        hints = self.answering.hints
        return self.answering.choices((self.answerable & set(hints)).union(*self._hidden(hints).values()))

    @property
    def picked_last(self) -> Corners | None:
        """The box of what is given and was asked for last, where it can be seen."""
        boxes = (self.plain.bounds(name) for name in reversed(self.answering.selected))
        return next((box for box in boxes if box), None)

    @property
    def boxes_of_answers(self) -> list[Corners]:
        """Where on the picture one can answer."""
        boxes = self.boxes(self.answers_in(self.answering.hints))
        last = self.picked_last
        return [(*last[:3], last[3] + BUTTONS)] if not boxes and last and self.offered else boxes

    def boxes(self, names: Iterable[Ref]) -> list[Corners]:
        """Where on the picture some things are."""
        return [box for name in names if (box := self.plain.bounds(name))]

    @property
    def focused_answer(self) -> int | None:
        """Which of the answers without a place on the board has the focus."""
        return int(self.focused.key) if self.focused and self.focused.kind == CHOICE else None

    @property
    def mover(self) -> str | None:
        """Who must decide, or else who has decided last; nobody once the game is over."""
        if self.position.over:
            return None
        asked = self.position.question or (self.cursor.step and self.cursor.step.before.question)
        return asked.who if asked else None

    @property
    def pointed_at(self) -> Ref | None:
        """The thing that is explained: the one with the focus, or that the mouse is over."""
        return self.focused or self.hovered

    def explained(self, why_not: WhyNot = why_not) -> str:
        """The words of the thing that is pointed at."""
        name, thing = self.pointed_at, self.plain.named.get(self.pointed_at or Ref(CHOICE))
        if name is None or (self.answering.quiet and name in self.answering.selected):
            return ""
        return explained(self.answering, name, thing.text if thing else "", self.in_vain, why_not)

    def answers(self, name: Ref | None) -> bool:
        """Whether a click on a thing would do something."""
        return name is not None and (name in self.answering.targets or self.look.pressed(name) is not None)

    # What it becomes.

    def asking(self, cursor: Cursor, answering: Answering, company: str | None, pinned: bool = False) -> "BoardState":
        """The question of a place from its beginning, with the board of a company open, or of the one to decide.

        Where not all panels are open, a board that is pinned gives way only where no answer is in sight beside it.
        """
        state = replace(self, cursor=cursor, answering=answering, focused=None, hovered=None, in_vain=False)
        if cursor.position.question is None or self.look.show != "table":
            return state
        panel = "company" if pinned else self.look.open_panel
        state = replace(state, look=replace(self.look, company=company, open_panel=panel))
        stays = pinned and not state.answerable.isdisjoint(answering.hints)
        return state if stays else state.with_answers_in_sight

    @property
    def with_answers_in_sight(self) -> "BoardState":
        """The same with the answers that are asked for next in sight, or else what was given last."""
        return self.with_in_sight(tuple(self.answering.hints) or self.answering.selected[-1:])

    def with_in_sight(self, things: Iterable[Ref]) -> "BoardState":
        """The same with the panel opened in which most of some things lie, if more lie there than can be seen."""
        things = tuple(things)
        found = self._hidden(things, all_of_them=True)
        most = max(found, key=lambda panel: len(found[panel]), default=None)
        if most is None or len(found[most]) <= len(self.answerable.intersection(things) - found[most]):
            return self
        return replace(self, look=replace(self.look, open_panel=most))

    def picking(self, answering: Answering) -> "BoardState":
        """Further with the answer."""
        return replace(self, answering=answering, focused=None, in_vain=False).with_answers_in_sight

    def pressing(self, name: Ref) -> "BoardState":
        """After a click on a thing: a panel opens, or it answers; else it is explained why it cannot."""
        opened, meant = self.look.pressed(name), name in self.answerable
        answering = self.answering.click(name) if meant else None
        if opened is not None:
            state = replace(self, look=opened, hovered=None, in_vain=False)
            return state.with_answers_in_sight if name.kind == "score" and opened.company is None else state
        return replace(self, in_vain=meant) if answering is None else self.picking(answering)

    def choosing(self, index: int) -> "BoardState":
        """With one of the answers that have no place on the board."""
        return self.picking(self.offered[index].leads_to) if index < len(self.offered) else self

    def stepping(self, key: str, everywhere: bool = False) -> "BoardState":
        """With the focus moved among what may answer, or (where nothing may, too) among everything."""
        legal = self.answers_in(self.answering.hints)
        if not everywhere and not legal and self.offered:
            way, index = -1 if key in ("ArrowLeft", "ArrowUp") else 1, self.focused_answer
            index = -1 if index is None and way > 0 else index or 0
            focused: Ref | None = Ref(CHOICE, (index + way) % len(self.offered))
        else:
            every = (thing.name for thing in self.plain.things if thing.text and thing.outline is not None)
            focused = next_step(self.plain, every if everywhere or not legal else legal, self.focused, key)
        return replace(self, focused=focused, in_vain=False)

    def leaving(self) -> "BoardState":
        """Without the answer that was begun, or else without anything that is pointed at."""
        if self.answering.chosen:
            return self.picking(self.answering.cleared)
        return replace(self, focused=None, hovered=None, in_vain=False)


LINE = 26
"""Things whose middles are less than this apart, in pixels, are in one line."""
DIRECTIONS = {"ArrowLeft": (-1, 0), "ArrowRight": (1, 0), "ArrowUp": (0, -1), "ArrowDown": (0, 1)}


def reading_order(scene: Scene, names: Iterable[Ref]) -> list[Ref]:
    """The things that are shown, panel by panel, line by line, from left to right."""
    spots = {name: spot for name in names if (spot := _spot(scene, name)) is not None}
    return sorted(spots, key=spots.__getitem__)


def _spot(scene: Scene, name: Ref) -> tuple[float, float, float, float] | None:
    thing, box = scene.named.get(name), scene.bounds(name)
    if thing is None or box is None:
        return None
    left, top, right, bottom = box
    return thing.frame.x, thing.frame.y, (top + bottom) / 2 // LINE, (left + right) / 2


def next_step(scene: Scene, names: Iterable[Ref], focus: Ref | None, key: str) -> Ref | None:
    """The thing that a key leads to from the one that has the focus; None where there is nothing."""
    order = reading_order(scene, names)
    if not order:
        return None
    if key == "End":
        return order[-1]
    if key == "Home" or focus is None or scene.bounds(focus) is None:
        return order[0]
    across, down = DIRECTIONS[key]
    if across:
        if focus in order:
            return order[(order.index(focus) + across) % len(order)]
        after = reading_order(scene, {*order, focus}).index(focus)
        return order[(after if across > 0 else after - 1) % len(order)]
    return min(
        (name for name in order if _ahead(scene, focus, name, down) > LINE / 2),
        key=lambda name: _ahead(scene, focus, name, down) + 2 * abs(_middle(scene, name)[0] - _middle(scene, focus)[0]),
        default=focus,
    )


def _middle(scene: Scene, name: Ref) -> tuple[float, float]:
    left, top, right, bottom = scene.bounds(name) or (0, 0, 0, 0)
    return (left + right) / 2, (top + bottom) / 2


def _ahead(scene: Scene, focus: Ref, name: Ref, down: int) -> float:
    return (_middle(scene, name)[1] - _middle(scene, focus)[1]) * down


class Kept(Protocol):
    """What keeps what is played at a board, as a game does: where it stands, and a way on and back."""

    @property
    def position(self) -> Position: ...
    def take(self, step: Step) -> object: ...
    def back(self) -> object: ...


class Keeper:
    """Keeps what is played at a board, alone or with a game; the explorer and the table keep in their own ways."""

    def __init__(self, start: Position | Kept) -> None:
        self._kept = None if isinstance(start, Position) else start
        self._cursor = Cursor(start if isinstance(start, Position) else start.position)

    @property
    def cursor(self) -> Cursor:
        """The place to show, and how one came there."""
        return self._cursor

    def go_to(self, position: Position) -> None:
        """Show another position, to which nothing led."""
        self._cursor = Cursor(position)

    # What may be answered.

    @property
    def taken(self) -> tuple[Move, ...]:
        """The legal moves that are taken here: all."""
        return self.cursor.position.legal_moves

    def asked(self) -> Answering:
        """The question of the place, with nothing picked."""
        return Answering(self.cursor.position, taken=self.taken)

    def question(self, state: BoardState) -> str:
        """What is asked, in the words of the bar."""
        return state.question

    def why_not(self, position: Position, move: Move) -> str | None:
        """Why a move is not taken; None where it is."""
        return why_not(position, move)

    def refuses(self, move: Move) -> bool:
        """Whether a person cannot play at all here; says why."""
        return False

    def does(self, answering: Answering) -> bool:
        """Do what an answer says that is no move; whether it was one."""
        return False

    def take(self, step: Step) -> None:
        """Keep what was played."""
        if self._kept is not None:
            self._kept.take(step)
        self._cursor = self._cursor.played(step)

    # The ways back and on. Each gives what is to be said of it; None where there is nothing to show.

    @property
    def ways(self) -> tuple[bool, bool, bool]:
        """Whether there is a way back within the turn, something to undo, and something to redo."""
        cursor = self.cursor
        return cursor.in_a_turn, bool(cursor.at), not cursor.over

    def back(self) -> str | None:
        """Take the last answer of a turn back."""
        return self.undo() if self.cursor.in_a_turn else None

    def undo(self) -> str | None:
        """Take the last move back."""
        step = self._cursor.step
        if step is None:
            return None
        if self._kept is not None:
            self._kept.back()
        self._cursor = self._cursor.back
        return words.taken_back(answer(step.move, step.before.box))

    def redo(self) -> str | None:
        """Play again the move that was taken back."""
        step = self._cursor.next
        if step is None:
            return None
        if self._kept is not None:
            self._kept.take(step)
        self._cursor = self._cursor.forward
        return happened(step.events)
