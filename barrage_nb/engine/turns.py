"""A turn: one action space, or a tile that needs no engineers; then the next company (R1, R2, R5, Y2, Y13)."""

from dataclasses import dataclass
from functools import cache

from .actions import place_engineers, place_refusal, possible_places
from .automas import AutomaTurn
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
from .copying import copy_officer, copy_refusal, possible_copies
from .events import PassedRound, Refusal, TurnOver, UsedTile
from .led import DrawTile
from .moves import PASS, Copy, Move, Pass, Place, UseTile
from .position import Draft, Position, Question, Task


@dataclass(frozen=True)
class Turn(Question):
    """Where to place engineers, or which tile to use without any (R2, R5)."""

    takes = (Place, Copy, UseTile, Pass)

    def answers(self, position: Position) -> tuple[Move, ...]:
        who = self.who
        company = position.companies[who]
        tools = toolbox(company, position.officer_of(who))
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
        draft.push(end_turn(who))
        if isinstance(move, Place):
            place_engineers(draft, who, move)
        elif isinstance(move, UseTile):
            choice = TileChoice(move.tile, move.copying)
            draft.note(UsedTile, who, choice.effect)
            draft.push(ChooseSite(who, structures_of(choice.effect)[0], move.tile, move.copying))
        else:
            pass_round(draft, who)


def pass_round(draft: Draft, who: str) -> None:
    """A company without engineers takes no more turns this round (R5, Y13)."""
    draft.passed = (*draft.passed, who)
    draft.note(PassedRound, who)


@dataclass(frozen=True)
class EndTurn(Task):
    """A turn is over: new contracts are laid out, what was copied ends, the next company moves (K5, Y14)."""

    who: str

    def run(self, draft: Draft) -> None:
        if None in draft.contracts:
            refill(draft)
        if draft.copied is not None:
            draft.copied = None
            if draft.rulings.del_monte_copy == "turn":
                draft.open(self.who).deep_dams = False
        draft.note(TurnOver, self.who)
        start = draft.order.index(self.who) + 1
        next_turn(draft, draft.order[start:] + draft.order[:start])


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
