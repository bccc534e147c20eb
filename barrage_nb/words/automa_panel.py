"""What the panel of an Automa says: its two tiles, how it decided, and the guesses before it."""

from collections.abc import Callable, Iterable, Sequence
from functools import reduce
from typing import Any

from .automa import CRITERIA, kind_of_row, machines, row, upward, values_of_row
from .message import Message, Messages, declared
from .names import comma, listed
from .places import piece as piece_at

CRITERION_LINES = Messages("automa_panel-line")
"""The criteria in two short lines, as on a tile."""
SHORT = Messages("automa_panel-short")
"""A row in short, by its kind."""


def actions(number: int) -> Message: ...
def criteria(number: int) -> Message: ...
def numbered_row(number: int, engineers: int, row: str) -> Message: ...
def sentence(said: str) -> Message: ...
def and_then(first: str, last: str) -> Message: ...
def numbered_criterion(structure: str, number: int, criterion: str, clause: str) -> Message: ...
def tie_break(structure: str, upward: str) -> Message: ...
def line_from_basin(basin: int) -> Message: ...
def line_from_conduit(name: str) -> Message: ...
def last_then(first: str, last: str) -> Message: ...
def drops_tried(headstreams: str) -> Message: ...
def column(structure: str, criteria: str, upward: str) -> Message: ...
def no_turn() -> Message: ...
def start() -> Message: ...
def start_tip() -> Message: ...
def back() -> Message: ...
def back_tip() -> Message: ...
def step() -> Message: ...
def step_tip() -> Message: ...
def end() -> Message: ...
def end_tip() -> Message: ...
def turns() -> Message: ...
def in_words() -> Message: ...
def open_panel() -> Message: ...
def close_panel() -> Message: ...
def open_tip() -> Message: ...
def rest() -> Message: ...
def less() -> Message: ...
def rest_tip() -> Message: ...
def guess() -> Message: ...
def guess_tip() -> Message: ...
def guessing() -> Message: ...
def looking_back() -> Message: ...
def watching() -> Message: ...
def turn_name(number: int, who: str, round: int) -> Message: ...
def look_of(number: int, looks: int) -> Message: ...
def did(who: str, deeds: str) -> Message: ...
def has_no_engineers(who: str) -> Message: ...
def produces(who: str, energy: int) -> Message: ...
def fulfils(who: str, energy: int, contract: int) -> Message: ...
def waters(who: str, drops: int, headstreams: str) -> Message: ...
def discards(who: str, colour: str) -> Message: ...
def builds(who: str, piece: str) -> Message: ...
def turns_wheel(who: str, turns: int) -> Message: ...
def buys(who: str, machines: str) -> Message: ...
def buys_tile(who: str, tile: str) -> Message: ...
def goes_to_bank(who: str) -> Message: ...
def both_turns(first: str, last: str) -> Message: ...


declared(__name__)


def row_said(number: int, printed: Any) -> str:
    """A row of an actions side."""
    return numbered_row(number + 1, printed.engineers, row(printed))


def rows_said(tile: Any) -> str:
    """All rows of an actions side, from top to bottom."""
    return reduce(and_then, (sentence(row_said(number, printed)) for number, printed in enumerate(tile.rows)))


def criterion_said(structure: str, number: int, criterion: str, clause: str) -> str:
    """A criterion of a criteria side."""
    return numbered_criterion(structure, number + 1, CRITERIA[criterion], clause)


def code_said(structure: str, code: int | str) -> str:
    """Where the last tie-break begins."""
    return tie_break(structure, upward(code))


def code_line(code: int | str) -> str:
    """Where the last tie-break begins, in short."""
    return line_from_conduit(code) if isinstance(code, str) else line_from_basin(code)


def _in_order(things: Sequence[str]) -> str:
    """What comes one after the other: 'a, b then c'."""
    return last_then(reduce(comma, things[:-1]), things[-1])


def letters_said(headstreams: Sequence[str]) -> str:
    """The order of the headstreams."""
    return drops_tried(_in_order(headstreams))


def criteria_said(tile: Any) -> str:
    """A whole criteria side."""
    said = []
    for structure in ("base", "conduit", "powerhouse"):
        names, code = tile.column(structure)
        said.append(column(structure, _in_order([CRITERIA[name] for name in names]), upward(code)))
    return reduce(and_then, map(sentence, (*said, letters_said(tile.headstreams))))


def short_row(printed: Any) -> str:
    """A row in two or three words beside its icon."""
    kind, values = kind_of_row(printed), values_of_row(printed)
    both = kind == "MachineryRow" and printed.excavators and printed.mixers
    return SHORT("MachineryRow_both") if both else SHORT(kind, **values)


# The panel.


def where_in_turn(at: int, looks: int) -> str:
    """How far a turn is shown."""
    return look_of(at + 1, looks)


# In short.


def short_turn(who: str, done: Iterable[Any]) -> str:
    """A turn in a clause: what was done, row after row."""
    deeds = [DONE[type(one.tried.row).__name__](who, one) for one in done]
    return did(who, listed(deeds or [has_no_engineers(who)]))


def recap(turns: Iterable[str]) -> str:
    """All turns since a person's last move, as one paragraph."""
    return sentence(reduce(both_turns, turns))


def _of(one: Any, kind: str) -> Any:
    return next((made for made in one.decisions if type(made).__name__ == kind), None)


def _produced(who: str, one: Any) -> str:
    made, contract = _of(one, "SystemChoice"), _of(one, "ContractChoice")
    if contract is None:
        return produces(who, made.chosen.energy)
    return fulfils(who, made.chosen.energy, contract.chosen)


def _built(who: str, one: Any) -> str:
    made = _of(one, "Placement")
    return builds(who, piece_at(made.structure, made.space))


def _watered(who: str, one: Any) -> str:
    drops = _of(one, "WaterChoice").headstreams
    return waters(who, len(drops), listed(dict.fromkeys(drops)))


def _bought(who: str, one: Any) -> str:
    return buys(who, machines(_of(one, "MachineChoice") or one.tried.row))


DONE: dict[str, Callable[[str, Any], str]] = {
    "ProduceRow": _produced,
    "WaterRow": _watered,
    "ContractsRow": lambda who, one: discards(who, one.tried.row.colour),
    "ConstructRow": _built,
    "WorkshopRow": lambda who, one: turns_wheel(who, one.tried.row.turns),
    "MachineryRow": _bought,
    "PatentRow": lambda who, one: buys_tile(who, _of(one, "PatentChoice").tile),
    "BankRow": lambda who, one: goes_to_bank(who),
}
"""What a row did, by its kind."""
