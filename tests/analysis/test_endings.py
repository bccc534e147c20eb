"""Endings are worked out to the end: what is said to be best there is, and a plain search through everything agrees."""

import json
from itertools import count
from pathlib import Path

import pytest

from barrage_nb import Position, best_moves, legal_moves, play, review, sketch
from barrage_nb.analysis.endings import Endgame, NotSolved, can_be_solved
from barrage_nb.engine.moves import read_move
from barrage_nb.history import Game
from tests.analysis.best_moves import known_positions
from tests.analysis.plain_endings import PlainEnding

KNOWN = known_positions()
KEPT = json.loads(Path(__file__).with_name("endings.json").read_text("utf-8"))
FRESH, CLAIMS, UNSEEN = KEPT["endings"], KEPT["claims"], KEPT["unseen"]
"""From games by seeds of 700000 and more, and of 720000 and more, on which nothing was tuned."""


@pytest.mark.parametrize("known", KNOWN, ids=lambda known: known.name)
def test_known_endings_are_worked_out(known) -> None:
    if not can_be_solved(known.position, "lead"):
        pytest.fail("a known position is one of two players, in the last round")
    found = best_moves(known.position, n=64, executor=None, most=200)
    assert found.ended == "worked out"
    assert {found.plan(option)[0] for option in (found.best, *found.undecided)} <= known.best
    others = [found.lost(option).mean for option in found.options if found.plan(option)[0] not in known.best]
    if others:
        assert min(others) == known.by


@pytest.mark.parametrize("ending", FRESH, ids=lambda ending: str(ending["seed"]))
def test_a_fresh_ending_is_as_a_plain_search_finds_it(ending) -> None:
    position = Position.load(ending["position"])
    who = position.question.who
    view = position.view_for(who)
    plain = PlainEnding(who, 3000)
    truth = {move: plain.lead(play(view, move).after) for move in legal_moves(view)}
    found = best_moves(position, n=64, executor=None, most=1000)
    assert found.ended == "worked out"
    assert found.left_out == 0
    assert max(truth.values()) == pytest.approx(found.worked_out[0])
    for move, lead in truth.items():
        begun = [found.worked_out[index] for index, plan in enumerate(found.plans) if plan[0] == move]
        assert max(begun) == pytest.approx(lead)


def test_what_was_asked_about_and_what_was_played_are_among_them() -> None:
    ending = FRESH[0]
    position = Position.load(ending["position"])
    found = best_moves(position, n=64, executor=None, most=2, also=["place bank 1"])
    assert "place bank 1" in found.options
    assert "worked out" in found.told_loss(found.ranking[-1])
    game = Game(position)
    game.play("place bank 1")
    (judged, *_) = review(game, executor=None).moves
    assert judged.lost.mean == found.lost("place bank 1").mean
    assert judged.sure == (judged.lost.mean > 0)


def test_where_others_still_act_or_there_is_too_much_it_is_left_to_playouts() -> None:
    three = "usa engineers=1 | italy engineers=1 | germany engineers=0 | round=5"
    assert not can_be_solved(sketch(three), "lead")
    assert can_be_solved(sketch("usa engineers=1 | italy engineers=0 | germany engineers=0 | round=5"), "lead")
    assert not can_be_solved(sketch("usa engineers=1 | italy engineers=0 | round=4"), "lead")
    assert not can_be_solved(sketch("usa engineers=1 | italy engineers=1 | round=5"), "vp")
    assert not can_be_solved(sketch("usa engineers=1 | italy engineers=1 | round=5 automas=italy:hard"), "lead")
    with pytest.raises(NotSolved):
        list(Endgame(sketch("usa engineers=3 | italy engineers=0 | round=5"), "lead", limit=3).turns())


def test_what_may_be_laid_out_counts_by_its_mean() -> None:
    start = sketch(
        "usa B1L=1*1 C1A P8.1 engineers=3 credits=0 excavators=0 mixers=0 | italy engineers=0 | round=5 "
        "contracts=210 piles=green:200,201 contract-2=italy*2"
    )
    view = start.view_for("usa")
    plain = PlainEnding("usa", 50_000)
    ending = Endgame(view, "lead")
    best = max(turn.value for turn in ending.turns())
    assert best == pytest.approx(max(plain.lead(play(view, move).after) for move in legal_moves(view)))
    assert read_move("place contract-1") in view.legal_moves


def test_what_takes_too_long_to_work_out_is_left_to_playouts_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that counts the looks at it: the ending has half of the seconds, and playouts have the rest."""
    clock = count()
    monkeypatch.setattr("barrage_nb.analysis.best.time.monotonic", lambda: float(next(clock)))
    (large,) = (ending for ending in FRESH if ending["seed"] == 700056)
    position = Position.load(large["position"])
    assert best_moves(position, seconds=10_000, further=False, executor=None).ended == "worked out"
    found = best_moves(position, seconds=1_000, most=2, further=False, executor=None)
    assert not found.worked_out
    assert found.count > 8


def test_playouts_find_best_turns_that_were_left_out_at_first() -> None:
    missed = set()
    for ending in CLAIMS:
        position = Position.load(ending["position"])
        found = best_moves(position, n=64, most=8, exact=0, executor=None)
        assert found.left_out == 0
        assert str(found.move) in ending["best"]
        if str(best_moves(position, n=64, most=8, exact=0, further=False, executor=None).move) not in ending["best"]:
            missed.add(ending["seed"])
    assert missed, "of these, some best turn is not among the eight that look best"


@pytest.mark.parametrize("ending", CLAIMS, ids=lambda ending: str(ending["seed"]))
def test_where_playouts_are_wrong_the_ending_is_worked_out(ending) -> None:
    found = best_moves(Position.load(ending["position"]), n=64, executor=None, most=1000)
    best = [option for option, value in zip(found.options, found.worked_out, strict=True) if value == ending["lead"]]
    assert {str(found.plan(option)[0]) for option in best} == set(ending["best"])
    assert found.second is None


def test_what_playouts_hold_to_be_sure_is_sure_for_the_programs_that_play_on_and_said_so() -> None:
    """One drop loses in every playout, as no program goes on with the one that is best: no width knows of that."""
    position = Position.load(UNSEEN["position"])
    found = best_moves(position, n=64, exact=0, executor=None)
    assert (found.left_out, found.undecided) == (0, ())
    assert found.lost(*UNSEEN["best"]).low > 0
    assert "every other of them loses when these programs play on" in found.verdict
    assert "for these programs one is surely best" in str(found)
    known = best_moves(position, n=64, executor=None, most=1000)
    assert (known.worked_out[0], [str(known.move)]) == (UNSEEN["lead"], UNSEEN["best"])
    assert "programs" not in known.verdict
