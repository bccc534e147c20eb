"""A list of moves on the page: one can be picked and played, by mouse and by keys, while the list goes on changing."""

from collections.abc import Callable, Sequence
from importlib.resources import files
from typing import Any

import anywidget
from traitlets import Dict, Unicode

from ..hands import Hands


class Rows(anywidget.AnyWidget):
    """Rows by number; `pick` and `play` are called with that of a row, and `pick` with None where none is picked."""

    _esm = (files(__package__) / "rows.js").read_text("utf-8")

    label = Unicode("").tag(sync=True)
    shown: Any = Dict({"html": "", "options": [], "picked": None}).tag(sync=True)

    def __init__(
        self, hands: Hands, label: str, pick: Callable[[int | None], object], play: Callable[[int], object]
    ) -> None:
        super().__init__(label=label)
        self.add_class("barrage-lost")
        self._heard = {"pick": pick, "play": play}
        hands.on_message(self, self._hear)

    def put(self, html: str, options: Sequence[int], picked: int | None) -> None:
        """Show other rows; each has the number of what it is about, and stays picked wherever it goes."""
        before = self.shown["picked"]
        self.shown = {"html": html, "options": list(options), "picked": picked}
        if picked is not None and picked != before:
            self.send({"see": picked})

    def _hear(self, told: dict[str, Any]) -> None:
        for what, number in told.items():
            if number is None or number in self.shown["options"]:
                self._heard[what](number)
