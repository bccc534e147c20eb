"""An immutable mapping, so that positions can be shared, compared and hashed."""

from collections.abc import Iterable
from typing import Any, NoReturn, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Table(dict[K, V]):
    """A dict that cannot be changed and can be hashed; iteration keeps the order of insertion."""

    __slots__ = ("_hash",)

    def _refuse(self, *_: Any, **__: Any) -> NoReturn:
        raise TypeError("a Table cannot be changed; make a new one")

    __setitem__ = __delitem__ = clear = pop = popitem = setdefault = update = _refuse
    # The inherited |= would edit in place; a Table makes a new one.
    __ior__ = dict.__or__  # type: ignore[assignment]

    def __hash__(self) -> int:  # type: ignore[override]
        try:
            return self._hash
        except AttributeError:
            self._hash: int = hash(frozenset(self.items()))
            return self._hash

    def __reduce__(self) -> tuple[type["Table[K, V]"], tuple[dict[K, V]]]:
        return Table, (dict(self),)

    def __repr__(self) -> str:
        return f"Table({dict(self)!r})"


def table(items: "dict[K, V] | Iterable[tuple[K, V]]" = ()) -> Table[K, V]:
    """A Table of these items."""
    return Table(items)
