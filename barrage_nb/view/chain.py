"""Chains: the dams, pipes and powerhouses that work together, lit while one of them is looked at."""

from collections.abc import Collection, Iterator

from ..board.map import (
    BASE_SPACES,
    BASES_IN_BASIN,
    CONDUITS,
    CONDUITS_FROM_BASIN,
    CONDUITS_INTO_BASIN,
    POWERHOUSES,
    POWERHOUSES_IN_BASIN,
)
from ..board.refs import Ref
from .curves import pipe_curve
from .marks import around, with_fee
from .pieces import arrowhead
from .scene import Scene
from .shapes import Layer, Path, Thing

WIDE, THIN, SPOT = 6, 1.4, 4


def chain(name: Ref) -> tuple[Ref, ...]:
    """The dams, conduits and powerhouses that one of them can work with, itself among them."""
    space = str(name.key)
    if name.kind == "conduit":
        conduits = [space]
    elif name.kind == "dam":
        conduits = list(CONDUITS_FROM_BASIN[BASE_SPACES[space].basin])
    elif name.kind == "powerhouse":
        conduits = list(CONDUITS_INTO_BASIN[POWERHOUSES[space].basin])
    else:
        return ()
    return tuple(dict.fromkeys((name, *(part for each in conduits for part in _of(each, name)))))


def _of(conduit: str, name: Ref) -> Iterator[Ref]:
    """A conduit with its dams and powerhouses; in place of those beside a thing, only the thing itself."""
    printed = CONDUITS[conduit]
    if name.kind != "dam":
        yield from (Ref("dam", space) for space in BASES_IN_BASIN[printed.source])
    yield Ref("conduit", conduit)
    if name.kind != "powerhouse":
        yield from (Ref("powerhouse", space) for space in POWERHOUSES_IN_BASIN[printed.target])


def lit(scene: Scene, name: Ref | tuple[Ref, ...] | None, apart: Collection[Ref] = ()) -> tuple[Thing, ...]:
    """The light on the chain of a thing in a scene, nothing where it has none; of several things, on these alone.

    What stands `apart` is not lit as a part of the chain of something else.
    """
    if name is not None and not isinstance(name, Ref):
        named = [scene.named[each] for each in name if each in scene.named]
        pipes = [_pipe(thing) for thing in named if thing.name.kind == "conduit"]
        return (*pipes, *(_spot(thing) for thing in named if thing.outline is not None))
    if name is None or Ref("map", "edge") not in scene.named:
        return ()
    things = [scene.named[part] for part in chain(name) if part in scene.named and (part == name or part not in apart)]
    pipes = [_pipe(thing) for thing in things if thing.name.kind == "conduit"]
    rings = [_ring(thing) for thing in things if thing.outline is not None]
    priced = [new._replace(layer=Layer.HIGHLIGHT) for new in map(with_fee, things[:1]) if new is not things[0]]
    return (*pipes, *rings, *priced)


def _spot(thing: Thing) -> Thing:
    """The light on a thing that a sentence names."""
    assert thing.outline is not None
    shapes = around(thing.outline, 5, "hot_ground", SPOT + 5), around(thing.outline, 5, "hot", SPOT)
    return Thing(Ref("lit", str(thing.name), "named"), Layer.HIGHLIGHT, shapes, frame=thing.frame)


def _pipe(thing: Thing) -> Thing:
    curve = pipe_curve(str(thing.name.key))
    shapes = Path(curve, None, "hot_ground", 9, round=True), Path(curve, None, "hot", 4, round=True)
    head = Path(arrowhead(curve, 14), "hot", "hot_ground", 1.5)
    return Thing(Ref("lit", str(thing.name)), Layer.BUILT, (*shapes, head), frame=thing.frame)


def _ring(thing: Thing) -> Thing:
    assert thing.outline is not None
    shapes = around(thing.outline, 4, "hot_ground", WIDE), around(thing.outline, 4, "hot", THIN)
    return Thing(Ref("lit", str(thing.name), "ring"), Layer.HIGHLIGHT, shapes, frame=thing.frame)
