"""The searching player: it tries out its best turns against luck dealt anew, and takes the one that ends best."""

import math
import time
from collections.abc import Sequence
from contextlib import closing
from itertools import chain
from random import Random
from statistics import fmean

from ..board.office import BANK, SPACES
from ..engine.moves import ACT, Move, Place
from ..engine.play import answered
from ..engine.players import Strategy
from ..engine.position import Draft, Playout, Position, Question
from ..engine.rounds import Turn
from ..engine.setup import ChooseCompany, deal
from .ahead import TurnPlan
from .appraisal import Outlooks
from .executors import WorkedBy, Workers, chosen, spread
from .playouts import Policies, Watch
from .quick import plans, quick_choice
from .standing import margin
from .weights import WEIGHTS, Weights

MOST_PLANS = 20
MOST_ANSWERS = 20
WITHIN = 0.2
"""How much of a turn's search a question within the turn gets."""
HORIZON = 3
"""How many rounds a playout goes on before its end is judged; from the third round on, to the end of the game."""
PLAYOUTS = 300
"""How many there are before a turn, where nothing else is said."""
MOST_DEALS = 64
"""How many lucks are handed out at once; more only where there is time for them."""


class Searcher:
    """A player that searches, with what it has planned for the questions of its turn."""

    def __init__(
        self, seed: int, seconds: float | None, playouts: int | None, weights: Weights, work: WorkedBy
    ) -> None:
        self.luck = Random(f"search player {seed}")
        self.seconds, self.playouts, self.work = seconds, playouts, work
        self.outlooks = Outlooks(weights)
        self.planned: TurnPlan = ()

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

    def candidates(self, position: Position, question: Question) -> Sequence[TurnPlan]:
        """What is to be tried: the turns that look best, or the answers to a question within a turn."""
        if isinstance(question, Turn):
            best = dict[tuple[object, ...], TurnPlan]()
            for plan in plans(self.outlooks.appraisal(position, question.who), position.legal_moves):
                best.setdefault(_done(plan), plan)
            return list(best.values())[:MOST_PLANS]
        first = quick_choice(position, self.outlooks, self.luck)
        others = [(move,) for move in position.legal_moves if move != first]
        return [(first,), *others[: MOST_ANSWERS - 1]]

    def search(self, position: Position, question: Question) -> TurnPlan:
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
        for halving in range(1, halvings + 1):
            share = halving / halvings
            until = began + seconds * share
            while True:
                deals = 1
                while deals < MOST_DEALS and played + (deals + 1) * len(left) <= most * share:
                    deals += 1
                lucks = tuple(self.luck.randrange(10**9) for _ in range(deals))
                tryout = Tryout(view, question.who, tuple(left), lucks, self.outlooks)
                played += self._try_out(tryout, left, until)
                if time.perf_counter() > until or played + len(left) > most * share:
                    break
            ranked = sorted(left, key=lambda plan: fmean(left[plan]), reverse=True)
            left = {plan: left[plan] for plan in ranked[: max(1, (len(ranked) + 1) // 2)]}
        return next(iter(left))

    def _try_out(self, tryout: "Tryout", left: dict[TurnPlan, list[float]], until: float) -> int:
        """Play every plan out under every luck, as long as there is time; how many playouts that was."""
        row = list[float]()
        played = 0
        with closing(spread(tryout, len(tryout.plans) * len(tryout.lucks), self.work)) as pieces:
            for (end,) in chain.from_iterable(pieces):
                row.append(end)
                if len(row) == len(left):  # a luck counts once it has come to all of them
                    for ends, each in zip(left.values(), row, strict=True):
                        ends.append(each)
                    played += len(row)
                    row.clear()
                    if time.perf_counter() > until:
                        break
        return played


class Tryout:
    """Plans played out under some lucks, to be shared out: the plans take turns, and each number is one playout."""

    def __init__(
        self, view: Position, who: str, plans: tuple[TurnPlan, ...], lucks: tuple[int, ...], outlooks: Outlooks
    ):
        self.view, self.who, self.plans, self.lucks, self.outlooks = view, who, plans, lucks, outlooks
        self.dealt: tuple[int, Position] | None = None  # the last luck, as the next plan has the same

    @property
    def policy(self) -> Policies:
        """Who plays."""
        return search_player

    def played(self, number: int, watch: Watch | None = None) -> tuple[float]:
        """How far ahead one of the plans leads under one of the lucks."""
        at, plan = divmod(number, len(self.plans))
        luck, dealt = self.lucks[at], self.dealt
        if dealt is None or dealt[0] != luck:
            dealt = self.dealt = luck, deal(self.view, luck)
        return (ending(dealt[1], self.who, self.plans[plan], luck, self.outlooks, watch),)


def ending(
    dealt: Position, who: str, plan: TurnPlan, luck: int, outlooks: Outlooks, watch: Watch | None = None
) -> float:
    """How far ahead a company is some rounds later, if it plays a plan now."""
    draft, chance = Playout(dealt), Random(luck)
    last = draft.round + HORIZON
    assert draft.question is not None, "the game is over"
    answered(draft, draft.question, plan[0])
    while (asked := draft.question) is not None:
        if watch is not None:
            watch()
        if draft.round >= last and draft.phase == "actions":
            break
        if asked.who in draft.automas:
            answered(draft, asked, ACT)
            continue
        if isinstance(asked, Turn):
            plan = ()
        move = _planned(plan, draft.legal_moves) if asked.who == who else None
        answered(draft, asked, move or quick_choice(draft, outlooks, chance))
    return margin(draft, who, outlooks)


def _done(plan: TurnPlan) -> tuple[object, ...]:
    """What a turn does, whichever space of the same action it is done from: the dearer ones are not tried."""
    first = plan[0]
    if not isinstance(first, Place) or first.space == BANK:
        return plan
    space = SPACES[first.space]
    return space.action, space.amount, *plan[1:]


def _planned(plan: TurnPlan, moves: tuple[Move, ...]) -> Move | None:
    """The first move of a plan that answers the question at hand; one before it was the only answer, and not asked."""
    return next((move for move in plan if move in moves), None)


def search_player(
    seed: int = 0,
    seconds: float | None = None,
    playouts: int | None = None,
    weights: Weights = WEIGHTS,
    *,
    executor: Workers = None,
) -> Strategy:
    """A strategy that searches before each of its turns, for so long or with so many playouts.

    With `playouts` it chooses the same whatever `executor` works them out (see `analysis.use`). If you say nothing, it
    is the process in which the strategy plays: it may be a worker itself.
    """
    playouts = PLAYOUTS if seconds is None and playouts is None else playouts
    return Searcher(seed, seconds, playouts, weights, WorkedBy(chosen(executor)))
