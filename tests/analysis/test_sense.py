"""The dearer of two turns that do the same is tried last, never called better, and told of in a review."""

from dataclasses import replace

import pytest

from barrage_nb import Game, Position, best_moves, new_game, play, read_move, review
from barrage_nb.analysis import reviews
from barrage_nb.analysis.best import to_be_tried
from barrage_nb.analysis.quick import quick_player
from barrage_nb.analysis.sense import cheaper
from tests.analysis.test_search import turns_of
from tests.clauses import clause

TURNS = turns_of(new_game(2, seed=8))
FIRST, BOTH = TURNS[0], {read_move("place turbine+0"), read_move("place turbine+2"), read_move("place turbine-2")}
EARLY, LAST = (next(each for each in turns if set(each.legal_moves) >= BOTH) for turns in (TURNS, TURNS[::-1]))


def for_less(position: Position, move: str) -> str | None:
    found = cheaper(position, (read_move(move),))
    return None if found is None else str(found[0])


@clause("R4")
def test_the_same_from_a_space_that_takes_no_more_is_cheaper() -> None:
    assert for_less(FIRST, "place contract-2-dear") == "place contract-2"
    assert for_less(FIRST, "place contract-1-red") in ("place contract-1", "place contract-1-other")
    assert for_less(FIRST, "place construction-3") == "place construction-1"
    assert for_less(FIRST, "place workshop-1-dear") == "place workshop-1"
    for move in ("contract-1", "contract-1-other", "contract-2", "workshop-2", "bank 3"):
        assert for_less(FIRST, f"place {move}") is None
    taken = play(FIRST, "place contract-2").after
    while taken.question.who != FIRST.question.who or read_move("place contract-2-dear") not in taken.legal_moves:
        taken = play(taken, taken.legal_moves[0]).after
    assert for_less(taken, "place contract-2-dear") is None


def test_a_turbine_of_more_energy_for_as_much_is_cheaper_in_the_last_round_alone() -> None:
    assert EARLY.round < LAST.round == 5
    assert for_less(EARLY, "place turbine+0") is None
    assert for_less(LAST, "place turbine+0") == "place turbine+2"
    assert for_less(LAST, "place turbine-2") is None, "an engineer less"


@pytest.mark.parametrize("position", TURNS[::9], ids=str)
def test_of_turns_that_do_the_same_the_dearer_ones_are_tried_last(position: Position) -> None:
    who = position.question.who
    ranked = to_be_tried(position.view_for(who), who)
    assert {plan[0] for plan in ranked} == set(position.legal_moves)
    less = {plan: cheap for plan in ranked if (cheap := cheaper(position, plan)) in ranked}
    assert all(ranked.index(plan) > ranked.index(cheap) for plan, cheap in less.items())
    assert [plan for plan in ranked[:4] if cheaper(position, plan) is not None] == [], "so many a review tries"


def test_what_is_dearer_is_never_called_better_than_the_same_for_less() -> None:
    dear, same = "place contract-1-red", "place contract-1"
    found = best_moves(FIRST, n=8, most=2, also=[dear], exact=0, further=False, executor=None)
    (cheap,) = {each for each in found.options if each in (same, f"{same}-other")}
    high = max(found.ends, key=lambda ends: sum(end.vp[found.companies.index(found.who)] for end in ends))
    low = min(found.ends, key=lambda ends: sum(end.vp[found.companies.index(found.who)] for end in ends))
    lucky = replace(found, ends=tuple(high if option == dear else low for option in found.options))
    assert lucky.best == cheap
    assert lucky.ranking[1] == dear
    assert lucky.lost(dear).mean == 0
    assert lucky.lost(dear).open


@pytest.fixture
def wasteful(monkeypatch: pytest.MonkeyPatch) -> Game:
    """A game that begins with a contract for 3 credits, while another space for one contract asks for none."""
    monkeypatch.setattr(reviews, "ENDINGS", 0)
    game = Game(FIRST)
    game.play("place contract-1-red")
    while game.position.question is not None and game.position.question.who == FIRST.question.who:
        game.play(quick_player(1)(game.position))
    return game


def test_a_review_says_that_the_same_was_open_for_less(wasteful: Game) -> None:
    found = review(wasteful, n=8, executor=None)
    (turn,) = found.moves
    assert turn.move.startswith("place contract-1-red")
    assert turn.best != turn.move
    assert turn in found.lost_by(turn.who)
    assert "was dearer than it had to be: ‘new contract" in str(found)
    assert "−3 credits" in turn.dearer.partition("dearer")[0]
    assert "−3 credits" not in turn.dearer.partition("dearer")[2]
    assert turn.instead


def test_what_was_not_dearer_is_not_told_so(wasteful: Game) -> None:
    plain = Game(FIRST)
    plain.play("place contract-1")
    while plain.position.question is not None and plain.position.question.who == FIRST.question.who:
        plain.play(quick_player(1)(plain.position))
    assert not review(plain, n=8, executor=None).dearer
    solved = review(wasteful, n=8, executor=None).moves[0]
    assert not solved._replace(lost=solved.lost._replace(n=1)).dearer, "what it comes to is known"
