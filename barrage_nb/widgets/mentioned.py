"""Sentences as HTML in which the places that they name are marked, so that the page can have them lit."""

from collections.abc import Callable
from html import escape

from ..words.mentions import mentions


def marked(sentence: str, in_tab_order: bool = True) -> str:
    """A sentence with its names marked; Tab comes to the first of them, the arrow keys to the others."""
    return _marked(sentence, escape, in_tab_order)


def marked_html(text: str) -> str:
    """The same of a text that is HTML already."""
    return _marked(text, str, True)


def _marked(text: str, quote: Callable[[str], str], in_tab_order: bool) -> str:
    parts, done = list[str](), 0
    for mention in mentions(text):
        reached = 0 if in_tab_order and not done else -1
        things = escape(",".join(map(str, mention.things)))
        parts += [
            quote(text[done : mention.start]),
            f"<span class='barrage-name' role='button' tabindex='{reached}' data-name='{things}'>",
            f"{quote(text[mention.start : mention.end])}</span>",
        ]
        done = mention.end
    return "".join((*parts, quote(text[done:])))
