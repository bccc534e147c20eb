"""A review in a notebook is guessed first: nothing is told before, and what was said stays beside what is true."""

from dataclasses import replace

import pytest

from barrage_nb import Game, review
from barrage_nb.analysis import Review, reviews
from barrage_nb.analysis.quick import quick_player
from barrage_nb.analysis.reviews import costs
from barrage_nb.analysis.statistics import Estimate
from barrage_nb.lessons.tally import TALLY
from barrage_nb.widgets.predict import GuessedReview
from barrage_nb.words import review as words
from tests.analysis.test_review import KNOWN


@pytest.fixture(scope="module")
def found() -> Review:
    game, choose = Game(KNOWN["a contract about to be lost"].position), quick_player(1)
    game.play("place bank 1")
    while not game.position.over:
        game.play(choose(game.position))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(reviews, "ENDINGS", 0)  # what is worked out has no interval to guess in
        return review(game, n=32, policy=quick_player, others=5, executor=None)


@pytest.fixture
def asked(found: Review) -> GuessedReview:
    TALLY.clear()
    return GuessedReview(found)


def test_the_reader_guesses_before_anything_is_told(asked: GuessedReview, found: Review) -> None:
    assert len(asked.asked) == len(found.turning_points) > 0
    point = found.turning_points[0]
    best, cost = asked.asked[0]
    assert best.asked.solution == point.instead
    assert point.told in best.asked.asked
    assert {text for _, text in best.asked.blanks[0].choices} >= {point.told, point.instead}
    assert cost.asked.solution in costs("lead")
    assert not best.form.told
    assert not cost.form.told
    assert not asked.page.value


def test_what_was_guessed_stays_beside_the_truth_and_all_of_it_opens_the_review(
    asked: GuessedReview, found: Review
) -> None:
    best, cost = asked.asked[0]
    best.say(best.asked.blanks[0].truth)
    assert "lost" in best.form.told
    assert not asked.page.value
    for pair in asked.asked:
        for question in pair:
            question.say(None)
    assert "<svg" in asked.page.value
    assert asked.open.layout.display == "none"
    assert "lost" in cost.form.told
    assert f"tried {found.turning_points[0].lost.n} times" in cost.form.told, "what is chance is said beside the loss"


def test_who_does_not_like_to_guess_sees_it_at_once(asked: GuessedReview) -> None:
    asked.open.click()
    assert "<svg" in asked.page.value
    assert not asked.asked[0][0].form.told


def test_on_a_page_without_a_kernel_every_answer_is_folded(asked: GuessedReview) -> None:
    still = asked.still()
    assert still.count("<details>") == 2 * len(asked.asked) + 1
    before, _, after = still.partition("<details>")
    assert "lost" not in before.replace("lost something", "")
    assert words.all_() in after


def turned(found: Review, *lost: Estimate) -> GuessedReview:
    """A review with one turning point, whose options lost so much in this order: the best, the played, others."""
    point = found.turning_points[0]
    options = (point.best, point.move, *(option for option, _ in point.tried if option not in (point.best, point.move)))
    tried = tuple(zip(options, lost, strict=False))
    return GuessedReview(replace(found, moves=(point._replace(lost=lost[1], tried=tried),)))


BEST, LOST = Estimate(0.0, 0.0, 0.0, 16), Estimate(4.0, 1.0, 7.0, 16)


def test_what_is_still_open_is_not_offered_beside_the_best_and_is_told_to_be_as_good(found: Review) -> None:
    half_open = turned(found, BEST, LOST, Estimate(4.2, -25.9, 34.4, 8), Estimate(6.0, 2.0, 10.0, 16))
    best, _ = half_open.asked[0]
    assert len(found.turning_points[0].tried) > 3
    offered = [value for value, _ in best.asked.blanks[0].choices]
    options = [option for option, _ in half_open.found.moves[0].tried]
    assert sorted(offered) == sorted([*options[:2], options[3]])
    best.say(options[3])
    assert best.right is False
    told = half_open.found.moves[0].losses("lead")
    assert told[2].endswith(": 8 games cannot tell it from the best (seen to lose 4.2, \u221225.9 to 34.4).")
    ((only, _),) = turned(found, BEST, LOST, Estimate(4.2, -25.9, 34.4, 8)).asked
    assert sorted(value for value, _ in only.asked.blanks[0].choices) == sorted(options[:2])


def test_a_cost_is_right_wherever_its_interval_lies_and_not_asked_where_that_is_everywhere(found: Review) -> None:
    ((_, cost),) = turned(found, BEST, LOST).asked
    assert cost.asked.truth == 1
    assert [cost.asked.blanks[0].judged(step).right for step in range(4)] == [True, True, True, False]
    ((_, known),) = turned(found, BEST, Estimate(4.0, 4.0, 4.0, 1)).asked
    assert [known.asked.blanks[0].judged(step).right for step in range(4)] == [False, True, False, False]
    wide = turned(found, BEST, Estimate(9.0, 0.5, 17.5, 16))
    assert [len(asked) for asked in wide.asked] == [1]
    assert not wide.page.value
    wide.asked[0][0].say(None)
    assert "<svg" in wide.page.value
    assert wide.still().count("<details>") == 2


@pytest.mark.parametrize(("lost", "wanted"), [(0.4, 0), (2.0, 1), (7.3, 2), (10.0, 3), (40.0, 3)])
def test_a_loss_lies_between_what_may_be_guessed(found: Review, lost: float, wanted: int) -> None:
    move = found.turning_points[0]
    move = move._replace(lost=move.lost._replace(mean=lost))
    assert move.cost("lead") == wanted
    assert move._replace(lost=move.lost._replace(mean=lost / 20)).cost("won") == wanted
