"""A changed game in words: what a design changes, and the clauses that then say another number."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from ..board.companies import CONDUIT_FEE, CONDUIT_POINTS, ENGINEERS, RED_FEE, WHEEL_SEGMENTS
from ..board.tiles import ROUNDS
from ..board.track import FIRST_PRIZE, SECOND_PRIZE
from .clauses import CLAUSES, changed
from .names import count, listed, signed
from .places import action_space


class ChangedNumber(NamedTuple):
    """A number of a design: the clauses that tell it, and how it is told."""

    clauses: tuple[str, ...]
    told: Callable[[Any], str]


TURN_ORDERS = {
    "least energy": "least energy first",
    "most energy": "most energy first",
    "fixed": "the same in every round",
    "rotating": "whoever was first goes last",
}


def _fee(what: str, value: int, printed: int) -> str:
    return f"the owner of a conduit gets {count(value, what)} for each drop of others (printed: {printed})"


def _drops(changed: Mapping[str, int]) -> str:
    each = (f"{name} {signed(drops)}" for name, drops in changed.items())
    return f"headstream tiles bring more or fewer drops in every round: {listed(each)}"


def _are(spaces: Sequence[str]) -> str:
    return f"{'is' if len(spaces) == 1 else 'are'} {listed(map(action_space, spaces))}"


CHANGES = {
    "wheel_segments": ChangedNumber(
        ("C4", "C5", "G7"), lambda value: f"a wheel has {value} segments (printed: {WHEEL_SEGMENTS})"
    ),
    "engineers_each": ChangedNumber(
        ("G7", "U10", "E3"), lambda value: f"every company has {count(value, 'engineers')} (printed: {ENGINEERS})"
    ),
    "conduit_credits": ChangedNumber(("P7",), lambda value: _fee("credits", value, CONDUIT_FEE)),
    "conduit_points": ChangedNumber(("P7",), lambda value: _fee("vp", value, CONDUIT_POINTS)),
    "red_fee": ChangedNumber(
        ("G3", "C6", "C9", "Y5"),
        lambda value: f"a building space with a coin costs {count(value, 'credits')} (printed: {RED_FEE})",
    ),
    "first_prize": ChangedNumber(
        ("S2", "S3"), lambda value: f"the most energy earns {count(value, 'vp')} (printed: {FIRST_PRIZE})"
    ),
    "second_prize": ChangedNumber(
        ("S2", "S3"), lambda value: f"the second most energy earns {count(value, 'vp')} (printed: {SECOND_PRIZE})"
    ),
    "turn_order": ChangedNumber(
        ("E2",),
        lambda value: f"the new turn order is {TURN_ORDERS[value]} (printed: {TURN_ORDERS['least energy']})",
    ),
    "neutral_dams": ChangedNumber(("U6",), lambda value: "there are no neutral dams at the start (printed: three)"),
    "closed_spaces": ChangedNumber(("U8",), lambda value: f"closed to everybody {_are(value)}"),
    "opened_spaces": ChangedNumber(("U8",), lambda value: f"open with any number of players {_are(value)}"),
    "more_drops": ChangedNumber(("I5",), _drops),
    "rounds": ChangedNumber(
        ("G1", "E1", "I5"), lambda value: f"the game lasts {count(value, 'rounds')} (printed: {ROUNDS})"
    ),
}
"""Every number that a design may change."""


def told(changes: Mapping[str, Any]) -> tuple[str, ...]:
    """What a design changes, a sentence for each number."""
    return tuple(_sentence(CHANGES[name].told(value)) for name, value in changes.items())


def _sentence(said: str) -> str:
    return f"{said[0].upper()}{said[1:]}."


def changed_game(changes: Mapping[str, Any]) -> str:
    """That a game is not the printed one, and in what."""
    return f"A changed game. {' '.join(told(changes))}"


CHANGED, CHANGED_SHORT = "changed game", "\u2260"


class _ChangedClauses(Mapping[str, str]):
    """The clauses of a changed game; those that say another number now say so."""

    def __init__(self, changes: Mapping[str, Any]) -> None:
        self.changes = changes

    def __getitem__(self, clause: str) -> str:
        sentence = CLAUSES[clause]
        for name, value in self.changes.items():
            if clause in CHANGES[name].clauses:
                sentence = changed(sentence, CHANGES[name].told(value))
        return sentence

    def __iter__(self) -> Iterator[str]:
        return iter(CLAUSES)

    def __len__(self) -> int:
        return len(CLAUSES)


def clauses(changes: Mapping[str, Any]) -> Mapping[str, str]:
    """The clauses of the rules as they hold with these changes."""
    return _ChangedClauses(changes) if changes else CLAUSES
