"""What is wrong with an input: what, where, and what would be right."""

from collections.abc import Sequence

from .message import Message, Messages, declared
from .names import told_together

say = Messages("messages-said")
WANTS = Messages("messages-want")
HINTS = Messages("messages-hint")
PARTS_OF_PLACES = Messages("messages-part")
"""What of a place of a position something is wrong with."""


def the_position() -> Message: ...
def part_of(where: str, part: str) -> Message: ...


declared(__name__)


MOST_READ = 50
"""So many mistakes are read at once; where there are more, an ellipsis ends them."""


def invalid(problems: Sequence[str]) -> str:
    """What is wrong with a position."""
    told = problems if len(problems) <= MOST_READ else [*problems[:MOST_READ], "…"]
    return say("invalid", problems=told_together(told))
