"""The pictures in `docs/pictures`, taken in JupyterLab: `python -m tests.browser.pictures [NAME…]`."""

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import sync_playwright

from .labs_on_page import OnPage
from .pages import DARK, Table, in_lab, on_page, open_lab, wait_for
from .servers import chromium, jupyterlab, launched
from .test_explorer import Explored, move_the_dam, replay_it

PICTURES = Path(__file__).parent.parent.parent / "docs" / "pictures"
AROUND = 183
"""How much wider a page of JupyterLab is than the board on it, with the scroll bar beside it."""
GAME = """from barrage_nb import new_game, play, show
from barrage_nb.engine.play import builder_player

position, choose = new_game(players={players}, seed={seed}), builder_player({seed})
for _ in range({moves}):
    position = play(position, choose(position)).after"""
SHOW = "board = show(position{options})\nboard"


def notebook(folder: Path, name: str, *cells: str) -> str:
    """A notebook of code cells; its name."""
    written = [
        {"cell_type": "code", "execution_count": None, "id": f"c{place}", "metadata": {}, "outputs": [], "source": cell}
        for place, cell in enumerate(cells)
    ]
    kernel = {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"}
    whole = {"cells": written, "metadata": {"kernelspec": kernel}, "nbformat": 4, "nbformat_minor": 5}
    (folder / f"{name}.ipynb").write_text(json.dumps(whole))
    return f"{name}.ipynb"


def saved(name: str, picture: bytes) -> None:
    """Keep a picture, in the 256 colours that change it least."""
    from PIL import Image

    path = PICTURES / f"{name}.png"
    whole = Image.open(BytesIO(picture)).convert("RGB")
    whole.quantize(256, kmeans=8, dither=Image.Dither.NONE).save(path, optimize=True)
    print(f"{path.name}: {path.stat().st_size / 1000:.0f} kB")


def clipped(table: Table) -> bytes:
    """The question and the picture, without the list and the sliders below."""
    top = table.page.locator(".barrage-top").bounding_box()
    stage = table.page.locator(".barrage-stage").bounding_box()
    height = stage["y"] + stage["height"] - top["y"]
    clip = {"x": top["x"], "y": top["y"], "width": table.width(), "height": height}
    return bytes(table.page.screenshot(clip=clip))


def whole_window(table: Table) -> bytes:
    """JupyterLab with the code above the board, and a thing explained under the mouse."""
    table.page.mouse.move(*table.point("space turbine-2"))
    table.page.locator(".barrage-tip").wait_for()
    return bytes(table.page.screenshot())


def production(table: Table) -> bytes:
    """In the middle of an answer: a system is chosen, and how many drops is asked."""
    table.click(table.ask("str(max(board.answering.hints, key=lambda name: len(board.answering.hints[name])))"))
    table.page.locator(".barrage-near button").first.wait_for()
    return still(table)


def dark(table: Table) -> bytes:
    """The same in a dark theme."""
    on_page(table.page, DARK)
    table.page.wait_for_timeout(2000)
    return still(table)


def still(table: Table) -> bytes:
    """The board as it is, with the mouse elsewhere."""
    table.page.mouse.move(2, 2)
    table.page.wait_for_timeout(400)
    return clipped(table)


Taken = Callable[[Table], bytes]
TAKEN: dict[str, tuple[tuple[int, int], tuple[int, int, int], str, Taken]] = {
    "jupyterlab": ((1280, 1000), (4, 113, 171), "", whole_window),
    "table-1280": ((1280 + AROUND, 1500), (4, 65, 173), "", still),
    "table-800": ((800 + AROUND, 2300), (2, 130, 96), "", still),
    "production": ((1200 + AROUND, 1400), (4, 1, 133), ', show=("map", "company")', production),
    "dark": ((1280 + AROUND, 1500), (4, 113, 177), "", dark),
}


def predicted(lab: OnPage) -> bytes:
    """The production lab after a guess that was wrong, and the water that told so."""
    lab.list("Speed").select_option(label="no motion")
    box = lab.root.get_by_role("spinbutton", name="My guess")
    box.fill("9")
    box.press("Tab")
    wait_for(lambda: lab.ask("board.guess.value") == 9, "the guess")
    lab.button("Produce").click()
    lab.says("Not quite.")
    wait_for(lambda: lab.ask("board.story.over"), "the end of the production", 20)
    return whole(lab)


def whole(lab: OnPage) -> bytes:
    """A lab as it is, with the mouse elsewhere."""
    lab.page.mouse.move(2, 2)
    lab.page.wait_for_timeout(600)
    return bytes(lab.root.screenshot())


def scored(lab: OnPage) -> bytes:
    """The scoring lab after a guess, with one marker moved: what it changes for everybody."""
    first, *_ = lab.ask("list(board.position.order)")
    lab.click(f"energy {first}")
    lab.says("fewer.")
    before = lab.ask(f"board.position.companies[{first!r}].energy")
    lab.root.get_by_role("spinbutton").first.focus()
    for _ in range(9):
        lab.page.keyboard.press("ArrowUp")
    lab.says(f"energy {before} \u2192 {before + 9}")
    return whole(lab)


# The size of the window, the lab and what it is called with, and what is done before the picture is taken.
LABS: dict[str, tuple[tuple[int, int], str, str, Callable[[OnPage], bytes]]] = {
    "lesson": ((1040 + AROUND, 1600), "ProductionLab", "", predicted),
    "scoring": ((1040 + AROUND, 1600), "ScoringLab", "seed=1", scored),
}


def replayed(page: Any) -> bytes:
    """The explorer after a dam was moved and the old moves were played again: the first move that is refused."""
    explored = Explored(page)
    move_the_dam(explored)
    replay_it(explored)
    explored.press("Next difference")
    explored.until("x.report.picked.kind == 'refused'")
    page.locator(".barrage-explorer").evaluate("(explorer) => explorer.scrollIntoView()")
    page.mouse.move(2, 2)
    page.wait_for_timeout(600)
    box = page.locator(".barrage-explorer").bounding_box()
    return bytes(page.screenshot(clip={**box, "height": EXPLORER_HEIGHT}))


EXPLORER = """from barrage_nb import Game, explore
from barrage_nb.lessons.games import evening

game = Game(evening())
game.go(60)
x = explore(game, speed=0)
x"""
EXPLORER_HEIGHT = 926


@contextmanager
def lab() -> Iterator[tuple[Path, str]]:
    """A JupyterLab of its own: the folder of its notebooks, and its address."""
    with TemporaryDirectory() as folder, jupyterlab(Path(folder)) as address:
        yield Path(folder) / "work", address


def main(wanted: list[str]) -> None:
    """Take the pictures that are named, or all."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    with lab() as (folder, address), sync_playwright() as playwright:
        browser = launched(playwright, chromium())
        for name in wanted or (*LABS, "explorer", *TAKEN):  # the dark one last: JupyterLab keeps its theme
            (width, height), cell, take = asked(name)
            page = browser.new_context(viewport={"width": width, "height": height}).new_page()
            open_lab(page, in_lab(address, notebook(folder, name, cell)))
            saved(name, take(page))
            page.context.close()


def asked(name: str) -> tuple[tuple[int, int], str, Callable[[Any], bytes]]:
    """The size of the window, the code of the cell, and what takes the picture once it has run."""
    if name == "explorer":
        return (1280 + AROUND, 1200), EXPLORER, replayed
    if name in LABS:
        size, lab, call, show = LABS[name]
        cell = f"from barrage_nb.widgets.labs import {lab}\n\nlab = {lab}({call})\nlab"
        return size, cell, lambda page: show(OnPage(page, "lab", 0))
    size, (players, seed, moves), options, take = TAKEN[name]
    game = GAME.format(players=players, seed=seed, moves=moves)
    return size, f"{game}\n{SHOW.format(options=options)}", lambda page: take(Table(page))


if __name__ == "__main__":
    main(sys.argv[1:])
