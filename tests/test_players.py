"""The players: random, greedy and builder, and games played out."""

from collections.abc import Callable
from random import Random

import pytest

from barrage_nb import greedy, legal_moves, new_game, play, play_out, random_player, sketch
from barrage_nb.engine.play import Strategy, builder_player
from tests.clauses import clause
from tests.made_games import KINDS
from tests.proofs import many, proof
from tests.rules.table import after, opened


def choices(strategy, *moves, start):
    """The line that a strategy chooses after the moves."""
    return str(strategy(after(start, *moves)))


@pytest.mark.parametrize(("players", "rules"), KINDS)
@pytest.mark.parametrize(
    "strategy", many([random_player(3), builder_player(3), greedy]), ids=["random", "builder", "greedy"]
)
def test_every_player_plays_a_whole_game(players, rules, strategy):
    end = play_out(new_game(players=players, rules=rules, seed=5), strategy)
    assert end.over
    assert end.round == 5
    assert legal_moves(end) == ()
    assert sorted(who for place in end.ranking for who in place) == sorted(end.companies)


@pytest.mark.parametrize("strategy", [random_player, builder_player])
def test_the_seed_fixes_the_choices(strategy):
    start = new_game(players=3, seed=9)
    assert play_out(start, strategy(1)) == play_out(start, strategy(1))
    assert play_out(start, strategy(1)) != play_out(start, strategy(2))


def test_random_chooses_every_legal_move_some_time():
    position = sketch("usa B1L=2*2 C1A P8.1")
    luck = random_player(0)
    assert {luck(position) for _ in range(500)} == set(legal_moves(position))


@clause("E8")
def test_each_company_may_have_its_own_player():
    start = sketch("usa | italy engineers=3 | round=5")
    asked = []

    def noting(name):
        def choose(position):
            asked.append(name)
            assert position.question.who == name
            return legal_moves(position)[0]

        return choose

    end = play_out(start, {"usa": noting("usa"), "italy": noting("italy")})
    assert end.over
    assert set(asked) == {"usa", "italy"}


def test_playing_out_a_finished_game_changes_nothing():
    end = play_out(new_game(players=2, seed=1), random_player(1))
    assert play_out(end, greedy) is end


@pytest.mark.parametrize(("picture", "moves", "best"), [
    # the production with most energy, of dams, drops and spaces
    ("usa B1L=3*3 C1A P8.1 B2L=1*1 C2A P6.1", ["place turbine+2"], "produce B1L C1A P8.1 x3"),
    # points before energy: the contract of 8 points, not the one of 5 energy
    ("usa B1L=2*2 C1A P8.1 contracts=404,406,202", ["place turbine+0", "produce B1L C1A P8.1 x2"], "fulfil 406"),
    # any contract rather than none
    ("usa B1L=1*1 C1A P8.1 contracts=203", ["place turbine+0"], "fulfil 203"),
    # energy where no points are to be had
    ("usa B1L=1*1 C1A P8.1 engineers=2 excavators=0 mixers=0 | italy", [], "place turbine+2"),
    # the second conduit of the USA brings three points, more than seven energy
    ("usa B1L=1*1 C1A P8.1 engineers=2 | italy", [], "place construction-1"),
    # the tile that gives points
    ("usa P5.1 P6.1 mixers=9 tiles=powerhouse,adv3_powerhouse", ["place construction-1"],
     "build powerhouse with adv3_powerhouse"),
    # the fifth base, for its seven points
    ("usa B1L B2L B3L B4L excavators=9 engineers=1 constructions=0 tiles=base,conduit", ["place construction-1"],
     "build base with base"),
    # no foreign conduit where an own one does as well
    ("usa B1L=1*1 B2L=1*1 C2B P10.1 P8.1 | italy C1A", ["place turbine+0"], "produce B2L C2B P10.1 x1"),
])  # fmt: skip
def test_greedy_takes_what_is_plainly_best(picture, moves, best):
    assert choices(greedy, *moves, start=picture) == best


def test_greedy_looks_to_the_end_of_its_turn():
    # the production pays only through the contract behind it
    picture = "usa B1L=1*1 C1A P8.1 B9L=3*3 C9A P11.1 contracts=209 engineers=2 | italy"
    move = greedy(opened(picture))
    assert str(move).startswith("place turbine")
    end = after(picture, str(move))
    while end.question.who == "usa" and end.mover == "usa":
        end = play(end, greedy(end)).after
    assert end.companies["usa"].fulfilled == (209,)


def test_greedy_chooses_in_the_draft_and_when_asked_out_of_turn():
    game = new_game(players=4, seed=2)
    assert greedy(game) in legal_moves(game)
    position = sketch("usa B8L=3 engineers=1 | france B9L B10L energy=5 engineers=0 | bonus=bases,contracts")
    split = after(position, "place bank 1")
    assert str(legal_moves(split)[0]).startswith("machines")
    assert greedy(split) in legal_moves(split)


def test_greedy_says_when_there_is_nothing_to_choose():
    end = play_out(new_game(players=2, seed=1), random_player(1))
    with pytest.raises(AssertionError, match="the game is over"):
        greedy(end)


@proof
@clause("P8")
def test_greedy_beats_chance():
    wins = 0
    for seed in range(12):
        start = new_game(players=2, rules="introductory", seed=seed)
        end = play_out(start, {"usa": greedy, "germany": random_player(seed)})
        wins += end.ranking[0] == ("usa",)
    assert wins >= 9


def test_the_builder_produces_and_builds_where_it_can():
    lines = {choices(builder_player(seed), start="usa B1L=2*2 C1A P8.1") for seed in range(40)}
    assert all(line.startswith(("place turbine", "place construction", "place water")) for line in lines)
    assert len(lines) > 3
    assert choices(builder_player(1), start="usa engineers=0 P5.1 mixers=9 tiles=adv1_powerhouse").startswith(
        ("use", "pass")
    )


@pytest.mark.parametrize("player", [random_player, builder_player])
def test_where_nothing_is_to_be_answered_a_player_finds_no_move(player: Callable[[int], Strategy]) -> None:
    over = play_out(new_game(2, seed=3), random_player(3))
    assert not over.legal_moves
    with pytest.raises(IndexError):
        player(0)(over)


def test_moves_are_drawn_as_python_draws_them() -> None:
    position = new_game(4, seed=5)
    strategy, luck = random_player(5), Random("random player 5")
    for _ in range(200):
        assert strategy(position) == luck.choice(position.legal_moves)
