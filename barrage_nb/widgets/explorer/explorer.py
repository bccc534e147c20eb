"""`explore`: a game as a tree to walk, edit, replay, compare and keep; the board with everything around it."""

from typing import Any

from ipywidgets import Box, ToggleButtons, VBox

from ...engine.moves import Move, read_move
from ...engine.play import Step, Unfolded
from ...engine.position import Position
from ...history import Comparison, Game, Node, TweakRefused
from ...history.replay import Mode
from ...notation.game_text import GameText
from ...words.english import explorer as words
from ..errors import Errors
from ..keys import Keys
from ..parts import style
from ..record import Moment
from .compare_view import CompareView
from .editor import Editor
from .explored import ExploredBoard, Tell
from .files_view import FilesView
from .follow import Follow
from .report_view import ReportView
from .timeline import Shot, Timeline, shot_of
from .tree_view import TreeView
from .work import Work

PANELS = ("moves", "edit", "replay", "compare", "files")
BOARD_ONLY = "board"


def explore(start: "Game | Position | GameText | str", **options: Any) -> "Explorer":
    """The explorer on a game, a position or the text of either: step through, change, replay, compare and save.

    `show`, `company`, `theme` and `speed` are those of the board. A `Game` is the same in the explorer and in code.
    """
    return Explorer(start if isinstance(start, Game) else Game(start), **options)


class Explorer(VBox):  # type: ignore[misc]
    """A game on the table; all that a click does is a method, and `game` is the tree with everything done to it."""

    def __init__(self, game: Game, **options: Any) -> None:
        self.game = game
        self.event: int | None = None  # how many events of the move are shown; None for all
        self.tip = game.at  # the place that the line shown leads through
        self.shot = Shot(game.position, (), ())
        self._before: list[Game] = []
        self._after: list[Game] = []
        self.errors = Errors()
        self.work = Work(self.errors)
        self.follow = Follow()
        self._make_panels()
        tell = Tell(
            moved=self._moved,
            tweak=self.tweak,
            undo=self.undo,
            redo=self.redo,
            back=self.back,
            forward=self.forward,
            ways=lambda: self.ways,
            shown=self._shown,
            check=self.work.check,
        )
        self.board = ExploredBoard(game, tell, **options)
        super().__init__(self._laid_out())
        for name in ("barrage-board", "barrage-explorer"):
            self.add_class(name)
        self.board.frame.observe(self.errors.guarded(lambda change: self._dressed()), ["dark"])
        self.refresh()

    def _make_panels(self) -> None:
        guarded = self.errors.guarded
        self.timeline = Timeline(self._go_along, self.errors)
        self.tree = TreeView(self.go, self._act, self.errors)
        self.editor = Editor(self.tweak, self._edit_map, self.errors)
        self.report = ReportView(lambda: self.game, self._go_or_refresh, self.work, self.errors)
        self.compared = CompareView(lambda: self.game, self._go_and_look, self.work, self.errors)
        self.files = FilesView(lambda: self.game, self.take, self.work, self.errors)
        boxes = (self.tree.box, self.editor.box, self.report.box, self.compared.box, self.files.box)
        for name, box in zip(PANELS, boxes, strict=True):
            box.add_class(f"barrage-panel-{name}")
        self.panels: dict[str, tuple[VBox, ...]] = {name: (box,) for name, box in zip(PANELS, boxes, strict=True)}
        self.tabs = ToggleButtons(options=[(words.PANELS[name], name) for name in (*PANELS, BOARD_ONLY)])
        self.tabs.add_class("barrage-tabs")
        self.tabs.observe(guarded(lambda change: self.open_panel(change["new"])), "value")
        self.panel = VBox()
        self.panel.add_class("barrage-panel")

    def _laid_out(self) -> list[Any]:
        left = VBox([self.board])
        right = VBox([self.timeline.box, self.tabs, self.work.box, self.panel, self.errors.output])
        left.add_class("barrage-left")
        right.add_class("barrage-right")
        both = Box([left, right])
        both.add_class("barrage-both")
        return [style(), Keys(), self.follow, both]

    # What can be done.

    @property
    def position(self) -> Position:
        """The position of the current place."""
        return self.game.position

    @property
    def line(self) -> tuple[Node, ...]:
        """The line that is shown: through the place last gone to, for as long as the current one is on it."""
        line = self.game.whole_line(self.tip) if self.tip in self.game else ()
        if not any(node.id == self.game.at for node in line):
            self.tip = self.game.at
            line = self.game.whole_line()
        return line

    def go(self, node: int) -> None:
        """Go to a place of the tree."""
        self.timeline.stop()
        self.game.go(node)
        self.tip = node
        self.event = None
        self.refresh()

    def play(self, move: Move | str) -> None:
        """Play a move at the current place, as a new line where it is not known."""
        self.work.check()
        self.game.play(read_move(move) if isinstance(move, str) else move)
        self.event = None
        self.refresh()

    def tweak(self, said: str) -> bool:
        """Change anything at the current place; whether that could be. All reasons against it are shown."""
        self.work.check()
        try:
            self.game.tweak(None, said)
        except TweakRefused as refused:
            self.editor.note.say(words.REFUSED, *refused.reasons, refused=True)
            self._say(words.refused(refused.reasons))
            return False
        self.event = None
        marks = self.game.node.tweak.marks if self.game.node.tweak is not None else ()
        self.editor.note.say(words.changed(said), *marks)
        self.refresh()
        self._say(words.changed(said))
        return True

    def replay(self, mode: Mode | None = None) -> None:
        """Play the old moves again from the current place; the report opens."""
        self.work.check()
        self.open_panel("replay")
        self.report.replay(mode)

    def compare(self, a: int | None = None, b: int | None = None) -> Comparison | None:
        """Compare two lines by their ends: by default the main line and the one that is shown.

        In a running notebook it is done beside the page, and None until then; `explorer.compared.found` holds it.
        """
        self.open_panel("compare")
        self.compared.put(self.game, self.line[-1].id)
        a = self.compared.a.value if a is None else a
        self.compared.choose(a, self.line[-1].id if b is None else b)
        return self.compared.found

    def save(self, name: str) -> bool:
        """Save the game with all its lines in a file; whether that was done."""
        return self.files.write(name)

    def load(self, name: str) -> bool:
        """Load a game from a file in place of this one; whether that was done."""
        return self.files.read(name)

    def take(self, game: Game) -> None:
        """Open another game; an undo brings this one back."""
        self.work.check()
        self._before.append(self.game)
        self._after = []
        self._open(game)

    def back(self) -> None:
        """Go back one move."""
        self.game.back()
        self.event = None
        self.refresh()

    def forward(self) -> None:
        """Go on one move along the line that is shown."""
        self._go_along(self.timeline.at + 1, None)

    def undo(self) -> None:
        """Take the last change back: of the tree, or the opening of another game."""
        self.work.check()
        what = self.game.undoable
        if what is not None:
            self.game.undo()
        elif self._before:
            self._after.append(self.game)
            self._open(self._before.pop())
            what = words.OPENING
        self.event = None
        self.refresh()
        self._say(words.undone(what))

    def redo(self) -> None:
        """Make the last change again that was taken back."""
        self.work.check()
        what = self.game.redoable
        if what is not None:
            self.game.redo()
        elif self._after:
            self._before.append(self.game)
            self._open(self._after.pop())
            what = words.OPENING
        self.event = None
        self.refresh()
        self._say(words.redone(what))

    def open_panel(self, panel: str) -> None:
        """Open a panel: "moves", "edit", "replay", "compare" or "files"; "board" for none."""
        if self.tabs.value != panel:
            self.tabs.value = panel
        self._show_panel()
        self.editor.on_map.value = panel == "edit"

    # How.

    def _open(self, game: Game) -> None:
        self.timeline.stop()
        self.game, self.event, self.tip = game, None, game.at
        self.report.forget()
        self.compared.forget()
        self.board.follow(game)
        self.refresh()

    def _act(self, what: str, *arguments: Any) -> None:
        self.work.check()
        getattr(self.game, what)(*arguments)
        self.event = None
        self.refresh()

    def _go_and_look(self, node: int) -> None:
        """Go to a place, and leave the comparison for the board."""
        self.open_panel("moves")
        self.go(node)

    def _go_or_refresh(self, node: int | None) -> None:
        self.go(self.game.at if node is None else node)

    def _go_along(self, place: int, event: int | None) -> None:
        """Go along the line that is shown; one event on is shown as it moves."""
        node = self.timeline.line[min(max(place, 0), len(self.timeline.line) - 1)].id
        before = self._seen
        same = node == self.game.at
        on = event is not None and (event == self.timeline.event + 1 if same else event == 1)
        if not same:
            self.game.go(node)
        self.event = event
        self.refresh(before if on else None)

    @property
    def _seen(self) -> Position:
        """The position of the picture."""
        return self.board.position

    def _moved(self) -> None:
        """A move was played at the board."""
        self.event = None
        self._look()
        self.board.watching = False
        self.timeline.put(self.game, self.line, None, self.shot)
        self._show_panel()

    def _look(self) -> None:
        self.shot = shot_of(self.game, self.game.node)
        if self.event is not None and self.event >= len(self.shot.positions):
            self.event = None

    def refresh(self, moving_from: Position | None = None) -> None:
        """Show the current place, or a moment on the way to it; from a position on, as it moves."""
        self._look()
        self._say("")
        node, positions = self.game.node, self.shot.positions
        before = None if node.parent is None else self.shot.before
        if self.event is None:
            self.board.put(before, Moment(node.position, node.move, self.shot.events))
        else:
            shown = positions[self.event - 1] if self.event else self.shot.before
            events = self.shot.events[max(0, self.event - 1) : self.event]
            self.board.put(before, Moment(shown, node.move, events), watching=True)
        if moving_from is not None and positions:
            event = self.shot.events[(len(positions) if self.event is None else self.event) - 1]
            shown = self.board.position
            unfolded = Unfolded(Step(moving_from, None, shown, (event,)), (shown,))
            self.board.picture.animate(unfolded, self.board.refresh)
        self.timeline.put(self.game, self.line, self.event, self.shot)
        self._show_panel()

    def _show_panel(self) -> None:
        name = self.tabs.value
        children = self.panels.get(name, ())
        (self.add_class if name == "compare" else self.remove_class)("barrage-comparing")
        (self.add_class if name == BOARD_ONLY else self.remove_class)("barrage-alone")
        if name == "edit":
            self.editor.put(self.game.position, self.board.place)
        elif name == "files":
            self.files.put()
        elif name == "moves":
            self.tree.put(self.game, self.line)
        elif name == "compare":
            self.compared.put(self.game, self.line[-1].id)
        if self.panel.children != children:
            self.panel.children = children

    @property
    def ways(self) -> tuple[bool, bool, bool]:
        """Whether there is a move to go back, something to undo, and something to redo."""
        game = self.game
        undo, redo = (game.undoable is not None or self._before), (game.redoable is not None or self._after)
        return bool(game.at), bool(undo), bool(redo)

    def _shown(self, board: ExploredBoard) -> None:
        """The board shows something."""
        board.forward.disabled = self.line[-1].id == self.game.at
        if board.edits and self.tabs.value == "edit" and board.place:
            self.editor.put(self.game.position, board.place)
        if not board.picture.moving:
            self.follow.look_at(board.told_of, board.picture.scene.width)

    def _edit_map(self, edits: bool, owner: str, place: str | None) -> None:
        self.board.edit(edits, owner, self.board.place if place is None else place if edits else "")

    def _say(self, sentence: str) -> None:
        self.board.frame.status = sentence

    def _dressed(self) -> None:
        dark = self.board.frame.dark
        (self.add_class if dark else self.remove_class)("barrage-dark")
        self.compared.dress("dark" if dark else "light")

    def _repr_mimebundle_(self, **options: Any) -> Any:
        bundle = super()._repr_mimebundle_(**options)
        still = self.board._repr_mimebundle_()
        return {**bundle, "image/svg+xml": still["image/svg+xml"], "text/plain": f"{words.TITLE}\n{self.game!r}"}
