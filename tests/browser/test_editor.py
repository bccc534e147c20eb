"""The editor on the things themselves: a wheel, a contract, the turn order and a marker by clicks at real places."""

from typing import Any

import pytest

from .pages import Table, in_lab, open_lab, turn_wheel, wait_for

HIT = "([x, y, what]) => document.elementFromPoint(x, y)?.closest(what) !== null"
HIGH = 800


class Desk:
    """The explorer in a window, its editor open; what is clicked must be in sight and covered by nothing."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.board = Table(page, "x.board")
        self.press(page.locator(".barrage-tabs").get_by_role("button", name="Edit", exact=True))
        self.until("x.walk.edits")

    def ask(self, expression: str) -> Any:
        """The value of an expression about `x`, in the kernel."""
        return self.board.ask(f"(lambda x: {expression})(x)")

    def until(self, expression: str) -> None:
        """Wait until an expression about `x` holds."""
        wait_for(lambda: self.ask(f"bool({expression})"), expression)

    def at(self, x: float, y: float, what: str) -> None:
        """Click at a point, where nothing may cover what is meant."""
        assert 0 < x < self.page.viewport_size["width"], x
        assert 0 < y < HIGH, y
        assert self.page.evaluate(HIT, [x, y, what]), f"{what} is covered at {x}, {y}"
        self.page.mouse.click(x, y)

    def click(self, thing: str) -> None:
        """Click on a thing of the board, the wheel turned until it is in sight."""
        self.at(*self.board.point(thing), "canvas")
        self.until(f"x.walk.thing == Ref.read({thing!r})")

    def open(self, panel: str) -> None:
        """Unfold a panel of the board that is folded to a bar."""
        if self.ask(f"Ref('bar', {panel!r}) in x.board.picture.scene.named"):
            self.at(*self.board.point(f"bar {panel}"), "canvas")
            self.until(f"Ref('bar', {panel!r}) not in x.board.picture.scene.named")

    def press(self, place: Any, what: str = "button") -> None:
        """Press a button or go into a field; the mouse wheel brings it into sight as a hand would."""
        place.wait_for()
        before, still = None, 0
        for _ in range(60):
            box = place.bounding_box()
            x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
            there = 110 < y < HIGH - 50 and self.page.evaluate(HIT, [x, y, what])
            if not there:
                turn_wheel(self.page, max(-300, min(300, y - 400)))
            still = still + 1 if there and box == before else 0
            if still == 3:  # at rest: nobody hits what the page still moves
                break
            before = box
            self.page.wait_for_timeout(80)
        self.at(x, y, what)

    def choose(self, text: str) -> None:
        """Press one of the buttons beside the thing that was clicked."""
        button = self.page.locator(".barrage-stage, .barrage-bar").get_by_role("button", name=text, exact=True)
        wait_for(lambda: button.count() == 1, f"one button {text!r}")
        self.press(button)


@pytest.fixture(params=[1280, 800], ids=["1280 with the file browser", "800"])
def desk(request: pytest.FixtureRequest, page: Any, jupyter: str) -> Desk:
    """The explorer at the beginning of round 2 of a game of four, as wide as a window of 1280 or of 800 pixels."""
    page.set_viewport_size({"width": request.param, "height": HIGH})
    open_lab(page, in_lab(jupyter, "explorer.ipynb", files=request.param == 1280))
    return Desk(page)


def test_a_position_is_changed_by_clicks_on_its_things(desk: Desk) -> None:
    note = desk.page.locator(".barrage-panel-edit .barrage-note")
    before = desk.ask("x.position.text")

    order = desk.ask("x.position.order")
    last = order[-1]
    desk.click(f"score {last}")
    desk.choose("Earlier in turn order")
    desk.until(f"x.position.order[-2] == {last!r}")

    desk.click(f"wheel {last} 3")
    desk.choose("+1 excavator")
    desk.until(f"x.position.companies[{last!r}].wheel[3].excavators == 1")

    desk.open("track")
    desk.click(f"energy {last}")
    desk.choose("+5 energy")
    desk.until(f"x.position.companies[{last!r}].energy == 5")

    offered = desk.ask("x.position.contracts[1]")
    desk.click(f"contract {offered}")
    name = desk.ask("x.board.offered[0].text")  # the hand of whom one edits for
    desk.choose(name)
    desk.until(f"{offered} in x.position.companies[{last!r}].contracts")
    note.get_by_text(f"Contract {offered} was on offer, place 2; the place is refilled by nobody").wait_for()

    for _ in range(4):
        desk.press(desk.board.button("Undo"))
        desk.page.wait_for_timeout(150)
    desk.until(f"x.position.text == {before!r}")


def test_a_number_is_typed_over_and_a_list_says_where_a_contract_lies(desk: Desk) -> None:
    who = desk.ask("x.position.order[0]")
    desk.click(f"score {who}")
    field = desk.page.get_by_role("spinbutton", name="credits")
    desk.press(field, "input")
    desk.page.keyboard.type("17")
    desk.page.keyboard.press("Tab")
    desk.page.keyboard.type("5")
    desk.page.keyboard.press("Enter")
    desk.until(f"(x.position.companies[{who!r}].credits, x.position.companies[{who!r}].excavators) == (17, 5)")
    hand = desk.page.locator(".barrage-panel-edit select").filter(has_text="#200")
    assert "; on offer, place 1" in hand.first.inner_text().replace("\u00a0", " ")
