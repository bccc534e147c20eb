"""The best moves of a position as they are seen: bars beside the moves, and a heat map of the building sites."""

from collections.abc import Iterator
from html import escape
from math import isfinite
from typing import NamedTuple

from ..analysis import BestMoves, Estimate
from ..board.refs import Ref
from ..engine.moves import At
from ..words.english import ask as words
from .on_page import paragraph
from .scene import Scene
from .shapes import Circle, Layer, Rect, Shape, Text, Thing

BAR, HIGH = 130, 14
"""How wide and high a bar is."""
BEYOND = 1.5
"""The bars have room for this much more than the largest loss; an interval that goes on ends at the side."""


def bars(found: BestMoves) -> str:
    """The moves from best to worst, each with what it loses as a bar, and the interval as a line on it."""
    losses = {option: found.lost(option) for option in found.ranking}
    most = BEYOND * max((each.mean for each in losses.values()), default=0) or 1.0
    rows = (
        f'<li><span title="{escape(option)}">{escape(found.told(option))}</span>'
        f"<small>{_bar(losses[option], most) if found.count else ''} {escape(words.row(found, option))}</small></li>"
        for option in found.ranking
    )
    head = paragraph(words.head(found)) if found.count else ""
    return f"{head}<ol>{''.join(rows)}</ol>"


def _bar(lost: Estimate, most: float) -> str:
    """A loss as a bar from zero, with its interval; the numbers stand beside it."""
    zero = BAR / 6

    def x(number: float) -> float:
        return round(min(max(zero + (BAR - zero) * number / most, 1), BAR - 1), 1)

    middle = HIGH / 2
    line = f'<path d="M{x(lost.low)} {middle}H{x(lost.high)}" stroke-width="2"/>' if isfinite(lost.high) else ""
    width = round(max(x(lost.mean) - zero, 0), 1)
    return (
        f'<svg width="{BAR}" height="{HIGH}" aria-hidden="true" stroke="currentColor" fill="currentColor">'
        f'<rect x="{zero:.1f}" y="2" width="{width}" height="{HIGH - 4}" stroke="none" opacity="0.35"/>'
        f'<path d="M{zero:.1f} 0V{HIGH}"/>{line}</svg>'
    )


# The heat map.


class Warmth(NamedTuple):
    """What building on a space loses: the rank of the best move that does, and whether it may be the best of all."""

    rank: int
    lost: float
    open: bool


STEPS = 4
"""So many colours there are, from cold to hot; each is darker than the one before on a light page, and lighter on a
dark one, so that they are told apart without colour too."""
SMALLEST, LARGEST, SMALL_MAP = 13, 21, 0.5
"""The radius of a circle in units of the map; on a smaller map it shrinks no further."""


def warmth(found: BestMoves) -> dict[str, Warmth]:
    """The spaces that the moves build on, by the best move that does."""
    sites: dict[str, Warmth] = {}
    if not found.count:
        return sites
    maybe = {found.best, *found.undecided}
    for rank, option in enumerate(found.ranking, 1):
        space = next((move.space for move in found.plan(option) if isinstance(move, At)), None)
        if space is not None and space not in sites:
            sites[space] = Warmth(rank, max(0.0, found.lost(option).mean), option in maybe)
    return sites


def worst_of(sites: dict[str, Warmth]) -> float:
    """The largest loss among the sites."""
    return max((site.lost for site in sites.values()), default=0.0)


def heat(scene: Scene, sites: dict[str, Warmth]) -> tuple[Thing, ...]:
    """A circle on each site, larger and hotter the less it loses, with the number that its move has in the list."""
    edge = scene.named.get(Ref("map", "edge"))
    if edge is None:
        return ()
    unit, worst = max(edge.frame.scale, SMALL_MAP), worst_of(sites)
    drawn = []
    for space, site in reversed(sites.items()):  # the best lie on top
        box = scene.bounds(Ref.on_map(space))
        if box is not None:
            middle = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
            share = 1 - site.lost / worst if worst else 1.0
            shapes = tuple(circle(*middle, share, unit, str(site.rank), site.open))
            drawn.append(Thing(Ref("heat", space), Layer.MOVING, shapes))
    return tuple(drawn)


def circle(x: float, y: float, share: float, unit: float, text: str, maybe: bool) -> Iterator[Shape]:
    """A site: `share` is 1 where nothing is lost, and 0 where most is."""
    step = min(STEPS, 1 + int(share * STEPS))
    radius = (SMALLEST + (LARGEST - SMALLEST) * share) * unit
    yield Circle(x, y, radius + 2, "paper")
    yield Circle(x, y, radius, f"heat_{step}", "ink", 2.6 if maybe else 0.8)
    yield Text(x, y, text, round(max(10, radius * 1.05), 1), "ink" if step <= STEPS / 2 else "heat_text", 600)


LEGEND_WIDTH, LEGEND_HEIGHT = 320, 66


def heat_legend(sites: dict[str, Warmth], theme: str) -> Scene:
    """What the circles mean: from the least that is lost to the most."""
    best, most = words.heat_ends(worst_of(sites))
    middle = 40.0
    shapes: list[Shape] = [
        Text(4, 10, words.HEAT, 12.5, "ink", 600, "start"),
        Text(4, middle, best, 12, "soft", 400, "start"),
    ]
    for index in range(STEPS):
        share = 1 - index / (STEPS - 1)
        shapes += circle(88 + 30 * index, middle, share, 0.6, "", False)
    shapes.append(Text(200, middle, most, 12, "soft", 400, "start"))
    shapes.append(Text(4, 60, words.HEAT_RIM, 11.5, "soft", 400, "start"))
    ground = Thing(Ref("ground"), Layer.GROUND, (Rect(0, 0, LEGEND_WIDTH, LEGEND_HEIGHT, "paper"),))
    told = Thing(Ref("legend"), Layer.PLATE, tuple(shapes))
    return Scene(LEGEND_WIDTH, LEGEND_HEIGHT, words.HEAT, words.HEAT_RIM, theme, (ground, told))
