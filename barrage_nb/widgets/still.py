"""What a widget is on a page without its kernel: its still picture, and what to do about it."""

from collections.abc import Callable, Iterable
from html import escape
from typing import Any

from ipywidgets import IntProgress, Widget

from ..words import experiments as progress_words
from ..words import prediction as words
from .said import OPEN

LIVE = "barrage-live"
"""The class of a widget that has a still picture: while its kernel lives, the picture is out of sight."""
VIEW = "application/vnd.jupyter.widget-view+json"
_AREA, _CHILD, _LOST = ".jp-OutputArea", ".jp-OutputArea-child", ".jupyter-widgets-disconnected"
_STILL = f"{_CHILD}:has(.barrage-still)"
_ERROR = "> .jp-OutputArea-output.jupyter-widgets"
# A widget that is lost is shown by Jupyter as an error ("model not found") or as a broken link.
# A picture in an output is as dark as the page around it, which not every page says: then it is as dark as the machine.
STYLE = f"""<style>
@media screen {{
  {_AREA}:has(.{LIVE}:not({_LOST})) > :is({_STILL}, {_STILL} + {_CHILD}:not(:has(.{LIVE}))) {{ display: none; }}
}}
{_AREA} > {_STILL} ~ {_CHILD}:has(.{LIVE}{_LOST}, {_ERROR}) {{ display: none; }}
{_STILL} + {_CHILD} :is(svg, img) {{ max-width: 850px; }}
{_CHILD}:has(.barrage-still-small) + {_CHILD} :is(svg, img) {{ max-width: 640px; }}
body[data-jp-theme-light] .jp-RenderedSVG img {{ color-scheme: light; }}
body[data-jp-theme-light="false"] .jp-RenderedSVG img {{ color-scheme: dark; }}
</style>"""


class OnPage:
    """Something with a widget and a still picture, of which a page shows the one or the other.

    One output with both would do, were it not that Jupyter chooses the widget where it has none.
    """

    small = True
    """Whether the picture is of a part of the table, and needs no wide page."""

    @property
    def root(self) -> Any:
        """The widget."""
        return getattr(self, "widget", self)

    def still(self) -> str:
        """What stands above the still picture, as HTML."""
        return f"<p>{escape(words.run_again())}</p>"

    def on_paper(self) -> str:
        """The still picture, as SVG; none here."""
        return ""

    def in_words(self) -> str:
        """What it is, where nothing can be shown."""
        return repr(self)

    @property
    def out_of_sight(self) -> Iterable[Widget]:
        """Widgets that are not shown now, but may be again."""
        return ()

    def show_anew(self) -> None:
        """Draw it as it is now; most have nothing that is not a widget of its own."""

    def say_anew(self) -> None:
        """Say what is no message of a widget in another language."""
        self.show_anew()

    def darken(self, dark: bool) -> None:
        """Be dark or light, as the page is."""
        (self.root.add_class if dark else self.root.remove_class)("barrage-dark")

    def _repr_mimebundle_(self, **options: Any) -> dict[str, Any]:
        """The widget for a live page, its still picture and its text for every other."""
        bundle: dict[str, Any] = Widget._repr_mimebundle_(self.root, **options)
        drawn = self.on_paper()
        return {**bundle, **({"image/svg+xml": drawn} if drawn else {}), "text/plain": self.in_words()}

    def _ipython_display_(self) -> None:
        from IPython.display import display

        self.root.add_class(LIVE)
        OPEN.add(self)
        bundle = self._repr_mimebundle_()
        view = {VIEW: bundle.pop(VIEW)}
        kind = "barrage-still barrage-still-small" if self.small else "barrage-still"
        still = {"text/html": f'{STYLE}<div class="{kind}">{self.still()}</div>'}
        if "image/svg+xml" not in bundle:
            still |= bundle
            bundle = {}
        for data in filter(None, (still, bundle, view)):
            display(data, raw=True)  # type: ignore[no-untyped-call]


def counting() -> Callable[[int, int], None]:
    """A bar in the cell for what tells how much is done and of how much: `experiment(…, progress=counting())`."""
    from IPython.display import display

    bar = IntProgress(0, 0, 1, layout={"width": "100%", "display": "none"}, style={"description_width": "initial"})
    display({VIEW: bar._repr_mimebundle_()[VIEW]}, raw=True)  # type: ignore[no-untyped-call]

    def show(done: int, of: int) -> None:
        bar.max, bar.value, bar.description = of, done, progress_words.progress(done, of)
        bar.layout.display = "" if done < of else "none"

    return show
