"""What a cell of a lesson shows and how a lesson ends, on a real page: in sight, dark where it is dark, counting on."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from .pages import IN_KERNEL, READY, RESTART, SAVE, in_lab, on_page, open_lab, wait_for

MAP, END = ".barrage-in-page", ".barrage-finish"
DARK = "(dark) => { document.body.dataset.jpThemeLight = String(!dark); }"
PAPER = "(svg) => getComputedStyle(svg.querySelector('rect')).fill"
SMALLEST = """(svg) => Math.min(...[...svg.querySelectorAll('text')].map((text) =>
  parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a))"""


@pytest.fixture(params=[1280, 800])
def lesson(request: pytest.FixtureRequest, page: Any, jupyter: str, logged: list[str]) -> Iterator[Any]:
    """The end of a lesson as a reader sees it, in a window 800 pixels high."""
    page.set_viewport_size({"width": request.param, "height": 800})
    open_lab(page, in_lab(jupyter, "finish.ipynb", files=request.param > 1000), first=END)
    on_page(page, IN_KERNEL, "sums.ask_again()")
    yield page
    logged.clear()  # a notebook that is left, or whose kernel is new, says what it misses


def in_sight(page: Any, place: Any) -> bool:
    """Whether a thing is wholly in the window, below the toolbars."""
    box, window = place.bounding_box(), page.viewport_size
    return bool(box["x"] >= 0 and box["x"] + box["width"] <= window["width"] and box["y"] >= 60 and _low(box) <= 800)


def _low(box: Any) -> float:
    return float(box["y"] + box["height"])


def test_a_small_map_lies_beside_its_words_in_sight_and_can_be_read(lesson: Any) -> None:
    shown, told = lesson.locator(MAP), lesson.get_by_text("leaves the map by the left exit")
    shown.wait_for()
    assert in_sight(lesson, shown)
    assert in_sight(lesson, told)
    map_box, told_box = shown.bounding_box(), told.bounding_box()
    assert map_box["x"] + map_box["width"] <= told_box["x"]  # beside it, not below
    assert map_box["y"] <= told_box["y"] + told_box["height"] <= _low(map_box)
    assert lesson.get_by_text("A drop that runs out of the lowest basins").is_visible()
    assert shown.locator("svg").evaluate(SMALLEST) >= 11
    light = shown.locator("svg").evaluate(PAPER)
    lesson.evaluate(DARK, True)
    assert shown.locator("svg").evaluate(PAPER) == "rgb(16, 23, 28)"
    lesson.evaluate(DARK, False)
    assert shown.locator("svg").evaluate(PAPER) == light


def test_the_end_counts_on_and_its_button_opens_the_next_lesson(lesson: Any) -> None:
    end = lesson.locator(END)
    wait_for(lambda: "Nothing is guessed yet" in end.inner_text(), "the end of Run All")
    for energy, told in (("8", "Your guess was not right."), ("9", "Your guess was right!")):
        lesson.get_by_role("spinbutton", name="How much energy is that?").fill(energy)
        lesson.keyboard.press("Enter")
        wait_for(lambda told=told: told in end.inner_text(), told)
        assert ("How much energy is that?" in end.inner_text()) is (energy == "8")
        if energy == "8":
            lesson.get_by_role("button", name="Tell me").click()
            lesson.get_by_role("button", name="Ask me again").click()
    button = end.get_by_role("link", name="Next: 1 \u00b7 Where will these drops stop?")
    button.scroll_into_view_if_needed()
    box = button.bounding_box()
    assert in_sight(lesson, button)
    assert box["height"] >= 24
    lesson.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    lesson.get_by_role("heading", name="The next lesson").wait_for()
    assert lesson.evaluate("window.jupyterapp.shell.currentWidget.context.path") == "01_water.ipynb"


@pytest.mark.parametrize("lesson", [1280], indirect=True)
def test_without_its_kernel_the_end_keeps_what_it_said(lesson: Any) -> None:
    on_page(lesson, IN_KERNEL, "sums.say(9)")
    end = lesson.locator(END)
    wait_for(lambda: "Your guess was right!" in end.inner_text(), "the count")
    on_page(lesson, SAVE)
    on_page(lesson, RESTART)
    lesson.reload()
    wait_for(lambda: end.count() == 1 and "Your guess was right!" in end.inner_text(), "the end as it was saved")
    for width in (800, 1280):
        lesson.set_viewport_size({"width": width, "height": 800})
        assert end.is_visible()
        assert end.get_by_role("link", name="Next:").count() == 1
    on_page(lesson, READY)
    assert json.loads(on_page(lesson, IN_KERNEL, "print(1)")) == 1
