"""Inputs that a page draws itself: a number with minus and plus, and cards side by side of which one is chosen."""

from typing import Any

import anywidget
from traitlets import Dict, Int, List, Unicode

from .page import source


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
