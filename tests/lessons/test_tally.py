"""The tally of a reader's guesses: what counts, what is to be tried again, and who hears of it."""

from barrage_nb.lessons.asking import ask
from barrage_nb.lessons.tally import LabScore, Tally

NINE, POINTS = ask("How much?", 9), ask("How many points?", {"USA": 4, "Italy": 0})


def test_guesses_are_counted_as_wholes() -> None:
    tally = Tally()
    tally.answer(NINE, (9,))
    tally.answer(POINTS, (4, 1))
    assert (tally.right, tally.of, tally.told) == (1, 2, 0)
    assert tally.questions_again == ("How many points?",)


def test_the_first_guess_counts_and_what_was_found_later_need_not_be_tried_again() -> None:
    tally = Tally()
    tally.answer(NINE, (8,))
    tally.answer(NINE, (9,))
    tally.answer(POINTS, (4, 1))
    tally.answer(POINTS, (None, None))
    assert (tally.right, tally.of, tally.told) == (0, 2, 0)
    assert tally.questions_again == ("How many points?",)


def test_a_question_that_is_asked_anew_counts_anew() -> None:
    tally = Tally()
    tally.answer(NINE, (8,))
    tally.forget(NINE)
    assert (tally.right, tally.of, tally.questions_again) == (0, 0, ())
    tally.answer(NINE, (9,))
    assert (tally.right, tally.of, tally.questions_again) == (1, 1, ())


def test_who_asks_to_be_told_has_not_guessed_and_may_try_again() -> None:
    tally = Tally()
    tally.answer(NINE, (None,))
    tally.answer(POINTS, (None, None))
    assert (tally.right, tally.of, tally.told) == (0, 0, 2)
    assert tally.questions_again == ("How much?", "How many points?")


def test_in_a_lab_every_guess_counts_and_streaks_are_told() -> None:
    tally = Tally()
    assert [tally.guess("Water", right) for right in (True, True, False, True, True)] == [1, 2, 0, 1, 2]
    tally.guess("Scoring", True)
    assert tally.labs == (LabScore("Water", 4, 5, 2), LabScore("Scoring", 1, 1, 1))
    assert (tally.right, tally.of) == (5, 6)
    assert [score.lab for score in tally.labs_again] == ["Water"]
    tally.guess("Water", True)
    assert tally.labs_again == ()  # three in a row


def test_every_change_is_heard_by_who_asked_last() -> None:
    tally, heard = Tally(), list[str]()
    tally.watch(lambda: heard.append("first"))
    tally.answer(NINE, (9,))
    tally.watch(lambda: heard.append("second"))
    tally.forget(NINE)
    tally.guess("Water", True)
    assert heard == ["first", "second", "second"]
