"""The controls around the picture: the question with a way back, answers as buttons and as a list, and motion."""

from collections.abc import Callable, Sequence
from functools import partial
from html import escape

from ipywidgets import (
    HTML,
    Box,
    Button,
    ButtonStyle,
    Dropdown,
    HBox,
    Label,
    Layout,
    VBox,
    Widget,
)

from ..engine.moves import Move
from ..view.shapes import Box as Corners
from ..words import board as words
from .hands import Hands
from .page import Page
from .parts import classed

WIDEST = 0.62
"""How wide answers beside a thing may be, as a part of the picture; the style sheet says the same."""


class Choices:
    """Answers that have no place on the board; buttons are used again, as every widget made would live on."""

    def __init__(self, hands: Hands, press: Callable[[int], object]) -> None:
        self.box = classed(HBox(), "row", "choices")
        self.hands, self.press = hands, press
        self._made: list[Button] = []
        self._alike: dict[str, Widget] = {"layout": Layout(), "style": ButtonStyle()}
        self.texts: tuple[str, ...] = ()

    def show(self, texts: Sequence[str], focus: int | None = None) -> None:
        """Show a button for each text; `focus` is the one that the keyboard has reached."""
        self.texts = tuple(texts)
        while len(self._made) < len(texts):
            self._made.append(self._make(len(self._made)))
        shown = self._made[: len(texts)]
        for index, (each, text) in enumerate(zip(shown, texts, strict=True)):
            each.description = text
            (each.add_class if index == focus else each.remove_class)("barrage-focus")
        if self.box.children != tuple(shown):
            self.box.children = tuple(shown)

    def _make(self, index: int) -> Button:
        return self.hands.button("", partial(self.press, index), main=True, **self._alike)


class PictureBox:
    """The picture, and beside a thing of it the answers that go with that thing."""

    def __init__(self, picture: Widget) -> None:
        self._picture = picture
        self.box = classed(Box([picture]), "stage")

    def put(self, choices: Choices, beside: Corners | None, width: float) -> None:
        """Have answers stand beside a box of a picture of a width; with None they stand elsewhere."""
        layout = choices.box.layout
        layout.left, layout.right, layout.top = (None, None, None) if beside is None else _beside(beside, width)
        (choices.box.remove_class if beside is None else choices.box.add_class)("barrage-near")
        children = (self._picture,) if beside is None else (self._picture, choices.box)
        if self.box.children != children:
            self.box.children = children


def _beside(box: Corners, width: float) -> tuple[str | None, str | None, str]:
    """How far from the left or else the right, and from the top, answers beside a box begin."""
    begins, ends = box[0] / width, box[2] / width
    top = f"{box[3] + 8:.0f}px"
    if begins > 1 - WIDEST and ends > WIDEST:  # there is more room to the left
        return None, f"{max(0, 1 - ends):.1%}", top
    return f"{min(begins, 1 - WIDEST):.1%}", None, top


class Bar:
    """The question, the way back, what the mover has, and what just happened; it stays in sight while one scrolls."""

    def __init__(
        self,
        hands: Hands,
        page: Page,
        look: Callable[[], object],
        back: Callable[[], object],
        undo: Callable[[], object],
        redo: Callable[[], object],
        below: Widget,
    ) -> None:
        """`below` lies over the picture under the bar, wherever that is."""
        self.question = classed(HTML(), "question")
        self.look, self.back, self.undo, self.redo = (
            hands.button(words.look(), look),
            hands.button(words.back(), back),
            hands.button(words.undo(), undo),
            hands.button(words.redo(), redo),
        )
        row = classed(HBox([self.question, self.look, self.back, self.undo, self.redo]), "row")
        self.page = page
        self.purse = classed(HTML(), "purse")
        self.below = classed(VBox([below]), "below-bar")
        self.row, self._rows = row, (row, self.purse, page, self.below)
        self._bar = classed(VBox(self._rows), "bar")
        self.box = classed(Box([self._bar]), "top")

    def show(self, question: str, purse: str, look: bool, back: bool, undo: bool, redo: bool) -> None:
        """Show a question, what the mover has, and which of the buttons do something."""
        self.question.value = escape(question)
        self.purse.value = purse
        self.look.disabled = not look
        self.back.disabled, self.undo.disabled, self.redo.disabled = not back, not undo, not redo

    def add(self, way: Button) -> None:
        """Take in another way, beside the way back."""
        row = list(self.row.children)
        row.insert(row.index(self.back) + 1, way)
        self.row.children = row

    def hold(self, choices: Choices | None) -> None:
        """Take in the answers that lie beside no thing of the picture."""
        rows = (self.row, self.purse, choices.box, self.page, self.below) if choices else self._rows
        if self._bar.children != rows:
            self._bar.children = rows


class AnswerList:
    """Every answer as a line of text, for those who do not click on pictures."""

    def __init__(self, hands: Hands, answer: Callable[[Move], object]) -> None:
        self.list = Dropdown(options=[("", None)], layout={"flex": "1 1 260px", "width": "auto", "min_width": "0"})
        self.list.tooltip = words.all_answers()
        self.button = hands.button(words.answer(), lambda: answer(self.list.value) if self.list.value else None)
        self.box = classed(HBox([Label(words.all_answers()), self.list, self.button]), "row", "below")

    def show(self, lines: Sequence[tuple[str, Move]]) -> None:
        """List the answers, none of them chosen yet."""
        self.list.options = [(words.choose(len(lines)), None), *lines] if lines else [("", None)]
        self.list.index = 0
        self.list.disabled = self.button.disabled = not lines


class Motion:
    """How fast things move, and the buttons that hold them or end them."""

    def __init__(
        self,
        hands: Hands,
        speed: float,
        set_speed: Callable[[float], object],
        pause: Callable[[bool], object],
        skip: Callable[[], object],
    ) -> None:
        known = {speed: f"{speed:g}", **words.speeds()}
        options = [(text, value) for value, text in sorted(known.items(), key=lambda item: item[0] or float("inf"))]
        self.speed = classed(Dropdown(options=options, value=speed, description=words.speed()), "choose", "speed")
        hands.on_value(self.speed, set_speed)
        self.pause = hands.switch(words.pause(), self._paused)
        self._pause = pause
        self.skip = hands.button(words.skip(), skip)
        self.box = classed(HBox([self.speed, self.pause, self.skip]), "row", "below")

    def _paused(self, paused: bool) -> None:
        self.pause.description = words.go_on() if paused else words.pause()
        self._pause(paused)

    def moving(self, moving: bool) -> None:
        """Whether anything moves that could be held or ended."""
        self.pause.disabled = self.skip.disabled = not moving
        if not moving:
            self.pause.value = False
