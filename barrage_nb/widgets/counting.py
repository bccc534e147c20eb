"""A bar that says how far something is, and goes when it is done."""

from collections.abc import Callable

from IPython.display import display
from ipywidgets import IntProgress

from ..words import experiments as words
from .still import VIEW


def counting() -> Callable[[int, int], None]:
    """A bar in the cell for what tells how much is done and of how much: `experiment(…, progress=counting())`."""
    bar = IntProgress(0, 0, 1, layout={"width": "100%", "display": "none"}, style={"description_width": "initial"})
    display({VIEW: bar._repr_mimebundle_()[VIEW]}, raw=True)  # type: ignore[no-untyped-call]

    def show(done: int, of: int) -> None:
        bar.max, bar.value, bar.description = of, done, words.progress(done, of)
        bar.layout.display = "" if done < of else "none"

    return show
