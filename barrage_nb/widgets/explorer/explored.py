"""The board of the explorer: plays into the tree, shows what happens inside a move, and edits the map by clicks."""

from collections.abc import Callable, Container
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from ...board.refs import Ref
from ...engine.moves import Move
from ...history.pending import way_on
from ...view.shapes import Box
from ...words.english import explorer as words
from ..answers import Answering, Choice, Pick
from ..board import BUTTONS, Board
from ..explain import touched
from ..parts import button
from .edits import THINGS, edits_at, there
from .walk import Walk


@dataclass(frozen=True)
class ByHand(Answering):
    """What can be done by hand; a button of it says a tweak. Where nobody has to decide, that is to go on."""

    said: str = ""

    def choices(self, shown: Container[Ref]) -> tuple[Choice, ...]:
        """The way on."""
        on = way_on(self.position)
        return () if on is None else (Choice(words.GO_ON, replace(self, said=on)),)


@dataclass(frozen=True)
class Editing(ByHand):
    """An answer to another question: what to change on the map."""

    owner: str = ""

    @property
    def space(self) -> str | None:
        """The space that is edited."""
        return str(self.chosen[0].value) if self.chosen else None

    @cached_property
    def targets(self) -> dict[Ref, tuple[Move, ...]]:
        """Every space of the map can be edited."""
        return dict.fromkeys(THINGS, ())

    @cached_property
    def hints(self) -> dict[Ref, tuple[Move, ...]]:
        """Where everything can be clicked, nothing stands out."""
        return {}

    @property
    def selected(self) -> tuple[Ref, ...]:
        """The space that is edited."""
        return (Ref.on_map(self.space),) if self.space else ()

    def click(self, thing: Ref) -> "Editing | None":
        """Edit another space; the same one again ends it."""
        if thing not in THINGS:
            return None
        chosen = () if thing.key == self.space else (Pick("space", thing.key),)
        return replace(self, chosen=chosen, said="")

    def choices(self, shown: Container[Ref]) -> tuple[Choice, ...]:
        """The changes at the space."""
        if self.space is None:
            return ()
        edits = edits_at(self.position, self.space, self.owner)
        return tuple(Choice(edit.text, replace(self, said=edit.said)) for edit in edits)

    @property
    def text(self) -> str:
        """What is edited."""
        return words.EDITING if self.space is None else words.editing(self.space, there(self.position, self.space))


class ExploredBoard(Board):
    """A board on the place of a tree; what is done at it is told to the explorer."""

    def __init__(
        self,
        walk: Walk,
        tweak: Callable[[str], object],
        seen: Callable[["ExploredBoard"], object],
        **options: Any,
    ) -> None:
        """`tweak` is told an edit, and `seen` whenever something is shown."""
        self.walk, self.tweak, self.seen = walk, tweak, seen
        self.edits = False  # whether clicks on the map edit
        self.owner, self.space = "", ""
        self.asked_of: Callable[[Ref], bool] = lambda name: False  # is told what is pressed and answers nothing
        super().__init__(walk, **options)

    def put(self) -> None:
        """Show where the walk is now; a moment inside a move cannot be answered."""
        self.go_to(self.walk.shown)

    @property
    def watching(self) -> bool:
        """Whether the picture is of a moment inside a move."""
        return self.walk.watching

    def edit(self, edits: bool, owner: str, space: str = "") -> None:
        """Let clicks on the map edit, or answer again; what is built belongs to an owner."""
        self.edits, self.owner, self.space = edits, owner, space
        self.ask()

    def play(self, move: Move | str) -> None:
        """Answer the question; inside a move, and while something else is at work, there is none."""
        if not self.watching:
            self.walk.check()
            super().play(move)

    def touch(self, name: Ref) -> None:
        """As on any board; what answers nothing may stand for a move that was asked about."""
        if name in self.answering.targets or not self.asked_of(name):
            super().touch(name)

    def undo(self) -> None:
        """Take the last change of the tree back."""
        self.walk.undo()

    def redo(self) -> None:
        """Make it again."""
        self.walk.redo()

    def back(self) -> None:
        """Forget the last pick, or else go back one move."""
        if self.answering.chosen:
            self.pick(self.answering.back())
        else:
            self.walk.back()

    def ask(self, paint: bool = True) -> None:
        """Put the question of the position, or what to edit."""
        space = self.space
        super().ask(paint and not self._editing)
        if self._editing:
            self.space = space
            self.answering = self._editor()
            self.refresh(paint)

    @property
    def unanswered(self) -> Answering:
        """The question of the place; where there is none, what can be done by hand."""
        asked = super().unanswered
        return asked if asked.moves or self.watching else ByHand(self.position, taken=())

    @property
    def _editing(self) -> bool:
        return self.edits and not self.watching

    def _editor(self) -> Editing:
        chosen = (Pick("space", self.space),) if self.space else ()
        return Editing(self.position, chosen, taken=(), owner=self.owner)

    def refresh(self, paint: bool = True) -> None:
        """Show everything as it is now; an edit that was chosen is made."""
        answering = self.answering
        if isinstance(answering, Editing):
            self.space = answering.space or ""
            self.hovered = None if self.space else self.hovered
        if isinstance(answering, ByHand) and answering.said:
            self.answering = replace(answering, said="")
            self.tweak(answering.said)
            return
        if self._editing and not isinstance(answering, Editing):
            self.space = ""
            self.answering = self._editor()
        super().refresh(paint)
        self.seen(self)

    @property
    def told_of(self) -> list[Box]:
        """Where on the map something is told of: the space that is edited, or what has changed; at first, all of it."""
        if self._editing and self.picked_last is not None:
            left, top, right, bottom = self.picked_last
            return [(left, top, right, bottom + BUTTONS)]
        names = [name for name in touched(self.cursor.told) if name in THINGS] if self.cursor.at else THINGS
        return [box for name in names if (box := self.picture.scene.bounds(name))]

    @property
    def ways(self) -> tuple[bool, bool, bool]:
        """Back, undo and redo in the tree; back also forgets a pick."""
        back, undo, redo = self.walk.ways
        return bool(self.answering.chosen) or back, undo, redo

    def _make_controls(self, speed: float) -> None:
        super()._make_controls(speed)
        self.forward = button(words.FORWARD, self.errors.guarded(self.walk.forward), words.FORWARD_TIP)
        row = list(self.bar.row.children)
        row.insert(row.index(self.bar.back) + 1, self.forward)
        self.bar.row.children = row
