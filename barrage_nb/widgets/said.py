"""What an open page says, said again when another language is chosen."""

from collections.abc import Callable, Iterable, Iterator
from functools import wraps
from html import escape
from typing import Any, ParamSpec, Self
from weakref import WeakSet

from ipywidgets import Widget

from ..words import on_language
from ..words.marks import said_again
from ..words.mentions import stretches
from ..words.message import Message

Handed = ParamSpec("Handed")
OPEN: WeakSet[Any] = WeakSet()
"""What somebody has displayed, as long as it is held: its widgets, also those `out_of_sight`, and how to `say_anew`."""


class Around(str):
    """HTML around messages: a text that knows how it is made, and so can be made again in another language."""

    __slots__ = ("make",)
    make: Callable[[], str]

    def __new__(cls, make: Callable[[], str]) -> Self:
        made = super().__new__(cls, make())
        made.make = make
        return made

    def again(self) -> "Around":
        """The same in the language that is spoken now."""
        return Around(self.make)

    def __add__(self, other: str) -> "Around":
        return Around(lambda: f"{_now(self)}{_now(other)}")

    def __radd__(self, other: str) -> "Around":
        return Around(lambda: f"{_now(other)}{_now(self)}")


def _now(text: str) -> str:
    """A text in the language that is spoken now."""
    return text.make() if isinstance(text, Around) else str(said_again(text))


def around(made: Callable[Handed, str]) -> Callable[Handed, Around]:
    """What makes HTML around its values: it is made again, of the values said again, in another language."""

    @wraps(made)
    def make(*values: Handed.args, **by_name: Handed.kwargs) -> Around:
        return Around(lambda: made(*map(said_again, values), **by_name))

    return make


@on_language
def say_again() -> None:
    """Let everything that is open speak the language of the moment."""
    for shown in list(OPEN):
        met: set[str] = set()
        for root in (shown.root, *shown.out_of_sight):
            for widget in _within(root, met):
                _again(widget)
        shown.say_anew()


def _within(widget: Widget, met: set[str]) -> Iterator[Widget]:
    if widget.model_id in met:
        return
    met.add(widget.model_id)
    yield widget
    for child in getattr(widget, "children", ()):
        yield from _within(child, met)


def _again(widget: Widget) -> None:
    """Say the texts of one widget again; what is picked in a list stays picked."""
    options = getattr(widget, "options", ())
    labels = [option[0] if isinstance(option, tuple) else option for option in options]
    if any(isinstance(label, Message) for label in labels):
        # New options would be picked anew, and heard.
        widget.set_trait("_options_labels", tuple(map(said_again, labels)))
    for name in widget.keys:
        said = getattr(widget, name, None)
        if isinstance(said, Message | Around):
            setattr(widget, name, said.again())


def marked(*sentences: str, in_tab_order: bool = True) -> str:
    """Sentences with their names marked; Tab comes to the first of them, the arrow keys to the others."""
    return _marked(sentences, escape, in_tab_order)


def marked_html(text: str) -> str:
    """The same of a text that is HTML already."""
    return _marked([text], str, True)


def _marked(sentences: Iterable[str], quote: Callable[[str], str], in_tab_order: bool) -> str:
    reached, told = 0 if in_tab_order else -1, []
    for sentence in sentences:
        parts = []
        for said, things in stretches(sentence):
            if things:
                names = escape(",".join(map(str, things)))
                start = f"<span class='barrage-name' role='button' tabindex='{reached}' data-name='{names}'>"
                parts.append(f"{start}{quote(said)}</span>")
                reached = -1
            else:
                parts.append(quote(said))
        told.append("".join(parts))
    return " ".join(told)
