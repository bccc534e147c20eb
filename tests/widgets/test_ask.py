"""Asking without a browser: what is shown belongs to the position, and nothing is worked out twice."""

import asyncio
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from barrage_nb import Game, explore, new_game, play
from barrage_nb.analysis import BestMoves, executors, growing_best_moves
from barrage_nb.analysis.comparing import said
from barrage_nb.analysis.executors import Pool
from barrage_nb.analysis.quick import expected_sites
from barrage_nb.board.refs import Ref
from barrage_nb.engine.automas import AutomaTurn
from barrage_nb.engine.moves import answers_of
from barrage_nb.engine.position import Position
from barrage_nb.engine.rounds import Turn
from barrage_nb.engine.values import Table
from barrage_nb.lessons.games import evening
from barrage_nb.view.overlays import warmth
from barrage_nb.widgets import beside
from barrage_nb.widgets.explorer import Explorer, ask_view
from barrage_nb.words import best as words
from barrage_nb.words.best import game_over
from barrage_nb.words.board import nobody_decides
from tests.analysis.test_search import turns_of
from tests.saved_games import saved_game

from .as_text import as_text

LATE, NEXT, SITES = 303, 304, 188
"""A turn near the end, the place after it, and a choice of a building site, before which something happens."""


@pytest.fixture
def explorer() -> Explorer:
    """The explorer near the end of a whole game, asked for few games."""
    game = saved_game(evening())
    game.go(LATE)
    made = explore(game, speed=0)
    made.asking.games = 8
    return made


def shown(explorer: Explorer) -> str:
    asking = explorer.asking
    return "".join((asking.rows.shown["html"], asking.legend.value, asking.why.value, asking.note.text))


def test_every_move_that_was_tried_has_a_bar_and_the_reason_is_told(explorer: Explorer) -> None:
    found = explorer.ask()
    assert found is not None
    assert found.position is explorer.position
    assert explorer.tabs.value == "ask"
    assert explorer.asking.rows.shown["html"].count("<svg") == len(found.options) > 2
    assert explorer.asking.note.text == found.verdict
    assert explorer.asking.start.description == words.go_on()


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
    assert explorer.asking.found is first


def heat_of(explorer: Explorer) -> set[str]:
    return {str(thing.name.key) for thing in explorer.board.picture.painter.moving if thing.name.kind == "heat"}


def test_the_heat_map_lies_on_the_sites_that_were_tried_while_its_panel_is_open(explorer: Explorer) -> None:
    explorer.go(SITES)
    explorer.asking.games = 2
    found = explorer.ask()
    assert found is not None
    assert heat_of(explorer) == {str(move).removeprefix("at ") for move in explorer.position.legal_moves}
    assert {move.space for (move,) in found.plans} == set(warmth(found, {}))
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
    assert explorer.walk.watching
    assert not heat_of(explorer)


def test_a_click_on_a_circle_builds_there(explorer: Explorer) -> None:
    explorer.go(SITES)
    explorer.asking.games = 2
    explorer.ask()
    space = next(iter(explorer.asking.sites))
    left, top, right, bottom = explorer.board.picture.scene.bounds(Ref.on_map(space)) or (0, 0, 0, 0)
    explorer.board.press((left + right) / 2, (top + bottom) / 2)
    assert str(explorer.game.node.move) == f"at {space}"


# A whole turn: where building could come, and a row that is looked at and played.


TURN = 60
"""A turn in which much can be built."""


@pytest.fixture(scope="module")
def remembered() -> Callable[..., Iterator[BestMoves]]:
    """Answers about one position that grow as far as anybody wants them to, and are worked out once for all tests."""
    answers: list[BestMoves] = []
    more: list[Iterator[BestMoves]] = []

    def growing(position: Position, **options: Any) -> Iterator[BestMoves]:
        if not more:
            more.append(growing_best_moves(position, **options))
        for number in count():
            if number == len(answers):
                answers.append(next(more[0]))
            yield answers[number]

    return growing


@pytest.fixture
def turning(
    explorer: Explorer, remembered: Callable[..., Iterator[BestMoves]], monkeypatch: pytest.MonkeyPatch
) -> Explorer:
    """Asked about a turn in which much can be built, in which two games each are enough."""
    explorer.go(TURN)
    explorer.asking.games = 2
    with monkeypatch.context() as asked:
        asked.setattr(ask_view, "growing_best_moves", remembered)
        explorer.ask()
    return explorer


def building(explorer: Explorer) -> int:
    """The number of an option that builds, other than what was built in the game."""
    found = explorer.asking.found
    assert found is not None
    return max(number for number, plan in enumerate(found.plans) if len(plan) == 3)


def test_at_a_turn_every_site_where_building_could_come_is_warm(turning: Explorer) -> None:
    expected = expected_sites(turning.position)
    found = turning.asking.found
    assert found is not None
    assert heat_of(turning) == set(expected)
    tried = warmth(found, {})
    assert set(tried) < set(expected)
    assert {space for space, site in turning.asking.sites.items() if site.rank} == set(tried)
    assert words.heat_expected() in turning.asking.legend.value


def lit_of(explorer: Explorer) -> set[str]:
    return {str(thing.name.key) for thing in explorer.board.picture.painter.moving if thing.name.kind == "lit"}


def test_a_row_that_is_picked_shows_its_reasons_its_line_and_its_places(turning: Explorer) -> None:
    found, asking = turning.asking.found, turning.asking
    assert found is not None
    told = asking.why.value
    assert not lit_of(turning)
    asking.rows._handle_custom_msg({"pick": building(turning)}, [])
    option = found.options[building(turning)]
    assert asking.rows.shown["picked"] == building(turning)
    assert asking.why.value != told
    assert ask_view.reasons(found, option)[0] in as_text(asking.why.value)
    space = found.plan(option)[-1].space  # type: ignore[union-attr]
    assert f"{Ref.on_map(str(space))}" in lit_of(turning)
    assert any(name.startswith(("space ", "bar ")) for name in lit_of(turning))
    asking.rows._handle_custom_msg({"pick": None}, [])
    assert asking.why.value == told
    assert not lit_of(turning)
    asking.rows._handle_custom_msg({"pick": 99}, [])
    assert asking.rows.shown["picked"] is None


@pytest.mark.parametrize("by", ["play", "button"])
def test_a_row_is_played_as_a_line_from_here(turning: Explorer, by: str) -> None:
    asking, number = turning.asking, building(turning)
    assert asking.found is not None
    plan = asking.found.plans[number]
    whole = answers_of(asking.found.to_its_end(said(plan)))
    if by == "play":
        asking.rows._handle_custom_msg({"play": number}, [])
    else:
        asking.rows._handle_custom_msg({"pick": number}, [])
        assert asking.play_it.layout.display == ""
        asking.play_it.click()
    played = [node.move for node in turning.game.line()][TURN + 1 :]
    assert [move for move in whole if move in played] == played
    assert isinstance(turning.position.question, Turn | AutomaTurn), "the turn is over, as the row says"
    assert plan[0] in played
    pieces = turning.position.dams | turning.position.conduits | turning.position.powerhouses
    assert plan[-1].space in pieces
    assert len(turning.game.leaves()) == 2
    turning.undo()
    assert turning.game.at == TURN
    assert asking.found is not None
    assert asking.found.plans[number] == plan


def test_a_row_within_a_turn_is_played_to_the_end_of_the_turn_as_it_is_told() -> None:
    start = play(turns_of(new_game(2, seed=1))[0], "place construction-1").after
    explorer = explore(start, speed=0)
    explorer.asking.games = 2
    explorer.ask()
    found = explorer.asking.found
    assert found is not None
    number = next(n for n, each in enumerate(found.options) if found.to_its_end(each) != each)
    explorer.asking.play_row(number)
    assert isinstance(explorer.position.question, Turn)
    assert explorer.position == play(start, found.to_its_end(found.options[number])).after


def test_a_click_on_a_circle_of_a_turn_picks_its_row(turning: Explorer) -> None:
    tried = [space for space, site in turning.asking.sites.items() if site.rank]
    others = [space for space, site in turning.asking.sites.items() if not site.rank]
    turning.board.touch(Ref.on_map(tried[-1]))
    picked = turning.asking.picked
    assert picked is not None
    assert picked.endswith(f"at {tried[-1]}")
    turning.board.touch(Ref.on_map(others[0]))
    assert turning.asking.picked == picked
    assert turning.game.at == TURN


# What was found is kept with the game.


def test_what_was_found_is_there_again_when_the_file_is_opened(turning: Explorer, tmp_path: Path) -> None:
    told = shown(turning)
    assert turning.save(str(tmp_path / "kept.txt"))
    again = explore(saved_game(evening()), speed=0)
    assert again.load(str(tmp_path / "kept.txt"))
    assert again.game.at == TURN
    assert again.asking.found is None  # its panel is not open
    again.open_panel("ask")
    assert again.asking.found == turning.asking.found
    assert shown(again) == told.replace(turning.asking.note.text, words.stopped_after(again.asking.found.playouts))
    assert heat_of(again) == heat_of(turning)
    again.play(again.position.legal_moves[0])
    assert not shown(again)
    again.back()
    assert again.asking.found == turning.asking.found


def test_a_kept_answer_is_gone_on_with_and_says_how_it_was_asked(
    turning: Explorer, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert turning.asking.found is not None
    few = turning.asking.found.playouts
    again = explore(Game(turning.game.text), speed=0)
    again.open_panel("ask")
    assert again.asking.start.description == words.go_on()
    assert "(seed 0)" in again.asking.why.value
    assert f"{few} playouts" in again.asking.why.value
    again.asking.games = 2
    found = again.ask()
    assert found is not None
    assert (found.count, again.asking.beside.progress.value) == (4, 4)
    assert found.ends[0][:2] == turning.asking.found.ends[0]
    turning.ask()
    assert turning.asking.found == found


def test_with_a_file_an_answer_is_kept_in_it(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    game = saved_game(evening())
    game.go(LATE)
    explorer = explore(game, speed=0, save=file)
    explorer.asking.games = 2
    found = explorer.ask()
    again = explore(saved_game(evening()), speed=0, save=file)
    again.open_panel("ask")
    assert again.asking.found == found is not None


def test_an_answer_that_still_grows_is_kept_now_and_then(
    explorer: Explorer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(beside, "KEPT_EVERY", 0)
    monkeypatch.setattr(beside, "APART", 0)

    async def watch(explorer: Explorer) -> None:
        explorer.asking.games = 1024
        explorer.ask()
        await until(lambda: explorer.game.kept)
        assert explorer.asking.busy
        explorer.asking.beside.stop()

    in_a_kernel(explorer, watch)


def test_a_kept_answer_that_is_damaged_says_so_and_one_can_ask_anew(turning: Explorer) -> None:
    game = Game(turning.game.text)
    (value,) = game.kept.values()
    value["playouts"] = "?"
    again = explore(game, speed=0)
    again.open_panel("ask")
    assert "cannot be read: ask again" in again.asking.note.text
    assert again.asking.found is None
    again.asking.games = 2
    assert again.ask() == turning.asking.found
    assert again.asking.note.text == turning.asking.note.text
    assert again.game.kept == turning.game.kept


def test_what_is_asked_of_another_game_is_kept_with_that_one(turning: Explorer) -> None:
    other = saved_game(evening())
    other.go(LATE)
    turning.take(other)
    turning.asking.games = 2
    turning.ask()
    assert len(other.kept) == 1
    turning.undo()
    assert len(turning.game.kept) == 1


# Whoever works.


def test_all_cores_work_where_a_notebook_says_so(explorer: Explorer, monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[Any] = []
    submit = Pool.submit
    monkeypatch.setattr(Pool, "submit", lambda pool, chunk: (sent.append(chunk), submit(pool, chunk))[1])
    monkeypatch.setattr(executors, "WORTH_SENDING", 0)
    Pool.close()  # whatever tests before have worked with
    explorer.open_panel("ask")
    assert Pool.shared is None  # no notebook
    explorer.open_panel("moves")
    monkeypatch.setenv("BARRAGE_NB_CORES", "2")
    try:
        explorer.open_panel("ask")
        assert Pool.shared is not None  # they are on their way before anything is asked
        asyncio.run(until(Pool.shared.awake))
        found = explorer.ask()
        assert sent
    finally:
        Pool.close()
    monkeypatch.delenv("BARRAGE_NB_CORES")
    alone = explore(saved_game(evening()), speed=0)
    alone.go(LATE)
    alone.asking.games = explorer.asking.games
    assert alone.ask() == found


# What cannot be asked.


def asked_in_vain(position: Position) -> str:
    explorer = explore(position, speed=0)
    assert explorer.ask() is None
    assert explorer.asking.rows.shown["html"] == ""
    return explorer.asking.note.text


def test_a_game_that_is_over_says_so(explorer: Explorer) -> None:
    assert asked_in_vain(explorer.game.main_line()[-1].position) == game_over()


def test_where_nobody_decides_it_says_so(explorer: Explorer) -> None:
    assert asked_in_vain(replace(explorer.position, pending=())) == words.nobody()


def test_where_the_round_of_a_lesson_ends_it_says_what_comes_now(explorer: Explorer) -> None:
    ended = explore(replace(explorer.position, phase="water", pending=()), speed=0)
    assert ended.board.state.question == nobody_decides("ended")


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
        assert "<svg" in explorer.asking.rows.shown["html"]
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
        explorer.asking.beside.end.click()
        assert not explorer.asking.busy
        stopped = explorer.asking.found
        assert explorer.asking.start.description == words.go_on()
        await asyncio.sleep(0.2)
        assert explorer.asking.found is stopped
        explorer.asking.start.click()
        explorer.asking.beside.end.click()
        explorer.asking.start.click()  # while the last answer is still coming
        await until(lambda: not explorer.asking.busy)

    in_a_kernel(explorer, watch)
    once = explore(saved_game(evening()), speed=0)
    once.go(LATE)
    once.asking.games = 8
    assert once.ask() == explorer.asking.found


def test_a_failure_is_shown_and_asking_again_begins_anew(explorer: Explorer, monkeypatch: pytest.MonkeyPatch) -> None:
    def failing(position: Position, **options: Any) -> Any:
        yield from ()
        raise OSError("no room")

    async def watch(explorer: Explorer) -> None:
        monkeypatch.setattr(ask_view, "growing_best_moves", failing)
        monkeypatch.setattr("barrage_nb.widgets.hands.raising", False)
        explorer.ask()
        await until(lambda: not explorer.asking.busy)
        assert explorer.hands.errors.any
        monkeypatch.undo()
        assert not explorer.asking.start.disabled
        explorer.ask()
        assert not explorer.hands.errors.any or explorer.asking.busy
        await until(lambda: not explorer.asking.busy)

    in_a_kernel(explorer, watch)
    assert explorer.asking.found is not None
