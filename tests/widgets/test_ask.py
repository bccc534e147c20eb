"""Asking without a browser: what is shown belongs to the position, and nothing is worked out twice."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from barrage_nb import Game, explore
from barrage_nb.board.refs import Ref
from barrage_nb.engine.position import Position
from barrage_nb.engine.values import Table
from barrage_nb.lessons.games import evening
from barrage_nb.view.best_view import warmth
from barrage_nb.widgets.explorer import Explorer, ask_view
from barrage_nb.words.english import ask as words

LATE, NEXT, SITES = 303, 304, 188
"""A turn near the end, the place after it, and a choice of a building site, before which something happens."""


@pytest.fixture
def explorer() -> Explorer:
    """The explorer near the end of a whole game, asked for few games."""
    game = Game(evening())
    game.go(LATE)
    made = explore(game, speed=0)
    made.asking.games = 8
    return made


def shown(explorer: Explorer) -> str:
    asking = explorer.asking
    return "".join((asking.bars.value, asking.legend.value, asking.why.value, asking.note.text))


def test_every_move_that_was_tried_has_a_bar_and_the_reason_is_told(explorer: Explorer) -> None:
    found = explorer.ask()
    assert found is not None
    assert found.position is explorer.position
    assert explorer.tabs.value == "ask"
    assert explorer.asking.bars.value.count("<svg") == len(found.options) > 2
    assert explorer.asking.note.text == found.verdict
    assert explorer.asking.start.disabled


def test_what_was_found_stays_with_its_position_and_is_not_worked_out_twice(
    explorer: Explorer, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = explorer.ask()
    told = shown(explorer)
    explorer.go(NEXT)
    assert shown(explorer) == ""
    assert explorer.asking.found is None
    explorer.go(LATE)
    assert shown(explorer) == told
    monkeypatch.setattr(ask_view, "growing_best_moves", None)
    assert explorer.ask() is first


def heat_of(explorer: Explorer) -> set[str]:
    return {str(thing.name.key) for thing in explorer.board.picture.painter.moving if thing.name.kind == "heat"}


def test_the_heat_map_lies_on_the_sites_that_were_tried_while_its_panel_is_open(explorer: Explorer) -> None:
    explorer.go(SITES)
    explorer.asking.games = 2
    found = explorer.ask()
    assert found is not None
    assert heat_of(explorer) == set(warmth(found)) == {move.space for (move,) in found.plans}
    assert explorer.asking.legend.value.startswith("<svg")
    explorer.open_panel("moves")
    assert not heat_of(explorer)
    explorer.open_panel("ask")
    assert heat_of(explorer)
    explorer.go(SITES + 1)
    assert not heat_of(explorer)
    assert explorer.asking.legend.value == ""


def test_the_heat_map_is_not_laid_on_a_moment_inside_a_move(explorer: Explorer) -> None:
    explorer.go(SITES)
    explorer.asking.games = 2
    explorer.ask()
    assert heat_of(explorer)
    explorer.timeline.step(-1)
    explorer.board.picture.warm()
    assert explorer.board.watching
    assert not heat_of(explorer)


def test_a_click_on_a_circle_builds_there(explorer: Explorer) -> None:
    explorer.go(SITES)
    explorer.asking.games = 2
    explorer.ask()
    space = next(iter(explorer.asking.sites))
    left, top, right, bottom = explorer.board.picture.scene.bounds(Ref.on_map(space)) or (0, 0, 0, 0)
    explorer.board.press((left + right) / 2, (top + bottom) / 2)
    assert str(explorer.game.node.move) == f"at {space}"


# What cannot be asked.


def asked_in_vain(position: Position) -> str:
    explorer = explore(position, speed=0)
    assert explorer.ask() is None
    assert explorer.asking.bars.value == ""
    return explorer.asking.note.text


def test_a_game_that_is_over_says_so(explorer: Explorer) -> None:
    assert asked_in_vain(explorer.game.main_line()[-1].position) == words.OVER


def test_where_nobody_decides_it_says_so(explorer: Explorer) -> None:
    assert asked_in_vain(replace(explorer.position, pending=())) == words.NOBODY


def test_a_draft_says_so(explorer: Explorer) -> None:
    assert "draft" in asked_in_vain(explorer.game[0].position)


def test_a_forced_move_says_so(explorer: Explorer) -> None:
    companies = explorer.position.companies
    tired = Table(companies | {"italy": replace(companies["italy"], engineers=0)})
    alone = explore(replace(explorer.position, companies=tired), speed=0)
    assert [str(move) for move in alone.position.legal_moves] == ["pass"]
    assert alone.ask() is not None
    assert alone.asking.note.text == "Italy has no other move than ‘pass’."


# In a running kernel.


def in_a_kernel(explorer: Explorer, doing: Any) -> None:
    asyncio.run(doing(explorer))


async def until(check: Any) -> None:
    for _ in range(3000):
        if check():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("waited in vain")


def test_the_board_answers_while_moves_are_tried_and_the_next_place_shows_nothing_of_them(explorer: Explorer) -> None:
    async def watch(explorer: Explorer) -> None:
        explorer.asking.games = 64
        assert explorer.ask() is None
        assert explorer.asking.busy
        await until(lambda: explorer.asking.found is not None and explorer.asking.found.count > 1)
        assert "<svg" in explorer.asking.bars.value
        explorer.play(explorer.position.legal_moves[-1])
        assert not explorer.asking.busy
        assert shown(explorer) == ""
        await asyncio.sleep(0.3)
        assert shown(explorer) == ""
        explorer.back()
        assert "Stopped after" in explorer.asking.note.text

    in_a_kernel(explorer, watch)


def test_stop_and_go_on_come_to_the_same_as_asking_once(explorer: Explorer) -> None:
    async def watch(explorer: Explorer) -> None:
        explorer.ask()
        await until(lambda: explorer.asking.found is not None and explorer.asking.found.count > 1)
        explorer.asking.end.click()
        assert not explorer.asking.busy
        stopped = explorer.asking.found
        assert explorer.asking.start.description == words.GO_ON
        await asyncio.sleep(0.2)
        assert explorer.asking.found is stopped
        explorer.asking.start.click()
        explorer.asking.end.click()
        explorer.asking.start.click()  # while the last answer is still coming
        await until(lambda: not explorer.asking.busy)

    in_a_kernel(explorer, watch)
    once = explore(explorer.game, speed=0)
    once.asking.games = 8
    assert once.ask() == explorer.asking.found


def test_a_failure_is_shown_and_asking_again_begins_anew(explorer: Explorer, monkeypatch: pytest.MonkeyPatch) -> None:
    def failing(position: Position, **options: Any) -> Any:
        yield from ()
        raise OSError("no room")

    async def watch(explorer: Explorer) -> None:
        monkeypatch.setattr(ask_view, "growing_best_moves", failing)
        monkeypatch.setattr("barrage_nb.widgets.errors.raising", False)
        explorer.ask()
        await until(lambda: not explorer.asking.busy)
        assert explorer.errors.any
        monkeypatch.undo()
        assert not explorer.asking.start.disabled
        explorer.ask()
        assert not explorer.errors.any or explorer.asking.busy
        await until(lambda: not explorer.asking.busy)

    in_a_kernel(explorer, watch)
    assert explorer.asking.found is not None
