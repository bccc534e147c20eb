"""The look of a picture: what is shown and how wide, which panels are open, and in which colours."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from ..board.refs import Ref
from ..engine.position import Position
from ..view.remembered import remembered
from ..view.scene import Scene, scene
from ..view.short_names import short_names

NO_MARKS: Mapping[Ref, str] = {}


@dataclass(frozen=True)
class Look:
    """What a picture shows, and how; `paper` is how wide it is where nothing can be clicked, and `dim` steps back.

    With `names`, every place of the map has the name that moves call it by.
    """

    show: str | tuple[str, ...] = "table"
    company: str | None = None
    theme: str = "light"
    width: float = 1280
    open_panel: str | None = None
    legend: bool | None = False
    icons: bool = True
    paper: float = 1280
    dim: tuple[Ref, ...] = ()
    names: bool = False

    def drawn(self, position: Position, marks: Mapping[Ref, str] = NO_MARKS) -> Scene:
        """A position, looked at like this."""
        return _drawn(self, _This(position), tuple({**dict.fromkeys(self.dim, "dim"), **marks}.items()))

    @property
    def on_page(self) -> "Look":
        """The same where nothing can be clicked: nothing is folded, and nothing offers to open."""
        return replace(self, theme="light", width=self.paper, open_panel=None, legend=None)

    def pressed(self, name: Ref) -> "Look | None":
        """After a click on a thing that opens or closes a panel; None where it does neither."""
        kind, panel = name.kind, str(name.key)
        if panel == "legend" and kind in ("open", "close"):
            return replace(self, legend=kind == "open")
        if kind == "close":
            return replace(self, open_panel="")
        if kind == "bar":
            return replace(self, open_panel=panel)
        if kind == "score":
            who = str(name.key)
            return replace(self, company=None if self.company == who else who, open_panel="company")
        return None


class _This:
    """A position that is the same only as itself: comparing two costs more than drawing one."""

    def __init__(self, position: Position) -> None:
        self.position = position

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _This) and self.position is other.position

    def __hash__(self) -> int:
        return id(self.position)


@remembered(16)
def _drawn(look: Look, this: _This, marks: tuple[tuple[Ref, str], ...]) -> Scene:
    drawn = scene(
        this.position,
        width=look.width,
        show=look.show,
        company=look.company,
        theme=look.theme,
        open_panel=look.open_panel,
        legend=look.legend,
        icons=look.icons,
        marks=marks,
    )
    return replace(drawn, things=(*drawn.things, *short_names(drawn))) if look.names else drawn
