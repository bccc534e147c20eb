"""The one wrapper of every handler: an error is shown to the person at the board, never swallowed."""

from collections.abc import Callable
from functools import wraps
from traceback import format_exception
from typing import ParamSpec

from ipywidgets import Output

from ..view.post import one_letter
from ..words.english import board as words

Arguments = ParamSpec("Arguments")

raising = False
"""Whether errors are raised as well as shown; tests want that."""


class Errors:
    """Where the errors of a board are shown."""

    def __init__(self) -> None:
        self.output = Output()
        self._at_work = 0  # handlers that called one another

    def guarded(self, handler: Callable[Arguments, object]) -> Callable[Arguments, None]:
        """A handler of what a person does: an error is shown until the person does something else."""
        watched = self.watched(handler)

        @wraps(handler)
        def handle(*arguments: Arguments.args, **named: Arguments.kwargs) -> None:
            with one_letter():
                if not self._at_work:
                    self.clear()
                watched(*arguments, **named)

        return handle

    def watched(self, handler: Callable[Arguments, object]) -> Callable[Arguments, None]:
        """A handler of what happens by itself, or as a mouse moves: its errors are shown, and no other goes."""

        @wraps(handler)
        def handle(*arguments: Arguments.args, **named: Arguments.kwargs) -> None:
            self._at_work += 1
            try:
                with one_letter():
                    handler(*arguments, **named)
            except Exception as error:  # of whatever kind: ipywidgets would only log it
                self.show(error)
                if raising:
                    raise
            finally:
                self._at_work -= 1

        return handle

    @property
    def any(self) -> bool:
        """Whether an error is shown."""
        return bool(self.output.outputs)

    def show(self, error: BaseException) -> None:
        """Show an error: what it means for the person, then where it arose."""
        trace = "".join(format_exception(error))
        self.output.outputs = (
            {"output_type": "stream", "name": "stderr", "text": f"{words.failed(error)}\n\n{trace}"},
        )

    def clear(self) -> None:
        """Show none."""
        if self.any:
            self.output.outputs = ()
