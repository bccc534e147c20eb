"""What an Automa decided and why, told as an event just before what it leads to, to be looked at look by look."""

from collections.abc import Callable, Iterable, Iterator
from itertools import accumulate
from typing import Any, NamedTuple, TypeAlias

from ..board import automa as printed
from ..board.refs import Ref
from ..engine.events import Deed, Event, Refusal
from ..engine.position import Draft
from ..engine.production import System
from ..engine.works import SPACE as WORKS
from ..words import automa as words
from ..words.names import counted, listed, tile
from ..words.places import piece, places
from .placing import WISHED, Placement


class OutOfEngineers(NamedTuple):
    """A turn without engineers: no tile is flipped (A14)."""

    def said(self, who: str) -> str:
        """It as a sentence without its clause and full stop."""
        return words.decision_out_of_engineers(who)


class Flipped(NamedTuple):
    """The two tiles of a turn: the one flipped gives the criteria, the next on the pile the actions (A14)."""

    criteria: int
    actions: int
    reshuffled: bool

    def said(self, who: str) -> str:
        """It as a sentence without its clause and full stop."""
        return words.decision_flipped(self.actions, self.criteria, self.reshuffled, who)


class Tried(NamedTuple):
    """A row that was tried: the number of its tile, its place, and why it was not possible; None where it was (A15)."""

    tile: int
    number: int
    row: printed.Row
    refusal: Refusal | None

    def said(self, who: str) -> str:
        """It as a sentence without its clause and full stop."""
        number, row = self.number + 1, words.row(self.row)
        if self.refusal is None:
            return words.decision_followed(number, row, who)
        return words.decision_skipped(number, self.refusal.why, row, who)


class Yield(NamedTuple):
    """A system and what it would produce now."""

    system: System
    drops: int
    energy: int


class SystemChoice(NamedTuple):
    """The system that produces most, of those that are ready (A17)."""

    ready: tuple[Yield, ...]
    chosen: Yield

    def said(self, who: str) -> str:
        """It as a sentence without its clause and full stop."""
        system, drops, energy = self.chosen
        return words.decision_system_choice(system.dam, drops, energy, system.powerhouse, len(self.ready), who)


class ContractChoice(NamedTuple):
    """The contract of the highest value, of those within reach (A18), or of those that a reward may fulfil (L98)."""

    energy: int
    reached: tuple[int, ...]
    chosen: int
    clause: str = "A18"
    more: tuple[int, ...] = ()  # that the energy meets together with it (AD7)

    def said(self, who: str) -> str:
        """It as a sentence without its clause and full stop."""
        if self.more:
            return words.decision_contracts_choice(self.energy, listed(map(str, (self.chosen, *self.more))), who)
        if self.clause == "L98":
            return words.decision_free_contract(self.chosen, len(self.reached), who)
        return words.decision_contract_choice(self.chosen, self.energy, len(self.reached), who)


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

    def said(self, who: str) -> str:
        """It as a sentence without its clause and full stop."""
        if not self.groups:
            return words.decision_no_water(who)
        steps = (words.brings(listed(group.headstreams), group.before, group.after) for group in self.groups)
        return words.decision_water_choice(listed(self.letters), listed(steps), who)


class TileUse(NamedTuple):
    """The technology tile to build with, of those that fit; the special tile copies one (A23, AD2, AD6)."""

    structure: str
    fitting: tuple[str, ...]
    tile: str
    copying: str | None

    def said(self, who: str) -> str:
        """It as a sentence without its clause and full stop."""
        if self.copying:
            return words.decision_tile_copy(tile(self.copying), self.structure, self.tile, who)
        return words.decision_tile_use(self.structure, self.tile, who)


class MachineChoice(NamedTuple):
    """How machines of choice are split, and what was off the wheel before (A28)."""

    had: tuple[int, int]
    excavators: int
    mixers: int

    def said(self, who: str) -> str:
        """It as a sentence without its clause and full stop."""
        excavators, mixers = self.had
        machines = counted(excavators=self.excavators, mixers=self.mixers)
        return words.decision_machine_choice(excavators, machines, mixers, who)


class PatentChoice(NamedTuple):
    """The advanced tile bought, of those on sale that fit (A26), or received as a reward (L99)."""

    fitting: tuple[str, ...]
    tile: str
    clause: str = "A26"

    def said(self, who: str) -> str:
        """It as a sentence without its clause and full stop."""
        return words.decision_patent_choice(self.tile, who)


class WorkChoice(NamedTuple):
    """The first work in an order of positions that can be paid: its position, and its number (L95)."""

    order: tuple[int, ...]
    position: int
    work: int
    clause: str = "L95"

    def said(self, who: str) -> str:
        """It as a sentence without its clause and full stop."""
        return words.decision_work_choice(", ".join(map(str, self.order)), who, self.work)


class ArchitectSent(NamedTuple):
    """A row that ends the turn is done by the Architect, and another turn follows (L109)."""

    def said(self, who: str) -> str:
        """It as a sentence without its clause and full stop."""
        return words.decision_architect(who)


class SiteChoice(NamedTuple):
    """The site on the first building tile from an end where one can build: a plain one first (L100, L101)."""

    structure: str
    direction: str
    eligible: tuple[str, ...]
    space: str

    def said(self, who: str) -> str:
        """It as a sentence without its clause and full stop."""
        return words.decision_site_choice(self.direction, piece(self.structure, self.space), who)


class DamChoice(NamedTuple):
    """The dam that gets a drop: of the most productive system, or by the criteria among several or none (L107)."""

    found: tuple[tuple[str, int], ...]  # each dam with the most energy that it would make
    energy: int
    space: str
    placement: Placement | None

    def said(self, who: str) -> str:
        """It as a sentence without its clause and full stop."""
        if self.placement is None:
            return words.decision_dam_choice(self.space, self.energy, who)
        return words.decision_dam_by_criteria(self.space, self.placement.reason, who)


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
    | WorkChoice
    | ArchitectSent
    | SiteChoice
    | DamChoice
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

    def deed(self, who: str) -> str:
        """What it did, in a clause."""
        made: dict[type, Any] = {type(each): each for each in reversed(self.decisions)}
        if WorkChoice in made:
            return words.takes_work(who, made[WorkChoice].work)
        match self.tried.row:
            case printed.ProduceRow():
                energy, contract = made[SystemChoice].chosen.energy, made.get(ContractChoice)
                if contract is not None and contract.more:
                    return words.fulfils_several(who, energy, len(contract.more) + 1)
                return words.produces(who, energy) if contract is None else words.fulfils(who, energy, contract.chosen)
            case printed.WaterRow():
                drops = made[WaterChoice].headstreams
                return words.waters(who, len(drops), listed(dict.fromkeys(drops)))
            case printed.ContractsRow(colour=colour):
                return words.discards(who, colour)
            case printed.ConstructRow() | printed.BuildingRow():
                placed = made.get(SiteChoice) or made[Placement]
                return words.builds(who, piece(placed.structure, placed.space))
            case printed.WorkshopRow(turns=turns):
                return words.turns_wheel(who, turns)
            case printed.MachineryRow() as row:
                bought = made.get(MachineChoice, row)
                return words.buys(who, counted(excavators=bought.excavators, mixers=bought.mixers))
            case printed.PatentRow() | printed.BuildingPatentRow():
                return words.buys_tile(who, made[PatentChoice].tile)
        return words.goes_to_bank(who)


class TurnTrace(NamedTuple):
    """A whole turn: who, the two tiles, and the rows in the order they were tried."""

    who: str
    flipped: Flipped
    rows: tuple[TriedRow, ...]

    @property
    def done(self) -> tuple[TriedRow, ...]:
        """The rows that were carried out."""
        return tuple(row for row in self.rows if row.done)

    @property
    def short(self) -> str:
        """The turn in a clause: what was done, row after row."""
        deeds = [row.deed(self.who) for row in self.done]
        return words.did(self.who, listed(deeds or [words.has_no_engineers(self.who)]))


class Decided(Deed):
    """An Automa decided something."""

    __slots__ = ("clause", "decision", "who")

    def __init__(self, who: str, decision: Decision, clause: str) -> None:
        self.who, self.decision, self.clause = who, decision, clause

    @property
    def plain(self) -> str:
        return self.decision.said(self.who)

    @property
    def touches(self) -> tuple[Ref, ...]:
        made = self.decision
        if isinstance(made, SystemChoice):
            return tuple(map(Ref.on_map, made.chosen.system[:3]))
        if isinstance(made, WaterChoice):
            return tuple(map(Ref.on_map, dict.fromkeys(made.headstreams)))
        if isinstance(made, ContractChoice):
            return tuple(Ref("contract", number) for number in (made.chosen, *made.more))
        if isinstance(made, WorkChoice):
            return (space_of(made.position),)
        if isinstance(made, Placement | SiteChoice | DamChoice):
            return (Ref.on_map(made.space),)
        return ()


def decisions(events: Iterable[Event]) -> Iterator[tuple[str, Decision]]:
    """The decisions among some events, each with the company that took it."""
    yield from ((event.who, event.decision) for event in events if isinstance(event, Decided))


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
    WaterChoice: "A19",
    TileUse: "A23",
    ArchitectSent: "L109",
    SiteChoice: "L100",
    DamChoice: "L107",
    MachineChoice: "A28",
}


def clause_of(decision: Decision) -> str:
    """The clause that a decision follows: of a placement, that which decided."""
    if isinstance(decision, Placement):
        return decision.clause[:3]  # AP5a is a part of AP5
    if isinstance(decision, Tried):
        return "A15" if decision.refusal is None else decision.refusal.clause
    if isinstance(decision, ContractChoice | PatentChoice | WorkChoice):
        return decision.clause
    return CLAUSES[type(decision)]


def decided(draft: Draft, who: str, decision: Decision) -> None:
    """Note a decision."""
    draft.note(Decided, who, decision, clause_of(decision))


# Look by look.

Refs = tuple[Ref, ...]
MOST_NAMED = 6
"""More spaces than these are counted, not named."""


class AutomaLook(NamedTuple):
    """One look: the number of its event, what is decided, how far; it prints as its sentence with its clause.

    A decision about places has several stages: where a piece could go and what each criterion leaves of that,
    the headstreams that are tried, the systems that are ready; without a stage it is the decision itself.
    """

    event: int
    who: str
    decision: Decision
    stage: str = ""  # "eligible", "completing", "sifted"; "order", "group"; "ready"
    number: int = 0  # of the criterion, or of the group of drops
    lit: Refs = ()
    faded: Refs = ()
    chosen: Refs = ()

    @property
    def sentence(self) -> str:
        """What is to be seen."""
        return words.stopped(self._seen)

    @property
    def cited(self) -> str:
        """The clause that it follows, of a criterion with its letter."""
        made = self.decision
        if not isinstance(made, Placement) or not self.stage:
            return clause_of(made)
        return made.sifted[self.number].clause if self.stage == "sifted" else _CLAUSES[self.stage]

    @property
    def clause(self) -> str:
        """The clause that it follows."""
        return self.cited[:3]  # AP5a is a part of AP5

    def __str__(self) -> str:
        return words.cited(self._seen, self.cited)

    @property
    def _seen(self) -> str:
        who = self.who
        match self.stage, self.decision:
            case "eligible", Placement(eligible=spaces, structure=structure) if len(spaces) > MOST_NAMED:
                return words.look_may_build_many(len(spaces), structure, who)
            case "eligible", Placement(eligible=spaces, structure=structure):
                return words.look_may_build(len(spaces), structure, places(spaces, last="or"), who)
            case "completing", Placement(completing=spaces):
                only = len(spaces) == 1
                if only:
                    return words.look_completes(spaces[0])
                return words.look_several_complete(len(spaces), places(spaces))
            case "sifted", Placement(sifted=sifted):
                step = sifted[self.number]
                criterion, left = words.CRITERIA[step.criterion], len(step.left)
                if not step.met:
                    return words.look_ignored(criterion)
                many = left > MOST_NAMED
                return words.look_many_left(criterion, left) if many else words.look_left(criterion, places(step.left))
            case "order", WaterChoice(most=most, letters=letters):
                return words.look_drops(most, ", ".join(letters), who)
            case "group", WaterChoice(groups=groups):
                drops, before, after = groups[self.number]
                return words.look_placed(after, before, listed(drops), len(drops))
            case "ready", SystemChoice(ready=ready):
                each = (words.system_ready(system.dam, system.powerhouse, energy) for system, _, energy in ready)
                return words.look_systems(listed(each, last="or"), who)
        return self.decision.said(who)

    @property
    def structure(self) -> str:
        """The structure that is placed, "water" for drops; nothing for neither."""
        made = self.decision
        return made.structure if isinstance(made, Placement) else "water" if isinstance(made, WaterChoice) else ""

    @property
    def criterion(self) -> int | None:
        """The place of the criterion in its column; 3 is the code below; None where none of them is at work."""
        made = self.decision
        if not isinstance(made, Placement):
            return None
        if self.stage != "sifted":
            return 3 if not self.stage and made.clause == "AP4" else None
        names = [step.criterion for step in made.sifted if step.criterion not in WISHED]
        name = made.sifted[self.number].criterion
        return names.index(name) if name in names else None


_CLAUSES = {"eligible": "AP1", "completing": "AP2"}


def looks(events: Iterable[Event]) -> tuple[AutomaLook, ...]:
    """Everything that Automas decided in some events, cut as fine as it can be looked at."""
    return tuple(
        look
        for number, event in enumerate(events)
        if isinstance(event, Decided)
        for now in (AutomaLook(number, event.who, event.decision),)
        for look in (_STAGES[type(now.decision)](now, now.decision) if type(now.decision) in _STAGES else (now,))
    )


def _placement(now: AutomaLook, made: Placement) -> Iterator[AutomaLook]:
    every = _places(made.eligible)
    yield now._replace(stage="eligible", lit=every)
    if made.completing:
        left = made.completing if made.clause == "AP2" else made.eligible  # several of them settle nothing
        yield _left(now._replace(stage="completing"), every, _places(left))
    for number, step in enumerate(made.sifted):
        yield _left(now._replace(stage="sifted", number=number), every, _places(step.left))
    yield _chosen(now, every, _places((made.space,)))


def _water(now: AutomaLook, made: WaterChoice) -> Iterator[AutomaLook]:
    every = _places(made.letters)
    if not made.groups:
        yield now._replace(faded=every)
        return
    yield now._replace(stage="order", lit=every)
    placed = accumulate((group.headstreams for group in made.groups), lambda before, more: (*before, *more))
    for number, headstreams in enumerate(placed):
        yield _chosen(now._replace(stage="group", number=number), every, _places(headstreams))


def _system(now: AutomaLook, made: SystemChoice) -> Iterator[AutomaLook]:
    every = _places(name for found in made.ready for name in found.system[:3])
    yield now._replace(stage="ready", lit=every)
    yield _chosen(now, every, _places(made.chosen.system[:3]))


def _contract(now: AutomaLook, made: ContractChoice) -> Iterator[AutomaLook]:
    chosen = tuple(Ref("contract", number) for number in (made.chosen, *made.more))
    yield _chosen(now, tuple(Ref("contract", number) for number in made.reached), chosen)


def space_of(position: int) -> Ref:
    """The thing on a position of the works: its action space."""
    return Ref("space", f"{WORKS}{position}")


def _places(names: Iterable[str]) -> Refs:
    return tuple(map(Ref.on_map, dict.fromkeys(names)))


def _left(now: AutomaLook, every: Refs, left: Refs) -> AutomaLook:
    return now._replace(lit=left, faded=tuple(ref for ref in every if ref not in left))


def _chosen(now: AutomaLook, every: Refs, chosen: Refs) -> AutomaLook:
    return _left(now, every, chosen)._replace(lit=(), chosen=chosen)


_STAGES: dict[type, Callable[[AutomaLook, Any], Iterator[AutomaLook]]] = {
    Placement: _placement,
    WaterChoice: _water,
    SystemChoice: _system,
    ContractChoice: _contract,
    DamChoice: lambda now, made: iter((_chosen(now, _places(dict(made.found)), _places((made.space,))),)),
    SiteChoice: lambda now, made: iter((_chosen(now, _places(made.eligible), _places((made.space,))),)),
    WorkChoice: lambda now, made: iter((_chosen(now, tuple(map(space_of, made.order)), (space_of(made.position),)),)),
}


class TurnSoFar(NamedTuple):
    """A turn as far as a look: its two tiles, and what became of the rows that were tried."""

    flipped: Flipped | None
    rows: tuple[Tried, ...]

    @property
    def marks(self) -> dict[int, str]:
        """What became of rows, by their places: "tried" in vain, or "done"."""
        return {tried.number: "done" if tried.refusal is None else "tried" for tried in self.rows}


def so_far(told: Iterable[AutomaLook]) -> TurnSoFar:
    """What is known of a turn after some of its looks."""
    made = [look.decision for look in told]
    flipped = next((decision for decision in made if isinstance(decision, Flipped)), None)
    return TurnSoFar(flipped, tuple(decision for decision in made if isinstance(decision, Tried)))
