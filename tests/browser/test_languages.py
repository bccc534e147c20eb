"""Lessons in another language, as the command copies them: what one clicks on speaks the language that one reads."""

import subprocess
import sys
from pathlib import Path
from typing import Any

from .pages import IS_LAB, in_lab, leave, open_lab
from .test_in_sight import Evening

SAID = """(root) => [...root.querySelectorAll('button')].filter((button) => button.getClientRects().length)
  .map((button) => button.textContent.replace(/\\s+/g, ' ').trim()).filter(Boolean)"""


def copied(folder: Path, language: str) -> None:
    """Copy the lessons in a language."""
    command = [sys.executable, "-m", "barrage_nb", folder, "--copy-only", "--language", language]
    subprocess.run(command, capture_output=True, text=True, check=True)


class Abroad(Evening):
    """A copied lesson in a window of 1280 by 800; some cells of it have run."""

    def __init__(self, page: Any, jupyter: str, lesson: str, *cells: str) -> None:
        self.page = page
        if page.evaluate(IS_LAB):
            leave(page)
        page.set_viewport_size({"width": 1280, "height": 800})
        open_lab(page, in_lab(jupyter, lesson), ".barrage-lab .barrage-stage canvas", cells)
        self.root = page.locator(".barrage-lab").first
        self.wheel_to(self.root, 100, 6)

    def press(self, name: str) -> None:
        """Click on a button where it is."""
        self.click(self.root.get_by_role("button", name=name, exact=True))


def test_a_lesson_and_its_buttons_speak_one_language(page: Any, jupyter: str, folder: Path) -> None:
    copied(folder / "work" / "italiano", "italiano")
    tour = Abroad(page, jupyter, "italiano/00_start_here.ipynb", "Tour()")
    for stop in (2, 3, 4):
        names = tour.root.evaluate(SAID)
        assert {"Tappa precedente", "Prossima tappa"} <= set(names)
        assert len(set(names)) == len(names), "no two buttons are called the same"
        tour.press("Prossima tappa")
        tour.root.get_by_text(f"Tappa {stop} di").wait_for()

    copied(folder / "work" / "polski", "polski")
    water = Abroad(page, jupyter, "polski/01_water.ipynb", "WaterLab(seed=1)")
    names = water.root.evaluate(SAID)
    assert {"Początek", "Dalej"} <= set(names)
    assert not {"First", "Next"} & set(names)
