"""Asking for the best moves in a real JupyterLab: the board answers meanwhile, and numbers belong to their position."""

from typing import Any

import pytest

from .pages import RESTART, RUN_ALL, in_lab, on_page, open_lab, turn_wheel, wait_for
from .test_explorer import Explored

SITES, TURN = 188, 60
"""A choice of a building site, and a turn in which much can be built."""
HEAT = "{thing.name.key for thing in x.board.picture.painter.moving if thing.name.kind == 'heat'}"
LIT = "[str(thing.name.key) for thing in x.board.picture.painter.moving if thing.name.kind == 'lit']"
MET = (
    """(node, [x, y]) => { const met = document.elementFromPoint(x, y); return node === met || node.contains(met); }"""
)
WIDTHS = (1280, 800)


def point(locator: Any) -> tuple[float, float]:
    """Where a person would press something: what is out of sight is scrolled to by the wheel, and then lies open."""
    page = locator.page
    high = page.viewport_size["height"]
    places: list[Any] = []

    def there() -> bool:
        box = locator.bounding_box()
        places.append(box)
        if box is None or box not in places[-2:-1]:
            page.wait_for_timeout(60)
            return False
        middle = box["y"] + min(box["height"] / 2, 12)
        if 170 < middle < high - 60:  # below what is docked there
            return True
        turn_wheel(page, middle - high / 2)
        return False

    wait_for(there, "a place in sight")
    box = places[-1]
    x, y = box["x"] + min(box["width"] / 2, 60), box["y"] + min(box["height"] / 2, 12)
    assert locator.evaluate(MET, [x, y]), "something lies over it"
    return x, y


def click(locator: Any, times: int = 1) -> None:
    """Click where something is, as a person does."""
    locator.page.mouse.click(*point(locator), click_count=times)


def button(page: Any, text: str) -> Any:
    return page.locator(".barrage-right").get_by_role("button", name=text, exact=True)


def note(page: Any, text: str) -> None:
    """Wait until the panel says something."""
    page.locator(".barrage-panel-ask .barrage-note").get_by_text(text).wait_for()


def opened(page: Any, jupyter: str, width: int, notebook: str = "explorer.ipynb") -> Explored:
    """The explorer as a newcomer gets it: with the files beside it where there is room."""
    page.set_viewport_size({"width": width, "height": 800 if width == 1280 else 900})
    open_lab(page, in_lab(jupyter, notebook, files=width == 1280))
    return Explored(page)


def ask(explored: Explored, node: int | None = None) -> Explored:
    """Ask about a place, and wait for the first numbers there."""
    page = explored.page
    if node is not None:
        explored.ask(f"x.go({node})")
    click(button(page, "Best moves"))
    click(button(page, "Ask"))
    page.locator(".barrage-lost svg").first.wait_for()
    return explored


@pytest.mark.parametrize("width", WIDTHS)
def test_ask_click_on_stop_and_go_on(page: Any, jupyter: str, width: int) -> None:
    explored = ask(opened(page, jupyter, width), SITES)
    assert explored.ask(f"len({HEAT})") == page.locator(".barrage-lost li").count()
    page.locator(".barrage-panel-ask").get_by_text("Where to build").first.wait_for(state="attached")

    explored.board.click(explored.ask("str(Ref.on_map(next(iter(x.asking.sites))))"))  # a circle, while moves are tried
    explored.until(f"x.game.at != {SITES}")
    wait_for(lambda: not page.locator(".barrage-lost li").count(), "no numbers of another position")
    assert not explored.ask(f"x.asking.busy or bool({HEAT})")

    click(button(page, "◀ Move"))
    note(page, "Stopped after")
    kept = explored.ask("x.asking.found.playouts")
    assert page.locator(".barrage-lost svg").count() == explored.ask(f"len({HEAT})") > 0

    click(button(page, "Go on"))
    explored.until(f"x.asking.found.playouts > {kept}")
    click(button(page, "Stop"))
    note(page, "Stopped after")
    assert not explored.ask("x.asking.busy")
    assert explored.ask("x.asking.found.position is x.position")


@pytest.mark.parametrize("width", WIDTHS)
def test_a_row_is_looked_at_and_played_by_mouse_and_by_keys(page: Any, jupyter: str, width: int) -> None:
    explored = ask(opened(page, jupyter, width), TURN)
    click(button(page, "Stop"))
    note(page, "Stopped after")
    assert explored.ask(f"len({HEAT})") > page.locator(".barrage-lost li").count()  # also sites that were not tried
    rows, picked = page.locator(".barrage-lost li"), page.locator(".barrage-lost li[aria-selected=true]")

    def played(begun: list[str]) -> None:
        """Wait until moves are played that begin like this, and go back."""
        explored.until(f"x.game.at != {TURN}")
        assert explored.ask(f"str(x.game.line()[{TURN} + 1].move)") == begun[0]
        for _ in range(explored.ask(f"len(x.game.line()) - 1 - {TURN}")):
            click(button(page, "◀ Move"))
        explored.until(f"x.game.at == {TURN}")
        picked.wait_for()

    plan = "[str(move) for move in x.asking.found.plan(x.asking.picked)]"
    click(rows.nth(1))
    picked.wait_for()
    assert explored.ask("x.asking.picked == x.asking.found.ranking[1]")
    assert explored.ask(LIT)
    assert picked.evaluate("(row) => row.closest('[role=listbox]') === document.activeElement")
    begun = explored.ask(plan)
    click(button(page, "Play it"))
    played(begun)

    click(rows.nth(1))
    page.keyboard.press("ArrowDown")
    explored.until("x.asking.picked == x.asking.found.ranking[2]")
    page.keyboard.press("Home")
    explored.until("x.asking.picked == x.asking.found.ranking[0]")
    page.keyboard.press("Escape")
    wait_for(lambda: not picked.count(), "no row")
    assert not explored.ask(LIT)
    page.keyboard.press("ArrowUp")
    explored.until("x.asking.picked == x.asking.found.ranking[-1]")
    begun = explored.ask(plan)
    page.keyboard.press("Enter")
    played(begun)
    assert page.locator(".jp-Notebook.jp-mod-editMode").count() == 0
    assert page.locator(".jp-CodeCell").count() == 1


def test_a_circle_of_a_turn_picks_the_row_of_its_move(page: Any, jupyter: str) -> None:
    explored = ask(opened(page, jupyter, 1280), TURN)
    click(button(page, "Stop"))
    note(page, "Stopped after")
    space = explored.ask("next(space for space, site in x.asking.sites.items() if site.rank)")
    explored.board.click(explored.ask(f"str(Ref.on_map({space!r}))"))
    explored.until(f"(x.asking.picked or '').endswith({space!r})")
    assert explored.ask("x.game.at") == TURN


def test_a_kernel_that_is_restarted_in_the_middle_has_what_was_kept(page: Any, jupyter: str) -> None:
    explored = ask(opened(page, jupyter, 1280, "asked.ipynb"))
    explored.until("x.game.kept")
    kept = explored.ask("next(iter(x.game.kept.values()))['counts']")
    assert explored.ask("x.asking.busy")
    on_page(page, RESTART)
    on_page(page, RUN_ALL)
    explored = Explored(page)
    click(button(page, "Best moves"))
    page.locator(".barrage-lost svg").first.wait_for()
    assert not explored.ask("x.asking.busy")
    note(page, "Stopped after")
    found = explored.ask("[len(option) for option in x.asking.found.ends]")
    assert sum(found) >= sum(kept) > 0
    click(button(page, "Go on"))
    explored.until(f"x.asking.found.playouts > {sum(found)}")
    click(button(page, "Stop"))
    note(page, "Stopped after")


def test_what_was_left_out_is_tried_too_and_the_second_opinion_is_told(page: Any, jupyter: str) -> None:
    explored = opened(page, jupyter, 1280)
    duel = "__import__('barrage_nb.lessons.games').lessons.games.duel()"
    explored.ask(f"[x.take(__import__('barrage_nb').Game({duel})), x.go(68)] and None")
    ask(explored)
    first = explored.ask("x.asking.found.began_with[0]")
    wait_for(lambda: page.locator(".barrage-lost li").count() > first, "turns that had been left out", 60)
    wait_for(lambda: not explored.ask("x.asking.busy"), "all of them", 120)
    note(page, "A second opinion, that of the searching player")
    assert explored.ask("x.asking.found.left_out") == 0
    assert page.locator(".barrage-lost li").count() == explored.ask("len(x.asking.found.options)") == 36
    assert page.locator(".barrage-panel-ask .barrage-note").get_by_text("of all 36").count() == 1


OTHERS = {
    "over": ("x.go(x.game.leaves()[0].id)", "this game is over"),
    "draft": ("x.go(0)", "the draft is not played out"),
}
STARTS = {
    "empty": "sketch('usa | italy')",
    "two": "new_game(players=2, seed=4)",
    "four": "new_game(players=4, seed=4)",
}


@pytest.mark.parametrize("width", WIDTHS)
def test_what_can_be_asked_is_answered_and_what_cannot_says_why(page: Any, jupyter: str, width: int) -> None:
    explored = opened(page, jupyter, width)
    click(button(page, "Best moves"))
    for go, why in OTHERS.values():
        explored.ask(go)
        click(button(page, "Ask"))
        note(page, why)
        assert not explored.ask("x.asking.busy")
        assert not page.locator(".barrage-lost li").count()
    for start in STARTS.values():
        explored.ask(
            "[game := __import__('barrage_nb').Game(__import__('barrage_nb')."
            f"{start}), [game.play(game.position.legal_moves[0]) for _ in range(40) "
            "if 'ChooseCompany' in type(game.position.question).__name__], x.take(game)] and None"
        )
        click(button(page, "Ask"))
        page.locator(".barrage-lost svg").first.wait_for()
        assert explored.ask("x.asking.found.companies == tuple(x.position.companies)")
        click(button(page, "Stop"))
        note(page, "Stopped after")
