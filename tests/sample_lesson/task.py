"""The lesson of the lost drops: how many of the waiting drops will leave the map?"""

from collections import Counter
from collections.abc import Mapping

from barrage_nb.engine.events import Caught, Left
from barrage_nb.engine.position import Position
from barrage_nb.lessons import water
from barrage_nb.lessons.feedback import Feedback
from barrage_nb.lessons.story import Story

from . import words

TITLE, HINT = words.TITLE, words.HINT
SHOW = ("map",)


def situation(seed: int) -> Position:
    """Dams and waiting drops."""
    return water.situation(seed)


def story(position: Position) -> Story:
    """The drops run one after another."""
    return water.flowed(position)


def question(story: Story) -> str:
    """How many are lost?"""
    return words.question(story.length)


def answers(story: Story) -> Mapping[str, str]:
    """From none to all of them."""
    return {str(lost): words.answer(lost) for lost in range(story.length + 1)}


def truth(story: Story) -> str:
    """What the events of the story tell."""
    return str(sum(isinstance(event, Left) for event in story.last.events))


def check(story: Story, said: str) -> Feedback:
    """What a guess is told."""
    lost, off = int(truth(story)), abs(int(said) - int(truth(story)))
    ends = Counter(event.dam for event in story.last.events if isinstance(event, Caught))
    return Feedback(not off, words.happened(lost, story.length), words.why(ends), "W6", off, words.distance(off))
