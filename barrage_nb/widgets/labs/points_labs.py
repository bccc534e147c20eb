"""The labs of points: predict who gets most, see them come in, change an input, see the difference."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Protocol

from ipywidgets import VBox, Widget

from ...board.refs import Ref
from ...engine.events import Scored
from ...engine.position import Position, as_position
from ...lessons import ending, scoring
from ...lessons.asking import Feedback, Quiz
from ...lessons.scoring import scoreboard
from ...lessons.story import Story, with_supply
from ...view import svg
from ...view.charts import points_chart
from ...words import lessons as lab_words
from ...words import scoring_lesson as words
from ...words.names import bonus, company
from ..parts import Counter, Picker, grid, row, text
from .asking_labs import AskingLab
from .pictures import paragraphs, said, table

CHART = 240
"""How wide the bars are drawn, as wide as the column beside the map."""
MOST = {"credits": 20, "excavators": 20, "mixers": 20, "vp": 150}


class PointsLesson(Protocol):
    """What a lesson of points says; a module with these names is one. The story of its question is how they come in."""

    def situation(self, seed: int, /) -> Position: ...
    def ask(self, position: Position, /) -> Quiz: ...
    def afterwards(self, position: Position, /) -> Position: ...
    def compared(self, before: Position, after: Position, /) -> tuple[str, ...]: ...


class PointsLab(AskingLab):
    """A position whose points are about to be counted, one by its seed or any other; its inputs can be changed.

    A lab of a `lesson` puts `buttons` and `asking` on its panel, and `tweaking` with its inputs.
    """

    lesson: PointsLesson
    tweaking: VBox

    def __init__(
        self, seed: int, position: Position | str | None, title: str, show: Sequence[str], width: float
    ) -> None:
        self.seed = seed
        self._begin(self.lesson.situation(seed) if position is None else as_position(position))
        super().__init__(self.asked.question.told, title=title, show=show, width=width)

    def _begin(self, position: Position) -> None:
        self.position = self.first = position
        self.put(self.lesson.ask(position))

    @property
    def judged(self) -> Mapping[str, str]:
        """How the company that was guessed and who gets most stand out, once all is counted."""
        return self.asked.marks if self.story.over and self.position == self.first else {}

    def put_companies(self) -> None:
        """Offer the companies of this position."""
        if self.new_choices():
            self.guesses.children = self.choices

    def build_common(self, another: str, undo: str) -> None:
        """The controls that both labs have."""
        self.question, self.hint, self.guesses = text("", "head"), text("", "soft"), row()
        self.asking = VBox([self.question, self.hint, self.guesses])
        self.run = self.hands.button(lab_words.once_more(), self.run_again, main=True)
        self.undo = self.hands.button(undo, self.forget)
        self.buttons = self.bar(
            self.run, self.undo, anew=another, begin=self.next_situation, loses=lambda: self.position != self.first
        )

    def answered(self, feedback: Feedback | None) -> None:
        """The points are all there, with what is told of them."""
        assert feedback is not None
        self.say(said(feedback))
        self.go(self.story.length)

    def change(self, position: Position) -> None:
        """Count again with a change; the first count stays to be compared with."""
        self.position = position
        self.again(self.lesson.ask(position).told.last)
        self.before = self.asked.question.told.last
        self.say(paragraphs(self.lesson.compared(self.first, position)))
        self.refresh()

    def run_again(self) -> None:
        """Go through the points once more."""
        self.go(0)
        self.play()

    def forget(self) -> None:
        """Put everything back."""
        self.position = self.first
        self.say("")
        self.tell(self.asked.question.told.last)

    def next_situation(self) -> None:
        """Another position, to predict again."""
        self.seed += 1
        self._begin(self.lesson.situation(self.seed))
        self.put_companies()
        self.say("")
        self.tell(self.asked.question.told)

    def explored(self) -> Position:
        """Before the points come in, the position; then what they lead to."""
        return self.lesson.afterwards(self.position) if self.story.at else super().explored()

    def changed(self) -> None:
        self.question.value, self.hint.value = self.asked.question.asked, self.asked.question.hint
        self.asking.layout.display = "" if self.asked.open else "none"
        self.tweaking.layout.display = "none" if self.asked.open else ""
        self.run.disabled, self.undo.disabled = self.asked.open, self.position == self.first


class ScoringLab(PointsLab):
    """The end of a round: a situation by its seed, or any position; energy, round and bonus tile can be changed."""

    lesson = scoring

    def __init__(self, seed: int = 1, position: Position | str | None = None) -> None:
        super().__init__(seed, position, words.title(), ("track",), 712)

    def build(self) -> Sequence[Widget]:
        """The question first; then the markers to move."""
        self.build_common(words.another(), words.undo())
        self.inputs = grid()
        self.bonus = Picker(
            self.hands, words.bonus_tile(), lambda tile: self.change(scoring.with_bonus(self.position, tile))
        )
        self.round = Counter(
            self.hands,
            words.round_(),
            1,
            self.position.box.rounds,
            lambda round: self.change(scoring.with_round(self.position, round)),
        )
        self.tweaking = VBox([text(words.what_if()), self.inputs])
        self.counts = text()
        self.put_companies()
        return self.buttons.widget, self.asking, self.tweaking

    def put_companies(self) -> None:
        super().put_companies()
        self.markers = {
            who: Counter(self.hands, company(who), 0, scoring.MOST_ENERGY, partial(self.set_energy, who))
            for who in self.first.order
        }
        markers = (marker.widget for marker in self.markers.values())
        self.inputs.children = (*markers, self.bonus.widget, self.round.widget)

    def clickable(self) -> Collection[Ref]:
        """While one predicts: the markers of the companies."""
        return [Ref("energy", who) for who in self.position.order] if self.asked.open else ()

    def set_energy(self, who: str, energy: int) -> None:
        """Move an energy marker."""
        self.change(scoring.with_energy(self.position, {who: energy}))

    def marks(self) -> Mapping[Ref, str]:
        """Who is scored, and the bonus tile while it is scored; at the end who was guessed, and who gets most."""
        event = self.story.event
        if not isinstance(event, Scored):
            return {Ref("energy", who): mark for who, mark in self.judged.items()}
        marks = {Ref("energy", event.who): "focus"}
        return {**marks, Ref("bonus", self.position.round): "legal"} if event.source == "bonus" else marks

    def changed(self) -> None:
        super().changed()
        self.picture.look = replace(self.picture.look, show=self.asked.question.show if self.asked.open else ("track",))
        for who, marker in self.markers.items():
            marker.put(self.position.companies[who].energy)
        tiles = [(bonus(tile, self.position.box), tile) for tile in self.position.box.bonus_tiles]
        self.bonus.put(tiles, self.position.bonus_tile)
        self.round.put(self.position.round)
        self.counts.value = self._table()
        self.under.children = (self.counts,)

    def _table(self) -> str:
        """What has been scored up to the moment that is shown; before a guess, only what can be counted."""
        board = scoreboard(self.position, self.story)
        ended = self.story.over and board.best is not None
        return table(board.head, board.rows, [self.position.order.index(board.best)] if ended and board.best else [])


class EndingLab(PointsLab):
    """A game before its last points: one by its seed, or any position; objective and supplies can be changed."""

    lesson = ending

    def __init__(self, seed: int = 1, position: Position | str | None = None) -> None:
        super().__init__(seed, position, words.end_title(), ("map",), 640)

    def build(self) -> Sequence[Widget]:
        """The question first; then what may be changed."""
        self.build_common(words.another_end(), words.undo())
        self.supplies, self.bars = text(), text("", "chart")
        self.objective = Picker(
            self.hands, words.objective(), lambda name: self.change(ending.with_objective(self.position, name))
        )
        self.company = Picker(self.hands, words.company_(), lambda who: self.refresh())
        self.amounts = {
            name: Counter(self.hands, label, 0, MOST[name], partial(self._set_amount, name))
            for name, label in words.LEFT_OVER.items()
        }
        self.tweaking = VBox(
            [
                text(words.end_what_if()),
                grid(
                    self.objective.widget, self.company.widget, *(counter.widget for counter in self.amounts.values())
                ),
            ]
        )
        self.put_companies()
        for place, name in ((self.aside, "barrage-points"), (self.under, "barrage-points-below")):
            place.children = self.supplies, self.bars  # of which a page shows one, as there is room
            place.add_class(name)
        return self.buttons.widget, self.asking, self.tweaking

    def put_companies(self) -> None:
        super().put_companies()
        self.company.put([(company(who), who) for who in self.first.order], self.first.order[0])

    def set_amount(self, who: str, **amounts: int) -> None:
        """Change what a company has left, or its points so far."""
        self.change(with_supply(self.position, who, **amounts))

    def _set_amount(self, name: str, amount: int) -> None:
        self.set_amount(self.company.value, **{name: amount})

    def marks(self) -> Mapping[Ref, str]:
        """What is being counted; at the end what the objective counts for who wins."""
        event = self.story.event
        if self.judged:
            winning = (
                space for who in ending.winners(self.position) for space in ending.counted_spaces(self.position, who)
            )
            return {Ref.on_map(space): "selected" for space in winning}
        behind = ending.behind(self.position, event) if event is not None else ()
        return {Ref.on_map(space): "legal" for space in behind}

    def changed(self) -> None:
        super().changed()
        self.supplies.value = self._table()
        self.objective.put(
            [(words.objective_called(name), name) for name in self.position.box.objectives], self.position.objective
        )
        held = self.position.companies[self.company.value]
        for name, counter in self.amounts.items():
            counter.put(getattr(held, name))
        self.bars.value = self._chart(self.story, not self.asked.open and self.story.over)
        self.bars.layout.display = "none" if self.asked.open else ""
        counting = not self.asked.open and not self.story.over
        (self.aside.add_class if counting else self.aside.remove_class)("barrage-counting")
        for place in (self.aside, self.under):
            (place.add_class if self.asked.open else place.remove_class)("barrage-asking")

    def _table(self) -> str:
        """A column for each company: a row for each would be wider than the column beside the map."""
        names = ("so_far", "credits", "excavators", "mixers", "drops", "objective")
        head = ("", *(words.COLUMNS[name] for name in names))
        companies, *rows = zip(head, *ending.supplies(self.position, not self.asked.open), strict=True)
        return table(companies, rows)

    def portrait(self, story: Story) -> str:
        return self._chart(story.last, True)

    def _chart(self, story: Story, ended: bool) -> str:
        best = ending.winners(story.start) if ended else ()
        return svg(points_chart(ending.so_far(story.start, story), best, width=CHART, theme=self.picture.look.theme))
