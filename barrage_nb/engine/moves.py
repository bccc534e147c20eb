"""Moves: each is the answer to one question, and prints as one readable line that reads back."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cache, lru_cache
from typing import Any, TypeAlias

from ..board.box import PRINTED, Box
from ..words import messages
from ..words import telling as words
from ..words.marks import said_again
from ..words.names import PARTS, by_id, count, counted, in_a_row, listed
from ..words.names import structure as structure_said
from ..words.places import is_new, modifier
from ..words.places import piece as piece_at
from ..words.places import place as place_said


@cache
def contract_words(box: Box = PRINTED) -> dict[str, int]:
    """What a player calls the contracts of a box, with their numbers."""
    return {contract.word: contract.id for contract in box.contracts.values()}


@cache
def tile_words(box: Box = PRINTED) -> dict[str, str]:
    """What a player calls the technology tiles of a box, with their ids."""
    return {tile.word: tile.id for tile in box.tiles.values()}


@cache
def _ids(box: Box) -> dict[str, str]:
    return {**tile_words(box), **{word: str(number) for word, number in contract_words(box).items()}}


def id_of(word: str, box: Box = PRINTED) -> str:
    """The id that a word stands for; any other word is taken as the id itself."""
    return _ids(box).get(word, word)


@dataclass(frozen=True, slots=True)
class DraftPick:
    """Take a company with its officer, and a starting contract."""

    company: str
    contract: int

    def __str__(self) -> str:
        return f"draft {self.company} contract {self.contract}"


@dataclass(frozen=True, slots=True)
class Place:
    """Place engineers on an action space; a number is said at the bank only, and the Architect where he is alone."""

    space: str
    engineers: int | None = None
    architect: bool = False

    def __str__(self) -> str:
        engineers = "" if self.engineers is None else f" {self.engineers}"
        return f"place {self.space}{engineers}{' architect' * self.architect}"


@dataclass(frozen=True, slots=True)
class Copy:
    """Place an engineer on one of Sekibo's spaces to copy an officer; the dearer one is said by its price."""

    officer: str
    price: int = 0

    def __str__(self) -> str:
        return f"copy {self.officer}" + (f" for {self.price}" if self.price else "")


@dataclass(frozen=True, slots=True)
class UseTile:
    """Build with a tile that needs no engineers; Krylov's tile says which tile it copies."""

    tile: str | None
    copying: str | None = None

    def __str__(self) -> str:
        return "use " + _tile_text(self.tile, self.copying)


@dataclass(frozen=True, slots=True)
class Pass:
    """Take no more turns this round."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class Build:
    """Choose the structure to build and the technology tile to build it with."""

    structure: str
    tile: str | None
    copying: str | None = None

    def __str__(self) -> str:
        return f"build {self.structure} with " + _tile_text(self.tile, self.copying)


@dataclass(frozen=True, slots=True)
class At:
    """Choose the building space."""

    space: str

    def __str__(self) -> str:
        return f"at {self.space}"


@dataclass(frozen=True, slots=True)
class Pay:
    """Choose the machines, and the credits in place of machines, that a construction takes."""

    excavators: int = 0
    mixers: int = 0
    credits: int = 0

    @property
    def amounts(self) -> tuple[tuple[str, int], ...]:
        """What is paid, and how much of it."""
        return _amounts(excavators=self.excavators, mixers=self.mixers, credits=self.credits)

    def __str__(self) -> str:
        return "pay " + _said(self.amounts)


@dataclass(frozen=True, slots=True)
class Produce:
    """Move drops from a dam through a conduit to a powerhouse."""

    dam: str
    conduit: str
    powerhouse: str
    drops: int

    def __str__(self) -> str:
        return f"produce {self.dam} {self.conduit} {self.powerhouse} x{self.drops}"


@dataclass(frozen=True, slots=True)
class Fulfil:
    """Fulfil a contract with the energy just produced."""

    contract: int

    def __str__(self) -> str:
        return f"fulfil {self.contract}"


@dataclass(frozen=True, slots=True)
class Decline:
    """Do without what is offered."""

    def __str__(self) -> str:
        return "decline"


@dataclass(frozen=True, slots=True)
class Machines:
    """Split machinery of choice into excavators and mixers."""

    excavators: int = 0
    mixers: int = 0

    @property
    def amounts(self) -> tuple[tuple[str, int], ...]:
        """What is taken, and how much of it."""
        return _amounts(excavators=self.excavators, mixers=self.mixers)

    def __str__(self) -> str:
        return "machines " + _said(self.amounts)


@dataclass(frozen=True, slots=True)
class Drops:
    """Place drops on headstreams, named once for each drop."""

    headstreams: tuple[str, ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "headstreams", tuple(sorted(self.headstreams)))

    def __str__(self) -> str:
        return "drops " + " ".join(self.headstreams)


@dataclass(frozen=True, slots=True)
class Take:
    """Take contracts from the office."""

    contracts: tuple[int, ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "contracts", tuple(sorted(self.contracts)))

    def __str__(self) -> str:
        return "take " + " ".join(map(str, self.contracts))


@dataclass(frozen=True, slots=True)
class Discard:
    """Discard contracts down to three."""

    contracts: tuple[int, ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "contracts", tuple(sorted(self.contracts)))

    def __str__(self) -> str:
        return "discard " + " ".join(map(str, self.contracts))


@dataclass(frozen=True, slots=True)
class First:
    """Choose which part of a reward or income comes next."""

    part: str

    def __str__(self) -> str:
        return f"first {self.part}"


@dataclass(frozen=True, slots=True)
class Fetch:
    """Take machines or a tile back from a segment of the wheel, named by the turns until it comes back by itself."""

    segment: int
    excavators: int = 0
    mixers: int = 0
    tile: str | None = None

    @property
    def amounts(self) -> tuple[tuple[str, int], ...]:
        """The machines, and how many of each."""
        return _amounts(excavators=self.excavators, mixers=self.mixers)

    def __str__(self) -> str:
        return f"fetch {self.tile or _said(self.amounts)} from {self.segment}"


@dataclass(frozen=True, slots=True)
class Act:
    """Let an Automa take its turn: its tiles decide everything."""

    def __str__(self) -> str:
        return "act"


@dataclass(frozen=True, slots=True)
class Answers:
    """Answers of one company one after another, a whole turn or a part of it: in one line, which reads back."""

    moves: tuple["Move", ...]

    def __str__(self) -> str:
        return TURN_MARK.join(map(str, self.moves))


TURN_MARK = "; "
"""What stands between the answers of a turn."""


Move: TypeAlias = (
    DraftPick
    | Place
    | Copy
    | UseTile
    | Pass
    | Build
    | At
    | Pay
    | Produce
    | Fulfil
    | Decline
    | Machines
    | Drops
    | Take
    | Discard
    | First
    | Fetch
    | Act
    | Answers
)


@dataclass(frozen=True, slots=True)
class Tweak:
    """A change made by hand where a move would be: as it was said, what no game could reach about it, and in words."""

    said: str
    marks: tuple[str, ...] = field(default=(), compare=False)
    told: str = field(default="", compare=False)

    def __str__(self) -> str:
        return self.said


# Moves are made once and reused: making one costs as much as playing it.
PASS = Pass()
DECLINE = Decline()
ACT = Act()
draft_pick = cache(DraftPick)
place = cache(Place)
at = cache(At)
build = cache(Build)
pay = cache(Pay)
produce = cache(Produce)
fulfil = cache(Fulfil)
machines = cache(Machines)
fetch = cache(Fetch)
drops = cache(Drops)
take = lru_cache(4000)(Take)  # of the many ways to choose among 55 contracts, those that lie out
discard = lru_cache(4000)(Discard)


def _tile_text(tile: str | None, copying: str | None) -> str:
    return (tile or "nothing") + (f" as {copying}" if copying else "")


def _amounts(**counts: int) -> tuple[tuple[str, int], ...]:
    return tuple((name, count) for name, count in counts.items() if count)


def _said(amounts: tuple[tuple[str, int], ...]) -> str:
    return " ".join(f"{count} {name}" for name, count in amounts) or "nothing"


class UnreadableMove(ValueError):
    """A text that is no move."""


_LONGEST = 200  # characters of a line; no move has half of them


def read_move(text: str, box: Box = PRINTED) -> Move:
    """The move that a line says, or the answers of a turn with semicolons between them."""
    if not isinstance(text, str):
        raise UnreadableMove(messages.not_a_move(kind=type(text).__name__))
    parts = [part.strip() for line in text.splitlines() for part in line.split(TURN_MARK.strip())]
    parts = list(filter(None, parts)) or [""]
    return in_a_turn([_read(part, box, number, len(parts)) for number, part in enumerate(parts, 1)])


def _read(text: str, box: Box, number: int, of: int) -> Move:
    words = [id_of(word, box) for word in text.split()] if len(text) <= _LONGEST else []
    words[:1] = [word[0].lower() + word[1:] for word in words[:1]]
    form, reader = VERBS.get(words[0] if words else "", ("", None))
    try:
        if reader is None:
            raise ValueError
        move = reader(words[1:])
        if sorted(str(move).split()) != sorted(words):
            raise ValueError
    except (ValueError, IndexError, TypeError):
        two = bool(form) and any(word in VERBS for word in words[1:])  # a semicolon was forgotten
        form = form or _meant(words)
        raise UnreadableMove(messages.unreadable_move(form, number, of, text[:60], two)) from None
    return move


def _meant(words: list[str]) -> str:
    """How that is written which begins like no move: without what stands before it, or with its verb spelled right."""
    at = next((index for index, word in enumerate(words[:_BEFORE]) if word in VERBS), None)
    if at is not None:
        return " ".join(words[at:])
    return VERBS[near[0]][0] if (near := _near(words[:1])) else ", ".join(VERBS)


_BEFORE, _ALIKE = 3, 0.75
"""In the rows of a game a number and a company stand before a move; a misspelt verb is so like itself."""


def _near(words: Iterable[str]) -> list[str]:
    return [verb for word in words for verb in get_close_matches(word.lower(), VERBS, 1, _ALIKE)]


def looks_like_a_move(text: str) -> bool:
    """Whether a text is meant for a move: near its beginning stands a verb, or what nearly is one."""
    return bool(_near(text.split()[:_BEFORE]))


def as_move(what: Move | str, box: Box = PRINTED) -> Move:
    """A move, or the one that a line says."""
    return what if isinstance(what, Move) else read_move(what, box)


def answers_of(what: Move | str, box: Box = PRINTED) -> tuple[Move, ...]:
    """The answers that a move is, or the line of one: those of a turn one by one."""
    move = as_move(what, box)
    return move.moves if isinstance(move, Answers) else (move,)


def in_a_turn(moves: Sequence[Move]) -> Move:
    """Answers as one move: a single one is itself."""
    return moves[0] if len(moves) == 1 else Answers(tuple(moves))


def _number(word: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) < 6):
        raise ValueError
    return int(word)


def _read_tile(words: list[str]) -> tuple[str | None, str | None]:
    copying = words[2] if len(words) == 3 else None
    return (None if words[0] == "nothing" else words[0]), copying


def _read_amounts(words: list[str]) -> dict[str, int]:
    if words == ["nothing"]:
        return {}
    return {name: _number(count) for count, name in zip(words[::2], words[1::2], strict=True)}


def _read_place(words: list[str]) -> Place:
    architect = words[-1] == "architect"
    number, *more = map(_number, words[1 : len(words) - architect]) if len(words) - architect > 1 else (None,)
    if more:
        raise ValueError
    return Place(words[0], number, architect)


def _read_fetch(words: list[str]) -> Fetch:
    things, segment = words[:-2], _number(words[-1])
    if len(things) == 1:
        return Fetch(segment, tile=things[0])
    amounts = _read_amounts(things)
    if not amounts or set(amounts) - {"excavators", "mixers"}:
        raise ValueError
    return Fetch(segment, amounts.get("excavators", 0), amounts.get("mixers", 0))


# Each verb: what such a move looks like, for a text that could not be read, and how its words are read.
VERBS: dict[str, tuple[str, Callable[[list[str]], Move]]] = {
    "draft": ("draft usa contract 3", lambda words: DraftPick(words[0], _number(words[2]))),
    "place": ("place turbine+0, place bank 2", _read_place),
    "copy": ("copy jordan, copy jordan for 3", lambda words: Copy(words[0], *map(_number, words[2:]))),
    "use": ("use base-III, use krylov as powerhouse-I", lambda words: UseTile(*_read_tile(words))),
    "pass": ("pass", lambda words: PASS),
    "build": (
        "build base with base, build base with krylov as base-I",
        lambda words: Build(words[0], *_read_tile(words[2:])),
    ),
    "at": ("at B3L", lambda words: At(words[0])),
    "pay": ("pay 3 excavators 1 mixers 3 credits", lambda words: Pay(**_read_amounts(words))),
    "produce": ("produce B1L C1A P8.1 x2", lambda words: Produce(words[0], words[1], words[2], _number(words[3][1:]))),
    "fulfil": ("fulfil 203", lambda words: Fulfil(_number(words[0]))),
    "decline": ("decline", lambda words: DECLINE),
    "machines": ("machines 1 excavators 1 mixers", lambda words: Machines(**_read_amounts(words))),
    "drops": ("drops HA HD", lambda words: Drops(tuple(words))),
    "take": ("take 200 305", lambda words: Take(tuple(map(_number, words)))),
    "discard": ("discard 200", lambda words: Discard(tuple(map(_number, words)))),
    "first": ("first drops", lambda words: First(words[0])),
    "fetch": ("fetch 2 excavators 1 mixers from 3, fetch base-I from 3", _read_fetch),
    "act": ("act", lambda words: ACT),
}


# Moves in words.


def answer(move: Move | Tweak | None, box: Box = PRINTED) -> str:
    """One answer apart from the rest of its turn: 'turbine +2', 'a drop each on HA and HC'; or a change by hand."""
    if isinstance(move, Place):
        return _placed(move, box)
    if isinstance(move, Answers):
        return in_a_row(answer(each, box) for each in move.moves)
    return _ANSWERS[type(move)](move)


def space_in_words(name: str, box: Box = PRINTED) -> str:
    """A space by itself, where all that follows is still to be chosen."""
    if name not in box.spaces or is_new(name, box):
        return by_id(name)
    space = box.spaces[name]
    kind = f"water_{space.action}" if space.section == "water" else space.section
    return words.ON(kind, modifier=modifier(space.amount), n=space.amount)


def piece_in_words(of: str, space: str | None, tile: str | None = None) -> str:
    """A piece with its place, without its article: 'base for the upper dam of basin 8'; with a tile not of its kind."""
    if tile in (None, of):
        return structure_said(of) if space is None else words.built(piece_at(of, space))
    return words.built_with(structure_said(of) if space is None else piece_at(of, space), tile or "")


def part_in_words(part: str) -> str:
    """A part of a reward that comes first."""
    return words.first(PARTS.get(part, part))


def drops_in_words(drops: Counter[str]) -> str:
    """Drops on headstreams."""
    if len(drops) == drops.total() > 1:
        return words.poured_each(tuple(drops))
    return listed(words.poured(many, headstream) for headstream, many in drops.items()) if drops else ""


def contracts_in_words(kind: str, named: Iterable[int | str]) -> str:
    """Contracts that were fulfilled, discarded or are new, by their numbers or with what is on them."""
    contracts = tuple(named)
    return words.CONTRACTS(kind, n=len(contracts), contracts=contracts)


def _placed(move: Place, box: Box) -> str:
    engineers = (count(move.engineers, "engineers"),) if move.engineers else ()
    architect = (words.architect(),) if move.architect else ()
    return in_a_row((space_in_words(move.space, box), *engineers, *architect))


_ANSWERS: dict[type, Callable[[Any], str]] = {
    DraftPick: lambda move: words.pick(move.company, move.contract),
    Copy: lambda move: words.copied((move.officer,)),
    UseTile: lambda move: words.tiles((move.tile,)) if move.tile else words.no_tile(),
    Pass: lambda move: words.passed(),
    Build: lambda move: piece_in_words(move.structure, None, move.tile),
    At: lambda move: place_said(move.space),
    Pay: lambda move: words.paid(counted(**dict(move.amounts))),
    Produce: lambda move: words.produced(move.drops, move.dam, move.powerhouse),
    Fulfil: lambda move: contracts_in_words("fulfilled", [move.contract]),
    Decline: lambda move: words.declined(),
    Machines: lambda move: counted(**dict(move.amounts)),
    Drops: lambda move: drops_in_words(Counter(move.headstreams)),
    Take: lambda move: contracts_in_words("new", move.contracts),
    Discard: lambda move: contracts_in_words("discarded", move.contracts),
    First: lambda move: part_in_words(move.part),
    Fetch: lambda move: words.tiles((move.tile,)) if move.tile else counted(**dict(move.amounts)),
    Act: lambda move: words.act(),
    Tweak: lambda move: words.by_hand(said_again(move.told) or move.said),
}
"""What an answer says, by its kind."""
