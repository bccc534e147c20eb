"""Programs that play: a strategy chooses one of the legal moves of a position."""

from collections.abc import Callable, Mapping
from random import Random
from typing import TypeAlias

from ..board.office import SPACES
from .moves import Move, Pass, Place
from .play import Step, answered, play
from .position import Playout, Position, as_position

Strategy: TypeAlias = Callable[[Position], Move]

LOOK_AHEAD = 400  # positions the greedy player looks at before it makes do with what it found


def random_player(seed: int = 0) -> Strategy:
    """A strategy that chooses any legal move with equal chance; the seed fixes its choices."""
    luck = Random(f"random player {seed}")
    return lambda position: luck.choice(position.legal_moves)


def greedy(position: Position | str) -> Move:
    """The move that gives most victory points, then most energy, by the end of this turn."""
    position = as_position(position)
    question = position.question
    assert question is not None, "the game is over"
    return _Search(question.who, LOOK_AHEAD).best(position)[1]


class _Search:
    """Looks through the rest of one company's turn, its own questions only."""

    def __init__(self, who: str, budget: int) -> None:
        self.who = who
        self.budget = budget

    def best(self, position: Position) -> tuple[tuple[int, ...], Move]:
        """The best value that a legal move leads to, and the first such move."""
        found: tuple[tuple[int, ...], Move] | None = None
        for move in position.legal_moves:
            value = self.value(play(position, move), move)
            if found is None or value > found[0]:
                found = (value, move)
        assert found is not None
        return found

    def value(self, step: Step, move: Move) -> tuple[int, ...]:
        """What a move is worth: points, energy, pieces and machines when its turn is over."""
        position = step.after
        self.budget -= 1
        question = position.question
        same_turn = question is not None and question.who == self.who and position.mover == self.who
        if same_turn and not _turn_asked(position) and self.budget > 0:
            return self.best(position)[0]
        return self._worth(step)

    def _worth(self, step: Step) -> tuple[int, ...]:
        company = step.after.companies.get(self.who)
        if company is None:
            return (0,)
        pieces = sum(step.after.pieces(self.who)[:4])
        return company.vp, company.energy, pieces, company.engineers, company.credits


def _turn_asked(position: Position) -> bool:
    question = position.question
    return question is not None and {Place, Pass} <= set(question.takes)


def builder_player(seed: int = 0) -> Strategy:
    """A quick strategy that produces and builds whenever it can, and otherwise moves by chance."""
    luck = Random(f"builder {seed}")

    def choose(position: Position) -> Move:
        moves = position.legal_moves
        wanted = [move for move in moves if isinstance(move, Place) and move.space in _WANTED]
        return luck.choice(wanted or moves)

    return choose


_WANTED = {space.id for space in SPACES.values() if space.section in ("turbine", "construction", "water")}


def play_out(position: Position | str, strategies: Mapping[str, Strategy] | Strategy) -> Position:
    """Let strategies play a game to its end; one alone plays for everybody.

    All is played on one draft: the position that a strategy is shown is there to be read until it has chosen, and
    the move it returns, one of the legal ones, is not checked. Who wants to keep positions plays with `play`.
    """
    position = as_position(position)
    if position.question is None:
        return position
    draft = Playout(position)
    play_on(draft, strategies)
    return draft.seal()


def play_on(draft: Playout, strategies: Mapping[str, Strategy] | Strategy) -> None:
    """Let strategies play to the end of the game on a draft."""
    question = draft.question
    while question is not None:
        strategy = strategies if callable(strategies) else strategies[question.who]
        question = answered(draft, question, strategy(draft))
