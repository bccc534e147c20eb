"""The production lab and the tour in JupyterLab: predict, see the feedback, change, replay, see the difference."""

from typing import Any

import pytest

from barrage_nb.lessons.tour import stops

from .pages import open_lab, wait_for
from .test_labs import OnPage


@pytest.fixture(params=[1280, 800])
def lessons(page: Any, jupyter: str, request: pytest.FixtureRequest) -> tuple[OnPage, OnPage]:
    """The labs of `lessons.ipynb` in JupyterLab, at both widths."""
    page.set_viewport_size({"width": request.param, "height": 900})
    open_lab(page, f"{jupyter}/doc/tree/lessons.ipynb?reset")
    return OnPage(page, "production", 0), OnPage(page, "tour", 1)


def guess(lab: OnPage, energy: int) -> None:
    """Type a prediction."""
    box = lab.root.get_by_role("spinbutton")
    box.fill(str(energy))
    box.press("Tab")
    wait_for(lambda: lab.ask("board.guess.value") == energy, "the guess")


def test_production_predict_change_replay_and_see_the_difference(lessons: tuple[OnPage, OnPage]) -> None:
    lab, _ = lessons
    lab.list("Speed").select_option(label="4")
    lab.root.get_by_text("= how much?").wait_for()
    guess(lab, 9)
    assert lab.root.get_by_text("= 10 energy").count() == 0
    lab.button("Produce").click()
    lab.says("Not quite.")
    lab.says("You said 9: 1 too few.")
    lab.says("A dam of Germany catches 2 drops of the used water")
    lab.list("Speed").select_option(label="no motion")
    lab.button("First").click()
    wait_for(lambda: lab.ask("board.story.at") == 0, "the start")
    lab.click("conduit C2B")
    wait_for(lambda: lab.ask("board.plan.conduit") == "C2B", "the other pipe")
    assert lab.ask("board.plan.powerhouse") == "P10.1"
    lab.root.get_by_text("= how much?").wait_for()
    guess(lab, 16)
    lab.button("Produce").click()
    lab.says("Right.")
    lab.says("Before your change it was 10 energy, now it is 16: +6.")
    lab.says("You pay Germany 3 credits, and Germany scores 3 victory points")
    wait_for(lambda: lab.ask("board.story.over"), "the end of the production", 20)
    lab.button("Before and after").click()
    wait_for(lambda: lab.root.locator(".barrage-pair svg").count() == 2, "two pictures")
    lab.fits()
    lab.button("Challenge: exactly 9").click()
    lab.root.get_by_text("Challenge 1: make exactly 9 energy in one production.").wait_for()
    assert lab.button("Show me a way").is_disabled()
    lab.button("Produce").click()
    lab.says("You wanted 9")
    lab.button("Show me a way").click()
    lab.says("way")
    lab.fits()


def test_production_by_lists_and_keyboard(lessons: tuple[OnPage, OnPage]) -> None:
    lab, _ = lessons
    lab.list("Conduit").select_option(label="C2B Germany: value 5, basin 2 to 10")
    lab.button("\u2212 drops to send").focus()
    lab.page.keyboard.press("Space")
    wait_for(lambda: lab.ask("board.plan.drops") == 2, "one drop less")
    lab.button("More to change").focus()
    lab.page.keyboard.press("Enter")
    lab.list("Powerhouses").select_option(label="4: +3 energy, and your ability")
    wait_for(lambda: lab.ask("board.setting.powerhouses") == 4, "four powerhouses")
    lab.root.get_by_label("show the sum beforehand").check()
    lab.root.get_by_text("= 13 energy").wait_for()


def test_the_tour_can_be_walked_to_its_end(lessons: tuple[OnPage, OnPage]) -> None:
    _, tour = lessons
    tour.list("Speed").select_option(label="no motion")
    onward = tour.root.locator(".barrage-panel button.barrage-choice")
    for number, stop in enumerate(stops(), 1):
        tour.root.get_by_text(f"Stop {number} of {len(stops())}", exact=True).wait_for()
        if stop.quiz is not None:
            wait_for(onward.is_disabled, "the question")
            tour.button(stop.quiz.text(stop.quiz.choices[0])).click()
            tour.says(stop.quiz.judge(stop.quiz.choices[0]).happened)
        wait_for(lambda: tour.ask("board.story.over"), f"the end of stop {number}", 20)
        tour.fits()
        if number < len(stops()):
            onward.click()
    tour.root.get_by_text("That was a whole round").wait_for()
    assert tour.button("The end").is_disabled()
