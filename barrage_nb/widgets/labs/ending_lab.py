"""The lab of the end: predict the winner, see the last points come in by source, then change what they count."""

from collections.abc import Mapping, Sequence
from functools import partial

from ipywidgets import VBox, Widget

from ...board.refs import Ref
from ...board.tiles import OBJECTIVES
from ...engine.position import Position
from ...lessons import ending
from ...lessons.story import Story
from ...view import svg
from ...view.charts import points_chart
from ...words import scoring_lesson as words
from ...words.names import company
from ..fields import Counter, Picker, grid
from ..parts import text
from .paragraphs import table
from .points_lab import PointsLab

CHART = 240
"""How wide the bars are drawn, as wide as the column beside the map."""
MOST = {"credits": 20, "excavators": 20, "mixers": 20, "vp": 150}


class EndingLab(PointsLab):
    """A game before its last points: one by its seed, or any position; objective and supplies can be changed."""

    lesson = ending

    def __init__(self, seed: int = 1, position: Position | str | None = None) -> None:
        super().__init__(seed, position, words.end_title(), ("map",), 640)

    def build(self) -> Sequence[Widget]:
        """The question first; then what may be changed."""
        self.build_common(words.another_end(), words.undo())
        self.supplies, self.bars = text(), text("", "chart")
        self.objective = Picker(self.hands, words.objective(), self.set_objective)
        self.company = Picker(self.hands, words.company_(), lambda who: self.refresh())
        self.amounts = {
            name: Counter(self.hands, label, 0, MOST[name], partial(self._set_amount, name))
            for name, label in words.LEFT_OVER.items()
        }
        self.tweaking = VBox(
            [
                text(words.end_what_if()),
                grid(
                    self.objective.widget,
                    self.company.widget,
                    *(counter.widget for counter in self.amounts.values()),
                ),
            ]
        )
        self.put_companies()
        for place, name in ((self.aside, "barrage-points"), (self.under, "barrage-points-below")):
            place.children = self.supplies, self.bars  # of which a page shows one, as there is room
            place.add_class(name)
        return self.buttons.widget, self.asking, self.tweaking

    def put_companies(self) -> None:
        """A button for every company, and its name in the list."""
        super().put_companies()
        self.company.put([(company(who), who) for who in self.first.order], self.first.order[0])

    # Changing.

    def set_objective(self, objective: str) -> None:
        """Lay another objective."""
        self.change(ending.with_objective(self.position, objective))

    def set_amount(self, who: str, **amounts: int) -> None:
        """Change what a company has left, or its points so far."""
        self.change(ending.with_supply(self.position, who, **amounts))

    def _set_amount(self, name: str, amount: int) -> None:
        self.set_amount(self.company.value, **{name: amount})

    # Showing.

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
        """Bring the question or the inputs, and the bars, up to date."""
        super().changed()
        self.supplies.value = self._table()
        self.objective.put([(words.objective_option(name), name) for name in OBJECTIVES], self.position.objective)
        held = self.position.companies[self.company.value]
        for name, counter in self.amounts.items():
            counter.put(getattr(held, name))
        self.bars.value = self._chart(self.story, not self.predicting and self.story.over)
        self.bars.layout.display = "none" if self.predicting else ""
        counting = not self.predicting and not self.story.over
        (self.aside.add_class if counting else self.aside.remove_class)("barrage-counting")

    def _table(self) -> str:
        """A column for each company: a row for each would be wider than the column beside the map."""
        companies, *rows = zip(words.end_columns(), *ending.supplies(self.position, not self.predicting), strict=True)
        return table(companies, rows)

    def portrait(self, story: Story) -> str:
        """The bars at the end of a story, as nothing on the map has changed."""
        return self._chart(story.last, True)

    def _chart(self, story: Story, ended: bool) -> str:
        best = ending.winners(story.start) if ended else ()
        return svg(points_chart(ending.so_far(story.start, story), best, width=CHART, theme=self.picture.look.theme))
