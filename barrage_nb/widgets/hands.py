"""The one place where widgets are listened to, so that an error in whatever follows is shown, never swallowed."""

import asyncio
from collections.abc import Callable
from functools import wraps
from threading import local
from traceback import format_exception
from typing import Any, ParamSpec

from ipywidgets import Button, Output, ToggleButton, Widget

from ..view.painter import CanvasPainter
from ..view.post import one_letter
from ..words import board as words
from ..words.message import Message
from .page import Around

raising = False
"""Whether errors are raised as well as shown; tests want that."""


def running_loop() -> asyncio.AbstractEventLoop | None:
    """The loop in which something may go on beside the page; None in a program that runs to its end."""
    try:
        return asyncio.get_running_loop()
    except RuntimeError:
        return None


class Errors:
    """An error stays in sight until it is cleared away."""

    def __init__(self) -> None:
        self.output = Output()

    @property
    def any(self) -> bool:
        """Whether an error is shown."""
        return bool(self.output.outputs)

    def show(self, error: BaseException) -> None:
        """Show an error: what it means for the person, then where it arose."""
        trace = "".join(format_exception(error))
        self.output.outputs = (
            {
                "output_type": "stream",
                "name": "stderr",
                "text": f"{words.went_wrong(type(error).__name__, str(error))}\n\n{trace}",
            },
        )

    def clear(self) -> None:
        """Show none."""
        if self.any:
            self.output.outputs = ()


def tip_of(text: str) -> str | None:
    """What the mouse is told over a button: the form `tip` of the message on it, where it has one."""
    return Around(lambda: text.form("tip")) if isinstance(text, Message) and text.has("tip") else None


Arguments = ParamSpec("Arguments")


class Hands:
    """What is done at a board, or happens there: with the hands of a board are its buttons and inputs made.

    `with hands.quiet` a program puts values into widgets, which is not heard as if a person had done it.
    """

    def __init__(self) -> None:
        self.errors = Errors()
        self.quiet = Quiet()
        self._at_work = 0  # handlers that called one another

    def button(
        self, text: str, press: Callable[[], object], tip: str = "", main: bool = False, **looks: Widget
    ) -> Button:
        """A button; the main one is what to do next. Several may share a `layout` and a `style`.

        Its tip is the form `tip` of what it says, unless another is given.
        """
        made, pressed = Button(description=text, tooltip=tip or tip_of(text), **looks), self._done_by_hand(press)
        made.on_click(lambda _: pressed())
        if main:
            made.add_class("barrage-choice")
        return made

    def switch(self, text: str, turn: Callable[[bool], object]) -> ToggleButton:
        """A button that stays down until it is pressed again."""
        made = ToggleButton(description=text, tooltip=tip_of(text))
        self.on_value(made, turn)
        return made

    def on_value(self, widget: Widget, take: Callable[[Any], object], trait: str = "value") -> None:
        """Give `take` what a person puts into a widget."""
        taken = self._done_by_hand(take)

        def hear(change: dict[str, Any]) -> None:
            if not self.quiet.depth:
                taken(change["new"])

        widget.observe(hear, trait)

    def on_message(self, widget: Widget, take: Callable[[dict[str, Any]], object]) -> None:
        """Give `take` what the page of a widget tells of a person."""
        taken = self._done_by_hand(take)
        widget.on_msg(lambda _, content, buffers: taken(content))

    def on_picture(
        self,
        painter: CanvasPainter,
        press: Callable[[float, float], object],
        hover: Callable[[float, float], object],
        leave: Callable[[], object],
    ) -> None:
        """Say where a picture is pressed, where the mouse moves over it, and that it leaves."""
        painter.on("press", self._done_by_hand(press))
        painter.on("move", self.by_itself(hover))
        painter.on("leave", self.by_itself(leave))
        painter.on("error", self.errors.show)

    def on_change(self, widget: Widget, do: Callable[[], object], *traits: str) -> None:
        """Do something whenever a widget is no longer as it was, whoever changed it."""
        done = self.by_itself(do)
        widget.observe(lambda change: done(), list(traits))

    def by_itself(self, handler: Callable[Arguments, object]) -> Callable[Arguments, None]:
        """A handler of what happens by itself, or as a mouse moves: its errors are shown, and no other goes."""

        @wraps(handler)
        def handle(*arguments: Arguments.args, **named: Arguments.kwargs) -> None:
            self._at_work += 1
            try:
                with one_letter():
                    handler(*arguments, **named)
            except Exception as error:  # of whatever kind: ipywidgets would only log it
                self.errors.show(error)
                if raising:
                    raise
            finally:
                self._at_work -= 1

        return handle

    def _done_by_hand(self, handler: Callable[Arguments, object]) -> Callable[Arguments, None]:
        """A handler of what a person does: an error is shown until the person does something else."""
        shown = self.by_itself(handler)

        @wraps(handler)
        def handle(*arguments: Arguments.args, **named: Arguments.kwargs) -> None:
            with one_letter():
                if not self._at_work:
                    self.errors.clear()
                shown(*arguments, **named)

        return handle


class Quiet(local):
    """Tells what a program puts into widgets from what a person does with them, who is heard in a thread beside it."""

    def __init__(self) -> None:
        self.depth = 0

    def __enter__(self) -> None:
        self.depth += 1

    def __exit__(self, *error: object) -> None:
        self.depth -= 1
