"""What happened: events carry the story of a step, each with real fields and the clause of the rules behind it."""

from collections.abc import Iterable
from typing import Any, ClassVar, NamedTuple

from ..board.box import PRINTED, Box
from ..board.map import BASIN_OF_NODE
from ..board.refs import Ref
from ..words import clauses
from ..words import events as words
from ..words.names import count, last_points, listed, the
from ..words.names import tile as tile_name
from ..words.places import owned, piece, places, where


class Event:
    """One thing that happened; it is written when it is made, and never again.

    `clause` is the rule behind it, and `touches` the things on the table that it is about: where they stand on the
    map, the names of its fields that say so are `on_map`.
    """

    __slots__ = ()

    clause: str
    on_map: ClassVar[tuple[str, ...]] = ()

    @property
    def touches(self) -> tuple[Ref, ...]:
        """The things on the table that it is about."""
        return tuple(Ref.on_map(getattr(self, name)) for name in self.on_map)

    @property
    def fields(self) -> dict[str, Any]:
        """What it tells, by name; what is the same for all of its kind is left out."""
        slots = (name for kind in type(self).__mro__ for name in getattr(kind, "__slots__", ()))
        return {name: getattr(self, name) for name in slots if name != "box"}

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and isinstance(other, Event) and other.fields == self.fields

    def __hash__(self) -> int:
        return hash((type(self), *self.fields.values()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in self.fields.items())})"

    @property
    def plain(self) -> str:
        """It in words, as a sentence begins after a colon."""
        fields = {name: value for name, value in self.fields.items() if name != "clause"}
        return words.EVENTS(type(self).__name__, **fields)

    def __str__(self) -> str:
        return words.told(self.plain, self.clause)


class Deed(Event):
    """What a company (before the draft, a seat) did or got."""

    __slots__ = ()

    who: str


# What companies have.


class Gained(Deed):
    """A company gained credits, machines, victory points or energy."""

    __slots__ = ("amount", "clause", "what", "who")

    def __init__(self, who: str, what: str, amount: int, clause: str) -> None:
        self.who, self.what, self.amount, self.clause = who, what, amount, clause

    @property
    def plain(self) -> str:
        return words.gained(count(self.amount, self.what), self.who)


class Paid(Deed):
    """A company paid credits or machines, or lost victory points."""

    __slots__ = ("amount", "clause", "what", "who")

    def __init__(self, who: str, what: str, amount: int, clause: str) -> None:
        self.who, self.what, self.amount, self.clause = who, what, amount, clause

    @property
    def plain(self) -> str:
        return words.paid(count(self.amount, self.what), self.who)


class Drafted(Deed):
    """A seat chose a company, the officer that comes with it, and a starting contract."""

    __slots__ = ("company", "contract", "officer", "who")
    clause = "U12"

    def __init__(self, who: str, company: str, officer: str, contract: int) -> None:
        self.who, self.company, self.officer, self.contract = who, company, officer, contract


# Turns.


class Placed(Deed):
    """Engineers went on an action space, which is told by what it is in the box at hand."""

    __slots__ = ("box", "clause", "engineers", "space", "who")

    def __init__(self, who: str, space: str, engineers: int, clause: str, box: Box = PRINTED) -> None:
        self.who, self.space, self.engineers, self.clause, self.box = who, space, engineers, clause, box

    @property
    def plain(self) -> str:
        return words.EVENTS(
            type(self).__name__, who=self.who, engineers=self.engineers, space=where(self.space, self.box)
        )

    @property
    def touches(self) -> tuple[Ref, ...]:
        return (Ref("space", self.space),)


class PlacedOnBoard(Deed):
    """Engineers of an Automa's construction went on its own board, beside the spaces."""

    __slots__ = ("engineers", "who")
    clause = "A8"

    def __init__(self, who: str, engineers: int) -> None:
        self.who, self.engineers = who, engineers


class Copied(Deed):
    """Sekibo copied another officer for the turn."""

    __slots__ = ("officer", "space", "who")
    clause = "O7"

    def __init__(self, who: str, officer: str, space: str) -> None:
        self.who, self.officer, self.space = who, officer, space

    @property
    def touches(self) -> tuple[Ref, ...]:
        return (Ref("space", self.space),)


class UsedTile(Deed):
    """A tile that needs no engineers was a company's action."""

    __slots__ = ("tile", "who")
    clause = "Y13"

    def __init__(self, who: str, tile: str) -> None:
        self.who, self.tile = who, tile


class PassedRound(Deed):
    """A company without engineers takes no more turns this round."""

    __slots__ = ("who",)
    clause = "R5"

    def __init__(self, who: str) -> None:
        self.who = who


class TurnOver(Deed):
    """A company's turn ended."""

    __slots__ = ("who",)
    clause = "R2"

    def __init__(self, who: str) -> None:
        self.who = who


class Declined(Deed):
    """A company did without something that it might have had."""

    __slots__ = ("clause", "what", "who")

    def __init__(self, who: str, what: str, clause: str) -> None:
        self.who, self.what, self.clause = who, what, clause


class Lost(Deed):
    """A company could not use a part of what it was given."""

    __slots__ = ("clause", "what", "who")

    def __init__(self, who: str, what: str, clause: str) -> None:
        self.who, self.what, self.clause = who, what, clause


# Building.


class Built(Deed):
    """A piece came on the map."""

    __slots__ = ("clause", "space", "structure", "who")
    on_map = ("space",)

    def __init__(self, who: str, structure: str, space: str, clause: str) -> None:
        self.who, self.structure, self.space, self.clause = who, structure, space, clause

    @property
    def plain(self) -> str:
        return words.built(piece(self.structure, self.space), self.who)


class Invested(Deed):
    """Machines and perhaps a tile went into the open segment of a wheel."""

    __slots__ = ("excavators", "mixers", "tile", "who")
    clause = "C2"

    def __init__(self, who: str, excavators: int, mixers: int, tile: str | None) -> None:
        self.who, self.excavators, self.mixers, self.tile = who, excavators, mixers, tile

    @property
    def plain(self) -> str:
        tiles = (self.tile,) if self.tile else ()
        return words.invested(_on_wheel(self.excavators, self.mixers, tiles), self.who)


class WheelTurned(Deed):
    """A wheel turned by one segment."""

    __slots__ = ("clause", "who")

    def __init__(self, who: str, clause: str) -> None:
        self.who, self.clause = who, clause


class Returned(Deed):
    """Machines and tiles came back from a wheel."""

    __slots__ = ("excavators", "mixers", "tiles", "who")
    clause = "C4"

    def __init__(self, who: str, excavators: int, mixers: int, tiles: tuple[str, ...]) -> None:
        self.who, self.excavators, self.mixers, self.tiles = who, excavators, mixers, tiles

    @property
    def plain(self) -> str:
        return words.returned(_on_wheel(self.excavators, self.mixers, self.tiles), self.who)


def _on_wheel(excavators: int, mixers: int, tiles: Iterable[str]) -> str:
    things = [count(excavators, "excavators")] * bool(excavators) + [count(mixers, "mixers")] * bool(mixers)
    return listed([*things, *(the(tile_name(tile)) for tile in tiles)])


class TileWorked(Deed):
    """An advanced tile had its effect."""

    __slots__ = ("clause", "tile", "who")

    def __init__(self, who: str, tile: str, clause: str) -> None:
        self.who, self.tile, self.clause = who, tile, clause


class Bought(Deed):
    """A company took a tile from the Patent Office."""

    __slots__ = ("clause", "tile", "who")

    def __init__(self, who: str, tile: str, clause: str) -> None:
        self.who, self.tile, self.clause = who, tile, clause


class TookWork(Deed):
    """A company took an External Work."""

    __slots__ = ("who", "work")
    clause = "L16"

    def __init__(self, who: str, work: int) -> None:
        self.who, self.work = who, work


class WorkLaidOut(Event):
    """A work can be taken from now on."""

    __slots__ = ("work",)
    clause = "L30"

    def __init__(self, work: int) -> None:
        self.work = work


class WorkGone(Event):
    """A work that nobody took left the game."""

    __slots__ = ("work",)
    clause = "L30"

    def __init__(self, work: int) -> None:
        self.work = work


class UsedBuilding(Deed):
    """A company performs the action of a building."""

    __slots__ = ("building", "clause", "who")

    def __init__(self, who: str, building: str, clause: str) -> None:
        self.who, self.building, self.clause = who, building, clause


class Fetched(Deed):
    """Machines or a tile came from the wheel before it had turned round."""

    __slots__ = ("clause", "excavators", "mixers", "tiles", "who")

    def __init__(self, who: str, excavators: int, mixers: int, tiles: tuple[str, ...], clause: str) -> None:
        self.who, self.excavators, self.mixers, self.tiles, self.clause = who, excavators, mixers, tiles, clause

    @property
    def plain(self) -> str:
        return words.returned(_on_wheel(self.excavators, self.mixers, self.tiles), self.who)


class TileLaidOut(Event):
    """A tile came into the Patent Office."""

    __slots__ = ("tile",)
    clause = "E4"

    def __init__(self, tile: str) -> None:
        self.tile = tile


# Water and energy.


class Poured(Event):
    """Drops came on a headstream, where they wait; a headstream tile brought them where no company did."""

    __slots__ = ("clause", "drops", "headstream", "who")
    on_map = ("headstream",)

    def __init__(self, who: str | None, headstream: str, drops: int, clause: str) -> None:
        self.who, self.headstream, self.drops, self.clause = who, headstream, drops, clause

    @property
    def plain(self) -> str:
        if self.who is None:
            return words.rained(self.drops, self.headstream)
        return words.poured(self.drops, self.headstream, self.who)


class Filled(Event):
    """Drops from the supply came into a dam."""

    __slots__ = ("clause", "dam", "drops", "owner")
    on_map = ("dam",)

    def __init__(self, owner: str, dam: str, drops: int, clause: str) -> None:
        self.owner, self.dam, self.drops, self.clause = owner, dam, drops, clause


class Ran(Event):
    """A drop ran along a path of river nodes, past dams that were full."""

    __slots__ = ("full", "path")

    def __init__(self, path: tuple[str, ...], full: tuple[str, ...]) -> None:
        self.path, self.full = path, full

    @property
    def _ran(self) -> str:
        start, full = self.path[0], self.full
        if start in BASIN_OF_NODE:
            basin = BASIN_OF_NODE[start]
            return words.used_past(basin, places(full), len(full)) if full else words.used(basin)
        return words.ran_past(start, places(full), len(full)) if full else words.ran(start)


class Caught(Ran):
    """A drop ran into a dam with room."""

    __slots__ = ("owner",)
    clause = "W3"
    on_map = ("dam",)

    def __init__(self, path: tuple[str, ...], full: tuple[str, ...], owner: str) -> None:
        self.path, self.full, self.owner = path, full, owner

    @property
    def dam(self) -> str:
        """The dam that caught it."""
        return self.path[-1]

    @property
    def plain(self) -> str:
        return words.caught(owned(self.dam, self.owner), self._ran)


class Left(Ran):
    """A drop ran off the map."""

    __slots__ = ()
    clause = "W6"

    @property
    def plain(self) -> str:
        return words.left(self._ran)


class Drawn(Deed):
    """Drops of a dam went through a conduit to a powerhouse."""

    __slots__ = ("conduit", "dam", "drops", "powerhouse", "who")
    clause = "P4"
    on_map = ("dam", "conduit", "powerhouse")

    def __init__(self, who: str, dam: str, conduit: str, powerhouse: str, drops: int) -> None:
        self.who, self.dam, self.conduit, self.powerhouse, self.drops = who, dam, conduit, powerhouse, drops


class Term(NamedTuple):
    """One addend of a production, with its clause."""

    source: str
    amount: int
    clause: str


class Produced(Deed):
    """A powerhouse made energy of the drops that a conduit brought; the terms say how much."""

    __slots__ = ("conduit", "energy", "powerhouse", "terms", "who")
    clause = "P5"
    on_map = ("powerhouse",)

    def __init__(self, who: str, powerhouse: str, conduit: str, energy: int, terms: tuple[Term, ...]) -> None:
        self.who, self.powerhouse, self.conduit, self.energy, self.terms = who, powerhouse, conduit, energy, terms

    @property
    def plain(self) -> str:
        terms = listed(words.TERMS(term.source, amount=term.amount) for term in self.terms)
        return words.produced(self.energy, terms, self.who)


class TileEnergy(Deed):
    """A tile gave energy that may fulfil a contract, but is no production."""

    __slots__ = ("clause", "energy", "who")

    def __init__(self, who: str, energy: int, clause: str) -> None:
        self.who, self.energy, self.clause = who, energy, clause


# Contracts.


class Fulfilled(Deed):
    """A company fulfilled a contract with energy."""

    __slots__ = ("clause", "contract", "energy", "who")

    def __init__(self, who: str, contract: int, energy: int, clause: str) -> None:
        self.who, self.contract, self.energy, self.clause = who, contract, energy, clause

    @property
    def touches(self) -> tuple[Ref, ...]:
        return Ref("contract", self.contract), Ref("fulfilled", self.who)

    @property
    def plain(self) -> str:
        return words.fulfilled_free(self.contract, self.who) if self.clause == "L24" else super().plain


class Took(Deed):
    """A company took a contract from the Contract Office."""

    __slots__ = ("contract", "who")
    clause = "M8"

    def __init__(self, who: str, contract: int) -> None:
        self.who, self.contract = who, contract

    @property
    def touches(self) -> tuple[Ref, ...]:
        return (Ref("contract", self.contract),)


class Discarded(Deed):
    """A company discarded a contract."""

    __slots__ = ("clause", "contract", "who")

    def __init__(self, who: str, contract: int, clause: str) -> None:
        self.who, self.contract, self.clause = who, contract, clause


class ContractLaidOut(Event):
    """A contract came into the Contract Office."""

    __slots__ = ("contract",)
    clause = "K5"

    def __init__(self, contract: int) -> None:
        self.contract = contract


class Reshuffled(Event):
    """The discarded contracts of a colour became a new pile."""

    __slots__ = ("colour", "contracts")
    clause = "Y10"

    def __init__(self, colour: str, contracts: int) -> None:
        self.colour, self.contracts = colour, contracts


# The course of a round.


class PhaseBegan(Event):
    """A phase of a round began, or the final scoring."""

    __slots__ = ("clause", "phase", "round")

    def __init__(self, phase: str, round: int, clause: str) -> None:
        self.phase, self.round, self.clause = phase, round, clause

    @property
    def plain(self) -> str:
        return last_points() if self.phase == "over" else words.phase_began(self.phase, self.round)


class RoundEnded(Event):
    """A round ended, and the next turn order is known."""

    __slots__ = ("order", "round")
    clause = "E2"

    def __init__(self, round: int, order: tuple[str, ...]) -> None:
        self.round, self.order = round, order


class EngineersBack(Deed):
    """A company took its engineers back."""

    __slots__ = ("engineers", "who")
    clause = "E3"

    def __init__(self, who: str, engineers: int) -> None:
        self.who, self.engineers = who, engineers


class Scored(Deed):
    """A company scored victory points or credits: for what, and how many things that counted."""

    __slots__ = ("amount", "clause", "counted", "source", "what", "who")

    def __init__(self, who: str, source: str, amount: int, what: str, counted: int, clause: str) -> None:
        self.who, self.source, self.amount = who, source, amount
        self.what, self.counted, self.clause = what, counted, clause

    @property
    def plain(self) -> str:
        return words.scored(words.SOURCES(self.source, counted=self.counted), count(self.amount, self.what), self.who)


class Refusal(NamedTuple):
    """Why a move is not allowed: the clause, the reason's name and the values its sentence needs."""

    clause: str
    reason: str
    values: dict[str, Any] = {}

    @property
    def why(self) -> str:
        """Its sentence without the clause."""
        box = self.values.get("box")  # where action spaces are told by what they are in it
        values = {name: _said(name, value) for name, value in self.values.items() if name != "box"}
        if box is not None:
            values |= {name: where(values[name], box) for name in ("space", "next") if name in values}
        if "space" in values:
            values["spot"] = values["space"]
            if "structure" in values:
                values["piece"] = piece(values["structure"], values["space"])
        return clauses.REASONS(self.reason, **values)

    def __str__(self) -> str:
        return clauses.refused(self.clause, self.why)


def _said(name: str, value: Any) -> Any:
    if name in ("who", "owner", "company") and value == "neutral":
        return clauses.neutral()
    if name == "missing":
        return clauses.MISSING[value]
    if name in ("bill", "supply"):
        return listed(count(amount, what) for what, amount in value)
    return listed(map(str, value), last="or") if name in ("parts", "ways", "prices") else value


class IllegalMove(ValueError):
    """A move that the question at hand does not allow; says why, with the clause."""

    def __init__(self, refusal: Refusal) -> None:
        self.refusal = refusal
        super().__init__(str(refusal))
