"""The flows of a game as a picture: places, arrows as thick as what they carry, and loops with their signs."""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from html import escape
from itertools import pairwise
from math import atan2, cos, hypot, pi, sin
from typing import NamedTuple

from ..analysis.flows import LOOPS, NEEDS, Arrow, Economy
from ..board.refs import Ref
from ..words import flows as words
from ..words.analysis import number, signed_number
from ..words.names import one_by_one
from . import icons
from .on_page import BOX
from .scene import Scene
from .shapes import Circle, Command, Layer, Line, Path, Point, Rect, Shape, Text, Thing, paper, polyline
from .svg import svg_in_page, svg_on_page

WIDTH, HEIGHT = 800, 590
BOX_WIDTH, BOX_HEIGHT = 98, 32
LETTERS, SMALL = 13, 12
COLUMNS = (76, 226, 376, 526, 676)
PLACES: dict[str, Point] = {
    "rain": (COLUMNS[0], 50),
    "off the map": (COLUMNS[1], 50),
    "headstreams": (COLUMNS[0], 140),
    "dams": (COLUMNS[1], 140),
    "production": (COLUMNS[2], 140),
    "energy": (COLUMNS[3], 140),
    "scoring": (COLUMNS[4], 140),
    "wheel": (COLUMNS[0], 240),
    "pieces": (COLUMNS[1], 230),
    "engineers": (COLUMNS[2], 250),
    "contracts": (COLUMNS[3], 230),
    "points": (COLUMNS[4], 265),
    "construction": (COLUMNS[1], 325),
    "income": (COLUMNS[3], 345),
    "fees": (COLUMNS[4], 360),
    "machines": (COLUMNS[0], 400),
    "office": (COLUMNS[1], 500),
    "purse": (COLUMNS[4], 460),
}


class ArrowWay(NamedTuple):
    """How an arrow goes: what it carries, how far it bends to its left, and where on it its number stands."""

    thing: str
    bend: float = 0
    at: float = 0.5


WAYS: dict[Arrow, ArrowWay] = {
    ("rain", "headstreams"): ArrowWay("drops"),
    ("office", "headstreams"): ArrowWay("drops", 215, 0.66),
    ("headstreams", "dams"): ArrowWay("drops"),
    ("headstreams", "off the map"): ArrowWay("drops"),
    ("dams", "production"): ArrowWay("drops"),
    ("production", "dams"): ArrowWay("drops", 36),
    ("production", "off the map"): ArrowWay("drops", 0, 0.4),
    ("production", "energy"): ArrowWay("energy"),
    ("energy", "scoring"): ArrowWay("energy"),
    ("contracts", "energy"): ArrowWay("energy"),
    ("scoring", "points"): ArrowWay("vp"),
    ("scoring", "purse"): ArrowWay("credits", 170, 0.5),
    ("contracts", "points"): ArrowWay("vp"),
    ("contracts", "purse"): ArrowWay("credits", 0, 0.2),
    ("contracts", "machines"): ArrowWay("machines", 0, 0.18),
    ("income", "points"): ArrowWay("vp", 0, 0.45),
    ("income", "purse"): ArrowWay("credits", 0, 0.36),
    ("income", "machines"): ArrowWay("machines", 0, 0.42),
    ("fees", "points"): ArrowWay("vp"),
    ("fees", "purse"): ArrowWay("credits", 50),
    ("purse", "fees"): ArrowWay("credits", 50),
    ("purse", "construction"): ArrowWay("credits", 0, 0.38),
    ("purse", "office"): ArrowWay("credits", 0, 0.4),
    ("office", "purse"): ArrowWay("credits", 44),
    ("points", "purse"): ArrowWay("vp", -150),
    ("office", "machines"): ArrowWay("machines"),
    ("office", "contracts"): ArrowWay("contracts", 0, 0.7),
    ("construction", "pieces"): ArrowWay("pieces"),
    ("construction", "wheel"): ArrowWay("machines"),
    ("wheel", "machines"): ArrowWay("machines"),
    ("machines", "construction"): ArrowWay("machines", 0, 0.7),
    ("engineers", "production"): ArrowWay("engineers"),
    ("engineers", "construction"): ArrowWay("engineers"),
    ("engineers", "office"): ArrowWay("engineers", 0, 0.6),
}
"""The arrows that are drawn: all but what comes back at the end of a round, and what is rare."""
COLOURS = {
    "credits": "coin_edge",
    "vp": "vp",
    "energy": "heat_3",
    "machines": "steel_edge",
    "engineers": "crew",
    "drops": "bank",
    "pieces": "ink",
    "contracts": "heat_4",
}
MORE, LESS, OPEN, SOFT = "hot", "wrong", "border", "soft"
THINNEST, EACH, THICKEST = 1.2, 0.9, 14
"""How thick an arrow is that carries next to nothing, how much thicker with each thing, and at most."""
PLAIN = 2.5
"""How thick it is where no numbers are told."""
LEAST = 0.05
"""What carries less is not drawn."""
SIGNS: dict[str, Point] = {
    "engine": (412, 98),
    "contracts": (566, 188),
    "incomes": (290, 214),
    "wheel": (114, 322),
    "prices": (440, 512),
    "engineers": (316, 440),
    "order": (574, 98),
}
"""Where the sign of a loop stands."""
PALE, FAINT = 0.16, 0.5
NARROW, NARROWEST = 736, 588
"""In a narrower cell the letters are larger, and in one still narrower it is moved sideways: 11 pixels a letter."""
LARGER = f"@container (max-width: {NARROW - 1}px) {{ .barrage-in-page text {{ font-size: 15px }} }}"
Drawing = Callable[[float, float], tuple[Shape, ...]]


class FlowPicture:
    """A picture of flows as a part of a page, with its arrows in words for those who cannot see it."""

    def __init__(self, chart: Scene, arrows: Iterable[str]) -> None:
        self.chart, self.arrows = chart, tuple(arrows)

    def _repr_html_(self) -> str:
        listed = "".join(f"<li>{escape(each)}</li>" for each in self.arrows)
        folded = f"<details><summary>{escape(words.in_words())}</summary><ul>{listed}</ul></details>"
        drawn = f"<style>{LARGER}</style><div style='min-width: {NARROWEST}px'>{svg_in_page(self.chart)}</div>"
        return f"<div style='container-type: inline-size'>{BOX}{drawn}</div></div>{folded}"

    def _repr_svg_(self) -> str:
        return svg_on_page(self.chart)

    def __repr__(self) -> str:
        return self.chart.description


def flow_picture(found: Economy, loop: str | None = None, *, numbers: bool = True) -> FlowPicture:
    """What flows in some games as a picture: with a loop its way alone is strong, without numbers all is alike."""
    if loop is not None and loop not in LOOPS:
        raise ValueError(words.no_loop(got=loop, known=tuple(LOOPS)))
    chart = flow_chart(found, loop, numbers)
    return FlowPicture(chart, _said_of(chart))


def change_picture(found: Economy, against: Economy) -> FlowPicture:
    """What flows more or less than in the same games of another design."""
    chart = change_chart(found, against)
    return FlowPicture(chart, _said_of(chart))


def _said_of(chart: Scene) -> Iterable[str]:
    return (thing.text for thing in chart.things if thing.name.kind in ("flow", "loop"))


def flow_chart(found: Economy, loop: str | None = None, numbers: bool = True, theme: str = "light") -> Scene:
    """What flows in some games; with a loop its way alone is strong, and without numbers all arrows are alike."""
    strong = (*WAYS, *NEEDS) if loop is None else way_round(loop)
    arrows = list[Thing]()
    for arrow, way in WAYS.items():
        amount = found.flow(*arrow)
        if amount >= LEAST:
            thing, opacity = words.THINGS[way.thing], 1 if arrow in strong else PALE
            told = words.carries(*_named(arrow), amount, thing) if numbers else words.goes(*_named(arrow), thing)
            label, thick = (number(amount, 1), _thick(amount)) if numbers else ("", PLAIN)
            arrows += _arrow(arrow, COLOURS[way.thing], thick, label if arrow in strong else "", told, opacity)
    said = words.summed_up(len(found.games), one_by_one(dict.fromkeys(each.text for each in arrows)))
    things = (*_needed(strong, PALE), *_in_order(arrows), *_signs(loop))
    return _scene(words.title(), said, things, _legend(), theme)


def change_chart(found: Economy, against: Economy, theme: str = "light") -> Scene:
    """What flows more or less than in the same games of another design; what nobody can say is grey."""
    arrows, sure = list[Thing](), list[str]()
    for arrow, way in WAYS.items():
        if max(found.flow(*arrow), against.flow(*arrow)) < LEAST:
            continue
        change, thing = found.change(against, *arrow), words.THINGS[way.thing]
        if change.open:
            arrows += _arrow(arrow, OPEN, THINNEST, "", words.is_open(*_named(arrow), thing), FAINT)
            continue
        sure.append(words.changes(*_named(arrow), change.change, thing))
        colour, thick = MORE if change.mean > 0 else LESS, _thick(2 * abs(change.mean))
        arrows += _arrow(arrow, colour, thick, signed_number(change.mean, 1), sure[-1])
    said = words.summed_up(len(found.games), one_by_one(sure))
    things = (*_needed((), FAINT), *_in_order(arrows), *_signs(None, SOFT))
    return _scene(words.title_of_change(), said, things, _legend_of_change(), theme)


def _scene(title: str, said: str, things: Iterable[Thing], legend: Iterable[Shape], theme: str) -> Scene:
    head = Text(WIDTH - 16, 20, title, LETTERS, "soft", anchor="end")
    told = Thing(Ref("legend"), Layer.NUMBER, (head, *legend))
    return Scene(WIDTH, HEIGHT, title, said, theme, (paper(WIDTH, HEIGHT), *things, told))


def _in_order(arrows: Sequence[Thing]) -> tuple[Thing, ...]:
    """Arrows below the places, and their numbers above both."""
    lines = [each for each in arrows if each.layer == Layer.BUILT]
    return (*lines, *_places(), *(each for each in arrows if each.layer == Layer.MARKER))


def way_round(loop: str) -> tuple[Arrow, ...]:
    """The arrows of a loop."""
    return tuple(pairwise(LOOPS[loop][1]))


def _named(arrow: Arrow) -> tuple[str, str]:
    return words.PLACES[arrow[0]], words.PLACES[arrow[1]]


def _thick(amount: float) -> float:
    return min(THICKEST, THINNEST + EACH * amount)


def _places() -> Iterator[Thing]:
    for name, (x, y) in PLACES.items():
        box = Rect(x - BOX_WIDTH / 2, y - BOX_HEIGHT / 2, BOX_WIDTH, BOX_HEIGHT, "panel", "border", 1.5, 8)
        label = Text(x, y, words.PLACES[name], SMALL if len(words.PLACES[name]) > 13 else LETTERS, "ink", 600)
        yield Thing(Ref("place", name), Layer.PLATE, (box, label))


def _needed(strong: Collection[Arrow], otherwise: float) -> Iterator[Thing]:
    for arrow in NEEDS:
        start, bend, end = _curve(arrow, 0)
        line = Path((("M", start), ("Q", (*bend, *end))), None, "soft", 1.6, (5, 5))
        shapes, opacity = (line, Path(_head(bend, end, 1), "soft")), 1 if arrow in strong else otherwise
        yield Thing(Ref("needs", *arrow), Layer.BUILT, shapes, words.needs(*_named(arrow)), opacity=opacity)


def _arrow(arrow: Arrow, colour: str, thick: float, label: str, told: str, opacity: float = 1) -> Iterator[Thing]:
    way = WAYS[arrow]
    start, bend, end = _curve(arrow, way.bend)
    back = _towards(end, bend, _head_length(thick) * 0.8)
    line = Path((("M", start), ("Q", (*bend, *back))), None, colour, thick)
    yield Thing(Ref("flow", *arrow), Layer.BUILT, (line, Path(_head(bend, end, thick), colour)), told, opacity=opacity)
    if label:
        x, y = _on(start, bend, end, way.at)
        wide = 23 + 7.2 * len(label)
        chip = Rect(x - wide / 2, y - 9, wide, 18, "paper", colour, 1, 9)
        figure = Text(x - wide / 2 + 19, y, label, SMALL, "ink", 600, "start")
        yield Thing(Ref("label", *arrow), Layer.MARKER, (chip, *_icon(way.thing, x - wide / 2 + 11, y), figure), told)


def _curve(arrow: Arrow, by: float) -> tuple[Point, Point, Point]:
    """Where an arrow leaves a box, the point it bends to, and where it meets the other box."""
    (x1, y1), (x2, y2) = PLACES[arrow[0]], PLACES[arrow[1]]
    long = hypot(x2 - x1, y2 - y1)
    bend = (x1 + x2) / 2 + (y2 - y1) / long * by, (y1 + y2) / 2 - (x2 - x1) / long * by
    return _edge((x1, y1), bend), bend, _edge((x2, y2), bend, 2)


def _edge(middle: Point, towards: Point, off: float = 0) -> Point:
    """Where the way from the middle of a box to a point leaves it."""
    dx, dy = towards[0] - middle[0], towards[1] - middle[1]
    part = min((BOX_WIDTH / 2 + off) / abs(dx) if dx else 9e9, (BOX_HEIGHT / 2 + off) / abs(dy) if dy else 9e9)
    return middle[0] + dx * part, middle[1] + dy * part


def _towards(start: Point, end: Point, far: float) -> Point:
    angle = atan2(end[1] - start[1], end[0] - start[0])
    return start[0] + far * cos(angle), start[1] + far * sin(angle)


def _on(start: Point, bend: Point, end: Point, at: float) -> Point:
    a, b, c = (1 - at) ** 2, 2 * at * (1 - at), at**2
    return a * start[0] + b * bend[0] + c * end[0], a * start[1] + b * bend[1] + c * end[1]


def _head_length(thick: float) -> float:
    return 7 + 0.7 * thick


def _head(bend: Point, tip: Point, thick: float) -> tuple[Command, ...]:
    angle, long = atan2(tip[1] - bend[1], tip[0] - bend[0]), _head_length(thick)
    half = (thick + 7) / 2
    base = _towards(tip, bend, long)
    across = half * cos(angle + pi / 2), half * sin(angle + pi / 2)
    return polyline((tip, (base[0] + across[0], base[1] + across[1]), (base[0] - across[0], base[1] - across[1])), True)


def _icon(thing: str, x: float, y: float) -> tuple[Shape, ...]:
    colour = COLOURS[thing]
    drawings: dict[str, Drawing] = {
        "credits": lambda x, y: icons.coin(x, y, 11),
        "vp": lambda x, y: icons.victory(x, y, 12, 0)[:1],
        "energy": lambda x, y: icons.bolt(x, y, 13, colour),
        "machines": lambda x, y: icons.cog(x, y, 12, colour),
        "engineers": lambda x, y: icons.engineer(x, y, 12, colour),
        "drops": lambda x, y: icons.drop(x, y, 10),
        "pieces": lambda x, y: icons.piece("powerhouse", x, y, 11),
        "contracts": lambda x, y: icons.paper(x, y, 11),
    }
    return drawings[thing](x, y)


def _signs(loop: str | None, alike: str | None = None) -> Iterator[Thing]:
    for name, (x, y) in SIGNS.items():
        reinforcing, _ = LOOPS[name]
        colour = alike or (MORE if reinforcing else LESS)
        disc = Circle(x, y, 10, "paper", colour, 2)
        sign = Text(x, y, "+" if reinforcing else "\u2212", 15, colour, 800)
        ground = Rect(x, y - 8, 18 + 7 * len(words.LOOPS[name]), 16, "paper", radius=8)
        label = Text(x + 14, y, words.LOOPS[name], SMALL, colour, 600, "start")
        said = words.loop(reinforcing, words.LOOPS[name], words.LOOPS[name].form("why"))
        pale = loop is not None and loop != name
        yield Thing(Ref("loop", name), Layer.MARKER, (ground, disc, sign, label), said, opacity=PALE if pale else 1)


def _legend() -> Iterator[Shape]:
    for index, thing in enumerate(COLOURS):
        x, y = 30 + 97 * index, HEIGHT - 20
        yield from _icon(thing, x, y)
        yield Line(x - 10, y + 12, x + 10, y + 12, COLOURS[thing], 3)
        yield Text(x + 12, y, words.THINGS[thing], SMALL, "soft", anchor="start")


def _legend_of_change() -> Iterator[Shape]:
    for index, (colour, name) in enumerate(((MORE, words.more()), (LESS, words.less()), (OPEN, words.unsure()))):
        x, y = 30 + 130 * index, HEIGHT - 22
        yield Path(polyline(((x, y), (x + 28, y))), None, colour, THINNEST if colour == OPEN else 5)
        yield Text(x + 36, y, name, SMALL, "soft", anchor="start")
