"""The lab of the end: predict the winner, see the last points come in by source, then change what they count."""

from collections.abc import Mapping, Sequence
from functools import partial

from ipywidgets import HTML, VBox, Widget

from ...board.tiles import OBJECTIVES
from ...engine.position import Position
from ...lessons import ending
from ...lessons.feedback import Feedback
from ...lessons.story import Story
from ...view import svg
from ...view.chart import chart
from ...words.english import lessons as lab_words
from ...words.english import scoring_lesson as words
from ...words.english.names import company
from ..parts import row, text
from .controls import grid, table
from .lab import Lab
from .still import thing_of
from .telling import said

MOST = {"credits": 20, "excavators": 20, "mixers": 20, "vp": 150}


class EndingLab(Lab):
    """A game before its last points: one by its seed, or any position; objective and supplies can be changed."""

    def __init__(self, seed: int = 1, position: Position | None = None) -> None:
        self.seed = seed
        self._begin(position or ending.situation(seed))
        super().__init__(ending.finale(self.position), title=words.END_TITLE)

    def _begin(self, position: Position) -> None:
        self.position = self.first = position
        self.guessed: Feedback | None = None
        self.predicting = True
        self.limit = 0

    def build(self) -> Sequence[Widget]:
        """The question first; then what may be changed."""
        self.hint, self.supplies, self.bars = text("", "soft"), text(), HTML()
        self.bars.add_class("barrage-chart")
        self.guesses = row()
        self.another = self.button(words.ANOTHER_END, self.next_situation)
        self.asking = VBox([text(words.END_QUESTION, "head"), self.hint, self.guesses])
        self.objective = self.choice(words.OBJECTIVE, self.set_objective)
        self.company = self.choice(words.COMPANY, lambda who: self.refresh())
        self.amounts = {
            name: self.counter(label, 0, MOST[name], partial(self._set_amount, name))
            for name, label in words.LEFT_OVER.items()
        }
        self.run = self.button(lab_words.AGAIN, self.run_again, main=True)
        self.undo = self.button(words.UNDO, self.forget)
        self.tweaking = VBox(
            [
                text(words.END_WHAT_IF),
                self.objective.widget,
                self.company.widget,
                grid(*(counter.widget for counter in self.amounts.values())),
                row(self.run, self.undo, self.another),
            ]
        )
        self._companies()
        return self.asking, self.supplies, self.bars, self.tweaking

    def _companies(self) -> None:
        self.guesses.children = [
            *(self.button(company(who), partial(self.guess, who)) for who in self.first.order),
            self.another,
        ]
        self.company.put([(company(who), who) for who in self.first.order], self.first.order[0])

    # Predicting.

    def guess(self, who: str) -> None:
        """Predict who wins; then the last points may be seen."""
        if not self.predicting:
            return
        self.predicting, self.limit = False, None
        self.guessed = ending.check(self.position, who)
        self.say(said(self.guessed))
        self.go(self.story.steps)

    # Changing.

    def set_objective(self, objective: str) -> None:
        """Lay another objective."""
        self._change(ending.with_objective(self.position, objective))

    def set_amount(self, who: str, **amounts: int) -> None:
        """Change what a company has left, or its points so far."""
        self._change(ending.with_supply(self.position, who, **amounts))

    def _set_amount(self, name: str, amount: int) -> None:
        self.set_amount(self.company.value, **{name: amount})

    def _change(self, position: Position) -> None:
        self.position = position
        self.again(ending.finale(position).last)
        self.before = ending.finale(self.first).last
        self.say("".join(f"<p>{line}</p>" for line in ending.compared(self.first, position)))
        self.refresh()

    def run_again(self) -> None:
        """Go through the last points once more."""
        self.go(0)
        self.play()

    def forget(self) -> None:
        """Put everything back."""
        self.position = self.first
        self.say("")
        self.tell(ending.finale(self.first).last)

    def next_situation(self) -> None:
        """The end of another game, to predict again."""
        self.seed += 1
        self._begin(ending.situation(self.seed))
        self._companies()
        self.say("")
        self.tell(ending.finale(self.position))

    # Showing.

    def marks(self) -> Mapping[str, str]:
        """What is being counted."""
        event = self.story.now.event
        return {thing_of(space): "legal" for space in ending.behind(self.position, event)} if event is not None else {}

    def changed(self) -> None:
        """Bring the question or the inputs, and the bars, up to date."""
        self.asking.layout.display = "" if self.predicting else "none"
        self.tweaking.layout.display = "none" if self.predicting else ""
        self.hint.value = words.how_to_guess_end(self.position.objective)
        self.supplies.value = table(words.END_COLUMNS, ending.supplies(self.position))
        self.objective.put([(words.objective_option(name), name) for name in OBJECTIVES], self.position.objective)
        held = self.position.companies[self.company.value]
        for name, counter in self.amounts.items():
            counter.put(getattr(held, name))
        self.undo.disabled = self.position == self.first
        self.bars.value = self._chart(self.story, not self.predicting and self.story.over)

    def portrait(self, story: Story) -> str:
        """The bars at the end of a story, as nothing on the map has changed."""
        return self._chart(story.last, True)

    def _chart(self, story: Story, ended: bool) -> str:
        best = ending.winners(story.start) if ended else ()
        return svg(chart(ending.so_far(story.start, story), best, width=480, theme=self.stage.theme))
