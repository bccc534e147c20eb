"""The page: what only it knows (width, theme, keys, motion unwanted), and what only it can show (tips)."""

from collections.abc import Iterable
from importlib.resources import files
from itertools import count
from typing import Any

import anywidget
from traitlets import Bool, Dict, Int, Unicode, observe

from ..view.shapes import Box
from ..words.names import once_more
from .said import Around, marked


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


class Keys(anywidget.AnyWidget):
    """Shows nothing; to be put somewhere inside a `.barrage-explorer` or a `.barrage-board`."""

    _esm = source("sight.js", "keys.js")


class Theme(anywidget.AnyWidget):
    """Shows nothing, knows whether the page is dark, and brings the colours of a board."""

    _esm = source("sight.js", "theme.js")
    _css = source("page.css", "inputs.css")

    dark = Bool(False).tag(sync=True)


class Live(anywidget.AnyWidget):
    """A text, as HTML; the place it stands in stays, so that screen readers notice what changes."""

    _esm = source("live.js")

    value = Unicode("").tag(sync=True)


HEAD = 60.0
"""As much of the top of a board is looked at where nothing on its map is told of."""


def head_of(width: float) -> Box:
    """The top of a picture of a width."""
    return 0.0, 0.0, width, HEAD


class Follow(anywidget.AnyWidget):
    """Shows nothing; to be put somewhere inside a `.barrage-explorer`.

    `seen` holds the `boxes` of what is told of in a picture of a `width`, and whether the `page` may move for them;
    `time` counts, so that the same is seen anew.
    """

    _esm = source("follow.js")
    seen: "Dict[str, Any]" = Dict().tag(sync=True)

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self._times = count()

    def look_at(self, boxes: Iterable[Box], width: float, page: bool = False) -> None:
        """Move the window on the board, or the page, to some boxes of a picture of a width, if none is in sight."""
        found = [[round(side, 1) for side in box] for box in boxes]
        if found:
            self.seen = {"boxes": found, "width": width, "page": page, "time": next(self._times)}
