"""Games to look back on, and the words in which these tests put their questions."""

from functools import cache

from barrage_nb import new_game, play, read_move, sketch, why_not
from barrage_nb.engine.play import builder_player, random_player
from barrage_nb.history import Game
from barrage_nb.notation.text import GameText


@cache
def played(seed: int, players: int = 4, rules: str = "full", by=builder_player) -> GameText:
    """A whole game that a program plays to its end."""
    start = position = new_game(players, rules, seed=seed)
    player, moves = by(seed), []
    while position.question is not None:
        moves.append(player(position))
        position = play(position, moves[-1]).after
    return GameText(start, tuple(moves))


def whole_game(seed: int, players: int = 4, rules: str = "full", by=builder_player) -> Game:
    """The same game as a tree of one line, at its end."""
    return Game(played(seed, players, rules, by))


def random_game(seed: int, players: int = 2) -> Game:
    """A whole game of chance."""
    return whole_game(seed, players, by=random_player)


def opening(seed: int, moves: int, players: int = 4) -> Game:
    """The first moves of a whole game."""
    game = played(seed, players)
    return Game(GameText(game.start, game.moves[:moves]))


def outcome(position, moves, look):
    """What a look at the position shows after the moves, or the clause that refuses one of them."""
    for line in moves:
        refusal = why_not(position, read_move(line))
        if refusal is not None:
            return refusal.partition(":")[0]
        position = play(position, read_move(line)).after
    return look(position)


PICTURE = "usa B1U=3*3 C1A P8.1 engineers=2 | germany engineers=1 | objective=basins_1"


def two_lines():
    """A game with two lines: all three drops are used, or one of them."""
    game = Game(sketch(PICTURE))
    for move in ("place turbine+0", "produce B1U C1A P8.1 x3", "place bank 1"):
        game.play(move)
    game.branch(1, "produce B1U C1A P8.1 x1", "place bank 1")
    return game
