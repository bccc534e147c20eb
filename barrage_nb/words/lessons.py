"""What lessons and labs say: their controls, their questions, and the feedback to what a reader predicted."""

from collections.abc import Iterable

START = "Nothing has happened yet."

# The controls of every lab.
FIRST, BACK, NEXT, LAST = "First", "Back", "Next", "Last"
PLAY, STOP = "Play", "Pause"
SPEED = "Speed"
SPEEDS = {0.5: "\u00bd", 1.0: "1", 2.0: "2", 4.0: "4", 0.0: "no motion"}
AGAIN = "Run again"
GUESS, CHOOSE = "Your guess", "choose\u2026"
GIVE_UP = "Just show me"
ANOTHER = "Another situation"
WOULD_BE_LOST = "What you have done here would be lost."
BEGIN_ANEW, KEEP = "Begin anew", "Keep it"
COMPARE, NO_COMPARE = "Before and after", "One picture"
COMPARE_TIP = "Shows how it was before beside how it is after"
BEFORE, AFTER = "Before", "After"
EXPLORER, NO_EXPLORER = "Open in the explorer", "Close the explorer"
EXPLORER_TIP = "Opens the position shown here on the whole board, to play on from it"

RIGHT, WRONG = "Right.", "Not quite."


RULES = "The rules behind it"
PLOT = "After your guess: the plot"


def in_a_row(many: int) -> str:
    """So many guesses were right, one after the other."""
    return f"That makes {many} in a row."


def step(at: int, steps: int) -> str:
    """Where in its story a lab is; nothing where there is no step to make."""
    return f"Moment {at} of {steps}" if steps else ""


def rule(clause: str, sentence: str) -> str:
    """A clause and what it says."""
    return f"{clause}: {sentence}"


def no_such_section(section: str, known: Iterable[str]) -> str:
    """A section that the rules do not have."""
    return f"the rules have no section {section!r}; their sections are {', '.join(sorted(known))}"


def no_such_space(name: object) -> str:
    """A place that the map does not have."""
    return f"there is no {name!r} on the map; building spaces are called B2U, C5A or P8.1, headstreams HA"


def less(label: str) -> str:
    """One less of something."""
    return f"\u2212 {label}"


def more(label: str) -> str:
    """One more of something."""
    return f"+ {label}"
