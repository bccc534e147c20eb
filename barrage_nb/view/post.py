"""The post: all that one handler has to tell the page goes as one letter, and films go with it."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from importlib.resources import files
from threading import RLock, get_ident
from typing import Any
from uuid import uuid4
from weakref import WeakKeyDictionary, WeakMethod

import anywidget
from ipywidgets import Widget
from ipywidgets.widgets.widget import _instances
from traitlets import Int, Unicode

CODE = ("_esm", "_css")
"""What a widget is, and never changes."""


class Letter:
    """What widgets have said since it was begun; `send` is what sends a message by itself."""

    def __init__(self, send: Callable[..., object]) -> None:
        self.send = send
        self.messages: list[tuple[Widget, dict[str, Any]]] = []
        self.buffers: list[list[Any]] = []

    def add(self, widget: Widget, message: dict[str, Any], buffers: Sequence[Any] | None) -> None:
        """Put a message in; what a widget says of itself twice in a row is said once, as it is at last."""
        last = next((told for other, told in reversed(self.messages) if other is widget), None)
        plain = message["method"] == "update" and not buffers
        if plain and last is not None and last["method"] == "update" and not last["buffer_paths"]:
            last["state"].update(message["state"])
        else:
            self.messages.append((widget, {**message, "state": {**message["state"]}} if plain else message))
            self.buffers.append(list(buffers or ()))


class Post(anywidget.AnyWidget):
    """Brings letters to the pages of a kernel, once the last page that came has answered a message.

    A page that took too long to load answers none: then every widget speaks for itself. A page tells how many letters
    had been sent when it learnt of the widgets; what went in later ones it has missed, and is said again; and so is
    everything where it was so slow that its widgets heard nothing.
    """

    _esm = "".join((files(__package__) / name).read_text("utf-8") for name in ("film.js", "post.js"))

    sent = Int(0).tag(sync=True, to_json=lambda value, post: post.letters)
    own_id = Unicode("").tag(sync=True)

    def __init__(self) -> None:
        self.letters = 0
        self.arrives = False  # whether there is a page that opens letters
        self.letter: Letter | None = None
        self._last: WeakKeyDictionary[Widget, int] = WeakKeyDictionary()
        self._missed: list[WeakMethod[Callable[[], object]]] = []
        name = uuid4().hex
        super().__init__(model_id=name, own_id=name)
        self.on_msg(lambda _, content, buffers: self._heard(content))

    def on_missed(self, callback: Callable[[], object]) -> None:
        """Call a method back when a page may have missed what cannot simply be said again, while its object lives."""
        self._missed = [method for method in self._missed if method() is not None]
        self._missed.append(WeakMethod(callback))

    def _heard(self, content: dict[str, int]) -> None:
        if "late" in content:
            self._say_everything()
            return
        self.arrives = "opens" in content
        if "seen" in content:
            self._say_again(content["seen"])
            self.send({"answer": True})

    def _say_again(self, seen: int) -> None:
        if seen < self.letters:
            for widget, number in list(self._last.items()):
                if number > seen and widget.comm is not None:
                    widget.send_state()
            for callback in filter(None, [method() for method in self._missed]):
                callback()

    def _say_everything(self) -> None:
        for widget in list(_instances.values()):
            if isinstance(widget, anywidget.AnyWidget) and widget.comm is not None:
                widget.send_state([key for key in widget.keys if key not in CODE])

    def deliver(self) -> None:
        """Send what has been written so far; a single message needs no letter."""
        letter = self.letter
        if letter is None:
            return
        self.letter = Letter(letter.send)
        if len(letter.messages) == 1:
            (widget, message), (buffers,) = letter.messages[0], letter.buffers
            letter.send(widget, message, buffers)
        elif letter.messages:
            self.letters += 1
            self._last.update((widget, self.letters) for widget, message in letter.messages)
            told = [
                [widget.model_id, message, len(buffers)]
                for (widget, message), buffers in zip(letter.messages, letter.buffers, strict=True)
            ]
            every = [buffer for buffers in letter.buffers for buffer in buffers]
            letter.send(self, {"method": "custom", "content": {"letter": told}}, every)


@cache
def the_post() -> Post:
    """The post of this kernel."""
    return Post()


WRITING = RLock()
"""Held by who writes: a kernel hears its widgets in several threads, each in the one that last spoke to it."""


@contextmanager
def one_letter() -> Iterator[Callable[[], object]]:
    """All that widgets say meanwhile goes to the page as one message; what is given sends what there is already.

    ipywidgets itself can hold back the states of one widget, not those of several. What another thread would write
    waits until this is written, so that neither changes what the other has just read.
    """
    with WRITING:
        yield from _one_letter()


def _one_letter() -> Iterator[Callable[[], object]]:
    post = the_post()
    if post.letter is not None or not post.arrives:
        yield post.deliver
        return
    send, here = Widget._send, get_ident()
    post.letter = Letter(send)

    def write(widget: Widget, message: dict[str, Any], buffers: Sequence[Any] | None = None) -> None:
        at_once = "msg_id" in message.get("state", ())  # what an Output catches is printed at once as well
        if get_ident() != here or post.letter is None or widget.comm is None or at_once:
            send(widget, message, buffers)
        else:
            post.letter.add(widget, message, buffers)

    Widget._send = write
    try:
        yield post.deliver
    finally:
        Widget._send = send
        post.deliver()
        post.letter = None
