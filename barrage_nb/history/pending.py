"""What waits to be decided after a tweak: the same question where it still makes sense, or a clear way on."""

from dataclasses import replace
from typing import NamedTuple

from ..board.contracts import CONTRACTS_IN_HAND
from ..engine.automas import AutomaTurn
from ..engine.construction import ChoosePayment, ChooseSite, TileChoice, TileEffect, tile_choices
from ..engine.contracts import DiscardContracts
from ..engine.pieces import site_refusal
from ..engine.position import Position, Task
from ..engine.rounds import (
    REST_OF_ROUND,
    EndRound,
    EndTurn,
    Headstreams,
    Income,
    ScoreRound,
    StartActions,
    StartRound,
    Turn,
    turn_of,
)
from ..engine.values import Table
from ..notation.codec import Problems
from ..words import history as words

# What is still to come when a phase is about to begin; its last task ends the round.
_AHEAD: dict[str, tuple[Task, ...]] = {
    "income": (StartRound(),),
    "headstreams": (Headstreams(), StartActions(), *REST_OF_ROUND),
    "actions": (StartActions(), *REST_OF_ROUND),
    "water": REST_OF_ROUND,
    "scoring": (ScoreRound(), EndRound()),
    "end of round": (EndRound(),),
    "over": (),
}


def way_on(position: Position) -> str | None:
    """The tweak that lets a game go on where nobody has to decide; None where somebody has, or it is over."""
    if position.question is not None or position.over or position.phase not in _AHEAD:
        return None
    if position.phase == "end of round":
        return f"phase=income round={position.round + 1}"
    following = list(_AHEAD)
    return f"phase={following[following.index(position.phase) + 1]}".replace(" ", "_")


class Notes(NamedTuple):
    """What is said about a tweak: why it cannot be, and what to know if it can."""

    problems: Problems
    marks: list[str]

    def refuse(self, reason: str, **values: object) -> None:
        """Note why the tweak cannot be."""
        self.problems.append(words.say(reason, **values))

    def mark(self, mark: str, **values: object) -> None:
        """Note something to know about it."""
        self.marks.append(words.mark(mark, **values))


def arranged(position: Position, before: Position, named: set[str], notes: Notes) -> Position:
    """A tweaked position with what waits in it made to fit: its phase, whose turn it is, and the questions."""
    if "pending" in named:
        return _repaired(position, before, notes)
    if before.offer:
        return _drafting(position, before, named, notes)
    if position.offer or position.starting != before.starting:
        notes.refuse("draft_over")
    phased, moved = position.phase != before.phase, position.mover != before.mover
    if not phased and not moved:
        return _repaired(position, before, notes)
    if moved and not phased and position.mover is not None:
        position = replace(position, phase="actions")
    if position.phase == "setup":
        notes.refuse("no_way_back_to_setup")
    elif moved and (position.mover is None) is (position.phase == "actions"):
        notes.refuse("mover_and_phase", got=position.phase)
    elif moved and position.mover in position.passed and "passed" in named:
        notes.refuse("mover_has_passed", name=position.mover)
    elif position.phase in _AHEAD and position.mover in (*position.companies, None):
        return _begun(position, before, moved, notes)
    return position


def _drafting(position: Position, before: Position, named: set[str], notes: Notes) -> Position:
    if named & {"phase", "mover", "passed", "copied"}:
        notes.refuse("draft_first")
    if len(position.offer) != len(position.starting):
        notes.refuse("draft_uneven", offer=len(position.offer), starting=len(position.starting))
    return position if position.offer else replace(position, pending=(StartRound(),))


def _begun(position: Position, before: Position, moved: bool, notes: Notes) -> Position:
    """A position at the beginning of a phase, or of the turn of whoever is named; unfinished business is dropped."""
    question = before.question
    if question is not None and not isinstance(question, Turn | AutomaTurn):
        notes.mark("dropped", who=question.who, question=type(question).__name__)
    pending = _AHEAD[position.phase]
    mover = position.mover if moved else None
    if mover is not None:
        pending = (turn_of(position, mover), *REST_OF_ROUND)
    round = max(position.round, 1) - 1 if position.phase == "income" else position.round
    position = _copy_ended(position, before)
    passed = tuple(who for who in position.passed if who != mover)
    return replace(position, pending=pending, mover=mover, round=round, passed=passed)


def _copy_ended(position: Position, before: Position) -> Position:
    """What the turn that is left had copied ends with it (Y14)."""
    if before.copied is None or position.copied != before.copied:
        return position
    who = before.mover
    if who is not None and who in position.companies and position.rulings.del_monte_copy == "turn":
        shallow = replace(position.companies[who], deep_dams=False)
        position = replace(position, companies=Table({**position.companies, who: shallow}))
    return replace(position, copied=None)


def _repaired(position: Position, before: Position, notes: Notes) -> Position:
    """The waiting tasks, without or in place of those that no longer make sense."""
    pending: list[Task] = []
    for task in position.pending:
        who = getattr(task, "who", None)
        if who in before.companies and who not in position.companies:
            if not isinstance(task, Income):
                notes.refuse("mover_removed", name=who)
        else:
            pending += _sound(position, task, notes)
    return replace(position, pending=tuple(pending)) if tuple(pending) != position.pending else position


def _sound(position: Position, task: Task, notes: Notes) -> tuple[Task, ...]:
    """A task as it makes sense in a position; nothing where it does not."""
    if isinstance(task, Turn | AutomaTurn):
        if task.who in position.passed:
            return (EndTurn(task.who),)
        return (turn_of(position, task.who),)
    if isinstance(task, DiscardContracts) and len(position.companies[task.who].contracts) <= CONTRACTS_IN_HAND:
        return ()
    if isinstance(task, (ChooseSite, ChoosePayment)):
        return _construction(position, task, notes)
    if isinstance(task, TileEffect) and not _stands(position, task.who, task.space):
        notes.mark("effect_lost", who=task.who, tile=task.tile, space=task.space)
        return ()
    return (task,)


def _stands(position: Position, who: str, space: str) -> bool:
    """Whether the piece that a tile has its effect on is still there."""
    dam = position.dams.get(space)
    return space in position.conduits or space in position.powerhouses or (dam is not None and dam.owner == who)


def _construction(position: Position, task: ChooseSite | ChoosePayment, notes: Notes) -> tuple[Task, ...]:
    """A construction under way goes on with its tile only, and to another space if its own is taken (C3, C6)."""
    company = position.companies[task.who]
    if TileChoice(task.tile, task.copying) not in tile_choices(company, position.officer_of(task.who)):
        notes.mark("construction_dropped", who=task.who, structure=task.structure, tile=task.effect)
        return ()
    if isinstance(task, ChoosePayment):
        refusal = site_refusal(position, task.who, task.structure, task.space)
        if refusal is not None:
            notes.mark("site_lost", who=task.who, space=task.space, why=str(refusal))
            return (ChooseSite(task.who, task.structure, task.tile, task.copying),)
    return (task,)
