"""The items of the notation: what each is called, where it lives in a position, and how it is read and written."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import fields
from functools import cache
from typing import Any, NamedTuple

from ..board.automa import LEVELS
from ..board.box import PRINTED, Box
from ..board.companies import SEATS
from ..board.map import BASE_SPACES, ENDS, HEADSTREAMS, POWERHOUSES
from ..engine.check import PHASES
from ..engine.moves import contract_words, tile_words
from ..engine.position import Company, Dam, Position, Segment, Task
from ..engine.rulings import DESIGN_CHOICES, LIMITS, RULE_SETS, RULING_CHOICES, Design, Rulings
from ..engine.values import Table
from .codec import defaults_of, hints_of, plain
from .rows import rows_beside_design


class Kind(NamedTuple):
    """How a value is said: read from its words as JSON has it (ValueError if it is none), written, and an example."""

    read: Callable[[str], Any]
    write: Callable[[Any], str]
    example: str


class Item(NamedTuple):
    """An item: its name, the table or record of a position it lives in (none: the position's own), and its kind."""

    name: str
    where: str
    kind: Kind
    choices: tuple[str, ...] = ()  # the only words it may hold, if there are few


class NoSuchWord(ValueError):
    """A word for a contract or tile whose parts do not fit together, and those that would be right."""

    def __init__(self, word: str, right: tuple[str, ...]) -> None:
        super().__init__(word)
        self.word = word[:40]
        self.right = right


def _number(word: str) -> int:
    if not re.fullmatch(r"-?[0-9]{1,40}", word):
        raise ValueError(word)
    return int(word)


_SPACED = {
    word.replace(" ", "_"): word
    for words in (PHASES, LEVELS, *RULING_CHOICES.values(), *DESIGN_CHOICES.values(), SEATS)
    for word in words
    if " " in word
}


def _word(word: str) -> str:
    if not word:
        raise ValueError(word)
    return _SPACED.get(word, word)


def _yes(word: str) -> bool:
    if word not in ("yes", "no"):
        raise ValueError(word)
    return word == "yes"


def _joined(words: str) -> str:
    return words.replace(" ", "_")


NUMBER = Kind(_number, str, "3")
WORD = Kind(_word, _joined, "usa")
YES_OR_NO = Kind(_yes, lambda value: "yes" if value else "no", "yes")


def _words_for(ids: Mapping[str, Any], bare: Kind, example: str) -> Kind:
    words = {key: word for word, key in ids.items()}

    def read(word: str) -> Any:
        if word in ids:
            return ids[word]
        right = _nearest(word, ids) if "-" in word else ()
        if right:
            raise NoSuchWord(word, right)
        return bare.read(word)

    return Kind(read, lambda key: words.get(key) or bare.write(key), example)


def _nearest(word: str, words: Iterable[str]) -> tuple[str, ...]:
    """The words that share the most parts with one; none if no word shares any."""
    shared = {known: len({*known.split("-")} & {*word.split("-")}) for known in words}
    most = max(shared.values()) or None
    return tuple(known for known, parts in shared.items() if parts == most)


@cache
def _contract(box: Box) -> Kind:
    return _words_for(contract_words(box), NUMBER, "green-2-203")


@cache
def _tile(box: Box) -> Kind:
    return _words_for(tile_words(box), WORD, "base-I")


def _or_none(kind: Kind) -> Kind:
    return Kind(
        lambda word: None if word == "none" else kind.read(word),
        lambda value: "none" if value is None else kind.write(value),
        kind.example,
    )


def _list(kind: Kind, example: str) -> Kind:
    return Kind(
        lambda words: [kind.read(word) for word in words.split(",") if word],
        lambda values: ",".join(map(kind.write, values)),
        example,
    )


def _with_gaps(kind: Kind, length: int, example: str) -> Kind:
    """A list of so many places, where a gap is a dash and gaps at the end are left out."""

    def read(words: str) -> list[Any]:
        things = [None if word == "-" else kind.read(word) for word in words.split(",") if word]
        return things + [None] * (length - len(things))

    def write(values: Iterable[Any]) -> str:
        return re.sub("(^|,)[-,]*$", "", ",".join("-" if value is None else kind.write(value) for value in values))

    return Kind(read, write, example)


NUMBERS = _list(NUMBER, "0,3")
WORDS = _list(WORD, "usa,italy")


_TILES_OF_HEADSTREAMS = _with_gaps(NUMBER, 0, "1,2,3,4")


def _read_headstream_tiles(text: str) -> dict[str, int]:
    tiles = _TILES_OF_HEADSTREAMS.read(text)
    if len(tiles) > len(HEADSTREAMS):
        raise ValueError(text)
    return {name: tile for name, tile in zip(HEADSTREAMS, tiles, strict=False) if tile is not None}


def _named(text: str, between: str) -> Iterator[tuple[str, str]]:
    return ((name, value) for name, _, value in (entry.partition(":") for entry in text.split(between) if entry))


def _read_entries(text: str) -> dict[str, str]:
    return {_word(name): _word(value) for name, value in _named(text, ",")}


def _write_entries(table: Mapping[str, str]) -> str:
    return ",".join(f"{name}:{_joined(value)}" for name, value in table.items())


_SEGMENT = re.compile(rf"([1-{LIMITS['wheel_segments'][1]}]):([\w-]+(?:\+[\w-]+)*)")
_MACHINES = re.compile(r"([0-9]{1,4})(e|m|excavators?|mixers?)")


_TURNS = len(Company().wheel)


def _read_wheel(text: str, tile: Kind) -> list[list[Any]]:
    """What is said to come back; a longer disc than the printed one where something comes back later than on that."""
    segments = [(segment, _SEGMENT.fullmatch(segment)) for segment in filter(None, text.split(","))]
    length = max([_TURNS, *(int(found[1]) for _, found in segments if found is not None)])
    wheel: list[list[Any]] = [[0, 0, []] for _ in range(length)]
    for segment, found in segments:
        if found is None:
            raise ValueError(segment)
        held = wheel[length - int(found[1])]
        for thing in found[2].split("+"):
            machines = _MACHINES.fullmatch(thing)
            if machines:
                held[machines[2][0] == "m"] += int(machines[1])
            else:
                held[2] = sorted([*held[2], tile.read(thing)])
    return wheel


def _write_wheel(wheel: tuple[Segment, ...], tile: Kind) -> str:
    held = ((len(wheel) - index, "+".join(_in_segment(segment, tile))) for index, segment in enumerate(wheel))
    return ",".join(f"{turns}:{things}" for turns, things in held if things)


def _in_segment(segment: Segment, tile: Kind) -> Iterator[str]:
    yield from map(tile.write, segment.tiles)
    for count, name in ((segment.excavators, "excavator"), (segment.mixers, "mixer")):
        if count:
            yield f"{count}{name}{'s' * (count != 1)}"


_DAM = re.compile(r"([0-9]{1,2})(?:\*([0-9]{1,2}))?")


def _read_dam(text: str) -> list[int]:
    """Level and drops; said without either, a dam is new and empty."""
    found = _DAM.fullmatch(text or "1")
    if found is None:
        raise ValueError(text)
    return [int(found[1]), int(found[2] or 0)]


def _write_dam(dam: Dam) -> str:
    drops = f"*{dam.drops}" if dam.drops else ""
    return f"{dam.level}{drops}" if drops or dam.level != 1 else ""


_ATOMS = {"none": None, "yes": True, "no": False}
_SAID = {None: "none", True: "yes", False: "no"}
_DEEPEST = 4  # of what a task may hold: the areas of a part of a list of parts


def _read_task(text: str, box: Box) -> list[Any]:
    name, opened, rest = text.partition("(")
    if opened and not rest.endswith(")"):
        raise ValueError(text)
    return [name, *_nested(rest[:-1], tile_words(box))]


def _nested(text: str, tiles: Mapping[str, str]) -> list[Any]:
    open_lists: list[list[Any]] = [[]]
    for token in re.findall(r"[()]|[^(),]+", text):
        if token == "(":
            open_lists.append([])
        elif token == ")" and len(open_lists) > 1:
            inner = open_lists.pop()
            open_lists[-1].append(inner)
        elif token in _ATOMS:
            open_lists[-1].append(_ATOMS[token])
        else:
            number = token.lstrip("-").isdigit()
            open_lists[-1].append(_number(token) if number else tiles.get(token) or _word(token))
        if len(open_lists) > _DEEPEST:
            raise ValueError(text)
    if len(open_lists) > 1:
        raise ValueError(text)
    return open_lists[0]


def _write_task(task: Task, tile: Kind) -> str:
    """A task with what it holds, without what is left out at the end."""
    name, *held = plain(task)
    while held and held[-1] == fields(task)[len(held) - 1].default:
        held.pop()
    return name + (_said(held, tile) if held else "")  # type: ignore[no-any-return]


def _said(value: Any, tile: Kind) -> str:
    if isinstance(value, list):
        return f"({','.join(_said(item, tile) for item in value)})"
    if value is None or isinstance(value, bool):
        return _SAID[value]
    return tile.write(value) if isinstance(value, str) else str(value)


def _read_rows(text: str) -> list[str]:
    """The rows of a box, which stand between quotation marks with semicolons."""
    if not re.fullmatch(r'"[^"]*"', text):
        raise ValueError(text)
    return [row.strip() for row in text[1:-1].split(";") if row.strip()]


_DEFAULTS = defaults_of(Position)
_ENTRIES = Kind(_read_entries, _write_entries, "italy:hard,france:very_hard")
_CREWS = Kind(
    lambda text: [
        [_word(who), _number(count or "1")] for who, _, count in (word.partition("*") for word in text.split(","))
    ],
    lambda there: ",".join(f"{who}*{engineers}" if engineers != 1 else who for who, engineers in there),
    "usa*2,italy",
)
_DAMS = Kind(_read_dam, _write_dam, "2*1")
BOX = Kind(_read_rows, lambda box: f'"{"; ".join(rows_beside_design(box))}"', '"price base hills: 5; conduit C1A: 4"')


@cache
def _kinds(box: Box) -> dict[Any, Kind]:
    """How each type of value is said, and by its name what is said otherwise than others of its type."""
    contract, tile = _contract(box), _tile(box)
    contracts, tiles = _list(contract, "green-2-200,yellow-6-305"), _list(tile, "base,conduit-II")
    return {
        int: NUMBER,
        str: WORD,
        bool: YES_OR_NO,
        int | None: _or_none(NUMBER),
        str | None: _or_none(WORD),
        tuple[int, ...]: contracts,
        tuple[str, ...]: WORDS,
        tuple[int | None, ...]: _with_gaps(
            contract, len(_DEFAULTS["contracts"]), "green-2-200,green-3-205,-,yellow-5-300"
        ),
        tuple[str | None, ...]: _with_gaps(tile, len(_DEFAULTS["patents"]), "base-I,-,wild-II"),
        tuple[Segment, ...]: Kind(
            lambda text: _read_wheel(text, tile),
            lambda wheel: _write_wheel(wheel, tile),
            "5:base+3excavators,2:elevation-II+4mixers",
        ),
        tuple[tuple[str, str], ...]: Kind(
            lambda text: [list(map(_word, pair.split(":"))) for pair in text.split(",") if pair],
            lambda offer: ",".join(map(":".join, offer)),
            "usa:adler,italy:jordan",
        ),
        tuple[Task, ...]: Kind(
            lambda text: [_read_task(task, box) for task in text.split(";") if task],
            lambda tasks: ";".join(_write_task(task, tile) for task in tasks),
            "Turn(usa);WaterFlow",
        ),
        Table[str, tuple[int, ...]]: Kind(
            lambda text: {colour: contracts.read(cards) for colour, cards in _named(text, ";")},
            lambda piles: ";".join(f"{colour}:{contracts.write(cards)}" for colour, cards in piles.items()),
            "green:green-2-200,green-2-201;red:red-8-400",
        ),
        Table[str, int]: Kind(
            _read_headstream_tiles,
            lambda tiles: _TILES_OF_HEADSTREAMS.write(tiles.get(name) for name in HEADSTREAMS),
            "1,2,3,4",
        ),
        Table[str, str]: _ENTRIES,
        Box: BOX,
        **dict.fromkeys(("copies", "automa_pile", "automa_discard", "works_pile", "works_taken"), NUMBERS),
        "works": _with_gaps(NUMBER, box.works_laid, "501,-,603"),
        **dict.fromkeys(("tiles", "patent_pile"), tiles),
        "more_drops": Kind(
            lambda text: {name: _number(words) for name, words in _read_entries(text).items()},
            lambda numbers: _write_entries({name: str(number) for name, number in numbers.items()}),
            "HA:2,HC:-1",
        ),
    }


_PIECE = Kind(lambda text: text, lambda owner: "", "")
_CHOICES = {
    "phase": tuple(map(_joined, PHASES)),
    "rules": RULE_SETS,
    **{name: tuple(map(_joined, words)) for name, words in (*RULING_CHOICES.items(), *DESIGN_CHOICES.items())},
}
CHOICES: dict[str, type] = {"rulings": Rulings, "design": Design}
"""The records of choices about the rules: the fields of each are items of the table."""
_OF_SOMEBODY = ("companies", "dams", "conduits", "powerhouses", "buildings")


class Items(NamedTuple):
    """The items of a position: all in the order in which it says them, and by name those of somebody and of nobody."""

    all: tuple[Item, ...]
    owned: dict[str, Item]
    of_the_table: dict[str, Item]


@cache
def items_of(box: Box = PRINTED) -> Items:
    """The items of the positions of a box."""
    by_entry: dict[str, tuple[Iterable[str], Kind]] = {
        "dams": (BASE_SPACES, _DAMS),
        "conduits": (ENDS, _PIECE),
        "powerhouses": (POWERHOUSES, _PIECE),
        "buildings": (box.building_sites, _PIECE),
        "headstreams": (HEADSTREAMS, NUMBER),
        "occupied": (box.shared_spaces, _CREWS),
    }
    every = (
        *_fields(Company, "companies", by_entry, box),
        *_fields(Position, "", by_entry, box),
        *(item for name, record in CHOICES.items() for item in _fields(record, name, by_entry, box)),
        *(Item(name, where, kind) for where, (names, kind) in by_entry.items() for name in names),
    )
    owned = {item.name: item for item in every if item.where in _OF_SOMEBODY}
    return Items(every, owned, {item.name: item for item in every if item.where not in _OF_SOMEBODY})


def _fields(record: type, where: str, by_entry: Iterable[str], box: Box) -> Iterator[Item]:
    kinds = _kinds(box)
    choices = {
        **_CHOICES,
        **dict.fromkeys(("officer", "copied"), tuple(box.officers)),
        "objective": tuple(box.objectives),
    }
    for name, hint in hints_of(record).items():
        if name not in (*by_entry, "companies", *CHOICES):
            kind = kinds.get(name) or kinds[hint]
            yield Item(name, where, kind, ("yes", "no") if kind is YES_OR_NO else choices.get(name, ()))


ITEMS, OWNED, OF_THE_TABLE = items_of()
"""Those of the printed box."""
