"""What the tour says: one round, stop by stop, and its questions."""

from collections.abc import Iterable

from .message import Message, Messages, declared
from .names import one_by_one

TITLES = Messages("tour-title")
TEXTS = Messages("tour-text")
"""What is told before it happens."""
AFTER = Messages("tour-after")
"""What is told when it has happened."""
QUESTIONS = Messages("tour-question")
CHOICES = Messages("tour-choice")
HAPPENED = Messages("tour-happened")
"""What really happens, in answer to a question."""
REASONS = Messages("tour-reason")
PANELS = Messages("tour-panel")


def stop(number: int, stops: int) -> Message: ...
def next_stop(title: str) -> Message: ...
def begins(title: str) -> Message: ...
def score(right: int, asked: int) -> Message: ...
def because(why: str, clause: str) -> Message: ...
def off(said: str, by: int, many: bool) -> Message: ...
def said(said: str) -> Message: ...
def not_a_stop(name: str, known: tuple[str, ...]) -> Message: ...
def not_a_number(at: object, last: int) -> Message: ...
def title() -> Message: ...
def next_() -> Message: ...
def back() -> Message: ...
def restart() -> Message: ...
def show_me() -> Message: ...
def answer_first() -> Message: ...
def done() -> Message: ...
def opening_first() -> Message: ...
def opening_asked() -> Message: ...
def opening_watch() -> Message: ...


declared(__name__)


def choice(question: str, answer: str) -> str:
    """What may be answered to a question."""
    return CHOICES[f"{question}_{answer}"]


def reason(question: str, answer: str) -> str:
    """Why an answer to a question is right or wrong."""
    return REASONS[f"{question}_{answer}"]


def distance(answer: str, by: int, counted: bool) -> str:
    """How far off an answer was; nothing for a right one."""
    if not by:
        return ""
    return off(answer, abs(by), by > 0) if counted else said(answer)


def opening(first: bool, asked: bool) -> str:
    """What is said under the map before a stop is shown."""
    return opening_first() if first else opening_asked() if asked else opening_watch()


def no_such_stop(name: str, known: Iterable[str]) -> str:
    """A name that no stop has."""
    return not_a_stop(name, tuple(known))


def no_such_number(at: object, stops: int) -> str:
    """A number that no stop has."""
    return not_a_number(at, stops - 1)


def below(panels: Iterable[str], who: str) -> str:
    """What is drawn below, in a few sentences for each part of the table."""
    return one_by_one(PANELS(panel, who=who) for panel in panels)
