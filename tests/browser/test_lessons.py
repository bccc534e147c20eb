"""The production lab and the tour in JupyterLab: predict, see the feedback, change, replay, see the difference."""

from barrage_nb.lessons.tour import stops

from .labs_on_page import TO_THE_FOOT, LabPage, OnPage, at_both_widths
from .pages import SEEN, wait_for

NOTEBOOK = "lessons.ipynb"
IN_CELL = "document.activeElement.matches('.jp-Cell')"
HAS_A_BAR = """() => {
  const notebook = document.querySelector('.jp-Notebook .jp-WindowedPanel-outer');
  return notebook.scrollWidth > notebook.clientWidth;
}"""
"""Whether a notebook can be scrolled to the side."""


def guess(lab: OnPage, energy: int) -> None:
    """Type a prediction."""
    box = lab.root.get_by_role("spinbutton", name="My guess")
    box.fill(str(energy))
    box.press("Tab")
    lab.until(f"board.guess.value == {energy}", "the guess")


@at_both_widths
def test_production_predict_change_replay_and_see_the_difference(labs: LabPage, width: int) -> None:
    lab = labs.lab("production", width)
    lab.root.get_by_text("= how much?").wait_for()
    lab.button("Produce").click()
    lab.says("First say what you think")
    guess(lab, 9)
    assert lab.root.get_by_text("= 10 energy").count() == 0
    size, stage = lab.page.viewport_size, lab.root.locator(".barrage-stage")
    lab.page.set_viewport_size({**size, "height": 500 if width == 800 else 760})
    lab.button("Produce").evaluate(TO_THE_FOOT)
    before = stage.evaluate(SEEN)
    lab.button("Produce").click()
    wait_for(lambda: stage.evaluate(SEEN) > before + 0.2 or before > 0.5, "more of the map in sight")
    assert "Not quite" not in lab.root.inner_text(), "the water runs before eyes"
    lab.page.set_viewport_size(size)
    lab.without_motion()
    lab.says("Not quite.")
    lab.says("You said 9: 1 too few.")
    lab.says("A dam of Germany catches 2 drops of the used water")
    lab.to_the_end()
    lab.button("First").click()
    lab.until("board.story.at == 0", "the start")
    lab.click("conduit C2B")
    lab.until("board.state.plan.conduit == 'C2B'", "the other pipe")
    assert lab.ask("board.state.plan.powerhouse") == "P10.1"
    lab.root.get_by_text("= how much?").wait_for()
    guess(lab, 16)
    lab.button("Produce").click()
    lab.says("Right.")
    lab.says("Before your change it was 10 energy, now it is 16: +6.")
    lab.says("You pay Germany 3 credits, and Germany scores 3 victory points")
    lab.to_the_end()
    lab.compares()
    lab.fits()
    lab.explores()


def test_challenge_is_missed_explained_and_shown(labs: LabPage) -> None:
    lab = labs.lab("production")
    lab.without_motion()
    lab.button("Make exactly 9").click()
    lab.root.get_by_text("Challenge 1: make exactly 9 energy in one production.").wait_for()
    assert lab.button("Show a way").is_disabled()
    lab.button("Produce").click()
    lab.says("You wanted 9")
    lab.button("Show a way").click()
    lab.says("way")
    lab.fits()


def test_production_by_lists_and_keyboard(labs: LabPage) -> None:
    lab = labs.lab("production")
    lab.without_motion()
    lab.list("Conduit").select_option(label="Basin 2 to 10 (Germany): value 5")
    lab.button("\u2212 drops to send").focus()
    lab.page.keyboard.press("Space")
    lab.until("board.state.plan.drops == 2", "one drop less")
    lab.button("More choices").focus()
    lab.page.keyboard.press("Enter")
    lab.list("Powerhouses").select_option(label="4: +3 energy, and your ability")
    lab.until("board.state.setting.powerhouses == 4", "four powerhouses")
    assert not lab.root.get_by_label("show the sum beforehand").is_visible()
    guess(lab, 13)
    lab.button("Produce").focus()
    lab.page.keyboard.press("Enter")
    lab.says("Right.")
    lab.root.get_by_label("show the sum beforehand").check()
    lab.root.get_by_text("= 13 energy").wait_for()


def test_production_from_guess_to_feedback_by_keyboard_alone(labs: LabPage) -> None:
    lab = labs.lab("production")
    lab.by_keys()
    lab.press(lab.root.get_by_role("spinbutton", name="My guess"), "9")
    lab.press(lab.button("Produce"))
    lab.says("You said 9: 1 too few.")
    lab.press(lab.list("Conduit"), "End")
    lab.until("board.state.plan.conduit != 'C2A'", "another pipe")


def test_the_tour_from_guess_to_feedback_by_keyboard_alone(labs: LabPage) -> None:
    tour = labs.lab("tour")
    tour.by_keys()
    number, stop = next((number, stop) for number, stop in enumerate(stops()) if stop.quiz is not None)
    for each in stops()[1 : number + 1]:
        tour.to_the_end()
        tour.press(tour.button("Next stop"))
        tour.until(f"board.stop_now.name == {each.name!r}", each.title)
    assert stop.quiz is not None
    tour.press(tour.button(stop.quiz.choices[stop.quiz.truth]))
    tour.says("Right.")
    tour.to_the_end()
    tour.press(tour.root.locator(".barrage-panel button.barrage-choice"))
    tour.until(f"board.at == {number + 1}", "the next stop")
    tour.page.keyboard.press("Shift+Enter")
    wait_for(lambda: tour.page.evaluate(IN_CELL), "the next cell")
    below = tour.page.locator(".jp-Cell.jp-mod-active")
    assert "building = BuildingLab()" in below.inner_text()
    wait_for(lambda: below.evaluate(SEEN) > 0, "the next cell in sight")
    assert tour.ask("board.at") == number + 1, "what leads on in the notebook presses no button"


def test_a_long_line_of_a_folded_cell_gives_a_narrow_notebook_no_scroll_bar(labs: LabPage) -> None:
    tour = labs.lab("tour", 480)
    assert tour.page.locator(".jp-PlaceholderText").bounding_box()["width"] > 200
    assert not tour.page.evaluate(HAS_A_BAR)


@at_both_widths
def test_the_tour_can_be_walked_to_its_end(labs: LabPage, width: int) -> None:
    tour = labs.lab("tour", width)
    onward = tour.root.locator(".barrage-panel button.barrage-choice")
    for number, stop in enumerate(stops(), 1):
        tour.root.get_by_text(f"Stop {number} of {len(stops())}", exact=True).wait_for()
        if number == 2:
            tour.without_motion()
        if stop.quiz is not None:
            tour.until("board.asked.open", "the question")
            tour.button(next(iter(stop.quiz.choices.values()))).click()
            tour.says(stop.quiz.happened)
        tour.to_the_end()
        tour.fits()
        if number == 5:
            tour.compares()
            tour.explores()
        if number < len(stops()):
            onward.click()
    tour.root.get_by_text("That was a whole round").wait_for()
    assert tour.button("The end").is_disabled()
