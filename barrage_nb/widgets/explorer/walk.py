"""The walk: on which line of which game an explorer stands, and how far inside the move that led there."""

import asyncio
from collections.abc import Callable, Container, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, ClassVar, Protocol, TypeVar

from ipywidgets import Box, IntProgress, Label

from ...analysis.executors import in_slices
from ...board.map import MAP_SPACES
from ...board.office import OWN_SECTIONS
from ...board.refs import Ref
from ...engine.moves import Move, Tweak
from ...engine.play import Step, unfold
from ...engine.position import Position
from ...history import Game, Node, tweak
from ...history.by_hand import Changeable, Edit, Number, at_once, changes_at, every_thing, name_of
from ...history.line import Cursor
from ...history.tweak import way_on
from ...words import explorer as words
from ..answers import MOST_BUTTONS, Answering, Choice, Pick
from ..beside import THREADS
from ..hands import Hands, running_loop
from ..parts import row
from ..state import Keeper

GLANCE = 0.08
"""Seconds between two looks at how far the work is."""
Found = TypeVar("Found")
Tick = Callable[[], bool]
"""Counts one thing done; false when the work is to stop."""


class Busy(RuntimeError):
    """Something is still being worked on."""


class Stopped(Exception):
    """Somebody has stopped the work."""


def or_stop(tick: Tick) -> Callable[[], None]:
    """Counts one thing done, and ends work that is to stop."""

    def watch() -> None:
        if not tick():
            raise Stopped

    return watch


class Work:
    """A progress bar with a Stop button, and at most one piece of work at a time."""

    def __init__(self, hands: Hands) -> None:
        self.hands = hands
        self.done = 0
        self.stopping = False
        self._task: asyncio.Task[None] | None = None
        self._give_way = in_slices(None)
        self.bar = IntProgress(0, 0, 1, layout={"flex": "1 1 160px", "width": "auto"})
        self.what = Label()
        self.button = hands.button(words.stop(), self.stop)
        self.box: Box = row(self.what, self.bar, self.button)
        self._show(False)

    @property
    def busy(self) -> bool:
        """Whether something is being worked on."""
        return self._task is not None

    def check(self) -> None:
        """Refuse what cannot be done while something is being worked on."""
        if self.busy:
            raise Busy(words.busy())

    def stop(self) -> None:
        """Ask the work to stop."""
        self.stopping = True

    def run(self, what: str, total: int, job: Callable[[Tick], Found], then: Callable[[Found], object]) -> None:
        """Do a job of about so many steps, then go on with what it found; without a running kernel, at once."""
        self.check()
        self.done, self.stopping = 0, False
        loop = running_loop()
        if loop is None:
            then(job(self._tick))
            return
        self.what.value, self.bar.max, self.bar.value = what, max(1, total), 0
        self._task = loop.create_task(self._run(job, then))

    def _tick(self) -> bool:
        self.done += 1
        self._give_way()
        return not self.stopping

    async def _run(self, job: Callable[[Tick], Any], then: Callable[[Any], object]) -> None:
        # The job computes values only; widgets and the tree are touched here, between its slices.
        found = asyncio.wrap_future(THREADS.submit(job, self._tick))
        try:
            while not found.done():
                await asyncio.wait({found}, timeout=GLANCE)
                self.bar.value = min(self.done, self.bar.max)
                self._show(not found.done())  # what is done at a glance needs no bar
        finally:
            self._task = None
            self._show(False)
        self.hands.by_itself(lambda: then(found.result()))()

    def _show(self, shown: bool) -> None:
        self.box.layout.display = "" if shown else "none"


class Listener(Protocol):
    """Hears of every step of a walk; `moving` where it went on by one event."""

    def __call__(self, said: str = "", *, moving: bool = False) -> object: ...


class Walk(Keeper):
    """A place in a game to go on, back and elsewhere from; every edit and every opening can be undone.

    `event` is how many events of the move are shown, and None for all. `check` refuses what cannot be done now.
    """

    def __init__(self, game: Game, check: Callable[[], object], changed: Listener) -> None:
        self.game, self.check, self.changed = game, check, changed
        self.event: int | None = None
        self.tip = game.at  # the place that the line shown leads through
        self._before: list[Game] = []
        self._after: list[Game] = []
        self._inside: tuple[Step, Cursor] | None = None

    # Where one stands.

    @property
    def position(self) -> Position:
        """The position of the place, whatever is shown of the way there."""
        return self.game.position

    @property
    def line(self) -> tuple[Node, ...]:
        """The line that is shown: through the place last gone to, for as long as the current one is on it."""
        line = self.game.whole_line(self.tip) if self.tip in self.game else ()
        if not any(node.id == self.game.at for node in line):
            self.tip = self.game.at
            line = self.game.whole_line()
        return line

    @property
    def at(self) -> int:
        """How many moves of the line were made."""
        return len(self.game.line()) - 1

    @property
    def step(self) -> Step:
        """What led here; at the start nothing happened."""
        return self.game.node.step

    @property
    def watching(self) -> bool:
        """Whether what is shown is a moment inside a move."""
        return self.event is not None

    @property
    def inside(self) -> Cursor:
        """The step that led here, event by event, and the last of them that is shown."""
        if self._inside is None or self._inside[0] is not self.step:
            self._inside = self.step, by_event(self.step)
        cursor = self._inside[1]
        return cursor.last if self.event is None else cursor.jump(self.event)

    @property
    def cursor(self) -> Cursor:
        """What a board shows: the step that led here, or as much of it as has happened; its question is not asked."""
        if self.game.node.parent is None:
            return Cursor(self.position)
        if not self.watching:
            return Cursor(self.step.before, (self.step,), at=1)
        inside = self.inside
        seen = replace(inside.position, pending=())
        return Cursor(inside.start, (Step(inside.start, self.step.move, seen, inside.told),), at=1)

    @property
    def ways(self) -> tuple[bool, bool, bool]:
        game = self.game
        undo, redo = (game.undoable is not None or self._before), (game.redoable is not None or self._after)
        return bool(game.at), bool(undo), bool(redo)

    # Going.

    def go(self, node: int) -> None:
        """Go to a place of the tree, and show the line through it."""
        self.game.go(node)
        self.tip = node
        self._arrive()

    def along(self, line: Sequence[Node], index: int, event: int | None) -> None:
        """Go along a line to one of its places; one event on is shown as it moves."""
        node = line[min(max(index, 0), len(line) - 1)].id
        same = node == self.game.at
        seen = 0 if not same else len(self.step.events) if self.event is None else self.event
        moving = event == seen + 1
        if not same:
            self.game.go(node)
        self.event = event if event is not None and event < len(self.step.events) else None
        self.changed(moving=moving)

    def back(self) -> None:
        self.game.back()
        self._arrive()

    def forward(self) -> None:
        """Go on one move along the line that is shown."""
        self.along(self.line, self.at + 1, None)

    def _arrive(self, said: str = "") -> None:
        self.event = None
        self.changed(said)

    # Playing and editing.

    def take(self, step: Step) -> None:
        """Go on by a move that was played at the board, which tells of it itself."""
        self.game.take(step)
        self.event = None

    def edit(self, edit: Callable[[Game], object]) -> None:
        """Change the game."""
        self.check()
        edit(self.game)
        self._arrive()

    def open(self, game: Game) -> None:
        """Open another game; an undo brings this one back."""
        self.check()
        self._before.append(self.game)
        self._after = []
        self._turn_to(game)
        self._arrive()

    def undo(self) -> None:
        """Take the last change back: of the tree, or the opening of another game."""
        self.check()
        what = self.game.undoable
        if what is not None:
            self.game.undo()
        elif self._before:
            self._after.append(self.game)
            self._turn_to(self._before.pop())
            what = words.opening()
        self._arrive(words.taken_back(what) if what else words.nothing_to_undo())

    def redo(self) -> None:
        self.check()
        what = self.game.redoable
        if what is not None:
            self.game.redo()
        elif self._after:
            self._before.append(self.game)
            self._turn_to(self._after.pop())
            what = words.opening()
        self._arrive(words.done_again(what) if what else words.nothing_to_redo())

    def _turn_to(self, game: Game) -> None:
        self.game, self.tip = game, game.at


def by_event(step: Step) -> Cursor:
    """A step cut at its events; what was changed by hand is there before the first of them."""
    if isinstance(step.move, Tweak):
        by_hand = tweak(step.before, step.move.said).by_hand
        return Cursor(by_hand, unfold(by_hand).parts if step.events else ())
    return Cursor(step.before, unfold(step.before, step.move).parts)


THINGS = tuple(map(Ref.on_map, MAP_SPACES))
"""The things on the spaces of the map."""
NEAR, FAR = (1, -1), (-5, -1, 1, 5, 10)
"""By how much a button changes a number: beside other changes, and where it is the only one."""
FEW = 5
"""A list of so many changes has buttons too, beside others."""


@dataclass(frozen=True)
class ByHand(Answering):
    """What can be done by hand; a button of it says a tweak. Where nobody has to decide, that is to go on."""

    said: str = ""

    def choices(self, shown: Container[Ref]) -> tuple[Choice, ...]:
        on = way_on(self.position)
        return () if on is None else (Choice(words.go_on(), replace(self, said=on)),)


@dataclass(frozen=True)
class Editing(ByHand):
    """An answer to another question: what to change on the table."""

    owner: str = ""
    quiet: ClassVar[bool] = True

    @property
    def thing(self) -> Ref | None:
        """The thing that is edited."""
        return Ref.read(str(self.chosen[0].value)) if self.chosen else None

    def of(self, thing: Ref | None) -> "Editing":
        """The same for another thing, or for none."""
        chosen = () if thing is None else (Pick("thing", str(thing)),)
        return replace(self, chosen=chosen, said="")

    @cached_property
    def targets(self) -> dict[Ref, tuple[Move, ...]]:
        """Everything that can be edited, but for what opens a board or belongs to the one that is open."""
        of_section = self.position.box.spaces_of_section
        own = {Ref("space", name) for section in OWN_SECTIONS for name in of_section[section]}
        things = every_thing(self.position)
        return dict.fromkeys((thing for thing in things if thing.kind != "score" and thing not in own), ())

    @cached_property
    def hints(self) -> dict[Ref, tuple[Move, ...]]:
        """Where everything can be clicked, nothing stands out."""
        return {}

    @property
    def selected(self) -> tuple[Ref, ...]:
        """The thing that is edited."""
        return () if self.thing is None else (self.thing,)

    def click(self, thing: Ref) -> "Editing | None":
        """Edit another thing; the same one again, or what cannot be edited, ends it. A free space is built on.

        Buttons beside what was just built would only cover the spaces around it.
        """
        build = at_once(self.position, thing, self.owner)
        if build is not None:
            return replace(self.of(None), said=build.said)
        possible = thing != self.thing and changes_at(self.position, thing, self.owner)
        return self.of(thing) if possible else self.of(None) if self.thing is not None else None

    def choices(self, shown: Container[Ref]) -> tuple[Choice, ...]:
        """The changes at the thing, as many as can be buttons; all of them are in the panel."""
        if self.thing is None:
            return ()
        return tuple(Choice(edit.text, replace(self, said=edit.said)) for edit in self._edits)

    @cached_property
    def _edits(self) -> tuple[Edit, ...]:
        """The changes for which there are buttons on the board: of one number further ones, of one list all."""
        ways = changes_at(self.position, self.thing, self.owner) if self.thing is not None else ()
        steps = FAR if len(ways) == 1 else NEAR
        edits = [edit for way in ways for edit in _on_buttons(way, steps, len(ways) == 1)]
        if len(edits) > MOST_BUTTONS:
            return tuple(way for way in ways if isinstance(way, Edit))
        return tuple(edits)

    @property
    def text(self) -> str:
        if self.thing is None:
            return words.text_editing()
        return words.editing(name_of(self.position, self.thing), bool(self._edits))


def _on_buttons(way: Changeable, steps: tuple[int, ...], alone: bool) -> tuple[Edit, ...]:
    if isinstance(way, Edit):
        return (way,)
    if isinstance(way, Number):
        return way.steps(*steps)
    return way.edits if alone or len(way.edits) <= FEW else ()


class Explored(Walk):
    """A walk at a board: what is played there goes into the tree, and clicks may edit; `tweak` is told an edit."""

    def __init__(
        self, game: Game, check: Callable[[], object], changed: Listener, tweak: Callable[[str], object]
    ) -> None:
        super().__init__(game, check, changed)
        self.tweak = tweak
        self.edits = False  # whether clicks edit
        self.owner = ""
        self.thing: Ref | None = None  # what is edited

    @property
    def editing(self) -> bool:
        """Whether clicks edit now."""
        return self.edits and not self.watching

    def let_edit(self, edits: bool, owner: str, thing: Ref | None = None) -> None:
        """Let clicks edit, or answer again; what is built belongs to an owner."""
        self.edits, self.owner, self.thing = edits, owner, thing

    def asked(self) -> Answering:
        """The question of the place, or what to edit; where there is no question, what can be done by hand."""
        position = self.cursor.position
        if self.editing:
            there = self.thing is not None and changes_at(position, self.thing, self.owner)
            return Editing(position, taken=self.taken, owner=self.owner).of(self.thing if there else None)
        return super().asked() if self.taken or self.watching else ByHand(position, taken=())

    def refuses(self, move: Move) -> bool:
        """Nothing is played inside a move, or while something else is at work."""
        if not self.watching:
            self.check()
        return self.watching

    def does(self, answering: Answering) -> bool:
        """Make the edit that was chosen."""
        if isinstance(answering, Editing):
            self.thing = answering.thing
        if isinstance(answering, ByHand) and answering.said:
            self.tweak(answering.said)
            return True
        return False
