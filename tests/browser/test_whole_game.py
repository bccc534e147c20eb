"""A whole game in JupyterLab by real clicks, from the draft to the ranking, and what a click and a move of it cost.

Nothing is scrolled for any of them. The figures stand at the end of what pytest prints: from click to pixels against
a bare canvas on the same page, with JupyterLab as it is installed, and the messages and bytes of picks and moves.
"""

import json
import statistics
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, TypeAlias

import pytest

from . import servers
from .conftest import notebooks_in
from .pages import CANVAS, IN_KERNEL, PATIENCE, bring, in_lab, in_sight, on_page, open_lab, wait_for
from .traffic import Traffic

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
ON_TOP = "(thing, [x, y]) => thing.contains(document.elementFromPoint(x, y))"
OVER = "(thing, [x, y]) => document.elementFromPoint(x, y).outerHTML.slice(0, 200)"
HOVER = 80
"""Milliseconds until the board has heard where the mouse is: it listens 25 times a second."""
MOST_GESTURES = 400
TOP = 100
"""Where on the page the table begins for who reads it, about."""
A_LITTLE = 12
"""Pixels of the number of a basin that may be out of sight: what is asked may stand in two lines."""
UNSEEN = "from tests.browser.kernels import answer_unseen; answer_unseen()"
"""What the person looks up in the kernel is none of what is measured."""

Gesture: TypeAlias = dict[str, Any]
"""What to do next, as the notebook tells it."""


class Cost(NamedTuple):
    """What a gesture led to, until the person is asked again; a widget that was made for it is no message."""

    kind: str
    moves: int
    messages: int
    size: int


@pytest.fixture(scope="module")
def as_installed(tmp_path_factory: pytest.TempPathFactory, browser: Any) -> Iterator[str]:
    """A JupyterLab that nobody has tuned; its address."""
    with servers.jupyterlab(notebooks_in(tmp_path_factory.mktemp("as_installed")), tuned=False) as address:
        yield address


PUT_AWAY = ".barrage-round-card:visible button"
REACHED = """async ([thing, x, y]) => { // a point of something, once it rests, if it can be pressed
  const point = () => {
    const {left, top, width} = thing.getBoundingClientRect();
    return [left + x * width, top + y * width];
  };
  for (let rests = 0, before = ''; rests < 4; await new Promise(requestAnimationFrame)) {
    const now = JSON.stringify(point());
    rests = now === before ? rests + 1 : 0;
    before = now;
  }
  return thing.contains(document.elementFromPoint(...point())) && point();
}"""
UNSEEN_BASINS = """([canvas, box]) => { // how much of the basins is out of sight, above or below
  const {left, top, width} = canvas.getBoundingClientRect(), [, first, , last] = box.map((side) => side * width);
  const over = canvas.closest('.barrage-board').querySelector('.barrage-bar').getBoundingClientRect().bottom;
  let low = window.innerHeight;
  for (let up = canvas; up && up !== document.fullscreenElement; up = up.parentElement)
    if (/auto|scroll/.test(getComputedStyle(up).overflowY)) low = Math.min(low, up.getBoundingClientRect().bottom);
  return Math.max(0, over - top - first, top + last - low);
}"""


class Person:
    """Somebody who plays at a table with the mouse, and scrolls only where nothing else helps."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.traffic = Traffic(page)
        self.costs: list[Cost] = []
        self.scrolled: list[Gesture] = []
        self.unseen: list[tuple[float, Gesture]] = []

    def ask(self, expression: str) -> Any:
        """The value of an expression in the kernel."""
        return json.loads(on_page(self.page, IN_KERNEL, f"import json; print(json.dumps({expression}))"))

    def press(self, thing: Any, x: float, y: float, wanted: Gesture | None = None) -> int:
        """Go to a point of something with the mouse, and click once that is explained; how much was sent before."""
        reached = [thing.element_handle(), x, y]
        point = on_page(self.page, REACHED, reached)
        if not point:  # a card may come a moment later than the question
            self.put_cards_away()
            point = on_page(self.page, REACHED, reached)
        if not point:
            self.scrolled += [wanted] if wanted else []
            point = in_sight(thing, x, y)
            assert thing.evaluate(ON_TOP, point), f"{thing.evaluate(OVER, point)} lies there for {wanted}"
        self.page.mouse.move(*point)
        self.page.wait_for_timeout(HOVER)
        wait_for(lambda: self.ask("sitting.at_rest()"), "rest", pause=0.01)
        mark = len(self.traffic.sent)
        self.page.mouse.down()
        self.page.mouse.up()
        return mark

    def next_gesture(self, last: Gesture | None) -> Gesture:
        """What to do next, once the last thing that was done has led to something."""
        found: list[Gesture | None] = [None]

        def ready() -> bool:
            found.append(self.ask("sitting.next_gesture()"))
            return found[-1] is not None and found[-1] != last

        wait_for(ready, f"what follows {last}", pause=0.01)
        assert found[-1] is not None
        return found[-1]

    def put_cards_away(self) -> None:
        """Put the card of a round away, if it lies there."""
        for button in self.page.locator(PUT_AWAY).all():
            button.click()

    def give(self, wanted: Gesture) -> int:
        """Do what is wanted, the card of a round put away before; how much was sent before."""
        self.put_cards_away()
        canvas = self.page.locator(CANVAS)
        if out := self.page.evaluate(UNSEEN_BASINS, [canvas.element_handle(), wanted["basins"]]):
            self.unseen.append((out, wanted))
        if "point" in wanted:
            return self.press(canvas, *wanted["point"], wanted=wanted)
        button = self.page.get_by_role("button", name=wanted["button"], exact=True)
        box = button.bounding_box()
        return self.press(button, 0.5, box["height"] / box["width"] / 2, wanted)

    def play(self, rounds: int = 5) -> None:
        """Play so many rounds."""
        wanted = self.next_gesture(None)
        for _ in range(MOST_GESTURES):
            mark = self.give(wanted)
            after = self.next_gesture(wanted)
            sent = self.traffic.since(mark)
            kind = "pick" if not wanted["answers"] else "move with its film" if wanted["film"] else "move at once"
            messages, size = sum(each.kind == "comm_msg" for each in sent), sum(each.size for each in sent)
            self.costs.append(Cost(kind, after["moves"] - wanted["moves"], messages, size))
            if after["over"] or after["round"] > rounds:
                return
            wanted = after
        raise AssertionError("the game does not end")


def part(numbers: list[float], hundredth: int) -> float:
    """How much so many hundredths of some numbers do not exceed."""
    return statistics.quantiles(numbers, n=100, method="inclusive")[hundredth - 1]


def figures(person: Person, took: dict[str, list[float]]) -> Iterator[str]:
    """What is told of a game at the end, line by line."""
    yield f"scrolled {len(person.scrolled)} times"
    yield f"{len(person.costs)} clicks, {sum(each.moves for each in person.costs)} moves of a person and a program"
    for name, times in took.items():
        p50, p95 = part(times, 50), part(times, 95)
        yield f"click to pixels, {name} canvas: p50 {p50:.0f} ms, p95 {p95:.0f} ms, of {len(times)}"
    for kind in dict.fromkeys(each.kind for each in person.costs):
        costs = [each for each in person.costs if each.kind == kind]
        number = sum(each.moves for each in costs) or len(costs)
        messages, size = sum(each.messages for each in costs) / number, sum(each.size for each in costs) / number
        yield f"a {kind}: {messages:.1f} messages and {size / 1000:.1f} kB, on average of {number}"


def test_a_whole_game_from_the_draft_to_the_ranking(
    other_page: Any, as_installed: str, record_property: Callable[[str, object], None]
) -> None:
    other_page.set_viewport_size({"width": 1280, "height": 800})
    person = Person(other_page)
    open_lab(other_page, in_lab(as_installed, "whole_game.ipynb", files=True), "canvas.bare")
    other_page.locator(CANVAS).wait_for(timeout=1000 * PATIENCE)
    on_page(other_page, IN_KERNEL, UNSEEN)
    wait_for(lambda: person.ask("t.board.page.room and sitting.at_rest()"), "the table")
    other_page.evaluate(WATCH)
    for _ in range(30):
        person.press(other_page.locator("canvas.bare"), 0.4, 0.1)
    assert person.ask("bool(t.position.offer)"), "the game begins with the draft"
    bring(other_page, ".barrage-top", TOP)
    person.play()
    assert not person.scrolled, "a turn never needs scrolling"
    assert not [out for out in person.unseen if out[0] > A_LITTLE], "the map is in sight whatever is asked"

    assert person.ask("[t.position.over, t.position.round, len(t.board.hands.errors.output.outputs)]") == [True, 5, 0]
    winner = person.ask("t.position.ranking[0][0].title()")
    other_page.locator(".barrage-round-card").get_by_text("The game is over.").wait_for()
    other_page.get_by_text(f"The game is over: {winner} wins").first.wait_for()
    assert other_page.locator(".barrage-numbers table tr").count() > 2, "where the points came from"
    record_property("figures", "\n".join(figures(person, other_page.evaluate("window.took"))))
    picks, films = ([each for each in person.costs if each.kind == kind] for kind in ("pick", "move with its film"))
    assert statistics.median(each.messages for each in picks) == 1
    assert len(films) > 5
    assert statistics.median(each.messages / each.moves for each in films) < 8
