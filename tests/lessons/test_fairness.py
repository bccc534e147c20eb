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
from tests.second_block import second
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
    rows = as_games_grow(found, "seat", 2, (10, 200))
    assert [row["n"] for row in rows] == [10] * 3 + [200] * 3
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


BLOCKS = {"lessons": large("23_balance"), "second block": second("23_balance")}


def test_what_the_lesson_says_of_seats_is_what_both_blocks_of_games_hold() -> None:
    here, there = ({each.key: each for each in win_shares(block, "seat")} for block in BLOCKS.values())
    assert all(one.low <= 0.25 <= one.high for each in here.values() for one in each.by.values())
    assert sum(min(one.high - 0.25, 0.25 - one.low) < 0.002 for each in here.values() for one in each.by.values()) == 3
    assert not [each for each in there.values() if each.against_even.verdict == "agree"]
    third, two = there[3].by["automas"], there[2].by["automas"]
    assert (round(100 * third.mean), round(100 * two.mean)) == (32, 18)
    assert two.high < 0.25 < third.low
    assert (round(100 * here[3].by["automas"].mean), round(100 * here[2].by["automas"].mean)) == (24, 26)
    ten = win_shares(BLOCKS["lessons"], "seat", games=10)[0].by
    assert (ten["programs"].mean, ten["automas"].mean) == (0.4, 0.1)
    assert (round(100 * ten["programs"].low), round(100 * ten["programs"].high)) == (17, 69)
    second_seat = [row for row in as_games_grow(BLOCKS["lessons"], "seat", 2) if row["players"] == "programs"]
    assert [round(100 * row["won"]) for row in second_seat] == [20, 25, 38, 34, 29]
    assert 0.23 < second_seat[2]["won_low"] < 0.25  # the interval just touches the line
    by_lot = [row for row in as_games_grow(BLOCKS["lessons"], "seat", 2) if row["players"] == "by lot"]
    assert all(row["won_low"] < 0.25 < row["won_high"] for row in by_lot)


def test_what_the_lesson_says_of_officers_is_what_both_blocks_of_games_hold() -> None:
    for block in BLOCKS.values():
        assert not [each for each in win_shares(block, "officer") if each.against_even.verdict == "agree"]
    sure = [
        {
            (each.name, who)
            for each in win_shares(block, "officer", level=0.99)
            for who, one in each.against_even.by.items()
            if not one.open
        }
        for block in BLOCKS.values()
    ]
    assert len(sure[0]) == 4
    assert sure[0] & sure[1] == {("Fiesler", "automas")}
    fiesler = [
        next(each for each in win_shares(block, "officer") if each.name == "Fiesler") for block in BLOCKS.values()
    ]
    assert [round(100 * each.by["automas"].mean) for each in fiesler] == [39, 38]
    assert all(each.against_even.by[who].open for each in fiesler for who in ("programs", "by lot"))


def test_what_the_lesson_says_of_companies_is_what_both_blocks_of_games_hold() -> None:
    here, there = ({each.name: each for each in win_shares(block, "company")} for block in BLOCKS.values())
    less = {who for who, one in here["Germany"].by.items() if one.high < 0.25}
    more = {who for who, one in here["France"].by.items() if one.low > 0.25}
    assert (less, more) == ({"programs", "automas"}, {"programs", "by lot"})
    assert all(one.low < 0.25 < one.high for one in there["Germany"].by.values())
    assert there["France"].by["automas"].high < 0.25


def test_what_the_lesson_says_of_sources_is_what_both_blocks_of_games_hold() -> None:
    agreed = {"for energy rank", "bonus tile", "objective", "contracts", "income"}
    said = {"lessons": (10, 27), "second block": (4, 23)}
    for name, block in BLOCKS.items():
        rows = deciding(block)
        assert all(row["other_winner_high"] < 0.5 for row in rows)
        sure = {row["source"] for row in rows} - {row["source"] for row in rows if row["lead_low"] <= 0}
        assert agreed <= sure
        rides = {row["players"]: row for row in rows if row["source"] == "others' use of conduits"}
        programs, automas = rides["programs"], rides["automas"]
        assert (round(100 * programs["other_winner"]), round(100 * automas["other_winner"])) == said[name]
        assert programs["other_winner_high"] < automas["other_winner_low"]
        assert programs["scored_high"] < automas["scored_low"]
        assert {row["players"] for row in rows if row["source"] == "credits as points" and row["scored"]} == {"automas"}


def test_automas_do_not_notice_the_prizes() -> None:
    for prizes in (large("23_prizes"), second("23_prizes")):
        for design in ("no prizes", "double prizes"):
            assert set(prizes.differences("energy", design, "automas", prizes.printed).values()) == {0.0}
