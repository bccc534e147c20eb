"""The controls of labs: real buttons with their meaning written on them, lists, and counts with minus and plus."""

from collections.abc import Callable, Sequence
from html import escape
from typing import Any

from ipywidgets import HTML, Box, Button, Dropdown, HBox, IntSlider, Label

from ...words.english import lessons as words

Handler = Callable[[], object]


def button(text: str, handler: Handler, tip: str = "", kind: str = "") -> Button:
    """A button; `kind` is "" or "main", for the one thing to do next."""
    made = Button(description=text, tooltip=tip or None)
    made.on_click(lambda _: handler())
    if kind == "main":
        made.add_class("barrage-choice")
    return made


def row(*widgets: Any) -> Box:
    """Widgets side by side, in several rows where there is no room."""
    made = HBox(list(widgets))
    made.add_class("barrage-row")
    return made


def grid(*widgets: Any) -> Box:
    """Widgets of the same size in columns."""
    made = Box(list(widgets))
    made.add_class("barrage-counters")
    return made


def text(html: str = "", kind: str = "") -> HTML:
    """A text; `kind` names its looks: "head", "soft" or nothing."""
    made = HTML(html)
    made.add_class(f"barrage-{kind or 'text'}")
    return made


class Choice:
    """A list to pick one thing from, with its label; only what a person picks is reported."""

    def __init__(self, label: str, picked: Callable[[Any], object]) -> None:
        self.widget = Dropdown(description=label, style={"description_width": "initial"})
        self.widget.add_class("barrage-choose")
        self.picked = picked
        self._putting = False
        self.widget.observe(self._changed, "value")

    @property
    def value(self) -> Any:
        """What is picked."""
        return self.widget.value

    def put(self, options: Sequence[tuple[str, Any]], value: Any = None) -> None:
        """Show other options, one of them picked, without reporting it."""
        self._putting = True
        try:
            if self.widget.options != tuple(options):
                self.widget.options = tuple(options)
            values = [option[1] for option in options]
            self.widget.index = values.index(value) if value in values else None
        finally:
            self._putting = False

    def _changed(self, change: dict[str, Any]) -> None:
        if not self._putting:
            self.picked(change["new"])


class Counter:
    """A number with minus and plus; the buttons say of what, for those who do not see the row."""

    def __init__(self, label: str, least: int, most: int, changed: Callable[[int], object]) -> None:
        self.least, self.most, self.changed = least, most, changed
        self.value = least
        self.less = button(words.less(label), lambda: self.set(self.value - 1))
        self.more = button(words.more(label), lambda: self.set(self.value + 1))
        self.shown = Label()
        self.shown.add_class("barrage-count")
        self.widget = HBox([self.less, self.shown, self.more])
        self.widget.add_class("barrage-counter")
        self.put(least)

    def put(self, value: int) -> None:
        """Show a value without reporting it."""
        self.value = value
        self.shown.value = str(value)
        self.less.disabled, self.more.disabled = value <= self.least, value >= self.most

    def set(self, value: int) -> None:
        """Change the value, within its bounds, and report it."""
        self.put(min(max(value, self.least), self.most))
        self.changed(self.value)


class Slider:
    """A number to move, by mouse or by arrow keys; only what a person moves is reported."""

    def __init__(self, label: str, least: int, most: int, changed: Callable[[int], object]) -> None:
        self.changed = changed
        self._putting = False
        self.widget = IntSlider(
            description=label, min=least, max=most, value=least, style={"description_width": "70px"}
        )
        self.widget.add_class("barrage-slide")
        self.widget.observe(self._moved, "value")

    @property
    def value(self) -> int:
        """The number shown."""
        return int(self.widget.value)

    def put(self, value: int) -> None:
        """Show a number without reporting it."""
        self._putting = True
        try:
            self.widget.value = value
        finally:
            self._putting = False

    def _moved(self, change: dict[str, Any]) -> None:
        if not self._putting:
            self.changed(change["new"])


def table(head: Sequence[str], rows: Sequence[Sequence[str]], best: Sequence[int] = ()) -> str:
    """A table as HTML; `best` are the rows in bold, and a cell that starts with * is marked as new."""
    heads = "".join(f"<th scope='col'>{escape(cell)}</th>" for cell in head)
    body = "".join(
        f"<tr{' class=barrage-best' if place in best else ''}>{''.join(map(_cell, cells))}</tr>"
        for place, cells in enumerate(rows)
    )
    return f"<table><thead><tr>{heads}</tr></thead><tbody>{body}</tbody></table>"


def _cell(cell: str) -> str:
    new = " class='barrage-new'" if cell.startswith("*") else ""
    return f"<td{new}>{escape(cell.removeprefix('*'))}</td>"
