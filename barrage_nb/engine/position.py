"""A position: everything on the table, the waiting questions and the order of the decks included."""

from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from typing import Any, NamedTuple

from ..board.automa import LEVELS, PERSON, PlayerKind
from ..board.companies import ABILITY_POWERHOUSES, WHEEL_SEGMENTS
from ..board.powers import Power
from ..board.technology import TILES
from ..words import describe, say
from .design import Design
from .moves import Move
from .powers import DEEP_OFFICERS, power_of
from .questions import Question, Task
from .rulings import Rulings
from .values import Table

NEUTRAL = "neutral"
LIMITLESS = 999  # more than anything costs


class Dam(NamedTuple):
    """A dam on the map: whose it is, its level of 1 to 3 (the base and its elevations, G5) and the drops it holds."""

    owner: str
    level: int
    drops: int = 0


class Segment(NamedTuple):
    """What lies in one segment of a construction wheel."""

    excavators: int = 0
    mixers: int = 0
    tiles: tuple[str, ...] = ()


EMPTY = Segment()
# The open segment comes first; after each turn everything stands one further, and the last comes back.
EMPTY_WHEEL = (EMPTY,) * WHEEL_SEGMENTS


@dataclass(frozen=True, slots=True)
class Company:
    """What one company has, apart from its pieces on the map."""

    officer: str | None = None
    vp: int = 0  # the true total, also where the marker has gone round (G9)
    credits: int = 0
    excavators: int = 0
    mixers: int = 0
    engineers: int = 0
    energy: int = 0  # the true total, also past the end of the track (Y12)
    tiles: tuple[str, ...] = ()
    wheel: tuple[Segment, ...] = EMPTY_WHEEL
    contracts: tuple[int, ...] = ()
    fulfilled: tuple[int, ...] = ()
    constructions: int = 0  # private construction spaces used this round (C1)
    copies: tuple[int, ...] = ()  # Sekibo's spaces used this round; the second costs credits (O7)
    deep_dams: bool = False  # a copy of Del Monte is in force (O10)
    aside: int = 0  # engineers on its own board beside the construction spaces (A8)


class Pieces(NamedTuple):
    """How many of each structure a company has on the map."""

    base: int
    elevation: int
    conduit: int
    powerhouse: int


class Crew(NamedTuple):
    """Engineers of a company on an action space."""

    company: str
    engineers: int


def count_of(owners: Table[str, str], who: str) -> int:
    """How many entries of a table belong to a company."""
    try:
        return owners.known[who]  # type: ignore[no-any-return]
    except KeyError:
        count = owners.known[who] = list(owners.values()).count(who)
        return count


WRITERS: dict[str, Callable[["Position"], str]] = {}
"""How a position is written: as a "line", a "sketch" or as "JSON". Put in, as the next, where the package begins: the
notation knows the rules, which stand above this record."""
READERS: dict[str, Callable[[str], "Position"]] = {}
"""How a position is read from a "text" of any of these kinds, checked against every limit."""


@dataclass(frozen=True)
class Setup:
    """What is settled when a game is set up and never changes: one record, that all its positions share."""

    rules: str = "full"
    rulings: Rulings = Rulings()
    design: Design = Design()
    seed: int | None = 0  # None where the order of the piles is not known (`view_for`)
    headstream_tiles: Table[str, int] = Table()
    bonus: tuple[str, ...] = ()
    objective: str | None = None
    spare_officers: tuple[str, ...] = ()
    automas: Table[str, str] = Table()  # the companies that Automas play, and their levels (A1)


class _Beside:
    """What is kept beside the fields of a position: the answers, once somebody has asked for them.

    And, for as long as it is a draft, what happened and what belongs to the draft. A draft has the form of a position
    by this, and becomes one without being copied.
    """

    __slots__ = ("_companies", "_legal_moves", "_tables", "events")

    _legal_moves: tuple[Move, ...]

    def _keep_legal_moves(self, answers: tuple[Move, ...]) -> None:
        """Keep the answers that somebody has asked for."""
        object.__setattr__(self, "_legal_moves", answers)


@dataclass(frozen=True, slots=True)
class Position(_Beside):
    """The whole game at one moment; it never changes, `play` returns a new one."""

    setup: Setup = Setup()
    round: int = 0
    phase: str = "setup"
    order: tuple[str, ...] = ()
    mover: str | None = None
    passed: tuple[str, ...] = ()
    copied: str | None = None  # the officer whose ability the mover has copied this turn (O7)
    companies: Table[str, Company] = Table()
    dams: Table[str, Dam] = Table()
    conduits: Table[str, str] = Table()
    powerhouses: Table[str, str] = Table()
    headstreams: Table[str, int] = Table()
    occupied: Table[str, tuple[Crew, ...]] = Table()
    contracts: tuple[int | None, ...] = (None,) * 6
    national: tuple[int, ...] = ()
    piles: Table[str, tuple[int, ...]] = Table()
    discards: Table[str, tuple[int, ...]] = Table()
    patents: tuple[str | None, ...] = (None,) * 3
    patent_pile: tuple[str, ...] = ()
    offer: tuple[tuple[str, str], ...] = ()  # company and officer pairs still to be drafted (U12)
    starting: tuple[int, ...] = ()  # starting contracts still to be drafted (U12)
    automa_pile: tuple[int, ...] = ()  # their tiles still to be flipped, the visible one first (A14)
    automa_discard: tuple[int, ...] = ()  # those flipped; the last shows the criteria (A14)
    following: tuple[str, ...] = ()  # people whose next action a tile of the Automas names (AD6)
    pending: tuple[Task, ...] = ()

    def with_(self, **fields: Any) -> "Position":
        """The same position with other values of fields, those of its setup included."""
        settled = {name: fields.pop(name) for name in SETUP_FIELDS if name in fields}
        return replace(self, setup=replace(self.setup, **settled), **fields)

    @property
    def rules(self) -> str:
        """The set of rules: full or introductory."""
        return self.setup.rules

    @property
    def rulings(self) -> Rulings:
        """What is decided where the rules are silent."""
        return self.setup.rulings

    @property
    def design(self) -> Design:
        """The numbers that a designer has changed."""
        return self.setup.design

    @property
    def seed(self) -> int | None:
        """What every shuffle follows from; None where the order of the piles is not known."""
        return self.setup.seed

    @property
    def headstream_tiles(self) -> Table[str, int]:
        """The tile at each headstream (U1)."""
        return self.setup.headstream_tiles

    @property
    def bonus(self) -> tuple[str, ...]:
        """The bonus tiles of the rounds, in order (U2)."""
        return self.setup.bonus

    @property
    def objective(self) -> str | None:
        """The objective tile of this game (U3)."""
        return self.setup.objective

    @property
    def spare_officers(self) -> tuple[str, ...]:
        """The officers nobody has, whom Sekibo may copy (O11)."""
        return self.setup.spare_officers

    @property
    def automas(self) -> Table[str, str]:
        """The companies that Automas play, and their levels (A1)."""
        return self.setup.automas

    @property
    def question(self) -> Question | None:
        """Who must decide what; None when the game is over, and inside a step."""
        if self.pending and self.pending[0].asks:
            return self.pending[0]  # type: ignore[return-value]  # only a question asks
        return None

    @property
    def legal_moves(self) -> tuple[Move, ...]:
        """Every answer to the question at hand, worked out once."""
        try:
            return self._legal_moves
        except AttributeError:
            question = self.question
            answers = question.answers(self) if question is not None else ()
            self._keep_legal_moves(answers)
            return answers

    @property
    def players(self) -> int:
        """How many companies are in the game."""
        return len(self.companies) + len(self.offer)

    @property
    def bonus_tile(self) -> str | None:
        """The bonus tile of the round; None where there is none for it."""
        return self.bonus[self.round - 1] if 1 <= self.round <= len(self.bonus) else None

    @property
    def over(self) -> bool:
        """Whether the final scoring is done."""
        return self.phase == "over"

    @property
    def ranking(self) -> tuple[tuple[str, ...], ...]:
        """The companies from first to last place by points, then energy; equal ones share a place (E8, Y11)."""
        scores = {name: (company.vp, company.energy) for name, company in self.companies.items()}
        return tuple(
            tuple(name for name in scores if scores[name] == score)
            for score in sorted(set(scores.values()), reverse=True)
        )

    def officer_of(self, who: str) -> str | None:
        """The officer whose ability a company uses now: its own, or the one Sekibo has copied this turn."""
        if self.copied is not None and who == self.mover:
            return self.copied
        return self.companies[who].officer if self._heeds_officer(who) else None

    def _heeds_officer(self, who: str) -> bool:
        """Whether an officer of a company does anything: an Automa's only at the highest level (A3, AD5)."""
        return not self.setup.automas or self.kind_of(who).officer

    def kind_of(self, who: str) -> PlayerKind:
        """On what terms a company is played: as a person's, or as an Automa's of some level."""
        automas = self.setup.automas
        return LEVELS[automas[who]] if who in automas else PERSON

    def purse(self, who: str) -> int:
        """The credits that a company can spend: an Automa pays in victory points, without limit (A2, Y4)."""
        return LIMITLESS if who in self.setup.automas else self.companies[who].credits

    def power(self, who: str) -> Power:
        """What a company's ability, once it is switched on (N2), and its officer change now."""
        active = count_of(self.powerhouses, who) >= ABILITY_POWERHOUSES and self.kind_of(who).abilities
        return power_of(who if active else None, self.officer_of(who))

    def pieces(self, who: str) -> Pieces:
        """How many pieces a company has on the map."""
        return Pieces(*self.dam_pieces(who), count_of(self.conduits, who), count_of(self.powerhouses, who))

    def dam_pieces(self, who: str) -> tuple[int, int]:
        """How many bases and elevations a company has on the map."""
        known = self.dams.known
        if who not in known:
            levels = [dam.level for dam in self.dams.values() if dam.owner == who]
            known[who] = (len(levels), sum(levels) - len(levels))
        return known[who]  # type: ignore[no-any-return]

    def deep_owners(self) -> frozenset[str]:
        """The companies whose dams of level 3 hold four drops now (O2, O10)."""
        return frozenset(
            name
            for name, company in self.companies.items()
            if company.deep_dams or (company.officer in DEEP_OFFICERS and self._heeds_officer(name))
        )

    def view_for(self, who: str) -> "Position":
        """The same position as one company sees it: the order of the piles and the seed are unknown."""
        if who not in self.companies and not self.offer:
            raise ValueError(say("no_such_company", got=who, known=tuple(self.companies)))
        return self.with_(
            seed=None,
            piles=Table({colour: tuple(sorted(pile)) for colour, pile in self.piles.items()}),
            patent_pile=tuple(tile for tile in TILES if tile in self.patent_pile),
            automa_pile=(*self.automa_pile[:1], *sorted(self.automa_pile[1:])),
        )

    def describe(self) -> str:
        """The board in plain sentences."""
        return describe(self)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Position.load({self.text!r})"

    @property
    def text(self) -> str:
        """The position as one short line that pastes back with `Position.load`."""
        return WRITERS["line"](self)

    @property
    def sketch(self) -> str:
        """The position as a sketch: only what is not as a sketch has it if it does not say so."""
        return WRITERS["sketch"](self)

    def to_json(self) -> str:
        """The position as readable JSON; what is at its default is left out."""
        return WRITERS["JSON"](self)

    @staticmethod
    def load(text: str) -> "Position":
        """The position that a line, a JSON text or a sketch says."""
        return READERS["text"](text)


def as_position(what: Position | str) -> Position:
    """A position, or the one that a text says: wherever one is asked for, a sketch will do."""
    return what if isinstance(what, Position) else Position.load(what)


SETUP_FIELDS = tuple(field.name for field in fields(Setup))
OWN_FIELDS = tuple(field.name for field in fields(Position) if field.name != "setup")
POSITION_FIELDS = SETUP_FIELDS + OWN_FIELDS
COMPANY_FIELDS = tuple(field.name for field in fields(Company))
