"""Asking for the best moves in a real JupyterLab: the board answers meanwhile, and numbers belong to their position."""

from typing import Any

import pytest

from .pages import RESTART, RUN_ALL, in_lab, on_page, open_lab, wait_for
from .test_explorer import Explored

SITES = 188
"""A choice of a building site."""
HEAT = "{thing.name.key for thing in x.board.picture.painter.moving if thing.name.kind == 'heat'}"


def asked(page: Any) -> Explored:
    """The explorer at a choice of a building site, with the first numbers there."""
    explored = Explored(page)
    explored.ask(f"x.go({SITES})")
    explored.press("Best moves")
    explored.press("Ask")
    page.locator(".barrage-lost svg").first.wait_for()
    return explored


@pytest.mark.parametrize("width", [1280, 800])
def test_ask_click_on_stop_and_go_on(page: Any, jupyter: str, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 900})
    open_lab(page, in_lab(jupyter, "explorer.ipynb", files=width == 1280))
    explored = asked(page)
    assert explored.ask(f"len({HEAT})") == page.locator(".barrage-lost li").count()
    page.locator(".barrage-panel-ask").get_by_text("Where to build").first.wait_for(state="attached")

    explored.board.click(explored.ask("str(Ref.on_map(next(iter(x.asking.sites))))"))  # a circle, while moves are tried
    explored.until(f"x.game.at != {SITES}")
    wait_for(lambda: not page.locator(".barrage-lost li").count(), "no numbers of another position")
    assert not explored.ask(f"x.asking.busy or bool({HEAT})")

    explored.press("◀ Move")
    page.locator(".barrage-note").get_by_text("Stopped after").wait_for()
    kept = explored.ask("x.asking.found.playouts")
    assert page.locator(".barrage-lost svg").count() == explored.ask(f"len({HEAT})") > 0

    explored.press("Go on")
    explored.until(f"x.asking.found.playouts > {kept}")
    explored.press("Stop")
    page.locator(".barrage-note").get_by_text("Stopped after").wait_for()
    assert not explored.ask("x.asking.busy")
    assert explored.ask("x.asking.found.position is x.position")


def test_a_kernel_that_is_restarted_in_the_middle_can_be_asked_again(page: Any, jupyter: str) -> None:
    open_lab(page, in_lab(jupyter, "explorer.ipynb"))
    assert asked(page).ask("x.asking.busy")
    on_page(page, RESTART)
    on_page(page, RUN_ALL)
    again = asked(page)
    again.press("Stop")
    page.locator(".barrage-note").get_by_text("Stopped after").wait_for()
