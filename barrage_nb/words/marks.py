"""Marks in a sentence around what names a thing, set while it is said, so that nobody need look for names in it."""

from collections.abc import Iterable, Iterator
from re import split

from ..board.refs import Ref

OPEN, NAMED, CLOSE = "\ue000", "\ue001", "\ue002"
"""Around the things, and behind the text that names them; characters that stand in no sentence."""


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
