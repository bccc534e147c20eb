"""Sketches: a small position from a line of text or a dict that names what matters."""

import re
from collections.abc import Mapping
from typing import Any

from ..board.companies import COMPANIES, WHEEL_SEGMENTS
from ..board.map import BASE_SPACES, CONDUITS, HEADSTREAMS, POWERHOUSES
from ..board.office import SPACES
from ..board.tiles import HEADSTREAM_TILES
from ..engine.check import problems_of, too_much
from ..engine.position import NEUTRAL, Position
from ..engine.rounds import REST_OF_ROUND
from ..engine.rulings import Rulings
from ..engine.setup import starting_company
from ..words import say
from .codec import Problems, Unreadable, plain, restore_record

_NUMBERS = (
    "credits",
    "excavators",
    "mixers",
    "engineers",
    "vp",
    "energy",
    "constructions",
)
_COMPANY_ITEMS = (*_NUMBERS, "copies", "officer", "tiles", "wheel", "contracts", "fulfilled")
_TABLE_ITEMS = {
    "round": "number",
    "seed": "number",
    "rules": "word",
    "phase": "word",
    "mover": "word",
    "objective": "word",
    "contracts": "numbers or gaps",
    "national": "numbers",
    "patents": "words or gaps",
    "bonus": "words",
    "order": "words",
    "passed": "words",
    "spare_officers": "words",
    "patent_pile": "words",
}
_DAM = re.compile(r"(\w+)(?:=([0-9]{1,2})(?:\*([0-9]{1,2}))?)?")
_SEGMENT = re.compile(r"([1-5]):((?:\w+)(?:\+\w+)*)")


def sketch(what: str | Mapping[str, Any], rulings: Rulings = Rulings()) -> Position:
    """A position that names what matters; the rest is as at the start of a turn of the first company named."""
    if not isinstance(what, str | Mapping):
        raise Unreadable(say("not_a_sketch", kind=type(what).__name__))
    problems: Problems = []
    content = SketchReader(problems).read(what) if isinstance(what, str) else dict(what)
    position = None if problems else _arranged(content, rulings, problems)
    if problems or position is None:
        raise Unreadable(say("invalid", problems="; ".join(problems)))
    return position


def _arranged(content: dict[str, Any], rulings: Rulings, problems: Problems) -> Position | None:
    """The position that a dict says, with the defaults of a sketch for what it leaves out."""
    content = dict(content)
    named = content.pop("companies", {})
    named = {name: {} for name in named} if _all_text(named) else named
    if not isinstance(named, Mapping) or not named:
        problems.append(say("sketch_nobody", known=tuple(COMPANIES)))
        return None
    companies = {name: _company(held, content.get("rules", "full"), rulings) for name, held in named.items()}
    said_order = content.get("order", ())
    if not _all_text(said_order):
        problems.append(say("wrong_kind", where="order", got=repr(said_order)[:60], want="a list of companies"))
        return None
    order = [*said_order, *(name for name in companies if name not in said_order)]
    mover = content.get("mover", order[0])
    phase = content.get("phase", "actions")
    pending = [["Turn", mover], *(plain(task) for task in REST_OF_ROUND)] if phase == "actions" else []
    content = {
        "round": 1,
        "phase": "actions",
        "mover": mover if phase == "actions" else None,
        "pending": pending,
        "rulings": plain(rulings),
        **_lists(content),
        "order": order,
        "companies": companies,
    }
    content.pop("barrage_nb", None)
    position = restore_record(_lists(content), Position, "", problems)
    if not problems:
        problems.extend([*problems_of(position), *too_much(position)])
    return None if problems else position


def _all_text(things: Any) -> bool:
    return isinstance(things, (list, tuple)) and all(isinstance(thing, str) for thing in things)


def _company(held: Any, rules: Any, rulings: Rulings) -> dict[str, Any]:
    """A company with what it holds at the start, but for what is said; a tile on its wheel is not in its supply."""
    if not isinstance(held, Mapping):
        return {"": held}
    officer = held.get("officer")
    start = plain(starting_company(officer if isinstance(officer, str) else None, None, rules, rulings))
    on_wheel = str(held.get("wheel", ""))
    start["tiles"] = [tile for tile in start["tiles"] if repr(tile) not in on_wheel]
    company = {**start, **held}
    if isinstance(company["tiles"], (list, tuple)):
        company["tiles"] = sorted(company["tiles"], key=str)
    return company


def _lists(value: Any) -> Any:
    """The same plain values with lists for tuples, as JSON has them."""
    if isinstance(value, (list, tuple)):
        return [_lists(item) for item in value]
    if isinstance(value, Mapping):
        return {key: _lists(item) for key, item in value.items()}
    return value


class SketchReader:
    """Reads the items of a sketch's text one by one, and keeps every mistake."""

    def __init__(self, problems: Problems) -> None:
        self.problems = problems
        self.content: dict[str, Any] = {}
        self.companies: dict[str, dict[str, Any]] = {}

    def read(self, text: str) -> dict[str, Any]:
        """The dict that a text says."""
        for group in text.split("|"):
            items = group.split()
            if not items:
                continue
            owner = items[0]
            if owner in COMPANIES or owner == NEUTRAL:
                if owner != NEUTRAL:
                    self.companies.setdefault(owner, {})
                for item in items[1:]:
                    self._owned(owner, item)
            else:
                for item in items:
                    self._table(item)
        return {**self.content, "companies": self.companies}

    def wrong(self, message: str, item: str, **values: Any) -> None:
        """Keep a mistake."""
        self.problems.append(say(message, item=item, **values))

    def _owned(self, owner: str, item: str) -> None:
        name, equals, value = item.partition("=")
        if re.fullmatch(r"B[0-9]{1,3}\w?", name):
            self._dam(owner, item)
        elif re.fullmatch(r"[CP]\d+[.\w]*", name):
            self._piece(owner, item)
        elif owner == NEUTRAL:
            self.wrong("sketch_neutral", item)
        elif name not in _COMPANY_ITEMS or not equals:
            self.wrong("sketch_unknown_item", item, hint=f"a company has {', '.join(_COMPANY_ITEMS)}")
        elif name in self.companies[owner]:
            self.wrong("sketch_twice", item, field=name)
        elif name in _NUMBERS:
            self._put(self.companies[owner], name, self._number(item, name, value))
        elif name == "copies":
            self._put(self.companies[owner], name, [self._number(item, name, word) for word in value.split(",")])
        elif name == "wheel":
            self._put(self.companies[owner], name, self._wheel(item, value))
        elif name in ("contracts", "fulfilled"):
            self._put(
                self.companies[owner],
                name,
                [self._number(item, name, word) for word in value.split(",") if word],
            )
        elif name == "tiles":
            self.companies[owner][name] = sorted(filter(None, value.split(",")))
        else:
            self.companies[owner][name] = value

    def _put(self, record: dict[str, Any], name: str, value: Any) -> None:
        if value is not None:
            record[name] = value

    def _number(self, item: str, field: str, value: str) -> int | None:
        if re.fullmatch(r"-?[0-9]{1,6}", value):
            return int(value)
        self.wrong("sketch_number", item, field=field)
        return None

    def _dam(self, owner: str, item: str) -> None:
        found = _DAM.fullmatch(item)
        space = item.partition("=")[0]
        basin = int(re.sub(r"\D", "", space))
        if space not in BASE_SPACES:
            if basin in (11, 12):
                self.wrong("sketch_no_dams", item, basin=basin)
            else:
                self.wrong("sketch_no_space", item, hint="dam spaces are B1U and B1L to B10U and B10L")
        elif found is None:
            self.wrong("sketch_dam_form", item, space=space)
        elif space in self.content.get("dams", {}):
            self.wrong("sketch_taken", item, owner=self.content["dams"][space][0], space=space)
        else:
            level, drops = int(found[2] or 1), int(found[3] or 0)
            self.content.setdefault("dams", {})[space] = [owner, level, drops]

    def _piece(self, owner: str, item: str) -> None:
        table, known, hint = (
            ("conduits", CONDUITS, "conduits are C1A and C1B to C10A and C10B")
            if item[0] == "C"
            else ("powerhouses", POWERHOUSES, "powerhouses are P5.1 to P12.4")
        )
        if item not in known:
            self.wrong("sketch_no_space", item, hint=hint)
        elif owner == NEUTRAL:
            self.wrong("sketch_neutral", item)
        elif item in self.content.get(table, {}):
            self.wrong("sketch_taken", item, owner=self.content[table][item], space=item)
        else:
            self.content.setdefault(table, {})[item] = owner

    def _wheel(self, item: str, value: str) -> list[list[Any]] | None:
        wheel: list[list[Any]] = [[0, 0, []] for _ in range(WHEEL_SEGMENTS)]
        for segment in filter(None, value.split(",")):
            found = _SEGMENT.fullmatch(segment)
            if found is None:
                self.wrong("sketch_wheel", item)
                return None
            held = wheel[WHEEL_SEGMENTS - int(found[1])]
            for thing in found[2].split("+"):
                if re.fullmatch(r"[0-9]{1,4}[em]", thing):
                    held[thing[-1] == "m"] += int(thing[:-1])
                else:
                    held[2] = sorted([*held[2], thing])
        return wheel

    def _table(self, item: str) -> None:
        name, equals, value = item.partition("=")
        if name in HEADSTREAMS and equals:
            number = self._number(item, name, value)
            if number:
                self.content.setdefault("headstreams", {})[name] = number
        elif name in SPACES and equals:
            there = [word.partition("*") for word in value.split(",")]
            self.content.setdefault("occupied", {})[name] = [
                [who, self._number(item, name, count or "1")] for who, _, count in there
            ]
        elif name == "headstream_tiles" and equals:
            tiles = [self._number(item, name, word) for word in value.split(",")]
            if len(tiles) > len(HEADSTREAMS) or any(tile not in HEADSTREAM_TILES for tile in tiles):
                self.wrong("sketch_unknown_item", item, hint="up to four headstream tiles from 1 to 8")
            else:
                self.content[name] = dict(zip(HEADSTREAMS, tiles, strict=False))
        elif name == "piles" and equals:
            for pile in value.split(";"):
                colour, _, numbers = pile.partition(":")
                cards = [self._number(item, name, word) for word in numbers.split(",") if word]
                self.content.setdefault("piles", {})[colour] = cards
        elif name in _TABLE_ITEMS and equals:
            self._plain_item(item, name, value)
        elif re.match(r"[BCP]\d", name) or name in _COMPANY_ITEMS:
            self.wrong("sketch_stray", item)
        else:
            hint = f"a group starts with {', '.join(COMPANIES)} or neutral, or says HA=2 or {', '.join(_TABLE_ITEMS)}"
            self.wrong("sketch_unknown_item", item, hint=hint)

    def _plain_item(self, item: str, name: str, value: str) -> None:
        kind = _TABLE_ITEMS[name]
        if name in self.content:
            self.wrong("sketch_twice", item, field=name)
        elif kind == "word":
            self.content[name] = value
        elif kind == "number":
            self._put(self.content, name, self._number(item, name, value))
        else:
            gaps = kind.endswith("gaps")
            words = [word for word in value.split(",") if word]
            things: list[Any] = [
                None if word == "-" and gaps else self._number(item, name, word) if kind.startswith("numbers") else word
                for word in words
            ]
            least = {"contracts": 6, "patents": 3}.get(name, 0)
            self.content[name] = things + [None] * (least - len(things))
