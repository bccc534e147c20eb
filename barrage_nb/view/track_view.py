"""Energy: a lane for each company, what a position on the track pays, bonus tiles and the objective."""

from itertools import pairwise

from ..board.refs import Ref
from ..board.tiles import BONUS_TILES, OBJECTIVE_PRIZES, SECTIONS, TRACK_CREDITS, TRACK_END, ZERO_ENERGY_VP
from ..engine.position import Position
from ..engine.scoring import energy_prizes
from ..words import scene_table as words
from . import icons
from .cards import ground, tile
from .icons import SMALLEST, Shapes
from .remembered import remembered
from .shapes import Circle, Layer, Line, Rect, Shape, Text, Thing

TRACK_HIGH = 216
LEFT, RIGHT_ROOM = 104, 56
TOP, BOTTOM = 46, 140
COINS, LABELS, TILES_TOP, TILE_HEIGHT = 22, 151, 161, 42
COIN, STAGGER = 16.0, 9.5
"""How large a coin over the track is, and how far the first two part where they would meet."""


def track_things(position: Position, width: float, prizes: bool = True) -> list[Thing]:
    """The energy track, with the points that its places would score or, as a race, without them."""
    round = 0 if position.over else position.round
    energy = {who: position.companies[who].energy for who in order_of(position)}
    design = position.design
    prize = energy_prizes(energy, (design.first_prize, design.second_prize)) if prizes else dict.fromkeys(energy, 0)
    pitch = min(24.0, (BOTTOM - TOP - 6) / max(1, len(energy)))
    top = (TOP + BOTTOM - pitch * (len(energy) - 1)) / 2
    return [
        ground("track", width, TRACK_HIGH),
        _scale(width, round),
        *(
            _lane(who, amount, index + 1, prize[who], top + pitch * index, width)
            for index, (who, amount) in enumerate(energy.items())
        ),
        *(
            _bonus(number, name, round, width)
            for number, name in enumerate(position.bonus, 1)
            if number >= round and not position.over
        ),
        *([_objective(position.objective)] if position.objective else []),
    ]


def order_of(position: Position) -> tuple[str, ...]:
    """The companies in turn order."""
    ordered = tuple(who for who in position.order if who in position.companies)
    return ordered + tuple(who for who in position.companies if who not in ordered)


def energy_x(energy: float, width: float) -> float:
    """Where an energy begins on the track; its marker stands half a step further."""
    return LEFT + energy * (width - LEFT - RIGHT_ROOM) / (TRACK_END + 1)


def marker_x(energy: int, width: float) -> float:
    """The middle of a marker; past the end the track starts again."""
    return energy_x((energy - 1) % TRACK_END + 1.5 if energy > TRACK_END else energy + 0.5, width)


@remembered(32)
def _scale(width: float, round: int) -> Thing:
    """The sections, their borders, and the credits that each stretch pays."""
    shapes: list[Shape] = []
    borders = (0, *SECTIONS, TRACK_END + 1)
    for index, (start, end) in enumerate(pairwise(borders)):
        left = energy_x(start, width)
        fill = "chip" if index % 2 else "track"
        shapes.append(Rect(left, TOP, energy_x(end, width) - left, BOTTOM - TOP, fill))
    for number, border in enumerate(SECTIONS, 1):
        shapes += _border(border, number == round, width)
    starts = sorted(TRACK_CREDITS)
    ends = [least for least, _ in starts[1:]] + [TRACK_END + 1]
    apart = STAGGER if energy_x(1, width) - LEFT < COIN + 2 else 0
    for index, ((least, credits), end) in enumerate(zip(starts, ends, strict=True)):
        y = COINS + (apart, -apart, 0)[min(index, 2)]
        shapes += icons.coin(energy_x((least + end) / 2, width), y, COIN, credits)
        if least:
            x = energy_x(least, width)
            shapes.append(Line(x, TOP - 7, x, TOP, "border", 1.2))
    shapes.append(Text(14, COINS, words.BARS["track"], 13, "ink", 600, "start"))
    shapes += icons.victory(energy_x(0, width) - 15, COINS, 23, ZERO_ENERGY_VP)
    text = words.credits_by_energy(reversed(TRACK_CREDITS))
    return Thing(Ref("track", "scale"), Layer.GROUND, tuple(shapes), text)


def _border(border: int, now: bool, width: float) -> list[Shape]:
    x = energy_x(border, width)
    fill, thick, weight = ("now", 3.0, 700) if now else ("soft", 1.2, 500)
    return [
        Line(x, TOP, x, TILES_TOP, fill, thick),
        Text(x + 6, LABELS, str(border), SMALLEST, fill, weight, "start"),
    ]


@remembered(512)
def _lane(who: str, energy: int, rank: int, prize: int, y: float, width: float) -> Thing:
    start, end = energy_x(0, width), energy_x(TRACK_END + 1, width)
    shapes: list[Shape] = [Text(20, y, str(rank), SMALLEST, "soft"), *icons.badge(who, 42, y, 11.2)]
    if energy > TRACK_END:
        shapes.append(Rect(start, y - 1.5, end - start, 3, who, "piece_edge", 1))
    at = marker_x(energy, width)
    if energy:
        shapes.append(Rect(start, y - 4, at - start, 8, who, "piece_edge", 1.3, 2))
    shapes += (
        Circle(at, y, 10.4, who, "piece_edge", 1.4),
        Text(at, y, str(energy), SMALLEST, f"{who}_letter", 700),
    )
    if prize:
        shapes += icons.victory(end + 18, y, 18, prize)
    return Thing(
        Ref("energy", who), Layer.PIECE, tuple(shapes), words.lane(who, energy, rank, prize), Circle(at, y, 10.4)
    )


@remembered(128)
def _bonus(number: int, name: str, round: int, width: float) -> Thing:
    """A round's bonus tile under the border that must be reached."""
    half = min(51.0, (energy_x(SECTIONS[0], width) - LEFT) / 2 - 4)
    x = min(energy_x(SECTIONS[number - 1], width), width - 12 - half)
    now = number == round
    box = Rect(x - half, TILES_TOP, 2 * half, TILE_HEIGHT, "panel", "border", 1.2, 9)
    if now:
        box = box._replace(fill="hot_ground", edge="now", thick=2.2)
    y = TILES_TOP + TILE_HEIGHT / 2
    printed = BONUS_TILES[name]
    gives = (*icons.arrow(x, y, 10), *icons.victory(x + half * 0.52, y, 23, printed.vp))
    shapes = (box, *bonus_icon(name, x - half * 0.55, y, 19), *gives)
    text = words.bonus(number, SECTIONS[number - 1], name, printed.vp, "now" if now else "later")
    return Thing(Ref("bonus", number), Layer.PIECE, shapes, text, box)


def bonus_icon(name: str, x: float, y: float, size: float) -> Shapes:
    """What a bonus tile counts."""
    if name == "contracts":
        return icons.paper(x, y, size)
    if name == "advanced_tiles":
        return tile("adv1_wild", x - size / 2, y - size / 2, size)
    return icons.piece(name.removesuffix("s"), x, y, size)


@remembered(16)
def _objective(name: str) -> Thing:
    """The objective, and what its first three places score."""
    box = Rect(14, TILES_TOP, 118, TILE_HEIGHT, "chip", radius=9)
    y = TILES_TOP + TILE_HEIGHT / 2
    shapes: list[Shape] = [Text(14, LABELS, words.label_objective(), SMALLEST, "soft", 400, "start"), box]
    shapes += objective_icon(name, 35, y)
    for index, prize in enumerate(OBJECTIVE_PRIZES):
        shapes += icons.victory(68 + 24 * index, y, 21, prize)
    return Thing(Ref("objective"), Layer.PIECE, tuple(shapes), words.objective(name, OBJECTIVE_PRIZES), box)


def objective_icon(name: str, x: float, y: float) -> Shapes:
    """What the objective counts."""
    if name == "red_spaces":
        return *icons.space_with_fee("base", x - 10, y + 1.5, 14), *icons.space_with_fee("powerhouse", x + 8, y, 14)
    if name == "connected_bases":
        line = Line(x - 4, y, x + 5, y, "ink", 2)
        return line, *icons.piece("base", x - 9, y, 14), *icons.piece("powerhouse", x + 9, y, 14)
    if name in ("largest_area", "smallest_area"):
        heights = (8, 20, 13)
        chosen = 1 if name == "largest_area" else 0
        return tuple(
            Rect(x - 14 + 10 * index, y + 10 - height, 8, height, "ink" if index == chosen else "ghost", radius=1.5)
            for index, height in enumerate(heights)
        )
    count = 1 if name == "basins_1" else 3
    patch = Rect(x - 15, y - 11, 30, 22, "valley_hills", "soft", 1.4, 8)
    return patch, *(Circle(x + 8 * (index - (count - 1) / 2), y, 3, "ink") for index in range(count))
