"""The chronicle of a table: what every turn did, the newest first, and at the end where all points came from."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, reduce
from html import escape
from typing import Any

from ipywidgets import HTML, Box, VBox

from ...automa.trace import traces
from ...board.refs import Ref
from ...engine.moves import Act
from ...engine.play import Step
from ...engine.position import Position
from ...history import Game, Node
from ...history.line import line_of
from ...history.summary import SOURCES, Summary, summary
from ...history.telling import told as as_turn
from ...history.telling import turns_of
from ...view.shapes import Same, remembered
from ...words import automa as automa_words
from ...words import history
from ...words import table as words
from ...words.names import capital, company, one_by_one, semicolon
from ..answers import told
from ..automa_panel import AutomaPanel
from ..board import Board
from ..hands import Hands
from ..page import Around, marked
from ..parts import classed, row, text

MOST_TURNS = 40
"""Turns that the chronicle goes back."""


@dataclass(frozen=True)
class ChronicleLine:
    """A turn in a line, or in sentences what happened after it to all; `new` where a person has not answered since."""

    head: str
    new: bool
    text: str
    sentences: tuple[str, ...] = ()
    """Those of the text, where it follows no turn of its own."""

    @cached_property
    def html(self) -> str:
        """It as a paragraph."""
        kind = ' class="barrage-new"' if self.new else ""
        lines = "<br>".join(marked(each, in_tab_order=False) for each in self.sentences or (self.text,))
        return f"<p{kind}><b>{escape(self.head)}</b>{'<br>' if self.sentences else ' '}{lines}</p>"

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
    def news(self) -> list[str]:
        """The same sentence by sentence where no turn tells it, so that the first is never long."""
        new = (turn for turn in reversed(self.turns) if turn.new)
        return [said for turn in new for said in (turn.sentences[::-1] or (turn.said,))]

    @property
    def new(self) -> list[str]:
        """What has happened since a person's last answer, the newest first: a bar shows one line."""
        return [turn.said for turn in reversed(self.turns) if turn.new]


def _turns(line: Sequence[Node], seen: int) -> Iterator[ChronicleLine]:
    for new, nodes in ((False, line[1 : seen + 1]), (True, line[seen + 1 :])):
        for turn in turns_of(node.step for node in nodes):
            yield from _lines(tuple(map(Same, turn.steps)), new)


@remembered(1024)
def _lines(steps: tuple[Same[Step], ...], new: bool) -> tuple[ChronicleLine, ...]:
    """A turn, and what came after it."""
    turn = as_turn([step.it for step in steps])
    line = ChronicleLine(words.turn_of(turn.round, turn.who), new, turn.news)
    if after := told(turn.afterwards):
        return line, ChronicleLine(words.turn_of(turn.round, ""), new, one_by_one(after), tuple(after))
    return (line,)


def scores(line: Sequence[Node]) -> str:
    """A finished game in points: a column for each company, the winner first, a row for each source; as HTML."""
    end = line[-1].position
    names = [name for names in end.ranking for name in names]
    whole = summary(line[0].position, line_of(line))
    head = "".join(f"<th>{escape(capital(company(who)))}</th>" for who in names)
    rows = [_row(words.at_first(), [whole.start[who].vp for who in names])]
    for source in SOURCES:
        points = [_won(whole, who, source) for who in names]
        if any(points):
            rows.append(_row(history.SOURCES[source], points))
    rows.append(_row(words.total(), [end.companies[who].vp for who in names], "th"))
    return f"<table><tr><th></th>{head}</tr>{''.join(rows)}</table>"


def _won(whole: Summary, who: str, source: str) -> int:
    return sum(found.get(source, 0) for (_, name), found in whole.sources.items() if name == who)


def _row(name: str, points: Sequence[int], tag: str = "td") -> str:
    return f"<tr><{tag}>{escape(name)}</{tag}>" + "".join(f"<{tag}>{number}</{tag}>" for number in points) + "</tr>"


class Automas:
    """The paragraph with its buttons, and the panel; `both` is the board with the panel beside it.

    `opened` is called when there is more in the panel to be seen than there was.
    """

    def __init__(
        self,
        hands: Hands,
        show: Callable[[Position | None, Mapping[Ref, str]], object],
        over: Callable[[], object],
        opened: Callable[[], object],
    ) -> None:
        self.opened = opened
        self.panel = AutomaPanel(show, hands, over)
        self.short = classed(text("", "text"), "recap")
        self.rest = hands.button(automa_words.rest(), self.tell_rest)
        self.why = hands.button(automa_words.open_panel(), self.open_or_close)
        self.recap = VBox([self.short, row(self.rest, self.why)])
        self.left, self.right, self.both = VBox(), VBox([self.panel.box]), Box()
        for box, side in ((self.left, "left"), (self.right, "right"), (self.both, "both")):
            box.add_class(f"barrage-{side}")
        self.chronicle: Chronicle | None = None
        self.open = self.told = False

    def beside(self, chronicle: Chronicle, board: Board) -> None:
        """Stand beside a board; the chronicle is what tells the rest."""
        self.chronicle = chronicle
        self.left.children = (board,)
        self._lay_out()

    def put(self, line: Sequence[Node], seen: int) -> None:
        """Tell what Automas did after the place of the number `seen`; the panel has their turns."""
        acted = [node.step for node in line[1:] if isinstance(node.move, Act)]
        new = [node.step for node in line[seen + 1 :] if isinstance(node.move, Act)]
        self.short.value = Around(lambda: _recap(new))
        self.panel.put(new or acted[-1:])
        self.why.disabled = not acted
        self._lay_out()

    def watch(self, step: Step, guess: bool) -> None:
        """Go through a turn that is not played yet, guessed or not."""
        self.open = True
        self._lay_out()
        self.opened()
        self.panel.ask(step, guess)

    def tell_rest(self) -> None:
        """Unfold everything that happened, or fold it again."""
        self.told = not self.told
        self._lay_out()

    def open_or_close(self) -> None:
        """Open the panel beside the board, or close it; the board then shows what is on the table."""
        self.open = not self.open
        self._lay_out()
        if self.open:
            self.opened()
        else:
            self.panel.show(None, {})

    def _lay_out(self) -> None:
        self.rest.description = automa_words.less() if self.told else automa_words.rest()
        self.why.description = automa_words.close_panel() if self.open else automa_words.open_panel()
        children: tuple[Any, ...] = (self.left, self.right) if self.open else (self.left,)
        if self.both.children != children:
            self.both.children = children
        (self.both.add_class if not self.open else self.both.remove_class)("barrage-whole")
        if self.chronicle is not None:
            self.chronicle.widget.layout.display = "" if self.told else "none"


def _recap(steps: Sequence[Step]) -> str:
    """What Automas did in some steps, in a paragraph."""
    told = [
        trace.short
        for step in steps
        for trace in traces(step.events)
        if trace.who in step.before.automas  # a tile may also name what a person is to do first (AD6)
    ]
    return f"<p>{marked(automa_words.sentence(reduce(semicolon, told)))}</p>" if told else ""
