"""The one wrapper of every handler: an error is shown to the person at the board, never swallowed."""

from collections.abc import Callable
from functools import wraps
from traceback import format_exception
from typing import ParamSpec

from ipywidgets import Output

from ..words.english import board as words

Arguments = ParamSpec("Arguments")

raising = False
"""Whether errors are raised as well as shown; tests want that."""


class Errors:
    """Where the errors of a board are shown."""

    def __init__(self) -> None:
        self.output = Output()

    def guarded(self, handler: Callable[Arguments, object]) -> Callable[Arguments, None]:
        """A handler whose errors are shown, until what it belongs to is shown anew or `clear` is called."""

        @wraps(handler)
        def handle(*arguments: Arguments.args, **named: Arguments.kwargs) -> None:
            try:
                handler(*arguments, **named)
            except Exception as error:  # of whatever kind: ipywidgets would only log it
                self.show(error)
                if raising:
                    raise

        return handle

    def show(self, error: BaseException) -> None:
        """Show an error: what it means for the person, then where it arose."""
        trace = "".join(format_exception(error))
        self.output.outputs = (
            {"output_type": "stream", "name": "stderr", "text": f"{words.failed(error)}\n\n{trace}"},
        )

    def clear(self) -> None:
        """Show none."""
        if self.output.outputs:
            self.output.outputs = ()
