"""Questions with a place for the guess: what may be said, and what a guess is told."""

from typing import Any

import pytest

from barrage_nb.lessons.prediction import asked

BEST = {"usa": "USA", "italy": "Italy"}


def test_a_number_is_told_how_far_off_it_is() -> None:
    question = asked("How much?", 9)
    assert [question.judged([said])[0].off for said in (9, 11, 6)] == ["", "2 too high", "3 too low"]
    assert [question.judged([said])[0].right for said in (9, 11, 6)] == [True, False, False]


def test_a_choice_is_told_in_its_words() -> None:
    (told,) = asked("Who?", "usa", BEST).judged(["italy"])
    assert (told.said, told.true, told.right) == ("Italy", "USA", False)


def test_several_are_right_only_all_together() -> None:
    question = asked("Which?", {"a", "c"}, "abc")
    assert question.judged([frozenset("ac")])[0].right
    assert not question.judged([frozenset("a")])[0].right
    assert question.judged([frozenset()])[0].said == "none of them"
    assert question.truth == "a; c"


def test_several_by_name_are_told_one_by_one() -> None:
    told = asked("How many points?", {"USA": 4, "Italy": 0}).judged([4, 1])
    assert [(each.label, each.right) for each in told] == [("USA", True), ("Italy", False)]


def test_yes_and_no_need_no_choices() -> None:
    assert asked("Is it enough?", False).judged([True])[0].said == "yes"
    assert asked("Enough?", {"on +2": True, "on \u22121": False}).truth == "on +2: yes; on \u22121: no"


def test_who_gives_up_was_not_right() -> None:
    assert not asked("How much?", 9).judged([None])[0].right


@pytest.mark.parametrize(
    ("question", "truth", "choices", "told"),
    [
        (" ", 9, (), "needs a question"),
        ("How?", {}, (), "needs a truth"),
        ("Who?", "usa", (), r"'usa'.* they are none"),
        ("Who?", "usa", ["France", "Italy"], "they are 'France' and 'Italy'"),
        ("Which?", {"a", "z"}, "abc", r"\('z'\) must be among"),
        ("How much?", 1.5, (), "must be among the choices"),
    ],
)
def test_what_cannot_be_asked_is_refused_in_plain_words(question: str, truth: Any, choices: Any, told: str) -> None:
    with pytest.raises(ValueError, match=told):
        asked(question, truth, choices)
