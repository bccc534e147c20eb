"""What one looks at stays in sight: real clicks in a window of 1280 by 800 with the file browser open."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from .conftest import Pages
from .pages import CANVAS, IN_KERNEL, SEEN, Table, bring, in_lab, on_page, open_lab, turn_wheel, wait_for

NAMELESS = """(root) => [...root.querySelectorAll('input, select, textarea')].filter((field) => {
  const labels = [...field.labels ?? []].filter((label) => label.getClientRects().length);
  const said = [...labels.map((label) => label.textContent), field.getAttribute('aria-label'), field.title];
  return field.getClientRects().length && ![...said, field.placeholder].join('').replace(/[\\s\u200b]/g, '');
}).map((field) => field.outerHTML.slice(0, 160))"""
CUT_OFF = """(panel) => { // lists, labels and rows that do not show all that they say
  const brush = document.createElement('canvas').getContext('2d');
  const wide = (field) => { // what is picked, in the letters of its list
    const { font, paddingLeft, paddingRight } = getComputedStyle(field);
    brush.font = font;
    const text = field.selectedOptions[0]?.textContent ?? '';
    return brush.measureText(text).width + parseFloat(paddingLeft) + parseFloat(paddingRight);
  };
  const there = [...panel.querySelectorAll('select:not([size]), .widget-label, .barrage-label, option')];
  return there.filter((node) => node.getClientRects().length).filter((node) =>
    node.tagName === 'SELECT' ? wide(node) > node.offsetWidth + 1
      : node.scrollWidth > node.offsetWidth + 1).map((node) => node.textContent.slice(0, 60));
}"""
INDENTED = """(panel) => { // the first of every row, where it does not begin at the left edge of its panel
  const { left } = panel.getBoundingClientRect();
  const fields = [...panel.querySelectorAll('select, input, textarea, button')].filter((node) => node.offsetWidth > 30);
  const rows = new Map(); // by where they end
  for (const field of fields) {
    const { left: x, bottom } = (field.closest('.barrage-stepper') ?? field).getBoundingClientRect();
    const row = Math.round(bottom / 4);
    rows.set(row, Math.min(x, rows.get(row) ?? Infinity));
  }
  return [...rows.values()].filter((x) => x > left + 4);
}"""
TOP_OF_SIGHT = """(node) => {
  for (let up = node.parentElement; up; up = up.parentElement)
    if (/auto|scroll/.test(getComputedStyle(up).overflowY) && up.scrollHeight > up.clientHeight)
      return up.getBoundingClientRect().top;
}"""
FIRST_LINE = (
    "(node) => { const {left, top, right, bottom} = node.getClientRects()[0]; return [left, top, right, bottom]; }"
)
PIXELS = "(canvas, box) => canvas.getContext('2d').getImageData(...box).data.join()"
HERE = "(root) => root.contains(document.activeElement) && document.activeElement !== root"
AT_REST = """async (thing) => { // where something is, once it has been there for three frames
  const frame = () => new Promise(requestAnimationFrame);
  for (let seen = [0, 1, 2]; ; await frame()) {
    seen = [...seen.slice(1), thing.getBoundingClientRect().top];
    if (new Set(seen).size === 1) return seen[0];
  }
}"""
OURS = "(node) => node.closest('.barrage-board').parentElement.closest('.barrage-board') === null"


class Evening:
    """A notebook of boards as a newcomer sees it; nothing scrolls but the wheel."""

    def __init__(self, page: Any, jupyter: str, notebook: str = "sight.ipynb", width: int = 1280) -> None:
        self.page = page
        page.set_viewport_size({"width": width, "height": 800})
        open_lab(page, in_lab(jupyter, notebook, files=width > 1000))
        self.page.locator(".barrage-lab").nth(1).wait_for()

    def ask(self, expression: str) -> Any:
        """The value of an expression in the kernel."""
        return json.loads(on_page(self.page, IN_KERNEL, f"import json; print(json.dumps({expression}))"))

    def until(self, expression: str) -> None:
        """Wait until an expression in the kernel is true."""
        wait_for(lambda: self.ask(f"bool({expression})"), expression)

    def compare(self) -> None:
        """Compare the line with another, so that the maps of both take the place of the board."""
        self.ask("[x.go(60), x.tweak('-B8L | germany B5U=1')] and 1")
        self.ask("[x.walk.edit(lambda game: game.replay(mode='skip', to=120)), x.compare()] and 1")
        self.until("x.compared.found is not None")

    def wheel_to(self, place: Any, y: float = 300, within: float = 60) -> None:
        """Turn the wheel until something is about so far below the top of the window, and rests there."""

        def arrived() -> bool:
            away = on_page(self.page, AT_REST, place.element_handle()) - y
            if abs(away) >= within:
                turn_wheel(self.page, max(-600, min(600, away)))
            return bool(abs(away) < within)

        wait_for(arrived, f"{place} at {y} by the wheel")

    def middle(self, place: Any) -> tuple[float, float]:
        """The middle of something that is in sight."""
        box = place.bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        assert 0 < x < 1280
        assert 60 < y < 800, y
        return x, y

    def point_at(self, name: Any) -> None:
        """Point with the mouse at a name in a sentence, at the first line of it."""
        left, top, right, bottom = name.evaluate(FIRST_LINE)
        self.page.mouse.move((left + right) / 2, (top + bottom) / 2)

    def click(self, place: Any) -> None:
        """Click on what is in sight."""
        self.page.mouse.click(*self.middle(place))


@pytest.fixture(scope="module")
def evening(pages: Pages, jupyter: str) -> Iterator[Evening]:
    """The notebook, opened once."""
    with pages.lent([]) as page:
        yield Evening(page, jupyter)


def test_no_card_lies_on_a_board_before_a_round_is_scored(evening: Evening) -> None:
    cards = evening.page.locator(".barrage-round-card")
    cards.nth(1).wait_for(state="attached")
    at_rest(evening.page.locator(".barrage-stage").last)
    assert not [card for card in cards.all() if card.is_visible()]


def test_what_was_pressed_stays_in_sight_when_the_board_goes_and_comes(evening: Evening) -> None:
    explorer = evening.page.locator(".barrage-explorer").first
    evening.compare()
    for panel, back in (("Compare", "Moves"), ("Compare", "Replay"), ("Board", "Compare"), ("Edit", "Moves")):
        for name in (panel, back):
            tab = explorer.locator(".barrage-tabs").get_by_role("button", name=name, exact=True)
            if name == panel:
                evening.wheel_to(tab, 220)  # as far up as the docked rail leaves it in sight
            before = evening.middle(tab)[1]
            evening.click(tab)
            evening.until(f"x.tabs.value == {name.lower()!r}")
            evening.page.wait_for_timeout(300)
            stays = f"{name} where it was pressed"
            wait_for(lambda tab=tab, before=before: abs(evening.middle(tab)[1] - before) < 6, stays)
            if name in ("Moves", "Replay"):
                assert explorer.locator(".barrage-stage").evaluate(SEEN) > 0.45, f"the board is seen after {panel}"
    evening.ask("[x.undo(), x.undo(), x.go(62)] and 1")


def test_neither_board_nor_tabs_move_when_another_panel_is_opened(evening: Evening) -> None:
    explorer = evening.page.locator(".barrage-explorer").first
    tabs = explorer.locator(".barrage-tabs")
    evening.wheel_to(explorer, 100, 6)
    before = explorer.bounding_box()["y"]
    for name in ("Edit", "Moves", "Board", "Replay", "Board", "Edit", "Files"):
        tab = tabs.get_by_role("button", name=name, exact=True)
        there = tab.bounding_box()
        evening.click(tab)
        evening.until(f"x.tabs.value == {name.lower()!r}")
        evening.page.wait_for_timeout(400)
        assert abs(explorer.bounding_box()["y"] - before) < 3, f"the board after {name}"
        assert [abs(tab.bounding_box()[side] - there[side]) < 3 for side in "xy"] == [True, True], f"the tab {name}"
    evening.ask("x.open_panel('moves')")


def test_the_board_of_an_explorer_stays_where_it_is_whatever_is_asked_and_answered(evening: Evening) -> None:
    explorer = evening.page.locator(".barrage-explorer").first
    evening.wheel_to(explorer, 100, 6)
    tops = []
    for place, answers in ((55, 0), (54, 4), (29, 1), (67, 3), (60, 0)):  # answers beside what is told, a long question
        assert evening.ask(f"(x.go({place}), len(x.board.offered))[1]") == answers
        evening.page.wait_for_timeout(300)
        tops.append(at_rest(explorer.locator(".barrage-stage").first))
    evening.ask("[x.go(62)] and 1")
    assert max(tops) - min(tops) < 2, tops


def test_the_page_moves_as_little_as_brings_into_sight_what_is_shown(evening: Evening) -> None:
    explorer = evening.page.locator(".barrage-explorer").first
    stage, bar = explorer.locator(".barrage-stage").first, explorer.locator(".barrage-bar").first
    evening.wheel_to(explorer, -200, 30)
    before = at_rest(stage)
    docked, canvas = bar.bounding_box(), stage.locator("canvas").first.bounding_box()
    scale = canvas["width"] / evening.ask("x.board.picture.scene.width")
    top = (docked["y"] + docked["height"] - 58 - before) / scale  # 58 pixels of it lie under the docked bar
    seen = f"[(0, {top}, 90, {top + 60})], x.board.picture.scene.width, page=True"
    evening.ask(f"x.follow.look_at({seen})")
    assert abs(at_rest(stage) - before - 70) < 4, "so much, and a margin"


CHOSEN = """(list) => { // how far the chosen row of a list is out of its sight
  const row = list.selectedOptions[0].getBoundingClientRect(), box = list.getBoundingClientRect();
  return Math.max(box.top - row.top, row.bottom - box.bottom);
}"""


def test_the_place_in_the_list_of_moves_stays_in_sight_when_the_list_takes_another_size(evening: Evening) -> None:
    moves = evening.page.locator(".barrage-explorer").first.locator(".barrage-panel-moves .barrage-list select[size]")
    evening.ask("[x.go(62), x.open_panel('moves')] and 1")
    for size in ("display: none", "max-height: 90px", "max-height: 240px"):
        moves.evaluate(f"(list) => {{ list.style.cssText = '{size}'; list.scrollTop = 0; }}")
        evening.page.wait_for_timeout(200)
    wait_for(lambda: moves.evaluate(CHOSEN) < 3, "the place in the list")
    moves.evaluate("(list) => { list.style.cssText = ''; }")


def test_show_me_shows_answers_that_are_in_sight_and_a_board_leaves_shortcuts_to_the_page(evening: Evening) -> None:
    explorer, page = evening.page.locator(".barrage-explorer").first, evening.page
    show = explorer.get_by_role("button", name="Show me", exact=True)
    evening.wheel_to(explorer, 100, 6)
    for _ in range(2):
        evening.click(show)
        page.locator(".barrage-flash").first.wait_for(state="attached")
        page.locator(".barrage-flash").first.wait_for(state="detached")
        page.wait_for_timeout(600)
    explorer.locator(CANVAS).first.evaluate("(canvas) => canvas.focus({preventScroll: true})")
    files = page.locator(".jp-FileBrowser")
    for seen in (False, True):
        page.keyboard.press("Control+b")
        wait_for(lambda seen=seen: files.is_visible() == seen, "the shortcut of JupyterLab")


ROWS_OF_BUTTONS = """(row) => {
  row.style.width = `${row.offsetWidth - 15}px`; // beside a scroll bar
  const tops = new Set([...row.querySelectorAll('button')].map((made) => Math.round(made.getBoundingClientRect().top)));
  row.style.width = '';
  return tops.size;
}"""


def test_what_made_a_difference_is_in_sight_once_it_is_shown_on_the_board(evening: Evening) -> None:
    explorer = evening.page.locator(".barrage-explorer").first
    assert explorer.locator(".barrage-timeline .barrage-row .barrage-row").evaluate(ROWS_OF_BUTTONS) == 1
    evening.compare()
    show = explorer.get_by_role("button", name="See it on the board")
    show.wait_for()
    evening.wheel_to(show, 300)
    evening.click(show)
    evening.until("x.tabs.value == 'moves'")
    stage = explorer.locator(".barrage-stage")
    wait_for(lambda: stage.is_visible() and stage.evaluate(SEEN) > 0.2, "the board in sight")
    evening.ask("[x.undo(), x.undo(), x.go(62)] and 1")


def test_every_field_of_the_explorer_has_a_name_and_stands_whole_at_the_left_edge(evening: Evening) -> None:
    explorer = evening.page.locator(".barrage-explorer").first
    for panel in ("moves", "edit", "replay", "compare", "files"):
        evening.ask(f"x.open_panel({panel!r})")
        evening.page.wait_for_timeout(250)
        wait_for(lambda: explorer.evaluate(NAMELESS) == [], f"names in {panel}")
        shown = explorer.locator(f".barrage-panel-{panel}")
        wait_for(lambda shown=shown: shown.evaluate(CUT_OFF) == [], f"all of {panel}")
        assert shown.evaluate(INDENTED) == []
    evening.ask("x.open_panel('moves')")


def test_the_question_stays_docked_when_the_story_pushes_the_board(evening: Evening) -> None:
    table = evening.page.locator(".barrage-board:has(.barrage-story)").last
    bar, place = table.locator(".barrage-bar"), table.locator(".barrage-top")
    evening.wheel_to(table.locator(".barrage-stage"), -40)

    def docked() -> bool:
        sight = max(bar.evaluate(TOP_OF_SIGHT), place.bounding_box()["y"])
        return bool(abs(bar.bounding_box()["y"] - sight) <= 1.5)

    wait_for(docked, "the question to be docked")
    for _ in range(4):
        evening.ask("t.play(str(t.position.legal_moves[0]))")
        evening.page.wait_for_timeout(200)
        wait_for(docked, "the question to be docked again")


def test_the_buttons_of_the_tour_stay_where_they_are(evening: Evening) -> None:
    tour = evening.page.locator(".barrage-tour")
    onward, again = (tour.get_by_role("button", name=name, exact=True) for name in ("Next stop", "Start again"))
    evening.wheel_to(onward, 140)
    point = evening.middle(onward)
    for stop in range(1, 6):
        evening.page.mouse.dblclick(*point)  # the second press must not hit anything else
        evening.until(f"tour.at >= {stop}")
        evening.page.wait_for_timeout(250)
        x, y = evening.middle(onward)
        assert abs(x - point[0]) < 3
        assert abs(y - point[1]) < 6
    evening.ask("tour.visit(5)")
    evening.until("tour.asked.open")
    choice = tour.get_by_role("button", name="Nothing", exact=True)
    choice.focus()
    evening.page.keyboard.press("Enter")
    evening.until("tour.attempts")
    tour.locator(".barrage-feedback").get_by_text("Not quite").wait_for()
    wait_for(lambda: tour.evaluate(HERE), "the focus to stay with the tour")
    evening.click(again)
    tour.get_by_role("button", name="Keep it").wait_for()
    assert evening.ask("tour.at") == 5
    evening.click(tour.get_by_role("button", name="Keep it"))
    assert evening.ask("len(tour.attempts)") == 1


def test_a_note_of_the_tour_hides_no_answer_and_shift_enter_below_it_loses_none(evening: Evening) -> None:
    page, tour = evening.page, evening.page.locator(".barrage-tour")
    evening.ask("tour.visit(6)")
    evening.until("tour.asked.open")
    evening.click(tour.get_by_role("button", name="Next stop", exact=True))
    note = tour.locator(".barrage-feedback").get_by_text("Answer first")
    note.wait_for()
    shown = tour.get_by_role("button", name="Just show me", exact=True)
    x, y = evening.middle(shown)
    hit = shown.evaluate(
        "(node, [x, y]) => node.contains(document.elementFromPoint(x, y + node.offsetHeight / 2 - 3))", [x, y]
    )
    assert hit, "the note lies over the button it speaks of"
    page.mouse.click(*evening.middle(tour.get_by_text("Stop 7 of")))  # a text takes no focus: the cell has it
    page.keyboard.press("Shift+Enter")
    wait_for(lambda: not tour.evaluate("node => node.closest('.jp-Cell').matches('.jp-mod-active')"), "the next cell")
    page.wait_for_timeout(300)
    evening.until("tour.at == 6")
    assert note.is_visible()


def test_keys_and_enter_stay_with_a_lab(evening: Evening) -> None:
    page, lab = evening.page, evening.page.locator(".barrage-lab").nth(1)
    conduit = lab.get_by_label("Conduit", exact=True)
    conduit.focus()
    page.keyboard.press("ArrowDown")
    evening.until("production.state.plan.conduit != 'C2A'")
    page.keyboard.press("x")
    assert conduit.evaluate("(field) => field === document.activeElement")
    assert page.locator(".jp-CodeCell").count() == 5
    box = lab.get_by_role("spinbutton", name="My guess")
    box.focus()
    page.keyboard.type("7")
    page.keyboard.press("Enter")
    lab.locator(".barrage-feedback [role=status]:not(:empty)").wait_for()
    assert evening.ask("production.state.tried and production.guess.value == 7")


def test_who_has_missed_a_challenge_sees_why_and_can_try_again_at_once(evening: Evening) -> None:
    lab = evening.page.locator(".barrage-lab").nth(1)
    evening.wheel_to(lab, 100, 6)
    evening.ask("[production.picture.set_speed(0), production.buttons.begin()] and 1")
    again, verdict = lab.get_by_role("button", name="Produce", exact=True), lab.locator(".barrage-said-wrong > p").first
    lab.get_by_text("make exactly 9").first.wait_for()
    evening.click(again)
    verdict.wait_for()
    evening.until("not production.playing and production.story.over")
    for what in (verdict, lab.locator(".barrage-cards"), again):
        wait_for(lambda what=what: what.evaluate(SEEN) > 0.97, f"{what} in sight")
    evening.ask("production.free.click() or 1")


def test_an_answer_too_long_for_its_place_scrolls_there_and_leaves_the_map_in_sight(evening: Evening) -> None:
    lab = evening.page.locator(".barrage-lab").nth(1)
    canvas, talk = lab.locator(CANVAS).first, lab.locator(".barrage-talk").first
    evening.wheel_to(lab, 100, 6)
    evening.ask("production.picture.set_speed(0)")
    lab.get_by_role("spinbutton", name="My guess").fill("1")
    evening.click(lab.get_by_role("button", name="Produce", exact=True))
    evening.until("not production.playing and production.story.over")
    lab.locator(".barrage-feedback").get_by_text("Who else gains").wait_for()
    wait_for(
        lambda: talk.evaluate("(pane) => pane.scrollHeight > pane.clientHeight + 20"), "more than fits into the pane"
    )
    evening.page.wait_for_timeout(300)
    told = talk.bounding_box()
    assert told["y"] + told["height"] > 750, "the page goes no further than the pane"
    assert canvas.evaluate(SEEN) > 0.8


def test_the_map_of_a_lab_is_wide_enough_to_be_read_beside_its_questions(evening: Evening) -> None:
    labs = evening.page.locator(".barrage-lab")
    for number in range(labs.count()):
        lab = labs.nth(number)
        canvas = lab.locator(".barrage-stage canvas").first
        wait_for(lambda canvas=canvas: canvas.bounding_box()["width"] >= 600, f"600 pixels of map in lab {number}")
        drawn, right = canvas.bounding_box(), lab.locator(".barrage-right").first.bounding_box()
        assert right["x"] >= drawn["x"] + drawn["width"]
        assert right["width"] >= 200


def lit_by(evening: Evening, root: Any, name: str, place: Any) -> None:
    """Pointing at a name, and reaching it by keys, lights its place on the picture of its widget, and only then."""
    canvas, page = root.locator(CANVAS).first, evening.page
    thing = place.get_attribute("data-name").split(",")[0]
    around = evening.ask(f"{name}.picture.scene.bounds(Ref.read({thing!r}))")
    pixels = evening.ask(f"{name}.picture.painter.pixels")
    left, top, right, bottom = (round(pixels * side) for side in around)
    box = [left - 4, max(0, top - 4), right - left + 8, bottom - top + 8]

    def seen() -> str:
        return str(canvas.evaluate(PIXELS, box))

    evening.point_at(place)
    evening.until(f"{name}.picture._looked_at")
    page.mouse.move(90, 600)  # over the file browser
    evening.until(f"{name}.picture._looked_at is None")
    pictures = [""]

    def at_rest() -> bool:
        page.wait_for_timeout(500)
        pictures.append(seen())
        return pictures[-1] == pictures[-2] and not evening.ask(f"{name}.picture.moving")

    wait_for(at_rest, "the picture to rest")
    before = pictures[-1]
    evening.point_at(place)
    wait_for(lambda: seen() != before, f"{thing} to be lit by the pointer")
    page.mouse.move(90, 600)  # over the file browser
    wait_for(lambda: seen() == before, f"{thing} to be as before")
    place.focus()
    wait_for(lambda: seen() != before, f"{thing} to be lit by the focus")
    place.evaluate("(node) => node.blur()")
    wait_for(lambda: seen() == before, f"{thing} to be as before")


def test_a_name_in_the_feedback_of_a_lab_lights_its_place(evening: Evening) -> None:
    lab = evening.page.locator(".barrage-lab").nth(2)
    evening.ask("exec('from barrage_nb.board.refs import Ref')")
    evening.ask("water.guess('XL')")
    said = lab.locator(".barrage-feedback [data-name^=dam]").first
    said.wait_for()
    evening.wheel_to(said, 300)
    lit_by(evening, lab, "water", said)


def test_a_name_in_the_story_of_the_table_lights_its_place(evening: Evening) -> None:
    table = evening.page.locator(".barrage-board:has(.barrage-story)").last
    evening.ask("exec('from barrage_nb.board.refs import Ref')")
    for _ in range(30):
        if table.locator(".barrage-story [data-name^=headstream]").count():
            break
        water = "(move for move in t.position.legal_moves if 'water-2' in str(move))"
        evening.ask(f"t.play(str(next({water}, t.position.legal_moves[0])))")
        evening.page.wait_for_timeout(200)
    said = table.locator(".barrage-story [data-name^=headstream]").first
    evening.wheel_to(said, 120)
    lit_by(evening, table, "t.board", said)


def test_a_name_in_the_line_under_the_question_lights_its_place(evening: Evening) -> None:
    table = evening.page.locator(".barrage-board:has(.barrage-story)").last
    evening.ask("exec('from barrage_nb.board.refs import Ref')")
    evening.ask("exec('from barrage_nb.words.places import place')")
    evening.ask("t.board.page.say(place('HB'))")
    said = table.locator(".barrage-status [data-name]").first
    said.wait_for()
    evening.wheel_to(said, 160)
    lit_by(evening, table, "t.board", said)


def in_sight(evening: Evening, place: Any) -> dict[str, float]:
    """The box of something that lies wholly in the window, below what is docked at its top."""
    box: dict[str, float] = place.bounding_box()
    width = evening.page.viewport_size["width"]
    assert box["x"] >= 0, box
    assert box["x"] + box["width"] <= width, (box, width)
    assert box["y"] > 60, box
    assert box["y"] + box["height"] < 800, box
    return box


def at_rest(place: Any, seconds: float = 0.5) -> float:
    """How far down something is, once it has not moved for so long."""
    seen = [0.0]

    def still() -> bool:
        seen.append(place.bounding_box()["y"])
        return len(seen) > 5 and len(set(seen[-5:])) == 1

    wait_for(still, "the page to be at rest", pause=seconds / 5)
    return seen[-1]


def point(evening: Evening, board: str, canvas: Any, thing: str) -> tuple[float, float]:
    """The middle of a thing of a board, where it is on the page."""
    bounds = evening.ask(f"{board}.picture.scene.bounds(Ref.read({thing!r}))")
    scale = canvas.bounding_box()["width"] / evening.ask(f"{board}.picture.scene.width")
    left, top, right, bottom = (side * scale for side in bounds)
    box = canvas.bounding_box()
    return box["x"] + (left + right) / 2, box["y"] + (top + bottom) / 2


def make_wide(evening: Evening, width: int) -> None:
    """Give the window a width, and wait until every board is drawn for its cell."""
    evening.page.set_viewport_size({"width": width, "height": 800})
    at_rest(evening.page.locator(".barrage-stage").last, seconds=2)


@pytest.fixture(params=[1280, 800])
def width(request: pytest.FixtureRequest, evening: Evening) -> Iterator[int]:
    """The width of the window; afterwards it is as before."""
    make_wide(evening, request.param)
    yield request.param
    make_wide(evening, 1280)


def test_what_the_mover_has_is_in_sight_with_what_is_clicked_and_its_price(evening: Evening, width: int) -> None:
    evening.ask("exec('from barrage_nb.board.refs import Ref') or 1")
    table = evening.page.locator(".barrage-board:has(.barrage-story)").last
    canvas, purse = table.locator(".barrage-stage canvas"), table.locator(".barrage-purse")
    wait_for(lambda: abs(canvas.bounding_box()["width"] - evening.ask("t.board.picture.scene.width")) <= 1, "the fit")
    evening.ask("t.board.ask() or 1")  # what can be clicked is not folded away
    space = evening.ask("str(next(thing for thing in t.board.answering.hints if thing.kind == 'space'))")
    evening.wheel_to(table.locator(".barrage-stage"), 230)
    seen = (0.0, 0.0)
    for _ in range(40):
        x, y = point(evening, "t.board", canvas, space)
        if 330 < y < 560 and seen == (x, y):  # and the page is at rest
            break
        seen = x, y
        evening.page.mouse.move(x, 500)  # over the board, which in a narrow cell is a window
        evening.page.mouse.wheel(0, 0 if 330 < y < 560 else max(-400, min(400, y - 450)))
        evening.page.wait_for_timeout(300)
    evening.page.mouse.move(x + 3, y)
    evening.page.mouse.move(x, y)
    tip = table.locator(".barrage-tip", has_text="of your")
    tip.wait_for()
    in_sight(evening, tip)
    box = in_sight(evening, purse)
    amounts = purse.locator("span").all()[1:5]
    assert all(each.bounding_box()["y"] < box["y"] + 4 for each in amounts), (
        "credits, machines and engineers in one line"
    )
    held = evening.ask("t.position.companies[t.position.question.who].engineers")
    assert f"of your {held} engineer" in tip.inner_text()
    assert amounts[3].inner_text() == str(held)


def test_the_rail_is_as_wide_as_the_explorer_and_goes_along_with_it(evening: Evening, width: int) -> None:
    explorer = evening.page.locator(".barrage-explorer").first
    rail, track = explorer.locator(".barrage-rail"), explorer.locator(".barrage-rail-track")
    bar, stage = explorer.locator(".barrage-bar"), explorer.locator(".barrage-stage")
    evening.wheel_to(explorer.locator(".barrage-both"), -150)
    wait_for(lambda: rail.bounding_box()["y"] > 60, "the rail to be docked")
    box = in_sight(evening, rail)
    assert abs(box["width"] - explorer.bounding_box()["width"]) < 2
    assert bar.bounding_box()["y"] >= box["y"] + box["height"] - 1
    assert stage.bounding_box()["y"] < bar.bounding_box()["y"], "the board has gone by"
    moves = evening.ask("len(x.timeline.line) - 1")
    line = track.bounding_box()
    for part in (0.75, 0.25):
        evening.page.mouse.click(line["x"] + part * line["width"], line["y"] + 30)
        evening.until(f"abs(x.game.at - {part * moves}) <= 2")
        assert abs(in_sight(evening, rail)["y"] - box["y"]) < 2
    place = evening.ask("x.game.at")

    def shows(at: int) -> None:
        wait_for(lambda: track.get_attribute("aria-valuenow") == str(at), f"the rail to show {at}")

    shows(place)
    for key, expected in (("ArrowRight", place + 1), ("ArrowLeft", place), ("End", moves), ("Home", 0)):
        evening.page.keyboard.press(key)
        evening.until(f"x.game.at == {expected}")
        shows(expected)
    evening.page.mouse.move(line["x"] + 0.5 * line["width"], line["y"] + 34)
    tip = rail.locator(".barrage-rail-tip")
    tip.wait_for()
    assert "Round 3, actions · " in tip.inner_text()
    assert tip.bounding_box()["x"] >= 0
    assert tip.bounding_box()["x"] + tip.bounding_box()["width"] <= width


def test_a_scoring_lies_on_the_board_and_moves_nothing(evening: Evening, width: int) -> None:
    explorer = evening.page.locator(".barrage-explorer").first
    card, stage = explorer.locator(".barrage-round-card"), explorer.locator(".barrage-stage")
    evening.wheel_to(explorer.locator(".barrage-both"), 60 if width == 800 else -100)
    for mark, caption in (("R3", "Round 2 is scored."), ("End", "The game is over."), ("R3", "Round 2 is scored.")):
        pressed = explorer.locator(".barrage-rail").get_by_role("button").get_by_text(mark, exact=True)
        at = evening.middle(pressed)
        evening.page.mouse.click(*at)
        card.get_by_text(caption).wait_for()
        before = at_rest(stage, seconds=2)
        assert abs(evening.middle(pressed)[1] - at[1]) < 3, "the page has jumped"
        box = in_sight(evening, card)
        left = explorer.locator(".barrage-left").bounding_box()
        assert box["x"] >= left["x"] - 1
        assert box["x"] + box["width"] <= left["x"] + left["width"] + 1
        assert card.evaluate("(card) => card.scrollWidth <= card.clientWidth + 1"), "nothing of it is cut off"
        away = card.get_by_role("button", name="Put away")
        evening.click(away)
        card.wait_for(state="hidden")
        assert abs(at_rest(stage) - before) < 3, (mark, before, stage.bounding_box())


def test_when_a_round_ends_at_the_table_the_board_stays_where_it_is(evening: Evening) -> None:
    table = evening.page.locator(".barrage-board:has(.barrage-story)").last
    canvas, card = table.locator(".barrage-stage canvas"), table.locator(".barrage-round-card")
    evening.wheel_to(table.locator(".barrage-stage"), -200)
    at_the_bank = "(move for move in t.position.legal_moves if str(move).startswith('place bank'))"
    move = f"max({at_the_bank}, key=lambda move: move.engineers, default=t.position.legal_moves[0])"
    evening.ask(f"[t.play({move}) for _ in iter(lambda: t.position.round >= 2, True)] and 1")
    card.get_by_text("Round 1 is scored.").wait_for()
    before = at_rest(canvas, seconds=2)
    in_sight(evening, card)
    evening.click(card.get_by_role("button", name="Put away"))
    card.wait_for(state="hidden")
    assert abs(at_rest(canvas) - before) < 3


IN_ITS_WINDOW = "(stage, [top, bottom, wide]) => ((scale) => top * scale >= stage.scrollTop - 1 && \
bottom * scale <= stage.scrollTop + stage.clientHeight + 1)(stage.querySelector('canvas').clientWidth / wide)"


def test_the_map_of_the_tour_is_in_sight_under_another_picture_with_what_is_told_of(
    evening: Evening, width: int
) -> None:
    tour = evening.page.locator(".barrage-tour")
    stage, detail = tour.locator(".barrage-stage"), tour.locator(".barrage-above svg")
    evening.ask("exec('from barrage_nb.board.refs import Ref') or 1")
    for stop in (1, 4):
        evening.ask(f"[tour.picture.set_speed(0), tour.visit({stop}), tour.stop()] and 1")
        evening.wheel_to(tour, 100, 6)
        least = 590 if width == 1280 else 0.95 * min(500, tour.bounding_box()["width"])
        wait_for(lambda least=least: detail.bounding_box()["width"] >= least, "the board of a company")
        if width == 1280:
            wait_for(lambda: stage.evaluate(SEEN) > 0.97, "the map in sight")
        assert stage.bounding_box()["height"] >= 150
    top, bottom = evening.ask("[tour.picture.scene.bounds(Ref('dam', 'B8L'))[side] for side in (1, 3)]")
    wide = evening.ask("tour.picture.scene.width")
    wait_for(lambda: stage.evaluate(IN_ITS_WINDOW, [top, bottom, wide]), "the dam that is built")
    evening.ask("[tour.picture.set_speed(1), tour.start_again()] and 1")


FARTHEST = """(canvas) => { // how far from here a picture has ever been, a frame at a time
  const here = canvas.getBoundingClientRect().top;
  const look = () => {
    canvas.farthest = Math.max(canvas.farthest, Math.abs(canvas.getBoundingClientRect().top - here));
    requestAnimationFrame(look);
  };
  canvas.farthest = 0;
  look();
}"""


def test_an_answer_on_the_map_and_undo_in_the_docked_bar_leave_the_map_where_it_is(page: Any, jupyter: str) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    open_lab(page, in_lab(jupyter, "pressed.ipynb", files=True))
    board = Table(page, "t.board")
    board.ask("t.play('place turbine+2') and 1")
    two = page.get_by_role("button", name="2 drops: 12 energy")
    two.wait_for()
    bring(page, CANVAS, 160)
    page.locator(".barrage-docked").wait_for()
    before = at_rest(board.canvas)
    board.canvas.evaluate(FARTHEST)
    page.mouse.click(*middle_of(two))
    wait_for(lambda: board.ask("type(t.position.question).__name__") == "ChooseContract", "the next question")
    assert abs(at_rest(board.canvas) - before) < 3
    page.mouse.click(*middle_of(page.get_by_role("button", name="Undo", exact=True)))
    two.wait_for()
    assert abs(at_rest(board.canvas) - before) < 3
    assert board.canvas.evaluate("(canvas) => canvas.farthest") < 60
    two.wait_for()
    page.mouse.click(*middle_of(two))
    wait_for(lambda: board.ask("type(t.position.question).__name__") == "ChooseContract", "the next question")
    at_the_bank = "max(moves, key=lambda move: str(move).startswith('place bank') and move.engineers)"
    board.ask(f"[t.play({at_the_bank}) for moves in iter(lambda: list(t.position.legal_moves), [])] and 1")
    ended = page.locator(".barrage-question").get_by_text("The round is over, its water has flowed: score it below")
    ended.wait_for()
    assert 60 < middle_of(ended)[1] < 790, "what comes now is said in the docked bar"


def middle_of(button: Any) -> tuple[float, float]:
    """The middle of a button where it is: nothing is scrolled to it."""
    box = button.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
