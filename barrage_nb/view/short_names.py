"""What the places of the map are called in moves and texts of positions, laid over the map."""

from collections.abc import Iterator

from ..board.map import HEADSTREAMS, POWERHOUSES, POWERHOUSES_IN_BASIN
from ..board.refs import MAP_KINDS, Ref
from .geometry import box_of, centre
from .scene import Scene
from .shapes import Layer, Rect, Text, Thing

LEAST, MOST, PIXELS = 14.5, 19.5, 11
"""How small and how large a name may be in units of the map, and as how many pixels it can be read."""


def short_names(scene: Scene) -> tuple[Thing, ...]:
    """A small plate with its name at every place of the map; headstreams have theirs on their cards."""
    return tuple(_plates(scene))


def _plates(scene: Scene) -> Iterator[Thing]:
    for thing in scene.named.values():
        name = str(thing.name.key)
        if thing.name.kind not in MAP_KINDS.values() or thing.outline is None or name in HEADSTREAMS:
            continue
        left, top, right, bottom = box_of(thing.outline)
        size = max(LEAST, min(MOST, PIXELS / thing.frame.scale))
        middle, height = centre((left, top, right, bottom))[0], bottom + size * (0.1 + 1.2 * _lower(name))
        wide = 0.58 * size * len(name) + 4
        ground = Rect(middle - wide / 2, height - 0.55 * size, wide, 1.1 * size, "paper", "edge", 1, 3)
        text = Text(middle, height, name, round(size, 1), "ink", 600)
        yield Thing(Ref("short", str(thing.name)), Layer.HIGHLIGHT, (ground, text), frame=thing.frame)


def _lower(name: str) -> bool:
    """Powerhouses lie so close that every other one has its name a line lower."""
    if name in POWERHOUSES:
        return POWERHOUSES_IN_BASIN[POWERHOUSES[name].basin].index(name) % 2 == 1
    return False
