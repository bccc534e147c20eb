"""The arrangement: every panel in a row, and which a picture shows, where, and how large, in wide and narrow cells."""

from collections.abc import Callable, Iterable
from functools import partial
from math import ceil
from typing import NamedTuple, TypeAlias

from ..engine.position import Position
from . import bars
from .company_view import BOARD_HIGH, company_things, draft_things
from .header_view import header_height, header_things, legend_height, legend_things, score_things
from .layout import MAP_HEIGHT, MAP_WIDTH
from .map_view import map_things
from .office_view import CONTRACTS_HIGH, OFFICE_HIGH, contracts_things, office_things
from .shapes import Thing
from .track_view import TRACK_HIGH, track_things
from .wheel_view import WHEEL_SIZE, wheel_panel

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
    gist: bars.Gist | None = None

    def high(self, width: float) -> float:
        """How high it is at a width."""
        return self.height(width) if callable(self.height) else self.height


def map_height(width: float) -> float:
    """How high a map of a width is."""
    return width * MAP_HEIGHT / MAP_WIDTH


def _company(of: Subject, width: float) -> list[Thing]:
    return [] if of.who is None else company_things(of.position, of.who, width)


def _wheel(of: Subject, width: float) -> list[Thing]:
    return [] if of.who is None else wheel_panel(of.who, of.position.companies[of.who].wheel)


def _alike(draw: Callable[[Position, float], list[Thing]]) -> Draw:
    """What draws a panel that is the same whoever's board is open."""
    return lambda of, width: draw(of.position, width)


PANELS = {
    "header": Panel(_alike(header_things), header_height),
    "map": Panel(lambda of, width: map_things(of.position, of.icons), map_height, 712, left=True),
    "wheel": Panel(_wheel, WHEEL_SIZE[1], WHEEL_SIZE[0]),
    "company": Panel(_company, BOARD_HIGH, least=500, gist=bars.company),
    "office": Panel(_alike(office_things), OFFICE_HIGH, least=500, gist=bars.office),
    "contracts": Panel(_alike(contracts_things), CONTRACTS_HIGH, gist=bars.contracts),
    "track": Panel(_alike(track_things), TRACK_HIGH, 712, least=500, left=True, gist=bars.energy),
    "race": Panel(_alike(partial(track_things, prizes=False)), TRACK_HIGH, 712, least=500, left=True),
    "legend": Panel(lambda of, width: legend_things(width), legend_height),
}
"""Every panel that can be shown."""
DRAFT = Panel(_alike(draft_things), BOARD_HIGH, least=500, gist=bars.draft)
"""What stands in the place of a company's board before there are any."""


def panel_of(kind: str) -> Panel:
    """A panel by the kind of its slot."""
    return DRAFT if kind == "draft" else PANELS[kind]


def things_of(of: Subject, slot: Slot) -> list[Thing]:
    """The things of what stands in a slot: of a panel, of a score card, or of a bar that opens or closes a panel."""
    if slot.kind == "score":
        return score_things(of.position, slot.what, slot.width, slot.height)
    if slot.kind == "close":
        return bars.closing_things(slot.what, of.who, slot.width)
    if slot.kind == "bar":
        gist = panel_of(slot.what).gist
        bar = bars.bar_things(slot.what, of.who, slot.width)
        return bar if gist is None else [*bar, *gist(of.position, of.who, slot.width)]
    return panel_of(slot.kind).draw(of, slot.width)


def table(width: float, companies: Iterable[str], board: str, open_panel: str | None) -> Arrangement:
    """The whole table; `board` is "company", or "draft" before there are any."""
    cards = tuple(companies)
    if width >= WIDE:
        return _wide(min(width, LARGEST), cards, board)
    unasked = board if width >= (NARROW if board == "draft" else MIDDLE) else ""
    shown = unasked if open_panel is None else board if open_panel == "company" else open_panel
    if width >= MIDDLE:
        return _stacked(width, 800, 10, cards, board, shown, 4, ("map", "track"))
    return _stacked(width, 600 if width >= NARROW else 420, 8, cards, board, shown, 2, ("map",))


def _wide(width: float, companies: tuple[str, ...], board: str) -> Arrangement:
    room = 1280 - 346 - 16
    each = (room + 8) / max(3, len(companies))
    slots = [Slot("header", "", 12, 12, 322, 60)]
    slots += [Slot("score", who, 346 + each * index, 12, each - 8, 60) for index, who in enumerate(companies)]
    slots += [
        Slot("map", "", 12, 82, 712, map_height(712)),
        Slot("track", "", 12, 846.7, 712, TRACK_HIGH),
        Slot(board, "", 736, 82, 532, BOARD_HIGH),
        Slot("office", "", 736, 496, 532, OFFICE_HIGH),
        Slot("contracts", "", 736, 890, 532, CONTRACTS_HIGH),
    ]
    return Arrangement(1280, 846.7 + TRACK_HIGH + 12, width / 1280, tuple(slots))


def _stacked(
    width: float,
    drawn: float,
    margin: float,
    companies: tuple[str, ...],
    board: str,
    shown: str,
    across: int,
    always: tuple[str, ...],
) -> Arrangement:
    """Everything in one column: head, cards, what is always open, and the rest as bars but one.

    What the draft offers comes before the map: it alone can be answered with, and would lie a page below.
    """
    inner = drawn - 2 * margin
    slots = [Slot("header", "", margin, margin, inner, header_height(inner))]
    y = margin + header_height(inner) + 8.0
    columns = min(across, max(2, len(companies)))
    slots += _cards(companies, columns, margin, y, inner)
    y += CARD_PITCH * ceil(len(companies) / columns)
    first = ("draft", "map", "track") if board == "draft" else ("map", "track", board)
    for panel in (*first, "office", "contracts"):
        is_open = panel in always or panel == shown
        if is_open and panel not in always:
            slots.append(Slot("close", panel, margin, y, inner, bars.CLOSING))
            y += bars.CLOSING + 4
        slots.append(_fitted(panel, margin, y, inner) if is_open else Slot("bar", panel, margin, y, inner, bars.HEIGHT))
        y += slots[-1].height * slots[-1].scale + 8
    return Arrangement(drawn, y - 8 + margin, width / drawn, tuple(slots))


def _fitted(panel: str, left: float, top: float, width: float) -> Slot:
    """A panel at a place that is perhaps too narrow for it."""
    drawn = max(width, panel_of(panel).least)
    return Slot(panel, "", left, top, drawn, panel_of(panel).high(drawn), width / drawn)


def _cards(companies: tuple[str, ...], columns: int, left: float, top: float, width: float) -> list[Slot]:
    """The score cards, in rows of so many."""
    each = (width + 8) / columns
    rows = [divmod(index, columns) for index in range(len(companies))]
    return [
        Slot("score", who, left + each * column, top + CARD_PITCH * row, each - 8, CARD_PITCH - 8)
        for who, (row, column) in zip(companies, rows, strict=True)
    ]


def with_legend(arrangement: Arrangement) -> Arrangement:
    """The same with the legend unfolded under the head, and what lies below moved down."""
    heads = [slot for slot in arrangement.slots if slot.kind in ("header", "score")]
    below = [slot for slot in arrangement.slots if slot.kind not in ("header", "score")]
    left, top = arrangement.slots[0].x, min(slot.y for slot in below) if below else arrangement.height
    width = arrangement.width - 2 * left
    height = legend_height(width)
    closing = Slot("close", "legend", left, top, width, bars.CLOSING)
    legend = Slot("legend", "", left, top + bars.CLOSING + 4, width, height)
    room = bars.CLOSING + 4 + height + 8
    moved = [slot._replace(y=slot.y + room) for slot in below]
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
        height = header_height(drawn - 2 * margin)
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
