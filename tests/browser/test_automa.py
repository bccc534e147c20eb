"""A game against an Automa in a real JupyterLab: played by clicks, looked into by clicks."""

from typing import Any

import pytest

from .labs_on_page import OnPage
from .pages import LEFT_SIDE, RESTART, SEEN, Table, bring, in_lab, middle, on_page, open_lab, wait_for


class Solo:
    """The table of `automa.ipynb` on a page."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.board = Table(page, "board.board")

    def ask(self, expression: str) -> Any:
        """The value of an expression about `t`, the table, in the kernel."""
        return self.board.ask(f"(lambda t: {expression})(board.keeper.table)")

    def until(self, expression: str) -> None:
        """Wait until an expression about `t` holds."""
        wait_for(lambda: self.ask(f"bool({expression})"), expression)

    def press(self, name: str) -> None:
        """Press a button of the panel, or beside the paragraph."""
        self.page.get_by_role("button", name=name, exact=True).first.click()

    def turn(self) -> None:
        """A person's turn: one engineer to the bank, by clicks."""
        before = self.ask("len(t.game.line())")
        self.board.click("space bank")
        choice = self.page.locator(".barrage-choices button").first
        wait_for(lambda: choice.count() or self.ask("len(t.game.line())") > before, "an answer")
        if choice.count():
            choice.click()
        self.until(
            f"len(t.game.line()) > {before + 1} and str(t.player(t.position)) == 'person' and t.thinking is None"
        )

    def small_texts(self, least: float) -> list[str]:
        """The texts of the panel that are smaller on the page than they should be."""
        return list(
            self.page.evaluate(
                """(least) => [...document.querySelectorAll('.barrage-automa svg text')].filter((text) => {
                  const svg = text.ownerSVGElement;
                  const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
                  return parseFloat(text.getAttribute('font-size')) * scale < least;
                }).map((text) => text.textContent)""",
                least,
            )
        )


BEYOND = """() => [...document.querySelectorAll('.barrage-board, .barrage-board :is(canvas, svg)')].filter((one) => {
  const here = one.getBoundingClientRect(), cell = one.closest('.jp-OutputArea-output').getBoundingClientRect();
  return here.width && (here.left < cell.left - 1 || here.right > cell.right + 1);
}).map((one) => `${one.tagName} ${one.getAttribute('class')}`)"""
"""What of the boards lies outside its cell, where a page does not show it."""


LANGUAGES = (("Language", "italiano", "Lascia il tavolo"), ("Lingua", "English", "Leave the table"))
"""The name of the menu, what is chosen there, and what a button then says."""


def test_boards_fit_their_cells_when_the_file_browser_opens_and_in_italian(page: Any, jupyter: str) -> None:
    open_lab(page, in_lab(jupyter, "automa.ipynb", files=True))
    Table(page, "board.board").ready()
    for width, (menu, language, leave) in zip((1280, 800), LANGUAGES, strict=True):
        page.set_viewport_size({"width": width, "height": 900})
        for _ in ("closed", "open"):
            on_page(page, LEFT_SIDE)
            Table(page, "board.board").ready()
            wait_for(lambda: not page.evaluate(BEYOND), f"{page.evaluate(BEYOND)} to fit at {width}")
        page.get_by_label(menu, exact=True).select_option(label=language)
        page.get_by_role("button", name=leave, exact=True).wait_for()
        wait_for(lambda: not page.evaluate(BEYOND), f"{page.evaluate(BEYOND)} to fit at {width}")


OUT_OF_SIGHT = """(root) => {
  const {top, bottom, left, right} = root.closest('.jp-WindowedPanel-outer').getBoundingClientRect();
  const all = root.querySelectorAll('.barrage-head, .barrage-guess button, .barrage-pair-of-tiles svg');
  return [...all].map((one) => [one.getBoundingClientRect(), one.textContent]).filter(
    ([box]) => box.height && (box.top < top || box.bottom > bottom || box.left < left || box.right > right)
  ).map(([_, text]) => text);
}"""
"""What of the question, its buttons and the two tiles is not in sight."""
TO_THE_TOP = """(root) => {
  window.dispatchEvent(new Event('wheel')); // who scrolls is not held where something was pressed
  root.scrollIntoView({block: 'start'});
}"""


def in_sight(root: Any) -> None:
    """Scroll to the top of a panel at rest, and see its question, its buttons and both tiles at once."""

    def seen() -> bool:
        root.evaluate(TO_THE_TOP)
        before = root.bounding_box()
        root.page.wait_for_timeout(500)
        return bool(root.bounding_box() == before and not root.evaluate(OUT_OF_SIGHT))

    wait_for(seen, "the question, its buttons and the tiles to be in sight")


def press_row(page: Any, tiles: Any, drawn: list[float], wide: float) -> None:
    """Press a row of the drawn tile where it is on the page."""
    here = tiles.locator("svg").first.bounding_box()
    scale = here["width"] / wide
    x, y = here["x"] + (drawn[0] + drawn[2]) / 2 * scale, here["y"] + (drawn[1] + drawn[3]) / 2 * scale
    assert 0 < y < page.viewport_size["height"]
    page.mouse.click(x, y)


def test_question_tiles_and_buttons_are_in_sight_and_clicks_on_them_answer(page: Any, jupyter: str) -> None:
    open_lab(page, in_lab(jupyter, "automa.ipynb", files=True))
    lab, solo, panel = OnPage(page, "lab", 0), Solo(page), page.locator(".barrage-automa")
    solo.press("Show how they decided")
    solo.press("Guess the next")
    solo.until("t.automas.panel.guess.value")
    choice = page.locator(".barrage-choices button").first

    def asked() -> bool:
        """A click on a board that is just being painted anew is not taken; a person clicks again."""
        if not choice.count():
            solo.board.click("space bank")
            page.wait_for_timeout(2000)
        return bool(choice.count())

    wait_for(asked, "the bank to ask how many engineers")
    choice.click()
    solo.until("t.watching and t.automas.panel.guessing.asks == 'row'")
    for width, height in ((1280, 800), (800, 900)):
        page.set_viewport_size({"width": width, "height": height})
        in_sight(panel)
        in_sight(lab.root)
    row = "board.tiles.drawn.bounds(Ref('row', board.ahead.last.tried.number + 1))"
    press_row(page, lab.root.locator(".barrage-pair-of-tiles"), lab.ask(row), lab.ask("board.tiles.drawn.width"))
    lab.says("Right.")
    in_sight(lab.root)
    lab.click(lab.ask("str(next(ref for ref, mark in board.marks().items() if mark == 'legal'))"))
    lab.says("Italy builds a base for the lower dam of basin 1.")
    assert lab.ask("'selected' in board.marks().values()")

    in_sight(panel)
    tiles = "board.keeper.table.automas.panel.tiles.drawn"
    row = f"{tiles}.bounds(Ref('row', board.keeper.table.automas.panel.guessing.ahead.last.tried.number + 1))"
    press_row(page, panel.locator(".barrage-pair-of-tiles"), solo.board.ask(row), solo.board.ask(f"{tiles}.width"))
    panel.get_by_text("Right.").wait_for()


def test_what_is_asked_next_and_the_way_on_stay_in_sight_when_a_guess_is_told(page: Any, jupyter: str) -> None:
    """Nothing is scrolled here but by the wheel, until the lab begins at the top of what is seen."""
    page.set_viewport_size({"width": 1280, "height": 800})
    open_lab(page, in_lab(jupyter, "automa.ipynb", files=True), cells=["AutomaLab("], first=".barrage-lab canvas")
    lab = OnPage(page, "lab", 0)
    bring(page, ".barrage-lab", 92)
    row = "board.tiles.drawn.bounds(Ref('row', board.ahead.last.tried.number + 1))"
    wrong = row.replace("+ 1", "+ 2")
    press_row(page, lab.root.locator(".barrage-pair-of-tiles"), lab.ask(wrong), lab.ask("board.tiles.drawn.width"))
    lab.says("Not quite.")
    seen(lab, ".barrage-panel .barrage-head", ".barrage-feedback p", ".barrage-stage canvas")
    site = lab.ask("board.picture.painter.scene.bounds(Ref.read('dam B5L'))")
    there, wide = lab.canvas.bounding_box(), lab.ask("board.picture.painter.scene.width")
    x, y = (there[side] + part * there["width"] for side, part in zip("xy", middle(site, wide), strict=True))
    page.mouse.click(x, y)
    lab.says("goes out at")
    seen(lab, ".barrage-steps button", ".barrage-feedback p", ".barrage-stage canvas")


def seen(lab: OnPage, *parts: str) -> None:
    """Wait until the page rests, and see parts of a lab from top to bottom; of a picture, nearly so."""
    lab.page.wait_for_timeout(1000)
    for part in parts:
        for each in lab.root.locator(part).all():
            assert not each.is_visible() or each.evaluate(SEEN) > 0.95, (part, each.inner_text(), each.bounding_box())


def test_a_real_table_is_kept_and_comes_back_after_a_restart(page: Any, jupyter: str) -> None:
    def opened() -> Table:
        open_lab(page, in_lab(jupyter, "home.ipynb", files=True))
        return Table(page, "home.board")

    def button(name: str) -> Any:
        return page.get_by_role("button", name=name, exact=True)

    board, head = opened(), page.locator(".barrage-books .barrage-head")
    head.get_by_text("Italy is to act.").wait_for()
    for at, tile in enumerate((3, 9)):
        page.locator(".barrage-books select").nth(at).select_option(index=tile)
    button("What does it do?").click()
    page.locator(".barrage-books").get_by_text("Do this on your table").wait_for()
    page.locator(".barrage-books li").get_by_text("Italy builds").first.wait_for()
    page.locator(".barrage-automa svg").nth(1).wait_for()
    before = board.ask("board.position.companies['usa'].credits")
    page.locator(".barrage-books input").fill("usa credits=99")
    button("Enter").click()
    page.get_by_text("3 entries kept in evening.txt.").wait_for()
    button("Take back the last entry").click()
    page.get_by_text("2 entries kept in evening.txt.").wait_for()
    assert board.ask("board.position.companies['usa'].credits") == before
    on_page(page, RESTART)
    board = opened()
    page.get_by_text("Back in round 5: this is the game in evening.txt").wait_for()
    board.click("space bank")
    head.get_by_text("The game is over. 1. Italy with").wait_for()


@pytest.mark.parametrize(("width", "least"), [(1280, 11), (800, 9)])
def test_some_turns_against_an_automa(page: Any, jupyter: str, width: int, least: float) -> None:
    page.set_viewport_size({"width": width, "height": 900})
    open_lab(page, in_lab(jupyter, "automa.ipynb"), cells=["table("])
    solo = Solo(page)
    for _ in range(3):
        solo.turn()
    recap = page.locator(".barrage-recap")
    wait_for(lambda: "Germany" in recap.inner_text(), "what the Automa did")
    assert len(recap.inner_text()) < 300

    solo.press("Show how they decided")
    page.locator(".barrage-automa svg").nth(1).wait_for()
    solo.board.ready()
    assert solo.small_texts(least) == []
    solo.press("Start")
    solo.until("t.automas.panel.at == 0")
    while not solo.ask("t.automas.panel.looks[t.automas.panel.at].lit"):
        at = solo.ask("t.automas.panel.at")
        if at + 1 == solo.ask("len(t.automas.panel.looks)"):
            break
        solo.press("Step \u203a")
        solo.until(f"t.automas.panel.at == {at + 1}")
    assert solo.ask("t.board.state.over is not None")
    said = page.locator(".barrage-automa .barrage-note").last
    assert "Germany" in said.inner_text()
    solo.press("End")
    solo.until("t.board.state.over is None")

    solo.press("Guess the next")
    solo.until("t.automas.panel.guess.value")
    before = solo.ask("len(t.game.line())")
    solo.board.click("space bank")
    choice = page.locator(".barrage-choices button").first
    wait_for(lambda: choice.count() or solo.ask("t.watching"), "the turn to guess")
    if choice.count() and not solo.ask("t.watching"):
        choice.click()
    solo.until("t.watching and t.automas.panel.guessing.asks == 'row'")
    page.locator(".barrage-automa select").last.select_option(index=1)
    solo.press("That one")
    wait_for(lambda: page.locator(".barrage-automa .barrage-note").first.inner_text(), "what is said of the guess")
    assert solo.ask("len(t.game.line())") == before + 1
    solo.press("End")
    solo.until("not t.watching and str(t.player(t.position)) == 'person'")


@pytest.mark.parametrize("width", [1280, 800])
def test_a_whole_solo_game_by_clicks_to_the_ranking(page: Any, jupyter: str, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 900})
    open_lab(page, in_lab(jupyter, "automa.ipynb"), cells=["table("])
    solo = Solo(page)
    answers = page.locator(".barrage-choices button")
    for number in range(1, 6):
        for engineers in ("one", "all that are left"):
            wait_for(lambda: solo.ask("str(t.player(t.position)) == 'person'"), "the person's turn", seconds=240)
            assert solo.ask("t.position.round") == number
            solo.board.click("space bank")
            wait_for(answers.count, "how many engineers may go")
            before = solo.ask("len(t.game.line())")
            (answers.first if engineers == "one" else answers.last).click()
            wait_for(lambda line=before: solo.ask(f"len(t.game.line()) > {line}"), "the answer")
        wait_for(
            lambda n=number: solo.ask(f"t.position.round > {n} or t.position.over"), "the round's end", seconds=240
        )
    solo.until("t.position.over")
    ranking = solo.ask("[who for names in t.position.ranking for who in names]")
    scores = page.locator(".barrage-numbers table").first
    wait_for(lambda: scores.count() and scores.is_visible(), "where everybody's points came from")
    assert len(ranking) == 2
    assert solo.ask("sum(held.engineers for held in t.position.companies.values())") == 0
