"""Folded panels: a bar with the name and the gist of what lies behind it."""

from collections.abc import Callable
from typing import TypeAlias

from ..board.office import SECTIONS, SPACES_OF_SECTION
from ..board.refs import Ref
from ..board.tiles import BONUS_TILES
from ..board.tiles import SECTIONS as BORDERS
from ..engine.actions import spaces_in_play
from ..engine.position import Company, Position
from ..words import names
from ..words import scene_table as words
from . import icons
from .cards import contract_chip, ground, tile
from .shapes import Layer, Line, Rect, Shape, Text, Thing
from .track_view import bonus_icon, order_of

HEIGHT, CLOSING = 44, 30
"""How high the bar of a folded panel is, and the one above an open panel."""
MIDDLE = HEIGHT / 2
GIST, NAMED = 104.0, 84.0
"""Where the gist of a panel begins, and where the first word of that of the office does."""
CHEVRON, GOAL = 44, 190
"""The room that the chevron and the goal of the round take at the right end."""
NARROW = 480
"""In a narrower bar the small squares stand closer."""
CHARACTER = 7.1
"""How wide a character beside the small squares may be."""

Gist: TypeAlias = Callable[[Position, str | None, float], list[Thing]]
"""What the bar of a folded panel says, of a width, with the company whose board is open."""


def bar_things(panel: str, who: str | None, width: float) -> list[Thing]:
    """The bar of a folded panel, without its gist; a click opens it."""
    shapes = (Text(16, MIDDLE, _name(panel, who), 14.5, "ink", 600, "start"), *icons.chevron(width - 24, MIDDLE))
    title = Thing(Ref("bar", panel), Layer.PLATE, shapes, words.bar(panel), Rect(0, 0, width, HEIGHT, radius=12))
    return [ground(panel, width, HEIGHT, part="bar"), title]


def closing_things(panel: str, who: str | None, width: float) -> list[Thing]:
    """The bar above an open panel; a click closes it."""
    middle = CLOSING / 2
    shapes = (
        Text(16, middle, _name(panel, who), 13, "soft", 500, "start"),
        *icons.chevron(width - 24, middle, up=True),
    )
    outline = Rect(0, 0, width, CLOSING, radius=12)
    return [
        ground(panel, width, CLOSING, part="close"),
        Thing(Ref("close", panel), Layer.PLATE, shapes, words.close(panel), outline),
    ]


def _name(panel: str, who: str | None) -> str:
    return names.company(who) if panel == "company" and who else words.BARS[panel]


def energy(position: Position, who: str | None, width: float) -> list[Thing]:
    """The companies in turn order with their energy, and what the round asks for."""
    shapes: list[Shape] = []
    order = order_of(position)
    for index, name in enumerate(order):
        x = GIST + 8 + 58 * index
        energy = position.companies[name].energy
        shapes += (*icons.badge(name, x, MIDDLE, 10), Text(x + 15, MIDDLE, str(energy), 14.5, "ink", 600, "start"))
    fits = GIST + 58 * len(order) <= width - GOAL
    tile = position.bonus_tile
    if fits and tile is not None and not position.over:
        text = words.round_goal(BORDERS[position.round - 1])
        shapes.append(Text(width - 108, MIDDLE, text, 12, "hot", 600, "end"))
        shapes += bonus_icon(tile, width - 90, MIDDLE, 17)
        shapes += icons.victory(width - 62, MIDDLE, 20, BONUS_TILES[tile].vp)
    return [Thing(Ref("gist", "track"), Layer.PIECE, tuple(shapes), of=Ref("bar", "track"))]


def company(position: Position, who: str | None, width: float) -> list[Thing]:
    """The wheel of a company, its tiles and its contracts."""
    if who is None:
        return []
    held = position.companies[who]
    pitch = 18.0 if width < NARROW else 24.0
    shapes = _small_wheel(held, pitch)
    left = GIST + 6 * pitch + 16
    tiles = held.tiles[: _room(left, 27, width)]
    for index, name in enumerate(tiles):
        shapes += tile(name, left + 27 * index, MIDDLE - 12, 24)
    left += 27 * len(tiles) + 14
    shown = held.contracts[: _room(left, 40, width)]
    gist = Thing(Ref("gist", "company"), Layer.PIECE, tuple(shapes), of=Ref("bar", "company"))
    return [gist, *(contract_chip(number, left + 40 * index, MIDDLE) for index, number in enumerate(shown))]


def _room(left: float, pitch: float, width: float) -> int:
    """How many things there is room for in front of the chevron."""
    return max(0, int((width - CHEVRON - left) // pitch))


def _small_wheel(company: Company, pitch: float) -> list[Shape]:
    """The wheel unrolled: six squares, the open one first."""
    shapes: list[Shape] = []
    size = pitch - (4 if pitch > 20 else 2)
    for index, segment in enumerate(company.wheel):
        x = GIST + pitch * index
        box = Rect(x, MIDDLE - size / 2, size, size, "wheel_empty", "edge", 1.2, 4)
        if index == 0:
            box = box._replace(fill="hot_ground", edge="hot", dash=(4, 2))
        shapes.append(box._replace(fill="panel", edge="border") if index and any(segment) else box)
        if segment.tiles:
            shapes += tile(segment.tiles[0], x + size / 2 - 8, MIDDLE - 8, 16)[1:]
        elif segment.excavators or segment.mixers:
            icon = icons.excavator if segment.excavators else icons.mixer
            shapes += icon(x + size / 2, MIDDLE, 13)
    return shapes


def office(position: Position, who: str | None, width: float) -> list[Thing]:
    """Every space as a square, filled when taken; the dearer ones are red."""
    in_play = spaces_in_play(position)
    shapes: list[Shape] = []
    narrow = width < NARROW
    labels = {section: words.SECTIONS[section] for section in SECTIONS if section != "bank"}
    wide = sum(CHARACTER * len(label) + 12 * _columns(section) + 16 for section, label in labels.items())
    named = NAMED + wide <= width - CHEVRON
    left = NAMED if named else GIST
    pitch, apart = (11, 7) if narrow else (12, 10 if named else 20)
    for section, label in labels.items():
        ids, columns = SPACES_OF_SECTION[section], _columns(section)
        if named:
            shapes.append(Text(left, MIDDLE, label, 12, "soft", 400, "start"))
            left += CHARACTER * len(label) + 6
        for index, name in enumerate(ids):
            x = left + pitch * (index % columns)
            y = MIDDLE - 5 if section == "patent" else MIDDLE - 11 + 12 * (index // columns)
            shapes += _square(
                x, y, name in position.occupied, name in in_play, in_play[name].fee if name in in_play else 0
            )
        left += pitch * columns + apart
    return [Thing(Ref("gist", "office"), Layer.PIECE, tuple(shapes), of=Ref("bar", "office"))]


def _columns(section: str) -> int:
    """How many squares of a section stand beside each other; of two, the dearer is below."""
    spaces = len(SPACES_OF_SECTION[section])
    return spaces if section == "patent" else spaces // 2


def _square(x: float, y: float, taken: bool, open_: bool, fee: int) -> list[Shape]:
    if not open_:
        return [Line(x + 2, y + 8, x + 8, y + 2, "soft", 1.2)]
    if taken:
        return [Rect(x, y, 10, 10, "soft", radius=2.5)]
    return [Rect(x + 0.6, y + 0.6, 8.8, 8.8, "coin" if fee else "panel", "coin_edge" if fee else "border", 1.2, 2.5)]


def contracts(position: Position, who: str | None, width: float) -> list[Thing]:
    """The contracts on offer."""
    numbers = (*(number for number in position.contracts if number is not None), *position.national)
    shown = numbers[: _room(GIST, 40, width)]
    return [contract_chip(number, GIST + 40 * index, MIDDLE) for index, number in enumerate(shown)]


def draft(position: Position, who: str | None, width: float) -> list[Thing]:
    """The companies that can still be chosen."""
    badges = (icons.badge(name, GIST + 10 + 32 * index, MIDDLE, 12) for index, (name, _) in enumerate(position.offer))
    shapes = tuple(shape for badge in badges for shape in badge)
    return [Thing(Ref("gist", "draft"), Layer.PIECE, shapes, of=Ref("bar", "draft"))]
