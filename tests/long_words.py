"""A language of long words: English with most vowels said twice, as long as German, to see where a label is cut off."""

import re

from fluent.syntax import ast
from fluent.syntax.visitor import Transformer

from barrage_nb.words import spoken

FOLDER = "long"
KEPT = re.compile(r"(<[^>]*>|&\w+;|`[^`]*`|https?://\S+)")
"""What is no word: tags, characters by their names, code."""
TWICE = str.maketrans({"a": "aä", "e": "eé", "o": "oö"})


def lengthened(text: str) -> str:
    """A text a quarter longer, whose words are still told apart."""
    return "".join(part if KEPT.fullmatch(part) else part.translate(TWICE) for part in KEPT.split(text))


class Lengthened(Transformer):
    """A file of English with long words."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        return ast.TextElement(lengthened(node.value))


def begin() -> None:
    """Let the kit speak it, too: language('long')."""
    english = spoken._resource

    def resource(folder: str, module: str) -> ast.Resource:
        if folder != FOLDER:
            return english(folder, module)
        made = Lengthened().visit(english(spoken.ENGLISH, module).clone())
        assert isinstance(made, ast.Resource)
        return made

    spoken._resource = resource
    spoken.languages()[FOLDER] = FOLDER
    for kept in (spoken.ids, spoken._bundle):
        kept.cache_clear()
