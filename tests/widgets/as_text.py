"""What a person reads of a text that holds HTML, and of everything that a page shows."""

import re
from collections.abc import Iterator
from html import unescape
from typing import Any

from ipywidgets import Text, Textarea, Widget

from barrage_nb.widgets.page import OPEN
from barrage_nb.widgets.screen import OnPage

NO_TEXT = re.compile(r"^(_(?!options_labels)|comm$|style$|layout$|format|orientation|icon|button_style|theme)")


def as_text(html: str) -> str:
    """A text without its tags."""
    return unescape(re.sub("<[^>]*>", "", html))


def read_in(html: str) -> str:
    """A text with the tips in its tags, and without the looks of its page."""
    tips = re.findall(r"(?:title|aria-label)=(?:'([^']*)'|\"([^\"]*)\")", html)
    without = re.sub("<style>.*?</style>", "", html, flags=re.S)
    return " ".join([unescape(re.sub("<[^>]*>", " ", without)), *(unescape(one or other) for one, other in tips)])


def texts_of(shown: OnPage) -> dict[str, list[str]]:
    """All that a page says, by the traits that hold it."""
    found: dict[str, list[str]] = {}
    for widget in _within(shown.root, set()):
        for name in sorted(widget.keys):
            if not NO_TEXT.match(name) and not (isinstance(widget, Text | Textarea) and name == "value"):
                said = [read_in(text) for text in _strings(getattr(widget, name))]
                found.setdefault(f"{type(widget).__name__}.{name}", []).extend(filter(None, said))
    return found


def _within(widget: Widget, met: set[str]) -> Iterator[Widget]:
    if widget.model_id not in met:
        met.add(widget.model_id)
        yield widget
        for child in getattr(widget, "children", ()):
            yield from _within(child, met)


def _strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for inner in value.values():
            yield from _strings(inner)
    elif isinstance(value, (list, tuple)):
        for inner in value:
            yield from _strings(inner)


def opened(shown: Any) -> Any:
    """Something as if it had been displayed: it follows the language."""
    OPEN.add(shown)
    return shown
