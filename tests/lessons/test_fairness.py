"""Fairness: shares of wins against the even share, how many games they take, and which points decide."""

from collections.abc import Sequence

import pytest

from barrage_nb import Design, experiment, new_game
from barrage_nb.analysis import Experiment
from barrage_nb.analysis.experiments import WhoPlays
from barrage_nb.analysis.rounds import SCORED, GameRow
from barrage_nb.analysis.statistics import Estimate, share
from barrage_nb.engine.play import builder_player
from barrage_nb.lessons.experiments import large
from barrage_nb.lessons.experiments.habits import by_lot
from barrage_nb.lessons.fairness import (
    GROUPINGS,
    Winning,
    WinShares,
    as_games_grow,
    deciding,
    games_until_sure,
    win_shares,
)
from barrage_nb.view import analysis_page
from tests.view.test_analysis_page import page, texts

EMPTY = dict.fromkeys(SCORED, 0)


def a_game(seed: int, players: str, *ends: tuple[str, float, int, int, dict[str, int]]) -> list[GameRow]:
    """The only round of a game: by company in turn order what it won, its points and energy, and points by source."""
    return [
        {"design": "printed", "players": players, "seed": seed, "round": 1, "company": who, "place": place}
        | {"won": won, "vp": vp, "energy": energy, **EMPTY, **scored}
        for place, (who, won, vp, energy, scored) in enumerate(ends, 1)
    ]


def made(*games: Sequence[GameRow]) -> Experiment:
    return Experiment({"printed": Design()}, tuple(row for game in games for row in game))


USA_BY_CONTRACTS = ("usa", 1.0, 40, 9, {"vp_contracts": 12}), ("italy", 0.0, 35, 5, {"vp_contracts": 2})
ITALY_WITHOUT = ("italy", 1.0, 50, 9, {"vp_bonus": 4}), ("usa", 0.0, 30, 5, {"vp_bonus": 8})
TWO = made(a_game(0, "a", *USA_BY_CONTRACTS), a_game(1, "a", *ITALY_WITHOUT))


def test_seats_and_companies_are_counted_by_who_won() -> None:
    assert [(each.name, each.by["a"]) for each in win_shares(TWO, "seat")] == [
        ("1 (first)", share([1.0, 1.0])),
        ("2 (second)", share([0.0, 0.0])),
    ]
    assert [(each.name, each.by["a"].mean, each.even) for each in win_shares(TWO, "company")] == [
        ("Italy", 0.5, 0.5),
        ("USA", 0.5, 0.5),
    ]
    first = win_shares(TWO, "seat", games=1, level=0.5)[0].by["a"]
    assert first == share([1.0], 0.5)


def test_officers_are_those_of_the_game_that_was_played() -> None:
    players: dict[str, WhoPlays] = {"builders": builder_player, "automas": "very hard"}
    found = experiment({"printed": Design()}, players, n=2, seed=5)
    shares = win_shares(found, "officer", players=players)
    offer = dict(new_game(4, seed=5).offer)
    assert set(offer.values()) <= {each.key for each in shares if "builders" in each.by}
    assert sum(one.n for each in shares for one in each.by.values()) == 2 * 2 * 4
    assert sum(each.by["builders"].mean * each.by["builders"].n for each in shares if "builders" in each.by) == 2
    with pytest.raises(ValueError, match="name builders in players="):
        win_shares(found, "officer")
    hard: dict[str, WhoPlays] = {**players, "automas": "hard"}
    with pytest.raises(ValueError, match="'automas' play without officers"):
        win_shares(found, "officer", players=hard)


@pytest.mark.parametrize(
    ("low", "high", "verdict"),
    [
        (0.3, 0.5, "more than its share: both agree"),
        (0.1, 0.2, "less than its share: both agree"),
        (0.2, 0.4, "open"),
    ],
)
def test_a_share_is_judged_against_the_even_one(low: float, high: float, verdict: str) -> None:
    found = Estimate((low + high) / 2, low, high, 90)
    one = Winning("company", "usa", 0.25, {"a": found, "b": found})
    assert one.judged == verdict
    shares = WinShares("company", [one], 0.95)
    root = page(analysis_page.win_shares(shares))
    assert "90 games" in (root.findtext("p") or "")
    _, first, second = texts(root)
    assert (first[0], second[0], first[-1]) == ("USA", "", verdict)
    assert len(list(root.iter("svg"))) == 2
    assert str(shares).splitlines()[1].endswith(verdict)
    assert shares.rows[0]["won_low"] == low
    assert shares.rows[0]["verdict"] == ("open" if verdict == "open" else "agree")


@pytest.mark.parametrize(
    ("low", "high", "told"),
    [(0.31, 0.36, "33 % (31 to 36 %)"), (0.246, 0.41, "33 % (24.6 to 41.0 %)"), (0.1, 0.248, "33 % (10.0 to 24.8 %)")],
)
def test_a_share_near_the_even_one_is_told_exactly(low: float, high: float, told: str) -> None:
    assert Winning("seat", 1, 0.25, {}).share(Estimate(0.33, low, high, 90)) == told


def test_more_and_more_games_end_with_all_of_them() -> None:
    found = large("23_balance")
    rows = as_games_grow(found, "seat", 2, (10, 160))
    assert [row["n"] for row in rows] == [10] * 3 + [160] * 3
    last = win_shares(found, "seat")[1]
    assert [row["won"] for row in rows[3:]] == [each.mean for each in last.by.values()]
    with pytest.raises(ValueError, match="no seat is called 'second'; there are 1, 2, 3 and 4"):
        as_games_grow(found, "seat", "second")


def test_small_differences_take_many_games() -> None:
    for rate in (0.0, 0.1, 0.3, 0.4):
        count = games_until_sure(rate)
        assert not share([rate] * count).low <= 0.25 <= share([rate] * count).high
        assert share([rate] * (count - 1)).low <= 0.25 <= share([rate] * (count - 1)).high
    assert games_until_sure(0.3) > 5 * games_until_sure(0.4)
    with pytest.raises(ValueError, match="equal ones are never told apart"):
        games_until_sure(0.25)
    with pytest.raises(ValueError, match=r"so near to 0\.25"):
        games_until_sure(0.2501)


def test_a_source_decides_where_somebody_else_wins_without_it() -> None:
    rows = {row["source"]: row for row in deciding(TWO)}
    contracts, bonus = rows["contracts"], rows["bonus tile"]
    assert (contracts["scored"], contracts["lead"], contracts["other_winner"]) == (3.5, 5.0, 0.5)
    assert (bonus["scored"], bonus["lead"], bonus["other_winner"]) == (3.0, -2.0, 0.0)
    for energy, other in ((9, 1.0), (2, 0.0)):  # without the bonus they tie, and the energy of the last round decides
        tied = made(a_game(0, "a", ("usa", 1.0, 40, 5, {"vp_bonus": 4}), ("italy", 0.0, 36, energy, {})))
        assert {row["source"]: row["other_winner"] for row in deciding(tied)}["bonus tile"] == other


def test_the_sources_of_real_games_are_all_that_was_scored() -> None:
    found, starts = large("23_balance"), set[tuple[str, int]]()
    for game, rows in found.games.items():
        for end in (row for row in rows if row["round"] == 5):
            scored = sum(row[source] for row in rows if row["company"] == end["company"] for source in SCORED)
            starts.add((game.players, end["vp"] - scored))
    assert starts == {("programs", 10), ("by lot", 10), ("automas", 16)}


def test_who_plays_by_lot_does_not_choose() -> None:
    start = new_game(4, seed=3)
    picks = {str(by_lot(seed)(start)) for seed in range(20)}
    assert len(picks) > 4
    assert picks <= set(map(str, start.legal_moves))


def test_what_is_not_known_is_named() -> None:
    with pytest.raises(ValueError, match=f"not told apart by 'colour'; they are by {GROUPINGS[0]}"):
        win_shares(TWO, "colour")
    with pytest.raises(ValueError, match="no game was played with 'long'; the designs are printed"):
        win_shares(TWO, "seat", design="long")


def verdicts(by: str, level: float = 0.95) -> dict[str, tuple[int, ...]]:
    """What each kind of players says of each: 1 more than an even share, -1 less, 0 open."""
    return {
        each.name: tuple((one.low > 0) - (one.high < 0) for one in each.against_even.by.values())
        for each in win_shares(large("23_balance"), by, level=level)
    }


def test_what_the_lesson_says_of_seats_companies_and_officers_is_what_the_games_hold() -> None:
    assert verdicts("seat") == {
        "1 (first)": (0, 1, 0),
        "2 (second)": (1, 0, 1),
        "3 (third)": (-1, 0, 0),
        "4 (fourth)": (-1, -1, 0),
    }
    found = large("23_balance")
    second = [row for row in as_games_grow(found, "seat", 2) if row["players"] == "programs"]
    assert [row["won_low"] > 0.25 for row in second] == [False, False, True, True, True]
    assert round(100 * second[3]["won"]) == 42
    for by in ("company", "officer"):
        assert all(len(set(said)) > 1 or not any(said) for said in verdicts(by).values())
    strict = verdicts("officer", 0.99)
    assert {name for name, said in strict.items() if any(said)} == {"Krylov"}
    assert strict["Krylov"] == (1, 1, 0)


def test_what_the_lesson_says_of_sources_is_what_the_games_hold() -> None:
    rows = deciding(large("23_balance"))
    assert all(row["other_winner_high"] < 0.5 for row in rows)
    sure = {row["source"] for row in rows} - {row["source"] for row in rows if row["lead_low"] <= 0}
    assert sure == {
        "for energy rank",
        "bonus tile",
        "objective",
        "contracts",
        "income",
        "others' use of conduits",
    }
    rides = {row["players"]: row for row in rows if row["source"] == "others' use of conduits"}
    programs, automas = rides["programs"], rides["automas"]
    assert (round(100 * programs["other_winner"]), round(100 * automas["other_winner"])) == (6, 24)
    assert programs["other_winner_high"] < automas["other_winner_low"]
    assert programs["scored_high"] < automas["scored_low"]
    assert {row["players"] for row in rows if row["source"] == "credits as points" and row["scored"]} == {"automas"}


def test_what_the_lesson_says_of_prizes_is_what_the_games_hold() -> None:
    prizes = large("23_prizes")
    assert prizes.effect("gap", "no prizes").direction == "less"
    double = prizes.effect("gap", "double prizes")
    assert (double.by["programs"].open, double.by["automas"].low > 0) == (True, True)
    for design in ("no prizes", "double prizes"):
        energy = prizes.effect("energy", design)
        assert energy.by["programs"].open
        assert set(prizes.differences("energy", design, "automas", prizes.printed).values()) == {0.0}
