"""The page: what only it knows (width, theme, keys, motion unwanted), and what only it can show (tips)."""

from collections.abc import Iterable
from importlib.resources import files
from typing import Any

import anywidget
from traitlets import Bool, Dict, Int, Unicode, observe

from ..view.shapes import Box
from ..words.names import once_more
from .mentioned import marked
from .said import Around


def source(*names: str) -> str:
    """The files beside this one that have these names, one after the other."""
    return "".join((files(__package__) / name).read_text("utf-8") for name in names)


class Page(anywidget.AnyWidget):
    """A line of text that is read aloud, and the eyes and ears of a board on its page.

    `status` is that line, and `told` the same as HTML in which its names are marked.
    `width` is the width of the cell in pixels and `room` what the picture may have of it, both 0 before a page shows
    the board; `pixels` how many pixels of the screen one of them is, rounded up; `twin` is the position in words, under
    `twin_label`; `tip` is a text beside a box of the picture: `text`, `box` (left, top, right and bottom), `width` of
    the picture, whether it has the `focus` of the keyboard, and whether a click there would `answer`.
    The page tells each `key` that is pressed while the picture has the focus, and whether with `shift`; and which
    `name` in a sentence is pointed at (things with commas between them), and whether the page shall `show` it.
    """

    _esm = source("sight.js", "names.js", "page.js")
    _css = source("page.css", "inputs.css", "purse.css", "round_card.css")

    width = Int(0).tag(sync=True)
    room = Int(0).tag(sync=True)
    pixels = Int(2).tag(sync=True)
    dark = Bool(False).tag(sync=True)
    no_motion = Bool(False).tag(sync=True)
    status = Unicode("")
    told = Unicode("").tag(sync=True)
    label = Unicode("").tag(sync=True)
    twin = Unicode("").tag(sync=True)
    twin_label = Unicode("").tag(sync=True)
    tip: "Dict[str, Any]" = Dict().tag(sync=True)

    @observe("status")
    def _mark(self, change: dict[str, Any]) -> None:
        said = change["new"]
        self.told = Around(lambda: marked(said, in_tab_order=False))

    def say(self, text: str) -> None:
        """Have a text read aloud, even if it is the same as before."""
        self.status = once_more(text) if text == self.status else text

    def look_at(self, boxes: Iterable[Box], width: float, page: bool = True) -> None:
        """Scroll the page to the nearest of some boxes of a picture of a width, if none is in sight.

        Without `page` only the picture is moved, where it is a window.
        """
        self.send({"look": [list(box) for box in boxes], "width": width, "page": page})

    def leave(self) -> None:
        """Give the focus of the keyboard back to the page."""
        self.send({"leave": True})
