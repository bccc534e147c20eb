"""The scoring lab: predict who gets most, see the scoring item by item, then move the energy markers."""

from collections.abc import Mapping, Sequence
from functools import partial

from ipywidgets import VBox, Widget

from ...board.tiles import BONUS_TILES, ROUNDS
from ...engine.position import Position
from ...lessons import scoring
from ...lessons.feedback import Feedback
from ...words.english import lessons as lab_words
from ...words.english import scoring_lesson as words
from ...words.english.names import company
from ..parts import row, text
from .controls import table
from .lab import Lab
from .telling import said


class ScoringLab(Lab):
    """The end of a round: a situation by its seed, or any position; energy, round and bonus tile can be changed."""

    def __init__(self, seed: int = 1, position: Position | None = None) -> None:
        self.seed = seed
        self._begin(position or scoring.situation(seed))
        super().__init__(scoring.scored(self.position), title=words.TITLE, show=("track",), width=712)

    def _begin(self, position: Position) -> None:
        self.position = self.first = position
        self.guessed: Feedback | None = None
        self.predicting = True
        self.limit = 0

    def build(self) -> Sequence[Widget]:
        """The question first; then the markers to move."""
        self.question = text("", "head")
        self.guesses = row()
        self.another = self.button(words.ANOTHER, self.next_situation)
        self.asking = VBox([self.question, text(words.HOW_TO_GUESS, "soft"), self.guesses, row(self.another)])
        self.markers = VBox()
        self.bonus = self.choice(words.BONUS, self.set_bonus)
        self.round = self.counter(words.ROUND, 1, ROUNDS, self.set_round)
        self.run = self.button(lab_words.AGAIN, self.run_again, main=True)
        self.undo = self.button(words.UNDO, self.forget)
        self.tweaking = VBox(
            [
                text(words.WHAT_IF),
                self.markers,
                row(self.bonus.widget, self.round.widget),
                row(self.run, self.undo, self.another),
            ]
        )
        self.counts = text()
        self._companies()
        return self.asking, self.tweaking

    def _companies(self) -> None:
        """A button and a marker for every company."""
        order = self.first.order
        self.guesses.children = [self.button(company(who), partial(self.guess, who)) for who in order]
        self.sliders = {
            who: self.slider(company(who), 0, scoring.MOST_ENERGY, partial(self.set_energy, who)) for who in order
        }
        self.markers.children = [slider.widget for slider in self.sliders.values()]

    # Predicting.

    def guess(self, who: str) -> None:
        """Predict who gets most victory points; then the scoring may be seen."""
        if not self.predicting:
            return
        self.predicting, self.limit = False, None
        self.guessed = scoring.check(self.position, who)
        self.say(said(self.guessed))
        self.go(self.story.steps)

    def clicked(self, name: str) -> None:
        """A click on a company's marker predicts."""
        kind, _, who = name.partition(" ")
        if kind == "energy" and self.predicting:
            self.guess(who)

    # Changing.

    def set_energy(self, who: str, energy: int) -> None:
        """Move an energy marker."""
        self._change(scoring.with_energy(self.position, {who: energy}))

    def set_bonus(self, tile: str) -> None:
        """Lay another bonus tile."""
        self._change(scoring.with_bonus(self.position, tile))

    def set_round(self, round: int) -> None:
        """Score another round, with the same bonus tile."""
        self._change(scoring.with_round(self.position, round))

    def _change(self, position: Position) -> None:
        """Score again with a change; the first scoring stays for comparison."""
        self.position = position
        self.again(scoring.scored(position).last)
        self.before = scoring.scored(self.first).last
        self.say("".join(f"<p>{line}</p>" for line in scoring.compared(self.first, position)))
        self.refresh()

    def run_again(self) -> None:
        """Go through the scoring once more."""
        self.go(0)
        self.play()

    def forget(self) -> None:
        """Put everything back."""
        self.position = self.first
        self.say("")
        self.tell(scoring.scored(self.first).last)

    def next_situation(self) -> None:
        """Another round of another game, to predict again."""
        self.seed += 1
        self._begin(scoring.situation(self.seed))
        self._companies()
        self.say("")
        self.tell(scoring.scored(self.position))

    # Showing.

    def marks(self) -> Mapping[str, str]:
        """Who is scored, and the bonus tile while it is scored."""
        event = self.story.now.event
        if event is None or event.who is None:
            return {}
        marks = {f"energy {event.who}": "focus"}
        return {**marks, f"bonus {self.position.round}": "legal"} if event.what == "bonus" else marks

    def changed(self) -> None:
        """Bring the question or the markers, and the table, up to date."""
        self.asking.layout.display = "" if self.predicting else "none"
        self.tweaking.layout.display = "none" if self.predicting else ""
        self.question.value = words.question(self.position.round)
        for who, slider in self.sliders.items():
            slider.put(self.position.companies[who].energy)
        tiles = [(words.tile(tile), tile) for tile in BONUS_TILES]
        self.bonus.put(tiles, scoring.bonus_tile(self.position))
        self.round.put(self.position.round)
        self.undo.disabled = self.position == self.first
        self.counts.value = self._table()
        self.under.children = (self.counts,)

    def _table(self) -> str:
        """What has been scored up to the moment that is shown; before a guess, only what can be counted."""
        board = scoring.scoreboard(self.position, self.story)
        ended = self.story.over and board.best is not None
        return table(board.head, board.rows, [self.position.order.index(board.best)] if ended and board.best else [])
