"""What a person does at a board: presses, moves the mouse, types."""

from typing import TYPE_CHECKING

from ..view.canvas import CanvasPainter
from .answers import Answering
from .errors import Errors
from .frame import Frame
from .picture import Look, answerable, answers_in
from .steps import DIRECTIONS, next_step

if TYPE_CHECKING:
    from .board import Board

BUTTONS = 60
"""About how much room answers take below what was picked last, in pixels."""
CHOICE = "choice "
"""How the focus names an answer that has no place on the board."""


class Hands:
    """The mouse, the finger and the keyboard at one board."""

    def __init__(self, board: "Board") -> None:
        self.board = board
        self.focus: str | None = None  # of the keyboard: a thing, or an answer without a place on the board
        self.over: str | None = None  # the thing under the mouse

    def listen(self, frame: Frame, painter: CanvasPainter, errors: Errors) -> None:
        """Hear what is done to the picture."""
        frame.on_key(errors.guarded(self.key))
        painter.on_press(errors.guarded(self.press))
        painter.on_move(errors.guarded(self.hover))
        painter.on_leave(errors.guarded(self.leave))
        painter.on_error(errors.show)

    # The mouse and the finger.

    def press(self, x: float, y: float) -> None:
        """A click or a tap; while something moves, it ends that, and answers only if it meets an answer."""
        moved = self.board.picture.finish()
        name = self.board.picture.scene.at(x, y)
        self.focus, self.over = None, name
        if name is None or (moved and name not in self.board.answering.targets):
            self.board.show_tip()
        else:
            self.touch(name)

    def touch(self, name: str) -> None:
        """Open a panel with a thing, answer with it, or say why it cannot answer."""
        board, look = self.board, self.board.picture.look
        opened = look.pressed(name)
        meant = name in answerable(board.position, look, board.picture.plain)
        answering = board.answering.click(name) if meant else None
        if opened is not None:
            self._look_like(opened)
        elif answering is not None:
            self.pick(answering)
        else:
            board.show_tip(pressed=meant)

    def hover(self, x: float, y: float) -> None:
        """The mouse moves; what it comes over is explained."""
        name = None if self.board.picture.moving else self.board.picture.scene.at(x, y)
        if name != self.over:
            self.over = name
            self.board.show_tip()

    def leave(self) -> None:
        """The mouse leaves."""
        self.over = None
        self.board.show_tip()

    # Answers.

    def pick(self, answering: Answering) -> None:
        """Go on with an answer; one that is complete is played."""
        board = self.board
        if answering.answer is not None:
            board.play(answering.answer)
            return
        board.answering = answering
        self.focus = None
        board.open_panel()
        board.refresh()
        self.look()

    def choose(self, place: int) -> None:
        """Give one of the answers without a place on the board."""
        offered = self.board.offered
        if place < len(offered):
            self.board.picture.finish()
            self.pick(offered[place].leads_to)

    def look(self) -> None:
        """Bring an answer into sight."""
        board, scene = self.board, self.board.picture.scene
        hints = board.answering.hints
        bars = answers_in(board.position, board.picture.look, board.picture.plain, hints)
        boxes = [box for name in hints if (box := scene.bounds(name))]
        boxes = boxes or [box for name in bars if (box := scene.bounds(name))]
        last = self.board.picked_last
        if not boxes and last and self.board.offered:
            boxes = [(*last[:3], last[3] + BUTTONS)]
        self.board.frame.look_at(boxes, scene.width)

    def _look_like(self, look: Look) -> None:
        self.board.picture.look = look
        self.over = None
        self.board.refresh()

    # The keyboard.

    @property
    def focused_choice(self) -> int | None:
        """Which of the answers without a place on the board has the focus."""
        return int(self.focus.removeprefix(CHOICE)) if self.focus and self.focus.startswith(CHOICE) else None

    def key(self, key: str, shift: bool) -> None:
        """A key; while something moves it ends that, and Enter does no more."""
        board = self.board
        moved = board.picture.finish()
        if key in DIRECTIONS or key in ("Home", "End"):
            self.step(key, shift)
        elif key in ("Enter", " "):
            if not moved:
                self.enter()
        elif key == "Escape":
            self.escape()
        elif key.isdigit():
            self.choose(int(key) - 1)
        else:
            {"backspace": board.back, "u": board.undo, "r": board.redo}[key.lower()]()

    def step(self, key: str, shift: bool = False) -> None:
        """Move the focus: among what may answer, or with Shift (and where nothing may) among everything."""
        board, picture = self.board, self.board.picture.plain
        legal = answers_in(board.position, board.picture.look, picture, board.answering.hints)
        if not shift and not legal and board.offered:
            way = -1 if key in ("ArrowLeft", "ArrowUp") else 1
            place = self.focused_choice
            self.focus = f"{CHOICE}{((-1 if place is None and way > 0 else place or 0) + way) % len(board.offered)}"
        else:
            every = (thing.name for thing in picture.things if thing.text and thing.outline is not None)
            self.focus = next_step(picture, every if shift or not legal else legal, self.focus, key)
        board.refresh()

    def enter(self) -> None:
        """Answer with what has the focus."""
        if self.focused_choice is not None:
            self.choose(self.focused_choice)
        elif self.focus is not None:
            self.touch(self.focus)

    def escape(self) -> None:
        """Leave the answer that was begun, else the board."""
        if self.board.answering.chosen:
            self.pick(self.board.unanswered)
        else:
            self.focus = self.over = None
            self.board.frame.leave()
            self.board.refresh()
