"""What a cell of a lesson shows and how a lesson ends, on a real page: in sight, dark where it is dark, counting on."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from .pages import IN_KERNEL, READY, RESTART, SAVE, in_lab, on_page, open_lab, turn_wheel, wait_for

MAP, END = ".barrage-in-page", ".barrage-finish"
DARK = "(dark) => { document.body.dataset.jpThemeLight = String(!dark); }"
PAPER = "(svg) => getComputedStyle(svg.querySelector('rect')).fill"
SMALLEST = """(svg) => Math.min(...[...svg.querySelectorAll('text')].map((text) =>
  parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a))"""

TELL_MORE = """async () => { // a page of prose before every cell
  const {content} = window.jupyterapp.shell.currentWidget;
  for (let place = content.widgets.length; place--;) {
    content.model.sharedModel.insertCell(place, {cell_type: 'markdown', source: 'So it is.\\n\\n'.repeat(25)});
    content.widgets[place].rendered = true;
  }
  content.activeCellIndex = 0;
}"""
RUN_SLOWLY = "() => { window.jupyterapp.commands.execute('notebook:run-all-cells'); }"
RUN_LATE = """async () => { // as on a slow machine: the last cell is active, and the page at it, before any waits
  const {content} = window.jupyterapp.shell.currentWidget;
  const page = document.querySelector('.jp-Notebook .jp-WindowedPanel-outer');
  content.activeCellIndex = content.widgets.length - 1;
  page.scrollTop = page.scrollHeight;
  for (let frames = 4; frames--;) await new Promise(requestAnimationFrame);
  window.jupyterapp.commands.execute('notebook:run-all-cells');
}"""
SLOWLY = "import time; get_ipython().events.register('pre_run_cell', lambda info: time.sleep(0.5))"
READER = """() => { // the first cell in sight, how far down it begins, the active one, and how many still wait
  const page = document.querySelector('.jp-Notebook .jp-WindowedPanel-outer');
  const cells = [...page.querySelectorAll('.jp-Cell')];
  const below = (cell) => Math.round(cell.getBoundingClientRect().top - page.getBoundingClientRect().top);
  const first = cells.findIndex((cell) => below(cell) + cell.offsetHeight > 0);
  const waits = cells.filter((cell) => cell.querySelector('.jp-InputPrompt').textContent.includes('*')).length;
  return [first, first < 0 ? 0 : below(cells[first]), cells.findIndex((cell) => cell.matches('.jp-mod-active')), waits];
}"""


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


def test_run_all_leaves_the_reader_where_they_were(lesson: Any) -> None:
    def at() -> list[int]:
        wait_for(lambda: lesson.evaluate(READER)[3] == 0, "the end of Run All")
        first, down, active, _ = lesson.evaluate(READER)
        return [first, down, active]

    def runs(how: str = RUN_SLOWLY) -> None:
        lesson.evaluate(how)
        wait_for(lambda: 0 < lesson.evaluate(READER)[3] < 3, "that it runs")

    def back(there: list[int]) -> bool:
        first, down, active = at()
        return [first, active] == [there[0], there[2]] and abs(down - there[1]) < 40

    assert at()[::2] == [0, 0], "the top"
    on_page(lesson, TELL_MORE)
    turn_wheel(lesson, 1400)
    wait_for(lambda: at()[0] > 0, "another place")
    on_page(lesson, IN_KERNEL, SLOWLY)
    lesson.wait_for_timeout(600)  # what follows the wheel at once is the reader's
    there = at()
    for how in (RUN_LATE, RUN_SLOWLY):
        runs(how)
        wait_for(lambda: back(there), "the place where it was before")
    runs()
    turn_wheel(lesson, -3000)  # who moves while it runs is not held back
    assert at()[0] == 0


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
