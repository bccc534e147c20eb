"""Acts: what moves when an event happens, kind by kind."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from math import dist

from ..board.map import BASIN_OF_NODE, CONDUITS, HEADSTREAMS, POWERHOUSES
from ..board.office import SPACES_OF_SECTION
from ..engine.position import Position
from ..engine.water import capacity, passed
from ..words.english import scene_table as words
from . import icons
from .cards import room_for, tile
from .curves import through, way
from .geometry import centre
from .hops import chip, hops, is_hop, purse
from .layout import LAKE_DROPS, LAKE_TOP, MAP_HEIGHT, MAP_THINGS, MAP_WIDTH, dam_foot, house_place
from .map_view import lake_places
from .movers import PULSE, PULSES_TO, SETTLES_FROM, Fall, Pull, Run, Way
from .pieces import socket_places
from .shapes import Circle, Point, Rect, Text, Thing
from .stage import Played, Stage
from .table_movers import Banner, Carry, Climb, Hop, Leave, Slide, Sum
from .wheel_acts import invests, returns, turns

BANNER_TEXT = 26


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
    yield shown, Run(course, event.kind == "left", frame, tuple(_blinking(stage, course)))
    if event.kind == "caught":
        yield shown, Fall(course.points[-1], _socket(stage, event.path[-1]), frame)


def _blinking(stage: Stage, course: Way) -> Iterator[tuple[Point, Point, Thing]]:
    """The powerhouses that gain energy from a drop that flows by (N3), and where it passes each."""
    powerhouses = stage.before.powerhouses
    gainers = {gainer.who: gainer.basins for gainer in passed(stage.before)}
    named = stage.picture(stage.before).named
    basins = {BASIN_OF_NODE.get(node) for node in stage.event.path[1:]}
    for space, owner in powerhouses.items():
        house = named.get(f"powerhouse {space}")
        if house is not None and POWERHOUSES[space].basin in basins.intersection(gainers.get(owner, ())):
            middle = house_place(space)
            yield min(course.points, key=partial(dist, middle)), middle, house


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
    yield from stage.settles(f"powerhouse {powerhouse}", PULSES_TO, PULSE, True)


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
        yield stage.before, Slide(chip, frame.out((x, y - 40)), centre(target), frame.scale, 300)


def _product(stage: Stage, amount: int) -> str:
    """The first term: the value of the conduit times the drops."""
    conduit = next((name for name in stage.event.path if name in CONDUITS), None)
    if conduit is None or not amount or amount % CONDUITS[conduit].value:
        return str(amount)
    value = CONDUITS[conduit].value
    return f"{value} \u00d7 {amount // value} = {amount}"


def _gains(stage: Stage) -> Played:
    """A marker climbs; all else hops."""
    event = stage.event
    if event.who is None or is_hop(event):
        yield from hops(stage)
        return
    name = f"energy {event.who}"
    lanes = [stage.picture(position).named.get(name) for position in (stage.before, stage.after)]
    if lanes[0] is None or lanes[1] is None:
        return
    start, end = (lane.outline for lane in lanes if lane is not None)
    if isinstance(start, Circle) and isinstance(end, Circle):
        energy = stage.before.companies[event.who].energy, stage.after.companies[event.who].energy
        yield stage.before, Climb(event.who, start, end, energy, lanes[0].frame)


def _builds(stage: Stage) -> Played:
    """A piece settles, a pipe with its marker; on its company's board an income may fill."""
    event, structure = stage.event, stage.event.path[0]
    yield from stage.settles(f"{MAP_THINGS[structure]} {event.what}", SETTLES_FROM, 240, structure == "conduit")
    number = getattr(stage.after.pieces(str(event.who)), structure)
    yield from stage.settles(f"income {event.who} {structure} {number}", SETTLES_FROM, 200, True)


def _places(stage: Stage) -> Played:
    """Engineers hop from their company's card to a space."""
    event, space = stage.event, f"space {stage.event.what}"
    card, place = purse(stage, str(event.who), "engineers"), stage.place(space)
    if card and place and event.amount:
        yield stage.before, Hop(chip("engineers", event.amount), card, place, stage.scale())
    if event.what != "bank":  # where engineers are counted, and no card is covered
        yield from stage.settles(space, SETTLES_FROM, 200)


def _takes(stage: Stage) -> Played:
    """A contract slides from the row into the hand, or to the company's card."""
    name = f"contract {stage.event.what}"
    target = stage.picture(stage.after).bounds(name)
    yield from _slides(stage, name, centre(target) if target else stage.place(f"score {stage.event.who}"))


def _fulfils(stage: Stage) -> Played:
    """A contract slides to those that are fulfilled."""
    who = stage.event.who
    yield from _slides(stage, f"contract {stage.event.what}", stage.place(f"fulfilled {who}", f"score {who}"))


def _slides(stage: Stage, name: str, target: Point | None) -> Played:
    taken, start = stage.picture(stage.before).named.get(name), stage.place(name)
    if taken is not None and start is not None and target is not None:
        yield stage.before, Carry(taken, (target[0] - start[0], target[1] - start[1]))


def _discards(stage: Stage) -> Played:
    left = stage.picture(stage.before).named.get(f"contract {stage.event.what}")
    if left is not None:
        yield stage.after, Leave(left)


def _buys(stage: Stage) -> Played:
    """A tile slides from the Patent Office to its company."""
    who, name = stage.event.who, str(stage.event.what)
    offered = stage.before.patents
    start = stage.place(f"space {SPACES_OF_SECTION['patent'][offered.index(name)]}") if name in offered else None
    target = stage.picture(stage.after).bounds(f"tile {who} {name}")
    end = centre(target) if target else stage.place(f"score {who}")
    if start and end:
        yield stage.before, Slide(tile(name, -15, -15, 30), start, end, stage.scale(), 360)


def _lays_out(stage: Stage) -> Played:
    """A contract or a tile is laid out."""
    what = stage.event.what
    if isinstance(what, int):
        yield from stage.settles(f"contract {what}", SETTLES_FROM, 160)
    elif what in stage.after.patents:
        space = SPACES_OF_SECTION["patent"][stage.after.patents.index(what)]
        yield from stage.settles(f"space {space}", PULSES_TO, 160)


def _copies(stage: Stage) -> Played:
    yield from stage.settles("space officer", SETTLES_FROM, 200)
    yield from stage.settles(f"officer {stage.event.who}", PULSES_TO, 2 * PULSE, True)


def _drafts(stage: Stage) -> Played:
    """A company is taken: it leaves the draft, and its card appears."""
    left = stage.picture(stage.before).named.get(f"draft {stage.event.what}")
    if left is not None:
        yield stage.before, Leave(left)
    yield from stage.settles(f"score {stage.event.what}", SETTLES_FROM, 240, True)


def _begins(stage: Stage) -> Played:
    """A phase is announced over the map."""
    frame, event = stage.frame(), stage.event
    if frame is not None:
        text = words.announced(event.amount, str(event.what))
        half = room_for(text, BANNER_TEXT) / 2 + 24
        x, y = MAP_WIDTH / 2, MAP_HEIGHT / 2
        ground = Rect(x - half, y - 34, 2 * half, 68, "panel", "now", 3, 20)
        yield stage.after, Banner((ground, Text(x, y, text, BANNER_TEXT, "ink", 700)), frame)


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
    "bought": _buys,
    "built": _builds,
    "caught": _runs,
    "copied": _copies,
    "discarded": _discards,
    "drafted": _drafts,
    "drawn": _pulls,
    "drew": _lays_out,
    "effect": lambda stage: stage.settles(f"wheel {stage.event.who} 0", PULSES_TO, 2 * PULSE),
    "engineers back": hops,
    "filled": _fills,
    "fulfilled": _fulfils,
    "gain": _gains,
    "invested": invests,
    "left": _runs,
    "passed": lambda stage: stage.settles(f"score {stage.event.who}", PULSES_TO, 2 * PULSE, True),
    "pay": hops,
    "phase": _begins,
    "placed": _places,
    "poured": _pours,
    "produced": _counts,
    "returned": returns,
    "scored": hops,
    "took": _takes,
    "turned": turns,
    "used": lambda stage: stage.settles(f"tile {stage.event.who} {stage.event.what}", PULSES_TO, 2 * PULSE),
}
ONLY_TOLD = frozenset({"declined", "lost", "reshuffled", "turn over"})
"""Events that change nothing that lies open on the table; the line under the question tells them."""
