"""What the lesson on sureness says: bets, intervals, the same luck, and lost points."""

from collections.abc import Sequence
from typing import Any

from .analysis import Estimated, estimate, more, one_digit, percent
from .message import Message, Messages, declared
from .names import company, one_by_one

TEXTS = Messages("chances-text")
"""Titles, hints, labels and buttons."""
GIFTS = Messages("chances-gift")
"""Who plays on."""
SAVINGS = Messages("chances-saving")
"""What the same luck saves, as one may guess it."""
LAST_CHANCE = Messages("chances-last_chance")
"""What may be done in the last round."""


# Who would have won?


def question_of_bets(round: int, one: str, vp: int, other: str, other_vp: int) -> Message: ...
def bet_on(who: str) -> Message: ...
def ahead_left(who: str) -> Message: ...
def ahead_right(who: str) -> Message: ...
def no_game() -> Message: ...
def games_won(games: int, one: str, first: int, other: str, second: int) -> Message: ...
def ends_ahead(who: str, mean: float) -> Message: ...
def too_few() -> Message: ...
def between(one: str, high: float, other: str, low: float) -> Message: ...
def decided(low: float, high: float) -> Message: ...
def dots(games: int) -> Message: ...
def their_mean(mean: float) -> Message: ...
def bet_over(who: str, mean: float, low: float, high: float, games: int) -> Message: ...
def truth(mean: float) -> Message: ...
def intervals(n: int, truth: float, missed: int) -> Message: ...
def of_twenty(missed: int, guess: int, right: bool, level: int, missing: int) -> Message: ...
def in_all(missed: int, people: int, n: int) -> Message: ...
def level(n: int) -> Message: ...
def points(vp: float) -> Message: ...
def pairs_differ(games: int, more: str) -> Message: ...
def seven_bring(more: str) -> Message: ...
def gift_brings(head: str, more: str, open: bool) -> Message: ...
def saved_games(times: int, fewer: bool, apart: float, same: float) -> Message: ...
def cloud(option: str, games: int) -> Message: ...
def lost(lost: str) -> Message: ...
def two_clouds(one: str, mean: str, other: str, other_mean: str, apart: str) -> Message: ...
def enough_never() -> Message: ...
def enough_later(games: int) -> Message: ...
def enough_earlier(games: int) -> Message: ...
def enough_just() -> Message: ...
def why_saved_same_game() -> Message: ...
def why_saved_other_game() -> Message: ...


declared(__name__)


BETS_JUDGED = Messages("chances-bet")


def bets_question(round: int, companies: Sequence[str], vp: Sequence[int]) -> Message:
    """What is to be bet on."""
    one, other = map(company, companies[:2])
    return question_of_bets(round, one, vp[0], other, vp[1])


def drawn(companies: Sequence[str], leads: Sequence[int], known: Estimated) -> str:
    """What is known after some games."""
    if not leads:
        return no_game()
    one, other = map(company, companies[:2])
    first, second = sum(lead > 0 for lead in leads), sum(lead < 0 for lead in leads)
    won = games_won(len(leads), one, first, other, second)
    mean = ends_ahead(companies[0] if known.mean >= 0 else companies[1], abs(known.mean))
    return one_by_one([won, mean, too_few() if known.reach > 1e6 else _side(one, other, known)])


def _side(one: str, other: str, known: Estimated) -> Message:
    if known.low <= 0 <= known.high:
        return between(one, known.high, other, -known.low)
    return decided(*sorted((abs(known.low), abs(known.high))))


def bets_told(leads: Sequence[int], known: Estimated | None) -> str:
    """The picture in words."""
    told = dots(len(leads))
    return told if known is None else one_by_one([told, their_mean(known.mean)])


def bet_judged(right: bool, open_then: bool, games: int) -> Message:
    """Whether a bet was a good one, which is not the same as whether it was right."""
    kind = ("lucky" if right else "misled") if open_then else "sound" if right else "against"
    return BETS_JUDGED(kind, games=games)


def bet_enough(enough: int | None, games: int) -> Message:
    """When it would have been decided."""
    if enough is None:
        return enough_never()
    if games == enough:
        return enough_just()
    return enough_later(games=enough) if games < enough else enough_earlier(games=enough)


# Twenty people throw a die.


def sureness(sure: float) -> Message:
    """How sure an interval is, in a list."""
    return level(percent(sure))


def thrown_told(found: Sequence[Estimated], truth: float) -> Message:
    """The picture in words."""
    missed = sum(not each.low <= truth <= each.high for each in found)
    return intervals(len(found), truth, missed) if found else TEXTS["not_thrown"]


def missed(missed: int, guess: int, level: float) -> Message:
    """What a guess is told."""
    return of_twenty(missed, guess, missed == guess, percent(level), percent(1 - level))


def missed_in_all(missed: int, people: int) -> Message:
    """What many guesses come to."""
    return in_all(missed, people, percent(missed / people))


# The same luck.


def pairs_told(apart: Estimated, games: int) -> Message:
    """One half of the picture in words."""
    return pairs_differ(games, more(apart))


def apart(found: Estimated) -> Message:
    """The head of the interval."""
    return seven_bring(more(found))


def difference(head: str, apart: Estimated) -> Message:
    """What a half shows."""
    return gift_brings(head, more(apart), apart.low <= 0 <= apart.high)


def saved(times: float, apart: float, same: float) -> Message:
    """What the same luck saves."""
    return saved_games(round(times), times >= 1.75, apart, same)


def why_saved(saving: int) -> Message:
    """Why it saves much, or nothing."""
    return why_saved_same_game() if saving > 1 else why_saved_other_game()


# Two clouds.


def gap(lost_points: Estimated) -> Message:
    """What lies between the means."""
    return lost(estimate(lost_points))


def clouds_told(found: Any, one: str, other: str) -> Message:
    """The picture in words."""
    means = [one_digit(found.value(option).mean) for option in (one, other)]
    return two_clouds(one, means[0], other, means[1], estimate(found.difference(one, other)))
