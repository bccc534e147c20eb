"""Hops: what companies gain and pay, between their cards and the places it comes from or goes to."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import takewhile

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
    Scored,
    TileWorked,
)
from . import icons
from .backdrop import Backdrop, Played
from .cards import part
from .header_view import amount_point
from .movers import Mover
from .shapes import Point, Rect, Shape, Text
from .table_movers import Hop, Together

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
