"""A changed game in words: what a design changes, and the clauses that then say another number."""

from collections.abc import Iterator, Mapping
from typing import Any

from ..board.box import BOXES, PRINTED, Box
from .clauses import CLAUSES, changed
from .message import Message, Messages, declared
from .names import listed, one_by_one
from .places import action_space

say = Messages("design-change")
TURN_ORDERS = Messages("design-turn_order")


def label() -> Message: ...
def more_drops(name: str, drops: int) -> Message: ...
def sentence(change: str) -> Message: ...
def changed_to(changes: str) -> Message: ...


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


class _ChangedClauses(Mapping[str, str]):
    """The clauses of a changed game; those that say another number now say so."""

    def __init__(self, changes: Mapping[str, Any]) -> None:
        self.changes = changes

    def __getitem__(self, clause: str) -> str:
        said: str = CLAUSES[clause]
        for name, value in self.changes.items():
            if clause in CHANGES[name]:
                said = changed(said, change(name, value))
        return said

    def __iter__(self) -> Iterator[str]:
        return iter(CLAUSES)

    def __len__(self) -> int:
        return len(CLAUSES)


def clauses(changes: Mapping[str, Any]) -> Mapping[str, str]:
    """The clauses of the rules as they hold with these changes."""
    return _ChangedClauses(changes) if changes else CLAUSES
