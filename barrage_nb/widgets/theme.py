"""Whether the page is dark, for a widget that draws no canvas."""

import anywidget
from traitlets import Bool

from .page import source


class Theme(anywidget.AnyWidget):
    """Shows nothing, knows whether the page is dark, and brings the colours of a board."""

    _esm = source("sight.js", "theme.js")
    _css = source("page.css", "inputs.css")

    dark = Bool(False).tag(sync=True)
