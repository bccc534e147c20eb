"""What goes over the wire between a page and its kernel: the messages that widgets send, and their bytes."""

import json
from typing import Any, NamedTuple


class Sent(NamedTuple):
    """A message from the kernel to the page."""

    kind: str
    size: int
    comm: str = ""
    data: Any = None


class Traffic:
    """Hears every message that a kernel sends to a page; begun before the page is opened."""

    def __init__(self, page: Any) -> None:
        self.sent: list[Sent] = []
        page.on(
            "websocket", lambda socket: socket.on("framereceived", self._hear) if "/channels" in socket.url else None
        )

    def _hear(self, frame: bytes) -> None:
        self.sent.append(read(frame))

    def since(self, mark: int = 0) -> list[Sent]:
        """The messages of widgets after the first so many messages."""
        return [message for message in self.sent[mark:] if message.kind in ("comm_msg", "comm_open")]


def read(frame: bytes) -> Sent:
    """A frame of the protocol v1.kernel.websocket.jupyter.org: how many parts there are, where they end, the parts."""
    count = int.from_bytes(frame[:8], "little")
    ends = [int.from_bytes(frame[8 + 8 * number : 16 + 8 * number], "little") for number in range(count)]
    header, content = (json.loads(frame[ends[part] : ends[part + 1]]) for part in (1, 4))
    return Sent(header["msg_type"], len(frame), content.get("comm_id", ""), content.get("data"))
