"""Two lines side by side: where they part, the numbers that differ, the chart, and both maps, differences marked."""

from collections import Counter
from collections.abc import Callable
from html import escape

from ipywidgets import HTML, VBox

from ...analysis.quick import quick_player
from ...board.box import Box
from ...engine.moves import Move, answer
from ...engine.play import Strategy, random_player
from ...engine.position import Position
from ...history import Comparison, Entry, Game, Node, Report
from ...history.compare import MOST_TOLD
from ...history.replay import Mode
from ...view import scene, svg
from ...view.charts import lines_chart
from ...view.on_page import numbers
from ...view.scene import differing
from ...words import explorer as words
from ...words.names import QUESTIONS, in_a_row, listed
from ..hands import Hands
from ..parts import Buttons, Lister, Note, classed, named, row, text
from .tree_view import line_names
from .walk import Stopped, Tick, Work, or_stop

ROWS = 12
PLAYERS: dict[str, Strategy] = {"quick": quick_player(0), "random": random_player(0)}
"""The programs that can answer."""


def in_tree(report: Report) -> tuple[Entry, ...]:
    """The entries of a report with their places in the tree, and not in the two lines."""
    return tuple(
        entry._replace(
            old=None if entry.old is None else report.old_nodes[entry.old],
            new=None if entry.new is None else report.new_nodes[entry.new],
        )
        for entry in report.entries
    )


class ReportView:
    """The panel of the replay."""

    def __init__(self, game: Callable[[], Game], show: Callable[[int], object], work: Work, hands: Hands) -> None:
        """`show` goes to a place of the tree."""
        self.game, self.show, self.work, self.hands = game, show, work, hands
        self.told: tuple[Entry, ...] = ()
        self.stopped = False
        self.end = 0  # the place that the last replay came to
        self.mode = Lister(hands)
        self.mode.put([(said, mode) for mode, said in words.MODES.items()], "stop")
        self.far = Lister(hands)
        self.far.put([(said, far) for far, said in words.FAR.items()], "game")
        self.start = hands.button(words.replay(), self.replay, main=True)
        self.only = Lister(hands, words.show_entries(), lambda value: self._list())
        self.only.put([(words.FILTERS[kind], kind) for kind in words.SHOWN], "changed")
        self.entries = Lister(hands, words.entries(), self.pick, rows=ROWS)
        self.first = hands.button(words.first_difference(), lambda: self.difference(first=True))
        self.next = hands.button(words.next_difference(), self.difference)
        self.to_old = hands.button(words.old_line(), lambda: self._go(self.picked.old))
        self.to_new = hands.button(words.new_line(), lambda: self._go(self.picked.new))
        self.summary, self.detail = Note(), Note()
        self.near = Buttons(hands, lambda index: self.go_on(self.picked.nearest[index]))
        self.offers = self.near.box
        self.results = VBox(
            [
                row(self.first, self.next, self.only.widget),
                named(words.entries(), self.entries.widget),
                self.detail.widget,
                row(self.to_old, self.to_new),
                self.offers,
            ]
        )
        self.results.layout.display = "none"
        self.box = VBox(
            [
                text(words.replay_hint(), "soft"),
                row(named(words.mode(), self.mode.widget), named(words.how_far(), self.far.widget), self.start),
                self.summary.widget,
                self.results,
            ]
        )

    # Replaying.

    def replay(self, mode: Mode | None = None) -> None:
        """Play the old moves again after the current place; where a replay was stopped there, it goes on."""
        game = self.game()
        how = mode or PLAYERS.get(self.mode.value, self.mode.value)
        to = self._end_of_round() if self.far.value == "round" else None
        kept = self._told_so_far()

        def job(tick: Tick) -> Report:
            return game.replay(mode=how, to=to, watch=lambda entry: tick())

        self.work.run(words.replaying(), len(game.old_line(to=to)), job, lambda report: self._replayed(report, kept))

    def _end_of_round(self) -> int | None:
        """The place of the old line where the round is over that is being played; None if it never is."""
        game = self.game()
        return next((node.id for node in game.old_line() if node.position.round > game.position.round), None)

    def _told_so_far(self) -> tuple[Entry, ...]:
        """What a stopped replay has told that goes on here: all but the question at which it stopped."""
        if not self.stopped or self.end != self.game().at:
            return ()
        *told, last = self.told
        return (*told, last) if last.new is not None or last.kind == "not asked" else tuple(told)

    def go_on(self, move: Move) -> None:
        """After a stop: answer with another move, and replay what is left."""
        game, last = self.game(), self.told[-1]
        game.branch(self.end, move)
        self.end = game.at
        self.told = (*self.told[:-1], last._replace(new=game.at, took=move, nearest=()))
        self.replay()

    def _replayed(self, report: Report, kept: tuple[Entry, ...]) -> None:
        known = {told.old for told in kept if told.old is not None}
        self.told = (*kept, *(told for told in in_tree(report) if told.old not in known))
        self.stopped = report.stopped
        self.end = self.game().at
        self.show(self.end)
        counts, by_hand = Counter(told.kind for told in self.told), self.work.stopping
        total = listed(words.BECAME(kind, n=number) for kind, number in counts.items())
        over = words.replayed_all(total) if not (by_hand or self.stopped) else words.replayed_part(total, by_hand)
        self.summary.say(over if counts else words.nothing_to_replay())
        self.results.layout.display = "" if self.told else "none"
        self._list()
        if self.stopped and not by_hand and self.told:
            self.entries.put(self._options(), len(self.told) - 1)
            self._tell()

    # What was told.

    @property
    def picked(self) -> Entry:
        """The entry that is picked."""
        index: int = self.entries.value
        return self.told[index]

    def _options(self) -> list[tuple[str, int]]:
        only = self.only.value
        return [
            (_in_a_row(told, self.game().position.box), index)
            for index, told in enumerate(self.told)
            if only == "all" or (told.kind != "same" if only == "changed" else told.kind == only)
        ]

    def _list(self) -> None:
        options = self._options()
        self.entries.put(options, self.entries.value)
        self.first.disabled = self.next.disabled = not self._differences
        self._tell()

    def _tell(self) -> None:
        nothing = self.entries.value is None
        told = None if nothing else self.picked
        self.detail.say(*([] if told is None else [str(told)]))
        self.to_old.disabled = told is None or told.old is None
        self.to_new.disabled = told is None or told.new is None
        last = told is not None and self.stopped and self.entries.value == len(self.told) - 1
        near = told.nearest if told is not None and last and told.new is None else ()
        self.near.show([words.play_and_go_on(answer(move, self.game().position.box)) for move in near])

    def pick(self, index: int | None) -> None:
        """Go to a move: in the new line where it is there, else in the old one."""
        self._tell()
        if index is not None:
            told = self.told[index]
            self._go(told.old if told.new is None else told.new)

    def _go(self, node: int | None) -> None:
        if node is not None and node in self.game():
            self.show(node)

    @property
    def _differences(self) -> list[int]:
        return [index for index, told in enumerate(self.told) if told.kind != "same"]

    def difference(self, first: bool = False) -> None:
        """Go to the first difference, or to the one after the entry that is picked, and round again."""
        found = self._differences
        if not found:
            return
        after = -1 if first or self.entries.value is None else self.entries.value
        index = next((index for index in found if index > after), found[0])
        if self.only.value not in ("all", "changed"):
            self.only.put([(words.FILTERS[kind], kind) for kind in words.SHOWN], "changed")
        self.entries.put(self._options(), index)
        self.pick(index)

    def say_anew(self) -> None:
        """Say everything in another language."""
        self._list()

    def forget(self) -> None:
        """Forget what was told of a game that is gone."""
        self.told, self.stopped = (), False
        self.summary.say()
        self.results.layout.display = "none"


def _in_a_row(entry: Entry, box: Box) -> str:
    """What became of a move, in a row of the list."""
    question = "" if entry.ask is None else entry.ask.kind.partition(" ")[0]
    asked = question if question in QUESTIONS else words.to_decide()
    moment = words.by_hand() if entry.ask is None else words.in_round(entry.ask.round, entry.ask.who)
    what = words.decided(asked) if entry.move is None else answer(entry.move, box)
    told = words.entry_row(words.SIGNS[entry.kind], moment, what)
    if entry.changed:
        return words.but_changed(told, in_a_row(map(str, entry.changed)))
    return words.but_took(told, answer(entry.took, box)) if entry.took else told


MAP_WIDTH = 420
END, PARTING = "end", "parting"


class CompareView:
    """The panel of the comparison."""

    def __init__(self, game: Callable[[], Game], show: Callable[[int], object], work: Work, hands: Hands) -> None:
        self.game, self.show, self.work = game, show, work
        self.theme = "light"
        self.found: Comparison | None = None
        self.lines: tuple[tuple[Node, ...], ...] = ((), ())
        self.a = Lister(hands, words.line_a())
        self.b = Lister(hands, words.line_b())
        self.start = hands.button(words.compare(), self.compare, main=True)
        self.parting = hands.button(words.to_parting(), self.to_parting)
        self.when = Lister(hands, words.maps_at(), lambda value: self._draw())
        self.turns = Lister(hands, words.decisive(), lambda index: self._tell(), rows=MOST_TOLD)
        self.see = hands.button(words.see_turn(), lambda: self.to_turn(self.turns.value))
        self.note, self.why = Note(), Note()
        self.table, self.chart, self.maps = (classed(HTML(), name) for name in ("numbers", "chart", "maps"))
        self.told = VBox([named(words.decisive(), self.turns.widget), self.why.widget, row(self.see)])
        results = self.told, row(self.parting, self.when.widget), self.maps, self.chart, self.table
        self.results = classed(VBox(results), "compared")
        self.results.layout.display = "none"
        self.box = VBox([row(self.a.widget, self.b.widget, self.start), self.note.widget, self.results])

    def put(self, game: Game, here: int) -> None:
        """Offer the lines of a game; at first the main line and the one with this end."""
        names = line_names(game)
        known = {node for _, node in names}
        a = self.a.value if self.a.value in known else names[0][1]
        b = self.b.value if self.b.value in known and self.b.value != a else here
        self.a.put(names, a)
        self.b.put(names, b if b != a else next((node for _, node in names if node != a), a))
        self.start.disabled = len(names) < 2
        if self.found is None:
            self.note.say(*([words.one_line()] if len(names) < 2 else []))
        if any(line and line[-1].id not in game for line in self.lines):
            self.forget()

    def choose(self, a: int, b: int) -> None:
        """Choose two lines by their ends, and compare them."""
        self.put(self.game(), b)
        self.a.put(self.a.widget.options, a)
        self.b.put(self.b.widget.options, b)
        self.compare()

    def compare(self) -> None:
        """Compare the two lines chosen; beside the page, so that it can be stopped."""
        game, a, b = self.game(), self.a.value, self.b.value
        lines = game.line(a), game.line(b)

        def job(tick: Tick) -> Comparison | None:
            try:
                return game.compare(a, b, watch=or_stop(tick))
            except Stopped:
                return None

        self.work.run(words.comparing(), sum(map(len, lines)), job, lambda found: self._compared(lines, found))

    def _compared(self, lines: tuple[tuple[Node, ...], ...], found: Comparison | None) -> None:
        self.forget()
        if found is None:
            self.note.say(words.stopped())
            return
        self.lines, self.found = lines, found
        self.results.layout.display = "" if found else "none"
        self.turns.widget.rows = max(2, len(found.story))
        self.told.layout.display = "" if found.story else "none"
        self._say(found, 0, self._last())

    def _say(self, found: Comparison, turn: int, moment: str) -> None:
        """Say and draw what was found, with a turn that made the difference and the maps of a moment."""
        self.note.say(*([found.verdict, str(found.parting)] if found else [words.same_lines()]))
        self.table.value = numbers(found)
        self.turns.put([(pair.row, index) for index, pair in enumerate(found.story)], turn)
        self._tell()
        self.when.put(
            [
                (words.MOMENTS[moment] if moment in words.MOMENTS else words.at_round(moment), moment)
                for moment in self.moments()
            ],
            moment,
        )
        self._draw()

    def say_anew(self) -> None:
        """Say everything in another language."""
        if self.found is not None:
            self._say(self.found, self.turns.value, self.when.value)

    def moments(self) -> list[str]:
        """The moments at which both maps can be drawn: where the lines part, the starts of rounds, the ends."""
        if self.found is None or self.found.parting is None:
            return [END]
        parted = self.lines[0][min(self.found.parting.step, len(self.lines[0]) - 1)].position.round
        last = min(line[-1].position.round for line in self.lines)
        return [PARTING, *(str(round) for round in range(parted + 1, last + 1)), END]

    def _last(self) -> str:
        """The last moment that both lines came to."""
        a, b = (line[-1].position for line in self.lines)
        return END if (a.round, a.over) == (b.round, b.over) else self.moments()[-2]

    def positions(self, moment: str) -> tuple[Position, Position]:
        """The positions of both lines at a moment; where they part, after the step in which they differ."""
        if moment == END or self.found is None or self.found.parting is None:
            indexes = [len(line) - 1 for line in self.lines]
        elif moment == PARTING:
            indexes = [min(self.found.parting.step + 1, len(line) - 1) for line in self.lines]
        else:
            indexes = [[node.position.round >= int(moment) for node in line].index(True) for line in self.lines]
        a, b = (line[index].position for line, index in zip(self.lines, indexes, strict=True))
        return a, b

    def _draw(self) -> None:
        if self.found is None:
            return
        a, b = self.positions(self.when.value)
        pictures = [scene(position, width=MAP_WIDTH, show="map", theme=self.theme) for position in (a, b)]
        names = differing(*pictures)
        self.chart.value = svg(lines_chart(self.found.a, self.found.b, self.theme))
        halves = [
            (head, scene(position, width=MAP_WIDTH, show="map", theme=self.theme, marks=dict.fromkeys(names, "legal")))
            for head, position in ((words.line_a(), a), (words.line_b(), b))
        ]
        said = escape(words.differences(len(names)))
        self.maps.value = f"<p>{said}</p>" + "".join(
            f"<figure><figcaption>{escape(head)}</figcaption>{svg(picture)}</figure>" for head, picture in halves
        )

    def dress(self, theme: str) -> None:
        """Draw in the colours of a theme."""
        self.theme = theme
        self._draw()

    def to_parting(self) -> None:
        """Go to where the lines part, in line B."""
        if self.found is not None and self.found.parting is not None:
            step = self.found.parting.step
            self.show(self.lines[1][min(step + 1, len(self.lines[1]) - 1)].id)

    def _tell(self) -> None:
        """Say all about the turn that is picked, its reason included."""
        index = self.turns.value
        self.why.say(*([] if self.found is None or index is None else [str(self.found.story[index])]))

    def to_turn(self, index: int) -> None:
        """Go to a turn that made a difference, in line B."""
        assert self.found is not None
        pair = self.found.story[index]
        wanted = list(pair.b[:1])
        for before, node in zip(self.lines[1], self.lines[1][1:], strict=False):
            asked = before.position.question
            here = asked is not None and (before.position.round, asked.who) == (pair.round, pair.who)
            if here and [str(node.move)] == wanted:
                self.show(node.id)
                return

    def forget(self) -> None:
        """Forget a comparison of lines that are gone."""
        self.found, self.lines = None, ((), ())
        self.results.layout.display = "none"
        self.note.say()
