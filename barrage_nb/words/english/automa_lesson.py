"""What the lesson on the Automa says, and the page that keeps its books at a real table."""

from collections.abc import Iterable
from typing import Any

from .automa import CRITERIA, row, upward
from .names import STRUCTURES, capital, company, count, listed
from .places import piece, place, places, spot
from .refusals import why

NO_AUTOMA = "no Automa is to act in this position; name one, as in: sketch('italy | usa | automas=italy:medium')"

TITLE = "How an Automa thinks"
ANOTHER = "Another turn"
GIVE_UP = "Show me"
CHOOSE = "or choose here"
THAT_ONE = "That one"
WATCH = "Now step through its turn, and see each reason on the map."


def about_to_act(who: str) -> str:
    """Before the turn."""
    return f"{company(who)} is about to act."


def which_row(who: str) -> str:
    """The first question."""
    return f"1. Which row ends the turn of {company(who)}?"


HOW_TO_GUESS_ROW = "It tries the rows from top to bottom, and few let it go on. Click the row on its tile."


def row_button(number: int, printed: Any) -> str:
    """A row on its button."""
    return f"{number + 1}  {row(printed)}"


def which_space(structure: str) -> str:
    """The second question."""
    return f"2. Where does it build its {STRUCTURES[structure]}?"


def how_to_guess_space(tile: int) -> str:
    """What decides about the space."""
    return (
        f"Click it on the map: the one space that completes a system, or else what the criteria of tile {tile} leave."
    )


NOT_A_SPACE = "Click one of the spaces that stand out: it may build nowhere else (AP1)."


def has(who: str, held: Any, tiles: str) -> str:
    """What decides whether a row is possible."""
    counts = ((held.excavators, "excavators"), (held.mixers, "mixers"), (held.engineers, "engineers"), (held.vp, "vp"))
    return f"{company(who)} has {listed(count(*each) for each in counts)}, its money. It can build with: {tiles}."


def open_contracts(lying: Iterable[str]) -> str:
    """The contracts that can be met."""
    return f"Open contracts: {listed(lying) or 'none'}."


def contract(energy: int, colour: str) -> str:
    """An open contract."""
    return f"{colour} for {energy}"


# Feedback.
def ended(who: str, number: int, printed: Any) -> str:
    """Which row ended the turn."""
    return f"Row {number + 1} ends the turn of {company(who)}: {row(printed)}."


def all_before(skipped: int) -> str:
    """Why the row was right."""
    if not skipped:
        return "The first row is possible, so it is what it does (A15)."
    return f"It had to skip {count(skipped, 'rows')}, and this is the first that is possible (A15)."


def never_tried(guess: int) -> str:
    """The guess was below the row that ended the turn."""
    return f"It never looks at row {guess + 1}: a row above it was possible already (A15)."


def skipped(guess: int, refusal: Any) -> str:
    """The guess was a row that was not possible."""
    reason = why(refusal)
    return f"Row {guess + 1} is not possible: {reason} ({refusal.clause})."


def goes_on(guess: int, clause: str) -> str:
    """The guess was carried out, but did not end the turn."""
    return f"It does follow row {guess + 1}, but that does not end its turn ({clause})."


def rows_off(guess: int, last: int) -> str:
    """How far off a guess was."""
    side = "too far up" if guess < last else "too far down"
    return f"You were {count(abs(guess - last), 'rows')} {side}."


def chosen(who: str, placement: Any) -> str:
    """Where the piece goes."""
    return f"{company(who)} builds {piece(placement.structure, placement.space)}."


def why_right(placement: Any) -> str:
    """Why a right space is the one."""
    if placement.clause == "AP1":
        return "There was no other (AP1)."
    if placement.clause == "AP2":
        return "It alone completes a system of dam, conduit and powerhouse (AP2)."
    if placement.clause == "AP4":
        return f"The criteria leave {places(placement.sifted[-1].left)}, and {_first(placement)} (AP4)."
    step = placement.sifted[-1]
    return f"The criteria leave it alone; the last to tell was: {CRITERIA[step.criterion]} ({step.clause})."


def _first(placement: Any) -> str:
    return f"{place(placement.space)} is the first of them, counted {upward(placement.start)}"


def not_eligible(who: str, guess: str, placement: Any) -> str:
    """The guess was not possible at all."""
    return f"{company(who)} cannot build {piece(placement.structure, guess)} now (AP1)."


def completes(guess: str, placement: Any) -> str:
    """The guess does not complete a system, and another space does."""
    return f"Only {spot(placement.space)} completes a system, so nothing else is asked (AP2)."


def left_out(guess: str, step: Any, number: int) -> str:
    """A criterion left the guess out."""
    stay = "is" if len(step.left) == 1 else "are"
    return (
        f"{capital(place(guess))} goes out at criterion {number + 1}, {CRITERIA[step.criterion]} ({step.clause}): "
        f"{places(step.left)} {stay} that."
    )


def tie(guess: str, placement: Any) -> str:
    """The guess was left by all criteria, and lost the tie."""
    return f"All three criteria leave {place(guess)} in, but {_first(placement)} (AP4)."


def same_basin(guess: str, placement: Any) -> str:
    """The guess is a space of the right basin."""
    return (
        f"That is the right basin. Of the spaces there it takes {place(placement.space)}: one without a fee first, "
        "then the lowest number (AP4)."
    )


NEARLY = "So close: only the tie-break was against you."
