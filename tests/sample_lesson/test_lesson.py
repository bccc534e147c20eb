"""The lesson of the lost drops, without a widget; and once in its lab."""

from dataclasses import replace

import pytest

from barrage_nb import sketch
from barrage_nb.lessons.asking import Attempt
from barrage_nb.lessons.tally import TALLY, LabScore
from barrage_nb.widgets.labs import QuestionLab

from . import task

ONE_IS_LOST = sketch("usa B1L=1 | HA=2")


def test_the_drop_that_finds_no_room_is_lost() -> None:
    asked = Attempt(task.ask(ONE_IS_LOST))
    assert asked.question.truth == 1
    right, wrong = asked.answer(1), asked.answer(0)
    assert right.feedback is not None
    assert right.feedback.right
    assert (
        str(wrong.feedback) == "Of 2 drops, 1 left the map. The dams caught the others: 1 behind B1L. You were 1 off."
    )
    assert wrong.marks == {0: "missed", 1: "selected"}


def test_a_question_is_answered_once_and_only_with_what_may_be_said() -> None:
    asked = Attempt(task.ask(ONE_IS_LOST))
    assert asked.answer(3) is asked
    told = asked.answer(None)
    assert told.feedback is None
    assert told.answer(1) is told


def test_every_situation_has_a_true_answer_that_can_be_given() -> None:
    for seed in range(1, 9):
        asked = task.ask(task.situation(seed))
        assert asked.truth in asked.choices


def test_in_its_lab_nothing_is_seen_before_the_guess() -> None:
    TALLY.clear()
    lab = QuestionLab(task, position=ONE_IS_LOST)
    assert lab.furthest == 0
    assert lab.list.value == ""
    lab.guess(0)
    assert lab.story.over
    assert "You were 1 off." in lab.feedback.value
    assert TALLY.labs == (LabScore(task.TITLE, 0, 1, 0),)
    lab.buttons.anew.click()
    assert lab.furthest == 0
    assert lab.feedback.value == ""


def test_its_lab_shows_the_panels_that_it_names(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = replace(task.ask(ONE_IS_LOST), show=("track",))
    monkeypatch.setattr(task, "ask", lambda position: asked)
    assert QuestionLab(task, position=ONE_IS_LOST).picture.look.show == ("track",)
