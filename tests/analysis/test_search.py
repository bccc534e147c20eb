"""The searching player: it looks at nothing hidden, keeps to what it is given, and beats the quick player."""

import time
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from random import Random

import pytest

from barrage_nb import Design, Position, legal_moves, new_game, play, play_out
from barrage_nb.analysis import search
from barrage_nb.analysis.appraisal import Outlooks
from barrage_nb.analysis.executors import Pool, WorkedBy
from barrage_nb.analysis.judge import judge
from barrage_nb.analysis.outlook import WEIGHTS
from barrage_nb.analysis.quick import quick_player
from barrage_nb.analysis.search import (
    DEEP,
    USUAL,
    Depth,
    Searcher,
    Tryout,
    deep_player,
    different,
    leads,
    learned_player,
    looked_at,
    search_player,
    turns_over,
)
from barrage_nb.engine.rounds import Turn
from barrage_nb.engine.setup import deal
from tests.analysis.best_moves import known_positions
from tests.analysis.test_executors import Shuffled
from tests.analysis.test_quick import beside_automas, played
from tests.proofs import proof

TWO_ROUNDS = Design(rounds=2)
"""A game to its end at less of the cost: playouts of a first round are the longest."""


@pytest.mark.parametrize(
    "table", [pytest.param(table, marks=proof) for table in [(2, "full", 1), (2, "introductory", 0), (4, "full", 2)]]
)
def test_it_plays_a_whole_game(table):
    players, rules, automas = table
    level = "hard" if automas else "medium"
    start = new_game(players, rules, seed=3, automas=automas, level=level, design=TWO_ROUNDS)
    end, _ = played(start, beside_automas(search_player(1, playouts=4)))
    assert end.over


def turns_of(start: Position) -> list[Position]:
    """Where somebody begins a turn in a game of quick players."""
    found, position, choose = [], start, beside_automas(quick_player(5))
    while position.question is not None:
        if isinstance(position.question, Turn):
            found.append(position)
        position = play(position, choose(position)).after
    return found


def test_it_chooses_the_same_whatever_the_piles_hide():
    for position in turns_of(new_game(3, seed=8, automas=1))[::60]:
        view = position.view_for(position.question.who)
        answers = {search_player(3, playouts=8)(known) for known in (position, view, deal(view, 1), deal(view, 2))}
        assert len(answers) == 1, position


def test_the_deep_player_chooses_the_same_whatever_the_piles_hide():
    for position in turns_of(new_game(3, seed=8, automas=1))[5::75]:
        view = position.view_for(position.question.who)
        answers = {deep_player(3, playouts=16)(known) for known in (position, view, deal(view, 1), deal(view, 2))}
        assert len(answers) == 1, position


def test_the_deep_player_chooses_the_same_whoever_works_its_playouts_out(middle):
    with Shuffled(1) as executor:
        found = deep_player(2, playouts=16, executor=executor)(middle)
        assert executor.order, "it was shared out"
    assert found == deep_player(2, playouts=16)(middle)


def test_the_deep_player_goes_on_by_turns_that_the_judge_holds_best(monkeypatch, middle):
    asked = []

    def looked_at(view, who, chance, outlooks, looks, judge):
        asked.append((who, looks))
        return different(view, who, outlooks)[0]

    monkeypatch.setattr(search, "looked_at", looked_at)
    search_player(2, playouts=8)(middle)
    assert not asked
    deep_player(2, playouts=16)(middle)
    assert set(asked) == {(middle.question.who, DEEP.looks)}


@pytest.mark.parametrize("companies", [2, 3, 4])
def test_the_deep_player_sees_as_many_turns_ahead_however_many_companies_share_them(companies):
    position = turns_of(new_game(companies, seed=5))[0]
    ahead = {
        depth: Tryout(position, position.question.who, (), (), Outlooks(WEIGHTS), depth).ahead
        for depth in (DEEP, USUAL)
    }
    assert ahead == {DEEP: 16, USUAL: 2 * companies}


def test_of_the_turns_looked_at_it_takes_the_one_that_the_judge_holds_best():
    position = turns_of(new_game(2, seed=1, automas=1))[11]
    view, outlooks = position.view_for(position.question.who), Outlooks(WEIGHTS)
    found = different(view, position.question.who, outlooks)
    assert looked_at(view, view.question.who, Random(1), outlooks, 1, judge()) == found[0]
    ends = turns_over(view, view.question.who, found, outlooks, Random(1).randrange(10**9))
    held = leads(ends, view.question.who, outlooks, judge())
    best = looked_at(view, view.question.who, Random(1), outlooks, len(found), judge())
    assert held[found.index(best)] == max(held)
    assert best != found[0], "the quick player would do something else"


def test_the_learned_player_looks_again_at_the_turns_that_the_judge_holds_best():
    once = Searcher(1, None, 0, WorkedBy(None), depth=USUAL._replace(first=0))
    turns = turns_of(new_game(2, seed=1, automas=1))
    both = [(once(position), learned_player(1)(position)) for position in turns[::4]]
    assert any(first != second for first, second in both)


def test_in_every_halving_those_left_are_played_out_as_often(monkeypatch, middle):
    dealt = []

    def try_out(self, tryout, left, until):
        dealt.append((len(left), len(tryout.lucks)))
        for ends in left.values():
            ends += [0.0] * len(tryout.lucks)
        return len(tryout.plans) * len(tryout.lucks)

    monkeypatch.setattr(Searcher, "_try_out", try_out)
    playouts = 230
    search_player(2, playouts=playouts)(middle)
    sizes, lucks = zip(*dealt, strict=True)
    assert sizes == (12, 6, 3, 2)
    assert lucks == (10, 10, 10, 10), "of 230 playouts 23 each time round"


def within_a_turn(start: Position) -> Position:
    """Where a turn has begun and asks something on which more than one thing can be answered."""
    position, choose = start, beside_automas(quick_player(5))
    while isinstance(position.question, Turn) or len(position.legal_moves) < 4:
        position = play(position, choose(position)).after
    return position


def test_within_a_turn_what_the_judge_says_counts_as_some_playouts(middle):
    player, position = deep_player(2), within_a_turn(middle)
    for asked, trust in ((position, DEEP.trust), (middle, 0)):
        view = asked.view_for(asked.question.who)
        found = player.candidates(view, asked.question)
        left = player.worth_trying(view, asked.question, found)
        assert {len(said) for said in left.values()} == {trust}


def test_a_question_within_a_turn_is_decided_by_the_judge_where_playouts_say_the_same(monkeypatch, middle):
    position = within_a_turn(middle)

    def try_out(self, tryout, left, until):
        for ends in left.values():
            ends.append(0.0)
        return len(tryout.plans)

    monkeypatch.setattr(Searcher, "_try_out", try_out)
    player, view = search_player(2), position.view_for(position.question.who)
    found = player.candidates(view, position.question)
    said = player.worth_trying(view, position.question, found)
    best = max(said, key=lambda plan: said[plan][0])
    assert search_player(2).search(position, position.question) == best


def test_the_seed_fixes_what_it_plays():
    searchers, position = (
        [search_player(1, playouts=8) for _ in range(2)],
        new_game(2, seed=2, companies=["usa", "italy"]),
    )
    for _ in range(4):
        moves = [searcher(position) for searcher in searchers]
        assert moves[0] == moves[1]
        position = play(position, moves[0]).after


def test_it_answers_in_about_the_time_that_it_is_given():
    position = turns_of(new_game(2, seed=1))[4]
    searcher = search_player(1, seconds=0.05)
    assert searcher(position) in legal_moves(position)


@proof
def test_it_finds_moves_that_are_known_to_be_best():
    known = known_positions()
    found = [case for case in known if search_player(1, playouts=200)(case.position) in case.best]
    assert len(found) >= 0.9 * len(known)


def test_it_finds_what_wins_on_the_spot():
    case = max(known_positions(), key=lambda case: case.by)
    assert search_player(1, playouts=60)(case.position) in case.best


class Counting(Searcher):
    """It notes how many playouts each of its searches has, turn by turn."""

    def __init__(self, playouts: int, depth: Depth) -> None:
        super().__init__(1, None, playouts, WorkedBy(None), depth=depth)
        self.turns = list[list[int]]()

    def search(self, position, question):
        if isinstance(question, Turn):
            self.turns.append([])
        self.turns[-1].append(0)
        return super().search(position, question)

    def _try_out(self, *given):
        tried = super()._try_out(*given)
        self.turns[-1][-1] += tried
        return tried


@pytest.mark.parametrize(("then", "limits"), [(0.5, (64, 32, 16, 8)), (1.0, (64, 32, 32, 32))])
def test_each_question_within_a_turn_gets_its_part_of_the_one_before(then, limits):
    counting = Counting(64, Depth(kept=4, laps=0, within=0.5, then=then))
    played(new_game(2, seed=1, automas=1), beside_automas(counting))
    assert max(map(len, counting.turns)) >= 4
    for counts in counting.turns:
        for count, limit in zip(counts, limits, strict=False):
            assert count == 0 or limit - 4 < count <= limit


@proof
def test_it_beats_the_quick_player():
    ahead = 0
    for seed in range(4):
        players = [search_player(seed, playouts=24), quick_player(seed)]
        start = new_game(2, "introductory", seed=seed // 2, design=TWO_ROUNDS)
        seats = dict(zip(start.companies, players[:: -1 if seed % 2 else 1], strict=True))
        end = play_out(start, seats)
        ahead += seats[end.ranking[0][0]] is players[0]
    assert ahead >= 3


def choices(start: Position, many: int, **how: object) -> list[str]:
    """The first moves of a game in which the searching player has every seat."""
    searcher, position, found = search_player(2, playouts=24, **how), start, []
    for _ in range(many):
        step = play(position, searcher(position))
        position = step.after
        found.append(str(step.move))
    return found


@pytest.fixture(scope="module")
def middle() -> Position:
    return turns_of(new_game(2, seed=1))[9]


@pytest.mark.parametrize("seed", range(2))
def test_it_chooses_the_same_whoever_works_its_playouts_out(middle, seed):
    with Shuffled(seed) as executor:
        found = choices(middle, 3, executor=executor)
        assert executor.order != sorted(executor.order), "it was shared out"
    assert found == choices(middle, 3)


def test_it_chooses_the_same_on_processes(middle):
    with ProcessPoolExecutor(1, Pool.of_this_process().context) as executor:
        assert choices(middle, 2, executor=executor) == choices(middle, 2)


def test_who_is_to_work_is_looked_at_when_it_is_made():
    with pytest.raises(TypeError, match="cannot work"):
        search_player(1, executor="all")


def test_with_an_executor_it_keeps_to_its_time_too(middle):
    with ThreadPoolExecutor(2) as executor:
        searcher, start = search_player(1, seconds=0.05, executor=executor), time.perf_counter()
        assert searcher(middle) in legal_moves(middle)
        assert time.perf_counter() - start < 30, "it ends by itself"
