"""Best moves that are kept with a game are the same when they are read, and go on as if they had never been stopped."""

from collections.abc import Callable
from itertools import islice
from typing import Any

import pytest

from barrage_nb import Game
from barrage_nb.analysis import BestMoves, growing_best_moves, reviews
from barrage_nb.analysis.reviews import is_kept, keep, kept
from barrage_nb.lessons.games import duel, evening
from tests.saved_games import saved_game

LATE, SITES = 303, 188
N = 20


@pytest.fixture
def game() -> Game:
    """A whole game, near its end."""
    game = saved_game(evening())
    game.go(LATE)
    return game


def answers(game: Game, **how: Any) -> list[BestMoves]:
    return list(growing_best_moves(game.position, n=N, executor=None, **how))


def read_again(game: Game) -> Game:
    return Game(game.text)


def test_an_answer_is_read_as_it_was_kept(game: Game) -> None:
    found = answers(game)[-1]
    assert not is_kept(game, game.position, found.who)
    keep(game, found)
    again = read_again(game)
    assert is_kept(again, again.position, found.who)
    assert kept(again, found.asked) == found.at_first
    assert str(kept(again, found.asked)) == str(found.at_first)
    assert len(again.text) < len(saved_game(evening()).text) + 150 * found.playouts


def test_what_was_asked_otherwise_or_elsewhere_is_not_known(game: Game) -> None:
    found = answers(game)[-1]
    keep(game, found)
    for how in ({"seed": 1}, {"by": "vp"}, {"most": 4}, {"level": 0.9}):
        (asked,) = islice(growing_best_moves(game.position, **{"n": N, **how}), 1)
        assert kept(game, asked) is None
    game.go(LATE + 1)
    assert not is_kept(game, game.position, found.who)


@pytest.mark.parametrize("after", [1, 5, 9, 12])
def test_an_answer_that_is_gone_on_with_is_the_same_as_one_that_was_never_stopped(game: Game, after: int) -> None:
    whole = answers(game)
    stopped = next(each for each in whole if each.count == after)
    keep(game, stopped)
    begun = kept(read_again(game), stopped.asked)
    assert answers(game, begun=begun) == whole[whole.index(stopped) :]


def test_what_is_over_is_not_gone_on_with(game: Game) -> None:
    over = answers(game)[-1]
    assert over.ended != "going on"
    assert {each.ends for each in answers(game, begun=over)} == {over.ends}


def test_an_answer_to_another_question_is_not_gone_on_with(game: Game) -> None:
    found = answers(game)[-1]
    with pytest.raises(ValueError, match="asked for otherwise"):
        answers(game, begun=found, seed=1)


@pytest.mark.parametrize(
    "damage",
    [
        lambda value: value.pop("playouts"),
        lambda value: value.update(playouts=value["playouts"][:-7]),
        lambda value: value.update(counts=[1, *value["counts"]]),
        lambda value: value.update(counts=[0] * len(value["counts"])),
        lambda value: value.update(left=[99]),
        lambda value: value.update(left=[]),
        lambda value: value.update(playouts="é"),
    ],
)
def test_what_is_damaged_says_so(game: Game, damage: Callable[[dict[str, Any]], object]) -> None:
    found = next(each for each in answers(game) if each.count == 2)
    keep(game, found)
    (value,) = (each for name, each in game.kept.items() if name.startswith("best-"))
    damage(value)
    with pytest.raises(ValueError, match="cannot be read: ask again"):
        kept(game, found.asked)


def test_what_was_kept_first_makes_room(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    game.kept["review-1"] = [1]
    found = [next(growing_best_moves(game.position, n=N, seed=seed)) for seed in range(4)]
    for each in found[:3]:
        keep(game, each)
    size = len(next(each["playouts"] for name, each in game.kept.items() if name.startswith("best-")))
    monkeypatch.setattr(reviews, "ROOM", 3 * size)
    keep(game, found[0])  # once more: it is the newest now, and all have room
    assert all(kept(game, each) for each in found[:3])
    keep(game, found[3])
    assert [kept(game, each) is not None for each in found] == [True, False, True, True]
    assert game.kept["review-1"] == [1]


def test_what_was_tried_of_the_rest_is_tried_again_after_reading() -> None:
    game = Game(Game(duel()).go(68).position)
    whole = list(growing_best_moves(game.position, n=32, exact=0, executor=None))
    found = whole[-1]
    assert len(found.options) > found.began_with[0]
    keep(game, found)
    begun = kept(read_again(game), whole[0])
    assert begun is not None
    assert (begun.ended, begun.left_out, begun.options) == ("going on", whole[0].left_out, whole[0].options)
    *_, again = growing_best_moves(game.position, n=32, exact=0, executor=None, begun=begun)
    assert (again.best, again.second, again.left_out) == (found.best, found.second, 0)
    assert set(again.options) == set(found.options)
