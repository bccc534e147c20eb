"""What reaches a page, counted without one: the messages that leave the kernel while a page opens letters."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple
from unittest.mock import patch

from comm import DummyComm

from barrage_nb.view.post import the_post


class Message(NamedTuple):
    """A message to a page: whether it makes a widget or speaks to one, what it says, and its buffers."""

    kind: str
    data: dict[str, Any]
    buffers: list[bytes]

    @property
    def letter(self) -> list[dict[str, Any]]:
        """What it says to one widget after the other."""
        letter = self.data.get("content", {}).get("letter")
        return [self.data] if letter is None else [data for _, data, _ in letter]

    @property
    def film(self) -> dict[str, Any] | None:
        """The film in it, or what is said of one."""
        told = (data.get("content", {}).get("film") for data in self.letter)
        return next(filter(None, told), None)


@contextmanager
def with_a_page() -> Iterator[list[Message]]:
    """The messages that are sent meanwhile."""
    sent: list[Message] = []

    def publish(
        self: DummyComm, kind: str, data: Any = None, metadata: Any = None, buffers: Any = None, **_: Any
    ) -> None:
        sent.append(Message(kind, data or {}, [bytes(buffer) for buffer in buffers or ()]))

    post = the_post()
    with patch.object(DummyComm, "publish_msg", publish), patch.object(post, "arrives", True):
        yield sent
