"""The labs of water and points in JupyterLab: predict, see the feedback, change, replay, see the difference."""

from barrage_nb.lessons import ending, planning
from barrage_nb.words.names import COMPANIES

from .labs_on_page import TO_THE_FOOT, LabPage, at_both_widths

NOTEBOOK = "labs.ipynb"


@at_both_widths
def test_water_predict_change_replay_and_see_the_difference(labs: LabPage, width: int) -> None:
    lab = labs.lab("water", width)
    assert lab.button("Next").is_disabled()
    assert lab.button("Last").is_disabled()
    lab.click("dam B2L")
    lab.says("A drop meets the upper dam of a basin first (W7)")
    lab.says("You were 1 stop too far down.")
    assert lab.ask("board.picture.position.dams['B2U'].drops") == 1
    lab.without_motion()
    lab.list("Your guess").select_option(label="It leaves by the left exit")
    lab.says("Right.")
    lab.root.get_by_text("You foresaw 1 of 2 drops.").wait_for()
    lab.button("First").click()
    lab.until("board.story.at == 0", "the start")
    lab.click("dam B2U")
    lab.until("board.space.value == 'B2U'", "the dam to be picked")
    lab.button("+ level").click()
    lab.button("Run again").click()
    lab.says("No drop leaves the map; before, it was 1.")
    lab.says("pper dam of basin 2: 1 drop before, 2 drops now.")
    lab.compares()
    lab.fits()
    lab.explores()


def test_water_by_keyboard_alone(labs: LabPage) -> None:
    lab = labs.lab("water")
    keys = lab.page.keyboard
    lab.without_motion()
    for drop in (1, 2):
        lab.button("Just show me").focus()
        keys.press("Enter")
        lab.until(f"board.story.at == {drop}", "the drop to arrive")
    lab.canvas.focus()
    for key, at in (("Home", 0), ("End", 2), ("ArrowLeft", 1)):
        keys.press(key)
        lab.until(f"board.story.at == {at}", f"step {at}")
    keys.press("Tab")  # out of the picture
    assert lab.page.evaluate("document.activeElement.tagName") != "CANVAS"
    lab.button("+ HA").focus()
    keys.press("Space")
    lab.until("board.now.headstreams.get('HA', 0) == 1", "one more drop")


def test_rescue_by_keyboard_alone(labs: LabPage) -> None:
    lab = labs.lab("rescue")
    lab.by_keys()
    lab.press(lab.list("Dam space"), "ArrowDown")
    lab.press(lab.button("Place a piece"))
    lab.until("len(board.state.plan) == 1", "the piece to be placed")
    lab.press(lab.button("Let the water run"))
    lab.says("Not quite.")
    lab.says("You have 2 pieces left to place.")
    lab.press(lab.button("Take the last one back"))
    lab.until("not board.state.plan", "the piece to be taken back")


def test_scoring_and_ending_by_keyboard_alone(labs: LabPage) -> None:
    lab = labs.lab("scoring")
    first, *_ = lab.ask("list(board.position.order)")
    lab.by_keys()
    lab.press(lab.button(COMPANIES[first]))
    lab.says("Not quite.")
    energy = lab.ask(f"board.position.companies[{first!r}].energy")
    lab.press(lab.root.get_by_role("spinbutton").first, "ArrowUp")
    lab.says(f"energy {energy} \u2192 {energy + 1}")
    end = labs.lab("ending")
    end.by_keys()
    end.press(end.button(COMPANIES[end.ask("board.position.order[0]")]))
    end.says("for the objective (J1)")
    end.press(end.list("Objective"), "End")
    end.until("board.position != board.first", "another objective")


@at_both_widths
def test_rescue_try_read_why_and_do_better(labs: LabPage, width: int) -> None:
    lab = labs.lab("rescue", width)
    lab.without_motion()
    challenge = planning.rescue(2)
    lab.button("Let the water run").click()
    lab.says("met only full dams")
    lab.says("too many.")
    lab.to_the_end()
    plans = planning.placings(challenge.position, challenge.pieces)
    for count, space in enumerate(next(plan for plan in plans if challenge.judge(plan).right), 1):
        lab.click(f"dam {space}")
        lab.until(f"len(board.state.plan) == {count}", "the piece to be placed")
    assert lab.button("Next").is_disabled()
    lab.button("Let the water run").click()
    lab.says("Right.")
    lab.to_the_end()
    lab.compares()
    lab.fits()
    lab.explores()
    lab.button("Another challenge").click()
    lab.until("board.state.seed == 3", "another challenge")


@at_both_widths
def test_scoring_predict_change_replay_and_see_the_difference(labs: LabPage, width: int) -> None:
    lab = labs.lab("scoring", width)
    first, *_ = lab.ask("list(board.position.order)")
    assert lab.button("Next").is_disabled()
    lab.without_motion()
    lab.click(f"energy {first}")
    lab.says("Not quite.")
    lab.says("fewer.")
    lab.to_the_end()
    before = lab.reads("table", "counts")
    energy = lab.ask(f"board.position.companies[{first!r}].energy")
    lab.root.get_by_role("spinbutton").first.focus()
    for _ in range(9):
        lab.page.keyboard.press("ArrowUp")
    lab.until(f"board.position.companies[{first!r}].energy == {energy + 9}", "the marker to move")
    lab.says(f"energy {energy} \u2192 {energy + 9}")
    assert lab.reads("table", "counts") != before
    lab.compares()
    lab.button("First").click()
    lab.button("Next").click()
    lab.until("board.story.at == 1", "the first item")
    lab.root.get_by_text("(S2).").first.wait_for()
    lab.button("Put everything back").click()
    lab.until("board.position == board.first", "the first position again")
    assert lab.reads("table", "counts") == before
    lab.fits()
    lab.explores()


@at_both_widths
def test_ending_predict_change_replay_and_see_the_difference(labs: LabPage, width: int) -> None:
    lab = labs.lab("ending", width)
    lab.without_motion()
    (winner,) = ending.winners(ending.situation(1))
    loser = lab.ask(f"next(who for who in board.position.order if who != {winner!r})")
    name = COMPANIES[loser]
    table, stage = (lab.root.locator(of).bounding_box() for of in ("table:visible >> nth=0", ".barrage-stage"))
    assert stage["y"] <= table["y"] < stage["y"] + stage["height"] / 2, "what has to be counted stands beside the map"
    lab.button(name).evaluate(TO_THE_FOOT)
    lab.button(name).click()
    lab.says("Not quite.")
    lab.says(f"{name}, your guess, ends with")
    lab.shows_what_it_says()
    lab.to_the_end()
    lab.list("Objective").select_option(index=5)
    lab.until("board.position != board.first", "another objective")
    lab.says("wins with")
    lab.compares()
    lab.button("Run again").click()
    lab.to_the_end()
    lab.button("Back").click()
    lab.root.get_by_text("E7: ").wait_for()
    lab.fits()
    lab.explores()
