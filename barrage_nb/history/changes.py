"""What a tweak says, in code or as text, as changes: the path of a value in the position, and what it becomes."""

import json
from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from typing import Any, TypeAlias, get_origin

from ..board.companies import COMPANIES
from ..board.contracts import CONTRACTS
from ..board.map import BASE_SPACES, CONDUITS, HEADSTREAMS, POWERHOUSES
from ..board.office import SPACES
from ..board.technology import TILES
from ..engine.position import COMPANY_FIELDS, NEUTRAL, POSITION_FIELDS, Position
from ..engine.questions import Task
from ..engine.rulings import Rulings
from ..engine.values import Table
from ..notation.codec import Problems, hints_of, plain
from ..notation.sketch import SketchReader
from ..words.english import history as words
from .cards import places, stripped, value_at

Path: TypeAlias = tuple[str, ...]
Changes: TypeAlias = dict[Path, Any]

TABLES = tuple(name for name, hint in hints_of(Position).items() if get_origin(hint) is Table and name != "companies")
RULINGS = tuple(hints_of(Rulings))
_SPACES_OF_TABLE: dict[str, tuple[str, ...]] = {
    "dams": tuple(BASE_SPACES),
    "conduits": tuple(CONDUITS),
    "powerhouses": tuple(POWERHOUSES),
    "headstreams": HEADSTREAMS,
    "occupied": tuple(SPACES),
}
_WORDS = {"yes": True, "no": False, "none": None}


def read_changes(position: Position, what: object, more: Mapping[str, Any], problems: Problems) -> Changes:
    """The changes that a text or a mapping says, and further named ones; what cannot be read is a problem."""
    reader = _Changes(position, problems)
    try:
        if isinstance(what, str) and what.strip().startswith("{"):
            reader.mapping(_from_json(what, problems))
        elif isinstance(what, str):
            reader.text(what)
        elif isinstance(what, Mapping):
            reader.mapping(what)
        elif what is not None:
            problems.append(words.say("not_changes", kind=type(what).__name__))
        reader.mapping(more)
    except RecursionError:
        problems.append(words.say("too_deep"))
    return reader.changes


def _from_json(text: str, problems: Problems) -> Mapping[str, Any]:
    try:
        content: Any = json.loads(text)
    except ValueError as error:
        problems.append(words.say("bad_json", why=str(error)[:80]))
        return {}
    return content if isinstance(content, dict) else {}


def as_plain(value: Any) -> Any:
    """Records, tuples and mappings as the lists and objects of JSON."""
    if isinstance(value, Task):
        return plain(value)
    if is_dataclass(value) and not isinstance(value, type):
        return {field.name: as_plain(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, (list, tuple)):
        return [as_plain(item) for item in value]
    if isinstance(value, Mapping):
        return {key: as_plain(item) for key, item in value.items()}
    return value


class _Changes:
    """Collects changes, each path once."""

    def __init__(self, position: Position, problems: Problems) -> None:
        self.position = position
        self.problems = problems
        self.changes: Changes = {}
        self.taken: dict[Path, tuple[Any, ...]] = {}

    def wrong(self, message: str, **values: Any) -> None:
        """Keep a mistake."""
        self.problems.append(words.say(message, **values))

    def put(self, path: Path, value: Any) -> None:
        """Note a change."""
        if any(known[: len(path)] == path[: len(known)] for known in self.changes):
            self.wrong("twice", where=".".join(path))
        else:
            self.changes[path] = value

    def mapping(self, content: Mapping[str, Any]) -> None:
        """Read changes by the names of a position's fields; a company's name stands for its part."""
        for name, value in as_plain(content).items():
            if name in COMPANIES:
                self._company(name, value)
            elif name == "companies":
                self._each(name, value, self._company)
            elif name == "rulings":
                self._each(name, value, self._ruling)
            elif name in TABLES:
                self._each(name, value, lambda key, item, table=name: self._entry(table, key, item))
            elif name in POSITION_FIELDS:
                self.put((name,), value)
            else:
                self.wrong("unknown_change", name=name, known=(*POSITION_FIELDS, *COMPANIES))

    def _each(self, name: str, value: Any, put: Callable[..., None]) -> None:
        if not isinstance(value, dict):
            self.wrong("not_entries", name=name, got=repr(value)[:60])
            return
        for key, item in value.items():
            if isinstance(key, str):
                put(key, item)
            else:
                self.wrong("not_entries", name=name, got=repr(key)[:60])

    def _ruling(self, name: str, value: Any) -> None:
        if name in RULINGS:
            self.put(("rulings", name), value)
        else:
            self.wrong("unknown_change", name=f"rulings.{name}", known=RULINGS)

    def _company(self, who: str, value: Any) -> None:
        if value is None or who not in self.position.companies:
            self.put(("companies", who), value)
        elif not isinstance(value, dict):
            self.wrong("not_entries", name=who, got=repr(value)[:60])
        else:
            for field, item in value.items():
                self._company_field(who, field, item)

    def _company_field(self, who: str, field: str, item: Any) -> None:
        if field not in COMPANY_FIELDS:
            self.wrong("unknown_change", name=f"{who}.{field}", known=COMPANY_FIELDS)
        elif field == "wheel" and isinstance(item, str):
            self.text(f"{who} wheel={item}")
        elif field == "tiles" and isinstance(item, list):
            self.put(("companies", who, field), sorted(item, key=str))
        else:
            self.put(("companies", who, field), item)

    def _entry(self, table: str, key: str, item: Any) -> None:
        """An entry of a table, where part of a dam may stand for the whole, and one company for a list of them."""
        there = getattr(self.position, table).get(key)
        if table == "dams" and there is not None and isinstance(item, dict):
            item = {**there._asdict(), **item}
        elif table == "occupied" and isinstance(item, list) and item and isinstance(item[0], str):
            item = [item]
        elif table == "headstreams" and type(item) is int and item == 0:
            item = None
            if there is None:
                return
        if item is None and there is None:
            self.wrong("nothing_there", thing=key)
        else:
            self.put((table, key), item)

    def text(self, text: str) -> None:
        """Read changes in the words of a sketch, with those that only a tweak has, such as `-ID`."""
        said = "|".join(self._group(group.split()) for group in text.split("|"))
        content = SketchReader(self.problems).read(said)
        for who, value in content.pop("companies").items():
            if who in self.position.companies:
                self._company(who, value)
            else:
                playing = tuple(self.position.companies) or words.say("no_companies_yet")
                self.wrong("not_playing", who=who, known=playing)
        self.mapping(content)
        for path, left in self.taken.items():
            self.put(path, as_plain(left))
        self.taken = {}

    def _group(self, items: list[str]) -> str:
        """A group without the items that a sketch does not know, which are read here."""
        owner = items[0] if items and (items[0] in COMPANIES or items[0] == NEUTRAL) else None
        kept = []
        for item in items:
            name, _, value = item.partition("=")
            own = _own_item(owner, name, value) if value else None
            if item[0] == "-" and not value:
                self._remove(owner, item[1:])
            elif own is not None:
                self.mapping(own)
            else:
                kept.append(item)
        return " ".join(kept)

    def _remove(self, owner: str | None, thing: str) -> None:
        """Take away whatever has this name: a piece, engineers, waiting drops, a card or tile, a company."""
        if thing == "objective" or (thing in self.position.companies and owner is None):
            self.put(("companies", thing) if thing in COMPANIES else (thing,), None)
            return
        for table, known in _SPACES_OF_TABLE.items():
            there = getattr(self.position, table).get(thing)
            holder = getattr(there, "owner", there if isinstance(there, str) else owner)
            if thing in known and there is not None and owner in (None, holder):
                self.put((table, thing), None)
                return
        card = int(thing) if thing.isascii() and thing.isdigit() and len(thing) < 6 else thing
        if not (card in CONTRACTS or card in TILES) or not self._take_card(owner, card):
            self.wrong("nothing_there", thing=thing)

    def _take_card(self, owner: str | None, card: int | str) -> bool:
        for path, held in places(self.position):
            hers = path[0] == "companies" and path[1] == owner
            if (hers or (owner is None and path[0] != "companies")) and card in held:
                self.taken.setdefault(path, value_at(self.position, path))
                self.taken[path] = stripped(path, self.taken[path], card)
                return True
        return False


def _own_item(owner: str | None, name: str, value: str) -> dict[str, Any] | None:
    """An item that a tweak has and a sketch has not, as a change by names; None for any other."""
    word = value.replace("_", " ")
    if owner is not None:
        return {owner: {name: _WORDS.get(value, value)}} if name == "deep" else None
    if name in RULINGS:
        return {"rulings": {name: _WORDS.get(value, _number(word))}}
    if name in HEADSTREAMS and value == "0":
        return {"headstreams": {name: 0}}
    if name == "discards":
        piles = (pile.partition(":") for pile in value.split(";"))
        return {name: {colour: _numbers(cards) for colour, _, cards in piles}}
    if name == "starting":
        return {name: _numbers(value)}
    return {name: _WORDS.get(word, word)} if name in ("phase", "copied") else None


def _numbers(text: str) -> list[int | str]:
    return [_number(word) for word in text.split(",") if word]


def _number(word: str) -> int | str:
    return int(word) if word.isascii() and word.isdigit() and len(word) < 6 else word
