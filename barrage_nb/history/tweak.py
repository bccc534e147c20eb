"""Tweaks: a position with anything in it changed by hand, checked against every limit, and marked where unreachable."""

import json
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, NamedTuple, get_args

from ..board.companies import WHEEL_SEGMENTS
from ..engine.check import problems_of, too_much
from ..engine.events import Event
from ..engine.moves import Tweak
from ..engine.play import Step, settle
from ..engine.position import Company, Draft, Position, as_position
from ..engine.setup import starting_company
from ..engine.values import Table
from ..engine.wheel import on_discs
from ..notation.codec import Problems, Unreadable, hints_of, restore, restore_record
from ..notation.items import CHOICES
from ..words import history as words
from ..words.made_by_hand import in_a_line, plainly
from .cards import ItemPath, moved
from .changes import Changes, read_changes, said_of
from .made import made
from .marks import limits_of, marks_of
from .pending import Notes, arranged
from .taken import taken


class TweakRefused(Unreadable):
    """A tweak that breaks a limit or refers to nothing; says every reason."""

    def __init__(self, reasons: list[str]) -> None:
        self.reasons = tuple(dict.fromkeys(map(plainly, reasons)))
        super().__init__(words.refused(self.reasons))


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
    said = changed.text if whole else _said(what, more, before, changes)
    return _settled(changed, position, notes, said)


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
        notes.marks.append(words.now_asked(step.after.question))
    known = set(marks_of(before))
    unreachable = [mark for mark in marks_of(step.after) if mark not in known]
    told = in_a_line(made(before, changed))
    return Tweaked(step._replace(move=Tweak(said, (*unreachable, *notes.marks), told)), changed)


def _said(what: object, more: Mapping[str, Any], position: Position, changes: Changes) -> str:
    """The same changes on one line: a text as it was, anything else as items, or as JSON where these cannot say it."""
    if isinstance(what, str) and not more:
        return " ".join(what.split())
    problems: Problems = []
    values = _values(position, changes, problems)
    said = said_of(values)
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
    if segments == before.design.wheel_segments == WHEEL_SEGMENTS:
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
    """A plain value as the type that its path holds; None takes an entry of a table away."""
    where = ".".join(path)
    if len(path) == 1:
        return restore(value, hints_of(Position)[path[0]], where, problems)
    if len(path) == 3:
        return restore(value, hints_of(Company)[path[2]], where, problems)
    if value is None:
        return None
    if path[0] == "companies":
        officer = value.get("officer") if isinstance(value, dict) else None
        new = starting_company(officer, None, position.rules, position.rulings, position.design)
        return restore_record(value, Company, where, problems, new)
    return restore(value, get_args(hints_of(Position)[path[0]])[1], where, problems)


def _with(position: Position, values: Mapping[ItemPath, Any]) -> Position:
    """A position with other values at these paths."""
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
