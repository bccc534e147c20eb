"""Acts: what moves when an event happens, kind by kind."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache, partial
from itertools import takewhile
from math import dist
from typing import Any, NamedTuple, TypeAlias

from ..automa.trace import Decided
from ..board.box import Box
from ..board.companies import STRUCTURES
from ..board.contracts import Part
from ..board.map import BASIN_OF_NODE, POWERHOUSES
from ..board.refs import Ref
from ..engine import events
from ..engine.events import EngineersBack, Event, Gained, Paid, Scored
from ..engine.position import EMPTY, Company, Position, Segment
from ..engine.water import capacity, passed, river_node
from ..words import scene as words
from ..words.names import last_points
from . import icons, movers
from .cards import part, room_for, tile
from .company_view import WHEEL_RADIUS, contents, segment_point
from .header_view import amount_point
from .layout import LAKE_DROPS, LAKE_TOP, MAP_HEIGHT, MAP_WIDTH, dam_foot, house_point, through, way
from .map_view import lake_points
from .pieces import socket_points
from .scene import SceneOf
from .shapes import Circle, Frame, Point, Rect, Shape, Text, Thing, box_of, centre

Played: TypeAlias = Iterator[tuple[Position, movers.Mover]]
"""What moves, one after the other, each with the position it moves over."""


class Backdrop(NamedTuple):
    """An event, what is seen before and after it, and all events of its step."""

    before: Position
    after: Position
    events: tuple[Event, ...]
    number: int
    picture: SceneOf

    def seen(self, name: Ref) -> Thing | None:
        """A thing as it was seen before."""
        return self.picture(self.before).named.get(name)

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
            yield self.after if at_once else self.before, movers.Settle(settled, middle, start, length)


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
    row = tuple(_movers(backdrop))
    if row:
        yield backdrop.before, movers.Together(row, min(APART, LONGEST / len(row)))


def _movers(backdrop: Backdrop) -> Iterator[movers.Mover]:
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
        yield movers.Slide(chip(what, amount), start, end, backdrop.scale(), high=movers.HOP)


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
    company = backdrop.before.box.companies.get(gained.who) if isinstance(gained, events.Deed) else None
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


class WheelTurn(NamedTuple):
    """What lies in a wheel moves on by one segment, upright."""

    wheel: tuple[Segment, ...]
    x: float
    y: float
    radius: float
    frame: Frame
    length: float
    box: Box
    pause: float = 0

    def things(self, t: float) -> tuple[Thing, ...]:
        turned = movers.eased(min(1, t * self.length / (self.length - self.pause)))
        many = len(self.wheel)
        middles = (segment_point(number + turned, many, self.x, self.y, self.radius) for number in range(many))
        return tuple(
            movers.thing(
                "segment",
                contents(segment, 0, 0, self.radius / WHEEL_RADIUS, self.box),
                movers.around(middle, self.frame),
                1,
                number,
            )
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
    yield shown, WheelTurn(company.wheel, x, y, radius, hub.frame, length, backdrop.before.box, pause)


def _with(position: Position, who: str, company: Company) -> Position:
    """A position in which a company is as it is given."""
    return replace(position, companies=type(position.companies)({**position.companies, who: company}))


def _wheel(hub: Thing) -> tuple[float, float, float]:
    """The middle and the radius of a wheel, from its hub."""
    circle = hub.shapes[0]
    assert isinstance(circle, Circle)
    return circle.x, circle.y, circle.radius / 0.225


def invests(backdrop: Backdrop, event: events.Invested | events.Returned) -> Played:
    """Machines and tiles slide from the supply of a company into the open segment of its wheel, or back.

    Where the wheel is not shown, they do between the company's card and the space below it.
    """
    who, into = event.who, isinstance(event, events.Invested)
    tiles = event.tiles if isinstance(event, events.Returned) else (event.tile,) if event.tile else ()
    kind = "excavators" if event.excavators or not event.mixers else "mixers"
    hub = backdrop.seen(Ref("hub", who))
    supply = backdrop.middle(Ref(kind, who)) or purse(backdrop, who, kind)
    if supply is None:
        return
    if hub is None:
        wheel, scale, radius = below(backdrop, supply), backdrop.scale(), float(WHEEL_RADIUS)
    else:
        x, y, radius = _wheel(hub)
        wheel, scale = hub.frame.out(segment_point(0, 1, x, y, radius)), hub.frame.scale
    moved = Segment(event.excavators, event.mixers, tiles)
    shapes = contents(moved, 0, 0, radius / WHEEL_RADIUS, backdrop.before.box)
    start, end = (supply, wheel) if into else (wheel, supply)
    here, there = backdrop.before.companies[who], backdrop.after.companies[who]
    gone = replace(there, wheel=here.wheel) if into else replace(here, wheel=there.wheel)  # it lies nowhere meanwhile
    yield _with(backdrop.before, who, gone), movers.Slide(shapes, start, end, scale, 240 if into else 220)


BANNER_TEXT = 26


def acts_of(backdrop: Backdrop) -> Played:
    """What moves when an event happens, and the position it moves over."""
    event = backdrop.events[backdrop.number]
    if type(event) in ACTS:
        yield from ACTS[type(event)](backdrop, event)


Acts: TypeAlias = Callable[[Backdrop, Any], Played]


def _on_map(act: Callable[[Backdrop, Any, Frame], Played]) -> Acts:
    """What moves on the map, if that is shown."""

    def acts(backdrop: Backdrop, event: Any) -> Played:
        edge = backdrop.seen(Ref("map", "edge"))
        return act(backdrop, event, edge.frame) if edge is not None else iter(())

    return acts


@_on_map
def _runs(backdrop: Backdrop, event: events.Ran, frame: Frame) -> Played:
    course = movers.Way(way(_from_house(backdrop, event)))
    shown = replace(backdrop.before, headstreams=backdrop.after.headstreams)
    yield shown, movers.Run(course, isinstance(event, events.Left), frame, tuple(_blinking(backdrop, event, course)))
    if isinstance(event, events.Caught):
        filled = backdrop.after.dams[event.dam].drops
        yield shown, movers.Fall(course.points[-1], _sockets(backdrop.after, event.dam)[filled - 1], frame)


def _blinking(backdrop: Backdrop, event: events.Ran, course: movers.Way) -> Iterator[tuple[Point, Point, Thing]]:
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


def _sockets(position: Position, dam: str) -> tuple[Point, ...]:
    """The sockets of a dam, from the lowest up."""
    built = position.dams[dam]
    return socket_points(dam_foot(dam), built.level, max(capacity(built, position.deep_owners()), built.drops))


@_on_map
def _pulls(backdrop: Backdrop, event: events.Drawn, frame: Frame) -> Played:
    held = backdrop.before.dams[event.dam].drops
    sockets = _sockets(backdrop.before, event.dam)[held - event.drops : held]
    points = through(event.conduit, event.dam, event.powerhouse)
    ways = tuple(movers.Way(((x, y - 9), *points)) for x, y in sockets)
    yield backdrop.after, movers.Pull(event.conduit, sockets, ways, frame)
    yield from backdrop.settles(Ref.on_map(event.powerhouse), movers.PULSES_TO, movers.PULSE, True)


@_on_map
def _counts(backdrop: Backdrop, event: events.Produced, frame: Frame) -> Played:
    """The terms of an energy, one after the other, then the total on its way to the track."""
    x, y = house_point(event.powerhouse)
    total = 0
    for term in event.terms:
        sign = "+" if term.amount >= 0 else "\u2212"
        first = _product(event, term.amount, backdrop.before.box)
        text = f"{total} {sign} {abs(term.amount)} = {total + term.amount}" if total else first
        total += term.amount
        yield backdrop.before, movers.Sum(text, (x, y - 40), frame)
    yield backdrop.before, movers.Sum(str(event.energy), (x, y - 40), frame)
    target = backdrop.middle(Ref("energy", event.who))
    if target is not None:
        chip = (*icons.bolt(-9, 0, 20, "hot"), *movers.Sum(str(event.energy), (14, 0), frame).things(0)[0].shapes)
        yield backdrop.before, movers.Slide(chip, frame.out((x, y - 40)), target, frame.scale, 300)


def _product(event: events.Produced, amount: int, box: Box) -> str:
    """The first term: the value of the conduit times the drops."""
    value = box.conduits[event.conduit].value
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
        yield backdrop.before, movers.Climb(event.who, start, end, energy, lanes[0].frame)


def _builds(backdrop: Backdrop, event: events.Built) -> Played:
    """A piece settles, a pipe with its marker; on its company's board an income may fill."""
    structure = event.structure
    yield from backdrop.settles(Ref.on_map(event.space), movers.SETTLES_FROM, 240, structure == "conduit")
    number = getattr(backdrop.after.pieces(event.who), structure)
    yield from backdrop.settles(Ref("income", event.who, structure, number), movers.SETTLES_FROM, 200, True)


def _places(backdrop: Backdrop, event: events.Placed) -> Played:
    """Engineers hop from their company's card to a space."""
    space = Ref("space", event.space)
    card, point = purse(backdrop, event.who, "engineers"), backdrop.middle(space)
    if card and point and event.engineers:
        yield (
            backdrop.before,
            movers.Slide(chip("engineers", event.engineers), card, point, backdrop.scale(), high=movers.HOP),
        )
    if event.space != "bank":  # where engineers are counted, and no card is covered
        yield from backdrop.settles(space, movers.SETTLES_FROM, 200)


def _takes(backdrop: Backdrop, event: events.Took | events.Fulfilled) -> Played:
    """A contract slides into the hand, or to those that are fulfilled; else to the company's card."""
    name, card = Ref("contract", event.contract), Ref("score", event.who)
    taken, start = backdrop.seen(name), backdrop.middle(name)
    done = isinstance(event, events.Fulfilled)
    target = backdrop.middle(Ref("fulfilled", event.who), card) if done else backdrop.end(name, card)
    if taken is not None and start is not None and target is not None:
        yield backdrop.before, movers.Carry(taken, (target[0] - start[0], target[1] - start[1]))


def _discards(backdrop: Backdrop, event: events.Discarded) -> Played:
    left = backdrop.seen(Ref("contract", event.contract))
    if left is not None:
        yield backdrop.after, movers.Leave(left)


def _buys(backdrop: Backdrop, event: events.Bought) -> Played:
    """A tile slides from the Patent Office to its company."""
    who, name = event.who, event.tile
    space = _patent_of(backdrop.before, name)
    start = backdrop.middle(Ref("space", space)) if space else None
    end = backdrop.end(Ref("tile", who, name), Ref("score", who))
    if start and end:
        yield (
            backdrop.before,
            movers.Slide(tile(name, -15, -15, 30, backdrop.before.box), start, end, backdrop.scale(), 360),
        )


def _patent_of(position: Position, tile: str) -> str | None:
    """The space where a tile of the Patent Office lies."""
    sells = (space for space in position.box.spaces.values() if space.action == "patent")
    return next((space.id for space in sells if position.patents[space.amount - 1] == tile), None)


def _lays_out_tile(backdrop: Backdrop, event: events.TileLaidOut) -> Played:
    space = _patent_of(backdrop.after, event.tile)
    if space:
        yield from backdrop.settles(Ref("space", space), movers.PULSES_TO, 160)


def _lays_out_work(backdrop: Backdrop, event: events.WorkLaidOut) -> Played:
    for space in backdrop.after.box.spaces_of_section["works"]:
        if backdrop.after.works[backdrop.after.box.spaces[space].amount - 1] == event.work:
            yield from backdrop.settles(Ref("space", space), movers.PULSES_TO, 160)


def _copies(backdrop: Backdrop, event: events.Copied) -> Played:
    yield from backdrop.settles(Ref("space", event.space), movers.SETTLES_FROM, 200)
    yield from backdrop.settles(Ref("officer", event.who), movers.PULSES_TO, 2 * movers.PULSE, True)


def _drafts(backdrop: Backdrop, event: events.Drafted) -> Played:
    """A company is taken: it leaves the draft, and its card appears."""
    left = backdrop.seen(Ref("draft", event.company))
    if left is not None:
        yield backdrop.before, movers.Leave(left)
    yield from backdrop.settles(Ref("score", event.company), movers.SETTLES_FROM, 240, True)


@_on_map
def _begins(backdrop: Backdrop, event: events.PhaseBegan | events.RoundEnded, frame: Frame) -> Played:
    """A phase is announced over the map."""
    phase = "end of round" if isinstance(event, events.RoundEnded) else event.phase
    text = last_points() if phase == "over" else words.phase_of(event.round, phase)
    half = room_for(text, BANNER_TEXT) / 2 + 24
    x, y = MAP_WIDTH / 2, MAP_HEIGHT / 2
    ground = Rect(x - half, y - 34, 2 * half, 68, "panel", "now", 3, 20)
    yield backdrop.after, movers.Banner((ground, Text(x, y, text, BANNER_TEXT, "ink", 700)), frame)


@_on_map
def _pours(backdrop: Backdrop, event: events.Poured, frame: Frame) -> Played:
    for x, y in lake_points(event.headstream, backdrop.after.headstreams[event.headstream])[-1:]:
        yield backdrop.before, movers.Fall((x, LAKE_TOP), (x, LAKE_DROPS if y > LAKE_TOP else y), frame)


@_on_map
def _fills(backdrop: Backdrop, event: events.Filled, frame: Frame) -> Played:
    held = backdrop.before.dams[event.dam].drops
    for x, y in _sockets(backdrop.after, event.dam)[held : held + event.drops]:
        yield backdrop.before, movers.Fall((x, y - 30), (x, y), frame)


def _settling(name: Callable[[Any], Ref], start: float, length: float, at_once: bool = False) -> Acts:
    """What becomes itself by an event, smaller from larger, or larger for a moment."""
    return lambda backdrop, event: backdrop.settles(name(event), start, length, at_once)


ACTS: dict[type[events.Event], Acts] = {
    events.Bought: _buys,
    events.Built: _builds,
    events.Caught: _runs,
    events.ContractLaidOut: _settling(lambda event: Ref("contract", event.contract), movers.SETTLES_FROM, 160),
    events.Copied: _copies,
    events.Discarded: _discards,
    events.Drafted: _drafts,
    events.Drawn: _pulls,
    events.EngineersBack: hops,
    events.Filled: _fills,
    events.Fulfilled: _takes,
    events.Gained: _gains,
    events.Invested: invests,
    events.Left: _runs,
    events.Paid: hops,
    events.PassedRound: _settling(lambda event: Ref("score", event.who), movers.PULSES_TO, 2 * movers.PULSE, True),
    events.PhaseBegan: _begins,
    events.Placed: _places,
    events.PlacedOnBoard: _settling(lambda event: Ref("aside", event.who), movers.SETTLES_FROM, 200),
    events.Poured: _pours,
    events.Produced: _counts,
    events.Returned: invests,
    events.RoundEnded: _begins,
    events.Scored: hops,
    events.TileLaidOut: _lays_out_tile,
    events.TileWorked: _settling(lambda event: Ref("wheel", event.who, 0), movers.PULSES_TO, 2 * movers.PULSE),
    events.Took: _takes,
    events.TookWork: _settling(lambda event: Ref("works", event.who), movers.SETTLES_FROM, 200),
    events.UsedBuilding: _settling(lambda event: Ref("building", event.building), movers.PULSES_TO, 2 * movers.PULSE),
    events.UsedTile: _settling(lambda event: Ref("tile", event.who, event.tile), movers.PULSES_TO, 2 * movers.PULSE),
    events.WheelTurned: turns,
    events.WorkLaidOut: _lays_out_work,
}
ONLY_TOLD = (
    *(Decided, events.Declined, events.Lost, events.Reshuffled, events.TileEnergy, events.TurnOver),
    *(events.WorkGone, events.Fetched),
)
"""Events that move nothing on the table, of which at most a number changes; the line under the question tells them."""
