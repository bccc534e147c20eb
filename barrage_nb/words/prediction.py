"""What a question with a place for the guess says."""

from collections.abc import Iterable, Sequence

from .lessons import RIGHT, WRONG
from .places import place, spot

YES, NO = "yes", "no"
GUESS, TELL, AGAIN = "That is my guess", "Tell me", "Ask me again"
SAID, TRUE = "You said", "It is"
GAVE_UP = "\u2013"
WITHOUT = "Here is the answer."
OPEN = "Guess, then open"
HEADS = {"right": RIGHT, "wrong": WRONG}
ON_MAP = "Click on the map, or use the arrow keys and Enter."
SEVERAL_ON_MAP = "Click all of them on the map, then press the button."
RUN_AGAIN = "A still picture: to use it, run the whole page (in the menu Run: Run All Cells)."

RUN = "To answer here, run the whole page (in the menu Run: Run All Cells)."

NO_QUESTION = "a prediction needs a question: predict('How much energy is that?', 9)"
NO_TRUTH = "a prediction needs a truth: a number, one of its choices, or several by name, as {'USA': 4, 'Italy': 4}"
NO_MAP = "lit= names places of a map; give the map too: on=position"


def not_offered(missing: Iterable[object], offered: Iterable[str]) -> str:
    """A truth that cannot be said."""
    names = ", ".join(map(repr, missing))
    known = ", ".join(map(repr, offered)) or "none"
    return f"what is true ({names}) must be among the choices; they are {known}"


def no_space(name: object) -> str:
    """A place that is not on the map."""
    return f"there is no {name!r} on this map; places are called B2U, C5A, P8.1, HA or XL"


def listed(texts: Sequence[str]) -> str:
    """Several choices in one line."""
    return "; ".join(texts) or "none of them"


def truth(told: Sequence[tuple[str, str]]) -> str:
    """What is true, blank by blank."""
    return "; ".join(f"{label}: {text}" if label else text for label, text in told)


def off(by: int) -> str:
    """How far off a number was; nothing where it was right."""
    return "" if not by else f"{abs(by)} too {'high' if by > 0 else 'low'}"


def score(right: int, of: int) -> str:
    """How many blanks of several were right."""
    return f"{right} of {of} right."


def choices(texts: Sequence[str]) -> str:
    """What may be said, for those who can only read the question."""
    return " · ".join(texts)


def beside(off: str) -> str:
    """How far off, behind a guess."""
    return f" ({off})" if off else ""


def space(name: str, built: bool) -> str:
    """A place of the map that may be asked for, built on or free."""
    return place(name) if built else spot(name)
