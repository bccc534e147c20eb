"""The one door: the question at hand, its answers, why a move is not one, and what a move does."""

from collections.abc import Callable
from itertools import repeat
from operator import is_
from typing import NamedTuple

from ..words import tell_step
from .automas import decide
from .events import Event, IllegalMove, Refusal
from .moves import Move, Tweak, as_move, read_move
from .position import Draft, Position, Question, Ts, as_position

_step = tuple.__new__  # half the time of Step(...)


class Step(NamedTuple):
    """What a move led to: the position before it, the next one that somebody must decide in, and what happened.

    Without a move it is what happened by itself, and after a tweak what the change by hand led to.
    """

    before: Position
    move: Move | Tweak | None
    after: Position
    events: tuple[Event, ...]

    def __str__(self) -> str:
        return "\n".join(map(str, self.events))

    def __repr__(self) -> str:
        return tell_step(self.move, self.events)


class Unfolded(NamedTuple):
    """A step, and the position after each of its events, half way through a question; the last is the step's."""

    step: Step
    positions: tuple[Position, ...]

    @property
    def parts(self) -> tuple[Step, ...]:
        """The step cut at its events: a step of its own for each."""
        befores = (self.step.before, *self.positions)
        return tuple(
            Step(before, None, after, (event,))
            for before, after, event in zip(befores, self.positions, self.step.events, strict=False)
        )


def legal_moves(position: Position | str) -> tuple[Move, ...]:
    """Every answer to the question at hand; none when the game is over."""
    return as_position(position).legal_moves


def refusal(position: Position | str, move: Move | str) -> Refusal | None:
    """Why a move is not an answer to the question at hand; None when it is."""
    position = as_position(position)
    question = position.question
    move = as_move(move)
    if question is None:
        return Refusal("E8", "game_over")
    if not isinstance(move, question.takes):
        return Refusal("R2", "another_question", {"question": type(question).__name__, "move": str(move)})
    return question.refuse(position, move)


def why_not(position: Position | str, move: Move | str) -> str | None:
    """Why a move, or the text of one, is not allowed, as a sentence with its clause; None when it is allowed."""
    found = refusal(position, move)
    return None if found is None else str(found)


def play(position: Position | str, move: Move | str) -> Step:
    """What a move, or the text of one, does: the next position that somebody must decide in, and the events."""
    position = as_position(position)
    return _carry_out(Draft(position), position, read_move(move) if isinstance(move, str) else move)


def _listed(move: Move, moves: tuple[Move, ...]) -> bool:
    # Comparing moves costs as much as playing one, and nearly always the move is one of the listed objects.
    return any(map(is_, moves, repeat(move))) or move in moves


def _carry_out(draft: Draft, position: Position, move: Move) -> Step:
    question = position.question
    if question is None or not _listed(move, position.legal_moves):
        found = refusal(position, move)
        assert found is not None, f"{move} is allowed but not listed"
        raise IllegalMove(found)
    answered(draft, question, move)
    return _sealed(draft, position, move)


class _Unfolding(Draft):
    """A draft that keeps the position after every event."""

    __slots__ = ("positions",)

    def __init__(self, position: Position) -> None:
        super().__init__(position)
        self.positions: list[Position] = []

    def note(self, kind: Callable[[*Ts], Event], *told: *Ts) -> None:
        super().note(kind, *told)
        self.positions.append(self.snapshot())

    def seal(self) -> Position:
        return self.snapshot()  # having room for positions, it cannot become one itself


def unfold(position: Position, move: Move | str | None = None) -> Unfolded:
    """The step of a move with the position after each event; without a move, of what happens by itself."""
    draft = _Unfolding(position)
    move = read_move(move) if isinstance(move, str) else move
    step = settle(draft, position) if move is None else _carry_out(draft, position, move)
    # What is done after the last event, such as passing the turn on, happens without one.
    return Unfolded(step, (*draft.positions[:-1], step.after) if step.events else ())


def settle(draft: Draft, before: Position) -> Step:
    """Do what does itself until somebody must decide."""
    go_on(draft)
    return _sealed(draft, before, None)


def _sealed(draft: Draft, before: Position, move: Move | None) -> Step:
    events = tuple(draft.events)
    return _step(Step, (before, move, draft.seal(), events))


def go_on(draft: Draft) -> Question | None:
    """Do what does itself until somebody must decide, and say what; a question with a single answer is not asked."""
    while draft.pending:
        task = draft.pending[0]
        if task.asks:
            question: Question = task  # type: ignore[assignment]
            if question.who in draft.setup.automas and not question.waits:
                draft.pending = draft.pending[1:]
                decide(draft, question)
                continue
            answers = question.answers(draft)
            if len(answers) > 1 or question.waits:
                draft._legal_moves = answers
                return question
            draft.pending = draft.pending[1:]
            if answers:
                question.answer(draft, answers[0])
            else:
                question.nothing(draft)
        else:
            draft.pending = draft.pending[1:]
            task.run(draft)
    draft._legal_moves = ()
    return None


def answered(draft: Draft, question: Question, move: Move) -> Question | None:
    """Carry out a legal answer to the question at hand, and what does itself after it; the next question."""
    draft.pending = draft.pending[1:]
    question.answer(draft, move)
    return go_on(draft)
