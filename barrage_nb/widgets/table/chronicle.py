"""The chronicle of a table: what every turn did, the newest first, and at the end where all points came from."""

from collections.abc import Iterator, Sequence
from html import escape
from typing import NamedTuple

from ipywidgets import HTML

from ...history import Game, Node
from ...history.line import line_of
from ...history.summary import SOURCES, Summary, summary
from ...history.telling import turns_of
from ...words import table as words
from ...words.names import one_by_one
from ...words.telling import name
from ..explain import told
from ..mentioned import marked
from ..parts import classed

MOST_TURNS = 40
"""Turns that the chronicle goes back."""


class ChronicleLine(NamedTuple):
    """A turn in a line, or in sentences what happened after it to all; `new` where a person has not answered since."""

    head: str
    new: bool
    text: str
    sentences: bool = False

    @property
    def html(self) -> str:
        """It as a paragraph."""
        kind = ' class="barrage-new"' if self.new else ""
        return f"<p{kind}><b>{escape(self.head)}</b> {marked(self.text, in_tab_order=False)}</p>"

    @property
    def said(self) -> str:
        """It among sentences."""
        return one_by_one((self.head, self.text)) if self.sentences else words.turn_told(self.head, self.text)


class Chronicle:
    """What has happened at a table, turn by turn, as a text that can be scrolled."""

    def __init__(self) -> None:
        self.widget = classed(HTML(), "story")
        self.line: Sequence[Node] = ()
        self.seen = 0
        self.tell()

    def put(self, game: Game, seen: int) -> None:
        """Tell the line up to the current place; what came after the place of the number `seen` is new."""
        self.line, self.seen = game.line(), seen
        self.tell()

    def tell(self) -> None:
        """Tell it in the language of the moment."""
        self.turns = tuple(_turns(self.line, self.seen))
        newest = [turn.html for turn in reversed(self.turns[-MOST_TURNS:])]
        self.widget.value = f'<div tabindex="0" role="log" aria-label="{words.log()}">{"".join(newest)}</div>'
        self.widget.layout.display = "" if newest else "none"

    @property
    def new(self) -> list[str]:
        """What has happened since a person's last answer, the newest first: a bar shows one line."""
        return [turn.said for turn in reversed(self.turns) if turn.new]


def _turns(line: Sequence[Node], seen: int) -> Iterator[ChronicleLine]:
    for new, nodes in ((False, line[1 : seen + 1]), (True, line[seen + 1 :])):
        for turn in turns_of(node.step for node in nodes):
            yield ChronicleLine(words.turn_of(turn.round, turn.who), new, turn.alone)
            after = told(turn.afterwards)
            if after:
                yield ChronicleLine(words.turn_of(turn.round, ""), new, one_by_one(after), sentences=True)


def scores(line: Sequence[Node]) -> str:
    """A finished game in points: a column for each company, the winner first, a row for each source; as HTML."""
    end = line[-1].position
    names = [name for names in end.ranking for name in names]
    whole = summary(line[0].position, line_of(line))
    head = "".join(f"<th>{escape(name(who))}</th>" for who in names)
    rows = [_row(words.at_first(), [whole.start[who].vp for who in names])]
    for source in SOURCES:
        points = [_won(whole, who, source) for who in names]
        if any(points):
            rows.append(_row(words.source(source), points))
    rows.append(_row(words.total(), [end.companies[who].vp for who in names], "th"))
    return f"<table><tr><th></th>{head}</tr>{''.join(rows)}</table>"


def _won(whole: Summary, who: str, source: str) -> int:
    return sum(found.get(source, 0) for (_, name), found in whole.sources.items() if name == who)


def _row(name: str, points: Sequence[int], tag: str = "td") -> str:
    return f"<tr><{tag}>{escape(name)}</{tag}>" + "".join(f"<{tag}>{number}</{tag}>" for number in points) + "</tr>"
