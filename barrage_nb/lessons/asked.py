"""A lesson of one question: what it has to say, and how far a reader has come with it, as a value."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Protocol

from ..engine.position import Position
from .feedback import Feedback
from .story import Story


class OneQuestion(Protocol):
    """What a lesson of one question says; a module with these names is one. What it tells is read from a story."""

    @property
    def TITLE(self) -> str: ...
    @property
    def HINT(self) -> str: ...
    @property
    def SHOW(self) -> tuple[str, ...]: ...  # the panels beside the question
    def situation(self, seed: int, /) -> Position: ...
    def story(self, position: Position, /) -> Story: ...
    def question(self, story: Story, /) -> str: ...
    def answers(self, story: Story, /) -> Mapping[str, str]: ...
    def truth(self, story: Story, /) -> str: ...
    def check(self, story: Story, said: str, /) -> Feedback: ...


@dataclass(frozen=True)
class Attempt:
    """A task, the story of one situation, and what was said before it is shown."""

    task: OneQuestion
    seed: int
    story: Story
    said: str | None = None
    open: bool = True

    @classmethod
    def of(cls, task: OneQuestion, seed: int, position: Position | None = None) -> "Attempt":
        """The question about a situation by its seed, or about any position."""
        return cls(task, seed, task.story(task.situation(seed) if position is None else position))

    def answer(self, said: str | None) -> "Attempt":
        """With an answer, or with None from a reader who wants to be told; what is no answer changes nothing."""
        allowed = self.open and (said is None or said in self.task.answers(self.story))
        return replace(self, said=said, open=False) if allowed else self

    def another(self) -> "Attempt":
        """The question about the next situation."""
        return Attempt.of(self.task, self.seed + 1)

    @property
    def feedback(self) -> Feedback | None:
        """What a reader is told; nothing where nothing was said."""
        return None if self.said is None else self.task.check(self.story, self.said)

    @property
    def marks(self) -> Mapping[str, str]:
        """How answers stand out once there is one: the true one, and a miss."""
        if self.open:
            return {}
        truth = self.task.truth(self.story)
        return {truth: "selected"} if self.said in (None, truth) else {str(self.said): "missed", truth: "selected"}
