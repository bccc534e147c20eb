"""The walk: on which line of which game an explorer stands, and how far inside the move that led there."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Protocol

from ...engine.moves import Tweak
from ...engine.play import Step, unfold
from ...engine.position import Position
from ...history import Game, Node, tweak
from ...history.line import Cursor
from ...words import explorer as words
from ..keeper import Keeper


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
        """Whether there is a move to go back, something to undo, and something to redo."""
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
        moving = event is not None and event == (self._seen + 1 if same else 1)
        if not same:
            self.game.go(node)
        self.event = event if event is not None and event < len(self.step.events) else None
        self.changed(moving=moving)

    @property
    def _seen(self) -> int:
        """How many events of the step are shown."""
        return len(self.step.events) if self.event is None else self.event

    def back(self) -> None:
        """Go back one move."""
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
        self._arrive(words.undone(what))

    def redo(self) -> None:
        """Make the last change again that was taken back."""
        self.check()
        what = self.game.redoable
        if what is not None:
            self.game.redo()
        elif self._after:
            self._before.append(self.game)
            self._turn_to(self._after.pop())
            what = words.opening()
        self._arrive(words.redone(what))

    def _turn_to(self, game: Game) -> None:
        self.game, self.tip = game, game.at


def by_event(step: Step) -> Cursor:
    """A step cut at its events; what was changed by hand is there before the first of them."""
    if isinstance(step.move, Tweak):
        by_hand = tweak(step.before, step.move.said).by_hand
        return Cursor(by_hand, unfold(by_hand).parts if step.events else ())
    return Cursor(step.before, unfold(step.before, step.move).parts)
