"""A small chart of two lines: each company's victory points by round, one panel a company, on the same scale."""

from collections.abc import Iterator, Sequence
from html import escape

from ..history.summary import Summary
from ..words import history as words
from ..words.names import company
from .palette import FONT, THEMES, colours

PANEL, HEIGHT, GAP = 176, 150, 24  # a panel's width and height, and the space between panels
LEFT, TOP, BOTTOM = 44, 62, 30
ABOVE = 28  # how much of the room above a panel is the legend's
LEGEND_ROW = 22  # how much lower everything stands where the title has a row of its own
NEAREST_LABELS = 14  # the least distance between two numbers at the end of lines

Points = Sequence[tuple[int, int]]
Drawing = Sequence[tuple[float, float]]


def chart(a: Summary, b: Summary, theme: str = "light", in_a_row: int = 4) -> str:
    """Victory points by round as SVG: line A solid with discs, line B dashed with squares; so many panels in a row."""
    if theme not in THEMES:
        raise ValueError(words.say("no_such_theme", theme=theme, known=THEMES))
    companies = [who for who in b.start or a.start if who in a.start and who in b.start]
    lines = {who: (a.vp_by_round(who), b.vp_by_round(who)) for who in companies}
    columns = max(1, min(in_a_row, len(companies)))
    rows = max(1, -(-len(companies) // columns))
    low = LEGEND_ROW if columns < 3 else 0
    pitch = TOP + HEIGHT + BOTTOM
    width = LEFT + max(2, columns) * (PANEL + GAP) + 12
    height = low + pitch + (rows - 1) * (pitch - ABOVE)
    scale = _Scale([vp for pair in lines.values() for points in pair for _, vp in points], theme)
    shapes = [*_legend(scale, low)]
    for number, (who, pair) in enumerate(lines.items()):
        row, column = divmod(number, columns)
        down = low + row * (pitch - ABOVE)
        shapes += _panel(LEFT + column * (PANEL + GAP), down, who, pair, scale, column == 0)
    title, told = words.say("chart_title"), words.chart_text(lines)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" '
        f'height="{height}" style="max-width: 100%; height: auto" role="img" aria-label="{escape(title)}" '
        f'font-family="{FONT}">'
        f"<title>{escape(title)}</title><desc>{escape(told)}</desc>"
        f'<rect width="{width}" height="{height}" fill="{scale.colours["paper"]}"/>{"".join(shapes)}</svg>'
    )


class _Scale:
    """From victory points and rounds to places in a panel."""

    def __init__(self, values: Sequence[int], theme: str) -> None:
        self.colours = colours(theme)
        least, most = min(values, default=0), max(values, default=1)
        self.step = next((step for step in (5, 10, 20, 50, 100, 500, 1000) if (most - least) / step <= 5), 5000)
        self.least = least // self.step * self.step
        self.most = max(-(-most // self.step) * self.step, self.least + self.step)

    def y(self, vp: int) -> float:
        """How far down a number of points stands."""
        return TOP + HEIGHT * (self.most - vp) / (self.most - self.least)

    def marks(self) -> range:
        """The points that get a line across."""
        return range(self.least, self.most + 1, self.step)


def _panel(left: int, down: int, who: str, pair: tuple[Points, Points], scale: _Scale, first: bool) -> Iterator[str]:
    yield f'<g transform="translate(0 {down})"><title>{escape(words.chart_company(who, *pair))}</title>'
    yield _text(left, TOP - 14, company(who), scale.colours["ink"], 13, bold=True)
    for vp in scale.marks():
        yield f'<path d="M{left} {scale.y(vp):.1f}h{PANEL}" stroke="{scale.colours["edge"]}" fill="none"/>'
        if first:
            yield _text(left - 8, scale.y(vp) + 4, str(vp), scale.colours["soft"], 12, "end")
    rounds = sorted({round for points in pair for round, _ in points})
    across = {round: left + 8 + (PANEL - 44) * index / max(1, len(rounds) - 1) for index, round in enumerate(rounds)}
    for round, x in across.items():
        yield _text(x, TOP + HEIGHT + 20, words.chart_round(round), scale.colours["soft"], 12, "middle")
    for dashed, points in enumerate(pair):
        drawn = [(across[round], scale.y(vp)) for round, vp in points]
        # Where the two lines are one, the mark of the first stands for both.
        marks = [each for each, point in zip(drawn, points, strict=True) if not dashed or point not in pair[0]]
        yield from _line(drawn, marks, bool(dashed), scale.colours[who], scale.colours)
    yield from _end_numbers(pair, across, scale)
    yield "</g>"


def _line(drawn: Drawing, marks: Drawing, dashed: bool, colour: str, hues: dict[str, str]) -> Iterator[str]:
    """A line with an outline, so that it shows on any ground, and a mark at each round."""
    way = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in drawn)
    dashes = ' stroke-dasharray="7 5"' if dashed else ""
    for stroke, width in ((hues["piece_edge"], 4), (colour, 2)):
        yield f'<path d="{way}" fill="none" stroke="{stroke}" stroke-width="{width}"{dashes}/>'
    for x, y in marks:
        look = f'fill="{hues["paper"] if dashed else colour}" stroke="{hues["piece_edge"]}" stroke-width="1.5"'
        if dashed:
            yield f'<rect x="{x - 4:.1f}" y="{y - 4:.1f}" width="8" height="8" {look}/>'
        else:
            yield f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" {look}/>'


def _end_numbers(pair: tuple[Points, Points], across: dict[int, float], scale: _Scale) -> Iterator[str]:
    """What each line comes to, beside its end; the two numbers keep clear of each other."""
    ends = [
        (scale.y(points[-1][1]), across[points[-1][0]], name, points[-1][1])
        for name, points in zip("AB", pair, strict=True)
    ]
    ends.sort()
    (high, *_), (low, *_) = ends
    push = max(0.0, NEAREST_LABELS - (low - high)) / 2
    for index, (y, x, name, vp) in enumerate(ends):
        moved = y + (push if index else -push)
        yield _text(x + 9, moved + 4, f"{name} {vp}", scale.colours["ink"], 12)


def _legend(scale: _Scale, low: int) -> Iterator[str]:
    x = float(LEFT)
    for name, dashed in (("A", False), ("B", True)):
        ends = [(x, 20.0 + low), (x + 40, 20.0 + low)]
        yield from _line(ends, ends, dashed, scale.colours["soft"], scale.colours)
        yield _text(x + 50, 24 + low, words.chart_line(name), scale.colours["ink"], 13)
        x += 120
    yield _text(LEFT if low else x, 24, words.say("chart_title"), scale.colours["soft"], 13)


def _text(x: float, y: float, text: str, colour: str, size: int, anchor: str = "start", bold: bool = False) -> str:
    weight = ' font-weight="700"' if bold else ""
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" fill="{colour}" text-anchor="{anchor}"{weight}>'
        f"{escape(text)}</text>"
    )
