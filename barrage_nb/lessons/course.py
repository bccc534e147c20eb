"""The course: every lesson in its order, whom it is for, how long it takes, and what comes next."""

from typing import NamedTuple

from ..words.course import LESSONS, TIMES, minutes

LEARN, TEACH = "learn", "teach"
"""For whoever learns and explores the game, and for a class that learns how games are made."""


class Lesson(NamedTuple):
    """A lesson by the name of its file; its headline, name and question are said by `words.course`."""

    file: str
    part: str
    time: int | str
    """Minutes, or what is said in place of them."""
    then: tuple[str, ...] = ()
    """The lesson that comes next, and others that may."""

    @property
    def title(self) -> str:
        """Its headline."""
        return LESSONS[self.file]

    @property
    def name(self) -> str:
        """Its number and name; the first is known by its name alone."""
        number, name = int(self.file[:2]), LESSONS[self.file].form("name")
        return f"{number} · {name}" if number else name

    @property
    def question(self) -> str:
        """What it asks."""
        return LESSONS[self.file].form("question")

    @property
    def takes(self) -> str:
        """How long it takes, in words."""
        return TIMES[self.time] if isinstance(self.time, str) else minutes(self.time)


COURSE = {
    row[0]: Lesson(*row)
    for row in (
        ("00_start_here", LEARN, 45, ("01_water", "11_play")),
        ("01_water", LEARN, 35, ("02_production",)),
        ("02_production", LEARN, 45, ("03_building",)),
        ("03_building", LEARN, 50, ("04_actions",)),
        ("04_actions", LEARN, 30, ("05_scoring",)),
        ("05_scoring", LEARN, 30, ("06_a_whole_round", "07_full_game")),
        ("06_a_whole_round", LEARN, 50, ("07_full_game", "11_play")),
        ("07_full_game", LEARN, 40, ("08_automa", "09_exam", "13_leeghwater")),
        ("08_automa", LEARN, 25, ("09_exam", "11_play")),
        ("09_exam", LEARN, 30, ("11_play", "10_what_if")),
        ("10_what_if", LEARN, "open", ("11_play", "12_analysis")),
        ("11_play", LEARN, "evening"),
        ("12_analysis", LEARN, 40, ("11_play", "10_what_if")),
        ("13_leeghwater", LEARN, 40, ("11_play", "10_what_if")),
        ("20_tempo", TEACH, 45, ("21_shared_pipes", "12_analysis")),
        ("21_shared_pipes", TEACH, 45, ("22_scarcity_and_catch_up",)),
        ("22_scarcity_and_catch_up", TEACH, 55, ("23_balance", "12_analysis")),
        ("23_balance", TEACH, 55, ("24_your_own_rule", "12_analysis")),
        ("24_your_own_rule", TEACH, 55, ("25_economy", "12_analysis")),
        ("25_economy", TEACH, 45, ("26_tension", "12_analysis")),
        ("26_tension", TEACH, 45, ("27_luck_and_skill", "12_analysis")),
        ("27_luck_and_skill", TEACH, 55, ("28_your_own_card", "12_analysis")),
        ("28_your_own_card", TEACH, 55, ("12_analysis", "11_play")),
    )
}
"""Every lesson by its file, in the order in which they are read."""
