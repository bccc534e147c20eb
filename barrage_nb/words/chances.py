"""What the lesson on sureness says: bets, intervals, the same luck, and lost points."""

from collections.abc import Sequence
from typing import Any

from .analysis import Estimated, estimate, more, one_digit
from .names import company, count

# Who would have won?
BETS_TITLE = "Who would have won?"
BETS = "How far ahead, game by game"
BETS_HINT = "Each dot is one game, played on from the bell to the end. Draw as many as you like, then bet."
ONE_GAME, SOME_GAMES, MANY_GAMES = "Draw 1 game", "Draw 8", "Draw 32"
OTHER_LUCK = "Again, with other luck"


def bets_question(round: int, companies: Sequence[str], vp: Sequence[int]) -> str:
    """What is to be bet on."""
    one, other = companies[:2]
    return f"Round {round}. {company(one)} has {vp[0]} points, {company(other)} has {vp[1]}. Who wins if they play on?"


def bet_on(who: str) -> str:
    """A button."""
    return f"I bet on {company(who)}"


def ahead_left(who: str) -> str:
    """The left side of the scale."""
    return f"\u25c2 {company(who)} wins by"


def ahead_right(who: str) -> str:
    """The right side of the scale."""
    return f"{company(who)} wins by \u25b8"


def drawn(companies: Sequence[str], leads: Sequence[int], known: Estimated) -> str:
    """What is known after some games."""
    if not leads:
        return "No game has been drawn yet."
    one, other = (company(who) for who in companies[:2])
    first, second = sum(lead > 0 for lead in leads), sum(lead < 0 for lead in leads)
    won = f"{count(len(leads), 'games')}: {one} wins {first}, {other} {second}."
    mean = f"On average {one if known.mean >= 0 else other} ends {one_digit(abs(known.mean))} points ahead."
    if known.reach > 1e6:
        return f"{won} {mean} How sure that is cannot be said before 8 games."
    return f"{won} {mean} {_side(one, other, known)}"


def _side(one: str, other: str, known: Estimated) -> str:
    if known.low <= 0 <= known.high:
        return (
            f"It may be anything from {other} {one_digit(-known.low)} ahead to {one} {one_digit(known.high)} ahead. "
            "Zero lies within, so it is open."
        )
    low, high = sorted((abs(known.low), abs(known.high)))
    return f"It lies between {one_digit(low)} and {one_digit(high)}: zero is out, so it is decided."


def bets_told(leads: Sequence[int], known: Estimated | None) -> str:
    """The picture in words."""
    mean = f" Their mean is {one_digit(known.mean)}." if known is not None else ""
    return f"{count(len(leads), 'games')}, each a dot where it ended.{mean}"


def bet_over(who: str, mean: float, low: float, high: float, games: int) -> str:
    """What is true."""
    return (
        f"Over {games} games {company(who)} ends {one_digit(mean)} points ahead on average "
        f"(surely between {one_digit(low)} and {one_digit(high)})."
    )


def bet_judged(right: bool, open_then: bool, games: int) -> str:
    """Whether a bet was a good one, which is not the same as whether it was right."""
    after = f"after {count(games, 'games')}" if games else "before any game"
    if open_then and right:
        return f"You bet {after}, when it was still open: you were right, and you were lucky."
    if open_then:
        return f"You bet {after}, when it was still open: so few games say little, and these few misled you."
    if right:
        return f"You bet {after}, when zero was out: that is a sound bet."
    return f"You bet {after} against an interval that had left zero."


def bet_enough(enough: int | None, games: int) -> str:
    """When it would have been decided."""
    if enough is None:
        return "Even all these games leave it open."
    if games < enough:
        return f"With this luck it is decided after {enough} games."
    return (
        f"With this luck it was decided after {enough} games already." if games > enough else "Not one game too many!"
    )


# Twenty people throw a die.
DICE_TITLE = "How often does an interval miss?"
DICE_QUESTION = "Twenty people each throw a die 10 times. How many of their 20 intervals will miss the truth, 3.5?"
DICE_HINT = "Say how many, then let them throw."
DICE_GUESS = "My guess"
THROW, THROW_MORE = "Let them throw", "Twenty others"
SURENESS, THROWS = "How sure", "throws"
LEVELS = {0.5: "50 %", 0.8: "80 %", 0.95: "95 %", 0.99: "99 %"}
THROWN = "Twenty intervals"
MISSED = "misses"
NOT_THROWN = "Nobody has thrown yet."


def truth(mean: float) -> str:
    """The line of the truth."""
    return f"truth: {mean:g}"


def thrown_told(found: Sequence[Estimated], truth: float) -> str:
    """The picture in words."""
    missed = sum(not each.low <= truth <= each.high for each in found)
    return f"{len(found)} intervals around {truth:g}; {missed} of them miss it." if found else NOT_THROWN


def missed(missed: int, guess: int, level: float) -> str:
    """What a guess is told."""
    said = "just as you said" if missed == guess else f"you said {guess}"
    made = f"Intervals of {100 * level:g} % are made to miss {100 * (1 - level):g} times in 100."
    return f"{missed} of 20 miss, {said}. {made}"


def missed_in_all(missed: int, people: int) -> str:
    """What many guesses come to."""
    return f"So far {missed} of {people} intervals have missed: {100 * missed / people:.0f} in 100."


# The same luck.
LUCK_TITLE = "The same luck for both"
LUCK_QUESTION = (
    "7 excavators more for France: what are they worth? Here every game has a luck of its own. "
    "How many times fewer games does it take if both games of a pair have the same luck?"
)
LUCK_HINT = "Each line joins a game without the gift to one with it. Choose who plays, look, and guess."
WHO_PLAYS = "Who plays on"
GIFTS = {"planless": "programs that never plan", "planning": "programs that plan"}
GAMES = "games"
APART, TOGETHER = "Each its own luck", "The same luck"
UNDER = ("as it is", "7 more")
SAVINGS = {1: "about as many", 10: "10 times fewer", 50: "50 times fewer, or more"}


def points(vp: float) -> str:
    """An end of the scale."""
    return f"{vp:g} VP"


def pairs_told(apart: Estimated, games: int) -> str:
    """One half of the picture in words."""
    return f"{games} pairs of games; the difference is {more(apart)}."


def apart(found: Estimated) -> str:
    """The head of the interval."""
    return f"7 more bring {more(found)} VP"


def difference(head: str, apart: Estimated) -> str:
    """What a half shows."""
    open_ = ": open" if apart.low <= 0 <= apart.high else ""
    return f"{head}: the 7 excavators bring {more(apart)} points{open_}."


def saved(times: float, apart: float, same: float) -> str:
    """What the same luck saves."""
    told = f"{times:.0f} times fewer games" if times >= 1.75 else "about as many games"
    return f"{told.capitalize()}: \u00b1 {apart:.1f} with luck apart, \u00b1 {same:.1f} with the same luck."


def why_saved(saving: int) -> str:
    """Why it saves much, or nothing."""
    if saving > 1:
        return (
            "With the same luck the lines run side by side. These programs do not look at their machines first, so "
            "both games of a pair stay nearly the same game: luck lifts or drowns both alike, and falls out."
        )
    return (
        "The lines cross here and there. These programs plan with what they have: with more machines they soon choose "
        "another turn, everybody else answers, and after a few turns it is another game. The same cards then help "
        "neither."
    )


# Two clouds.
CLOUDS = "Two moves, two clouds of games"


def cloud(option: str, games: int) -> str:
    """The head of a cloud."""
    return f"{option}: {count(games, 'games')}"


def gap(lost: Estimated) -> str:
    """What lies between the means."""
    return f"lost: {estimate(lost)}"


def clouds_told(found: Any, one: str, other: str) -> str:
    """The picture in words."""
    return (
        f"{one}: {one_digit(found.value(one).mean)} on average; {other}: {one_digit(found.value(other).mean)}. "
        f"Between them lie {estimate(found.difference(one, other))}."
    )


# The game that is looked back on.
LAST_CHANCE = {
    "place patent-2": "buy the conduit tile in the Patent Office",
    "place construction-2": "build a base",
    "place workshop-1": "turn the wheel in the Workshop",
    "place bank 1": "take a credit at the Bank",
}
"""What France might do in its last round, by move."""
