"""What the rules know of the Automas: that each takes its turn and decides by itself, and leads people (A1, A14, AD6).

How they decide is the business of the room above; where the package begins it is put in MINDS. It is Sekibo at Very
Hard who has people led: a tile names the first action that each of them takes in a round (Q60).
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from ..board.automa import ConstructRow
from ..board.box import PRINTED, Box
from ..board.map import AREA_OF_SPACE
from .construction import ChooseSite, ChooseStructure, sites_within_means, structures_of, tile_choices
from .events import PlacedOnBoard, Refusal
from .moves import ACT, Act, At, Build, Copy, Move, Pass, Place, UseTile, at, build
from .pieces import legal_sites
from .position import Draft, Position, Question, Task
from .powers import power_of_officer


class Mind(NamedTuple):
    """How Automas of a level decide: a turn, a question in it or in an income, how a tile leads a person (AD6)."""

    take_turn: Callable[[Draft, str], None]
    decide: Callable[[Draft, Question], None]
    lead: Callable[[Draft, str, int], None]


MINDS: dict[str, Mind] = {}


def decide(draft: Draft, question: Question) -> None:
    """Let the Automa that is asked answer."""
    MINDS[draft.automas[question.who]].decide(draft, question)


@dataclass(frozen=True)
class AutomaTurn(Question):
    """The turn of an Automa, a step of the game: its one answer lets it act, and a view has no answer at all."""

    waits = True
    takes: ClassVar[tuple[type, ...]] = (Act,)

    def answers(self, position: Position) -> tuple[Move, ...]:
        return (ACT,) if position.seed is not None else ()

    def refuse(self, position: Position, move: Move) -> Refusal | None:
        return None if position.seed is not None else Refusal("A14", "automa_pile_unknown")

    def answer(self, draft: Draft, move: Move) -> None:
        MINDS[draft.automas[self.who]].take_turn(draft, self.who)


def place_on_board(draft: Draft, who: str, engineers: int) -> None:
    """Engineers of a construction go on the company's own board, beside its spaces, or all that are left (A7, A8)."""
    company = draft.open(who)
    engineers = min(engineers, company.engineers)
    company.engineers -= engineers
    company.aside += engineers
    company.architect = company.architect and company.engineers > 0  # whom no Automa sends alone (L83)
    draft.note(PlacedOnBoard, who, engineers)


LEADING_LEVEL = "very hard"


def followers(position: Position) -> tuple[str, ...]:
    """Those who must follow a tile in their first action of a round: all people, where an Automa has Sekibo (AD6)."""
    for name in position.automas:
        if power_of_officer(position.officer_of(name), position.box).copies_officers:
            return tuple(who for who in position.order if who not in position.automas)
    return ()


@dataclass(frozen=True)
class DrawTile(AutomaTurn):
    """The first action of a person in a round: its one answer flips a tile of the shared pile (AD6, A14)."""

    takes = (Act, Place, Copy, UseTile, Pass)

    def refuse(self, position: Position, move: Move) -> Refusal | None:
        if isinstance(move, Act):
            return super().refuse(position, move)
        return Refusal("AD6", "automa_tile_first", {"who": self.who})

    def answer(self, draft: Draft, move: Move) -> None:
        draft.following = tuple(who for who in draft.following if who != self.who)
        MINDS[LEADING_LEVEL].take_turn(draft, self.who)


@dataclass(frozen=True)
class FollowTile(Task):
    """A person goes on with the rows of the tile in sight, from a place on (AD6, A20, A22)."""

    who: str
    first: int

    def run(self, draft: Draft) -> None:
        if draft.companies[self.who].engineers:
            MINDS[LEADING_LEVEL].lead(draft, self.who, self.first)


@dataclass(frozen=True)
class BuildByTile(ChooseStructure):
    """What to build it with, where a row of a tile says what and where (AD6, A23)."""

    structure: str
    engineers: int
    areas: tuple[str, ...] = ()
    least_value: int = 0
    direction: str = ""  # from where building tiles are looked for (L100)

    def answers(self, position: Position) -> tuple[Move, ...]:
        company = position.companies[self.who]
        return tuple(
            build(self.structure, choice.tile, choice.copying)
            for choice in tile_choices(company, position.builder_of(self.who), position.box)
            if self.structure in structures_of(choice.effect, position.box) and _sites(self, position, choice.effect)
        )

    def refuse(self, position: Position, move: Move) -> Refusal | None:
        assert isinstance(move, Build)
        if move in self.answers(position):
            return None
        found = None if move.structure != self.structure else super().refuse(position, move)
        return found or Refusal("AD6", "automa_row_says", {"structure": self.structure})

    def missing(self, position: Position) -> Refusal | None:
        """Why the row is not possible: no piece, tile, space or machinery; None where it is (A23)."""
        if self.answers(position):
            return None
        values = {"who": self.who, "structure": self.structure}
        box = position.box
        choices = tile_choices(position.companies[self.who], position.builder_of(self.who), box)
        if getattr(position.pieces(self.who), self.structure) >= box.pieces[self.structure]:
            return Refusal("A23", "no_piece_left", values)
        if not any(self.structure in structures_of(choice.effect, box) for choice in choices):
            return Refusal("A23", "automa_no_tile", values)
        if not any(shown(self, space, box) for space in legal_sites(position, self.who, self.structure)):
            return Refusal("A23", "no_legal_space", values)
        return Refusal("A23", "automa_no_machinery", values)

    def answer(self, draft: Draft, move: Move) -> None:
        assert isinstance(move, Build)
        if not draft.box.tiles[move.copying or move.tile or ""].power.no_engineers:
            place_on_board(draft, self.who, self.engineers)
        row = self.areas, self.least_value, self.direction
        draft.push(SiteByTile(self.who, self.structure, move.tile, move.copying, *row))


@dataclass(frozen=True)
class SiteByTile(ChooseSite):
    """Where to build it: any space that the row shows (AD6, A23)."""

    areas: tuple[str, ...] = ()
    least_value: int = 0
    direction: str = ""

    def answers(self, position: Position) -> tuple[Move, ...]:
        return tuple(map(at, _sites(self, position, self.effect)))

    def refuse(self, position: Position, move: Move) -> Refusal | None:
        assert isinstance(move, At)
        found = super().refuse(position, move)
        if found is None and move not in self.answers(position):
            return Refusal("AD6", "automa_row_says", {"structure": self.structure})
        return found


def _sites(row: BuildByTile | SiteByTile, position: Position, effect: str) -> list[str]:
    """The spaces that a row shows and where a person can build with a tile's effect."""
    credits = position.companies[row.who].credits
    sites = sites_within_means(position, row.who, row.structure, effect, credits)
    found = [space for space in sites if shown(row, space, position.box)]
    return on_first_tile(position, found, row.direction) if row.direction else found


def on_first_tile(position: Position, sites: Sequence[str], direction: str) -> list[str]:
    """Those of some sites that lie on the first building tile, from the top down or from the bottom up (L100)."""
    rows = position.box.building_sites
    for building in position.building_tiles[:: -1 if direction == "up" else 1]:
        found = [space for space in sites if rows[space].building == building]
        if found:
            return found
    return []


def shown(row: ConstructRow | BuildByTile | SiteByTile, space: str, box: Box = PRINTED) -> bool:
    """Whether a row shows a space: of some areas, or a conduit of some value at least (A23)."""
    if row.areas and AREA_OF_SPACE[space] not in row.areas:
        return False
    return not row.least_value or box.conduits[space].value >= row.least_value
