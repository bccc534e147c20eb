"""Looking back in a real JupyterLab: the curve grows over the rail while the page answers, and its dots are clicked."""

from typing import Any

import pytest

from .pages import Table, in_lab, open_lab, turn_wheel, wait_for
from .test_ask import WIDTHS, button, click, opened
from .test_explorer import Explored

DOTS = ".barrage-rail-dot"
OWN = "polyline.barrage-rail-own"


def looked_back(page: Any, jupyter: str, width: int) -> Explored:
    """The explorer while its line is looked back on, once a turn of France has lost something."""
    explored = opened(page, jupyter, width, "reviewed.ipynb")
    click(button(page, "Review"))
    button(page, "Look back").scroll_into_view_if_needed()
    stage = page.locator(".barrage-stage").first
    before = stage.bounding_box()["y"]
    click(button(page, "Look back"))
    page.locator(DOTS).first.wait_for()
    page.wait_for_timeout(400)
    assert abs(stage.bounding_box()["y"] - before) < 3, "the board stays where it is"
    return explored


def notebook_ends(page: Any) -> float:
    """How far down what is seen of a notebook ends."""
    outer = page.locator(".jp-Notebook .jp-WindowedPanel-outer").first
    return float(outer.evaluate("(e) => e.getBoundingClientRect().bottom"))


def says_in_sight(page: Any) -> bool:
    """Whether what the panel says first is in sight, below the rail and not cut off by the end of the page."""
    low = notebook_ends(page)
    over, panel = (
        page.locator(name).first.bounding_box() for name in (".barrage-rail", ".barrage-right .barrage-panel")
    )
    return bool(over["y"] + over["height"] <= panel["y"] and panel["y"] + min(150, panel["height"]) < low)


def room_around(at_table: Table, place: str) -> tuple[float, float]:
    """How far a place lies below the bar, and above the end of what is seen."""
    _, top, _, bottom = at_table.ask(f"board.state.boxes(board.state.answers_in((Ref.read({place!r}),)))[0]")
    canvas, bar = (each.bounding_box() for each in (at_table.canvas, at_table.page.locator(".barrage-bar").first))
    scale = canvas["width"] / at_table.width()
    above, below = canvas["y"] + top * scale, canvas["y"] + bottom * scale
    return above - bar["y"] - bar["height"], notebook_ends(at_table.page) - below


def note(page: Any, text: str) -> None:
    page.locator(".barrage-panel-review .barrage-note").get_by_text(text).wait_for()


@pytest.mark.parametrize("width", WIDTHS)
def test_a_line_is_looked_back_on_while_the_page_answers(page: Any, jupyter: str, width: int) -> None:
    explored = looked_back(page, jupyter, width)
    curve = page.locator(".barrage-rail-curves")
    rail, strip = page.locator(".barrage-rail").bounding_box(), curve.bounding_box()
    assert rail["y"] < strip["y"] < strip["y"] + strip["height"] < rail["y"] + rail["height"]
    assert strip["height"] < 60
    assert rail["height"] < 70, "as high as without a curve: it moves nothing"
    assert curve.locator(OWN).count() == 2  # the line, and its edge
    assert curve.locator("polyline").count() == 2 * len(explored.ask("list(x.position.companies)"))

    click(button(page, "Move ▶"))  # while it is at work
    explored.until("x.game.at == 11")
    assert explored.ask("x.reviewed.busy")
    click(button(page, "Stop"))
    note(page, "Stopped after")
    assert not explored.ask("x.reviewed.busy")
    judged = explored.ask("len(x.reviewed.found)")
    assert explored.ask("'kept turn-' in open('reviewed.txt').read()")

    dot = page.locator(DOTS).first
    place = explored.ask("x.timeline.rail.curves['dots'][0]['place']")
    box, lane = dot.bounding_box(), page.locator(".barrage-rail-track").bounding_box()
    middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    along = place / explored.ask("x.timeline.rail.course['moves']")
    assert abs(middle[0] - lane["x"] - along * lane["width"]) < 2, "over the end of its turn on the rail"
    page.mouse.click(*middle)
    explored.until("x.reviewed.move is not None")
    began = place - explored.ask("len(x.reviewed.move.steps)")
    explored.until(f"x.game.at == x.line[{began}].id")
    why = page.locator(".barrage-panel-review .barrage-note").first
    why.get_by_text("against").wait_for()
    why.get_by_text("This rests on 16 games").wait_for()
    wait_for(lambda: says_in_sight(page), "what was better is in sight, of which only the dot was pressed")

    better = explored.ask("x.reviewed.move.best")
    click(button(page, "Play it"))
    explored.until("len(x.game.leaves()) == 2")
    assert explored.ask(f"'; '.join(str(node.move) for node in x.game.line()[{began} + 1:])") == better
    note(page, "are there again when you go back to it")
    click(page.locator(".barrage-left").get_by_role("button", name="Undo", exact=True))
    explored.until("len(x.game.leaves()) == 1")
    page.locator(DOTS).first.wait_for()

    click(button(page, "Go on"))
    explored.until(f"len(x.reviewed.found) > {judged}")
    click(button(page, "Stop"))
    note(page, "Stopped after")


def test_the_dots_are_reached_by_keys_and_told_to_those_who_do_not_see_them(page: Any, jupyter: str) -> None:
    explored = looked_back(page, jupyter, 1280)
    wait_for(lambda: page.locator(DOTS).count() > 1, "two turns that lost something")
    click(button(page, "Stop"))
    note(page, "Stopped after")
    group = page.get_by_role("group", name="Expected victory points after each turn")
    dots = group.get_by_role("button")
    assert dots.count() == explored.ask("len(x.timeline.rail.curves['dots'])")
    assert all("lost" in each.get_attribute("aria-label") for each in dots.all())
    assert [each.get_attribute("tabindex") for each in dots.all()].count("0") == 1
    dots.first.focus()
    page.keyboard.press("ArrowRight")
    assert dots.nth(1).evaluate("(dot) => dot === document.activeElement")
    page.keyboard.press("Enter")
    explored.until("x.reviewed.picked == x.line[x.timeline.rail.curves['dots'][1]['place']].id")
    wait_for(lambda: dots.nth(1).get_attribute("aria-pressed") == "true", "the dot is pressed")
    assert dots.nth(1).evaluate("(dot) => dot === document.activeElement")
    rows = page.locator(".barrage-panel-review [role=option]")
    assert rows.count() == dots.count()
    assert page.locator(".jp-Notebook.jp-mod-editMode").count() == 0


@pytest.mark.parametrize("width", WIDTHS)
def test_a_hint_at_the_table_and_looking_back_on_its_game(page: Any, jupyter: str, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 640})
    open_lab(page, in_lab(jupyter, "hinted.ipynb"))
    at_table = Table(page, "t.board")
    at_table.ready()
    hint = page.get_by_role("button", name="Hint", exact=True)
    assert not hint.is_visible()
    click(page.get_by_role("button", name="Hints", exact=True))
    click(hint)
    told = page.locator(".barrage-status").get_by_text("could act where the dashed ring")
    told.wait_for()
    page.wait_for_timeout(1000)  # the bar has grown by what it says, and the page has moved
    first = at_table.ask("str(t.hints.places[0])")
    assert min(room_around(at_table, first)) >= 0
    at_table.ask("t.hints.forget() or t.hints.show()")
    hint.wait_for()
    turn_wheel(page, room_around(at_table, first)[0] + 40)  # now it lies under the bar
    page.wait_for_timeout(300)
    click(hint)
    wait_for(lambda: at_table.ask("bool(t.hints.places)"), "the hint is found anew")
    page.wait_for_timeout(1000)
    assert min(room_around(at_table, first)) >= 0
    page.set_viewport_size({"width": width, "height": 900})
    assert at_table.ask(
        "bool(t.hints.places) and any(each.name.kind == 'lit' for each in t.board.picture.painter.moving)"
    )
    assert at_table.ask("t.hints.found.told(t.hints.found.best) not in t.board.page.status")
    click(page.get_by_role("button", name="The whole turn", exact=True))
    page.locator(".barrage-status").get_by_text("the programs would choose").wait_for()

    at_table.ask("[t.play(t.position.legal_moves[-1]) for _ in range(200) if not t.position.over] and None")
    click(page.get_by_role("button", name="Look back on it", exact=True))
    wait_for(lambda: says_in_sight(page), "the panel that opened in place of the board is in sight")
    page.locator(".barrage-rail-curves polyline").first.wait_for()
    assert page.get_by_text("The game is over. 1.").is_visible()
    assert page.get_by_text("move by move").count() == 0, "it is looked back on already"
    assert at_table.ask("t.explorer.reviewed.busy and t.explorer.game is t.game")
    click(page.locator(".barrage-right").get_by_role("button", name="Stop", exact=True))
    note(page, "Stopped after")
