"""A position: everything on the table, what waits in it, and the draft on which the rules write the next one."""

from abc import ABCMeta, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from typing import Any, ClassVar, NamedTuple, TypeVarTuple

from ..board.automa import LEVELS, PERSON, PlayerKind
from ..board.box import PRINTED, Box
from ..board.powers import Power
from ..words import messages
from .events import Event, Gained, Lost, Paid, Refusal
from .moves import Move
from .powers import power_of
from .rulings import Design, Rulings, design_of, with_design
from .values import Table, record

Ts = TypeVarTuple("Ts")

NEUTRAL = "neutral"
LIMITLESS = 999  # more than anything costs


class Dam(NamedTuple):
    """A dam on the map: whose it is, its level of 1 to 3 (the base and its elevations, G5) and the drops it holds."""

    owner: str
    level: int
    drops: int = 0


class Segment(NamedTuple):
    """What lies in one segment of a construction wheel."""

    excavators: int = 0
    mixers: int = 0
    tiles: tuple[str, ...] = ()


EMPTY = Segment()
# The open segment comes first; after each turn everything stands one further, and the last comes back.


@dataclass(frozen=True, slots=True)
class Company:
    """What one company has, apart from its pieces on the map."""

    officer: str | None = None
    vp: int = 0  # the true total, also where the marker has gone round (G9)
    credits: int = 0
    excavators: int = 0
    mixers: int = 0
    engineers: int = 0
    energy: int = 0  # the true total, also past the end of the track (Y12)
    tiles: tuple[str, ...] = ()
    wheel: tuple[Segment, ...] = (EMPTY,) * PRINTED.wheel_segments
    contracts: tuple[int, ...] = ()
    fulfilled: tuple[int, ...] = ()
    constructions: int = 0  # private construction spaces used this round (C1)
    copies: tuple[int, ...] = ()  # Sekibo's spaces used this round; the second costs credits (O7)
    deep_dams: bool = False  # a copy of Del Monte is in force (O10)
    aside: int = 0  # engineers on its own board beside the construction spaces (A8)
    works_taken: tuple[int, ...] = ()  # they lie face-down and count for a bonus tile (L19)
    architect: bool = False  # is among the engineers at hand (L83)


class Pieces(NamedTuple):
    """How many of each structure a company has on the map."""

    base: int
    elevation: int
    conduit: int
    powerhouse: int
    building: int = 0


class Crew(NamedTuple):
    """Engineers of a company on an action space."""

    company: str
    engineers: int


def count_of(owners: Table[str, str], who: str) -> int:
    """How many entries of a table belong to a company."""
    count: int | None = owners.known.get(who)
    if count is None:
        count = owners.known[who] = list(owners.values()).count(who)
    return count


WRITERS: dict[str, Callable[["Position"], str]] = {}
"""How a position is written: as a "line", a "sketch" or as "JSON". Put in, as the next, where the package begins: the
notation knows the rules, which stand above this record."""
READERS: dict[str, Callable[[str], "Position"]] = {}
"""How a position is read from a "text" of any of these kinds, checked against every limit."""


@dataclass(frozen=True)
class Setup:
    """What is settled when a game is set up and never changes: one record, that all its positions share."""

    rules: str = "full"
    rulings: Rulings = Rulings()
    box: Box = PRINTED  # with the numbers of a design
    seed: int | None = 0  # None where the order of the piles is not known (`view_for`)
    headstream_tiles: Table[str, int] = Table()
    bonus: tuple[str, ...] = ()
    objective: str | None = None
    spare_officers: tuple[str, ...] = ()
    automas: Table[str, str] = Table()  # the companies that Automas play, and their levels (A1)
    building_tiles: tuple[str, ...] = ()  # in play, from top to bottom (L6)

    @property
    def design(self) -> Design:
        """The numbers of the box."""
        return design_of(self.box)


TASKS: dict[str, type["Task"]] = {}
"""Every kind of task by its name, so that a saved position can name them."""


@dataclass(frozen=True)
class Task:
    """Something that is still to happen."""

    asks: ClassVar[bool] = False

    def __init_subclass__(cls) -> None:
        TASKS[cls.__name__] = cls

    def run(self, draft: "Draft") -> None:
        """Do it."""
        raise TypeError(f"{type(self).__name__} asks somebody")


@dataclass(frozen=True)
class Question(Task, metaclass=ABCMeta):
    """Something that a company (before the draft, a seat) must decide."""

    who: str

    asks: ClassVar[bool] = True
    waits: ClassVar[bool] = False  # whether it is asked also where it has a single answer, or none yet
    of_seats: ClassVar[bool] = False  # whether seats of the draft are asked, which have no company yet
    takes: ClassVar[tuple[type, ...]] = ()  # the kinds of move that answer it

    @abstractmethod
    def answers(self, position: "Position") -> tuple[Move, ...]:
        """Every legal answer."""

    @abstractmethod
    def refuse(self, position: "Position", move: Move) -> Refusal | None:
        """Why a move of the right kind is no legal answer; None when it is one."""

    @abstractmethod
    def answer(self, draft: "Draft", move: Move) -> None:
        """Carry out a legal answer."""

    def nothing(self, draft: "Draft") -> None:
        """What happens where there is no answer at all: that part is lost (Y6)."""
        draft.note(Lost, self.who, type(self).__name__, "Y6")


# Every question is of some kind; there is none that is nothing but a question.
del TASKS["Question"]


class _Beside:
    """What is kept beside the fields of a position: the answers, once somebody has asked for them.

    And, for as long as it is a draft, what happened and what belongs to the draft. A draft has the form of a position
    by this, and becomes one without being copied.
    """

    __slots__ = ("_companies", "_legal_moves", "_tables", "events")

    _legal_moves: tuple[Move, ...]

    def _keep_legal_moves(self, answers: tuple[Move, ...]) -> None:
        object.__setattr__(self, "_legal_moves", answers)


@dataclass(frozen=True, slots=True)
class Position(_Beside):
    """The whole game at one moment; it never changes, `play` returns a new one."""

    setup: Setup = Setup()
    round: int = 0
    phase: str = "setup"
    order: tuple[str, ...] = ()
    mover: str | None = None
    passed: tuple[str, ...] = ()
    copied: str | None = None  # the officer whose ability the mover has copied this turn (O7)
    companies: Table[str, Company] = Table()
    dams: Table[str, Dam] = Table()
    conduits: Table[str, str] = Table()
    powerhouses: Table[str, str] = Table()
    headstreams: Table[str, int] = Table()
    occupied: Table[str, tuple[Crew, ...]] = Table()
    contracts: tuple[int | None, ...] = (None,) * 6
    national: tuple[int, ...] = ()
    piles: Table[str, tuple[int, ...]] = Table()
    discards: Table[str, tuple[int, ...]] = Table()
    patents: tuple[str | None, ...] = (None,) * 3
    patent_pile: tuple[str, ...] = ()
    offer: tuple[tuple[str, str], ...] = ()  # company and officer pairs still to be drafted (U12)
    starting: tuple[int, ...] = ()  # starting contracts still to be drafted (U12)
    automa_pile: tuple[int, ...] = ()  # their tiles still to be flipped, the visible one first (A14)
    automa_discard: tuple[int, ...] = ()  # those flipped; the last shows the criteria (A14)
    following: tuple[str, ...] = ()  # people whose next action a tile of the Automas names (AD6)
    buildings: Table[str, str] = Table()  # who has a house on which site (L36)
    works: tuple[int | None, ...] = ()  # those that can be taken, by their positions (L7)
    works_pile: tuple[int, ...] = ()  # those of later rounds (L30)
    pending: tuple[Task, ...] = ()

    def with_(self, **fields: Any) -> "Position":
        """The same position with other values of fields, those of its setup included."""
        settled = {name: fields.pop(name) for name in SETUP_FIELDS if name in fields}
        if "design" in fields:
            settled["box"] = with_design(settled.get("box", self.setup.box), fields.pop("design"))
        other = settled.get("box", self.setup.box) is not self.setup.box or "building_tiles" in settled
        if other:  # what was worked out from these is of another box
            tables = ("dams", "conduits", "powerhouses", "buildings")
            fields = {name: Table(getattr(self, name)) for name in tables} | fields
        return replace(self, setup=replace(self.setup, **settled), **fields)

    @property
    def rules(self) -> str:
        """The set of rules: full or introductory."""
        return self.setup.rules

    @property
    def rulings(self) -> Rulings:
        """What is decided where the rules are silent."""
        return self.setup.rulings

    @property
    def design(self) -> Design:
        """The numbers that a designer has changed."""
        return design_of(self.setup.box)

    @property
    def box(self) -> Box:
        """What lies on the table."""
        return self.setup.box

    @property
    def seed(self) -> int | None:
        """What every shuffle follows from; None where the order of the piles is not known."""
        return self.setup.seed

    @property
    def headstream_tiles(self) -> Table[str, int]:
        """The tile at each headstream (U1)."""
        return self.setup.headstream_tiles

    @property
    def bonus(self) -> tuple[str, ...]:
        """The bonus tiles of the rounds, in order (U2)."""
        return self.setup.bonus

    @property
    def objective(self) -> str | None:
        """The objective tile of this game (U3)."""
        return self.setup.objective

    @property
    def spare_officers(self) -> tuple[str, ...]:
        """The officers nobody has, whom Sekibo may copy (O11)."""
        return self.setup.spare_officers

    @property
    def building_tiles(self) -> tuple[str, ...]:
        """The building tiles in play, from top to bottom (L6)."""
        return self.setup.building_tiles

    @property
    def automas(self) -> Table[str, str]:
        """The companies that Automas play, and their levels (A1)."""
        return self.setup.automas

    @property
    def question(self) -> Question | None:
        """Who must decide what; None when the game is over, and inside a step."""
        if self.pending and self.pending[0].asks:
            return self.pending[0]  # type: ignore[return-value]  # only a question asks
        return None

    @property
    def legal_moves(self) -> tuple[Move, ...]:
        """Every answer to the question at hand, worked out once."""
        try:
            return self._legal_moves
        except AttributeError:
            question = self.question
            answers = question.answers(self) if question is not None else ()
            self._keep_legal_moves(answers)
            return answers

    @property
    def players(self) -> int:
        """How many companies are in the game."""
        return len(self.companies) + len(self.offer)

    @property
    def bonus_tile(self) -> str | None:
        """The bonus tile of the round; None where there is none for it."""
        return self.bonus[self.round - 1] if 1 <= self.round <= len(self.bonus) else None

    @property
    def over(self) -> bool:
        """Whether the final scoring is done."""
        return self.phase == "over"

    @property
    def ranking(self) -> tuple[tuple[str, ...], ...]:
        """The companies from first to last place by points, then energy; equal ones share a place (E8, Y11)."""
        scores = {name: (company.vp, company.energy) for name, company in self.companies.items()}
        return tuple(
            tuple(name for name in scores if scores[name] == score)
            for score in sorted(set(scores.values()), reverse=True)
        )

    def officer_of(self, who: str) -> str | None:
        """The officer whose ability a company uses now: its own, or the one Sekibo has copied this turn."""
        if self.copied is not None and who == self.mover:
            return self.copied
        return self.companies[who].officer if not self.setup.automas or self._heeds_officer(who) else None

    def _heeds_officer(self, who: str) -> bool:
        """Whether an officer of a company does anything: an Automa's only at the highest level (A3, AD5)."""
        return not self.setup.automas or self.kind_of(who).officer

    def kind_of(self, who: str) -> PlayerKind:
        """On what terms a company is played: as a person's, or as an Automa's of some level."""
        automas = self.setup.automas
        return LEVELS[automas[who]] if who in automas else PERSON

    def purse(self, who: str) -> int:
        """The credits that a company can spend: an Automa pays in victory points, without limit (A2, Y4)."""
        return LIMITLESS if who in self.setup.automas else self.companies[who].credits

    def power(self, who: str) -> Power:
        """What a company's ability, once it is switched on (N2), and its officer change now."""
        box = self.setup.box
        active = count_of(self.powerhouses, who) >= box.ability_powerhouses and self.kind_of(who).abilities
        return power_of(who if active else None, self.officer_of(who), box)

    def able(self, who: str) -> bool:
        """Whether a company's ability is switched on (N2)."""
        return count_of(self.powerhouses, who) >= self.setup.box.ability_powerhouses and self.kind_of(who).abilities

    def ability(self, who: str) -> Power:
        """What a company's ability changes now, without its officer."""
        return power_of(who if self.able(who) else None, None, self.setup.box)

    def builder_of(self, who: str) -> str | None:
        """By whose powers a company builds: those of its officer, and of an ability that changes a construction."""
        setup = self.setup
        if self.copied is None and not setup.automas and not setup.box.builders:  # as nearly always
            return self.companies[who].officer
        officer = self.officer_of(who)
        return f"{officer or ''}@{who}" if who in setup.box.builders and self.able(who) else officer

    def pieces(self, who: str) -> Pieces:
        """How many pieces a company has on the map."""
        base, elevation = self.dam_pieces(who)
        conduit, powerhouse = count_of(self.conduits, who), count_of(self.powerhouses, who)
        building = count_of(self.buildings, who) if self.buildings else 0
        return record(Pieces, (base, elevation, conduit, powerhouse, building))

    def dam_pieces(self, who: str) -> tuple[int, int]:
        """How many bases and elevations a company has on the map."""
        known = self.dams.known
        if who not in known:
            levels = [dam.level for dam in self.dams.values() if dam.owner == who]
            known[who] = (len(levels), sum(levels) - len(levels))
        return known[who]  # type: ignore[no-any-return]

    def deep_owners(self) -> frozenset[str]:
        """The companies whose dams of level 3 hold four drops now (O2, O10)."""
        deep = self.setup.box.deep_officers
        return frozenset(
            name
            for name, company in self.companies.items()
            if company.deep_dams
            or (company.officer in deep and self._heeds_officer(name))
            or (name in deep and self.able(name))
        )

    def view_for(self, who: str) -> "Position":
        """The same position as one company sees it: the order of the piles and the seed are unknown."""
        if who not in self.companies and not self.offer:
            raise ValueError(messages.no_such_company(got=who, known=tuple(self.companies)))
        return self.with_(
            seed=None,
            piles=Table({colour: tuple(sorted(pile)) for colour, pile in self.piles.items()}),
            patent_pile=tuple(tile for tile in self.setup.box.tiles if tile in self.patent_pile),
            automa_pile=(*self.automa_pile[:1], *sorted(self.automa_pile[1:])),
            works_pile=tuple(work for work in self.setup.box.works if work in self.works_pile),
        )

    def describe(self) -> str:
        """The board in plain sentences."""
        return WRITERS["sentences"](self)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Position.load({self.text!r})"

    @property
    def text(self) -> str:
        """The position as one short line that pastes back with `Position.load`."""
        return WRITERS["line"](self)

    @property
    def sketch(self) -> str:
        """The position as a sketch: only what is not as a sketch has it if it does not say so."""
        return WRITERS["sketch"](self)

    def to_json(self) -> str:
        """The position as readable JSON; what is at its default is left out."""
        return WRITERS["JSON"](self)

    @staticmethod
    def load(text: str) -> "Position":
        """The position that a line, a JSON text or a sketch says."""
        return READERS["text"](text)


def as_position(what: Position | str) -> Position:
    """A position, or the one that a text says: wherever one is asked for, a sketch will do."""
    return what if isinstance(what, Position) else Position.load(what)


SETUP_FIELDS = tuple(field.name for field in fields(Setup))
OWN_FIELDS = tuple(field.name for field in fields(Position) if field.name != "setup")
POSITION_FIELDS = (*SETUP_FIELDS, "design", *OWN_FIELDS)
COMPANY_FIELDS = tuple(field.name for field in fields(Company))


class Opened(Company):
    """A company that belongs to a draft: open to be written on until the draft is sealed."""

    __slots__ = ()

    # Both, or Python takes the long way to write an attribute.
    __setattr__: ClassVar[Any] = object.__setattr__
    __delattr__: ClassVar[Any] = object.__delattr__

    def __init__(self, company: Company) -> None:
        # Said field by field: a loop takes four times as long.
        self.officer: str | None = company.officer
        self.vp: int = company.vp
        self.credits: int = company.credits
        self.excavators: int = company.excavators
        self.mixers: int = company.mixers
        self.engineers: int = company.engineers
        self.energy: int = company.energy
        self.tiles: tuple[str, ...] = company.tiles
        self.wheel: tuple[Segment, ...] = company.wheel
        self.contracts: tuple[int, ...] = company.contracts
        self.fulfilled: tuple[int, ...] = company.fulfilled
        self.constructions: int = company.constructions
        self.copies: tuple[int, ...] = company.copies
        self.deep_dams: bool = company.deep_dams
        self.aside: int = company.aside
        self.works_taken: tuple[int, ...] = company.works_taken
        self.architect: bool = company.architect

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Company) and all(getattr(self, x) == getattr(other, x) for x in COMPANY_FIELDS)

    __hash__: ClassVar[Any] = Company.__hash__

    def closed(self) -> Company:
        """The company, which nobody can write on from now on."""
        self.__class__ = Company  # type: ignore[assignment]  # of the same form
        return self


class Draft(Position):
    """A position that only `play` may write on; sealing it gives the next position.

    A company or table is copied when it is first changed and belongs to the draft from then on, so nothing
    that an older position holds is ever touched.
    """

    __slots__ = ()

    events: list[Event]
    _legal_moves: tuple[Move, ...]
    _companies: dict[str, Opened]
    _tables: set[str]

    __setattr__: ClassVar[Any] = object.__setattr__
    __delattr__: ClassVar[Any] = object.__delattr__

    def __init__(self, position: Position) -> None:
        self.setup: Setup = position.setup
        self.round: int = position.round
        self.phase: str = position.phase
        self.order: tuple[str, ...] = position.order
        self.mover: str | None = position.mover
        self.passed: tuple[str, ...] = position.passed
        self.copied: str | None = position.copied
        self.companies: Table[str, Company] = position.companies
        self.dams: Table[str, Dam] = position.dams
        self.conduits: Table[str, str] = position.conduits
        self.powerhouses: Table[str, str] = position.powerhouses
        self.headstreams: Table[str, int] = position.headstreams
        self.occupied: Table[str, tuple[Crew, ...]] = position.occupied
        self.contracts: tuple[int | None, ...] = position.contracts
        self.national: tuple[int, ...] = position.national
        self.piles: Table[str, tuple[int, ...]] = position.piles
        self.discards: Table[str, tuple[int, ...]] = position.discards
        self.patents: tuple[str | None, ...] = position.patents
        self.patent_pile: tuple[str, ...] = position.patent_pile
        self.offer: tuple[tuple[str, str], ...] = position.offer
        self.starting: tuple[int, ...] = position.starting
        self.automa_pile: tuple[int, ...] = position.automa_pile
        self.automa_discard: tuple[int, ...] = position.automa_discard
        self.following: tuple[str, ...] = position.following
        self.buildings: Table[str, str] = position.buildings
        self.works: tuple[int | None, ...] = position.works
        self.works_pile: tuple[int, ...] = position.works_pile
        self.pending: tuple[Task, ...] = position.pending
        self.events = []
        self._companies = {}
        self._tables = set()

    def seal(self) -> Position:
        """The draft, which is the finished position from now on."""
        for who, company in self._companies.items():
            dict.__setitem__(self.companies, who, company.closed())
        return self._closed()

    def _closed(self) -> Position:
        del self._companies, self._tables, self.events
        self.__class__ = Position  # type: ignore[assignment]  # of the same form
        return self

    def snapshot(self) -> Position:
        """The position as it stands now, while the draft goes on."""
        copied = Draft(self)
        for table in self._tables:
            copied._own(table)
        for who in self._companies:
            copied.open(who)
        return copied.seal()

    def open(self, who: str) -> Opened:
        """The draft's own copy of a company, to be written on."""
        company = self._companies.get(who)
        if company is None:
            company = self._companies[who] = Opened(self.companies[who])
            dict.__setitem__(self._own("companies"), who, company)
        else:
            self.companies._hash = None  # in a playout a strategy may have looked
        return company

    def put(self, table: str, key: str, value: Any) -> None:
        """Set one entry of a table."""
        dict.__setitem__(self._own(table), key, value)

    def remove(self, table: str, key: str) -> None:
        """Take one entry out of a table."""
        dict.__delitem__(self._own(table), key)

    def _own(self, table: str) -> Table[str, Any]:
        """The draft's own copy of a table, of which nothing is known any more."""
        owned: Table[str, Any] = getattr(self, table)
        if table not in self._tables:
            self._tables.add(table)
            owned = Table(owned)
            setattr(self, table, owned)
            return owned
        if owned.known:
            owned.known = {}  # a new one: the old one may be shared with older positions, as `set_drops` does
        owned._hash = None
        return owned

    def push(self, *tasks: Task) -> None:
        """Put tasks before those that wait."""
        self.pending = tasks + self.pending

    def note(self, kind: Callable[[*Ts], Event], *told: *Ts) -> None:
        """Note an event: its kind and what it tells."""
        self.events.append(kind(*told))

    def gain(self, who: str, what: str, amount: int, clause: str) -> None:
        """Give a company credits, machines, victory points or energy (G10)."""
        if amount:
            self.note(Gained, who, self._give(who, what, amount), amount, clause)

    def pay(self, who: str, what: str, amount: int, clause: str) -> None:
        """Take credits, machines or victory points from a company."""
        if amount:
            self.note(Paid, who, self._give(who, what, -amount), amount, clause)

    def _give(self, who: str, what: str, amount: int) -> str:
        """Change what a company has, and say what: an Automa's credits are points (A2)."""
        if what == "credits" and self.setup.automas:
            what = self.kind_of(who).money
        company = self.open(who)
        setattr(company, what, getattr(company, what) + amount)
        return what

    def set_drops(self, dam: str, drops: int) -> None:
        """Change the drops that a dam holds."""
        owner, level, _ = self.dams[dam]
        known = self.dams.known
        self.put("dams", dam, record(Dam, (owner, level, drops)))
        self.dams.known = known  # where pieces may stand does not depend on the water


class Playout(Draft):
    """A draft for a whole game of which only the end is wanted: what happens on the way is not noted."""

    __slots__ = ()

    def note(self, kind: Callable[[*Ts], Event], *told: *Ts) -> None:
        """Nobody listens."""

    def gain(self, who: str, what: str, amount: int, clause: str) -> None:
        if amount:
            self._give(who, what, amount)

    def pay(self, who: str, what: str, amount: int, clause: str) -> None:
        if amount:
            self._give(who, what, -amount)
