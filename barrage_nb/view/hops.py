"""Hops: what companies gain and pay, between their cards and the places it comes from or goes to."""

from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import takewhile

from ..board.companies import COMPANIES, STRUCTURES
from ..board.rewards import Part
from ..engine.events import Event
from . import icons
from .cards import part
from .header_view import amount_place
from .layout import MAP_THINGS
from .movers import Mover
from .shapes import Point, Rect, Shape, Text
from .stage import Played, Stage
from .table_movers import Hop, Together

APART, LONGEST = 110, 1600
"""Milliseconds between two hops, and the most between the first and the last of those in a row."""
BELOW = 52
"""How far below a card something comes from, or goes, that has no place on the table."""
SIZE = 24


def is_hop(event: Event) -> bool:
    """Whether an event is told by a hop; energy has its own way."""
    return event.kind in ("scored", "engineers back") or (event.kind in ("gain", "pay") and event.what != "energy")


def hops(stage: Stage) -> Played:
    """All that is gained and paid in a row, one thing shortly after the other."""
    if stage.number and is_hop(stage.events[stage.number - 1]):
        return
    movers = tuple(_movers(stage))
    if movers:
        yield stage.before, Together(movers, min(APART, LONGEST / len(movers)))


def _movers(stage: Stage) -> Iterator[Mover]:
    events = stage.events
    row = list(takewhile(lambda number: is_hop(events[number]), range(stage.number, len(events))))
    fee: Event | None = None
    for number in row:
        event, fee_before = events[number], fee
        fee = None
        if event.kind == "scored" or (fee_before and _is_due(fee_before, event)):
            continue
        card = purse(stage, str(event.who), str(event.what))
        if card is None:
            continue
        if event.kind == "pay" and number + 1 < len(events) and _is_due(event, events[number + 1]):
            fee = event
            other = purse(stage, str(events[number + 1].who), str(event.what))
        else:
            other = _place(stage, number)
        ends = (card, other or below(stage, card))
        start, end = ends if event.kind == "pay" or event.amount < 0 else ends[::-1]
        yield Hop(chip(str(event.what), event.amount), start, end, stage.scale())


def _is_due(paid: Event, gained: Event) -> bool:
    """Whether what one company pays is what another gains."""
    return gained.kind == "gain" and gained.who != paid.who and gained[2:5] == paid[2:5]


def purse(stage: Stage, who: str, kind: str) -> Point | None:
    """Where the amount of something is told: on the card of a company, or else on its board."""
    card = stage.picture(stage.before).named.get(f"score {who}")
    if card is None or not isinstance(card.outline, Rect):
        return stage.place(f"{kind} {who}")
    return card.frame.out(amount_place(kind, card.outline.width, card.outline.height))


def below(stage: Stage, card: Point) -> Point:
    """A place a little below."""
    return card[0], card[1] + BELOW * stage.scale()


def _place(stage: Stage, number: int) -> Point | None:
    """Where it comes from: the last thing on the table that the story was about."""
    for event in reversed(stage.events[: number + 1]):
        find = _PLACES.get(event.kind)
        if find is not None:
            return stage.place(*find(stage, event, stage.events[number]))
    return None


def _income(stage: Stage, phase: Event, gained: Event) -> tuple[str, ...]:
    """The incomes of a company's board that give such a thing."""
    company = COMPANIES.get(str(gained.who))
    if phase.what != "income" or company is None:
        return ()
    built = stage.before.pieces(str(gained.who))
    return tuple(
        f"income {gained.who} {structure} {number}"
        for structure in STRUCTURES
        for number in range(1, getattr(built, structure) + 1)
        if any(each.kind == gained.what for each in company.income.get((structure, number), ()))
    )


def _scored(stage: Stage, scored: Event, gained: Event) -> tuple[str, ...]:
    source, who = str(scored.what), scored.who
    if source == "bonus":
        return (f"bonus {stage.before.round}",)
    return ("objective",) if source == "objective" else (f"energy {who}",) if source not in ENDINGS else ()


ENDINGS = ("resources", "water")
_PLACES: dict[str, Callable[[Stage, Event, Event], tuple[str, ...]]] = {
    "phase": _income,
    "scored": _scored,
    "placed": lambda stage, event, gained: (f"space {event.what}",),
    "built": lambda stage, event, gained: (f"{MAP_THINGS[event.path[0]]} {event.what}",),
    "drawn": lambda stage, event, gained: (f"conduit {event.path[1]}",),
    "produced": lambda stage, event, gained: (f"powerhouse {event.what}",),
    "fulfilled": lambda stage, event, gained: (f"contract {event.what}", f"fulfilled {event.who}"),
    "effect": lambda stage, event, gained: (f"wheel {event.who} 0",),
    "invested": lambda stage, event, gained: (f"wheel {event.who} 0",),
}


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
