"""Some turns at a table in its cell by real clicks: nothing is scrolled but by the wheel."""

from typing import Any

from .conftest import Pages
from .pages import CANVAS, IN_KERNEL, Table, bring, in_lab, on_page, open_lab, wait_for
from .test_in_sight import PIXELS, at_rest, middle_of

WIDE, USUAL = {"width": 1920, "height": 1080}, {"width": 1280, "height": 800}
ON_TOP = "([x, y]) => document.elementFromPoint(x, y)?.tagName === 'CANVAS'"
CUT = "(line) => line.scrollHeight > line.clientHeight + 1 || line.scrollWidth > line.clientWidth + 1"
FILM = "svg.barrage-film"


class Turns:
    """The table of `turns.ipynb`, `t` in the kernel, of two people and no program."""

    def __init__(self, page: Any, jupyter: str) -> None:
        self.page = page
        page.set_viewport_size(WIDE)
        open_lab(page, in_lab(jupyter, "turns.ipynb"))
        on_page(page, IN_KERNEL, "from barrage_nb.board.refs import Ref")
        self.board = Table(page, "t.board")
        self.bar = page.locator(".barrage-bar")
        bring(page, ".barrage-top", 100)

    def ask(self, expression: str) -> Any:
        """The value of an expression in the kernel."""
        return self.board.ask(expression)

    def until(self, expression: str) -> None:
        """Wait until an expression in the kernel is true."""
        wait_for(lambda: self.ask(f"bool({expression})"), expression)

    def plays(self, *moves: str) -> None:
        """Have moves made in the kernel."""
        for move in moves:
            self.ask(f"t.play({move!r})")
        at_rest(self.board.canvas)

    def spot(self, thing: str) -> tuple[float, float] | None:
        """The middle of a thing on the page, where it can be pressed; None where it is out of sight."""
        bounds = self.ask(f"board.picture.scene.bounds(Ref.read({thing!r}))")
        if bounds is None:
            return None
        box = self.board.canvas.bounding_box()
        scale = box["width"] / self.board.width()
        x, y = box["x"] + scale * (bounds[0] + bounds[2]) / 2, box["y"] + scale * (bounds[1] + bounds[3]) / 2
        return (x, y) if self.in_window(x, y) and self.page.evaluate(ON_TOP, [x, y]) else None

    def in_window(self, x: float, y: float) -> bool:
        """Whether a point is in the window, below what is docked at its top."""
        window = self.page.viewport_size
        return bool(0 < x < window["width"] and 60 < y < window["height"])

    def click(self, thing: str) -> None:
        """Click on a thing that is in sight."""
        found = wait_for(lambda: self.spot(thing), f"{thing} in sight")
        self.page.mouse.click(*found)

    def press(self, name: str) -> None:
        """Click on a button that is in sight."""
        x, y = middle_of(self.page.get_by_role("button", name=name, exact=True).first)
        assert self.in_window(x, y), (name, x, y)
        self.page.mouse.click(x, y)

    def around(self, thing: str) -> str:
        """The pixels of a thing, and of some around it."""
        pixels = self.ask("board.picture.painter.pixels")
        left, top, right, bottom = self.ask(f"board.picture.scene.bounds(Ref.read({thing!r}))")
        box = [left - 5, top - 5, right - left + 10, bottom - top + 10]
        return str(self.board.canvas.evaluate(PIXELS, [round(pixels * side) for side in box]))


def test_what_is_opened_ringed_chosen_and_told_at_a_table(pages: Pages, jupyter: str) -> None:
    with pages.lent([]) as page:
        turns = Turns(page, jupyter)
        question = page.locator(".barrage-question")

        page.mouse.move(*turns.spot("headstream HB"))
        page.locator(".barrage-tip").get_by_text("would stop in Italy's lower dam of basin 2").wait_for()

        turns.click("score italy")
        turns.until("Ref('company', 'italy') in board.picture.scene.named")
        turns.plays("place turbine+0")
        turns.click("dam B1L")
        page.get_by_role("button", name="1 drop: 6 energy", exact=True).wait_for()
        turns.press("1 drop: 6 energy")
        turns.until("t.position.question.who == 'italy'")
        turns.plays("place bank 1")
        assert turns.ask("t.position.question.who") == "usa"
        assert turns.spot("company italy"), "a board that was opened stays until it is closed"
        turns.click("score italy")
        wait_for(lambda: not turns.spot("company italy"), "that it closes")
        turns.plays("place bank 1")
        page.set_viewport_size(USUAL)
        turns.board.ready()

        turns.click("bar company")
        turns.click("space construction-1")
        question.get_by_text("Italy: choose where to build a base").wait_for()
        high = turns.board.canvas.bounding_box()["height"]
        bring(page, CANVAS, 140 - high)
        page.locator(".barrage-docked").wait_for()
        sites = turns.ask("[str(thing) for thing in board.answering.hints]")
        assert len(sites) > 12
        assert not any(map(turns.spot, sites)), "all of them lie under the bar"
        turns.press("Show me")
        wait_for(lambda: any(map(turns.spot, sites)), "an answer in sight")
        bring(page, ".barrage-top", 100)
        free = turns.around("dam B5U")
        turns.click("dam B5U")
        page.get_by_role("button", name="2 excavators", exact=False).first.wait_for()
        assert turns.ask("str(board.state.marks.get(Ref('dam', 'B5U')))") == "selected"
        assert turns.around("dam B5U") != free, "while one pays, it is seen where"
        turns.press("3 excavators and 3 credits")
        turns.until("'B5U' in t.position.dams")

        told, more = page.locator(".barrage-status"), page.locator(".barrage-more")
        for width in (1280, 1000, 800):
            page.set_viewport_size({**USUAL, "width": width})
            turns.board.ready()
            assert not told.locator("p").first.evaluate(CUT), "the newest is told whole"
        page.set_viewport_size(USUAL)
        turns.board.ready()
        bring(page, ".barrage-top", 100)
        older = told.locator("p").count() - 1
        assert older > 1
        assert more.inner_text() == f"+{older}"
        for opened in (True, False):
            page.mouse.click(*middle_of(more))
            wait_for(lambda opened=opened: page.locator(".barrage-unfolded").count() == opened, f"open: {opened}")
            boxes = [each.bounding_box() for each in told.locator("p").all()]
            assert [box["height"] > 12 for box in boxes] == [True, *[opened] * older], "a line for each"
            assert all(turns.in_window(box["x"] + 1, box["y"]) for box in boxes)

        turns.ask("board.picture.set_speed(0.5)")
        turns.plays("place turbine+2")
        turns.click("dam B1L")
        page.get_by_role("button", name="2 drops: 13 energy", exact=True).wait_for()
        turns.press("2 drops: 13 energy")
        page.locator(FILM).first.wait_for(state="attached")
        meanwhile = turns.around("contract 411")
        assert page.locator(FILM).count(), "it still plays"
        turns.until("not board.picture.moving")
        wait_for(lambda: not page.locator(FILM).count(), "the end of the film")
        assert turns.around("contract 411") == meanwhile, "ringed before the water has run"
        turns.ask("board.picture.set_speed(0)")
        turns.click("contract 411")
        turns.until("'fulfil 411' in [str(node.move) for node in t.game.line()]")
        turns.plays("place contract-1")
        turns.click("contract 310")
        turns.until("'take 310' in [str(node.move) for node in t.game.line()]")
