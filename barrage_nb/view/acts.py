"""Acts: what moves when an event happens, kind by kind."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from math import dist
from typing import Any, TypeAlias

from ..automa.trace import Decided
from ..board.map import BASIN_OF_NODE, CONDUITS, POWERHOUSES
from ..board.office import SPACES_OF_SECTION
from ..board.refs import Ref
from ..engine import events
from ..engine.water import capacity, passed, river_node
from ..words import scene_table as words
from . import icons
from .cards import room_for, tile
from .hops import Backdrop, Played, chip, hops, invests, is_hop, purse, returns, turns
from .layout import LAKE_DROPS, LAKE_TOP, MAP_HEIGHT, MAP_WIDTH, dam_foot, house_point, through, way
from .map_view import lake_points
from .movers import PULSE, PULSES_TO, SETTLES_FROM, Banner, Carry, Climb, Fall, Hop, Leave, Pull, Run, Slide, Sum, Way
from .pieces import socket_points
from .shapes import Circle, Point, Rect, Text, Thing

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
        text = words.announced(event.round, "end of round" if isinstance(event, events.RoundEnded) else event.phase)
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
