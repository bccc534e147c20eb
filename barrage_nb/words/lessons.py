"""What lessons and labs say: their controls, their questions, and the feedback to what a reader predicted."""

from collections.abc import Iterable

from .message import Message, Messages, declared

LABELS = Messages("lessons-label")
"""The controls of every lab, and the heads of its feedback."""


def no_motion() -> Message: ...
def in_a_row(many: int) -> Message: ...
def moment(at: int, steps: int) -> Message: ...
def rule(clause: str, sentence: str) -> Message: ...
def not_a_section(section: str, known: tuple[str, ...]) -> Message: ...
def no_such_space(name: object) -> Message: ...
def less(label: str) -> Message: ...
def more(label: str) -> Message: ...


declared(__name__)


def speeds() -> dict[float, str]:
    """How fast a story may be told."""
    return {0.5: "\u00bd", 1.0: "1", 2.0: "2", 4.0: "4", 0.0: no_motion()}


def step(at: int, steps: int) -> str:
    """Where in its story a lab is; nothing where there is no step to make."""
    return moment(at, steps) if steps else ""


def no_such_section(section: str, known: Iterable[str]) -> str:
    """A section that the rules do not have."""
    return not_a_section(section, tuple(sorted(known)))
