"""A lab on a page: its pictures are clicked, its buttons pressed and its feedback read."""

from typing import Any

import pytest

from .pages import IN_KERNEL, RUN_CELL, Table, in_sight, middle, on_page, open_lab, wait_for

SWIFT = "import barrage_nb.widgets.labs.lab as lab; lab.PAUSE = 0"
"""Between moments that do not move, nobody reads here."""
ENTER = """(root) => {
  const notebook = window.jupyterapp.shell.currentWidget.content;
  notebook.activeCellIndex = notebook.widgets.findIndex((cell) => cell.node.contains(root));
  notebook.mode = 'command';
  notebook.activate();
}"""
AHEAD = """(control) => {
  const here = document.activeElement;
  return here === control ? 0 : here.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING ? 1 : -1;
}"""
MOST_TABS = 60
TO_THE_FOOT = "(button) => button.scrollIntoView({block: 'end'})"
"""All below it is out of sight."""
FORGET = "document.querySelectorAll('.barrage-lab').forEach((lab) => lab.classList.add('from-before'))"
at_both_widths = pytest.mark.parametrize("width", [1280, 800])


class OnPage:
    """One lab on a page, by the name it has in the notebook."""

    def __init__(self, page: Any, name: str, place: int) -> None:
        self.page, self.name = page, name
        self.root = page.locator(".barrage-lab:not(.from-before)").nth(place)
        self.canvas = self.root.locator(".barrage-stage canvas")
        self.canvas.wait_for(state="visible")
        self.ready()  # it is laid out once more when it knows its room: until then a click may land elsewhere

    ask, ready, width, colour, _room = Table.ask, Table.ready, Table.width, Table.colour, Table._room

    def until(self, expression: str, what: str) -> Any:
        """Wait until an expression about `board`, in the kernel, is true."""
        return wait_for(lambda: self.ask(expression), what)

    def click(self, thing: str) -> None:
        """Click on a thing of the picture, wherever it is on the page."""
        box = self.until(f"board.picture.painter.scene.bounds(Ref.read({thing!r}))", thing)
        width = self.ask("board.picture.painter.scene.width")
        self.page.mouse.click(*in_sight(self.canvas, *middle(box, width)))

    def button(self, text: str) -> Any:
        """A button by its text."""
        return self.root.get_by_role("button", name=text, exact=True)

    def list(self, label: str) -> Any:
        """A list by its label."""
        return self.root.get_by_label(label, exact=True)

    def by_keys(self) -> None:
        """Go to the lab's cell, as the arrow keys of the notebook do; from here on the mouse is not touched."""
        self.root.evaluate(ENTER)
        speed = self.list("Speed")
        if speed.is_visible():
            self.press(speed, "End")
            self.until("board.speed == 0", "the speed")

    def press(self, control: Any, key: str = "Enter") -> None:
        """Go to a control with Tab, and press a key on it."""
        for _ in range(MOST_TABS):
            ahead = control.evaluate(AHEAD)
            if not ahead:
                return self.page.keyboard.press(key)
            self.page.keyboard.press("Tab" if ahead > 0 else "Shift+Tab")
        raise AssertionError(f"Tab does not lead to {control}")

    def without_motion(self) -> None:
        """Let everything arrive at once."""
        self.list("Speed").select_option(label="no motion")
        self.until("board.speed == 0", "the speed")

    def to_the_end(self) -> None:
        """Wait until the last moment of the story is shown."""
        self.until("board.story.over and not board.playing", "the end of the story")

    def reads(self, selector: str, trait: str) -> str:
        """The text of a place on the page, once it shows what the kernel's widget holds."""
        shown = "(html) => new DOMParser().parseFromString(html, 'text/html').body.textContent.trim()"
        place = self.root.locator(selector)

        def agree() -> bool:
            wanted = self.page.evaluate(shown, self.ask(f"board.{trait}.value"))
            return bool(wanted == place.evaluate("(place) => place.textContent.trim()"))

        wait_for(agree, f"{trait} on the page")
        return str(place.inner_text())

    def says(self, text: str) -> None:
        """Wait for feedback; it is read aloud."""
        said = self.root.locator(".barrage-feedback [role=status]")
        said.get_by_text(text).first.wait_for()
        assert said.get_attribute("aria-live") == "polite"

    def shows_what_it_says(self) -> None:
        """The feedback is in sight, all of it, without scrolling."""

        def in_sight() -> bool:
            box = self.root.locator(".barrage-feedback").bounding_box()
            window = self.page.viewport_size["height"]
            return bool(box and box["y"] > 0 and box["y"] + box["height"] < window)

        wait_for(in_sight, "the feedback to be in sight")

    def compares(self) -> None:
        """Before and after stand side by side, and they differ."""
        self.button("Before and after").click()
        pictures = self.root.locator(".barrage-pair svg")
        wait_for(lambda: pictures.count() == 2, "two pictures")
        assert pictures.first.inner_html() != pictures.last.inner_html()

    def explores(self) -> None:
        """The explorer opens below with one press, in sight, and closes again."""
        self.button("Open in the explorer").click()
        board = self.root.locator(".jp-OutputArea-output .barrage-board")
        board.first.wait_for()
        self.root.locator(".barrage-explorer .barrage-stage canvas").wait_for()  # whole, before it goes
        explorer = self.root.locator(".barrage-explorer")
        explorer.locator(".barrage-tabs button").last.wait_for()
        half = self.page.viewport_size["height"] / 2
        wait_for(lambda: 0 <= explorer.bounding_box()["y"] < half, "the explorer in sight")
        self.button("Close the explorer").click()
        wait_for(lambda: board.count() == 0, "the explorer to close")

    def fits(self) -> None:
        """Nothing is wider than the cell."""
        widths = self.root.evaluate("(root) => [root.scrollWidth, root.clientWidth]")
        assert widths[0] <= widths[1] + 1


class LabPage:
    """A notebook of labs in JupyterLab, opened once; for a test the cell of its lab is run anew: it is as at first."""

    def __init__(self, page: Any, address: str, logged: list[str]) -> None:
        self.page, self.logged = page, logged
        open_lab(page, address)
        on_page(page, IN_KERNEL, SWIFT)

    def lab(self, name: str, width: int = 1280) -> OnPage:
        """A lab as it is at first, by its name, in a window of a width."""
        self.page.set_viewport_size({"width": width, "height": 900})
        self.page.evaluate(FORGET)
        on_page(self.page, RUN_CELL, f"{name} = ")
        return OnPage(self.page, name, 0)
