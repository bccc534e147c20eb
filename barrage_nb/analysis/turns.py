"""The turns of a game as a player meets them: how many choices there were, and how plain it was which is good."""

from collections import Counter
from collections.abc import Mapping, Sequence
from math import nan
from statistics import median

from ..board.office import BANK
from ..engine.automas import AutomaTurn
from ..engine.events import Placed
from ..engine.moves import Move, Place
from ..engine.play import Step
from ..engine.position import Position
from ..engine.rounds import Turn
from .appraisal import Appraisal, Outlooks
from .designs import SaidDesign
from .executors import USUAL, Workers
from .experiments import PLAYERS, OneGame, WhoPlays, told_of_games
from .outlook import WEIGHTS
from .quick import turns
from .rounds import GameRow

ELSEWHERE = "no space"
"""Where a turn goes that puts no engineers on a space."""


def by_turn(steps: Sequence[Step]) -> list[GameRow]:
    """A row for each turn of a game: who took it, where, among how many choices, and how far these lie apart.

    A choice is a way to begin: a space, whatever is built or made there and however many engineers go to the Bank, or a
    tile without engineers. `span` is how many points the best choice is worth above the middle one, `clarity` how many
    above the second best, as the quick player counts. An Automa does not choose: of its turns there is only where.
    """
    outlooks = Outlooks(WEIGHTS)
    return [
        {
            "round": step.before.round,
            "company": step.who,
            "space": next((each.space for each in step.events if isinstance(each, Placed)), ELSEWHERE),
            **(
                told(worths(outlooks.appraisal(step.before, step.who), step.before.legal_moves))
                if isinstance(step.before.question, Turn)
                else NOTHING_TOLD
            ),
        }
        for step in steps
        if isinstance(step.before.question, Turn | AutomaTurn)
    ]


NOTHING_TOLD = {"choices": nan, "span": nan, "clarity": nan}


def worths(appraisal: Appraisal, moves: Sequence[Move]) -> list[float]:
    """What each choice is worth, in the points of the quick player; the Bank is worth its first engineer there."""
    found = [option.score for option in turns(appraisal, tuple(moves))]
    if any(isinstance(move, Place) and move.space == BANK for move in moves):
        found.append(appraisal.credit - appraisal.weights.engineer)
    return found


def told(found: Sequence[float]) -> dict[str, float]:
    """How many choices there are, and how far the best is above the middle one and the second best."""
    if not found:
        return NOTHING_TOLD
    best, *others = sorted(found, reverse=True)
    apart = {"span": best - median(found), "clarity": best - others[0]} if others else {"span": nan, "clarity": nan}
    return {"choices": len(found), **apart}


def _turns_of(game: OneGame, start: Position, steps: Sequence[Step]) -> list[GameRow]:
    return [game._asdict() | row for row in by_turn(steps)]


def played_turns(
    designs: Mapping[str, SaidDesign],
    players: Mapping[str, WhoPlays] = PLAYERS,
    n: int = 10,
    seed: int = 0,
    *,
    seats: int = 4,
    executor: Workers = USUAL,
) -> list[GameRow]:
    """Every turn of n games under each design with each kind of players: the games that `experiment` plays."""
    return told_of_games(_turns_of, designs, players, n, seed, seats, executor)


def use_of_spaces(rows: Sequence[GameRow]) -> list[GameRow]:
    """How often each space is used in a game on average: a row for each design and kind of players that used it."""
    games = Counter((design, who) for design, who, _ in {(row["design"], row["players"], row["seed"]) for row in rows})
    used = Counter((row["design"], row["players"], row["space"]) for row in rows)
    return [
        {"design": design, "players": who, "space": space, "a_game": times / games[design, who]}
        for (design, who, space), times in used.items()
    ]
