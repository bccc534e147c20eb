"""Turns as a player meets them: how many choices, how far apart, and which spaces are used."""

from math import isnan

import pytest

from barrage_nb import Design, new_game, play
from barrage_nb.analysis.appraisal import Outlooks
from barrage_nb.analysis.outlook import WEIGHTS
from barrage_nb.analysis.quick import turns
from barrage_nb.analysis.rounds import whole_game
from barrage_nb.analysis.turns import by_turn, played_turns, told, use_of_spaces, worths
from barrage_nb.engine.moves import Place
from barrage_nb.engine.play import builder_player
from barrage_nb.engine.rounds import Turn


def test_span_and_clarity_are_from_the_best_choice_down() -> None:
    assert told([1.0, 9.0, 4.0]) == {"choices": 3, "span": 5.0, "clarity": 5.0}
    assert told([2.0, 9.0, 8.0, 0.0]) == {"choices": 4, "span": 4.0, "clarity": 1.0}
    assert told([3.0, 3.0]) == {"choices": 2, "span": 0.0, "clarity": 0.0}
    alone = told([3.0])
    assert alone["choices"] == 1
    assert isnan(alone["span"])
    assert isnan(told([])["choices"])


def test_a_choice_is_a_way_to_begin_and_the_bank_is_one() -> None:
    position = new_game(2, "introductory", seed=3)
    while not isinstance(position.question, Turn):
        position = play(position, position.legal_moves[0]).after
    appraisal = Outlooks(WEIGHTS).appraisal(position, position.question.who)
    found = worths(appraisal, position.legal_moves)
    spaces = {move.space for move in position.legal_moves if isinstance(move, Place)}
    assert len(found) == len(spaces)
    best = max(option.score for option in turns(appraisal, position.legal_moves))
    assert max(found) == best


def test_every_turn_of_a_game_has_a_row() -> None:
    steps = whole_game(new_game(2, seed=5, design=Design(rounds=1)), builder_player(1))
    rows = by_turn(steps)
    asked = [step for step in steps if isinstance(step.before.question, Turn)]
    assert [row["company"] for row in rows] == [step.who for step in asked]
    assert all(row["choices"] >= 1 for row in rows if row["space"] != "no space")
    first = asked[0].move
    assert isinstance(first, Place)
    assert rows[0]["space"] == first.space


@pytest.fixture(scope="module")
def rows() -> list[dict[str, object]]:
    designs = {"printed": Design(rounds=1), "closed": Design(rounds=1, closed_spaces=("turbine+0",))}
    return played_turns(designs, {"builders": builder_player, "automas": "easy"}, n=2, seed=4, seats=2, executor=None)


def test_automas_use_spaces_and_choose_nothing(rows: list[dict[str, object]]) -> None:
    of_automas = [row for row in rows if row["players"] == "automas"]
    assert all(isinstance(row["choices"], float) and isnan(row["choices"]) for row in of_automas)
    assert len({row["space"] for row in of_automas}) > 3


def test_use_of_each_space_is_a_mean_of_the_games(rows: list[dict[str, object]]) -> None:
    used = use_of_spaces(rows)
    assert {each["design"] for each in used if each["space"] == "construction-1"} == {"printed", "closed"}
    assert "closed" not in {each["design"] for each in used if each["space"] == "turbine+0"}
    for design in ("printed", "closed"):
        for who in ("builders", "automas"):
            turns_there = sum(row["design"] == design and row["players"] == who for row in rows)
            here = [each["a_game"] for each in used if each["design"] == design and each["players"] == who]
            assert sum(here) == pytest.approx(turns_there / 2)
