"""What strong players say: every sentence has a test or a reason, and no verdict that a second block does not give."""

import pytest

from barrage_nb import Design, collect, experiment
from barrage_nb.analysis.experiments import Experiment
from barrage_nb.analysis.rounds import of_company
from barrage_nb.lessons.experiments import large
from barrage_nb.lessons.experiments.habits import WEIGHTS, Habit
from barrage_nb.lessons.maxims import (
    GAMES,
    MAXIMS,
    NOT_HELD,
    OPEN,
    UNTESTED,
    alone,
    busy_winner,
    france_ahead,
    hand_in_habit,
    later_energy,
    later_engineers,
    maxims,
    one_habit,
)
from barrage_nb.view.analysis_page import maxims as page_of
from tests.second_block import second


@pytest.fixture(scope="module")
def mine() -> Experiment:
    return experiment(Design(), one_habit("italy", Habit(rests=(1, 2, 3, 4, 5))), n=2, seed=31)


def test_every_maxim_has_its_words_and_a_verdict() -> None:
    every = maxims()
    assert [each.maxim.number for each in every] == list(range(1, 24))
    assert sum(every.counts.values()) == 23
    assert every.counts[UNTESTED] <= 11
    for each in every:
        assert each.maxim.text
        assert each.maxim.test
        assert (each.verdict == UNTESTED) is (each.told == "")
        assert str(each).startswith(f"{each.maxim.number}. {each.maxim.text}")
        assert str(each.maxim.test) in page_of(every).replace("&#x27;", "'")
    assert [each.maxim.number for each in maxims(14, 3)] == [3, 14]
    assert {each.verdict for each in every.only(OPEN)} == {OPEN}


def test_what_is_said_of_a_maxim_is_said_by_both_blocks() -> None:
    here, there = large(GAMES), second(GAMES)
    looked = [(each, each.look(here), each.look(there)) for each in MAXIMS if each.look is not None]
    assert {each.number for each, one, other in looked if one.direction != other.direction} == NOT_HELD
    assert all(one.found is None or one.verdict == OPEN or one.maxim.number not in NOT_HELD for one in maxims())


@pytest.mark.parametrize("kind", ["USA builds until round 4", "USA builds until round 3"])
def test_who_alone_stops_building_loses_in_both_blocks(kind: str) -> None:
    found = [alone(kind, of_company("usa", "vp"), games) for games in (large(GAMES), second(GAMES))]
    assert [each.direction for each in found] == ["less", "less"]


def test_one_company_alone_does_otherwise(mine: Experiment) -> None:
    rested = alone("mine", of_company("italy", "productions"), mine)
    own, usual = (mine.values(of_company("italy", "productions"), mine.printed, who) for who in ("mine", "programs"))
    assert rested.by["programs"].mean == sum(own[seed] - usual[seed] for seed in own) / 2 < 0
    line = hand_in_habit("27_luck_and_skill", "Ada | L.", mine, "italy", Habit(rests=(2,)), "less", "so\nit is")
    assert "| mine (printed) | vp_of_company_italy | against printed, 4 players, full," in str(line)
    assert "| guess: less | italy with rests=(2,) from seed 31: " in str(line)
    (read,) = collect([str(line)])
    assert read == line
    untouched = hand_in_habit("27_luck_and_skill", "Ada", mine, "italy", Habit(rests=(2,)), "less", "...")
    assert "Write your own name" in str(untouched)
    (read,) = collect(str(line))
    assert (read.name, read.says) == ("Ada / L.", "so it is")
    assert read.games == line.games


def test_what_a_habit_changes_is_told_by_name() -> None:
    assert Habit().changes == {}
    assert Habit(WEIGHTS._replace(base=6.0), builds_until=3).changes == {"base": 6.0, "builds_until": 3}


def test_the_measures_of_the_maxims_are_read_from_the_rows() -> None:
    names = ("round", "company", "won", "vp", "energy", "engineers", "productions")
    told = [
        (1, "france", 0, 9, 2, 12, 1),
        (1, "usa", 1, 8, 4, 12, 1),
        (2, "france", 0, 20, 12, 6, 0),
        (2, "usa", 1, 30, 18, 6, 2),
    ]
    rows = [dict(zip(names, row, strict=True)) for row in told]
    assert france_ahead(rows) == -10
    assert busy_winner(rows) == 1
    assert later_energy(rows) == 12
    assert later_engineers(rows) == pytest.approx(30 / 12 - 6 / 24)
