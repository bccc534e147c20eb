"""Lessons as they are committed, answered by real clicks: building, the exam, the bet and the review."""

import shutil
from pathlib import Path
from typing import Any

from barrage_nb.analysis.reviews import costs
from barrage_nb.lessons.exam import exam
from barrage_nb.words import building_lesson as building_words
from barrage_nb.words import chances, review
from barrage_nb.words import exam as words
from barrage_nb.words import lessons as lab_words

from .pages import IN_KERNEL, RUN_CELL, in_lab, on_page, open_lab, wait_for
from .servers import ROOT
from .test_in_sight import PIXELS, SEEN, Evening, point

SAID = ".barrage-feedback [role=status]"


class Lesson(Evening):
    """A committed notebook in a window of 1280 by 800 beside the file browser; a cell of it has run."""

    def __init__(self, page: Any, jupyter: str, folder: Path, notebook: str, first: str, cell: str) -> None:
        shutil.copy(ROOT / "notebooks" / notebook, folder / "work")
        self.page = page
        page.set_viewport_size({"width": 1280, "height": 800})
        open_lab(page, in_lab(jupyter, notebook, files=True), first, [cell])

    def name(self, kind: str, name: str) -> None:
        """Give what a cell has shown last a name in the kernel, by its kind."""
        shown = f"[each for each in Out.values() if type(each).__name__ == {kind!r}]"
        self.ask(f"exec({f'{name} = {shown}[-1]'!r})")

    def press(self, button: Any) -> None:
        """Click on a button where it is, the wheel turned until it is in sight."""
        self.wheel_to(button, 450, 250)
        self.click(button)

    def on_map(self, root: Any, thing: str) -> None:
        """Click on a thing of the map of a lab that is in sight; the lab is `lab` in the kernel."""
        x, y = point(self, "lab", root.locator(".barrage-stage canvas"), thing)
        assert 0 < x < 1280
        assert 60 < y < 790, (thing, y)
        self.page.mouse.click(x, y)

    def types(self, box: Any, number: int) -> None:
        """Click into a box and type a number over what is there."""
        self.press(box)
        for key in ("Control+a", *str(number), "Tab"):
            self.page.keyboard.press(key)

    def says(self, place: Any, *texts: str) -> None:
        """Wait until something is said, and seen without scrolling."""
        for text in texts:
            place.get_by_text(text).first.wait_for()
        wait_for(lambda: place.locator("p").first.evaluate(SEEN) > 0.97, f"{texts} in sight")


COUNTED = {
    3: "These are base tile, conduit tile, elevation tile, powerhouse tile and wild tile",
    4: "whoever chooses a company last takes the first turn",
    10: "With no engineers left you must pass",
    30: "A dam of level 3 is 3 pieces: the lower dam of basin 6.",
}
"""Questions of the first exam that are not asked of the map, but for the last, and what is told of what they count."""
ON_MAP = "any(thing.kind == 'dam' for thing in lab.picture.scene.named)"
PICKED = "(list) => list.selectedOptions[0]?.textContent.replace(/\\s+/g, ' ')"


def test_the_lesson_on_building_says_what_is_missing_and_what_is_spent(page: Any, jupyter: str, folder: Path) -> None:
    words = building_words
    lesson = Lesson(page, jupyter, folder, "03_building.ipynb", ".barrage-lab .barrage-stage canvas", "BuildingLab()")
    lesson.name("BuildingLab", "lab")
    lesson.ask("exec('from barrage_nb.board.refs import Ref')")
    lesson.ask("lab.picture.set_speed(0)")
    root = page.locator(".barrage-lab").first
    said, sentence = root.locator(SAID), root.locator(".barrage-sentence")
    where, guess = root.get_by_label(words.space(), exact=True), root.get_by_role("spinbutton", name=words.guess())
    build = root.get_by_role("button", name=words.build(), exact=True)
    lesson.wheel_to(root, 100, 6)

    lesson.on_map(root, "conduit C1B")
    root.get_by_text("A conduit of value 4, basin 1 to 5: how many machines?").wait_for()
    lesson.click(build)
    lesson.says(said, "That cannot be built now: you do not have the machines for the conduit from basin 1 to basin 5")
    lesson.says(said, "it takes 8 excavators, and you have 6 excavators and 4 mixers")
    lesson.on_map(root, "dam B4L")  # a neutral one
    lesson.says(said, "That cannot be built now: the lower dam of basin 4 is neutral")
    assert where.evaluate(PICKED) == "Conduit: basin 1 to 5, value 4", "what was chosen before"

    lesson.on_map(root, "dam B7L")
    lesson.types(guess, 4)
    lesson.click(build)
    lesson.says(said, "Right.", "None of that is spent")
    pixels = lesson.ask("lab.picture.painter.pixels")
    left, top, right, bottom = lesson.ask("lab.picture.scene.bounds(Ref('dam', 'B7L'))")
    box = [round(pixels * side) for side in (left + 8, top + 8, right - left - 16, bottom - top - 16)]
    seen = {}
    for step in (lab_words.first(), lab_words.last()):
        lesson.click(root.get_by_role("button", name=step, exact=True))
        at = "0" if step == lab_words.first() else "lab.story.length"
        lesson.until(f"lab.story.at == {at} and not lab.picture.moving")
        seen[sentence.inner_text()] = root.locator(".barrage-stage canvas").evaluate(PIXELS, box)
    (begins, without), (_, built) = seen.items()
    assert begins == words.before()
    assert without != built, "where it stands, it is not said that it begins"

    lesson.ask("lab.update(lab.state.begin().with_officer('jordan'))")
    lesson.on_map(root, "conduit C1B")
    root.get_by_text("Of the ways that you can pay, the one with the fewest credits counts").wait_for()
    lesson.types(guess, 6)
    lesson.click(build)
    lesson.says(said, "Right.", "You paid 6 excavators and 6 credits. Only the credits are spent")
    assert "None of that" not in said.inner_text()
    root.get_by_text("You have 1 excavator, 4 mixers, 0 credits and 11 engineers.").wait_for()

    for cell in ("machines = {what", 'construction(TABLE, "C6B")', "at_once = {what"):
        on_page(page, RUN_CELL, cell)
    told = page.locator(".jp-OutputArea-output").filter(has_text="builds the conduit from basin 6 to basin 7")
    told.first.wait_for()
    assert not page.get_by_text("Before the construction").count(), "the map beside it shows what is built"
    paid = page.locator(".barrage-predict").filter(has_text="What pays at once?")
    paid.wait_for()
    lesson.wheel_to(paid, 100, 6)
    for wrong in ("an elevation", "a powerhouse", "That is my guess"):
        lesson.click(paid.get_by_text(wrong, exact=True))
    lesson.says(paid.get_by_role("status"), "the first uncovers nothing", "Powerhouses uncover no income")


def test_an_exam_by_a_place_of_the_map_a_wrong_answer_and_none_to_its_score(
    page: Any, jupyter: str, folder: Path
) -> None:
    tried = Lesson(page, jupyter, folder, "09_exam.ipynb", ".barrage-exam .barrage-stage canvas", "ExamLab(1)")
    tried.name("ExamLab", "lab")
    tried.ask("exec('from barrage_nb.board.refs import Ref')")
    root = page.locator(".barrage-exam")
    on_map, by_button = (attempt.question for attempt in exam(1).attempts[:2])
    said, onward = root.locator(SAID), root.get_by_role("button", name=words.next_(), exact=True)
    tried.wheel_to(root, 100, 6)
    assert onward.is_disabled()
    x, y = point(tried, "lab", root.locator(".barrage-stage canvas"), f"dam {on_map.truth}")
    assert 100 < y < 790
    page.mouse.click(x, y)
    tried.says(said, "Right.", on_map.happened)

    tried.click(onward)
    root.get_by_text(by_button.asked).wait_for()
    assert not said.inner_text().strip()
    wrong = next(text for answer, text in by_button.choices.items() if answer != by_button.truth)
    tried.click(root.get_by_role("button", name=wrong, exact=True))
    tried.says(said, "Not quite.", by_button.happened)

    last = len(exam(1).attempts)
    for number, why in COUNTED.items():
        given = f"range({number} - 2 - lab.exam.at)"
        tried.ask(f"[each for _ in {given} for each in (lab.go_on(), lab.guess(None))] + [1]")
        tried.wheel_to(root, 100, 6)  # each of these answers was shown, and the page moved on for what was said of it
        tried.click(onward)
        root.get_by_text(f"Question {number} of {last}").wait_for()
        asked = exam(1).attempts[number - 1].question
        assert tried.ask(ON_MAP) == (number == last), f"a map where question {number} asks of one"
        if number < last:
            tried.click(root.get_by_role("button", name=asked.choices[asked.truth], exact=True))
            tried.says(said, "Right.", asked.happened, why)
    tried.press(root.get_by_role("button", name=words.show_me(), exact=True))
    tried.says(said, COUNTED[last])
    score = said.get_by_text(words.score(len(COUNTED), last, last - 1 - len(COUNTED)))
    score.wait_for()
    assert said.get_by_role("link").count() == tried.ask("len(lab.exam.again)") > 1
    tried.wheel_to(score, 300)
    wait_for(lambda: score.evaluate(SEEN) > 0.97, "the score in sight")
    assert onward.is_disabled()


def test_a_bet_and_a_review_are_guessed_before_they_are_told(page: Any, jupyter: str, folder: Path) -> None:
    lesson = Lesson(page, jupyter, folder, "12_analysis.ipynb", ".barrage-lab .barrage-stage svg", "BetLab()")
    bell = page.locator(".barrage-lab")
    picture = bell.locator(".barrage-stage svg").first
    lesson.wheel_to(bell, 100, 6)
    few = picture.inner_html()
    lesson.press(bell.get_by_role("button", name=chances.many_games(), exact=True))
    wait_for(lambda: picture.inner_html() != few, "more games")
    lesson.press(bell.get_by_role("button", name=chances.bet_on("france"), exact=True))
    lesson.says(bell.locator(SAID), "Right.")

    on_page(page, IN_KERNEL, "from barrage_nb import Game; from barrage_nb.lessons.games import duel")
    on_page(page, RUN_CELL, "review(Game(duel()))")
    best, cost = page.locator(".barrage-predict").first, page.locator(".barrage-predict").nth(1)
    cost.wait_for()
    lesson.name("Review", "found")
    truth = lesson.ask("found.turning_points[0].instead")
    maybe = lesson.ask("list(found.turning_points[0].maybe_costs(found.by))")
    whole = page.get_by_role("columnheader", name=review.HEADS["lost"], exact=True)
    lesson.press(best.get_by_role("button", name=truth, exact=True))
    lesson.says(best.get_by_role("status"), "Right.")
    wrong = next(each for number, each in enumerate(costs("lead")) if number not in maybe)
    lesson.press(cost.get_by_role("button", name=wrong, exact=True))
    lesson.says(cost.get_by_role("status"), "Not quite.")
    assert not whole.count()
    lesson.press(page.get_by_role("button", name=review.show_all(), exact=True))
    whole.wait_for()
