"""Sentences as HTML in which the places that they name are marked, so that the page can have them lit."""

from collections.abc import Callable, Iterable
from html import escape

from ..words.mentions import stretches


def marked(*sentences: str, in_tab_order: bool = True) -> str:
    """Sentences with their names marked; Tab comes to the first of them, the arrow keys to the others."""
    return _marked(sentences, escape, in_tab_order)


def marked_html(text: str) -> str:
    """The same of a text that is HTML already."""
    return _marked([text], str, True)


def _marked(sentences: Iterable[str], quote: Callable[[str], str], in_tab_order: bool) -> str:
    reached, told = 0 if in_tab_order else -1, []
    for sentence in sentences:
        parts = []
        for said, things in stretches(sentence):
            if things:
                names = escape(",".join(map(str, things)))
                start = f"<span class='barrage-name' role='button' tabindex='{reached}' data-name='{names}'>"
                parts.append(f"{start}{quote(said)}</span>")
                reached = -1
            else:
                parts.append(quote(said))
        told.append("".join(parts))
    return " ".join(told)
