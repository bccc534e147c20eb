"""The office with who stands there, the Patent Office, and the contracts on offer."""

from collections.abc import Callable
from functools import lru_cache
from math import inf

from ..board.box import Box
from ..board.contracts import Part
from ..board.office import BANK, ActionSpace
from ..board.refs import Ref
from ..engine.actions import spaces_in_play
from ..engine.position import Crew, Position
from ..words import scene as words
from ..words.names import listed
from ..words.names import tile as tile_called
from ..words.places import modifier
from . import icons
from .cards import contract, fee_tab, ground, in_a_row, space, tile, tile_lines
from .icons import SMALLEST, Shapes
from .shapes import Layer, Rect, Shape, Text, Thing, box_of, remembered, union

OFFICE_HIGH = 384
MARGIN, GAP = 14, 16
ROWS = ("turbine", "water", "bank"), ("workshop", "machinery", "contract")
COLUMNS, OF_BANK = 9, 2
"""How many columns a row has room for, and how many of them the bank takes."""
ROW_TOPS = (12, 154)
TITLE, EFFECT, CELLS = 8, 33, 50
ABOVE, BELOW, LOWER = 26, 45, 10
"""Where effects and their prices stand that have no room beside each other, and how much lower the spaces are then."""
CELL_HEIGHT, CELL_PITCH = 32, 41
PATENT_TOP, PATENT_HEIGHT = 316, 54


def office_things(position: Position, width: float) -> list[Thing]:
    """Every action space that companies share."""
    box = position.box
    things = [ground("office", width, OFFICE_HIGH), _labels(width, box), heading("patent", MARGIN, PATENT_TOP - 13)]
    in_play = frozenset(spaces_in_play(position))
    for top, row in zip(ROW_TOPS, ROWS, strict=True):
        pitch = _pitch(row, width, box)
        low = any(_wide(box.spaces[name]) > pitch for section in row for name in places(section, box))
        for section, left in _sections(row, width, box):
            things.append(heading(section, left, top + TITLE))
            if section == BANK:
                things.append(_bank(position.occupied.get(BANK, ()), left, top + LOWER * low, pitch, box))
                left += OF_BANK * pitch
            things += _section(section, left, top, pitch, position, in_play, low)
    return things + _patents(position, width, in_play)


def heading(section: str, left: float, y: float) -> Thing:
    """Where a mark stands before the label of a section: nothing is drawn there else."""
    outline = Rect(left - 7, y - 6, 14 + 7.5 * len(words.SECTIONS[section]), 16)
    return Thing(Ref("section", section), Layer.PIECE, (), outline=outline)


@lru_cache(256)
def places(section: str, box: Box) -> dict[str, tuple[int, int]]:
    """The spaces of a section beside the bank: in which column each is, and in which row.

    A column is one variant, the dearer space below.
    """
    variants: list[tuple[tuple[str | int, ...], list[str]]] = []
    placed = {}
    for name in box.spaces_of_section[section]:
        does = box.spaces[name]
        alike = (name.removesuffix("-red").removesuffix("-dear"), does.action, does.amount, does.price)
        column = next((at for at, (known, names) in enumerate(variants) if known == alike and len(names) < 2), None)
        if name != BANK:
            if column is None:
                column = len(variants)
                variants.append((alike, []))
            placed[name] = column, len(variants[column][1])
            variants[column][1].append(name)
    return placed


def columns(section: str, box: Box) -> int:
    """How many columns its spaces have, beside the bank."""
    return 1 + max((column for column, _ in places(section, box).values()), default=-1)


def _pitch(row: tuple[str, ...], width: float, box: Box) -> float:
    wanted = sum(columns(section, box) + OF_BANK * (section == BANK) for section in row)
    return (width - 2 * MARGIN - 2 * GAP) / max(COLUMNS, wanted)


def _sections(row: tuple[str, ...], width: float, box: Box) -> list[tuple[str, float]]:
    """The sections of a row, each with its left edge."""
    left, placed = float(MARGIN), []
    for section in row:
        placed.append((section, left))
        left += (columns(section, box) + OF_BANK * (section == BANK)) * _pitch(row, width, box) + GAP
    return placed


@remembered(16)
def _labels(width: float, box: Box) -> Thing:
    shapes = [
        Text(left, top + TITLE, words.SECTIONS[section], 13, "ink", 600, "start")
        for top, row in zip(ROW_TOPS, ROWS, strict=True)
        for section, left in _sections(row, width, box)
        if box.spaces_of_section[section]
    ]
    shapes.append(Text(MARGIN, PATENT_TOP - 13, words.patents(), 13, "ink", 600, "start"))
    return Thing(Ref("office", "labels"), Layer.GROUND, tuple(shapes))


def _section(
    section: str, left: float, top: float, pitch: float, position: Position, in_play: frozenset[str], low: bool
) -> list[Thing]:
    """The spaces of a section, over each column what it does; lower where prices stand below that."""
    things = []
    for name, (column, row) in places(section, position.box).items():
        printed, x = position.box.spaces[name], left + column * pitch
        if row == 0:
            things.append(_effect(printed, x + (pitch - 4.5) / 2, top, pitch, low))
        at = (x, top + CELLS + LOWER * low + row * CELL_PITCH, pitch - 4.5, float(CELL_HEIGHT))
        things.append(_cell(printed, at, position.occupied.get(name, ()), name not in in_play))
    return things


@remembered(1024)
def _cell(
    printed: ActionSpace, at: tuple[float, float, float, float], standing: tuple[Crew, ...], blocked: bool
) -> Thing:
    name = printed.id
    if blocked:
        return space(
            Ref("space", name), at, 0, blocked=True, text=words.said_blocked_space(named=words.named(name, name))
        )
    owner = standing[0].company if standing else None
    return space(Ref("space", name), at, printed.engineers, printed.fee, owner, text=say(printed, standing))


def say(printed: ActionSpace, standing: tuple[Crew, ...]) -> str:
    there = [words.said_standing(who=who, engineers=number) for who, number in standing]
    return words.said_space(
        named=words.named(printed.id, printed.id),
        action=words.action(printed),
        engineers=printed.engineers,
        credits=printed.price + printed.fee,
        n=len(there),
        standing=listed(there),
    )


@lru_cache(128)
def _effect(printed: ActionSpace, x: float, top: float, pitch: float, low: bool) -> Thing:
    """What a column of spaces does, and its price: beside it, or below."""
    if low:
        left, right = _ends(_drawn(printed, 0, 0)[0])
        drawn = _drawn(printed, x - (left + right) / 2, top + ABOVE)[0]
        drawn += icons.coin(x, top + BELOW, 16, printed.price) if printed.price else ()
    else:
        drawn = _beside(printed, x, top + EFFECT, pitch)
    return Thing(Ref("effect", printed.id), Layer.GROUND, drawn)


def _beside(printed: ActionSpace, x: float, y: float, pitch: float = inf) -> Shapes:
    if not printed.price:
        return _drawn(printed, x, y)[0]
    drawn, wide = _drawn(printed, x - 11, y)
    beside = min(wide / 2 + (1 if wide < 25 else 0), pitch / 2 - 8)
    return drawn + icons.coin(x + beside, y, 17.5, printed.price)


@lru_cache(256)
def _wide(printed: ActionSpace) -> float:
    """How wide an effect is with its price beside it."""
    left, right = _ends(_beside(printed, 0, 0))
    return right - left


def _ends(shapes: Shapes) -> tuple[float, float]:
    left, _, right, _ = union([box_of(shape) for shape in shapes])
    return left, right


def _drawn(printed: ActionSpace, x: float, y: float) -> tuple[Shapes, float]:
    """What a space does, in icons: each as often as it gives, or with a number."""
    draws = EFFECTS.get(printed.action)
    if draws is None or printed.amount > MOST_ALONE.get(printed.action, printed.amount):
        return in_a_row((Part(printed.action, printed.amount),), x, y)
    return draws(printed, x, y)


MOST_ALONE = {"drops": 3, "drops_flowing": 1, "excavators": 1, "machinery": 1}
"""Up to which amount an action is drawn without a number."""
DrawsEffect = Callable[[ActionSpace, float, float], tuple[Shapes, float]]


def _produce(printed: ActionSpace, x: float, y: float) -> tuple[Shapes, float]:
    text = Text(x - 5, y, modifier(printed.amount), 16, "ink", 600, "start")
    return (*icons.bolt(x - 13, y, 17), text), 40


def _drops(printed: ActionSpace, x: float, y: float) -> tuple[Shapes, float]:
    left = x - 8 * (printed.amount - 1)
    return tuple(each for index in range(printed.amount) for each in icons.drop(left + 16 * index, y, 17)), 32


def _contracts(printed: ActionSpace, x: float, y: float) -> tuple[Shapes, float]:
    if printed.amount <= 2:
        return icons.paper(x, y, 19, printed.amount > 1), 20
    return (*icons.paper(x - 4, y, 19, True), Text(x + 6, y, str(printed.amount), 13, "ink", 600, "start")), 32


def _both(printed: ActionSpace, x: float, y: float) -> tuple[Shapes, float]:
    shapes = *icons.excavator(x - 4, y, 13.5), *icons.mixer(x + 10, y, 12.5)
    if printed.amount == 1:
        return shapes, 29
    return (Text(x - 14, y, str(printed.amount), 13, "ink", 600, "end"), *shapes), 29


def _patented(printed: ActionSpace, x: float, y: float) -> tuple[Shapes, float]:
    """The tile that lies at a place of the Patent Office."""
    ground = Rect(x - 10, y - 10, 20, 20, "advanced", "ink", 1.2, 4)
    return (ground, Text(x, y, str(printed.amount), 13, "ink", 600)), 22


EFFECTS: dict[str, DrawsEffect] = {
    "produce": _produce,
    "drops": _drops,
    "drops_flowing": lambda printed, x, y: (icons.flowing(x - 5, y, 17), 26),
    "rotate": lambda printed, x, y: (icons.turns(x, y, 21, printed.amount), 22),
    "excavators": lambda printed, x, y: (icons.excavator(x, y, 18), 22),
    "machinery": lambda printed, x, y: (icons.cog(x, y, 18), 20),
    "both_machines": _both,
    "contracts": _contracts,
    "patent": _patented,
}


@remembered(256)
def _bank(standing: tuple[Crew, ...], left: float, top: float, pitch: float, box: Box) -> Thing:
    """The bank: who has placed how many engineers there."""
    width, printed = OF_BANK * pitch - 4.5, box.spaces[BANK]
    room = Rect(left, top + CELLS, width, CELL_HEIGHT + CELL_PITCH, None, "border", 1.4, 8, (6, 4))
    middle = left + width / 2
    shapes: list[Shape] = [
        *icons.engineer(middle - 19, top + EFFECT, 16),
        *icons.arrow(middle - 1, top + EFFECT, 11),
        *icons.coin(middle + 19, top + EFFECT, 18, printed.amount),
        room,
    ]
    placed: dict[str, int] = {}
    for who, number in standing:
        placed[who] = placed.get(who, 0) + number
    for index, (who, number) in enumerate(placed.items()):
        x = left + 14 + (index % 2) * width / 2
        y = top + CELLS + 19 + (index // 2) * 34
        shapes += (*icons.badge(who, x, y, 11.2), Text(x + 14, y, str(number), 14, "ink", 600, "start"))
    return Thing(Ref("space", BANK), Layer.PIECE, tuple(shapes), say(printed, standing), room)


def _patents(position: Position, width: float, in_play: frozenset[str]) -> list[Thing]:
    box = position.box
    names = box.spaces_of_section["patent"]
    if not in_play.intersection(names):
        text = Text(MARGIN, PATENT_TOP + 16, words.no_patents(), SMALLEST, "soft", 400, "start")
        return [Thing(Ref("patents"), Layer.PIECE, (text,), words.no_patents())]
    close = len(names) > 3 and (width - 2 * MARGIN + 21) / len(names) < ROOM_FOR_LINES + 21
    apart = 8 if close else 21
    pitch = (width - 2 * MARGIN + apart) / max(3, len(names))
    return [
        _patent(
            box.spaces[name],
            position.patents[box.spaces[name].amount - 1] if box.spaces[name].action == "patent" else None,
            position.occupied.get(name, ()),
            MARGIN + pitch * index,
            pitch - apart,
            close,
            box,
        )
        for index, name in enumerate(names)
    ]


ROOM_FOR_LINES = 150
"""So wide a patent space of more than three has its lines beside the tile; else below."""
LETTER = 6.7
"""How wide a letter of such a line may be."""


@remembered(512)
def _patent(
    printed: ActionSpace,
    offered: str | None,
    standing: tuple[Crew, ...],
    left: float,
    width: float,
    close: bool,
    box: Box,
) -> Thing:
    """A patent space: its tile, in two short lines where they have room, and its price; or what else it does."""
    card = Rect(left, PATENT_TOP, width, PATENT_HEIGHT, "panel", "border", 1.4, 8)
    right, middle = left + width, PATENT_TOP + PATENT_HEIGHT / 2
    shapes: list[Shape] = [card]
    sells = printed.action == "patent"
    if standing:
        shapes[0] = card._replace(fill=standing[0].company, edge="piece_edge")
        shapes += icons.letter(standing[0].company, left + width / 2, middle, 22)
    elif sells and offered is None:
        sold = Text(left + width / 2, middle, words.sold(), SMALLEST, "soft")
        shapes = [card._replace(edge="edge", dash=(6, 4)), sold]
    else:
        lines = tile_lines(offered, box) if offered is not None else []
        size, along, tops = (19, 7, (4, 17.5)) if close else (27, 36, (-8, 8))
        room = LETTER * max(map(len, lines), default=0) + 7 if close else 0
        y = middle - 11 if close else middle
        shapes += tile(offered, left + 5, y - size / 2, size, box) if offered else _drawn(printed, left + 34, y)[0]
        shapes += [
            Text(left + along, middle + by, line, SMALLEST, "soft", 400, "start")
            for by, line in zip(tops, lines if width >= room else (), strict=False)
        ]
        shapes += icons.coin(right - 12, middle - 11, 17, printed.price) if printed.price else ()
        shapes += fee_tab(right - 38, PATENT_TOP + 1, printed.fee) if printed.fee else ()
        beside, below = (26, -11) if close else (4, 12)
        shapes += icons.engineers(right - beside - 5 * printed.engineers, middle + below, 12, printed.engineers)
    said = say(printed, standing)
    if sells:
        told = tile_called(offered, box) if offered else ""
        said = words.said_patent(space=said, tile=told) if told else words.said_sold(space=said)
    return Thing(
        Ref("space", printed.id),
        Layer.PIECE,
        tuple(shapes),
        said,
        Rect(left, PATENT_TOP, width, PATENT_HEIGHT, radius=8),
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
            things.append(contract(number, left, top, pitch - BETWEEN, CARD_HEIGHT, position.box))
    things += [
        contract(number, MARGIN + pitch * index, TOPS[2], pitch - BETWEEN, CARD_HEIGHT, position.box)
        for index, number in enumerate(position.national)
    ]
    return things
