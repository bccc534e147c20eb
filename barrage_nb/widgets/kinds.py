"""The kinds of the things of the picture: the clause each is about, what it fills in a move, the moves it may mean."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from ..board.map import BASE_SPACES, ENDS, POWERHOUSES, POWERHOUSES_IN_BASIN
from ..board.office import CLAUSE_OF_SECTION
from ..board.powers import SPECIAL_TILE
from ..board.refs import Ref
from ..engine.actions import officers_to_copy
from ..engine.construction import structures_of
from ..engine.moves import At, Build, Copy, Discard, DraftPick, Drops, Fulfil, Move, Place, Produce, Take, UseTile
from ..engine.position import NEUTRAL, Position
from ..engine.works import ChooseWork


class KindOfThing(NamedTuple):
    """What a click on a thing is about; its sentence is drawn with it, and where it stands is asked of the scene.

    `clause` and `means` are asked with what tells the thing from others of its kind.
    """

    clause: str | Callable[..., str | None] | None = None
    blank: str | None = None
    """The blank of a move that the thing fills."""
    means: Callable[..., Iterator[Move]] | None = None
    """The moves that a click could mean, the likeliest first, in a position where some blanks have been filled."""
    owned: bool = False
    """Whether it is named by its company first, and means nothing to others."""


Picked = Mapping[str, Any]


def clause_of(position: Position, thing: Ref) -> str | None:
    """The clause of the rules that a thing is about."""
    clause = KINDS[thing.kind].clause if thing.kind in KINDS else None
    return clause(position, *thing.rest) if callable(clause) else clause


def meant(position: Position, picked: Picked, thing: Ref) -> Iterator[Move]:
    """The moves that a click on a thing could mean, the likeliest first."""
    question: Any = position.question
    kind = KINDS.get(thing.kind)
    if kind is not None and kind.means is not None and thing.rest and (not kind.owned or thing.key == question.who):
        yield from kind.means(position, picked, *thing.rest)


# The map.


def _dam_clause(position: Position, space: str) -> str:
    built = position.dams.get(space)
    return "C6" if built is None else "G6" if built.owner == NEUTRAL else "W4"


def _dam(position: Position, picked: Picked, space: str) -> Iterator[Move]:
    source = BASE_SPACES[space].basin
    for conduit in _built_first(position, (name for name in ENDS if ENDS[name][0] == source)):
        yield _produce(position, dam=space, conduit=conduit)


def _conduit(position: Position, picked: Picked, conduit: str) -> Iterator[Move]:
    source = ENDS[conduit][0]
    dams = (space for space in position.dams if BASE_SPACES[space].basin == source)
    for dam in [picked.get("dam"), *dams, f"B{source}L"]:
        if dam:
            yield _produce(position, dam=dam, conduit=conduit)


def _powerhouse(position: Position, picked: Picked, space: str) -> Iterator[Move]:
    conduits = (name for name in ENDS if ENDS[name][1] == POWERHOUSES[space].basin)
    for conduit in [picked["conduit"]] if "conduit" in picked else _built_first(position, conduits):
        source = ENDS[conduit][0]
        dams = [name for name in position.dams if BASE_SPACES[name].basin == source]
        yield _produce(position, dam=picked.get("dam") or (dams or [f"B{source}L"])[0], conduit=conduit, at=space)


def _used_or_built(use: Callable[..., Iterator[Move]]) -> Callable[..., Iterator[Move]]:
    """The moves that use what stands on a space; where nothing is produced, building there."""

    def moves(position: Position, picked: Picked, space: str) -> Iterator[Move]:
        question: Any = position.question
        return use(position, picked, space) if Produce in question.takes else iter([At(space)])

    return moves


def _built_first(position: Position, conduits: Iterable[str]) -> list[str]:
    return sorted(conduits, key=lambda name: name not in position.conduits)


def _produce(position: Position, dam: str, conduit: str, at: str | None = None) -> Produce:
    """A production with one drop; without a powerhouse, at the company's own where the conduit ends."""
    question: Any = position.question
    houses = POWERHOUSES_IN_BASIN[ENDS[conduit][1]]
    own = [house for house in houses if position.powerhouses.get(house) == question.who]
    return Produce(dam, conduit, at or (own or houses)[0], 1)


# Action spaces and contracts.


def _space_clause(position: Position, name: str) -> str:
    if name in position.occupied and name != "bank":
        return "R6"
    space = position.box.spaces[name]
    return "M4" if space.action == "drops_flowing" else CLAUSE_OF_SECTION[space.section]


def _space(position: Position, picked: Picked, name: str) -> Iterator[Move]:
    question: Any = position.question
    space = position.box.spaces[name]
    if isinstance(question, ChooseWork) and space.action == "work":
        yield At(name)
    elif space.action == "copy":
        officers = officers_to_copy(position, question.who)
        yield from (Copy(officer, space.fee) for officer in sorted(officers))
    else:
        yield Place(name)


def _contract(position: Position, picked: Picked, contract: int, *more: int) -> Iterator[Move]:
    question: Any = position.question
    if Fulfil in question.takes:
        yield Fulfil(contract)
    elif Discard in question.takes:
        yield Discard((contract,))
    elif DraftPick in question.takes:
        yield DraftPick(str(picked.get("company") or question.who), contract)
    else:
        yield Take((contract,))


# The board of a company.


def _officer_clause(position: Position, who: str) -> str | None:
    officer = position.companies[who].officer
    return position.box.officers[officer].clause if officer else None


def _income_clause(position: Position, who: str, structure: str, number: int) -> str:
    if structure == "powerhouse":
        box = position.box
        return box.companies[who].clause if number == box.ability_powerhouses else "N1"
    return "I2"


def _pieces(position: Position, picked: Picked, who: str, structure: str) -> Iterator[Move]:
    """Building such a piece, with the picked tile or else with each tile that builds it."""
    tile = picked.get("tile")
    tiles = [tile] if tile else position.companies[who].tiles
    fitting = [tile for tile in tiles if tile != SPECIAL_TILE and structure in structures_of(tile, position.box)]
    yield from (Build(structure, tile) for tile in fitting or [tile or structure])


def _tile(position: Position, picked: Picked, who: str, tile: str) -> Iterator[Move]:
    question: Any = position.question
    if UseTile in question.takes:
        yield UseTile(tile)
    elif tile != SPECIAL_TILE:
        structure = picked.get("structure")
        fitting = [structure] if structure else structures_of(tile, position.box)
        yield from (Build(structure, tile) for structure in fitting)


def _wheel(position: Position, picked: Picked, who: str, number: int) -> Iterator[Move]:
    """Building with a tile that lies on the wheel."""
    question: Any = position.question
    if Build in question.takes:
        for tile in position.companies[who].wheel[number].tiles:
            yield from (Build(structure, tile) for structure in structures_of(tile, position.box))


# The board of an expansion.


def _building_clause(position: Position, name: str) -> str:
    tile = position.box.buildings.get(name)
    return tile.clause if tile else "L36" if name in position.buildings else "L37"


def _building(position: Position, picked: Picked, name: str) -> Iterator[Move]:
    yield At(name)


# Around the map.


def _draft(position: Position, picked: Picked, company: str) -> Iterator[Move]:
    yield DraftPick(company, picked.get("contract") or position.starting[0])


def _objective_clause(position: Position) -> str | None:
    return position.box.objectives[position.objective].clause if position.objective else None


def _symbol_clause(position: Position, name: str) -> str | None:
    """The clause of a symbol: its own, or that of the things it stands for."""
    clause = SYMBOL_CLAUSES.get(name) or (KINDS[name].clause if name in KINDS else None)
    return clause if isinstance(clause, str) else None


SYMBOL_CLAUSES = {
    "contract": "K1",
    "drop": "W3",
    "socket": "W4",
    "flowing": "M4",
    "neutral": "G6",
    "marker": "C8",
    "base": "C6",
    "elevation": "C7",
    "conduit": "P2",
    "powerhouse": "C9",
    "advanced": "M9",
    "rim": "C4",
    "income": "I2",
    "fee": "R3",
    "closed": "U8",
    "now": "G1",
}
"""Of the symbols of the legend that are no kind of things, or of a kind with several clauses."""

KINDS = {
    "basin": KindOfThing("G4"),
    "river": KindOfThing("W3"),
    "exit": KindOfThing("W6"),
    "key": KindOfThing("C6"),
    "headstream": KindOfThing("I5", "headstream", lambda position, picked, name: iter([Drops((name,))])),
    "dam": KindOfThing(_dam_clause, "dam", _used_or_built(_dam)),
    "conduit": KindOfThing(
        lambda position, space: "P2" if space in position.conduits else "C8", "conduit", _used_or_built(_conduit)
    ),
    "powerhouse": KindOfThing(
        lambda position, space: "N1" if space in position.powerhouses else "C9",
        "powerhouse",
        _used_or_built(_powerhouse),
    ),
    "building": KindOfThing(_building_clause, None, _building),
    "space": KindOfThing(_space_clause, "space", _space),
    "contract": KindOfThing(
        lambda position, number, *more: "K3" if position.box.contracts[number].colour == "national" else "K1",
        "contract",
        _contract,
    ),
    "gap": KindOfThing("K5"),
    "hand": KindOfThing("K4"),
    "section": KindOfThing(lambda position, section: CLAUSE_OF_SECTION[section]),
    "company": KindOfThing("G7"),
    "officer": KindOfThing(_officer_clause),
    "vp": KindOfThing("G9"),
    "credits": KindOfThing("G10"),
    "excavators": KindOfThing("C5"),
    "mixers": KindOfThing("C5"),
    "engineers": KindOfThing("R3"),
    "aside": KindOfThing("A8"),
    "fulfilled": KindOfThing("K2"),
    "works": KindOfThing("L19"),
    "architect": KindOfThing("L83"),
    "wheel": KindOfThing(lambda position, who, number: "C2" if number == 0 else "C4", "copying", _wheel, owned=True),
    "pieces": KindOfThing(
        lambda position, who, structure: "I4" if structure == "powerhouse" else "I2", "structure", _pieces, owned=True
    ),
    "tile": KindOfThing(lambda position, who, name: position.box.tiles[name].clause, "tile", _tile, owned=True),
    "income": KindOfThing(_income_clause),
    "ability": KindOfThing(lambda position, who: position.box.companies[who].clause),
    "round": KindOfThing("G1"),
    "score": KindOfThing("G10"),
    "draft": KindOfThing("U12", "company", _draft),
    "energy": KindOfThing("P8"),
    "bonus": KindOfThing(lambda position, number: position.box.bonus_tiles[position.bonus[number - 1]].clause),
    "objective": KindOfThing(_objective_clause),
    "legend": KindOfThing(_symbol_clause),
}
"""Every kind of thing that is explained or answers."""
KIND_OF_BLANK = {kind.blank: name for name, kind in KINDS.items() if kind.blank is not None}
