"""The lesson about the economy: what it says of the games holds in both blocks of seeds, and for other players."""

import pytest

from barrage_nb.analysis import Experiment, economy, in_round
from barrage_nb.analysis.experiments import WhoPlays
from barrage_nb.analysis.seeds import LESSONS, SECOND_BLOCK
from barrage_nb.lessons.experiments import MINDS, large, minds, seeds
from tests.lessons.test_evidence import words_of
from tests.second_block import second

NAME = "25_economy"
SURELY_LESS = [
    *(("8 segments", measure) for measure in ("built", "energy", "contracts", "drops", "vp")),
    *(("less water", measure) for measure in ("drops", "energy", "contracts", "vp")),
    ("no prizes", "vp"),
]
"""What all players agree on."""
OPEN = [("less water", "built"), ("no prizes", "energy"), ("no fee", "energy")]


@pytest.mark.parametrize(("design", "measure"), SURELY_LESS)
def test_what_gets_less_does_so_in_both_blocks_and_by_about_as_much(design: str, measure: str) -> None:
    one, other = large(NAME).effect(measure, design), second(NAME).effect(measure, design)
    assert one.direction == other.direction == "less"
    for who, found in one.by.items():
        assert abs(found.mean - other.by[who].mean) <= (found.reach**2 + other.by[who].reach ** 2) ** 0.5, who


@pytest.mark.parametrize(
    ("said", "design", "low", "high"),
    [("14 to 18 points less", "8 segments", -18, -14), ("So 9 to 11 points are missing", "no prizes", -11, -8.5)],
)
def test_what_is_said_of_points_has_the_mean_of_both_blocks_in_it(said: str, design: str, low: int, high: int) -> None:
    assert said in words_of("25")
    blocks = (block.effect("vp", design).by for block in (large(NAME), second(NAME)))
    assert all(low <= by[who].mean <= high for by in blocks for who in large(NAME).players)


@pytest.mark.parametrize(("design", "measure"), OPEN)
def test_what_is_open_is_so_in_both_blocks(design: str, measure: str) -> None:
    assert large(NAME).effect(measure, design).verdict == second(NAME).effect(measure, design).verdict == "open"


def test_pieces_hardly_change_when_there_is_less_water() -> None:
    assert all(abs(each.mean) <= 0.2 for each in second(NAME).effect("built", "less water").by.values())


@pytest.mark.parametrize("found", [large(NAME), second(NAME)], ids=["lessons", "second block"])
def test_the_engine_grows_and_the_wheel_calls_a_halt(found: Experiment) -> None:
    def mean(round: int, column: str, who: str) -> float:
        return found.value(in_round(round, column), "printed", who).mean

    for who in found.players:
        energy = [mean(round, "energy", who) for round in range(1, 6)]
        assert energy == sorted(energy)
        assert 5 < energy[4] / energy[0] < 8
        assert mean(5, "on_wheel", who) / mean(2, "on_wheel", who) < 1.35
        assert mean(5, "machines", who) / mean(1, "machines", who) > 1.3
    assert 0.58 < mean(4, "on_wheel", "programs") / mean(4, "machines", "programs") < 0.68
    assert 0.4 < mean(4, "on_wheel", "automas") / mean(4, "machines", "automas") < 0.5


@pytest.mark.parametrize("block", [LESSONS, SECOND_BLOCK], ids=["lessons", "second block"])
@pytest.mark.parametrize("who", MINDS.values(), ids=MINDS)
def test_energy_brings_nearly_half_of_the_credits_and_most_points(who: WhoPlays, block: range) -> None:
    found = economy(players=who, n=20, seed=seeds(NAME, block).start)
    purse, points = found.into("purse"), found.into("points")
    assert purse[0]["from"] == points[0]["from"] == "scoring"
    assert purse[0]["mean"] > 1.5 * purse[1]["mean"]
    assert 0.4 < purse[0]["mean"] / sum(row["mean"] for row in purse) < 0.5
    assert found.flow("construction", "wheel") > 1.2 * found.flow("wheel", "machines")


def test_the_second_block_is_played_by_more_minds() -> None:
    assert set(second(NAME).players) == set(minds(NAME)) > set(large(NAME).players)
    assert {game.seed for game in second(NAME).games} == set(seeds(NAME, SECOND_BLOCK))
    assert {game.seed for game in large(NAME).games} == set(seeds(NAME, LESSONS))


def test_a_game_is_the_same_for_its_flows_and_for_its_rows() -> None:
    seed = seeds(NAME, LESSONS).start
    rows = large(NAME).games
    (mine,) = (each for game, each in rows.items() if game == ("printed", "programs", seed))
    found = economy(n=1, seed=seed)
    for number in found.rounds:
        energy = sum(row["energy"] for row in mine if row["round"] == number) / 4
        assert found.flow("energy", "scoring", number) == pytest.approx(energy)
