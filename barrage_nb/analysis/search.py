"""The searching player: it tries out its best turns against luck dealt anew, and takes the one that ends best."""

import time
from random import Random
from statistics import fmean

from ..engine.draft import Draft, Playout
from ..engine.moves import ACT, Move
from ..engine.play import answered
from ..engine.players import Strategy
from ..engine.position import Position
from ..engine.questions import Question
from ..engine.setup import deal
from ..engine.turns import Turn
from .appraisal import Outlooks
from .quick import plans, quick_choice
from .standing import margin
from .weights import WEIGHTS, Weights

MOST_PLANS = 8


class Searcher:
    """A player that searches, with what it has planned for the questions of its turn."""

    def __init__(self, seed: int, seconds: float | None, playouts: int | None, weights: Weights) -> None:
        self.luck = Random(f"search player {seed}")
        self.seconds, self.playouts = seconds, playouts
        self.outlooks = Outlooks(weights)
        self.planned: tuple[Move, ...] = ()

    def __call__(self, position: Position) -> Move:
        moves = position.legal_moves
        if len(moves) == 1:
            return moves[0]
        question = position.question
        assert question is not None, "the game is over"
        if isinstance(question, Turn):
            self.planned = self.search(position, question)
        elif not self.planned or self.planned[0] not in moves:
            return quick_choice(position, self.outlooks, self.luck)
        move, *rest = self.planned
        self.planned = tuple(rest)
        return move

    def search(self, position: Position, question: Question) -> tuple[Move, ...]:
        """The plan that ends best, by halving: the worse half of the plans is left aside again and again."""
        if isinstance(position, Draft):
            position = position.snapshot()  # in a playout, which writes on it
        view = position.view_for(question.who)
        found = plans(self.outlooks.appraisal(position, question.who), position.legal_moves, MOST_PLANS)
        if len(found) == 1:
            return found[0]
        left = {plan: list[float]() for plan in found}
        began, played = time.perf_counter(), 0
        most = self.playouts if self.playouts is not None else 10**9
        # With n plans there are about log2(n) halvings, and each gets the same share.
        halvings = max(1, (len(left) - 1).bit_length())
        number = 0
        for halving in range(1, halvings + 1):
            while True:
                number += 1
                luck = self.luck.randrange(10**9)
                dealt = deal(view, luck)
                for plan, ends in left.items():
                    ends.append(self.ending(dealt, question.who, plan, luck))
                    played += 1
                share = halving / halvings
                late = self.seconds is not None and time.perf_counter() - began > self.seconds * share
                if late or played + len(left) > most * share:
                    break
            ranked = sorted(left, key=lambda plan: fmean(left[plan]), reverse=True)
            left = {plan: left[plan] for plan in ranked[: max(1, (len(ranked) + 1) // 2)]}
        return next(iter(left))

    def ending(self, dealt: Position, who: str, plan: tuple[Move, ...], luck: int) -> float:
        """How far ahead a company is at the beginning of the next round, if it plays a plan now."""
        draft, chance, planned = Playout(dealt), Random(luck), list(plan)
        round = draft.round
        while (asked := draft.question) is not None:
            if draft.round > round and draft.phase == "actions":
                break
            if asked.who in draft.automas:
                move: Move = ACT
            elif planned and asked.who == who and planned[0] in draft.legal_moves:
                move = planned.pop(0)
            else:
                move = quick_choice(draft, self.outlooks, chance)
            answered(draft, asked, move)
        return margin(draft, who, self.outlooks)


def search_player(
    seed: int = 0, seconds: float | None = None, playouts: int | None = None, weights: Weights = WEIGHTS
) -> Strategy:
    """A strategy that searches before each of its turns, for so long or with so many playouts."""
    return Searcher(seed, seconds, 120 if seconds is None and playouts is None else playouts, weights)
