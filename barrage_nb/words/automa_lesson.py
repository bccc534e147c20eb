"""What the lesson on the Automa says, and the page that keeps its books at a real table."""

from collections.abc import Iterable
from typing import Any

from .automa import CRITERIA, row, upward
from .message import Message, Messages, declared
from .names import count, listed
from .places import piece as piece_at
from .places import places
from .refusals import why

RIGHT = Messages("automa_lesson-right")


def no_automa() -> Message: ...
def title() -> Message: ...
def another() -> Message: ...
def give_up() -> Message: ...
def choose() -> Message: ...
def that_one() -> Message: ...
def watch() -> Message: ...
def about_to_act(who: str) -> Message: ...
def which_row(who: str) -> Message: ...
def how_to_guess_row() -> Message: ...
def row_on_button(number: int, row: str) -> Message: ...
def which_space(structure: str) -> Message: ...
def how_to_guess_space(number: int) -> Message: ...
def not_a_space() -> Message: ...
def holds(who: str, things: str, tiles: str) -> Message: ...
def lie_open(contracts: str) -> Message: ...
def none_open() -> Message: ...
def contract(energy: int, colour: str) -> Message: ...
def row_ended(who: str, number: int, row: str) -> Message: ...
def all_before(skipped: int) -> Message: ...
def never_looked(number: int) -> Message: ...
def not_possible(number: int, reason: str, clause: str) -> Message: ...
def followed(number: int, clause: str) -> Message: ...
def off(n: int, above: bool) -> Message: ...
def builds(who: str, piece: str) -> Message: ...
def only_one_completes(spot: str) -> Message: ...
def goes_out(place: str, number: int, criterion: str, clause: str, left: str, n: int) -> Message: ...
def lost_the_tie(place: str, space: str, upward: str) -> Message: ...
def right_basin(space: str) -> Message: ...
def nearly() -> Message: ...


declared(__name__)


def row_button(number: int, printed: Any) -> str:
    """A row on its button."""
    return row_on_button(number + 1, row(printed))


def has(who: str, held: Any, tiles: str) -> str:
    """What decides whether a row is possible."""
    counts = ((held.excavators, "excavators"), (held.mixers, "mixers"), (held.engineers, "engineers"), (held.vp, "vp"))
    return holds(who, listed(count(*each) for each in counts), tiles)


def open_contracts(lying: Iterable[str]) -> str:
    """The contracts that can be met."""
    contracts = tuple(lying)
    return lie_open(listed(contracts)) if contracts else none_open()


# Feedback.


def ended(who: str, number: int, printed: Any) -> str:
    """Which row ended the turn."""
    return row_ended(who, number + 1, row(printed))


def never_tried(guess: int) -> str:
    """The guess was below the row that ended the turn."""
    return never_looked(guess + 1)


def skipped(guess: int, refusal: Any) -> str:
    """The guess was a row that was not possible."""
    return not_possible(guess + 1, why(refusal), refusal.clause)


def goes_on(guess: int, clause: str) -> str:
    """The guess was carried out, but did not end the turn."""
    return followed(guess + 1, clause)


def rows_off(guess: int, last: int) -> str:
    """How far off a guess was."""
    return off(abs(guess - last), guess < last)


def chosen(who: str, placement: Any) -> str:
    """Where the piece goes."""
    return builds(who, piece_at(placement.structure, placement.space))


def why_right(placement: Any) -> str:
    """Why a right space is the one."""
    if placement.clause in ("AP1", "AP2"):
        return RIGHT[placement.clause]
    step = placement.sifted[-1]
    if placement.clause == "AP4":
        return RIGHT("AP4", left=places(step.left), space=placement.space, upward=upward(placement.start))
    return RIGHT("criterion", criterion=CRITERIA[step.criterion], clause=step.clause)


def completes(guess: str, placement: Any) -> str:
    """The guess does not complete a system, and another space does."""
    return only_one_completes(placement.space)


def left_out(guess: str, step: Any, number: int) -> str:
    """A criterion left the guess out."""
    return goes_out(guess, number + 1, CRITERIA[step.criterion], step.clause, places(step.left), len(step.left))


def tie(guess: str, placement: Any) -> str:
    """The guess was left by all criteria, and lost the tie."""
    return lost_the_tie(guess, placement.space, upward(placement.start))


def same_basin(guess: str, placement: Any) -> str:
    """The guess is a space of the right basin."""
    return right_basin(placement.space)
