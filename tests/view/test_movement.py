"""Movement: what a step does as a timeline, and the player that shows it."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from functools import cache, partial
from itertools import pairwise
from math import dist, inf
from typing import Any

import pytest

from barrage_nb import Position, new_game, play, sketch
from barrage_nb.automa.trace import Decided
from barrage_nb.board.refs import Ref
from barrage_nb.engine import events
from barrage_nb.engine.events import Deed, Drawn, Event, Invested, Left, PhaseBegan, Ran, Returned
from barrage_nb.engine.moves import read_move
from barrage_nb.engine.play import Step, Unfolded, unfold
from barrage_nb.view import Scene, scene
from barrage_nb.view.acts import ACTS, ONLY_TOLD, Backdrop, acts_of
from barrage_nb.view.film import LONGEST_WATER, Movement, movement
from barrage_nb.view.layout import dam_foot, house_point, pipe_curve, sample, through, way
from barrage_nb.view.movers import Banner, Carry, Climb, Fall, Leave, Pull, Run, Settle, Slide, Together, Way
from barrage_nb.view.overlays import trace
from barrage_nb.view.painter import CanvasPainter
from barrage_nb.view.pieces import socket_points
from barrage_nb.view.shapes import Layer, Text, centre, within
from barrage_nb.widgets.screen import Animator
from tests.made_games import played, played_from
from tests.page_messages import with_a_page
from tests.proofs import proof
from tests.view.recording import recorded


def picture(position: Position) -> Scene:
    return scene(position, company=next(iter(position.companies), None))


@cache
def unfolded(players: int, seed: int) -> tuple[Unfolded, ...]:
    """The steps of a game by chance, event by event."""
    return tuple(unfold(turned.position, turned.move) for turned in played(players, "full", seed))


@cache
def movements(players: int, seed: int) -> tuple[tuple[Step, Movement], ...]:
    return tuple((shown.step, movement(shown, picture)) for shown in unfolded(players, seed))


def production() -> tuple[Unfolded, Drawn]:
    """The first production with two drops or more in some games."""
    for seed in range(0, 20, 2):
        for shown in unfolded(2, seed):
            for event in shown.step.events:
                if isinstance(event, Drawn) and event.drops > 1:
                    return shown, event
    raise AssertionError("nobody produces")


def runs_of(step: Step) -> list[Ran]:
    return [event for event in step.events if isinstance(event, Ran)]


@proof
def test_every_movement_runs_from_its_start_to_the_position_after_the_move() -> None:
    for step, moved in [*movements(4, 2), *movements(2, 1)]:
        assert moved.positions[-1] is step.after
        assert moved.at(moved.duration) == (len(moved.positions) - 1, ())
        assert moved.at(inf) == moved.at(moved.duration)
        for one, next_one in pairwise(moved.acts):
            assert one.start < one.end == next_one.start
            assert one.position <= next_one.position
        if moved.acts:
            assert moved.acts[0].start == 0
            shown = [moved.at(moved.duration * part / 40).position for part in range(41)]
            assert shown == sorted(shown)


@proof
def test_a_moment_is_the_same_every_time_and_can_be_drawn() -> None:
    for _, moved in movements(2, 2):
        for part in (0, 0.3, 0.77, 1):
            position, moving = moved.at(part * moved.duration)
            assert moved.at(part * moved.duration) == (position, moving)
            assert all(thing.layer == Layer.MOVING for thing in moving)
            moved.scene(position)


@proof
def test_every_drop_runs_the_way_that_its_event_says() -> None:
    seen = 0
    for step, moved in movements(4, 2):
        events = runs_of(step)
        runs = [act.mover for act in moved.acts if isinstance(act.mover, Run)]
        assert len(runs) == len(events)
        for event, run in zip(events, runs, strict=True):
            river = way(event.path)
            start = 0 if run.way.points == river else len(run.way.points) - len(river)
            assert run.way.points[start + 1 :][-len(river) + 1 :] == river[1:]
            assert run.leaves == isinstance(event, Left)
            seen += 1
    assert seen > 20


def test_a_drop_used_by_a_powerhouse_starts_there() -> None:
    shown, drawn = production()
    house = house_point(drawn.powerhouse)
    runs = [act.mover for act in movement(shown, picture).acts if isinstance(act.mover, Run)]
    assert all(run.way.points[0] == house for run in runs)


def test_a_drop_neither_jumps_nor_turns_back() -> None:
    run = Run(Way(way(("HA", "B1U", "B1L", "P8", "B8U"))), False, scene(sketch("usa")).things[0].frame)
    assert run.distance(0) == 0
    assert run.distance(1) == pytest.approx(run.way.length)
    steps = [run.distance(part / 500) for part in range(501)]
    assert steps == sorted(steps)
    assert max(b - a for a, b in pairwise(steps)) < 1.3 * run.way.length / 500
    assert run.distance(0.01) < run.way.length * 0.005, "it starts slowly"
    assert run.length == pytest.approx((run.way.length + 120) / 0.65)


def test_a_drop_that_leaves_fades_at_the_end() -> None:
    course = Way(way(("B10L", "P12", "XR")))
    run = Run(course, True, scene(sketch("usa")).things[0].frame)
    assert run.things(0)[0].opacity == 1
    assert 0 < run.things(0.98)[0].opacity < 1
    assert run.things(1) == ()


def test_a_drop_that_is_caught_falls_into_the_next_socket() -> None:
    position = sketch("usa B1L=3*1 | HA=2 round=1")
    falls = [act.mover for act in movement(water_flows(position), picture).acts if isinstance(act.mover, Fall)]
    sockets = socket_points(dam_foot("B1L"), 3, 3)
    assert [fall.end for fall in falls][:2] == [sockets[1], sockets[2]]


def water_flows(position: Position) -> Unfolded:
    """The move that ends the round, so that the water flows, event by event."""
    for _ in range(40):
        passes = [move for move in position.legal_moves if type(move).__name__ == "Pass"]
        move = passes[0] if passes else position.legal_moves[-1]
        shown = unfold(position, move)
        if runs_of(shown.step):
            return shown
        position = shown.step.after
    raise AssertionError("no water flows")


@proof
def test_drops_wait_until_it_is_their_turn() -> None:
    for step, moved in movements(4, 2):
        if PhaseBegan("water", step.before.round, "W8") not in step.events:
            continue
        runs = [act for act in moved.acts if isinstance(act.mover, Run)]
        starts = [event.path[0] for event in runs_of(step)]
        for number, act in enumerate(runs):
            waiting = moved.positions[act.position].headstreams
            for headstream in {start for start in starts if start in step.before.headstreams}:
                assert waiting.get(headstream, 0) == starts[number + 1 :].count(headstream)
        return
    raise AssertionError("no water flowed")


def test_a_long_water_phase_is_compressed() -> None:
    position = sketch("usa | HA=12 HB=12 HC=12 HD=12 round=1")
    moved = movement(water_flows(position), picture)
    water = sum(act.end - act.start for act in moved.acts if isinstance(act.mover, (Run, Fall)))
    assert water <= LONGEST_WATER + 1
    assert sum(isinstance(act.mover, Run) for act in moved.acts) == 48 + 0


def test_a_production_pulls_its_drops_through_the_pipe_and_the_marker_climbs() -> None:
    shown, drawn = production()
    moved = movement(shown, picture)
    (pull,) = (act.mover for act in moved.acts if isinstance(act.mover, Pull))
    assert len(pull.ways) == drawn.drops
    assert all(pulled.points[1:] == through(drawn.conduit, drawn.dam, drawn.powerhouse) for pulled in pull.ways)
    assert set(sample(pipe_curve(drawn.conduit))) <= set(pull.ways[0].points)
    assert len(pull.things(0)) == 1 + drawn.drops
    climbs = [act.mover for act in moved.acts if isinstance(act.mover, Climb)]
    assert climbs
    assert climbs[0].end.x != climbs[0].start.x
    assert [type(act.mover).__name__ for act in moved.acts].index("Pull") < [
        type(act.mover).__name__ for act in moved.acts
    ].index("Climb")


def test_the_wheel_turns_and_a_piece_settles() -> None:
    kinds = {type(act.mover).__name__ for _, moved in movements(2, 2) for act in moved.acts}
    assert {"WheelTurn", "Settle", "Slide", "Run", "Fall", "Pull", "Sum", "Climb"} <= kinds


def test_what_slides_between_supply_and_wheel_lies_in_neither() -> None:
    seen = set()
    for shown in unfolded(2, 4):
        who = shown.step.before.question.who if shown.step.before.question is not None else None
        if who not in shown.step.before.companies:
            continue
        moved = movement(shown, lambda position, who=who: scene(position, company=who))  # type: ignore[misc]
        for event, before, after in zip(
            shown.step.events, (shown.step.before, *shown.positions), shown.positions, strict=False
        ):
            if not isinstance(event, Invested | Returned) or event.who != who:
                continue
            here, there = before.companies[who], after.companies[who]
            below = [moved.positions[act.position] for act in moved.acts if isinstance(act.mover, Slide)]
            least = min(here.excavators, there.excavators), min(here.mixers, there.mixers)
            assert any(
                (position.companies[who].excavators, position.companies[who].mixers) == least
                and position.companies[who].wheel == (here.wheel if isinstance(event, Invested) else there.wheel)
                and set(position.companies[who].tiles) == set(here.tiles) & set(there.tiles)
                for position in below
            )
            seen.add(type(event))
    assert seen == {Invested, Returned}


def test_a_settling_thing_keeps_its_middle_and_ends_as_it_is() -> None:
    settled = next(thing for thing in scene(sketch("usa B1L=2*1")).things if thing.name == Ref("dam", "B1L"))
    settle = Settle(settled, dam_foot("B1L"))
    assert settle.things(1)[0].frame == pytest.approx(settled.frame)
    for part in (0, 0.5):
        grown = settle.things(part)[0].frame
        assert dist(grown.out(dam_foot("B1L")), settled.frame.out(dam_foot("B1L"))) < 1e-9


def test_what_is_not_shown_does_not_move() -> None:
    shown, _ = production()
    only_wheel = movement(shown, lambda position: scene(position, show="wheel"))
    assert {type(act.mover).__name__ for act in only_wheel.acts} <= {"WheelTurn", "Slide"}


def test_every_kind_of_event_is_shown_or_changes_nothing_on_the_table() -> None:
    known = {kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)}
    assert {*ACTS, *ONLY_TOLD} == known - {Event, Deed, Ran} | {Decided}
    assert not ACTS.keys() & set(ONLY_TOLD)
    for step, positions in [*unfolded(4, 2), *unfolded(2, 1)]:
        earlier = step.before
        for event, after in zip(step.events, positions, strict=True):
            if isinstance(event, ONLY_TOLD):
                changed = {thing.name for thing in set(picture(after).things) - set(picture(earlier).things)}
                whose = ("question", "score") if after == step.after else ("question",)  # the next to decide
                assert all(name.kind in (*whose, "contract", "contracts") for name in changed), (event, changed)
            earlier = after


def test_every_act_is_seen_in_some_game() -> None:
    shown: set[type[Event]] = set()
    automas = unfold(sketch("usa | italy | automas=usa:medium automa_pile=4,13"), "act")
    games = [(4, 2), (4, 1), (2, 2), (3, 1), (3, 3)]
    expansion = (
        unfold(each.position, each.move) for each in played_from(new_game(2, seed=1, box="leeghwater"), 2, True)
    )
    for step, positions in [*(each for game in games for each in unfolded(*game)), automas, *expansion]:
        earlier = step.before
        for number, (event, after) in enumerate(zip(step.events, positions, strict=True)):
            who = event.who if isinstance(event, Deed) and event.who in earlier.companies else None
            backdrop = Backdrop(earlier, after, step.events, number, partial(scene, company=who))
            if type(event) not in shown and any(acts_of(backdrop)):
                shown.add(type(event))
            earlier = after
    assert shown == ACTS.keys()


def moved_by(position: Position, *moves: str) -> list[Any]:
    """The movers of the last of some moves, those that move together one by one."""
    *earlier, last = map(read_move, moves)
    for move in earlier:
        position = play(position, move).after
    acts = movement(unfold(position, last), picture).acts
    return [mover for act in acts for mover in (act.mover.movers if isinstance(act.mover, Together) else (act.mover,))]


def middle(position: Position, name: str) -> tuple[float, float]:
    box = picture(position).bounds(name)
    assert box is not None
    return centre(box)


def test_engineers_and_their_price_hop_to_the_space() -> None:
    position = sketch("usa credits=9")
    engineers, *others = moved_by(position, "place water-2-red")
    assert isinstance(engineers, Slide)
    assert engineers.high
    assert engineers.end == middle(position, Ref("space", "water-2-red"))
    card = picture(position).bounds(Ref("score", "usa"))
    assert card is not None
    assert within(card, engineers.start)
    (price,) = (mover for mover in others if isinstance(mover, Slide) and mover.high)
    assert within(card, price.start)
    assert price.end == engineers.end
    half_way = price.things(0.5)[0].frame
    assert half_way.y < (price.start[1] + price.end[1]) / 2, "in an arc"


def test_a_fee_hops_from_the_payer_to_the_owner_of_the_conduit() -> None:
    position = sketch("usa B1L=1*1 P8.1 | germany C1A")
    moves = moved_by(position, "place turbine+2")
    cards = {who: picture(position).bounds(Ref("score", who)) for who in ("usa", "germany")}
    _, credit, point = (mover for mover in moves if isinstance(mover, Slide) and mover.high)
    assert within(cards["usa"], credit.start)
    assert within(cards["germany"], credit.end)
    assert within(cards["germany"], point.end)


def test_a_drop_makes_powerhouses_of_the_usa_blink_if_they_give_energy() -> None:
    for houses, blinking in (("P8.1 P8.2 P5.1", 2), ("P8.1", 0)):
        position = sketch(f"usa {houses} | HA=1 round=1")
        (run,) = (act.mover for act in movement(water_flows(position), picture).acts if isinstance(act.mover, Run))
        assert len(run.blinks) == blinking
        seen = {str(thing.name) for part in range(101) for thing in run.things(part / 100)}
        assert len(seen) == 1 + blinking
        assert [str(thing.name) for thing in run.things(0)] == ["drop"]


def test_a_piece_fills_the_income_that_it_uncovers() -> None:
    moves = ("place construction-1", "build base with base", "at B2L")
    settled = [mover.settled.name for mover in moved_by(sketch("usa B1L=1*1"), *moves) if isinstance(mover, Settle)]
    assert settled.index(Ref("dam", "B2L")) < settled.index(Ref("income", "usa", "base", 2))


def test_a_phase_is_announced() -> None:
    seen = [mover for _, moved in movements(2, 2) for mover in (act.mover for act in moved.acts)]
    signs = {
        shape.text for sign in seen if isinstance(sign, Banner) for shape in sign.shapes if isinstance(shape, Text)
    }
    assert {"Round 1: water flow", "Round 2: income", "Final scoring"} <= signs
    assert {Carry, Leave, Slide} <= {type(mover) for mover in seen} | {
        type(mover) for together in seen if isinstance(together, Together) for mover in together.movers
    }


def test_without_motion_there_are_lines_and_rings() -> None:
    (step, _), drawn = production()
    shown = trace(step, picture)
    ways = {drawn.touches, *(run.path for run in runs_of(step))}
    assert len(shown.lines) == len(ways)
    assert shown.rings
    assert all(thing.layer == Layer.BUILT for thing in shown.lines)
    assert all(thing.layer == Layer.MOVING for thing in shown.rings)
    assert trace(step._replace(events=()), picture).lines == ()


# ---- the player


def longest() -> Movement:
    return max((moved for _, moved in movements(2, 2)), key=lambda moved: moved.duration)


def painter_for(moved: Movement) -> CanvasPainter:
    return CanvasPainter(moved.scene(0))


def final(moved: Movement) -> Scene:
    return moved.scene(len(moved.positions) - 1)


def test_without_a_loop_a_movement_is_over_at_once() -> None:
    moved, done = longest(), []
    with recorded():
        painter = painter_for(moved)
        Animator(painter).play(moved, lambda: done.append(painter.scene))
    assert done == [final(moved)]
    assert painter.moving == ()


async def until(true: Callable[[], bool], seconds: float = 20) -> None:
    """Wait, however busy the machine is."""
    for _ in range(round(seconds / 0.02)):
        if true():
            return
        await asyncio.sleep(0.02)
    raise AssertionError("waited in vain")


def play_through(moved: Movement, **options: float) -> tuple[Animator, float]:
    """Play in a loop to the end; the animator, and how many seconds it took."""
    done: list[str] = []

    async def run() -> tuple[Animator, float]:
        animator, loop = Animator(painter_for(moved), **options), asyncio.get_running_loop()
        start = loop.time()
        animator.play(moved, lambda: done.append("done"))
        await until(lambda: not animator.running)
        return animator, loop.time() - start

    with recorded():
        played_through = asyncio.run(run())
    assert done == ["done"]
    return played_through


def test_it_plays_to_the_end() -> None:
    moved = longest()
    hurried = tuple(act._replace(start=act.start / 20, end=act.end / 20) for act in moved.acts)
    animator, _ = play_through(replace(moved, acts=hurried))
    assert animator.painter.scene.things == final(moved).things
    assert animator.painter.moving == ()


def test_it_goes_as_fast_as_it_is_told() -> None:
    moved = longest()
    assert moved.duration > 2000
    assert play_through(moved, speed=moved.duration / 300)[1] >= 0.3


@pytest.mark.parametrize("speed", [0, inf])
def test_without_a_speed_it_is_over_at_once(speed: float) -> None:
    moved = longest()

    async def run() -> Animator:
        animator = Animator(painter_for(moved), speed=speed)
        animator.play(moved)
        assert not animator.running
        return animator

    with recorded():
        assert asyncio.run(run()).painter.scene.things == final(moved).things


def test_a_skip_shows_the_last_picture_at_once_and_only_once() -> None:
    moved, done = longest(), []

    async def run() -> None:
        animator = Animator(painter_for(moved), 0.5)
        animator.play(moved, lambda: done.append("done"))
        await asyncio.sleep(0.1)
        assert animator.running
        assert done == []
        assert animator.skip()
        assert animator.painter.scene is final(moved)
        assert animator.painter.moving == ()
        assert not animator.skip()
        await asyncio.sleep(0.1)
        assert animator.painter.moving == ()

    with recorded():
        asyncio.run(run())
    assert done == ["done"]


def test_a_pause_holds_what_moves_and_a_speed_hurries_it() -> None:
    moved, rates = longest(), []

    async def run() -> None:
        with with_a_page() as sent:
            animator = Animator(painter_for(moved), moved.duration / 400)
            sent.clear()
            animator.play(moved)
            assert sent[-1].film is not None
            rates.append(sent[-1].film["rate"])
            animator.pause()
            await asyncio.sleep(0.8)
            assert animator.running
            animator.resume()
            animator.speed = moved.duration / 200
            await until(lambda: not animator.running)
            rates.extend(film["rate"] for message in sent[1:] if (film := message.film) and "rate" in film)
            assert sent[-1].film is not None
            assert sent[-1].film["end"]

    with recorded():
        asyncio.run(run())
    assert rates == [moved.duration / 400, 0, moved.duration / 400, moved.duration / 200]


def test_what_is_painted_ends_a_film_first() -> None:
    moved = longest()

    async def run() -> None:
        with with_a_page() as sent:
            animator = Animator(painter_for(moved))
            animator.play(moved)
            assert animator.painter.scene is final(moved)
            del sent[:]
            animator.painter.repaint()
            assert [bool(message.film) for message in sent] == [True, False]
            assert sent[0].film is not None
            assert sent[0].film["end"]
            del sent[:]
            animator.skip()
            assert sent == []

    asyncio.run(run())


def test_another_movement_finishes_the_one_before() -> None:
    moved, done = longest(), []

    async def run() -> None:
        animator = Animator(painter_for(moved), 0.5)
        animator.play(moved, lambda: done.append(1))
        await asyncio.sleep(0.1)
        animator.play(moved, lambda: done.append(2))
        assert done == [1]
        animator.skip()

    with recorded():
        asyncio.run(run())
    assert done == [1, 2]


def test_a_frame_that_fails_is_told_and_leaves_the_last_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    moved, done, errors = longest(), [], []

    async def run() -> CanvasPainter:
        painter = painter_for(moved)
        painter.on("error", errors.append)
        broken = replace(moved, acts=tuple(act._replace(mover=Broken()) for act in moved.acts))
        Animator(painter).play(broken, lambda: done.append("done"))
        await until(lambda: bool(done))
        return painter

    with recorded():
        painter = asyncio.run(run())
    assert [type(error) for error in errors] == [ZeroDivisionError]
    assert done == ["done"]
    assert painter.scene.things == final(moved).things


class Broken:
    length = 1000.0

    def things(self, t: float) -> tuple[()]:
        raise ZeroDivisionError


def test_a_loop_that_ends_leaves_the_last_picture() -> None:
    moved, done = longest(), []

    async def run() -> Animator:
        animator = Animator(painter_for(moved), 0.01)
        animator.play(moved, lambda: done.append("done"))
        await asyncio.sleep(0.1)
        assert animator.running
        return animator

    with recorded():
        animator = asyncio.run(run())
    assert not animator.running
    assert animator.painter.scene is final(moved)
    assert done == ["done"]
