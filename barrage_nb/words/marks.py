"""What a sentence and those who say it share: how it is said again, and the marks around what it names."""

from abc import abstractmethod
from collections.abc import Callable, Iterable, Iterator
from re import split
from typing import Any, TypeVar

from ..board.refs import Ref

Speaks = TypeVar("Speaks", bound=Callable[..., Any])
SPEAKERS: dict[str, Callable[..., Any]] = {}
"""What the functions of a message ask for by name: how things are counted, listed and written as numbers."""


def speaker(speaks: Speaks) -> Speaks:
    """Declares one of them."""
    SPEAKERS[speaks.__name__] = speaks
    return speaks


class Sayable(str):
    """A text that can be said again, in another form, and with marks; a message is one."""

    __slots__ = ()

    @property
    @abstractmethod
    def key(self) -> str: ...
    @abstractmethod
    def again(self) -> "Sayable": ...
    @abstractmethod
    def form(self, form: str) -> str: ...
    @abstractmethod
    def marked(self, form: str | None = None) -> str: ...


def in_form(said: str, form: str) -> str:
    """A text in another form; what is no message has but one."""
    return said.form(form) if isinstance(said, Sayable) else said


def said_again(value: Any) -> Any:
    """A value of a message, or several, in the language that is spoken now; what is no message stays as it is."""
    if isinstance(value, Sayable):
        return value.again()
    if isinstance(value, tuple):
        said = map(said_again, value)
        return value._make(said) if hasattr(value, "_make") else tuple(said)
    return value


OPEN, NAMED, CLOSE = "\ue000", "\ue001", "\ue002"
"""Around the things, and behind the text that names them; characters that stand in no sentence.

Set while it is said, so that nobody need look for names in it."""


def mark(said: str, things: Iterable[Ref]) -> str:
    """A text that names things, with the marks."""
    return f"{OPEN}{','.join(map(str, things))}{NAMED}{said}{CLOSE}"


def first_letter(marked: str) -> int:
    """Where a text begins that may begin with a mark."""
    return marked.index(NAMED) + 1 if marked.startswith(OPEN) else 0


def stretches_of(marked: str) -> Iterator[tuple[str, tuple[Ref, ...]]]:
    """A marked text in stretches: each with what it names, which is nothing between the names."""
    for stretch in split(f"({OPEN}[^{CLOSE}]*{CLOSE}?)", marked):
        things, _, said = stretch.removeprefix(OPEN).removesuffix(CLOSE).rpartition(NAMED)
        if said:
            yield said, tuple(map(Ref.read, things.split(","))) if things else ()
