"""Questions with a place for the guess: what may be said, and what a guess is told."""

from typing import Any

import pytest

from barrage_nb.board.refs import Ref
from barrage_nb.lessons.asking import Attempt, Mistake, Quiz, Sentence, ask, one
from barrage_nb.words import exam
from barrage_nb.words.spoken import language

BEST = {"usa": "USA", "italy": "Italy"}


def test_a_number_is_told_how_far_off_it_is() -> None:
    question = ask("How much?", 9)
    assert [question.judged((said,)).distance for said in (9, 11, 6)] == ["", "2 too high", "3 too low"]
    assert [question.judged((said,)).right for said in (9, 11, 6)] == [True, False, False]


@pytest.mark.parametrize("text", ["It goes first.", "It goes first (E2)."])
def test_a_sentence_names_its_clause_once(text: str) -> None:
    assert repr(Sentence(text, "E2")).count("(E2)") == 1
    assert repr(Sentence(text)) == text


def test_a_choice_is_told_in_its_words() -> None:
    (told,) = ask("Who?", "usa", BEST).by_blank(("italy",))
    assert (told.said, told.happened, told.right) == ("Italy", "USA", False)


def test_several_are_right_only_all_together() -> None:
    question = ask("Which?", {"a", "c"}, "abc")
    assert question.judged((frozenset("ac"),)).right
    assert not question.judged((frozenset("a"),)).right
    assert question.by_blank((frozenset(),))[0].said == "none of them"
    assert question.solution == "a; c"


def test_several_by_name_are_told_one_by_one() -> None:
    question = ask("How many points?", {"USA": 4, "Italy": 0})
    told = question.by_blank((4, 1))
    assert [blank.label for blank in question.blanks] == ["USA", "Italy"]
    assert [each.right for each in told] == [True, False]
    assert not question.judged((4, 1)).right


def test_yes_and_no_need_no_choices() -> None:
    assert ask("Is it enough?", False).by_blank((True,))[0].said == "yes"
    assert ask("Enough?", {"on +2": True, "on \u22121": False}).solution == "on +2: yes; on \u22121: no"


def test_who_gives_up_was_not_right() -> None:
    assert not ask("How much?", 9).judged((None,)).right


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
        ask(question, truth, choices)


DRAWN = Quiz("Who wins?", one(BEST | {"france": "France"}, "usa", ["usa", "italy"]), "Two do.", "Look.", "E8")


def test_of_several_right_answers_each_is_right_and_stands_out() -> None:
    assert [DRAWN.judged((who,)).right for who in DRAWN.choices] == [True, True, False]
    assert Attempt(DRAWN).answer("france").marks == {"france": "missed", "usa": "selected", "italy": "selected"}


def test_a_wrong_answer_is_told_its_mistake_and_another_one_the_reason() -> None:
    asked = Quiz("?", one(BEST | {"france": "France"}, "usa"), "USA.", "Why.", "E2", {"italy": Mistake("No.", "E1")})
    told = [asked.judged((who,)) for who in asked.choices]
    assert [(each.why, each.clause) for each in told] == [("Why.", "E2"), ("No.", "E1"), ("Why.", "E2")]
    assert {each.happened for each in told} == {"USA."}


def test_places_stand_out_on_the_map_once_one_is_said() -> None:
    asked = Attempt(ask("Where?", "B2L", {"B2L": "here", "B10L": "there"}))
    assert asked.places == {}
    assert asked.answer("B10L").places == {Ref.on_map("B10L"): "missed", Ref.on_map("B2L"): "selected"}
    assert asked.answer(None).places == {Ref.on_map("B2L"): "selected"}
    assert asked.answer("B9L") is asked


def test_a_question_is_asked_again_in_another_language() -> None:
    asked = Quiz(exam.stop("HA"), one({"B2L": exam.true("1")}, "B2L"))
    try:
        language("italiano")
        again = asked.again()
        assert (again.asked, again.choices["B2L"]) == (exam.stop("HA"), exam.true("1"))
    finally:
        language("English")
    assert again.asked != asked.asked
