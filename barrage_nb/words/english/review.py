"""What is said about a game that is looked back on."""

from math import isinf
from typing import Any

from .analysis import measure, minus
from .best import OPEN
from .names import company, count, listed

MESSAGES = {
    "no_moves": "there is no move to look back on; play some first, or name a place of another line with node=",
    "no_such_theme": "theme={theme!r} is none of {known}",
}
COLUMNS = ("round", "turning point of", "move", "lost", "", "best")
CHART = "Expected victory points after each move"


def chart_round(round: int) -> str:
    """A round below the chart."""
    return f"round {round}"


def chart_text(found: Any) -> str:
    """The chart as text: where every company began and ended, and where the game turned."""
    told = []
    for who in found.companies:
        line = found.expected(who)
        if line:
            first, last = minus(line[0][1].mean), minus(line[-1][1].mean)
            told.append(f"{company(who)}: {first} VP expected after the first move, {last} after the last.")
    return " ".join([*told, *(turning_point(each, found.by) for each in found.turning_points)])


def say(message: str, **values: Any) -> str:
    """A message with its values filled in."""
    return MESSAGES[message].format(**values)


def review_in_short(found: Any) -> str:
    """A review in a line."""
    each = ", ".join(f"{company(who)} {minus(found.lost(who))}" for who in found.companies)
    return f"<Review of {count(len(found), 'moves')}{_going(found)}: surely lost {each} {measure(found.by)}>"


def _going(found: Any) -> str:
    return f", {found.going} still to come" if found.going else ""


def review(found: Any) -> str:
    """A review as plain text: how it was made, what each company lost, and the turning points."""
    return "\n".join([made(found), *losses(found), *(turning_point(each, found.by) for each in found.turning_points)])


def made(found: Any) -> str:
    """How a review was made."""
    forced = sum(each.forced for each in found.moves)
    wrong = f"{100 * (1 - found.level):.0f}"
    rest = f" {found.not_judged} of the draft or changed by hand were not judged." if found.not_judged else ""
    return (
        f"{count(len(found), 'moves')}{_going(found)}, {forced} of them forced; up to {found.n} playouts each "
        f"by {found.policy} (seed {found.seed}), {100 * found.level:g} % intervals, which hold move by move: "
        f"of 100 moves that lost nothing, up to {wrong} may be told as sure losses.{rest}"
    )


def losses(found: Any) -> list[str]:
    """What each company surely lost, a sentence each, and how many of its moves are open."""
    told = []
    for who in found.companies:
        own = [each for each in found.moves if each.who == who and not each.forced]
        sure = sum(not each.lost.open for each in own)
        if own:
            told.append(
                f"{company(who)}: {minus(found.lost(who))} {measure(found.by)} surely lost by {sure} of "
                f"{count(len(own), 'moves')}; of the others it is {OPEN}."
            )
    return told


def turning_point(move: Any, by: str) -> str:
    """A move that cost much."""
    return (
        f"Round {move.round}, {company(move.who)} ‘{move.move}’: lost {lost(move, by)} against ‘{move.best}’; "
        f"expected after it: {expected(move)}."
    )


def lost(move: Any, by: str) -> str:
    """What a move lost, with its interval."""
    found, factor = move.lost, 100 if by == "won" else 1
    mean, low, high = (minus(factor * number) for number in found[:3])
    bounds = "?" if isinf(found.high) else f"{low} to {high}"
    return f"{mean} {measure(by)} ({bounds}{f', {OPEN}' if found.open else ''})"


def expected(move: Any) -> str:
    """What every company may expect after a move."""
    each = [f"{company(who)} {minus(vp.mean)} VP ({100 * move.won[who].mean:.0f} %)" for who, vp in move.vp.items()]
    return listed(each)
