"""Saved games, each read and played once; whoever opens one gets a game of their own on the same places."""

from copy import copy
from functools import cache

from barrage_nb import Game

_played = cache(Game)


def saved_game(text: str) -> Game:
    """A saved game as `Game` reads it: its places never change, so only the lists of them are copied."""
    game = copy(_played(text))
    game.__dict__.update({name: copy(value) for name, value in game.__dict__.items()})
    return game
