"""A playout is the same game as `play` move by move, in every position that a strategy is shown."""

from collections.abc import Callable
from pathlib import Path

import pytest

from barrage_nb import Move, Position, legal_moves, new_game, play, play_out, random_player
from barrage_nb.engine.play import Strategy, builder_player
from barrage_nb.engine.position import POSITION_FIELDS
from tests.clauses import clause
from tests.conformance import load
from tests.made_games import KINDS
from tests.recorded import Replay, start_of
from tests.test_automa_games import automa_game
from tests.test_whole_games import SEATS, saved

RECORDED = sorted((Path(__file__).parent / "vectors" / "games").glob("*.json.gz"))


class Beside:
    """A strategy that plays the same game with `play`, and compares what it is shown."""

    def __init__(self, start: Position, choose: Strategy) -> None:
        self.position = start
        self.choose = choose

    def __call__(self, shown: Position) -> Move:
        for field in POSITION_FIELDS:
            assert getattr(shown, field) == getattr(self.position, field), field
        assert legal_moves(shown) == legal_moves(self.position)
        assert hash(shown.companies) == hash(self.position.companies)
        move = self.choose(self.position)
        self.position = play(self.position, move).after
        return move


def compare(start: Position, choose: Strategy) -> None:
    """Play a game out beside `play`: every position and the end are the same, and the start is as it was."""
    text = start.text
    beside = Beside(start, choose)
    end = play_out(start, beside)
    assert end == beside.position
    assert end.question is None
    assert start.text == text


def saying(moves: tuple[Move, ...]) -> Strategy:
    """A strategy that plays noted moves, and goes on by chance."""
    noted, luck = iter(moves), random_player(0)
    return lambda position: next(noted, None) or luck(position)


@pytest.mark.parametrize(("players", "rules"), KINDS)
@pytest.mark.parametrize("player", [random_player, builder_player])
def test_games_by_chance_are_played_out_as_they_are_played(
    players: int, rules: str, player: Callable[[int], Strategy]
) -> None:
    for seed in range(17):  # with the kinds and players 204 games
        compare(new_game(players, rules, seed), player(seed))


@clause("A2")
def test_games_with_automas_are_played_out_as_they_are_played() -> None:
    for seed in range(12):
        compare(automa_game(seed), random_player(seed))


@pytest.mark.parametrize("name", SEATS)
def test_saved_games_are_played_out_as_they_were_played(name: str) -> None:
    game, _ = saved(name)
    compare(game.start, saying(game.moves))


class Noted(Replay):
    """A replay that notes its answers."""

    def answer(self) -> Move:
        move = super().answer()
        self.moves.append(move)
        return move

    def __init__(self, game: dict[str, object]) -> None:
        self.moves: list[Move] = []
        super().__init__(game)


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.name.partition(".")[0])
def test_recorded_games_are_played_out_as_they_were_played(path: Path) -> None:
    game = load(path)
    compare(start_of(game), saying(tuple(Noted(game).moves)))


def test_a_strategy_may_look_ahead_while_it_chooses() -> None:
    def curious(position: Position) -> Move:
        moves = legal_moves(position)
        for move in moves[:3]:
            play(position, move)
        return moves[-1]

    compare(new_game(3, "full", 7), curious)
    looked = play_out(new_game(3, "full", 7), curious)
    assert looked == play_out(new_game(3, "full", 7), lambda position: legal_moves(position)[-1])


def test_whoever_decides_and_has_no_strategy_is_named_with_all_who_decide() -> None:
    strategy = random_player(1)
    with pytest.raises(ValueError, match=r"^there is no strategy for 'italy': give one for each of usa and italy"):
        play_out("usa | italy", {"usa": strategy, "france": strategy})
    with pytest.raises(ValueError, match="'seat 1': give one for each of seat 1, seat 2, "):
        play_out(new_game(2, seed=1), {"usa": strategy})
