"""The controls around the picture: the question with a way back, answers as buttons and as a list, and motion."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from html import escape

import anywidget
from ipywidgets import HTML, Box, Dropdown, HBox, Label, VBox, Widget
from traitlets import Unicode

from ..engine.moves import Move
from ..engine.play import Step
from ..engine.rulings import LIMITS
from ..history import Node
from ..history.summary import round_score
from ..view.on_page import round_card
from ..view.shapes import Corners
from ..words import board as words
from ..words.spoken import language, languages, spoken_now
from .hands import Hands, tip_of
from .page import Around, Page, source
from .parts import Buttons, classed, row


class RoundCard(anywidget.AnyWidget):
    """The card of a step that scored a round; `told` is what it says, as HTML, and empty where none lies there."""

    _esm = source("round_card.js")

    told = Unicode("").tag(sync=True)
    away = Unicode("").tag(sync=True)
    tip = Unicode("").tag(sync=True)
    label = Unicode("").tag(sync=True)

    def __init__(self) -> None:
        super().__init__(away=words.put_away(), tip=tip_of(words.put_away()), label=words.card())
        self.add_class("barrage-round-card")

    def lay(self, step: Step | None) -> None:
        """Lay down the card of a step that scored a round; whatever else happens, a card stays until it is put away."""
        if step is not None and (told := Around(lambda: round_card(step))):
            self.told = told

    def put_away(self) -> None:
        """Put the card away."""
        self.told = ""

    @property
    def lies_there(self) -> bool:
        """Whether it lies on the board."""
        return bool(self.told)


class Scorings:
    """A button for every scoring of a game, which shows its card again."""

    def __init__(self, card: RoundCard, hands: Hands) -> None:
        self.card = card
        self.steps: tuple[Step, ...] = ()
        self.label = Label(words.scored())
        self.buttons = [hands.button("", partial(self.show, index)) for index in range(LIMITS["rounds"][1])]
        self.box = row()

    def put(self, line: Iterable[Node]) -> None:
        """Offer the scorings of a line."""
        found = [(score, node.step) for node in line if (score := round_score(node.step)) is not None]
        self.steps = tuple(step for _, step in found)
        for (score, step), made in zip(found, self.buttons, strict=False):
            made.description = words.the_end() if step.after.over else words.the_round(score.round)
            made.tooltip = words.again_tip(score.round, step.after.over)
        shown = (self.label, *self.buttons[: len(found)]) if found else ()
        if self.box.children != shown:
            self.box.children = shown

    def show(self, index: int) -> None:
        """Show what was scored, again."""
        self.card.put_away()
        self.card.lay(self.steps[index])


WIDEST = 0.62
"""How wide answers beside a thing may be, as a part of the picture; the style sheet says the same."""


class PictureBox:
    """The picture, and beside a thing of it the answers that go with that thing."""

    def __init__(self, picture: Widget) -> None:
        self._picture = picture
        self.box = classed(Box([picture]), "stage")

    def put(self, choices: Buttons, beside: Corners | None, width: float) -> None:
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

    def add(self, way: Widget) -> None:
        """Take in another way, beside the way back."""
        row = list(self.row.children)
        row.insert(row.index(self.back) + 1, way)
        self.row.children = row

    def hold(self, choices: Buttons | None) -> None:
        """Take in the answers that lie beside no thing of the picture."""
        rows = (self.row, self.purse, choices.box, self.page, self.below) if choices else self._rows
        if self._bar.children != rows:
            self._bar.children = rows


class AnswerList:
    """Every answer as a line of text, for those who do not click on pictures."""

    def __init__(self, hands: Hands, answer: Callable[[Move], object]) -> None:
        layout = {"flex": "1 1 260px", "width": "auto", "min_width": "0"}
        self.list = classed(Dropdown(options=[("", None)], description=words.all_answers(), layout=layout), "answers")
        self.button = hands.button(words.answer(), lambda: answer(self.list.value) if self.list.value else None)
        self.box = classed(HBox([self.list, self.button]), "row", "below")

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


class LanguageMenu:
    """A list of the languages, each by its own name."""

    def __init__(self, hands: Hands) -> None:
        menu = Dropdown(options=_named(), value=spoken_now(), description=words.in_language())
        self.widget = classed(menu, "choose", "language")
        self._quiet = hands.quiet
        hands.on_value(self.widget, language)

    def follow(self) -> None:
        """Show the language that is spoken now, wherever it was chosen."""
        with self._quiet:
            self.widget.options, self.widget.value = _named(), spoken_now()


def _named() -> list[tuple[str, str]]:
    """Every language by its own name, with its folder."""
    return [(name, folder) for folder, name in languages().items()]
