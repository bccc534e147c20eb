"""The tree of a game as a list, and the line that is shown: along it by move and round, through a move by events."""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from functools import reduce
from html import escape
from typing import Any, NamedTuple

import anywidget
from ipywidgets import HTML, HBox, IntSlider, Label, Text, VBox
from traitlets import Dict, Int, Unicode

from ...history import Game, Node
from ...history.line import in_turn
from ...history.telling import folded, in_a_line, turns_of
from ...history.telling import told as told_turn
from ...view.on_page import Lanes
from ...words import explorer as words
from ...words.design import clauses
from ...words.names import count, in_a_row, one_by_one
from ..answers import told
from ..hands import Hands
from ..page import marked, source
from ..parts import Lister, classed, idle, named, row

PACE = 1.1
"""Seconds that an event stays while the line plays by itself."""
MOST_SENTENCES = 8


class Timeline:
    """The rail with the whole line, and in a box the buttons, the events of a move and what is told of it.

    `go` is called with a place on the line and how many of its events to show, `marked` when the mark of a round was
    pressed and its place is shown, `lost` with the place after a move that lost something.
    """

    def __init__(
        self,
        go: Callable[[int, int | None], object],
        hands: Hands,
        marked: Callable[[], object] = lambda: None,
        lost: Callable[[int], object] = lambda place: None,
    ) -> None:
        self.go, self.marked, self.lost = go, marked, lost
        self.hands = hands
        self.line: Sequence[Node] = ()
        self.at = self.event = self.events = 0
        self._playing: asyncio.Task[None] | None = None
        self._make()

    def _make(self) -> None:
        button = self.hands.button
        self.first = button(words.first(), lambda: self.move(0))
        self.back = button(words.move_back(), lambda: self.move(self.at - 1))
        self.event_back = button(words.event_back(), lambda: self.step(-1))
        self.event_on = button(words.event_on(), lambda: self.step(1))
        self.on = button(words.move_on(), lambda: self.move(self.at + 1))
        self.last = button(words.last(), lambda: self.move(len(self.line) - 1))
        for name, made in (
            ("move-back", self.back),
            ("move-on", self.on),
            ("event-back", self.event_back),
            ("event-on", self.event_on),
        ):
            made.add_class(f"barrage-{name}")
        self.play = button(words.play(), self.play_or_stop)
        self.rail = Rail(self.hands, self.move, self.step, self.go_to_round, self.lost)
        self.inside = IntSlider(0, 0, 1, description=words.event(), readout=False)
        self.hands.on_value(self.inside, lambda event: self.go(self.at, event))
        self.where, self.where_inside = Label(), Label()
        self.told = classed(HTML(), "told")
        buttons = row(self.first, self.back, self.event_back, self.play, self.event_on, self.on, self.last)
        self.box = VBox([row(buttons, HBox([self.where, self.inside, self.where_inside])), self.told])
        self.box.add_class("barrage-timeline")

    def put(self, line: Sequence[Node], at: int, event: int | None) -> None:
        """Show a place on a line, after some of the events that lead there (None: after all)."""
        self.line, self.at = line, at
        self.events = len(line[at].step.events)
        self.event = self.events if event is None else event
        with self.hands.quiet:
            self.inside.value = min(self.inside.value, self.events)
            self.inside.max = self.events
            self.inside.value = self.event
            self.inside.disabled = self.events == 0
        self.rail.put(self.line, self.at)
        self.where.value = words.move_of(self.at, len(self.line) - 1)
        self.where_inside.value = words.event_in(self.event, self.events) if self.events else words.no_event()
        self.told.value = told_at(line[at], self.event)
        self._able()

    def _able(self) -> None:
        idle(self.at == 0, self.first, self.back)
        idle(self.at == 0 and self.event in (0, self.events), self.event_back)
        idle(self.at == len(self.line) - 1, self.last, self.on)
        idle(not self._more, self.event_on)
        idle(not self._more and self._playing is None, self.play)
        self.play.description = words.play() if self._playing is None else words.stop()

    @property
    def _more(self) -> bool:
        """Whether anything is left to happen on the line."""
        return self.at + 1 < len(self.line) or self.event < self.events

    def move(self, index: int) -> None:
        """Go to another place of the line; past an end of it there is none."""
        if 0 <= index < len(self.line) and index != self.at:
            self.go(index, None)

    def go_to_round(self, index: int) -> None:
        """Go to where a round begins; the scoring of the one before is shown there, again if one was there already."""
        if index != self.at or self.event != self.events:
            self.go(index, None)
        self.marked()

    def step(self, way: int) -> None:
        """One event on or back, over into the next move or the one before."""
        if way > 0 and self.event < self.events:
            self.go(self.at, self.event + 1)
        elif way > 0 and self.at + 1 < len(self.line):
            self.go(self.at + 1, 1)
        elif way < 0 and self.event > 0:
            self.go(self.at, self.event - 1)
        elif way < 0 and self.at > 0:
            self.go(self.at - 1, None)

    def play_or_stop(self) -> None:
        """Let the rest of the line go by, or stop; without a running kernel, go to its end."""
        if self._playing is not None:
            self.stop()
            return
        if not self._more:
            return
        try:
            self._playing = asyncio.get_running_loop().create_task(self._play())
        except RuntimeError:
            self.go(len(self.line) - 1, None)
        self._able()

    def stop(self) -> None:
        """Let nothing go by any more."""
        if self._playing is not None:
            self._playing.cancel()
            self._playing = None
            self._able()

    async def _play(self) -> None:
        try:
            step = self.hands.by_itself(self.step)
            while self._more and not self.hands.errors.any:
                step(1)
                await asyncio.sleep(PACE)
        finally:
            if asyncio.current_task() is self._playing:
                self._playing = None
                self._able()


def told_at(node: Node, event: int) -> str:
    """A place in words, as HTML: what led there, and the event that is shown or all that happened."""
    step = node.step
    head = words.start() if step.move is None else str(told_turn((step,)))
    notation = f' title="{escape(str(step.move))}"' if step.move is not None else ""
    led_here = marked(words.at_place(head, step.before.round, step.before.phase))
    parts = [f"<b{notation}>{led_here}</b>" + (f" <i>{escape(node.name)}</i>" if node.name else "")]
    if 0 < event < len(step.events):
        happened = step.events[event - 1]
        parts.append(marked(str(happened)))
        rules = clauses(step.before.design.changes, step.before.box)
        if happened.clause in rules:
            parts.append(f"<small>{escape(f'{happened.clause}: {rules[happened.clause]}')}</small>")
    elif event < len(step.events):
        parts.append(escape(words.before_move()))
    else:
        turn = list(in_turn(step.events))
        said = told(turn)
        more = [words.more_events(len(said) - MOST_SENTENCES)] if len(said) > MOST_SENTENCES else []
        parts.append(marked(one_by_one([*said[:MOST_SENTENCES], *more]) if said else ""))
        parts.append(marked(*told(step.events[len(turn) :])))  # the end of a round is told to its end
        parts += [f"<small>{escape(mark)}</small>" for mark in (node.tweak.marks if node.tweak else ())]
    if node.comment:
        parts.append(f"<q>{escape(node.comment)}</q>")
    return "".join(f"<div>{part}</div>" for part in parts if part)


class Rail(anywidget.AnyWidget):
    """The turns of a line as bars in a lane for each company, with a mark where each round begins.

    `go` is called with a place, `step` with 1 or -1 for an event on or back, `marked` with the place of a round's mark,
    and `lost` with that of a dot of the `curves`, which a review draws over the line. What a turn was is told when the
    page asks: a line of 300 moves is not told again for every one of them.
    """

    _esm = source("sight.js", "explorer/rail.js")

    course: "Dict[str, Any]" = Dict().tag(sync=True)
    curves: "Dict[str, Any]" = Dict().tag(sync=True)
    at = Int(0).tag(sync=True)
    label = Unicode("").tag(sync=True)
    said = Unicode("").tag(sync=True)
    tip: "Dict[str, Any]" = Dict({"from": 0, "to": -1, "text": ""}).tag(sync=True)

    def __init__(
        self,
        hands: Hands,
        go: Callable[[int], object],
        step: Callable[[int], object],
        marked: Callable[[int], object],
        lost: Callable[[int], object],
    ) -> None:
        super().__init__(label=words.rail())
        self.add_class("barrage-rail")
        self._line: tuple[int, ...] = ()
        self._course: Lanes | None = None
        self._heard = {"go": go, "event": step, "mark": marked, "ask": self.tell, "lost": lost}
        hands.on_message(self, self._hear)

    def put(self, line: Sequence[Node], at: int) -> None:
        """Show a place on a line."""
        ids = tuple(node.id for node in line)
        with self.hold_sync():
            if ids != self._line or self._course is None:
                self._line, self._course = ids, Lanes(line)
                self.course = self._course.marks
                self.tip = {"from": 0, "to": -1, "text": ""}
            self.at = at
            self.said = f"{words.move_of(at, len(line) - 1)}: {self._course.told(at)[2]}"

    def draw(self, curves: dict[str, Any]) -> None:
        """Draw what a line was expected to bring over it."""
        self.curves = curves

    def forget(self) -> None:
        """Draw the line anew when it is shown again, as in another language."""
        self._line = ()

    def tell(self, place: int) -> None:
        """Tell the turn that leads to a place, or through it."""
        if self._course is not None:
            begins, ends, text = self._course.told(place)
            self.tip = {"from": begins, "to": ends, "text": text}

    def _hear(self, told: dict[str, Any]) -> None:
        for what, number in told.items():
            self._heard[what](number)


ROWS = 16


class ListRow(NamedTuple):
    """A row of the list: its text, the place that it leads to, and the places that it tells of."""

    text: str
    node: int
    told: tuple[int, ...] = ()


def rows_of(game: Game, line: Sequence[Node]) -> Iterator[ListRow]:
    """The rows of a line, a turn each, and one for each line that leaves it, after the row where it does."""
    yield ListRow(words.start(), line[0].id, (line[0].id,))
    at, round = 1, line[0].position.round
    for turns in folded(turns_of(node.step for node in line[1:])):
        nodes = line[at : at + sum(len(turn.steps) for turn in turns)]
        if turns[0].round != round:
            round = turns[0].round
            yield ListRow(words.round_row(round), line[at - 1].id)
        said = reduce(
            words.beside, map(_noted, filter(lambda node: node.name or node.comment, nodes)), in_a_line(turns)
        )
        yield ListRow(said, nodes[-1].id, tuple(node.id for node in nodes))
        for before, node in zip(line[at - 1 :], nodes, strict=False):
            yield from _others(game, before, node.id)
        at += len(nodes)


def _noted(node: Node) -> str:
    """The name and the comment of a place."""
    comment = words.shortened(node.comment)
    if not node.name:
        return words.note_comment(comment)
    return words.note(node.name, comment) if comment else words.note_name(node.name)


def _others(game: Game, parent: Node, mine: int) -> Iterator[ListRow]:
    for child in parent.children:
        if child != mine:
            moves = game.main_line(child)
            main = parent.children[0] == child
            said = game[child].name or _turn_from(moves)
            yield ListRow(words.branch_of(words.shortened(said, 90), len(moves), main), child)


def _turn_from(line: Sequence[Node]) -> str:
    """The rest of the turn that a line begins with."""
    return str(next(turns_of(node.step for node in line)))


def line_names(game: Game) -> list[tuple[str, int]]:
    """Every line of a game by its end, the main line first."""
    return [(_line_name(game, number, leaf), leaf.id) for number, leaf in enumerate(game.leaves())]


def _line_name(game: Game, number: int, leaf: Node) -> str:
    """A line: its name, or the turn with which it leaves the one before; and what it comes to."""
    line = game.line(leaf.id)
    fork = next(
        (
            index
            for index in range(len(line) - 1, 0, -1)
            if line[index].parent is not None and game[line[index].parent or 0].children[0] != line[index].id
        ),
        0,
    )
    name = next((node.name for node in reversed(line[fork:]) if node.name), "")
    points = in_a_row(words.score(who, company.vp) for who, company in leaf.position.companies.items())
    begun = words.numbered_line(number + 1)
    row = words.line_comes_to(words.named_line(begun, name) if name else begun, points or count(len(line) - 1, "moves"))
    if not number or name:
        return row
    return words.line_begins(row, words.shortened(_turn_from(line[fork:]) if fork else ""))


class TreeView:
    """The list of moves and lines, and buttons for what is done to the place that is shown."""

    def __init__(self, go: Callable[[int], object], act: Callable[..., object], hands: Hands) -> None:
        """`go` shows a place; `act` is told an edit of the game by its method and arguments."""
        self.act = act
        self.lines = Lister(hands, words.line(), go)
        self.moves = Lister(hands, words.moves(), lambda index: go(self.rows[index].node), rows=ROWS)
        self.rows: tuple[ListRow, ...] = ()
        self.name = Text(description=words.name(), continuous_update=False)
        self.comment = Text(description=words.comment(), continuous_update=False)
        self.keep = hands.button(words.keep(), self.write)
        self.promote = hands.button(words.promote(), lambda: self.act("promote", self.at))
        self.main = hands.button(words.make_main(), lambda: self.act("promote", self.at, True))
        self.delete = hands.button(words.delete(), lambda: self.act("delete", self.at))
        self.at = 0
        self.said = ("", "")  # the name and the comment as they are
        self.box = VBox(
            [
                self.lines.widget,
                named(words.moves(), self.moves.widget),
                row(self.name, self.comment, self.keep),
                row(self.promote, self.main, self.delete),
            ]
        )

    def write(self) -> None:
        """Keep the name and the comment of the place."""
        written = {"name": self.name.value, "comment": self.comment.value}
        for (what, said), before in zip(written.items(), self.said, strict=True):
            if said != before:
                self.act(what, said, self.at)

    def put(self, game: Game, line: Sequence[Node]) -> None:
        """Show a game at its current place on a line."""
        node = game.node
        self.at, self.said = node.id, (node.name, node.comment)
        self.lines.put(line_names(game), line[-1].id)
        self.rows = tuple(rows_of(game, line))
        here = next(index for index, row in enumerate(self.rows) if node.id in row.told)
        self.moves.put([(row.text, index) for index, row in enumerate(self.rows)], here)
        self.name.value, self.comment.value = self.said
        forks = any(game[one.parent or 0].children[:1] != (one.id,) for one in game.line()[1:])
        self.promote.disabled = self.main.disabled = not forks
        self.delete.disabled = node.parent is None
