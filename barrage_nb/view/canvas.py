"""All that is private to ipycanvas: the numbers of its commands and settings, and how a message goes to its page."""

from json import dumps
from typing import Any

from ipycanvas.canvas import COMMANDS, Canvas


def command(name: str, *arguments: object) -> str:
    """One command as ipycanvas sends it, with a comma after it; arguments are known to be finite."""
    if not arguments:
        return f"[{COMMANDS[name]}],"
    return f"[{COMMANDS[name]},{dumps(arguments, separators=(',', ':'), allow_nan=False)}],"


def form(name: str, gaps: str, buffers: int = 0) -> str:
    """A command with gaps for its numbers, and how many buffers of bytes go beside its text."""
    return f"[{COMMANDS[name]},[{gaps}],{buffers}]," if buffers else f"[{COMMANDS[name]},[{gaps}]],"


def setting(name: str, value: object) -> str:
    """The command that sets an attribute of the canvas."""
    return command("set", Canvas.ATTRS[name], value)


def send(canvas: Canvas, content: dict[str, Any], buffers: list[bytes]) -> None:
    """Hand commands to the browser in one message; whoever draws next must name their canvas again."""
    manager = canvas._canvas_manager
    manager.flush()
    manager.send(content, buffers=buffers)
    manager._current_canvas = None


def heard_by(canvas: Canvas) -> str:
    """The model on the page that draws on a canvas, with nothing left that waits to be sent to it."""
    canvas._canvas_manager.flush()
    return str(canvas._canvas_manager.model_id)
