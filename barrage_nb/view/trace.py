"""Traces: what a step did, for those who want no motion; lines where drops went, and rings around what changed."""

from typing import NamedTuple

from ..board.refs import Ref
from ..engine.events import Drawn, Ran
from ..engine.play import Step
from .curves import through, way
from .marks import RING, around
from .movers import thing
from .scene import Scene, SceneOf
from .shapes import Frame, Layer, Path, Point, Thing, polyline

RINGS_STAY = 1500
"""Milliseconds for which the rings are seen; the lines stay until the next move."""
THICK = 3
NOT_RINGED = ("question", "round", "score", "bar", "close", "gist", "pipe")


class Trace(NamedTuple):
    """Lines along the ways of drops, and rings around what has changed."""

    lines: tuple[Thing, ...]
    rings: tuple[Thing, ...]


def trace(step: Step, picture: SceneOf) -> Trace:
    """What a step did, without any movement."""
    old, new = picture(step.before), picture(step.after)
    edge = new.named.get(Ref("map", "edge"))
    return Trace(_lines(step, edge.frame) if edge else (), _rings(old, new))


def _lines(step: Step, frame: Frame) -> tuple[Thing, ...]:
    ways: dict[tuple[Point, ...], str] = {}
    for event in step.events:
        if isinstance(event, Ran):
            ways.setdefault(way(event.path), "drop")
        elif isinstance(event, Drawn):
            ways.setdefault(through(event.conduit, event.dam, event.powerhouse), "hot")
    return tuple(
        thing("trace", (Path(polyline(points), None, colour, THICK, round=True),), frame)
        for points, colour in ways.items()
    )


def _rings(old: Scene, new: Scene) -> tuple[Thing, ...]:
    """A ring around everything that looks different now."""
    rings = []
    for name, changed in new.named.items():
        before = old.named.get(name)
        if changed.outline is None or changed.layer < Layer.PLANNED or name.kind in NOT_RINGED:
            continue
        if before is not None and before.shapes != changed.shapes:
            rings.append(thing("ring", (around(changed.outline, 3, "hot", RING),), changed.frame))
    return tuple(rings)
