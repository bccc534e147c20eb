"""What a painter sends, recorded without a browser and read back command by command."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from math import isfinite
from typing import Any, NamedTuple

from ipycanvas.canvas import _CANVAS_MANAGER, _CMD_LIST

Command = tuple[str, list[Any], list[bytes]]
SIZES = {"int16": 2, "uint8": 1}


class Message(NamedTuple):
    """The commands of one message, and how many bytes it was."""

    commands: list[Command]
    size: int
    raw: tuple[bytes, ...]

    def by_canvas(self) -> dict[str, list[Command]]:
        """The commands for each canvas, in order."""
        sorted_out: dict[str, list[Command]] = {}
        canvas = ""
        for command in self.commands:
            if command[0] == "switchCanvas":
                canvas = command[1][0]
            else:
                sorted_out.setdefault(canvas, []).append(command)
        return sorted_out

    def texts(self) -> list[str]:
        """The texts that are written, in order."""
        return [arguments[0] for name, arguments, _ in self.commands if name == "fillText"]


def read(buffers: list[Any]) -> Message:
    """A message as the browser would read it; what would stop the browser is an error."""
    first, *others = (bytes(buffer) for buffer in buffers)
    commands = []
    told = json.loads(first, parse_constant=_refuse)
    for number, *rest in [told] if isinstance(told[0], int) else told:
        arguments = rest[0] if rest else []
        count = rest[1] if len(rest) > 1 else 0
        own, others = others[:count], others[count:]
        name = _CMD_LIST[number]
        _check(name, arguments, own)
        commands.append((name, arguments, own))
    assert not others, "more bytes than any command takes"
    raw = tuple(map(bytes, buffers))
    return Message(commands, sum(map(len, raw)), raw)


def _refuse(constant: str) -> float:
    raise AssertionError(f"{constant} would stop every canvas of the page")


def _check(name: str, arguments: list[Any], buffers: list[bytes]) -> None:
    for argument in arguments:
        if isinstance(argument, float):
            assert isfinite(argument), name
        if isinstance(argument, dict):
            assert len(buffers[argument["idx"]]) % SIZES[argument["dtype"]] == 0
    radius = {"arc": 2, "arcTo": 4, "fillCircle": 2, "strokeCircle": 2}.get(name)
    assert radius is None or arguments[radius] >= 0, f"{name} with a negative radius would stop every canvas"
    if name in ("fillPolygons", "fillStyledPolygons"):
        assert len(buffers[1]) == arguments[0], name
        assert 4 * sum(buffers[1]) == len(buffers[0]), name


@contextmanager
def recorded() -> Iterator[list[Message]]:
    """The messages that canvases send meanwhile."""
    messages: list[Message] = []

    def send(content: Any, buffers: list[Any] | None = None) -> None:
        messages.append(read(buffers or []))

    _CANVAS_MANAGER.send = send
    try:
        yield messages
    finally:
        del _CANVAS_MANAGER.send
