"""The searching player: it tries out its best turns against luck dealt anew, and takes the one that ends best."""

import math
import time
import warnings
from collections.abc import Callable, Sequence
from contextlib import closing
from functools import cache
from itertools import chain
from random import Random
from statistics import fmean
from typing import NamedTuple, TypeAlias

from ..engine.automas import AutomaTurn
from ..engine.moves import ACT, Move
from ..engine.play import Strategy, answered
from ..engine.position import Draft, Playout, Position, Question
from ..engine.rounds import Turn
from ..engine.setup import ChooseCompany, deal
from ..words import analysis as words
from .appraisal import Outlooks
from .comparing import TurnPlan
from .executors import WorkedBy, Workers, chosen, spread
from .inputs import told_to
from .judge import Judge, judge, knows
from .outlook import WEIGHTS
from .playouts import Policies, Watch
from .quick import plans, quick_choice
from .sense import deed, sensible

MOST_PLANS = 60
"""So many turns at most are judged at their end."""
PLAYOUTS = 100
"""How many there are before a turn, where nothing else is said."""
MOST_DEALS = 64
"""How many lucks are handed out at once; more only where there is time for them."""
LEARNED_PLAYOUTS = 8
"""How many of the learned player's: four turns are tried out once, the better two twice more."""
DEEP_PLAYOUTS = 80
"""How many of the deep player's, which are far dearer: by more of them it hardly chooses better."""


class Depth(NamedTuple):
    """How far a search looks.

    So many turns, those that look best at their end, are tried out. After so many more turns of each company, and so
    many of all together, a playout is judged; without a judge it goes on to the end. At each of its own turns on the
    way the company takes the one that the judge holds best of so many, the first in the quick player's order; with none
    the quick player's.
    """

    kept: int = 16
    laps: int = 2
    looks: int = 0
    first: int = 3
    """Of those that are tried out so many are the first in the quick player's order, which may see more."""
    unjudged: int = 20
    """So many are tried where there is no judge: the first in that order."""
    within: float = 0.4
    """How much of a turn's search the first question within the turn gets."""
    then: float = 1.0
    """And each further one, of what the one before it got."""
    trust: int = 2
    """What the judge says at the end of the turn counts as so many playouts there."""
    together: int = 0


BRIEF, USUAL = Depth(4, first=0, unjudged=1, within=0.0), Depth()
DEEP = Depth(24, 4, 6, within=0.5, then=0.5, together=16)
LaterStand: TypeAlias = float | list[float]
"""By how much a company leads where the game is over or is not judged; or what the judge is told of it."""


class Searcher:
    """A player that searches, with what it has planned for the questions of its turn."""

    def __init__(
        self,
        seed: int,
        seconds: float | None,
        playouts: int | None,
        work: WorkedBy,
        judge: Callable[[], Judge] = judge,
        depth: Depth = USUAL,
    ) -> None:
        self.luck, self.depth = Random(f"search player {seed}"), depth
        self.seconds, self.playouts, self.work, self.judge = seconds, playouts, work, judge
        self.outlooks = Outlooks(WEIGHTS)
        self.planned: TurnPlan = ()
        self.part = depth.within
        """How much of a turn's search the next question within the turn gets."""
        self.hand = tuple[int, ...]()
        """The contracts that the company had when its turn began."""
        self.tell = cache(lambda: warnings.warn(words.not_judged(), stacklevel=4))

    def __call__(self, position: Position) -> Move:
        moves, question = position.legal_moves, position.question
        if question is None or isinstance(question, ChooseCompany) or len(moves) == 1:
            return quick_choice(position, self.outlooks, self.luck)
        if isinstance(question, Turn):
            self.planned, self.hand = (), position.companies[question.who].contracts
            self.part = self.depth.within
        move = _planned(self.planned, moves)
        if move is None:
            self.planned = self.search(position.snapshot() if isinstance(position, Draft) else position, question)
            move = self.planned[0]
        self.planned = self.planned[self.planned.index(move) + 1 :]
        return move

    def candidates(self, position: Position, question: Question) -> Sequence[TurnPlan]:
        """What may be done: the different turns, or the answers to a question within a turn; what looks best first."""
        if isinstance(question, Turn):
            return different(position, question.who, self.outlooks)[:MOST_PLANS]
        first = quick_choice(position, self.outlooks, self.luck)
        return [(first,), *((move,) for move in position.legal_moves if move != first)][:MOST_PLANS]

    def judged(self, ends: Sequence[Position], who: str) -> list[float]:
        """How far ahead the company will end from each position, as the judge says."""
        return leads(ends, who, self.outlooks, self.judge())

    def search(self, position: Position, question: Question) -> TurnPlan:
        """The plan that ends best, by halving: the worse half of the plans is left aside again and again."""
        view, who = position.view_for(question.who), question.who
        found = self.candidates(position, question)
        if len(found) == 1:
            return found[0]
        left, part = self.worth_trying(view, question, found), 1.0
        if not isinstance(question, Turn):
            part, self.part = self.part, self.part * self.depth.then
        if len(left) == 1 or not part or (self.seconds is None and not self.playouts):
            return next(iter(left))
        began, played = time.perf_counter(), 0
        limit = part * self.playouts if self.playouts is not None else math.inf
        seconds = part * self.seconds if self.seconds is not None else math.inf
        sizes = [len(left)]  # in each halving those that are left are played out as often as in any other
        while sizes[-1] > 2:
            sizes.append((sizes[-1] + 1) // 2)
        for halving in range(1, len(sizes) + 1):
            share = sum(sizes[:halving]) / sum(sizes)
            until = began + seconds * share
            while True:
                deals = 1
                while deals < MOST_DEALS and played + (deals + 1) * len(left) <= limit * share:
                    deals += 1
                lucks = tuple(self.luck.randrange(10**9) for _ in range(deals))
                tryout = Tryout(view, who, tuple(left), lucks, self.outlooks, self.depth)
                played += self._try_out(tryout, left, until)
                if time.perf_counter() > until or played + len(left) > limit * share:
                    break
            ranked = sorted(left, key=lambda plan: fmean(left[plan]), reverse=True)
            left = {plan: left[plan] for plan in ranked[: max(1, (len(ranked) + 1) // 2)]}
        return next(iter(left))

    def worth_trying(
        self, view: Position, question: Question, found: Sequence[TurnPlan]
    ) -> dict[TurnPlan, list[float]]:
        """The plans to try out, what looks best first, each with what the judge says of it if that counts."""
        ends = turns_over(view, question.who, found, self.outlooks, self.luck.randrange(10**9))
        kept = sensible(view, found, ends, self.hand)
        if not knows(view):
            self.tell()
            return {found[number]: [] for number in kept[: self.depth.unjudged]}
        seen = dict(zip(kept, self.judged([ends[number] for number in kept], question.who), strict=True))
        judged = sorted(kept, key=lambda number: -seen[number])
        most, first = self.depth.kept, self.depth.first
        kept = list(dict.fromkeys((*judged[: most - first], *kept[:first], *judged)))[:most]
        trust = 0 if isinstance(question, Turn) else self.depth.trust
        return {found[number]: [seen[number]] * trust for number in kept}

    def _try_out(self, tryout: "Tryout", left: dict[TurnPlan, list[float]], until: float) -> int:
        """Play every plan out under every luck, as long as there is time; how many playouts that was."""
        row = list[LaterStand]()
        played = 0
        with closing(spread(tryout, len(tryout.plans) * len(tryout.lucks), self.work)) as pieces:
            for (end,) in chain.from_iterable(pieces):
                row.append(end)
                if len(row) == len(left):  # a luck counts once it has come to all of them
                    for ends, each in zip(left.values(), weighed(row, self.judge), strict=True):
                        ends.append(each)
                    played += len(row)
                    row.clear()
                    if time.perf_counter() > until:
                        break
        return played


class Tryout:
    """Plans played out under some lucks, to be shared out: the plans take turns, and each number is one playout."""

    def __init__(
        self,
        view: Position,
        who: str,
        plans: tuple[TurnPlan, ...],
        lucks: tuple[int, ...],
        outlooks: Outlooks,
        depth: Depth = USUAL,
    ):
        self.view, self.who, self.plans, self.lucks, self.outlooks = view, who, plans, lucks, outlooks
        judged = knows(view)
        self.ahead = max(depth.laps * len(view.companies), depth.together) if judged else None
        self.looks = depth.looks if judged else 0
        self.dealt: tuple[int, Position] | None = None  # the last luck, as the next plan has the same

    @property
    def policy(self) -> Policies:
        """Who plays."""
        return search_player

    def played(self, number: int, watch: Watch | None = None) -> tuple[LaterStand]:
        """What one of the plans leads to under one of the lucks."""
        at, plan = divmod(number, len(self.plans))
        luck, dealt = self.lucks[at], self.dealt
        if dealt is None or dealt[0] != luck:
            dealt = self.dealt = luck, deal(self.view, luck)
        end = played_on(dealt[1], self.who, self.plans[plan], luck, self.outlooks, self.ahead, watch, self.looks)
        return (ending(end, self.who, self.outlooks),)


def played_on(
    dealt: Position,
    who: str,
    plan: TurnPlan,
    luck: int,
    outlooks: Outlooks,
    ahead: int | None,
    watch: Watch | None = None,
    looks: int = 0,
    judge: Callable[[], Judge] = judge,
) -> Playout:
    """Where a plan leads that a company plays now, so many turns later, or at the end of the game; see `Depth`."""
    draft, chance = Playout(dealt), Random(luck)
    assert draft.question is not None, "the game is over"
    answered(draft, draft.question, plan[0])
    while (asked := draft.question) is not None:
        if watch is not None:
            watch()
        if isinstance(asked, (Turn, AutomaTurn)) and draft.phase == "actions":
            if ahead == 0:
                break
            mine = looks > 0 and asked.who == who and isinstance(asked, Turn)
            plan = looked_at(draft.snapshot().view_for(who), who, chance, outlooks, looks, judge()) if mine else ()
            ahead = None if ahead is None else ahead - 1
        if asked.who in draft.automas:
            answered(draft, asked, ACT)
            continue
        move = _planned(plan, draft.legal_moves) if asked.who == who else None
        answered(draft, asked, move or quick_choice(draft, outlooks, chance))
    return draft


def looked_at(view: Position, who: str, chance: Random, outlooks: Outlooks, looks: int, judge: Judge) -> TurnPlan:
    """Of a company's turns the one that the judge holds best, of so many that look best; none where there is one."""
    found = different(view, who, outlooks)[:looks]
    if len(found) == 1:
        return found[0]
    seen = leads(turns_over(view, who, found, outlooks, chance.randrange(10**9)), who, outlooks, judge)
    return found[seen.index(max(seen))]


def leads(ends: Sequence[Position], who: str, outlooks: Outlooks, judge: Judge) -> list[float]:
    """How far ahead a company will end from each of some positions; or is now, in games the judge has not seen."""
    return weighed([ending(end, who, outlooks) for end in ends], lambda: judge)


def ending(end: Position, who: str, outlooks: Outlooks) -> LaterStand:
    """By how much a company leads at an end, or what the judge is told of it."""
    return lead_of(end, who) if end.over or not knows(end) else told_to(end, (who,), outlooks)[0]


def weighed(endings: Sequence[LaterStand], judge: Callable[[], Judge]) -> list[float]:
    """How far ahead a company will end from each of some ends, all that is to be judged at once."""
    rows = [each for each in endings if isinstance(each, list)]
    judged = iter(judge().expected(rows)) if rows else iter(())
    return [next(judged).lead if isinstance(each, list) else each for each in endings]


def turns_over(view: Position, who: str, plans: Sequence[TurnPlan], outlooks: Outlooks, luck: int = 0) -> list[Playout]:
    """Where each of some plans has led when the turn is over, under the same luck."""
    dealt = deal(view, luck)
    return [played_on(dealt, who, plan, luck, outlooks, 0) for plan in plans]


def lead_of(position: Position, who: str) -> int:
    """By how many points a company leads."""
    points = {name: company.vp for name, company in position.companies.items()}
    return points.pop(who) - max(points.values(), default=0)


def different(position: Position, who: str, outlooks: Outlooks) -> list[TurnPlan]:
    """A company's different turns, what looks best first; of those that do the same the dearer ones are not tried."""
    best = dict[tuple[object, ...], TurnPlan]()
    for plan in plans(outlooks.appraisal(position, who), position.legal_moves):
        best.setdefault(deed(plan, position.box), plan)
    return list(best.values())


def _planned(plan: TurnPlan, moves: tuple[Move, ...]) -> Move | None:
    """The first move of a plan that answers the question at hand; one before it was the only answer, and not asked."""
    return next((move for move in plan if move in moves), None)


def search_player(
    seed: int = 0,
    seconds: float | None = None,
    playouts: int | None = None,
    *,
    executor: Workers = None,
) -> Strategy:
    """A strategy that searches before each of its turns, for so long or with so many playouts.

    The learned judge says which turns are tried out, and how a playout goes on from where it ends; in games that the
    judge does not know, they are played to the end. With `playouts` it chooses the same whatever `executor` works them
    out (see `analysis.use`). If you say nothing, it is the process in which the strategy plays: it may be a worker
    itself.
    """
    playouts = PLAYOUTS if seconds is None and playouts is None else playouts
    return Searcher(seed, seconds, playouts, WorkedBy(chosen(executor)))


def deep_player(seed: int = 0, playouts: int = DEEP_PLAYOUTS, *, executor: Workers = None) -> Strategy:
    """The searching player that looks further: it tries more turns out, and longer, with the judge on the way."""
    return Searcher(seed, None, playouts, WorkedBy(chosen(executor)), depth=DEEP)


def learned_player(seed: int = 0) -> Strategy:
    """A strategy that looks at the end of each of its turns, and again at those that the judge holds best there."""
    return Searcher(seed, None, LEARNED_PLAYOUTS, WorkedBy(None), depth=BRIEF)
