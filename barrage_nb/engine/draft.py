"""The draft: a private, writable copy of a position, with the verbs that change it and note the event."""

from collections.abc import Callable
from typing import Any, ParamSpec

from .events import Event, Gained, Paid
from .moves import Move
from .position import COMPANY_FIELDS, OWN_FIELDS, Company, Crew, Dam, Position, Segment
from .questions import Task
from .values import Table, copier

P = ParamSpec("P")


class Opened(Company):
    """A company that belongs to a draft: open to be written on until the draft is sealed."""

    __slots__ = ()

    vp: int
    credits: int
    excavators: int
    mixers: int
    engineers: int
    energy: int
    tiles: tuple[str, ...]
    wheel: tuple[Segment, ...]
    contracts: tuple[int, ...]
    fulfilled: tuple[int, ...]
    constructions: int
    copies: tuple[int, ...]
    deep_dams: bool
    aside: int

    __setattr__ = object.__setattr__  # both, or Python takes the long way to write an attribute
    __delattr__ = object.__delattr__

    def __init__(self, company: Company) -> None:
        _copy_company(company, self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Company) and all(getattr(self, x) == getattr(other, x) for x in COMPANY_FIELDS)

    __hash__ = Company.__hash__


_copy_company: Callable[[Company, Opened], None] = copier(COMPANY_FIELDS)
_copy_position: Callable[[Position, Position], None] = copier(("setup", *OWN_FIELDS))


class Draft(Position):
    """A position that only `play` may write on; sealing it gives the next position.

    A company or table is copied when it is first changed and belongs to the draft from then on, so nothing
    that an older position holds is ever touched.
    """

    __slots__ = ()

    # What is closed in a position is open in its draft.
    round: int
    phase: str
    order: tuple[str, ...]
    mover: str | None
    passed: tuple[str, ...]
    copied: str | None
    occupied: Table[str, tuple[Crew, ...]]
    contracts: tuple[int | None, ...]
    national: tuple[int, ...]
    patents: tuple[str | None, ...]
    patent_pile: tuple[str, ...]
    offer: tuple[tuple[str, str], ...]
    starting: tuple[int, ...]
    automa_pile: tuple[int, ...]
    automa_discard: tuple[int, ...]
    following: tuple[str, ...]
    pending: tuple[Task, ...]
    events: list[Event]
    _legal_moves: tuple[Move, ...]
    _companies: dict[str, Opened]
    _tables: set[str]

    __setattr__ = object.__setattr__
    __delattr__ = object.__delattr__

    def __init__(self, position: Position) -> None:
        _copy_position(position, self)
        self.events = []
        self._companies = {}
        self._tables = set()

    def seal(self) -> Position:
        """The draft, which is the finished position from now on."""
        for company in self._companies.values():
            company.__class__ = Company  # type: ignore[assignment]  # of the same form, and closed
        del self._companies, self._tables, self.events
        self.__class__ = Position  # type: ignore[assignment]
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

    def note(self, kind: Callable[P, Event], *told: P.args, **named: P.kwargs) -> None:
        """Note an event: its kind and what it tells."""
        self.events.append(kind(*told, **named))

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

    def note(self, *_: Any, **__: Any) -> None:
        """Nobody listens."""

    def gain(self, who: str, what: str, amount: int, clause: str) -> None:
        """Give a company credits, machines, victory points or energy (G10)."""
        if amount:
            self._give(who, what, amount)

    def pay(self, who: str, what: str, amount: int, clause: str) -> None:
        """Take credits, machines or victory points from a company."""
        if amount:
            self._give(who, what, -amount)
