"""Programs that do not choose what they play: company, officer and starting contract are drawn by lot."""

from random import Random

from ...analysis.quick import wavering_player
from ...engine.moves import Move
from ...engine.players import Strategy
from ...engine.position import Position
from ...engine.setup import ChooseCompany


def by_lot(seed: int = 0) -> Strategy:
    """A wavering program, once it has drawn its company and contract by lot."""
    luck, plays = Random(f"by lot {seed}"), wavering_player(seed)

    def choose(position: Position) -> Move:
        if isinstance(position.question, ChooseCompany):
            return luck.choice(position.legal_moves)
        return plays(position)

    return choose
