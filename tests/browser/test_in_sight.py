"""What one looks at stays in sight: real clicks in a window of 1280 by 800 with the file browser open."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from .pages import CANVAS, IN_KERNEL, PATIENCE, in_lab, on_page, open_lab, wait_for

NAMELESS = """(root) => [...root.querySelectorAll('input, select, textarea')].filter((field) => {
  const labels = [...field.labels ?? []].filter((label) => label.getClientRects().length);
  const said = [...labels.map((label) => label.textContent), field.getAttribute('aria-label'), field.title];
  return field.getClientRects().length && ![...said, field.placeholder].join('').replace(/[\\s\u200b]/g, '');
}).map((field) => field.outerHTML.slice(0, 160))"""
TOP_OF_SIGHT = """(node) => {
  for (let up = node.parentElement; up; up = up.parentElement)
    if (/auto|scroll/.test(getComputedStyle(up).overflowY) && up.scrollHeight > up.clientHeight)
      return up.getBoundingClientRect().top;
}"""
PIXELS = "(canvas, box) => canvas.getContext('2d').getImageData(...box).data.join()"
HERE = "(root) => root.contains(document.activeElement) && document.activeElement !== root"
OURS = "(node) => node.closest('.barrage-board').parentElement.closest('.barrage-board') === null"


class Evening:
    """A notebook of boards as a newcomer sees it; nothing scrolls but the wheel."""

    def __init__(self, browser: Any, jupyter: str) -> None:
        self.page = browser.new_context(viewport={"width": 1280, "height": 800}).new_page()
        self.page.set_default_timeout(PATIENCE * 1000)
        open_lab(self.page, in_lab(jupyter, "sight.ipynb", files=True))
        self.page.locator(".barrage-lab").nth(2).wait_for()

    def ask(self, expression: str) -> Any:
        """The value of an expression in the kernel."""
        return json.loads(on_page(self.page, IN_KERNEL, f"import json; print(json.dumps({expression}))"))

    def until(self, expression: str) -> None:
        """Wait until an expression in the kernel is true."""
        wait_for(lambda: self.ask(f"bool({expression})"), expression)

    def wheel_to(self, place: Any, y: float = 300) -> None:
        """Turn the wheel until something is about so far below the top of the window."""
        self.page.mouse.move(800, 500)
        for _ in range(60):
            away = place.bounding_box()["y"] - y
            if abs(away) < 60:
                return
            self.page.mouse.wheel(0, max(-600, min(600, away)))
            self.page.wait_for_timeout(60)
        raise AssertionError(f"{place} is {away} away")

    def middle(self, place: Any) -> tuple[float, float]:
        """The middle of something that is in sight."""
        box = place.bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        assert 0 < x < 1280
        assert 60 < y < 800, y
        return x, y

    def click(self, place: Any) -> None:
        """Click on what is in sight."""
        self.page.mouse.click(*self.middle(place))


@pytest.fixture(scope="module")
def evening(browser: Any, jupyter: str) -> Iterator[Evening]:
    """The notebook, opened once."""
    opened = Evening(browser, jupyter)
    yield opened
    opened.page.context.close()


def test_what_was_pressed_stays_in_sight_when_the_board_goes_and_comes(evening: Evening) -> None:
    explorer = evening.page.locator(".barrage-explorer").first
    for panel, back in (("Compare", "Moves"), ("Board", "Compare"), ("Edit", "Moves")):
        for name in (panel, back):
            tab = explorer.locator(".barrage-tabs").get_by_role("button", name=name, exact=True)
            if name == panel:
                evening.wheel_to(tab, 90)  # the board below it is as far up as it can be
            before = evening.middle(tab)[1]
            evening.click(tab)
            evening.until(f"x.tabs.value == {name.lower()!r}")
            evening.page.wait_for_timeout(300)
            assert abs(evening.middle(tab)[1] - before) < 6, (name, before)


def test_every_field_of_the_explorer_has_a_name(evening: Evening) -> None:
    explorer = evening.page.locator(".barrage-explorer").first
    for panel in ("moves", "edit", "replay", "compare", "files"):
        evening.ask(f"x.open_panel({panel!r})")
        evening.page.wait_for_timeout(250)
        wait_for(lambda: explorer.evaluate(NAMELESS) == [], f"names in {panel}", seconds=3)
    evening.ask("x.open_panel('moves')")


def test_the_question_stays_docked_when_the_story_pushes_the_board(evening: Evening) -> None:
    table = evening.page.locator(".barrage-board:has(.barrage-story)").last
    bar, place = table.locator(".barrage-bar"), table.locator(".barrage-top")
    evening.wheel_to(table.locator(".barrage-stage"), -40)

    def docked() -> bool:
        sight = max(bar.evaluate(TOP_OF_SIGHT), place.bounding_box()["y"])
        return bool(abs(bar.bounding_box()["y"] - sight) <= 1.5)

    wait_for(docked, "the question to be docked")
    for _ in range(4):
        evening.ask("t.play(str(t.position.legal_moves[0]))")
        evening.page.wait_for_timeout(200)
        wait_for(docked, "the question to be docked again", seconds=3)


def test_the_buttons_of_the_tour_stay_where_they_are(evening: Evening) -> None:
    tour = evening.page.locator(".barrage-tour")
    onward, again = (tour.get_by_role("button", name=name, exact=True) for name in ("Next stop", "Start again"))
    evening.wheel_to(onward, 140)
    point = evening.middle(onward)
    for stop in range(1, 6):
        evening.page.mouse.dblclick(*point)  # the second press must not hit anything else
        evening.until(f"tour.at >= {stop}")
        evening.page.wait_for_timeout(250)
        x, y = evening.middle(onward)
        assert abs(x - point[0]) < 3
        assert abs(y - point[1]) < 6
    evening.ask("tour.visit(5)")
    evening.until("tour.open_quiz is not None")
    choice = tour.get_by_role("button", name="Nothing", exact=True)
    choice.focus()
    evening.page.keyboard.press("Enter")
    evening.until("tour.answers")
    assert evening.ask("tour.onward.disabled or tour.unsaid is None"), "Next waits for the feedback"
    tour.locator(".barrage-feedback").get_by_text("Not quite").wait_for()
    wait_for(lambda: tour.evaluate(HERE), "the focus to stay with the tour")
    evening.click(again)
    tour.get_by_role("button", name="Keep it").wait_for()
    assert evening.ask("tour.at") == 5
    evening.click(tour.get_by_role("button", name="Keep it"))
    assert evening.ask("len(tour.answers)") == 1


def test_keys_and_enter_stay_with_a_lab(evening: Evening) -> None:
    page, lab = evening.page, evening.page.locator(".barrage-lab").nth(1)
    conduit = lab.get_by_label("Conduit", exact=True)
    conduit.focus()
    page.keyboard.press("ArrowDown")
    evening.until("production.plan.conduit != 'C2A'")
    page.keyboard.press("x")
    assert conduit.evaluate("(field) => field === document.activeElement")
    assert page.locator(".jp-CodeCell").count() == 5
    box = lab.get_by_role("spinbutton")
    box.focus()
    page.keyboard.type("7")
    page.keyboard.press("Enter")
    lab.locator(".barrage-feedback [role=status]:not(:empty)").wait_for()
    assert evening.ask("production.tried and production.guess.value == 7")


def test_the_map_of_a_lab_is_wide_enough_to_be_read_beside_its_questions(evening: Evening) -> None:
    labs = evening.page.locator(".barrage-lab")
    for number in range(labs.count()):
        lab = labs.nth(number)
        canvas = lab.locator(".barrage-stage canvas").first
        wait_for(lambda canvas=canvas: canvas.bounding_box()["width"] >= 600, f"600 pixels of map in lab {number}")
        drawn, right = canvas.bounding_box(), lab.locator(".barrage-right").first.bounding_box()
        assert right["x"] >= drawn["x"] + drawn["width"]
        assert right["width"] >= 200


def lit_by(evening: Evening, root: Any, name: str, place: Any) -> None:
    """Pointing at a name, and reaching it by keys, lights its place on the picture of its widget, and only then."""
    canvas, page = root.locator(CANVAS).first, evening.page
    thing = place.get_attribute("data-name").split(",")[0]
    around = evening.ask(f"{name}.picture.scene.bounds(Ref.read({thing!r}))")
    pixels = evening.ask(f"{name}.picture.painter.pixels")
    left, top, right, bottom = (round(pixels * side) for side in around)
    box = [left - 4, max(0, top - 4), right - left + 8, bottom - top + 8]

    def seen() -> str:
        return str(canvas.evaluate(PIXELS, box))

    page.mouse.move(*evening.middle(place))
    evening.until(f"{name}.picture._looked_at")
    page.mouse.move(90, 600)  # over the file browser
    evening.until(f"{name}.picture._looked_at is None")
    pictures = [""]

    def at_rest() -> bool:
        page.wait_for_timeout(500)
        pictures.append(seen())
        return pictures[-1] == pictures[-2] and not evening.ask(f"{name}.picture.moving")

    wait_for(at_rest, "the picture to rest")
    before = pictures[-1]
    page.mouse.move(*evening.middle(place))
    wait_for(lambda: seen() != before, f"{thing} to be lit by the pointer")
    page.mouse.move(90, 600)  # over the file browser
    wait_for(lambda: seen() == before, f"{thing} to be as before")
    place.focus()
    wait_for(lambda: seen() != before, f"{thing} to be lit by the focus")
    place.evaluate("(node) => node.blur()")
    wait_for(lambda: seen() == before, f"{thing} to be as before")


def test_a_name_in_the_feedback_of_a_lab_lights_its_place(evening: Evening) -> None:
    lab = evening.page.locator(".barrage-lab").nth(2)
    evening.ask("exec('from barrage_nb.board.refs import Ref')")
    evening.ask("water.guess('XL')")
    said = lab.locator(".barrage-feedback [data-name^=dam]").first
    said.wait_for()
    evening.wheel_to(said, 300)
    lit_by(evening, lab, "water", said)


def test_a_name_in_the_story_of_the_table_lights_its_place(evening: Evening) -> None:
    table = evening.page.locator(".barrage-board:has(.barrage-story)").last
    evening.ask("exec('from barrage_nb.board.refs import Ref')")
    for _ in range(30):
        if table.locator(".barrage-story [data-name^=headstream]").count():
            break
        water = "(move for move in t.position.legal_moves if 'water-2' in str(move))"
        evening.ask(f"t.play(str(next({water}, t.position.legal_moves[0])))")
        evening.page.wait_for_timeout(200)
    said = table.locator(".barrage-story [data-name^=headstream]").first
    evening.wheel_to(said, 120)
    lit_by(evening, table, "t.board", said)
