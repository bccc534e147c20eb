"""The numbers of the game that a designer may change, so that a class can play the changed game and compare."""

from collections.abc import Iterator
from dataclasses import dataclass, fields
from typing import Any

from ..board.companies import CONDUIT_FEE, CONDUIT_POINTS, ENGINEERS, RED_FEE, WHEEL_SEGMENTS
from ..board.map import HEADSTREAMS
from ..board.office import BANK, SHARED_SPACES
from ..board.tiles import FIRST_PRIZE, ROUNDS, SECOND_PRIZE
from ..words import WANTS, say
from .rulings import NoSuchChoice, refuse_wrong
from .values import Table


@dataclass(frozen=True)
class Design:
    """The numbers a designer plays with; the defaults are the printed game.

    wheel_segments: segments of every construction wheel (C4).
    engineers_each: engineers that a company has in a round (U10, E3).
    conduit_credits: credits for each drop through somebody else's conduit, which its owner gets (P7).
    conduit_points: victory points its owner gets for each such drop (P7).
    red_fee: credits for a red building space (C6, C9).
    first_prize, second_prize: victory points for the most energy of a round, and for the second most (S2, S3).
    turn_order: who is first in the next round: "least energy", "most energy", "fixed" or "rotating" (E2).
    neutral_dams: whether neutral dams stand at the start (U6).
    closed_spaces: spaces of the office that nobody can use (U8).
    opened_spaces: spaces of the office in play with fewer players too (U8).
    more_drops: what a headstream brings in each round on top of its tile, or less where it is below 0 (I5).
    rounds: how many rounds are played (G1); tiles for later rounds than the fifth are laid out as far as they go.
    """

    wheel_segments: int = WHEEL_SEGMENTS
    engineers_each: int = ENGINEERS
    conduit_credits: int = CONDUIT_FEE
    conduit_points: int = CONDUIT_POINTS
    red_fee: int = RED_FEE
    first_prize: int = FIRST_PRIZE
    second_prize: int = SECOND_PRIZE
    turn_order: str = "least energy"
    neutral_dams: bool = True
    closed_spaces: tuple[str, ...] = ()
    opened_spaces: tuple[str, ...] = ()
    more_drops: Table[str, int] = Table()
    rounds: int = ROUNDS

    def __post_init__(self) -> None:
        refuse_wrong(self, "design", DESIGN_CHOICES, LIMITS, _impossible(self))

    @property
    def changes(self) -> dict[str, Any]:
        """What is otherwise than in the printed game, by name."""
        return {
            field.name: getattr(self, field.name)
            for field in fields(self)
            if getattr(self, field.name) != field.default
        }


def checked_design(design: object) -> Design:
    """A design, and nothing else; whatever it says is possible, so every game can be written down and read back."""
    if not isinstance(design, Design):
        raise NoSuchChoice((say("no_design", got=repr(design)[:60]),))
    return design


DESIGN_CHOICES = {"turn_order": ("least energy", "most energy", "fixed", "rotating")}
# The least and the most that a number may be: what the table has room for, and what can still be played.
LIMITS = {
    "wheel_segments": (3, 8),
    "engineers_each": (1, 20),
    "conduit_credits": (0, 5),
    "conduit_points": (0, 5),
    "red_fee": (0, 9),
    "first_prize": (0, 20),
    "second_prize": (0, 20),
    "rounds": (1, 8),
}
MOST_DROPS = 4  # that a headstream may bring more or less


def _impossible(design: Design) -> Iterator[str]:
    """What cannot be: a prize for the second above the first, spaces that are none, no space for an engineer left."""
    first, second = design.first_prize, design.second_prize
    if type(first) is int and type(second) is int and second > first:
        yield say("too_many", where="design.second_prize", got=second, most=first)
    for name in ("closed_spaces", "opened_spaces"):
        yield from _no_spaces(name, getattr(design, name))
    if not isinstance(design.more_drops, Table):
        yield say("wrong_kind", where="design.more_drops", got=repr(design.more_drops)[:60], want='Table({"HA": 1})')
        return
    for headstream, drops in design.more_drops.items():
        where = f"design.more_drops.{headstream}"
        if headstream not in HEADSTREAMS:
            yield say("unknown_word", where="design.more_drops", got=headstream, known=tuple(HEADSTREAMS))
        elif type(drops) is not int:
            yield say("wrong_kind", where=where, got=repr(drops)[:60], want=WANTS["int"])
        elif abs(drops) > MOST_DROPS:
            yield say("out_of_range", where=where, got=drops, least=-MOST_DROPS, most=MOST_DROPS)


def _no_spaces(name: str, spaces: Any) -> Iterator[str]:
    if not isinstance(spaces, tuple):
        yield say("wrong_kind", where=f"design.{name}", got=repr(spaces)[:60], want=WANTS["spaces"])
        return
    for space in spaces:
        if space == BANK:
            yield say("bank_stays_open", where=f"design.{name}")
        elif space not in SHARED_SPACES:
            yield say("unknown_word", where=f"design.{name}", got=space, known=tuple(SHARED_SPACES))
