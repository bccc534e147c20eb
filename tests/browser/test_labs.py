"""The labs of water and scoring in JupyterLab: predict, see the feedback, change, replay, see the difference."""

from typing import Any

import pytest

from .pages import SCROLL, Table, open_lab, wait_for


class OnPage:
    """One lab on a page, by the name it has in the notebook."""

    def __init__(self, page: Any, name: str, place: int) -> None:
        self.page, self.name = page, name
        self.root = page.locator(".barrage-lab").nth(place)
        self.canvas = self.root.locator(".barrage-stage canvas")
        self.canvas.wait_for(state="visible", timeout=30_000)

    ask = Table.ask

    def click(self, thing: str) -> None:
        """Click on a thing of the picture, wherever it is on the page."""
        left, top, right, bottom = wait_for(lambda: self.ask(f"board.stage.painter.scene.bounds({thing!r})"), thing)
        scale = self.canvas.bounding_box()["width"] / self.ask("board.stage.painter.scene.width")
        x, y = (left + right) / 2 * scale, (top + bottom) / 2 * scale
        self.page.evaluate(SCROLL, [self.canvas.element_handle(), y])
        self.page.wait_for_timeout(60)
        place = self.canvas.bounding_box()
        self.page.mouse.click(place["x"] + x, place["y"] + y)

    def button(self, text: str) -> Any:
        """A button by its text."""
        return self.root.get_by_role("button", name=text, exact=True)

    def list(self, label: str) -> Any:
        """A list by its label."""
        return self.root.get_by_label(label, exact=True)

    def says(self, text: str) -> None:
        """Wait for feedback; it is read aloud."""
        said = self.root.locator(".barrage-feedback [role=status]")
        said.get_by_text(text).first.wait_for(timeout=15_000)
        assert said.get_attribute("aria-live") == "polite"

    def fits(self) -> None:
        """Nothing is wider than the cell."""
        widths = self.root.evaluate("(root) => [root.scrollWidth, root.clientWidth]")
        assert widths[0] <= widths[1] + 1


@pytest.fixture(params=[1280, 800])
def labs(page: Any, jupyter: str, request: pytest.FixtureRequest) -> tuple[OnPage, OnPage]:
    """The labs of `labs.ipynb` in JupyterLab, at both widths."""
    page.set_viewport_size({"width": request.param, "height": 900})
    open_lab(page, f"{jupyter}/doc/tree/labs.ipynb?reset")
    return OnPage(page, "water", 0), OnPage(page, "scoring", 1)


def test_water_predict_change_replay_and_see_the_difference(labs: tuple[OnPage, OnPage]) -> None:
    lab, _ = labs
    assert lab.button("Next").is_disabled()
    assert lab.button("Last").is_disabled()
    lab.click("dam B2L")
    lab.says("a drop meets the upper one first (W7)")
    lab.says("You were 1 stop too far down.")
    assert lab.ask("board.stage.position.dams['B2U'].drops") == 1
    lab.list("Your guess").select_option(label="XL: it leaves by the left exit")
    lab.says("Right.")
    lab.root.get_by_text("You foresaw 1 of 2 drops.").wait_for()
    lab.button("First").click()
    lab.click("dam B2U")
    wait_for(lambda: lab.ask("board.space.value") == "B2U", "the dam to be picked")
    lab.button("+ level").click()
    lab.list("Speed").select_option(label="no motion")
    lab.button("Run again").click()
    lab.says("No drop leaves the map; before, it was 1.")
    lab.says("B2U: 1 drop before, 2 drops now.")
    lab.button("Before and after").click()
    wait_for(lambda: lab.root.locator(".barrage-pair svg").count() == 2, "two pictures")
    lab.fits()
    lab.button("Open in the explorer").click()
    lab.root.locator(".jp-OutputArea-output .barrage-board").first.wait_for(timeout=15_000)


def test_water_by_keyboard_alone(labs: tuple[OnPage, OnPage]) -> None:
    lab, _ = labs
    keys = lab.page.keyboard
    for _ in range(2):
        lab.button("Just show me").focus()
        keys.press("Enter")
        keys.press("Escape")
        before = lab.ask("len(board.guesses)")
        wait_for(lambda count=before: lab.ask("board.story.at") == count, "the drop to arrive")
    lab.canvas.focus()
    keys.press("Home")
    wait_for(lambda: lab.ask("board.story.at") == 0, "the start")
    keys.press("End")
    wait_for(lambda: lab.ask("board.story.at") == 2, "the end")
    keys.press("ArrowLeft")
    wait_for(lambda: lab.ask("board.story.at") == 1, "a step back")
    keys.press("Tab")  # out of the picture
    assert lab.page.evaluate("document.activeElement.tagName") != "CANVAS"
    lab.button("+ HA").focus()
    keys.press("Space")
    wait_for(lambda: lab.ask("board.now.headstreams.get('HA', 0)") == 1, "one more drop")


def test_scoring_predict_change_replay_and_see_the_difference(labs: tuple[OnPage, OnPage]) -> None:
    _, lab = labs
    first, *_ = lab.ask("list(board.position.order)")
    assert lab.button("Next").is_disabled()
    lab.click(f"energy {first}")
    lab.says("Not quite.")
    lab.says("fewer.")
    table = lab.root.locator("table")
    before = table.inner_text()
    slider = lab.root.get_by_role("slider").first
    slider.focus()
    energy = lab.ask(f"board.position.companies[{first!r}].energy")
    for _ in range(9):
        lab.page.keyboard.press("ArrowRight")
    wait_for(lambda: lab.ask(f"board.position.companies[{first!r}].energy") == energy + 9, "the marker to move")
    lab.says(f"energy {energy} \u2192 {energy + 9}")
    wait_for(lambda: table.inner_text() != before, "another score")
    lab.button("Before and after").click()
    wait_for(lambda: lab.root.locator(".barrage-pair svg").count() == 2, "two tracks")
    lab.button("First").click()
    lab.button("Next").click()
    lab.root.get_by_text("(S2).").first.wait_for()
    lab.button("Put everything back").click()
    wait_for(lambda: table.inner_text() == before, "the first score again")
    lab.fits()
