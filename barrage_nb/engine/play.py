"""The one door: the question at hand, its answers, why a move is not one, and what a move does."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from random import Random
from typing import NamedTuple, TypeAlias

from ..board.box import Box
from ..board.companies import SEATS
from ..words import events as words
from ..words import messages
from .automas import decide
from .construction import ChooseSite, affordable_ways, effect_of, sites_within_means, structures_of
from .events import Event, IllegalMove, Refusal
from .moves import (
    Answers,
    At,
    Build,
    Copy,
    Move,
    Pass,
    Place,
    Produce,
    Tweak,
    UseTile,
    answers_of,
    as_move,
    in_a_turn,
    read_move,
)
from .pieces import red_fee, surcharge
from .position import Draft, Playout, Position, Question, Ts, as_position
from .production import System, conduit_fee
from .rewards import PlacePiece
from .values import record
from .works import ChooseWork

MOST_READ = 12
"""As many sentences of a step as one reads at once."""


class Step(NamedTuple):
    """What a move, a tweak or nobody led to: the position before, the next that asks somebody, what happened."""

    before: Position
    move: Move | Tweak | None
    after: Position
    events: tuple[Event, ...]

    @property
    def who(self) -> str:
        """Who was asked; nobody where it happens by itself."""
        question = self.before.question
        return "" if question is None else question.who

    def __str__(self) -> str:
        return "\n".join(map(str, self.events))

    def __repr__(self) -> str:
        head = words.step() if self.move is None else words.step_of(str(self.move))
        rest = len(self.events) - MOST_READ
        more = [words.more(rest)] if rest > 0 else []
        return "\n".join([head, *map(str, self.events[:MOST_READ]), *more])


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
    """Why a move is not an answer to the question at hand, or an answer of a turn to its own; None when all are."""
    position = as_position(position)
    move = as_move(move, position.box)
    if not isinstance(move, Answers):
        return _refusal(position, move)
    try:
        steps_of(position, move)
    except IllegalMove as illegal:
        return illegal.refusal
    return None


def _refusal(position: Position, move: Move) -> Refusal | None:
    question = position.question
    if question is None:
        return Refusal("E8", "game_over")
    if not isinstance(move, question.takes):
        return Refusal("R2", "another_question", {"question": type(question).__name__})
    return question.refuse(position, move)


def why_not(position: Position | str, move: Move | str) -> str | None:
    """Why a move or a turn, or its text, is not allowed, as a sentence with its clause; None when it is allowed."""
    found = refusal(position, move)
    return None if found is None else str(found)


def play(position: Position | str, move: Move | str) -> Step:
    """What a move does, or the text of one: the next position that somebody must decide in, and the events.

    The answers of a turn, as "place construction-1; build base with base; at B3L", are played one after another: their
    step leads from before the first to after the last, with all their events.
    """
    position = position if isinstance(position, Position) else as_position(position)
    move = read_move(move, position.box) if isinstance(move, str) else move
    if isinstance(move, Answers):
        return together(steps_of(position, move))
    return _carry_out(Draft(position), position, move)


def steps_of(position: Position | str, move: Move | str) -> tuple[Step, ...]:
    """The step of each answer of a turn, in order; all must be of the same turn.

    An answer may be said also where it was the only one, and was not asked for.
    """
    position = as_position(position)
    moves = answers_of(move, position.box)
    steps, unasked = list[Step](), list[Unasked]()
    for number, each in enumerate(moves, 1):
        said = [one for one in unasked if (one.question.who, one.answer) == (steps[0].who, each)]
        if said and each not in position.legal_moves:
            unasked.remove(said[0])
            continue
        over = bool(steps) and _turn_over(steps[-1])
        found = Refusal("R2", "turn_over", {"who": steps[0].who}) if over else _refusal(position, each)
        if found is not None:
            if found.clause == "R2":
                found = next(filter(None, (one.refusal(steps[0].who, each) for one in unasked)), found)
            part = {"n": number, "of": len(moves), "move": str(each), "why": found.why}
            raise IllegalMove(found if len(moves) == 1 else Refusal(found.clause, "part_of_turn", part))
        steps.append(_carry_out(Draft(position), position, each))
        position, unasked = steps[-1].after, _unasked(position, each)
    return tuple(steps)


def asked_answers(steps: Iterable[Step]) -> tuple[Move, ...]:
    """What was answered in steps, one by one."""
    return tuple(step.move for step in steps if isinstance(step.move, Move))


def together(steps: Sequence[Step]) -> Step:
    """Steps that follow one another as one."""
    events = tuple(event for step in steps for event in step.events)
    return Step(steps[0].before, in_a_turn(asked_answers(steps)), steps[-1].after, events)


def _turn_over(step: Step) -> bool:
    """Whether a turn is over with a step: another is asked, or a turn begins; after a copy the same goes on (O8)."""
    after = step.after.question
    begins = _turn_asked(step.after) and step.after.copied is None
    return after is not None and (after.who != step.who or begins)


class Unasked(NamedTuple):
    """A question with a single answer, which was not asked, and the position in which it would have been."""

    question: Question
    answer: Move
    position: Position

    def refusal(self, who: str, move: Move) -> Refusal | None:
        """Why another move would not have been an answer of a company."""
        mine = self.question.who == who and isinstance(move, self.question.takes)
        return self.question.refuse(self.position, move) if mine else None


def _unasked(position: Position, move: Move) -> list[Unasked]:
    """The questions that a move leads to and that are not asked."""
    draft, found, question = Draft(position), list[Unasked](), position.question
    assert question is not None
    draft.pending = draft.pending[1:]
    question.answer(draft, move)
    go_on(draft, found)
    return found


def _listed(move: Move, moves: tuple[Move, ...]) -> bool:
    # Comparing moves costs as much as playing one, and nearly always the move is one of the listed objects.
    for each in moves:
        if each is move:
            return True
    return move in moves


def _carry_out(draft: Draft, position: Position, move: Move) -> Step:
    question = position.question
    if question is None or not _listed(move, position.legal_moves):
        found = _refusal(position, move)
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
    move = read_move(move, position.box) if isinstance(move, str) else move
    if isinstance(move, Answers):
        steps = steps_of(position, move)
        parts = [unfold(step.before, each) for step, each in zip(steps, asked_answers(steps), strict=True)]
        return Unfolded(together([part.step for part in parts]), tuple(one for part in parts for one in part.positions))
    draft = _Unfolding(position)
    step = settle(draft, position) if move is None else _carry_out(draft, position, move)
    # What is done after the last event, such as passing the turn on, happens without one.
    return Unfolded(step, (*draft.positions[:-1], step.after) if step.events else ())


def settle(draft: Draft, before: Position) -> Step:
    """Do what does itself until somebody must decide."""
    go_on(draft)
    return _sealed(draft, before, None)


def _sealed(draft: Draft, before: Position, move: Move | None) -> Step:
    events = tuple(draft.events)
    return record(Step, (before, move, draft.seal(), events))


def go_on(draft: Draft, unasked: list[Unasked] | None = None) -> Question | None:
    """Do what does itself until somebody must decide, and say what; a question with a single answer is not asked.

    Such questions can be taken up in `unasked`.
    """
    automas = draft.setup.automas
    while pending := draft.pending:
        task = pending[0]
        if task.asks:
            question: Question = task  # type: ignore[assignment]
            if question.who in automas and not question.waits:
                draft.pending = pending[1:]
                decide(draft, question)
                continue
            answers = question.answers(draft)
            if len(answers) > 1 or question.waits:
                draft._legal_moves = answers
                return question
            draft.pending = pending[1:]
            if answers:
                if unasked is not None:
                    unasked.append(Unasked(question, answers[0], draft.snapshot()))
                question.answer(draft, answers[0])
            else:
                question.nothing(draft)
        else:
            draft.pending = pending[1:]
            task.run(draft)
    draft._legal_moves = ()
    return None


def answered(draft: Draft, question: Question, move: Move) -> Question | None:
    """Carry out a legal answer to the question at hand, and what does itself after it; the next question."""
    draft.pending = draft.pending[1:]
    question.answer(draft, move)
    return go_on(draft)


# What a move takes from who makes it (R3, C1, C6 to C9, O7, P7, Y5).


class Bill(NamedTuple):
    """What is paid: of the credits, `fee` is for a red border, and what `owner` is due for a conduit is all of them."""

    excavators: int = 0
    mixers: int = 0
    engineers: int = 0
    credits: int = 0
    fee: int = 0
    owner: str | None = None


def bills(position: Position, move: Move) -> tuple[Bill, ...]:
    """Every way to pay for a move; for a structure without its place, those of all places where it can be built."""
    question = position.question
    if question is None:
        return ()
    who = question.who
    if isinstance(move, Place):
        return (_place(position, move),)
    if isinstance(move, Copy):
        return (Bill(engineers=1, credits=move.price),)
    if isinstance(move, UseTile):
        if not _turn_asked(position):
            return ()
        effect = effect_of(move.tile, move.copying)
        return _anywhere(position, who, structures_of(effect, position.box)[0], effect)
    if isinstance(move, Build):
        return _anywhere(position, who, move.structure, effect_of(move.tile, move.copying))
    if isinstance(move, Produce):
        return (_produce(position, who, move),)
    if isinstance(move, At) and isinstance(question, ChooseSite):
        return _at(position, who, question.structure, move.space, question.effect)
    if isinstance(move, At) and isinstance(question, ChooseWork):
        machines = _work(position, position.box.spaces[move.space].amount)
        return (Bill(credits=question.each * sum(machines)),)
    if isinstance(move, At) and isinstance(question, PlacePiece):
        fee = red_fee(question.structure, move.space, position.box.red_fee)
        return (Bill(credits=fee, fee=fee),)
    return ()


def _place(position: Position, move: Place) -> Bill:
    space = position.box.spaces[move.space]
    inside = position.box.buildings[space.building].price if space.building else 0
    credits = space.due + inside
    machines = _work(position, space.amount) if space.action == "work" else (0, 0)
    return Bill(*machines, move.engineers or space.engineers, credits, space.fee)


def _work(position: Position, number: int) -> tuple[int, int]:
    """The excavators and mixers of the work on a position of the board (L16)."""
    work = position.box.works[position.works[number - 1] or 0]
    return work.excavators, work.mixers


def _produce(position: Position, who: str, move: Produce) -> Bill:
    owner = position.conduits[move.conduit]
    system = System(
        move.dam, move.conduit, move.powerhouse, position.box.conduits[move.conduit].value, move.drops, owner
    )
    due = conduit_fee(system, who, move.drops, position.box.conduit_credits)
    return Bill(credits=due, owner=owner if due else None)


def _at(position: Position, who: str, structure: str, space: str, effect: str) -> tuple[Bill, ...]:
    fee = surcharge(structure, space, effect, position.builder_of(who), box=position.box)
    ways = affordable_ways(position, who, structure, space, effect)
    return tuple(Bill(way.excavators, way.mixers, 0, way.credits + fee, fee) for way in ways)


def _anywhere(position: Position, who: str, structure: str, effect: str) -> tuple[Bill, ...]:
    sites = sites_within_means(position, who, structure, effect, position.companies[who].credits)
    found = (bill for space in sites for bill in _at(position, who, structure, space, effect))
    return tuple(dict.fromkeys(found))


# Programs that play: a strategy chooses one of the legal moves of a position.


Strategy: TypeAlias = Callable[[Position], Move]

LOOK_AHEAD = 400  # positions the greedy player looks at before it makes do with what it found


def random_player(seed: int = 0) -> Strategy:
    """A strategy that chooses any legal move with equal chance; the seed fixes its choices."""
    luck = Random(f"random player {seed}")
    return lambda position: _any_of(position.legal_moves, luck)


def _any_of(moves: Sequence[Move], luck: Random) -> Move:
    """What `luck.choice` would draw, on every Python, in half the time."""
    count = len(moves)
    bits = count.bit_length()
    while (drawn := luck.getrandbits(bits)) >= count > 0:
        pass
    return moves[drawn]


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
        return company.vp, company.energy, sum(step.after.pieces(self.who)[:4]), company.engineers, company.credits


def _turn_asked(position: Position) -> bool:
    question = position.question
    return question is not None and {Place, Pass} <= set(question.takes)


def builder_player(seed: int = 0) -> Strategy:
    """A quick strategy that produces and builds whenever it can, and otherwise moves by chance."""
    luck = Random(f"builder {seed}")

    def choose(position: Position) -> Move:
        moves = position.legal_moves
        if not isinstance(moves[0], Place):  # a turn lists them first
            return _any_of(moves, luck)
        spaces = _wanted(position.setup.box)
        wanted = [move for move in moves if isinstance(move, Place) and move.space in spaces]
        return _any_of(wanted or moves, luck)

    return choose


@cache
def _wanted(box: Box) -> frozenset[str]:
    return frozenset(
        name for section in ("turbine", "construction", "water") for name in box.spaces_of_section[section]
    )


def play_out(position: Position | str, strategies: Mapping[str, Strategy] | Strategy) -> Position:
    """Let strategies play a game to its end: one for each who decides, by name, or one alone for everybody.

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
        strategy = strategies if callable(strategies) else _strategy_of(question.who, strategies, draft)
        question = answered(draft, question, strategy(draft))


def _strategy_of(who: str, strategies: Mapping[str, Strategy], position: Position) -> Strategy:
    try:
        return strategies[who]
    except KeyError:
        seats = SEATS[: position.players] if position.offer else ()
        known = (*seats, *position.companies, *(company for company, _ in position.offer))
        raise ValueError(messages.no_strategy_for(got=who, known=known)) from None
