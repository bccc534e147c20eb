"""The map: relief, rivers, basins, headstreams and every piece on it."""

from functools import lru_cache

from ..board.box import PRINTED, Box
from ..board.map import AREA_OF_BASIN, AREAS, BASE_SPACES, ENDS, EXITS, HEADSTREAMS, POWERHOUSES
from ..board.refs import Ref
from ..engine.pieces import red_fee
from ..engine.position import Dam, Position
from ..engine.water import capacity, drops_brought
from ..words import names
from ..words import scene as words
from ..words.names import in_a_row, listed
from ..words.places import node, owned, spot
from . import layout, pieces
from .icons import Shapes, drop, excavator, mixer
from .layout import CARD_HEIGHT, CARD_WIDTH, LAKE_BOTTOM, LAKE_DROPS, LAKE_TOP, MAP_HEIGHT, MAP_WIDTH
from .shapes import (
    Circle,
    Command,
    Layer,
    Path,
    Point,
    Rect,
    Shape,
    Text,
    Thing,
    commands,
    move,
    polyline,
    remembered,
    spline,
)

CORNER = 20

_FAR = (
    (0, 96), (34, 70), (66, 88), (118, 36), (150, 66), (176, 54), (214, 92), (262, 44), (300, 74), (330, 58),
    (372, 90), (430, 30), (470, 70), (500, 56), (540, 88), (588, 46), (622, 72), (660, 52), (704, 92), (760, 34),
    (796, 68), (824, 56), (860, 86), (914, 40), (950, 72), (1000, 50),
)  # fmt: skip
_NEAR = (
    (0, 150), (40, 176), (84, 138), (130, 186), (206, 118), (250, 170), (284, 150), (340, 196), (400, 160),
    (468, 112), (520, 172), (556, 150), (610, 198), (676, 156), (744, 116), (790, 170), (830, 150), (880, 190),
    (950, 126), (1000, 164),
)  # fmt: skip
_FOOTHILLS = (
    (0, 226), (90, 250), (190, 222), (300, 252), (420, 232), (520, 246), (640, 230), (760, 252), (880, 236),
    (1000, 258),
)  # fmt: skip
_HILLS = ((0, 292), (150, 280), (260, 270), (480, 284), (620, 276), (760, 284), (900, 306), (1000, 318))
_PLAINS = (
    (0, 410), (120, 402), (230, 424), (290, 518), (400, 548), (520, 552), (610, 580), (720, 642), (860, 654),
    (1000, 640),
)  # fmt: skip
_TREES = ((208, 352), (232, 378), (28, 372), (508, 346), (520, 404), (776, 372), (930, 356), (946, 384), (96, 352))
_SNOWY = ((118, 36), (262, 44), (430, 30), (588, 46), (760, 34), (914, 40))
_SNOWY_NEAR = ((206, 118), (468, 112), (744, 116), (950, 126))

_TREE = commands("M-4 2L0 -16L4 2ZM-13 4L-9 -9L-5 4ZM5 4L9 -9L13 4Z")
_SNOW = commands("M-13 13L0 0L15 15L7 11L1 18L-5 11Z")
_ROCK = commands("M0 0L10 -32L20 -46L24 -34L33 0Z")
_ROCK_LIT = commands("M20 -46L18 -22L33 0L24 -34Z")


@lru_cache
def relief() -> tuple[Thing, ...]:
    """Everything under the rivers; the same for every position."""
    forest = (Path(move(_TREE, x, y), "tree") for x, y in _TREES)
    return (
        Thing(Ref("relief"), Layer.RELIEF, (*_mountains(), *_hills(), *_plains(), *forest)),
        Thing(Ref("rocks"), Layer.ROCK, tuple(rock for space in BASE_SPACES for rock in _shoulders(space))),
    )


def _mountains() -> tuple[Shape, ...]:
    return (
        Rect(0, 0, MAP_WIDTH, 320, "sky", radius=CORNER),
        Path(_down_to(polyline(_FAR), 300), "far"),
        *(Path(move(_SNOW, x, y), "snow") for x, y in _SNOWY),
        Path(_down_to(polyline(_NEAR), 330), "near"),
        *(Path(move(_SNOW, x, y, 0.8), "snow") for x, y in _SNOWY_NEAR),
        Path(_down_to(spline(_FOOTHILLS), 340), "foothills"),
    )


def _hills() -> tuple[Shape, ...]:
    return _rising(_HILLS, "hills", _down_to((), 680), (52, 84, 116, 150, 186), 0.6)


def _plains() -> tuple[Shape, ...]:
    return _rising(_PLAINS, "plains", _to_the_bottom(), (70, 118, 170, 226, 284), 0.85)


def _rising(
    ridge: tuple[Point, ...], area: str, under: tuple[Command, ...], contours: tuple[float, ...], swing: float
) -> tuple[Shape, ...]:
    """Land under a ridge, with a rim, and its contours with flatter swings."""
    return (
        Path((*spline(ridge), *under), f"{area}_rim"),
        Path((*spline(_lower(ridge, 17)), *under), area),
        *(Path(spline(_lower(ridge, by, swing)), None, f"{area}_rim", 1.5) for by in contours),
    )


def _lower(points: tuple[Point, ...], by: float, swing: float = 1) -> tuple[Point, ...]:
    """A line further down, its swings made flatter."""
    level = sum(y for _, y in points) / len(points)
    return tuple((x, level + (y - level) * swing + by) for x, y in points)


def _down_to(line: tuple[Command, ...], bottom: float) -> tuple[Command, ...]:
    return (*line, *commands(f"L{MAP_WIDTH} {bottom}L0 {bottom}Z"))


def _to_the_bottom() -> tuple[Command, ...]:
    right, low = MAP_WIDTH - CORNER, MAP_HEIGHT - CORNER
    corners = f"L{MAP_WIDTH} {low}A{right} {low} {CORNER} 0 90L{CORNER} {MAP_HEIGHT}A{CORNER} {low} {CORNER} 90 180Z"
    return commands(corners)


def _shoulders(space: str) -> tuple[Shape, ...]:
    """The two rocks that a dam stands between."""
    x, y = layout.dam_foot(space)
    area = BASE_SPACES[space].area
    reach = layout.HALF_FOOT + 30
    return tuple(
        Path(turned(rock, x + side * reach, y + 10), f"{fill}_{area}")
        for side, turned in ((-1, move), (1, _mirrored))
        for rock, fill in ((_ROCK, "rock"), (_ROCK_LIT, "lit"))
    )


def _mirrored(steps: tuple[Command, ...], x: float, y: float) -> tuple[Command, ...]:
    flipped = tuple((letter, tuple(n if i % 2 else -n for i, n in enumerate(numbers))) for letter, numbers in steps)
    return move(flipped, x, y)


@lru_cache
def valley(basin: int) -> Path:
    """The patch of a basin: a rounded shape with a hand-drawn edge."""
    left, top, right, bottom = layout.BASINS[basin].valley
    points = _patch(left, top, right, bottom, basin)
    return Path(spline(points, closed=True), f"valley_{AREA_OF_BASIN[basin]}")


def _patch(left: float, top: float, right: float, bottom: float, seed: int) -> tuple[Point, ...]:
    """Points around a box, each a little off, always by the same amount for the same seed."""
    corner = min(24.0, (bottom - top) / 3)
    across = _between(left + corner, right - corner, 3)
    down = _between(top + corner, bottom - corner, 3 if bottom - top > 100 else 1)
    points = [
        *((x, top) for x in across),
        *((right, y) for y in down),
        *((x, bottom) for x in reversed(across)),
        *((left, y) for y in reversed(down)),
    ]
    return tuple((x + _off(seed, index), y + _off(seed, index + 50)) for index, (x, y) in enumerate(points))


def _between(low: float, high: float, pieces: int) -> list[float]:
    return [low + (high - low) * index / pieces for index in range(pieces + 1)]


def _off(seed: int, index: int) -> float:
    return (seed * 37 + index * 101 + seed * index * 13) % 7 - 3


SHOWN_DROPS = 5
LEGEND_AT = (20, 962)
KEY_CORNER = (LEGEND_AT[0], LEGEND_AT[1] + 80)
"""The lower left corner of the key."""


def map_things(position: Position, icons: bool = True) -> list[Thing]:
    """Everything on the map; without icons, as on the second side of the printed map, what prices say is left out."""
    deep_owners, red, values = position.deep_owners(), position.design.red_fee, position.box.conduits
    return [
        *(thing for thing in land(position.box) if icons or thing.name.kind != "key"),
        *(_card(name, printed(position, name), _column(position)) for name in HEADSTREAMS),
        *(_lake(name, printed(position, name), position.headstreams.get(name, 0)) for name in HEADSTREAMS),
        *(_pipe(space, position.conduits.get(space)) for space in ENDS),
        *(_dam(space, position.dams.get(space), deep_owners, red, icons) for space in BASE_SPACES),
        *(_powerhouse(space, position.powerhouses.get(space), red, icons) for space in POWERHOUSES),
        *(_marker(space, values[space].value, position.conduits.get(space), icons) for space in ENDS),
    ]


@remembered(16)
def land(box: Box = PRINTED) -> tuple[Thing, ...]:
    """What never changes in a game: the relief, valleys, rivers, plates and the key."""
    edge = Rect(0.5, 0.5, MAP_WIDTH - 1, MAP_HEIGHT - 1, None, "edge", 2, CORNER)
    bases, elevations = box.base_cost, box.elevation_cost
    costs = (words.cost(area=names.AREAS[area], base=bases[area], elevation=elevations[area]) for area in AREAS)
    prices = words.said_map_legend(costs=listed(costs))
    return (
        *relief(),
        *(_valley(basin) for basin in layout.BASINS),
        Thing(Ref("banks"), Layer.RIVER, tuple(_bank(*river) for river in layout.RIVERS)),
        *(_river(*river) for river in layout.RIVERS),
        *(_exit(name) for name in EXITS),
        *(_number(basin) for basin in layout.BASINS),
        Thing(Ref("key"), Layer.NUMBER, _legend(box), prices, Rect(*LEGEND_AT, 168, 80)),
        Thing(Ref("map", "edge"), Layer.NUMBER, (edge,)),
        *(
            Thing(Ref("plate", basin), Layer.PLATE, pieces.plate(*layout.plate(basin)), of=Ref("basin", basin))
            for basin, plan in layout.BASINS.items()
            if plan.houses
        ),
    )


def _valley(basin: int) -> Thing:
    left, top, right, bottom = layout.BASINS[basin].valley
    return Thing(
        Ref("basin", basin),
        Layer.VALLEY,
        (valley(basin),),
        words.said_basin(number=basin, area=names.AREAS[AREA_OF_BASIN[basin]]),
        Rect(left, top, right - left, bottom - top, radius=20),
    )


def _number(basin: int) -> Thing:
    x, y = layout.number_point(basin)
    text = Text(x, y, str(basin), 26 if basin < 10 else 23, "soft", 400)
    return Thing(Ref("number", basin), Layer.NUMBER, (text,), of=Ref("basin", basin))


def _bank(start: str, end: str, strand: str) -> Shape:
    return Path(layout.drawn_river(start, end, strand), None, "bank", layout.river_width(start))


def _river(start: str, end: str, strand: str) -> Thing:
    curve = layout.drawn_river(start, end, strand)
    return Thing(
        Ref("river", start, end, strand),
        Layer.RIVER,
        (Path(curve, None, "river", layout.river_width(start) - 3),),
        words.said_river(start=node(start), end=node(end)),
        Path(curve, thick=14),
    )


def _exit(name: str) -> Thing:
    x, y = layout.EXIT_AT[name]
    head = Path(commands(f"M{x - 11} {y - 1}L{x + 11} {y - 1}L{x} {y + 14}Z"), "bank")
    return Thing(Ref("exit", name), Layer.RIVER, (head,), words.river_exit(name), Rect(x - 11, y - 4, 22, 18))


def _legend(box: Box) -> Shapes:
    x, y = LEGEND_AT
    shapes: list[Shape] = [*excavator(x + 131, y + 10, 17, "soft"), *mixer(x + 156, y + 10, 17, "soft")]
    for row, area in enumerate(AREAS):
        middle = y + 33 + 22 * row
        shapes += (
            Circle(x + 6, middle, 6, "foothills" if area == "mountains" else f"{area}_rim", "plan", 1),
            Text(x + 20, middle, names.capital(names.AREAS[area]), 18.5, "soft", anchor="start"),
            Text(x + 131, middle, str(box.base_cost[area]), 18.5, "ink", 600),
            Text(x + 156, middle, str(box.elevation_cost[area]), 18.5, "ink", 600),
        )
    return tuple(shapes)


COLUMNS = 4
"""In how many rounds a headstream tile brings drops."""


def printed(position: Position, name: str) -> tuple[int, ...]:
    """What the tile of a headstream brings in the rounds that it prints; nothing where there is none."""
    if name not in position.headstream_tiles:
        return ()
    return tuple(drops_brought(position, name, round) for round in range(1, COLUMNS + 1))


def _column(position: Position) -> int:
    """Which of the printed rounds it is, for the cards of the headstreams: they begin anew in a longer game (I5)."""
    round = position.round
    return (round - 1) % COLUMNS + 1 if COLUMNS < round < position.design.rounds else round


@lru_cache(256)
def _card(name: str, drops: tuple[int, ...], round: int) -> Thing:
    """The card of a headstream; it changes only with the round."""
    left, top, _, _ = layout.card_box(name)
    shapes: list[Shape] = [
        Rect(left, top, CARD_WIDTH, CARD_HEIGHT, "panel", "edge", 1.5, 9),
        Text(left + 23, top + CARD_HEIGHT / 2, name, 18.5, "soft", 700),
    ]
    for number in range(1, COLUMNS + 1):
        shapes += _round_number(name, number, str(drops[number - 1]) if drops else "\u2013", round)
    return Thing(Ref("card", name), Layer.CARD, tuple(shapes), of=Ref("headstream", name))


def _round_number(name: str, number: int, text: str, round: int) -> Shapes:
    x, y = layout.round_point(name, number)
    if number == round:
        return Rect(x - 14, y - 16, 28, 32, "now", radius=6), Text(x, y, text, 20, "now_text", 700)
    fill, weight = ("faint", 400) if number < round else ("ink", 500)
    return (Text(x, y, text, 20, fill, weight),)


@remembered(256)
def _lake(name: str, drops: tuple[int, ...], waiting: int) -> Thing:
    """The lake under a headstream with the drops that wait."""
    x = layout.HEADSTREAM_X[name]
    shown = waiting if waiting <= SHOWN_DROPS else 1
    half = max(20, 10 * shown + 12) if waiting <= SHOWN_DROPS else 40
    depth = LAKE_BOTTOM - LAKE_TOP
    edge = commands(
        f"M{x - half} {LAKE_TOP}C{x - half} {LAKE_TOP + 0.9 * depth} {x - 0.5 * half} {LAKE_BOTTOM} {x} {LAKE_BOTTOM}"
        f"C{x + 0.5 * half} {LAKE_BOTTOM} {x + half} {LAKE_TOP + 0.9 * depth} {x + half} {LAKE_TOP}Z"
    )
    shapes: list[Shape] = [Path(edge, "pool", "bank", 1.8)]
    if waiting <= SHOWN_DROPS:
        for point in lake_points(name, waiting):
            shapes += drop(*point, 18)
    else:
        shapes += (*drop(x - 17, LAKE_DROPS, 18), Text(x + 9, LAKE_DROPS, f"\u00d7{waiting}", 18.5, "drop", 700))
    left, top, _, _ = layout.card_box(name)
    text = (
        words.said_headstream(name=name, brings=in_a_row(drops), waiting=waiting)
        if drops
        else words.bare_headstream(name=name, waiting=waiting)
    )
    return Thing(
        Ref("headstream", name),
        Layer.PIECE,
        tuple(shapes),
        text,
        Rect(left, top, CARD_WIDTH, LAKE_BOTTOM - top, radius=9),
    )


def lake_points(name: str, waiting: int) -> tuple[tuple[float, float], ...]:
    """Where the drops wait, from left to right; five are shown at most."""
    left = layout.HEADSTREAM_X[name] - 10 * (min(waiting, SHOWN_DROPS) - 1)
    return tuple((left + 20 * index, LAKE_DROPS) for index in range(min(waiting, SHOWN_DROPS)))


@remembered(1024)
def _dam(space: str, built: Dam | None, deep_owners: frozenset[str], red: int, icons: bool) -> Thing:
    foot = layout.dam_foot(space)
    coin, fee = bool(BASE_SPACES[space].fee), red_fee("base", space, red)
    x, y = foot
    if built is None:
        shapes, text = (pieces.empty_dam(foot, coin, icons), _free(space, fee))
        outline = Rect(x - 36, y - 22, 72, 26, radius=4)
        return Thing(Ref("dam", space), Layer.PIECE, shapes, text, outline, price=_price(fee, icons))
    room = capacity(built, deep_owners)
    shapes = pieces.dam(foot, built.owner, built.level, built.drops, room, coin)
    half, high = pieces.size(built.level, max(room, built.drops))
    text = words.said_dam(
        named=words.named(owned(space, built.owner), space), level=built.level, drops=built.drops, room=room
    )
    return Thing(
        Ref("dam", space), Layer.PIECE, shapes, text, Rect(x - half, y - high - 2, 2 * half, high + 8, radius=8)
    )


@remembered(256)
def _powerhouse(space: str, owner: str | None, red: int, icons: bool) -> Thing:
    middle = x, y = layout.house_point(space)
    coin, fee = bool(POWERHOUSES[space].fee), red_fee("powerhouse", space, red)
    price = ""
    if owner is None:
        shapes, text = (pieces.empty_powerhouse(middle, coin, icons), _free(space, fee))
        price = _price(fee, icons)
    else:
        shapes, text = pieces.powerhouse(middle, owner, coin), words.sentence(words.named(owned(space, owner), space))
    reach = layout.HALF_HOUSE + 2
    outline = Rect(x - reach, y - reach, 2 * reach, 2 * reach, radius=5)
    return Thing(Ref("powerhouse", space), Layer.PIECE, shapes, text, outline, price=price)


def _free(space: str, fee: int) -> str:
    return words.said_free(named=words.named(spot(space), space), fee=fee)


def _price(fee: int, icons: bool) -> str:
    return f"+{fee}" if fee and icons else ""


@lru_cache(256)
def _pipe(space: str, owner: str | None) -> Thing:
    curve = layout.pipe_curve(space)
    shapes = pieces.planned_pipe(curve) if owner is None else pieces.built_pipe(curve, owner)
    layer = Layer.PLANNED if owner is None else Layer.BUILT
    return Thing(Ref("pipe", space), layer, shapes, outline=Path(curve, thick=14), of=Ref("conduit", space))


@remembered(256)
def _marker(space: str, value: int, owner: str | None, icons: bool) -> Thing:
    middle = x, y = layout.marker_point(space)
    if owner is None:
        target = ENDS[space][1] if icons else None
        wide, high = pieces.badge_size(target)
        shapes = pieces.badge(middle, value, target)
        text = words.free_conduit(named=words.named(spot(space), space), value=value)
    else:
        wide, high = pieces.PILL
        shapes = pieces.marker(middle, owner, value)
        text = words.said_conduit(named=words.named(owned(space, owner), space), value=value)
    outline = Rect(x - wide, y - high, 2 * wide, 2 * high, radius=high)
    return Thing(Ref("conduit", space), Layer.MARKER, shapes, text, outline)
