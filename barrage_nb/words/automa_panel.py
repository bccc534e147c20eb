"""What the panel of an Automa says: its two tiles, how it decided, and the guesses before it."""

from collections.abc import Callable, Iterable, Sequence
from functools import reduce
from typing import Any

from .automa import CRITERIA, kind_of_row, machines, row, upward, values_of_row
from .message import Message, Messages, message
from .names import comma, listed
from .places import piece as piece_at

CRITERION_LINES = Messages("automa_panel-line")
"""The criteria in two short lines, as on a tile."""
SHORT = Messages("automa_panel-short")
"""A row in short, by its kind."""


@message
def actions(number: int) -> Message:
    """The title of an actions side."""


@message
def criteria(number: int) -> Message:
    """The title of a criteria side."""


@message
def numbered_row(number: int, engineers: int, row: str) -> Message:
    """A row of an actions side, with its number."""


def row_said(number: int, printed: Any) -> str:
    """A row of an actions side."""
    return numbered_row(number + 1, printed.engineers, row(printed))


@message
def sentence(said: str) -> Message:
    """A sentence with its full stop."""


@message
def and_then(first: str, last: str) -> Message:
    """Two sentences, one after the other."""


def rows_said(tile: Any) -> str:
    """All rows of an actions side, from top to bottom."""
    return reduce(and_then, (sentence(row_said(number, printed)) for number, printed in enumerate(tile.rows)))


@message
def numbered_criterion(structure: str, number: int, criterion: str, clause: str) -> Message:
    """A criterion of a criteria side, with its place."""


def criterion_said(structure: str, number: int, criterion: str, clause: str) -> str:
    """A criterion of a criteria side."""
    return numbered_criterion(structure, number + 1, CRITERIA[criterion], clause)


@message
def tie_break(structure: str, upward: str) -> Message:
    """Where the last tie-break of a structure begins."""


def code_said(structure: str, code: int | str) -> str:
    """Where the last tie-break begins."""
    return tie_break(structure, upward(code))


@message
def line_from_basin(basin: int) -> Message:
    """Where the last tie-break begins, in short, at a basin."""


@message
def line_from_conduit(name: str) -> Message:
    """Where the last tie-break begins, in short, at a conduit."""


def code_line(code: int | str) -> str:
    """Where the last tie-break begins, in short."""
    return line_from_conduit(code) if isinstance(code, str) else line_from_basin(code)


@message
def last_then(first: str, last: str) -> Message:
    """The end of what comes one after the other."""


def _in_order(things: Sequence[str]) -> str:
    """What comes one after the other: 'a, b then c'."""
    return last_then(reduce(comma, things[:-1]), things[-1])


@message
def drops_tried(headstreams: str) -> Message:
    """The order of the headstreams."""


def letters_said(headstreams: Sequence[str]) -> str:
    """The order of the headstreams."""
    return drops_tried(_in_order(headstreams))


@message
def column(structure: str, criteria: str, upward: str) -> Message:
    """The criteria of a structure."""


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


@message
def no_turn() -> Message:
    """Before any Automa has acted."""


@message
def start() -> Message:
    """A button: to the beginning of a turn."""


@message
def start_tip() -> Message:
    """What it does."""


@message
def back() -> Message:
    """A button: one decision back."""


@message
def back_tip() -> Message:
    """What it does."""


@message
def step() -> Message:
    """A button: one decision on."""


@message
def step_tip() -> Message:
    """What it does."""


@message
def end() -> Message:
    """A button: the rest of a turn."""


@message
def end_tip() -> Message:
    """What it does."""


@message
def turns() -> Message:
    """The label of the list of turns."""


@message
def in_words() -> Message:
    """What unfolds a turn in words."""


@message
def open_panel() -> Message:
    """A button: how the Automas decided."""


@message
def close_panel() -> Message:
    """The same button, when the panel is open."""


@message
def open_tip() -> Message:
    """What it does."""


@message
def rest() -> Message:
    """A button: all that happened."""


@message
def less() -> Message:
    """The same button, when all is told."""


@message
def rest_tip() -> Message:
    """What it does."""


@message
def guess() -> Message:
    """A button: guess before an Automa acts."""


@message
def guess_tip() -> Message:
    """What it does."""


@message
def guessing() -> Message:
    """What a person is to do now, with guesses."""


@message
def looking_back() -> Message:
    """In the bar of a board, while the panel shows how something was decided."""


@message
def watching() -> Message:
    """What a person is to do now, without."""


@message
def turn_name(number: int, who: str, round: int) -> Message:
    """A turn in the list of turns."""


@message
def look_of(number: int, looks: int) -> Message:
    """How far a turn is shown."""


def where_in_turn(at: int, looks: int) -> str:
    """How far a turn is shown."""
    return look_of(at + 1, looks)


# In short.


@message
def did(who: str, deeds: str) -> Message:
    """A turn in a clause: what was done, row after row."""


@message
def has_no_engineers(who: str) -> Message:
    """An Automa that could do nothing."""


@message
def produces(who: str, energy: int) -> Message:
    """A production."""


@message
def fulfils(who: str, energy: int, contract: int) -> Message:
    """A production that fulfilled a contract."""


@message
def waters(who: str, drops: int, headstreams: str) -> Message:
    """Drops on headstreams."""


@message
def discards(who: str, colour: str) -> Message:
    """Contracts that went out of the office."""


@message
def builds(who: str, piece: str) -> Message:
    """A piece."""


@message
def turns_wheel(who: str, turns: int) -> Message:
    """A wheel that was turned."""


@message
def buys(who: str, machines: str) -> Message:
    """Machines that were bought."""


@message
def buys_tile(who: str, tile: str) -> Message:
    """A tile that was bought."""


@message
def goes_to_bank(who: str) -> Message:
    """An engineer in the bank."""


def short_turn(who: str, done: Iterable[Any]) -> str:
    """A turn in a clause: what was done, row after row."""
    deeds = [DONE[type(one.tried.row).__name__](who, one) for one in done]
    return did(who, listed(deeds or [has_no_engineers(who)]))


@message
def both_turns(first: str, last: str) -> Message:
    """A turn after another."""


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
