"""The tiles of the TESLA Automa: 20, each with a side of actions and a side of criteria (A1, A14, A15, AP3, AP4)."""

from dataclasses import dataclass
from typing import ClassVar, NamedTuple, TypeAlias


@dataclass(frozen=True, slots=True)
class ProduceRow:
    """Produce with a modifier, for the sake of a face-up contract of a colour (A16)."""

    engineers: int
    modifier: int
    colour: str


@dataclass(frozen=True, slots=True)
class WaterRow:
    """Place up to so many drops on headstreams; the next row is tried all the same (A19, A20)."""

    engineers: int
    drops: int
    flowing: bool


@dataclass(frozen=True, slots=True)
class ContractsRow:
    """Discard the face-up contracts of a colour for energy; the next row is tried all the same (A21, A22)."""

    engineers: int
    colour: str
    energy: int


@dataclass(frozen=True, slots=True)
class ConstructRow:
    """Build a structure: only in these areas, or a conduit of at least this value, where a tile says so (A23)."""

    engineers: int
    structure: str
    areas: tuple[str, ...] = ()
    least_value: int = 0


@dataclass(frozen=True, slots=True)
class WorkshopRow:
    """Turn the wheel for victory points (A24)."""

    engineers: int
    vp: int
    turns: int


@dataclass(frozen=True, slots=True)
class MachineryRow:
    """Buy machines for victory points, except in the last round; `machinery` is of the scarcer type (A25, A28)."""

    engineers: int
    vp: int
    excavators: int = 0
    mixers: int = 0
    machinery: int = 0


@dataclass(frozen=True, slots=True)
class PatentRow:
    """Buy an advanced tile of a structure, or a wild one, for victory points (A26)."""

    engineers: int
    vp: int
    structure: str


@dataclass(frozen=True, slots=True)
class BankRow:
    """Place an engineer in the bank for victory points: always possible (A15, A27)."""

    engineers: int
    vp: int


@dataclass(frozen=True, slots=True)
class ExternalWorksRow:
    """External works in an order; they belong to the expansion and are skipped without it (X1, X3, L95)."""

    engineers: int
    order: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BuildingRow:
    """A private building, looked for "down" or "up" the board; skipped without the expansion (X1, X2, L100)."""

    structure: ClassVar[str] = "building"
    engineers: int
    direction: str


@dataclass(frozen=True, slots=True)
class BuildingPatentRow:
    """An advanced tile of the buildings; skipped without the expansion (X1, L103)."""

    structure: ClassVar[str] = "building"
    engineers: int
    vp: int


Row: TypeAlias = (
    ProduceRow
    | WaterRow
    | ContractsRow
    | ConstructRow
    | WorkshopRow
    | MachineryRow
    | PatentRow
    | BankRow
    | ExternalWorksRow
    | BuildingRow
    | BuildingPatentRow
)

BUILDING_ROWS = (BuildingRow, BuildingPatentRow)
EXPANSION_ROWS = (ExternalWorksRow, *BUILDING_ROWS)
# Rows after which the next one is tried too (A20, A22).
ROWS_THAT_GO_ON = (WaterRow, ContractsRow)


class Criterion(NamedTuple):
    """What a space may meet, and where the placing procedure says so: clause and letter (AP5 to AP7)."""

    id: str
    clause: str
    letter: str

    @property
    def cited(self) -> str:
        """The clause with its letter, as in AP5a."""
        return self.clause + self.letter


BASE_CRITERIA = {
    criterion.id: criterion
    for criterion in (
        Criterion("strongest_built_conduit", "AP5", "a"),
        Criterion("own_powerhouse", "AP5", "b"),
        Criterion("most_water", "AP5", "c"),
        Criterion("red_space", "AP5", "d"),
        Criterion("below_powerhouse", "AP5", "e"),
        Criterion("above_own_dam", "AP5", "f"),
    )
}
CONDUIT_CRITERIA = {
    criterion.id: criterion
    for criterion in (
        Criterion("highest_value", "AP6", "a"),
        Criterion("second_highest_value", "AP6", "b"),
        Criterion("dam_own_neutral_opponent", "AP6", "c"),
        Criterion("powerhouse_own_opponent", "AP6", "d"),
        Criterion("dam_opponent_neutral_own", "AP6", "e"),
        Criterion("powerhouse_opponent_own", "AP6", "f"),
    )
}
POWERHOUSE_CRITERIA = {
    criterion.id: criterion
    for criterion in (
        Criterion("strongest_built_conduit", "AP7", "a"),
        Criterion("own_dam", "AP7", "b"),
        Criterion("plains", "AP7", "c"),
        Criterion("basin_5", "AP7", "d"),
        Criterion("basin_6", "AP7", "d"),
        Criterion("basin_7", "AP7", "d"),
        Criterion("feeds_own_dam", "AP7", "e"),
        Criterion("avoids_opponent_dam", "AP7", "f"),
    )
}
# Elevations follow the criteria of bases (AP5).
CRITERIA = {
    "base": BASE_CRITERIA,
    "elevation": BASE_CRITERIA,
    "conduit": CONDUIT_CRITERIA,
    "powerhouse": POWERHOUSE_CRITERIA,
}


class Column(NamedTuple):
    """A column of a criteria side: three criteria, and where the last tie-break begins to look (AP3, AP4)."""

    criteria: tuple[str, str, str]
    code: int | str  # a basin; of conduits a space


class AutomaTile(NamedTuple):
    """A tile: the rows of its actions side in the order they are tried, and its criteria side."""

    number: int
    rows: tuple[Row, ...]
    base: Column
    conduit: Column
    powerhouse: Column
    headstreams: tuple[str, ...]

    def column(self, structure: str) -> Column:
        """The column of a structure; elevations have that of the bases."""
        return {"base": self.base, "elevation": self.base, "conduit": self.conduit, "powerhouse": self.powerhouse}[
            structure
        ]


class PlayerKind(NamedTuple):
    """On what terms a company is played: by a person, or by an Automa of some level (A2 to A6, AD1 to AD5)."""

    id: str
    money: str  # what it pays and gains where the rules say credits (A2)
    hand: bool  # whether it holds contracts (A4)
    income: bool  # whether it receives the incomes of its board (A13, AD1)
    bonus: bool  # whether its powerhouses add to its productions (N1, AD1)
    abilities: bool  # whether its third powerhouse switches its ability on (N2, A3)
    effects: bool  # whether the special effects of its technology tiles happen (T16, A5)
    officer: bool  # whether it has an officer (A3, AD5)
    buildings: bool  # whether it uses buildings (L102, L105)
    prizes: tuple[int, ...]  # of the objective, where they are not those of the box (J1, A6)


_PRIZES = (20, 15, 10)
PERSON = PlayerKind("person", "credits", True, True, True, True, True, True, True, ())
LEVELS = {
    kind.id: kind
    for kind in (
        PlayerKind("easy", "vp", False, False, False, False, False, False, False, _PRIZES),
        PlayerKind("medium", "vp", False, True, True, False, False, False, False, _PRIZES),
        PlayerKind("hard", "vp", False, True, True, True, True, False, False, _PRIZES),
        PlayerKind("very hard", "vp", False, True, True, True, True, True, False, _PRIZES),
    )
}
MOST_AUTOMAS = 3
START_VP = 16

AUTOMA_TILES = {
    tile.number: tile
    for tile in (
        AutomaTile(
            1,
            rows=(
                ProduceRow(1, -2, "green"),
                WaterRow(1, 2, flowing=False),
                ConstructRow(2, "base"),
                ConstructRow(2, "elevation"),
                ExternalWorksRow(2, (1, 2, 3)),
                WorkshopRow(1, 0, 1),
                MachineryRow(1, 3, machinery=1),
                BankRow(1, 1),
            ),
            base=Column(("strongest_built_conduit", "own_powerhouse", "below_powerhouse"), 1),
            conduit=Column(("highest_value", "dam_own_neutral_opponent", "powerhouse_own_opponent"), "C1A"),
            powerhouse=Column(("feeds_own_dam", "strongest_built_conduit", "own_dam"), 5),
            headstreams=("HA", "HB", "HC", "HD"),
        ),
        AutomaTile(
            2,
            rows=(
                ProduceRow(1, -2, "green"),
                WaterRow(1, 1, flowing=True),
                ConstructRow(2, "base", areas=("hills",)),
                ConstructRow(2, "powerhouse"),
                WorkshopRow(1, 2, 2),
                ExternalWorksRow(2, (2, 3, 1)),
                MachineryRow(1, 3, machinery=1),
                BankRow(1, 1),
            ),
            base=Column(("strongest_built_conduit", "own_powerhouse", "red_space"), 2),
            conduit=Column(("highest_value", "dam_own_neutral_opponent", "powerhouse_own_opponent"), "C1B"),
            powerhouse=Column(("feeds_own_dam", "strongest_built_conduit", "own_dam"), 6),
            headstreams=("HB", "HC", "HD", "HA"),
        ),
        AutomaTile(
            3,
            rows=(
                ProduceRow(1, -1, "green"),
                ContractsRow(1, "green", 2),
                ConstructRow(2, "base"),
                PatentRow(1, 2, "base"),
                ExternalWorksRow(2, (3, 2, 1)),
                WorkshopRow(1, 0, 1),
                BankRow(1, 1),
            ),
            base=Column(("strongest_built_conduit", "own_powerhouse", "above_own_dam"), 3),
            conduit=Column(("highest_value", "powerhouse_own_opponent", "dam_own_neutral_opponent"), "C2A"),
            powerhouse=Column(("avoids_opponent_dam", "strongest_built_conduit", "own_dam"), 7),
            headstreams=("HC", "HD", "HA", "HB"),
        ),
        AutomaTile(
            4,
            rows=(
                ProduceRow(1, -1, "green"),
                ConstructRow(2, "base", areas=("mountains",)),
                MachineryRow(1, 2, excavators=1),
                ExternalWorksRow(2, (1, 2, 3)),
                WorkshopRow(1, 0, 1),
                BankRow(1, 1),
            ),
            base=Column(("strongest_built_conduit", "own_powerhouse", "most_water"), 4),
            conduit=Column(("highest_value", "powerhouse_own_opponent", "dam_own_neutral_opponent"), "C2B"),
            powerhouse=Column(("avoids_opponent_dam", "strongest_built_conduit", "own_dam"), 11),
            headstreams=("HD", "HA", "HB", "HC"),
        ),
        AutomaTile(
            5,
            rows=(
                ProduceRow(2, 0, "green"),
                WaterRow(1, 2, flowing=False),
                ConstructRow(2, "elevation"),
                ConstructRow(2, "conduit"),
                WorkshopRow(2, 5, 3),
                ExternalWorksRow(2, (2, 3, 1)),
                MachineryRow(1, 3, machinery=1),
                BankRow(1, 1),
            ),
            base=Column(("strongest_built_conduit", "own_powerhouse", "below_powerhouse"), 6),
            conduit=Column(("powerhouse_own_opponent", "dam_own_neutral_opponent", "highest_value"), "C3A"),
            powerhouse=Column(("basin_5", "strongest_built_conduit", "own_dam"), 5),
            headstreams=("HD", "HC", "HB", "HA"),
        ),
        AutomaTile(
            6,
            rows=(
                ProduceRow(2, 0, "green"),
                WaterRow(1, 1, flowing=True),
                ConstructRow(2, "elevation"),
                ConstructRow(2, "base"),
                ExternalWorksRow(2, (3, 2, 1)),
                WorkshopRow(1, 0, 1),
                MachineryRow(1, 3, machinery=1),
                BankRow(1, 1),
            ),
            base=Column(("strongest_built_conduit", "own_powerhouse", "red_space"), 7),
            conduit=Column(("powerhouse_own_opponent", "dam_own_neutral_opponent", "highest_value"), "C3B"),
            powerhouse=Column(("basin_6", "strongest_built_conduit", "own_dam"), 6),
            headstreams=("HC", "HB", "HA", "HD"),
        ),
        AutomaTile(
            7,
            rows=(
                ProduceRow(2, 0, "yellow"),
                ContractsRow(1, "yellow", 2),
                ConstructRow(2, "elevation"),
                ConstructRow(2, "powerhouse"),
                PatentRow(1, 2, "elevation"),
                ExternalWorksRow(2, (1, 2, 3)),
                WorkshopRow(1, 0, 1),
                BankRow(1, 1),
            ),
            base=Column(("strongest_built_conduit", "own_powerhouse", "above_own_dam"), 8),
            conduit=Column(("powerhouse_own_opponent", "dam_own_neutral_opponent", "highest_value"), "C4A"),
            powerhouse=Column(("basin_7", "strongest_built_conduit", "own_dam"), 7),
            headstreams=("HB", "HA", "HD", "HC"),
        ),
        AutomaTile(
            8,
            rows=(
                ProduceRow(2, 0, "yellow"),
                ContractsRow(1, "yellow", 2),
                ConstructRow(2, "elevation"),
                ConstructRow(2, "powerhouse"),
                MachineryRow(1, 3, mixers=1),
                ExternalWorksRow(2, (2, 3, 1)),
                WorkshopRow(1, 0, 1),
                BankRow(1, 1),
            ),
            base=Column(("strongest_built_conduit", "own_powerhouse", "most_water"), 9),
            conduit=Column(("powerhouse_own_opponent", "dam_own_neutral_opponent", "highest_value"), "C4B"),
            powerhouse=Column(("plains", "strongest_built_conduit", "own_dam"), 12),
            headstreams=("HC", "HB", "HA", "HD"),
        ),
        AutomaTile(
            9,
            rows=(
                ProduceRow(2, 0, "green"),
                WaterRow(1, 2, flowing=False),
                ConstructRow(2, "conduit", least_value=3),
                ConstructRow(2, "elevation"),
                WorkshopRow(1, 2, 2),
                ExternalWorksRow(2, (3, 2, 1)),
                MachineryRow(1, 3, machinery=1),
                BankRow(1, 1),
            ),
            base=Column(("red_space", "strongest_built_conduit", "own_powerhouse"), 1),
            conduit=Column(("dam_own_neutral_opponent", "powerhouse_own_opponent", "highest_value"), "C5A"),
            powerhouse=Column(("strongest_built_conduit", "own_dam", "feeds_own_dam"), 8),
            headstreams=("HA", "HB", "HC", "HD"),
        ),
        AutomaTile(
            10,
            rows=(
                ProduceRow(2, 0, "green"),
                WaterRow(1, 1, flowing=True),
                ConstructRow(2, "conduit"),
                ConstructRow(2, "powerhouse"),
                ExternalWorksRow(2, (1, 2, 3)),
                WorkshopRow(2, 5, 3),
                MachineryRow(1, 3, machinery=1),
                BankRow(1, 1),
            ),
            base=Column(("red_space", "strongest_built_conduit", "own_powerhouse"), 2),
            conduit=Column(("dam_own_neutral_opponent", "powerhouse_own_opponent", "highest_value"), "C5B"),
            powerhouse=Column(("strongest_built_conduit", "own_dam", "feeds_own_dam"), 9),
            headstreams=("HB", "HC", "HD", "HA"),
        ),
        AutomaTile(
            11,
            rows=(
                ProduceRow(2, 1, "green"),
                ContractsRow(1, "green", 2),
                ConstructRow(2, "conduit"),
                PatentRow(1, 2, "conduit"),
                ExternalWorksRow(2, (2, 3, 1)),
                WorkshopRow(1, 0, 1),
                BankRow(1, 1),
            ),
            base=Column(("above_own_dam", "own_powerhouse", "strongest_built_conduit"), 3),
            conduit=Column(("dam_own_neutral_opponent", "powerhouse_own_opponent", "highest_value"), "C6A"),
            powerhouse=Column(("strongest_built_conduit", "own_dam", "feeds_own_dam"), 9),
            headstreams=("HC", "HD", "HA", "HB"),
        ),
        AutomaTile(
            12,
            rows=(
                ProduceRow(2, 0, "red"),
                ContractsRow(1, "red", 2),
                ConstructRow(2, "conduit", least_value=4),
                MachineryRow(2, 4, excavators=2),
                ExternalWorksRow(2, (3, 2, 1)),
                WorkshopRow(1, 0, 1),
                BankRow(1, 1),
            ),
            base=Column(("above_own_dam", "own_powerhouse", "strongest_built_conduit"), 4),
            conduit=Column(("dam_own_neutral_opponent", "powerhouse_own_opponent", "highest_value"), "C6B"),
            powerhouse=Column(("strongest_built_conduit", "own_dam", "feeds_own_dam"), 10),
            headstreams=("HD", "HA", "HB", "HC"),
        ),
        AutomaTile(
            13,
            rows=(
                ProduceRow(2, 1, "yellow"),
                WaterRow(1, 2, flowing=False),
                ConstructRow(2, "powerhouse"),
                ConstructRow(2, "base"),
                WorkshopRow(1, 0, 1),
                ExternalWorksRow(2, (1, 2, 3)),
                MachineryRow(1, 3, machinery=1),
                BankRow(1, 1),
            ),
            base=Column(("red_space", "own_powerhouse", "strongest_built_conduit"), 6),
            conduit=Column(("dam_opponent_neutral_own", "second_highest_value", "powerhouse_own_opponent"), "C7A"),
            powerhouse=Column(("strongest_built_conduit", "own_dam", "feeds_own_dam"), 10),
            headstreams=("HD", "HC", "HB", "HA"),
        ),
        AutomaTile(
            14,
            rows=(
                ProduceRow(2, 1, "yellow"),
                WaterRow(1, 1, flowing=True),
                ConstructRow(2, "powerhouse"),
                ConstructRow(2, "conduit"),
                WorkshopRow(1, 2, 2),
                ExternalWorksRow(2, (2, 3, 1)),
                MachineryRow(1, 3, machinery=1),
                BankRow(1, 1),
            ),
            base=Column(("red_space", "own_powerhouse", "strongest_built_conduit"), 7),
            conduit=Column(("dam_opponent_neutral_own", "second_highest_value", "powerhouse_own_opponent"), "C7B"),
            powerhouse=Column(("strongest_built_conduit", "own_dam", "feeds_own_dam"), 11),
            headstreams=("HC", "HB", "HA", "HD"),
        ),
        AutomaTile(
            15,
            rows=(
                ProduceRow(2, 1, "green"),
                ConstructRow(2, "powerhouse"),
                PatentRow(1, 2, "powerhouse"),
                ExternalWorksRow(2, (3, 2, 1)),
                WorkshopRow(1, 0, 1),
                BankRow(1, 1),
            ),
            base=Column(("most_water", "strongest_built_conduit", "own_powerhouse"), 8),
            conduit=Column(("powerhouse_opponent_own", "second_highest_value", "dam_opponent_neutral_own"), "C8A"),
            powerhouse=Column(("strongest_built_conduit", "own_dam", "feeds_own_dam"), 11),
            headstreams=("HB", "HA", "HD", "HC"),
        ),
        AutomaTile(
            16,
            rows=(
                ProduceRow(2, 0, "red"),
                ContractsRow(1, "red", 2),
                ConstructRow(2, "powerhouse"),
                MachineryRow(1, 3, mixers=1),
                ExternalWorksRow(2, (1, 2, 3)),
                WorkshopRow(1, 0, 1),
                BankRow(1, 1),
            ),
            base=Column(("most_water", "strongest_built_conduit", "own_powerhouse"), 9),
            conduit=Column(("powerhouse_opponent_own", "second_highest_value", "dam_opponent_neutral_own"), "C8B"),
            powerhouse=Column(("own_dam", "strongest_built_conduit", "feeds_own_dam"), 12),
            headstreams=("HC", "HB", "HA", "HD"),
        ),
        AutomaTile(
            17,
            rows=(
                ProduceRow(2, 2, "green"),
                WaterRow(1, 2, flowing=False),
                ConstructRow(2, "base"),
                BuildingRow(1, "down"),
                WorkshopRow(1, 0, 1),
                MachineryRow(1, 3, machinery=1),
                BankRow(1, 1),
            ),
            base=Column(("below_powerhouse", "strongest_built_conduit", "red_space"), 5),
            conduit=Column(("second_highest_value", "dam_own_neutral_opponent", "powerhouse_own_opponent"), "C9A"),
            powerhouse=Column(("own_dam", "strongest_built_conduit", "feeds_own_dam"), 8),
            headstreams=("HA", "HB", "HC", "HD"),
        ),
        AutomaTile(
            18,
            rows=(
                ProduceRow(2, 2, "yellow"),
                WaterRow(1, 2, flowing=False),
                ConstructRow(2, "base"),
                BuildingRow(1, "down"),
                ExternalWorksRow(2, (3, 2, 1)),
                MachineryRow(2, 5, excavators=1, mixers=1),
                WorkshopRow(1, 0, 1),
                BankRow(1, 1),
            ),
            base=Column(("below_powerhouse", "strongest_built_conduit", "above_own_dam"), 10),
            conduit=Column(("second_highest_value", "dam_own_neutral_opponent", "powerhouse_own_opponent"), "C9B"),
            powerhouse=Column(("own_dam", "strongest_built_conduit", "feeds_own_dam"), 11),
            headstreams=("HC", "HB", "HA", "HD"),
        ),
        AutomaTile(
            19,
            rows=(
                ProduceRow(2, 2, "yellow"),
                ConstructRow(2, "conduit"),
                BuildingRow(1, "up"),
                ExternalWorksRow(2, (3, 2, 1)),
                BuildingPatentRow(1, 2),
                MachineryRow(2, 5, excavators=1, mixers=1),
                WorkshopRow(1, 0, 1),
                BankRow(1, 1),
            ),
            base=Column(("below_powerhouse", "strongest_built_conduit", "most_water"), 5),
            conduit=Column(("second_highest_value", "powerhouse_own_opponent", "dam_own_neutral_opponent"), "C10A"),
            powerhouse=Column(("own_dam", "strongest_built_conduit", "feeds_own_dam"), 12),
            headstreams=("HC", "HD", "HA", "HB"),
        ),
        AutomaTile(
            20,
            rows=(
                ProduceRow(2, 2, "green"),
                ConstructRow(2, "powerhouse"),
                BuildingRow(1, "up"),
                MachineryRow(2, 5, excavators=1, mixers=1),
                ExternalWorksRow(2, (2, 3, 1)),
                WorkshopRow(1, 0, 1),
                BankRow(1, 1),
            ),
            base=Column(("below_powerhouse", "strongest_built_conduit", "most_water"), 10),
            conduit=Column(("second_highest_value", "powerhouse_own_opponent", "dam_own_neutral_opponent"), "C10B"),
            powerhouse=Column(("own_dam", "strongest_built_conduit", "feeds_own_dam"), 12),
            headstreams=("HD", "HA", "HB", "HC"),
        ),
    )
}
