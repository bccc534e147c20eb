"""The inputs of labs: lists, counts with minus and plus, sliders; and tables."""

from collections.abc import Callable, Sequence
from html import escape
from typing import Any

from ipywidgets import Box, HBox, IntSlider, Label

from ...words.english import lessons as words
from ..parts import Lister, Quietly, button


def grid(*widgets: Any) -> Box:
    """Widgets of the same size in columns."""
    made = Box(list(widgets))
    made.add_class("barrage-counters")
    return made


class Picker(Lister):
    """A list with its label beside it, in which nothing at all may be picked."""

    def put(self, options: Sequence[tuple[str, Any]], value: Any = None) -> None:
        """Show other options, with one of them picked or none, without reporting it."""
        super().put(options, value)
        if value not in self.values:
            with self._quietly:
                self.widget.index = None


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
        self._quietly = Quietly()
        self.widget = IntSlider(
            description=label, min=least, max=most, value=least, style={"description_width": "70px"}
        )
        self.widget.add_class("barrage-slide")
        self.widget.observe(self._quietly.unless(lambda change: changed(change["new"])), "value")

    @property
    def value(self) -> int:
        """The number shown."""
        return int(self.widget.value)

    def put(self, value: int) -> None:
        """Show a number without reporting it."""
        with self._quietly:
            self.widget.value = value


def table(head: Sequence[str], rows: Sequence[Sequence[str]], best: Sequence[int] = ()) -> str:
    """A table as HTML; `best` are the rows in bold, and a cell that starts with * is marked as new."""
    heads = "".join(f"<th scope='col'>{escape(cell)}</th>" for cell in head)
    body = "".join(
        f"<tr{' class=barrage-best' if index in best else ''}>{''.join(map(_cell, cells))}</tr>"
        for index, cells in enumerate(rows)
    )
    return f"<table><thead><tr>{heads}</tr></thead><tbody>{body}</tbody></table>"


def _cell(cell: str) -> str:
    new = " class='barrage-new'" if cell.startswith("*") else ""
    return f"<td{new}>{escape(cell.removeprefix('*'))}</td>"
