"""What is said about fairness: how often each seat, company and officer wins, and what decides."""

from typing import Any

from .analysis import Estimated, percent
from .experiments import judged, players
from .history import SOURCES
from .message import Message, Messages, declared
from .names import company, in_a_row, officer

GROUPINGS = Messages("fairness-grouping")
"""What is told apart, as the head of a column."""


def even() -> Message: ...
def seat(place: int) -> Message: ...
def share_between(mean: int, low: float, high: float, digits: int) -> Message: ...
def table_of(grouping: str, fewest: int, most: int, alike: bool, level: float, even: int) -> Message: ...
def more_or_less(more: bool, players: int) -> Message: ...
def player_share(players: str, share: str) -> Message: ...
def winning(name: str, each: str, verdict: str) -> Message: ...
def no_grouping(got: str, known: tuple[str, ...]) -> Message: ...
def no_games(design: str, known: tuple[str, ...]) -> Message: ...
def who_are_they(got: list[str], known: tuple[str, ...]) -> Message: ...
def no_officer(players: str) -> Message: ...
def nobody_so_called(by: str, got: int | str, known: tuple[str, ...]) -> Message: ...
def never_sure(even: float, rate: float) -> Message: ...
def too_near(even: float, most: int, rate: float) -> Message: ...
def head_players() -> Message: ...
def head_wins() -> Message: ...
def head_verdict() -> Message: ...


declared(__name__)


def called(grouping: str, key: Any) -> str:
    """What is told apart: a seat by its number, a company or an officer by its name."""
    if grouping == "seat":
        return seat(key)
    return company(key) if grouping == "company" else officer(key)


def source(column: str) -> str:
    """Where points come from, as a column of an experiment names it."""
    return SOURCES[column.removeprefix("vp_").replace("_", " ")]


def share(found: Estimated, even: float) -> Message:
    """A share with its interval, '31 % (25 to 38 %)'; in more digits where an end would seem to be the even share."""
    near = percent(even) in (percent(found.low), percent(found.high))
    return share_between(percent(found.mean), 100 * found.low, 100 * found.high, 1 if near else 0)


def win_shares_of(found: Any) -> Message:
    """What a table of shares is of."""
    games = sorted({one.n for each in found for one in each.by.values()})
    return table_of(
        GROUPINGS[found.grouping],
        games[0],
        games[-1],
        len(games) == 1,
        100 * found.level,
        percent(found[0].even),
    )


def head(grouping: str) -> tuple[str, ...]:
    """The head of a table of shares."""
    return (GROUPINGS[grouping], head_players(), head_wins(), "", head_verdict())


def verdict(found: Any) -> Message:
    """Whether something wins more or less than its even share, and whether all players see the same."""
    against = found.against_even
    if against.verdict != "agree":
        return judged(against)
    return more_or_less(against.direction == "more", len(against.by))


def win_shares(found: Any) -> str:
    """Shares as plain text."""
    lines = []
    for each in found:
        shares = in_a_row(player_share(players(who), share(one, each.even)) for who, one in each.by.items())
        lines.append(winning(each.name, shares, verdict(each)))
    return "\n".join([win_shares_of(found), *lines])
