"""Programs with other habits: they stop building when they are to, and play on sensibly."""

import pickle

import pytest

from barrage_nb import experiment, new_game, play
from barrage_nb.board.office import SPACES
from barrage_nb.engine.events import Invested
from barrage_nb.engine.moves import Place
from barrage_nb.engine.rulings import Design
from barrage_nb.lessons.experiments import UNTIL, nearest, stopping
from barrage_nb.lessons.experiments.habits import BUILDERS, Habit, builders


@pytest.mark.parametrize("until", [0, 2])
def test_a_program_that_stops_constructs_nothing_from_then_on(until: int) -> None:
    position, choose = new_game(2, seed=4), Habit(BUILDERS, until)(1)
    rounds = set()
    while position.question is not None:
        step = play(position, choose(position))
        rounds |= {position.round for event in step.events if isinstance(event, Invested)}
        position = step.after
    assert rounds == set(range(1, until + 1))
    assert all(company.energy >= 0 for company in position.companies.values())


def test_a_program_that_rests_places_nobody_to_produce_in_those_rounds() -> None:
    def turbines(rests: tuple[int, ...]) -> set[int]:
        position, choose = new_game(2, seed=4), Habit(rests=rests)(1)
        rounds = set()
        while position.question is not None:
            move = choose(position)
            if isinstance(move, Place) and SPACES[move.space].action == "produce":
                rounds.add(position.round)
            position = play(position, move).after
        return rounds

    usual = turbines(())
    assert len(usual) > 2
    assert not turbines((2, 4)) & {2, 4}


def test_larger_doubts_make_other_games() -> None:
    designs, players = {"printed": Design()}, {"usual": Habit(), "doubting": Habit(doubt=30.0)}
    found = experiment(designs, players, n=1, seats=2)
    assert found.values("vp", "printed", "usual") != found.values("vp", "printed", "doubting")


def test_a_habit_is_a_policy_that_can_be_sent_and_is_the_same_with_the_same_seed() -> None:
    designs = {"printed": Design()}
    found = experiment(designs, {"one": builders, "sent": pickle.loads(pickle.dumps(builders))}, n=1, seats=2)
    assert found.values("vp", "printed", "one") == found.values("vp", "printed", "sent")
    other = experiment(designs, {"one": Habit()}, n=1, seats=2)
    assert found.values("vp", "printed", "one") != other.values("vp", "printed", "one")


def test_the_nearest_of_some_sizes() -> None:
    assert nearest({0: "none", 3: "three"}, 1.4) == 0
    assert nearest({0: "none", 3: "three"}, -9.0) == 0
    assert nearest([25, 12], 20.1) == 25


def test_stopping_tells_what_each_round_of_building_is_worth() -> None:
    found = stopping("built")
    assert [each.design for each in found] == list(UNTIL)[1:]
    changes = [each.by["programs"].mean for each in found]
    assert changes == sorted(changes, reverse=True)
    assert all(each.direction == "less" for each in found)
    assert found[0].against == "building to the end"
