"""What is laid over the map: light on a chain, the trace of a step, the names of places, and the heat of the sites."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from itertools import product
from types import MappingProxyType
from typing import NamedTuple

from ..analysis import BestMoves
from ..board.map import (
    BASE_SPACES,
    BASES_IN_BASIN,
    BASIN_OF_SPACE,
    CONDUITS_FROM_BASIN,
    CONDUITS_INTO_BASIN,
    ENDS,
    HEADSTREAMS,
    POWERHOUSES,
    POWERHOUSES_IN_BASIN,
)
from ..board.refs import MAP_KINDS, Ref
from ..engine.events import Drawn, Event, Ran
from ..engine.moves import At
from ..engine.play import Step
from ..engine.position import Position
from ..words import best as words
from ..words import building_lesson as building_words
from ..words import scene as scene_words
from ..words.names import listed
from .company_view import WHEEL_RADIUS, wheel_things
from .layout import MAP_HEIGHT, MAP_WIDTH, number_point, pipe_curve, through, way
from .map_view import map_things
from .movers import Way, thing
from .pieces import arrowhead, pointed
from .scene import AS_PRINTED, RING, Scene, SceneOf, around, readable, with_fee, with_marks
from .shapes import (
    Circle,
    Corners,
    Frame,
    Layer,
    Line,
    Path,
    Point,
    Rect,
    Shape,
    Text,
    Thing,
    box_of,
    centre,
    paper,
    polyline,
    thinned,
    union,
)

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
    source, target = ENDS[conduit]
    if name.kind != "dam":
        yield from (Ref("dam", space) for space in BASES_IN_BASIN[source])
    yield Ref("conduit", conduit)
    if name.kind != "powerhouse":
        yield from (Ref("powerhouse", space) for space in POWERHOUSES_IN_BASIN[target])


def lit(scene: Scene, name: Ref | tuple[Ref, ...] | None, apart: Collection[Ref] = ()) -> tuple[Thing, ...]:
    """The light on the chain of a thing in a scene, nothing where it has none; of several things, on these alone.

    What stands `apart` is not lit as a part of the chain of something else.
    """
    if name is not None and not isinstance(name, Ref):
        named = [scene.named[each] for each in name if each in scene.named]
        pipes = [_pipe(thing) for thing in named if thing.name.kind == "conduit"]
        ground = "hot_ground", SPOT + 5
        return (*pipes, *(_ring(each, 5, ground, SPOT, "named") for each in named if each.outline is not None))
    if name is None or Ref("map", "edge") not in scene.named:
        return ()
    things = [scene.named[part] for part in chain(name) if part in scene.named and (part == name or part not in apart)]
    pipes = [_pipe(thing) for thing in things if thing.name.kind == "conduit"]
    rings = [_ring(each, 4, ("hot_ground", WIDE), THIN, "ring") for each in things if each.outline is not None]
    priced = [new._replace(layer=Layer.HIGHLIGHT) for new in map(with_fee, things[:1]) if new is not things[0]]
    return (*pipes, *rings, *priced)


def _pipe(thing: Thing) -> Thing:
    curve = pipe_curve(str(thing.name.key))
    shapes = Path(curve, None, "hot_ground", 9, round=True), Path(curve, None, "hot", 4, round=True)
    head = Path(arrowhead(curve, 14), "hot", "hot_ground", 1.5)
    return Thing(Ref("lit", str(thing.name)), Layer.BUILT, (*shapes, head), frame=thing.frame)


def _ring(
    thing: Thing, by: float, ground: tuple[str, float], thick: float, what: str = "", layer: Layer = Layer.HIGHLIGHT
) -> Thing:
    """A ring around a thing, so far from it, on a ground of a colour that is somewhat thicker."""
    assert thing.outline is not None
    shapes = around(thing.outline, by, *ground), around(thing.outline, by, "hot", thick)
    return Thing(Ref("lit", str(thing.name), *[what] * bool(what)), layer, shapes, frame=thing.frame)


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


def drawn_ways(
    ways: Mapping[tuple[Point, ...], str], frame: Frame, pieces: Collection[Corners] = ()
) -> tuple[Thing, ...]:
    """Ways as lines with arrows; no head lies under one of the pieces."""
    return tuple(
        Thing(Ref("trace", number), Layer.BUILT, _directed(points, colour, pieces), frame=frame)
        for number, (points, colour) in enumerate(ways.items())
    )


def _directed(points: tuple[Point, ...], colour: str, pieces: Collection[Corners]) -> tuple[Shape, ...]:
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


def _in_the_open(run: Way, tip: float, pieces: Collection[Corners]) -> float:
    """Where on its way the head of an arrow is seen: as near before its place as no piece lies on it."""
    nearer = (tip - STEP * back for back in range(round((tip - HEAD) / STEP)))
    return next((at for at in nearer if not any(_on(run, at, piece) for piece in pieces)), tip)


def _on(run: Way, tip: float, piece: Corners) -> bool:
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


LEAST, MOST, PIXELS = 14.5, 19.5, 11
"""How small and how large a name may be in units of the map, and as how many pixels it can be read."""


def short_names(scene: Scene) -> tuple[Thing, ...]:
    """A small plate with its name at every place of the map; headstreams have theirs on their cards."""
    return tuple(_plates(scene))


def _plates(scene: Scene) -> Iterator[Thing]:
    for place in scene.named.values():
        name = str(place.name.key)
        if place.name.kind not in MAP_KINDS.values() or place.outline is None or name in HEADSTREAMS:
            continue
        left, top, right, bottom = box_of(place.outline)
        size = max(LEAST, min(MOST, PIXELS / place.frame.scale))
        middle, height = centre((left, top, right, bottom))[0], bottom + size * (0.1 + 1.2 * _lower(name))
        wide = 0.58 * size * len(name) + 4
        ground = Rect(middle - wide / 2, height - 0.55 * size, wide, 1.1 * size, "paper", "edge", 1, 3)
        text = Text(middle, height, name, round(size, 1), "ink", 600)
        yield Thing(Ref("short", str(place.name)), Layer.HIGHLIGHT, (ground, text), frame=place.frame)


def _lower(name: str) -> bool:
    """Powerhouses lie so close that every other one has its name a line lower."""
    return name in POWERHOUSES and POWERHOUSES_IN_BASIN[POWERHOUSES[name].basin].index(name) % 2 == 1


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
RIM = 2
"""Of paper, around a circle."""
AWAY = (0, 0), (0.5, 0.5), (0.7, 0.7), (0, 1)
"""So many radii from its corner a circle lies, to the side and up or down, where the one before lies on a figure."""


def warmth(found: BestMoves, expected: dict[str, float]) -> dict[str, Warmth]:
    """The spaces that the moves build on, by the best move that does; and what is `expected` of those left out."""
    sites: dict[str, Warmth] = {}
    maybe = {found.best, *found.undecided}
    for rank, option in enumerate(found.ranking if found.count else (), 1):
        space = next((move.space for move in found.plan(option) if isinstance(move, At)), None)
        if space is not None and space not in sites:
            sites[space] = Warmth(rank, max(0.0, found.lost(option).mean), option in maybe)
    return sites | {space: Warmth(0, lost) for space, lost in expected.items() if space not in sites}


LABEL = 10
"""How large the ground of a label is."""


def labelled(scene: Scene, labels: Mapping[Ref, str]) -> tuple[Thing, ...]:
    """Labels at a corner of some things, the upper left if nothing and no other label is there, as large everywhere."""
    drawn, written = [], [box for thing in scene.things for box in told_boxes(thing)]
    for name, label in labels.items():
        if (box := scene.bounds(name)) is not None:
            x, y = _beside(box, LABEL, ((0.5, 0.5),), written)
            written.append((x - LABEL, y - LABEL, x + LABEL, y + LABEL))
            shapes = (Circle(x, y, LABEL, "hot", "paper", 1.5), Text(x, y, label, 13, "paper", 700))
            drawn.append(Thing(Ref("label", str(name)), Layer.MOVING, shapes))
    return tuple(drawn)


def told_boxes(thing: Thing) -> Iterator[Corners]:
    """Where something is written on a thing: the whole of a conduit's value, else its letters and figures."""
    whole = thing.outline if thing.name.kind == "conduit" else None
    for shape in [whole] if whole else [shape for shape in thing.shapes if isinstance(shape, Text)]:
        left, top, right, bottom = box_of(shape)
        yield (*thing.frame.out((left, top)), *thing.frame.out((right, bottom)))


def _beside(box: Corners, by: float, away: Iterable[Point], written: Iterable[Corners]) -> Point:
    """Where at a corner of a box, or some radii from it, a circle lies on least that is written; upper left at best."""
    left, top, right, bottom = box[0] - 2 * by, box[1] - 2 * by, box[2] + 2 * by, box[3] + 2 * by
    near = [each for each in written if each[0] < right and each[2] > left and each[1] < bottom and each[3] > top]
    sides = product(((box[1], -by), (box[3], by)), ((box[0], -by), (box[2], by)))
    points = [
        (max(by, x + right * across), max(by, y + down * up)) for (y, up), (x, across) in sides for right, down in away
    ]
    return min(points, key=lambda point: sum(covered(point, by, each) for each in near))


def covered(point: Point, by: float, box: Corners) -> float:
    """How much of a box lies less than so far from a point, left, right, above and below."""
    sides = zip(point, box[:2], box[2:], strict=True)
    wide, high = (max(0.0, min(at + by, most) - max(at - by, least)) for at, least, most in sides)
    return wide * high


def worst_of(sites: Iterable[Warmth]) -> float:
    """The largest loss among sites."""
    return max((site.lost for site in sites), default=0.0)


def heat(scene: Scene, sites: dict[str, Warmth]) -> tuple[Thing, ...]:
    """A circle beside each site, larger and hotter the less it loses, with the number its move has in the list."""
    edge = scene.named.get(Ref("map", "edge"))
    if edge is None:
        return ()
    unit, drawn = max(edge.frame.scale, SMALL_MAP), []
    written = [told for thing in scene.things for told in told_boxes(thing)]
    worst = {tried: worst_of(site for site in sites.values() if bool(site.rank) == tried) for tried in (True, False)}
    for space, site in reversed(sites.items()):  # the best lie on top
        box = scene.bounds(Ref.on_map(space))
        if box is not None:
            most = worst[bool(site.rank)]
            share = 1 - site.lost / most if most else 1.0
            by = _radius(share, unit, bool(site.rank)) + RIM
            x, y = _beside(box, by, AWAY, written)
            written.append((x - by, y - by, x + by, y + by))
            shapes = circle(x, y, share, unit, str(site.rank), site.open) if site.rank else dot(x, y, share, unit)
            drawn.append(Thing(Ref("heat", space), Layer.MOVING, tuple(shapes)))
    return tuple(drawn)


def _radius(share: float, unit: float, tried: bool) -> float:
    least, most = (SMALLEST, LARGEST) if tried else (DOT, LARGE_DOT)
    return (least + (most - least) * share) * unit


def circle(x: float, y: float, share: float, unit: float, text: str, maybe: bool) -> Iterator[Shape]:
    """A site that was tried: `share` is 1 where nothing is lost, and 0 where most is."""
    step = step_of(share)
    radius = _radius(share, unit, True)
    yield Circle(x, y, radius + RIM, "paper")
    yield Circle(x, y, radius, f"heat_{step}", "ink", 2.6 if maybe else 0.8)
    yield Text(x, y, text, round(max(10, radius * 1.05), 1), "ink" if step <= STEPS / 2 else "heat_text", 600)


def dot(x: float, y: float, share: float, unit: float) -> Iterator[Shape]:
    """A site that was not tried."""
    radius = _radius(share, unit, False)
    yield Circle(x, y, radius + 1.5, "paper")
    yield Circle(x, y, radius, f"heat_{step_of(share)}", "ink", 0.8)


def step_of(share: float) -> int:
    """Which of the colours it is."""
    return min(STEPS, 1 + int(share * STEPS))


def ringed(scene: Scene, names: Iterable[Ref]) -> tuple[Thing, ...]:
    """Rings around the things that a move is about."""
    things = (scene.named[name] for name in names if name in scene.named)
    ground = "paper", 3 * RING
    return tuple(_ring(each, 5, ground, 1.6 * RING, layer=Layer.MOVING) for each in things if each.outline is not None)


NUMBER = 10
"""How large the number of a hint is on the page, about."""


def hinted(scene: Scene, names: Mapping[Ref, int]) -> tuple[Thing, ...]:
    """What a hint proposes, otherwise than what may answer: dashed, of another colour, with when its turn comes."""
    drawn = []
    for name, number in names.items():
        thing = scene.named.get(name)
        if thing is None or thing.outline is None:
            continue
        size, (left, top, _, _) = NUMBER / thing.frame.scale, box_of(thing.outline)
        by = 0 if name.kind == "pieces" else 6  # rows of pieces lie close, with incomes between them
        rings = around(thing.outline, by, "paper", 3 * RING), around(thing.outline, by, "hint", 1.8 * RING, dash=(9, 5))
        least = thing.frame.into((NUMBER + 1, NUMBER + 1))  # not cut where the picture begins
        left, top = max(left - size / 2, least[0]), max(top - size / 2, least[1])
        told = Text(left, top, str(number), 1.3 * size, "hint_text", 700)
        shapes = (*rings, Circle(left, top, size, "hint", "paper", 1.5), told)
        drawn.append(Thing(Ref("lit", str(name), "hint"), Layer.MOVING, shapes, frame=thing.frame))
    return tuple(drawn)


LEGEND_WIDTH, LINE = 320, 26


def heat_legend(sites: dict[str, Warmth], theme: str) -> Scene:
    """What the circles mean: from the least that is lost to the most, and those that were not tried."""
    tried = [site for site in sites.values() if site.rank]
    shapes: list[Shape] = [Text(4, 10, words.heat(), 12.5, "ink", 600, "start")]
    y = 14.0
    if tried:
        y += LINE
        least, most = words.least(), words.most(worst_of(tried))
        shapes += [Text(4, y, least, 12, "soft", 400, "start"), Text(200, y, most, 12, "soft", 400, "start")]
        for place in range(STEPS):
            shapes += circle(88 + 30 * place, y, 1 - place / (STEPS - 1), 0.6, "", False)
        shapes.append(Text(4, y + 24, words.heat_rim(), 11.5, "soft", 400, "start"))
        y += 24
    if len(tried) < len(sites):
        y += LINE - 6
        for place in range(STEPS):
            shapes += dot(12 + 21 * place, y, 1 - place / (STEPS - 1), 0.9)
        shapes.append(Text(92, y, words.heat_expected(), 11.5, "soft", 400, "start"))
    height = y + 14
    told = Thing(Ref("legend"), Layer.PLATE, tuple(shapes))
    said = [words.heat_rim()] * bool(tried) + [words.heat_expected()] * (len(tried) < len(sites))
    return Scene(LEGEND_WIDTH, height, words.heat(), " ".join(said), theme, (paper(LEGEND_WIDTH, height), told))


LARGEST_MAP, WIDEST, HIGHEST = 0.72, 360, 470
"""Pixels of a unit of the map where there is room, and how wide and high the cutting may become."""
AROUND, LEAST_CUTTING = 46, 330
"""Units around what is spoken of, and how wide and high a cutting is at least."""
FIGURES, GROWN = 11.2, 1.5
"""Pixels below which no figure goes, and how much larger than printed it may become for that."""
SMALLEST_MAP = FIGURES / (AS_PRINTED * GROWN)
"""Pixels of a unit at which figures that have grown are still so large; the whole map is a little wider then."""
LEFT_OUT = ("key", "map", "rocks")
SCENERY = ("relief", "banks", "river", "basin")
"""What is seen and says nothing; of the relief, small things and fine lines would only crowd so small a map."""
SMALL = 90
STRAIGHT = 0.7
"""Units that the way of a drop may be straightened by."""


def small_map(
    position: Position, marks: Mapping[Ref, str], ways: Mapping[tuple[Point, ...], str] = MappingProxyType({})
) -> Scene | None:
    """The map around what is named, with the ways of drops; None where nothing of it is on the map.

    A mark of "" names a thing that belongs into the picture without a ring.
    """
    things = [thing for thing in map_things(position) if _shown(thing, position, marks)]
    spoken = [box_of(thing.outline) for thing in things if thing.name in marks and thing.outline is not None]
    numbers = [number_point(BASIN_OF_SPACE[str(name.key)]) for name in marks if name.key in BASIN_OF_SPACE]
    spoken += [(x, y, x, y) for way in (numbers, *ways) for x, y in way]
    if not spoken:
        return None
    left, top, right, bottom = _cutting(union(spoken))
    scale = max(SMALLEST_MAP, min(LARGEST_MAP, WIDEST / (right - left), HIGHEST / (bottom - top)))
    frame = Frame(round(-left * scale, 2), round(-top * scale, 2), round(scale, 4))
    near = (_cut(thing, (left, top, right, bottom)) for thing in things)
    inside = [readable(thing, frame, FIGURES, GROWN) for thing in near if thing.shapes]
    drawn = with_marks([*inside, *drawn_ways({_plain(way): colour for way, colour in ways.items()}, frame)], marks)
    width, height = round((right - left) * scale, 1), round((bottom - top) * scale, 1)
    title = scene_words.said_title(panels=listed(scene_words.PANELS[panel] for panel in ["map"]))
    told = " ".join(thing.text for thing in things if thing.name in marks)
    things = [paper(width, height), *sorted(drawn, key=lambda thing: thing.layer)]
    return Scene(width, height, title, told, "light", tuple(things))


def _shown(thing: Thing, position: Position, marks: Mapping[Ref, str]) -> bool:
    """Land and water, what is built, and of the free spaces only those that are spoken of."""
    name = thing.name
    if name.kind in LEFT_OUT:
        return False
    if name.kind not in ("pipe", *MAP_KINDS.values()) or name.kind in ("headstream", "exit"):
        return True
    built = {**position.dams, **position.conduits, **position.powerhouses}
    return name.key in built or name in marks or Ref("conduit", name.key) in marks


def _cutting(box: Corners) -> Corners:
    """A box with some room around it, large enough to be a map and no larger than the whole."""
    left, right = _along(box[0], box[2], MAP_WIDTH)
    top, bottom = _along(box[1], box[3], MAP_HEIGHT)
    return left, top, right, bottom


def _along(low: float, high: float, most: float) -> tuple[float, float]:
    more = max(AROUND, (LEAST_CUTTING - (high - low)) / 2)
    low, high = low - more, high + more
    low, high = (0, high - low) if low < 0 else (low, high)
    low, high = (low - (high - most), most) if high > most else (low, high)
    return max(low, 0), min(high, most)


def _cut(thing: Thing, box: Corners) -> Thing:
    """A thing as far as it lies in a box: scenery plain and without a word, anything else as it is or not at all."""
    kind = thing.name.kind
    if kind not in SCENERY:
        inside = _meets(union([box_of(shape) for shape in thing.shapes]), box)
        shapes = map(_coarse, thing.shapes) if kind == "pipe" else thing.shapes
        return thing._replace(shapes=tuple(shapes) if inside else ())
    kept = [shape for shape in thing.shapes if _meets(box_of(shape), box)]
    if kind == "relief":
        kept = [shape for shape in kept if not isinstance(shape, Line) and shape.fill and _width(shape) > SMALL]
    if kind == "basin" and isinstance(thing.outline, Rect):
        kept = [thing.outline._replace(fill=shape.fill) for shape in kept if isinstance(shape, Path)]
    return thing._replace(shapes=tuple(map(_coarse, kept)), text="")


def _plain(way: tuple[Point, ...]) -> tuple[Point, ...]:
    return tuple((round(x), round(y)) for x, y in thinned(way, STRAIGHT))


def _coarse(shape: Shape) -> Shape:
    """A line or an area in whole units, which is near enough for what is so small, and shorter to write."""
    if not isinstance(shape, Path):
        return shape
    return shape._replace(commands=tuple((step, tuple(map(round, numbers))) for step, numbers in shape.commands))


def _width(shape: Shape) -> float:
    left, _, right, _ = box_of(shape)
    return right - left


def _meets(one: Corners, other: Corners) -> bool:
    return one[0] < other[2] and one[2] > other[0] and one[1] < other[3] and one[3] > other[1]


MARGIN = 3


def wheel_picture(position: Position, who: str, *, width: float, theme: str = "light") -> Scene:
    """The wheel of a company, as wide as there is room."""
    natural = 2 * (WHEEL_RADIUS + MARGIN)
    frame = Frame(0, 0, round(width / natural, 4))
    wheel = wheel_things(who, position.companies[who].wheel, natural / 2, natural / 2, WHEEL_RADIUS, position.box)
    things = sorted((thing._replace(frame=frame) for thing in wheel), key=lambda thing: thing.layer)
    told = " ".join(thing.text for thing in wheel if thing.text)
    return Scene(width, width, building_words.wheel_of(who), told, theme, tuple(things))
