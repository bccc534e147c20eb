"""What a person reads of a text that holds HTML."""

import re
from html import unescape


def as_text(html: str) -> str:
    """A text without its tags."""
    return unescape(re.sub("<[^>]*>", "", html))
