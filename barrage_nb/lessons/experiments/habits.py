"""Other ways to play, for experiments: with another mind, without building from some round on, or chosen by lot."""

from dataclasses import dataclass
from random import Random

from ...analysis.appraisal import Outlooks
from ...analysis.outlook import WEIGHTS, Weights
from ...analysis.quick import WAVERING, best_turn, quick_choice, quick_player, wavering_player
from ...board.office import SPACES
from ...engine.moves import Move, Place, UseTile
from ...engine.play import Strategy
from ...engine.position import Position
from ...engine.rounds import Turn
from ...engine.setup import ChooseCompany

BUILDERS = WEIGHTS._replace(
    contract_take=0.4, contract_ready=0.5, income=1.0, urge_build=1.5, objective=3.0, future_energy=1.1, rotate=1.1
)
"""Of these the programs think otherwise: pieces, incomes and the objective are dear to them, contracts are not."""


@dataclass(frozen=True)
class Habit:
    """A policy: a wavering program with weights of its own, which builds nothing after some round, or wavers more."""

    weights: Weights = WEIGHTS
    builds_until: int = 99
    doubt: float = WAVERING

    def __call__(self, seed: int) -> Strategy:
        luck, outlooks = Random(f"habit {seed}"), Outlooks(self.weights)

        def choose(position: Position) -> Move:
            question = position.question
            if position.round <= self.builds_until or not isinstance(question, Turn):
                return quick_choice(position, outlooks, luck, self.doubt)
            moves = tuple(move for move in position.legal_moves if not _builds(move))
            return best_turn(outlooks.appraisal(position, question.who), moves, luck, self.doubt)

        return choose


builders = Habit(BUILDERS)
CARELESS = 15.0
"""By up to so many points whoever plays carelessly is off: most turns are no further apart."""


@dataclass(frozen=True)
class OneBetter:
    """A policy: one company is played by the quick player, the others are played carelessly."""

    better: str

    def __call__(self, seed: int) -> Strategy:
        quick, careless = quick_player(seed), Habit(doubt=CARELESS)(seed)

        def choose(position: Position) -> Move:
            assert position.question is not None
            return (quick if position.question.who == self.better else careless)(position)

        return choose


def _builds(move: Move) -> bool:
    """Whether a turn is a construction."""
    return isinstance(move, UseTile) or (isinstance(move, Place) and SPACES[move.space].action == "construct")


def by_lot(seed: int = 0) -> Strategy:
    """A wavering program, once it has drawn its company and contract by lot."""
    luck, plays = Random(f"by lot {seed}"), wavering_player(seed)

    def choose(position: Position) -> Move:
        if isinstance(position.question, ChooseCompany):
            return luck.choice(position.legal_moves)
        return plays(position)

    return choose
