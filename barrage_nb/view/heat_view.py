"""A heat map of the building sites: a circle on each, by what building there loses against the best move."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from ..analysis import BestMoves
from ..board.refs import Ref
from ..engine.moves import At
from ..words import ask as words
from .marks import RING, around
from .scene import Scene
from .shapes import Circle, Layer, Shape, Text, Thing, paper


class Warmth(NamedTuple):
    """What building on a space loses: the rank of the best move that does, and whether it may be the best of all.

    Rank 0 is for what was not tried: then it is what the quick player expects to lose against the best site.
    """

    rank: int
    lost: float
    open: bool = False


STEPS = 4
"""So many colours there are, from cold to hot; each is darker than the one before on a light page, and lighter on a
dark one, so that they are told apart without colour too."""
SMALLEST, LARGEST, SMALL_MAP = 13, 21, 0.5
"""The radius of a circle in units of the map; on a smaller map it shrinks no further."""
DOT, LARGE_DOT = 5, 10
"""The radius of a site that was not tried: always smaller than one that was."""


def warmth(found: BestMoves, expected: dict[str, float]) -> dict[str, Warmth]:
    """The spaces that the moves build on, by the best move that does; and what is `expected` of those left out."""
    sites: dict[str, Warmth] = {}
    maybe = {found.best, *found.undecided}
    for rank, option in enumerate(found.ranking if found.count else (), 1):
        space = next((move.space for move in found.plan(option) if isinstance(move, At)), None)
        if space is not None and space not in sites:
            sites[space] = Warmth(rank, max(0.0, found.lost(option).mean), option in maybe)
    return sites | {space: Warmth(0, lost) for space, lost in expected.items() if space not in sites}


def worst_of(sites: Iterable[Warmth]) -> float:
    """The largest loss among sites."""
    return max((site.lost for site in sites), default=0.0)


def heat(scene: Scene, sites: dict[str, Warmth]) -> tuple[Thing, ...]:
    """A circle on each site, larger and hotter the less it loses, with the number that its move has in the list."""
    edge = scene.named.get(Ref("map", "edge"))
    if edge is None:
        return ()
    unit, drawn = max(edge.frame.scale, SMALL_MAP), []
    worst = {tried: worst_of(site for site in sites.values() if bool(site.rank) == tried) for tried in (True, False)}
    for space, site in reversed(sites.items()):  # the best lie on top
        box = scene.bounds(Ref.on_map(space))
        if box is not None:
            middle = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
            most = worst[bool(site.rank)]
            share = 1 - site.lost / most if most else 1.0
            shapes = circle(*middle, share, unit, str(site.rank), site.open) if site.rank else dot(*middle, share, unit)
            drawn.append(Thing(Ref("heat", space), Layer.MOVING, tuple(shapes)))
    return tuple(drawn)


def circle(x: float, y: float, share: float, unit: float, text: str, maybe: bool) -> Iterator[Shape]:
    """A site that was tried: `share` is 1 where nothing is lost, and 0 where most is."""
    step = step_of(share)
    radius = (SMALLEST + (LARGEST - SMALLEST) * share) * unit
    yield Circle(x, y, radius + 2, "paper")
    yield Circle(x, y, radius, f"heat_{step}", "ink", 2.6 if maybe else 0.8)
    yield Text(x, y, text, round(max(10, radius * 1.05), 1), "ink" if step <= STEPS / 2 else "heat_text", 600)


def dot(x: float, y: float, share: float, unit: float) -> Iterator[Shape]:
    """A site that was not tried."""
    radius = (DOT + (LARGE_DOT - DOT) * share) * unit
    yield Circle(x, y, radius + 1.5, "paper")
    yield Circle(x, y, radius, f"heat_{step_of(share)}", "ink", 0.8)


def step_of(share: float) -> int:
    """Which of the colours it is."""
    return min(STEPS, 1 + int(share * STEPS))


def lit(scene: Scene, names: Iterable[Ref]) -> tuple[Thing, ...]:
    """Rings around the things that a move is about."""
    rings = []
    for name in names:
        thing = scene.named.get(name)
        if thing is not None and thing.outline is not None:
            shapes = around(thing.outline, 5, "paper", 3 * RING), around(thing.outline, 5, "hot", 1.6 * RING)
            rings.append(Thing(Ref("lit", str(name)), Layer.MOVING, shapes, frame=thing.frame))
    return tuple(rings)


LEGEND_WIDTH, LINE = 320, 26


def heat_legend(sites: dict[str, Warmth], theme: str) -> Scene:
    """What the circles mean: from the least that is lost to the most, and those that were not tried."""
    tried = [site for site in sites.values() if site.rank]
    shapes: list[Shape] = [Text(4, 10, words.heat(), 12.5, "ink", 600, "start")]
    y = 14.0
    if tried:
        y += LINE
        least, most = words.heat_ends(worst_of(tried))
        shapes += [Text(4, y, least, 12, "soft", 400, "start"), Text(200, y, most, 12, "soft", 400, "start")]
        for place in range(STEPS):
            shapes += circle(88 + 30 * place, y, 1 - place / (STEPS - 1), 0.6, "", False)
        shapes.append(Text(4, y + 20, words.heat_rim(), 11.5, "soft", 400, "start"))
        y += 14
    if len(tried) < len(sites):
        y += LINE - 6
        for place in range(STEPS):
            shapes += dot(12 + 21 * place, y, 1 - place / (STEPS - 1), 0.9)
        shapes.append(Text(92, y, words.heat_expected(), 11.5, "soft", 400, "start"))
    height = y + 14
    told = Thing(Ref("legend"), Layer.PLATE, tuple(shapes))
    said = [words.heat_rim()] * bool(tried) + [words.heat_expected()] * (len(tried) < len(sites))
    return Scene(LEGEND_WIDTH, height, words.heat(), " ".join(said), theme, (paper(LEGEND_WIDTH, height), told))
