"""An open lab, and the exam, say everything again when another language is chosen, what they have told too."""

import re
from collections.abc import Callable, Iterator
from html import unescape

import pytest
from ipywidgets import Widget

import barrage_nb
from barrage_nb.lessons.powers import POWERS
from barrage_nb.widgets.labs import BuildingLab, ExamLab, OfficeLab, PlanLab, PowerLab
from barrage_nb.widgets.labs.lab import Lab
from barrage_nb.widgets.page import OPEN
from tests.words.test_said import left_over

TEXTS = ("value", "description", "tooltip", "label", "status", "twin", "twin_label")
OTHERS = ("it", "pl", "en")


def texts(widget: Widget, met: set[str]) -> Iterator[str]:
    """All that a widget and those in it say."""
    if widget.model_id not in met:
        met.add(widget.model_id)
        shown = (getattr(widget, name, "") for name in TEXTS)
        yield from (said for said in (*shown, *getattr(widget, "_options_labels", ())) if isinstance(said, str))
        for child in getattr(widget, "children", ()):
            yield from texts(child, met)


def read(html: str) -> str:
    """What one reads of a text."""
    shown = re.sub(r"<style.*?</style>", "", html, flags=re.DOTALL)
    return " ".join(unescape(re.sub(r"<[^>]*>", " ", shown)).split())


def in_all(lab: Lab) -> dict[str, dict[str, set[str]]]:
    """What a lab leaves unsaid in each language, chosen one after the other; and nothing is lost on the way back."""
    OPEN.add(lab)
    before, found = set(texts(lab.root, set())), {}
    for folder in OTHERS:
        barrage_nb.language(folder)
        said = [read(text) for text in texts(lab.root, set())]
        found[folder] = {text: wrong for text in said if (wrong := left_over(text.replace("None of", ""), folder))}
    assert set(texts(lab.root, set())) == before
    return found


NOTHING: dict[str, dict[str, set[str]]] = {folder: {} for folder in OTHERS}


def building() -> Lab:
    lab = BuildingLab(all_inputs=True)
    lab.guess.put(5)
    lab.construct()
    return lab


def refused() -> Lab:
    lab = BuildingLab(space="C1B", all_inputs=True)
    lab.guess.put(5)
    lab.construct()
    return lab


def planned() -> Lab:
    lab = PlanLab(2)
    lab.add(0)
    lab.add(1)
    lab.try_it()
    return lab


def office() -> Lab:
    lab = OfficeLab(1)
    lab.guess.put(4)
    lab.put_on("bank")
    while not lab.state.over:
        lab.put_on("bank")
    lab.best.click()
    return lab


def choosing() -> Lab:
    lab = OfficeLab(1)
    lab.put_on("machinery-choice")
    return lab


@pytest.mark.parametrize("made", [BuildingLab, building, refused, PlanLab, planned, OfficeLab, office, choosing])
def test_an_open_lab_follows(made: Callable[[], Lab]) -> None:
    assert in_all(made()) == NOTHING


@pytest.mark.parametrize("power", POWERS[::9])
def test_a_power_follows_before_and_after_the_guess(power: str) -> None:
    lab = PowerLab(power)
    assert in_all(lab) == NOTHING
    lab.guess(lab.trial.answers[0])
    assert in_all(lab) == NOTHING
    lab.change(1)
    assert in_all(lab) == NOTHING


def test_an_open_exam_follows_question_by_question() -> None:
    lab = ExamLab(7)
    for said in ("0", next(iter(lab.asked.question.choices)), None):
        lab.guess(said)
        assert in_all(lab) == NOTHING
        lab.go_on()


def test_the_score_of_an_exam_follows() -> None:
    lab = ExamLab(7)
    for _ in lab.exam.kinds[1:]:
        lab.exam = lab.exam.answer(None).forward()
    lab.asked = lab.exam.now
    lab.guess(None)
    assert "0 of 30 right" in lab.feedback.value
    assert in_all(lab) == NOTHING
