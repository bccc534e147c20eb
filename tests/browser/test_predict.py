"""A place for every guess on a real page: by mouse where it lies, by keyboard, and without its kernel."""

import json
from collections.abc import Collection
from typing import Any

import pytest

from .pages import IN_KERNEL, READY, RESTART, RUN_ALL, SAVE, in_lab, on_page, open_lab, wait_for
from .test_finish import SMALLEST

ASKED = ".barrage-predict"
STILL = ".barrage-still"
WIDGETS, WITH_PICTURE = 6, 5
TELL = """async (text) => { // a cell of prose above all others
  const {content} = window.jupyterapp.shell.currentWidget;
  content.model.sharedModel.insertCell(0, {cell_type: 'markdown', source: text});
  content.widgets[0].rendered = true;
}"""


class Asked:
    """The questions of a notebook."""

    def __init__(self, page: Any, jupyter: str, width: int, cells: Collection[str] = ()) -> None:
        self.page = page
        page.set_viewport_size({"width": width, "height": 800})
        open_lab(page, in_lab(jupyter, "predict.ipynb", files=width > 1000), first=ASKED, cells=cells)
        self.page.locator(ASKED).nth(1).wait_for()
        self.ask("[each.ask_again() for each in (sums, drop)]")  # the kernel still knows what the last test said

    def ask(self, expression: str) -> Any:
        """The value of an expression in the kernel."""
        return json.loads(on_page(self.page, IN_KERNEL, f"import json; print(json.dumps({expression}))"))

    def root(self, place: int) -> Any:
        """A question."""
        return self.page.locator(ASKED).nth(place)

    def in_sight(self, place: Any) -> bool:
        """Whether a thing is wholly in the window."""
        box, window = place.bounding_box(), self.page.viewport_size
        return bool(box["x"] >= 0 and box["x"] + box["width"] <= window["width"] and 90 <= box["y"] <= 790)


@pytest.fixture(params=[1280, 800])
def asked(request: pytest.FixtureRequest, page: Any, jupyter: str) -> Asked:
    """The questions, in a window 800 pixels high, and nothing else that the notebook has."""
    return Asked(page, jupyter, request.param, cells=("sums =", "drop ="))


CUT_FRAMES = """(root) => { // what has its frame, 4.5 pixels around it, cut off at the left, or over what it frames
  let clip = root;
  do clip = clip.parentElement; while (getComputedStyle(clip).overflowX === 'visible');
  const all = [...root.querySelectorAll('button, input, select, [role=status]')];
  const box = (each) => each.getBoundingClientRect();
  const cut = all.filter((each) => each.getClientRects().length && box(each).left - 4.5 < box(clip).left);
  const offset = (each) => parseFloat(getComputedStyle(each).outlineOffset);
  const over = all.filter((each) => each.matches(':focus-visible') && offset(each) < 0);
  return [...cut, ...over].map((each) => each.outerHTML.slice(0, 80));
}"""


def test_the_frame_of_what_has_the_focus_is_seen_whole_and_lies_over_no_letter(asked: Asked) -> None:
    root, keys = asked.root(0), asked.page.keyboard
    assert not root.evaluate(CUT_FRAMES)
    for name in ("on +2", "on \u22121"):
        root.get_by_role("spinbutton", name=name).focus()
        keys.type("9")
    keys.press("Enter")
    root.get_by_role("button", name="Tell me").focus()
    keys.press("Enter")
    told = root.get_by_role("status")
    wait_for(lambda: told.evaluate("(node) => node.matches(':focus-visible')"), "the focus to be on what is told")
    assert not root.evaluate(CUT_FRAMES)


def test_numbers_by_keyboard_alone(asked: Asked) -> None:
    root, keys = asked.root(0), asked.page.keyboard
    root.get_by_role("spinbutton", name="on +2").focus()
    for key in ("9", "Enter"):
        keys.press(key)
    root.get_by_text("An answer is still missing.").wait_for()
    assert root.get_by_role("spinbutton", name="on \u22121").evaluate("(node) => node === document.activeElement")
    for key in ("5", "Enter"):
        keys.press(key)
    told = root.get_by_role("status")
    wait_for(lambda: "1 of 2 right" in told.inner_text(), "what is not right yet")
    assert "5 (too low)" in told.inner_text()
    assert "(P11)" not in told.inner_text()
    assert root.get_by_role("spinbutton", name="on \u22121").evaluate("(node) => node === document.activeElement")
    for name in ("That is my guess", "A hint"):
        keys.press("Tab")
        assert root.get_by_role("button", name=name).evaluate("(node) => node === document.activeElement")
    keys.press("Enter")
    root.get_by_text("One of them: on \u22121: 6.").wait_for()
    assert root.get_by_role("button", name="A hint").is_hidden()
    root.get_by_role("spinbutton", name="on \u22121").focus()
    for key in ("Backspace", "6", "Enter"):
        keys.press(key)
    wait_for(lambda: "2 of 2 right" in told.inner_text(), "what is true")
    assert "(P11)" in told.inner_text()
    assert root.get_by_text("How much energy is that?").is_visible()
    assert asked.in_sight(told)
    assert told.evaluate("(node) => node === document.activeElement")
    assert asked.ask("sums.tries") == [[9, 5], [9, 6]]
    states = root.locator(".barrage-marks button").evaluate_all("(all) => all.map((each) => each.dataset.state)")
    assert states == ["found", "open"]
    keys.press("Tab")
    keys.press("Enter")
    wait_for(lambda: root.get_by_role("spinbutton", name="on +2").is_visible(), "the question again")
    assert root.get_by_role("spinbutton", name="on +2").evaluate("(node) => node === document.activeElement")
    assert root.get_by_role("spinbutton", name="on +2").input_value() == "", "nothing answers it beforehand"
    assert asked.page.locator(".jp-Cell").count() == WIDGETS  # no key has gone to Jupyter


def test_shift_enter_after_a_press_in_a_question_leads_on_and_runs_its_box_not_anew(asked: Asked) -> None:
    root, made = asked.root(0), asked.ask("id(sums)")
    question = root.locator(".barrage-asked, legend, p, b, strong").first.bounding_box()
    asked.page.mouse.click(question["x"] + 20, question["y"] + question["height"] / 2)
    asked.page.keyboard.press("Shift+Enter")
    wait_for(lambda: not root.evaluate("node => node.closest('.jp-Cell').matches('.jp-mod-active')"), "the next cell")
    assert asked.ask("id(sums)") == made


def test_the_number_of_a_rule_in_the_prose_is_a_sign_until_somebody_wants_to_see_all(asked: Asked) -> None:
    page = asked.page
    on_page(page, TELL, "The space adds its number (P11), as every drop does (P4, P5).")
    signs = page.locator(".barrage-clause")
    signs.nth(1).wait_for()
    assert [sign.get_attribute("title") for sign in signs.all()] == ["P11", "P4, P5"]
    prose = page.locator(".jp-RenderedMarkdown", has=signs.first)
    assert prose.inner_text().strip() == "The space adds its number, as every drop does."
    signs.first.click()
    shown = "getComputedStyle(document.querySelector('.barrage-clause'), '::after').content"
    wait_for(lambda: "P11" in page.evaluate(shown), "the numbers")
    signs.first.click()
    wait_for(lambda: "P11" not in page.evaluate(shown), "the signs")


def test_none_of_several_is_said_by_a_second_press(asked: Asked) -> None:
    root = asked.root(0)
    of_them = {"label": "", "kind": "several", "choices": ["the dam", "the pipe"]}
    asked.ask(f"sums.form.set_trait('asked', {{**sums.form.asked, 'blanks': [{of_them}]}})")
    press = root.get_by_role("button", name="That is my guess")
    press.click()
    root.get_by_text("Press again if you mean: none of them.").wait_for()
    assert asked.ask("sums.said") is None
    press.click()
    wait_for(lambda: not asked.ask("sums.widget.children[1].outputs == ()"), "what was said to reach the kernel")


def test_a_place_by_a_click_on_the_map_and_by_arrow_keys(asked: Asked) -> None:
    root = asked.root(1)
    root.get_by_text("Where does the drop").scroll_into_view_if_needed()
    place = root.get_by_role("button", name="the lower dam of basin 2", exact=True)
    picture, asking = root.locator(".barrage-predict-map"), root.get_by_text("Where does the drop")
    if asked.page.viewport_size["width"] == 1280:  # no figure is too small, and what is asked stands beside the map
        assert picture.bounding_box()["width"] >= 519
        assert picture.locator("svg").evaluate(SMALLEST) >= 11
        assert asking.bounding_box()["x"] > picture.bounding_box()["x"] + 519
    box = place.bounding_box()
    asked.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    told = root.get_by_role("status")
    wait_for(lambda: "Not quite." in told.inner_text(), "that it is elsewhere")
    root.get_by_role("button", name="Tell me").click()
    wait_for(lambda: "Here is the answer." in told.inner_text(), "what is true")
    assert asked.in_sight(told.locator(".barrage-verdict"))
    if asked.page.viewport_size["width"] == 1280:  # no room beside the small map: why it is so stands above it
        assert asked.in_sight(told.get_by_text("The drop from HB runs down past"))
    assert asked.ask("drop.right") is False
    if asked.page.viewport_size["width"] == 1280:  # what is told stands beside the map, as long as it begins there
        why, told_here = root.locator(".barrage-why"), "The drop from HB runs down past"
        assert not why.inner_text()
        asked.ask("drop.form.set_trait('told', drop.form.told + 3 * drop.form.told.partition('</p></div>')[2])")
        wait_for(lambda: told_here in why.inner_text(), "the last of it below")
        beside, below, map_box = told.get_by_text(told_here), why.bounding_box(), picture.bounding_box()
        assert beside.count() >= 1
        assert beside.count() + why.inner_text().count(told_here) == 4
        ends = map_box["y"] + map_box["height"]
        assert all(each.bounding_box()["y"] < ends + 100 for each in beside.all())
        assert below["y"] >= ends
        assert below["width"] > 800
        verdict, wide = "drop.form.told.partition('</p></div>')", "<table width=700><td>Wide</table>"
        asked.ask(f"drop.form.set_trait('told', ''.join({verdict}[:2]) + '{wide}<p>Narrow</p>')")
        wait_for(lambda: why.inner_text().strip() == "Wide", "only what is too wide there below")
        assert "Narrow" in told.inner_text()
    root.get_by_role("button", name="Ask me again").click()
    asked_at = "document.activeElement.className === 'barrage-place'"
    wait_for(lambda: asked.page.evaluate(asked_at), "the focus to be on the map")
    for _ in range(60):
        if asked.page.evaluate("document.activeElement.getAttribute('aria-label')") == "the lower dam of basin 9":
            break
        asked.page.keyboard.press("ArrowRight")
    asked.page.keyboard.press("Enter")
    wait_for(lambda: "Right." in told.inner_text(), "the right place")


def test_without_its_kernel_a_widget_is_its_still_picture_and_a_sentence(
    page: Any, jupyter: str, logged: list[str]
) -> None:
    """Where it stands, and where a saved notebook is opened with a new kernel; the cell run again, it is alive."""
    asked = Asked(page, jupyter, 1280)
    still, pictures = asked.page.locator(STILL), asked.page.locator(".jp-RenderedSVG")
    asked.page.locator(".barrage-stage canvas").nth(WITH_PICTURE - 2).wait_for()
    assert not any(each.is_visible() for each in (*still.all(), *pictures.all()))
    on_page(asked.page, SAVE)
    on_page(asked.page, RESTART)
    for reopened in (False, True):
        if reopened:
            asked.page.reload()
            asked.page.get_by_text("How much energy is that?").first.wait_for()
        wait_for(lambda: still.count() == WIDGETS and still.last.is_visible(), "the still pictures")
        for width in (800, 1280):
            asked.page.set_viewport_size({"width": width, "height": 800})
            assert all(each.is_visible() for each in still.all())
            assert all(each.is_visible() for each in pictures.all())
            assert pictures.count() == WITH_PICTURE
        assert asked.page.get_by_text("A still picture: to use it").count() == WIDGETS - 2
        assert still.first.get_by_text("Guess, then open").is_visible()
        assert not still.first.get_by_text("(P11)").is_visible()
        still.first.get_by_text("Guess, then open").click()
        assert still.first.get_by_text("(P11)").is_visible()
        wait_for(lambda: not asked.page.get_by_text("Loading widget").count(), "Jupyter to have looked for widgets")
        seen = asked.page.locator(".jp-OutputArea-output").all()
        assert all("model not found" not in each.inner_text() for each in seen if each.is_visible())
        assert not any(each.is_visible() for each in asked.page.locator(".jupyter-widgets-disconnected").all())
    on_page(asked.page, READY)
    on_page(asked.page, RUN_ALL)
    wait_for(lambda: asked.page.locator(".barrage-stage canvas").count() >= WITH_PICTURE - 1, "the living widgets")
    wait_for(lambda: not any(each.is_visible() for each in (*still.all(), *pictures.all())), "no still picture")
    logged.clear()  # a notebook whose kernel is new says what it misses


@pytest.mark.parametrize("width", [1280, 800])
def test_a_number_in_a_sentence_is_dragged_or_stepped_through(page: Any, jupyter: str, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    open_lab(page, in_lab(jupyter, "labs.ipynb"), first=".barrage-drag", cells=["drag("])
    line, drops = page.locator(".barrage-drag"), page.get_by_role("slider", name="drops")
    assert line.inner_text() == "2 drops of 3 are 6."
    box = page.get_by_role("slider", name="value").bounding_box()
    middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(*middle)
    page.mouse.down()
    page.mouse.move(middle[0] + 20, middle[1] + 30, steps=4)
    assert line.inner_text() == "2 drops of 4 are 8."
    page.mouse.move(middle[0] + 400, middle[1], steps=4)
    page.mouse.up()
    page.mouse.move(middle[0] - 100, middle[1])
    assert line.inner_text() == "2 drops of 5 are 10.", "it ends where its numbers end, and is let go"
    drops.focus()
    for key in ("ArrowLeft", "ArrowLeft", "ArrowUp", "End", "ArrowDown"):
        page.keyboard.press(key)
    assert line.inner_text() == "2 drops of 5 are 10."
    page.keyboard.press("Home")
    assert (drops.get_attribute("aria-valuenow"), line.inner_text()) == ("1", "1 drops of 5 are 5.")
    told = "import json; print(json.dumps(dragged.in_words()))"
    wait_for(lambda: json.loads(on_page(page, IN_KERNEL, told)) == "1 drops of 5 are 5.", "the kernel to know it")
