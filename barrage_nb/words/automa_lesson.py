"""What the lesson on the Automa says, and the page that keeps its books at a real table."""

from collections.abc import Iterable
from typing import Any

from .automa import CRITERIA, row, upward
from .message import Message, Messages, message
from .names import count, listed
from .places import piece as piece_at
from .places import places
from .refusals import why

RIGHT = Messages("automa_lesson-right")


@message
def no_automa() -> Message:
    """A position in which no Automa is to act."""


@message
def title() -> Message:
    """The title of the lab."""


@message
def another() -> Message:
    """A button: another turn."""


@message
def give_up() -> Message:
    """A button: be told."""


@message
def choose() -> Message:
    """The empty line of the list of answers."""


@message
def that_one() -> Message:
    """A button: answer with what is picked in the list."""


@message
def watch() -> Message:
    """What to do after the guesses."""


@message
def about_to_act(who: str) -> Message:
    """Before the turn."""


@message
def which_row(who: str) -> Message:
    """The first question."""


@message
def how_to_guess_row() -> Message:
    """How to answer it."""


@message
def row_on_button(number: int, row: str) -> Message:
    """A row with its number."""


def row_button(number: int, printed: Any) -> str:
    """A row on its button."""
    return row_on_button(number + 1, row(printed))


@message
def which_space(structure: str) -> Message:
    """The second question."""


@message
def how_to_guess_space(number: int) -> Message:
    """What decides about the space, and on which tile it stands."""


@message
def not_a_space() -> Message:
    """A space was pressed where nothing may be built."""


@message
def holds(who: str, things: str, tiles: str) -> Message:
    """What decides whether a row is possible."""


def has(who: str, held: Any, tiles: str) -> str:
    """What decides whether a row is possible."""
    counts = ((held.excavators, "excavators"), (held.mixers, "mixers"), (held.engineers, "engineers"), (held.vp, "vp"))
    return holds(who, listed(count(*each) for each in counts), tiles)


@message
def lie_open(contracts: str) -> Message:
    """The contracts that can be met."""


@message
def none_open() -> Message:
    """That there are none."""


def open_contracts(lying: Iterable[str]) -> str:
    """The contracts that can be met."""
    contracts = tuple(lying)
    return lie_open(listed(contracts)) if contracts else none_open()


@message
def contract(energy: int, colour: str) -> Message:
    """An open contract."""


# Feedback.


@message
def row_ended(who: str, number: int, row: str) -> Message:
    """Which row ended the turn."""


def ended(who: str, number: int, printed: Any) -> str:
    """Which row ended the turn."""
    return row_ended(who, number + 1, row(printed))


@message
def all_before(skipped: int) -> Message:
    """Why the row was right."""


@message
def never_looked(number: int) -> Message:
    """The guess was below the row that ended the turn."""


def never_tried(guess: int) -> str:
    """The guess was below the row that ended the turn."""
    return never_looked(guess + 1)


@message
def not_possible(number: int, reason: str, clause: str) -> Message:
    """The guess was a row that was not possible."""


def skipped(guess: int, refusal: Any) -> str:
    """The guess was a row that was not possible."""
    return not_possible(guess + 1, why(refusal), refusal.clause)


@message
def followed(number: int, clause: str) -> Message:
    """The guess was carried out, but did not end the turn."""


def goes_on(guess: int, clause: str) -> str:
    """The guess was carried out, but did not end the turn."""
    return followed(guess + 1, clause)


@message
def off(n: int, above: bool) -> Message:
    """How far off a guess was, and to which side."""


def rows_off(guess: int, last: int) -> str:
    """How far off a guess was."""
    return off(abs(guess - last), guess < last)


@message
def builds(who: str, piece: str) -> Message:
    """Where the piece goes."""


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


@message
def cannot_build(who: str, piece: str) -> Message:
    """The guess was not possible at all."""


def not_eligible(who: str, guess: str, placement: Any) -> str:
    """The guess was not possible at all."""
    return cannot_build(who, piece_at(placement.structure, guess))


@message
def only_one_completes(spot: str) -> Message:
    """The guess does not complete a system, and another space does."""


def completes(guess: str, placement: Any) -> str:
    """The guess does not complete a system, and another space does."""
    return only_one_completes(placement.space)


@message
def goes_out(place: str, number: int, criterion: str, clause: str, left: str, n: int) -> Message:
    """A criterion left the guess out."""


def left_out(guess: str, step: Any, number: int) -> str:
    """A criterion left the guess out."""
    return goes_out(guess, number + 1, CRITERIA[step.criterion], step.clause, places(step.left), len(step.left))


@message
def lost_the_tie(place: str, space: str, upward: str) -> Message:
    """The guess was left by all criteria, and lost the tie."""


def tie(guess: str, placement: Any) -> str:
    """The guess was left by all criteria, and lost the tie."""
    return lost_the_tie(guess, placement.space, upward(placement.start))


@message
def right_basin(space: str) -> Message:
    """The guess is a space of the right basin."""


def same_basin(guess: str, placement: Any) -> str:
    """The guess is a space of the right basin."""
    return right_basin(placement.space)


@message
def nearly() -> Message:
    """Only the tie-break was against the guess."""
