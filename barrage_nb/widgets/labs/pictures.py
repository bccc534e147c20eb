"""What a lesson shows that does not move: part of the table with some things ringed, points as bars, rules."""

from collections.abc import Iterable, Mapping
from html import escape
from typing import Any

from ...analysis import Compared
from ...board.map import MAP_SPACES
from ...board.refs import Ref
from ...engine.position import Position, as_position
from ...view import Scene, scene, svg_on_page
from ...view.charts import PlotOnPage, points_chart
from ...view.clouds import clouds as two_clouds
from ...view.small_map import small_map
from ...words import CLAUSES
from ...words import lessons as words


class SceneOnPage:
    """A scene that displays as a picture, and prints as what it says."""

    def __init__(self, shown: Scene) -> None:
        self.scene = shown

    def _repr_svg_(self) -> str:
        return svg_on_page(self.scene)

    def __repr__(self) -> str:
        return f"{self.scene.title}\n{self.scene.description}"


def picture(
    position: Position | str,
    ringed: Iterable[str] = (),
    *,
    show: str = "map",
    width: float = 600,
    small: bool = False,
) -> SceneOnPage:
    """Part of a position, with a ring around some building spaces or headstreams; `small` cuts the map around them."""
    ringed = tuple(ringed)
    for space in ringed:
        if space not in MAP_SPACES:
            raise ValueError(words.no_such_space(space))
    around = small_map(as_position(position), {Ref.on_map(space): "selected" for space in ringed}) if small else None
    if around is not None:
        return SceneOnPage(around)
    return SceneOnPage(
        scene(as_position(position), show=show, width=width, marks={Ref.on_map(space): "legal" for space in ringed})
    )


def points(by_company: Mapping[str, Mapping[str, int]], best: Iterable[str] = (), *, width: float = 712) -> SceneOnPage:
    """Victory points as bars, part by part."""
    return SceneOnPage(points_chart(by_company, tuple(best), width=width))


def clouds(found: Compared, one: str | None = None, other: str | None = None) -> SceneOnPage:
    """Two compared moves as two clouds of games, by default the best and the worst."""
    return SceneOnPage(two_clouds(found, one, other))


class AfterGuess:
    """A plot below a question that it answers: folded, until the reader has guessed and opens it."""

    def __init__(self, axes: Any) -> None:
        self.plot = PlotOnPage(axes)

    def _repr_html_(self) -> str:
        return f"<details><summary>{escape(words.LABELS['plot'])}</summary>{self.plot._repr_html_()}</details>"

    def __repr__(self) -> str:
        return repr(self.plot)


def after_guess(axes: Any, **labels: str) -> AfterGuess:
    """Fold a plot, so that it does not answer the question above it too early; `labels` are those of `axes.set`."""
    axes.set(**labels)
    return AfterGuess(axes)


class Rules:
    """The clauses of one section, each in a sentence: a table on a page, lines in a text."""

    def __init__(self, section: str) -> None:
        found = {clause: sentence for clause, sentence in CLAUSES.items() if clause.rstrip("0123456789") == section}
        if not found:
            raise ValueError(words.no_such_section(section, {clause.rstrip("0123456789") for clause in CLAUSES}))
        self.clauses = found

    def _repr_html_(self) -> str:
        cell = "style='text-align: left; vertical-align: top'"
        rows = (
            f"<tr><th scope='row' {cell}>{escape(clause)}</th><td {cell}>{escape(sentence)}</td></tr>"
            for clause, sentence in self.clauses.items()
        )
        return f"<table><tbody>{''.join(rows)}</tbody></table>"

    def __repr__(self) -> str:
        return "\n".join(f"{clause} {sentence}" for clause, sentence in self.clauses.items())


def rules(section: str) -> Rules:
    """The rules of one section, by its letter: W is water, P production."""
    return Rules(section)
