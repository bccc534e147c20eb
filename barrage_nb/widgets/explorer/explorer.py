"""`explore`: a game as a tree to walk, edit, replay, compare and keep; the board with everything around it."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from ipywidgets import Box, ToggleButtons, VBox, Widget

from ...analysis import BestMoves, Review
from ...analysis.reviews import Judged
from ...board.refs import Ref
from ...engine.moves import Move
from ...engine.play import Step, Unfolded, play
from ...engine.position import NEUTRAL, Position
from ...engine.setup import new_game
from ...history import Comparison, Game, Node, TweakRefused
from ...history.replay import Mode
from ...notation.text import GameText
from ...view.shapes import Corners
from ...words import explorer as words
from ...words.names import one_by_one, told_together
from ..answers import touched
from ..automa_panel import AutomaPanel
from ..board import Board
from ..files import KeptFile, NoFile, read_file
from ..hands import Hands
from ..page import Follow, Keys, head_of
from ..parts import classed, style
from ..screen import OnPage
from ..state import BUTTONS, lit
from .ask_view import AskView
from .compare_view import CompareView, ReportView
from .editor import Editor, FilesView
from .review_view import ReviewView
from .tree_view import Timeline, TreeView
from .walk import THINGS, Explored, Work

PANELS = ("moves", "edit", "replay", "compare", "ask", "review", "files")
WITH_AUTOMAS = "automa"
BOARD_ONLY = "board"
SHARED_PANELS = ("office", "expansion", "contracts")
"""What is open of these stays so for the next company that is edited."""
MOST_TOLD = 6
"""As many sentences say what a change takes."""


def explore(
    start: "Game | Position | GameText | str | None" = None,
    *,
    save: str | Path | None = None,
    show: str | Iterable[str] = "table",
    company: str | None = None,
    theme: str | None = None,
    speed: float = 1.0,
) -> "Explorer":
    """The explorer on a game, a position or the text of either: step through, change, replay, compare and save.

    `show`, `company`, `theme` and `speed` are those of the board. A `Game` is the same in the explorer and in code.
    With `save`, the tree is kept in that file after every change, and the same call goes on with it; what is loaded in
    its place is not written there. Without `start`, it is a new game of four, its draft done.
    """
    file = None if save is None else Path(save)
    kept = read_file(file) if file is not None and file.exists() else None
    if start is None:
        start = kept or drafted()
    game = start if isinstance(start, Game) else Game(start)
    if kept is not None:
        if kept.start != game.start:
            raise ValueError(words.another_start(file))
        game = kept
    return Explorer(game, file, show=show, company=company, theme=theme, speed=speed)


def drafted() -> Position:
    """A new game of four in which everybody has drafted the first that was left."""
    position = new_game(4)
    while position.phase == "setup":
        position = play(position, position.legal_moves[0]).after
    return position


class Explorer(OnPage, VBox):  # type: ignore[misc]
    """A game on the table; all that a click does is a method, and `game` is the tree with everything done to it."""

    small = False

    def __init__(self, game: Game, file: Path | None = None, **options: Any) -> None:
        self.hands = Hands()
        self.kept = KeptFile(file, self._not_kept)
        self.kept.take()
        self.work = Work(self.hands)
        self.walk = self._make_walk(game)
        self._opened = self._first = game
        self._place = (game.at, False)  # and whether a moment on the way to it is shown
        self.follow = Follow()
        self._company: str | None = options.get("company")
        self._make_panels()
        self.board = Board(self.walk, **options)
        self.board.picture.heat = lambda position, scene: self.asking.heat(self.board.state, scene)
        self.board.asked_of = self._asked_of
        self.board.seen = self._shown
        self.board.observe_moves(self._moved)
        self.on = self.hands.button(words.forward(), self.walk.forward)
        self.board.bar.add(self.on)
        super().__init__(self._laid_out())
        classed(self, "board", "explorer")
        self.hands.on_change(self.board.page, self._dressed, "dark")
        self.refresh()

    def _make_panels(self) -> None:
        self.timeline = Timeline(
            lambda index, event: self.walk.along(self.timeline.line, index, event),
            self.hands,
            lambda: self.board.card.lay(self.walk.step),
            self._look_back_at,
        )
        self.tree = TreeView(self.go, self._act, self.hands)
        self.editor = Editor(self.tweak, self._edit, self.hands)
        self.report = ReportView(lambda: self.game, self.go, self.work, self.hands)
        self.compared = CompareView(lambda: self.game, self._go_and_look, self.work, self.hands)
        self.asking = AskView(
            lambda: self.game, lambda: self.board.picture.warm(), self._look_at, self.play, self._keep, self.hands
        )
        doing = self.timeline.rail.draw, self._go_before, self._play_better, self._keep
        self.reviewed = ReviewView(lambda: self.game, *doing, self.hands, self._company)
        self.files = FilesView(lambda: self.game, self.take, self.play, self.work, self.hands)
        views = (self.tree, self.editor, self.report, self.compared, self.asking, self.reviewed, self.files)
        self.panels: dict[str, tuple[VBox, ...]] = {
            name: (classed(box, f"panel-{name}"),)
            for name, box in zip(PANELS, [view.box for view in views], strict=True)
        }
        self.automa = AutomaPanel(self._lay_over, self.hands)
        self.panels[WITH_AUTOMAS] = (self.automa.box,)
        self.tabs = classed(ToggleButtons(options=self._tab_options), "tabs")
        self.hands.on_value(self.tabs, self.open_panel)
        self.panel = classed(VBox(), "panel")

    @property
    def _tab_options(self) -> list[tuple[str, str]]:
        """The panels by their titles; that of the Automas only where some play."""
        automas = (WITH_AUTOMAS,) if self.game.position.automas else ()
        return [(words.PANELS[name], name) for name in (*PANELS, *automas, BOARD_ONLY)]

    def _lay_over(self, position: Position | None, marks: Mapping[Ref, str]) -> None:
        self.board.lay_over(position, marks)
        self._look_at(lit(marks))

    def _look_at(self, names: Iterable[Ref]) -> None:
        self.follow.look_at(self.board.state.boxes(names), self.board.picture.scene.width)

    def _make_walk(self, game: Game) -> Explored:
        return Explored(game, self.work.check, self.refresh, self.tweak)

    def _laid_out(self) -> list[Any]:
        beside = [self.timeline.box, self.tabs, self.work.box, self.panel, self.hands.errors.output]
        both = classed(Box([classed(VBox([self.board]), "left"), classed(VBox(beside), "right")]), "both")
        return [style(), Keys(), self.follow, self.timeline.rail, both]

    # What can be done.

    @property
    def position(self) -> Position:
        """The position of the current place."""
        return self.game.position

    @property
    def game(self) -> Game:
        """The tree with everything that was done."""
        return self.walk.game

    @property
    def line(self) -> tuple[Node, ...]:
        """The line that is shown."""
        return self.walk.line

    def go(self, node: int) -> None:
        """Go to a place of the tree."""
        self.timeline.stop()
        self.walk.go(node)

    def play(self, move: Move | str) -> None:
        """Play a move at the current place, as a new line where it is not known."""
        self.walk.edit(lambda game: game.play(move))

    def tweak(self, said: str) -> bool:
        """Change anything at the current place; whether that could be. All reasons against it are shown."""
        try:
            changed = self.game.preview(None, said)
            self.walk.edit(lambda game: game.tweak(None, said))
        except TweakRefused as refused:
            self.editor.note.say(words.text_refused(), *refused.reasons, refused=True)
            self._say(words.refused_for(told_together(refused.reasons)))
            return False
        told = [
            *changed.takes[:MOST_TOLD],
            *([words.more(len(changed.takes) - MOST_TOLD)] if len(changed.takes) > MOST_TOLD else []),
        ]
        made = words.changed_to(changed.tweak.told) if changed.tweak.told else words.nothing_changed()
        self.editor.note.say(made, *told, *changed.marks)
        self._say(one_by_one((made, *told)))
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

    def ask(self) -> BestMoves | None:
        """Ask for the best moves of the current place.

        In a running notebook they are tried beside the page, and None until then; `explorer.asking.found` holds them.
        """
        self.open_panel("ask")
        self.asking.ask()
        return self.asking.found

    def review(self) -> Review | None:
        """Judge the turns of the line that is shown; what each lost is a dot over the rail.

        In a running notebook that is done beside the page, and None until then; `explorer.reviewed.found` holds it.
        """
        self.open_panel("review")
        self.reviewed.begin()
        return None if self.reviewed.busy else self.reviewed.found

    def save(self, name: str) -> bool:
        """Save the game with all its lines in a file; whether that was done."""
        return self.files.write(name)

    def load(self, name: str) -> bool:
        """Load a game from a file in place of this one; whether that was done."""
        return self.files.read(name)

    def take(self, game: Game) -> None:
        """Open another game; an undo brings this one back, and its file keeps it till then."""
        self.walk.open(game)
        if self.kept.path is not None:
            self._not_kept(NoFile(words.keeps_another(self.kept.path)))

    def back(self) -> None:
        """Go back one move."""
        self.walk.back()

    def forward(self) -> None:
        """Go on one move along the line that is shown."""
        self.walk.forward()

    def undo(self) -> None:
        """Take the last change back: of the tree, or the opening of another game."""
        self.walk.undo()

    def redo(self) -> None:
        """Make the last change again that was taken back."""
        self.walk.redo()

    def open_panel(self, panel: str) -> None:
        """Open a panel: "moves", "edit", "replay", "compare", "ask", "review" or "files"; "board" for none."""
        if self.tabs.value != panel:
            self.tabs.value = panel
        self._show_panel()
        self.editor.turn(panel == "edit")

    # How.

    def _act(self, what: str, *arguments: Any) -> None:
        self.walk.edit(lambda game: getattr(game, what)(*arguments))

    def _go_and_look(self, node: int) -> None:
        """Go to a place, and leave the comparison, which is longer than the board, for what happened there."""
        self.open_panel("moves")
        self.go(node)
        width = self.board.picture.scene.width
        self.follow.look_at(self.told_of or [head_of(width)], width, page=True)

    def _look_back_at(self, place: int) -> None:
        """A dot over the rail was clicked."""
        self.open_panel("review")
        self.reviewed.pick_place(place)
        self.follow.look_at_panel()

    def _go_before(self, turn: Judged) -> None:
        """Go to where a turn of the line began."""
        self.walk.along(self.line, [each.id for each in self.line].index(turn.node) - len(turn.steps), None)

    def _play_better(self, turn: Judged) -> None:
        """Play the whole turn that was better than one, as a line from where it began."""
        self._go_before(turn)
        self.play(turn.best)

    def _moved(self, step: Step) -> None:
        """A move was played at the board."""
        self._place = (self.game.at, False)
        self._put_around()

    def refresh(self, said: str = "", *, moving: bool = False) -> None:
        """Show the current place, or a moment on the way to it; `moving` by what happened last."""
        if self._opened is not self.game:
            self._opened = self.game
            self.timeline.stop()
            self.report.forget()
            self.compared.forget()
        if [name for _, name in self.tabs.options] != [name for _, name in self._tab_options]:
            self.tabs.options = self._tab_options
        before = self.board.position
        if self.walk.editing and self.walk.owner not in (*self.position.companies, NEUTRAL):
            self.board.keep_open(self._company)
        self.board.arrive()
        was, self._place = self._place, (self.game.at, self.walk.watching)
        if not self.walk.watching and was in ((self.game.at, True), (self.game.node.parent, False)):
            self.board.card.lay(self.walk.step)  # one has come to it by going on, and did not jump over it
        if moving and self.walk.inside.at:
            after = self.board.position
            step = Step(before, None, after, self.walk.inside.told)
            self.board.picture.animate(Unfolded(step, (after,)), self.board.refresh)
        self._put_around()
        self._say(said)

    def _put_around(self) -> None:
        """Bring what stands around the board up to date, and keep the game where it has a file."""
        self.timeline.put(self.line, self.walk.at, self.walk.event)
        self.reviewed.put(self.line)
        self._show_panel()
        self._keep()

    def _keep(self) -> Path | None:
        """Write the file, if there is one and anything has changed; no other game is written over its own."""
        return self.kept.keep(self.game) if self.game is self._first else None

    def _not_kept(self, error: NoFile) -> None:
        """Say that the file could not be written."""
        self.hands.errors.show(error)

    def _show_panel(self) -> None:
        name = self.tabs.value
        children = self.panels.get(name, ())
        (self.add_class if name == "compare" else self.remove_class)("barrage-comparing")
        (self.add_class if name == "edit" else self.remove_class)("barrage-editing")
        (self.add_class if name == BOARD_ONLY else self.remove_class)("barrage-alone")
        self.asking.put(self.game.position, name == "ask")
        if name == "edit":
            self.editor.put(self.game.position, self.walk.thing, self.walk.owner)
        elif name == "files":
            self.files.put()
        elif name == "moves":
            self.tree.put(self.game, self.line)
        elif name == WITH_AUTOMAS:
            self.automa.put([self.walk.step] if self.game.at else [])
        elif name == "compare":
            self.compared.put(self.game, self.line[-1].id)
        if self.panel.children != children:
            self.panel.children = children

    def _shown(self) -> None:
        """The board shows something."""
        self.on.disabled = self.line[-1].id == self.game.at
        if self.walk.edits and self.tabs.value == "edit":
            self.editor.put(self.game.position, self.walk.thing, self.walk.owner)
        if not self.board.picture.moving:
            self.follow.look_at(self.told_of, self.board.picture.scene.width)

    @property
    def told_of(self) -> list[Corners]:
        """Where on the map something is told of: the thing that is edited, or what has changed; at first, all of it."""
        state = self.board.state
        if self.walk.editing and state.picked_last is not None:
            left, top, right, bottom = state.picked_last
            return [(left, top, right, bottom + BUTTONS)]
        changed = [name for name in touched(state.cursor.told) if name in THINGS]
        return state.boxes(changed if state.cursor.at else THINGS)

    def _edit(self, edits: bool, owner: str, thing: Ref | None = None) -> None:
        """Let clicks edit, for an owner whose board is open, or answer again."""
        self.walk.let_edit(edits, owner, thing)
        if owner in self.position.companies or not edits:
            self.board.keep_open(owner if edits else self._company)
        elsewhere = thing is None and self.board.state.look.open_panel in SHARED_PANELS
        if edits and not elsewhere:
            self.board.unfold(thing if thing is not None and thing.kind != "score" else Ref("wheel", owner, 0))
        self.board.ask()

    def _asked_of(self, name: Ref) -> bool:
        """A press on what is no answer: a company to edit for, a place that ends an edit, or a move asked about."""
        if not self.walk.editing:
            return self.asking.pick_site(str(name.key))
        if name.kind == "score":
            self.editor.pick_owner(str(name.key), name)
            return True
        answering = None if self.board.state.look.pressed(name) else self.board.answering.click(name)
        if answering is not None:
            self.board.put(self.board.state.picking(answering))
        return answering is not None

    def _say(self, sentence: str) -> None:
        self.board.page.status = sentence

    def _dressed(self) -> None:
        dark = self.board.page.dark
        self.darken(dark)
        for view in (self.compared, self.asking, self.automa):
            view.dress("dark" if dark else "light")

    @property
    def out_of_sight(self) -> Iterable[Widget]:
        return [box for boxes in self.panels.values() for box in boxes]

    def say_anew(self) -> None:
        self.board.say_anew()
        self.timeline.rail.forget()
        for view in (self.editor, self.report, self.compared, self.asking, self.reviewed, self.automa):
            view.say_anew()
        self._put_around()

    def on_paper(self) -> str:
        return self.board.on_paper()

    def in_words(self) -> str:
        return f"{words.title()}\n{self.game!r}"
