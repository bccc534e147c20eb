"""The scoring lab: predict who gets most, see the scoring item by item, then move the energy markers."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from functools import partial

from ipywidgets import VBox, Widget

from ...board.refs import Ref
from ...board.tiles import BONUS_TILES, ROUNDS
from ...engine.events import Scored
from ...engine.position import Position
from ...lessons import scoring
from ...lessons.scoreboard import scoreboard
from ...words import scoring_lesson as words
from ...words.names import company
from ..fields import Counter, Picker, grid
from ..parts import text
from .paragraphs import table
from .points_lab import PointsLab


class ScoringLab(PointsLab):
    """The end of a round: a situation by its seed, or any position; energy, round and bonus tile can be changed."""

    lesson = scoring

    def __init__(self, seed: int = 1, position: Position | str | None = None) -> None:
        super().__init__(seed, position, words.title(), ("track",), 712)

    def build(self) -> Sequence[Widget]:
        """The question first; then the markers to move."""
        self.build_common(words.another(), words.undo())
        self.inputs = grid()
        self.bonus = Picker(self.hands, words.bonus_tile(), self.set_bonus)
        self.round = Counter(self.hands, words.round_(), 1, ROUNDS, self.set_round)
        self.tweaking = VBox(
            [
                text(words.what_if()),
                self.inputs,
            ]
        )
        self.counts = text()
        self.put_companies()
        return self.buttons.widget, self.asking, self.tweaking

    def put_companies(self) -> None:
        """A button and a marker for every company."""
        super().put_companies()
        self.markers = {
            who: Counter(self.hands, company(who), 0, scoring.MOST_ENERGY, partial(self.set_energy, who))
            for who in self.first.order
        }
        markers = (marker.widget for marker in self.markers.values())
        self.inputs.children = (*markers, self.bonus.widget, self.round.widget)

    def clickable(self) -> Collection[Ref]:
        """While one predicts: the markers of the companies."""
        return [Ref("energy", who) for who in self.position.order] if self.predicting else ()

    # Changing.

    def set_energy(self, who: str, energy: int) -> None:
        """Move an energy marker."""
        self.change(scoring.with_energy(self.position, {who: energy}))

    def set_bonus(self, tile: str) -> None:
        """Lay another bonus tile."""
        self.change(scoring.with_bonus(self.position, tile))

    def set_round(self, round: int) -> None:
        """Score another round, with the same bonus tile."""
        self.change(scoring.with_round(self.position, round))

    # Showing.

    def marks(self) -> Mapping[Ref, str]:
        """Who is scored, and the bonus tile while it is scored; at the end who was guessed, and who gets most."""
        event = self.story.event
        if not isinstance(event, Scored):
            return {Ref("energy", who): mark for who, mark in self.judged.items()}
        marks = {Ref("energy", event.who): "focus"}
        return {**marks, Ref("bonus", self.position.round): "legal"} if event.source == "bonus" else marks

    def changed(self) -> None:
        """Bring the question or the markers, and the table, up to date."""
        super().changed()
        self.picture.look = replace(self.picture.look, show=self.asked.question.show if self.predicting else ("track",))
        for who, marker in self.markers.items():
            marker.put(self.position.companies[who].energy)
        tiles = [(words.tile(tile), tile) for tile in BONUS_TILES]
        self.bonus.put(tiles, self.position.bonus_tile)
        self.round.put(self.position.round)
        self.counts.value = self._table()
        self.under.children = (self.counts,)

    def _table(self) -> str:
        """What has been scored up to the moment that is shown; before a guess, only what can be counted."""
        board = scoreboard(self.position, self.story)
        ended = self.story.over and board.best is not None
        return table(board.head, board.rows, [self.position.order.index(board.best)] if ended and board.best else [])
