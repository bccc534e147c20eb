"""The scene: the table, or a part of it, as named things in layers; painters draw it, clicks ask it."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from math import inf
from typing import TypeAlias

from ..board.refs import Ref
from ..engine.position import Position, as_position
from ..words import scene_table as words
from .geometry import box_of, contains, union
from .header_view import LEGEND_BUTTON
from .layout import MAP_WIDTH
from .marks import marked, miss, over_rings, readable
from .palette import THEMES
from .shapes import Box, Frame, Layer, Thing, paper
from .table_view import PANELS, Arrangement, Slot, Subject, parts, table, things_of, with_legend
from .track_view import order_of

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

    def bounds(self, name: Ref) -> Box | None:
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
    show: str | Iterable[str] = "table",
    company: str | None = None,
    theme: str = "light",
    open_panel: str | None = None,
    legend: bool | None = None,
    icons: bool = True,
    marks: Mapping[Ref, str] | Mapping[str, str] | Iterable[tuple[Ref | str, str]] = (),
) -> Scene:
    """A position as a picture for a cell of some width.

    `show` is "table", or one or several of "header", "map", "wheel", "company", "office", "contracts",
    "track" and "legend". `company` is whose board is open: without it the one to decide, at the end the winner. In
    cells narrower than 1092 pixels all but one of the panels beside the map are folded: `open_panel` is that one (""
    for none). `legend` is for a picture that can be clicked: False puts a button that opens the legend into the head,
    True unfolds the legend under it. `icons` False shows the second side of the
    printed map. `marks` are highlights by name of a thing: "legal", "focus", "selected", "missed", "last" or "dim".
    """
    if theme not in THEMES:
        raise ValueError(words.unknown("theme", theme, THEMES))
    position = as_position(position)
    panels = (show,) if isinstance(show, str) else tuple(show)
    who = _whose(position, company)
    arrangement = _arranged(position, width, panels, who, open_panel)
    if legend:
        arrangement = with_legend(arrangement)
    of = Subject(position, who, icons)
    things = [thing for slot in arrangement.slots for thing in _panel(of, slot, arrangement.scale)]
    if legend is None:
        things = [thing for thing in things if thing.name != LEGEND_BUTTON]
    marked_things = with_marks(_unique(things), _read(marks))
    ground = paper(arrangement.width, arrangement.height)._replace(frame=Frame(0, 0, arrangement.scale))
    return Scene(
        round(arrangement.width * arrangement.scale, 1),
        round(arrangement.height * arrangement.scale, 1),
        words.title(panels),
        position.describe(),
        theme,
        (ground, *sorted(marked_things, key=lambda thing: thing.layer)),
    )


def _whose(position: Position, company: str | None) -> str | None:
    """The company whose board is open."""
    if company is not None:
        if company not in position.companies:
            raise ValueError(words.unknown("company", company, position.companies))
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
    position: Position, width: float, panels: tuple[str, ...], who: str | None, open_panel: str | None
) -> Arrangement:
    board = "draft" if who is None or position.offer else "company"
    if panels == ("table",):
        return table(width, order_of(position), board, open_panel)
    for panel in panels:
        if panel not in PANELS:
            raise ValueError(words.unknown("show", panel, ("table", *PANELS)))
    return parts(width, panels, board)


def _panel(of: Subject, slot: Slot, scale: float) -> list[Thing]:
    """The things of one panel, at its place."""
    unit = scale * slot.width / MAP_WIDTH if slot.kind == "map" else scale * slot.scale
    frame = Frame(round(slot.x * scale, 2), round(slot.y * scale, 2), round(unit, 4))
    things = things_of(of, slot)
    return [readable(thing, frame) if slot.kind == "map" else thing._replace(frame=frame) for thing in things]


def _unique(things: list[Thing]) -> list[Thing]:
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


def with_marks(things: list[Thing], marks: Mapping[Ref, str]) -> list[Thing]:
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
