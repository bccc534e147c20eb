"""What moves on a board: any input ends it, and whoever wants no motion gets a trace."""

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import pytest

from barrage_nb import show, sketch
from barrage_nb.board.refs import Ref
from barrage_nb.engine.play import builder_player
from barrage_nb.view.painter import CanvasPainter
from barrage_nb.widgets import Board, hands
from tests.made_games import positions
from tests.proofs import many

from .test_board import TABLE, click, keys, played


def in_a_loop(running: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Run something in an event loop of its own, whatever loop this thread may have."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, running()).result()


def moving(steps: Callable[[Board], object]) -> None:
    """Run steps on a board where a production has begun to move, inside an event loop."""

    async def running() -> None:
        table = show(sketch(TABLE))
        click(table, "space turbine+2")
        table.choices.box.children[1].click()
        assert table.picture.moving
        assert not table.motion.skip.disabled
        await asyncio.sleep(0.05)
        steps(table)

    in_a_loop(running)


def at_rest(table: Board) -> None:
    assert not table.picture.moving
    assert table.motion.skip.disabled
    assert table.picture.painter.scene == table.picture.scene
    # What a click lights up stays: it does not move.
    assert [thing.name for thing in table.picture.painter.moving if thing.name.kind != "lit"] == []


def test_any_input_ends_what_moves() -> None:
    moving(lambda table: [keys(table, "ArrowRight"), at_rest(table)])
    moving(lambda table: [table.motion.skip.click(), at_rest(table)])
    moving(lambda table: [table.undo(), at_rest(table)])
    moving(lambda table: [table.motion.speed.set_trait("value", 0.0), at_rest(table)])
    moving(lambda table: [setattr(table.page, "room", 800), at_rest(table)])


def test_water_runs_over_a_large_map_where_a_small_one_stays() -> None:
    small = Ref("bar", "map")

    async def running() -> None:
        table = show(sketch(TABLE))
        table.page.room, table.page.high = 602, 584
        assert small in table.picture.scene.named
        click(table, "space turbine+2")
        table.choices.box.children[1].click()
        assert table.picture.moving
        assert small not in table.picture.scene.named
        table.motion.skip.click()
        assert small in table.picture.scene.named, "what is asked next is in the office"

    in_a_loop(running)


def test_an_error_inside_a_move_stays_until_the_person_does_something_else(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hands, "raising", False)

    async def running() -> None:
        table = show(sketch(TABLE), speed=20)
        table.observe_moves(lambda step: 1 / 0)
        click(table, "space turbine+2")
        table.choices.box.children[1].click()
        assert table.picture.moving
        while table.picture.moving:
            await asyncio.sleep(0.01)
        table.hover(5, 5)
        table.page.dark = True
        assert "ZeroDivisionError" in table.hands.errors.output.outputs[0]["text"]
        keys(table, "ArrowRight")
        assert not table.hands.errors.any

    in_a_loop(running)


def test_a_click_while_something_moves_answers_only_where_it_meets_an_answer() -> None:
    def elsewhere(table: Board) -> None:
        click(table, "dam B8L")
        at_rest(table)
        assert table.page.tip["text"] == "" or "Not now" not in table.page.tip["text"]
        assert len(played(table)) == 2

    def answer(table: Board) -> None:
        click(table, "space water-1-now")
        assert len(played(table)) == 3

    moving(elsewhere)
    moving(answer)


def test_what_moves_can_be_held() -> None:
    def held(table: Board) -> None:
        table.motion.pause.value = True
        assert table.picture.animator.paused
        table.motion.pause.value = False
        assert not table.picture.animator.paused

    moving(held)


def test_without_motion_a_trace_stays_until_the_next_move() -> None:
    async def running() -> None:
        table = show(sketch(TABLE))
        table.page.no_motion = True
        table.play("place turbine+2")
        table.play("produce B1L C1A P8.1 x2")
        assert not table.picture.moving
        assert {thing.name.kind for thing in table.picture.painter.moving} >= {"trace"}
        table.undo()
        assert table.picture.painter.moving == ()

    in_a_loop(running)


INTERRUPTIONS: dict[str, Callable[[Board, Random], object]] = {
    "nothing": lambda table, chance: None,
    "skip": lambda table, chance: table.motion.skip.click(),
    "undo": lambda table, chance: table.undo(),
    "undo and redo": lambda table, chance: (table.undo(), table.redo()),
    "another position": lambda table, chance: setattr(table, "position", table.position),
    "click": lambda table, chance: table.press(*table_point(table, chance)),
    "hover": lambda table, chance: table.hover(*table_point(table, chance)),
    "key": lambda table, chance: keys(table, chance.choice(["ArrowRight", "ArrowUp", "Home", "Escape", "u", "r"])),
    "pause": lambda table, chance: table.motion.pause.set_trait("value", not table.motion.pause.value),
    "width": lambda table, chance: setattr(table.page, "width", chance.choice([600, 800, 1280])),
    "theme": lambda table, chance: setattr(table.page, "dark", not table.page.dark),
    "pixels": lambda table, chance: setattr(table.page, "pixels", chance.choice([1, 2])),
    "no motion": lambda table, chance: setattr(table.page, "no_motion", not table.page.no_motion),
    "speed": lambda table, chance: table.motion.speed.set_trait("value", chance.choice([0.0, 1.0, 4.0])),
    "reload": lambda table, chance: table.picture.painter.repaint(),
}


def table_point(table: Board, chance: Random) -> tuple[float, float]:
    scene = table.picture.scene
    return chance.random() * scene.width, chance.random() * scene.height


def like_new(table: Board) -> None:
    """What was painted, piece by piece, is what a painter paints that has never painted anything else."""
    picture = table.picture
    assert picture.painter.scene.things == picture.look.drawn(table.position, table.state.marks).things
    fresh = CanvasPainter(picture.painter.scene, picture.painter.pixels)
    fresh.move(picture.painter.moving)
    assert [list(shown.drawn.items()) for shown in picture.painter._shown] == [
        list(shown.drawn.items()) for shown in fresh._shown
    ]


def moves_on(table: Board, chance: Random) -> None:
    """Play as a quick builder would, from the answer that was begun or not."""
    if table.position.question is not None:
        table.play(builder_player(chance.randrange(99))(table.position))


@pytest.mark.parametrize("seed", many(range(8)))
def test_whatever_interrupts_a_movement_the_picture_is_right(seed: int) -> None:
    chance = Random(seed)
    made = positions(4, "full", 2 * (seed % 3))
    interrupted: list[str] = []

    async def running() -> None:
        table = show(made[chance.randrange(len(made) - 40)], speed=4)
        for _ in range(12):
            moves_on(table, chance)
            await asyncio.sleep(chance.choice([0, 0.02, 0.05]))
            moving, kind = table.picture.moving, chance.choice(sorted(INTERRUPTIONS))
            INTERRUPTIONS[kind](table, chance)
            interrupted.extend([kind] * moving)
            if chance.random() < 0.5:
                moves_on(table, chance)
                await asyncio.sleep(0)
            table.picture.finish()
            assert not table.picture.moving
            like_new(table)

    in_a_loop(running)
    assert interrupted, "something moved"
