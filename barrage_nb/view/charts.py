"""Charts: points as bars, victory points by round as lines, and what a reviewed game was expected to bring."""

from base64 import b64encode
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from html import escape
from importlib import import_module
from io import BytesIO
from itertools import accumulate
from math import isfinite
from typing import Any, NamedTuple

from ..analysis import Estimate, Review
from ..analysis.executors import fetched
from ..board.refs import Ref
from ..history.summary import Summary
from ..words import analysis as plot_words
from ..words import history as line_words
from ..words import review as review_words
from ..words import scoring_lesson as words
from ..words.names import company, listed, one_by_one
from ..words.names import in_a_row as words_in_a_row
from . import icons
from .palette import PALETTE
from .scene import Scene
from .shapes import Circle, Frame, Layer, Line, Path, Point, Rect, Shape, Text, Thing, paper, polyline


class Axis(NamedTuple):
    """From numbers to places along a picture; what lies beyond an end stands at it."""

    low: float
    high: float
    start: float
    end: float

    def at(self, number: float) -> float:
        """Where a number stands."""
        inside = min(max(number, self.low), self.high)
        return round(self.start + (self.end - self.start) * (inside - self.low) / ((self.high - self.low) or 1), 2)

    def marks(self, step: int) -> range:
        """The whole steps on it."""
        return range(-int(-self.low // step) * step, int(self.high) + 1, step)

    def across(self, y: float, step: int, both_ways: bool = False) -> Iterator[Shape]:
        """It as a line to the right with its numbers below, which may count from zero both ways."""
        yield Line(self.start, y, self.end, y, "border", 1.5)
        for number in self.marks(step):
            x, told = self.at(number), abs(number) if both_ways else number
            yield Line(x, y, x, y + 5, "border", 1.5)
            yield Text(x, y + 14, f"{told}".replace("-", "\u2212"), 12, "soft")

    def grid(self, step: int, left: float, right: float, numbers: bool = True) -> Iterator[Shape]:
        """It as lines one above another between two ends, with their numbers to the left."""
        for number in self.marks(step):
            y = self.at(number)
            yield Line(left, y, right, y, "edge")
            if numbers:
                yield Text(left - 8, y, str(number), 12, "soft", anchor="end")


STEPS = (5, 10, 20, 50, 100, 500, 1000)
"""From one line of a grid to the next."""


def upright(low: float, high: float, top: float, bottom: float, most: int) -> tuple[Axis, int]:
    """An axis that holds some points, of whole steps, and its step: at most so many lie between them."""
    step = next((step for step in STEPS if (high - low) / step <= most), 5000)
    least = low // step * step
    return Axis(least, max(-(-high // step) * step, least + step), bottom, top), step


def _edged(points: Sequence[Point], colour: str, core: float, rail: float, dash: tuple[float, ...] = ()) -> list[Shape]:
    """A line in its colour with an edge on either side, so that it shows on any ground."""
    way = polyline(tuple(points))
    return [Path(way, None, "piece_edge", core + 2 * rail, dash), Path(way, None, colour, core, dash)]


# Points as bars, part by part.

WIDTH = 712
LEFT, RIGHT_ROOM = 44, 80
ROW, BAR = 40, 26
LEGEND_WIDTH, LEGEND_HEIGHT = 128, 22
FILLS = {
    "start": "ghost",
    "so far": "ghost",
    "rank": "river",
    "bonus": "contract_green",
    "contracts": "contract_national",
    "fees": "advanced",
    "income": "tree",
    "tiles": "steel",
    "objective": "contract_yellow",
    "resources": "coin",
    "water": "pool",
    "no energy": "paper",
}
TEXT_ON = {"coin": "coin_text", "steel": "coin_text", "contract_national": "vp_text"}
DIGIT = 8
"""A part narrower than its number, so much for each digit, is without it; the text alternative has it."""


def points_chart(
    points: Mapping[str, Mapping[str, int]], best: Sequence[str] = (), *, width: float = WIDTH, theme: str = "light"
) -> Scene:
    """Points by company and source as a picture; `best` are the companies whose total is in bold."""
    found = {source for parts in points.values() for source in parts}
    sources = [source for source in FILLS if source in found] + sorted(found - set(FILLS))
    most = max((sum(vp for vp in parts.values() if vp > 0) for parts in points.values()), default=1) or 1
    unit = (width - LEFT - RIGHT_ROOM) / most
    gained = {source for parts in points.values() for source, vp in parts.items() if vp >= 0}
    legend, head = _sources(sources, gained, width)
    height = head + ROW * len(points) + 6
    bars = [_bar(who, parts, head + ROW * at, unit, who in best) for at, (who, parts) in enumerate(points.items())]
    things = (paper(width, height), Thing(Ref("legend"), Layer.NUMBER, legend), *bars)
    return Scene(width, height, words.chart(), " ".join(bar.text for bar in bars), theme, things)


def _sources(sources: Sequence[str], gained: Collection[str], width: float) -> tuple[tuple[Shape, ...], float]:
    shapes: list[Shape] = []
    across = max(1, int((width - LEFT) // LEGEND_WIDTH))
    for index, source in enumerate(sources):
        row, column = divmod(index, across)
        x, y = LEFT + LEGEND_WIDTH * column, 15 + LEGEND_HEIGHT * row
        box = Rect(x, y - 7, 14, 14, FILLS.get(source, "chip"), "soft", 1, 3)
        shapes.append(box if source in gained else Text(x + 7, y, "\u2212", 16, "wrong", 700))  # a number behind bars
        shapes.append(Text(x + 20, y, words.SOURCES.get(source, source), 13, "ink", anchor="start"))
    return tuple(shapes), 12 + LEGEND_HEIGHT * -(-len(sources) // across)


def _bar(who: str, parts: Mapping[str, int], top: float, unit: float, best: bool) -> Thing:
    middle = top + ROW / 2
    shapes: list[Shape] = [*icons.badge(who, 22, middle, 12)]
    order = sorted(parts, key=lambda source: list(FILLS).index(source) if source in FILLS else len(FILLS))
    gained = [(source, parts[source]) for source in order if parts[source] > 0]
    ends = list(accumulate((vp for _, vp in gained), initial=0))
    for (source, vp), start in zip(gained, ends, strict=False):
        fill = FILLS.get(source, "chip")
        box = Rect(LEFT + start * unit, middle - BAR / 2, vp * unit, BAR, fill, "soft", 1)
        shapes.append(box)
        if box.width >= DIGIT * len(str(vp)):
            shapes.append(Text(box.x + box.width / 2, middle, str(vp), 13, TEXT_ON.get(fill, "ink"), 500))
    x, lost = LEFT + ends[-1] * unit, sum(vp for vp in parts.values() if vp < 0)
    shapes += [Text(x + 8, middle, f"\u2212{-lost}", 13, "wrong", 500, "start")] * bool(lost)
    x, weight = x + (42 if lost else 8), 700 if best else 400
    shapes.append(Text(x, middle, str(sum(parts.values())), 17, "ink", weight, "start"))
    made = listed(words.bar_part(vp, words.SOURCES.get(source, source)) for source, vp in parts.items() if vp)
    return Thing(Ref("bar", who), Layer.PIECE, tuple(shapes), words.bar_of(who, sum(parts.values()), made))


# Two lines of a game: each company's points by round, a panel for each, all on the same scale.

PANEL, PANEL_HIGH, GAP = 176, 150, 24
"""A panel's width and height, and the space between panels."""
TOP, BOTTOM = 62, 30
ABOVE = 28
"""How much of the room above a panel is the legend's."""
LEGEND_ROW = 22
"""How much lower everything stands where the title has a row of its own."""
NEAREST = 14
"""The least distance between two numbers at the end of lines."""

ByRound = Sequence[tuple[int, int]]


def lines_chart(a: Summary, b: Summary, theme: str = "light", in_a_row: int = 4) -> Scene:
    """Victory points by round: line A solid with discs, line B dashed with squares; so many panels in a row."""
    companies = [who for who in b.start or a.start if who in a.start and who in b.start]
    lines = {who: (a.vp_by_round(who), b.vp_by_round(who)) for who in companies}
    values = [vp for pair in lines.values() for points in pair for _, vp in points]
    axis, step = upright(min(values, default=0), max(values, default=1), TOP, TOP + PANEL_HIGH, 5)
    columns = max(1, min(in_a_row, len(companies)))
    rows = max(1, -(-len(companies) // columns))
    low = LEGEND_ROW if columns < 3 else 0
    pitch = TOP + PANEL_HIGH + BOTTOM
    width = LEFT + max(2, columns) * (PANEL + GAP) + 12
    height = low + pitch + (rows - 1) * (pitch - ABOVE)
    things = [paper(width, height), Thing(Ref("legend"), Layer.NUMBER, tuple(_both_lines(low)))]
    told = list[str]()
    for number, (who, pair) in enumerate(lines.items()):
        row, column = divmod(number, columns)
        frame = Frame(LEFT + column * (PANEL + GAP), low + row * (pitch - ABOVE))
        shapes = (*axis.grid(step, 0, PANEL, numbers=column == 0), *_panel(who, pair, axis))
        told.append(line_words.chart_points(who, *(words_in_a_row(vp for _, vp in points) for points in pair)))
        things.append(Thing(Ref("panel", who), Layer.PIECE, shapes, told[-1], frame=frame))
    text = one_by_one([line_words.chart_from_start(), *told])
    return Scene(width, height, line_words.chart_title(), text, theme, tuple(things))


def _both_lines(low: int) -> Iterator[Shape]:
    x = float(LEFT)
    for name, dashed in (("A", False), ("B", True)):
        ends = [(x, 20.0 + low), (x + 40, 20.0 + low)]
        yield from _by_round(ends, ends, dashed, "soft")
        yield Text(x + 50, 19.5 + low, line_words.chart_line(name), 13, anchor="start")
        x += 120
    yield Text(LEFT if low else x, 19.5, line_words.chart_title(), 13, "soft", anchor="start")


def _panel(who: str, pair: tuple[ByRound, ByRound], axis: Axis) -> Iterator[Shape]:
    yield Text(0, TOP - 18.5, company(who), 13, weight=700, anchor="start")
    rounds = sorted({round for points in pair for round, _ in points})
    place = Axis(0, max(1, len(rounds) - 1), 8, PANEL - 36)
    across = {round: place.at(index) for index, round in enumerate(rounds)}
    for round, x in across.items():
        yield Text(x, TOP + PANEL_HIGH + 16, str(round) if round else line_words.chart_start(), 12, "soft")
    ways = [[(across[round], axis.at(vp)) for round, vp in points] for points in pair]
    for dashed, way in enumerate(ways):
        # Where the two lines are one, the mark of the first stands for both.
        yield from _by_round(way, [point for point in way if not dashed or point not in ways[0]], bool(dashed), who)
    yield from _end_numbers(pair, [way[-1] for way in ways])


def _by_round(way: Sequence[Point], marks: Sequence[Point], dashed: bool, colour: str) -> Iterator[Shape]:
    yield from _edged(way, colour, 2, 1, (7, 5) if dashed else ())
    for x, y in marks:
        square = Rect(x - 4, y - 4, 8, 8, "paper", "piece_edge", 1.5)
        yield square if dashed else Circle(x, y, 4, colour, "piece_edge", 1.5)


def _end_numbers(pair: tuple[ByRound, ByRound], ends: Sequence[Point]) -> Iterator[Shape]:
    """What each line comes to, beside its end; the two numbers keep clear of each other."""
    told = [f"{name} {points[-1][1]}" for name, points in zip("AB", pair, strict=True)]
    ((above, _), _), ((below, _), _) = placed = sorted(((y, x), text) for (x, y), text in zip(ends, told, strict=True))
    push = max(0.0, NEAREST - (below - above)) / 2
    for ((y, x), text), by in zip(placed, (-push, push), strict=True):
        yield Text(x + 9, y + by, text, 12, anchor="start")


# A reviewed game: the expected points of every company after each turn, with their intervals as bands.

EXPECTED_WIDTH, EXPECTED_HIGH, EXPECTED_RIGHT, EXPECTED_TOP = 640, 220, 100, 34
NEAREST_NAMES = 15
CORE, RAIL = 2.4, 1.4
"""How wide a line is in its colour, and its edge on either side: a white one is seen by its edges on white paper."""

Expected = Sequence[tuple[int, Estimate]]
"""What is expected after the move of a number."""


def expected_chart(found: Review, theme: str = "light") -> Scene:
    """The expected points over the game: a line and a band for each company, a ring for each turning point."""
    columns = {each.node: column for column, each in enumerate(found.moves)}
    lines = {who: [(columns[node], each) for node, each in found.expected(who)] for who in found.companies}
    right, bottom = EXPECTED_WIDTH - EXPECTED_RIGHT, EXPECTED_HIGH - BOTTOM
    means = [each.mean for line in lines.values() for _, each in line] or [0.0]
    room = 0.2 * max(10.0, max(means) - min(means))
    axis, step = upright(min(means) - room, max(means) + room, EXPECTED_TOP, bottom, 6)
    place = Axis(0, max(1, len(found) - 1), LEFT, right)
    grid = (
        Text(LEFT, 16, review_words.chart(), 12, "soft", anchor="start"),
        *axis.grid(step, LEFT, right),
        *_rounds(found, place),
    )
    things = [paper(EXPECTED_WIDTH, EXPECTED_HIGH), Thing(Ref("grid"), Layer.NUMBER, grid)]
    for who, line in lines.items():
        things += _line(who, line, place, axis)
    for each in found.turning_points:
        ring = Circle(place.at(columns[each.node]), axis.at(each.vp[each.who].mean), 7, None, "ink", 2)
        things.append(Thing(Ref("turning", each.node), Layer.MARKER, (ring,), each.turned(found.by)))
    ends = {who: axis.at(line[-1][1].mean) for who, line in lines.items() if line}
    things.append(Thing(Ref("names"), Layer.MARKER, tuple(_names(ends, right))))
    return Scene(EXPECTED_WIDTH, EXPECTED_HIGH, review_words.chart(), found.chart, theme, tuple(things))


def _rounds(found: Review, place: Axis) -> Iterator[Shape]:
    told = 0
    for column, each in enumerate(found.moves):
        if each.round != told:
            told = each.round
            yield Text(place.at(column), EXPECTED_HIGH - 14, review_words.chart_round(told), 12, "soft", anchor="start")


def _line(who: str, line: Expected, place: Axis, axis: Axis) -> Iterator[Thing]:
    if not line:
        return
    above = [(place.at(at), axis.at(each.high if isfinite(each.high) else each.mean)) for at, each in line]
    below = [(place.at(at), axis.at(each.low if isfinite(each.low) else each.mean)) for at, each in line]
    band = polyline((*above, *reversed(below)), closed=True)
    yield Thing(Ref("band", who), Layer.PIECE, (Path(band, who),), opacity=0.18)
    yield Thing(Ref("band", who, "edge"), Layer.PIECE, (Path(band, None, "piece_edge"),), opacity=0.3)
    way = [(place.at(at), axis.at(each.mean)) for at, each in line]
    yield Thing(Ref("line", who), Layer.PIECE, tuple(_edged(way, who, CORE, RAIL)))


def _names(ends: Mapping[str, float], right: float) -> Iterator[Shape]:
    """The companies beside the ends of their lines, each with its badge, clear of each other."""
    lowest = 0.0
    for y, who in sorted((y, who) for who, y in ends.items()):
        lowest = max(y, lowest + NEAREST_NAMES) if lowest else y
        yield from icons.badge(who, right + 14, lowest, 7)
        yield Text(right + 25, lowest, company(who), 12, anchor="start")


ON_A_LINE = 70
"""So many letters have room beside one another below a plot."""


def plot(table: Any, y: str = "vp", x: str = "position", by: str = "company", ax: Any = None) -> Any:
    """Draw a column of a table, such as a sweep, as points with their intervals: a line for each value of `by`.

    The table is anything of rows by name: a sweep, a list of dicts, a DataFrame, also one that you have changed. It
    gives matplotlib's axes, new ones or yours, which you can change too: `plot(table).set_title("…")`.
    """
    rows = _rows(table)
    for name in (x, y, by):
        if not rows or name not in rows[0]:
            raise ValueError(plot_words.no_column(name=name, known=tuple(rows[0] if rows else ())))
    if ax is None:
        fetched("matplotlib")
        _, ax = import_module("matplotlib.pyplot").subplots(figsize=(8, 4.5), layout="constrained")
    columns = {value: number for number, value in enumerate(dict.fromkeys(row[x] for row in rows))}
    lines = dict.fromkeys(row[by] for row in rows)
    for number, line in enumerate(lines):
        mine = [row for row in rows if row[by] == line]
        # Beside one another, so that no interval hides another.
        across = [columns[row[x]] + 0.12 * (number - (len(lines) - 1) / 2) for row in mine]
        reach = [[abs(row.get(f"{y}_{end}", row[y]) - row[y]) for row in mine] for end in ("low", "high")]
        colour = PALETTE[line].light if by == "company" and line in PALETTE else None
        label = company(line) if by == "company" else str(line)
        ax.errorbar(across, [row[y] for row in mine], reach, fmt="o", capsize=3, label=label, color=colour)
    told = [str(value) for value in columns]
    aslant: dict[str, Any] = {"rotation": 45, "ha": "right"} if len(told) > 6 or len("".join(told)) > ON_A_LINE else {}
    ax.set_xticks(list(columns.values()), told, **aslant)
    ax.set_ylabel(plot_words.COLUMNS.get(y) or plot_words.source(y))
    ax.legend()
    return ax


class PlotOnPage:
    """The figure of some axes as it is now, as a part of a page; the cell that has drawn it shows it no more."""

    def __init__(self, axes: Any) -> None:
        image = BytesIO()
        axes.figure.savefig(image, format="png", dpi=100)
        import_module("matplotlib.pyplot").close(axes.figure)
        self.image = b64encode(image.getvalue()).decode()
        title, y, x = axes.get_title(), axes.get_ylabel(), axes.get_xlabel()
        what = plot_words.titled(title, y) if title and y else title or y
        self.told = plot_words.plot_by(what, x) if x else plot_words.plot(what)

    def _repr_html_(self) -> str:
        return f"<p><img src='data:image/png;base64,{self.image}' alt='{escape(self.told)}' style='max-width:100%'></p>"

    def __repr__(self) -> str:
        return self.told


def _rows(table: Any) -> list[Mapping[str, Any]]:
    """The rows of a table of any kind; those of a DataFrame are its records."""
    if hasattr(table, "to_dict"):
        return list(table.to_dict("records"))
    return list(table) if isinstance(table, Iterable) else []
