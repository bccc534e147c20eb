"""Intervals hold as often as they say: by tables, by walks of chance, and in games whose end can be worked out."""

import math
from collections.abc import Callable
from fractions import Fraction
from functools import cache
from itertools import pairwise
from random import Random

import pytest

from barrage_nb import Position, compare_moves, new_game, play, random_player, rollout
from barrage_nb.analysis.rollouts import looks
from barrage_nb.analysis.statistics import (
    ENOUGH,
    FIRST_LOOK,
    Precision,
    anytime,
    difference,
    mean,
    normal,
    share,
    share_difference,
    student,
    wilson,
)
from barrage_nb.engine.play import builder_player
from tests.proofs import proof


@pytest.mark.parametrize(
    ("error", "freedom", "wanted"),
    [
        (0.05, 1, 12.7062),
        (0.05, 2, 4.3027),
        (0.05, 9, 2.2622),
        (0.05, 10, 2.2281),
        (0.05, 30, 2.0423),
        (0.01, 5, 4.0321),
        (0.001, 30, 3.6460),
        (0.05, 60, 2.0003),
        (0.01, 120, 2.6174),
        (0.05, 10**6, 1.9600),
    ],
)
def test_students_quantiles_are_those_of_the_tables(error: float, freedom: int, wanted: float) -> None:
    assert student(error, freedom) == pytest.approx(wanted, abs=1e-4)


@pytest.mark.parametrize("error", [0.05, 0.001, 1e-5])
def test_the_expansion_goes_on_where_the_finite_sum_ends(error: float) -> None:
    steps = [student(error, freedom) for freedom in range(56, 65)]
    falls = [one - other for one, other in pairwise(steps)]
    assert falls == sorted(falls, reverse=True)


def test_the_mean_of_five_numbers() -> None:
    found = mean([2, 4, 4, 4, 6])
    assert found.mean == 4
    assert found.reach == pytest.approx(2.7764 * math.sqrt(2 / 5), abs=1e-4)
    assert str(found) == "4.0 ± 1.8"


def test_a_share_is_told_in_digits_enough() -> None:
    assert str(share([1.0] * 120 + [0.0] * 80)) == "0.60 ± 0.07"
    assert str(share_difference([0.0] * 300, [1.0] * 3 + [0.0] * 297)) == "\u22120.01 ± 0.01"
    assert str(share([1.0] * 40_000 + [0.0] * 60_000)) == "0.400 ± 0.003"
    assert str(mean([100.0, 101.0, 102.0] * 4)) == "101.0 ± 0.5"
    assert str(mean([101.0] * 8)) == "101.0 ± 0.0"
    assert mean([7]).reach == math.inf
    assert difference([3, 5, 7], [1, 3, 5]) == (2, 2, 2, 3)


def test_wilson_is_honest_about_none_and_all() -> None:
    none, most = wilson(0, 10), wilson(0.8, 10)
    assert (none.low, none.high) == pytest.approx((0, 0.2775), abs=1e-4)
    assert (most.low, most.high) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert share([1.0] * 10).high == wilson(1, 61).high == 1
    assert wilson(0, 61).low == 0
    assert share([1.0] * 10).low == pytest.approx(1 - none.high)


def test_pairs_that_are_all_alike_leave_a_doubt() -> None:
    found = share_difference([1.0] * 40, [1.0] * 40)
    assert found.mean == 0
    assert 0.02 < found.reach < 0.1
    assert share_difference([1.0] * 40, [0.0] * 40).high == 1


def test_a_few_differences_that_are_all_alike_are_no_certainty() -> None:
    luck = Random(5)
    ours = [float(luck.randrange(40)) for _ in range(400)]
    less, rarely = [each - 4 for each in ours], 1 / 20
    truth = 4 - rarely * 25  # now and then it wins what nobody has seen yet
    few = Precision(400).difference(ours, less[:FIRST_LOOK], "going on")
    assert few.n == FIRST_LOOK
    assert few.mean == pytest.approx(4)
    assert few.low < truth < 4 < few.high < 12
    # The more there are, the rarer another can be; as many as one may stop at are believed.
    more = Precision(400).difference(ours, less[: ENOUGH // 2], "going on")
    assert 0 < more.reach < few.reach / 2
    enough = Precision(400).difference(ours, less[:ENOUGH], "going on")
    assert enough == (4, 4, 4, ENOUGH)
    assert enough.bounds("lead") == "in each of 64 playouts"
    # Where nothing ever differs there is nothing that could come.
    assert Precision(400).difference([3.0] * 400, [1.0] * FIRST_LOOK, "going on") == (2, 2, 2, FIRST_LOOK)
    # What was fixed beforehand is told as it was counted.
    assert Precision(8).difference(ours[:8], less[:8], "counted").reach == pytest.approx(0)


def test_looking_all_the_time_costs_about_half_the_width() -> None:
    for limit in (64, 512, 4096):
        factor = normal(anytime(0.05, FIRST_LOOK, limit)) / normal(0.05)
        assert 1.2 < factor < 1.7
    assert anytime(0.05, 100, 100) == 0.05
    assert list(looks(20)) == [1, 2, 4, *range(8, 17), 18, 20]
    assert list(looks(5)) == [1, 2, 4, 5]


def test_it_does_not_stop_before_enough_is_there_however_alike_it_looks() -> None:
    precision = Precision(1000, within=5)
    assert precision.ended(ENOUGH - 1, 0.0) == "going on"
    assert precision.ended(ENOUGH, 0.0) == "narrow"
    assert precision.ended(ENOUGH, 5.1) == "going on"
    assert precision.ended(1000, 5.1) == "limit"
    assert Precision(10, within=5).ended(10, 0.0) == "narrow"
    assert Precision(10).ended(10, 9.0) == "counted"


WALKS, STEPS = 600, 512


def test_an_interval_that_may_be_read_at_any_time_holds_all_the_time() -> None:
    precision, luck, plainly, always = Precision(STEPS, within=0.1), Random("walks"), 0, 0
    for _ in range(WALKS):
        values = [luck.gauss(0, 1) for _ in range(STEPS)]
        at_looks = [(precision.mean(values[:count], "going on"), mean(values[:count])) for count in looks(STEPS)]
        always += all(found.open for found, _ in at_looks)
        plainly += all(plain.open for _, plain in at_looks)
    assert always / WALKS >= 0.94
    assert plainly / WALKS < 0.75  # why the plain interval will not do


def stopped(draw: Callable[[Random], float], within: float, runs: int = 200) -> float:
    """How often the interval at which it stopped by itself holds 0, the true mean."""
    precision, luck, held = Precision(400, within), Random("stopped"), 0
    for _ in range(runs):
        values = [draw(luck) for _ in range(400)]
        for count in looks(400):
            found = precision.mean(values[:count], "narrow")
            ended = precision.ended(count, found.reach)
            if ended != "going on":
                held += precision.mean(values[:count], ended).open
                break
    return held / runs


@pytest.mark.parametrize(
    ("draw", "within"),
    [
        (lambda luck: luck.gauss(0, 10), 4.0),
        (lambda luck: luck.expovariate(0.1) - 10, 4.0),
        (lambda luck: 38.0 if luck.random() < 0.05 else -2.0, 4.0),
    ],
    ids=["even", "lopsided", "one in twenty is worth forty"],
)
def test_stopping_as_soon_as_it_is_narrow_keeps_what_the_interval_says(
    draw: Callable[[Random], float], within: float
) -> None:
    assert stopped(draw, within) >= 0.95


@cache
def late(seed: int, before_the_end: int) -> Position:
    """A position some decisions before the end of a game."""
    position, strategy = new_game(2, seed=seed), builder_player(seed)
    passed = [position]
    while position.question is not None:
        position = play(position, strategy(position)).after
        passed.append(position)
    return passed[-before_the_end]


@cache
def truth(position: Position, who: str) -> tuple[Fraction, Fraction]:
    """What a company comes to on average, and its share of the first place, where everybody chooses by chance."""
    if position.question is None:
        first = position.ranking[0]
        return Fraction(position.companies[who].vp), Fraction(int(who in first), len(first))
    moves = position.legal_moves
    ends = [truth(play(position, move).after, who) for move in moves]
    return sum(vp for vp, _ in ends) / Fraction(len(moves)), sum(won for _, won in ends) / Fraction(len(moves))


KNOWN = (17, 4)
"""A position three decisions before the end, from which chance alone leads to 285 ends."""


def covered(times: int, n: int, within: float | None) -> tuple[float, float, float]:
    """How often the intervals of points, of wins and of the gain of a move hold the truth."""
    position = late(*KNOWN)
    assert position.question is not None
    who = position.question.who
    vp, won = truth(position, who)
    moves = position.legal_moves[:2]
    one, other = (truth(play(position, move).after, who)[0] for move in moves)
    held = [0, 0, 0]
    for seed in range(times):
        found = rollout(position, random_player, n, seed, within=within)
        pair = compare_moves(position, moves, random_player, n, seed, within=within)
        gain = pair.difference(*map(str, moves))
        held[0] += found.vp(who).low <= vp <= found.vp(who).high
        held[1] += found.won(who).low <= won <= found.won(who).high
        held[2] += gain.low <= one - other <= gain.high
    return held[0] / times, held[1] / times, held[2] / times


def test_intervals_hold_the_truth_of_a_known_game() -> None:
    assert all(rate >= 0.9 for rate in covered(120, 40, None))


@proof
def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    vp, won, gain = covered(400, 50, None)
    assert 0.93 <= vp <= 0.975
    assert 0.93 <= gain <= 0.975
    assert won >= 0.94  # shared first places lie nearer together than Wilson takes them to


@proof
def test_intervals_hold_where_it_stops_by_itself_and_so_looks_again_and_again() -> None:
    assert all(rate >= 0.95 for rate in covered(80, 200, 0.15))
