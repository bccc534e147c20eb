"""Traces: what a step did, for those who want no motion; lines where drops went, and rings around what changed."""

from collections.abc import Collection, Iterable, Mapping
from typing import NamedTuple

from ..board.refs import Ref
from ..engine.events import Drawn, Event, Ran
from ..engine.play import Step
from .curves import through, way
from .geometry import box_of
from .marks import RING, around
from .movers import Way, thing
from .pieces import pointed
from .scene import Scene, SceneOf
from .shapes import Box, Frame, Layer, Path, Point, Shape, Thing, polyline

RINGS_STAY = 1500
"""Milliseconds for which the rings are seen; the lines stay until the next move."""
THICK, HEAD, APART = 3, 15, 110
"""How thick a line is, how long the heads of its arrows, and about how far apart they are."""
STEP = 3
"""By how much the head of an arrow is moved until it is seen."""
NOT_RINGED = ("question", "round", "score", "bar", "close", "gist", "pipe")


class Trace(NamedTuple):
    """Lines along the ways of drops, and rings around what has changed."""

    lines: tuple[Thing, ...]
    rings: tuple[Thing, ...]


def trace(step: Step, picture: SceneOf) -> Trace:
    """What a step did, without any movement."""
    old, new = picture(step.before), picture(step.after)
    edge = new.named.get(Ref("map", "edge"))
    if edge is None:
        return Trace((), _rings(old, new))
    built = (new.named.get(Ref.on_map(space)) for space in (*step.after.dams, *step.after.powerhouses))
    pieces = [box_of(piece.outline) for piece in built if piece is not None and piece.outline is not None]
    return Trace(drawn_ways(ways_of(step.events), edge.frame, pieces), _rings(old, new))


def ways_of(events: Iterable[Event]) -> dict[tuple[Point, ...], str]:
    """Where drops went, each way once with its colour."""
    ways: dict[tuple[Point, ...], str] = {}
    for event in events:
        if isinstance(event, Ran):
            ways.setdefault(way(event.path), "drop")
        elif isinstance(event, Drawn):
            ways.setdefault(through(event.conduit, event.dam, event.powerhouse), "hot")
    return ways


def drawn_ways(ways: Mapping[tuple[Point, ...], str], frame: Frame, pieces: Collection[Box] = ()) -> tuple[Thing, ...]:
    """Ways as lines with arrows; no head lies under one of the pieces."""
    return tuple(
        Thing(Ref("trace", number), Layer.BUILT, _directed(points, colour, pieces), frame=frame)
        for number, (points, colour) in enumerate(ways.items())
    )


def _directed(points: tuple[Point, ...], colour: str, pieces: Collection[Box]) -> tuple[Shape, ...]:
    """A line with the heads of arrows along it, so that one sees where it leads."""
    run = Way(points)
    count = max(1, round(run.length / APART))
    tips = [_in_the_open(run, run.length * (index + 0.6) / count, pieces) for index in range(count)]
    heads = [Path(pointed(run.at(tip - 4), run.at(tip), HEAD), colour, "socket", 1.2) for tip in tips]
    return (
        Path(polyline(points), None, "socket", THICK + 2.4, round=True),
        Path(polyline(points), None, colour, THICK, round=True),
        *heads,
    )


def _in_the_open(run: Way, tip: float, pieces: Collection[Box]) -> float:
    """Where on its way the head of an arrow is seen: as near before its place as no piece lies on it."""
    nearer = (tip - STEP * back for back in range(round((tip - HEAD) / STEP)))
    return next((at for at in nearer if not any(_on(run, at, piece) for piece in pieces)), tip)


def _on(run: Way, tip: float, piece: Box) -> bool:
    left, top, right, bottom = piece
    ends = run.at(tip), run.at(tip - HEAD)
    return any(left < x < right and top < y < bottom for x, y in ends)


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
