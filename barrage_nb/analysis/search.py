"""The searching player: it tries out its best turns against luck dealt anew, and takes the one that ends best."""

import math
import time
from collections.abc import Sequence
from random import Random
from statistics import fmean

from ..board.office import BANK, SPACES
from ..engine.draft import Draft, Playout
from ..engine.moves import ACT, Move, Place
from ..engine.play import answered
from ..engine.players import Strategy
from ..engine.position import Position
from ..engine.questions import Question
from ..engine.setup import ChooseCompany, deal
from ..engine.turns import Turn
from .appraisal import Outlooks
from .quick import plans, quick_choice
from .standing import margin
from .weights import WEIGHTS, Weights

MOST_PLANS = 20
MOST_ANSWERS = 20
WITHIN = 0.2
"""How much of a turn's search a question within the turn gets."""
HORIZON = 3
"""How many rounds a playout goes on before its end is judged; from the third round on, to the end of the game."""
PLAYOUTS = 150
"""How many there are before a turn, where nothing else is said."""


class Searcher:
    """A player that searches, with what it has planned for the questions of its turn."""

    def __init__(self, seed: int, seconds: float | None, playouts: int | None, weights: Weights) -> None:
        self.luck = Random(f"search player {seed}")
        self.seconds, self.playouts = seconds, playouts
        self.outlooks = Outlooks(weights)
        self.planned: tuple[Move, ...] = ()

    def __call__(self, position: Position) -> Move:
        moves, question = position.legal_moves, position.question
        if question is None or isinstance(question, ChooseCompany) or len(moves) == 1:
            return quick_choice(position, self.outlooks, self.luck)
        move = None if isinstance(question, Turn) else _planned(self.planned, moves)
        if move is None:
            self.planned = self.search(position.snapshot() if isinstance(position, Draft) else position, question)
            move = self.planned[0]
        self.planned = self.planned[self.planned.index(move) + 1 :]
        return move

    def candidates(self, position: Position, question: Question) -> Sequence[tuple[Move, ...]]:
        """What is to be tried: the turns that look best, or the answers to a question within a turn."""
        if isinstance(question, Turn):
            best = dict[tuple[object, ...], tuple[Move, ...]]()
            for plan in plans(self.outlooks.appraisal(position, question.who), position.legal_moves):
                best.setdefault(_done(plan), plan)
            return list(best.values())[:MOST_PLANS]
        first = quick_choice(position, self.outlooks, self.luck)
        others = [(move,) for move in position.legal_moves if move != first]
        return [(first,), *others[: MOST_ANSWERS - 1]]

    def search(self, position: Position, question: Question) -> tuple[Move, ...]:
        """The plan that ends best, by halving: the worse half of the plans is left aside again and again."""
        view = position.view_for(question.who)
        found = self.candidates(position, question)
        if len(found) == 1:
            return found[0]
        part = 1.0 if isinstance(question, Turn) else WITHIN
        left = {plan: list[float]() for plan in found}
        began, played = time.perf_counter(), 0
        most = part * self.playouts if self.playouts is not None else math.inf
        seconds = part * self.seconds if self.seconds is not None else math.inf
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
                late = time.perf_counter() - began > seconds * share
                if late or played + len(left) > most * share:
                    break
            ranked = sorted(left, key=lambda plan: fmean(left[plan]), reverse=True)
            left = {plan: left[plan] for plan in ranked[: max(1, (len(ranked) + 1) // 2)]}
        return next(iter(left))

    def ending(self, dealt: Position, who: str, plan: tuple[Move, ...], luck: int) -> float:
        """How far ahead a company is some rounds later, if it plays a plan now."""
        draft, chance = Playout(dealt), Random(luck)
        last = draft.round + HORIZON
        assert draft.question is not None, "the game is over"
        answered(draft, draft.question, plan[0])
        while (asked := draft.question) is not None:
            if draft.round >= last and draft.phase == "actions":
                break
            if asked.who in draft.automas:
                answered(draft, asked, ACT)
                continue
            if isinstance(asked, Turn):
                plan = ()
            move = _planned(plan, draft.legal_moves) if asked.who == who else None
            answered(draft, asked, move or quick_choice(draft, self.outlooks, chance))
        return margin(draft, who, self.outlooks)


def _done(plan: tuple[Move, ...]) -> tuple[object, ...]:
    """What a turn does, whichever space of the same action it is done from: the dearer ones are not tried."""
    first = plan[0]
    if not isinstance(first, Place) or first.space == BANK:
        return plan
    space = SPACES[first.space]
    return space.action, space.amount, *plan[1:]


def _planned(plan: tuple[Move, ...], moves: tuple[Move, ...]) -> Move | None:
    """The first move of a plan that answers the question at hand; one before it was the only answer, and not asked."""
    return next((move for move in plan if move in moves), None)


def search_player(
    seed: int = 0, seconds: float | None = None, playouts: int | None = None, weights: Weights = WEIGHTS
) -> Strategy:
    """A strategy that searches before each of its turns, for so long or with so many playouts."""
    return Searcher(seed, seconds, PLAYOUTS if seconds is None and playouts is None else playouts, weights)
