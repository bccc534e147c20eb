"""Values that never change, so that positions can be shared, compared and hashed."""

from collections.abc import Callable
from typing import Any, Generic, NoReturn, TypeVar

K = TypeVar("K")
V = TypeVar("V")
BEYOND = 10**40  # any number that is said by hand is nearer to zero than this


class kept(Generic[V]):
    """A property that is worked out once and then kept on the object, which must never change."""

    def __init__(self, work_out: Callable[[Any], V]) -> None:
        self.work_out = work_out
        self.__doc__ = work_out.__doc__

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    def __get__(self, owner: Any, kind: type | None = None) -> V:
        value = owner.__dict__[self.name] = self.work_out(owner)
        return value


class Table(dict[K, V]):
    """A dict that cannot be changed and can be hashed; iteration keeps the order of insertion."""

    _hash: int | None = None
    _known: dict[Any, Any] | None = None

    @property
    def known(self) -> dict[Any, Any]:
        """What has been worked out from this table, kept because the table never changes."""
        if self._known is None:
            self._known = {}
        return self._known

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


def without(things: tuple[V, ...], thing: V) -> tuple[V, ...]:
    """The same things in the same order, but for one."""
    place = things.index(thing)
    return things[:place] + things[place + 1 :]
