"""One company's board: its wheel, supply, officer, pieces, incomes, contracts and tiles; and what can be drafted."""

from collections.abc import Callable, Iterator
from functools import lru_cache

from ..board.box import BOXES, PRINTED, Box
from ..board.companies import STRUCTURES
from ..board.contracts import Part
from ..board.refs import Ref
from ..engine.position import Company, Position, Segment
from ..words import names
from ..words import scene as words
from ..words.marks import in_form
from ..words.names import count
from . import icons
from .cards import DIGIT, contract, ground, in_a_row, room_for, space, tile
from .icons import SMALLEST, Shapes
from .office_view import say
from .shapes import Circle, Command, Layer, Line, Path, Point, Rect, Shape, Text, Thing, commands, on_circle, remembered

WHEEL_RADIUS = 112
WHEEL_SIZE = (268, 290)


def title_of(who: str) -> str:
    """What stands over what is a company's: its name as a title."""
    return in_form(names.company(who), "title")


def wheel_panel(who: str, wheel: tuple[Segment, ...], box: Box = PRINTED) -> list[Thing]:
    """The wheel of a company on a card of its own."""
    width, height = WHEEL_SIZE
    title = (*icons.badge(who, 27, 26, 14), Text(48, 26, title_of(who), 16, "ink", 700, "start"))
    return [
        ground("wheel", width, height),
        Thing(Ref("company", who), Layer.PIECE, title, words.company_title(who)),
        *wheel_things(who, wheel, width / 2, height - WHEEL_RADIUS - 14, WHEEL_RADIUS, box),
    ]


def wheel_things(
    who: str, wheel: tuple[Segment, ...], x: float, y: float, radius: float, box: Box = PRINTED
) -> list[Thing]:
    """The wheel around a middle: rim, segments and hub."""
    return [
        _rim(x, y, radius, len(wheel)),
        *(_segment(who, number, len(wheel), segment, x, y, radius, box) for number, segment in enumerate(wheel)),
        _hub(who, x, y, radius),
    ]


def direction(number: float, segments: int) -> float:
    """The angle of the middle of a segment, in degrees clockwise from the right; segments follow clockwise."""
    return -90 + 360 / segments * number


def segment_point(number: float, segments: int, x: float, y: float, radius: float) -> Point:
    """The middle of what lies in a segment; between two places while the wheel turns."""
    return on_circle(x, y, radius * 0.56, direction(number, segments))


@lru_cache(64)
def _rim(x: float, y: float, radius: float, segments: int) -> Thing:
    shapes: list[Shape] = [Circle(x, y, radius, "wheel_rim", "edge", 1.4)]
    for number in range(1, segments):
        at = on_circle(x, y, radius * 0.928, direction(number, segments))
        shapes.append(Text(*at, str(segments - number), radius * 0.115, "soft", 600))
    top = y - radius
    head = f"M{x - 8} {top + 2}L{x + 8} {top + 2}L{x} {top + 14}Z"
    shapes.append(Path(commands(head), "hot"))
    return Thing(Ref("wheel", "rim"), Layer.GROUND, tuple(shapes))


@lru_cache(64)
def _hub(who: str, x: float, y: float, radius: float) -> Thing:
    shapes = (
        Circle(x, y, radius * 0.225, "wheel_rim", "edge", 1.2),
        Circle(x, y, radius * 0.19, "panel", "edge", 1.2),
        *icons.turns(x, y, radius * 0.27, None, "soft"),
    )
    return Thing(Ref("hub", who), Layer.PIECE, shapes)


@remembered(1024)
def _segment(
    who: str, number: int, segments: int, segment: Segment, x: float, y: float, radius: float, box: Box
) -> Thing:
    edge = _edge(number, segments, x, y, radius)
    full = any(segment)
    if number == 0:
        ground = Path(edge, "hot_ground", "hot", 2, (5, 3))
    else:
        ground = Path(edge, "panel" if full else "wheel_empty", "edge", 1.2)
    middle = segment_point(number, segments, x, y, radius)
    label = () if number or full else (Text(*middle, words.open_(), radius * 0.116, "hot", 600),)
    shapes = (ground, *label, *contents(segment, *middle, radius / WHEEL_RADIUS, box))
    holds = words.on_wheel(segment.excavators, segment.mixers, segment.tiles)
    text = words.segment(turns=segments - number, holds=holds) if number else words.open_segment(holds=holds)
    return Thing(Ref("wheel", who, number), Layer.PIECE, shapes, text, Path(edge, "panel"))


def _edge(number: int, segments: int, x: float, y: float, radius: float) -> tuple[Command, ...]:
    """The outline of a segment, its sides a little apart from the next."""
    angle, half = direction(number, segments), 180 / segments
    inner, outer = radius * 0.24, radius * 0.855
    near, far = half - 6, half - 1.4
    start, end = on_circle(x, y, inner, angle - near), on_circle(x, y, outer, angle - far)
    return (
        ("M", start),
        ("L", end),
        ("A", (x, y, outer, angle - far, angle + far)),
        ("L", on_circle(x, y, inner, angle + near)),
        ("A", (x, y, inner, angle + near, angle - near)),
        ("Z", ()),
    )


@lru_cache(256)
def contents(segment: Segment, x: float, y: float, scale: float = 1, box: Box = PRINTED) -> Shapes:
    """What lies in a segment, around a middle: tiles above, machines below."""
    machines = [
        (icon, amount)
        for icon, amount in ((icons.excavator, segment.excavators), (icons.mixer, segment.mixers))
        if amount
    ]
    rows, size = _tile_rows(segment.tiles, scale)
    line = (16.5 if len(machines) < 2 else 15) * scale
    high = len(rows) * (size + 2 * scale) + len(machines) * line
    top = y - high / 2
    shapes: list[Shape] = []
    for row in rows:
        left = x - (len(row) * (size + 2 * scale) - 2 * scale) / 2
        for index, name in enumerate(row):
            shapes += tile(name, left + index * (size + 2 * scale), top, size, box)
        top += size + 2 * scale
    for icon, amount in machines:
        text = str(amount)
        wide = 20 * scale + room_for(text, 14 * scale)
        shapes += icon(x - wide / 2 + 9 * scale, top + line / 2, 14.5 * scale)
        shapes.append(Text(x - wide / 2 + 20 * scale, top + line / 2, text, 14 * scale, "ink", 600, "start"))
        top += line
    return tuple(shapes)


def _tile_rows(tiles: tuple[str, ...], scale: float) -> tuple[list[tuple[str, ...]], float]:
    """Tiles in rows, smaller the more there are."""
    across = 1 if len(tiles) < 2 else 2 if len(tiles) in (2, 4) else 3
    size = {1: 27.0, 2: 19.5, 3: 16.0}[across] * scale
    return [tiles[start : start + across] for start in range(0, len(tiles), across)], size


BOARD_HIGH = 404
MARGIN = 14
WHEEL_AT = (129, 187)
ROWS_TOP, ROW_HEIGHT, ROWS = 69, 47, 4
CROWDED, PLAIN = 44, 24
"""How high rows are where there are more, and those of pieces that uncover nothing."""
PIECES_LEFT, PIECES, SMALL_PIECE, SMALL_INCOME = 262, 5, 12, 14.5
"""Where rows of pieces begin, for how many they have room, and how large pieces and incomes are that crowd one."""


@lru_cache(16)
def _rows(box: Box) -> dict[str, tuple[int, int]]:
    """Where the row of each kind of piece begins, and how high it is."""
    crowded = len(box.structures) > ROWS
    found, top = {}, ROWS_TOP
    for structure in box.structures:
        high = ROW_HEIGHT if not crowded else CROWDED if structure in STRUCTURES else PLAIN
        found[structure] = top, high
        top += high
    return found


def company_things(position: Position, who: str, width: float) -> list[Thing]:
    """The board of a company."""
    company, box, ability = position.companies[who], position.box, position.ability(who)
    lines: list[Shape] = [Line(MARGIN, y, width - MARGIN, y, "edge", 1.2) for y in (60, 314)]
    rows = _rows(box)
    lines += [Line(PIECES_LEFT, top + high, width - MARGIN, top + high, "edge") for top, high in rows.values()]
    return [
        ground("company", width, BOARD_HIGH),
        Thing(Ref("company", "lines"), Layer.GROUND, tuple(lines)),
        *_head(who, company, width, position.copied if who == position.mover else None, box, ability.copies_officers),
        *wheel_things(who, company.wheel, *WHEEL_AT, WHEEL_RADIUS, box),
        *(
            thing
            for structure in rows
            for thing in _row(who, structure, getattr(position.pieces(who), structure), width, box)
        ),
        *_own_spaces(position, who),
        *_build(who, company, width, box),
        *_hand(who, company, width, box),
        *_tiles(who, company, width, box),
        _ability(who, position.pieces(who).powerhouse, width, box),
    ]


def _ability_line(who: str, box: Box) -> str:
    """What a company can do later, at its shortest; what is otherwise than usual as far as there is room."""
    usual = box.companies[who].ability == BOXES[box.of].companies[who].ability
    return words.ABILITY_LINES[who] if usual else _cut(names.ability(who, box), 36)


def _cut(text: str, most: int) -> str:
    """A text of so many letters at most; all of it is told."""
    return text if len(text) <= most else f"{text[: most - 1].rstrip(' ;,')}…"


def _officer_line(line: str) -> str:
    return _cut(in_form(line, "short"), 61)


@remembered(256)
def _head(who: str, company: Company, width: float, copied: str | None, box: Box, copies: bool) -> list[Thing]:
    line, named = words.officer_line(company.officer, copied, box), title_of(who)
    size = min(19.0, 108 / len(named) / DIGIT)
    title = Thing(
        Ref("company", who),
        Layer.PIECE,
        (*icons.badge(who, 32, 31, 18), Text(60, 23, named, size, "ink", 700, "start")),
        words.company_title(who),
        Rect(MARGIN, 10, 130, 26, radius=8),
    )
    power = Thing(
        Ref("officer", who),
        Layer.PIECE,
        (Text(60, 45, _officer_line(line), SMALLEST, "soft", 400, "start"),),
        words.no_officer() if company.officer is None else words.said_officer(line=line),
        Rect(56, 35, 10 + 6.7 * len(_officer_line(line)), 20, radius=6),
    )
    things = [title, power, *_supply(who, company, width, box.engineers_each), _points(who, company.vp, width)]
    if company.officer in box.copying_officers or copies:
        things += _officer_spaces(who, company.copies, box)
    return things


def _points(who: str, vp: int, width: float) -> Thing:
    x = width - 34
    return Thing(Ref("vp", who), Layer.PIECE, icons.victory(x, 31, 39, vp), words.points(vp), Circle(x, 31, 20))


def _supply(who: str, company: Company, width: float, engineers: int) -> list[Thing]:
    left, pitch = 184, (width - 66 - 184) / 4
    things = []
    for index, (kind, icon) in enumerate(SUPPLY.items()):
        x, amount = left + pitch * index, getattr(company, kind)
        shapes: list[Shape] = [
            *icon(x, 23, 19),
            Text(x + 16, 23, str(amount), 19 if amount < 100 else 15, "ink", 700, "start"),
        ]
        if kind == "engineers":
            along = x + 19 + 12.5 * len(str(amount))
            shapes.append(Text(along, 23.5, f"/ {engineers}", 13, "soft", 400, "start"))
        outline = Rect(x - 12, 11, min(pitch - 4, 66), 24, radius=6)
        things.append(
            Thing(Ref(kind, who), Layer.PIECE, tuple(shapes), words.said_supply(counted=count(amount, kind)), outline)
        )
    return things


SUPPLY: dict[str, Callable[[float, float, float], Shapes]] = {
    "credits": icons.coin,
    "excavators": icons.excavator,
    "mixers": icons.mixer,
    "engineers": icons.engineer,
}


def _officer_spaces(who: str, copies: tuple[int, ...], box: Box) -> Iterator[Thing]:
    """Where Sekibo's engineers go, the second for credits, under the officer and above the wheel."""
    for index, (price, name) in enumerate(box.copy_spaces.items()):
        left, used = MARGIN + 38 * index, price in copies
        edge = "piece_edge" if used else "border"
        shapes: list[Shape] = [Rect(left, 66, 30, 18, who if used else "panel", edge, 1.4, 5)]
        if used:
            shapes += icons.letter(who, left + 15, 75, 13)
        else:
            shapes += icons.engineer(left + (6 if price else 15), 75, 11)
        if price and not used:
            shapes.append(Text(left + 20, 75, f"+{price}", SMALLEST, "ink", 700))
        text = words.said_officer_space(named=words.named(name, name), fee=price, used=used)
        yield Thing(Ref("space", name), Layer.PIECE, tuple(shapes), text, Rect(left, 66, 30, 18, radius=5))


def _own_spaces(position: Position, who: str) -> Iterator[Thing]:
    """Right above the wheel: a space that only an officer may use (L80), and whether the Architect is at hand (L83)."""
    box, left = position.box, PIECES_LEFT - 42
    for name in box.spaces_of_section["any_building"] if position.power(who).uses_buildings else ():
        printed, standing = box.spaces[name], position.occupied.get(name, ())
        at, owner = (left, 64, 32, 22), who if standing else None
        yield space(Ref("space", name), at, printed.engineers, printed.due, owner, text=say(printed, standing))
    if position.companies[who].officer in box.architects or position.ability(who).architect:
        here = position.companies[who].architect
        fill = "ink" if here else "faint"
        shapes = (*icons.engineer(left + 8, 75, 15, fill), *icons.piece("wild", left + 23, 75, 13, fill))
        text = words.said_architect(here=here)
        yield Thing(Ref("architect", who), Layer.PIECE, shapes, text, Rect(left, 64, 32, 22, radius=5))


def _columns(width: float) -> tuple[float, float]:
    """The x of the first piece of a row, and the distance to the next."""
    pitch = (width - MARGIN - PIECES_LEFT - 38) / PIECES
    return PIECES_LEFT + 38 + pitch / 2, pitch


def _places(who: str, structure: str, width: float, box: Box, size: float = 18) -> tuple[list[float], float, float]:
    """The x of each piece, the least room of one, and how large incomes are: where they crowd a row, they have room."""
    (left, pitch), total = _columns(width), box.pieces[structure]
    wides = [_brought(who, structure, number, 0, 0, False, box, size)[1] for number in range(1, total + 1)]
    wanted = [wide + 12 if wide > 0 else 0 for wide in wides]
    ends = [left + pitch * index + wide / 2 - sum(wanted[: index + 1]) for index, wide in enumerate(wanted) if wide]
    if total <= PIECES and min(ends, default=width) > PIECES_LEFT + 20:
        return [left + pitch * index for index in range(total)], pitch, size
    room = least = pitch * PIECES
    if sum(wanted) > room and size > SMALL_INCOME:
        return _places(who, structure, width, box, SMALL_INCOME)
    for wide in sorted(wanted, reverse=True):
        least = min(least, room / total)
        if wide <= least:
            break
        room, total = room - wide, total - 1
    cells = [max(wide, least) for wide in wanted]
    cells = [cell * min(1, pitch * PIECES / sum(cells)) for cell in cells]
    return [left - pitch / 2 + sum(cells[:index]) + cell / 2 for index, cell in enumerate(cells)], least, size


@remembered(512)
def _row(who: str, structure: str, built: int, width: float, box: Box) -> list[Thing]:
    """The pieces of one kind: ghosts for those on the map, and each income under the piece that covers it."""
    top, high = _rows(box)[structure]
    total, usual = box.pieces[structure], high == ROW_HEIGHT
    places, room, income_size = _places(who, structure, width, box)
    size = min(19.0 if usual else 17.0, max(room - 2, SMALL_PIECE))
    left_over = Text(
        PIECES_LEFT + 12, top + (high + 1) // 2, str(total - built), 20 if high > PLAIN else 17, "ink", 700
    )
    shapes: list[Shape] = [left_over]
    for index, x in enumerate(places):
        y = top + (13 if usual else 11.5)
        ghost = index < built
        shapes += (
            icons.piece(structure, x, y, size, "ghost") if ghost else icons.company_piece(structure, x, y, size, who)
        )
    outline = Rect(PIECES_LEFT, top + 1, width - MARGIN - PIECES_LEFT, high - 2, radius=6)
    text = words.said_pieces_left(who=who, counted=count(total - built, f"{structure}s"))
    things = [Thing(Ref("pieces", who, structure), Layer.PIECE, tuple(shapes), text, outline)]
    most = width  # a wide income makes room for the next one
    for number in range(total, 0, -1):
        x, uncovered = places[number - 1], built >= number
        most = width if room < _columns(width)[1] else most
        income, most = _income(who, structure, number, x, most, top + high - 13, uncovered, box, income_size)
        things += income
    return things


def _income(
    who: str, structure: str, number: int, x: float, most: float, y: float, uncovered: bool, box: Box, size: float
) -> tuple[list[Thing], float]:
    """What a piece uncovers, around `x` and no farther right than `most`; and how far the one before may reach."""
    wide = _brought(who, structure, number, x, y, uncovered, box, size)[1]
    x = min(x, most - wide / 2 - 5)
    drawn, wide, text = _brought(who, structure, number, x, y, uncovered, box, size)
    if not text:
        gone = Rect(x - 14, y - 10.5, 28, 21, radius=6)
        return [Thing(Ref("income", who, structure, number), Layer.PIECE, (), outline=gone)], most
    frame = Rect(x - wide / 2 - 5, y - 10.5, wide + 10, 21, "hot_ground", "hot", 1.4, 6)
    shapes = (frame, *drawn) if uncovered else drawn
    outline = Rect(x - wide / 2 - 5, y - 10.5, wide + 10, 21, radius=6)
    return [Thing(Ref("income", who, structure, number), Layer.PIECE, shapes, text, outline)], outline.x - 2


def _brought(
    who: str, structure: str, number: int, x: float, y: float, uncovered: bool, box: Box, size: float
) -> tuple[Shapes, float, str]:
    if structure == "powerhouse":
        if number == box.ability_powerhouses:
            star = icons.piece("wild", x, y, 17, "ink" if uncovered else "soft")
            return star, 18, words.said_ability(active=uncovered, number=number, power=names.ability(who, box), who=who)
        bonus = box.production_bonus
        more = bonus[number] - bonus[number - 1] if number < len(bonus) else 0
        if not more:
            return (), 0, ""
        drawn, wide = in_a_row((Part("energy", more),), x, y, not uncovered)
        return drawn, wide, words.production_bonus(number, more, uncovered)
    parts = box.companies[who].income.get((structure, number), ())
    built, gives = count(number, f"{structure}s"), words.parts(parts)
    text = words.said_income(uncovered=uncovered, number=number, built=built, gives=gives) if parts else ""
    return *in_a_row(parts, x, y, not uncovered, size), text


def _build(who: str, company: Company, width: float, box: Box) -> list[Thing]:
    """The construction spaces; engineers that stand beside them do so under the label (A8)."""
    left, _ = _columns(width)
    used, aside = company.constructions, company.aside
    pitch = min(60.0, (width - MARGIN - left + 24) / 4)
    down = 4 if len(box.structures) > ROWS else 0
    label = Text(PIECES_LEFT, down + (279 if aside else 287), words.build(), 13, "soft", 500, "start")
    things = [Thing(Ref("build", "label"), Layer.GROUND, (label,))]
    if aside:
        number = Text(PIECES_LEFT + 15, down + 297, str(aside), 13, "ink", 700, "start")
        shapes = (*icons.engineer(PIECES_LEFT + 6, down + 297, 13), number)
        outline = Rect(PIECES_LEFT - 3, down + 288, 38, 18, radius=5)
        things.append(Thing(Ref("aside", who), Layer.PIECE, shapes, words.engineers_aside(aside), outline))
    return [*things, *construction_spaces(who, used, left - 18, down + 271, pitch, box)]


def construction_spaces(
    who: str, used: int, left: float, top: float, pitch: float, box: Box = PRINTED
) -> Iterator[Thing]:
    """The spaces of a company's board where construction begins, so many of them taken."""
    for index, printed in enumerate(box.construction_spaces):
        text = words.said_construction_space(
            named=words.named(printed.id, printed.id), engineers=printed.engineers, fee=printed.due, used=index < used
        )
        at, owner = (left + pitch * index, top, pitch - 5, 33), who if index < used else None
        yield space(Ref("space", printed.id), at, printed.engineers, printed.due, owner, text=text)


def _hand(who: str, company: Company, width: float, box: Box) -> list[Thing]:
    """Contracts in hand, and a tick with the number of those fulfilled."""
    room = width - 2 * MARGIN - 48
    pitch = room / max(3, len(company.contracts))
    things = [Thing(Ref("hand", who), Layer.PIECE, (), outline=Rect(MARGIN / 2, 341, room, 16))]
    things += [
        contract(number, MARGIN + pitch * index, 323, pitch - 7, box=box)
        for index, number in enumerate(company.contracts)
    ]
    right = width - MARGIN
    y, size, high = (331, 15, 14) if box.works else (340, 17, 28)  # works taken stand below
    shapes = (*icons.check(right - 32, y, 15), Text(right - 10, y, str(len(company.fulfilled)), size, "soft", 600))
    text = words.fulfilled(company.fulfilled)
    outline = Rect(right - 44, y - high / 2, 44, high, radius=6)
    things.append(Thing(Ref("fulfilled", who), Layer.PIECE, shapes, text, outline))
    if box.works:
        number, y = len(company.works_taken), y + 18
        shapes = (
            *icons.piece("external_work", right - 32, y, 14, "soft"),
            Text(right - 10, y, str(number), size, "soft", 600),
        )
        text = words.said_works_taken(counted=count(number, "external_works"))
        things.append(Thing(Ref("works", who), Layer.PIECE, shapes, text, outline._replace(y=y - high / 2)))
    return things


def _tiles(who: str, company: Company, width: float, box: Box) -> list[Thing]:
    size = 30.0 if len(company.tiles) <= 5 else 24.0
    pitch = size + (4 if len(company.tiles) <= 8 else 2)
    return [
        Thing(
            Ref("tile", who, name),
            Layer.PIECE,
            tile(name, MARGIN + pitch * index, 381 - size / 2, size, box),
            words.tile(names.tile(name, box)),
            Rect(MARGIN + pitch * index, 381 - size / 2, size, size, radius=5),
        )
        for index, name in enumerate(company.tiles)
    ]


@remembered(64)
def _ability(who: str, powerhouses: int, width: float, box: Box) -> Thing:
    """The company's power: grey, with the powerhouses it still needs, until it is active."""
    active = powerhouses >= box.ability_powerhouses
    fill, weight = ("ink", 600) if active else ("soft", 400)
    right = width - MARGIN
    shapes: list[Shape] = []
    edge = right
    if not active:
        shapes += (
            Text(right - 22, 381, f"{powerhouses}/{box.ability_powerhouses}", 13, "soft", 600, "end"),
            *icons.piece("powerhouse", right - 9, 381, 16, "soft"),
        )
        edge = right - 56
    short = _ability_line(who, box)
    shapes += icons.piece("wild", edge - 7, 381, 13, fill)  # right of the text, which may be as wide as its font
    shapes.append(Text(edge - 19, 381, short, SMALLEST, fill, weight, "end"))
    left = edge - 29 - 6.7 * len(short)
    outline = Rect(left, 371, right - left, 20, radius=6)
    told = words.said_ability(active=active, number=box.ability_powerhouses, power=names.ability(who, box), who=who)
    return Thing(Ref("ability", who), Layer.PIECE, tuple(shapes), told, outline)


TOP, ROW = 40, 64


def draft_things(position: Position, width: float) -> list[Thing]:
    """What can be chosen before the game begins."""
    title = Text(MARGIN, 22, words.to_choose(), 15, "ink", 700, "start")
    things = [ground("draft", width, BOARD_HIGH), Thing(Ref("draft", "label"), Layer.GROUND, (title,))]
    things += [
        _pair(who, officer, TOP + ROW * index, width, position.box)
        for index, (who, officer) in enumerate(position.offer)
    ]
    pitch = (width - 2 * MARGIN + 8) / max(3, len(position.starting))
    top = TOP + ROW * len(position.offer) + 12
    if position.starting:
        label = Text(MARGIN, top, words.starting(), 13, "ink", 600, "start")
        things.append(Thing(Ref("starting", "label"), Layer.GROUND, (label,)))
    for index, number in enumerate(position.starting):
        things.append(contract(number, MARGIN + pitch * index, top + 16, pitch - 8, 40, position.box))
    return things


@remembered(128)
def _pair(who: str, officer: str, top: float, width: float, box: Box) -> Thing:
    card = Rect(MARGIN, top, width - 2 * MARGIN, ROW - 8, "panel", "border", 1.2, 9)
    line = words.officer_line(officer, None, box)
    shapes: list[Shape] = [
        card,
        *icons.badge(who, MARGIN + 30, top + 28, 17),
        Text(MARGIN + 60, top + 17, title_of(who), 15, "ink", 700, "start"),
        Text(MARGIN + 60, top + 33, _officer_line(line), SMALLEST, "soft", 400, "start"),
        *icons.piece("wild", MARGIN + 172, top + 17, 12, "soft"),
        Text(MARGIN + 184, top + 17, _ability_line(who, box), SMALLEST, "soft", 400, "start"),
    ]
    text = words.said_offered(who=who, line=line)
    return Thing(Ref("draft", who), Layer.PIECE, tuple(shapes), text, card)
