"""The course of a round, turn after turn and phase after phase, and the end of the game (R1 to R5, I1 to I6, E1)."""

from dataclasses import dataclass
from functools import cache
from typing import ClassVar

from ..board.map import HEADSTREAMS
from .actions import copy_officer, copy_refusal, place_engineers, place_refusal, possible_copies, possible_places
from .automas import AutomaTurn, DrawTile, followers
from .construction import (
    ChooseSite,
    TileChoice,
    engineer_free_among,
    engineer_free_choices,
    structures_of,
    toolbox,
    use_tile_refusal,
)
from .contracts import refill
from .events import (
    Declined,
    EngineersBack,
    PassedRound,
    PhaseBegan,
    Refusal,
    RoundEnded,
    Scored,
    TileLaidOut,
    TurnOver,
    UsedTile,
)
from .moves import DECLINE, PASS, Copy, Decline, Move, Pass, Place, UseTile
from .position import Draft, Position, Question, Task
from .powers import power_of_officer
from .rewards import give, uncovered_income
from .scoring import ScoreItem, next_order, round_items, score_game
from .values import Table
from .water import WaterFlow, drops_brought, pour
from .works import lay_out_works


@dataclass(frozen=True)
class Turn(Question):
    """Where to place engineers, or which tile to use without any (R2, R5)."""

    takes: ClassVar[tuple[type, ...]] = (Place, Copy, UseTile, Pass)

    def answers(self, position: Position) -> tuple[Move, ...]:
        who = self.who
        company = position.companies[who]
        tools = toolbox(company, position.builder_of(who), position.setup.box)
        moves: list[Move] = []
        if company.engineers:
            moves = possible_places(position, who, tools)
            moves += possible_copies(position, who)
        if tools.engineer_free:
            moves += [UseTile(tile, copying) for tile, copying in engineer_free_among(position, who, tools)]
        # Whoever has copied an officer with the last engineer owes the tile for which that was allowed.
        if not company.engineers and (position.copied is None or not moves):
            moves.append(PASS)
        return tuple(moves)

    def refuse(self, position: Position, move: Move) -> Refusal | None:
        if isinstance(move, Place):
            return place_refusal(position, self.who, move)
        if isinstance(move, Copy):
            return copy_refusal(position, self.who, move)
        if isinstance(move, UseTile):
            return use_tile_refusal(position, self.who, move)
        if position.companies[self.who].engineers:
            return Refusal("Y2", "engineers_left", {"engineers": position.companies[self.who].engineers})
        if position.copied is not None and engineer_free_choices(position, self.who):
            return Refusal("Y14", "no_action_after_copy", {"officer": position.copied})
        return None

    def answer(self, draft: Draft, move: Move) -> None:
        who = self.who
        if isinstance(move, Copy):
            copy_officer(draft, who, move)
            draft.push(turn(who))
            return
        if isinstance(move, Place):
            draft.push(end_turn(who, True) if move.architect else end_turn(who))
            place_engineers(draft, who, move)
            return
        draft.push(end_turn(who))
        if isinstance(move, UseTile):
            choice = TileChoice(move.tile, move.copying)
            draft.note(UsedTile, who, choice.effect)
            draft.push(ChooseSite(who, structures_of(choice.effect, draft.box)[0], move.tile, move.copying))
        else:
            pass_round(draft, who)


@dataclass(frozen=True)
class FurtherTurn(Turn):
    """The turn that the Architect brings: like any other, but nobody is copied, and one may do without (L83, L84)."""

    takes = (Place, Copy, UseTile, Pass, Decline)

    def answers(self, position: Position) -> tuple[Move, ...]:
        found = tuple(move for move in super().answers(position) if not isinstance(move, Copy | Pass))
        return (*found, DECLINE) if found else ()

    def refuse(self, position: Position, move: Move) -> Refusal | None:
        if isinstance(move, Copy):
            return Refusal("L93", "copied_enough", {"who": self.who})
        if isinstance(move, Pass):
            return Refusal("L84", "decline_further_turn", {"who": self.who})
        return None if isinstance(move, Decline) else super().refuse(position, move)

    def answer(self, draft: Draft, move: Move) -> None:
        if isinstance(move, Decline):
            draft.note(Declined, self.who, "turn", "L84")
            draft.push(end_turn(self.who))
        else:
            super().answer(draft, move)

    def nothing(self, draft: Draft) -> None:
        draft.push(end_turn(self.who))


def pass_round(draft: Draft, who: str) -> None:
    """A company without engineers takes no more turns this round (R5, Y13)."""
    draft.passed = (*draft.passed, who)
    draft.note(PassedRound, who)


@dataclass(frozen=True)
class EndTurn(Task):
    """A turn is over: new contracts are laid out, what was copied ends, the next company moves (K5, Y14).

    After one of the Architect the same company may take another (L83).
    """

    who: str
    again: bool = False

    def run(self, draft: Draft) -> None:
        if None in draft.contracts:
            refill(draft)
        if draft.copied is not None:
            draft.copied = None
            if draft.rulings.del_monte_copy == "turn":
                draft.open(self.who).deep_dams = False
        draft.note(TurnOver, self.who)
        if self.again and self._again(draft):
            return
        order = draft.order
        start = order.index(self.who) + 1
        next_turn(draft, order[start:] + order[:start])

    def _again(self, draft: Draft) -> bool:
        """Ask the same company for another turn, an Automa with a new tile (L83, L109); whether it takes one."""
        automa = self.who in draft.automas
        if automa and not draft.companies[self.who].engineers:
            return False
        draft.push(AutomaTurn(self.who) if automa else FurtherTurn(self.who))
        return True


def next_turn(draft: Draft, order: tuple[str, ...]) -> None:
    """Ask the first company in this order that can still take a turn; the phase ends when all have passed (R1, R5)."""
    for who in order:
        if who in draft.passed:
            continue
        draft.mover = who
        if draft.companies[who].engineers or (who not in draft.automas and engineer_free_choices(draft, who)):
            draft.push(turn_of(draft, who))
            return
        pass_round(draft, who)
    draft.mover = None


def turn_of(position: Position, who: str) -> Question:
    """What begins the turn of a company: its own choice, or a tile where an Automa acts or leads (A14, AD6)."""
    if who in position.setup.automas:
        return AutomaTurn(who)
    if who in position.following and position.companies[who].engineers:
        return DrawTile(who)
    return turn(who)


# Tasks that every turn needs are made once, as moves are.
turn = cache(Turn)
end_turn = cache(EndTurn)


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
        box = draft.setup.box
        if draft.round >= box.rounds:
            draft.push(FinalScoring())
            return
        energy = {who: draft.companies[who].energy for who in draft.order}
        draft.phase = "end of round"
        draft.order = next_order(draft.order, energy, box.turn_order)
        draft.occupied, draft.passed = Table(), ()
        draft.note(RoundEnded, draft.round, draft.order)
        for who in draft.companies:
            company = draft.open(who)
            back = box.engineers_each - company.engineers
            company.engineers, company.aside, company.energy = box.engineers_each, 0, 0
            company.constructions, company.copies = 0, ()
            company.deep_dams = company.deep_dams and draft.rulings.del_monte_copy == "game"
            if box.architects:
                able = who in box.architects and draft.ability(who).architect
                company.architect = able or power_of_officer(company.officer, box).architect
            draft.note(EngineersBack, who, back)
        if draft.rules == "full":
            self._new_patents(draft)
        if draft.works:
            lay_out_works(draft)
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
