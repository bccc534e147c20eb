"""What is said about a game that is looked back on."""

from itertools import pairwise
from math import isinf
from typing import Any

from .analysis import measure, percent, unknown
from .best import between
from .message import Message, Messages, declared
from .names import TILES, in_a_row, listed, one_by_one
from .scene import contract

HEADS = Messages("review-head")
"""What stands above the columns of a review."""


def chart_round(round: int) -> Message: ...
def chart_line(who: str, first: float, last: float) -> Message: ...
def in_short(moves: int, going: int, each: str, measure: str) -> Message: ...
def company_lost(who: str, lost: float) -> Message: ...
def made_so(
    moves: int, going: int, forced: int, n: int, policy: str, seed: int, level: float, wrong: int, not_judged: int
) -> Message: ...
def surely_lost(who: str, lost: float, measure: str, sure: int, moves: int, open: int) -> Message: ...
def all_open(who: str, moves: int) -> Message: ...
def nothing_lost(n: int) -> Message: ...
def added_up() -> Message: ...
def turned(round: int, who: str, move: str, lost: str, instead: str, expected: str) -> Message: ...
def loss(mean: float, measure: str, bounds: str, open: bool) -> Message: ...
def company_expects(who: str, vp: float, won: int) -> Message: ...
def what_instead(number: int, of: int, round: int, who: str, move: str) -> Message: ...
def holds(vp: int, energy: int) -> Message: ...
def holds_with(vp: int, energy: int, officer: str) -> Message: ...
def tiles_held(tiles: str) -> Message: ...
def what_cost(measure: str) -> Message: ...
def less_than(n: int, won: bool) -> Message: ...
def from_to(low: int, high: int, won: bool) -> Message: ...
def more_than(n: int, won: bool) -> Message: ...
def tried_best(line: str) -> Message: ...
def tried_lost(line: str, mean: float, bounds: str) -> Message: ...
def after_it(move: str, lost: str, n: int, expected: str) -> Message: ...
def no_moves() -> Message: ...
def chart() -> Message: ...
def guess_head() -> Message: ...
def guess_hint() -> Message: ...
def show_all() -> Message: ...
def all_() -> Message: ...


declared(__name__)


def head() -> tuple[str, ...]:
    """The head of the table of turning points."""
    return (*(HEADS[name] for name in ("round", "turning_point", "move", "lost")), "", HEADS["best"])


def chart_text(found: Any) -> str:
    """The chart as text: where every company began and ended, and where the game turned."""
    lines = {who: found.expected(who) for who in found.companies}
    told = [chart_line(who, line[0][1].mean, line[-1][1].mean) for who, line in lines.items() if line]
    return one_by_one([*told, *(turning_point(each, found.by) for each in found.turning_points)])


def review_in_short(found: Any) -> Message:
    """A review in a line."""
    each = in_a_row(company_lost(who, found.lost(who)) for who in found.companies)
    return in_short(len(found), found.going, each, measure(found.by))


def review(found: Any) -> str:
    """A review as plain text: how it was made, what each company lost, and the turning points."""
    return "\n".join(
        [made(found), *losses(found), counted(found), *(turning_point(each, found.by) for each in found.turning_points)]
    )


def made(found: Any) -> Message:
    """How a review was made."""
    return made_so(
        len(found),
        found.going,
        sum(each.forced for each in found.moves),
        found.n,
        found.policy,
        found.seed,
        100 * found.level,
        percent(1 - found.level),
        found.not_judged,
    )


def losses(found: Any) -> list[str]:
    """What each company lost at least, a sentence each, and how many of its moves are open."""
    told: list[str] = []
    for who in found.companies:
        own = [each for each in found.moves if each.who == who and not each.forced]
        sure = sum(each.sure for each in own)
        if own and sure:
            told.append(surely_lost(who, found.lost(who), measure(found.by), sure, len(own), len(own) - sure))
        elif own:
            told.append(all_open(who, len(own)))
    return told


def counted(found: Any) -> Message:
    """What is added up, and how to know more."""
    return added_up() if any(each.sure for each in found.moves) else nothing_lost(found.n)


def turning_point(move: Any, by: str) -> Message:
    """A move that cost much."""
    return turned(move.round, move.who, move.told, lost(move, by), move.instead, expected(move))


def lost(move: Any, by: str) -> Message:
    """What a move lost, with its interval."""
    found, factor = move.lost, 100 if by == "won" else 1
    bounds = unknown() if isinf(found.high) else between(factor * found.low, factor * found.high)
    return loss(factor * found.mean, measure(by), bounds, found.open)


def expected(move: Any) -> str:
    """What every company may expect after a move."""
    return listed(company_expects(who, vp.mean, percent(move.won[who].mean)) for who, vp in move.vp.items())


# Guessing first.

COSTS = (2, 5, 10)
"""Between these a loss is guessed, in points."""


def which(number: int, of: int, move: Any) -> Message:
    """What would have been better at a turning point."""
    return what_instead(number, of, move.round, move.who, move.told)


def has(held: Any) -> list[str]:
    """What the mover has at a turning point beside the supply, a line each: points, tiles, contracts in hand."""
    own = holds_with(held.vp, held.energy, held.officer) if held.officer else holds(held.vp, held.energy)
    tiles = [tiles_held(listed(TILES[tile] for tile in held.tiles))] if held.tiles else []
    return [own, *tiles, *map(contract, held.contracts)]


def how_much(by: str) -> Message:
    """What it cost."""
    return what_cost(measure(by))


def costs(by: str) -> tuple[str, ...]:
    """What may be guessed of a loss, from least to most."""
    won = by == "won"
    ends = [end * (5 if won else 1) for end in COSTS]
    return (less_than(ends[0], won), *(from_to(*both, won) for both in pairwise(ends)), more_than(ends[-1], won))


def cost(move: Any, by: str) -> int:
    """Which of them a loss is, the least being 0."""
    lost: float = move.lost.mean * (100 / 5 if by == "won" else 1)
    return sum(lost >= end for end in COSTS)


def tried(move: Any, by: str) -> list[str]:
    """What each option lost, the best first, a sentence each."""
    factor, losses = 100 if by == "won" else 1, dict(move.tried)
    told: list[str] = []
    for option, line in move.choices.items():
        found = losses[option]
        bounds = between(factor * found.low, factor * found.high)
        told.append(tried_lost(line, factor * found.mean, bounds) if found.mean else tried_best(line))
    return told


def after(move: Any, by: str) -> Message:
    """What a move lost, how much of that may be chance, and what was to be expected after it."""
    return after_it(move.told, lost(move, by), move.lost.n, expected(move))
