"""Two lines side by side: where they part, the numbers that differ, the chart, and both maps, differences marked."""

from collections.abc import Callable
from html import escape

from ipywidgets import HTML, VBox

from ...engine.position import Position
from ...history import Comparison, Game, Node
from ...history.compare import MOST_TOLD
from ...view import scene, svg
from ...view.charts import lines_chart
from ...view.on_page import numbers
from ...view.scene import differing
from ...words import explorer as words
from ...words.history import turn_row
from ..hands import Hands
from ..parts import Lister, Note, named, row
from .tree_view import line_names
from .work import Stopped, Tick, Work, or_stop

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
        self.start = hands.button(words.compare(), self.compare, words.tip_compare(), main=True)
        self.parting = hands.button(words.to_parting(), self.to_parting)
        self.when = Lister(hands, words.maps_at(), lambda value: self._draw())
        self.turns = Lister(hands, words.decisive(), lambda index: self._tell(), rows=MOST_TOLD)
        self.see = hands.button(words.see_turn(), lambda: self.to_turn(self.turns.value), words.tip_see_turn())
        self.note, self.why = Note(), Note()
        self.table, self.chart, self.maps = HTML(), HTML(), HTML()
        for made, name in ((self.table, "numbers"), (self.chart, "chart"), (self.maps, "maps")):
            made.add_class(f"barrage-{name}")
        self.told = VBox([named(words.decisive(), self.turns.widget), self.why.widget, row(self.see)])
        self.results = VBox(
            [
                self.told,
                row(self.parting, self.when.widget),
                self.maps,
                self.chart,
                self.table,
            ]
        )
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
        self.turns.put([(turn_row(pair), index) for index, pair in enumerate(found.story)], turn)
        self._tell()
        self.when.put([(words.at(moment), moment) for moment in self.moments()], moment)
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
            indexes = [_start_of(line, int(moment)) for line in self.lines]
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


def _start_of(line: tuple[Node, ...], round: int) -> int:
    return next(index for index, node in enumerate(line) if node.position.round >= round)
