"""Where sentences speak of places and cards, so that a page can show which are meant."""

from collections.abc import Iterator
from typing import NamedTuple

from ..board.refs import Ref
from .marks import stretches_of
from .message import Message


class Stretch(NamedTuple):
    """A part of a sentence, and the things that it names."""

    said: str
    things: tuple[Ref, ...]


def stretches(sentence: str) -> Iterator[Stretch]:
    """A sentence from left to right: what names things, and what stands between; only a message names any."""
    marked = sentence.marked() if isinstance(sentence, Message) else sentence
    return (Stretch(said, things) for said, things in stretches_of(marked))
