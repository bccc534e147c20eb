"""Experiments: the same seeds under every design, a table by game, round and company, and what a design changes."""

import random
from math import isnan, nan
from pathlib import Path
from typing import Any

import pandas
import pytest

from barrage_nb import Design, experiment, new_game
from barrage_nb.analysis import Experiment, of_company, quick_player, seeds_of, wavering_player
from barrage_nb.analysis.experiments import Finding, Findings, load_experiment
from barrage_nb.analysis.playouts import seated, seed_of
from barrage_nb.analysis.rounds import (
    NUMBERS,
    OF_A_GAME,
    GameRow,
    by_round,
    correlation,
    in_round,
    measured,
    whole_game,
)
from barrage_nb.analysis.seeds import number_of
from barrage_nb.analysis.statistics import Estimate, mean
from barrage_nb.engine.play import Strategy, builder_player
from barrage_nb.view.analysis_page import effects as page_of
from barrage_nb.words.experiments import measure as named_number
from tests.view.test_analysis_page import page, texts

SHORT = {"short": Design(rounds=2), "rich": Design(rounds=2, engineers_each=15)}
BUILDERS = {"builders": builder_player, "automas": "easy"}


@pytest.fixture(scope="module")
def found() -> Experiment:
    return experiment(SHORT, BUILDERS, n=3, seed=7, seats=2)


def test_it_is_a_table_of_whole_games_with_the_same_seeds(found: Experiment) -> None:
    table = pandas.DataFrame(found)
    assert list(found.designs) == ["printed", "short", "rich"]
    assert list(table.columns) == ["design", "players", "seed", "round", "company", *NUMBERS]
    assert set(table.seed) == {7, 8, 9}
    assert len(found.games) == 3 * 2 * 3
    assert table.groupby("design")["round"].max().to_dict() == {"printed": 5, "short": 2, "rich": 2}
    assert str(found) == "18 games: 3 designs with 2 kinds of players (builders and automas), seeds 7 to 9"
    start = new_game(2, seed=8, design=SHORT["rich"])
    steps = whole_game(start, seated(builder_player, seed_of("experiment", 8)))
    alone = table[(table.design == "rich") & (table.players == "builders") & (table.seed == 8)]
    assert alone[["round", "company", *NUMBERS]].to_dict("records") == by_round(start, steps)


def test_the_difference_of_each_pair_of_games_makes_the_effect(found: Experiment) -> None:
    rich, short = (found.values("engineers", name, "builders") for name in ("rich", "short"))
    assert all(number == 2 * 15 for number in rich.values())
    assert found.differences("engineers", "rich", "builders", "short") == {
        seed: rich[seed] - short[seed] for seed in rich
    }
    effect = found.effect("engineers", "rich", "short")
    assert effect.by["builders"] == mean([6.0] * 3)
    assert (effect.verdict, effect.direction) == ("none", "open")  # of three pairs
    assert [each.design for each in found.effects("vp")] == ["short", "rich"]
    first, *others = found.means("engineers")
    assert len(others) == 5
    estimate = found.value("engineers", "printed", "builders")
    assert (first["design"], first["players"], first["mean"], first["mean_high"]) == (
        "printed",
        "builders",
        *estimate[:3:2],
    )
    assert found.effect(lambda rows: float(len(rows)), "short").by["automas"].mean == -6


def test_one_kind_of_players_alone(found: Experiment) -> None:
    alone = found.only("automas")
    assert alone.players == ("automas",)
    assert alone.effect("built", "short").by == {"automas": found.effect("built", "short").by["automas"]}
    energy = [row["energy"] for row in alone if row["round"] == 2 and row["design"] == "short" and row["seed"] == 7]
    assert alone.values(in_round(2, "energy"), "short", "automas")[7] == sum(energy) / 2
    assert not alone.values(in_round(4, "energy"), "short", "automas")
    assert in_round(2, "energy").__name__ == "energy_in_round_2"


def test_a_policy_for_one_company_alone_leaves_draft_and_rivals_to_the_usual_player() -> None:
    def idle(seed: int) -> Strategy:
        return lambda position: position.legal_moves[-1]

    players = {"programs": wavering_player, "idle": {"usa": idle}}
    found = experiment({"mine": Design(rounds=1)}, players, n=4, seed=2, seats=2)
    companies = {
        game: {row["company"] for row in rows} for game, rows in found.games.items() if game.design == "printed"
    }
    assert all(companies[game] == companies[game._replace(players="programs")] for game in companies)
    played = {game.seed for game in companies if "usa" in companies[game]}
    assert 0 < len(played) < 4
    points = of_company("usa", "vp")
    assert points.__name__ == "vp_of_company_usa"
    assert named_number(points.__name__) == "victory points (USA)"
    idle_points, usual = (found.values(points, "printed", who) for who in ("idle", "programs"))
    assert set(idle_points) == set(usual) == played
    assert all(idle_points[seed] < usual[seed] for seed in played)
    everybody = {who: found.values("vp", "printed", who) for who in players}
    assert all((everybody["idle"][seed] == everybody["programs"][seed]) is (seed not in played) for seed in range(2, 6))


def test_a_number_of_one_company_is_read_as_that_of_all() -> None:
    names = ("round", "company", "vp", "built", "rank")
    told = [(1, "usa", 9, 2, 1), (1, "italy", 8, 1, 2), (2, "usa", 20, 3, 2), (2, "italy", 30, 4, 1)]
    rows = [dict(zip(names, row, strict=True)) for row in told]
    assert [of_company("usa", column)(rows) for column in ("vp", "built", "rank")] == [20, 5, 1.5]
    assert isnan(of_company("france", "vp")(rows))
    with pytest.raises(ValueError, match="'rome' is not known; it can be usa, "):
        of_company("rome", "vp")
    with pytest.raises(ValueError, match="'gap' is not known; it can be won, "):
        of_company("usa", "gap")


def estimate(low: float, high: float) -> Estimate:
    return Estimate((low + high) / 2, low, high, 9)


@pytest.mark.parametrize(
    ("one", "other", "verdict", "direction", "told"),
    [
        ((1, 2), (0.5, 3), "agree", "more", "more: both agree"),
        ((-2, -1), (-3, -2), "agree", "less", "less: both agree"),
        ((1, 2), (-1, 2), "open", "open", "open for b"),
        ((-1, 1), (-1, 2), "open", "open", "open"),
        ((0, 0), (0, 0), "open", "open", "no game has changed"),
        ((0, 0), (1, 2), "open", "open", "open for a"),
        ((1, 2), (-2, -1), "disagree", "open", "they disagree"),
    ],
)
def test_players_agree_when_all_intervals_lie_on_one_side(
    one: tuple[float, float], other: tuple[float, float], verdict: str, direction: str, told: str
) -> None:
    effect = Finding("mine", "printed", "vp", {"a": estimate(*one), "b": estimate(*other)})
    assert (effect.verdict, effect.direction, effect.judged) == (verdict, direction, told)
    assert str(effect).startswith("mine against printed, victory points: a ")
    assert str(effect).endswith(f"{told[0].upper()}{told[1:]}.")


def test_four_pairs_make_no_verdict_however_alike_they_are() -> None:
    alike = {"a": mean([1.0] * 4), "b": mean([1.0] * 9)}
    effect = Finding("mine", "printed", "vp", alike)
    assert (effect.verdict, effect.direction, effect.judged) == ("none", "open", "too few for a verdict: 4 pairs")
    effect = Finding("mine", "printed", "vp", {"a": mean([1.0] * 5)})
    assert (effect.verdict, effect.judged) == ("agree", "more")


def test_pairs_that_are_all_alike_have_no_interval_of_nothing() -> None:
    assert mean([1.0] * 9).change == "+1.00 (in each of 9 pairs)"
    assert mean([0.0, 2.0]).change == "+1.0 (−11.7 to 13.7)"


def test_effects_are_rows_and_a_page(found: Experiment) -> None:
    effects = found.effects("built")
    rows = effects.rows
    assert [(row["design"], row["players"]) for row in rows] == [
        (design, who) for design in ("short", "rich") for who in ("builders", "automas")
    ]
    assert rows[0]["effect_low"] <= rows[0]["effect"] <= rows[0]["effect_high"]
    root = page(page_of(effects))
    assert "of 3 pairs of games" in (root.findtext("p") or "")
    _, *lines = texts(root)
    assert [line[1] for line in lines] == ["builders", "automas"] * 2
    assert [line[0] for line in lines] == ["short", "", "rich", ""]
    assert [line[2] for line in lines] == [one.change for each in effects for one in each.by.values()]
    assert len(list(root.iter("svg"))) == 4
    assert effects[:1][0] == effects[0]
    assert isinstance(effects[:1], Findings)


def test_it_goes_on_where_it_ended_and_is_the_same_on_cores(found: Experiment, tmp_path: Path) -> None:
    file, told = tmp_path / "mine.jsonl", list[tuple[int, int]]()
    first = experiment(SHORT, BUILDERS, n=2, seed=7, seats=2, save=file, progress=lambda *done: told.append(done))
    assert told == [(number, 12) for number in range(1, 13)]
    assert len(first.games) == 12

    def never(seed: int) -> Strategy:
        return lambda position: pytest.fail("it was played before")

    again = experiment(SHORT, {"builders": never, "automas": "easy"}, n=2, seed=7, seats=2, save=file)
    assert again == first
    assert experiment(SHORT, BUILDERS, n=3, seed=7, seats=2, save=file, executor="cores") == found
    assert load_experiment(file.read_text("utf-8")).games.keys() == found.games.keys()
    assert load_experiment(file.read_text("utf-8")).designs == found.designs
    with pytest.raises(ValueError, match="is not what an experiment has saved"):
        load_experiment('"something else"\n')


def test_an_experiment_knows_its_table_and_who_played(found: Experiment, tmp_path: Path) -> None:
    assert (found.seats, found.rules, found.minds) == (2, "full", {"builders": "builder_player", "automas": "easy"})
    assert (found.only("automas").seats, Experiment({}, ()).seats) == (2, 4)
    file, one = tmp_path / "mine.jsonl", {"mine": Design(rounds=1)}
    experiment(one, {"automas": "easy"}, n=1, seats=3, save=file)
    assert load_experiment(file.read_text("utf-8")).seats == 3
    experiment(one, {"automas": "easy"}, n=1, seats=2, save=file)
    with pytest.raises(ValueError, match=r"games of different tables \(3, full and 2, full\)"):
        load_experiment(file.read_text("utf-8"))


def test_each_number_of_a_class_has_seeds_of_its_own() -> None:
    assert (seeds_of(1), seeds_of(2)) == (2_001_000, 2_002_000)
    assert [number_of(seed) for seed in (2_000_999, 2_001_000, 2_001_999, 2_999_999, 3_000_000, 100)] == [
        *(None, 1, 1, 999, None, None)
    ]
    for wrong in (0, 1000, "3", True):
        with pytest.raises(ValueError, match="no number of a class list: they go from 1 to 999"):
            seeds_of(wrong)  # type: ignore[arg-type]


def a_game(*rounds: dict[str, tuple[float, float, float]]) -> list[GameRow]:
    """Rows of a game: by company the rank by energy, the standing and the points."""
    return [
        {"round": number, "company": who, "rank": rank, "standing": standing, "vp": vp}
        for number, each in enumerate(rounds, 1)
        for who, (rank, standing, vp) in each.items()
    ]


def test_measures_of_a_whole_game() -> None:
    one = a_game(
        {"a": (1, 1, 20), "b": (2, 2, 15), "c": (3, 3, 10)},
        {"a": (3, 1, 30), "b": (2, 2, 25), "c": (1, 3, 20)},
        {"a": (3, 3, 40), "b": (2, 2, 50), "c": (1, 1, 64)},
    )
    assert OF_A_GAME["gap"](one) == 24
    assert OF_A_GAME["new_leaders"](one) == 1
    assert OF_A_GAME["rank_kept"](one) == pytest.approx((-1 + 1) / 2)
    assert OF_A_GAME["early_lead"](one) == pytest.approx(-1)
    names = ("round", "company", "place", "energy", "conduit_value", "vp")
    told = [(1, "a", 1, 9, 5, 10), (1, "b", 2, 4, 3, 10), (2, "b", 1, 1, 0, 30), (2, "a", 2, 6, 0, 44)]
    pipes = [dict(zip(names, row, strict=True)) for row in told]
    assert OF_A_GAME["pipe_lead"](pipes) == 14
    assert OF_A_GAME["head_start"](pipes) == ((9 - 4) + (1 - 6)) / 2
    assert isnan(OF_A_GAME["pipe_lead"]([row | {"conduit_value": 0} for row in pipes]))
    used = [{"drops": 3, "given_away": 1}, {"drops": 5, "given_away": 1}]
    assert OF_A_GAME["shared_water"](used) == 25
    assert isnan(OF_A_GAME["shared_water"]([{"drops": 0, "given_away": 0}]))
    tied = a_game({"a": (1.5, 1.5, 9), "b": (1.5, 1.5, 9)}, {"a": (1.5, 1, 10), "b": (1.5, 2, 9)})
    assert OF_A_GAME["new_leaders"](tied) == 0
    assert isnan(OF_A_GAME["rank_kept"](tied))
    assert measured("rank")(one) == 2
    assert measured("vp")(one) == pytest.approx((40 + 50 + 64) / 3)
    luck = random.Random(4)
    numbers = [[luck.gauss(0, 1) for _ in range(30)] for _ in range(2)]
    assert correlation(*numbers) == pytest.approx(pandas.Series(numbers[0]).corr(pandas.Series(numbers[1])))


def test_a_game_of_which_a_measure_says_nothing_is_left_out(found: Experiment) -> None:
    odd = found.values(lambda rows: nan if rows[0]["seed"] == 8 else 1.0, "short", "builders")
    assert odd == {7: 1.0, 9: 1.0}
    with pytest.raises(ValueError, match="no seed with which both 'short' and 'printed'"):
        found.effect(lambda rows: nan, "short")


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"designs": {}}, "no design to try"),
        ({"designs": {"mine": 3}}, "design"),
        ({"n": 0}, "1 game or more"),
        ({"players": {"mine": "fierce"}}, "fierce"),
        ({"players": {"mine": 3}}, "no policy"),
        ({"players": {"mine": {"usa": 3}}}, "no policy"),
        ({"players": {"mine": {"rome": quick_player}}}, "'rome' is not known; it can be usa, "),
        ({"seats": 7}, "7"),
    ],
)
def test_what_cannot_be_asked_is_refused_before_a_game_is_played(wrong: dict[str, Any], why: str) -> None:
    asked: dict[str, Any] = {"designs": SHORT, "players": {"quick": quick_player}, "n": 1, **wrong}
    with pytest.raises((ValueError, TypeError), match=why):
        experiment(**asked, progress=lambda *done: pytest.fail("played"))


def test_a_design_or_number_that_there_is_not_is_named(found: Experiment) -> None:
    with pytest.raises(ValueError, match="no game was played with 'long'; the designs are printed, short and rich"):
        found.effect("vp", "long")
    with pytest.raises(ValueError, match="nobody called 'robots' played; there are builders and automas"):
        found.only("builders", "robots")
    with pytest.raises(ValueError, match=r"'happiness' is not counted; games are measured by gap, "):
        found.effect("happiness", "short")
    assert (
        experiment(Design(rounds=1), {"b": builder_player}, n=1, seats=2).effect("built", "changed").direction == "open"
    )
