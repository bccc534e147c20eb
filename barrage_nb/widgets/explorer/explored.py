"""What stands behind the board of the explorer: a place in the tree, a moment inside a move, or an edit of the map."""

from collections.abc import Callable, Container
from dataclasses import dataclass, replace
from functools import cached_property
from typing import ClassVar

from ...board.refs import Ref
from ...engine.moves import Move
from ...history import Game
from ...history.pending import way_on
from ...words.english import explorer as words
from ..answers import Answering, Choice, Pick
from .edits import THINGS, edits_at, there
from .walk import Listener, Walk


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
    quiet: ClassVar[bool] = True

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


class Explored(Walk):
    """A walk at a board: what is played there goes into the tree, and clicks may edit; `tweak` is told an edit."""

    def __init__(
        self, game: Game, check: Callable[[], object], changed: Listener, tweak: Callable[[str], object]
    ) -> None:
        super().__init__(game, check, changed)
        self.tweak = tweak
        self.edits = False  # whether clicks on the map edit
        self.owner, self.space = "", ""

    @property
    def editing(self) -> bool:
        """Whether clicks edit now."""
        return self.edits and not self.watching

    def let_edit(self, edits: bool, owner: str, space: str | None = None) -> None:
        """Let clicks on the map edit, or answer again; what is built belongs to an owner. None stays at the space."""
        self.edits, self.owner = edits, owner
        self.space = self.space if space is None else space if edits else ""

    def asked(self) -> Answering:
        """The question of the place, or what to edit; where there is no question, what can be done by hand."""
        position = self.cursor.position
        if self.editing:
            chosen = (Pick("space", self.space),) if self.space else ()
            return Editing(position, chosen, taken=self.taken, owner=self.owner)
        return super().asked() if self.taken or self.watching else ByHand(position, taken=())

    def refuses(self, move: Move) -> bool:
        """Nothing is played inside a move, or while something else is at work."""
        if not self.watching:
            self.check()
        return self.watching

    def does(self, answering: Answering) -> bool:
        """Make the edit that was chosen."""
        if isinstance(answering, Editing):
            self.space = answering.space or ""
        if isinstance(answering, ByHand) and answering.said:
            self.tweak(answering.said)
            return True
        return False
