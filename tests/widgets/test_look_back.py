"""Looking back in the explorer without a browser: what is drawn over the rail belongs to the line that is shown."""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from barrage_nb import Game, explore
from barrage_nb.analysis import reviews
from barrage_nb.lessons.games import evening
from barrage_nb.view.on_page import curves
from barrage_nb.widgets.explorer import Explorer, review_view
from barrage_nb.words import best
from barrage_nb.words import review as words
from tests.analysis.test_review import game_of
from tests.saved_games import saved_game

from .test_ask import until


@pytest.fixture
def explorer(monkeypatch: pytest.MonkeyPatch) -> Explorer:
    """The explorer on a short game in which the USA throw a contract away first; its end is left to playouts."""
    monkeypatch.setattr(reviews, "ENDINGS", 0)
    return explore(game_of("a contract about to be lost", "place bank 1"), speed=0, company="usa")


def drawn(explorer: Explorer) -> dict[str, Any]:
    return dict(explorer.timeline.rail.curves)


def test_a_review_draws_a_curve_for_each_company_and_a_dot_for_each_loss_of_one(explorer: Explorer) -> None:
    assert not drawn(explorer)
    found = explorer.review()
    assert found is not None
    assert not found.going
    assert explorer.tabs.value == "review"
    assert drawn(explorer) == curves(found, explorer.line, "usa")
    own, *others = (line for line in reversed(drawn(explorer)["lines"]))
    assert own["own"]
    assert [line["own"] for line in others] == [False]
    assert [place for place, _ in own["points"]] == [1, 3], "at the end of each turn"
    lost = found.lost_by("usa")
    assert {dot["place"] for dot in drawn(explorer)["dots"]} == {each.node for each in lost}
    assert drawn(explorer)["dots"][0]["sure"]
    assert explorer.reviewed.rows.shown["options"] == [each.node for each in lost]
    assert explorer.reviewed.note.text.startswith(found.losses[0])
    explorer.reviewed.whose.widget.value = "italy"
    assert drawn(explorer) == curves(found, explorer.line, "italy")


def test_a_dot_tells_what_was_better_and_what_that_rests_on_and_it_is_played(explorer: Explorer) -> None:
    found = explorer.review()
    assert found is not None
    explorer.timeline.rail._handle_custom_msg({"lost": 1}, [])
    move = explorer.reviewed.move
    assert move == found.moves[0]
    assert explorer.game.at == 0, "where the turn began"
    assert explorer.reviewed.verdict.text.splitlines() == [move.turned(found.by), move.rests_on(found.level)]
    assert f"{move.lost.n} games" in explorer.reviewed.verdict.text
    assert "sure" in move.rests_on(found.level)
    assert drawn(explorer)["picked"] == 1
    assert explorer.reviewed.play_it.layout.display == ""
    explorer.reviewed.play_it.click()
    assert "; ".join(str(node.move) for node in explorer.game.line()[1:]) == move.best, "the whole turn"
    assert move.best.startswith("place turbine+2; produce")
    assert len(explorer.game.leaves()) == 2
    assert not drawn(explorer), "nothing of another line"
    assert explorer.reviewed.note.text == words.other_line()
    explorer.undo()
    assert len(explorer.game.leaves()) == 1
    assert drawn(explorer)["dots"]


def test_a_row_is_played_too_and_what_is_not_sure_says_so(explorer: Explorer) -> None:
    found = explorer.review()
    assert found is not None
    last = found.moves[-1]
    assert (last.node, len(last.steps)) == (3, 2)
    lost = last._replace(best="place bank 1", lost=last.lost._replace(mean=1.0))
    explorer.reviewed.reviewing.found = replace(found, moves=(*found.moves[:-1], lost))
    explorer.reviewed.show()
    explorer.reviewed.rows._handle_custom_msg({"play": last.node}, [])
    played = [str(node.move) for node in explorer.game.line()[1:]]
    assert played == ["place bank 1"] * 2, "from where the turn began"
    assert "open" in last._replace(lost=last.lost._replace(low=-1.0)).rests_on(found.level)


def test_what_was_judged_is_kept_in_the_file_and_there_at_once(explorer: Explorer, tmp_path: Path) -> None:
    found = explorer.review()
    assert explorer.save(str(tmp_path / "kept.txt"))
    again = explore(Game((tmp_path / "kept.txt").read_text("utf-8")), speed=0, company="usa")
    assert again.reviewed.found == found
    assert drawn(again) == drawn(explorer)
    assert again.reviewed.start.disabled


def test_a_line_without_a_move_says_so() -> None:
    explorer = explore(speed=0)
    assert explorer.review() is None
    assert "no move to look back on" in explorer.reviewed.note.text


# In a running kernel.


def test_the_page_answers_meanwhile_and_stop_and_go_on_come_to_the_same(
    explorer: Explorer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("barrage_nb.widgets.beside.APART", 0)
    seen = explorer.reviewed

    async def watch() -> None:
        assert explorer.review() is None
        assert seen.busy
        assert seen.beside.progress.max == 2
        explorer.back()
        assert seen.busy, "to go along the line stops nothing"
        await until(lambda: seen.found is not None and len(seen.found) == 1)
        seen.beside.end.click()
        assert not seen.busy
        assert seen.note.text == words.stopped_after(1, 2)
        assert seen.start.description == best.go_on()
        assert len(drawn(explorer)["dots"]) == 1
        assert explorer.game.kept
        stopped = seen.found
        await asyncio.sleep(0.1)
        assert seen.found is stopped
        seen.start.click()
        await until(lambda: not seen.busy)

    asyncio.run(watch())
    reviews.REMEMBERED.clear()
    other = explore(game_of("a contract about to be lost", "place bank 1"), speed=0)
    assert other.review() == seen.found
    assert other.game.kept == explorer.game.kept


def test_another_line_leaves_the_work_and_it_goes_on_when_one_comes_back() -> None:
    game = saved_game(evening())
    game.go(60)
    explorer = explore(game, speed=0)
    other = next(move for move in explorer.position.legal_moves if game.child(game.node, move) is None)

    async def watch() -> None:
        explorer.review()
        explorer.play(other)
        assert not explorer.reviewed.busy
        assert not drawn(explorer)
        explorer.undo()
        assert explorer.reviewed.busy
        explorer.reviewed.beside.stop()
        explorer.play(other)
        explorer.undo()
        assert not explorer.reviewed.busy, "what was stopped stays so"

    asyncio.run(watch())


def test_a_failure_is_shown_and_one_can_begin_anew(explorer: Explorer, monkeypatch: pytest.MonkeyPatch) -> None:
    growing = review_view.growing_review

    def failing(*arguments: Any, **named: Any) -> Any:
        yield next(growing(*arguments, **named))
        raise OSError("no room")

    async def watch() -> None:
        monkeypatch.setattr(review_view, "growing_review", failing)
        monkeypatch.setattr("barrage_nb.widgets.hands.raising", False)
        explorer.review()
        await until(lambda: not explorer.reviewed.busy)
        assert explorer.hands.errors.any
        monkeypatch.undo()
        explorer.review()
        await until(lambda: not explorer.reviewed.busy)
        assert explorer.reviewed.found is not None
        assert not explorer.reviewed.found.going

    asyncio.run(watch())
