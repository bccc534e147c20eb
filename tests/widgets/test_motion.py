"""What moves on a board: any input ends it, and whoever wants no motion gets a trace."""

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from barrage_nb import show, sketch
from barrage_nb.widgets import Board

from .test_board import TABLE, click, keys, played


def in_a_loop(running: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Run something in an event loop of its own, whatever loop this thread may have."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, running()).result()


def moving(steps: Callable[[Board], object]) -> None:
    """Run steps on a board where a production has begun to move, inside an event loop."""

    async def running() -> None:
        table = show(sketch(TABLE))
        click(table, "space turbine-b2")
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
    assert table.picture.painter.moving == ()


def test_any_input_ends_what_moves() -> None:
    moving(lambda table: [keys(table, "ArrowRight"), at_rest(table)])
    moving(lambda table: [table.motion.skip.click(), at_rest(table)])
    moving(lambda table: [table.undo(), at_rest(table)])
    moving(lambda table: [table.motion.speed.set_trait("value", 0.0), at_rest(table)])
    moving(lambda table: [setattr(table.frame, "width", 800), at_rest(table)])


def test_a_click_while_something_moves_answers_only_where_it_meets_an_answer() -> None:
    def elsewhere(table: Board) -> None:
        click(table, "dam B8L")
        at_rest(table)
        assert table.frame.tip["text"] == "" or "Not now" not in table.frame.tip["text"]
        assert len(played(table)) == 2

    def answer(table: Board) -> None:
        click(table, "space water-d1")
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
        table.frame.still = True
        table.play("place turbine-b2")
        table.play("produce B1L C1A P8.1 x2")
        assert not table.picture.moving
        assert {thing.name for thing in table.picture.painter.moving} >= {"trace"}
        table.undo()
        assert table.picture.painter.moving == ()

    in_a_loop(running)
