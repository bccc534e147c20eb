"""Endings of fresh games against a plain search through everything: `python benchmarks/endings.py [--endings 200]`.

From games for two, each an ending that is small enough to be worked out: whether `best_moves` finds a best turn by
working it out and by playouts alone, and what playouts say surely although it is false.
"""

import argparse
from collections.abc import Iterator
from itertools import count, islice
from random import Random
from typing import NamedTuple

from barrage_nb import Position, best_moves, legal_moves, new_game, play
from barrage_nb.analysis import wavering_player
from barrage_nb.analysis.endings import Endgame, NotSolved, can_be_solved
from barrage_nb.analysis.seeds import STRENGTH
from barrage_nb.board.tiles import ROUNDS
from barrage_nb.engine.rounds import Turn
from tests.analysis.plain_endings import PlainEnding, TooLong

FIRST = STRENGTH.start + 50_000
"""The ladder's games end far below."""
PLAIN = 30_000
"""So many positions a plain search looks at, who knows no shorter way."""


class Ending(NamedTuple):
    """A turn of the last round of a game by a seed, that can be worked out."""

    seed: int
    position: Position


class Held(NamedTuple):
    """What a plain search says of an ending, beside what is said of it."""

    seed: int
    truth: float
    worked_out: float
    played_out: float
    sure: bool  # whether playouts said that every other of all turns loses
    false: int  # turns that surely lose in playouts, though they come to as much as the best one there, or more

    @property
    def lost(self) -> float:
        """What the first choice of playouts loses."""
        return self.truth - self.played_out


def endings() -> Iterator[Ending]:
    """One of each game that has any, for ever."""
    for seed in count(FIRST):
        position, choose, turns = new_game(2, seed=seed), wavering_player(seed), list[Position]()
        while position.question is not None:
            if position.round == ROUNDS and isinstance(position.question, Turn) and _can_be_solved(position):
                turns.append(position)
            position = play(position, choose(position)).after
        if turns:
            yield Ending(seed, Random(seed).choice(turns))


def _can_be_solved(position: Position) -> bool:
    question = position.question
    assert question is not None
    if len(position.legal_moves) == 1 or not can_be_solved(position, "lead"):
        return False
    try:
        return bool(list(Endgame(position.view_for(question.who), "lead").turns()))
    except NotSolved:
        return False


def held(ending: Ending) -> Held | None:
    """An ending beside its truth, unless a plain search is too long for it."""
    position = ending.position
    question = position.question
    assert question is not None
    view, plain = position.view_for(question.who), PlainEnding(question.who, PLAIN)
    try:
        truth = {move: plain.lead(play(view, move).after) for move in legal_moves(view)}
    except TooLong:
        return None
    exact = best_moves(position, n=64, most=1000, executor=None)
    value = dict(zip(exact.plans, exact.worked_out, strict=True))
    found = best_moves(position, n=64, exact=0, executor=None)
    said = {option: value.get(found.plan(option)) for option in found.options}
    best = said[found.best]
    false = [
        option
        for option, came in said.items()
        if best is not None and came is not None and came >= best and found.lost(option).low > 0
    ]
    alone = not found.left_out and found.undecided == ()
    return Held(ending.seed, max(truth.values()), truth[exact.move], truth[found.move], alone, len(false))


def main() -> None:
    """Hold as many as were asked for, and print what came."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--endings", type=int, default=200)
    options = parser.parse_args()
    results = islice(((ending, held(ending)) for ending in endings()), options.endings)
    known, long = list[Held](), 0
    for ending, result in results:
        if result is None:
            long += 1
            print(ending.seed, "is too long for a plain search", flush=True)
            continue
        known.append(result)
        if result.truth != result.worked_out or result.lost or result.false:
            print(result, flush=True)
    right = sum(result.truth == result.worked_out for result in known)
    best = sum(result.lost == 0 for result in known)
    wrong = sum(result.lost > 0 and result.sure for result in known)
    print(f"{len(known)} endings, and {long} more that are too long for a plain search")
    print(f"worked out: a best turn in {right}")
    print(f"by playouts alone: a best turn in {best}; surely the best and wrong in {wrong}", end="; ")
    print(f"turns that surely lose and do not: {sum(result.false for result in known)}")


if __name__ == "__main__":
    main()
