"""Acts: what moves when an event happens, kind by kind; an event without an act is shown at once."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from ..board.map import CONDUITS, HEADSTREAMS
from ..engine.events import Event
from ..engine.position import EMPTY_WHEEL, Position, Segment
from ..engine.water import capacity
from . import icons
from .curves import through, way
from .geometry import box_of
from .layout import LAKE_DROPS, LAKE_TOP, dam_foot, house_place
from .map_view import lake_places
from .movers import (
    PULSE,
    PULSES_TO,
    Climb,
    Fall,
    Mover,
    Pull,
    Run,
    Settle,
    Slide,
    Sum,
    Way,
    eased,
    middle_of,
    thing,
)
from .pieces import socket_places
from .scene import Scene
from .shapes import Circle, Frame, Point, Shape, Thing
from .wheel_view import WHEEL_RADIUS, contents, segment_place

Played = Iterator[tuple[Position, Mover]]


@dataclass(frozen=True)
class Stage:
    """An event, what is seen before and after it, and all events of its step."""

    event: Event
    before: Position
    after: Position
    events: tuple[Event, ...]
    number: int
    picture: Callable[[Position], Scene]

    def frame(self) -> Frame | None:
        """Where the map is; None where it is not shown."""
        edge = self.picture(self.before).named.get("map edge")
        return edge.frame if edge else None


def acts_of(stage: Stage) -> Played:
    """What moves when an event happens, and the position it moves over."""
    acts = ACTS.get(stage.event.kind)
    if acts is not None:
        yield from acts(stage)


def _runs(stage: Stage) -> Played:
    frame = stage.frame()
    if frame is None:
        return
    event = stage.event
    path = _from_house(stage)
    course = Way(way(path))
    shown = _let_go(stage.before, event.path[0])
    yield shown, Run(course, event.kind == "left", frame)
    if event.kind == "caught":
        yield shown, Fall(course.points[-1], _socket(stage, event.path[-1]), frame)


def _from_house(stage: Stage) -> tuple[str, ...]:
    """The way of a drop; one that has been used in this step starts at the powerhouse that used it."""
    first, *others = stage.event.path
    for event in stage.events[: stage.number]:
        if event.kind == "drawn" and event.path[2].partition(".")[0] == first:
            return event.path[2], *others
    return stage.event.path


def _let_go(position: Position, headstream: str) -> Position:
    """The position with one drop fewer on a headstream."""
    waiting = position.headstreams.get(headstream, 0)
    if headstream not in HEADSTREAMS or not waiting:
        return position
    drops = {**position.headstreams, headstream: waiting - 1}
    return replace(position, headstreams=type(position.headstreams)(drops))


def _socket(stage: Stage, dam: str, number: int = -1) -> Point:
    """The socket that a drop falls into; without a number the last one filled."""
    built = stage.after.dams[dam]
    room = max(capacity(built, stage.after.deep_owners()), built.drops)
    return socket_places(dam_foot(dam), built.level, room)[built.drops + number if number < 0 else number]


def _pulls(stage: Stage) -> Played:
    frame = stage.frame()
    if frame is None:
        return
    dam, conduit, powerhouse = stage.event.path
    held = stage.before.dams[dam]
    room = max(capacity(held, stage.before.deep_owners()), held.drops)
    sockets = socket_places(dam_foot(dam), held.level, room)[held.drops - stage.event.amount : held.drops]
    points = through(conduit, dam, powerhouse)
    ways = tuple(Way(((x, y - 9), *points)) for x, y in sockets)
    yield stage.after, Pull(conduit, sockets, ways, frame)
    house = stage.picture(stage.after).named.get(f"powerhouse {powerhouse}")
    if house is not None:
        yield stage.after, Settle(house, house_place(powerhouse), PULSES_TO, PULSE)


def _counts(stage: Stage) -> Played:
    """The terms of an energy, one after the other, then the total on its way to the track."""
    frame, event = stage.frame(), stage.event
    if frame is None or not event.path:
        return
    x, y = house_place(str(event.what))
    total = 0
    for term in event.detail:
        sign = "+" if term.amount >= 0 else "\u2212"
        text = f"{total} {sign} {abs(term.amount)} = {total + term.amount}" if total else _product(stage, term.amount)
        total += term.amount
        yield stage.before, Sum(text, (x, y - 40), frame)
    yield stage.before, Sum(str(event.amount), (x, y - 40), frame)
    target = stage.picture(stage.before).bounds(f"energy {event.who}")
    if target is not None:
        chip = (*icons.bolt(-9, 0, 20, "hot"), *Sum(str(event.amount), (14, 0), frame).things(0)[0].shapes)
        yield stage.before, Slide(chip, frame.out((x, y - 40)), middle_of(target), frame.scale, 300)


def _product(stage: Stage, amount: int) -> str:
    """The first term: the value of the conduit times the drops."""
    conduit = next((name for name in stage.event.path if name in CONDUITS), None)
    if conduit is None or not amount or amount % CONDUITS[conduit].value:
        return str(amount)
    value = CONDUITS[conduit].value
    return f"{value} \u00d7 {amount // value} = {amount}"


def _gains(stage: Stage) -> Played:
    """A marker climbs; other gains are shown at once."""
    event = stage.event
    if event.what != "energy" or event.who is None:
        return
    name = f"energy {event.who}"
    lanes = [stage.picture(position).named.get(name) for position in (stage.before, stage.after)]
    if lanes[0] is None or lanes[1] is None:
        return
    start, end = (lane.outline for lane in lanes if lane is not None)
    if isinstance(start, Circle) and isinstance(end, Circle):
        energy = stage.before.companies[event.who].energy, stage.after.companies[event.who].energy
        yield stage.before, Climb(event.who, start, end, energy, lanes[0].frame)


@dataclass(frozen=True)
class Turn:
    """What lies in a wheel moves on by one segment, upright."""

    wheel: tuple[Segment, ...]
    x: float
    y: float
    radius: float
    frame: Frame
    length: float
    pause: float = 0

    def things(self, t: float) -> tuple[Thing, ...]:
        turned = eased(min(1, t * self.length / (self.length - self.pause)))
        shapes: list[Shape] = []
        for place, segment in enumerate(self.wheel):
            middle = segment_place(place + turned, self.x, self.y, self.radius)
            shapes += contents(segment, *middle, self.radius / WHEEL_RADIUS)
        return (thing("wheel", tuple(shapes), self.frame),)


def _turns(stage: Stage) -> Played:
    who = str(stage.event.who)
    hub = stage.picture(stage.before).named.get(f"hub {who}")
    if hub is None:
        return
    x, y, radius = _wheel(hub)
    many = sum(event.kind == "turned" and event.who == who for event in stage.events) > 1
    company = stage.before.companies[who]
    emptied = {**stage.before.companies, who: replace(company, wheel=EMPTY_WHEEL)}
    shown = replace(stage.before, companies=type(stage.before.companies)(emptied))
    length, pause = (380, 80) if many else (420, 0)
    yield shown, Turn(company.wheel, x, y, radius, hub.frame, length, pause)


def _wheel(hub: Thing) -> tuple[float, float, float]:
    """The middle and the radius of a wheel, from its hub."""
    circle = hub.shapes[0]
    assert isinstance(circle, Circle)
    return circle.x, circle.y, circle.radius / 0.225


def _invests(stage: Stage) -> Played:
    excavators, mixers, tile = stage.event.detail
    yield from _between_supply_and_wheel(stage, Segment(excavators, mixers, (tile,) if tile else ()), True)


def _returns(stage: Stage) -> Played:
    excavators, mixers, *tiles = stage.event.detail
    yield from _between_supply_and_wheel(stage, Segment(excavators, mixers, tuple(tiles)), False)


def _between_supply_and_wheel(stage: Stage, segment: Segment, into: bool) -> Played:
    """Machines and tiles slide between the supply of a company and the open segment of its wheel."""
    picture, who = stage.picture(stage.before), stage.event.who
    hub = picture.named.get(f"hub {who}")
    supply = picture.bounds(f"{'excavators' if segment.excavators or not segment.mixers else 'mixers'} {who}")
    if hub is None or supply is None:
        return
    x, y, radius = _wheel(hub)
    places = middle_of(supply), hub.frame.out(segment_place(0, x, y, radius))
    shapes = contents(segment, 0, 0, radius / WHEEL_RADIUS)
    start, end = places if into else places[::-1]
    yield stage.before, Slide(shapes, start, end, hub.frame.scale, 240 if into else 220)


PIECES = {"base": "dam", "elevation": "dam", "conduit": "conduit", "powerhouse": "powerhouse"}


def _builds(stage: Stage) -> Played:
    """A piece settles; a pipe is there with its marker."""
    name = f"{PIECES[stage.event.path[0]]} {stage.event.what}"
    yield from _settles(stage, name, 240, stage.event.path[0] == "conduit")


def _places(stage: Stage) -> Played:
    yield from _settles(stage, f"space {stage.event.what}", 200)


def _takes(stage: Stage) -> Played:
    yield from _settles(stage, f"contract {stage.event.what}", 200)


def _settles(stage: Stage, name: str, length: float, at_once: bool = False) -> Played:
    settled = stage.picture(stage.after).named.get(name)
    if settled is not None and settled.outline is not None:
        middle = middle_of(box_of(settled.outline))
        yield stage.after if at_once else stage.before, Settle(settled, middle, length=length)


def _pours(stage: Stage) -> Played:
    frame, headstream = stage.frame(), str(stage.event.what)
    if frame is None:
        return
    for x, y in lake_places(headstream, stage.after.headstreams[headstream])[-1:]:
        yield stage.before, Fall((x, LAKE_TOP), (x, LAKE_DROPS if y > LAKE_TOP else y), frame)


def _fills(stage: Stage) -> Played:
    frame, dam = stage.frame(), str(stage.event.what)
    if frame is None:
        return
    held = stage.before.dams[dam].drops
    for number in range(held, held + stage.event.amount):
        x, y = _socket(stage, dam, number)
        yield stage.before, Fall((x, y - 30), (x, y), frame)


ACTS: dict[str, Callable[[Stage], Played]] = {
    "caught": _runs,
    "left": _runs,
    "drawn": _pulls,
    "produced": _counts,
    "gain": _gains,
    "turned": _turns,
    "invested": _invests,
    "returned": _returns,
    "built": _builds,
    "placed": _places,
    "took": _takes,
    "poured": _pours,
    "filled": _fills,
}
