"""The bars of a lab: its buttons, the steps of its story, and before and after at the press of a button."""

from collections.abc import Callable, Sequence
from html import escape

from ipywidgets import HTML, Box, Button, Label, VBox

from ...words import lessons as words
from ...words.marks import said_again
from ..fields import Picker
from ..hands import Hands
from ..parts import classed, row, text


class LabBar:
    """Buttons that are always there, pressed or not; the last one begins anew."""

    def __init__(
        self,
        hands: Hands,
        buttons: tuple[Button, ...],
        label: str,
        begin: Callable[[], object],
        loses: Callable[[], bool],
    ) -> None:
        self._begin, self._loses = begin, loses
        self.anew = hands.button(label, self.press)
        self.yes = hands.button(words.LABELS["begin_anew"], self.begin)
        self.no = hands.button(words.LABELS["keep"], lambda: self.ask(False))
        self.sure = row(text(words.LABELS["would_be_lost"], "soft"), self.yes, self.no)
        self.row = classed(Box([*buttons, self.anew]), "fixed")
        self.widget = VBox([self.row, self.sure])
        self.ask(False)

    def press(self) -> None:
        """Begin anew, or ask first."""
        if self._loses():
            self.ask(True)
        else:
            self.begin()

    def ask(self, asks: bool) -> None:
        """Ask, or ask no longer; a second press of the same button does no harm."""
        self.sure.layout.display = "" if asks else "none"

    def begin(self) -> None:
        """Begin anew."""
        self.ask(False)
        self._begin()


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


class Pair:
    """A button, and the two pictures that it shows or puts away."""

    def __init__(self, hands: Hands, pressed: Callable[[], object]) -> None:
        self.open = False
        self.heads: tuple[str, str] = (words.LABELS["before"], words.LABELS["after"])
        self.button = hands.button(words.LABELS["compare"], pressed, words.LABELS["compare_tip"])
        self.widget = classed(HTML(), "pair")

    def show(self, draw: Callable[[], Sequence[str]] | None) -> None:
        """Show what `draw` draws, before and then after, if the button asks for it; with None there is no before."""
        self.open = self.open and draw is not None
        self.button.disabled = draw is None
        self.button.description = words.LABELS["no_compare"] if self.open else words.LABELS["compare"]
        drawn = draw() if self.open and draw is not None else ()
        halves = zip(said_again(self.heads), drawn, strict=False)
        self.widget.value = "".join(
            f"<figure><figcaption>{escape(head)}</figcaption>{picture}</figure>" for head, picture in halves
        )
