"""The draft: a private, writable copy of a position, with the verbs that change it and note the event."""

from collections.abc import Callable
from typing import Any, ParamSpec

from .events import Event, Gained, Paid
from .position import Company, Dam, Position
from .questions import Task
from .values import Table

_set = object.__setattr__  # the one place that writes on records that are otherwise closed
P = ParamSpec("P")


class Draft(Position):
    """A position that only `play` may write on; sealing it gives the next position.

    A company or table is copied when it is first changed and belongs to the draft from then on, so nothing
    that an older position holds is ever touched.
    """

    __slots__ = ("_opened", "events")

    events: list[Event]
    _opened: set[str]

    __setattr__ = object.__setattr__  # what is closed in a position is open in its draft

    def __init__(self, position: Position) -> None:
        self.__dict__ = position.__dict__.copy()
        self.__dict__.pop("legal_moves", None)
        self.events = []
        self._opened = set()

    def seal(self) -> Position:
        """The finished position; the draft must not be used afterwards."""
        position = object.__new__(Position)
        _set(position, "__dict__", self.__dict__)
        return position

    def set(self, **fields: Any) -> None:
        """Change fields of the position."""
        self.__dict__.update(fields)

    def change(self, who: str, **fields: Any) -> None:
        """Change fields of a company."""
        self._open(who).update(fields)

    def _open(self, who: str) -> dict[str, Any]:
        """The fields of the draft's own copy of a company."""
        if who not in self._opened:
            self._opened.add(who)
            company = object.__new__(Company)
            _set(company, "__dict__", self.companies[who].__dict__.copy())
            self.put("companies", who, company)
        companies = self.companies
        if companies._hash is not None:
            companies._hash = None  # in a playout a strategy may have looked
        return companies[who].__dict__

    def put(self, table: str, key: str, value: Any) -> None:
        """Set one entry of a table."""
        dict.__setitem__(self._own(table), key, value)

    def remove(self, table: str, key: str) -> None:
        """Take one entry out of a table."""
        dict.__delitem__(self._own(table), key)

    def _own(self, table: str) -> Table[str, Any]:
        """The draft's own copy of a table, of which nothing is known any more."""
        if table not in self._opened:
            self._opened.add(table)
            self.__dict__[table] = Table(self.__dict__[table])
        owned: Table[str, Any] = self.__dict__[table]
        if owned._known is not None:
            owned._known = None
        if owned._hash is not None:
            owned._hash = None
        return owned

    def snapshot(self) -> Position:
        """The position as it stands now; later changes copy what they touch."""
        position = object.__new__(Position)
        _set(position, "__dict__", self.__dict__.copy())
        self._opened.clear()
        return position

    def push(self, *tasks: Task) -> None:
        """Put tasks before those that wait."""
        self.__dict__["pending"] = tasks + self.pending

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
        self._open(who)[what] += amount
        return what

    def set_drops(self, dam: str, drops: int) -> None:
        """Change the drops that a dam holds."""
        owner, level, _ = self.dams[dam]
        known = self.dams._known
        self.put("dams", dam, Dam(owner, level, drops))
        self.dams._known = known  # where pieces may stand does not depend on the water


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
