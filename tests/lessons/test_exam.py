"""The exam, question by question, without a widget; and once in its lab."""

import re
from collections.abc import Iterator

import pytest

from barrage_nb.board.map import BASE_SPACES, CONDUITS, EXITS
from barrage_nb.engine.pieces import site_refusal
from barrage_nb.engine.water import follow
from barrage_nb.lessons.asking import Quiz
from barrage_nb.lessons.course import COURSE
from barrage_nb.lessons.ending import counted_spaces
from barrage_nb.lessons.exam import QUESTIONS, Exam, exam
from barrage_nb.lessons.exam_kinds import KINDS, SECTIONS, QuestionKind
from barrage_nb.lessons.tally import TALLY
from barrage_nb.widgets.labs import ExamLab
from barrage_nb.words import CLAUSES
from barrage_nb.words.names import company
from tests.clause_table import clauses_in
from tests.clauses import clause

NUMBERS = range(1, 7)
MAP_ANSWERS = {*BASE_SPACES, *CONDUITS, *EXITS}


@pytest.fixture(autouse=True)
def nothing_guessed() -> Iterator[None]:
    yield
    TALLY.clear()


@pytest.mark.parametrize("number", NUMBERS)
def test_an_exam_has_thirty_questions_over_all_sections(number: int) -> None:
    kinds = exam(number).kinds
    assert len(set(kinds)) == QUESTIONS == 30
    assert {kind.section for kind in kinds} == set(SECTIONS) == set("GUIRCWPKMTNOSBEJ")


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_exactly_one_answer_is_right_and_says_why(kind: QuestionKind) -> None:
    for number in NUMBERS:
        asked = kind.ask(number)
        told = [asked.judged((answer,)) for answer in asked.choices]
        assert len(told) >= 3
        assert len(set(asked.choices.values())) == len(told)
        assert [feedback.right for feedback in told].count(True) == 1
        assert asked.judged((asked.truth,)).right
        assert set(clauses_in(asked.why)) & set(CLAUSES)
        assert "(" in asked.why
        assert kind.lesson in COURSE


def test_the_same_number_draws_the_same_exam_and_another_number_another() -> None:
    assert str(exam(3)) == str(exam(3))
    assert str(exam(3)) != str(exam(4))


def of_kind(name: str) -> QuestionKind:
    """A kind of question by its name."""
    return next(kind for kind in KINDS if kind.name == name)


@clause("W3")
@pytest.mark.parametrize("number", NUMBERS)
def test_where_a_drop_stops_is_followed_on_its_river(number: int) -> None:
    asked = of_kind("stop").ask(number)
    (start,), dams = asked.lit, asked.told.start.dams
    assert follow(start, dams, frozenset()).end == asked.truth


@clause("C6", "C8", "C9", "G6")
@pytest.mark.parametrize("name", ["where", "raise"])
def test_of_the_places_to_build_on_all_but_one_are_refused(name: str) -> None:
    for number in NUMBERS:
        asked = of_kind(name).ask(number)
        position = asked.told.start
        structure = "elevation" if name == "raise" else _structure(asked)
        free = [space for space in asked.choices if site_refusal(position, "italy", structure, space) is None]
        assert free == [asked.truth]


def _structure(asked: Quiz) -> str:
    return {"B": "base", "C": "conduit", "P": "powerhouse"}[asked.truth[0]]


@clause("J5", "J6")
def test_what_counts_as_more_pieces_than_one_says_so() -> None:
    """The places named and what their levels add are what an objective counts in an area."""
    asked = [of_kind("objective").ask(number) for number in range(60)]
    areas = [each for each in asked if each.clause in ("J5", "J6")]
    raised = 0
    for each in areas:
        who = next(who for who in each.told.start.order if company(who) in each.asked)
        named = counted_spaces(each.told.start, who)
        levels = re.findall(r"A dam of level (\d) is (\d) pieces: ([^(.]*)", each.why)
        assert all(level == pieces for level, pieces, _ in levels)
        more = sum((int(level) - 1) * len(re.findall(r"\d+", dams)) for level, _, dams in levels)
        assert int(each.truth) == len(named) + more, each.why
        raised += bool(more)
    assert 3 < raised < len(areas)


@clause("M5")
def test_the_truth_is_the_engine_s_and_changes_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a game where the Bank paid nothing, the exam would say so."""
    bank = next(number for number in range(1, 30) if "bank" in of_kind("gives").ask(number).asked)
    before = of_kind("gives").ask(bank).truth
    monkeypatch.setattr("barrage_nb.engine.position.Draft.gain", lambda *told: None)
    assert of_kind("gives").ask(bank).truth != before


@clause("E2")
def test_who_moves_first_is_the_engine_s_order(monkeypatch: pytest.MonkeyPatch) -> None:
    before = of_kind("first").ask(2).truth
    monkeypatch.setattr("barrage_nb.engine.rounds.next_order", lambda order, energy, rule: order[::-1])
    found = [of_kind("first").ask(number) for number in NUMBERS]
    assert before in of_kind("first").ask(2).choices
    assert [asked.truth for asked in found] == [asked.told.start.order[-1] for asked in found]


def answered(asked: Exam, wrong: int) -> Exam:
    """An exam with so many wrong answers, the others right."""
    for at in range(QUESTIONS):
        question = asked.now.question
        true = question.truth
        false = next(answer for answer in question.choices if answer != true)
        asked = asked.answer(false if at < wrong else true).forward()
    return asked


def test_the_score_names_the_lessons_of_what_was_missed() -> None:
    done = answered(exam(1), wrong=2)
    assert done.over
    assert done.score == "28 of 30 right."
    assert done.again == {
        lesson: tuple(at + 1 for at in (0, 1) if done.kinds[at].lesson == lesson)
        for lesson in sorted({kind.lesson for kind in done.kinds[:2]})
    }
    assert answered(exam(1), wrong=0).again == {}


def test_who_asks_to_be_told_is_told_and_has_not_answered_rightly() -> None:
    told = exam(1).answer(None)
    assert told.told == 1
    assert not any(told.right)
    assert told.answer("1").now.gave_up


def test_in_its_lab_the_reasons_come_at_once_and_the_score_at_the_end() -> None:
    lab = ExamLab(2)
    assert lab.where.value.startswith("Question 1 of 30")
    lab.go_on()
    assert lab.exam.at == 0, "an open question is not passed by"
    for number in range(1, QUESTIONS + 1):
        assert lab.where.value.startswith(f"Question {number} of 30")
        assert lab.furthest == 0
        assert not lab.sentence.value.startswith(f"<p>{lab.story.last.sentence}")
        lab.guess(lab.asked.question.truth)
        assert "Right." in lab.feedback.value
        assert lab.story.over
        assert ("30 of 30 right." in lab.feedback.value) == (number == QUESTIONS)
        lab.go_on()
    assert TALLY.right == QUESTIONS
    lab.buttons.begin()
    assert lab.exam.number == 3
    assert lab.where.value.startswith("Question 1 of 30")


def test_in_its_lab_a_place_that_answers_is_ringed_and_clicked() -> None:
    lab = ExamLab(2)
    assert set(lab.asked.question.choices) <= MAP_ANSWERS
    places = {thing: str(thing.key) for thing in lab.clickable()}
    assert set(places.values()) == set(lab.asked.question.choices)
    assert {lab.marks()[thing] for thing in places} == {"legal"}
    lab.clicked(next(thing for thing, key in places.items() if key == lab.asked.question.truth))
    assert lab.exam.right[0]
