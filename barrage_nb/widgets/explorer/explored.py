"""What stands behind the board of the explorer: a place in the tree, a moment inside a move, or an edit of a thing."""

from collections.abc import Callable, Container
from dataclasses import dataclass, replace
from functools import cached_property
from typing import ClassVar

from ...board.map import MAP_SPACES
from ...board.office import OWN_SECTIONS, SPACES_OF_SECTION
from ...board.refs import Ref
from ...engine.moves import Move
from ...history import Game
from ...history.by_hand import Changeable, Edit, Number, at_once, changes_at, every_thing, name_of
from ...history.tweak import way_on
from ...words import explorer as words
from ..answers import MOST_BUTTONS, Answering, Choice, Pick
from .walk import Listener, Walk

THINGS = tuple(map(Ref.on_map, MAP_SPACES))
"""The things on the spaces of the map."""
OWN_SPACES = tuple(Ref("space", name) for section in OWN_SECTIONS for name in SPACES_OF_SECTION[section])
NEAR, FAR = (1, -1), (-5, -1, 1, 5, 10)
"""By how much a button changes a number: beside other changes, and where it is the only one."""
FEW = 5
"""A list of so many changes has buttons too, beside others."""


@dataclass(frozen=True)
class ByHand(Answering):
    """What can be done by hand; a button of it says a tweak. Where nobody has to decide, that is to go on."""

    said: str = ""

    def choices(self, shown: Container[Ref]) -> tuple[Choice, ...]:
        """The way on."""
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
        things = every_thing(self.position)
        return dict.fromkeys((thing for thing in things if thing.kind != "score" and thing not in OWN_SPACES), ())

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
        """What is edited."""
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
