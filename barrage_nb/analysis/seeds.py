"""What seeds are for: nothing is judged by games on which it was found or chosen, and no two purposes share a game."""

from collections.abc import Mapping

from ..words import experiments as words

FOUND_ON = range(600_000)
"""Weights and nets were found on these; rehearsals, examples and tests take small ones too."""
CHOSEN_ON = range(600_000, 700_000)
"""How long to learn, how many nets, how many turns to look at: chosen on these."""
STRENGTH = range(900_000, 1_000_000)
"""Who beats whom is played on these."""
LESSONS = range(1_000_000, 1_100_000)
"""What the lessons say comes from these."""
SECOND_BLOCK = range(1_100_000, 1_200_000)
"""On these everything that the lessons say is played once more."""
CLASSES = range(2_000_000, 3_000_000)
"""Those who learn play their own games on these."""
SPEED = range(3_000_000, 4_000_000)
"""How fast it is: games that were never played before."""

PURPOSES: Mapping[str, range] = {
    "found on": FOUND_ON,
    "chosen on": CHOSEN_ON,
    "strength": STRENGTH,
    "lessons": LESSONS,
    "second block": SECOND_BLOCK,
    "classes": CLASSES,
    "speed": SPEED,
}
EACH = 1000
"""So many seeds has each experiment of a block, and each number of a class list."""


CLASS_LIST = range(1, len(CLASSES) // EACH)
"""The numbers of a class list."""


def seeds_of(number: int) -> int:
    """The first of the thousand seeds that a number of the class list has to itself."""
    if type(number) is not int or number not in CLASS_LIST:
        raise ValueError(words.no_seeds(got=repr(number)[:60], most=CLASS_LIST[-1]))
    return CLASSES[EACH * number]


def number_of(seed: int) -> int | None:
    """The number of the class list that has a seed to itself, if one has."""
    number = (seed - CLASSES.start) // EACH
    return number if number in CLASS_LIST else None
