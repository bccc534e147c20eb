"""The exam: thirty questions over all sections of the rules, drawn by a number, and how far a reader has come."""

from dataclasses import dataclass, replace
from functools import cached_property

from ..words import exam as words
from ..words.marks import said_again
from .asking import Attempt, luck_of
from .exam_kinds import KINDS, SECTIONS, QuestionKind

QUESTIONS = 30


def drawn(number: int) -> tuple[QuestionKind, ...]:
    """The kinds of the questions of an exam: each section at least once, and none twice."""
    luck = luck_of("exam", number)
    one_each = [luck.choice([kind for kind in KINDS if kind.section == section]) for section in SECTIONS]
    others = luck.sample([kind for kind in KINDS if kind not in one_each], QUESTIONS - len(SECTIONS))
    # In the order of the table: from the map to the last points, as one learns them.
    return tuple(kind for kind in KINDS if kind in (*one_each, *others))


@dataclass(frozen=True)
class Exam:
    """An exam by its number: its questions, what was said to each so far, and which is asked."""

    number: int
    kinds: tuple[QuestionKind, ...]
    attempts: tuple[Attempt, ...]
    at: int = 0

    @property
    def now(self) -> Attempt:
        """The question that is asked."""
        return self.attempts[self.at]

    @property
    def kind(self) -> QuestionKind:
        """Its kind."""
        return self.kinds[self.at]

    @property
    def progress(self) -> str:
        """Which question it is, in words."""
        return words.question(self.at + 1, len(self.kinds), words.SECTION_NAMES[self.kind.section])

    @property
    def over(self) -> bool:
        """Whether every question is answered, or told."""
        return not any(attempt.open for attempt in self.attempts)

    def with_answer(self, answered: Attempt) -> "Exam":
        """With what was said to the question that is asked."""
        return replace(self, attempts=(*self.attempts[: self.at], answered, *self.attempts[self.at + 1 :]))

    def answer(self, said: str | None) -> "Exam":
        """With an answer to the question, or None from a reader who wants to be told."""
        return self.with_answer(self.now.answer(said))

    def forward(self) -> "Exam":
        """The next question; the last one stays."""
        return replace(self, at=min(self.at + 1, len(self.kinds) - 1))

    @cached_property
    def right(self) -> tuple[bool, ...]:
        """Which questions were answered rightly."""
        return tuple(each.feedback is not None and each.feedback.right for each in self.attempts)

    @property
    def told(self) -> int:
        """How many questions were told."""
        return sum(each.gave_up for each in self.attempts)

    @property
    def score(self) -> str:
        """How it went, in a sentence."""
        return words.score(sum(self.right), len(self.kinds), self.told)

    @property
    def again(self) -> dict[str, tuple[int, ...]]:
        """The lessons to look at again, with the numbers of the questions that went wrong."""
        missed = [at for at, right in enumerate(self.right) if not right]
        lessons = sorted({self.kinds[at].lesson for at in missed})
        return {lesson: tuple(at + 1 for at in missed if self.kinds[at].lesson == lesson) for lesson in lessons}

    def __repr__(self) -> str:
        asked = (said_again(attempt.question.asked) for attempt in self.attempts)
        return "\n".join(f"{number}. {question}" for number, question in enumerate(asked, 1))


def exam(number: int = 1) -> Exam:
    """The exam of a number: the same questions again for the same number."""
    kinds = drawn(number)
    return Exam(number, kinds, tuple(Attempt(kind.ask(number)) for kind in kinds))
