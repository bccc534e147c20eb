"""The draft: a private, writable copy of a position, with the verbs that change it and note the event."""

from collections.abc import Callable
from typing import Any, ClassVar, TypeVarTuple

from .events import Event, Gained, Paid
from .moves import Move
from .position import COMPANY_FIELDS, Company, Crew, Dam, Position, Segment, Setup
from .questions import Task
from .values import Table

Ts = TypeVarTuple("Ts")


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
            self.put("companies", who, company)
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
        self.put("dams", dam, Dam(owner, level, drops))
        self.dams.known = known  # where pieces may stand does not depend on the water


class Playout(Draft):
    """A draft for a whole game of which only the end is wanted: what happens on the way is not noted."""

    __slots__ = ()

    def note(self, kind: Callable[[*Ts], Event], *told: *Ts) -> None:
        """Nobody listens."""

    def gain(self, who: str, what: str, amount: int, clause: str) -> None:
        """Give a company credits, machines, victory points or energy (G10)."""
        if amount:
            self._give(who, what, amount)

    def pay(self, who: str, what: str, amount: int, clause: str) -> None:
        """Take credits, machines or victory points from a company."""
        if amount:
            self._give(who, what, -amount)
