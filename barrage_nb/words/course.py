"""What the lessons are called, what each asks and how long it takes, and every word of theirs and what it means."""

from .message import Message, Messages, declared

LESSONS = Messages("course-lesson")
"""The lessons by the names of their files, with their headlines; `name` and `question` are forms of these."""
TIMES = Messages("course-time")
"""How long a lesson takes that is not told in minutes."""
WORDS = Messages("glossary-word")
"""The glossary; the lessons' tables of words are these, word for word."""


def minutes(n: int) -> Message: ...


declared(__name__)


def terms() -> dict[str, str]:
    """Word to meaning, in the order in which the lessons bring them."""
    return {word: word.form("means") for word in WORDS.values()}
