"""The quick player: every game to its end, from what a person may know, and well enough to stand for one."""

from collections import Counter
from statistics import fmean

import pytest

from barrage_nb import Design, Position, legal_moves, new_game, play, play_out, random_player, sketch
from barrage_nb.analysis.appraisal import Outlooks
from barrage_nb.analysis.outlook import WEIGHTS
from barrage_nb.analysis.quick import ANSWERS, quick_player
from barrage_nb.engine.moves import ACT
from barrage_nb.engine.play import Strategy, builder_player
from barrage_nb.engine.setup import deal
from tests.clauses import clause
from tests.made_games import KINDS
from tests.proofs import many, proof


def beside_automas(choose: Strategy) -> Strategy:
    """A strategy that lets the Automas at its table act."""
    return lambda position: ACT if position.question.who in position.automas else choose(position)


def played(start: Position, choose: Strategy) -> tuple[Position, Counter[str]]:
    """A game played move by move, where every move must be legal, and how often each question was asked."""
    position, asked = start, Counter[str]()
    while position.question is not None:
        asked[type(position.question).__name__] += len(legal_moves(position)) > 1
        position = play(position, choose(position)).after
    return position, asked


@pytest.mark.parametrize(("players", "rules"), KINDS)
def test_it_plays_a_whole_game(players, rules):
    end, _ = played(new_game(players, rules, seed=4), quick_player(4))
    assert end.over
    assert end.round == 5


@pytest.mark.parametrize("level", many(["very hard", "hard", "medium", "easy"]))
@pytest.mark.parametrize(("players", "automas"), [(2, 1), (3, 2), (4, 1)])
def test_it_plays_beside_automas(players, automas, level):
    end, _ = played(new_game(players, seed=6, automas=automas, level=level), beside_automas(quick_player(6)))
    assert end.over


@proof
def test_it_has_a_legal_answer_to_every_question_that_games_by_chance_come_to():
    asked, choose = set(), quick_player(1)
    printed = (
        (seed, new_game(2 + seed % 2, seed=seed, automas=1 if seed > 20 else (), level="very hard"))
        for seed in (24, 58, *range(30))  # in the first two a tile of the Automas leads the person
    )
    for seed, position in (*printed, *((seed, new_game(2, seed=seed, box="leeghwater")) for seed in (62, 63))):
        luck = builder_player(seed) if seed < 20 else random_player(seed)
        while position.question is not None:
            assert choose(position) in legal_moves(position)
            asked.add(type(position.question))
            position = play(position, luck(position)).after
    assert set(ANSWERS) <= asked


def test_the_seed_fixes_what_it_plays():
    start = new_game(3, seed=2)
    assert play_out(start, quick_player(1)) == play_out(start, quick_player(1))


def test_it_chooses_the_same_whatever_the_piles_hide():
    position, choose, dealt = new_game(3, seed=8, automas=1), random_player(8), 0
    while position.question is not None:
        if len(legal_moves(position)) > 1 and not position.offer:
            view = position.view_for(position.question.who)
            answers = {quick_player(3)(known) for known in (position, view, deal(view, 1), deal(view, 2))}
            assert len(answers) == 1, position
            dealt += 1
        position = play(position, beside_automas(choose)(position)).after
    assert dealt > 50


def test_it_produces_at_once_what_fulfils_a_contract():
    end, _ = played(new_game(2, seed=1), quick_player(1))
    assert all(company.fulfilled for company in end.companies.values())


@proof
def test_it_ends_well_above_the_programs_that_plan_nothing():
    ends = [play_out(new_game(2, seed=seed), quick_player(seed)) for seed in range(30)]
    assert fmean(company.vp for end in ends for company in end.companies.values()) >= 85


@clause("P7")
@pytest.mark.parametrize(("credits", "points", "share"), [(0, 0, 0.0), (1, 1, 1.0), (2, 2, 2.0), (1, 0, 0.5)])
def test_it_minds_the_conduits_of_others_as_much_as_the_design_has_them_cost(
    credits: int, points: int, share: float
) -> None:
    picture, outlooks = "usa B1L=3*3 P8.1 | germany C1A", Outlooks(WEIGHTS)
    design = Design(conduit_credits=credits, conduit_points=points)
    printed, changed = (outlooks.appraisal(sketch(picture, design=each), "usa") for each in (Design(), design))
    assert printed.outlook.foreign == WEIGHTS.foreign
    assert changed.outlook.foreign == pytest.approx(share * WEIGHTS.foreign)
    drops = {1: printed.productions(), 2: changed.productions()}
    assert drops[2][0].worth - drops[1][0].worth == pytest.approx(3 * (1 - share) * WEIGHTS.foreign)
