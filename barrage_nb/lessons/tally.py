"""The tally: what a reader has guessed in a notebook, in boxes and in labs, and how often that was right."""

from collections.abc import Callable, Sequence
from itertools import takewhile
from typing import NamedTuple

from ..words import course as words
from ..words import on_language
from ..words.marks import said_again
from .asking import Attempt, Feedback, Quiz, Said

ENOUGH = 3
"""Who is right so many times in a row in a lab need not try it again."""


class LabScore(NamedTuple):
    """How the guesses in a lab went."""

    lab: str
    right: int
    of: int
    in_a_row: int
    """How many were right one after the other, the last one included."""

    def __str__(self) -> str:
        """How it went, in a sentence."""
        if self.in_a_row > 1 and self.right < self.of:
            return words.went_row(words.name(self.lab), self.right, self.of, self.in_a_row)
        return words.went(words.name(self.lab), self.right, self.of)


class Tally:
    """What has been said to each question, try by try, and whether each guess in a lab was right."""

    def __init__(self) -> None:
        self.tries: dict[Quiz, tuple[Said, ...]] = {}
        self._guessed: dict[str, list[bool]] = {}
        self._watcher: Callable[[], object] = lambda: None

    def answer(self, asked: Quiz, said: Said) -> None:
        """Keep what was said to a question; the first time counts."""
        self.tries[asked] = (*self.tries.get(asked, ()), said)
        self._watcher()

    def forget(self, asked: Quiz) -> None:
        """Forget what was said to a question."""
        self.tries.pop(asked, None)
        self._watcher()

    def guess(self, lab: str, right: bool) -> int:
        """Count a guess in a lab; how many have been right in a row by now."""
        self._guessed.setdefault(lab, []).append(right)
        self._watcher()
        return _in_a_row(self._guessed[lab])

    def clear(self) -> None:
        """Begin with nothing."""
        self.tries.clear()
        self._guessed.clear()

    def say_again(self) -> None:
        """Know the same questions and labs in the language that is spoken now."""
        self.tries = {asked.again(): tries for asked, tries in self.tries.items()}
        self._guessed = {said_again(lab): guesses for lab, guesses in self._guessed.items()}

    def watch(self, callback: Callable[[], object]) -> None:
        """Call back after every change; the one who asked last is called."""
        self._watcher = callback

    @property
    def labs(self) -> tuple[LabScore, ...]:
        """How the guesses went, lab by lab."""
        return tuple(LabScore(lab, sum(each), len(each), _in_a_row(each)) for lab, each in self._guessed.items())

    @property
    def right(self) -> int:
        """How many were right at the first guess; one of several blanks is right as a whole."""
        return sum(told.right for told in self._guesses) + sum(score.right for score in self.labs)

    @property
    def of(self) -> int:
        """How many guesses there were; who asked to be told has not guessed."""
        return len(self._guesses) + sum(score.of for score in self.labs)

    @property
    def told(self) -> int:
        """How many questions were told without a guess."""
        return len(self.tries) - len(self._guesses)

    @property
    def questions_again(self) -> tuple[str, ...]:
        """The questions to try again: those that were not found, or told."""
        return tuple(asked.asked for asked, tries in self.tries.items() if not asked.judged(tries[-1]).right)

    @property
    def labs_again(self) -> tuple[LabScore, ...]:
        """The labs to try again: something went wrong there, and not enough went right since then."""
        return tuple(score for score in self.labs if score.right < score.of and score.in_a_row < ENOUGH)

    @property
    def _guesses(self) -> Sequence[Feedback]:
        """What those were told who have guessed, the first time."""
        told = (Attempt(asked, tries[0]).feedback for asked, tries in self.tries.items())
        return [each for each in told if each is not None]


def _in_a_row(guesses: Sequence[bool]) -> int:
    return len(list(takewhile(bool, reversed(guesses))))


TALLY = Tally()
"""Of this kernel: a cell that is run again still knows."""
on_language(TALLY.say_again)
