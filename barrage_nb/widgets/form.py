"""A question on the page: choices, numbers or places of a picture to press, and what is told beside them."""

from typing import Any

import anywidget
from traitlets import Bool, Dict, Unicode

from .page import source


class QuestionForm(anywidget.AnyWidget):
    """Shows what is `asked` until something is `told`; by mouse, finger and keyboard, with names for who cannot see it.

    `asked` holds `question`, `hint`, `blanks` (each with its `label`, its `kind` and its `choices`), `boxes` (the
    places of the picture that answer, in parts of its width and height) and the texts of its buttons.
    The page tells what is `said` in each blank, and None where the reader wants to be asked again.
    """

    _esm = source("sight.js", "form.js")
    _css = source("form.css")

    asked: "Dict[str, Any]" = Dict().tag(sync=True)
    picture = Unicode("").tag(sync=True)
    told = Unicode("").tag(sync=True)
    dark = Bool(False).tag(sync=True)
