"""A changed game in words: what a design changes, and the clauses that then say another number."""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from ..board.companies import CONDUIT_FEE, CONDUIT_POINTS, ENGINEERS, RED_FEE, WHEEL_SEGMENTS
from ..board.tiles import FIRST_PRIZE, ROUNDS, SECOND_PRIZE
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


class ChangedNumber(NamedTuple):
    """A number of a design: the clauses that tell it, and what is printed, where that can be said shortly."""

    clauses: tuple[str, ...]
    printed: int | str = 0


CHANGES = {
    "wheel_segments": ChangedNumber(("C4", "C5", "G7"), WHEEL_SEGMENTS),
    "engineers_each": ChangedNumber(("G7", "U10", "E3"), ENGINEERS),
    "conduit_credits": ChangedNumber(("P7",), CONDUIT_FEE),
    "conduit_points": ChangedNumber(("P7",), CONDUIT_POINTS),
    "red_fee": ChangedNumber(("G3", "C6", "C9", "Y5"), RED_FEE),
    "first_prize": ChangedNumber(("S2", "S3"), FIRST_PRIZE),
    "second_prize": ChangedNumber(("S2", "S3"), SECOND_PRIZE),
    "turn_order": ChangedNumber(("E2",), "least energy"),
    "neutral_dams": ChangedNumber(("U6",)),
    "closed_spaces": ChangedNumber(("U8",)),
    "opened_spaces": ChangedNumber(("U8",)),
    "more_drops": ChangedNumber(("I5",)),
    "rounds": ChangedNumber(("G1", "E1", "I5"), ROUNDS),
}
"""Every number that a design may change."""


LABEL_SHORT = "\u2260"


def change(name: str, value: Any) -> str:
    """What a design changes with one number."""
    printed = CHANGES[name].printed
    if name in ("closed_spaces", "opened_spaces"):
        return say(name, n=len(value), spaces=listed(map(action_space, value)))
    if name == "more_drops":
        return say(name, drops=listed(more_drops(headstream, drops) for headstream, drops in value.items()))
    if name == "turn_order":
        return say(name, order=TURN_ORDERS[value], printed=TURN_ORDERS[str(printed)])
    return say(name, value=value, printed=printed)


def told(changes: Mapping[str, Any]) -> tuple[str, ...]:
    """What a design changes, a sentence for each number."""
    return tuple(sentence(change(name, value)) for name, value in changes.items())


def changed_game(changes: Mapping[str, Any]) -> str:
    """That a game is not the printed one, and in what."""
    return changed_to(one_by_one(told(changes)))


class _ChangedClauses(Mapping[str, str]):
    """The clauses of a changed game; those that say another number now say so."""

    def __init__(self, changes: Mapping[str, Any]) -> None:
        self.changes = changes

    def __getitem__(self, clause: str) -> str:
        said: str = CLAUSES[clause]
        for name, value in self.changes.items():
            if clause in CHANGES[name].clauses:
                said = changed(said, change(name, value))
        return said

    def __iter__(self) -> Iterator[str]:
        return iter(CLAUSES)

    def __len__(self) -> int:
        return len(CLAUSES)


def clauses(changes: Mapping[str, Any]) -> Mapping[str, str]:
    """The clauses of the rules as they hold with these changes."""
    return _ChangedClauses(changes) if changes else CLAUSES
