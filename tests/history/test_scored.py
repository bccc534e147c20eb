"""What is read from the events of a scoring is what the rules gave."""

from typing import Any

import pytest

from barrage_nb import Game, new_game, play, sketch
from barrage_nb.engine.play import Step, builder_player, unfold
from barrage_nb.engine.position import Position
from barrage_nb.history.summary import final_score, round_score, source_of
from barrage_nb.lessons import scoring
from barrage_nb.lessons.games import evening
from tests.clauses import clause
from tests.saved_games import saved_game


def to_the_end_of_the_round(picture: str) -> Step:
    """The last step of a round in which everybody goes to the bank."""
    game = Game(sketch(picture))
    while game.node.parent is None or round_score(game.node.step) is None:
        question: Any = game.position.question
        game.play(f"place bank {game.position.companies[question.who].engineers}")
    return game.node.step


def when_scored(step: Step) -> Position:
    """The position in which the scoring of a round began."""
    parts = unfold(step.before, step.move).parts
    return next(part.after for part in parts for event in part.events if event.clause == "S1")


@clause("S2", "S4", "S5", "E2")
def test_every_number_of_a_round_is_there() -> None:
    step = to_the_end_of_the_round(
        "usa engineers=1 energy=13 B10L=1 | germany engineers=1 energy=6 B9L=1 B8L=1 | italy engineers=1 | "
        "round=2 bonus=elevations,bases,conduits,contracts,powerhouses"
    )
    score = round_score(step)
    assert score is not None
    assert (score.round, score.tile, score.order) == (2, "bases", ("italy", "germany", "usa"))
    usa, germany, italy = score.lines
    assert (usa.rank, usa.rank_vp, usa.credits, usa.zero_vp, usa.counted, usa.bonus, usa.next_number) == (
        1,
        6,
        5,
        0,
        1,
        4,
        3,
    )
    assert (germany.rank, germany.rank_vp, germany.counted, germany.bonus, germany.vp) == (2, 2, 2, 4, 6)
    assert (italy.energy, italy.rank, italy.rank_vp, italy.credits, italy.zero_vp, italy.vp) == (0, 0, 0, 3, -3, -3)
    assert final_score(step) is None


@clause("S3")
def test_equal_energy_shares_a_rank() -> None:
    step = to_the_end_of_the_round(
        "usa engineers=1 energy=5 | germany engineers=1 energy=5 | italy engineers=1 energy=2"
    )
    score = round_score(step)
    assert score is not None
    assert [(line.who, line.rank, line.tied, line.rank_vp) for line in score.lines] == [
        ("usa", 1, 2, 4),
        ("germany", 1, 2, 4),
        ("italy", 3, 1, 0),
    ]


@clause("A2")
def test_an_automa_is_paid_in_points() -> None:
    step = to_the_end_of_the_round(
        "usa engineers=1 energy=2 | italy engineers=0 energy=9 | automas=italy:easy automa_pile=1,3,5"
    )
    score = round_score(step)
    assert score is not None
    italy, usa = score.lines
    assert (italy.paid_in, usa.paid_in) == ("vp", "credits")
    assert italy.vp == italy.rank_vp + italy.credits + italy.bonus


def test_a_turn_in_the_middle_of_a_round_scores_nothing() -> None:
    step = play(sketch("usa | germany"), sketch("usa | germany").legal_moves[0])
    assert round_score(step) is None
    assert final_score(step) is None


@pytest.mark.parametrize("seed", [1, 2])
def test_whole_games_are_scored_as_the_lessons_work_it_out(seed: int) -> None:
    position, player, rounds = new_game(players=2 + seed, seed=seed), builder_player(seed), 0
    while position.question is not None:
        step = play(position, player(position))
        score, last, position = round_score(step), final_score(step), step.after
        if score is None:
            continue
        rounds += 1
        at = when_scored(step)
        for line in scoring.lines(at):
            (mine,) = (each for each in score.lines if each.who == line.who)
            assert (mine.energy, mine.rank, mine.tied, mine.rank_vp) == (
                line.energy,
                line.rank,
                line.tied,
                line.rank_vp,
            )
            assert (mine.credits, mine.zero_vp, mine.vp) == (line.credits, line.zero_vp, line.vp)
            assert (mine.bonus, mine.loss) == (line.bonus, line.loss)
            assert not mine.bonus or (mine.counted, mine.full_bonus) == (line.counted, line.full_bonus)
            assert mine.next_number in (line.next_number, 0)
        assert (last is None) == (rounds < 5)
    assert rounds == 5
    assert last is not None
    assert [line.who for line in last.lines if line.place == 1] == list(position.ranking[0])
    for each in last.lines:
        assert each.before + each.objective + each.resources + each.water == each.vp == position.companies[each.who].vp
        assert each.buildings == 0


def test_the_end_of_the_evening() -> None:
    game = saved_game(evening())
    last = final_score(game.whole_line()[-1].step)
    assert last is not None
    assert [(line.who, line.objective, line.resources, line.water, line.vp, line.place) for line in last.lines] == [
        ("germany", 10, 4, 5, 97, 1),
        ("usa", 15, 2, 2, 91, 2),
        ("italy", 5, 2, 0, 74, 3),
        ("france", 0, 3, 6, 50, 4),
    ]


@clause("L85", "L86")
def test_buildings_are_points_of_the_last_scoring_and_works_of_the_bonus_tile() -> None:
    table = "usa engineers=1 energy=13 vp=50 wind_farm.1 robot_factory.1 works_taken=500 | italy engineers=1 vp=50"
    tiles = "building_tiles=wind_farm,robot_factory,cofferdam,loan_agency,research_lab round=5"
    bonus = "bonus=bases,conduits,contracts,powerhouses,external_works"
    game = Game(sketch(f"{table} | {tiles} {bonus} objective=basins_1", box="leeghwater"))
    game.play("place bank 1")
    last = final_score(game.play("place bank 1").step)
    assert last is not None
    (usa,) = (line for line in last.lines if line.who == "usa")
    assert (usa.buildings, usa.before) == (5 + 5, 50 + 6), "6 for most energy"
    assert usa.before + usa.objective + usa.resources + usa.buildings + usa.water == usa.vp
    assert source_of("L86", 5) == source_of("L87", 4) == "bonus"
