"""What is said about fairness: how often each seat, company and officer wins, and what decides."""

from collections.abc import Sequence
from typing import Any

from .analysis import Estimated
from .experiments import judged
from .history import SOURCES
from .names import OFFICERS, count, sayer
from .names import company as company

MESSAGES = {
    "no_grouping": "games are not told apart by {got!r}; they are by {known}",
    "no_games": "no game was played with {design!r}; the designs are {known}",
    "who_are_they": "who has which officer depends on who plays: name {got} in players=, beside {known}",
    "no_officer": "{players!r} play without officers; Automas have one only at the level 'very hard'",
    "nobody_so_called": "no {by} is called {got!r}; there are {known}",
    "never_sure": "a share of {rate} against {even}: shares lie between 0 and 1, and equal ones are never told apart",
    "too_near": "a share of {rate} is so near to {even} that even {most} games do not tell them apart",
}

say = sayer(MESSAGES)

EVEN = "an even share"
SEATS = {1: "first", 2: "second", 3: "third", 4: "fourth"}


def seat(place: int) -> str:
    """A place in the turn order of the first round."""
    return f"{place} ({SEATS[place]})"


def officer(name: str) -> str:
    """An officer."""
    return OFFICERS[name]


def source(column: str) -> str:
    """Where points come from, as a column of an experiment names it."""
    return SOURCES[column.removeprefix("vp_").replace("_", " ")]


def share(found: Estimated, even: float) -> str:
    """A share with its interval, '31 % (25 to 38 %)'; in more digits where an end would seem to be the even share."""
    near = round(100 * even) in (round(100 * found.low), round(100 * found.high))
    low, high = (f"{100 * end:.{1 if near else 0}f}" for end in (found.low, found.high))
    return f"{100 * found.mean:.0f} % ({low} to {high} %)"


def win_shares_of(found: Any) -> str:
    """What a table of shares is of."""
    games = sorted({one.n for each in found for one in each.by.values()})
    many = f"{games[0]} to {count(games[-1], 'games')}" if len(games) > 1 else count(games[0], "games")
    return (
        f"How often each {found.grouping} wins, in {many} with each kind of players; "
        f"{100 * found.level:g} % intervals. The dashed mark is {EVEN}, {100 * found[0].even:.0f} %."
    )


WIN_SHARES = ("players", "wins", "", "verdict")
VERDICTS: Sequence[tuple[str, str]] = (("more", "more than its share"), ("less", "less than its share"))


def verdict(found: Any) -> str:
    """Whether something wins more or less than its even share, and whether all players see the same."""
    told = str(judged(found.against_even))
    return next((told.replace(word, longer, 1) for word, longer in VERDICTS if told.startswith(word)), told)


def win_shares(found: Any) -> str:
    """Shares as plain text."""
    lines = [
        f"{each.name}: {', '.join(f'{who} {share(one, each.even)}' for who, one in each.by.items())}. {verdict(each)}"
        for each in found
    ]
    return "\n".join([win_shares_of(found), *lines])
