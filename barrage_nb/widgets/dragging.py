"""A sentence with numbers that are dragged: what follows from them changes as one looks."""

from collections.abc import Callable, Mapping
from html import escape
from itertools import product
from math import prod
from string import Formatter
from typing import Any

import anywidget
from traitlets import Dict, List, Unicode

from ..words import lessons as words
from ..words.names import listed
from .page import source
from .screen import OnPage

MOST_WAYS = 1000
"""How many ways of setting the numbers are worked out beforehand, so that a page needs no kernel between two."""


def drag(sentence: str, /, **parts: range | Callable[..., object]) -> "Dragged":
    """A sentence in which some numbers, each a `range`, are dragged, and others follow from those as a function.

    `drag("{drops} drops of {value} are {energy}.", drops=range(1, 4), value=range(1, 6), energy=lambda drops, value:
    drops * value)` begins in the middle of each range.
    """
    return Dragged(sentence, parts)


class Dragged(OnPage):
    """A sentence on the page; what can be dragged can also be stepped through with the arrow keys."""

    def __init__(self, sentence: str, parts: Mapping[str, range | Callable[..., object]]) -> None:
        self.sentence = sentence
        self.numbers = {name: part for name, part in parts.items() if isinstance(part, range)}
        follow = {name: part for name, part in parts.items() if not isinstance(part, range)}
        pieces = [(before, name) for before, name, *_ in Formatter().parse(sentence)]
        if unknown := {name for _, name in pieces if name is not None} ^ set(parts):
            raise ValueError(words.drag_unknown(listed(sorted(unknown)), listed(parts)))
        if not 0 < (ways := prod(map(len, self.numbers.values()))) <= MOST_WAYS:
            raise ValueError(words.drag_ways(ways, MOST_WAYS))
        self.found = {
            values: {name: str(part(**dict(zip(self.numbers, values, strict=True)))) for name, part in follow.items()}
            for values in product(*self.numbers.values())
        }
        self.widget = _Dragging(
            pieces=[{"text": text, "name": name} for text, name in pieces],
            numbers={name: [part[0], part[-1], part.step] for name, part in self.numbers.items()},
            found={",".join(map(str, values)): told for values, told in self.found.items()},
            at={name: part[len(part) // 2] for name, part in self.numbers.items()},
            hint=words.drag_hint(),
        )

    def in_words(self) -> str:
        at = {name: self.widget.at[name] for name in self.numbers}
        return self.sentence.format(**at, **self.found[tuple(at.values())])

    def still(self) -> str:
        return f"<p>{escape(self.in_words())}</p>"


class _Dragging(anywidget.AnyWidget):
    """`pieces` are stretches of text, each with the name after it; `numbers` are first, last and step by name.

    `found` is what follows, by the numbers with commas between them; `at` is what they are, and `hint` what to do.
    """

    _esm = source("dragging.js")
    _css = source("dragging.css")

    pieces: "List[Any]" = List().tag(sync=True)
    numbers: "Dict[str, Any]" = Dict().tag(sync=True)
    found: "Dict[str, Any]" = Dict().tag(sync=True)
    at: "Dict[str, Any]" = Dict().tag(sync=True)
    hint = Unicode("").tag(sync=True)
