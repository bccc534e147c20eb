"""The step bar: to every moment of a story, by button or by itself."""

from collections.abc import Callable

from ipywidgets import Label, VBox

from ...words import lessons as words
from ..fields import Picker
from ..hands import Hands
from ..parts import row


class StepBar:
    """First, back, next, last, play and the speed; what they do is the lab's."""

    def __init__(
        self,
        hands: Hands,
        go: Callable[[int], object],
        play: Callable[[], object],
        set_speed: Callable[[float], object],
    ) -> None:
        self.at = self.furthest = 0
        self.first = hands.button(words.LABELS["first"], lambda: go(0))
        self.back = hands.button(words.LABELS["back"], lambda: go(self.at - 1))
        self.next = hands.button(words.LABELS["next"], lambda: go(self.at + 1))
        self.last = hands.button(words.LABELS["last"], lambda: go(self.furthest))
        self.play = hands.button(words.LABELS["play"], play, main=True)
        self.where = Label()
        self.pace = Picker(hands, words.LABELS["speed"], set_speed)
        self.pace.put([(text, speed) for speed, text in words.speeds().items()], 1.0)
        self.widget = VBox([row(self.first, self.back, self.next, self.last, self.play, self.pace.widget, self.where)])
        self.widget.add_class("barrage-steps")

    def put(self, at: int, steps: int, furthest: int, playing: bool = False) -> None:
        """Show a place in a story, of which no more than up to `furthest` may be shown yet."""
        self.at, self.furthest = at, furthest
        self.where.value = words.step(at, steps)
        self.where.layout.min_width = f"{len(words.step(steps, steps))}ch"  # else the tenth moment moves the picture
        self.first.disabled = self.back.disabled = at == 0
        self.next.disabled = self.last.disabled = at >= furthest
        self.play.disabled = at >= furthest and not playing
        self.play.description = words.LABELS["stop"] if playing else words.LABELS["play"]
