"""Looking back on a line: programs judge its turns beside the page, and what each lost is a dot over the rail."""

from collections.abc import Callable, Sequence
from typing import Any

from ipywidgets import VBox

from ...analysis import Review, growing_review
from ...analysis.executors import wake
from ...analysis.reviews import Judged, has_judgements, keep_judgements
from ...history import Game, Node
from ...view.analysis_page import lost_moves
from ...view.on_page import curves
from ...words import best
from ...words import review as words
from ...words.names import company
from ..beside import Beside, Growing
from ..hands import Hands
from ..page import marked
from ..parts import Lister, Note, row, text
from .ask_view import Rows


class Reviewing(Growing[Review]):
    """A line of a game that is judged; what was kept of it is there at once."""

    def __init__(self, game: Game, line: Sequence[Node]) -> None:
        answers = growing_review(game, node=line[-1].id)
        self.known = next(answers)
        super().__init__(answers, self.known)
        self.game, self.line = game, tuple(line)
        self.over = not self.known.going
        self.whole = self.known.going + len(self.known)
        self.wanted = False  # whether it was left while it was worked on

    @property
    def far(self) -> int:
        return len(self.review)

    @property
    def review(self) -> Review:
        """The review as far as it has come."""
        return self.found or self.known

    def keep(self) -> None:
        keep_judgements(self.game, self.review)


class ReviewView:
    """The panel, and what is drawn over the rail: the review of the line that is shown."""

    def __init__(
        self,
        game: Callable[[], Game],
        draw: Callable[[dict[str, Any]], object],
        go: Callable[[Judged], object],
        play: Callable[[Judged], object],
        kept: Callable[[], object],
        hands: Hands,
        who: str | None = None,
    ) -> None:
        """`draw` is called with the curves, `go` with a picked turn, `play` with one to do better.

        `kept` is called when something was kept with the game, and `who` is whose turns are looked at first.
        """
        self.game, self.draw, self.go, self.play, self.who = game, draw, go, play, who
        self.line: Sequence[Node] = ()
        self.asked: dict[tuple[int, ...], Reviewing] = {}
        self.picked: int | None = None
        self.beside = Beside(hands, self.show, kept, self._lost)
        self.start = hands.button(words.look_back(), self.begin, main=True)
        self.whose = Lister(hands, words.whose(), self.look_at)
        self.verdict, self.note, self.rows = Note(), Note(), Rows(hands, words.rows(), self.pick, self.play_row)
        self.play_it = hands.button(best.play(), self.play_row, words.play_tip(), main=True)
        self.hint, self.how = text(words.hint(), "soft"), text(words.how(), "soft")
        self.made = text("", "soft")
        top = row(self.start, *self.beside.widgets, self.play_it)
        told = (self.verdict.widget, self.note.widget, self.whose.widget, self.rows, self.how, self.made)
        self.box = VBox([top, self.hint, *told])  # what is pressed stays where it is when the hint goes

    # What can be done.

    @property
    def reviewing(self) -> Reviewing | None:
        """What was begun or kept of the line that is shown."""
        return self.asked.get(_name(self.line))

    @property
    def found(self) -> Review | None:
        """The review of the line that is shown, as far as it has come."""
        return None if self.reviewing is None else self.reviewing.review

    @property
    def busy(self) -> bool:
        """Whether the line that is shown is being judged."""
        return self.beside.busy

    @property
    def move(self) -> Judged | None:
        """The turn that is picked."""
        moves = () if self.found is None else self.found.moves
        return next((each for each in moves if each.node == self.picked), None)

    def put(self, line: Sequence[Node]) -> None:
        """Turn to a line: what is judged of another is left, and goes on when one comes back to it."""
        if _name(line) == _name(self.line):
            return
        if self.reviewing is not None:
            self.reviewing.wanted = self.busy
        self.beside.park()
        self.line, game = tuple(line), self.game()
        if self.reviewing is None and has_judgements(game) and len(line) > 1:
            self._know(game)
        if self.reviewing is not None and self.reviewing.wanted:
            self.beside.work(self.reviewing)
        else:
            self.show()

    def begin(self) -> None:
        """Judge the turns of the line that is shown, or go on with it; without a running kernel, at once."""
        if self.busy:
            return
        if self.reviewing is None and (refused := self._know(self.game())):
            self.note.say(refused, refused=True)
        elif self.reviewing is not None:
            wake()
            self.beside.work(self.reviewing)

    def look_at(self, who: str) -> None:
        """Have the turns of a company stand out."""
        self.who, self.picked = who, None
        self.show()

    def pick(self, node: int | None) -> None:
        """Show what was played up to a place, what was better, and how sure that is; None for no turn."""
        self.picked = node
        self.show()
        if self.move is not None:
            self.go(self.move)

    def pick_place(self, at: int) -> None:
        """Pick the turn that leads to a place of the line."""
        self.pick(self.line[at].id)

    def play_row(self, node: int | None = None) -> None:
        """Play what was better than a turn, by default than the one that is picked."""
        if node is not None:
            self.picked = node
        if self.move is not None:
            self.play(self.move)

    # How.

    def _know(self, game: Game) -> str:
        """Take what is kept of the line; why it cannot be judged, or nothing."""
        try:
            self.asked[_name(self.line)] = Reviewing(game, self.line)
        except ValueError as refused:  # no move of it is anybody's
            return str(refused)
        return ""

    def _lost(self, failed: Growing[Any]) -> None:
        """Forget what failed: one can begin anew."""
        self.asked = {name: each for name, each in self.asked.items() if each is not failed}

    # What is shown.

    def show(self) -> None:
        """Show what is known of this line, and nothing of any other."""
        reviewing, found = self.reviewing, self.found
        over, begun = reviewing is not None and reviewing.over, found is not None and len(found) > 0
        self.start.description = best.go_on() if begun and not (over or self.busy) else words.look_back()
        self.start.disabled = self.busy or over
        self.hint.layout.display = "none" if begun else ""
        far = 0 if reviewing is None else reviewing.far
        self.beside.put(reviewing, words.so_far(far, reviewing.whole) if reviewing is not None else "")
        companies = () if found is None else found.companies
        if found is not None and self.who not in companies:
            self.who = found.moves[0].who if found.moves else companies[0]
        self.whose.put([(company(who), who) for who in companies], self.who)
        self.whose.widget.layout.display = "" if companies else "none"
        self._show_moves(found)
        if found is not None and begun and over:
            self.note.say(*found.losses, *found.dearer, found.counted)
        elif self.busy:
            self.note.say()
        else:
            stopped = [words.stopped_after(far, far + found.going)] if found is not None and begun else []
            more = any(each.far > far for each in self.asked.values())
            self.note.say(*([words.other_line()] if more else stopped))
        self.made.value = f"<p>{marked(found.made)}</p>" if found is not None and begun else ""

    def _show_moves(self, found: Review | None) -> None:
        move, who = self.move, self.who
        if found is None or who is None:
            self.rows.put("", (), None)
            self.draw({})
        else:
            self.rows.put(lost_moves(found, who), [each.node for each in found.lost_by(who)], self.picked)
            self.draw(curves(found, self.line, who, self.picked))
        told = () if move is None or found is None else (move.turned(found.by), move.dearer, move.rests_on(found.level))
        self.verdict.say(*filter(None, told))
        self.how.layout.display = "" if found is not None and move is None and len(found) else "none"
        self.play_it.layout.display = "none" if move is None else ""

    def say_anew(self) -> None:
        """Say everything in another language."""
        self.show()


def _name(line: Sequence[Node]) -> tuple[int, ...]:
    """What a line is found by again: its steps, which are held as long as it is looked for."""
    return tuple(id(node.step) for node in line)
