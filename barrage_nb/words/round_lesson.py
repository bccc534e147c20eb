"""What the lesson on a whole round says."""

from collections.abc import Iterable

from .names import count, listed

BEGINS = "Round 3 begins."
LAID_OUT = ("national contracts", "private contracts that lie open", "bonus tiles", "drops in neutral dams")
YOURS = "This is your round: all have passed, the water has flowed, and now you score it."
RECORDED = (
    "You have not played your round to the end so far. Until then, here is one that three programs have played: all "
    "have passed, the water has flowed, and now you score it."
)


def bases(who: str, number: int) -> str:
    """How many bases a company has."""
    return f"{who} has {count(number, 'bases')}."


def gained(points: int, yours: bool) -> str:
    """What the reader's company gained in a round."""
    return f"{'In your round' if yours else 'In the recorded round'} Italy gained {count(points, 'vp')}, all in all."


def no_such_sum(name: str, known: Iterable[str]) -> str:
    """A sum that is not worked out."""
    return f"there is no sum {name!r}; there are {listed(known)}"
