"""A question of the exam: what is asked about a position, what is true, and why, all read from the engine."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import chain
from itertools import count as upwards
from random import Random

from ..engine.events import Event
from ..engine.position import Position
from ..words import CLAUSES
from ..words import exam as words
from ..words.events import plain
from ..words.marks import said_again
from ..words.names import one_by_one
from .feedback import Feedback
from .outcome import Sentence
from .story import Story

ANSWERS = 5
"""So many numbers are there to choose from."""


@dataclass(frozen=True)
class ExamQuestion:
    """A lesson of one question about one position; `story` is what happens, and is seen after the answer."""

    told: Story
    asked: str
    choices: Mapping[str, str]
    true: str
    reasons: tuple[Sentence, ...]
    lit: tuple[str, ...] = ()
    """The places of the map that are spoken of."""
    SHOW: tuple[str, ...] = ("map",)
    company: str | None = None
    """Whose board is shown, where one is."""

    HINT = ""

    @property
    def TITLE(self) -> str:
        """What the exam is called."""
        return words.title()

    def situation(self, seed: int, /) -> Position:
        """Its position, whatever the seed."""
        return self.told.start

    def story(self, position: Position, /) -> Story:
        """What happens."""
        return self.told

    def question(self, story: Story, /) -> str:
        """What is asked."""
        return str(said_again(self.asked))

    def answers(self, story: Story, /) -> Mapping[str, str]:
        """What may be said, with its text."""
        return self.choices

    def truth(self, story: Story, /) -> str:
        """The right answer."""
        return self.true

    def check(self, story: Story, said: str, /) -> Feedback:
        """What an answer is told."""
        right = said == self.true
        clause = next(each.clause for each in self.reasons if each.clause)
        return Feedback(right, self.happened, self.why, clause, int(not right))

    @property
    def happened(self) -> str:
        """The right answer in a sentence."""
        return words.true(self.choices[self.true])

    @property
    def why(self) -> str:
        """The reasons with their clauses, in a paragraph."""
        return one_by_one(words.reason(each.text, each.clause) for each in self.reasons)


def rule(clause: str) -> Sentence:
    """A clause of the rules as a reason."""
    return Sentence(CLAUSES[clause], clause)


def happened(events: Iterable[Event]) -> tuple[Sentence, ...]:
    """What happened, as reasons."""
    return tuple(Sentence(plain(event), event.clause) for event in events)


def numbers(luck: Random, truth: int, thing: str, *mistakes: int, least: int = 0) -> Mapping[str, str]:
    """Numbers to choose from: the true one, what a mistake comes to, and what lies near."""
    chosen = {truth}
    for each in chain(mistakes, upwards(max(least, truth - luck.randint(0, ANSWERS - 2)))):
        if len(chosen) == ANSWERS:
            break
        if each >= least:
            chosen.add(each)
    return {str(number): words.counted(number, thing) for number in sorted(chosen)}
