"""Map, question, answers, steps and feedback of every lab are in sight together, beside the file browser and alone."""

from typing import Any

import pytest

from .pages import wait_for
from .test_in_sight import SEEN, Evening

WINDOWS = {1280: 600, 800: 360}
"""How wide the map of a lab is at least in a window of a width and 800 high, the wider one beside the file browser."""
ANSWERED = {
    "labs.ipynb": ("water.guess('XL')", "rescue.try_it()", "scoring.guess('usa')", "ending.guess('usa')"),
    "lessons.ipynb": (
        "(production.guess.set(9), production.produce())",
        "tour.guess('B3L')",
        "(building.guess.set(4), building.construct())",
        "(three.add(0), three.try_it())",
        "(engineers.banked.set(12), engineers.put_on('bank'))",
        "power.guess(7)",
    ),
}
"""An answer to what each lab of a notebook asks."""
LED_TO_BY = {"tour.guess('B3L')": "tour.visit(6)"}
"""What leads to the question that is answered, where it is not asked at first."""
ASKED = ".barrage-panel :is(.barrage-head, button, select, input)"
STEPS = ".barrage-steps button"
FEEDBACK = ".barrage-feedback [role=status] > div > p:first-child"
TOO_WIDE = """(lab) => [...lab.querySelectorAll('.barrage-panel button')].filter((button) => {
  const panel = [button.closest('.barrage-panel'), lab].find(({clientWidth}) => clientWidth);
  const {left, width} = button.getBoundingClientRect();
  return width && (left + width > panel.getBoundingClientRect().left + panel.clientWidth + 1
    || button.scrollWidth > button.clientWidth + 1);
}).map((button) => button.textContent)"""
"""The answers and buttons that are cut off."""
IN_A_ROW = """(lab) => [...lab.querySelectorAll('.barrage-with-map-beside .barrage-fixed')].map((row) => {
  return getComputedStyle(row).gridTemplateColumns.split(' ').length;
})"""


def all_in_sight(lab: Any, selector: str) -> None:
    """Wait until all that is shown by a selector can be seen from top to bottom."""

    def seen() -> bool:
        return all(each.evaluate(SEEN) > 0.97 for each in lab.locator(selector).all() if each.is_visible())

    wait_for(seen, f"{selector} to be in sight")


@pytest.mark.parametrize("width", WINDOWS)
@pytest.mark.parametrize("notebook", ANSWERED)
def test_map_question_answers_steps_and_feedback_are_in_sight_together(
    page: Any, jupyter: str, notebook: str, width: int
) -> None:
    evening = Evening(page, jupyter, notebook, width)
    labs = evening.page.locator(".barrage-lab")
    for place, answer in enumerate(ANSWERED[notebook]):
        lab = labs.nth(place)
        lab.locator(".barrage-stage canvas").wait_for()
        evening.ask(f"str({LED_TO_BY.get(answer)})")
        evening.wheel_to(lab, 100, 6)
        for what in ("canvas", ASKED, STEPS):
            all_in_sight(lab, what)
        wait_for(lambda lab=lab: not lab.evaluate(TOO_WIDE), f"{lab.evaluate(TOO_WIDE)} to be there whole")
        if lab.locator(".barrage-with-map").count():
            assert lab.locator("canvas").bounding_box()["width"] >= WINDOWS[width]
            assert min(lab.evaluate(IN_A_ROW), default=2) >= 2, "buttons one under another push the answers away"
        evening.ask(f"str({answer})")
        lab.locator(FEEDBACK).wait_for()
        evening.wheel_to(lab, 100, 6)
        for what in (FEEDBACK, "canvas", STEPS):
            all_in_sight(lab, what)
        if answer.startswith("ending") and width == 800:
            assert lab.locator(".barrage-talk").evaluate("(talk) => talk.scrollHeight <= talk.clientHeight + 1")
            assert [each.is_visible() for each in lab.locator(".barrage-chart").all()] == [False, True]


def test_all_that_came_of_the_drops_is_in_sight_beside_the_file_browser(page: Any, jupyter: str) -> None:
    evening = Evening(page, jupyter, "labs.ipynb", 1280)
    lab = evening.page.locator(".barrage-water")
    lab.locator(".barrage-stage canvas").wait_for()
    evening.ask("water.picture.set_speed(0)")
    for _ in range(evening.ask("water.story.length")):
        evening.ask("str(water.guess(None))")
        evening.until("not water.playing")
    evening.ask("str(water.other_order())")
    evening.until("water.feedback.value")
    evening.wheel_to(lab, 100, 6)
    all_in_sight(lab, ".barrage-talk p")


def test_in_a_narrow_cell_a_picture_of_the_tour_is_named_above_it_and_no_map_ends_before_what_is_told_beside_it(
    page: Any, jupyter: str
) -> None:
    evening = Evening(page, jupyter, "lessons.ipynb", 800)
    tour = evening.page.locator(".barrage-tour")
    stage, detail, talk = (tour.locator(f".barrage-{part}") for part in ("stage", "above svg", "talk"))
    evening.ask("[tour.picture.set_speed(0), tour.visit(1), tour.stop()] and 1")
    named = tour.get_by_text("What stands there in words can wait.", exact=False).bounding_box()
    assert named["y"] + named["height"] <= detail.bounding_box()["y"]
    evening.ask("[tour.visit(5)] and 1")
    evening.wheel_to(tour, 100, 6)
    evening.click(tour.get_by_role("button", name="Nothing", exact=True))
    tour.locator(".barrage-said-wrong").wait_for()
    full = stage.locator("canvas").bounding_box()["height"]

    def ends(part: Any) -> float:
        box = part.bounding_box()
        return float(box["y"] + box["height"])

    def whole() -> float:
        return float(stage.bounding_box()["y"]) + full

    wait_for(lambda: ends(stage) >= min(ends(talk), whole()) - 3, "as much of the map as there is room for")
    evening.ask("[tour.picture.set_speed(1), tour.start_again()] and 1")
