"""Values that never change, so that positions can be shared, compared and hashed."""

from typing import TypeVar

from ..board.values import Table as Table

V = TypeVar("V")
record = tuple.__new__  # a named tuple by this takes half the time of calling its class
BEYOND = 10**40  # any number that is said by hand is nearer to zero than this


def without(things: tuple[V, ...], thing: V) -> tuple[V, ...]:
    """The same things in the same order, but for one."""
    index = things.index(thing)
    return things[:index] + things[index + 1 :]
