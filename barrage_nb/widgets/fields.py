"""The inputs of labs and panels, one style for all: a grid of lists, numbers with minus and plus, cards to choose."""

from collections.abc import Callable, Sequence
from typing import Any

import anywidget
from ipywidgets import Box
from traitlets import Dict, Int, List, Unicode

from ..words import lessons as words
from .hands import Hands
from .page import source
from .parts import Lister, classed


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
    def empty(self) -> bool:
        """Whether nothing has been said yet."""
        return self.widget.value is None

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
