"""A table that nobody can write on, so that what holds it can be shared, compared and hashed."""

from typing import Any, NoReturn, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Table(dict[K, V]):
    """A dict that cannot be changed and can be hashed; iteration keeps the order of insertion."""

    __slots__ = ("_hash", "known")

    _hash: int | None
    known: dict[Any, Any]  # what has been worked out from this table, kept because the table never changes

    def __init__(self, given: Any = (), /) -> None:
        dict.update(self, given)  # quicker than `dict.__init__` by a quarter
        self._hash = None
        self.known = {}

    def _refuse(self, *_: Any, **__: Any) -> NoReturn:
        raise TypeError("a Table cannot be changed; make a new one")

    __setitem__ = __delitem__ = clear = pop = popitem = setdefault = update = _refuse
    # The inherited |= would edit in place; a Table makes a new one.
    __ior__ = dict.__or__  # type: ignore[assignment]

    def __hash__(self) -> int:  # type: ignore[override]
        if self._hash is None:
            self._hash = hash(frozenset(self.items()))
        return self._hash

    def __reduce__(self) -> tuple[type["Table[K, V]"], tuple[dict[K, V]]]:
        return Table, (dict(self),)

    def __repr__(self) -> str:
        return f"Table({dict(self)!r})"
