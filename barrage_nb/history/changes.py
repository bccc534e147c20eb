"""What a tweak says, in code or as text, as changes: the path of a value in the position, and what it becomes."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias, get_origin

from ..board.box import PRINTED, Box
from ..engine.moves import id_of
from ..engine.position import COMPANY_FIELDS, POSITION_FIELDS, Company, Position, Segment
from ..engine.values import Table
from ..notation.codec import Problems, Unreadable, hints_of, untyped
from ..notation.items import CHOICES, items_of
from ..notation.text import Reader, checked, load_json
from ..words import by_hand
from ..words import history as words

ItemPath: TypeAlias = tuple[str, ...]
"""Where a value lives in a position: the field, and the names in it."""
_WITH_GAPS = (("contracts",), ("patents",))


class Spot(NamedTuple):
    """Where a card or tile lies, and on which place there if it has several."""

    path: ItemPath
    number: int = 0

    @property
    def lies(self) -> str:
        """Where that is, in a few words."""
        if self.path[0] == "companies":
            return by_hand.LIES_WITH(self.path[2], who=self.path[1])
        return by_hand.LIES(self.path[0], place=self.number + 1, colour=self.path[-1])


def lying(position: Position) -> Iterator[tuple[ItemPath, tuple[int | str, ...]]]:
    """Every place where cards or tiles can lie, with those that do."""
    for name in ("contracts", "patents"):
        yield (name,), tuple(card for card in getattr(position, name) if card is not None)
    for name in ("national", "starting", "patent_pile"):
        yield (name,), getattr(position, name)
    for name in ("piles", "discards"):
        for colour, cards in getattr(position, name).items():
            yield (name, colour), cards
    for who, company in position.companies.items():
        for name in ("contracts", "fulfilled", "tiles"):
            yield ("companies", who, name), getattr(company, name)
        yield ("companies", who, "wheel"), on_wheel(company)


Spots: TypeAlias = dict[tuple[int | str, str], Spot]
"""Where everything lies, a basic tile by its company too."""


def spots(position: Position) -> Spots:
    """Where everything lies in a position."""
    found = {}
    for path, held in lying(position):
        places = _places(value_at(position, path))
        for card in held:
            who = "" if one_of_a_kind(card, position.box) else str(path[1])
            found[card, who] = Spot(path, places[card])
    return found


def _places(held: Sequence[Any]) -> dict[int | str, int]:
    """The place of each card or tile among others; on a wheel, its segment."""
    lie = ((number, one.tiles if isinstance(one, Segment) else (one,)) for number, one in enumerate(held))
    return {card: number for number, cards in lie for card in cards}


def on_wheel(company: Company) -> tuple[str, ...]:
    """The tiles on a company's wheel."""
    return tuple(tile for segment in company.wheel for tile in segment.tiles)


def value_at(position: Position, path: ItemPath) -> Any:
    """The value at a path of a position."""
    value: Any = position
    for name in path:
        value = value[name] if isinstance(value, dict) else getattr(value, name)
    return value


def stripped(path: ItemPath, held: tuple[Any, ...], card: int | str) -> tuple[Any, ...]:
    """What is left of what a place holds without a card; on offer it leaves a gap."""
    if path in _WITH_GAPS:
        return tuple(None if one == card else one for one in held)
    if path[-1] == "wheel":
        return tuple(segment._replace(tiles=stripped(("tiles",), segment.tiles, card)) for segment in held)
    return tuple(one for one in held if one != card)


def moved(position: Position, before: Position, named: set[ItemPath]) -> dict[ItemPath, Any]:
    """What else changes when cards are named in new places: the old ones lose them, and a wheel returns its tiles."""
    here = dict(lying(position))
    held: dict[ItemPath, Any] = {}
    for path in sorted(named & here.keys()):
        for card in here[path]:
            for other, cards in here.items():
                of_another = path[:2] != other[:2] and not one_of_a_kind(card, position.box)
                if card in cards and other not in named and not of_another:
                    held[other] = stripped(other, held.get(other, value_at(position, other)), card)
    new = {card for path in named & here.keys() for card in here[path]}
    for who, company in before.companies.items():
        wheel, tiles = ("companies", who, "wheel"), ("companies", who, "tiles")
        if wheel in named and tiles not in named and wheel in here:
            held[tiles] = tuple(sorted({*held.get(tiles, here[tiles]), *(set(on_wheel(company)) - new)}))
    return held


def one_of_a_kind(card: int | str, box: Box = PRINTED) -> bool:
    """Whether there is only one of a card or tile: of the basic tiles each company has its own."""
    return isinstance(card, int) or card not in box.tiles or box.tiles[card].level > 0


Changes: TypeAlias = dict[ItemPath, Any]

TABLES = tuple(name for name, hint in hints_of(Position).items() if get_origin(hint) is Table and name != "companies")


def read_changes(position: Position, what: object, more: Mapping[str, Any], problems: Problems) -> Changes:
    """The changes that a text or a mapping says, and further named ones; what cannot be read is a problem."""
    reader = _Changes(position, problems)
    try:
        if isinstance(what, str):
            reader.text(checked(what).strip())
        elif isinstance(what, Mapping):
            reader.mapping(what)
        elif what is not None:
            problems.append(words.not_changes(kind=type(what).__name__))
        reader.mapping(more)
    except Unreadable as error:
        problems.append(str(error))
    return reader.changes


def said_of(values: Mapping[ItemPath, Any], box: Box = PRINTED) -> str:
    """The items that say these values at their paths, as far as a text can say them."""
    groups: dict[str, list[str]] = {}
    for path, value in values.items():
        owner, item = _item(path, value, box)
        groups.setdefault(owner, []).append(item)
    table = groups.pop("", [])
    return " | ".join([" ".join([owner, *items]) for owner, items in groups.items()] + [" ".join(table)] * bool(table))


def _item(path: ItemPath, value: Any, box: Box) -> tuple[str, str]:
    """Whose group says a value, and the item that does; what is taken away has a dash."""
    _, of_somebody, of_the_table = items_of(box)
    table, name = path[0], path[-1]
    if value is None and (len(path) == 2 or name == "objective"):
        return "", f"-{name}"
    if table in ("dams", "conduits", "powerhouses", "buildings"):
        owner = value.owner if table == "dams" else value
        return owner, f"{name}={of_somebody[name].kind.write(value)}".rstrip("=")
    if len(path) == 3:
        return path[1], f"{name}={of_somebody[name].kind.write(value)}"
    item = of_the_table.get(name)
    if item is not None and item.where == (table if len(path) == 2 else ""):
        return "", f"{name}={item.kind.write(value)}"
    whole = of_the_table.get(table)
    return "", name if whole is None else f"{table}={whole.kind.write({name: value})}"


class _Changes:
    """Collects changes, each path once."""

    def __init__(self, position: Position, problems: Problems) -> None:
        self.position = position
        self.problems = problems
        self.changes: Changes = {}
        self.taken: dict[ItemPath, tuple[Any, ...]] = {}

    def put(self, path: ItemPath, value: Any) -> None:
        """Note a change."""
        if any(known[: len(path)] == path[: len(known)] for known in self.changes):
            self.problems.append(words.twice(name=".".join(path)))
        else:
            self.changes[path] = value

    def mapping(self, content: Mapping[str, Any]) -> None:
        """Read changes by the names of a position's fields; a company's name stands for its part."""
        for name, value in untyped(content).items():
            if name in self.position.box.companies:
                self._company(name, value)
            elif name == "companies":
                self._each(name, value, self._company)
            elif name in CHOICES:
                self._each(name, value, lambda key, item, record=name: self._choice(record, key, item))
            elif name in TABLES:
                self._each(name, value, lambda key, item, table=name: self._entry(table, key, item))
            elif name in POSITION_FIELDS:
                self.put((name,), value)
            else:
                known = (*POSITION_FIELDS, *self.position.box.companies)
                self.problems.append(words.unknown_change(name=name, known=known))

    def _each(self, name: str, value: Any, put: Callable[..., None]) -> None:
        if not isinstance(value, dict):
            self.problems.append(words.not_entries(name=name, got=repr(value)[:60]))
            return
        for key, item in value.items():
            if isinstance(key, str):
                put(key, item)
            else:
                self.problems.append(words.not_entries(name=name, got=repr(key)[:60]))

    def _choice(self, record: str, name: str, value: Any) -> None:
        known = tuple(hints_of(CHOICES[record]))
        if name in known:
            self.put((record, name), value)
        else:
            self.problems.append(words.unknown_change(name=f"{record}.{name}", known=known))

    def _company(self, who: str, value: Any) -> None:
        if value is None or who not in self.position.companies:
            self.put(("companies", who), value)
        elif not isinstance(value, dict):
            self.problems.append(words.not_entries(name=who, got=repr(value)[:60]))
        else:
            for field, item in value.items():
                self._company_field(who, field, item)

    def _company_field(self, who: str, field: str, item: Any) -> None:
        field = id_of(field, self.position.box)
        if field not in COMPANY_FIELDS:
            self.problems.append(words.unknown_change(name=f"{who}.{field}", known=COMPANY_FIELDS))
        elif field == "wheel" and isinstance(item, str):
            self.text(f"{who} wheel={item}")
        elif field == "tiles" and isinstance(item, list):
            self.put(("companies", who, field), sorted(item, key=str))
        else:
            self.put(("companies", who, field), item)

    def _entry(self, table: str, key: str, item: Any) -> None:
        """An entry of a table, where part of a dam may stand for the whole, and one company for a list of them."""
        key = id_of(key, self.position.box)
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
            self.problems.append(words.nothing_there(thing=key))
        else:
            self.put((table, key), item)

    def text(self, text: str) -> None:
        """Read changes in the words of a sketch, with those that only a tweak has, such as `-ID`; or as JSON."""
        if text.startswith("{"):
            self.mapping(load_json(text))
            return
        content = Reader(self.problems, self._remove, self.position.box).read(text)
        for who, value in content.pop("companies", {}).items():
            if who in self.position.companies:
                self._company(who, value)
            else:
                playing = tuple(self.position.companies) or (words.no_companies_yet(),)
                self.problems.append(words.not_playing(name=who, known=playing))
        self.mapping(content)
        for path, left in self.taken.items():
            self.put(path, untyped(left))
        self.taken = {}

    def _remove(self, owner: str | None, thing: str) -> None:
        """Take away whatever has this name: a piece, engineers, waiting drops, a card or tile, a company."""
        box = self.position.box
        thing = id_of(thing, box)
        if thing == "objective" or (thing in self.position.companies and owner is None):
            self.put(("companies", thing) if thing in box.companies else (thing,), None)
            return
        _, of_somebody, of_the_table = items_of(box)
        item = of_somebody.get(thing) or of_the_table.get(thing)
        if item is not None and item.where in TABLES:
            there = getattr(self.position, item.where).get(thing)
            holder = getattr(there, "owner", there if isinstance(there, str) else owner)
            if there is not None and owner in (None, holder):
                self.put((item.where, thing), None)
                return
        card = int(thing) if thing.isascii() and thing.isdigit() and len(thing) < 6 else thing
        if not (card in box.contracts or card in box.tiles) or not self._take_card(owner, card):
            self.problems.append(words.nothing_there(thing=thing))

    def _take_card(self, owner: str | None, card: int | str) -> bool:
        for path, held in lying(self.position):
            hers = path[0] == "companies" and path[1] == owner
            if (hers or (owner is None and path[0] != "companies")) and card in held:
                self.taken.setdefault(path, value_at(self.position, path))
                self.taken[path] = stripped(path, self.taken[path], card)
                return True
        return False
