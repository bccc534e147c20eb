"""Other ways to play, for experiments: with other tastes or doubts, without some actions, or chosen by lot."""

from dataclasses import dataclass, fields
from random import Random

from ...analysis.appraisal import Outlooks
from ...analysis.outlook import WEIGHTS, Weights
from ...analysis.quick import WAVERING, best_turn, quick_choice, quick_player, wavering_player
from ...engine.moves import Move, Place, UseTile
from ...engine.play import Strategy
from ...engine.position import Position
from ...engine.rounds import Turn
from ...engine.setup import ChooseCompany

BUILDERS = WEIGHTS._replace(
    contract_take=0.4, contract_ready=0.5, income=1.0, urge_build=1.5, objective=3.0, future_energy=1.1, rotate=1.1
)
"""Of these the programs think otherwise: pieces, incomes and the objective are dear to them, contracts are not."""


COLLECTORS = WEIGHTS._replace(contract_take=2.0, contract_ready=1.2, contract_later=0.9, urge_contract=1.5)
"""They love contracts."""
PIPELAYERS = WEIGHTS._replace(conduit=6.0)
"""They love conduits."""


@dataclass(frozen=True)
class Habit:
    """A policy: a wavering program with weights and doubts of its own, which in some rounds leaves actions out."""

    weights: Weights = WEIGHTS
    builds_until: int = 99
    """The last round in which it builds."""
    rests: tuple[int, ...] = ()
    """Rounds in which it sends nobody to produce; what a piece or a contract brings it takes."""
    doubt: float = WAVERING
    """By up to how many points it misjudges the worth of a turn."""

    def __call__(self, seed: int) -> Strategy:
        luck, outlooks = Random(f"habit {seed}"), Outlooks(self.weights)

        def choose(position: Position) -> Move:
            question, out = position.question, self.leaves_out(position.round)
            if not out or not isinstance(question, Turn):
                return quick_choice(position, outlooks, luck, self.doubt)
            moves = tuple(move for move in position.legal_moves if _action(move, position) not in out)
            return best_turn(outlooks.appraisal(position, question.who), moves, luck, self.doubt)

        return choose

    @property
    def changes(self) -> dict[str, object]:
        """What it does otherwise than a program, by name."""
        own = {field.name: getattr(self, field.name) for field in fields(self) if field.name != "weights"}
        usual = {field.name: field.default for field in fields(self)} | WEIGHTS._asdict()
        return {name: each for name, each in (self.weights._asdict() | own).items() if each != usual[name]}

    def leaves_out(self, round: int) -> frozenset[str]:
        """The actions that it does not take in a round."""
        known = {"construct": round > self.builds_until, "produce": round in self.rests}
        return frozenset(action for action, out in known.items() if out)


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


def _action(move: Move, position: Position) -> str:
    """What a turn does; a tile builds as an action space does."""
    if isinstance(move, UseTile):
        return "construct"
    return position.box.spaces[move.space].action if isinstance(move, Place) else ""


def by_lot(seed: int = 0) -> Strategy:
    """A wavering program, once it has drawn its company and contract by lot."""
    luck, plays = Random(f"by lot {seed}"), wavering_player(seed)

    def choose(position: Position) -> Move:
        if isinstance(position.question, ChooseCompany):
            return luck.choice(position.legal_moves)
        return plays(position)

    return choose
