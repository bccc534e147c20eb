"""A message: a sentence by its id and values, as it is said in the language of the moment."""

import sys
from collections.abc import Callable, Iterator, Mapping
from functools import wraps
from types import FunctionType
from typing import Any, Self

from ..board.refs import Ref
from .marks import Sayable, mark, said_again, stretches_of
from .spoken import has, has_form, marked, names_under, spoken

DECLARED: dict[str, tuple[str, ...]] = {}
"""Every message that a module of words declares, with the names of its values."""


class Message(Sayable):
    """A text that knows which message it is and with which values, and so can be said again in another language."""

    __slots__ = ("id", "same", "things", "values")
    id: str
    values: Mapping[str, Any]
    same: tuple[object, ...]
    """What two messages share if they say the same in every language and form."""
    things: tuple[Ref, ...]
    """What it names on the board: a place, a card."""

    def __new__(cls, id: str, **values: Any) -> Self:
        same = (id, *((name, _same(value)) for name, value in values.items()))
        message = super().__new__(cls, spoken(id, values, same))
        message.id, message.values, message.same, message.things = id, values, same, ()
        return message

    def again(self) -> "Message":
        """The same in the language that is spoken now."""
        return Message(self.id, **{name: said_again(value) for name, value in self.values.items()}).about(*self.things)

    def about(self, *things: Ref) -> Self:
        """The same, which now tells what it names."""
        self.things = things
        return self

    def form(self, form: str) -> str:
        """What it names in another form, as a sentence needs it: a case, a plural, its gender."""
        return spoken(self.id, self.values, self.same, form)

    def has(self, form: str) -> bool:
        """Whether it has a form of its own."""
        return has_form(self.id, form)

    def marked(self, form: str | None = None) -> str:
        """What it says now, with marks around all that names a thing."""
        if self.things:
            return mark(spoken(self.id, self.values, self.same, form), self.things)
        return marked(self.id, self.values, form)

    @property
    def key(self) -> str:
        """The last part of its id, by which a sentence can tell things apart."""
        return self.id.rpartition("-")[2]

    def __reduce__(self) -> tuple[Callable[..., "Message"], tuple[str, dict[str, Any], tuple[Ref, ...]]]:
        return _made, (self.id, dict(self.values), self.things)


def _same(value: object) -> object:
    """A value as it is told from others: 1 is not True, and a message not its text."""
    if isinstance(value, Message):
        return value.same
    return tuple(map(_same, value)) if isinstance(value, tuple) else (type(value), value)


def _made(id: str, values: dict[str, Any], things: tuple[Ref, ...] = ()) -> Message:
    return Message(id, **values).about(*things)


def stretches(sentence: str) -> Iterator[tuple[str, tuple[Ref, ...]]]:
    """A sentence from left to right: what names things, and what stands between; only a message names any."""
    return stretches_of(sentence.marked() if isinstance(sentence, Message) else sentence)


def declared(module: str) -> None:
    """Declares each function of a module that has no body as a message, which then says itself when it is called."""
    home = vars(sys.modules[module])
    for name, each in list(home.items()):
        if isinstance(each, FunctionType) and each.__module__ == module and each.__code__.co_code == NO_BODY:
            home[name] = _says(each)


def _no_body() -> None: ...


NO_BODY = _no_body.__code__.co_code


def _says(message: FunctionType) -> Callable[..., Message]:
    """What says a message: its id is the module's name with its own, its parameters are the values it is said with."""
    code = message.__code__
    names = code.co_varnames[: code.co_argcount + code.co_kwonlyargcount]
    id = f"{message.__module__.rpartition('.')[2]}-{message.__name__.rstrip('_')}"
    DECLARED[id] = names

    @wraps(message)
    def say(*said: Any, **by_name: Any) -> Message:
        return Message(id, **dict(zip(names, said, strict=False)), **by_name)

    return say


class Messages(Mapping[str, Message]):
    """Messages of one kind, one for each name: what the tiles are called, why a move is refused."""

    def __init__(self, prefix: str) -> None:
        self.prefix = prefix
        TABLES.append(self)

    def id(self, name: str) -> str:
        """The id of one of them."""
        return f"{self.prefix}-{name.replace(' ', '_')}"

    def __getitem__(self, name: str) -> Message:
        if name not in self:
            raise KeyError(name)
        return self(name)

    def __call__(self, name: str, /, **values: Any) -> Message:
        """One of them, with its values."""
        return Message(self.id(name), **values)

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and has(self.id(name))

    def __iter__(self) -> Iterator[str]:
        return names_under(self.prefix)

    def __len__(self) -> int:
        return sum(1 for _ in self)


TABLES: list[Messages] = []
"""Every table that a module of words declares."""
