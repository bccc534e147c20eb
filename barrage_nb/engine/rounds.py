"""The course of a round, phase by phase, and the end of the game (G1, I1 to I6, S1, E1 to E8)."""

from dataclasses import dataclass

from ..board.map import HEADSTREAMS
from .events import EngineersBack, PhaseBegan, RoundEnded, Scored, TileLaidOut
from .led import followers
from .position import Draft, Task
from .rewards import give, uncovered_income
from .scoring import ScoreItem, next_order, round_items, score_game
from .turns import next_turn
from .values import Table
from .water import WaterFlow, drops_brought, pour


@dataclass(frozen=True)
class StartRound(Task):
    """A new round: income, headstreams, then turns, the water flow, scoring and the end of the round (G1)."""

    def run(self, draft: Draft) -> None:
        draft.round += 1
        draft.phase = "income"
        draft.note(PhaseBegan, "income", draft.round, "I1")
        order = draft.order if draft.rulings.income_order == "turn order" else draft.order[::-1]
        draft.push(*map(Income, order), Headstreams(), StartActions(), *REST_OF_ROUND)


@dataclass(frozen=True)
class Income(Task):
    """A company receives all its uncovered incomes (I1, I2)."""

    who: str

    def run(self, draft: Draft) -> None:
        give(draft, self.who, uncovered_income(draft, self.who), "I1")


@dataclass(frozen=True)
class Headstreams(Task):
    """Each headstream tile brings the drops printed for the round; none in the last (I5)."""

    def run(self, draft: Draft) -> None:
        draft.phase = "headstreams"
        draft.note(PhaseBegan, "headstreams", draft.round, "I5")
        for headstream in HEADSTREAMS:
            pour(draft, None, headstream, drops_brought(draft, headstream, draft.round), "I5")


@dataclass(frozen=True)
class StartActions(Task):
    """The Actions phase begins with the first in turn order (R1)."""

    def run(self, draft: Draft) -> None:
        draft.phase = "actions"
        if draft.automas:
            draft.following = followers(draft)
        draft.note(PhaseBegan, "actions", draft.round, "R1")
        next_turn(draft, draft.order)


@dataclass(frozen=True)
class ScoreRound(Task):
    """The Scoring phase: energy rank, credits, bonus tile (S1)."""

    def run(self, draft: Draft) -> None:
        draft.phase, draft.mover = "scoring", None
        draft.note(PhaseBegan, "scoring", draft.round, "S1")
        _give_score(draft, round_items(draft))


def _give_score(draft: Draft, items: list[ScoreItem]) -> None:
    for item in items:
        draft.note(Scored, item.who, item.source, item.amount, item.what, item.counted, item.clause)
        draft.gain(item.who, item.what, item.amount, item.clause)


@dataclass(frozen=True)
class EndRound(Task):
    """The end of a round: turn order, engineers, advanced tiles; the last round ends the game (E1 to E5)."""

    def run(self, draft: Draft) -> None:
        if draft.round >= draft.design.rounds:
            draft.push(FinalScoring())
            return
        energy = {who: draft.companies[who].energy for who in draft.order}
        draft.phase = "end of round"
        draft.order = next_order(draft.order, energy, draft.design.turn_order)
        draft.occupied, draft.passed = Table(), ()
        draft.note(RoundEnded, draft.round, draft.order)
        for who in draft.companies:
            company = draft.open(who)
            back = draft.design.engineers_each - company.engineers
            company.engineers, company.aside, company.energy = draft.design.engineers_each, 0, 0
            company.constructions, company.copies = 0, ()
            company.deep_dams = company.deep_dams and draft.rulings.del_monte_copy == "game"
            draft.note(EngineersBack, who, back)
        if draft.rules == "full":
            self._new_patents(draft)
        draft.push(StartRound())

    def _new_patents(self, draft: Draft) -> None:
        offered = draft.patent_pile[:3]
        draft.patents, draft.patent_pile = (*offered, *[None] * (3 - len(offered))), draft.patent_pile[3:]
        for tile in offered:
            draft.note(TileLaidOut, tile)


@dataclass(frozen=True)
class FinalScoring(Task):
    """After the last round: objective, resources and drops in own dams (E5 to E7)."""

    def run(self, draft: Draft) -> None:
        draft.note(PhaseBegan, "over", draft.round, "E5")
        _give_score(draft, score_game(draft))
        draft.phase = "over"  # only now: whoever leads while it is counted has not won


# What follows the Actions phase of every round (W8, S1, E1).
REST_OF_ROUND = (WaterFlow(), ScoreRound(), EndRound())
