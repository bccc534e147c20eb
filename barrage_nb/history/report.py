"""What a replay tells: of every old move what became of it, and of every new question who answered it."""

from collections import Counter
from typing import Literal, NamedTuple, TypeAlias

from ..engine.moves import Move, Tweak
from ..engine.play import Step
from ..engine.position import Position
from ..words import history as words
from .line import Ask, Changed, Redecided

EntryKind: TypeAlias = Literal["same", "different", "refused", "not asked", "unanswered", "decided anew"]
KINDS: tuple[EntryKind, ...] = ("same", "different", "refused", "not asked", "unanswered", "decided anew")


class Entry(NamedTuple):
    """What became of one old move, or of one new question; its places in the old and in the new line.

    `took` is what was played where the old move was not: a stand-in, or a program's answer; `redecided` is where
    an Automa's turn parted from its old one.
    """

    kind: EntryKind
    ask: Ask | None
    old: int | None = None
    new: int | None = None
    move: Move | Tweak | None = None
    took: Move | None = None
    reason: str | None = None
    changed: tuple[Changed, ...] = ()
    nearest: tuple[Move, ...] = ()
    redecided: Redecided | None = None

    def __str__(self) -> str:
        return words.entry(self)


class Report(NamedTuple):
    """A replay: what became of every old move, the new line, whether it stopped short, and its nodes in a tree.

    Old moves that a replay did not come to, because it stopped, are in no entry.
    """

    start: Position
    entries: tuple[Entry, ...]
    line: tuple[Step, ...]
    stopped: bool
    old_nodes: tuple[int, ...] = ()
    new_nodes: tuple[int, ...] = ()

    @property
    def end(self) -> Position:
        """The position that the replay came to."""
        return self.line[-1].after if self.line else self.start

    @property
    def counts(self) -> dict[str, int]:
        """How many entries there are of each kind."""
        found = Counter(entry.kind for entry in self.entries)
        return {kind: found[kind] for kind in KINDS}

    @property
    def same(self) -> bool:
        """Whether every old move did what it had done."""
        return not self.stopped and all(entry.kind == "same" for entry in self.entries)

    def __repr__(self) -> str:
        return f"<{words.replayed(self.counts, self.stopped)}>"

    def __str__(self) -> str:
        return words.report(self.entries, self.counts, self.stopped)
