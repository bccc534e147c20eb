"""How many messages a click takes: a pick one, a move that moves things one, and one when they have come to rest."""

import asyncio
from collections.abc import Callable, Coroutine
from itertools import pairwise
from typing import Any

from barrage_nb import show, sketch
from barrage_nb.widgets import Board
from tests.made_games import played as game_by_chance
from tests.page_messages import Message, with_a_page

from .test_board import TABLE, click, keys, played
from .test_motion import in_a_loop


def size(message: Message) -> int:
    return len(repr(message.data)) + sum(map(len, message.buffers))


def at_a_page(steps: Callable[[Board, list[Message]], Coroutine[Any, Any, None]]) -> None:
    """Steps at a board, with the messages that a page gets of them."""

    async def running() -> None:
        with with_a_page() as sent:
            table = show(sketch(TABLE))
            sent.clear()
            await steps(table, sent)

    in_a_loop(running)


async def rest(table: Board) -> None:
    table.motion.speed.value = 4.0
    while table.picture.moving:
        await asyncio.sleep(0.02)


def test_a_pick_is_one_message() -> None:
    async def steps(table: Board, sent: list[Message]) -> None:
        table.play("place construction-1")
        table.picture.finish()
        for thing in ("pieces usa base",):
            sent.clear()
            click(table, thing)
            assert [message.kind for message in sent] == ["comm_msg"]
            assert len(sent[0].letter) > 3
        sent.clear()
        keys(table, "ArrowRight")
        assert len(sent) == 1

    at_a_page(steps)


def test_a_pick_whose_answers_are_buttons_makes_these_once() -> None:
    async def steps(table: Board, sent: list[Message]) -> None:
        counted = []
        for _ in range(2):
            sent.clear()
            click(table, "space bank")
            assert len(table.choices.texts) > 3
            counted.append([message.kind for message in sent])
            keys(table, "Escape")
        first, again = counted
        assert first == ["comm_open"] * len(table.choices._made) + ["comm_msg"]
        assert again == ["comm_msg"]

    at_a_page(steps)


def test_a_move_is_one_message_and_its_rest_another() -> None:
    async def steps(table: Board, sent: list[Message]) -> None:
        click(table, "space turbine+2")
        table.picture.finish()
        sent.clear()
        table.choices.box.children[1].click()
        assert len(played(table)) == 2
        (move,) = sent
        assert move.film is not None
        assert len(move.film["tracks"]) > 5
        assert size(move) < 60_000
        sent.clear()
        await asyncio.sleep(0.3)
        assert sent == [], "the page plays by itself"
        table.motion.speed.value = 4.0
        assert [message.film for message in sent if message.film] == [
            {"canvas": table.picture.painter.widget.model_id, "rate": 4.0}
        ]
        sent.clear()
        await rest(table)
        (over,) = sent
        assert over.film == {"canvas": table.picture.painter.widget.model_id, "end": True}

    at_a_page(steps)


def test_a_click_that_ends_a_film_and_its_answer_are_one_message() -> None:
    async def steps(table: Board, sent: list[Message]) -> None:
        click(table, "space turbine+2")
        table.choices.box.children[1].click()
        sent.clear()
        click(table, "space bank")
        assert not table.picture.moving
        assert sum(message.kind == "comm_msg" for message in sent) == 1

    at_a_page(steps)


def test_the_end_of_a_round_is_one_message_too() -> None:
    async def running() -> None:
        game = game_by_chance(2, "full", 2)
        before, move = next(
            (turned.position, turned.move)
            for turned, after in pairwise(game)
            if turned.position.round == 1 and after.position.round == 2
        )
        with with_a_page() as sent:
            table = show(before)
            sent.clear()
            table.play(move)
            (moved,) = (message for message in sent if message.kind == "comm_msg")
            assert moved.film is not None
            assert len(moved.film["pictures"]) > 6

    in_a_loop(running)


def test_what_others_make_of_a_move_comes_after_the_move() -> None:
    async def steps(table: Board, sent: list[Message]) -> None:
        heard: list[int] = []
        table.observe_moves(lambda step: heard.append(len(sent)))
        click(table, "space turbine+2")
        sent.clear()
        table.choices.box.children[1].click()
        assert heard[-1] == 1, "the page has the move before anybody takes time over it"

    at_a_page(steps)
