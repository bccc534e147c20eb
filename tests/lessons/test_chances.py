"""How sure a number is: the game with the bell, a die whose truth is known, and the same luck for two positions."""

from statistics import fmean

import pytest

from barrage_nb import Game, best_moves, compare_moves, compare_positions, review, rollout
from barrage_nb.analysis import quick_player, search_player, wavering_player
from barrage_nb.lessons.chances import (
    DIE_MEAN,
    GIFTS,
    MOST_GAMES,
    PEOPLE,
    Betting,
    Draws,
    LuckPair,
    Throwing,
    bell,
    intervals,
    judge_bet,
    judge_saving,
    misses,
    pair,
    saving,
)
from barrage_nb.lessons.games import duel
from tests.saved_games import saved_game

SEED = 4
"""The luck of the lesson."""


@pytest.fixture(scope="module")
def draws() -> Draws:
    """The games of the lesson."""
    return Draws(bell(), SEED)


def test_the_games_drawn_are_those_of_a_rollout(draws: Draws) -> None:
    played = rollout(bell(), wavering_player, n=12, seed=SEED, executor=None)
    one, other = played.companies
    leads = [end.vp[0] - end.vp[1] for (end,) in played.ends]
    assert list(draws.leads(12)) == leads
    assert draws.companies == (one, other) == ("france", "usa")


def test_the_first_games_mislead_and_many_decide(draws: Draws) -> None:
    assert bell().companies["usa"].vp > bell().companies["france"].vp
    assert draws.leads(1)[0] < 0
    assert draws.ahead == "france"
    assert not draws.truth.open
    assert draws.enough is not None
    assert 20 < draws.enough < 150
    assert draws.known(draws.enough - 1).open
    assert not draws.known(draws.enough).open


def test_before_eight_games_nothing_is_known_of_how_sure_it_is(draws: Draws) -> None:
    assert draws.known(7).reach == float("inf")
    assert draws.known(8).reach < float("inf")


def test_a_bet_is_told_apart_from_a_lucky_one(draws: Draws) -> None:
    assert draws.enough is not None
    early, late = judge_bet(draws, "france", 9), judge_bet(draws, "france", draws.enough + 5)
    wrong, bold = judge_bet(draws, "usa", 9), judge_bet(draws, "usa", draws.enough + 5)
    assert [each.right for each in (early, late, wrong, bold)] == [True, True, False, False]
    assert "you were lucky" in early.why
    assert "a sound bet" in late.why
    assert "misled you" in wrong.why
    assert "against an interval" in bold.why
    assert f"{MOST_GAMES} games France ends" in early.happened
    assert f"decided after {draws.enough} games" in early.distance


def test_a_bet_is_made_once_and_shows_all_games(draws: Draws) -> None:
    begun = Betting(draws)
    seen = begun.draw(8).draw(1000).draw(1)
    assert (begun.count, begun.draw(8).count, seen.count) == (1, 9, MOST_GAMES)
    bet = begun.draw(8).bet_on("usa")
    assert bet.said == (judge_bet(draws, "usa", 9),)
    assert bet.draw(8) is bet.bet_on("france") is bet
    other = bet.with_other_luck()
    assert (other.count, other.said, other.draws.seed) == (1, (), SEED + 1)


def test_people_throw_once_more_and_another_question_begins_anew() -> None:
    begun = Throwing()
    assert begun.found == ()
    twice = begun.throw(misses(intervals(1))).throw(0)
    assert twice.found == intervals(2)
    assert (twice.people, twice.missed) == (40, misses(intervals(1)) + misses(intervals(2)))
    assert str(twice.missed) in str(twice.said[1])
    asked = twice.ask_again(0.5, 10)
    assert (asked.found, asked.missed, asked.said) == ((), 0, ())
    assert asked.throw(0).found == intervals(3, 10, 0.5)


def test_of_twenty_intervals_about_one_misses_the_die() -> None:
    missed = [misses(intervals(seed)) for seed in range(200)]
    assert 0.6 < fmean(missed) < 1.4
    assert 8 < fmean(misses(intervals(seed, level=0.5)) for seed in range(60)) < 12
    assert fmean(misses(intervals(seed, level=0.99)) for seed in range(60)) < 0.6
    assert len(intervals(1)) == PEOPLE
    assert misses(intervals(1)) == sum(abs(each.mean - DIE_MEAN) > each.reach for each in intervals(1))
    wide, narrow = intervals(1, throws=10)[0].reach, intervals(1, throws=40)[0].reach
    assert 1.5 < wide / narrow < 3


def test_the_same_luck_helps_where_nobody_changes_a_plan_and_only_there() -> None:
    planless, planning = (pair(gift, bell()) for gift in GIFTS)
    assert planless.saved > 25
    assert planning.saved < 2
    assert planless.apart(False).open
    assert not planless.apart(True).open
    assert [saving(each) for each in (planless, planning)] == [50, 1]
    assert judge_saving(planless, 50).right
    assert "side by side" in judge_saving(planless, 1).why
    assert "cross here and there" in judge_saving(planning, 10).why


def test_what_the_same_luck_saves_is_what_it_takes_from_the_variance() -> None:
    games = LuckPair((10, 20, 30), (11, 21, 32), (30, 10, 20))
    assert games.saved == pytest.approx((100 + 331 / 3) / (1 / 3))
    assert games.apart(True).mean == pytest.approx(4 / 3)
    assert games.apart(False).mean == 0
    assert games.first(2) == LuckPair((10, 20), (11, 21), (30, 10))


# What the lesson says of its game.


def at(place: int) -> Game:
    """The game of the lesson at a place."""
    game = saved_game(duel())
    game.go(place)
    return game


def test_its_review_is_kept_in_the_file() -> None:
    def worked_out() -> None:
        raise AssertionError("the review is not in the file any more: let `review` write it anew")

    looked = review(at(79), watch=worked_out, executor=None)
    assert [each.node for each in looked.turning_points] == [53, 69, 76]
    lost = {each.node: each for each in looked.turning_points}
    assert lost[53].lost.mean > lost[69].lost.mean
    assert lost[53].won["france"].mean > 0.5
    assert lost[69].won["france"].mean == 0
    assert len(looked) == 31
    assert sum(each.sure for each in looked.moves) == 5
    assert [each.node for each in looked.moves if each.disagree] == [64]
    assert lost[76].worked_out
    assert {who: company.vp for who, company in at(79).position.companies.items()} == {"france": 102, "usa": 108}


def test_the_turbine_of_round_five_costs_about_twenty_points() -> None:
    two = compare_moves(
        at(49).position, ["place turbine+2", "place turbine+0"], wavering_player, n=60, by="lead", executor=None
    )
    lost = two.difference("place turbine+2", "place turbine+0")
    assert lost.low > 14
    assert 18 < lost.mean < 30


def test_five_credits_that_nobody_needs_are_one_point_for_sure() -> None:
    game = at(0)
    game.tweak(0, "france credits=26")
    gift = compare_positions(game.position, bell(), wavering_player, n=30, executor=None)
    assert gift.difference("a", "b")[:3] == (1, 1, 1)


def test_the_sure_player_is_wrong_about_the_last_chance() -> None:
    late = at(68).position
    quick, wavering = (rollout(late, policy, n=40, executor=None) for policy in (quick_player, wavering_player))
    assert quick.vp("france").reach == 0
    assert quick.won("france").mean == 0
    assert 0.1 < wavering.won("france").mean < 0.5
    found = best_moves(late, n=32, executor=None)
    assert found.ended == "decided"
    assert str(found.move) == "place patent-2"
    assert found.value(found.best).mean > 0
    assert found.second == found.best
    assert found.left_out == 0
    assert str(search_player(seed=1, playouts=200)(late)) == "place patent-2"
