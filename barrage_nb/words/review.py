"""What is said about a game that is looked back on."""

from itertools import pairwise
from math import isinf
from typing import Any

from .analysis import measure, one_digit
from .best import open_
from .names import OFFICERS, TILES, company, count, listed, sayer
from .scene import contract

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
            first, last = one_digit(line[0][1].mean), one_digit(line[-1][1].mean)
            told.append(f"{company(who)}: {first} VP expected after the first move, {last} after the last.")
    return " ".join([*told, *(turning_point(each, found.by) for each in found.turning_points)])


say = sayer(MESSAGES)


def review_in_short(found: Any) -> str:
    """A review in a line."""
    each = ", ".join(f"{company(who)} {one_digit(found.lost(who))}" for who in found.companies)
    return f"<Review of {count(len(found), 'moves')}{_going(found)}: lost at least {each} {measure(found.by)}>"


def _going(found: Any) -> str:
    return f", {found.going} still to come" if found.going else ""


def review(found: Any) -> str:
    """A review as plain text: how it was made, what each company lost, and the turning points."""
    return "\n".join(
        [made(found), *losses(found), counted(found), *(turning_point(each, found.by) for each in found.turning_points)]
    )


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
    """What each company lost at least, a sentence each, and how many of its moves are open."""
    told = []
    for who in found.companies:
        own = [each for each in found.moves if each.who == who and not each.forced]
        sure = sum(each.sure for each in own)
        if own and sure:
            rest = f"; of the other {len(own) - sure} it is {open_()}" if len(own) > sure else ""
            moves = f"{sure} of {count(len(own), 'moves')}"
            told.append(
                f"{company(who)} lost at least {one_digit(found.lost(who))} {measure(found.by)}, by {moves}{rest}."
            )
        elif own:
            told.append(
                f"{company(who)}: of all {count(len(own), 'moves')} it is {open_()} whether they lost anything."
            )
    return told


def counted(found: Any) -> str:
    """What is added up, and how to know more."""
    if not any(each.sure for each in found.moves):
        return f"Nothing is surely lost after {found.n} playouts a move; {MORE}"
    return (
        "Added up is the lower end of every sure loss. The middles would add up chance: a move that had bad luck in "
        f"its playouts looks worse than it is. To know more, {MORE}"
    )


MORE = "ask for more of them: review(game, n=64)."


def turning_point(move: Any, by: str) -> str:
    """A move that cost much."""
    return (
        f"Round {move.round}, {company(move.who)}: ‘{move.told}’ lost {lost(move, by)} against ‘{move.instead}’; "
        f"expected after it: {expected(move)}."
    )


def lost(move: Any, by: str) -> str:
    """What a move lost, with its interval."""
    found, factor = move.lost, 100 if by == "won" else 1
    mean, low, high = (one_digit(factor * number) for number in found[:3])
    bounds = "?" if isinf(found.high) else f"{low} to {high}"
    return f"{mean} {measure(by)} ({bounds}{f', {open_()}' if found.open else ''})"


def expected(move: Any) -> str:
    """What every company may expect after a move."""
    each = [f"{company(who)} {one_digit(vp.mean)} VP ({100 * move.won[who].mean:.0f} %)" for who, vp in move.vp.items()]
    return listed(each)


# Guessing first.

GUESS_HEAD = "Before you read what this game cost"
GUESS_HINT = (
    "Here are the turning points: moves that surely lost something. For each, say what you would have played, and what "
    "you hold the loss to be; then you see what the playouts say."
)
SHOW_ALL, ALL = "Show the whole review", "The whole review"
COSTS = (2.0, 5.0, 10.0)
"""Between these a loss is guessed, in points."""


def which(number: int, of: int, move: Any) -> str:
    """What would have been better at a turning point."""
    return (
        f"Turning point {number} of {of}: round {move.round}, {company(move.who)} is to move, and played: {move.told}. "
        "What would have been best?"
    )


def has(held: Any) -> list[str]:
    """What the mover has at a turning point beside the supply, a line each: points, tiles, contracts in hand."""
    officer = f", with {OFFICERS[held.officer]}" if held.officer else ""
    lines = [f"{count(held.vp, 'vp')} and {held.energy} energy{officer}."]
    if held.tiles:
        lines.append(f"Tiles to build with: {listed(TILES[tile] for tile in held.tiles)}.")
    return [*lines, *map(contract, held.contracts)]


def how_much(by: str) -> str:
    """What it cost."""
    return f"What did the move that was played cost, in {measure(by)}?"


def costs(by: str) -> tuple[str, ...]:
    """What may be guessed of a loss, from least to most."""
    ends = [f"{end * (5 if by == 'won' else 1):g}" for end in COSTS]
    unit = "%" if by == "won" else "points"
    between = [f"{low} to {high} {unit}" for low, high in pairwise(ends)]
    return (f"less than {ends[0]} {unit}", *between, f"more than {ends[-1]} {unit}")


def cost(move: Any, by: str) -> str:
    """Which of them a loss is."""
    lost: float = move.lost.mean * (100 / 5 if by == "won" else 1)
    return costs(by)[sum(lost >= end for end in COSTS)]


def tried(move: Any, by: str) -> list[str]:
    """What each option lost, the best first, a line each."""
    factor = 100 if by == "won" else 1
    told = []
    for option, line in move.choices.items():
        found = dict(move.tried)[option]
        low, high = one_digit(factor * found.low), one_digit(factor * found.high)
        told.append(
            f"{line}: " + (f"lost {one_digit(factor * found.mean)} ({low} to {high})" if found.mean else "best")
        )
    return told


def after(move: Any, by: str) -> str:
    """What a move lost, how much of that may be chance, and what was to be expected after it."""
    chance = f"It was tried {move.lost.n} times, so part of it is chance: it may be anything in the brackets."
    return f"‘{move.told}’ lost {lost(move, by)}. {chance} Expected after it: {expected(move)}."
