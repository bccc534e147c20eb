"""The shell of a widget: its keys stay with it, what was pressed stays in sight, and a lost focus comes back.

Keys for lists, buttons and sliders would otherwise be Jupyter's shortcuts for cells. On the buttons of a timeline the
arrow keys step: left and right by move, up and down by event. A button of a timeline that has nothing to do stays in
reach, as one that lost the focus would leave the keys with nobody to hear them.
"""

import anywidget

from .page import source


class Keys(anywidget.AnyWidget):
    """Shows nothing; to be put somewhere inside a `.barrage-explorer` or a `.barrage-board`."""

    _esm = source("sight.js", "keys.js")
