"""The board in real browsers: JupyterLab by mouse, keyboard and finger."""

from typing import Any

import pytest

from .pages import (
    ANSWERS,
    CANVAS,
    HAS_KERNEL,
    PATIENCE,
    RUN_ALL,
    SAVE,
    WINDOW,
    Table,
    in_lab,
    on_page,
    open_lab,
    wait_for,
)

PRODUCTION = ("place turbine+2", "produce B1L C1A P8.1 x2")
BUILDING = ("place construction-1", "build base with base", "at B2L")


@pytest.fixture
def table(page: Any, jupyter: str) -> Table:
    """The board of `board.ipynb` in JupyterLab."""
    open_lab(page, in_lab(jupyter, "board.ipynb"))
    return Table(page)


def test_by_mouse(table: Table) -> None:
    for thing in ("space construction-1", "pieces usa base", "dam B2L"):
        table.click(thing)
    table.expect(*BUILDING)
    table.ask("board.play('place bank 1')")
    table.click("space turbine+2")
    table.button("2 drops: 12 energy").click()
    table.expect(*BUILDING, "place bank 1", *PRODUCTION)
    table.button("Undo").click()
    table.expect(*BUILDING, "place bank 1", PRODUCTION[0])
    table.button("Redo").click()
    table.expect(*BUILDING, "place bank 1", *PRODUCTION)


def test_hovering_explains_and_an_illegal_click_says_why(table: Table) -> None:
    table.page.mouse.move(*table.point("dam B8L"))
    tip = table.page.locator(".barrage-tip")
    tip.get_by_text("Neutral lower dam of basin 8 (B8L), level 3: 1 of 3 drops. G6:").wait_for()
    table.click("space construction-2")
    tip.get_by_text("Not now \u2014 C1: construction spaces go from left to right").wait_for()
    assert table.played() == []
    top = table.canvas.bounding_box()["y"]
    table.page.mouse.wheel(0, 200)  # over the picture, and the page scrolls all the same
    wait_for(lambda: table.canvas.bounding_box()["y"] < top, "the page to scroll")
    wait_for(lambda: table.page.locator(".barrage-docked").count(), "the question to stay in sight")


BOXES = """() => [".barrage-tip", ".barrage-near"].map((name) => {
  const found = document.querySelector(name), {left, top, right, bottom} = found.getBoundingClientRect();
  return [found.textContent, left, top, right, bottom];
})"""


def test_the_tip_leaves_the_buttons_of_an_answer_free(page: Any, jupyter: str) -> None:
    page.set_viewport_size({"width": 820, "height": 900})
    open_lab(page, in_lab(jupyter, "board.ipynb"))
    table = Table(page)
    table.click("space turbine+2")
    answer = table.button("2 drops: 12 energy")
    answer.wait_for()
    things = "(thing for thing in board.picture.plain.things if thing.text and thing.outline is not None)"
    boxes = table.ask(f"[(str(thing.name), thing.text, board.picture.scene.bounds(thing.name)) for thing in {things}]")
    near, canvas = page.locator(".barrage-near").bounding_box(), table.canvas.bounding_box()
    low, high = (near["y"] - canvas["y"] + side for side in (0, near["height"]))
    hovered = 0
    for name, text, (left, top, right, bottom) in boxes:
        x, y = (left + right) / 2, (top + bottom) / 2
        if not low - 100 < y < high + 100 or table.ask(f"str(board.picture.scene.at({x}, {y}))") != name:
            continue
        place = table.point(name)
        if page.evaluate("([x, y]) => document.elementFromPoint(x, y).tagName", place) != "CANVAS":
            continue  # under the buttons
        page.mouse.move(*place)
        page.locator(".barrage-tip").get_by_text(text.split("\n")[0][:24]).wait_for()
        (_, *tip), (_, *buttons) = page.evaluate(BOXES)
        apart = tip[2] <= buttons[0] or tip[0] >= buttons[2] or tip[3] <= buttons[1] or tip[1] >= buttons[3]
        assert apart, name
        hovered += 1
    assert hovered > 3
    answer.click()
    table.expect(*PRODUCTION)


def test_a_newcomer_finds_the_answers_and_what_the_symbols_mean(page: Any, jupyter: str) -> None:
    page.set_viewport_size({"width": 900, "height": 700})
    open_lab(page, in_lab(jupyter, "board.ipynb"))
    table = Table(page)
    table.click("open legend")
    wait_for(lambda: table.ask("Ref('legend', 'drop') in board.picture.scene.named"), "the legend")
    page.mouse.move(*table.point("legend wild"))
    page.locator(".barrage-tip").get_by_text("On a tile the star builds any piece").wait_for()
    table.canvas.focus()
    table.focus("close legend", "Shift+ArrowRight")
    page.keyboard.press("Enter")
    wait_for(lambda: not table.ask("Ref('legend', 'drop') in board.picture.scene.named"), "the legend to close")
    table.button("Show me").click()
    lowest = table.ask("max(box[3] for name in board.answering.hints if (box := board.picture.scene.bounds(name)))")
    highest = table.ask("min(box[1] for name in board.answering.hints if (box := board.picture.scene.bounds(name)))")

    def in_sight() -> bool:
        top = table.canvas.bounding_box()["y"]
        return bool(top + highest < 700 and top + lowest > 0)

    wait_for(in_sight, "the answers to be in sight")


def test_by_keyboard_alone(table: Table) -> None:
    table.canvas.focus()
    table.focus("space construction-1")
    table.page.keyboard.press("Enter")
    table.expect(BUILDING[0])
    table.focus("pieces usa base")
    table.page.keyboard.press("Enter")
    table.expect(*BUILDING[:2])
    table.focus("dam B2L")
    table.page.keyboard.press("Enter")
    table.expect(*BUILDING)
    table.page.keyboard.press("u")
    table.expect(*BUILDING[:2])
    table.page.keyboard.press("r")
    table.expect(*BUILDING)
    table.page.keyboard.press("Tab")  # out of the picture, to the list of answers
    assert table.page.evaluate("document.activeElement.tagName") == "SELECT"
    table.page.keyboard.press("Shift+Tab")
    assert table.page.evaluate("document.activeElement.tagName") == "CANVAS"
    table.page.keyboard.press("x")  # would cut the cell in JupyterLab
    table.page.keyboard.press("Escape")
    wait_for(lambda: table.page.evaluate("document.activeElement.tagName") != "CANVAS", "Escape to leave")
    assert table.page.locator(".jp-CodeCell").count() == 1


def test_from_the_list(table: Table) -> None:
    choices = table.page.locator(ANSWERS)
    texts = choices.locator("option").all_text_contents()
    choices.select_option(
        index=next(place for place, text in enumerate(texts) if text.replace("\xa0", " ").endswith("place bank 2"))
    )
    table.button("Answer").click()
    table.expect("place bank 2")
    status = table.page.locator(".barrage-status")
    status.get_by_text("USA gains 2 credits (M5).").wait_for()
    assert status.get_attribute("aria-live") == "polite"


def test_what_happens_is_told_to_who_does_not_see_it(table: Table) -> None:
    status, said = table.page.locator(".barrage-status"), []
    for move in ("place bank 2", "place bank 1", "place water-1-now"):
        table.ask(f"board.play('{move}')")
        said.append(wait_for(lambda: (text := status.text_content()) not in said and text, "another text"))
    table.page.locator(".barrage-twin summary").focus()
    table.page.keyboard.press("Enter")
    table.page.locator(".barrage-twin").get_by_text("Waiting water: ").wait_for()
    table.ask("board.undo()")
    status.get_by_text("Taken back: water, 1 drop at once.").wait_for()
    assert table.page.locator(".barrage-twin[open]").count() == 1, "it stays open"


def test_by_finger(table: Table) -> None:
    for thing in ("space construction-1", "tile usa base", "dam B2L"):
        table.tap(thing)
        table.page.wait_for_timeout(150)
    table.expect(*BUILDING)
    table.ask("board.play('place bank 1')")
    table.tap("space turbine+2")
    table.button("2 drops: 12 energy").tap()
    table.expect(*BUILDING, "place bank 1", *PRODUCTION)


def test_a_finger_asks_what_a_thing_is(table: Table) -> None:
    tip = table.page.locator(".barrage-tip")
    table.tap("dam B8L")  # no answer: a tap explains
    tip.get_by_text("Neutral lower dam of basin 8 (B8L), level 3").wait_for()
    held = table.page.context.new_cdp_session(table.page)
    x, y = table.point("space construction-1")
    held.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    tip.get_by_text("C1:").wait_for()  # an answer: it is explained while the finger stays
    held.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    table.page.wait_for_timeout(600)
    assert table.played() == []
    table.tap("space construction-1")
    table.expect(BUILDING[0])


def test_keys_in_the_list_of_answers_stay_there(table: Table) -> None:
    choices = table.page.locator(ANSWERS)
    choices.focus()
    for key in ("ArrowDown", "ArrowDown"):  # in JupyterLab: the next cell
        table.page.keyboard.press(key)
    wait_for(lambda: table.ask("board.answers.list.index") == 2, "the answer after the next")
    for key in ("x", "a", "b"):  # in JupyterLab: cut this cell, new cells
        table.page.keyboard.press(key)
    table.page.wait_for_timeout(200)
    assert table.page.locator(".jp-CodeCell").count() == 1
    assert table.page.evaluate("document.activeElement.tagName") == "SELECT"


def test_nothing_covers_the_picture(table: Table) -> None:
    for width in (1280, 800, 620):
        table.page.set_viewport_size({"width": width, "height": 1000})
        table.ready()
        table.ask("setattr(board, 'position', board.position)")
        table.ask("board.play('place bank 1')")
        bar = table.page.locator(".barrage-bar").bounding_box()
        assert bar["y"] + bar["height"] <= table.canvas.bounding_box()["y"] + 1
        table.ask("board.undo()")


@pytest.mark.parametrize("pixels", [1, 2])
def test_it_is_crisp_on_every_screen(page: Any, jupyter: str, pixels: int) -> None:
    screen = page.context.new_cdp_session(page)
    screen.send("Emulation.setDeviceMetricsOverride", {**WINDOW, "deviceScaleFactor": pixels, "mobile": False})
    open_lab(page, in_lab(jupyter, "board.ipynb"))
    table = Table(page)
    wait_for(lambda: table.ask("board.picture.painter.pixels") == pixels, "the pixels of the screen")
    sizes = "(canvas) => [canvas.width, canvas.height, canvas.clientWidth, canvas.clientHeight]"
    width, height, shown_width, shown_height = table.canvas.evaluate(sizes)
    assert abs(width - pixels * shown_width) <= pixels
    assert abs(height - pixels * shown_height) <= pixels
    table.click("space construction-1")
    table.expect(BUILDING[0])
    screen.send("Emulation.setDeviceMetricsOverride", {**WINDOW, "deviceScaleFactor": 1, "mobile": False})


def test_drops_run_until_a_key_is_pressed_and_not_for_those_who_want_no_motion(table: Table) -> None:
    table.ask("board.motion.speed.set_trait('value', 0.5)")
    table.click("space turbine+2")
    table.button("2 drops: 12 energy").click()
    wait_for(lambda: table.ask("board.picture.moving"), "the drops to run")
    table.canvas.focus()
    table.page.keyboard.press("ArrowRight")
    wait_for(lambda: not table.ask("board.picture.moving"), "them to arrive")
    table.expect(*PRODUCTION)
    table.page.emulate_media(reduced_motion="reduce")
    wait_for(lambda: table.ask("board.page.no_motion"), "the page to say so")
    table.page.keyboard.press("u")
    table.expect(PRODUCTION[0])
    table.page.keyboard.press("2")
    table.expect(*PRODUCTION)
    assert not table.ask("board.picture.moving")


def test_after_a_reload_it_is_painted_and_goes_on(table: Table) -> None:
    table.click("space construction-1")
    table.expect(BUILDING[0])
    on_page(table.page, SAVE)
    table.page.reload(wait_until="domcontentloaded")
    table.page.locator(CANVAS).first.wait_for(state="visible", timeout=1000 * PATIENCE)
    wait_for(lambda: table.page.evaluate(HAS_KERNEL), "the kernel")
    table.ready()
    table.click("pieces usa base")
    table.expect(*BUILDING[:2])


def test_two_boards_in_one_notebook_run_twice(page: Any, jupyter: str) -> None:
    open_lab(page, in_lab(jupyter, "two.ipynb"))
    on_page(page, RUN_ALL)  # twice, as people do
    page.wait_for_timeout(500)
    first, second = Table(page, "first", 0), Table(page, "second", 1)
    second.click("space water-2")
    second.expect("place water-2")
    second.click("headstream HA")
    second.click("headstream HD")
    second.expect("place water-2", "drops HA HD")
    assert first.played() == []
    first.ask("board.play('place construction-1')")
    first.ask("board.play('build conduit with conduit')")
    first.click("conduit C5A")
    first.expect("place construction-1", "build conduit with conduit", "at C5A")
    assert first.colour(4, 4)[3] == second.colour(4, 4)[3] == 255


@pytest.mark.parametrize("width", [800, 1280])
def test_it_fits_the_page(page: Any, jupyter: str, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 900})
    open_lab(page, in_lab(jupyter, "board.ipynb"))
    table = Table(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    table.click("space turbine+2")
    table.button("1 drop: 7 energy").click()
    table.expect(PRODUCTION[0], "produce B1L C1A P8.1 x1")
    page.set_viewport_size({"width": 1500, "height": 900})
    table.ready()
