"""Acts: what moves when an event happens, kind by kind."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from itertools import takewhile
from math import dist
from typing import Any, TypeAlias

from ..automa.trace import Decided
from ..board.companies import COMPANIES, STRUCTURES
from ..board.contracts import Part
from ..board.map import BASIN_OF_NODE, CONDUITS, POWERHOUSES
from ..board.office import SPACES_OF_SECTION
from ..board.refs import Ref
from ..engine import events
from ..engine.events import EngineersBack, Event, Gained, Paid, Scored
from ..engine.position import EMPTY, Company, Position, Segment
from ..engine.water import capacity, passed, river_node
from ..words import scene_table as words
from ..words.names import last_points
from . import icons
from .cards import part, room_for, tile
from .company_view import WHEEL_RADIUS, contents, segment_point
from .header_view import amount_point
from .layout import LAKE_DROPS, LAKE_TOP, MAP_HEIGHT, MAP_WIDTH, dam_foot, house_point, through, way
from .map_view import lake_points
from .movers import (
    PULSE,
    PULSES_TO,
    SETTLES_FROM,
    Banner,
    Carry,
    Climb,
    Fall,
    Hop,
    Leave,
    Mover,
    Pull,
    Run,
    Settle,
    Slide,
    Sum,
    Together,
    Way,
    around,
    eased,
    thing,
)
from .pieces import socket_points
from .scene import SceneOf
from .shapes import Circle, Frame, Point, Rect, Shape, Text, Thing, box_of, centre

Played: TypeAlias = Iterator[tuple[Position, Mover]]
"""What moves, one after the other, each with the position it moves over."""


@dataclass(frozen=True)
class Backdrop:
    """An event, what is seen before and after it, and all events of its step."""

    before: Position
    after: Position
    events: tuple[Event, ...]
    number: int
    picture: SceneOf

    def seen(self, name: Ref) -> Thing | None:
        """A thing as it was seen before."""
        return self.picture(self.before).named.get(name)

    def frame(self) -> Frame | None:
        """Where the map is; None where it is not shown."""
        edge = self.seen(Ref("map", "edge"))
        return edge.frame if edge else None

    def scale(self) -> float:
        """How many pixels one of the table is, as it is drawn."""
        return self.picture(self.before).things[0].frame.scale

    def middle(self, *names: Ref) -> Point | None:
        """The middle of the first of some things that was seen before, in pixels."""
        picture = self.picture(self.before)
        boxes = (picture.bounds(name) for name in names)
        return next((centre(box) for box in boxes if box), None)

    def end(self, name: Ref, *otherwise: Ref) -> Point | None:
        """The middle of a thing as it is seen after, in pixels; else that of the first of others seen before."""
        box = self.picture(self.after).bounds(name)
        return centre(box) if box else self.middle(*otherwise)

    def settles(self, name: Ref, start: float, length: float, at_once: bool = False) -> Played:
        """A thing becomes what it is after the event; `at_once` what is around it too."""
        settled = self.picture(self.after).named.get(name)
        if settled is not None and settled.outline is not None:
            middle = centre(box_of(settled.outline))
            yield self.after if at_once else self.before, Settle(settled, middle, start, length)


APART, LONGEST = 110, 1600
"""Milliseconds between two hops, and the most between the first and the last of those in a row."""
BELOW = 52
"""How far below a card something comes from, or goes, that has no place on the table."""
SIZE = 24


def is_hop(event: Event) -> bool:
    """Whether an event is told by a hop; energy has its own way."""
    return isinstance(event, Scored | EngineersBack) or (isinstance(event, Gained | Paid) and event.what != "energy")


def hops(backdrop: Backdrop, event: Event) -> Played:
    """All that is gained and paid in a row, one thing shortly after the other."""
    if backdrop.number and is_hop(backdrop.events[backdrop.number - 1]):
        return
    movers = tuple(_movers(backdrop))
    if movers:
        yield backdrop.before, Together(movers, min(APART, LONGEST / len(movers)))


def _movers(backdrop: Backdrop) -> Iterator[Mover]:
    events = backdrop.events
    row = list(takewhile(lambda number: is_hop(events[number]), range(backdrop.number, len(events))))
    fee: Gained | None = None
    for number in row:
        event = events[number]
        if isinstance(event, Scored) or event is fee:
            continue
        assert isinstance(event, Gained | Paid | EngineersBack)
        what, amount = (
            ("engineers", event.engineers) if isinstance(event, EngineersBack) else (event.what, event.amount)
        )
        card = purse(backdrop, event.who, what)
        if card is None:
            continue
        fee = _due(event, events[number + 1 :])
        other = _source(backdrop, number) if fee is None else purse(backdrop, fee.who, what)
        ends = (card, other or below(backdrop, card))
        start, end = ends if isinstance(event, Paid) or amount < 0 else ends[::-1]
        yield Hop(chip(what, amount), start, end, backdrop.scale())


def _due(paid: Event, later: Sequence[Event]) -> Gained | None:
    """What another company gains of what one pays."""
    gained = later[0] if later else None
    if not (isinstance(paid, Paid) and isinstance(gained, Gained)) or gained.who == paid.who:
        return None
    same = (gained.what, gained.amount, gained.clause) == (paid.what, paid.amount, paid.clause)
    return gained if same else None


def purse(backdrop: Backdrop, who: str, kind: str) -> Point | None:
    """Where the amount of something is told: on the card of a company, or else on its board."""
    card = backdrop.seen(Ref("score", who))
    if card is None or not isinstance(card.outline, Rect):
        return backdrop.middle(Ref(kind, who))
    return card.frame.out(amount_point(kind, card.outline.width, card.outline.height))


def below(backdrop: Backdrop, card: Point) -> Point:
    """A place a little below."""
    return card[0], card[1] + BELOW * backdrop.scale()


def _source(backdrop: Backdrop, number: int) -> Point | None:
    """Where it comes from: the last thing on the table that the story was about."""
    for event in reversed(backdrop.events[: number + 1]):
        things = _sources(backdrop, event, backdrop.events[number])
        if things is not None:
            return backdrop.middle(*things)
    return None


def _sources(backdrop: Backdrop, event: Event, gained: Event) -> tuple[Ref, ...] | None:
    """The things that a gain may come from, if an event is about any."""
    match event:
        case events.PhaseBegan():
            return _income(backdrop, gained) if event.phase == "income" else ()
        case Scored():
            return _scored(backdrop, event)
        case events.Drawn():
            return (Ref.on_map(event.conduit),)
        case events.TileWorked() | events.Invested():
            return (Ref("wheel", event.who, 0),)
        case events.Placed() | events.Built() | events.Produced() | events.Fulfilled():
            return event.touches
    return None


def _income(backdrop: Backdrop, gained: Event) -> tuple[Ref, ...]:
    """The incomes of a company's board that give such a thing."""
    company = COMPANIES.get(gained.who) if isinstance(gained, events.Deed) else None
    if company is None or not isinstance(gained, Gained):
        return ()
    built = backdrop.before.pieces(gained.who)
    return tuple(
        Ref("income", gained.who, structure, number)
        for structure in STRUCTURES
        for number in range(1, getattr(built, structure) + 1)
        if any(each.kind == gained.what for each in company.income.get((structure, number), ()))
    )


def _scored(backdrop: Backdrop, scored: Scored) -> tuple[Ref, ...]:
    source, who = scored.source, scored.who
    if source == "bonus":
        return (Ref("bonus", backdrop.before.round),)
    return (Ref("objective"),) if source == "objective" else (Ref("energy", who),) if source not in ENDINGS else ()


ENDINGS = ("resources", "water")


@lru_cache(256)
def chip(kind: str, amount: int) -> tuple[Shape, ...]:
    """An amount of something on a small card, around a point."""
    if kind == "engineers":
        drawn: tuple[Shape, ...] = (*icons.engineer(-9, 0, 20), Text(2, 0, str(amount), 17, "ink", 600, "start"))
        wide = 34.0
    else:
        wide = part(Part(kind, amount), 0, 0, SIZE)[1]
        drawn = part(Part(kind, amount), -wide / 2, 0, SIZE)[0]
    ground = Rect(-wide / 2 - 7, -17, wide + 14, 34, "panel", "hot", 1.6, 17)
    return ground, *drawn


@dataclass(frozen=True)
class WheelTurn:
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
        many = len(self.wheel)
        middles = (segment_point(number + turned, many, self.x, self.y, self.radius) for number in range(many))
        return tuple(
            thing("segment", contents(segment, 0, 0, self.radius / WHEEL_RADIUS), around(middle, self.frame), 1, number)
            for number, (segment, middle) in enumerate(zip(self.wheel, middles, strict=True))
            if any(segment)
        )


def turns(backdrop: Backdrop, turned: events.WheelTurned) -> Played:
    """A wheel that is shown turns by one segment; several turns follow each other faster."""
    who = turned.who
    hub = backdrop.seen(Ref("hub", who))
    if hub is None:
        return
    x, y, radius = _wheel(hub)
    many = sum(isinstance(event, events.WheelTurned) and event.who == who for event in backdrop.events) > 1
    company = backdrop.before.companies[who]
    shown = _with(backdrop.before, who, replace(company, wheel=(EMPTY,) * len(company.wheel)))
    length, pause = (380, 80) if many else (420, 0)
    yield shown, WheelTurn(company.wheel, x, y, radius, hub.frame, length, pause)


def _with(position: Position, who: str, company: Company) -> Position:
    """A position in which a company is as it is given."""
    return replace(position, companies=type(position.companies)({**position.companies, who: company}))


def _wheel(hub: Thing) -> tuple[float, float, float]:
    """The middle and the radius of a wheel, from its hub."""
    circle = hub.shapes[0]
    assert isinstance(circle, Circle)
    return circle.x, circle.y, circle.radius / 0.225


def invests(backdrop: Backdrop, event: events.Invested) -> Played:
    """Machines and a tile slide from the supply of a company into the open segment of its wheel."""
    segment = Segment(event.excavators, event.mixers, (event.tile,) if event.tile else ())
    yield from _to_or_from_wheel(backdrop, event.who, segment, True)


def returns(backdrop: Backdrop, event: events.Returned) -> Played:
    """What lay in the open segment slides back to the supply."""
    yield from _to_or_from_wheel(backdrop, event.who, Segment(event.excavators, event.mixers, event.tiles), False)


def _to_or_from_wheel(backdrop: Backdrop, who: str, segment: Segment, into: bool) -> Played:
    """Between supply and wheel, or where the wheel is not shown, between the company's card and the space below it."""
    kind = "excavators" if segment.excavators or not segment.mixers else "mixers"
    hub = backdrop.seen(Ref("hub", who))
    supply = backdrop.middle(Ref(kind, who)) or purse(backdrop, who, kind)
    if supply is None:
        return
    if hub is None:
        wheel, scale, radius = below(backdrop, supply), backdrop.scale(), float(WHEEL_RADIUS)
    else:
        x, y, radius = _wheel(hub)
        wheel, scale = hub.frame.out(segment_point(0, 1, x, y, radius)), hub.frame.scale
    shapes = contents(segment, 0, 0, radius / WHEEL_RADIUS)
    start, end = (supply, wheel) if into else (wheel, supply)
    here, there = backdrop.before.companies[who], backdrop.after.companies[who]
    gone = replace(there, wheel=here.wheel) if into else replace(here, wheel=there.wheel)  # it lies nowhere meanwhile
    yield _with(backdrop.before, who, gone), Slide(shapes, start, end, scale, 240 if into else 220)


BANNER_TEXT = 26


def acts_of(backdrop: Backdrop) -> Played:
    """What moves when an event happens, and the position it moves over."""
    event = backdrop.events[backdrop.number]
    acts = ACTS.get(type(event))
    if acts is not None:
        yield from acts(backdrop, event)


def _runs(backdrop: Backdrop, event: events.Ran) -> Played:
    frame = backdrop.frame()
    if frame is None:
        return
    course = Way(way(_from_house(backdrop, event)))
    shown = replace(backdrop.before, headstreams=backdrop.after.headstreams)
    yield shown, Run(course, isinstance(event, events.Left), frame, tuple(_blinking(backdrop, event, course)))
    if isinstance(event, events.Caught):
        yield shown, Fall(course.points[-1], _socket(backdrop, event.dam), frame)


def _blinking(backdrop: Backdrop, event: events.Ran, course: Way) -> Iterator[tuple[Point, Point, Thing]]:
    """The powerhouses that gain energy from a drop that flows by (N3), and where it passes each."""
    powerhouses = backdrop.before.powerhouses
    gainers = {gainer.who: gainer.basins for gainer in passed(backdrop.before)}
    basins = {BASIN_OF_NODE.get(node) for node in event.path[1:]}
    for space, owner in powerhouses.items():
        house = backdrop.seen(Ref.on_map(space))
        if house is not None and POWERHOUSES[space].basin in basins.intersection(gainers.get(owner, ())):
            middle = house_point(space)
            yield min(course.points, key=partial(dist, middle)), middle, house


def _from_house(backdrop: Backdrop, run: events.Ran) -> tuple[str, ...]:
    """The way of a drop; one that has been used in this step starts at the powerhouse that used it."""
    first, *others = run.path
    for event in backdrop.events[: backdrop.number]:
        if isinstance(event, events.Drawn) and river_node(event.powerhouse) == first:
            return event.powerhouse, *others
    return run.path


def _socket(backdrop: Backdrop, dam: str, number: int = -1) -> Point:
    """The socket that a drop falls into; without a number the last one filled."""
    built = backdrop.after.dams[dam]
    room = max(capacity(built, backdrop.after.deep_owners()), built.drops)
    return socket_points(dam_foot(dam), built.level, room)[built.drops + number if number < 0 else number]


def _pulls(backdrop: Backdrop, event: events.Drawn) -> Played:
    frame = backdrop.frame()
    if frame is None:
        return
    held = backdrop.before.dams[event.dam]
    room = max(capacity(held, backdrop.before.deep_owners()), held.drops)
    sockets = socket_points(dam_foot(event.dam), held.level, room)[held.drops - event.drops : held.drops]
    points = through(event.conduit, event.dam, event.powerhouse)
    ways = tuple(Way(((x, y - 9), *points)) for x, y in sockets)
    yield backdrop.after, Pull(event.conduit, sockets, ways, frame)
    yield from backdrop.settles(Ref.on_map(event.powerhouse), PULSES_TO, PULSE, True)


def _counts(backdrop: Backdrop, event: events.Produced) -> Played:
    """The terms of an energy, one after the other, then the total on its way to the track."""
    frame = backdrop.frame()
    if frame is None:
        return
    x, y = house_point(event.powerhouse)
    total = 0
    for term in event.terms:
        sign = "+" if term.amount >= 0 else "\u2212"
        text = f"{total} {sign} {abs(term.amount)} = {total + term.amount}" if total else _product(event, term.amount)
        total += term.amount
        yield backdrop.before, Sum(text, (x, y - 40), frame)
    yield backdrop.before, Sum(str(event.energy), (x, y - 40), frame)
    target = backdrop.middle(Ref("energy", event.who))
    if target is not None:
        chip = (*icons.bolt(-9, 0, 20, "hot"), *Sum(str(event.energy), (14, 0), frame).things(0)[0].shapes)
        yield backdrop.before, Slide(chip, frame.out((x, y - 40)), target, frame.scale, 300)


def _product(event: events.Produced, amount: int) -> str:
    """The first term: the value of the conduit times the drops."""
    value = CONDUITS[event.conduit].value
    if not amount or amount % value:
        return str(amount)
    return f"{value} \u00d7 {amount // value} = {amount}"


def _gains(backdrop: Backdrop, event: events.Gained) -> Played:
    """A marker climbs; all else hops."""
    if is_hop(event):
        yield from hops(backdrop, event)
        return
    name = Ref("energy", event.who)
    lanes = [backdrop.picture(position).named.get(name) for position in (backdrop.before, backdrop.after)]
    if lanes[0] is None or lanes[1] is None:
        return
    start, end = (lane.outline for lane in lanes if lane is not None)
    if isinstance(start, Circle) and isinstance(end, Circle):
        energy = backdrop.before.companies[event.who].energy, backdrop.after.companies[event.who].energy
        yield backdrop.before, Climb(event.who, start, end, energy, lanes[0].frame)


def _builds(backdrop: Backdrop, event: events.Built) -> Played:
    """A piece settles, a pipe with its marker; on its company's board an income may fill."""
    structure = event.structure
    yield from backdrop.settles(Ref.on_map(event.space), SETTLES_FROM, 240, structure == "conduit")
    number = getattr(backdrop.after.pieces(event.who), structure)
    yield from backdrop.settles(Ref("income", event.who, structure, number), SETTLES_FROM, 200, True)


def _places(backdrop: Backdrop, event: events.Placed) -> Played:
    """Engineers hop from their company's card to a space."""
    space = Ref("space", event.space)
    card, point = purse(backdrop, event.who, "engineers"), backdrop.middle(space)
    if card and point and event.engineers:
        yield backdrop.before, Hop(chip("engineers", event.engineers), card, point, backdrop.scale())
    if event.space != "bank":  # where engineers are counted, and no card is covered
        yield from backdrop.settles(space, SETTLES_FROM, 200)


def _takes(backdrop: Backdrop, event: events.Took) -> Played:
    """A contract slides from the row into the hand, or to the company's card."""
    name = Ref("contract", event.contract)
    yield from _slides(backdrop, name, backdrop.end(name, Ref("score", event.who)))


def _fulfils(backdrop: Backdrop, event: events.Fulfilled) -> Played:
    """A contract slides to those that are fulfilled."""
    who = event.who
    yield from _slides(
        backdrop, Ref("contract", event.contract), backdrop.middle(Ref("fulfilled", who), Ref("score", who))
    )


def _slides(backdrop: Backdrop, name: Ref, target: Point | None) -> Played:
    taken, start = backdrop.seen(name), backdrop.middle(name)
    if taken is not None and start is not None and target is not None:
        yield backdrop.before, Carry(taken, (target[0] - start[0], target[1] - start[1]))


def _discards(backdrop: Backdrop, event: events.Discarded) -> Played:
    left = backdrop.seen(Ref("contract", event.contract))
    if left is not None:
        yield backdrop.after, Leave(left)


def _buys(backdrop: Backdrop, event: events.Bought) -> Played:
    """A tile slides from the Patent Office to its company."""
    who, name = event.who, event.tile
    offered = backdrop.before.patents
    start = backdrop.middle(Ref("space", SPACES_OF_SECTION["patent"][offered.index(name)])) if name in offered else None
    end = backdrop.end(Ref("tile", who, name), Ref("score", who))
    if start and end:
        yield backdrop.before, Slide(tile(name, -15, -15, 30), start, end, backdrop.scale(), 360)


def _lays_out_tile(backdrop: Backdrop, event: events.TileLaidOut) -> Played:
    if event.tile in backdrop.after.patents:
        space = SPACES_OF_SECTION["patent"][backdrop.after.patents.index(event.tile)]
        yield from backdrop.settles(Ref("space", space), PULSES_TO, 160)


def _copies(backdrop: Backdrop, event: events.Copied) -> Played:
    yield from backdrop.settles(Ref("space", event.space), SETTLES_FROM, 200)
    yield from backdrop.settles(Ref("officer", event.who), PULSES_TO, 2 * PULSE, True)


def _drafts(backdrop: Backdrop, event: events.Drafted) -> Played:
    """A company is taken: it leaves the draft, and its card appears."""
    left = backdrop.seen(Ref("draft", event.company))
    if left is not None:
        yield backdrop.before, Leave(left)
    yield from backdrop.settles(Ref("score", event.company), SETTLES_FROM, 240, True)


def _begins(backdrop: Backdrop, event: events.PhaseBegan | events.RoundEnded) -> Played:
    """A phase is announced over the map."""
    frame = backdrop.frame()
    if frame is not None:
        phase = "end of round" if isinstance(event, events.RoundEnded) else event.phase
        text = last_points() if phase == "over" else words.phase_of(event.round, phase)
        half = room_for(text, BANNER_TEXT) / 2 + 24
        x, y = MAP_WIDTH / 2, MAP_HEIGHT / 2
        ground = Rect(x - half, y - 34, 2 * half, 68, "panel", "now", 3, 20)
        yield backdrop.after, Banner((ground, Text(x, y, text, BANNER_TEXT, "ink", 700)), frame)


def _pours(backdrop: Backdrop, event: events.Poured) -> Played:
    frame, headstream = backdrop.frame(), event.headstream
    if frame is None:
        return
    for x, y in lake_points(headstream, backdrop.after.headstreams[headstream])[-1:]:
        yield backdrop.before, Fall((x, LAKE_TOP), (x, LAKE_DROPS if y > LAKE_TOP else y), frame)


def _fills(backdrop: Backdrop, event: events.Filled) -> Played:
    frame, dam = backdrop.frame(), event.dam
    if frame is None:
        return
    held = backdrop.before.dams[dam].drops
    for number in range(held, held + event.drops):
        x, y = _socket(backdrop, dam, number)
        yield backdrop.before, Fall((x, y - 30), (x, y), frame)


Acts: TypeAlias = Callable[[Backdrop, Any], Played]


def _settling(thing: Callable[[Any], Ref], start: float, length: float, at_once: bool = False) -> Acts:
    """What becomes itself by an event, smaller from larger, or larger for a moment."""
    return lambda backdrop, event: backdrop.settles(thing(event), start, length, at_once)


ACTS: dict[type[events.Event], Acts] = {
    events.Bought: _buys,
    events.Built: _builds,
    events.Caught: _runs,
    events.ContractLaidOut: _settling(lambda event: Ref("contract", event.contract), SETTLES_FROM, 160),
    events.Copied: _copies,
    events.Discarded: _discards,
    events.Drafted: _drafts,
    events.Drawn: _pulls,
    events.EngineersBack: hops,
    events.Filled: _fills,
    events.Fulfilled: _fulfils,
    events.Gained: _gains,
    events.Invested: invests,
    events.Left: _runs,
    events.Paid: hops,
    events.PassedRound: _settling(lambda event: Ref("score", event.who), PULSES_TO, 2 * PULSE, True),
    events.PhaseBegan: _begins,
    events.Placed: _places,
    events.PlacedOnBoard: _settling(lambda event: Ref("aside", event.who), SETTLES_FROM, 200),
    events.Poured: _pours,
    events.Produced: _counts,
    events.Returned: returns,
    events.RoundEnded: _begins,
    events.Scored: hops,
    events.TileLaidOut: _lays_out_tile,
    events.TileWorked: _settling(lambda event: Ref("wheel", event.who, 0), PULSES_TO, 2 * PULSE),
    events.Took: _takes,
    events.UsedTile: _settling(lambda event: Ref("tile", event.who, event.tile), PULSES_TO, 2 * PULSE),
    events.WheelTurned: turns,
}
ONLY_TOLD = (Decided, events.Declined, events.Lost, events.Reshuffled, events.TileEnergy, events.TurnOver)
"""Events that move nothing on the table, of which at most a number changes; the line under the question tells them."""
