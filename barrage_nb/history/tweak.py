"""Tweaks: a position with anything in it changed by hand, checked against every limit, and what waits after it."""

import json
import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, NamedTuple, get_args

from ..board.box import BOXES
from ..engine import rounds
from ..engine.automas import AutomaTurn
from ..engine.check import problems_of, too_much
from ..engine.construction import ChoosePayment, ChooseSite, TileChoice, TileEffect, tile_choices
from ..engine.contracts import DiscardContracts, hand_limit
from ..engine.events import Event
from ..engine.moves import Tweak
from ..engine.pieces import on_discs, site_refusal
from ..engine.play import Step, settle
from ..engine.position import Company, Draft, Position, Task, as_position
from ..engine.setup import starting_company
from ..engine.values import Table
from ..notation.codec import Problems, Unreadable, hints_of, restore, restore_record
from ..notation.items import CHOICES
from ..words import by_hand, messages
from ..words import history as words
from ..words.message import Message
from ..words.names import capital, told_together
from ..words.places import place, spot
from .changes import Changes, ItemPath, moved, read_changes, said_of
from .consequences import limits_of, made, mark_of, marks_of, taken
from .line import to_decide

# What is still to come when a phase is about to begin; its last task ends the round.
_AHEAD: dict[str, tuple[Task, ...]] = {
    "income": (rounds.StartRound(),),
    "headstreams": (rounds.Headstreams(), rounds.StartActions(), *rounds.REST_OF_ROUND),
    "actions": (rounds.StartActions(), *rounds.REST_OF_ROUND),
    "water": rounds.REST_OF_ROUND,
    "scoring": (rounds.ScoreRound(), rounds.EndRound()),
    "end of round": (rounds.EndRound(),),
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


def arranged(position: Position, before: Position, named: set[str], notes: Notes) -> Position:
    """A tweaked position with what waits in it made to fit: its phase, whose turn it is, and the questions."""
    if "pending" in named:
        return _repaired(position, before, notes)
    if before.offer:
        return _drafting(position, before, named, notes)
    if position.offer or position.starting != before.starting:
        notes.problems.append(words.draft_over())
    phased, moved = position.phase != before.phase, position.mover != before.mover
    if not phased and not moved:
        return _repaired(position, before, notes)
    if moved and not phased and position.mover is not None:
        position = replace(position, phase="actions")
    if position.phase == "setup":
        notes.problems.append(words.no_way_back_to_setup())
    elif moved and (position.mover is None) is (position.phase == "actions"):
        notes.problems.append(words.mover_and_phase(got=position.phase))
    elif moved and position.mover in position.passed and "passed" in named:
        notes.problems.append(words.mover_has_passed(name=position.mover))
    elif position.phase in _AHEAD and position.mover in (*position.companies, None):
        return _begun(position, before, moved, notes)
    return position


def _drafting(position: Position, before: Position, named: set[str], notes: Notes) -> Position:
    if named & {"phase", "mover", "passed", "copied"}:
        notes.problems.append(words.draft_first())
    if len(position.offer) != len(position.starting):
        notes.problems.append(words.draft_uneven(offer=len(position.offer), starting=len(position.starting)))
    return position if position.offer else replace(position, pending=(rounds.StartRound(),))


def _begun(position: Position, before: Position, moved: bool, notes: Notes) -> Position:
    """A position at the beginning of a phase, or of the turn of whoever is named; unfinished business is dropped."""
    question = before.question
    if question is not None and not isinstance(question, rounds.Turn | AutomaTurn):
        notes.marks.append(mark_of("dropped", who=question.who, question=type(question).__name__))
    pending = _AHEAD[position.phase]
    mover = position.mover if moved else None
    if mover is not None:
        pending = (rounds.turn_of(position, mover), *rounds.REST_OF_ROUND)
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
        who: str = getattr(task, "who", "")
        if who in before.companies and who not in position.companies:
            if not isinstance(task, rounds.Income):
                notes.problems.append(words.mover_removed(name=who))
        else:
            pending += _sound(position, task, notes)
    return replace(position, pending=tuple(pending)) if tuple(pending) != position.pending else position


def _sound(position: Position, task: Task, notes: Notes) -> tuple[Task, ...]:
    """A task as it makes sense in a position; nothing where it does not."""
    if isinstance(task, rounds.Turn | AutomaTurn):
        return (rounds.EndTurn(task.who) if task.who in position.passed else rounds.turn_of(position, task.who),)
    if isinstance(task, DiscardContracts) and _fits_in_hand(position, task.who):
        return ()
    if isinstance(task, (ChooseSite, ChoosePayment)):
        return _construction(position, task, notes)
    if isinstance(task, TileEffect) and not _stands(position, task.who, task.space):
        notes.marks.append(mark_of("effect_lost", who=task.who, tile=task.tile, space=task.space))
        return ()
    return (task,)


def _fits_in_hand(position: Position, who: str) -> bool:
    return len(position.companies[who].contracts) <= hand_limit(position, who)


def _stands(position: Position, who: str, space: str) -> bool:
    dam = position.dams.get(space)
    tables = (position.conduits, position.powerhouses, position.buildings)
    return any(space in table for table in tables) or (dam is not None and dam.owner == who)


def _construction(position: Position, task: ChooseSite | ChoosePayment, notes: Notes) -> tuple[Task, ...]:
    """A construction under way goes on with its tile only, and to another space if its own is taken (C3, C6)."""
    company, officer = position.companies[task.who], position.builder_of(task.who)
    if TileChoice(task.tile, task.copying) not in tile_choices(company, officer, position.box):
        notes.marks.append(mark_of("construction_dropped", who=task.who, structure=task.structure, tile=task.effect))
        return ()
    if isinstance(task, ChoosePayment):
        refusal = site_refusal(position, task.who, task.structure, task.space)
        if refusal is not None:
            notes.marks.append(mark_of("site_lost", who=task.who, space=task.space, why=str(refusal)))
            return (ChooseSite(task.who, task.structure, task.tile, task.copying),)
    return (task,)


def _plainly(reason: str) -> str:
    where = reason.values.get("where") if isinstance(reason, Message) else None
    called = _called(where) if isinstance(where, str) else None
    if called is None or not isinstance(reason, Message):
        return reason
    return Message(reason.id, **{**reason.values, "where": capital(called)})


_TABLES = ("dams", "conduits", "powerhouses", "buildings", "headstreams", "occupied")
_MOST_TOLD = 3
"""As many clauses are told in a line."""


def _called(where: str) -> str | None:
    """A path of a position in words; what has no other name at the table keeps its own."""
    whole = isinstance(where, Message) and where.key == "part_of"
    path, part = (where.values["where"], where.values["part"]) if isinstance(where, Message) and whole else (where, "")
    table, _, name = path.partition(".")
    called = _thing_called(table, name, bool(part))
    return messages.part_of(called, part) if called is not None and part else called


def _thing_called(table: str, name: str, in_part: bool) -> str | None:
    if table in _TABLES and name:
        return spot(name) if table == "dams" and in_part else place(name)
    who, _, field = name.partition(".")
    numbers = by_hand.NUMBERS
    if table == "companies" and field:
        wheel = re.fullmatch(r"wheel\[(\d)\]\.(\w+)", field)
        if wheel:
            return by_hand.on_segment(who, numbers[wheel[2]], int(wheel[1]) + 1)
        called = by_hand.times_built() if field == "constructions" else numbers.get(field, field)
        return by_hand.field_of(who, called)
    return by_hand.RULINGS[name] if table == "rulings" else by_hand.DESIGN.get(name) if table == "design" else None


class TweakRefused(Unreadable):
    """A tweak that breaks a limit or refers to nothing; says every reason."""

    def __init__(self, reasons: list[str]) -> None:
        self.reasons = tuple(dict.fromkeys(map(_plainly, reasons)))
        super().__init__(words.not_to_be(told_together(self.reasons)))


class Tweaked(NamedTuple):
    """What a tweak led to: its step, and the position as it was changed by hand, before anything happened."""

    step: Step
    by_hand: Position

    @property
    def position(self) -> Position:
        """The next position that somebody must decide in."""
        return self.step.after

    @property
    def events(self) -> tuple[Event, ...]:
        """What happened by itself."""
        return self.step.events

    @property
    def tweak(self) -> Tweak:
        """The change as it is said again, and what to know about it."""
        assert isinstance(self.step.move, Tweak)
        return self.step.move

    @property
    def said(self) -> str:
        """How to say it again."""
        return self.tweak.said

    @property
    def marks(self) -> tuple[str, ...]:
        """What to know about it."""
        return self.tweak.marks

    @property
    def takes(self) -> tuple[str, ...]:
        """What it takes from somebody else, from a supply or from the table."""
        return taken(self.step.before, self.by_hand)


def tweak(position: Position | str, what: str | Mapping[str, Any] | Position | None = None, /, **more: Any) -> Tweaked:
    """A position with anything changed: `tweak(position, "usa B3L=2*1 | -B1L")` or `tweak(position, round=3)`.

    A mapping names fields of a position, or a company for its own, and None takes an entry away. A whole position,
    or its line, takes the place of the old one.
    """
    position = as_position(position)
    if isinstance(what, str) and what.strip().startswith("bnb"):
        what = _whole(what)
    notes, whole = Notes([], []), isinstance(what, Position)
    before = what if isinstance(what, Position) else position
    changes = read_changes(before, None if whole else what, more, notes.problems)
    changed = _applied(before, changes, notes.problems)
    changed = arranged(changed, before, {path[0] for path in changes}, notes)
    problems = [*notes.problems, *problems_of(changed), *limits_of(changed), *too_much(changed, before)]
    if problems:
        raise TweakRefused(problems)
    return _settled(changed, position, notes, changed.text if whole else _said(what, more, before, changes))


def _whole(line: str) -> Position:
    try:
        return Position.load(line)
    except Unreadable as error:
        raise TweakRefused([str(error)]) from None


def _settled(changed: Position, before: Position, notes: Notes, said: str) -> Tweaked:
    """The next position that somebody must decide in; a question with one answer left is not asked."""
    if changed == before:
        return Tweaked(Step(before, Tweak(said), before, ()), before)
    step = settle(Draft(changed), before)
    if step.events:
        asked = step.after.question
        to_its_end, went_on = words.went_on_to_its_end, words.went_on
        notes.marks.append(to_its_end() if asked is None else went_on(asked.who, to_decide(type(asked).__name__)))
    known = set(marks_of(before))
    unreachable = [mark for mark in marks_of(step.after) if mark not in known]
    clauses = made(before, changed)
    more = len(clauses) - _MOST_TOLD
    rest = [by_hand.and_more(more)] if more > 0 else []
    told = told_together([*clauses[:_MOST_TOLD], *rest]) if clauses else ""
    return Tweaked(step._replace(move=Tweak(said, (*unreachable, *notes.marks), told)), changed)


def _said(what: object, more: Mapping[str, Any], position: Position, changes: Changes) -> str:
    """The same changes on one line: a text as it was, anything else as items, or as JSON where these cannot say it."""
    if isinstance(what, str) and not more:
        return " ".join(what.split())
    problems: Problems = []
    values = _values(position, changes, problems)
    said = said_of(values, position.box)
    if _values(position, read_changes(position, said, {}, problems), problems) == values and not problems:
        return said
    content: dict[str, Any] = {}
    for path, value in changes.items():
        part = content
        for name in path[:-1]:
            part = part.setdefault(name, {})
        part[path[-1]] = value
    return json.dumps(content, ensure_ascii=False)


def _applied(position: Position, changes: Changes, problems: Problems) -> Position:
    """A position with every change that can be read, and with the cards it names gone from their old places."""
    values = _values(position, changes, problems)
    changed = _with(position, values)
    others = moved(changed, position, set(values))
    return _crewed(_on_discs(_with(changed, others), position), position, values) if others or values else position


def _on_discs(position: Position, before: Position) -> Position:
    """Wheels fit the design: nothing is lost where it has fewer segments than before."""
    segments = position.design.wheel_segments
    if segments == before.box.wheel_segments == BOXES[position.box.of].wheel_segments:
        return position
    return replace(position, companies=on_discs(position.companies, segments))


def _values(position: Position, changes: Changes, problems: Problems) -> dict[ItemPath, Any]:
    """The changes that can be read, as the types that their paths hold."""
    values: dict[ItemPath, Any] = {}
    for name, record in CHOICES.items():  # all at once: one number of a design may ask for another
        said = {path[1]: value for path, value in changes.items() if path[0] == name and len(path) == 2}
        chosen = restore_record(said, record, name, problems, getattr(position, name))
        values |= {(name, field): getattr(chosen, field) for field in said if chosen is not None}
    for path, value in changes.items():
        if path[0] in CHOICES and len(path) == 2:
            continue
        before = len(problems)
        typed = _typed(position, path, value, problems)
        if len(problems) == before:
            values[path] = typed
    return values


def _typed(position: Position, path: ItemPath, value: Any, problems: Problems) -> Any:
    where = ".".join(path)
    if len(path) == 1:
        return restore(value, hints_of(Position)[path[0]], where, problems)
    if len(path) == 3:
        return restore(value, hints_of(Company)[path[2]], where, problems)
    if value is None:
        return None
    if path[0] == "companies":
        officer = value.get("officer") if isinstance(value, dict) else None
        new = starting_company(officer, None, position.rules, position.rulings, position.box)
        return restore_record(value, Company, where, problems, new)
    return restore(value, get_args(hints_of(Position)[path[0]])[1], where, problems)


def _with(position: Position, values: Mapping[ItemPath, Any]) -> Position:
    fields: dict[str, Any] = {}
    chosen: dict[str, dict[str, Any]] = {}
    for (name, *rest), value in values.items():
        now = fields.get(name, getattr(position, name))
        if not rest:
            fields[name] = value
        elif name in CHOICES:
            chosen.setdefault(name, {})[rest[0]] = value
        elif len(rest) == 2:
            fields[name] = Table({**now, rest[0]: replace(now[rest[0]], **{rest[1]: value})})
        elif value is None:
            fields[name] = Table({key: item for key, item in now.items() if key != rest[0]})
        else:
            fields[name] = Table({**now, rest[0]: value})
    if "box" in fields:
        fields["design"] = position.design  # the rows of a box say no number of it
    fields |= {name: replace(getattr(position, name), **said) for name, said in chosen.items()}
    return position.with_(**fields)


def _crewed(position: Position, before: Position, values: Mapping[ItemPath, Any]) -> Position:
    """Who joins goes last in turn order, and who leaves is out of it, unless the order is said."""
    if position.companies.keys() == before.companies.keys():
        return position
    order = tuple(who for who in position.order if who in position.companies)
    order += tuple(who for who in position.companies if who not in order)
    passed = tuple(who for who in position.passed if who in position.companies)
    if ("order",) in values:
        order = position.order
    return replace(position, order=order, passed=passed)
