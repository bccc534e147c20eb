"""The glossary: every word of the lessons, and what it means; their tables of words are these, word for word."""

from .message import Messages

WORDS = Messages("glossary-word")


def terms() -> dict[str, str]:
    """Word to meaning, in the order in which the lessons bring them."""
    return {word: word.form("means") for word in WORDS.values()}
