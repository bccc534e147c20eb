"""Where the errors of a board are shown to the person at it: none is swallowed."""

from traceback import format_exception

from ipywidgets import Output

from ..words import board as words

raising = False
"""Whether errors are raised as well as shown; tests want that."""


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
            {"output_type": "stream", "name": "stderr", "text": f"{words.failed(error)}\n\n{trace}"},
        )

    def clear(self) -> None:
        """Show none."""
        if self.any:
            self.output.outputs = ()
