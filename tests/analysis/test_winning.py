"""Chances to win: how they come of what companies have, whether they come true, and what they say of a whole game."""

from collections.abc import Sequence
from math import exp, isnan, log
from statistics import fmean

import pytest

from barrage_nb import Design, experiment
from barrage_nb.analysis import in_round, winning
from barrage_nb.analysis.experiments import PLAYERS, Experiment
from barrage_nb.analysis.rounds import OF_A_GAME, GameRow
from barrage_nb.analysis.seeds import STRENGTH
from barrage_nb.analysis.winning import Expects, brier, calibration, chances, counted, drama, evenly, expects
from barrage_nb.words import experiments as words
from tools.winning import expected

NONE = dict.fromkeys((*winning.HAS, *winning.SO_FAR), 0)


def row(round: int, company: str, won: float = 0, **numbers: float) -> GameRow:
    return {"round": round, "company": company, "won": won, **NONE, **numbers}


def game(*by_round: tuple[float, ...], won: Sequence[float]) -> list[GameRow]:
    """A game of which only points are known, after each round."""
    return [
        row(number, "abcd"[i], won[i], vp=vp) for number, each in enumerate(by_round, 1) for i, vp in enumerate(each)
    ]


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table by which three times as likely are those who have log(3) points more."""
    only_points = tuple(float(name == "vp") for name in (*winning.HAS, *winning.SO_FAR))
    monkeypatch.setattr(winning, "expects", lambda: {1: Expects(only_points, 1.0)})


AHEAD = log(3)


@pytest.mark.usefixtures("plain")
def test_chances_are_a_curve_over_what_is_expected() -> None:
    found = chances(game((0, AHEAD), (0, 0), (5, 9), won=(0, 1)))
    assert found == [{"a": 0.25, "b": 0.75}, {"a": 0.5, "b": 0.5}, {"a": 0, "b": 1}]
    assert evenly(game((0, AHEAD), (5, 9), won=(0, 1))) == [{"a": 0.5, "b": 0.5}, {"a": 0, "b": 1}]


def test_what_was_done_is_added_up_and_what_one_has_is_not() -> None:
    rows = [row(1, "a", vp=3, bases=1), row(1, "b", bases=2), row(2, "a", vp=5, bases=1), row(2, "b")]
    bases = len(winning.HAS) + winning.SO_FAR.index("bases")
    assert [(each["a"][0], each["a"][bases], each["b"][bases]) for each in counted(rows)] == [(3, 1, 2), (5, 2, 2)]


def test_each_number_of_rounds_to_come_has_worths_and_a_width_of_its_own() -> None:
    table = expects()
    assert list(table) == [1, 2, 3, 4]
    points, width = winning.HAS.index("vp"), 7.0
    first, *_, last = chances(game((0, width), (0, width), (0, width), (0, width), (0, 9), won=(0, 1)))
    for to_come, found in ((4, first), (1, chances(game((0, width), (0, 9), won=(0, 1)))[0])):
        part = exp(table[to_come].worth[points] * width / table[to_come].width)
        assert found["b"] == pytest.approx(part / (1 + part), abs=1e-6)
    assert last == {"a": 0, "b": 1}
    longer = chances(game(*[(0, width)] * 7, (0, 9), won=(0, 1)))
    assert longer[0] == longer[3] == first  # of more rounds than the printed game has, nothing else is known


@pytest.mark.usefixtures("plain")
def test_drama_is_how_far_the_winner_was_behind_the_favourite() -> None:
    assert drama(game((0, AHEAD), (0, AHEAD), (5, 9), won=(0, 1))) == 0
    assert drama(game((0, AHEAD), (0, 0), (9, 5), won=(1, 0))) == 100 * (0.75 - 0.25) / 2
    assert drama(game((0, 99), (0, 99), (9, 5), won=(1, 0))) == 100
    assert drama(game((0, AHEAD), (9, 9), won=(0.5, 0.5))) == 0
    assert isnan(drama(game((9, 5), won=(1, 0))))


@pytest.mark.usefixtures("plain")
def test_a_favourite_changes_where_another_is_before_all_others() -> None:
    changes = OF_A_GAME["favourite_changes"]
    assert changes(game((0, 1), (1, 0), (0, 9), won=(0, 1))) == 2
    assert changes(game((0, 1), (1, 1), (0, 9), won=(0, 1))) == 0
    assert changes(game((0, 1), (0, 1), (9, 0), won=(1, 0))) == 1


@pytest.mark.usefixtures("plain")
def test_a_game_is_settled_once_the_winner_has_eighty_percent_and_keeps_them() -> None:
    settled = OF_A_GAME["settled"]
    assert settled(game((0, 9), (0, 9), (0, 9), (0, 9), won=(0, 1))) == 25
    assert settled(game((0, 9), (0, 1), (0, 9), (0, 9), won=(0, 1))) == 75
    assert settled(game((0, 9), (0, 9), (0, 9), (9, 0), won=(1, 0))) == 100
    assert settled(game((0, log(4.1)), (0, 9), won=(0, 1))) == 50
    assert settled(game((0, log(3.9)), (0, 9), won=(0, 1))) == 100


@pytest.mark.usefixtures("plain")
def test_uncertainty_is_the_entropy_of_the_chances_before_the_end() -> None:
    uncertainty = OF_A_GAME["uncertainty"]
    assert uncertainty(game((1, 1, 1), (9, 0, 0), won=(1, 0, 0))) == pytest.approx(100)
    assert uncertainty(game((99, 0, 0), (9, 0, 0), won=(1, 0, 0))) == pytest.approx(0)
    quarter = -(0.25 * log(0.25) + 0.75 * log(0.75)) / log(2)
    assert uncertainty(game((0, AHEAD), (0, 0), (9, 5), won=(1, 0))) == pytest.approx(100 * (1 + quarter) / 2)
    after = in_round(1, "uncertainty")
    assert after(game((0, AHEAD), (0, 0), (9, 5), won=(1, 0))) == pytest.approx(100 * quarter)
    assert isnan(in_round(4, "uncertainty")(game((0, 1), (9, 5), won=(1, 0))))
    assert words.measure(after.__name__) == "uncertainty (in %) in round 1"
    assert isnan(uncertainty([row(1, "a"), row(2, "a", 1)]))


@pytest.mark.usefixtures("plain")
def test_a_tenth_holds_what_came_against_what_was_expected() -> None:
    games = [game((0, AHEAD), (5, 9), won=won) for won in [(0, 1)] * 3 + [(1, 0)]]
    low, high = calibration(games)
    assert (low.expected, low.came.mean, high.expected, high.came.mean) == (0.25, 0.25, 0.75, 0.75)
    assert low.came.n == 4
    assert low.came.low < 0.25 < low.came.high
    (sure,) = calibration([game((0, 0), (1, 1), won=(0.5, 0.5))] * 5)
    assert (sure.expected, sure.came.mean) == (0.5, 0.5)
    assert brier(games).mean == pytest.approx(2 * (3 * 0.25**2 + 0.75**2) / 4)
    assert brier(games, evenly).mean == pytest.approx(0.5)


@pytest.fixture(scope="module")
def fresh() -> Experiment:
    """Games that nobody has found or chosen anything on."""
    return experiment(Design(), PLAYERS, n=60, seed=STRENGTH[30_000])


@pytest.mark.parametrize("who", PLAYERS)
def test_what_is_expected_comes(fresh: Experiment, who: str) -> None:
    games = [rows for game, rows in fresh.games.items() if game.players == who]
    for said, came in calibration(games):
        reach = max(came.high - came.mean, came.mean - came.low)  # an end that lies at 0 or 1 is cut off
        assert abs(said - came.mean) < 2 * reach, (said, came)
    assert brier(games).high < brier(games, evenly).low


def test_a_small_remake_of_the_table_says_nearly_the_same(fresh: Experiment, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = [chances(rows) for rows in fresh.games.values()]
    made = {
        to_come: Expects(tuple(each["worth"].values()), each["width"])
        for to_come, each in expected(fresh.games.values()).items()
    }
    monkeypatch.setattr(winning, "expects", lambda: made)
    again = [chances(rows) for rows in fresh.games.values()]
    off = [
        abs(chance - other[who])
        for game, remade in zip(kept, again, strict=True)
        for here, other in zip(game, remade, strict=True)
        for who, chance in here.items()
    ]
    assert fmean(off) < 0.05
