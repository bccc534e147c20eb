"""The scene: the table, or a part of it, as named things in layers; painters draw it, clicks ask it."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import inf
from typing import TypeAlias

from ..board.refs import MAP_KINDS, Ref
from ..engine.position import Position, as_position
from ..words import scene as words
from ..words.names import listed
from .changed import with_changes
from .expansion_view import has_board
from .header_view import LEGEND_BUTTON, order_of
from .icons import cross
from .layout import MAP_WIDTH
from .map_view import KEY_CORNER
from .palette import THEMES
from .shapes import (
    Circle,
    Corners,
    Frame,
    Layer,
    Line,
    Outline,
    Path,
    Rect,
    Same,
    Shape,
    Text,
    Thing,
    box_of,
    centre,
    contains,
    paper,
    remembered,
    union,
)
from .table_view import PANELS, Arrangement, Slot, Subject, parts, table, things_of, with_legend

LEAST, LEAST_OF_A_SMALL_MAP = 11.1, 9.1
"""Pixels below which no figure of the map goes, as long as there is room for it."""
ROOM = 1.4
"""How much larger a figure may become before it meets another."""
AS_PRINTED = 18.5
"""The smallest figures of the map, in its units."""
SMALL = LEAST / (AS_PRINTED * ROOM)
"""The scale of a map below which it is a small one: its figures have no room to be as large."""
SHORT = 3
"""A longer text has no room to grow."""


def least_on(frame: Frame) -> float:
    """Pixels below which no figure of a map goes."""
    return LEAST if frame.scale >= SMALL else LEAST_OF_A_SMALL_MAP


def readable(thing: Thing, frame: Frame, least: float | None = None, room: float = ROOM) -> Thing:
    """A thing of the map at its place, its figures as large as a small map needs them."""
    grow = min(room, (least or least_on(frame)) / (AS_PRINTED * frame.scale))
    if grow <= 1:
        return thing._replace(frame=frame)
    if thing.name.kind == "key":
        x, y = (side * frame.scale * (1 - grow) for side in KEY_CORNER)
        return thing._replace(frame=Frame(round(frame.x + x, 2), round(frame.y + y, 2), round(frame.scale * grow, 4)))
    size = AS_PRINTED * grow
    return thing._replace(frame=frame, shapes=tuple(_larger(shape, size, grow) for shape in thing.shapes))


def _larger(shape: Shape, least: float, grow: float) -> Shape:
    if isinstance(shape, Text) and len(shape.text) <= SHORT and shape.size < least:
        return shape._replace(size=round(least, 1))
    if isinstance(shape, Path) and shape.fill == "italy_letter":
        return shape._replace(commands=_around_its_middle(shape, grow))
    return shape


def _around_its_middle(letter: Path, grow: float) -> tuple[tuple[str, tuple[float, ...]], ...]:
    points = [numbers for _, numbers in letter.commands if numbers]
    middle = [(min(side) + max(side)) / 2 for side in zip(*points, strict=True)]
    return tuple(
        (step, tuple(m + grow * (number - m) for m, number in zip(middle, numbers, strict=bool(numbers))))
        for step, numbers in letter.commands
    )


MARKS = ("legal", "focus", "selected", "missed", "last", "dim")
DIM = 0.45
RING = 2.5
CROSS = 20
HALO = 6
"""How wide the pale light is in which a ring of what can be clicked stands."""
FEE_SIZE, SMALL_FEE = 19, 13.5
"""How large it is on the map, in its units, and on a panel."""
TABS = ("coin", "coin_text")
NEXT_TO_CARDS, NEXT_TO_PIECES = 0, 3
"""How far from an outline a ring runs; cards beside the map lie so close that wider rings would meet."""


def marked(thing: Thing, mark: str) -> list[Thing]:
    """A thing with its highlight: under it for what is selected, over it for rings, none for what is dim."""
    if mark not in MARKS:
        raise ValueError(words.said_unknown(what="marks", given=mark, known=listed(MARKS, "or")))
    if mark == "dim":
        return [thing._replace(opacity=DIM)]
    outline = thing.outline
    if outline is None:
        return [thing]
    if mark in ("legal", "focus", "selected"):
        thing = with_fee(thing)
    if mark == "selected":
        ground = around(outline, 5, "hot", RING, "hot_ground")
        return [Thing(Ref("mark", str(thing.name)), thing.layer, (ground,), frame=thing.frame), thing]
    on_card = isinstance(thing.outline, Rect) and thing.name.kind not in MAP_KINDS.values()
    shapes = (*_rings(outline, mark, NEXT_TO_CARDS if on_card else NEXT_TO_PIECES), *_tabs(thing))
    return [thing, Thing(Ref("mark", str(thing.name)), Layer.HIGHLIGHT, shapes, frame=thing.frame)]


def with_fee(thing: Thing) -> Thing:
    """A building space with a coin, and the fee in figures: for when it is to be built on, or asked about."""
    if thing.outline is None or not thing.price:
        return thing
    x, y = centre(box_of(thing.outline))
    size = FEE_SIZE if thing.name.kind in MAP_KINDS.values() else SMALL_FEE
    size = round(max(size, least_on(thing.frame) / thing.frame.scale), 1)
    ground = Rect(x - 0.75 * size, y + 1 - size / 2, 1.5 * size, size, "coin", "coin_edge", 1, 5)
    return thing._replace(shapes=(*thing.shapes, ground, Text(x, y + 1, thing.price, size, "coin_text", 700)))


def over_rings(thing: Thing) -> list[Thing]:
    """The tab with the fee of a space once more, for the ring of the space above it is painted over it."""
    shapes = _tabs(thing) if thing.name.kind == "space" else ()
    return [Thing(Ref("fee", str(thing.name)), Layer.HIGHLIGHT, shapes, frame=thing.frame)] if shapes else []


def _tabs(thing: Thing) -> tuple[Shape, ...]:
    """The tabs with a fee that stand out of a thing: no ring runs through them."""
    return tuple(shape for shape in thing.shapes if not isinstance(shape, Line) and shape.fill in TABS)


def _rings(outline: Outline, mark: str, by: float) -> tuple[Shape, ...]:
    if mark == "last":
        return (around(outline, 3, "soft", 2, dash=(5, 4)),)
    if mark == "missed":
        left, top, right, bottom = box_of(outline)
        crossed = cross(*centre((left, top, right, bottom)), CROSS, "wrong")
        return (around(outline, by, "wrong", RING, dash=(6, 4)), *crossed)
    inner = around(outline, by, "hot", RING)
    if mark == "legal":
        return around(outline, by, "hot_ground", HALO), inner
    return around(outline, by + RING, "paper", RING), inner, around(outline, by + 2 * RING, "hot", RING)


def around(
    outline: Outline, by: float, edge: str, thick: float, fill: str | None = None, dash: tuple[float, ...] = ()
) -> Shape:
    """A shape around an outline, at a distance."""
    if isinstance(outline, Circle):
        return Circle(outline.x, outline.y, outline.radius + by, fill, edge, thick, dash)
    if isinstance(outline, Path):
        return Path(outline.commands, fill, edge, thick + 1, dash)
    x, y, width, height = outline[:4]
    return Rect(x - by, y - by, width + 2 * by, height + 2 * by, fill, edge, thick, outline.radius + by, dash)


def miss(thing: Thing, x: float, y: float, reach: float) -> float:
    """How far a point of the scene is from the middle of a small thing whose target of twice `reach` it meets."""
    if thing.outline is None or thing.layer <= Layer.BUILT:
        return inf
    left, top, right, bottom = box_of(thing.outline)
    scale = thing.frame.scale
    middle = thing.frame.out(centre((left, top, right, bottom)))
    wide, high = max((right - left) * scale / 2, reach), max((bottom - top) * scale / 2, reach)
    if min(right - left, bottom - top) * scale >= 2 * reach:
        return inf
    across, down = abs(x - middle[0]), abs(y - middle[1])
    return max(across / wide, down / high) if across <= wide and down <= high else inf


TARGET = 24
"""Nothing that can be clicked is smaller than this, in pixels."""


@dataclass(frozen=True)
class Scene:
    """A picture as data: things in the order in which they are painted."""

    width: float
    height: float
    title: str
    description: str
    theme: str
    things: tuple[Thing, ...]

    @cached_property
    def named(self) -> dict[Ref, Thing]:
        """The things by their names."""
        return {thing.name: thing for thing in self.things}

    def at(self, x: float, y: float) -> Ref | None:
        """The name of the topmost thing at a point; small things may be missed by a little."""
        ground = None
        for thing in reversed(self.things):
            if thing.outline is not None and contains(thing.outline, thing.frame.into((x, y))):
                if thing.layer > Layer.BUILT:
                    return thing.answers
                ground = ground or thing.answers
        near = min(self.things, key=lambda thing: miss(thing, x, y, TARGET / 2), default=None)
        if near is not None and miss(near, x, y, TARGET / 2) < inf:
            return near.answers
        return ground

    def bounds(self, name: Ref) -> Corners | None:
        """The box of a thing in pixels; None where there is no such thing."""
        thing = self.named.get(name)
        if thing is None:
            return None
        boxes = [box_of(thing.outline)] if thing.outline is not None else [box_of(shape) for shape in thing.shapes]
        left, top, right, bottom = union(boxes)
        return (*thing.frame.out((left, top)), *thing.frame.out((right, bottom)))


SceneOf: TypeAlias = Callable[[Position], Scene]
"""How positions look in one place."""


def scene(
    position: Position | str,
    *,
    width: float = 1280,
    height: float = 0,
    show: str | Iterable[str] = "table",
    company: str | None = None,
    theme: str = "light",
    open_panel: str | None = None,
    legend: bool | None = None,
    icons: bool = True,
    marks: Mapping[Ref, str] | Mapping[str, str] | Iterable[tuple[Ref | str, str]] = (),
) -> Scene:
    """A position as a picture for a cell of some width, and of a height where all of a table is to be seen at once.

    `show` is "table", or one or several of "header", "map", "wheel", "company", "office", "contracts", "track" and
    "legend", and "expansion" in a box with works or buildings. `company` is whose board is open: without it the one to
    decide, at the end the winner. In cells narrower than 1092 pixels, or of a `height`, all but one of the panels
    beside the map are folded: `open_panel` is that one ("" for none). `legend` is for a picture that can be clicked:
    False puts a button that opens the legend into the head, True unfolds the legend under it. `icons` False shows the
    second side of the printed map. `marks` are highlights by name of a thing: "legal", "focus", "selected", "missed",
    "last" or "dim".
    """
    if theme not in THEMES:
        raise ValueError(words.said_unknown(what="theme", given=theme, known=listed(THEMES, "or")))
    position = as_position(position)
    panels = (show,) if isinstance(show, str) else tuple(show)
    who = _whose(position, company)
    arrangement = _arranged(position, width, height, panels, who, open_panel, legend)
    if legend:
        arrangement = with_legend(arrangement)
    things = _things(Same(position), who, icons, arrangement)
    if legend is None:
        things = tuple(thing for thing in things if thing.name != LEGEND_BUTTON)
    marked_things = with_marks(things, _read(marks))
    ground = paper(arrangement.width, arrangement.height)._replace(frame=Frame(0, 0, arrangement.scale))
    return Scene(
        round(arrangement.width * arrangement.scale, 1),
        round(arrangement.height * arrangement.scale, 1),
        words.said_title(panels=listed(words.PANELS[panel] for panel in panels)),
        position.describe(),
        theme,
        (ground, *sorted(marked_things, key=lambda thing: thing.layer)),
    )


@remembered(16)
def _things(position: Same[Position], who: str | None, icons: bool, arrangement: Arrangement) -> tuple[Thing, ...]:
    """What is in the panels, without marks: a move is drawn several times, with others."""
    of = Subject(position.it, who, icons)
    things = _unique(thing for slot in arrangement.slots for thing in _panel(of, slot, arrangement.scale))
    return tuple(with_changes(things, position.it))


def _whose(position: Position, company: str | None) -> str | None:
    """The company whose board is open."""
    if company is not None:
        if company not in position.companies:
            raise ValueError(words.said_unknown(what="company", given=company, known=listed(position.companies, "or")))
        return company
    question = position.question
    if question is not None and question.who in position.companies:
        return question.who
    if position.over and position.companies:
        return position.ranking[0][0]
    if position.mover in position.companies:
        return position.mover
    return next(iter(order_of(position)), None)


def _arranged(
    position: Position,
    width: float,
    height: float,
    panels: tuple[str, ...],
    who: str | None,
    open_panel: str | None,
    legend: bool | None,
) -> Arrangement:
    board = "draft" if who is None or position.offer else "company"
    more = ("expansion",) if has_board(position.box) else ()
    if panels == ("table",):
        return table(width, order_of(position), board, open_panel, height, legend, more)
    known = [panel for panel in PANELS if panel != "expansion" or more]
    for panel in panels:
        if panel not in known:
            raise ValueError(words.said_unknown(what="show", given=panel, known=listed(("table", *known), "or")))
    return parts(width, panels, board)


def _panel(of: Subject, slot: Slot, scale: float) -> list[Thing]:
    """The things of one panel, at its place."""
    unit = scale * slot.width / MAP_WIDTH if slot.kind == "map" else scale * slot.scale
    frame = Frame(round(slot.x * scale, 2), round(slot.y * scale, 2), round(unit, 4))
    things = things_of(of, slot)
    return [readable(thing, frame) if slot.kind == "map" else thing._replace(frame=frame) for thing in things]


def _unique(things: Iterable[Thing]) -> list[Thing]:
    """The same things, a number added to a name that has been used."""
    seen: dict[Ref, int] = {}
    unique = []
    for thing in things:
        count = seen[thing.name] = seen.get(thing.name, 0) + 1
        told_apart = (*thing.name.rest, count)
        unique.append(thing if count == 1 else thing._replace(name=Ref(thing.name.kind, *told_apart)))
    return unique


def _read(marks: Mapping[Ref, str] | Mapping[str, str] | Iterable[tuple[Ref | str, str]]) -> dict[Ref, str]:
    """Highlights by things, where some are named in text."""
    return {Ref.read(name) if isinstance(name, str) else name: mark for name, mark in dict(marks).items()}


def with_marks(things: Sequence[Thing], marks: Mapping[Ref, str]) -> Sequence[Thing]:
    """The things with their highlights; what is dim takes along what belongs to it."""
    if not marks:
        return things
    of_dim = ("dim" if thing.of is not None and marks.get(thing.of) == "dim" else None for thing in things)
    wanted = [(thing, marks.get(thing.name) or dim) for thing, dim in zip(things, of_dim, strict=True)]
    found = [new for thing, mark in wanted for new in (marked(thing, mark) if mark else [thing])]
    if any(name.kind == "space" for name in marks):
        found += [fee for thing, mark in wanted if not mark for fee in over_rings(thing)]
    return found


def differing(a: Scene, b: Scene) -> list[Ref]:
    """The names of the things that do not look the same in two pictures and can be pointed at."""
    names = dict.fromkeys([*a.named, *b.named])
    return [name for name in names if a.named.get(name) != b.named.get(name) and _told(a, b, name)]


def _told(a: Scene, b: Scene, name: Ref) -> bool:
    return any(name in one.named and one.named[name].text and one.named[name].outline is not None for one in (a, b))
