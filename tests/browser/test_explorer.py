"""The explorer and the table of a whole game in a real JupyterLab, by mouse and by keyboard."""

from typing import Any

import pytest

from .pages import (
    CANVAS,
    HAS_KERNEL,
    PATIENCE,
    RESTART,
    SAVE,
    Table,
    bring,
    in_lab,
    on_page,
    open_lab,
    wait_for,
)
from .test_in_sight import middle_of

LETTERS = "(line) => getComputedStyle(line).webkitTextFillColor"


FOCUSED = """() => { // what has the focus says; where it is lost, as something is made anew, all of the page has it
  const {activeElement: here} = document;
  return here.matches('button, select') ? here.innerText.replace(/[\\u00a0\\u200b]+/g, ' ') : '';
}"""


class Explored:
    """The explorer of `explorer.ipynb` on a page, named `x` in the kernel."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.board = Table(page, "x.board")

    def ask(self, expression: str) -> Any:
        """The value of an expression about `x`, in the kernel."""
        return self.board.ask(f"(lambda x: {expression})(x)")

    def press(self, text: str) -> None:
        """Press a button of the panels."""
        self.page.locator(".barrage-right").get_by_role("button", name=text, exact=True).click()

    def pick(self, panel: str, place: int) -> None:
        """Pick a row of the first list of a panel."""
        self.page.locator(f".barrage-panel-{panel} select").first.select_option(index=place)

    def until(self, expression: str) -> None:
        """Wait until an expression about `x` holds."""
        wait_for(lambda: self.ask(f"bool({expression})"), expression)

    def copied(self) -> str:
        """What the clipboard holds after a press of Copy."""
        copy = self.page.locator(".barrage-panel-files button").last
        copy.click()
        self.page.get_by_role("button", name="Copied", exact=True).wait_for()
        return str(self.page.evaluate("navigator.clipboard.readText()"))

    def point_at(self, thing: Any) -> None:
        """Click the middle of a thing that lies in sight, once the page no longer moves it."""

        def rested() -> dict[str, float] | None:
            before = thing.bounding_box()
            self.page.wait_for_timeout(200)
            return before if before == thing.bounding_box() else None

        box = wait_for(rested, "a thing at rest")
        assert 0 <= box["y"] <= self.page.viewport_size["height"] - box["height"], "in sight"
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def told(self) -> str:
        """What the timeline tells."""
        return str(self.page.locator(".barrage-told").inner_text())


@pytest.fixture
def explored(page: Any, jupyter: str) -> Explored:
    """The explorer in JupyterLab, at the beginning of round 2 of a whole game."""
    open_lab(page, in_lab(jupyter, "explorer.ipynb"))
    return Explored(page)


def move_the_dam(explored: Explored) -> None:
    """Take Germany's dam from B8L and build it on B5U, by clicks on the map."""
    explored.press("Edit")
    explored.until("x.walk.edits")
    explored.press("Germany")
    explored.until("x.walk.owner == 'germany'")
    explored.board.click("dam B8L")
    explored.page.locator(".barrage-stage").get_by_role("button", name="Remove", exact=True).click()
    explored.until("'B8L' not in x.position.dams")
    explored.board.click("dam B5U")
    explored.until("'B5U' in x.position.dams")
    assert explored.ask("x.position.dams['B5U'].owner") == "germany"


def replay_it(explored: Explored) -> None:
    """Play the old moves again to the end of the game, refused ones skipped, and step to the first difference."""
    explored.press("Replay")
    explored.pick("replay", 1)
    explored.press("Replay the old moves")
    explored.until("not x.work.busy and x.report.told")
    summary = explored.page.locator(".barrage-note").get_by_text("Replayed: ")
    summary.wait_for()
    assert "refused" in summary.inner_text()
    explored.press("First difference")
    explored.until("x.report.picked.kind == 'different'")


def test_what_if_from_the_map_to_the_file_and_back(explored: Explored) -> None:
    """Edit a dam, replay, step to the first difference, switch lines, save, reload the page, load."""
    move_the_dam(explored)
    replay_it(explored)
    wait_for(lambda: "Italy: 1 drop from HB" in explored.told(), "the first difference")
    explored.press("Next difference")
    explored.page.get_by_text("P1: no built conduit leads").first.wait_for()

    explored.press("Moves")
    explored.pick("moves", 0)
    explored.until("x.game.at == x.game.leaves()[0].id")
    explored.pick("moves", 1)
    explored.until("x.game.at == x.game.leaves()[1].id and 'B8L' not in x.position.dams")

    explored.press("Files")
    explored.page.get_by_role("button", name="Save", exact=True).click()
    explored.page.locator(".barrage-note").get_by_text("Saved in my_game.txt").wait_for()
    kept = explored.ask("x.game.text")
    on_page(explored.page, SAVE)
    explored.page.reload(wait_until="domcontentloaded")
    explored.page.locator(CANVAS).first.wait_for(state="visible", timeout=1000 * PATIENCE)
    wait_for(lambda: explored.page.evaluate(HAS_KERNEL), "the kernel")
    again = Explored(explored.page)
    again.ask("x.tweak('usa credits=1')")
    again.until("x.position.companies['usa'].credits == 1")
    again.press("Load")
    again.page.locator(".barrage-note").get_by_text("Loaded my_game.txt.").wait_for()
    assert again.ask("x.game.text") == kept
    again.board.button("Undo").click()
    again.until("x.position.companies['usa'].credits == 1")


def test_scrubbing_by_keyboard_moves_the_board(explored: Explored) -> None:
    explored.page.get_by_role("slider", name="The line, move by move").focus()
    end = explored.ask("len(x.timeline.line) - 1")
    keys = {"Home": 0, "End": end, "ArrowLeft": end - 1, "PageUp": 240, "PageDown": end}
    for key, node in keys.items():
        explored.page.keyboard.press(key)
        explored.until(f"x.game.at == {node}")
    explored.ask("x.go(60)")
    for node in (61, 62, 63):
        explored.page.keyboard.press("ArrowRight")
        explored.until(f"x.game.at == {node}")
    explored.page.locator(".barrage-timeline .noUi-handle").focus()
    explored.page.keyboard.press("Home")
    explored.until("x.walk.watching")
    wait_for(lambda: "Just before this happened." in explored.told(), "the moment before")
    explored.page.keyboard.press("ArrowRight")
    wait_for(lambda: "(C2)" in explored.told(), "the first event")
    explored.until("x.timeline.event == 1")
    on = explored.page.locator(".barrage-timeline").get_by_role("button", name="Event ›")
    on.focus()
    for event, key in ((2, "Enter"), (3, "Space")):
        explored.page.keyboard.press(key)
        explored.until(f"x.timeline.event == {event}")
    for key, node in (("ArrowRight", 64), ("ArrowLeft", 63)):
        explored.page.keyboard.press(key)
        explored.until(f"x.game.at == {node}")
    explored.page.locator(".barrage-list select").focus()
    explored.page.keyboard.press("ArrowDown")
    explored.until("x.game.at == 64")
    chosen = explored.page.locator(".barrage-list select:focus option:checked")
    assert chosen.evaluate(LETTERS) == "rgb(31, 45, 55)", "dark on light blue"
    explored.page.keyboard.press("x")  # would cut the cell in JupyterLab
    assert explored.page.locator(".jp-CodeCell").count() == 1


def test_the_keys_live_on_at_both_ends_of_the_line(explored: Explored) -> None:
    page, timeline = explored.page, explored.page.locator(".barrage-timeline")
    end = explored.ask("len(x.timeline.line) - 1")
    for name, key, place, back, beside in (
        ("End", "Enter", end, "ArrowLeft", end - 1),
        ("Start", "Space", 0, "ArrowRight", 1),
    ):
        made = timeline.get_by_role("button", name=name, exact=True)
        made.focus()
        page.keyboard.press(key)
        explored.until(f"x.timeline.at == {place}")
        wait_for(lambda made=made: made.get_attribute("aria-disabled") == "true", "nothing more to do")
        page.keyboard.press(key)
        page.keyboard.press(back)
        explored.until(f"x.timeline.at == {beside}")
        wait_for(lambda made=made: made.get_attribute("aria-disabled") == "false", "something to do")
        assert made.evaluate("(button) => button === document.activeElement")


def test_a_dam_is_edited_by_keyboard_alone(explored: Explored) -> None:
    page = explored.page
    page.locator(".barrage-tabs").get_by_role("button", name="Edit", exact=True).focus()
    page.keyboard.press("Enter")
    explored.until("x.walk.edits")
    explored.board.canvas.focus()
    for _ in range(90):
        if explored.ask("str(x.board.focused) in ['dam B2L', 'dam B3L', 'dam B5L', 'dam B8L', 'dam B10L']"):
            break
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    explored.until("x.walk.thing and x.walk.thing.key in x.position.dams")
    space, offered = explored.ask("[x.walk.thing.key, [choice.text for choice in x.board.offered]]")
    page.keyboard.press(str(offered.index("Remove") + 1))
    explored.until(f"{space!r} not in x.position.dams")
    page.keyboard.press("u")
    explored.until(f"{space!r} in x.position.dams and x.game.at == 60")


def test_replay_and_compare_by_keyboard_alone(explored: Explored) -> None:
    page = explored.page
    explored.ask("x.tweak('-B8L | germany B5U=1')")

    def tab_to(text: str) -> None:
        for _ in range(12):
            page.keyboard.press("Tab")
            if text in page.evaluate(FOCUSED):
                return
        raise AssertionError(f"Tab does not lead to {text}")

    page.locator(".barrage-tabs").get_by_role("button", name="Replay", exact=True).focus()
    page.keyboard.press("Enter")
    page.locator(".barrage-panel-replay select").first.wait_for()
    tab_to("skip it and go on")
    page.keyboard.press("ArrowDown")
    explored.until("x.report.mode.value == 'skip'")
    tab_to("Replay the old moves")
    page.keyboard.press("Enter")
    page.locator(".barrage-right").get_by_role("button", name="First difference", exact=True).wait_for()
    tab_to("First difference")
    page.keyboard.press("Enter")
    explored.until("x.report.picked.kind == 'different'")
    tab_to("Next difference")
    name = page.locator(".barrage-panel-replay [role=status] [data-name]").first
    name.focus()
    explored.ask("x.report.detail.say('Nothing.')")
    name.wait_for(state="detached")  # a name that goes leaves the focus to the text it was in: Tab goes on from there
    assert page.evaluate("document.activeElement.matches('.barrage-panel-replay [role=status]')")
    page.get_by_role("button", name="Next difference", exact=True).focus()
    page.keyboard.press("Enter")
    explored.until("x.report.picked.kind == 'refused'")
    tab_to("France: turbine ±0")
    for _ in range(3):  # past the two answers of a production that were not asked
        page.keyboard.press("ArrowDown")
    explored.until("x.report.picked.kind == 'different' and x.game.at == x.report.picked.new")
    old = page.locator(".barrage-panel-replay").get_by_role("button", name="See it in the old line", exact=True)
    wait_for(old.is_enabled, "the page to know that there is an old place: before, Tab goes past its button")
    tab_to("See it in the old line")
    page.keyboard.press("Enter")
    explored.until("x.game.at == x.report.picked.old")
    page.locator(".barrage-tabs").get_by_role("button", name="Compare", exact=True).focus()
    page.keyboard.press("Enter")
    page.locator(".barrage-panel-compare select").first.wait_for()
    tab_to("Compare")
    explored.ask("x.compared.b.put(x.compared.b.widget.options, x.game.leaves()[1].id)")
    page.keyboard.press("Enter")
    page.locator(".barrage-panel-compare").get_by_role("button", name="Go to where they part").wait_for()
    tab_to("round 2, France, turn 7")
    page.keyboard.press("ArrowDown")
    explored.until("x.compared.turns.value == 1")
    tab_to("Go to where they part")
    page.keyboard.press("Enter")
    explored.until("x.tabs.value == 'moves'")


def test_the_bar_steps_along_the_line(explored: Explored) -> None:
    for name, node in (("Forward", 61), ("Forward", 62), ("Back", 61)):
        explored.board.button(name).click()
        explored.until(f"x.game.at == {node}")
    explored.press("End")
    wait_for(lambda: explored.board.button("Forward").is_disabled(), "the end of the line")


def test_every_text_can_be_copied_and_opened_again(explored: Explored) -> None:
    explored.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    explored.press("Files")
    for place, kind in enumerate(("position", "json", "line", "game")):
        explored.page.locator(".barrage-panel-files select").select_option(index=place)
        explored.until(f"x.files.what.value == {kind!r}")
        wait_for(lambda: explored.copied() == explored.ask("x.files.copy.text"), f"the {kind} in the clipboard")
    whole = explored.copied()
    explored.ask("x.tweak('usa credits=1')")
    box = explored.page.locator(".barrage-panel-files textarea").first
    box.fill(whole)
    box.blur()
    explored.press("Open what is pasted")
    explored.page.locator(".barrage-note").get_by_text("Opened what was pasted.").wait_for()
    assert explored.ask("x.game.at") == 60
    assert explored.ask("len(x.game.leaves())") == 1
    explored.board.button("Undo").click()
    explored.until("x.position.companies['usa'].credits == 1")
    line = explored.ask("str(__import__('barrage_nb').legal_moves(x.position)[0])")
    explored.page.evaluate("(line) => navigator.clipboard.writeText(line)", line)

    def pasted() -> bool:  # what an undo brings may still move the page under the pointer
        explored.point_at(box)
        explored.page.keyboard.press("Control+A")
        explored.page.keyboard.press("Control+V")
        return bool(explored.ask(f"x.files.pasted.value == {line!r}"))

    wait_for(pasted, "the line in its field")
    explored.point_at(explored.page.get_by_role("button", name="Open what is pasted"))
    explored.page.locator(".barrage-note").get_by_text("Played what was pasted; the turn goes on.").wait_for()
    assert explored.ask("str(x.game.node.move)") == line


def test_the_panels_stay_beside_the_board_that_is_seen(explored: Explored) -> None:
    explored.board.point("space bank")
    side = explored.page.locator(".barrage-right")
    wait_for(lambda: side.bounding_box()["y"] > 0, "the panels beside the lower half of the board")
    explored.press("Move ▶")
    explored.until("x.game.at == 61")


def test_a_refusal_says_every_reason(explored: Explored) -> None:
    explored.press("Edit")
    line = explored.page.get_by_placeholder("usa B3L=2*1 credits=9 | -B1L | HA=2 round=3")
    line.fill("usa B9U=4 credits=-1")
    line.press("Enter")
    explored.page.locator(".barrage-right").get_by_role("button", name="Apply", exact=True).last.click()
    note = explored.page.locator(".barrage-refused")
    note.get_by_text("The upper dam space of basin 9, its level: 4 is not between 1 and 3").wait_for()
    note.get_by_text("USA's credits: −1").wait_for()
    assert explored.ask("len(x.game.leaves())") == 1


def test_long_work_can_be_stopped_by_hand(explored: Explored) -> None:
    explored.ask("x.tweak('-B8L | germany B5U=1')")
    explored.ask("setattr(x.report, 'slow', x.game.replay)")
    slow = (
        "lambda *a, watch, **k: x.report.slow(*a, watch=lambda e: (__import__('time').sleep(0.05), watch(e))[1], **k)"
    )
    explored.ask(f"setattr(x.game, 'replay', {slow})")
    explored.press("Replay")
    explored.pick("replay", 1)
    explored.press("Replay the old moves")
    explored.page.get_by_role("progressbar").first.wait_for()
    explored.until("x.work.done > 3")
    explored.page.locator(".barrage-right").get_by_role("button", name="Stop", exact=True).click()
    explored.page.locator(".barrage-note").get_by_text("You stopped it.").wait_for()


def test_two_lines_side_by_side(explored: Explored) -> None:
    explored.ask("(x.tweak('-B8L | germany B5U=1'), x.game.replay(mode='skip', to=118), x.refresh())[0]")
    explored.press("Compare")
    explored.page.locator(".barrage-panel").get_by_role("button", name="Compare", exact=True).click()
    explored.page.locator(".barrage-maps svg").nth(1).wait_for()
    explored.page.locator(".barrage-panel-compare .barrage-note").get_by_text(
        "stops in Germany's upper dam of basin 5 (W3)"
    ).wait_for()
    boxes = [explored.page.locator(".barrage-maps figure").nth(place).bounding_box() for place in (0, 1)]
    assert abs(boxes[0]["y"] - boxes[1]["y"]) < 2
    explored.press("Go to where they part")
    explored.until("x.game.node.tweak is not None and x.tabs.value == 'moves'")
    explored.page.locator(CANVAS).first.wait_for(state="visible")


@pytest.mark.parametrize("width", [800, 1280])
def test_it_fits_the_page(page: Any, jupyter: str, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 900})
    open_lab(page, in_lab(jupyter, "explorer.ipynb"))
    explored = Explored(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    for panel in ("Moves", "Edit", "Replay", "Compare", "Files", "Board"):
        explored.press(panel)
        page.wait_for_timeout(150)
        cell = page.locator(".barrage-explorer").bounding_box()
        right = page.locator(".barrage-right").bounding_box()
        assert right["x"] + right["width"] <= cell["x"] + cell["width"] + 1


def test_in_a_narrow_cell_the_map_and_the_timeline_are_in_sight_together(page: Any, jupyter: str) -> None:
    page.set_viewport_size({"width": 800, "height": 900})
    open_lab(page, in_lab(jupyter, "explorer.ipynb"))
    explored, stage = Explored(page), page.locator(".barrage-stage")
    wait_for(lambda: stage.evaluate("(stage) => stage.scrollTop") > 0, "the window on the map")
    stage.evaluate("(stage) => { stage.scrollTop = stage.scrollHeight; }")
    explored.ask("x.go(110)")
    assert explored.ask("str(x.game.node.edge)") == "drops HB"
    boxes = explored.ask("x.told_of")

    def seen() -> bool:
        top, high = stage.evaluate("(stage) => [stage.scrollTop, stage.clientHeight]")
        return any(top <= box[1] and box[3] <= top + high for box in boxes)

    wait_for(seen, "the dam that caught a drop")
    page.locator(".barrage-explorer").evaluate("(explorer) => explorer.scrollIntoView()")
    assert stage.bounding_box()["height"] < 500
    assert page.locator(".barrage-timeline button").first.bounding_box()["y"] < 860
    explored.press("Board")
    wait_for(lambda: stage.evaluate("(stage) => stage.clientHeight") > 1000, "the whole board")


def test_a_table_is_left_and_come_back_to(page: Any, jupyter: str) -> None:
    open_lab(page, in_lab(jupyter, "table.ipynb"))
    board = Table(page, "t.board")
    for _ in range(3):
        board.click("space bank")
        page.get_by_role("button", name="1 engineer", exact=True).click()
        wait_for(
            lambda: board.ask("len(t.game) > 1 and str(t.player(t.position)) == 'person' and not t.thinking"),
            "the program",
        )
    page.get_by_role("button", name="Leave the table").click()
    page.get_by_text("Kept in kept.txt. Run the cell again to come back.").wait_for()
    page.locator(".barrage-question").get_by_text("This table was left.").wait_for()
    assert page.locator(".barrage-below select").first.is_disabled()
    page.locator(".barrage-story").get_by_text("Round 1 · Germany:").first.wait_for()
    moves = board.ask("len(t.game)")
    on_page(page, RESTART)
    open_lab(page, in_lab(jupyter, "table.ipynb"))
    page.get_by_text("Back in the game of kept.txt").wait_for()
    assert Table(page, "t.board").ask("len(t.game)") == moves


def test_a_replay_goes_on_where_it_knows_the_answer_and_one_difference_is_told_as_one(page: Any, jupyter: str) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    open_lab(page, in_lab(jupyter, "replayed.ipynb"))
    explored = Explored(page)
    explored.ask("x.tweak('usa B1L=2*2') and None")  # now there is a choice: one drop, or two
    bring(page, ".barrage-explorer", 100)

    def press(name: str) -> None:
        button = page.locator(".barrage-right").get_by_role("button", name=name, exact=True).last
        x, y = middle_of(button)
        assert 60 < y < 790, (name, y)
        page.mouse.click(x, y)

    press("Replay")
    press("Replay the old moves")
    note = page.locator(".barrage-panel-replay .barrage-note").first
    note.get_by_text("1 unanswered").wait_for()
    assert explored.ask("x.report.mode.value") == "stop"
    assert explored.ask("[told.kind for told in x.report.told]") == ["different", "unanswered", "same"]
    page.locator(".barrage-panel-replay option").get_by_text("? R1 USA:").wait_for(state="attached")
    assert explored.ask("str(x.position.order and x.game.node.move)") == "place bank 1", "it did not stop"
    press("Compare")
    explored.until("x.tabs.value == 'compare'")
    press("Compare")
    page.get_by_text("One thing on the map differs; it is ringed.").wait_for()
    assert page.locator(".barrage-maps svg").count() == 2
