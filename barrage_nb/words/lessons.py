"""What lessons and labs say: their controls, their questions, and the feedback to what a reader predicted."""

from collections.abc import Iterable

from .message import Message, Messages, message

LABELS = Messages("lessons-label")
"""The controls of every lab, and the heads of its feedback."""


@message
def no_motion() -> Message:
    """The speed at which nothing moves."""


def speeds() -> dict[float, str]:
    """How fast a story may be told."""
    return {0.5: "\u00bd", 1.0: "1", 2.0: "2", 4.0: "4", 0.0: no_motion()}


@message
def in_a_row(many: int) -> Message:
    """So many guesses were right, one after the other."""


@message
def moment(at: int, steps: int) -> Message:
    """Where in its story a lab is."""


def step(at: int, steps: int) -> str:
    """Where in its story a lab is; nothing where there is no step to make."""
    return moment(at, steps) if steps else ""


@message
def rule(clause: str, sentence: str) -> Message:
    """A clause and what it says."""


@message
def not_a_section(section: str, known: tuple[str, ...]) -> Message:
    """A section that the rules do not have."""


def no_such_section(section: str, known: Iterable[str]) -> str:
    """A section that the rules do not have."""
    return not_a_section(section, tuple(sorted(known)))


@message
def no_such_space(name: object) -> Message:
    """A place that the map does not have."""


@message
def less(label: str) -> Message:
    """One less of something."""


@message
def more(label: str) -> Message:
    """One more of something."""
