"""The relief under the map: mountains, hills and plains, valleys and rocks; scenery, never information."""

from functools import lru_cache

from ..board.map import AREA_OF_BASIN, BASE_SPACES
from ..board.refs import Ref
from .layout import BASINS, HALF_FOOT, MAP_HEIGHT, MAP_WIDTH, dam_foot
from .shapes import Command, Layer, Path, Point, Rect, Shape, Thing, commands, move, polyline, spline

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
_TREES = (
    (208, 352),
    (232, 378),
    (28, 372),
    (508, 346),
    (520, 404),
    (776, 372),
    (930, 356),
    (946, 384),
    (96, 352),
)
_SNOWY = ((118, 36), (262, 44), (430, 30), (588, 46), (760, 34), (914, 40))
_SNOWY_NEAR = ((206, 118), (468, 112), (744, 116), (950, 126))

_TREE = commands("M-4 2L0 -16L4 2ZM-13 4L-9 -9L-5 4ZM5 4L9 -9L13 4Z")
_SNOW = commands("M-13 13L0 0L15 15L7 11L1 18L-5 11Z")
_ROCK = commands("M0 0L10 -32L20 -46L24 -34L33 0Z")
_ROCK_LIT = commands("M20 -46L18 -22L33 0L24 -34Z")


@lru_cache
def relief() -> tuple[Thing, ...]:
    """Everything under the rivers; the same for every position."""
    return (
        Thing(Ref("relief"), Layer.RELIEF, (*_mountains(), *_hills(), *_plains(), *_forest())),
        Thing(Ref("rocks"), Layer.ROCK, tuple(rock for space in BASE_SPACES for rock in _shoulders(space))),
    )


def frame_edge() -> Shape:
    """The hairline around the map."""
    return Rect(0.5, 0.5, MAP_WIDTH - 1, MAP_HEIGHT - 1, None, "edge", 2, CORNER)


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
    return (
        Path(_down_to(spline(_HILLS), 680), "hills_rim"),
        Path(_down_to(spline(_lower(_HILLS, 17)), 680), "hills"),
        *(Path(spline(_lower(_HILLS, by, 0.6)), None, "hills_rim", 1.5) for by in (52, 84, 116, 150, 186)),
    )


def _plains() -> tuple[Shape, ...]:
    contours = (70, 118, 170, 226, 284)
    return (
        Path(_to_the_bottom(spline(_PLAINS)), "plains_rim"),
        Path(_to_the_bottom(spline(_lower(_PLAINS, 17))), "plains"),
        *(Path(spline(_lower(_PLAINS, by, 0.85)), None, "plains_rim", 1.5) for by in contours),
    )


def _lower(points: tuple[Point, ...], by: float, swing: float = 1) -> tuple[Point, ...]:
    """A line further down, its swings made flatter."""
    level = sum(y for _, y in points) / len(points)
    return tuple((x, level + (y - level) * swing + by) for x, y in points)


def _down_to(line: tuple[Command, ...], bottom: float) -> tuple[Command, ...]:
    return (*line, *commands(f"L{MAP_WIDTH} {bottom}L0 {bottom}Z"))


def _to_the_bottom(line: tuple[Command, ...]) -> tuple[Command, ...]:
    right, low = MAP_WIDTH - CORNER, MAP_HEIGHT - CORNER
    corners = f"L{MAP_WIDTH} {low}A{right} {low} {CORNER} 0 90L{CORNER} {MAP_HEIGHT}A{CORNER} {low} {CORNER} 90 180Z"
    return (*line, *commands(corners))


def _forest() -> tuple[Shape, ...]:
    return tuple(Path(move(_TREE, x, y), "tree") for x, y in _TREES)


def _shoulders(space: str) -> tuple[Shape, ...]:
    """The two rocks that a dam stands between."""
    x, y = dam_foot(space)
    area = BASE_SPACES[space].area
    reach = HALF_FOOT + 30
    left = (
        Path(move(_ROCK, x - reach, y + 10), f"rock_{area}"),
        Path(move(_ROCK_LIT, x - reach, y + 10), f"lit_{area}"),
    )
    right = (
        Path(_mirrored(_ROCK, x + reach, y + 10), f"rock_{area}"),
        Path(_mirrored(_ROCK_LIT, x + reach, y + 10), f"lit_{area}"),
    )
    return left + right


def _mirrored(steps: tuple[Command, ...], x: float, y: float) -> tuple[Command, ...]:
    flipped = tuple((letter, tuple(n if i % 2 else -n for i, n in enumerate(numbers))) for letter, numbers in steps)
    return move(flipped, x, y)


@lru_cache
def valley(basin: int) -> Path:
    """The patch of a basin: a rounded shape with a hand-drawn edge."""
    left, top, right, bottom = BASINS[basin].valley
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
