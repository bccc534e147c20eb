"""What the panel of an Automa says: its two tiles, how it decided, and the guesses before it."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from .automa import CRITERIA, by, limits, machines, row, upward
from .names import TILES, company, count, listed
from .places import piece

CRITERION_LINES = {
    "strongest_built_conduit": ("strongest", "built conduit"),
    "own_powerhouse": ("linked to own", "powerhouse"),
    "most_water": ("where most", "water comes by"),
    "red_space": ("coin",),
    "below_powerhouse": ("below a", "powerhouse"),
    "above_own_dam": ("above own dam,", "else no rival\u2019s"),
    "highest_value": ("highest value",),
    "second_highest_value": ("second", "highest value"),
    "dam_own_neutral_opponent": ("from own dam,", "neutral, rival\u2019s"),
    "powerhouse_own_opponent": ("to own, else", "rival\u2019s house"),
    "dam_opponent_neutral_own": ("from rival\u2019s dam,", "neutral, own"),
    "powerhouse_opponent_own": ("to rival\u2019s, else", "own house"),
    "own_dam": ("linked to", "own dam"),
    "plains": ("plains",),
    "basin_5": ("basin 5",),
    "basin_6": ("basin 6",),
    "basin_7": ("basin 7",),
    "feeds_own_dam": ("feeds own dam,", "else no rival\u2019s"),
    "avoids_opponent_dam": ("feeds no rival\u2019s", "dam, else own"),
}
"""The criteria in two short lines, as on a tile."""


def actions(number: int) -> str:
    """The title of an actions side."""
    return f"Tile {number}: actions"


def criteria(number: int) -> str:
    """The title of a criteria side."""
    return f"Tile {number}: criteria"


def row_said(number: int, printed: Any) -> str:
    """A row of an actions side."""
    return f"Row {number + 1}, {count(printed.engineers, 'engineers')}: {row(printed)}"


def rows_said(tile: Any) -> str:
    """All rows of an actions side, from top to bottom."""
    return ". ".join(row_said(number, printed) for number, printed in enumerate(tile.rows)) + "."


def criterion_said(structure: str, number: int, criterion: str, clause: str) -> str:
    """A criterion of a criteria side."""
    return f"{structure}, {ORDINALS[number]}: {CRITERIA[criterion]} ({clause})"


ORDINALS = ("first", "second", "third")


def code_said(structure: str, code: int | str) -> str:
    """Where the last tie-break begins."""
    return f"{structure}, if several are left: the first {upward(code)} (AP4)"


def code_line(code: int | str) -> str:
    """Where the last tie-break begins, in short."""
    return f"else {code if isinstance(code, str) else f'basin {code}'} up"


def letters_said(headstreams: Sequence[str]) -> str:
    """The order of the headstreams."""
    return f"drops are tried on {listed(headstreams, last='then')} (A19)"


def criteria_said(tile: Any) -> str:
    """A whole criteria side."""
    said = [
        f"{structure}: {listed((CRITERIA[name] for name in tile.column(structure).criteria), last='then')}; "
        f"if several are left, the first {upward(tile.column(structure).code)}"
        for structure in ("base", "conduit", "powerhouse")
    ]
    return ". ".join([*said, letters_said(tile.headstreams)]) + "."


def short_row(printed: Any) -> str:
    """A row in two or three words beside its icon."""
    return SHORT[type(printed).__name__](printed)


def _in_short(row: Any) -> str:
    """What a row of machines buys."""
    both = row.excavators and row.mixers
    return "the scarcer machine" if row.machinery else "excavator and mixer" if both else machines(row)


SHORT: dict[str, Callable[[Any], str]] = {
    "ProduceRow": lambda r: f"produce {by(r.modifier)} for {r.colour}",
    "WaterRow": lambda r: count(r.drops, "drops") + (f" that flow{'s' * (r.drops == 1)}" if r.flowing else ""),
    "ContractsRow": lambda r: f"discard {r.colour}: {r.energy} energy",
    "ConstructRow": lambda r: f"build {r.structure}" + limits(r, ", {}", ", value {}+"),
    "WorkshopRow": lambda r: "turn the wheel",
    "MachineryRow": lambda r: f"buy {_in_short(r)}",
    "PatentRow": lambda r: f"buy {r.structure} tile",
    "BankRow": lambda r: "the bank",
    "ExternalWorksRow": lambda r: "external works (expansion)",
    "BuildingRow": lambda r: "building (expansion)",
    "BuildingPatentRow": lambda r: "building tile (expansion)",
}
"""A row in short, by its kind."""


# The panel.

NO_TURN = "No Automa has taken a turn yet."
START, BACK, STEP, END = "Start", "‹ Back", "Step ›", "End"
START_TIP = "To the beginning of this turn"
BACK_TIP = "One decision back"
STEP_TIP = "One decision on; the map shows which places are still in"
END_TIP = "Show the rest of the turn at once"
TURNS = "Turn"
IN_WORDS = "The whole turn in words"
OPEN, CLOSE = "Show how they decided", "Hide how they decided"
OPEN_TIP = "The two tiles of each turn, the rows that were tried, and why every piece went where it went"
REST, LESS = "Everything that happened", "In short"
REST_TIP = "Every turn of this game with all that happened in it"
GUESS, GUESS_TIP = "Guess first", "Before an Automa acts, guess the row that ends its turn, and the space"
GUESSING = "Guess first, in the panel of the Automas."
WATCHING = "Step through the turn, in the panel of the Automas."


def turn_name(number: int, who: str, round: int) -> str:
    """A turn in the list of turns."""
    return f"{number}. {company(who)}, round {round}"


def where_in_turn(at: int, looks: int) -> str:
    """How far a turn is shown."""
    return f"{at + 1} of {looks}"


# In short.


def short_turn(who: str, done: Iterable[Any]) -> str:
    """A turn in a clause: what was done, row after row."""
    deeds = [DEEDS[type(one.tried.row).__name__](one) for one in done]
    return f"{company(who)} {listed(deeds) or 'has no engineers left'}"


def recap(turns: Iterable[str]) -> str:
    """All turns since a person's last move, as one paragraph."""
    return "; ".join(turns) + "."


def _of(one: Any, kind: str) -> Any:
    return next((made for made in one.decisions if type(made).__name__ == kind), None)


def _produced(one: Any) -> str:
    made, contract = _of(one, "SystemChoice"), _of(one, "ContractChoice")
    return f"produces {made.chosen.energy} energy" + (f" for contract {contract.chosen}" if contract else "")


def _built(one: Any) -> str:
    made = _of(one, "Placement")
    return f"builds {piece(made.structure, made.space)}"


def _watered(one: Any) -> str:
    drops = _of(one, "WaterChoice").headstreams
    return f"puts {count(len(drops), 'drops')} on {listed(dict.fromkeys(drops))}"


DEEDS: dict[str, Callable[[Any], str]] = {
    "ProduceRow": _produced,
    "WaterRow": _watered,
    "ContractsRow": lambda one: f"discards the {one.tried.row.colour} contracts",
    "ConstructRow": _built,
    "WorkshopRow": lambda one: "turns its wheel" + (f" {one.tried.row.turns} times" if one.tried.row.turns > 1 else ""),
    "MachineryRow": lambda one: f"buys {machines(_of(one, 'MachineChoice') or one.tried.row)}",
    "PatentRow": lambda one: f"buys the {TILES[_of(one, 'PatentChoice').tile]}",
    "BankRow": lambda one: "goes to the bank",
}
"""What a row did, by its kind."""
