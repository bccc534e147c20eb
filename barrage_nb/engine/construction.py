"""Construction: tile and machines go on the wheel, a piece on the map, and what tiles do (C1 to C10, T1 to T16)."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import NamedTuple

from ..board.box import PRINTED, Box
from ..board.powers import SPECIAL_TILE
from .buildings import ChooseBuilding
from .events import Refusal, TileWorked
from .moves import At, Build, Move, Pay, UseTile, at, build
from .pieces import (
    fewest,
    insert,
    legal_sites,
    no_space_refusal,
    payable_spaces,
    site_refusal,
    surcharge,
    turn_wheel,
    ways_to_pay,
)
from .position import Company, Draft, Position, Question, Task, count_of
from .powers import Prices, power_of_officer, prices_of
from .production import ChooseSystem, make_tile_energy
from .rewards import CLAUSE_OF_FEE, place_piece
from .values import record
from .water import capacity, fill


class TileChoice(NamedTuple):
    """A technology tile to build with, or the tile on the wheel that it copies (O6, O9)."""

    tile: str | None  # None where Sekibo copies Krylov: nothing goes into the wheel
    copying: str | None = None

    @property
    def effect(self) -> str:
        """The tile whose structure and effect count."""
        return effect_of(self.tile, self.copying)


def effect_of(tile: str | None, copying: str | None) -> str:
    """The tile whose structure and effect count, where one may copy another."""
    return copying or tile or SPECIAL_TILE


def structures_of(tile: str, box: Box = PRINTED) -> tuple[str, ...]:
    """The structures that a tile builds; a wild one builds any (T16, T17)."""
    structure = box.tiles[tile].structure
    return box.structures if structure == "wild" else (structure,) if structure != "none" else ()


class Offer(NamedTuple):
    """A structure that a tile builds, as a move, and the prices that hold for it."""

    move: Build
    prices: Prices


@dataclass(frozen=True, eq=False, slots=True)
class Toolbox:
    """The tiles that a company can build with under its officer: one record of each kind, by which lists are found."""

    choices: tuple[TileChoice, ...]
    engineer_free: tuple[TileChoice, ...]  # those that need no engineers (T4, T11)
    offers: tuple[Offer, ...]


def toolbox(company: Company, officer: str | None, box: Box = PRINTED) -> Toolbox:
    """What a company can build with: the tiles in its supply, and copies of those on its wheel (C3, O6, O9)."""
    copiers: tuple[str | None, ...] = (SPECIAL_TILE,) if SPECIAL_TILE in company.tiles else ()
    if officer is not None and (officer != company.officer or box.bare_copiers):
        copiers = (*copiers, None) if _copies_tiles(officer, company.officer, box) else copiers
    if not copiers:
        return _toolbox(officer, company.tiles, (), (), box)
    on_wheel = tuple(tile for segment in company.wheel for tile in segment.tiles)
    return _toolbox(officer, company.tiles, copiers, on_wheel, box)


@cache
def _copies_tiles(builder: str, own: str | None, box: Box) -> bool:
    """Whether a builder copies tiles without one that does: by an ability, or by an officer that is copied (O9)."""
    officer, _, company = builder.partition("@")
    able = bool(company) and box.companies[company].ability.copies_tiles
    copied = officer != (own or "") or officer in box.bare_copiers
    return able or (copied and power_of_officer(officer or None, box).copies_tiles)


_chosen = cache(TileChoice)


@lru_cache(2000)
def _toolbox(
    officer: str | None, tiles: tuple[str, ...], copiers: tuple[str | None, ...], on_wheel: tuple[str, ...], box: Box
) -> Toolbox:
    copied = sorted(set(on_wheel) - {SPECIAL_TILE})
    choices = (
        *[_chosen(tile, None) for tile in tiles if tile != SPECIAL_TILE],
        *[_chosen(copier, tile) for copier in copiers for tile in copied],
    )
    return Toolbox(
        choices,
        tuple(choice for choice in choices if box.tiles[choice.effect].power.no_engineers),
        tuple(offer for choice in choices for offer in _offers(officer, choice, box)),
    )


@cache
def _offers(officer: str | None, choice: TileChoice, box: Box) -> tuple[Offer, ...]:
    prices = prices_of(officer, choice.effect, box)
    structures = structures_of(choice.effect, box)
    return tuple(Offer(build(structure, choice.tile, choice.copying), prices) for structure in structures)


def tile_choices(company: Company, officer: str | None, box: Box = PRINTED) -> tuple[TileChoice, ...]:
    """The tiles a company can build with."""
    return toolbox(company, officer, box).choices


def sites_within_means(position: Position, who: str, structure: str, tile: str, credits: int) -> list[str]:
    """The spaces where a company can build a structure with a tile's effect and pay for it (C6 to C10, Y7)."""
    payable = _payable(position, who, structure, tile, credits)
    return [space for space in legal_sites(position, who, structure) if space in payable]


def has_site(position: Position, who: str, structure: str, tile: str, credits: int) -> bool:
    """Whether there is a space where a company can build a structure with a tile for these credits (C3)."""
    return not _payable(position, who, structure, tile, credits).isdisjoint(legal_sites(position, who, structure))


class Buildable(NamedTuple):
    """A structure that a company can pay for with a tile, and the spaces, free or not, where it can."""

    move: Build
    spaces: frozenset[str]


def buildable(position: Position, who: str, tools: Toolbox, credits: int) -> tuple[Buildable, ...]:
    """What a company can pay for from its supply, with each of its tiles (C3)."""
    company, built = position.companies[who], count_of(position.powerhouses, who)
    found = [
        (move, payable_spaces(move.structure, prices, built, company.excavators, company.mixers, credits))
        for move, prices in tools.offers
    ]
    return tuple([record(Buildable, each) for each in found if each[1]])


def _payable(position: Position, who: str, structure: str, tile: str, credits: int) -> frozenset[str]:
    prices = prices_of(position.builder_of(who), tile, position.setup.box)
    company, built = position.companies[who], count_of(position.powerhouses, who)
    return payable_spaces(structure, prices, built, company.excavators, company.mixers, credits)


def affordable_ways(position: Position, who: str, structure: str, space: str, tile: str) -> tuple[Pay, ...]:
    """The ways to pay for a piece on a space that a company has the machines and credits for (C3, Y7)."""
    company = position.companies[who]
    officer, box = position.builder_of(who), position.setup.box
    credits = company.credits - surcharge(structure, space, tile, officer, box=box)
    built = count_of(position.powerhouses, who)
    return tuple(
        way
        for way in ways_to_pay(structure, space, officer, tile, built, box)
        if way.excavators <= company.excavators and way.mixers <= company.mixers and way.credits <= credits
    )


def can_build_with(position: Position, who: str, tools: Toolbox, credits: int) -> bool:
    """Whether a company can build anything with its tiles for these credits (C3)."""
    company, built = position.companies[who], count_of(position.powerhouses, who)
    for move, prices in tools.offers:  # a generator costs more than its answer
        structure = move.structure
        spaces = payable_spaces(structure, prices, built, company.excavators, company.mixers, credits)
        if spaces and not spaces.isdisjoint(legal_sites(position, who, structure)):
            return True
    return False


def engineer_free_choices(position: Position, who: str) -> list[TileChoice]:
    """The tiles that a company can build with now without any engineer (T4, T11, Y13)."""
    tools = toolbox(position.companies[who], position.builder_of(who), position.setup.box)
    return engineer_free_among(position, who, tools)


def engineer_free_among(position: Position, who: str, tools: Toolbox) -> list[TileChoice]:
    """Those of a company's tiles that it can build with now without any engineer (T4, T11)."""
    credits, rows = position.companies[who].credits, position.setup.box.tiles
    return [
        choice
        for choice in tools.engineer_free
        if has_site(position, who, rows[choice.effect].structure, choice.effect, credits)
    ]


def price_refusal(position: Position, who: str, structure: str, tile: str, credits: int, space: str) -> Refusal | None:
    """What a company lacks to build on a space: machines, or credits for a red fee; None when nothing (C3, Y7)."""
    if space in _payable(position, who, structure, tile, credits):
        return None
    fee = surcharge(structure, space, tile, position.builder_of(who), box=position.box)
    values = {"space": space, "fee": fee, "structure": structure, "credits": credits}
    if fee and space in _payable(position, who, structure, tile, credits + fee):
        return Refusal(CLAUSE_OF_FEE[structure], "cannot_pay_fee", values)
    company, built = position.companies[who], count_of(position.powerhouses, who)
    ways = ways_to_pay(structure, space, position.builder_of(who), tile, built, position.box)
    machines = {"bill": fewest(ways).amounts, "supply": Pay(company.excavators, company.mixers).amounts}
    in_hand = [way for way in ways if way.excavators <= company.excavators and way.mixers <= company.mixers]
    if in_hand:  # only the credits are short
        return Refusal("O5", "cannot_replace", {**values, **machines, "instead": min(way.credits for way in in_hand)})
    return Refusal("C3", "cannot_afford", {**values, **machines})


def no_site_refusal(position: Position, who: str, structure: str, tile: str, credits: int) -> Refusal | None:
    """Why a company cannot build a structure anywhere: no piece or space, or not the means (C10, C3)."""
    sites = legal_sites(position, who, structure)
    if not sites:
        return no_space_refusal(position, who, structure)
    refusals = [price_refusal(position, who, structure, tile, credits, space) for space in sites]
    # The space that only lacks a red fee says best what is missing.
    return next((found for found in refusals if found and found.reason == "cannot_pay_fee"), refusals[0])


def tile_refusal(position: Position, who: str, choice: TileChoice) -> Refusal | None:
    """Why a company cannot build with a tile at all; None when it has it (C3, O6)."""
    company = position.companies[who]
    if choice in tile_choices(company, position.builder_of(who), position.box):
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
    tile = position.box.tiles[choice.effect]
    if not tile.power.no_engineers:
        return Refusal("R2", "tile_needs_engineers", {"tile": choice.effect})
    structure, credits = tile.structure, position.companies[who].credits
    if not has_site(position, who, structure, choice.effect, credits):
        return no_site_refusal(position, who, structure, choice.effect, credits)
    return None


@dataclass(frozen=True)
class ChooseStructure(Question):
    """Which structure to build, and with which technology tile (C2)."""

    takes = (Build,)

    def answers(self, position: Position) -> tuple[Move, ...]:
        company = position.companies[self.who]
        tools = toolbox(company, position.builder_of(self.who), position.setup.box)
        return tuple(
            [
                move
                for move, spaces in buildable(position, self.who, tools, company.credits)
                if not spaces.isdisjoint(legal_sites(position, self.who, move.structure))
            ]
        )

    def refuse(self, position: Position, move: Move) -> Refusal | None:
        assert isinstance(move, Build)
        choice = TileChoice(move.tile, move.copying)
        refusal = tile_refusal(position, self.who, choice)
        if refusal is not None:
            return refusal
        values = {"structure": move.structure, "tile": choice.effect, "who": self.who}
        if move.structure not in structures_of(choice.effect, position.box):
            return Refusal("T16" if position.box.tiles[choice.effect].level else "C2", "wrong_tile", values)
        credits = position.companies[self.who].credits
        if not has_site(position, self.who, move.structure, choice.effect, credits):
            return no_site_refusal(position, self.who, move.structure, choice.effect, credits)
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
        return effect_of(self.tile, self.copying)

    def answers(self, position: Position) -> tuple[Move, ...]:
        credits = position.companies[self.who].credits
        return tuple(map(at, sites_within_means(position, self.who, self.structure, self.effect, credits)))

    def refuse(self, position: Position, move: Move) -> Refusal | None:
        assert isinstance(move, At)
        refusal = site_refusal(position, self.who, self.structure, move.space)
        if refusal is None:
            credits = position.companies[self.who].credits
            refusal = price_refusal(position, self.who, self.structure, self.effect, credits, move.space)
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
        return effect_of(self.tile, self.copying)

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
        construct(draft, self.who, self.structure, self.space, self.tile, self.effect, move, "C2")


def construct(
    draft: Draft, who: str, structure: str, space: str, tile: str | None, effect: str, paid: Pay, clause: str
) -> None:
    """Pay, turn the wheel with what was paid in it, place the piece, a house too (L32, L43).

    The effect of the tile comes last (C2, T16, L71)."""
    draft.pay(who, "credits", paid.credits, "O5")
    insert(draft, who, tile, paid.excavators, paid.mixers)
    turn_wheel(draft, who, 1, "C2")
    if draft.setup.box.tiles[effect].power.effect is not None:
        draft.push(TileEffect(who, effect, space))
    fee = surcharge(structure, space, effect, draft.builder_of(who), box=draft.setup.box)
    place_piece(draft, who, structure, space, fee, clause)


@dataclass(frozen=True)
class TileEffect(Task):
    """The special effect of the tile a piece was built with, or of the tile it copied (T16)."""

    who: str
    tile: str
    space: str

    def run(self, draft: Draft) -> None:
        _, _, _, clause, power, _ = draft.setup.box.tiles[self.tile]
        effect = power.effect
        if effect is not None:
            draft.note(TileWorked, self.who, self.tile, clause)
            number = effect.each * (COUNTS[effect.per](draft, self.who, self.space) if effect.per else 1)
            if effect.gives in GAINS:
                draft.gain(self.who, effect.gives, number, clause)
            else:
                EFFECTS[effect.gives](draft, self.who, self.space, number, clause)


def _drop_in_empty_dams(draft: Draft, who: str, space: str, number: int, clause: str) -> None:
    for name, dam in draft.dams.items():
        if dam.owner == who and not dam.drops:
            fill(draft, name, number, clause)


def _fill_dam(draft: Draft, who: str, space: str, number: int, clause: str) -> None:
    fill(draft, space, capacity(draft.dams[space], draft.deep_owners()) - draft.dams[space].drops, clause)


def _use_building(draft: Draft, who: str, space: str, number: int, clause: str) -> None:
    """The action of the building tile just activated, or its points for who never uses buildings (L67, L105)."""
    if draft.kind_of(who).buildings:
        draft.push(ChooseBuilding(who, draft.box.building_sites[space].building))
    else:
        draft.gain(who, "vp", building_vp(draft, space), "L105")


EFFECTS: dict[str, Callable[[Draft, str, str, int, str], None]] = {
    "rotate": lambda draft, who, space, number, clause: turn_wheel(draft, who, number, clause),
    "energy": lambda draft, who, space, number, clause: make_tile_energy(draft, who, number, clause),
    "produce": lambda draft, who, space, number, clause: draft.push(ChooseSystem(who, number, "tile")),
    "drop in own empty dams": _drop_in_empty_dams,
    "fill": _fill_dam,
    "use building": _use_building,
}
GAINS = ("credits", "vp")
"""What else an effect may give: it goes straight to the supply."""


def building_vp(position: Position, space: str) -> int:
    """The points of the building tile on which a house stands (L70, L85)."""
    box = position.setup.box
    return box.buildings[box.building_sites[space].building].vp if space in box.building_sites else 0


def advanced_tiles(position: Position, who: str) -> list[str]:
    """The advanced tiles a company has acquired, in supply and wheel (T15, B6)."""
    company = position.companies[who]
    tiles = [*company.tiles, *(tile for segment in company.wheel for tile in segment.tiles)]
    return [tile for tile in tiles if position.setup.box.tiles[tile].level]


# What an effect may count, the piece just built included.
COUNTS: dict[str, Callable[[Position, str, str], int]] = {
    "base": lambda position, who, space: position.pieces(who).base,
    "elevation": lambda position, who, space: position.pieces(who).elevation,
    "conduit": lambda position, who, space: position.pieces(who).conduit,
    "powerhouse": lambda position, who, space: position.pieces(who).powerhouse,
    "value": lambda position, who, space: position.setup.box.conduits[space].value,
    "elevated dam": lambda position, who, space: sum(
        dam.owner == who and dam.level > 1 for dam in position.dams.values()
    ),
    "building points": lambda position, who, space: building_vp(position, space),
    "advanced tile": lambda position, who, space: len(advanced_tiles(position, who)),
}
