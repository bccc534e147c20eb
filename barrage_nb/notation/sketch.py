"""Sketches: a position as a line of text that says only what matters, read and written; a dict will do as well."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Any

from ..board.companies import COMPANIES, WHEEL_SEGMENTS
from ..engine.check import problems_of, too_much, unanswerable
from ..engine.ids import id_of
from ..engine.position import COMPANY_FIELDS, NEUTRAL, Company, Position, Task
from ..engine.rounds import REST_OF_ROUND, Turn, turn_of
from ..engine.rulings import Design, Rulings, checked_design, checked_rulings
from ..engine.setup import starting_automa, starting_company
from ..engine.wheel import on_discs
from ..words import HINTS, WANTS, invalid, say
from .codec import Problems, Unreadable, defaults_of, plain, restore_record, untyped
from .items import CHOICES, OF_THE_TABLE, OWNED, Item, NoSuchWord
from .lines import checked

Minus = Callable[[str | None, str], None]


def sketch(what: str | Mapping[str, Any], rulings: Rulings = Rulings(), design: Design = Design()) -> Position:
    """A position that names what matters; the rest is as at the start of a turn of the first company named."""
    if not isinstance(what, str | Mapping):
        raise Unreadable(say("not_a_sketch", kind=type(what).__name__))
    problems: Problems = []
    content = Reader(problems).read(checked(what)) if isinstance(what, str) else untyped(what)
    choices = {"rulings": checked_rulings(rulings), "design": checked_design(design)}
    position = None if problems else _arranged(content, choices, problems)
    if position is not None:
        problems += problems_of(position) or too_much(position) or unanswerable(position)
    if problems or position is None:
        raise Unreadable(invalid(problems))
    return position


def _arranged(content: dict[str, Any], choices: Mapping[str, Any], problems: Problems) -> Position | None:
    """The position that a dict says, with the defaults of a sketch for what it leaves out."""
    named = content.get("companies", {})
    named = {name: {} for name in named} if _all_text(named) else named
    if not isinstance(named, dict) or not (named or content.get("offer")):
        problems.append(say("sketch_nobody", known=tuple(COMPANIES)))
        return None
    order = content.get("order", [])
    if not _all_text(order):
        problems.append(say("wrong_kind", where="order", got=repr(order)[:60], want=WANTS["companies"]))
        return None
    known = {
        name: restore_record(content.get(name, {}), type(usual), name, problems, usual)
        for name, usual in choices.items()
    }
    if None in known.values():
        return None
    order = [*order, *(name for name in named if name not in order)]
    phase = content.get("phase", "actions")
    automas = content.get("automas", {})
    automas = automas if isinstance(automas, dict) else {}
    waits = "pending" in content
    content = {
        "round": 1,
        "phase": phase,
        "mover": _mover(order, phase),
        **content,
        "order": order,
        **{name: plain(chosen) for name, chosen in known.items()},
        "companies": {
            name: _company(held, content.get("rules", "full"), **known, automa=name in automas)
            for name, held in named.items()
        },
    }
    if isinstance(content.get("headstreams"), dict):
        content["headstreams"] = {name: drops for name, drops in content["headstreams"].items() if drops != 0}
    content.pop("barrage_nb", None)
    position: Position | None = restore_record(content, Position, "", problems)
    if position is not None and position.design.wheel_segments != WHEEL_SEGMENTS:
        position = position.with_(companies=on_discs(position.companies, position.design.wheel_segments))
    return position if position is None or waits else replace(position, pending=_waiting(position))


def _all_text(things: Any) -> bool:
    return isinstance(things, list) and all(isinstance(thing, str) for thing in things)


def _mover(order: Iterable[str], phase: object) -> str | None:
    """Who moves where it is not said: in the actions phase the first in turn order."""
    return next(iter(order), None) if phase == "actions" else None


def _waiting(position: Position) -> tuple[Task, ...]:
    """What waits where it is not said: in the actions phase a turn, and the rest of the round."""
    who = position.mover
    if who is None or position.phase != "actions":
        return ()
    return (turn_of(position, who) if who in position.companies else Turn(who), *REST_OF_ROUND)


def _company(held: Any, rules: Any, rulings: Rulings, design: Design, automa: bool) -> Any:
    """A company with what it holds at the start, but for what is said."""
    if not isinstance(held, dict):
        return held
    officer = held.get("officer")
    on_wheel = repr(held.get("wheel", ""))
    officer = officer if isinstance(officer, str) else None
    start = plain(_start(officer, rules, rulings, design, automa, lambda tile: repr(tile) in on_wheel))
    company = {**start, **held}
    if isinstance(company.get("tiles"), list):
        company["tiles"] = sorted(company["tiles"], key=str)
    return company


def _start(
    officer: str | None, rules: Any, rulings: Rulings, design: Design, automa: bool, lent: Callable[[str], bool]
) -> Company:
    """What a company holds at the start; a tile on its wheel is not in its supply."""
    company = starting_automa(officer, design) if automa else starting_company(officer, None, rules, rulings, design)
    return replace(company, tiles=tuple(tile for tile in company.tiles if not lent(tile)))


class Reader:
    """Reads the items of a text one by one, and keeps every mistake."""

    def __init__(self, problems: Problems, minus: Minus | None = None) -> None:
        """`minus` is told what is taken away by an item such as `-B3L`, and whose group says so."""
        self.problems = problems
        self.minus = minus
        self.content: dict[str, Any] = {}

    def read(self, text: str) -> dict[str, Any]:
        """The dict that a text says."""
        for group in text.split("|"):
            items = group.split()
            owner = items[0] if items and (items[0] in COMPANIES or items[0] == NEUTRAL) else None
            if owner is not None and owner != NEUTRAL:
                self.content.setdefault("companies", {}).setdefault(owner, {})
            for item in items[owner is not None :]:
                self._read(owner, item)
        return self.content

    def wrong(self, message: str, item: str, **values: Any) -> None:
        """Keep a mistake."""
        self.problems.append(say(message, item=item if len(item) <= 60 else f"{item[:60]}…", **values))

    def _read(self, owner: str | None, said: str) -> None:
        name, equals, value = said.partition("=")
        name = id_of(name)
        item = (OF_THE_TABLE if owner is None else OWNED).get(name)
        if said.startswith("-") and not equals and self.minus is not None:
            self.minus(owner, said[1:])
        elif item is None or (owner == NEUTRAL and item.where != "dams"):
            self._unknown(owner, said, name)
        elif not equals and item.where not in _PIECES:
            self._misread(said, item)
        else:
            self._put(owner or "", said, item, value)

    def _put(self, owner: str, said: str, item: Item, words: str) -> None:
        held = self.content.setdefault(item.where, {}) if item.where else self.content
        if item.where == "companies":
            held = held[owner]
        if item.name in held:
            there = held[item.name]
            message = "sketch_taken" if item.where in _PIECES else "sketch_twice"
            self.wrong(message, said, name=item.name, got=there[0] if item.where == "dams" else there)
            return
        try:
            value = item.kind.read(words)
        except NoSuchWord as error:
            self.wrong("sketch_no_such_word", said, word=error.word, right=error.right)
            return
        except ValueError:
            self._misread(said, item)
            return
        if item.where in _PIECES:
            value = [owner, *value] if item.where == "dams" else owner
        held[item.name] = value

    def _misread(self, said: str, item: Item) -> None:
        examples = item.choices or (item.kind.example,)
        self.wrong("sketch_form", said, examples=tuple(f"{item.name}={words}".rstrip("=") for words in examples))

    def _unknown(self, owner: str | None, said: str, name: str) -> None:
        """Say what is wrong with an item that is none here."""
        space = re.fullmatch(r"([BCP])([0-9]{1,3})[.\w]*", name)
        if space and name not in OWNED:
            no_dams = space[1] == "B" and space[2] in ("11", "12")
            self.wrong("sketch_no_dams" if no_dams else "sketch_no_space", said, basin=space[2], hint=HINTS[space[1]])
        elif owner is None and name in OWNED:
            self.wrong("sketch_stray", said)
        elif owner == NEUTRAL:
            self.wrong("sketch_neutral", said)
        else:
            self.wrong("sketch_unknown_item", said, hint=_hint(owner))


_PIECES = ("dams", "conduits", "powerhouses")


def _hint(owner: str | None) -> str:
    """What a group may say."""
    if owner is not None:
        return HINTS("company", names=", ".join(item.name for item in OWNED.values() if item.where == "companies"))
    names = ", ".join(item.name for item in OF_THE_TABLE.values() if item.where == "")
    return HINTS("table", companies=", ".join(COMPANIES), names=names)


def sketch_of(position: Position) -> str:
    """The sketch of a position: everything that is not as a sketch has it if it does not say so."""
    problems = too_much(position)
    if problems:
        raise Unreadable(invalid(problems))
    groups = [*(_group_of(position, who) for who in (*position.order, NEUTRAL)), list(_table_of(position))]
    return " | ".join(" ".join(group) for group in groups if group and group != [NEUTRAL])


def _group_of(position: Position, who: str) -> list[str]:
    """What is somebody's: pieces on the map, and what a company holds that it does not start with."""
    pieces = [(name, dam) for name, dam in position.dams.items() if dam.owner == who]
    owned = [*position.conduits.items(), *position.powerhouses.items()]
    said = [_bare(name, thing) for name, thing in (*pieces, *(one for one in owned if one[1] == who))]
    return [who, *said, *(_holdings(position, who) if who != NEUTRAL else ())]


def _bare(name: str, thing: Any) -> str:
    """A piece on the map; of a dam more is said only if it is not new."""
    words = OWNED[name].kind.write(thing)
    return f"{name}={words}" if words else name


def _holdings(position: Position, who: str) -> Iterator[str]:
    company = position.companies[who]
    on_wheel = {tile for segment in company.wheel for tile in segment.tiles}
    automa = who in position.automas
    start = _start(company.officer, position.rules, position.rulings, position.design, automa, on_wheel.__contains__)
    start = replace(start, officer=None)
    return _differences(company, {name: getattr(start, name) for name in COMPANY_FIELDS}, "companies")


def _table_of(position: Position) -> Iterator[str]:
    """What is nobody's."""
    left_out = {
        **defaults_of(Position),
        "round": 1,
        "phase": "actions",
        "order": position.order,
        "mover": _mover(position.order, position.phase),
        "pending": _waiting(position),
    }
    yield from _differences(position, left_out, "")
    for name, record in CHOICES.items():
        yield from _differences(getattr(position, name), defaults_of(record), name)
    for table in (position.headstreams, position.occupied):
        yield from (f"{name}={OF_THE_TABLE[name].kind.write(value)}" for name, value in table.items())


def _differences(record: Any, left_out: Mapping[str, Any], where: str) -> Iterator[str]:
    """The items of a record that are otherwise than what is left out."""
    items = OWNED if where == "companies" else OF_THE_TABLE
    for name, item in items.items():
        if item.where == where and getattr(record, name) != left_out[name]:
            yield f"{name}={item.kind.write(getattr(record, name))}"
