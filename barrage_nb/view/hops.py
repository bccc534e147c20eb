"""Hops: what companies gain and pay, between their cards and the places it comes from or goes to."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import takewhile
from typing import TypeAlias

from ..board.companies import COMPANIES, STRUCTURES
from ..board.contracts import Part
from ..board.refs import Ref
from ..engine.events import (
    Built,
    Deed,
    Drawn,
    EngineersBack,
    Event,
    Fulfilled,
    Gained,
    Invested,
    Paid,
    PhaseBegan,
    Placed,
    Produced,
    Returned,
    Scored,
    TileWorked,
    WheelTurned,
)
from ..engine.position import EMPTY, Company, Position, Segment
from . import icons
from .cards import part
from .geometry import box_of, centre
from .header_view import amount_point
from .movers import Hop, Mover, Settle, Slide, Together, around, eased, thing
from .scene import SceneOf
from .shapes import Circle, Frame, Point, Rect, Shape, Text, Thing
from .wheel_view import WHEEL_RADIUS, contents, segment_point

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
        what, amount = _thing(event)
        card = purse(backdrop, event.who, what)
        if card is None:
            continue
        fee = _due(event, events[number + 1 :])
        other = _source(backdrop, number) if fee is None else purse(backdrop, fee.who, what)
        ends = (card, other or below(backdrop, card))
        start, end = ends if isinstance(event, Paid) or amount < 0 else ends[::-1]
        yield Hop(chip(what, amount), start, end, backdrop.scale())


def _thing(event: Gained | Paid | EngineersBack) -> tuple[str, int]:
    """What hops, and how much of it."""
    return ("engineers", event.engineers) if isinstance(event, EngineersBack) else (event.what, event.amount)


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
        case PhaseBegan():
            return _income(backdrop, gained) if event.phase == "income" else ()
        case Scored():
            return _scored(backdrop, event)
        case Drawn():
            return (Ref.on_map(event.conduit),)
        case TileWorked() | Invested():
            return (Ref("wheel", event.who, 0),)
        case Placed() | Built() | Produced() | Fulfilled():
            return event.touches
    return None


def _income(backdrop: Backdrop, gained: Event) -> tuple[Ref, ...]:
    """The incomes of a company's board that give such a thing."""
    company = COMPANIES.get(gained.who) if isinstance(gained, Deed) else None
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


def turns(backdrop: Backdrop, turned: WheelTurned) -> Played:
    """A wheel that is shown turns by one segment; several turns follow each other faster."""
    who = turned.who
    hub = backdrop.seen(Ref("hub", who))
    if hub is None:
        return
    x, y, radius = _wheel(hub)
    many = sum(isinstance(event, WheelTurned) and event.who == who for event in backdrop.events) > 1
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


def invests(backdrop: Backdrop, event: Invested) -> Played:
    """Machines and a tile slide from the supply of a company into the open segment of its wheel."""
    segment = Segment(event.excavators, event.mixers, (event.tile,) if event.tile else ())
    yield from _slides(backdrop, event.who, segment, True)


def returns(backdrop: Backdrop, event: Returned) -> Played:
    """What lay in the open segment slides back to the supply."""
    yield from _slides(backdrop, event.who, Segment(event.excavators, event.mixers, event.tiles), False)


def _slides(backdrop: Backdrop, who: str, segment: Segment, into: bool) -> Played:
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
