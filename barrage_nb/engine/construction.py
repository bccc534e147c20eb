"""Construction: a tile and machines go on the wheel, a piece goes on the map (C1 to C10, T4, T11, O6)."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from ..board.companies import PIECES, STRUCTURES
from ..board.technology import ENGINEER_FREE_TILES, SPECIAL_TILE, TILES
from .costs import MOST_MACHINES, price_list, surcharge, ways_to_pay
from .draft import Draft
from .effects import TileEffect
from .events import Refusal
from .moves import At, Build, Move, Pay, UseTile, at, build
from .pieces import REFUSALS, site_refusal
from .position import Company, Position
from .questions import Question
from .rewards import place_piece
from .wheel import insert, turn_wheel


class TileChoice(NamedTuple):
    """A technology tile to build with, or the tile on the wheel that it copies (O6, O9)."""

    tile: str | None  # None where Sekibo copies Krylov: nothing goes into the wheel
    copying: str | None = None

    @property
    def effect(self) -> str:
        """The tile whose structure and effect count."""
        return self.copying or self.tile or SPECIAL_TILE


def structures_of(tile: str) -> tuple[str, ...]:
    """The structures that a tile builds; a wild one builds any (T16, T17)."""
    structure = TILES[tile].structure
    return STRUCTURES if structure == "wild" else (structure,)


def tile_choices(company: Company, officer: str | None) -> list[TileChoice]:
    """The tiles a company can build with: those in its supply, and copies of those on its wheel (C3, O6, O9)."""
    choices = [TileChoice(tile) for tile in company.tiles if tile != SPECIAL_TILE]
    copiers: list[str | None] = [SPECIAL_TILE] if SPECIAL_TILE in company.tiles else []
    if officer == "krylov" and company.officer != "krylov":
        copiers.append(None)
    if copiers:
        on_wheel = sorted({tile for segment in company.wheel for tile in segment.tiles} - {SPECIAL_TILE})
        choices += [TileChoice(copier, tile) for copier in copiers for tile in on_wheel]
    return choices


def sites_within_means(position: Position, who: str, structure: str, tile: str | None, credits: int) -> Iterator[str]:
    """The spaces where a company can build a structure with a tile's effect and pay for it (C6 to C10, Y7)."""
    company = position.companies[who]
    pieces = position.pieces(who)
    if getattr(pieces, structure) >= PIECES[structure]:
        return
    refuse = REFUSALS[structure]
    for space, price in price_list(
        structure,
        position.officer_of(who),
        tile if TILES[tile or "base"].level else None,
        pieces.powerhouse if structure == "powerhouse" else 0,
        min(company.excavators, MOST_MACHINES),
        min(company.mixers, MOST_MACHINES),
    ):
        if price <= credits and refuse(position, who, space) is None:
            yield space


def affordable_ways(position: Position, who: str, structure: str, space: str, tile: str) -> tuple[Pay, ...]:
    """The ways to pay for a piece on a space that a company has the machines and credits for (C3, Y7)."""
    company = position.companies[who]
    credits = company.credits - surcharge(structure, space, tile)
    built = list(position.powerhouses.values()).count(who)
    return tuple(
        way
        for way in ways_to_pay(structure, space, position.officer_of(who), tile, built)
        if way.excavators <= company.excavators and way.mixers <= company.mixers and way.credits <= credits
    )


def can_construct(position: Position, who: str, credits: int) -> bool:
    """Whether a company can build anything for these credits (R4, C3)."""
    company = position.companies[who]
    return any(
        True
        for choice in tile_choices(company, position.officer_of(who))
        for structure in structures_of(choice.effect)
        for _ in sites_within_means(position, who, structure, choice.effect, credits)
    )


def engineer_free_choices(position: Position, who: str) -> list[TileChoice]:
    """The tiles that a company can build with now without any engineer (T4, T11, Y13)."""
    company = position.companies[who]
    return [
        choice
        for choice in tile_choices(company, position.officer_of(who))
        if choice.effect in ENGINEER_FREE_TILES and _has_site(position, who, choice)
    ]


def _has_site(position: Position, who: str, choice: TileChoice) -> bool:
    structure = TILES[choice.effect].structure
    credits = position.companies[who].credits
    return any(True for _ in sites_within_means(position, who, structure, choice.effect, credits))


def tile_refusal(position: Position, who: str, choice: TileChoice) -> Refusal | None:
    """Why a company cannot build with a tile at all; None when it has it (C3, O6)."""
    company = position.companies[who]
    if choice in tile_choices(company, position.officer_of(who)):
        return None
    if choice.copying is not None:
        return Refusal("O6", "nothing_to_copy", {"tile": choice.copying})
    return Refusal("C3", "no_tile", {"who": who, "tile": choice.tile or "nothing"})


def use_tile_refusal(position: Position, who: str, move: UseTile) -> Refusal | None:
    """Why a company cannot build with a tile that needs no engineers; None when it can (T4, T11)."""
    choice = TileChoice(move.tile, move.copying)
    refusal = tile_refusal(position, who, choice)
    if refusal is not None:
        return refusal
    if choice.effect not in ENGINEER_FREE_TILES:
        return Refusal("R2", "tile_needs_engineers", {"tile": choice.effect})
    if not _has_site(position, who, choice):
        return Refusal("R4", "cannot_build", {"structure": TILES[choice.effect].structure})
    return None


@dataclass(frozen=True)
class ChooseStructure(Question):
    """Which structure to build, and with which technology tile (C2)."""

    takes = (Build,)

    def answers(self, position: Position) -> tuple[Move, ...]:
        company = position.companies[self.who]
        return tuple(
            build(structure, choice.tile, choice.copying)
            for choice in tile_choices(company, position.officer_of(self.who))
            for structure in structures_of(choice.effect)
            for _ in self._first_site(position, structure, choice.effect, company.credits)
        )

    def _first_site(self, position: Position, structure: str, tile: str, credits: int) -> Iterator[str]:
        for space in sites_within_means(position, self.who, structure, tile, credits):
            yield space
            return

    def refuse(self, position: Position, move: Move) -> Refusal | None:
        assert isinstance(move, Build)
        choice = TileChoice(move.tile, move.copying)
        refusal = tile_refusal(position, self.who, choice)
        if refusal is not None:
            return refusal
        values = {"structure": move.structure, "tile": choice.effect, "who": self.who}
        if move.structure not in structures_of(choice.effect):
            return Refusal("T16", "wrong_tile", values)
        credits = position.companies[self.who].credits
        if not any(True for _ in sites_within_means(position, self.who, move.structure, choice.effect, credits)):
            return Refusal("C3", "cannot_build", values)
        return None

    def answer(self, draft: Draft, move: Move) -> None:
        assert isinstance(move, Build)
        draft.push(ChooseSite(self.who, move.structure, move.tile, move.copying))


@dataclass(frozen=True)
class ChooseSite(Question):
    """Where to build it (C6 to C9)."""

    structure: str
    tile: str | None
    copying: str | None = None

    takes = (At,)

    @property
    def effect(self) -> str:
        """The tile whose structure and effect count."""
        return TileChoice(self.tile, self.copying).effect

    def answers(self, position: Position) -> tuple[Move, ...]:
        credits = position.companies[self.who].credits
        return tuple(map(at, sites_within_means(position, self.who, self.structure, self.effect, credits)))

    def refuse(self, position: Position, move: Move) -> Refusal | None:
        assert isinstance(move, At)
        refusal = site_refusal(position, self.who, self.structure, move.space)
        if refusal is None and not affordable_ways(position, self.who, self.structure, move.space, self.effect):
            fee = surcharge(self.structure, move.space, self.effect)
            return Refusal("C3", "cannot_afford", {"space": move.space, "fee": fee, "who": self.who})
        return refusal

    def answer(self, draft: Draft, move: Move) -> None:
        assert isinstance(move, At)
        draft.push(ChoosePayment(self.who, self.structure, move.space, self.tile, self.copying))


@dataclass(frozen=True)
class ChoosePayment(Question):
    """How to pay for it, where there is more than one way (O4, O5, T10)."""

    structure: str
    space: str
    tile: str | None
    copying: str | None = None

    takes = (Pay,)

    @property
    def effect(self) -> str:
        """The tile whose structure and effect count."""
        return TileChoice(self.tile, self.copying).effect

    def answers(self, position: Position) -> tuple[Move, ...]:
        return affordable_ways(position, self.who, self.structure, self.space, self.effect)

    def refuse(self, position: Position, move: Move) -> Refusal | None:
        assert isinstance(move, Pay)
        ways = self.answers(position)
        if move in ways:
            return None
        return Refusal("C3", "no_way_to_pay", {"ways": [str(way) for way in ways], "space": self.space})

    def answer(self, draft: Draft, move: Move) -> None:
        assert isinstance(move, Pay)
        draft.pay(self.who, "credits", move.credits, "O5")
        insert(draft, self.who, self.tile, move.excavators, move.mixers)
        turn_wheel(draft, self.who, 1, "C2")
        if TILES[self.effect].level:
            draft.push(TileEffect(self.who, self.effect, self.space))
        fee = surcharge(self.structure, self.space, self.effect)
        place_piece(draft, self.who, self.structure, self.space, fee, "C2")
