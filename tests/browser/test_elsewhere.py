"""Outside JupyterLab: the board, the explorer and the table in Notebook 7, and in the pages without code of Voilà."""

from typing import Any

import pytest

from barrage_nb.widgets.page import source
from barrage_nb.widgets.screen import LIVE, STYLE

from .pages import ANSWERS, CANVAS, COLOUR, PATIENCE, Table, open_lab, wait_for


def test_a_board_in_notebook_7(other_page: Any, jupyter: str, logged: list[str], of_notebook_7: frozenset[str]) -> None:
    open_lab(other_page, f"{jupyter}/notebooks/board.ipynb")
    table = Table(other_page)
    table.click("space construction-1")
    table.expect("place construction-1")
    logged[:] = [text for text in logged if text not in of_notebook_7]


def test_a_board_in_voila(other_page: Any, voila: str, logged: list[str], of_voila: frozenset[str]) -> None:
    other_page.goto(f"{voila}voila/render/board.ipynb", wait_until="domcontentloaded")
    canvas = other_page.locator(CANVAS)
    canvas.wait_for(state="visible", timeout=1000 * PATIENCE)
    other_page.locator(".barrage-question").get_by_text("USA: place engineers").wait_for()
    wait_for(lambda: canvas.evaluate(COLOUR, [9, 9])[3] == 255, "paint")
    board = other_page.locator(".barrage-board")
    wait_for(lambda: abs(canvas.bounding_box()["width"] - board.bounding_box()["width"]) < 2, "the fit")
    other_page.locator(ANSWERS).select_option(index=1)
    other_page.get_by_role("button", name="Answer", exact=True).click()
    other_page.locator(".barrage-status").get_by_text("(").first.wait_for()
    at_rest(other_page)
    other_page.get_by_role("button", name="Undo", exact=True).click()
    other_page.locator(".barrage-status").get_by_text("Taken back: ").wait_for()
    logged[:] = [text for text in logged if text not in of_voila]


def at_rest(page: Any) -> None:
    """Wait until nothing moves on a board: what is pressed meanwhile may have gone on before the button is let go."""
    skip = page.get_by_role("button", name="Skip", exact=True).first
    wait_for(skip.is_disabled, "rest")


def change_and_replay(page: Any) -> None:
    """Change something in words, and play the old moves again, by what can be seen on the page alone."""
    right = page.locator(".barrage-right")
    right.get_by_role("button", name="Edit", exact=True).click()
    line = page.get_by_placeholder("usa B3L=2*1 credits=9 | -B1L | HA=2 round=3")
    at_rest(page)  # the panel takes room, and the board beside it another place
    line.fill("-B8L | germany B5U=1")
    line.blur()
    at_rest(page)
    right.get_by_role("button", name="Apply", exact=True).last.click()
    page.locator(".barrage-note").get_by_text("Germany's upper dam of basin 5 built, level 1.").wait_for()
    right.get_by_role("button", name="Replay", exact=True).click()
    page.locator(".barrage-panel-replay select").first.select_option(index=1)
    right.get_by_role("button", name="Replay the old moves", exact=True).click()
    page.locator(".barrage-note").get_by_text("Replayed: ").wait_for()
    right.get_by_role("button", name="First difference", exact=True).click()
    page.locator(".barrage-told").get_by_text("Italy: 1 drop from HB").wait_for()
    right.get_by_role("button", name="Compare", exact=True).click()
    page.locator(".barrage-panel-compare").get_by_role("button", name="Compare", exact=True).click()
    page.locator(".barrage-maps svg").nth(1).wait_for()


def place_and_leave(page: Any) -> None:
    """Give one answer at the table from the list below the board, and leave."""
    page.locator(ANSWERS).first.select_option(index=1)
    page.get_by_role("button", name="Answer", exact=True).click()
    page.locator(".barrage-status").get_by_text("(").first.wait_for()
    page.get_by_role("button", name="Leave the table").click()
    page.get_by_text("Kept in kept.txt. Run the cell again to come back.").wait_for()


WORK = {"explorer": change_and_replay, "table": place_and_leave}


@pytest.mark.parametrize("name", list(WORK))
def test_in_notebook_7(
    other_page: Any, jupyter: str, logged: list[str], of_notebook_7: frozenset[str], name: str
) -> None:
    open_lab(other_page, f"{jupyter}/notebooks/{name}.ipynb")
    WORK[name](other_page)
    logged[:] = [text for text in logged if text not in of_notebook_7]


@pytest.mark.parametrize("name", list(WORK))
def test_in_voila(other_page: Any, voila: str, logged: list[str], of_voila: frozenset[str], name: str) -> None:
    other_page.goto(f"{voila}voila/render/{name}.ipynb", wait_until="domcontentloaded")
    canvas = other_page.locator(CANVAS)
    canvas.wait_for(state="visible", timeout=1000 * PATIENCE)
    wait_for(lambda: canvas.evaluate(COLOUR, [9, 9])[3] == 255, "paint")
    WORK[name](other_page)
    logged[:] = [text for text in logged if text not in of_voila]


def test_an_experiment_without_code_in_voila(
    other_page: Any, voila: str, logged: list[str], of_voila: frozenset[str]
) -> None:
    other_page.goto(f"{voila}voila/render/experiment.ipynb", wait_until="domcontentloaded")
    form = other_page.locator(".barrage-lab")
    play = form.get_by_role("button", name="Play", exact=True)
    play.click(timeout=1000 * PATIENCE)
    form.get_by_text("Say first what you expect").wait_for()
    form.get_by_label("Your guess").select_option(label="it gets less")
    form.get_by_role("spinbutton", name="Segments of a wheel").fill("8")
    form.get_by_role("spinbutton", name="Segments of a wheel").press("Enter")
    form.get_by_text("A wheel has 8 segments (printed: 6).").wait_for()
    play.click()
    form.locator(".barrage-found table").wait_for(timeout=1000 * PATIENCE)
    for label, said in (("Your name", "Bea"), ("What do you make of it?", "A long wheel lends for longer.")):
        form.get_by_label(label).fill(said)
        form.get_by_label(label).press("Enter")
    form.locator("code").get_by_text("Bea | wheel_segments=8 (wheel_segments=8) | built | against printed").wait_for()
    form.locator("code").get_by_text("| guess: less | ").wait_for()
    logged[:] = [text for text in logged if text not in of_voila]


VS_CODE = """<body style="background: transparent" data-vscode-theme-kind="{kind}"><div class="cell_container">
<div class="output_container"><div class="output">{style}<div class="barrage-still">a still picture</div></div></div>
<div class="output_container"><div class="output" id="picture">its picture</div></div>
<div class="output_container"><div class="output {ground}" style="background: {colour}">
<div class="{live}">the board</div></div></div>
</div></body>"""
"""How VS Code lays out the outputs of a cell."""


@pytest.mark.parametrize(
    ("kind", "colour", "dark"),
    [
        ("vscode-dark", "white", False),
        ("vscode-dark", "transparent", True),
        ("vscode-high-contrast", "transparent", True),
        ("vscode-light", "transparent", False),
        ("vscode-high-contrast-light", "transparent", False),
    ],
)
def test_a_page_of_vs_code_shows_the_board_alone_and_as_dark_as_its_ground(
    other_page: Any, kind: str, colour: str, dark: bool
) -> None:
    ground = "cell-output-ipywidget-background"
    other_page.set_content(VS_CODE.format(kind=kind, style=STYLE, ground=ground, colour=colour, live=LIVE))
    other_page.get_by_text("the board").wait_for()
    assert other_page.get_by_text("a still picture").is_hidden()
    assert other_page.locator("#picture").is_hidden()
    assert other_page.evaluate(f"() => {{ {source('sight.js')}; return isDark(); }}") is dark
    other_page.evaluate("document.querySelector('.barrage-live').classList.add('jupyter-widgets-disconnected')")
    assert other_page.get_by_text("a still picture").is_visible()
