"""The box as a value: everything on the table that a designer may change; `PRINTED` is the game as it is.

A position carries its box, and rules read that one: none reads a table of a module. The map with its rivers and areas
is no row of it, but for the values of the conduits.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from typing import Any, TypeAlias
from weakref import WeakValueDictionary

from . import automa, companies, contracts, office, powers, tiles
from .automa import AutomaTile, ExternalWorksRow
from .companies import CompanyBoard, Start
from .contracts import Contract
from .map import CONDUITS, ConduitSpace
from .office import ActionSpace
from .powers import Officer, TechnologyTile
from .tiles import BonusTile, ObjectiveTile
from .values import Table
from .works import PILES, BuildingSite, BuildingTile, ExternalWork

RowRecord: TypeAlias = (
    ActionSpace
    | Contract
    | Officer
    | TechnologyTile
    | BonusTile
    | ObjectiveTile
    | ConduitSpace
    | ExternalWork
    | BuildingTile
    | BuildingSite
    | CompanyBoard
    | AutomaTile
)
"""A row as a record."""
_MADE: "WeakValueDictionary[tuple[str | None, ...], Box]" = WeakValueDictionary()


class _OneOfAValue(type):
    """Makes one box of each value: equal boxes are the same one, and what is kept by box looks at its address alone."""

    def __call__(cls, *said: Any, **fields: Any) -> Any:
        made = super().__call__(*said, **fields)
        return _MADE.setdefault(made._value(), made)


@dataclass(frozen=True, eq=False, slots=True, weakref_slot=True)
class Box(metaclass=_OneOfAValue):
    """What lies on the table; its rows are those of the modules beside this one.

    `of` names the box of `BOXES` that its text tells it by: what is otherwise, row by row. `changed` makes another.
    """

    of: str
    # What stands in the office and on the companies' boards.
    spaces: Mapping[str, ActionSpace]
    companies: Mapping[str, CompanyBoard]
    officers: Mapping[str, Officer]
    tiles: Mapping[str, TechnologyTile]
    contracts: Mapping[int, Contract]
    headstream_tiles: Mapping[int, tuple[int, ...]]
    bonus_tiles: Mapping[str, BonusTile]
    objectives: Mapping[str, ObjectiveTile]
    conduits: Mapping[str, ConduitSpace]
    automa_tiles: Mapping[int, AutomaTile]
    # What an expansion adds; none of it in the printed box.
    works: Mapping[int, ExternalWork]
    works_laid: int  # at a time (L7)
    buildings: Mapping[str, BuildingTile]
    buildings_laid: int  # for a game (L6)
    building_sites: Mapping[str, BuildingSite]
    rule_sets: tuple[str, ...]  # that it is played with (L1)
    basic_tiles: tuple[str, ...]  # that everybody starts with (U10, L3)
    # Supplies and prices (U10, C6 to C9).
    start: Start
    automa_vp: int
    pieces: Mapping[str, int]
    base_cost: Mapping[str, int]
    elevation_cost: Mapping[str, int]
    conduit_cost: int  # for each point of a conduit's value
    powerhouse_cost: tuple[int, ...]  # of the first, the second…
    # Production, energy track and points.
    production_bonus: tuple[int, ...]
    ability_powerhouses: int
    contracts_in_hand: int
    track_credits: tuple[tuple[int, int], ...]
    track_sections: tuple[int, ...]
    zero_energy_vp: int
    bonus_loss: int
    objective_prizes: tuple[int, ...]
    # The numbers of a `Design`, which says what they are.
    wheel_segments: int
    engineers_each: int
    conduit_credits: int
    conduit_points: int
    red_fee: int
    first_prize: int
    second_prize: int
    turn_order: str
    neutral_dams: bool
    closed_spaces: tuple[str, ...]
    opened_spaces: tuple[str, ...]
    more_drops: Mapping[str, int]
    rounds: int
    # What follows from these.
    spaces_of_section: Mapping[str, tuple[str, ...]] = field(init=False, repr=False)
    shared_spaces: Mapping[str, ActionSpace] = field(init=False, repr=False)
    construction_spaces: tuple[ActionSpace, ...] = field(init=False, repr=False)  # in the order of their use (C1)
    copy_spaces: Mapping[int, str] = field(init=False, repr=False)  # by what they cost (O7)
    enough_credits: int = field(init=False, repr=False)  # as much as the dearest space takes
    turbine_dues: frozenset[int] = field(init=False, repr=False)
    largest_value: int = field(init=False, repr=False)  # of a conduit
    dearest: int = field(init=False, repr=False)  # as many machines as any piece takes
    contracts_of_colour: Mapping[str, tuple[int, ...]] = field(init=False, repr=False)
    advanced_tiles: tuple[str, ...] = field(init=False, repr=False)
    structures: tuple[str, ...] = field(init=False, repr=False)
    works_of_pile: tuple[tuple[int, ...], ...] = field(init=False, repr=False)
    largest_modifier: int = field(init=False, repr=False)  # of a production's icon
    leftmost: frozenset[str] = field(init=False, repr=False)  # the first space of each building tile (L102)
    skipped_rows: tuple[type, ...] = field(init=False, repr=False)  # of the Automa's tiles (X1)
    # Who might have a hook that every drop on its way, or every turn, asks for: officers and companies.
    steppers: frozenset[str] = field(init=False, repr=False)
    deep_officers: frozenset[str] = field(init=False, repr=False)
    copying_officers: frozenset[str] = field(init=False, repr=False)
    bare_copiers: frozenset[str] = field(init=False, repr=False)  # officers who copy tiles without one that does
    architects: frozenset[str] = field(init=False, repr=False)
    new_officers: frozenset[str] = field(init=False, repr=False)  # whom the printed game does not have (L12)
    hands: frozenset[str] = field(init=False, repr=False)
    builders: frozenset[str] = field(init=False, repr=False)  # companies whose ability changes a construction
    works_on_wheel: frozenset[str] = field(init=False, repr=False)  # tiles by which a work's machines go on the wheel
    first_income: int = field(init=False, repr=False)  # the least pieces of a structure that uncover one (I2)
    credits_at: tuple[int, ...] = field(init=False, repr=False)  # of the track, by energy (S4)

    def changed(self, *rows: "str | RowRecord") -> "Box":
        """This box with other rows: lines as "price base hills: 5", or records; all that is wrong is told at once."""
        return ROW_READERS["rows"](self, rows)

    @staticmethod
    def of_text(text: str) -> "Box":
        """The box that rows of the printed one tell, or of the one that the first row names."""
        return PRINTED.changed(text)

    @property
    def rows(self) -> tuple[str, ...]:
        """What is otherwise than in the box it is told by, a line each: `BOXES[box.of].changed(*box.rows)` is it."""
        return ROW_WRITERS["rows"](self)

    def __repr__(self) -> str:
        return "PRINTED" if self is PRINTED else f"BOXES[{self.of!r}].changed{self.rows!r}"

    def __post_init__(self) -> None:
        for name, value in self.said.items():
            object.__setattr__(self, name, Box._closed(value))
        for name, value in self._following().items():
            object.__setattr__(self, name, Box._closed(value))

    @staticmethod
    def _closed(value: Any) -> Any:
        """A table that nobody can write on, and so the incomes of its companies."""
        if not isinstance(value, dict) or isinstance(value, Table):
            return value
        return Table(
            (key, row._replace(income=Box._closed(row.income)) if isinstance(row, CompanyBoard) else row)
            for key, row in value.items()
        )

    def _following(self) -> dict[str, Any]:
        spaces = tuple(self.spaces.values())
        of_section = {
            section: tuple(space.id for space in spaces if space.section == section)
            for section in office.CLAUSE_OF_SECTION
        }
        colours = ("starting", "national", *contracts.PILE_COLOURS)
        largest = max(conduit.value for conduit in self.conduits.values())
        prices = {tile.id: tile.price for tile in self.buildings.values()}
        costs = (*self.base_cost.values(), *self.elevation_cost.values(), *self.powerhouse_cost)
        costs += tuple(tile.excavators + tile.mixers for tile in self.buildings.values())
        return {
            "spaces_of_section": of_section,
            "shared_spaces": {space.id: space for space in spaces if space.section not in office.OWN_SECTIONS},
            "construction_spaces": tuple(self.spaces[name] for name in of_section["construction"]),
            "copy_spaces": {self.spaces[name].fee: name for name in of_section["officer"]},
            "enough_credits": max(
                (space.fee + space.price + prices.get(space.building, 0) for space in spaces), default=0
            ),
            "turbine_dues": frozenset(space.due for space in spaces if space.action == "produce"),
            "largest_value": largest,
            "dearest": max(*costs, largest * self.conduit_cost),
            "contracts_of_colour": {
                colour: tuple(one.id for one in self.contracts.values() if one.colour == colour) for colour in colours
            },
            "advanced_tiles": tuple(tile.id for tile in self.tiles.values() if tile.level),
            "structures": tuple(self.pieces),
            "works_of_pile": tuple(
                tuple(work.id for work in self.works.values() if work.pile == pile) for pile in PILES
            ),
            "largest_modifier": max(
                [2, *(tile.does.amount for tile in self.buildings.values() if tile.does.kind == "produce")]
            ),
            "leftmost": frozenset({space.building: space.id for space in reversed(spaces) if space.building}.values()),
            "skipped_rows": (ExternalWorksRow,) * (not self.works) + automa.BUILDING_ROWS * (not self.buildings),
            "steppers": self._who_has("steps_per_drop"),
            "deep_officers": self._who_has("deep_dams"),
            "copying_officers": self._who_has("copies_officers"),
            "bare_copiers": frozenset(
                one.id
                for one in self.officers.values()
                if one.power.copies_tiles and powers.SPECIAL_TILE not in one.power.brings
            ),
            "architects": self._who_has("architect"),
            "new_officers": frozenset(self.officers).difference(powers.OFFICERS),
            "hands": self._who_has("hand"),
            "builders": self._who_has(*powers.BUILDING_HOOKS).intersection(self.companies),
            "works_on_wheel": frozenset(tile.id for tile in self.tiles.values() if tile.power.works_on_wheel),
            "first_income": min((n for board in self.companies.values() for _, n in board.income), default=99),
            "credits_at": tuple(
                next(credits for least, credits in self.track_credits if energy >= least)
                for energy in range(tiles.TRACK_END + 1)
            ),
        }

    def _who_has(self, *hooks: str) -> frozenset[str]:
        """The officers and companies that change any of some hooks."""
        held = {officer.id: officer.power for officer in self.officers.values()}
        held |= {board.id: board.ability for board in self.companies.values()}
        plain = [getattr(powers.PLAIN, hook) for hook in hooks]
        return frozenset(name for name, power in held.items() if [getattr(power, hook) for hook in hooks] != plain)

    def _value(self) -> tuple[str | None, ...]:
        """Its value: what is not as printed, field by field."""
        printed = BOXES.get("printed", self)
        pairs = [(getattr(self, name), getattr(printed, name)) for name in FIELDS]
        return tuple(None if one is other or repr(one) == repr(other) else repr(one) for one, other in pairs)

    def __reduce__(self) -> str | tuple[Callable[..., Any], tuple[Any, ...]]:
        if self is PRINTED:
            return "PRINTED"
        return Box._again, ({name: value for name, value in self.said.items() if value is not getattr(PRINTED, name)},)

    @staticmethod
    def _again(said: dict[str, Any]) -> "Box":
        return Box(**{**PRINTED.said, **said})

    @property
    def said(self) -> dict[str, Any]:
        """What it says, by field; what follows from that left out."""
        return {name: getattr(self, name) for name in FIELDS}


ROW_WRITERS: dict[str, Callable[[Box], tuple[str, ...]]] = {}
"""How a box is written, as "rows"; put in, as the next, where the package begins: the notation stands above."""
ROW_READERS: dict[str, Callable[[Box, tuple[Any, ...]], Box]] = {}
"""How "rows" are read."""
FIELDS = tuple(field.name for field in fields(Box) if field.init)
NUMBERS = FIELDS[FIELDS.index("wheel_segments") :]
"""The fields that a `Design` says."""

BOXES: dict[str, Box] = {}
"""The boxes that others are told by."""


PRINTED: Box = Box(
    of="printed",
    spaces=office.SPACES,
    companies=companies.COMPANIES,
    officers=powers.OFFICERS,
    tiles=powers.TILES,
    contracts=contracts.CONTRACTS,
    headstream_tiles=tiles.HEADSTREAM_TILES,
    bonus_tiles=tiles.BONUS_TILES,
    objectives=tiles.OBJECTIVES,
    conduits=CONDUITS,
    automa_tiles=automa.AUTOMA_TILES,
    works={},
    works_laid=0,
    buildings={},
    buildings_laid=0,
    building_sites={},
    rule_sets=("full", "introductory"),
    basic_tiles=powers.BASIC_TILES,
    start=companies.START,
    automa_vp=automa.START_VP,
    pieces=companies.PIECES,
    base_cost=companies.BASE_COST,
    elevation_cost=companies.ELEVATION_COST,
    conduit_cost=companies.CONDUIT_COST_PER_VALUE,
    powerhouse_cost=companies.POWERHOUSE_COST,
    production_bonus=companies.PRODUCTION_BONUS,
    ability_powerhouses=companies.ABILITY_POWERHOUSES,
    contracts_in_hand=contracts.CONTRACTS_IN_HAND,
    track_credits=tiles.TRACK_CREDITS,
    track_sections=tiles.SECTIONS,
    zero_energy_vp=tiles.ZERO_ENERGY_VP,
    bonus_loss=tiles.BONUS_LOSS_PER_SECTION,
    objective_prizes=tiles.OBJECTIVE_PRIZES,
    wheel_segments=companies.WHEEL_SEGMENTS,
    engineers_each=companies.ENGINEERS,
    conduit_credits=companies.CONDUIT_FEE,
    conduit_points=companies.CONDUIT_POINTS,
    red_fee=companies.RED_FEE,
    first_prize=tiles.FIRST_PRIZE,
    second_prize=tiles.SECOND_PRIZE,
    turn_order="least energy",
    neutral_dams=True,
    closed_spaces=(),
    opened_spaces=(),
    more_drops={},
    rounds=tiles.ROUNDS,
)
BOXES["printed"] = PRINTED
