"""Where sentences speak of places and cards, so that a page can show which are meant."""

from collections.abc import Iterator

from ..board.refs import Ref
from .marks import stretches_of
from .message import Message


def stretches(sentence: str) -> Iterator[tuple[str, tuple[Ref, ...]]]:
    """A sentence from left to right: what names things, and what stands between; only a message names any."""
    return stretches_of(sentence.marked() if isinstance(sentence, Message) else sentence)
