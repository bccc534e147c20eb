"""The draft: a private, writable copy of a position, with the verbs that change it and note the event."""

from typing import Any

from .events import Event
from .position import POSITION_FIELDS, Company, Dam, Position
from .questions import Task
from .values import Table


class Draft(Position):
    """A position that only `play` may write on; sealing it gives the next position.

    A company or table is copied when it is first changed and belongs to the draft from then on, so nothing
    that an older position holds is ever touched.
    """

    events: list[Event]
    _opened: set[str]

    def __init__(self, position: Position) -> None:
        fields = vars(self)
        fields.update(vars(position))
        fields.pop("_legal_moves", None)
        fields["events"] = []
        fields["_opened"] = set()

    def seal(self) -> Position:
        """The finished position; the draft must not be used afterwards."""
        return self.snapshot()

    def set(self, **fields: Any) -> None:
        """Change fields of the position."""
        vars(self).update(fields)

    def change(self, who: str, **fields: Any) -> None:
        """Change fields of a company."""
        if who in self._opened:
            vars(self.companies[who]).update(fields)
            return
        self._opened.add(who)
        company = object.__new__(Company)
        vars(company).update(vars(self.companies[who]), **fields)
        self._own("companies")
        dict.__setitem__(self.companies, who, company)

    def put(self, table: str, key: str, value: Any) -> None:
        """Set one entry of a table."""
        self._own(table)
        dict.__setitem__(getattr(self, table), key, value)

    def remove(self, table: str, key: str) -> None:
        """Take one entry out of a table."""
        self._own(table)
        dict.__delitem__(getattr(self, table), key)

    def _own(self, table: str) -> None:
        if table not in self._opened:
            self._opened.add(table)
            vars(self)[table] = Table(getattr(self, table))

    def snapshot(self) -> Position:
        """The position as it stands now; later changes copy what they touch."""
        position = object.__new__(Position)
        vars(position).update({name: vars(self)[name] for name in POSITION_FIELDS})
        self._opened.clear()
        return position

    def push(self, *tasks: Task) -> None:
        """Put tasks before those that wait."""
        vars(self)["pending"] = tasks + self.pending

    def note(
        self,
        kind: str,
        who: str | None,
        what: str | int,
        amount: int,
        clause: str,
        path: tuple[str, ...] = (),
        detail: tuple[Any, ...] = (),
    ) -> None:
        """Note an event."""
        self.events.append(Event(kind, who, what, amount, clause, path, detail))

    def gain(self, who: str, what: str, amount: int, clause: str) -> None:
        """Give a company credits, machines, victory points or energy (G10)."""
        if amount:
            self.change(who, **{what: getattr(self.companies[who], what) + amount})
            self.events.append(Event("gain", who, what, amount, clause))

    def pay(self, who: str, what: str, amount: int, clause: str) -> None:
        """Take credits, machines or victory points from a company."""
        if amount:
            self.change(who, **{what: getattr(self.companies[who], what) - amount})
            self.events.append(Event("pay", who, what, amount, clause))

    def set_drops(self, dam: str, drops: int) -> None:
        """Change the drops that a dam holds."""
        owner, level, _ = self.dams[dam]
        self.put("dams", dam, Dam(owner, level, drops))
