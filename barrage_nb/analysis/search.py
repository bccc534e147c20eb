"""The searching player: it tries out its best turns against luck dealt anew, and takes the one that ends best."""

import math
import time
from collections.abc import Sequence
from contextlib import closing
from itertools import chain
from random import Random
from statistics import fmean

from ..board.companies import PRODUCTION_BONUS
from ..board.office import BANK, SPACES
from ..board.tiles import BONUS_TILES, ROUNDS
from ..engine.moves import ACT, Move, Place
from ..engine.play import Strategy, answered
from ..engine.position import Draft, Playout, Position, Question
from ..engine.rounds import Turn
from ..engine.scoring import bonus_count, objective_count
from ..engine.setup import ChooseCompany, deal
from .appraisal import Appraisal, Outlooks
from .comparing import TurnPlan
from .executors import WorkedBy, Workers, chosen, spread
from .outlook import WEIGHTS, Weights
from .playouts import Policies, Watch
from .quick import plans, quick_choice

# What each of the numbers of `standing` is worth at the beginning of a round, in the points that a game ends with:
# found by least squares over 1500 games of the quick player against itself and against Automas.
PERSON_WORTH = {
    2: (1.23, 1.04, 3.81, 2.59, 3.33, 0.91, 1.05, 0.20, 0.34, 5.12, 5.50, 1.02, 7.68, 5.01, 10.98, -1.58),
    3: (1.06, 0.67, 1.93, 2.30, 2.11, 0.96, 0.85, 0.56, 0.37, 0.93, 4.11, 3.60, 4.89, 8.83, 7.93, 4.30),
    4: (1.00, 0.42, 1.55, 1.85, 1.48, 1.09, 0.83, 0.64, 0.22, -0.15, 3.54, 1.42, 3.09, 3.59, 3.83, 3.99),
    5: (0.96, 0.33, 1.20, 1.05, 1.35, 1.46, 0.66, 1.13, 0.03, -1.81, 2.26, 4.20, 1.70, 1.39, 0.37, 4.95),
}
"""By round, for a person: how many points each number adds to the end."""
AUTOMA_WORTH = {
    2: (1.31, 0.30, 1.54, 3.55, 0.87, 2.13, 0.41, 1.48, 0.50, 6.35, 6.01, 4.27, 10.17, 17.53, 2.99, 9.81),
    3: (1.22, 0.30, 2.37, 3.94, 3.29, 1.38, 0.93, 0.59, 0.50, 9.04, 5.84, -1.50, 8.80, 3.75, 3.07, 0.83),
    4: (1.11, 0.30, 0.55, 1.64, 0.50, 1.51, 1.02, 0.92, 0.50, -0.36, 4.76, 1.03, 6.30, 3.44, 3.86, 5.45),
    5: (1.04, 0.30, 0.45, 0.36, 0.56, 1.58, 1.01, 0.70, 0.50, -0.05, 1.98, 0.71, 3.37, 0.94, 1.54, 3.99),
}
"""The same for an Automa."""


def standing(position: Position, who: str, appraisal: Appraisal) -> tuple[float, ...]:
    """What a company has, as the numbers that say best what it will end with."""
    company, outlook, pieces = appraisal.company, appraisal.outlook, appraisal.pieces
    wheel = 0.0
    tiles = sum(tile.startswith("adv") for tile in company.tiles)
    for index, segment in enumerate(company.wheel, 1):
        wheel += (segment.excavators + segment.mixers) * index / len(company.wheel)
        tiles += sum(tile.startswith("adv") for tile in segment.tiles)
    ahead = position.bonus[position.round - 1 :]
    bonus = sum(BONUS_TILES[tile].vp * bonus_count(position, who, tile) for tile in ahead)
    return (
        company.vp,
        company.credits,
        company.excavators,
        company.mixers,
        wheel,
        outlook.together(outlook.best),
        bonus,
        _ahead(position, who),
        appraisal.hand(company.contracts),
        PRODUCTION_BONUS[pieces.powerhouse],
        tiles,
        position.order[0] == who,
        *pieces,
    )


def _ahead(position: Position, who: str) -> int:
    """By how much a company leads in what the objective counts, or lags behind; no more than 3."""
    objective = position.objective
    if objective is None:
        return 0
    tables = position.dams, position.conduits, position.powerhouses
    counts = {name: objective_count(objective, name, *tables) for name in position.companies}
    own = counts.pop(who)
    return max(-3, min(3, own - max(counts.values(), default=own)))


def expected(position: Position, who: str, outlooks: Outlooks) -> float:
    """The points that a company will end with, as its standing says."""
    if position.phase == "over":
        return position.companies[who].vp
    worth = (AUTOMA_WORTH if who in position.automas else PERSON_WORTH)[_alike(position)]
    found = standing(position, who, outlooks.appraisal(position, who))
    return sum(number * each for number, each in zip(found, worth, strict=True))


def _alike(position: Position) -> int:
    """The round of the printed game that is as far from the end."""
    return max(2, position.round + ROUNDS - position.setup.design.rounds)


def margin(position: Position, who: str, outlooks: Outlooks) -> float:
    """How far a company will end ahead of the best of the others, as their standings say."""
    ends = {name: expected(position, name, outlooks) for name in position.companies}
    own = ends.pop(who)
    return own - max(ends.values(), default=0.0)


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
