"""What strong players say, how it is tested and what games say to it, and where the spread of points comes from."""

from .message import Message, Messages, declared

TEXTS = Messages("maxims-text")
"""The sentences of strong players, by number."""
TESTS = Messages("maxims-test")
"""How each is tested, or why it is not."""
VERDICTS = Messages("maxims-verdict")
HEADS = Messages("maxims-head")
"""The heads of their table."""
CAUSES = Messages("maxims-cause")
"""Where the spread of points comes from."""


def numbered(number: int, text: str) -> Message: ...
def tested(text: str, test: str, found: str, verdict: str) -> Message: ...
def not_held(found: str) -> Message: ...
def no_pairing(one: str, other: str, known: tuple[str, ...]) -> Message: ...


declared(__name__)
