"""The exam of notebook 9, and the bet and the review of notebook 12, as they are committed, answered by real clicks."""

import shutil
from pathlib import Path
from typing import Any

from barrage_nb.analysis.reviews import costs
from barrage_nb.lessons.exam import exam
from barrage_nb.words import chances, review
from barrage_nb.words import exam as words

from .pages import IN_KERNEL, RUN_CELL, in_lab, on_page, open_lab, wait_for
from .servers import ROOT
from .test_in_sight import SEEN, Evening, point

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

    def says(self, place: Any, *texts: str) -> None:
        """Wait until something is said, and seen without scrolling."""
        for text in texts:
            place.get_by_text(text).first.wait_for()
        wait_for(lambda: place.locator("p").first.evaluate(SEEN) > 0.97, f"{texts} in sight")


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
    tried.ask(f"[each for _ in range({last - 3}) for each in (lab.go_on(), lab.guess(None))] and 1")
    tried.wheel_to(root, 100, 6)  # each of these answers was shown, and the page moved on for what was said of it
    tried.click(onward)
    root.get_by_text(f"Question {last} of {last}").wait_for()
    tried.press(root.get_by_role("button", name=words.show_me(), exact=True))
    score = said.get_by_text(words.score(1, last, last - 2))
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
