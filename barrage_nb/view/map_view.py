"""The map: relief, rivers, basins, headstreams and every piece on it."""

from functools import lru_cache

from ..board.companies import BASE_COST, ELEVATION_COST
from ..board.map import AREA_OF_BASIN, AREAS, BASE_SPACES, CONDUITS, EXITS, HEADSTREAMS, POWERHOUSES
from ..board.refs import Ref
from ..board.tiles import ROUNDS
from ..engine.pieces import red_fee
from ..engine.position import Dam, Position
from ..engine.water import capacity, drops_brought
from ..words import scene as words
from . import pieces
from .curves import RIVERS, drawn_river, pipe_curve, river_width
from .icons import Shapes, drop, excavator, mixer
from .layout import (
    BASINS,
    CARD_HEIGHT,
    CARD_WIDTH,
    EXIT_AT,
    HALF_HOUSE,
    HEADSTREAM_X,
    LAKE_BOTTOM,
    LAKE_DROPS,
    LAKE_TOP,
    card_box,
    dam_foot,
    house_point,
    marker_point,
    number_point,
    plate,
    round_point,
)
from .relief import frame_edge, relief, valley
from .remembered import remembered
from .shapes import Circle, Layer, Path, Rect, Shape, Text, Thing, commands

SHOWN_DROPS = 5
LEGEND_AT = (20, 962)
KEY_CORNER = (LEGEND_AT[0], LEGEND_AT[1] + 80)
"""The lower left corner of the key."""


def map_things(position: Position, icons: bool = True) -> list[Thing]:
    """Everything on the map; without icons, as on the second side of the printed map, what prices say is left out."""
    deep_owners, red = position.deep_owners(), position.design.red_fee
    return [
        *(thing for thing in land() if icons or thing.name.kind != "key"),
        *(_card(name, printed(position, name), _column(position)) for name in HEADSTREAMS),
        *(_lake(name, printed(position, name), position.headstreams.get(name, 0)) for name in HEADSTREAMS),
        *(_pipe(space, position.conduits.get(space)) for space in CONDUITS),
        *(_dam(space, position.dams.get(space), deep_owners, red, icons) for space in BASE_SPACES),
        *(_powerhouse(space, position.powerhouses.get(space), red, icons) for space in POWERHOUSES),
        *(_marker(space, position.conduits.get(space), icons) for space in CONDUITS),
    ]


@remembered(4)
def land() -> tuple[Thing, ...]:
    """What never changes: the relief, valleys, rivers, plates and the key."""
    return (
        *relief(),
        *(_valley(basin) for basin in BASINS),
        Thing(Ref("banks"), Layer.RIVER, tuple(_bank(*river) for river in RIVERS)),
        *(_river(*river) for river in RIVERS),
        *(_exit(name) for name in EXITS),
        *(_number(basin) for basin in BASINS),
        Thing(Ref("key"), Layer.NUMBER, _legend(), _legend_text(), Rect(*LEGEND_AT, 168, 80)),
        Thing(Ref("map", "edge"), Layer.NUMBER, (frame_edge(),)),
        *(
            Thing(Ref("plate", basin), Layer.PLATE, pieces.plate(*plate(basin)), of=Ref("basin", basin))
            for basin, plan in BASINS.items()
            if plan.houses
        ),
    )


def _valley(basin: int) -> Thing:
    left, top, right, bottom = BASINS[basin].valley
    return Thing(
        Ref("basin", basin),
        Layer.VALLEY,
        (valley(basin),),
        words.basin(basin, AREA_OF_BASIN[basin]),
        Rect(left, top, right - left, bottom - top, radius=20),
    )


def _number(basin: int) -> Thing:
    x, y = number_point(basin)
    text = Text(x, y, str(basin), 26 if basin < 10 else 23, "soft", 400)
    return Thing(Ref("number", basin), Layer.NUMBER, (text,), of=Ref("basin", basin))


def _bank(start: str, end: str, strand: str) -> Shape:
    return Path(drawn_river(start, end, strand), None, "bank", river_width(start))


def _river(start: str, end: str, strand: str) -> Thing:
    curve = drawn_river(start, end, strand)
    return Thing(
        Ref("river", start, end, strand),
        Layer.RIVER,
        (Path(curve, None, "river", river_width(start) - 3),),
        words.river(start, end),
        Path(curve, thick=14),
    )


def _exit(name: str) -> Thing:
    x, y = EXIT_AT[name]
    head = Path(commands(f"M{x - 11} {y - 1}L{x + 11} {y - 1}L{x} {y + 14}Z"), "bank")
    return Thing(Ref("exit", name), Layer.RIVER, (head,), words.river_exit(name), Rect(x - 11, y - 4, 22, 18))


def _legend() -> Shapes:
    x, y = LEGEND_AT
    shapes: list[Shape] = [*excavator(x + 131, y + 10, 17, "soft"), *mixer(x + 156, y + 10, 17, "soft")]
    for row, area in enumerate(AREAS):
        middle = y + 33 + 22 * row
        shapes += (
            Circle(x + 6, middle, 6, "foothills" if area == "mountains" else f"{area}_rim", "plan", 1),
            Text(x + 20, middle, words.area_title(area), 18.5, "soft", anchor="start"),
            Text(x + 131, middle, str(BASE_COST[area]), 18.5, "ink", 600),
            Text(x + 156, middle, str(ELEVATION_COST[area]), 18.5, "ink", 600),
        )
    return tuple(shapes)


def _legend_text() -> str:
    return words.map_legend((area, BASE_COST[area], ELEVATION_COST[area]) for area in AREAS)


def printed(position: Position, name: str) -> tuple[int, ...]:
    """What the tile of a headstream brings in the rounds that it prints; nothing where there is none."""
    if name not in position.headstream_tiles:
        return ()
    return tuple(drops_brought(position, name, round) for round in range(1, ROUNDS))


def _column(position: Position) -> int:
    """Which of the printed rounds it is, for the cards of the headstreams: they begin anew in a longer game (I5)."""
    round = position.round
    return (round - 1) % (ROUNDS - 1) + 1 if ROUNDS <= round < position.design.rounds else round


@lru_cache(256)
def _card(name: str, drops: tuple[int, ...], round: int) -> Thing:
    """The card of a headstream; it changes only with the round."""
    left, top, _, _ = card_box(name)
    shapes: list[Shape] = [
        Rect(left, top, CARD_WIDTH, CARD_HEIGHT, "panel", "edge", 1.5, 9),
        Text(left + 23, top + CARD_HEIGHT / 2, name, 18.5, "soft", 700),
    ]
    for number in range(1, 5):
        shapes += _round_number(name, number, str(drops[number - 1]) if drops else "\u2013", round)
    return Thing(Ref("card", name), Layer.CARD, tuple(shapes), of=Ref("headstream", name))


def _round_number(name: str, number: int, text: str, round: int) -> Shapes:
    x, y = round_point(name, number)
    if number == round:
        return Rect(x - 14, y - 16, 28, 32, "now", radius=6), Text(x, y, text, 20, "now_text", 700)
    fill, weight = ("faint", 400) if number < round else ("ink", 500)
    return (Text(x, y, text, 20, fill, weight),)


@remembered(256)
def _lake(name: str, drops: tuple[int, ...], waiting: int) -> Thing:
    """The lake under a headstream with the drops that wait."""
    x = HEADSTREAM_X[name]
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
        shapes += (
            *drop(x - 17, LAKE_DROPS, 18),
            Text(x + 9, LAKE_DROPS, f"\u00d7{waiting}", 18.5, "drop", 700),
        )
    left, top, _, _ = card_box(name)
    return Thing(
        Ref("headstream", name),
        Layer.PIECE,
        tuple(shapes),
        words.headstream(name, drops or None, waiting),
        Rect(left, top, CARD_WIDTH, LAKE_BOTTOM - top, radius=9),
    )


def lake_points(name: str, waiting: int) -> tuple[tuple[float, float], ...]:
    """Where the drops wait, from left to right; five are shown at most."""
    left = HEADSTREAM_X[name] - 10 * (min(waiting, SHOWN_DROPS) - 1)
    return tuple((left + 20 * index, LAKE_DROPS) for index in range(min(waiting, SHOWN_DROPS)))


@remembered(1024)
def _dam(space: str, built: Dam | None, deep_owners: frozenset[str], red: int, icons: bool) -> Thing:
    foot = dam_foot(space)
    coin, fee = bool(BASE_SPACES[space].fee), red_fee("base", space, red)
    x, y = foot
    if built is None:
        shapes, text = pieces.empty_dam(foot, coin, icons), words.free(space, fee)
        outline = Rect(x - 36, y - 22, 72, 26, radius=4)
        return Thing(Ref("dam", space), Layer.PIECE, shapes, text, outline, price=_price(fee, icons))
    room = capacity(built, deep_owners)
    shapes = pieces.dam(foot, built.owner, built.level, built.drops, room, coin)
    half, high = pieces.size(built.level, max(room, built.drops))
    text = words.dam(space, built.owner, built.level, built.drops, room)
    return Thing(
        Ref("dam", space), Layer.PIECE, shapes, text, Rect(x - half, y - high - 2, 2 * half, high + 8, radius=8)
    )


@remembered(256)
def _powerhouse(space: str, owner: str | None, red: int, icons: bool) -> Thing:
    middle = x, y = house_point(space)
    coin, fee = bool(POWERHOUSES[space].fee), red_fee("powerhouse", space, red)
    if owner is None:
        shapes, text = pieces.empty_powerhouse(middle, coin, icons), words.free(space, fee)
    else:
        shapes, text = pieces.powerhouse(middle, owner, coin), words.powerhouse(space, owner)
    reach = HALF_HOUSE + 2
    outline = Rect(x - reach, y - reach, 2 * reach, 2 * reach, radius=5)
    price = _price(fee, icons) if owner is None else ""
    return Thing(Ref("powerhouse", space), Layer.PIECE, shapes, text, outline, price=price)


def _price(fee: int, icons: bool) -> str:
    return f"+{fee}" if fee and icons else ""


@lru_cache(256)
def _pipe(space: str, owner: str | None) -> Thing:
    curve = pipe_curve(space)
    outline = Path(curve, thick=14)
    if owner is None:
        shapes = pieces.planned_pipe(curve)
        return Thing(Ref("pipe", space), Layer.PLANNED, shapes, outline=outline, of=Ref("conduit", space))
    shapes = pieces.built_pipe(curve, owner)
    return Thing(Ref("pipe", space), Layer.BUILT, shapes, outline=outline, of=Ref("conduit", space))


@remembered(256)
def _marker(space: str, owner: str | None, icons: bool) -> Thing:
    middle = x, y = marker_point(space)
    printed = CONDUITS[space]
    text = words.conduit(space, printed.value, owner)
    if owner is None:
        target = printed.target if icons else None
        wide, high = pieces.badge_size(target)
        shapes = pieces.badge(middle, printed.value, target)
    else:
        wide, high = pieces.PILL
        shapes = pieces.marker(middle, owner, printed.value)
    outline = Rect(x - wide, y - high, 2 * wide, 2 * high, radius=high)
    return Thing(Ref("conduit", space), Layer.MARKER, shapes, text, outline)
