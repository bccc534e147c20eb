"""A changed game in words: what a design and rows of a box change, and the clauses that then say so."""

from collections.abc import Iterator, Mapping
from typing import Any

from ..board.box import BOXES, PRINTED, Box
from ..board.companies import STRUCTURES
from ..board.office import CLAUSE_OF_SECTION
from .clauses import CLAUSES, changed
from .message import Message, Messages, declared
from .names import listed, one_by_one
from .places import action_space

say = Messages("design-change")
TURN_ORDERS = Messages("design-turn_order")
BOX_NAMES = Messages("design-box")


def label() -> Message: ...
def more_drops(name: str, drops: int) -> Message: ...
def sentence(change: str) -> Message: ...
def changed_to(changes: str) -> Message: ...
def row(row: str) -> Message: ...
def row_gone(row: str) -> Message: ...
def printed(what: str) -> Message: ...
def row_printed(row: str, printed: str) -> Message: ...
def not_printed() -> Message: ...


declared(__name__)


CHANGES = {
    "wheel_segments": ("C4", "C5", "G7"),
    "engineers_each": ("G7", "U10", "E3"),
    "conduit_credits": ("P7",),
    "conduit_points": ("P7",),
    "red_fee": ("G3", "C6", "C9", "Y5"),
    "first_prize": ("S2", "S3"),
    "second_prize": ("S2", "S3"),
    "turn_order": ("E2",),
    "neutral_dams": ("U6",),
    "closed_spaces": ("U8",),
    "opened_spaces": ("U8",),
    "more_drops": ("I5",),
    "rounds": ("G1", "E1", "I5"),
}
"""Every number that a design may change, with the clauses that tell it."""


LABEL_SHORT = "\u2260"


def change(name: str, value: Any, box: Box = PRINTED) -> str:
    """What a design changes with one number of a box."""
    printed = getattr(BOXES[box.of], name)
    if name in ("closed_spaces", "opened_spaces"):
        return say(name, n=len(value), spaces=listed(action_space(space, box) for space in value))
    if name == "more_drops":
        return say(name, drops=listed(more_drops(headstream, drops) for headstream, drops in value.items()))
    if name == "turn_order":
        return say(name, order=TURN_ORDERS[value], printed=TURN_ORDERS[printed])
    return say(name, value=value, printed=printed)


def told(changes: Mapping[str, Any], box: Box = PRINTED) -> tuple[str, ...]:
    """What a design changes, a sentence for each number."""
    return tuple(sentence(change(name, value, box)) for name, value in changes.items())


def changed_game(changes: Mapping[str, Any], box: Box = PRINTED) -> str:
    """That a game is not the printed one, and in what."""
    return changed_to(one_by_one(told(changes, box)))


CLAUSES_OF_ROWS = {
    **{f"price {structure}": (clause,) for structure, clause in zip(STRUCTURES, ("C6", "C7", "C8", "C9"), strict=True)},
    **dict.fromkeys(("start credits", "start excavators", "start mixers"), ("U10",)),
    "start vp": ("U11",),
    "start automa": ("Y18",),
    "pieces": ("G7", "C10"),
    "production": ("N1",),
    "ability": ("N2",),
    "contracts": ("K4",),
    "zero": ("S4",),
    "bonus loss": ("S5",),
    "objective prizes": ("J1",),
    "headstream": ("I5",),
    "conduit": ("G3", "C8", "P5"),
    "automa": ("A14",),
    "work": ("L29",),
    "track credits": ("S4",),
    "track sections": ("S5",),
    "site": ("L37",),
    "works laid": ("L7",),
    "buildings laid": ("L6",),
}
"""The clauses behind rows, by the words that they begin with; others are told by the clause of what they change."""
_TABLES = {
    "officer": "officers",
    "tile": "tiles",
    "bonus": "bonus_tiles",
    "objective": "objectives",
    "building": "buildings",
}


def clauses_of(row: str, box: Box) -> tuple[str, ...]:
    """The clauses of the rules that a row of a box is about."""
    head, _, body = row.partition(":")
    words = head.split()
    known = CLAUSES_OF_ROWS.get(" ".join(words[:2])) or CLAUSES_OF_ROWS.get(words[0])
    if known is not None:
        return known
    kind, key = words[0], " ".join(words[1:])
    for one in (box, BOXES[box.of]):
        if kind == "space" and key in one.spaces:
            return (CLAUSE_OF_SECTION[one.spaces[key].section],)
        if kind == "contract" and int(key) in one.contracts:
            return ({"national": "K3", "starting": "U12"}.get(one.contracts[int(key)].colour, "K1"),)
        if kind == "company" and key in one.companies:
            return (one.companies[key].clause if body.split()[0] == "ability" else "I2",)
        if kind in _TABLES and key in (there := getattr(one, _TABLES[kind])):
            return (there[key].clause,)
    return ()


def _row_told(row_said: str) -> str:
    head, _, body = row_said.partition(": ")
    return row_gone(head) if body == "none" else row(row_said)


class _ChangedClauses(Mapping[str, str]):
    """The clauses of a changed game; those that say another number, or that a row is about, now say so."""

    def __init__(self, changes: Mapping[str, Any], box: Box) -> None:
        self.changes = changes
        numbers = {name.replace("_", " ") for name in CHANGES}
        self.rows = [(clauses_of(row, box), row) for row in box.rows if row.partition(":")[0] not in numbers]

    def __getitem__(self, clause: str) -> str:
        said: str = CLAUSES[clause]
        for name, value in self.changes.items():
            if clause in CHANGES[name]:
                said = changed(said, change(name, value))
        told = [_row_told(row) for cited, row in self.rows if clause in cited]
        return changed(said, listed(told)) if told else said

    def __iter__(self) -> Iterator[str]:
        return iter(CLAUSES)

    def __len__(self) -> int:
        return len(CLAUSES)


def clauses(changes: Mapping[str, Any], box: Box = PRINTED) -> Mapping[str, str]:
    """The clauses of the rules as they hold with these changes, and in this box."""
    return _ChangedClauses(changes, box) if changes or box.rows else CLAUSES
