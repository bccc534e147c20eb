"""A position as text, written and read: a line with a checksum, JSON, or a sketch; and plain games."""

import json
import re
import warnings
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import accumulate
from typing import Any, NamedTuple

from ..board.box import BOXES, PRINTED, Box
from ..board.works import BuildingTile
from ..engine.check import not_built_so, problems_of, too_much, unanswerable
from ..engine.moves import Move
from ..engine.pieces import on_discs
from ..engine.play import Step, play
from ..engine.position import COMPANY_FIELDS, NEUTRAL, Company, Position, Task
from ..engine.rounds import REST_OF_ROUND, Turn, turn_of
from ..engine.rulings import Design, Rulings, checked_design, checked_rulings, design_of, with_design
from ..engine.setup import checked_box, starting_automa, starting_company
from ..engine.values import BEYOND
from ..words import describe, messages, names
from ..words.design import changed_game
from ..words.names import listed, one_by_one, told_together
from ..words.places import place
from ..words.scene import asked, deed, on_wheel, parts
from .codec import DEEPEST, Problems, Unreadable, defaults_of, plain, restore_record, untyped
from .items import BOX, CHOICES, Item, NoSuchWord, items_of
from .rows import restore_box, rows_beside_design

VERSION = 1
_MOST_BYTES = 200_000  # of a position; the largest has about ten thousand
_MOST_DIGITS = len(str(BEYOND)) - 1
# Text that most positions hold, so that a line stays short enough for a message.
_COMMON = (
    b'{"rules":"introductory","rulings":{},"seed":0,"round":1,"phase":"actions","order":["usa","germany","italy",'
    b'"france"],"mover":"usa","passed":[],"copied":"","companies":{"usa":{"officer":"adler","fiesler","mcdowell",'
    b'"jordan","krylov","sekibo","del_monte","vp":1,"credits":6,"excavators":6,"mixers":4,"engineers":12,"energy":0,'
    b'"tiles":["base","conduit","elevation","powerhouse","wild"],"wheel":[[],[],[],[0,2,["powerhouse"]],[4,0,["base"]],'
    b'[]],"contracts":[200,300,400],"fulfilled":[100,201],"constructions":2},"dams":{"B1L":["neutral",1,1],"B5L":'
    b'["neutral",2,1],"B8L":["neutral",3,1],"B2U":["usa",2,1]},"conduits":{"C1A":"usa","C2B":"germany"},"powerhouses":'
    b'{"P5.1":"usa","P10.1":"italy","P12.1":"france"},"headstreams":{"HA":1,"HB":2,"HC":1,"HD":1},"headstream_tiles":'
    b'{"HA":1,"HB":2,"HC":3,"HD":4},"occupied":{"turbine-b2":[["usa",2]],"water-p2":[["usa",1]],"workshop-r1":'
    b'[["italy",1]],"machinery-e":[["france",1]],"contract-o":[["germany",1]],"patent-p1":[["usa",2]],"bank-b":'
    b'[["usa",1],["germany",1]]},"contracts":[200,201,300,301,400,401],"national":[100,101,102],"piles":{"green":'
    b'[202,203],"yellow":[302,303],"red":[402,403]},"discards":{"green":[204]},"patents":["adv1_base","adv1_conduit",'
    b'"adv1_wild"],"patent_pile":["adv2_elevation","adv2_powerhouse","adv3_base","adv3_wild"],"bonus":["contracts",'
    b'"bases","elevations","conduits","powerhouses","advanced_tiles"],"objective":"connected_bases","largest_area",'
    b'"smallest_area","red_spaces","basins_1","basins_3","spare_officers":[],"pending":[["Turn","usa"],'
    b'["EndTurn","usa"],["WaterFlow"],["ScoreRound"],["EndRound"]]}'
)


def _pretty(value: Any, indent: str = "") -> str:
    """JSON with whatever fits on a line on one line."""
    line = json.dumps(value, ensure_ascii=False)
    if len(line) + len(indent) <= 100 or not isinstance(value, (dict, list)) or not value:
        return line
    deeper = indent + "  "
    if isinstance(value, dict):
        items = [f"{json.dumps(key)}: {_pretty(item, deeper)}" for key, item in value.items()]
        opening, closing = "{", "}"
    else:
        items = [_pretty(item, deeper) for item in value]
        opening, closing = "[", "]"
    return f"{opening}\n{deeper}" + f",\n{deeper}".join(items) + f"\n{indent}{closing}"


def as_line(values: Any) -> str:
    """Values as one short URL-safe line, with the version and a checksum."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15, 9, zdict=_COMMON)
    content = json.dumps(values, separators=(",", ":")).encode()
    payload = urlsafe_b64encode(packer.compress(content) + packer.flush()).decode().rstrip("=")
    return f"bnb{VERSION}.{payload}.{_checksum(payload)}"


def _checksum(payload: str) -> str:
    return f"{zlib.crc32(payload.encode()):08x}"


def checked(text: object, most: int = _MOST_BYTES) -> str:
    """A text, if it is one, no longer than this and of whole characters."""
    if not isinstance(text, str):
        raise Unreadable(messages.not_text(kind=type(text).__name__))
    if len(text) > most:
        raise Unreadable(messages.too_long(length=len(text), most=most))
    try:
        text.encode()
    except UnicodeEncodeError as error:
        raise Unreadable(messages.half_letter(number=error.start + 1)) from None
    return text


def load_json(text: str) -> Any:
    """The values that a JSON text says."""
    try:
        return _loaded(text)
    except Unreadable:
        raise
    except ValueError as error:
        raise Unreadable(messages.bad_json(why=str(error))) from None


def _loaded(text: str) -> Any:
    """The values of a JSON text; one nested too deeply, or with too long a number, is refused before any is made."""
    if max(accumulate(map(_STEPS.__getitem__, re.findall(r"[][{}]", text))), default=0) > DEEPEST:
        raise Unreadable(messages.too_deep())
    return json.loads(text, parse_int=_whole, parse_constant=_refuse_constant)


_STEPS = {"[": 1, "{": 1, "]": -1, "}": -1}


def _whole(digits: str) -> int:
    if len(digits) > _MOST_DIGITS + digits.startswith("-"):
        raise Unreadable(messages.too_many_digits(most=_MOST_DIGITS))
    return int(digits)


def _refuse_constant(name: str) -> None:
    raise ValueError(messages.not_a_number(name=name))


def _unpack(line: str) -> Any:
    head, _, rest = line.partition(".")
    payload, _, checksum = rest.partition(".")
    if not head.startswith("bnb") or not head[3:].isascii() or not head[3:].isdigit() or len(head) > 9:
        raise Unreadable(messages.not_a_line())
    if int(head[3:]) > VERSION:
        raise Unreadable(messages.newer_version(version=int(head[3:]), known=VERSION))
    if head != f"bnb{VERSION}" or checksum != _checksum(payload):
        raise Unreadable(messages.damaged_line())
    unpacker = zlib.decompressobj(-15, zdict=_COMMON)
    try:
        content = unpacker.decompress(urlsafe_b64decode(payload + "=" * (-len(payload) % 4)), _MOST_BYTES).decode()
        values = _loaded(content) if unpacker.eof else None
    except Unreadable:
        raise
    except (ValueError, zlib.error):
        raise Unreadable(messages.damaged_line()) from None
    if not unpacker.eof:
        raise Unreadable(messages.too_deep())
    return values


Minus = Callable[[str | None, str], None]


def sketch(
    what: str | Mapping[str, Any],
    rulings: Rulings = Rulings(),
    design: Design | None = None,
    box: Box | str = PRINTED,
) -> Position:
    """A position that names what matters; the rest is as at the start of a turn of the first company named.

    The rules work on what no game could reach, too; a second base or powerhouse in a basin is warned of (C6, C9).
    """
    if not isinstance(what, str | Mapping):
        raise Unreadable(messages.not_a_sketch(kind=type(what).__name__))
    problems: Problems = []
    box = checked_box(box)
    box = box if design is None else with_design(box, checked_design(design))
    content = Reader(problems, box=box).read(checked(what)) if isinstance(what, str) else untyped(what)
    position = None if problems else _arranged(content, checked_rulings(rulings), box, problems)
    if position is not None:
        problems += problems_of(position) or too_much(position) or unanswerable(position)
    if problems or position is None:
        raise Unreadable(_invalid(problems))
    for told in not_built_so(position):
        warnings.warn(told, stacklevel=2)
    return position


def _arranged(content: dict[str, Any], rulings: Rulings, box: Box, problems: Problems) -> Position | None:
    """The position that a dict says, with the defaults of a sketch for what it leaves out."""
    named = content.get("companies", {})
    named = {name: {} for name in named} if _all_text(named) else named
    if not isinstance(named, dict) or not (named or content.get("offer")):
        problems.append(messages.sketch_nobody(known=tuple(box.companies)))
        return None
    order = content.get("order", [])
    if not _all_text(order):
        problems.append(messages.wrong_kind(where="order", got=repr(order)[:60], want=messages.want_companies()))
        return None
    there = restore_box(content["box"], "box", problems) if "box" in content else box
    usual = {"rulings": rulings, "design": design_of(there or box)}
    known = {
        name: restore_record(content.get(name, {}), record, name, problems, usual[name])
        for name, record in CHOICES.items()
    }
    if there is None or None in known.values():
        return None
    box, rulings = with_design(there, known["design"]), known["rulings"]
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
        "box": plain(box),
        "companies": {
            name: _company(held, content.get("rules", "full"), rulings, box, name in automas)
            for name, held in named.items()
        },
    }
    if isinstance(content.get("headstreams"), dict):
        content["headstreams"] = {name: drops for name, drops in content["headstreams"].items() if drops != 0}
    content.pop("barrage_nb", None)
    position: Position | None = restore_record(content, Position, "", problems)
    if position is not None:
        position = position.with_(companies=on_discs(position.companies, position.box.wheel_segments))
    return position if position is None or waits else replace(position, pending=_waiting(position))


def _all_text(things: Any) -> bool:
    return isinstance(things, list) and all(isinstance(thing, str) for thing in things)


def _mover(order: Iterable[str], phase: object) -> str | None:
    return next(iter(order), None) if phase == "actions" else None


def _waiting(position: Position) -> tuple[Task, ...]:
    """What waits where it is not said: in the actions phase a turn, and the rest of the round."""
    who = position.mover
    if who is None or position.phase != "actions":
        return ()
    return (turn_of(position, who) if who in position.companies else Turn(who), *REST_OF_ROUND)


def _company(held: Any, rules: Any, rulings: Rulings, box: Box, automa: bool) -> Any:
    """A company with what it holds at the start, but for what is said."""
    if not isinstance(held, dict):
        return held
    officer = held.get("officer")
    on_wheel = repr(held.get("wheel", ""))
    officer = officer if officer in box.officers else None
    start = plain(_start(officer, rules, rulings, box, automa, lambda tile: repr(tile) in on_wheel))
    company = {**start, **held}
    if isinstance(company.get("tiles"), list):
        company["tiles"] = sorted(company["tiles"], key=str)
    return company


def _start(
    officer: str | None, rules: Any, rulings: Rulings, box: Box, automa: bool, lent: Callable[[str], bool]
) -> Company:
    """What a company holds at the start; a tile on its wheel is not in its supply."""
    company = starting_automa(officer, box) if automa else starting_company(officer, None, rules, rulings, box)
    return replace(company, tiles=tuple(tile for tile in company.tiles if not lent(tile)))


class Reader:
    """Reads the items of a text one by one, and keeps every mistake."""

    def __init__(self, problems: Problems, minus: Minus | None = None, box: Box = PRINTED) -> None:
        """The box is the position's, where the text says no other.

        `minus` is told what is taken away by an item such as `-B3L`, and whose group says so."""
        self.problems = problems
        self.minus = minus
        self.box = box
        self.content: dict[str, Any] = {}

    def read(self, text: str) -> dict[str, Any]:
        """The dict that a text says."""
        groups = _groups(text)
        for item in (item for items in groups for item in items if item.startswith("box=")):
            self._box(item)
        for items in groups:
            owner = items[0] if items and (items[0] in self.box.companies or items[0] == NEUTRAL) else None
            if owner is not None and owner != NEUTRAL:
                self.content.setdefault("companies", {}).setdefault(owner, {})
            for item in items[owner is not None :]:
                self._read(owner, item)
        return self.content

    def _box(self, said: str) -> None:
        """Find the box first, as it says what other items there are."""
        try:
            self.box = restore_box(BOX.read(said.partition("=")[2]), "box", self.problems) or self.box
        except ValueError:
            return

    def wrong(self, message: Callable[..., str], item: str, **values: Any) -> None:
        """Keep a mistake."""
        self.problems.append(message(item=item if len(item) <= 60 else f"{item[:60]}…", **values))

    def _read(self, owner: str | None, said: str) -> None:
        name, equals, value = said.partition("=")
        items = items_of(self.box)
        item = (items.of_the_table if owner is None else items.owned).get(name)
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
            message = messages.sketch_taken if item.where in _PIECES else messages.sketch_twice
            self.wrong(message, said, name=item.name, got=there[0] if item.where == "dams" else there)
            return
        try:
            value = item.kind.read(words)
        except NoSuchWord as error:
            self.wrong(messages.sketch_no_such_word, said, word=error.word, right=error.right)
            return
        except ValueError:
            self._misread(said, item)
            return
        if item.where in _PIECES:
            value = [owner, *value] if item.where == "dams" else owner
        held[item.name] = value

    def _misread(self, said: str, item: Item) -> None:
        examples = item.choices or (item.kind.example,)
        self.wrong(messages.sketch_form, said, examples=tuple(f"{item.name}={words}".rstrip("=") for words in examples))

    def _unknown(self, owner: str | None, said: str, name: str) -> None:
        space, owned = re.fullmatch(r"([BCP])([0-9]{1,3})[.\w]*", name), items_of(self.box).owned
        if space and name not in owned:
            no_dams = space[1] == "B" and space[2] in ("11", "12")
            self.wrong(
                messages.sketch_no_dams if no_dams else messages.sketch_no_space,
                said,
                basin=space[2],
                hint=messages.HINTS[space[1]],
            )
        elif owner is None and name in owned:
            self.wrong(messages.sketch_stray, said)
        elif owner == NEUTRAL:
            self.wrong(messages.sketch_neutral, said)
        else:
            self.wrong(messages.sketch_unknown_item, said, hint=_hint(owner, self.box))


_PIECES = ("dams", "conduits", "powerhouses", "buildings")


def _groups(text: str) -> list[list[str]]:
    """The items of a sketch by their groups; between quotation marks nothing ends an item."""
    groups: list[list[str]] = [[]]
    for token in re.findall(r"""\||(?:[^\s|"]|"[^"]*"?)+""", text):
        if token == "|":
            groups.append([])
        else:
            groups[-1].append(token)
    return groups


def _hint(owner: str | None, box: Box) -> str:
    items = items_of(box)
    if owner is not None:
        held = ", ".join(item.name for item in items.owned.values() if item.where == "companies")
        return messages.hint_company(names=held)
    names = ", ".join(item.name for item in items.of_the_table.values() if item.where == "")
    return messages.hint_table(companies=", ".join(box.companies), names=names)


_MOST_READ = 50
"""So many mistakes are read at once; where there are more, an ellipsis ends them."""


def _invalid(problems: Sequence[str]) -> str:
    told = problems if len(problems) <= _MOST_READ else [*problems[:_MOST_READ], "…"]
    return messages.invalid(told_together(told))


def sketch_of(position: Position) -> str:
    """The sketch of a position: everything that is not as a sketch has it if it does not say so."""
    problems = too_much(position)
    if problems:
        raise Unreadable(_invalid(problems))
    groups = [*(_group_of(position, who) for who in (*position.order, NEUTRAL)), list(_table_of(position))]
    return " | ".join(" ".join(group) for group in groups if group and group != [NEUTRAL])


def _group_of(position: Position, who: str) -> list[str]:
    """What is somebody's: pieces on the map, and what a company holds that it does not start with."""
    pieces = [(name, dam) for name, dam in position.dams.items() if dam.owner == who]
    owned = [*position.conduits.items(), *position.powerhouses.items(), *position.buildings.items()]
    said = [_bare(name, thing, position.box) for name, thing in (*pieces, *(one for one in owned if one[1] == who))]
    return [who, *said, *(_holdings(position, who) if who != NEUTRAL else ())]


def _bare(name: str, thing: Any, box: Box) -> str:
    words = items_of(box).owned[name].kind.write(thing)
    return f"{name}={words}" if words else name


def _holdings(position: Position, who: str) -> Iterator[str]:
    company = position.companies[who]
    on_wheel = {tile for segment in company.wheel for tile in segment.tiles}
    automa = who in position.automas
    start = _start(company.officer, position.rules, position.rulings, position.box, automa, on_wheel.__contains__)
    start = replace(start, officer=None)
    return _differences(company, {name: getattr(start, name) for name in COMPANY_FIELDS}, "companies", position.box)


def _table_of(position: Position) -> Iterator[str]:
    left_out = {
        **defaults_of(Position),
        "box": position.box,  # which stands at the end
        "round": 1,
        "phase": "actions",
        "order": position.order,
        "mover": _mover(position.order, position.phase),
        "pending": _waiting(position),
    }
    items = items_of(position.box).of_the_table
    yield from _differences(position, left_out, "", position.box)
    for name, record in CHOICES.items():
        yield from _differences(getattr(position, name), defaults_of(record), name, position.box)
    for table in (position.headstreams, position.occupied):
        yield from (f"{name}={items[name].kind.write(value)}" for name, value in table.items())
    if rows_beside_design(position.box):
        yield f"box={BOX.write(position.box)}"


def _differences(record: Any, left_out: Mapping[str, Any], where: str, box: Box) -> Iterator[str]:
    """The items of a record that are otherwise than what is left out."""
    items = items_of(box)
    for name, item in (items.owned if where == "companies" else items.of_the_table).items():
        if item.where == where and getattr(record, name) != left_out[name]:
            yield f"{name}={item.kind.write(getattr(record, name))}"


def line_of(position: Position) -> str:
    """The position as one short line."""
    return as_line(plain(position, named=False))


def json_of(position: Position) -> str:
    """The position as readable JSON; what is at its default is left out."""
    return _pretty({"barrage_nb": VERSION, **plain(position)})


def read(text: str) -> Position:
    """The position that a line, a JSON text or a sketch says."""
    text = checked(text).strip()
    if text.startswith(("bnb", "{")):
        return _position_of(load_json(text) if text.startswith("{") else _unpack(text))
    companies = {name for box in BOXES.values() for name in box.companies}
    if not any(word in companies or word.startswith("offer=") for word in text.split()):
        raise Unreadable(messages.not_a_position())
    return sketch(text)


def position_from(content: Any) -> Position:
    """The position that plain JSON values say, checked against every limit."""
    return _position_of(untyped(content))


def _position_of(content: Any) -> Position:
    problems: Problems = []
    if isinstance(content, dict):
        version = content.pop("barrage_nb", VERSION)
        if type(version) is int and version > VERSION:
            raise Unreadable(messages.newer_version(version=version, known=VERSION))
        if type(version) is not int or version != VERSION:
            raise Unreadable(messages.wrong_version(version=repr(version)[:20], known=VERSION))
    position = restore_record(content, Position, "", problems)
    problems = problems or problems_of(position) or unanswerable(position)
    if problems:
        raise Unreadable(_invalid(problems))
    assert isinstance(position, Position)
    return position


# A position in plain sentences.


def sentences_of(position: Position) -> str:
    """The board in plain sentences, one line a subject."""
    changes = position.design.changes
    lines = [_moment(position), changed_game(changes) if changes else ""]
    rows = rows_beside_design(position.box)
    lines.append(describe.otherwise(names.in_a_row(rows)) if rows else "")
    lines += [
        one_by_one(_held(name, position.companies[name], position.box)) for name in position.order or position.companies
    ]
    lines += [_pieces(position, name) for name in (*position.companies, NEUTRAL)]
    if position.headstreams:
        waiting = (describe.on_headstream(drops, name) for name, drops in position.headstreams.items())
        lines.append(describe.said_waiting(listed(waiting)))
    return "\n".join(filter(None, (*lines, *_offers(position))))


def _moment(position: Position) -> str:
    if position.over:
        return describe.over(told_together(listed(names.COMPANIES[who] for who in tied) for tied in position.ranking))
    moment, question = describe.said_moment(position.phase, position.round), position.question
    return moment if question is None else one_by_one((moment, asked(question.who, type(question).__name__)))


def _held(name: str, held: Company, box: Box) -> Iterator[str]:
    who = describe.company_with(name, held.officer) if held.officer else names.COMPANIES[name]
    supply = (names.count(getattr(held, kind), kind) for kind in ("credits", "excavators", "mixers", "engineers"))
    yield describe.company(held.energy, listed(supply), held.vp, who)
    if held.tiles:
        yield describe.tiles(names.in_a_row(names.tile(tile) for tile in held.tiles))
    segments = enumerate(held.wheel[1:], 1)
    turning = [describe.segment(on_wheel(*there), len(held.wheel) - number) for number, there in segments if any(there)]
    if turning:
        yield describe.said_on_wheel(names.in_a_row(turning))
    if held.contracts:
        yield describe.contracts(_contracts(held.contracts, box))
    if held.fulfilled:
        yield describe.fulfilled(held.fulfilled)
    if held.works_taken:
        yield describe.works_taken(held.works_taken)


def _contracts(numbers: Iterable[int], box: Box) -> str:
    """Contracts with the energy that each asks for, and what it gives."""
    rows = ((number, box.contracts[number]) for number in numbers)
    return listed(describe.contract_of(number, row.energy, parts(row.reward)) for number, row in rows)


def _pieces(position: Position, name: str) -> str:
    dams = ((space, dam) for space, dam in position.dams.items() if dam.owner == name)
    owned = (*position.conduits.items(), *position.powerhouses.items(), *position.buildings.items())
    built: list[str] = [describe.said_dam(space, dam.drops, dam.level) for space, dam in dams]
    values = position.box.conduits
    mine = (space for space, owner in owned if owner == name)
    built += [describe.conduit_of(space, values[space].value) if space in values else place(space) for space in mine]
    if not built:
        return ""
    pieces = told_together(built)
    return describe.neutral(pieces) if name == NEUTRAL else describe.said_built(pieces, name)


def _expansion(position: Position) -> Iterator[str]:
    """Works and building tiles that lie out, and the advanced tiles that went back into the box (L6, L7, L10)."""
    box = position.box
    rows = ((work, box.works[work]) for work in position.works if work is not None)
    costs = ((work, row, names.counted(excavators=row.excavators, mixers=row.mixers)) for work, row in rows)
    works = [describe.work_of(work, cost, parts(row.reward)) for work, row, cost in costs]
    if works:
        yield describe.works(names.in_a_row(works))
    tiles = [box.buildings[name] for name in position.building_tiles]
    if tiles:
        yield describe.building_tiles(told_together(map(_building, tiles)))
    known = {*position.patents, *position.patent_pile}
    for held in position.companies.values():
        known.update(held.tiles, *(segment.tiles for segment in held.wheel))
    back = [tile for tile in box.advanced_tiles if tile not in known]
    if 0 < len(back) <= len(box.advanced_tiles) - 15:  # of a sketch more may be left unsaid
        yield describe.put_back(names.in_a_row(map(names.tile, back)))


def _building(tile: BuildingTile) -> str:
    costs = names.counted(excavators=tile.excavators, mixers=tile.mixers)
    return describe.building_of(tile.id, costs, tile.vp, deed(tile.does.kind, tile.does.amount), tile.price)


def _offers(position: Position) -> Iterator[str]:
    offered = tuple(contract for contract in position.contracts if contract is not None)
    if offered:
        yield describe.said_offered(_contracts(offered, position.box))
    if position.national:
        yield describe.national(_contracts(position.national, position.box))
    patents = [names.tile(tile) for tile in position.patents if tile is not None]
    if patents:
        yield describe.said_patents(names.in_a_row(patents))
    yield from _expansion(position)
    if position.bonus:
        rewards = ((names.bonus(tile, position.box), position.box.bonus_tiles[tile].vp) for tile in position.bonus)
        yield describe.bonus(names.in_a_row(describe.bonus_of(*each) for each in rewards))
    if position.objective:
        yield describe.objective(names.objective(position.objective, position.box))
    if position.offer:
        pairs = listed(describe.company_with(name, officer) for name, officer in position.offer)
        yield describe.to_choose(_contracts(position.starting, position.box), pairs)


RULES_VERSION = 1


class GameText(NamedTuple):
    """A game as its first position and the moves played from it."""

    start: Position
    moves: tuple[Move, ...]

    def steps(self) -> Iterator[Step]:
        """Play the moves one after another."""
        position = self.start
        for move in self.moves:
            step = play(position, move)
            position = step.after
            yield step
