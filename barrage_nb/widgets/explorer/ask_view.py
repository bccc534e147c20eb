"""Asking for the best moves: programs try them out beside the page, and what they find stays with its position."""

import asyncio
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from html import escape

from ipywidgets import HTML, IntProgress, Label, VBox

from ...analysis import BestMoves, growing_best_moves
from ...engine.position import Position
from ...view import Scene, svg
from ...view.best_view import Warmth, bars, heat, heat_legend, warmth
from ...view.shapes import Thing
from ...words.english import ask as words
from ...words.english.explorer import STOP
from ..errors import Errors
from ..parts import Note, button, row, text

GAMES = 128
"""So many games at most are played out with each move."""
APART = 0.25
"""Seconds from one picture of a growing answer to the next."""
GLANCE = 0.02
"""Seconds between two looks whether the next answer is there."""
THREADS = ThreadPoolExecutor(thread_name_prefix="best moves")


class Asking:
    """A position that was asked about: the answer as far as it has come, and where the next one comes from.

    What is parked goes on where it was, so that nothing is played out twice.
    """

    def __init__(self, position: Position, games: int) -> None:
        self.answers: Iterator[BestMoves] = growing_best_moves(position, n=games)
        self.found: BestMoves | None = None
        self.coming: Future[BestMoves | None] | None = None
        self.over = False

    def take(self, found: BestMoves | None) -> None:
        """Take the next answer; there is none after the last."""
        self.over = found is None
        self.found = found or self.found


class AskView:
    """The panel; while it is open, the heat map lies on the board. One position at a time is worked on."""

    def __init__(self, warm: Callable[[], object], errors: Errors) -> None:
        """`warm` is called when the heat map may look different."""
        self.warm, self.errors = warm, errors
        self.games = GAMES
        self.position: Position | None = None
        self.asked: dict[Position, Asking] = {}
        self.open, self.theme = False, "light"
        self.sites: dict[str, Warmth] = {}
        self._task: asyncio.Task[None] | None = None
        self._shown_at = 0.0
        self._make(errors)

    def _make(self, errors: Errors) -> None:
        self.start = button(words.ASK, errors.guarded(self.ask), words.ASK_TIP, main=True)
        self.end = button(STOP, errors.guarded(self.stop))
        self.progress = IntProgress(0, 0, 1, layout={"flex": "1 1 60px", "width": "auto"})
        self.far, self.note = Label(), Note()
        self.bars, self.legend, self.why = HTML(), HTML(), text()
        self.bars.add_class("barrage-lost")
        self.hint = text(words.HINT, "soft")
        top = row(self.start, self.end, self.progress, self.far)
        self.box = VBox([self.hint, top, self.note.widget, self.bars, self.legend, self.why])

    # What can be done.

    @property
    def asking(self) -> Asking | None:
        """What was asked about this position."""
        return None if self.position is None else self.asked.get(self.position)

    @property
    def found(self) -> BestMoves | None:
        """The answer for this position, as far as it has come."""
        return self.asking.found if self.asking is not None else None

    @property
    def busy(self) -> bool:
        """Whether this position is being worked on."""
        return self._task is not None

    def put(self, position: Position, opened: bool) -> None:
        """Turn to a position; what is worked out for another one is parked, and what it showed is gone at once."""
        if position is not self.position:
            self._park()
            self.position = position
        elif opened == self.open:
            return
        self.open = opened
        self.show()

    def ask(self) -> None:
        """Work out the best moves of this position, or go on with it; without a running kernel, at once."""
        if self.position is None or self.busy:
            return
        why = refused(self.position)
        try:
            if why is None and self.position not in self.asked:
                self.asked[self.position] = Asking(self.position, self.games)
        except ValueError as refusal:  # a draft, or the turn of an Automa
            why = str(refusal)
        asking = self.asking
        if why is not None or asking is None:
            self.note.say(why or "", refused=True)
            return
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            while not asking.over:
                asking.take(next(asking.answers, None))
        else:
            if not asking.over:
                self._task = loop.create_task(self._run(asking))
        self.show()

    def stop(self) -> None:
        """Stop at once; what is known so far stays."""
        self._park()
        self.show()

    # How.

    def _park(self) -> None:
        if self._task is not None:
            self._task.cancel()
            self._task = None

    async def _run(self, asking: Asking) -> None:
        # In the thread nothing is touched but the playouts: widgets and the board belong to the loop.
        # The loop looks itself: what was parked may have been begun in another one.
        while not asking.over:
            if asking.coming is None:
                asking.coming = THREADS.submit(next, asking.answers, None)
            while not asking.coming.done():
                await asyncio.sleep(GLANCE)
            coming, asking.coming = asking.coming, None
            self.errors.watched(lambda done=coming: self._take(asking, done))()

    def _take(self, asking: Asking, coming: "Future[BestMoves | None]") -> None:
        first = asking.found is None or not asking.found.count
        try:
            asking.take(coming.result())
        except Exception:  # of whatever kind: it goes on to the reader, and one can ask anew
            self.asked = {position: each for position, each in self.asked.items() if each is not asking}
            self._park()
            self.show()
            raise
        if asking.over:
            self._task = None
        if first or asking.over or time.monotonic() - self._shown_at > APART:
            self.show()

    # What is shown.

    def show(self) -> None:
        """Show what is known of this position, and nothing of any other."""
        self._shown_at = time.monotonic()
        found, over = self.found, self.asking is not None and self.asking.over
        self.start.description = words.GO_ON if found is not None and not (over or self.busy) else words.ASK
        self.start.disabled = self.busy or over
        self.hint.layout.display = "none" if found is not None else ""
        self.end.layout.display = self.progress.layout.display = "" if self.busy else "none"
        self.far.value = words.going_on(found) if self.busy else ""
        self.progress.max, self.progress.value = self.games, found.count if found is not None else 0
        self.bars.value = bars(found) if found is not None else ""
        self._say(found, over)
        sites = warmth(found) if found is not None and self.open else {}
        if sites != self.sites:
            self.sites = sites
            self.warm()
        self.legend.value = svg(heat_legend(sites, self.theme)) if sites else ""

    def _say(self, found: BestMoves | None, over: bool) -> None:
        """Only what stays is read aloud; the reasons change with every answer."""
        if found is None or self.busy:
            self.note.say()
        else:
            self.note.say(found.verdict if over else words.stopped(found))
        told = words.reasons(found) if found is not None else ()
        self.why.value = "".join(f"<p>{escape(each)}</p>" for each in told)

    def heat(self, position: Position, scene: Scene) -> tuple[Thing, ...]:
        """The heat map on a picture of a position; none on that of any other."""
        return heat(scene, self.sites) if self.sites and position is self.position else ()

    def dress(self, theme: str) -> None:
        """Draw in the colours of a theme."""
        if theme != self.theme:
            self.theme = theme
            self.show()


def refused(position: Position) -> str | None:
    """Why there is nothing to ask; None where there is a question."""
    if position.question is not None:
        return None
    return words.OVER if position.over else words.NOBODY
