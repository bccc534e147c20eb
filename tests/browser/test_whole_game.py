"""A whole game in JupyterLab by real clicks, from the draft to the ranking, and what a click of it costs.

The figures are printed (`pytest -s`): from click to pixels against a bare canvas on the same page, with JupyterLab as
it is installed, and the messages and bytes of picks and moves.
"""

import json
import statistics
from collections.abc import Iterator
from typing import Any

import pytest

from . import servers
from .conftest import notebooks_in
from .pages import IN_KERNEL, PATIENCE, in_lab, on_page, open_lab, wait_for
from .traffic import Sent, Traffic

WATCH = """() => { // from a press on a canvas until that canvas gets other pixels, unless a film runs there
  const draw = CanvasRenderingContext2D.prototype.drawImage;
  window.took = {bare: [], board: []};
  let pressed = null, since = 0;
  window.addEventListener('mousedown', ({target}) => {
    pressed = target.tagName === 'CANVAS' && !document.querySelector('.barrage-film') ? target : null;
    since = performance.now();
  }, {capture: true});
  CanvasRenderingContext2D.prototype.drawImage = function (...given) {
    draw.apply(this, given);
    if (this.canvas !== pressed) return;
    window.took[pressed.classList.contains('bare') ? 'bare' : 'board'].push(performance.now() - since);
    pressed = null;
  };
}"""
SCROLL_TO = """([canvas, y]) => { // as by the wheel, until a part of the picture is in sight
  for (let up = canvas.parentElement; up; up = up.parentElement) {
    if (!/auto|scroll/.test(getComputedStyle(up).overflowY) || up.scrollHeight <= up.clientHeight) continue;
    up.scrollTop += canvas.getBoundingClientRect().top + y - 480;
  }
}"""
MOST_STEPS = 400


@pytest.fixture(scope="module")
def as_installed(tmp_path_factory: pytest.TempPathFactory, browser: Any) -> Iterator[str]:
    """A JupyterLab that nobody has tuned; its address."""
    with servers.jupyterlab(notebooks_in(tmp_path_factory.mktemp("as_installed")), tuned=False) as address:
        yield address


class Person:
    """Somebody who plays at a table with the mouse, in a window with the file browser open."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.traffic = Traffic(page)
        self.picks: list[list[Sent]] = []
        self.by_list = 0

    def ask(self, expression: str) -> Any:
        """The value of an expression in the kernel, after all that was clicked before."""
        return json.loads(on_page(self.page, IN_KERNEL, f"import json; print(json.dumps({expression}))"))

    def click(self, x: float, y: float) -> None:
        """Go there with the mouse, wait for what that explains, and click."""
        self.page.mouse.move(x, y)
        self.page.wait_for_timeout(80)
        self.ask("0")
        self.page.mouse.down()
        self.page.mouse.up()

    def press(self, x: float, y: float) -> None:
        """Click on a place of the board."""
        canvas = self.page.locator(".barrage-stage canvas")
        self.page.evaluate(SCROLL_TO, [canvas.element_handle(), y])
        box = canvas.bounding_box()
        assert 100 < box["y"] + y < 790, "in sight"
        self.click(box["x"] + x, box["y"] + y)

    def choose(self, line: int) -> None:
        """Answer from the list below the board."""
        self.page.locator(".barrage-below select").select_option(index=line)
        self.page.get_by_role("button", name="Answer", exact=True).click()
        self.by_list += 1

    def step(self, wanted: dict[str, Any]) -> None:
        """One gesture."""
        if "box" in wanted:
            left, top, right, bottom = wanted["box"]
            mark = len(self.traffic.sent)
            self.press((left + right) / 2, (top + bottom) / 2)
            self.ask("0")
            if wanted["picks"]:
                self.picks.append([sent for sent in self.traffic.since(mark) if sent.kind == "comm_msg"])
        elif "button" in wanted:
            self.page.get_by_role("button", name=wanted["button"], exact=True).click()
        else:
            self.choose(wanted["line"])

    def play(self) -> int:
        """Play to the end; how many gestures it took."""
        for number in range(MOST_STEPS):
            wanted = wait_for(lambda: None if (told := self.ask("next_gesture()")).get("wait") else told, "the turn")
            if wanted.get("over"):
                return number
            self.step(wanted)
        raise AssertionError("the game does not end")


def part(numbers: list[float], hundredth: int) -> float:
    return statistics.quantiles(numbers, n=100, method="inclusive")[hundredth - 1]


def test_a_whole_game_from_the_draft_to_the_ranking(page: Any, as_installed: str) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    person = Person(page)
    open_lab(page, in_lab(as_installed, "whole_game.ipynb", files=True), "canvas.bare")
    page.locator(".barrage-stage canvas").wait_for(timeout=1000 * PATIENCE)
    wait_for(lambda: person.ask("t.board.page.width"), "the width")
    page.evaluate(WATCH)
    bare = page.locator("canvas.bare")
    for _ in range(30):
        bare.scroll_into_view_if_needed()
        box = bare.bounding_box()
        person.click(box["x"] + 100, box["y"] + 30)
        person.ask("0")
    assert "draft" in person.ask("t.board.question").lower() or person.ask("bool(t.position.offer)")
    mark = len(person.traffic.sent)
    gestures = person.play()

    assert person.ask("t.position.over")
    assert person.ask("t.position.round") == 5
    page.locator(".barrage-note").get_by_text("wins").first.wait_for()
    table = page.locator(".barrage-numbers table")
    assert table.locator("tr").count() > 3, "where the points came from"
    answered = person.ask("len(decided)")
    assert answered > 30
    assert person.by_list < answered / 4, "most answers are clicks on the board, or buttons beside it"
    assert person.ask("len(t.board.errors.output.outputs)") == 0

    sent, moves = person.traffic.since(mark), person.ask("len(t.game.line())") - 1
    took = page.evaluate("window.took")
    letters = [message for message in sent if message.kind == "comm_msg"]
    films = [message.size for message in letters if '"tracks"' in json.dumps(message.data)]
    picks = [len(pick) for pick in person.picks]
    print(f"\n{gestures} gestures, {answered} answers of a person, {moves} moves in all")
    for name, times in took.items():
        print(
            f"click to pixels, {name:5}: p50 {part(times, 50):5.0f} ms, p95 {part(times, 95):5.0f} ms, of {len(times)}"
        )
    print(f"a pick: {statistics.mean(picks):.1f} messages on average, {max(picks)} at most, of {len(picks)}")
    print(f"a move: {len(letters) / moves:.1f} messages and {sum(each.size for each in sent) / moves / 1000:.0f} kB")
    print(f"a film: p50 {part(films, 50) / 1000:.0f} kB, p95 {part(films, 95) / 1000:.0f} kB, of {len(films)}")
    assert len(films) > 30
    assert statistics.median(picks) == 1
    assert len(letters) / moves < 8
