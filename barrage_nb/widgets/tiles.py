"""The pair of tiles of an Automa's turn on a page, as we draw them; a row that is asked for can be pressed."""

from collections.abc import Callable, Mapping

import anywidget
from ipywidgets import Box
from traitlets import Unicode

from ..automa.looks import AutomaLook
from ..automa.trace import Flipped
from ..view.automa_view import NARROW, WIDE, actions_scene, criteria_scene
from ..view.scene import Scene
from ..view.svg import svg
from .hands import Hands
from .parts import classed

_ESM = """
export default {
  render({ model, el }) {
    const show = () => { el.innerHTML = model.get("picture"); };
    const pressed = (event) => {
      const picture = el.firstElementChild;
      if (!picture) return;
      const { left, top, width } = picture.getBoundingClientRect(), scale = picture.viewBox.baseVal.width / width;
      model.send({ x: (event.clientX - left) * scale, y: (event.clientY - top) * scale });
    };
    el.addEventListener("click", pressed);
    model.on("change:picture", show);
    show();
    return () => el.removeEventListener("click", pressed);
  },
};
"""


class _Drawn(anywidget.AnyWidget):
    """A scene as SVG, sharp at every size; it tells where it is pressed."""

    _esm = _ESM

    picture = Unicode("").tag(sync=True)


class Tiles:
    """The actions side and the criteria side; `pressed` is called with the place of a row, counted from 0."""

    def __init__(self, hands: Hands, pressed: Callable[[int], object]) -> None:
        self._pressed = pressed
        self.actions, self.criteria = _Drawn(), _Drawn()
        hands.on_message(self.actions, lambda told: self.press(told["x"], told["y"]))
        self.box = classed(Box([self.actions, self.criteria]), "pair-of-tiles")
        self.drawn: Scene | None = None

    def put(
        self,
        flipped: Flipped | None,
        rows: Mapping[int, str],
        look: AutomaLook | None = None,
        *,
        used: str = "",
        theme: str = "light",
        narrow: bool = False,
    ) -> None:
        """Draw the tiles of a turn: what became of rows, the criterion that is looked at, or the structure `used`.

        `narrow` is for a column beside a map.
        """
        self.box.layout.display = "" if flipped else "none"
        if flipped is None:
            return
        measures = NARROW if narrow else WIDE
        self.drawn = actions_scene(flipped.actions, rows, theme, measures)
        self.actions.picture = svg(self.drawn, fills=True)
        used, criterion = (look.structure, look.criterion) if look is not None else (used, None)
        self.criteria.picture = svg(criteria_scene(flipped.criteria, used, criterion, theme, measures), fills=True)
        asks = "asked" in rows.values()
        (self.actions.add_class if asks else self.actions.remove_class)("barrage-asks")

    def press(self, x: float, y: float) -> None:
        """A point of the actions side is pressed."""
        thing = self.drawn.at(x, y) if self.drawn is not None else None
        if thing is not None and thing.kind == "row":
            self._pressed(int(thing.key) - 1)
