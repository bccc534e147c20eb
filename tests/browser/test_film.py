"""What moves on a board is played by the page: smoothly, as long as nobody ends it, and never later than the kernel."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from .pages import IN_KERNEL, PATIENCE, SAVE, Table, in_lab, on_page, open_lab, wait_for

MOVES = ("place turbine+2", "produce B1L C1A P8.1 x2")
FILM = "!!document.querySelector('svg.barrage-film g')"
NOBODY = "!document.querySelector('svg.barrage-film')"
PLACES = """async () => { // where what moves on top is, frame by frame
  const places = [];
  for (let frame = 0; frame < 40; frame++) {
    await new Promise((go) => requestAnimationFrame(go));
    const moved = document.querySelector('svg.barrage-film')?.lastElementChild?.getAttribute('transform');
    if (moved) places.push(moved);
  }
  return places;
}"""
UNTIL_A_FILE_IS_THERE = """
import pathlib, time
here, until = pathlib.Path({here!r}), time.monotonic() + {most}
(here / "begun").touch()
while not (here / "enough").exists() and time.monotonic() < until:
    time.sleep(0.02)
(here / "over").touch()
"""
BEGIN = """(code) => {
  window.jupyterapp.shell.currentWidget.sessionContext.session.kernel.requestExecute({code, store_history: false});
}"""
HIDE = """(hidden) => {
  Object.defineProperty(document, 'hidden', {get: () => hidden, configurable: true});
  document.dispatchEvent(new Event('visibilitychange'));
}"""
KEEP = """(canvas) => { window.kept = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data; }"""
DIFFERS = """(canvas) => {
  const now = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data;
  let far = 0;
  for (let at = 0; at < now.length; at++) if (Math.abs(now[at] - window.kept[at]) > 96) far++;
  return far / now.length;
}"""


@pytest.fixture
def table(page: Any, jupyter: str) -> Table:
    """The board of `board.ipynb`."""
    open_lab(page, in_lab(jupyter, "board.ipynb"))
    return Table(page)


@contextmanager
def busy(table: Table, here: Path) -> Iterator[None]:
    """Meanwhile the kernel hears nothing; it is told by files in a folder, and tells by them."""
    table.page.evaluate(BEGIN, UNTIL_A_FILE_IS_THERE.format(here=str(here), most=PATIENCE))
    wait_for((here / "begun").exists, "the kernel to be busy")
    yield
    assert not (here / "over").exists(), "the kernel was busy all the time"
    (here / "enough").touch()


def moving(table: Table, speed: float = 0.5) -> None:
    """Begin a production, and wait until the page plays it."""
    table.ask(f"[board.play({MOVES[0]!r}), board.picture.finish(), board.picture.set_speed({speed})]")
    on_page(table.page, IN_KERNEL, f"{table.name}.play({MOVES[1]!r})")
    wait_for(lambda: table.page.evaluate(FILM), "the film")


def at_rest(table: Table) -> None:
    """Wait until the page has painted all that it was told to."""
    seen = [""]

    def still() -> bool:
        seen.append(table.canvas.evaluate("(canvas) => canvas.toDataURL()"))
        return seen[-1] == seen[-2] and bool(table.page.evaluate(NOBODY))

    wait_for(still, "the picture to rest", pause=0.4)


def like_new(table: Table) -> None:
    """The page shows what it would show if all were painted anew."""
    # What may be answered is ringed when the kernel knows that the film is over, which may be after the page.
    wait_for(lambda: not table.ask("board.picture.moving"), "the end of the film in the kernel")
    at_rest(table)
    table.canvas.evaluate(KEEP)
    table.ask("board.picture.painter.repaint()")
    at_rest(table)
    assert table.canvas.evaluate(DIFFERS) < 0.0002


def test_a_film_moves_in_steps_of_its_own_and_ends_with_the_right_picture(table: Table, tmp_path: Path) -> None:
    moving(table)
    with busy(table, tmp_path):
        places = on_page(table.page, PLACES)
        assert len(set(places)) > 8
        wait_for(lambda: table.page.evaluate(NOBODY), "the end of the film")
    like_new(table)


@pytest.mark.parametrize("by", ["click", "key"])
def test_a_click_or_a_key_ends_it_at_once_however_busy_the_kernel_is(table: Table, tmp_path: Path, by: str) -> None:
    table.canvas.focus()
    moving(table, speed=0.01)  # it does not end by itself
    point = table.point("dam B1L")
    with busy(table, tmp_path):
        assert not table.page.evaluate(NOBODY)
        if by == "click":
            table.page.mouse.click(*point)
        else:
            table.page.keyboard.press("ArrowRight")
        assert table.page.evaluate(NOBODY)
    like_new(table)


def test_a_hidden_tab_shows_the_end_and_plays_nothing(table: Table) -> None:
    moving(table)
    table.page.evaluate(HIDE, True)
    assert table.page.evaluate(NOBODY)
    table.ask("board.undo()")
    on_page(table.page, IN_KERNEL, f"{table.name}.play({MOVES[1]!r})")
    assert table.page.evaluate(NOBODY)
    table.page.evaluate(HIDE, False)
    table.ask("board.picture.finish()")
    like_new(table)


def test_a_hold_holds_it(table: Table) -> None:
    moving(table)
    table.page.get_by_role("button", name="Pause").click()
    wait_for(lambda: table.ask("board.picture.animator.paused"), "the pause")
    table.page.wait_for_timeout(200)
    assert len(set(on_page(table.page, PLACES))) == 1
    table.page.get_by_role("button", name="Go on").click()
    wait_for(lambda: len(set(on_page(table.page, PLACES))) > 1 or table.page.evaluate(NOBODY), "it to go on")


def test_a_slow_page_does_not_play_later_than_the_kernel(table: Table) -> None:
    slow = table.page.context.new_cdp_session(table.page)
    slow.send("Emulation.setCPUThrottlingRate", {"rate": 8})
    table.ask("board.picture.set_speed(1)")
    table.ask(f"board.play({MOVES[0]!r})")
    on_page(table.page, IN_KERNEL, "for _ in range(12):\n    board.play(board.position.legal_moves[-1])")
    assert table.page.evaluate("document.querySelectorAll('svg.barrage-film').length") <= 1, "one film at a time"
    wait_for(lambda: not table.ask("board.picture.moving"), "the kernel to be at rest")
    table.page.evaluate("() => new Promise((go) => setTimeout(go, 100))")
    assert table.page.evaluate(NOBODY), "nothing is left to be played"
    slow.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    like_new(table)


def test_a_page_that_is_loaded_anew_shows_all_that_was_said_meanwhile(table: Table) -> None:
    on_page(table.page, SAVE)
    moving(table)
    table.page.reload(wait_until="domcontentloaded")
    wait_for(lambda: table.page.locator(".barrage-stage canvas").count(), "the board")
    table.canvas = table.page.locator(".barrage-stage canvas").first
    table.ready()
    like_new(table)
