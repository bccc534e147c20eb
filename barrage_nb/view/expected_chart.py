"""A chart of a reviewed game: the expected points of every company after each move, with their intervals as bands."""

from collections.abc import Collection, Iterator, Sequence
from html import escape
from math import isfinite

from ..analysis import Estimate, Review
from ..words import review as words
from ..words.names import company
from . import icons
from .palette import FONT, THEMES, colours
from .svg import painted

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 640, 220, 44, 100, 34, 30
NEAREST_LABELS = 15
CORE, RAIL = 2.4, 1.4
"""How wide a line is in its colour, and its edge on either side: a white one is seen by its edges on white paper."""

Expected = Sequence[tuple[int, Estimate]]


def expected_chart(found: Review, theme: str = "light") -> str:
    """The expected points over the game as SVG: a line and a band for each company, a ring for each turning point."""
    if theme not in THEMES:
        raise ValueError(words.say("no_such_theme", theme=theme, known=THEMES))
    lines = {who: found.expected(who) for who in found.companies}
    hues, scale = colours(theme), _Axes(lines.values(), len(found))
    columns = {each.node: column for column, each in enumerate(found.moves)}
    shapes = [*_axes(scale, found, hues)]
    for who, line in lines.items():
        shapes += _line([(columns[node], each) for node, each in line], hues[who], scale, hues)
    for each in found.turning_points:
        x, y = scale.x(columns[each.node]), scale.y(each.vp[each.who].mean)
        title = escape(words.turning_point(each, found.by))
        shapes.append(
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="7" fill="none" stroke="{hues["ink"]}" stroke-width="2">'
            f"<title>{title}</title></circle>"
        )
    shapes += _names(lines, scale, hues["ink"], theme)
    title, told = escape(words.TEXTS["chart"]), escape(words.chart_text(found))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" style="width: 100%; '
        f'max-width: {WIDTH}px" role="img" aria-label="{title}" font-family="{FONT}">'
        f"<title>{title}</title><desc>{told}</desc>"
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{hues["paper"]}"/>{"".join(shapes)}</svg>'
    )


class _Axes:
    """From moves and victory points to places on the chart."""

    def __init__(self, lines: Collection[Expected], moves: int) -> None:
        self.moves = max(1, moves - 1)
        means = [each.mean for line in lines for _, each in line] or [0.0]
        spread = max(10.0, max(means) - min(means))
        step = next((step for step in (5, 10, 20, 50, 100) if 1.4 * spread / step <= 6), 500)
        self.low = int((min(means) - 0.2 * spread) // step * step)
        self.high = int(-(-(max(means) + 0.2 * spread) // step) * step)
        self.marks = range(self.low, self.high + 1, step)

    def x(self, move: int) -> float:
        """How far across a move stands."""
        return LEFT + (WIDTH - LEFT - RIGHT) * move / self.moves

    def y(self, vp: float) -> float:
        """How far down a number of points stands; what lies beyond the chart stands at its edge."""
        inside = min(max(vp, self.low), self.high)
        return TOP + (HEIGHT - TOP - BOTTOM) * (self.high - inside) / (self.high - self.low)


def _axes(scale: _Axes, found: Review, hues: dict[str, str]) -> Iterator[str]:
    yield _text(LEFT, 20, words.TEXTS["chart"], hues["soft"])
    for vp in scale.marks:
        yield f'<path d="M{LEFT} {scale.y(vp):.1f}H{WIDTH - RIGHT}" stroke="{hues["edge"]}" fill="none"/>'
        yield _text(LEFT - 8, scale.y(vp) + 4, str(vp), hues["soft"], "end")
    told = 0
    for column, each in enumerate(found.moves):
        if each.round != told:
            told = each.round
            yield _text(scale.x(column), HEIGHT - 10, words.chart_round(told), hues["soft"])


def _line(line: Expected, colour: str, scale: _Axes, hues: dict[str, str]) -> Iterator[str]:
    """A line with its band, outlined so that it shows on any ground."""
    if not line:
        return
    above = [(scale.x(column), scale.y(each.high if isfinite(each.high) else each.mean)) for column, each in line]
    below = [(scale.x(column), scale.y(each.low if isfinite(each.low) else each.mean)) for column, each in line]
    band = _way([*above, *reversed(below)])
    edge = hues["piece_edge"]
    yield f'<path d="{band}Z" fill="{colour}" fill-opacity="0.18" stroke="{edge}" stroke-opacity="0.3"/>'
    way = _way([(scale.x(column), scale.y(each.mean)) for column, each in line])
    for stroke, width in ((edge, CORE + 2 * RAIL), (colour, CORE)):
        yield f'<path d="{way}" fill="none" stroke="{stroke}" stroke-width="{width}"/>'


def _way(points: Sequence[tuple[float, float]]) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)


def _names(lines: dict[str, list[tuple[int, Estimate]]], scale: _Axes, colour: str, theme: str) -> Iterator[str]:
    """The companies beside the ends of their lines, each with its badge, clear of each other."""
    lowest = 0.0
    for y, who in sorted((scale.y(line[-1][1].mean), who) for who, line in lines.items() if line):
        lowest = max(y, lowest + NEAREST_LABELS) if lowest else y
        yield painted(icons.badge(who, WIDTH - RIGHT + 14, lowest, 7), theme)
        yield _text(WIDTH - RIGHT + 25, lowest + 4, company(who), colour)


def _text(x: float, y: float, text: str, colour: str, anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" font-size="12" fill="{colour}" text-anchor="{anchor}">{escape(text)}</text>'
