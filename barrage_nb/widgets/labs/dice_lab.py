"""The lab of the die: twenty people throw it, and the reader says how many of their intervals will miss the truth."""

from collections.abc import Sequence

from ipywidgets import Widget

from ...analysis import Estimate
from ...lessons.chances import DIE_MEAN, PEOPLE, intervals, misses
from ...view import Scene
from ...view.clouds import thrown
from ...words import chances as words
from ..fields import Counter, Picker, grid
from ..parts import text
from .drawn import DrawnLab
from .paragraphs import paragraph

LEVELS = (0.5, 0.8, 0.95, 0.99)
"""How sure an interval can be."""


class DiceLab(DrawnLab):
    """Intervals around a mean that is known; how often do they miss it?"""

    def __init__(self, seed: int = 1) -> None:
        self.seed, self.level, self.throws = seed, 0.95, 10
        self.thrown = False
        self.missed = self.people = 0
        super().__init__()

    @property
    def title(self) -> str:
        """What it is called."""
        return words.TEXTS["dice_title"]

    def build(self) -> Sequence[Widget]:
        """A guess first; then as many people as one likes."""
        self.guess = Counter(self.hands, words.TEXTS["dice_guess"], 0, PEOPLE)
        self.throw = self.hands.button(words.TEXTS["throw"], self.let_throw, main=True)
        self.sureness = Picker(self.hands, words.TEXTS["sureness"], self.be_sure)
        self.sureness.put([(words.sureness(level), level) for level in LEVELS], self.level)
        self.times = Counter(self.hands, words.TEXTS["throws"], 5, 40, self.throw_often)
        self.times.put(self.throws)
        return (
            text(words.TEXTS["dice_question"], "head"),
            text(words.TEXTS["dice_hint"], "soft"),
            grid(self.guess.widget, self.throw),
            grid(self.sureness.widget, self.times.widget),
        )

    def let_throw(self) -> None:
        """Twenty people throw; each time twenty others."""
        self.seed += self.thrown
        self.thrown = True
        missed = misses(self.found)
        self.missed, self.people = self.missed + missed, self.people + PEOPLE
        told = words.missed(missed, self.guess.value, self.level)
        self.say(paragraph(told) + paragraph(words.missed_in_all(self.missed, self.people)))
        self.refresh()

    def be_sure(self, level: float) -> None:
        """Other intervals are another question."""
        self.level = level
        self._ask_again()

    def throw_often(self, throws: int) -> None:
        """So many throws for each."""
        self.throws = throws
        self._ask_again()

    def _ask_again(self) -> None:
        self.seed += self.thrown
        self.thrown = False
        self.missed = self.people = 0
        self.say("")
        self.refresh()

    @property
    def found(self) -> Sequence[Estimate]:
        """The intervals of those who have thrown."""
        return intervals(self.seed, self.throws, self.level) if self.thrown else ()

    def changed(self) -> None:
        """The button says whom it lets throw."""
        self.throw.description = words.TEXTS["throw_more" if self.thrown else "throw"]

    def pictures(self, theme: str) -> Sequence[Scene]:
        """The intervals of those who have thrown."""
        return (thrown(self.found, DIE_MEAN, theme),)

    def picture_on_paper(self) -> Scene:
        """The first twenty people."""
        return thrown(intervals(self.seed, self.throws, self.level), DIE_MEAN)

    def told(self) -> str:
        """What is to be seen."""
        return words.thrown_told(self.found, DIE_MEAN)
