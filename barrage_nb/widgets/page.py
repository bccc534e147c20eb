"""The page: what only it knows (width, theme, keys, motion unwanted), and what only it can show (tips)."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import wraps
from html import escape
from importlib.resources import files
from itertools import count
from typing import Any, ParamSpec, Self
from weakref import WeakSet

import anywidget
from ipywidgets import Widget
from traitlets import Bool, Dict, Int, Unicode, observe

from ..view.shapes import Corners
from ..words import on_language
from ..words.board import leave_fill
from ..words.marks import said_again
from ..words.message import Message, stretches
from ..words.names import once_more


def source(*names: str) -> str:
    """The files beside this one that have these names, one after the other."""
    return "".join((files(__package__) / name).read_text("utf-8") for name in names)


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


class QuestionForm(anywidget.AnyWidget):
    """Shows what is `asked` until something is `told`; by mouse, finger and keyboard, with names for who cannot see it.

    `asked` holds `question`, `hint`, `blanks` (each with its `label`, perhaps its `column`, its `kind` and its
    `choices`), `boxes` (the places of the picture that answer, in parts of its width and height), the `key` under which
    the page keeps what is said, and the texts of its buttons. `state` is how far it is.
    The page tells what is `said` in each blank, and None where the reader wants to be asked again; that `help` is
    wanted; and what it has `kept` of what was said, for a kernel that is new.
    """

    _esm = source("sight.js", "clauses.js", "form.js")
    _css = source("form.css")

    asked: "Dict[str, Any]" = Dict().tag(sync=True)
    picture = Unicode("").tag(sync=True)
    told = Unicode("").tag(sync=True)
    state = Unicode("open").tag(sync=True)
    dark = Bool(False).tag(sync=True)


class Page(anywidget.AnyWidget):
    """A line of text that is read aloud, and the eyes and ears of a board on its page.

    `status` is that line, and `told` the same as HTML in which its names are marked.
    `width` is the width of the cell in pixels, `room` what the picture may have of it and `high` how high it may be to
    be seen at once, all 0 before a page shows the board; `filled` is whether it fills the screen, `fill`, `leave_fill`
    and `all_news` what the buttons for that and for all that happened say; `pixels` how many pixels of the screen one
    of them is, rounded up; `twin` is the position in words, under `twin_label`; `tip` is a text beside a box of the
    picture: `text`, `box` (left, top, right and bottom), `width` of the picture, whether it has the `focus` of the
    keyboard, and whether a click there would `answer`.
    The page tells each `key` that is pressed while the picture has the focus, and whether with `shift`; and which
    `name` in a sentence is pointed at (things with commas between them), and whether the page shall `show` it.
    """

    _esm = source("sight.js", "names.js", "page.js")
    _news: tuple[str, ...] = ()
    _css = source("page.css", "inputs.css", "purse.css", "round_card.css")

    width = Int(0).tag(sync=True)
    room = Int(0).tag(sync=True)
    high = Int(0).tag(sync=True)
    filled = Bool(False).tag(sync=True)
    fill = Unicode("").tag(sync=True)
    leave_fill = Unicode("").tag(sync=True)
    all_news = Unicode("").tag(sync=True)
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
        news = self._news or (said,)
        self.told = Around(lambda: "".join(f"<p>{marked(each, in_tab_order=False)}</p>" for each in news))

    def say(self, text: str, news: Sequence[str] = ()) -> None:
        """Have a text read aloud, even if it is the same as before; of its `news` the first is seen."""
        self._news = tuple(news)
        self.status = once_more(text) if text == self.status else text
        self._news = ()

    def look_at(
        self, boxes: Iterable[Corners], width: float, page: bool = True, flash: bool = False, said: bool = False
    ) -> None:
        """Scroll the page to the nearest of some boxes of a picture of a width, if none is in sight.

        Without `page` only the picture is moved, where it is a window; with `flash` all of them say where they are; if
        something is `said` with it, the page is moved once that has its room.
        """
        self.send({"look": [list(box) for box in boxes], "width": width, "page": page, "flash": flash, "said": said})

    def leave(self) -> None:
        """Give the focus of the keyboard back to the page."""
        self.send({"leave": True})


class Keys(anywidget.AnyWidget):
    """Shows a way back where the screen is filled without a board; to be put inside an explorer or a board."""

    _esm = source("sight.js", "keys.js")

    leave = Unicode("").tag(sync=True)

    def __init__(self) -> None:
        super().__init__(leave=leave_fill())


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


def head_of(width: float) -> Corners:
    """The top of a picture of a width."""
    return 0.0, 0.0, width, HEAD


class Follow(anywidget.AnyWidget):
    """Shows nothing; to be put somewhere inside a `.barrage-explorer`.

    `seen` holds the `boxes` of what is told of in a picture of a `width`, and whether the `page` may move for them;
    `time` counts, so that the same is seen anew.
    """

    _esm = source("follow.js")
    seen: "Dict[str, Any]" = Dict().tag(sync=True)
    panel = Bool(False).tag(sync=True)

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self._times = count()

    def look_at_panel(self) -> None:
        """Move the page, as little as can be, to what the panel beside or below the board says first."""
        self.panel = True

    def look_at(self, boxes: Iterable[Corners], width: float, page: bool = False) -> None:
        """Move the window on the board, or the page, to some boxes of a picture of a width, if none is in sight."""
        found = [[round(side, 1) for side in box] for box in boxes]
        if found:
            self.seen = {"boxes": found, "width": width, "page": page, "time": next(self._times)}
