"""Small parts of panels: rows, lists that report only what a person picks, texts."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, TypeVar

import anywidget
from ipywidgets import HTML, Box, Button, ButtonStyle, DOMWidget, Dropdown, HBox, Label, Layout, Select, VBox, Widget
from traitlets import Dict, Int, List, Unicode

from ..words import lessons as words
from ..words.marks import said_again
from .hands import Hands
from .page import Around, Live, marked, source

Boxed = TypeVar("Boxed", bound=DOMWidget)
BREAK = "\u200b"
"""A row may go on below from here: a page gives lists spaces that hold a row together, and cuts it off."""
SHORT = 20
"""So many characters of what is picked in a list are seen where two lists share a row."""


def idle(idle: bool, *buttons: Button) -> None:
    """Show that buttons have nothing to do; they keep the focus of the keyboard, which a disabled one would lose."""
    for made in buttons:
        (made.add_class if idle else made.remove_class)("barrage-idle")


def classed(box: Boxed, *names: str) -> Boxed:
    """A box with the looks of some names."""
    for name in names:
        box.add_class(f"barrage-{name}")
    return box


def row(*widgets: Widget) -> Box:
    """Widgets side by side, in several rows where there is no room."""
    return classed(HBox(list(widgets)), "row")


def named(label: str, widget: Widget) -> Box:
    """A widget under its label."""
    return classed(VBox([Label(label), widget]), "named")


def style() -> HTML:
    """How panels around a board look."""
    return HTML(f"<style>{source('panels.css', 'purse.css')}</style>")


def text(html: str = "", kind: str = "text") -> HTML:
    """A text; `kind` names its looks: "head", "soft" or "text"."""
    return classed(HTML(html), kind)


class Buttons:
    """A row of buttons, one for each text; they are used again, as every widget made would live on."""

    def __init__(
        self, hands: Hands, press: Callable[[int], object], *looks: str, main: bool = False, mark: str = "focus"
    ) -> None:
        """`press` is called with the place of a button, and `mark` names the look of one that stands out."""
        self.box = classed(row(), *looks)
        self.hands, self.press, self.main, self.mark = hands, press, main, f"barrage-{mark}"
        self._made: list[Button] = []
        self._alike: dict[str, Widget] = {"layout": Layout(), "style": ButtonStyle()}
        self.texts: tuple[str, ...] = ()

    def show(self, texts: Sequence[str], marked: int | None = None) -> None:
        """Show a button for each text; one of them may stand out."""
        self.texts = tuple(texts)
        while len(self._made) < len(texts):
            press = partial(self.press, len(self._made))
            self._made.append(self.hands.button("", press, main=self.main, **self._alike))
        shown = tuple(self._made[: len(texts)])
        for index, (each, text) in enumerate(zip(shown, texts, strict=True)):
            each.description = text
            (each.add_class if index == marked else each.remove_class)(self.mark)
        if self.box.children != shown:
            self.box.children = shown


class Lister:
    """A list to pick from, as a drop-down or with all its rows in sight; only what a person picks is reported."""

    def __init__(
        self, hands: Hands, label: str = "", picked: Callable[[Any], object] = lambda value: None, rows: int = 0
    ) -> None:
        style = {"description_width": "initial"}
        self.widget = Select(rows=rows) if rows else Dropdown(description=label, style=style)
        self.widget.add_class("barrage-list" if rows else "barrage-choose")
        self.widget.tooltip = label
        self._quiet = hands.quiet
        hands.on_change(self.widget, self._make_room, "label")
        hands.on_value(self.widget, picked)

    @property
    def texts(self) -> list[str]:
        """What the rows say."""
        return [text.replace(BREAK, "") for text, _ in self.widget.options]

    @property
    def value(self) -> Any:
        """What is picked."""
        return self.widget.value

    @property
    def values(self) -> list[Any]:
        """All that could be picked."""
        return [value for _, value in self.widget.options]

    def put(self, options: Sequence[tuple[str, Any]], value: Any = None) -> None:
        """Show other options, one of them picked (by default the first), without reporting it."""
        if isinstance(self.widget, Select):
            options = [(text.replace(" ", f" {BREAK}"), value) for text, value in options]
        with self._quiet:
            if self.widget.options != tuple(options):
                self.widget.options = tuple(options)
            values = [option for _, option in options]
            self.widget.index = values.index(value) if value in values else 0 if values else None

    def _make_room(self) -> None:
        """Have the whole row where what is picked is long: a list that is closed shows one line, and cuts it off."""
        (self.widget.add_class if len(self.widget.label or "") > SHORT else self.widget.remove_class)("barrage-wide")


class Note:
    """A text that is read aloud when it changes: what happened, or why something is refused."""

    def __init__(self) -> None:
        self.live = Live()
        self.widget = classed(Box([self.live]), "note")
        self.text = ""

    def say(self, *sentences: str, refused: bool = False) -> None:
        """Show sentences; none of them to be silent again."""
        self.text = "\n".join(sentences)
        (self.widget.add_class if refused else self.widget.remove_class)("barrage-refused")
        self.live.value = Around(lambda: "".join(f"<p>{marked(said_again(sentence))}</p>" for sentence in sentences))


class StepField(anywidget.AnyWidget):
    """A number under its label: two buttons take a step (`by`), and it can be typed; None is an empty field.

    `less` and `more` are the names of the buttons for those who do not see what stands between them.
    """

    _esm = source("step_field.js")

    label = Unicode("").tag(sync=True)
    less = Unicode("").tag(sync=True)
    more = Unicode("").tag(sync=True)
    value = Int(None, allow_none=True).tag(sync=True)
    least = Int(0).tag(sync=True)
    most = Int(0).tag(sync=True)
    by = Int(1).tag(sync=True)


class CardField(anywidget.AnyWidget):
    """Cards under a label, each a `sign` with some `people` or a `note` below it; `at` is the place of the chosen one.

    `name` says what a card is to those who do not see it, and under the mouse.
    """

    _esm = source("card_field.js")

    label = Unicode("").tag(sync=True)
    cards: "List[dict[str, Any]]" = List(Dict()).tag(sync=True)
    at = Int(None, allow_none=True).tag(sync=True)


def grid(*widgets: Any) -> Box:
    """Inputs in a grid: every label above what it names, all on the same edges."""
    return classed(Box(list(widgets)), "inputs")


class Picker(Lister):
    """A list with its label beside it, in which nothing at all may be picked."""

    def put(self, options: Sequence[tuple[str, Any]], value: Any = None) -> None:
        """Show other options, with one of them picked or none, without reporting it."""
        super().put(options, value)
        if value not in self.values:
            with self._quiet:
                self.widget.index = None


class Counter:
    """A number with minus and plus, or typed; only what a person does is reported."""

    def __init__(
        self,
        hands: Hands,
        label: str,
        least: int,
        most: int,
        changed: Callable[[int], object] = lambda value: None,
        by: int = 1,
    ) -> None:
        self.changed = changed
        self._quiet = hands.quiet
        self.widget = classed(StepField(by=by), "step")
        self.show(label, least, least, most)
        hands.on_value(self.widget, self.set)

    @property
    def value(self) -> int:
        """The number shown; 0 while the field is empty."""
        return int(self.widget.value or 0)

    @property
    def said(self) -> int | None:
        """The number shown; None while the field is empty."""
        return None if self.widget.value is None else self.value

    @property
    def most(self) -> int:
        """The largest number there may be."""
        return int(self.widget.most)

    @most.setter
    def most(self, most: int) -> None:
        self.widget.most = most

    def show(self, label: str, value: int, least: int, most: int) -> None:
        """Be about another number, between others, without reporting it."""
        with self._quiet, self.widget.hold_sync():
            self.widget.label, self.widget.less, self.widget.more = label, words.less(label), words.more(label)
            self.widget.least, self.widget.most, self.widget.value = least, most, value

    def put(self, value: int | None) -> None:
        """Show a number, or with None an empty field, without reporting it."""
        with self._quiet:
            self.widget.value = value

    def set(self, value: int) -> None:
        """Change the number, within its bounds, and report it."""
        value = min(max(value, self.widget.least), self.widget.most)
        self.put(value)
        self.changed(value)

    def step(self, by: int) -> None:
        """Take steps, as the buttons do."""
        self.set(self.value + by * self.widget.by)


class CardPicker:
    """Cards side by side, of which one is chosen; only what a person chooses is reported."""

    def __init__(self, hands: Hands, label: str, picked: Callable[[Any], object]) -> None:
        self.values: Sequence[Any] = ()
        self._quiet = hands.quiet
        self.widget = classed(CardField(label=label), "pick-card")
        hands.on_value(self.widget, lambda at: picked(self.values[at]), "at")

    @property
    def value(self) -> Any:
        """What is chosen."""
        return None if self.widget.at is None else self.values[self.widget.at]

    def put(self, cards: Sequence[tuple[dict[str, Any], Any]], value: Any) -> None:
        """Show other cards, one of them chosen, without reporting it."""
        with self._quiet:
            self.values = [each for _, each in cards]
            self.widget.cards = [card for card, _ in cards]
            self.widget.at = self.values.index(value)
