"""What an Automa decided and why, as records: each is told as an event just before what it leads to."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple, TypeAlias

from ..board.automa import Row
from ..board.refs import Ref
from ..engine.events import Deed, Event, Refusal
from ..engine.position import Draft
from ..engine.production import System
from .placing import Placement


class OutOfEngineers(NamedTuple):
    """A turn without engineers: no tile is flipped (A14)."""


class Flipped(NamedTuple):
    """The two tiles of a turn: the one flipped gives the criteria, the next on the pile the actions (A14)."""

    criteria: int
    actions: int
    reshuffled: bool


class Tried(NamedTuple):
    """A row that was tried: the number of its tile, its place, and why it was not possible; None where it was (A15)."""

    tile: int
    number: int
    row: Row
    refusal: Refusal | None


class Yield(NamedTuple):
    """A system and what it would produce now."""

    system: System
    drops: int
    energy: int


class SystemChoice(NamedTuple):
    """The system that produces most, of those that are ready (A17)."""

    ready: tuple[Yield, ...]
    chosen: Yield


class ContractChoice(NamedTuple):
    """The contract of the highest value, of those within reach (A18)."""

    energy: int
    reached: tuple[int, ...]
    chosen: int


class DropChoice(NamedTuple):
    """A group of drops placed together, and what own dams hold without and with it (A19)."""

    headstreams: tuple[str, ...]
    before: int
    after: int


class WaterChoice(NamedTuple):
    """Where drops go: at most `most`, tried in the order of the letters (A19)."""

    most: int
    flowing: bool
    letters: tuple[str, ...]
    groups: tuple[DropChoice, ...]

    @property
    def headstreams(self) -> tuple[str, ...]:
        """The headstreams of all drops, once for each."""
        return tuple(name for group in self.groups for name in group.headstreams)


class TileUse(NamedTuple):
    """The technology tile to build with, of those that fit; the special tile copies one (A23, AD2, AD6)."""

    structure: str
    fitting: tuple[str, ...]
    tile: str
    copying: str | None


class MachineChoice(NamedTuple):
    """How machines of choice are split, and what was off the wheel before (A28)."""

    had: tuple[int, int]
    excavators: int
    mixers: int


class PatentChoice(NamedTuple):
    """The advanced tile bought, of those on sale that fit (A26)."""

    fitting: tuple[str, ...]
    tile: str


Decision: TypeAlias = (
    OutOfEngineers
    | Flipped
    | Tried
    | SystemChoice
    | ContractChoice
    | WaterChoice
    | TileUse
    | MachineChoice
    | PatentChoice
    | Placement
)


class TriedRow(NamedTuple):
    """A row with the decisions that carrying it out took; none where it was not possible."""

    tried: Tried
    decisions: tuple[Decision, ...]

    @property
    def done(self) -> bool:
        """Whether the row was carried out."""
        return self.tried.refusal is None


class TurnTrace(NamedTuple):
    """A whole turn: who, the two tiles, and the rows in the order they were tried."""

    who: str
    flipped: Flipped
    rows: tuple[TriedRow, ...]

    @property
    def done(self) -> tuple[TriedRow, ...]:
        """The rows that were carried out."""
        return tuple(row for row in self.rows if row.done)


class Decided(Deed):
    """An Automa decided something."""

    __slots__ = ("clause", "decision", "who")

    def __init__(self, who: str, decision: Decision, clause: str) -> None:
        self.who, self.decision, self.clause = who, decision, clause

    @property
    def touches(self) -> tuple[Ref, ...]:
        made = self.decision
        if isinstance(made, SystemChoice):
            return tuple(map(Ref.on_map, made.chosen.system[:3]))
        if isinstance(made, WaterChoice):
            return tuple(map(Ref.on_map, dict.fromkeys(made.headstreams)))
        if isinstance(made, ContractChoice):
            return (Ref("contract", made.chosen),)
        if isinstance(made, Placement):
            return (Ref.on_map(made.space),)
        return ()


def decisions(events: Iterable[Event]) -> Iterator[tuple[str, Decision]]:
    """The decisions among some events, each with the company that took it."""
    for event in events:
        if isinstance(event, Decided):
            yield event.who, event.decision


def traces(events: Iterable[Event]) -> tuple[TurnTrace, ...]:
    """The turns that Automas took in some events; passing is none, and what is decided outside a turn is left aside."""
    turns: list[tuple[str, Flipped, list[tuple[Tried, list[Decision]]]]] = []
    for who, decision in decisions(events):
        if isinstance(decision, Flipped):
            turns.append((who, decision, []))
        elif turns and isinstance(decision, Tried):
            turns[-1][2].append((decision, []))
        elif turns and turns[-1][0] == who and turns[-1][2] and not isinstance(decision, OutOfEngineers):
            turns[-1][2][-1][1].append(decision)
    return tuple(
        TurnTrace(who, flipped, tuple(TriedRow(tried, tuple(taken)) for tried, taken in rows))
        for who, flipped, rows in turns
    )


CLAUSES: dict[type, str] = {
    OutOfEngineers: "A14",
    Flipped: "A14",
    SystemChoice: "A17",
    ContractChoice: "A18",
    WaterChoice: "A19",
    TileUse: "A23",
    PatentChoice: "A26",
    MachineChoice: "A28",
}


def clause_of(decision: Decision) -> str:
    """The clause that a decision follows: of a placement, that which decided."""
    if isinstance(decision, Placement):
        return decision.clause[:3]  # AP5a is a part of AP5
    if isinstance(decision, Tried):
        return "A15" if decision.refusal is None else decision.refusal.clause
    return CLAUSES[type(decision)]


def decided(draft: Draft, who: str, decision: Decision) -> None:
    """Note a decision."""
    draft.note(Decided, who, decision, clause_of(decision))
