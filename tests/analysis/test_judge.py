"""The learned judge: named inputs, whole numbers, the same everywhere; and the players that use it."""

import os
import subprocess
import sys
import time
import warnings
from collections import Counter
from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import partial
from math import floor
from pathlib import Path
from random import Random
from time import process_time

import numpy
import pytest

from barrage_nb import Design, Position, Rulings, legal_moves, new_game, play, random_player
from barrage_nb.analysis.appraisal import Outlooks
from barrage_nb.analysis.inputs import COMPANY, INPUTS, told_to
from barrage_nb.analysis.judge import GRID, HIDDEN, WEIGHTS_FILE, Judge, judge, knows
from barrage_nb.analysis.outlook import WEIGHTS
from barrage_nb.analysis.quick import quick_player
from barrage_nb.analysis.search import deep_player, learned_player, search_player
from barrage_nb.analysis.sense import action_of
from barrage_nb.engine.moves import Move
from barrage_nb.engine.play import Step, Strategy
from barrage_nb.engine.setup import deal
from barrage_nb.history import tweak
from benchmarks.blunders import BLUNDERS, blunders, turns
from tests.analysis.test_quick import beside_automas
from tests.analysis.test_search import turns_of
from tests.proofs import proof

PINNED = [(96.548807, -9.399659), (88.400069, -16.992825), (90.426208, -11.790828), (86.516631, -53.274134)]
"""Points and lead that the judge expects in some of the positions."""


def steps_of(start: Position, choose: Strategy) -> list[Step]:
    """A whole game."""
    steps, position = list[Step](), start
    while position.question is not None:
        steps.append(play(position, choose(position)))
        position = steps[-1].after
    return steps


@pytest.fixture(scope="module")
def positions() -> list[Position]:
    """Turns of games for two, three and four, with and without Automas."""
    starts = [new_game(2, seed=1), new_game(3, seed=2, automas=1), new_game(4, seed=3, automas=3, level="very hard")]
    return [position for start in starts for position in turns_of(start)[3::17]]


def told(position: Position) -> list[float]:
    """What the judge is told of a position, for the one to move."""
    assert position.question is not None
    return told_to(position, (position.question.who,), Outlooks(WEIGHTS))[0]


def ticks_of_others() -> int:
    """The processor time of all threads of this process but the first, in hundredths of a second."""
    threads = (each for each in Path("/proc/self/task").iterdir() if each.name != str(os.getpid()))
    told = [(each / "stat").read_text().rpartition(")")[2].split() for each in threads]
    return sum(int(each[11]) + int(each[12]) for each in told)


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="only Linux tells the time of each thread")
def test_its_sums_are_left_to_one_core(positions: list[Position]) -> None:
    rows, began = [told(positions[0])] * 16, process_time()
    time.sleep(0.3)  # what waits from before gives up
    before = ticks_of_others()
    while process_time() < began + 1.0:
        judge().expected(rows)
    assert ticks_of_others() - before < 20, "with one other core, it was half of a hundred and more"


def test_every_input_has_a_name_of_its_own(positions: list[Position]) -> None:
    assert len(set(INPUTS)) == len(INPUTS)
    for position in positions:
        assert len(told(position)) == len(INPUTS)
        for who in position.companies:
            appraisal = Outlooks(WEIGHTS).appraisal(position, who)
            assert [len(group.names) for group in COMPANY] == [len(group.told(appraisal)) for group in COMPANY]


@pytest.mark.parametrize(
    ("name", "change", "there"),
    [
        ("points", {"vp": 17}, 17),
        ("others: points", {"vp": 17}, 17),
        ("foremost: points", {"vp": 17}, 17),
        ("credits", {"credits": 2}, 2),
        ("no energy", {"energy": 4}, 0),
        ("energy", {"energy": 4}, 4),
        ("section of the track", {"energy": 13}, 2),
        ("excavators", {"excavators": 3}, 3),
        ("others: passed", {}, 0),
    ],
)
def test_an_input_is_what_it_is_called(name: str, change: dict[str, int], there: int) -> None:
    position = new_game(2, "introductory", seed=1)
    assert position.question is not None
    one, other = position.companies
    who = one if (position.question.who == one) == (":" not in name) else other
    assert told(tweak(position, {who: change}).position)[INPUTS.index(name)] == there


def test_its_numbers_are_pinned(positions: list[Position]) -> None:
    """Any change of the weights, of what is told or of how it is summed shows here; the sums themselves are exact."""
    found = [judge().expected([told(position)])[0] for position in positions[::3]]
    assert [(round(end.points, 6), round(end.lead, 6)) for end in found] == PINNED


def test_its_sums_are_exact_whatever_the_order(positions: list[Position]) -> None:
    """The same numbers by fractions, which know no rounding, as by floats in the order of this machine."""
    known = judge()
    first, second, last, straight = (part.astype(int).tolist() for part in known.parts)
    first_base, second_base, last_base = (base.astype(int).tolist() for base in known.bases)
    one, two, three, beside = map(int, known.scales)
    units = [Fraction(unit) for unit in known.units]

    def layer(row: Sequence[Fraction | int], weights: list[list[int]], base: Sequence[int]) -> list[Fraction]:
        return [
            at + sum(x * w for x, w in zip(row, each, strict=True))
            for at, each in zip(base, zip(*weights, strict=True), strict=True)
        ]

    for position in positions[::9]:
        row = [round(number * GRID) for number in told(position)]
        halved = [number * unit for number, unit in zip(row, units, strict=True)]
        hidden = [floor(max(0, x) * HIDDEN / (GRID * one)) for x in layer(halved, first, first_base)]
        size, ends = len(hidden) // len(second), [Fraction(base) for base in last_base]
        for at, (weights, (base,), out) in enumerate(zip(second, second_base, last, strict=True)):
            deeper = [floor(max(0, x) / two) for x in layer(hidden[at * size : (at + 1) * size], weights, base)]
            ends = [end + more for end, more in zip(ends, layer(deeper, out, (0, 0, 0)), strict=True)]
        straight_on = layer(row, straight, (0, 0, 0))
        points, lead, _ = (
            float(end / (len(second) * HIDDEN * three)) + float(more / (GRID * beside))
            for end, more in zip(ends, straight_on, strict=True)
        )
        assert judge().expected([told(position)])[0][:2] == (points, lead)


def test_only_who_asks_for_the_judge_loads_its_weights() -> None:
    asked = "import sys, barrage_nb; from barrage_nb.engine import play; print('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True).stdout == "False\n"


def test_it_knows_the_printed_game_with_the_usual_rulings() -> None:
    assert all(knows(new_game(players, seed=1)) for players in (2, 3, 4))
    for other in (
        new_game(2, "introductory", seed=1),
        new_game(2, seed=1, design=Design(rounds=4)),
        new_game(2, seed=1, rulings=Rulings(zero_ranks=False)),
    ):
        assert not knows(other)


@pytest.mark.parametrize("player", [learned_player(1), search_player(1, playouts=8), deep_player(1, playouts=8)])
def test_where_it_does_not_know_the_game_the_players_say_so_once(player: Strategy) -> None:
    position = turns_of(new_game(2, "introductory", seed=1))[-9]
    with pytest.warns(UserWarning, match="this game is played without it"):
        assert player(position) in legal_moves(position)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        player(position)


def test_the_learned_player_chooses_the_same_whatever_the_piles_hide() -> None:
    for position in turns_of(new_game(3, seed=8, automas=1))[::30]:
        assert position.question is not None
        view = position.view_for(position.question.who)
        answers = {learned_player(3)(known) for known in (position, view, deal(view, 1), deal(view, 2))}
        assert len(answers) == 1, position


STARTS = [(2, 1, 900_001), (2, 1, 900_002), (4, 3, 900_003)]


@pytest.fixture(scope="module")
def games() -> list[tuple[list[Step], str]]:
    """Whole games of the learned player against Very Hards, with its company."""
    found = []
    for players, automas, seed in STARTS:
        start = new_game(players, seed=seed, automas=automas, level="very hard")
        (who,) = (name for name in start.companies if name not in start.automas)
        found.append((steps_of(start, beside_automas(learned_player(seed))), who))
    return found


@pytest.mark.parametrize("blunder", BLUNDERS)
def test_the_learned_player_never_does_what_nobody_should(games: list[tuple[list[Step], str]], blunder: str) -> None:
    assert [blunders(steps, who)[blunder] for steps, who in games] == [0] * len(games)


GAMES: list[tuple[Callable[[int], Strategy], range]] = [
    *((learned_player, range(first, first + 20)) for first in range(0, 100, 20)),
    *((partial(deep_player, playouts=16), range(number, number + 1)) for number in range(4)),
]
"""Who plays, and the numbers of the games: a few at a time, so that no core waits for another."""


@proof
@pytest.mark.parametrize(("player", "games"), GAMES)
def test_in_many_games_a_player_never_does_what_nobody_should(player: Callable[[int], Strategy], games: range) -> None:
    found = Counter[str]()
    for number in games:
        players = 4 if number % 4 == 3 else 2
        start = new_game(players, seed=920_000 + number, automas=players - 1, level="very hard")
        (who,) = (name for name in start.companies if name not in start.automas)
        found += blunders(steps_of(start, beside_automas(player(number))), who)
    assert not found


def careless(seed: int) -> Strategy:
    """A strategy that now plays quickly and now by chance, but never at a turbine."""
    quick, chance, luck = quick_player(seed), random_player(seed), Random(seed)

    def choose(position: Position) -> Move:
        move = (quick if luck.random() < 0.5 else chance)(position)
        others = [other for other in position.legal_moves if action_of(other) != "produce"]
        return move if move in others else others[-1]

    return choose


@pytest.fixture(scope="module")
def found_in_careless_games() -> Counter[str]:
    """What is found in a few games that are played carelessly."""
    found = Counter[str]()
    for seed in range(6):
        steps = steps_of(new_game(2, "introductory", seed=seed), careless(seed))
        found += sum((blunders(steps, who) for who in steps[-1].after.companies), Counter[str]())
    return found


@pytest.mark.parametrize("blunder", BLUNDERS)
def test_what_nobody_should_do_is_found(found_in_careless_games: Counter[str], blunder: str) -> None:
    assert found_in_careless_games[blunder]


def test_what_a_rounds_end_asks_is_no_part_of_a_turn() -> None:
    """In this game incomes ask the company something, once right after a turn of its own that is a round's last."""
    steps = steps_of(new_game(4, seed=920_007, automas=3, level="very hard"), beside_automas(learned_player(7)))
    (who,) = (name for name in steps[0].after.companies if name not in steps[0].after.automas)
    found = list(turns(steps, who))
    assert len(found) > 20
    assert all(len({step.before.round for step in turn.steps}) == 1 for turn in found)


def test_the_weights_are_those_of_today_s_inputs() -> None:
    """Where this fails, the judge has not learned of a row that is new: `tools/train_judge.py` makes weights anew."""
    with numpy.load(WEIGHTS_FILE) as kept:
        assert tuple(kept["inputs"]) == INPUTS


def test_what_it_has_not_learned_of_counts_nothing(positions: list[Position], monkeypatch: pytest.MonkeyPatch) -> None:
    rows, places = [told(position) for position in positions], list(range(len(INPUTS)))
    Random("inputs").shuffle(places)
    moved = ["an input that is new", *(INPUTS[place] for place in places)]
    monkeypatch.setattr("barrage_nb.analysis.judge.INPUTS", tuple(moved))
    with_one_more = [[7.0, *(row[place] for place in places)] for row in rows]
    assert Judge().expected(with_one_more) == judge().expected(rows)


@proof
def test_the_learned_player_beats_the_quick_one() -> None:
    ahead = 0
    for seed in range(900_000, 900_012):
        start = new_game(2, seed=seed, automas=1, level="hard")
        ends = [
            steps_of(start, beside_automas(player))[-1].after for player in (learned_player(seed), quick_player(seed))
        ]
        (who,) = (name for name in start.companies if name not in start.automas)
        ahead += ends[0].companies[who].vp > ends[1].companies[who].vp
    assert ahead >= 9
