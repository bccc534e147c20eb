"""The arrangement: every panel in a row, and which a picture shows, where, and how large, in wide and narrow cells."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from math import ceil, inf
from typing import NamedTuple, TypeAlias

from ..board.box import Box
from ..board.office import ADDED_SECTIONS, OWN_SECTIONS
from ..board.refs import Ref
from ..engine.actions import spaces_in_play
from ..engine.position import Company, Position
from ..words import scene as words
from . import header_view, icons
from .cards import contract_chip, ground, tile
from .company_view import (
    BOARD_HIGH,
    WHEEL_SIZE,
    company_things,
    construction_spaces,
    draft_things,
    title_of,
    wheel_panel,
)
from .expansion_view import EXPANSION_HIGH, expansion_things
from .layout import MAP_HEIGHT, MAP_WIDTH
from .map_view import map_things
from .office_view import CONTRACTS_HIGH, OFFICE_HIGH, columns, contracts_things, office_things, places
from .shapes import Layer, Line, Rect, Shape, Text, Thing

BAR_HEIGHT, CLOSING = 44, 30
"""How high the bar of a folded panel is, and the one above an open panel."""
BAR_MIDDLE = BAR_HEIGHT / 2
GIST, NAMED = 104.0, 84.0
"""Where the gist of a panel begins, and where the first word of that of the office does."""
CHEVRON, GOAL = 44, 190
"""The room that the chevron and the goal of the round take at the right end."""
NARROW_BAR = 480
"""In a narrower bar the small squares stand closer."""
LEAST_NAMED, LETTER = 112, 0.58
"""In a narrower bar there is only its name; how wide a letter of it may be, as a part of its size."""
LEAST_TO_BUILD, BUILDS = 540, 49
"""From this width on the bar of a company's board has its construction spaces, each so wide."""
CHARACTER = 7.1
"""How wide a character beside the small squares may be."""

LEAST_GIST = {"company": 240, "track": 390, "office": 390, "draft": 290, "expansion": 330}
"""In narrower bars the gist would meet the chevron."""

Gist: TypeAlias = Callable[[Position, str | None, float], list[Thing]]
"""What the bar of a folded panel says, of a width, with the company whose board is open."""


def bar_things(panel: str, who: str | None, width: float) -> list[Thing]:
    """The bar of a folded panel, without its gist; a click opens it."""
    named, left, room = _name(panel, who), 16, GIST - 20
    if width < LEAST_NAMED:
        left, room = 9, width - 18
    size = min(14.5, room / len(named) / LETTER)
    name = Text(left, BAR_MIDDLE, named, size, "ink", 600, "start")
    return _bar("bar", panel, width, BAR_HEIGHT, name, words.open_panel(panel=words.BARS[panel]))


def closing_things(panel: str, who: str | None, width: float) -> list[Thing]:
    """The bar above an open panel; a click closes it."""
    name = Text(16, CLOSING / 2, _name(panel, who), 13, "soft", 500, "start")
    return _bar("close", panel, width, CLOSING, name, words.said_close(panel=words.BARS[panel]))


def over_small_map(slot: "Slot") -> Thing:
    """What takes every click on a small map; it makes the map large."""
    frame = Rect(0, 0, MAP_WIDTH, MAP_HEIGHT, edge="border", thick=4, radius=24)
    return Thing(Ref("bar", slot.kind), Layer.CARD, (frame,), words.open_panel(panel=words.BARS[slot.kind]), frame)


def _bar(kind: str, panel: str, width: float, high: float, name: Text, told: str) -> list[Thing]:
    shapes = (name, *(icons.chevron(width - 24, high / 2, up=kind == "close") if width >= LEAST_NAMED else ()))
    outline = Rect(0, 0, width, high, radius=12)
    return [ground(panel, width, high, part=kind), Thing(Ref(kind, panel), Layer.PLATE, shapes, told, outline)]


def _name(panel: str, who: str | None) -> str:
    return title_of(who) if panel == "company" and who else words.BARS[panel]


def energy_gist(position: Position, who: str | None, width: float) -> list[Thing]:
    """The companies in turn order with their energy, and what the round asks for."""
    shapes: list[Shape] = []
    order = header_view.order_of(position)
    for index, name in enumerate(order):
        x = GIST + 8 + 58 * index
        energy = position.companies[name].energy
        shapes += (
            *icons.badge(name, x, BAR_MIDDLE, 10),
            Text(x + 15, BAR_MIDDLE, str(energy), 14.5, "ink", 600, "start"),
        )
    fits = GIST + 58 * len(order) <= width - GOAL
    tile = position.bonus_tile
    if fits and tile is not None and not position.over:
        text = words.round_goal(header_view.border_of(position.round, position.box))
        shapes.append(Text(width - 108, BAR_MIDDLE, text, 12, "hot", 600, "end"))
        shapes += header_view.bonus_icon(position.box.bonus_tiles[tile].counts, width - 90, BAR_MIDDLE, 17)
        shapes += icons.victory(width - 62, BAR_MIDDLE, 20, position.box.bonus_tiles[tile].vp)
    return [Thing(Ref("gist", "track"), Layer.PIECE, tuple(shapes), of=Ref("bar", "track"))]


def company_gist(position: Position, who: str | None, width: float) -> list[Thing]:
    """The wheel of a company, its tiles, its contracts and, where there is room, the spaces for construction."""
    if who is None:
        return []
    held, box = position.companies[who], position.box
    spaces: tuple[Thing, ...] = ()
    if width >= LEAST_TO_BUILD:
        width -= len(box.construction_spaces) * BUILDS
        right = width - CHEVRON
        spaces = tuple(construction_spaces(who, held.constructions, right, BAR_HEIGHT - 34.5, BUILDS, box))
    pitch = 18.0 if width < NARROW_BAR else 24.0
    shapes = _small_wheel(held, pitch, box)
    left = GIST + 6 * pitch + 16
    tiles = held.tiles[: _room(left, 27, width)]
    for index, name in enumerate(tiles):
        shapes += tile(name, left + 27 * index, BAR_MIDDLE - 12, 24, box)
    left += 27 * len(tiles) + 14
    shown = held.contracts[: _room(left, 40, width)]
    gist = Thing(Ref("gist", "company"), Layer.PIECE, tuple(shapes), of=Ref("bar", "company"))
    chips = (contract_chip(number, left + 40 * index, BAR_MIDDLE, box) for index, number in enumerate(shown))
    return [gist, *chips, *spaces]


def _room(left: float, pitch: float, width: float) -> int:
    """How many things there is room for in front of the chevron."""
    return max(0, int((width - CHEVRON - left) // pitch))


def _small_wheel(company: Company, pitch: float, box: Box) -> list[Shape]:
    """The wheel unrolled: six squares, the open one first."""
    shapes: list[Shape] = []
    size = pitch - (4 if pitch > 20 else 2)
    for index, segment in enumerate(company.wheel):
        x = GIST + pitch * index
        square = Rect(x, BAR_MIDDLE - size / 2, size, size, "wheel_empty", "edge", 1.2, 4)
        if index == 0:
            square = square._replace(fill="hot_ground", edge="hot", dash=(4, 2))
        shapes.append(square._replace(fill="panel", edge="border") if index and any(segment) else square)
        if segment.tiles:
            shapes += tile(segment.tiles[0], x + size / 2 - 8, BAR_MIDDLE - 8, 16, box)[1:]
        elif segment.excavators or segment.mixers:
            icon = icons.excavator if segment.excavators else icons.mixer
            shapes += icon(x + size / 2, BAR_MIDDLE, 13)
    return shapes


def office_gist(position: Position, who: str | None, width: float) -> list[Thing]:
    """Every space as a square, filled when taken; the dearer ones are red."""
    in_play, box = spaces_in_play(position), position.box
    shapes: list[Shape] = []
    narrow = width < NARROW_BAR
    labels = {section: words.SECTIONS[section] for section in box.spaces_of_section if _in_gist(section, box)}
    wide = sum(CHARACTER * len(label) + 12 * _columns(section, box) + 16 for section, label in labels.items())
    named = NAMED + wide <= width - CHEVRON
    left = NAMED if named else GIST
    pitch, apart = (11, 7) if narrow else (12, 10 if named else 20)
    for section, label in labels.items():
        if named:
            shapes.append(Text(left, BAR_MIDDLE, label, 12, "soft", 400, "start"))
            left += CHARACTER * len(label) + 6
        for index, (name, (column, row)) in enumerate(places(section, box).items()):
            x = left + pitch * (index if section == "patent" else column)
            y = BAR_MIDDLE - 5 if section == "patent" else BAR_MIDDLE - 11 + 12 * row
            shapes += _square(
                x, y, name in position.occupied, name in in_play, in_play[name].fee if name in in_play else 0
            )
        left += pitch * _columns(section, box) + apart
    return [Thing(Ref("gist", "office"), Layer.PIECE, tuple(shapes), of=Ref("bar", "office"))]


def _in_gist(section: str, box: Box) -> bool:
    return section not in (*OWN_SECTIONS, *ADDED_SECTIONS) and bool(places(section, box))


def _columns(section: str, box: Box) -> int:
    """How many squares of a section stand beside each other; of two, the dearer is below."""
    return len(places(section, box)) if section == "patent" else columns(section, box)


def _square(x: float, y: float, taken: bool, open_: bool, fee: int) -> list[Shape]:
    if not open_:
        return [Line(x + 2, y + 8, x + 8, y + 2, "soft", 1.2)]
    if taken:
        return [Rect(x, y, 10, 10, "soft", radius=2.5)]
    return [Rect(x + 0.6, y + 0.6, 8.8, 8.8, "coin" if fee else "panel", "coin_edge" if fee else "border", 1.2, 2.5)]


def expansion_gist(position: Position, who: str | None, width: float) -> list[Thing]:
    """The spaces of the works, and for each building tile who has built there."""
    box, tiles = position.box, position.building_tiles
    shapes: list[Shape] = []
    for index, name in enumerate(box.spaces_of_section["works"]):
        gone = index >= len(position.works) or position.works[index] is None
        shapes += _square(GIST + 12 * index, BAR_MIDDLE - 5, gone or name in position.occupied, True, 0)
    left, pitch = GIST + 56.0, (width - CHEVRON - GIST - 56) / max(1, len(tiles))
    for index, name in enumerate(tiles):
        shapes += icons.piece("building", left + pitch * index, BAR_MIDDLE, 12, "faint")
        owners = [owner for site, owner in position.buildings.items() if box.building_sites[site].building == name]
        for number, owner in enumerate(owners):
            x = left + pitch * index + 9 + 8 * number
            shapes.append(Rect(x, BAR_MIDDLE - 5, 7, 10, owner, "piece_edge", 1, 2))
    return [Thing(Ref("gist", "expansion"), Layer.PIECE, tuple(shapes), of=Ref("bar", "expansion"))]


def contracts_gist(position: Position, who: str | None, width: float) -> list[Thing]:
    """The contracts on offer."""
    numbers = (*(number for number in position.contracts if number is not None), *position.national)
    shown = numbers[: _room(GIST, 40, width)]
    return [contract_chip(number, GIST + 40 * index, BAR_MIDDLE, position.box) for index, number in enumerate(shown)]


def draft_gist(position: Position, who: str | None, width: float) -> list[Thing]:
    """The companies that can still be chosen."""
    badges = (
        icons.badge(name, GIST + 10 + 32 * index, BAR_MIDDLE, 12) for index, (name, _) in enumerate(position.offer)
    )
    shapes = tuple(shape for badge in badges for shape in badge)
    return [Thing(Ref("gist", "draft"), Layer.PIECE, shapes, of=Ref("bar", "draft"))]


WIDE, MIDDLE, NARROW = 1092, 700, 500
"""From these widths of a cell on; beside its scroll bar Notebook leaves 1093 of a window of 1280, JupyterLab 1097."""
LARGEST = 1600
CARD_PITCH = 80
"""From one row of score cards to the next."""
NARROWEST = 420
"""A panel that may be drawn at any width is drawn at least so wide, where it is not small by itself."""
GROWS_TO = 1.3
"""A single panel is drawn at most this much larger than on the table."""


class Slot(NamedTuple):
    """A panel at a place: its kind, whose or what it shows, its box in pixels as drawn, and how large it is painted."""

    kind: str
    what: str
    x: float
    y: float
    width: float
    height: float
    scale: float = 1

    @property
    def high(self) -> float:
        """How much room it takes downwards."""
        return self.height * self.scale


class Arrangement(NamedTuple):
    """Panels in a box, and how much larger it is painted than it is drawn."""

    width: float
    height: float
    scale: float
    slots: tuple[Slot, ...]


class Subject(NamedTuple):
    """What panels are drawn of: a position, the company whose board is open, and whether the map has its icons."""

    position: Position
    who: str | None
    icons: bool


Draw: TypeAlias = Callable[[Subject, float], list[Thing]]
"""What draws a panel of a width."""


class Panel(NamedTuple):
    """What draws a panel, how high it is, and how wide it is drawn.

    It must be drawn at `least` so wide that nothing in it meets; in a narrower place it is painted smaller. Left is
    where the map is, and the gist is what the bar of a folded panel says.
    """

    draw: Draw
    height: float | Callable[[float], float]
    width: float = 532
    least: float = 0
    left: bool = False
    gist: Gist | None = None

    def high(self, width: float) -> float:
        """How high it is at a width."""
        return self.height(width) if callable(self.height) else self.height


def map_height(width: float) -> float:
    """How high a map of a width is."""
    return width * MAP_HEIGHT / MAP_WIDTH


def _company(of: Subject, width: float) -> list[Thing]:
    return [] if of.who is None else company_things(of.position, of.who, width)


def _wheel(of: Subject, width: float) -> list[Thing]:
    return [] if of.who is None else wheel_panel(of.who, of.position.companies[of.who].wheel, of.position.box)


def _alike(draw: Callable[[Position, float], list[Thing]]) -> Draw:
    """What draws a panel that is the same whoever's board is open."""
    return lambda of, width: draw(of.position, width)


PANELS = {
    "header": Panel(_alike(header_view.header_things), header_view.header_height),
    "map": Panel(lambda of, width: map_things(of.position, of.icons), map_height, 712, left=True),
    "wheel": Panel(_wheel, WHEEL_SIZE[1], WHEEL_SIZE[0]),
    "company": Panel(_company, BOARD_HIGH, least=500, gist=company_gist),
    "office": Panel(_alike(office_things), OFFICE_HIGH, least=500, gist=office_gist),
    "expansion": Panel(_alike(expansion_things), EXPANSION_HIGH, least=500, gist=expansion_gist),
    "contracts": Panel(_alike(contracts_things), CONTRACTS_HIGH, gist=contracts_gist),
    "track": Panel(
        _alike(header_view.track_things), header_view.TRACK_HIGH, 712, least=500, left=True, gist=energy_gist
    ),
    "race": Panel(
        _alike(partial(header_view.track_things, prizes=False)), header_view.TRACK_HIGH, 712, least=500, left=True
    ),
    "legend": Panel(lambda of, width: header_view.legend_things(width), header_view.legend_height),
}
"""Every panel that can be shown."""
DRAFT = Panel(_alike(draft_things), BOARD_HIGH, least=500, gist=draft_gist)
"""What stands in the place of a company's board before there are any."""


def panel_of(kind: str) -> Panel:
    """A panel by the kind of its slot."""
    return DRAFT if kind == "draft" else PANELS[kind]


def things_of(of: Subject, slot: Slot) -> list[Thing]:
    """The things of what stands in a slot: of a panel, of a score card, or of a bar that opens or closes a panel."""
    if slot.kind == "score":
        return header_view.score_things(of.position, slot.what, slot.width, slot.height)
    if slot.kind == "close":
        return closing_things(slot.what, of.who, slot.width)
    if slot.kind == "map" and slot.what:  # a click on it, and a key, means all of it
        small = [thing._replace(text="") for thing in PANELS["map"].draw(of, slot.width)]
        return [*small, over_small_map(slot)]
    if slot.kind == "bar":
        gist = panel_of(slot.what).gist
        bar = bar_things(slot.what, of.who, slot.width)
        return (
            bar
            if gist is None or slot.width < LEAST_GIST.get(slot.what, 0)
            else [*bar, *gist(of.position, of.who, slot.width)]
        )
    return panel_of(slot.kind).draw(of, slot.width)


def table(
    width: float,
    companies: Iterable[str],
    board: str,
    open_panel: str | None,
    height: float = 0,
    legend: bool | None = False,
    more: tuple[str, ...] = (),
) -> Arrangement:
    """The whole table; `board` is "company", or "draft" before there are any, and `more` are panels of an expansion.

    Where it is known how high a picture can be seen at once, all of it is, if it is wide enough; a legend is its panel.
    """
    cards = tuple(companies)
    asked = "legend" if legend else board if open_panel == "company" else open_panel
    panels = (board, "office", *more, "contracts", "track")
    if height and width >= TWO_COLUMNS:
        return _in_sight(width, height, cards, panels, asked)
    if in_one_column(width, height):
        return _in_one_column(width, height, cards, panels, "draft" if board == "draft" and asked is None else asked)
    if width >= WIDE:
        return _wide(min(width, LARGEST), cards, board, more)
    unasked = board if width >= (NARROW if board == "draft" else MIDDLE) else ""
    shown = unasked if open_panel is None else board if open_panel == "company" else open_panel
    if width >= MIDDLE:
        return _stacked(width, 800, 10, cards, board, shown, 4, ("map", "track"), more)
    return _stacked(width, 600 if width >= NARROW else 420, 8, cards, board, shown, 2, ("map",), more)


def _wide(width: float, companies: tuple[str, ...], board: str, more: tuple[str, ...]) -> Arrangement:
    room = 1280 - 346 - 16
    each = (room + 8) / max(3, len(companies))
    slots = [Slot("header", "", 12, 12, 322, 60)]
    slots += [Slot("score", who, 346 + each * index, 12, each - 8, 60) for index, who in enumerate(companies)]
    slots += [
        Slot("map", "", 12, 82, 712, map_height(712)),
        Slot("track", "", 12, 846.7, 712, header_view.TRACK_HIGH),
        Slot(board, "", 736, 82, 532, BOARD_HIGH),
        Slot("office", "", 736, 496, 532, OFFICE_HIGH),
    ]
    left, right = 846.7 + header_view.TRACK_HIGH, 890.0
    for panel in more:  # the contracts have their place below the track then
        slots.append(Slot(panel, "", 736, right, 532, panel_of(panel).high(532)))
        right += slots[-1].height + 10
    contracts = Slot("contracts", "", 736, 890, 532, CONTRACTS_HIGH)
    if more:
        contracts = contracts._replace(x=12, y=left + 10, width=712)
        left = max(left + 10 + CONTRACTS_HIGH, right - 10)
    return Arrangement(1280, left + 12, width / 1280, (*slots, contracts))


TWO_COLUMNS, DRAWN = 760, 920
"""From this width on the panels stand beside the map of a picture seen at once, which is drawn at least so wide."""
NOT_MAP = 560
"""The map has at most half the width, or all but this."""
HEAD, LEAST_CARD = 322, 160
"""How wide a head beside the cards is, and how wide a card must be to stand beside it."""
LEAST_COLUMN, LEAST_PANEL = 500, 0.86
"""Two columns stand beside the map where each is so wide; none is painted smaller: letters have 11 pixels then."""
LEAST_MAP, LARGE_MAP = 429, 500
"""So wide the figures of a map have as many; a narrower one than the other gets the height of the head, too."""
GAP = 8


def _in_sight(
    width: float, height: float, companies: tuple[str, ...], panels: tuple[str, ...], open_panel: str | None
) -> Arrangement:
    """All of it at once: head and cards, the map, and beside it as many open panels as there is room for."""
    drawn = max(width, DRAWN)
    high = height * drawn / width
    slots, top = _head(companies, drawn)
    inner, room = drawn - 20, high - top - 10
    across = min(room * MAP_WIDTH / MAP_HEIGHT, max(inner / 2, inner - NOT_MAP))
    higher = partial(_low, width, height, companies, panels, over=False)
    if across < LARGE_MAP and all(
        _legible(made) >= 1 <= _across(made) / LARGE_MAP for made in map(higher, (*panels, "legend"))
    ):
        return higher(open_panel)
    slots.append(Slot("map", "", 10, top, across, map_height(across)))
    left, beside = 10 + across + GAP, inner - across - GAP
    columns = [panels[::2], panels[1::2]] if beside >= 2 * LEAST_COLUMN + GAP else [panels]
    wide = (beside - GAP * (len(columns) - 1)) / len(columns)
    for index, column in enumerate(columns):
        slots += _column(column, open_panel, left + (wide + GAP) * index, top, wide, room)
    made = Arrangement(drawn, max(slot.y + slot.high for slot in slots) + 10, width / drawn, tuple(slots))
    if open_panel != "legend" and _legible(made) >= 1:
        return made
    low = _low(width, height, companies, panels, open_panel)
    return low if open_panel == "legend" or _legible(low) > _legible(made) else made


def _across(arrangement: Arrangement) -> float:
    """How wide the map is."""
    return next(slot.width for slot in arrangement.slots if slot.kind == "map")


def _legible(arrangement: Arrangement) -> float:
    """How large the smallest letters of map and panels are; 1 where they can be read on a wall."""
    maps = [slot.width / LEAST_MAP for slot in arrangement.slots if slot.kind == "map"]
    return arrangement.scale * min(*maps, *(slot.scale / LEAST_PANEL for slot in arrangement.slots))


ONE_COLUMN, LEAST_HIGH, SMALL_MAP = 540, 480, 184
"""From this width and height on all of it is seen at once in one column, too; its small map is at least so high."""
BESIDE_MAP, BESIDE_SMALL_MAP = 190, 340
"""How wide the cards are beside its large map, and two of them beside its small one at least."""
SMALLEST_PANEL, LOW_CARD, LEGEND = 0.8, 60, 556
"""An open panel under bars is painted no smaller; how high cards over them are; a legend of three columns."""


def in_one_column(width: float, height: float) -> bool:
    """Whether all of a table is seen at once in one column."""
    return ONE_COLUMN <= width < TWO_COLUMNS and height >= LEAST_HIGH


def _in_one_column(
    width: float, height: float, companies: tuple[str, ...], panels: tuple[str, ...], asked: str | None
) -> Arrangement:
    """All of it at once: a small map beside head and cards over the panel that is open, or without one a large map."""
    inner, more = width - 20, len(panels) - 4
    is_open = asked if asked in (*panels, "legend") else None
    columns = (3 if is_open else 2) + more
    folded = [panel for panel in panels if panel != is_open][: 3 + more if is_open else 4 + more]
    bars = (BAR_HEIGHT + GAP) * ceil(len(folded) / columns)
    if is_open:
        room = height - 20 - bars - GAP - _fitted(is_open, 0, 0, inner).high
        across = min(max(SMALL_MAP, room) * MAP_WIDTH / MAP_HEIGHT, inner - BESIDE_SMALL_MAP - GAP)
        top, left = 10.0, 10 + across + GAP
        head = Slot("header", "", left, top, width - 10 - left, header_view.WIDE_HEIGHT)
    else:
        head = Slot("header", "", 10, 10, inner, header_view.header_height(inner))
        top = 10 + head.height + GAP
        across = min(inner - BESIDE_MAP - GAP, (height - top - bars - 10) * MAP_WIDTH / MAP_HEIGHT)
        left = 10 + across + GAP
    below, beside = top + map_height(across) + GAP, head.y + head.height + GAP
    cards = 2 if is_open else 1
    pitch = min(CARD_PITCH, (below - beside) / max(1, ceil(len(companies) / cards)))
    slots = [head, Slot("map", "small" if is_open else "", 10, top, across, map_height(across))]
    slots += _cards(companies, cards, left, beside, width - 10 - left, pitch)
    slots += _bars(folded, columns, below, 10, inner)
    if is_open:
        slots += _under_bars(is_open, 10, below + bars, inner, height - 10)
    return Arrangement(width, slots[-1].y + slots[-1].high + 10, 1, tuple(slots))


def _low(
    width: float,
    height: float,
    companies: tuple[str, ...],
    panels: tuple[str, ...],
    asked: str | None,
    over: bool = True,
) -> Arrangement:
    """All of it at once where it is low: the map, and beside it cards, bars in a row and an open panel.

    The head is over the map or, where there is room, over the cards: the map has all the height then.
    """
    edge, bars_across = 10.0 if over else 6.0, len(panels) - 1
    is_open = asked if asked in (*panels, "legend") else panels[0]
    folded = [panel for panel in panels if panel != is_open][:bars_across]  # the track gives way to a legend
    top = edge + (header_view.WIDE_HEIGHT + GAP if over else 0)
    inner, drawn = width - 2 * edge, LEGEND if is_open == "legend" else LEAST_COLUMN
    panel = max(SMALLEST_PANEL * LEAST_COLUMN, min(LEAST_PANEL * drawn, inner - GAP - LEAST_MAP))
    across = max(HEAD, min((height - top - edge) * MAP_WIDTH / MAP_HEIGHT, inner - panel - GAP))
    left, wide = edge + across + GAP, inner - across - GAP
    each = max(2, int(wide / (LEAST_CARD + GAP)))
    odd = int(not over and len(companies) % each == 1 and wide >= HEAD + GAP + LEAST_CARD)  # one card beside the head
    headed = across if over else HEAD if odd else wide
    first = edge if over else edge + header_view.WIDE_HEIGHT + GAP
    rows = ceil(len(companies) / each) - odd
    columns, bars = max(2, ceil((len(companies) - odd) / max(1, rows))), first + LOW_CARD * rows
    slots = [
        Slot("header", "", edge if over else left, edge, headed, header_view.WIDE_HEIGHT),
        Slot("map", "", edge, top, across, map_height(across)),
        *_cards(companies[:odd], 1, left + HEAD + GAP, edge, wide - HEAD - GAP, header_view.WIDE_HEIGHT + GAP),
        *_cards(companies[odd:], columns, left, first, wide, LOW_CARD),
        *_bars(folded, bars_across, bars, left, wide),
        *_under_bars(is_open, left, bars + BAR_HEIGHT + GAP, wide, height - edge),
    ]
    return Arrangement(width, max(slot.y + slot.high for slot in slots) + edge, 1, tuple(slots))


def _bars(panels: list[str], columns: int, top: float, left: float, width: float) -> Iterator[Slot]:
    """The bars of folded panels, in rows of so many."""
    each = (width + GAP) / columns
    for index, panel in enumerate(panels):
        row, column = divmod(index, columns)
        yield Slot("bar", panel, left + each * column, top + (BAR_HEIGHT + GAP) * row, each - GAP, BAR_HEIGHT)


def _under_bars(panel: str, left: float, top: float, width: float, end: float) -> Iterator[Slot]:
    """An open panel, painted smaller where it would not end there; the legend with what closes it."""
    drawn = width
    if panel == "legend":
        yield Slot("close", panel, left, top, width, CLOSING)
        top, drawn = top + CLOSING + 4, max(width, LEGEND)
    fits = min(width / drawn, (end - top) / _fitted(panel, 0, 0, drawn).high)
    yield _fitted(panel, left, top, width, max(SMALLEST_PANEL * width / drawn, fits))


def _head(companies: tuple[str, ...], width: float) -> tuple[list[Slot], float]:
    """The head with the cards beside it or under it, and where they end."""
    inner, columns = width - 20, max(3, len(companies))
    if inner - HEAD - GAP >= columns * (LEAST_CARD + GAP):
        cards = _cards(companies, columns, 10 + HEAD + GAP, 10, inner - HEAD - GAP)
        high = header_view.WIDE_HEIGHT
        beside = (card._replace(height=high) for card in cards)
        return [Slot("header", "", 10, 10, HEAD, high), *beside], 10.0 + high + GAP
    head = header_view.header_height(inner)
    cards = _cards(companies, columns, 10, 10 + head + GAP, inner)
    return [Slot("header", "", 10, 10, inner, head), *cards], 10 + head + GAP + CARD_PITCH * bool(cards)


def _column(
    panels: tuple[str, ...], asked: str | None, left: float, top: float, width: float, room: float
) -> list[Slot]:
    """Panels below each other in a room: what is asked for is open, others as far as there is room, the rest bars."""
    opened: list[str] = []
    scale = 1.0
    for panel in sorted(panels, key=lambda panel: panel != asked):
        tried = [each for each in panels if each in (*opened, panel)]
        bars = (BAR_HEIGHT + GAP) * (len(panels) - len(tried))
        fits = min(
            1.0, (room - bars - GAP * (len(tried) - 1)) / sum(_fitted(each, 0, 0, width, 1).high for each in tried)
        )
        if not opened or fits * min(1, width / LEAST_COLUMN) >= LEAST_PANEL:
            opened, scale = tried, fits
    slots: list[Slot] = []
    for panel in panels:
        is_open = panel in opened
        slots.append(
            _fitted(panel, left, top, width, scale) if is_open else Slot("bar", panel, left, top, width, BAR_HEIGHT)
        )
        top += slots[-1].high + GAP
    return slots


def _stacked(
    width: float,
    drawn: float,
    margin: float,
    companies: tuple[str, ...],
    board: str,
    shown: str,
    across: int,
    always: tuple[str, ...],
    more: tuple[str, ...],
) -> Arrangement:
    """Everything in one column: head, map, cards, what else is always open, and the rest as bars but one.

    What the draft offers comes before the map: it alone can be answered with, and would lie a page below.
    """
    inner = drawn - 2 * margin
    slots = [Slot("header", "", margin, margin, inner, header_view.header_height(inner))]
    y = margin + header_view.header_height(inner) + 8.0
    columns = min(across, max(2, len(companies)))
    first = ("draft", "map", "track") if board == "draft" else ("map", "track", board)
    for panel in (*first, "office", *more, "contracts"):
        is_open = panel in always or panel == shown
        if is_open and panel not in always:
            slots.append(Slot("close", panel, margin, y, inner, CLOSING))
            y += CLOSING + 4
        slots.append(_fitted(panel, margin, y, inner) if is_open else Slot("bar", panel, margin, y, inner, BAR_HEIGHT))
        y += slots[-1].high + 8
        if panel == "map":
            slots += _cards(companies, columns, margin, y, inner)
            y += CARD_PITCH * ceil(len(companies) / columns)
    return Arrangement(drawn, y - 8 + margin, width / drawn, tuple(slots))


def _fitted(panel: str, left: float, top: float, width: float, scale: float = 1) -> Slot:
    """A panel at a place that is perhaps too narrow for it, or painted smaller to be less high."""
    drawn = max(width, panel_of(panel).least) / scale
    return Slot(panel, "", left, top, drawn, panel_of(panel).high(drawn), width / drawn)


def _cards(
    companies: tuple[str, ...], columns: int, left: float, top: float, width: float, pitch: float = CARD_PITCH
) -> list[Slot]:
    """The score cards, in rows of so many."""
    each = (width + 8) / columns
    rows = [divmod(index, columns) for index in range(len(companies))]
    return [
        Slot("score", who, left + each * column, top + pitch * row, each - 8, pitch - 8)
        for who, (row, column) in zip(companies, rows, strict=True)
    ]


def with_legend(arrangement: Arrangement) -> Arrangement:
    """The same with the legend unfolded under the head, and what lies below moved down, unless it has a place there."""
    if any(slot.kind == "legend" for slot in arrangement.slots):
        return arrangement
    first = min((slot.y for slot in arrangement.slots if slot.kind not in ("header", "score")), default=inf)
    heads = [slot for slot in arrangement.slots if slot.y < first]
    left, top = arrangement.slots[0].x, min(first, arrangement.height)
    width = arrangement.width - 2 * left
    height = header_view.legend_height(width)
    closing = Slot("close", "legend", left, top, width, CLOSING)
    legend = Slot("legend", "", left, top + CLOSING + 4, width, height)
    room = CLOSING + 4 + height + 8
    moved = [slot._replace(y=slot.y + room) for slot in arrangement.slots if slot.y >= first]
    return arrangement._replace(height=arrangement.height + room, slots=(*heads, closing, legend, *moved))


def parts(width: float, panels: tuple[str, ...], board: str) -> Arrangement:
    """Some panels only: beside each other where there is width for it, else below each other."""
    panels = tuple(board if panel == "company" else panel for panel in panels)
    left = [panel for panel in panels if panel_of(panel).left]
    right = [panel for panel in panels if panel not in (*left, "header")]
    margin = 0 if len(panels) == 1 else 10
    if width >= WIDE and ((left and right) or len(right) > 1):
        columns = [left, right] if left else [right[::2], right[1::2]]
    else:
        columns = [[panel for panel in panels if panel != "header"]]
    widths = [max((_natural(panel, width) for panel in column), default=532.0) for column in columns]
    drawn = sum(widths) + margin * (len(columns) + 1)
    slots, top = [], float(margin)
    if "header" in panels:
        height = header_view.header_height(drawn - 2 * margin)
        slots.append(Slot("header", "", margin, margin, drawn - 2 * margin, height))
        top += height + margin
    bottoms, x = [top], float(margin)
    for column, wide in zip(columns, widths, strict=True):
        y = top
        for panel in column:
            height = panel_of(panel).high(wide)
            across = min(wide, _natural(panel, width)) if panel == "wheel" else wide
            slots.append(Slot(panel, "", x + (wide - across) / 2, y, across, height))
            y += height + margin
        bottoms.append(y)
        x += wide + margin
    return Arrangement(drawn, max(bottoms), min(width / drawn, GROWS_TO), tuple(slots))


def _natural(panel: str, cell: float) -> float:
    """How wide a panel is drawn in a cell; in a narrow one, less where it can be less."""
    row = panel_of(panel)
    return min(row.width, max(row.least or NARROWEST, cell))
