"""The one door: the question at hand, its answers, why a move is not one, and what a move does."""

from itertools import repeat
from operator import is_
from typing import NamedTuple

from .automas import decide
from .draft import Draft
from .events import Event, IllegalMove, Refusal
from .moves import Move, as_move, read_move
from .position import Position, as_position
from .questions import Question


class Step(NamedTuple):
    """What a move led to: the next position, and what happened on the way."""

    position: Position
    events: tuple[Event, ...]


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
    return _step(draft)


class Frame(NamedTuple):
    """An event inside a step, and the position just after it, half way through a question; the last is the step's."""

    event: Event
    position: Position


class Film(NamedTuple):
    """A step and its frames, event by event."""

    step: Step
    frames: tuple[Frame, ...]


class _Camera(Draft):
    """A draft that keeps the position after every event."""

    events: "_Filmed"

    def __init__(self, position: Position) -> None:
        super().__init__(position)
        object.__setattr__(self, "events", _Filmed(self))


class _Filmed(list[Event]):
    """The events of a camera: each is a frame too."""

    def __init__(self, camera: _Camera) -> None:
        super().__init__()
        self.camera = camera
        self.frames: list[Frame] = []

    def append(self, event: Event) -> None:
        super().append(event)
        self.frames.append(Frame(event, self.camera.snapshot()))


def film(position: Position, move: Move | str | None = None) -> Film:
    """What a move does, event by event; without a move, what happens by itself."""
    camera = _Camera(position)
    filmed = camera.events
    move = read_move(move) if isinstance(move, str) else move
    step = settle(camera) if move is None else _carry_out(camera, position, move)
    # What is done after the last event, such as passing the turn on, happens without one.
    return Film(step, (*filmed.frames[:-1], *(last._replace(position=step.position) for last in filmed.frames[-1:])))


def settle(draft: Draft) -> Step:
    """Do what does itself until somebody must decide."""
    go_on(draft)
    return _step(draft)


def _step(draft: Draft) -> Step:
    events = tuple(draft.events)
    return Step(draft.seal(), events)


def go_on(draft: Draft) -> None:
    """Do what does itself until somebody must decide; a question with a single answer is not asked."""
    answers: tuple[Move, ...] = ()
    fields = vars(draft)
    while draft.pending:
        task = draft.pending[0]
        if task.asks:
            question: Question = task  # type: ignore[assignment]
            if draft.automas and question.who in draft.automas and not question.waits:
                fields["pending"] = draft.pending[1:]
                decide(draft, question)
                continue
            answers = question.answers(draft)
            if len(answers) > 1 or question.waits:
                break
            fields["pending"] = draft.pending[1:]
            if answers:
                question.answer(draft, answers[0])
            else:
                question.nothing(draft)
        else:
            fields["pending"] = draft.pending[1:]
            task.run(draft)
        answers = ()
    fields["legal_moves"] = answers


def answered(draft: Draft, question: Question, move: Move) -> None:
    """Carry out a legal answer to the question at hand, and what does itself after it."""
    draft.set(pending=draft.pending[1:])
    question.answer(draft, move)
    go_on(draft)
