"""Games made by chance, for tests that look at many positions."""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from barrage_nb import Move, Position, Step, new_game, play, random_player
from barrage_nb.engine.play import builder_player

KINDS = [(players, rules) for players in (2, 3, 4) for rules in ("full", "introductory")]


class Turned(NamedTuple):
    """A position, the move played in it, and its step."""

    position: Position
    move: Move
    step: Step


def played(players: int, rules: str, seed: int, builds: bool | None = None) -> Iterator[Turned]:
    """A whole game by chance, move by move; half of the seeds build and produce when they can."""
    builds = seed % 2 == 0 if builds is None else builds
    return played_from(new_game(players=players, rules=rules, seed=seed), seed, builds)


def played_from(position: Position, seed: int, builds: bool) -> Iterator[Turned]:
    """The rest of a game by chance, move by move."""
    strategy = builder_player(seed) if builds else random_player(seed)
    while position.question is not None:
        move = strategy(position)
        step = play(position, move)
        yield Turned(position, move, step)
        position = step.after


@cache
def positions(players: int, rules: str, seed: int) -> tuple[Position, ...]:
    """Every position of a game by chance, the last one included."""
    turned = list(played(players, rules, seed))
    return (*(each.position for each in turned), turned[-1].step.after)
