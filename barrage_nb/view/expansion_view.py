"""The board of an expansion: works with what they take and give, and building tiles with their sites and spaces."""

from collections.abc import Callable

from ..board.box import Box
from ..board.contracts import Part
from ..board.refs import Ref
from ..engine.actions import spaces_in_play
from ..engine.buildings import closed
from ..engine.position import Crew, Position
from ..words import names
from ..words import scene as words
from ..words.marks import in_form
from ..words.names import counted
from ..words.places import owned, spot
from . import icons
from .cards import fee_tab, ground, in_a_row, reward, space
from .icons import SMALLEST, Shapes
from .office_view import MARGIN, heading, say
from .pieces import COIN
from .shapes import Layer, Point, Rect, Shape, Text, Thing, remembered

EXPANSION_HIGH = 404
WORKS_TOP, WORK_HIGH, BAND, BETWEEN = 30, 56, 46, 10.5
TILES_TOP, TILES, APART = 115, 5, 6
"""Where the tiles begin, for how many there is room, and how far they are apart."""
SPACE, SITE, HOUSE = 40.0, 31.5, 27
"""How wide a space of a building and a site are, with what parts them from the next, and a house."""
LETTER = 0.56
"""How wide a letter of a name may be, as a part of its size."""


def has_board(box: Box) -> bool:
    """Whether there is anything that lies on the board of an expansion."""
    return bool(box.works or box.buildings)


def expansion_things(position: Position, width: float) -> list[Thing]:
    """The works that can be taken, and the building tiles in play."""
    box, in_play, tiles = position.box, frozenset(spaces_in_play(position)), position.building_tiles
    labels = [("works", WORKS_TOP - 12)] * bool(box.works) + [("building", TILES_TOP - 12)] * bool(tiles)
    shapes = (Text(MARGIN, y, words.SECTIONS[section], 13, "ink", 600, "start") for section, y in labels)
    things = [
        ground("expansion", width, EXPANSION_HIGH),
        Thing(Ref("expansion", "label"), Layer.GROUND, tuple(shapes)),
        *(heading(section, MARGIN, y) for section, y in labels),
    ]
    spaces = box.spaces_of_section["works"]
    pitch = (width - 2 * MARGIN + BETWEEN) / max(3, len(spaces))
    for index, name in enumerate(spaces):
        number = box.spaces[name].amount - 1
        work = position.works[number] if number < len(position.works) else None
        left, standing = MARGIN + pitch * index, position.occupied.get(name, ())
        things.append(_work(name, work, standing, left, pitch - BETWEEN, box, name in in_play))
    high = (EXPANSION_HIGH - TILES_TOP - MARGIN + APART) / max(TILES, len(tiles))
    for index, name in enumerate(tiles):
        things += _building(position, name, TILES_TOP + high * index, high - APART, width, in_play)
    return things


@remembered(128)
def _work(
    name: str, work: int | None, standing: tuple[Crew, ...], left: float, width: float, box: Box, in_play: bool
) -> Thing:
    """A work: the machines that it takes on a band, over its number; its reward, and the engineers it takes."""
    card, middle = Rect(left, WORKS_TOP, width, WORK_HIGH, "panel", "border", 1.4, 8), WORKS_TOP + WORK_HIGH / 2
    outline, said = Rect(left, WORKS_TOP, width, WORK_HIGH, radius=8), say(box.spaces[name], standing)
    if not in_play:  # but for the Loan Agency, which asks for no space (L57)
        said = words.said_blocked_space(named=words.named(name, name))
    owner = standing[0].company if standing else None
    if work is None:
        taken = Text(left + width / 2, middle, words.taken(), SMALLEST, "soft")
        shapes: list[Shape] = [card._replace(edge="edge", dash=(6, 4)), taken]
        if owner is not None:
            shapes = [card._replace(fill=owner, edge="piece_edge"), *icons.letter(owner, left + width / 2, middle, 22)]
        return Thing(Ref("space", name), Layer.PIECE, tuple(shapes), words.said_no_work(space=said), outline)
    row = box.works[work]
    lines = [each for each in ((icons.excavator, row.excavators), (icons.mixer, row.mixers)) if each[1]]
    shapes = [card, Rect(left + 1, WORKS_TOP + 1, BAND, WORK_HIGH - 2, "chip", radius=7)]
    for line, (icon, amount) in enumerate(lines):
        y = WORKS_TOP + (12.5 if len(lines) > 1 else 20) + 16 * line
        shapes += (*icon(left + 16, y, 14.5), Text(left + 29, y, str(amount), 14, "ink", 700, "start"))
    right = left + width
    shapes.append(Text(left + 1 + BAND / 2, WORKS_TOP + 45.5, f"#{work}", SMALLEST, "soft"))
    shapes += reward(row.reward, left + BAND + 7, WORKS_TOP + 19, width - BAND - 12)
    engineers, due = box.spaces[name].engineers, box.spaces[name].due
    if owner is not None:
        shapes += icons.badge(owner, right - 15, WORKS_TOP + 43, 9)
    elif in_play:
        shapes += icons.engineers(right - 6 - 5 * engineers, WORKS_TOP + 44, 13, engineers)
        shapes += fee_tab(right - 15, WORKS_TOP, due) if due else ()
    else:
        shapes += icons.cross(right - 14, WORKS_TOP + 44, 12, thick=1.6)
    costs = counted(excavators=row.excavators, mixers=row.mixers)
    told = words.said_work(space=said, work=work, costs=costs, gives=words.parts(row.reward))
    return Thing(Ref("space", name), Layer.PIECE, tuple(shapes), told, outline)


def _building(
    position: Position, name: str, top: float, high: float, width: float, in_play: frozenset[str]
) -> list[Thing]:
    """A building tile, its sites, and its spaces beside them."""
    box, right = position.box, width - MARGIN
    spaces = [each for each in box.spaces.values() if each.building == name]
    sites = [site for site in box.building_sites.values() if site.building == name]
    start = right - SPACE * len(spaces) + 5
    left = start - SITE * len(sites) - 8
    things = [_tile(name, top, high, left - MARGIN - 4, box)]
    players = max(2, position.players)
    things += [
        _site(
            site.id,
            position.buildings.get(site.id),
            players not in site.players,
            box.red_fee if site.red else 0,
            (left + SITE * index, top + high / 2 + 2),
        )
        for index, site in enumerate(sites)
    ]
    for index, printed in enumerate(spaces):
        at = start + SPACE * index, top + (high - 32) / 2 + 2, SPACE - 5, 32.0
        standing = position.occupied.get(printed.id, ())
        owner = standing[0].company if standing else None
        blocked, shut = printed.id not in in_play, printed.id in box.leftmost and closed(position, name)
        told = say(printed, standing)
        if blocked or shut:
            why = words.said_blocked_space if blocked else words.said_shut_space
            told = why(named=words.named(printed.id, printed.id))
        things.append(
            space(
                Ref("space", printed.id), at, printed.engineers, printed.due, owner, blocked=blocked or shut, text=told
            )
        )
    return things


@remembered(64)
def _tile(name: str, top: float, high: float, width: float, box: Box) -> Thing:
    """A building tile: its name and points, over what a house there takes and what its spaces do."""
    row, called = box.buildings[name], names.capital(in_form(names.building(name), "bare"))
    size = max(SMALLEST, min(13.0, (width - 34) / len(called) / LETTER))
    card, upper, lower = Rect(MARGIN, top, width, high, "panel", "border", 1.4, 8), top + high * 0.28, top + high * 0.73
    shapes: list[Shape] = [
        card,
        Text(MARGIN + 7, upper, called, size, "ink", 600, "start"),
    ]
    shapes += icons.victory(MARGIN + width - 13, upper + 1, 20, row.vp)
    left = MARGIN + 8.0
    for icon, amount in ((icons.excavator, row.excavators), (icons.mixer, row.mixers)):
        if amount:
            shapes += (*icon(left + 8, lower, 14), Text(left + 20, lower, str(amount), 13.5, "ink", 700, "start"))
            left += 32
    drawn, wide = _does(row.does, row.price)
    shapes += drawn(MARGIN + width - 7 - wide, lower)
    does = words.deed(row.does.kind, row.does.amount)
    costs = counted(excavators=row.excavators, mixers=row.mixers)
    told = words.said_building(building=name, does=does, price=row.price, costs=costs, vp=row.vp)
    return Thing(Ref("building", name), Layer.PIECE, tuple(shapes), told, card)


FromLeft = Callable[[float, float], Shapes]
"""Draws something from a left edge on."""


def _does(part: Part, price: int) -> tuple[FromLeft, float]:
    """What draws the action of a building, with its price, and how wide that is."""
    drawn = [_ICONS["coin"](price), _ICONS["arrow"](0)] if price else []
    drawn += [_ICONS[each](part.amount) for each in DOES[part.kind]] if part.kind in DOES else [_part(part)]

    def draws(left: float, y: float) -> Shapes:
        shapes: list[Shape] = []
        for draw, wide in drawn:
            shapes += draw(left, y)
            left += wide + 3
        return tuple(shapes)

    return draws, sum(wide + 3 for _, wide in drawn) - 3


def _part(part: Part) -> tuple[FromLeft, float]:
    wide = in_a_row((part,), 0, 0)[1]
    return (lambda left, y: in_a_row((part,), left + wide / 2, y)[0]), wide


DOES = {
    "drop_in_dam": ("drop", "arrow", "dam"),
    "tile_back": ("wheel", "arrow", "tile"),
    "machines_back": ("wheel", "arrow", "half", "cog"),
    "work_for_credits": ("coin", "times", "cog", "arrow", "work"),
    "produce": ("house", "energy"),
}
"""What the actions that are no part of a reward are drawn with, from left to right."""
_ICONS: dict[str, Callable[[int], tuple[FromLeft, float]]] = {
    "arrow": lambda amount: (lambda left, y: icons.arrow(left + 6, y, 11), 12),
    "cog": lambda amount: (lambda left, y: icons.cog(left + 8, y, 15), 16),
    "coin": lambda amount: (lambda left, y: icons.coin(left + 9, y, 18, amount), 18),
    "dam": lambda amount: (lambda left, y: icons.piece("base", left + 9, y, 17), 18),
    "drop": lambda amount: (lambda left, y: icons.drop(left + 6, y, 16), 12),
    "energy": lambda amount: _part(Part("energy", amount)),
    "half": lambda amount: (lambda left, y: (Text(left, y, "\u00bd", 15, "ink", 700, "start"),), 12),
    "house": lambda amount: (lambda left, y: icons.piece("powerhouse", left + 9, y, 17), 18),
    "tile": lambda amount: (lambda left, y: (Rect(left + 1, y - 8, 16, 16, "panel", "ink", 1.3, 3),), 18),
    "times": lambda amount: (lambda left, y: (Text(left, y, "\u00d7", 14, "soft", 600, "start"),), 9),
    "wheel": lambda amount: (lambda left, y: icons.turns(left + 9, y, 17), 18),
    "work": lambda amount: (lambda left, y: icons.piece("external_work", left + 9, y, 17), 18),
}


@remembered(512)
def _site(space: str, owner: str | None, closed: bool, fee: int, at: Point) -> Thing:
    """Where a house may stand: dashed, with a coin where that costs a fee; crossed where so few do not build there."""
    x, y = at[0] + SITE / 2, at[1]
    price, coin = "", icons.coin(x + 11, y - 10, COIN) if fee else ()
    if owner is not None:
        house = icons.company_piece("building", x, y, HOUSE, owner)
        shapes: Shapes = (*house, *icons.letter(owner, x, y + 6, 14))
        told = words.sentence(words.named(owned(space, owner), space))
    elif closed:
        shapes, told = (
            icons.cross(x, y, 12, thick=1.6),
            words.said_blocked_space(named=words.named(spot(space), space)),
        )
    else:
        shapes, price = (*icons.free_piece("building", x, y, HOUSE), *coin), f"+{fee}" * bool(fee)
        told = words.said_free(named=words.named(spot(space), space), fee=fee)
    outline = Rect(x - 13, y - 14, 26, 28, radius=5)
    return Thing(Ref("building", space), Layer.PIECE, shapes, told, outline, price=price)
