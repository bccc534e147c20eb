"""What is shown was played once: a click carries its move out a single time, and walking back and on plays nothing."""

from typing import Any

import pytest

from barrage_nb import Game, explore, sketch, table
from barrage_nb.board.refs import Ref
from barrage_nb.engine.moves import Move
from barrage_nb.engine.play import answered
from barrage_nb.engine.position import Draft, Question
from barrage_nb.widgets import Board, Explorer
from barrage_nb.widgets.labs import ProductionLab

TABLE = "usa | germany | round=1 | mover=usa"
SPACE = Ref("space", "construction-1")


@pytest.fixture(name="carried_out")
def _carried_out(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every move that the engine carries out meanwhile: `play` and `unfold` both go through this door."""
    moves: list[str] = []

    def spy(draft: Draft, question: Question, move: Move) -> None:
        moves.append(str(move))
        answered(draft, question, move)

    monkeypatch.setattr("barrage_nb.engine.play.answered", spy)
    return moves


def click(board: Any, thing: Ref) -> None:
    """A click in the middle of a thing."""
    left, top, right, bottom = board.picture.scene.bounds(thing)
    board.press((left + right) / 2, (top + bottom) / 2)


def test_a_click_at_a_board_plays_its_move_once(carried_out: list[str]) -> None:
    board = Board(sketch(TABLE))
    click(board, SPACE)
    assert carried_out == ["place construction-1"]
    board.undo()
    board.redo()
    assert len(carried_out) == 1


def test_a_click_at_the_board_of_a_game_plays_its_move_once(carried_out: list[str]) -> None:
    game = Game(sketch(TABLE))
    board = Board(game)
    click(board, SPACE)
    assert carried_out == ["place construction-1"]
    assert game.events() == board.events
    assert [str(move) for move in game.moves] == carried_out


def test_a_click_in_the_explorer_plays_its_move_once(carried_out: list[str]) -> None:
    explorer = explore(Game(sketch(TABLE)))
    click(explorer.board, SPACE)
    assert carried_out == ["place construction-1"]
    assert explorer.timeline.told.value.count("construction-1")
    explorer.play(explorer.position.legal_moves[0])
    assert len(carried_out) == 2


def walked() -> Explorer:
    explorer = explore(Game(sketch(TABLE)))
    for move in ("place construction-1", "build base with base", "at B2L"):
        explorer.play(move)
    return explorer


def test_to_walk_in_the_explorer_plays_nothing(carried_out: list[str]) -> None:
    explorer = walked()
    carried_out.clear()
    for node in (0, 3, 1, 2):
        explorer.go(node)
    explorer.undo()
    explorer.redo()
    assert carried_out == []


def test_to_look_inside_a_move_plays_it_once(carried_out: list[str]) -> None:
    explorer = walked()
    carried_out.clear()
    assert explorer.timeline.events > 2
    while explorer.timeline.event:
        explorer.timeline.step(-1)
    while explorer.timeline.event < explorer.timeline.events:
        explorer.timeline.step(1)
    assert carried_out == ["at B2L"]


def test_a_click_at_a_table_plays_its_move_once(carried_out: list[str]) -> None:
    game = table("usa", "germany", rules="introductory", seed=7)
    click(game.board, SPACE)
    assert carried_out == ["place construction-1"]


def test_a_program_at_a_table_plays_its_move_once(carried_out: list[str]) -> None:
    game = table(usa="random", germany="random", rules="introductory", seed=7)
    assert carried_out == [str(move) for move in game.game.moves]


def test_a_production_in_a_lab_is_played_once(carried_out: list[str]) -> None:
    lab = ProductionLab()
    lab.guess.put(3)
    carried_out.clear()
    lab.go_on.click()
    placed, produced, *more = carried_out
    assert placed.startswith("place")
    assert produced.startswith("produce")
    assert not any(move.startswith("place") for move in more)
    assert len(set(carried_out)) == len(carried_out)
    while lab.story.at:
        lab.go(lab.story.at - 1)
    assert len(carried_out) == 2 + len(more)
