"""Still pictures for a lesson: part of the table with some things ringed, or points as bars."""

from collections.abc import Iterable, Mapping

from ...engine.position import Position
from ...view import Scene, scene, svg
from ...view.chart import chart

KINDS = {"B": "dam", "C": "conduit", "P": "powerhouse", "H": "headstream"}
"""What the picture calls a place, by the first letter of its id."""


class Picture:
    """A scene that displays as a picture, and prints as what it says."""

    def __init__(self, shown: Scene) -> None:
        self.scene = shown

    def _repr_svg_(self) -> str:
        return svg(self.scene)

    def __repr__(self) -> str:
        return f"{self.scene.title}\n{self.scene.description}"


def picture(position: Position, ringed: Iterable[str] = (), *, show: str = "map", width: float = 480) -> Picture:
    """Part of a position, with a ring around some building spaces or headstreams."""
    return Picture(scene(position, show=show, width=width, marks={thing_of(place): "legal" for place in ringed}))


def points(by_company: Mapping[str, Mapping[str, int]], best: Iterable[str] = (), *, width: float = 712) -> Picture:
    """Victory points as bars, part by part."""
    return Picture(chart(by_company, tuple(best), width=width))


def thing_of(place: str) -> str:
    """What the picture calls a building space or a headstream."""
    return f"{KINDS[place[0]]} {place}"
