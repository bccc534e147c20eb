"""The lesson of the lost drops: how many of the waiting drops will leave the map?"""

from collections import Counter

from barrage_nb.engine.events import Caught, Left
from barrage_nb.engine.position import Position
from barrage_nb.lessons import water
from barrage_nb.lessons.asking import Mistake, Quiz, one

from . import words

TITLE = words.TITLE


def situation(seed: int) -> Position:
    """Dams and waiting drops."""
    return water.situation(seed)


def ask(position: Position) -> Quiz:
    """How many are lost? What is true, and why, is read from the events of the story."""
    story = water.flowed(position)
    lost = sum(isinstance(event, Left) for event in story.last.events)
    why = words.why(Counter(event.dam for event in story.last.events if isinstance(event, Caught)))
    off = {said: abs(said - lost) for said in range(story.length + 1)}
    return Quiz(
        words.question(story.length),
        one({said: words.answer(said) for said in off}, lost),
        words.happened(lost, story.length),
        why,
        "W6",
        {said: Mistake(why, "W6", by, words.distance(by)) for said, by in off.items()},
        words.HINT,
        story,
    )
