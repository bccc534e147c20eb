"""What the lesson on tension says of its games, in both blocks of seeds."""

from collections.abc import Callable

import pytest

from barrage_nb.analysis import in_round
from barrage_nb.analysis.experiments import Experiment
from barrage_nb.analysis.winning import calibration
from barrage_nb.lessons.experiments import BETTER, LENGTHS, better_won, large
from barrage_nb.lessons.tension import open_after, tenths
from tests.lessons.test_evidence import words_of
from tests.second_block import second


@pytest.mark.parametrize("block", [large, second])
def test_two_rounds_are_more_uncertain_and_the_better_player_wins_less(block: Callable[[str], Experiment]) -> None:
    short, long, nine = block("26_tension").effects("uncertainty")
    assert (short.design, short.direction) == ("2 rounds", "more")
    assert (long.design, long.direction) == ("7 rounds", "less")
    assert (nine.design, nine.direction) == ("9 engineers", "more")
    short, long, _ = block("26_better").effects(better_won)
    assert (short.direction, long.direction) == ("less", "open")


def test_nine_engineers_are_tenser_and_the_better_player_wins_no_less() -> None:
    here, there = (block("26_tension").effect("uncertainty", "9 engineers").by for block in (large, second))
    assert all(5.5 <= each.mean <= 9.5 for each in (*here.values(), *there.values()))
    assert len(there) == 4
    for who, each in here.items():
        assert each.low <= there[who].mean <= each.high
        assert there[who].low <= each.mean <= there[who].high
    wins = [block("26_better").effect(better_won, "9 engineers").by for block in (large, second)]
    assert [round(each["usa is better"].mean) for each in wins] == [10, 16]
    assert all(each["usa is better"].low > 0 and each["italy is better"].open for each in wins)


@pytest.mark.parametrize("design", LENGTHS)
def test_the_chances_come_true_under_every_design_of_the_lesson(design: str) -> None:
    games = [
        rows for block in (large, second) for game, rows in block("26_tension").games.items() if game.design == design
    ]
    told = [each for each in calibration(games) if each.came.n > 100]
    assert len(told) >= 5
    assert all(abs(each.came.mean - each.expected) < 0.1 for each in told)


def test_how_open_a_game_is_before_its_last_round_is_said_for_both_blocks() -> None:
    left = in_round(4, "uncertainty")
    here, there = (
        {who: block("26_tension").value(left, "printed", who) for who in ("programs", "automas")}
        for block in (large, second)
    )
    assert here["programs"].low <= there["programs"].mean <= here["programs"].high
    assert all(45 <= each["programs"].mean <= 55 for each in (here, there))
    said = f"with automas it was {here['automas'].mean:.0f} % here and {there['automas'].mean:.0f} % there"
    assert said in words_of("26")


def test_what_is_plotted_is_of_every_kind_of_players() -> None:
    rows = tenths(large("26_tension"))
    assert len(rows) == 2 * 10
    assert {row["players"] for row in rows} == {"programs", "automas"}
    assert all(row["came_low"] <= row["came"] <= row["came_high"] for row in rows)
    after = [row["uncertainty"] for row in open_after(large("26_tension")) if row["players"] == "programs"]
    assert after == sorted(after, reverse=True)
    assert len(after) == 4


def test_who_is_better_is_the_company_that_the_players_are_named_after() -> None:
    rows = [
        {"round": 1, "company": who, "won": float(who == "usa"), "players": f"usa{BETTER}"} for who in ("usa", "italy")
    ]
    assert better_won(rows) == 100
    assert better_won([row | {"players": f"italy{BETTER}"} for row in rows]) == 0
    assert better_won([row | {"players": "programs"} for row in rows]) != better_won(rows)
