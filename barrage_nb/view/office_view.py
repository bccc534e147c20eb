"""The office with who stands there, the Patent Office, and the contracts on offer."""

from collections.abc import Callable
from functools import lru_cache

from ..board.office import SPACES, SPACES_OF_SECTION, ActionSpace
from ..board.refs import Ref
from ..engine.actions import spaces_in_play
from ..engine.position import Crew, Position
from ..words import scene as words
from ..words.names import listed
from ..words.places import modifier
from . import icons
from .cards import contract, ground, space, tile
from .icons import SMALLEST, Shapes
from .shapes import Layer, Rect, Shape, Text, Thing, remembered

OFFICE_HIGH = 384
MARGIN, GAP = 14, 16
ROWS = (("turbine", 5), ("water", 2), ("bank", 2)), (("workshop", 3), ("machinery", 3), ("contract", 3))
ROW_TOPS = (12, 154)
TITLE, EFFECT, CELLS = 8, 33, 50
CELL_HEIGHT, CELL_PITCH = 32, 41
PATENT_TOP, PATENT_HEIGHT = 316, 54


def office_things(position: Position, width: float) -> list[Thing]:
    """Every action space that companies share."""
    things = [ground("office", width, OFFICE_HIGH), _labels(width)]
    in_play = frozenset(spaces_in_play(position))
    for top, row in zip(ROW_TOPS, ROWS, strict=True):
        for section, left in _sections(row, width):
            if section == "bank":
                things.append(_bank(position.occupied.get("bank", ()), left, top, _pitch(width)))
            else:
                things += _section(section, left, top, _pitch(width), position, in_play)
    return things + _patents(position, width, in_play)


def _pitch(width: float) -> float:
    return (width - 2 * MARGIN - 2 * GAP) / 9


def _sections(row: tuple[tuple[str, int], ...], width: float) -> list[tuple[str, float]]:
    """The sections of a row, each with its left edge."""
    left, placed = float(MARGIN), []
    for section, columns in row:
        placed.append((section, left))
        left += columns * _pitch(width) + GAP
    return placed


@remembered(16)
def _labels(width: float) -> Thing:
    shapes = [
        Text(left, top + TITLE, words.SECTIONS[section], 13, "ink", 600, "start")
        for top, row in zip(ROW_TOPS, ROWS, strict=True)
        for section, left in _sections(row, width)
    ]
    shapes.append(Text(MARGIN, PATENT_TOP - 13, words.patents(), 13, "ink", 600, "start"))
    return Thing(Ref("office", "labels"), Layer.GROUND, tuple(shapes))


def _section(
    section: str, left: float, top: float, pitch: float, position: Position, in_play: frozenset[str]
) -> list[Thing]:
    """The spaces of a section: a column is one variant, the dearer space below."""
    ids = SPACES_OF_SECTION[section]
    columns = len(ids) // 2
    things = []
    for index, name in enumerate(ids):
        column, row = index % columns, index // columns
        x = left + column * pitch
        if row == 0:
            things.append(_effect(name, x + (pitch - 4.5) / 2, top + EFFECT))
        box = (x, top + CELLS + row * CELL_PITCH, pitch - 4.5, float(CELL_HEIGHT))
        things.append(_cell(name, box, position.occupied.get(name, ()), name not in in_play))
    return things


@remembered(1024)
def _cell(name: str, box: tuple[float, float, float, float], standing: tuple[Crew, ...], blocked: bool) -> Thing:
    printed = SPACES[name]
    if blocked:
        return space(
            Ref("space", name), box, 0, blocked=True, text=words.said_blocked_space(named=words.named(name, name))
        )
    owner = standing[0].company if standing else None
    return space(Ref("space", name), box, printed.engineers, printed.fee, owner, text=_say(printed, standing))


def _say(printed: ActionSpace, standing: tuple[Crew, ...]) -> str:
    there = [words.said_standing(who=who, engineers=number) for who, number in standing]
    return words.said_space(
        named=words.named(printed.id, printed.id),
        action=words.ACTIONS(printed.action, amount=printed.amount, modifier=modifier(printed.amount)),
        engineers=printed.engineers,
        credits=printed.price + printed.fee,
        n=len(there),
        standing=listed(there),
    )


@lru_cache(128)
def _effect(name: str, x: float, y: float) -> Thing:
    """What a column of spaces does, and its price."""
    printed = SPACES[name]
    drawn, wide = EFFECTS[printed.action](printed, x, y)
    if printed.price:
        drawn, wide = EFFECTS[printed.action](printed, x - 11, y)
        drawn += icons.coin(x + wide / 2 + (1 if wide < 25 else 0), y, 17.5, printed.price)
    return Thing(Ref("effect", name), Layer.GROUND, drawn)


DrawsEffect = Callable[[ActionSpace, float, float], tuple[Shapes, float]]


def _produce(printed: ActionSpace, x: float, y: float) -> tuple[Shapes, float]:
    text = Text(x - 5, y, modifier(printed.amount), 16, "ink", 600, "start")
    return (*icons.bolt(x - 13, y, 17), text), 40


def _drops(printed: ActionSpace, x: float, y: float) -> tuple[Shapes, float]:
    left = x - 8 * (printed.amount - 1)
    return tuple(each for index in range(printed.amount) for each in icons.drop(left + 16 * index, y, 17)), 32


EFFECTS: dict[str, DrawsEffect] = {
    "produce": _produce,
    "drops": _drops,
    "drops_flowing": lambda printed, x, y: (icons.flowing(x - 5, y, 17), 26),
    "rotate": lambda printed, x, y: (icons.turns(x, y, 21, printed.amount), 22),
    "excavators": lambda printed, x, y: (icons.excavator(x, y, 18), 22),
    "machinery": lambda printed, x, y: (icons.cog(x, y, 18), 20),
    "both_machines": lambda printed, x, y: ((*icons.excavator(x - 4, y, 13.5), *icons.mixer(x + 10, y, 12.5)), 29),
    "contracts": lambda printed, x, y: (icons.paper(x, y, 19, printed.amount > 1), 20),
}


@remembered(256)
def _bank(standing: tuple[Crew, ...], left: float, top: float, pitch: float) -> Thing:
    """The bank: who has placed how many engineers there."""
    width = 2 * pitch - 4.5
    box = Rect(left, top + CELLS, width, CELL_HEIGHT + CELL_PITCH, None, "border", 1.4, 8, (6, 4))
    middle = left + width / 2
    shapes: list[Shape] = [
        *icons.engineer(middle - 19, top + EFFECT, 16),
        *icons.arrow(middle - 1, top + EFFECT, 11),
        *icons.coin(middle + 19, top + EFFECT, 18, 1),
        box,
    ]
    placed: dict[str, int] = {}
    for who, number in standing:
        placed[who] = placed.get(who, 0) + number
    for index, (who, number) in enumerate(placed.items()):
        x = left + 14 + (index % 2) * width / 2
        y = top + CELLS + 19 + (index // 2) * 34
        shapes += (*icons.badge(who, x, y, 11.2), Text(x + 14, y, str(number), 14, "ink", 600, "start"))
    return Thing(Ref("space", "bank"), Layer.PIECE, tuple(shapes), _say(SPACES["bank"], standing), box)


def _patents(position: Position, width: float, in_play: frozenset[str]) -> list[Thing]:
    names = SPACES_OF_SECTION["patent"]
    if not in_play.intersection(names):
        text = Text(MARGIN, PATENT_TOP + 16, words.no_patents(), SMALLEST, "soft", 400, "start")
        return [Thing(Ref("patents"), Layer.PIECE, (text,), words.no_patents())]
    pitch = (width - 2 * MARGIN + 21) / 3
    return [
        _patent(name, position.patents[index], position.occupied.get(name, ()), MARGIN + pitch * index, pitch - 21)
        for index, name in enumerate(names)
    ]


@remembered(512)
def _patent(name: str, offered: str | None, standing: tuple[Crew, ...], left: float, width: float) -> Thing:
    """A patent space: its tile in two short lines, and its price."""
    printed = SPACES[name]
    box = Rect(left, PATENT_TOP, width, PATENT_HEIGHT, "panel", "border", 1.4, 8)
    right, middle = left + width, PATENT_TOP + PATENT_HEIGHT / 2
    shapes: list[Shape] = [box]
    if standing:
        shapes[0] = box._replace(fill=standing[0].company, edge="piece_edge")
        shapes += icons.letter(standing[0].company, left + width / 2, middle, 22)
    elif offered is None:
        sold = Text(left + width / 2, middle, words.sold(), SMALLEST, "soft")
        shapes = [box._replace(edge="edge", dash=(6, 4)), sold]
    else:
        lines = words.TILE_LINES.get(offered, "").splitlines()
        shapes += tile(offered, left + 5, middle - 13.5, 27)
        shapes += [
            Text(left + 36, middle + way * 8, line, SMALLEST, "soft", 400, "start")
            for way, line in zip((-1, 1), lines, strict=False)
        ]
        shapes += icons.coin(right - 12, middle - 11, 17, printed.price)
        shapes += icons.engineers(right - 14, middle + 12, 12, printed.engineers)
    said = _say(printed, standing)
    text = words.said_sold(space=said) if offered is None else words.said_patent(space=said, tile=offered)
    return Thing(
        Ref("space", name), Layer.PIECE, tuple(shapes), text, Rect(left, PATENT_TOP, width, PATENT_HEIGHT, radius=8)
    )


CONTRACTS_HIGH = 160.7
BETWEEN = 10.5
TOPS = (33, 75, 119)
CARD_HEIGHT = 34


def contracts_things(position: Position, width: float) -> list[Thing]:
    """The contracts that can be taken, and the national ones that can be fulfilled."""
    title = Text(MARGIN, 18, words.contracts(), 13, "ink", 600, "start")
    things = [ground("contracts", width, CONTRACTS_HIGH), Thing(Ref("contracts", "label"), Layer.GROUND, (title,))]
    pitch = (width - 2 * MARGIN + BETWEEN) / 3
    for index, number in enumerate(position.contracts):
        left, top = MARGIN + pitch * (index // 2), TOPS[index % 2]
        if number is None:
            box = Rect(left, top, pitch - BETWEEN, CARD_HEIGHT, None, "edge", 1.2, 8, (6, 4))
            things.append(Thing(Ref("gap", index + 1), Layer.PIECE, (box,), words.no_contract(index + 1), box))
        else:
            things.append(contract(number, left, top, pitch - BETWEEN, CARD_HEIGHT))
    things += [
        contract(number, MARGIN + pitch * index, TOPS[2], pitch - BETWEEN, CARD_HEIGHT)
        for index, number in enumerate(position.national)
    ]
    return things
