"""Acts of the construction wheel: what it takes in, how it turns, and what comes back."""

from dataclasses import dataclass, replace

from ..board.refs import Ref
from ..engine.events import Invested, Returned, WheelTurned
from ..engine.position import EMPTY, Company, Position, Segment
from .backdrop import Backdrop, Played
from .hops import below, purse
from .movers import around, eased, thing
from .shapes import Circle, Frame, Thing
from .table_movers import Slide
from .wheel_view import WHEEL_RADIUS, contents, segment_point


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
