"""Asking for the best moves: programs try them out beside the page, and what they find is kept with the game."""

from collections.abc import Callable, Sequence
from typing import Any

import anywidget
from ipywidgets import HTML, VBox
from traitlets import Dict, Unicode

from ...analysis import BestMoves, growing_best_moves
from ...analysis.executors import wake
from ...analysis.quick import expected_sites
from ...analysis.reviews import is_kept, keep, kept
from ...board.refs import Ref
from ...engine.position import Position
from ...history import Game
from ...view import Scene, svg
from ...view.analysis_page import bars
from ...view.overlays import Warmth, heat, heat_legend, ringed, warmth
from ...view.shapes import Thing
from ...words import best as words
from ...words.best import game_over
from ..answers import places_of
from ..beside import Beside, Growing
from ..hands import Hands
from ..page import marked, source
from ..parts import Note, row, text
from ..state import BoardState

GAMES, MOST = 128, 1024
"""After so many games with each move it rests; one can go on, and double them, up to so many."""


class Asking(Growing[BestMoves]):
    """A position of a game that was asked about; what was kept of it goes on where it was, as what is parked does."""

    def __init__(self, game: Game, position: Position, begun: BestMoves | None = None) -> None:
        super().__init__(growing_best_moves(position, n=MOST, begun=begun), begun)
        self.game = game
        self.expected = expected_sites(position)
        self.over = begun is not None and begun.ended != "going on"
        self.whole = 0
        self.picked: int | None = None

    @property
    def far(self) -> int:
        """How many games each move has that is still in question."""
        return self.found.count if self.found is not None else 0

    @property
    def at_rest(self) -> bool:
        return self.over or self.far >= self.whole

    def go_on(self, games: int) -> None:
        """Ask for so many games; where there are as many, for twice as many, until it is more."""
        while games <= self.far:
            games *= 2
        self.whole = min(games, MOST)

    def take(self, found: BestMoves | None) -> None:
        known = () if found is None or self.found is None else self.found.options
        if found is not None and found.options[: len(known)] != known[: len(found.options)]:
            self.picked = None  # what was worked out are other turns; what was left out comes at the end
        super().take(found)

    def keep(self) -> None:
        """Keep what was found with the game."""
        if self.found is not None and self.found.count:
            keep(self.game, self.found)


class AskView:
    """The panel; while it is open, the heat map lies on the board."""

    def __init__(
        self,
        game: Callable[[], Game],
        warm: Callable[[], object],
        look_at: Callable[[tuple[Ref, ...]], object],
        play: Callable[[str], object],
        kept: Callable[[], object],
        hands: Hands,
    ) -> None:
        """`warm` is called when the heat map may look different, and `look_at` with the places of a picked move.

        `play` is to play a turn, and `kept` is called when something was kept with the game.
        """
        self.game, self.warm, self.look_at, self.play = game, warm, look_at, play
        self.beside = Beside(hands, self.show, kept, self._lost)
        self.games = GAMES
        self.position: Position | None = None
        self.asked: dict[Position, Asking] = {}
        self.open, self.theme = False, "light"
        self.sites: dict[str, Warmth] = {}
        self.places: tuple[Ref, ...] = ()
        self._make(hands)

    def _make(self, hands: Hands) -> None:
        self.start = hands.button(words.ask(), self.ask, main=True)
        self.note = Note()
        self.rows = Rows(hands, words.rows(), self.pick, self.play_row)
        self.play_it = hands.button(words.play(), self.play_row)
        self.how = text(words.how(), "soft")
        self.legend, self.why = HTML(), text()
        self.hint = text(words.hint(), "soft")
        top, picked = row(self.start, *self.beside.widgets), row(self.how, self.play_it)
        self.box = VBox([top, self.hint, self.note.widget, self.rows, self.legend, picked, self.why])

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
        return self.beside.busy

    @property
    def picked(self) -> str | None:
        """The option whose row is picked."""
        asking = self.asking
        if asking is None or asking.found is None or asking.picked is None:
            return None
        return asking.found.options[asking.picked]

    def put(self, position: Position, opened: bool) -> None:
        """Turn to a position; what is worked out for another one is parked, and what it showed is gone at once."""
        if position is not self.position:
            self.beside.park()
            self.position = position
        elif opened == self.open:
            return
        self.open = opened
        damaged = None
        if opened:
            wake()
            damaged = self._look_up(position)
        self.show()
        if damaged is not None:
            self.note.say(damaged, refused=True)

    def ask(self) -> None:
        """Work out the best moves of this position, or go on with it; without a running kernel, at once."""
        if self.position is None or self.busy:
            return
        why = refused(self.position)
        try:
            if why is None and self.position not in self.asked:
                self.asked[self.position] = Asking(self.game(), self.position)
        except ValueError as refusal:  # a draft, or the turn of an Automa
            why = str(refusal)
        asking = self.asking
        if why is not None or asking is None:
            self.note.say(why or "", refused=True)
            return
        if not asking.over:
            asking.go_on(self.games)
        self.beside.work(asking)

    def pick(self, option: int | None) -> None:
        """Show why a move comes out as it does, how it goes on, and where it is on the board; None for the best."""
        asking = self.asking
        if asking is not None:
            asking.picked = option
            self.show()
            self.look_at(self.places)

    def pick_site(self, space: str) -> bool:
        """Pick the move that a circle of the map stands for; whether there is one."""
        rank = self.sites[space].rank if space in self.sites else 0
        if self.found is None or not rank:
            return False
        self.pick(self.found.options.index(self.found.ranking[rank - 1]))
        return True

    def play_row(self, option: int | None = None) -> None:
        """Play the turn of a row as it is told there, by default of the one that is picked, as a line from here."""
        asking = self.asking
        if asking is not None and asking.found is not None:
            option = asking.picked if option is None else option
            if option is not None:
                self.play(asking.found.to_its_end(asking.found.options[option]))

    # How.

    def _look_up(self, position: Position) -> str | None:
        """Take what was kept of this position, if it was not asked about since; what is wrong with it, if it is."""
        question, game = position.question, self.game()
        if position in self.asked or question is None or not is_kept(game, position, question.who):
            return None
        asked = next(growing_best_moves(position, n=MOST))
        try:
            begun = kept(game, asked)
        except ValueError as damaged:
            return str(damaged)
        if begun is not None:
            self.asked[position] = Asking(game, position, begun)
        return None

    def _lost(self, asking: Growing[Any]) -> None:
        """Forget what failed: one can ask anew."""
        self.asked = {position: each for position, each in self.asked.items() if each is not asking}

    # What is shown.

    def show(self) -> None:
        """Show what is known of this position, and nothing of any other."""
        asking, found = self.asking, self.found
        over = asking is not None and asking.over
        self.start.description = words.go_on() if found is not None and not (over or self.busy) else words.ask()
        self.start.disabled = self.busy or over
        self.hint.layout.display = "none" if found is not None else ""
        tried = found is not None and found.playouts
        self.beside.put(asking, words.so_far(tried) if tried else words.looking())
        self._show_rows(asking)
        self._say(found, over or (asking is not None and asking.at_rest and bool(asking.whole)))
        sites = warmth(found, asking.expected) if asking is not None and found is not None and self.open else {}
        shown = self.picked if self.open else None
        places = places_of(found.position, found.plan(shown)) if found is not None and shown else ()
        if (sites, places) != (self.sites, self.places):
            self.sites, self.places = sites, places
            self.warm()
        self.legend.value = svg(heat_legend(sites, self.theme)) if sites else ""

    def _show_rows(self, asking: Asking | None) -> None:
        found = asking.found if asking is not None else None
        if asking is None or found is None:
            self.rows.put("", (), None)
        else:
            self.rows.put(bars(found), [found.options.index(option) for option in found.ranking], asking.picked)
        self.how.layout.display = "" if found is not None and self.picked is None else "none"
        self.play_it.layout.display = "" if self.picked is not None else "none"

    def _say(self, found: BestMoves | None, over: bool) -> None:
        """Only what stays is read aloud; the reasons change with every answer."""
        if found is None or self.busy:
            self.note.say()
        else:
            self.note.say(found.verdict if over else words.stopped_after(found.playouts))
        told = reasons(found, self.picked) if found is not None else ()
        self.why.value = "".join(f"<p>{marked(each)}</p>" for each in told)

    def heat(self, state: BoardState, scene: Scene) -> tuple[Thing, ...]:
        """The heat map, and what the picked move is about, on a picture of a position; none on that of any other."""
        if state.shown is not self.position:
            return ()
        return (*heat(scene, self.sites), *ringed(scene, state.answers_in(self.places)))

    def say_anew(self) -> None:
        """Say everything in another language."""
        self.show()

    def dress(self, theme: str) -> None:
        """Draw in the colours of a theme."""
        self.theme = theme
        self.show()


def reasons(found: BestMoves, picked: str | None = None) -> list[str]:
    """Why the best is the best, or the one that is picked is not; how it goes on, and what that is known from."""
    if not found.count:
        return []
    why = found.why if picked in (None, found.best) else found.why_not(picked)
    return [each for each in (*why.splitlines(), *found.next_turns(picked), found.tried) if each]


def refused(position: Position) -> str | None:
    """Why there is nothing to ask; None where there is a question."""
    if position.question is not None:
        return None
    return game_over() if position.over else words.nobody()


class Rows(anywidget.AnyWidget):
    """Rows by number; `pick` and `play` are called with that of a row, and `pick` with None where none is picked."""

    _esm = source("explorer/rows.js")

    label = Unicode("").tag(sync=True)
    shown: Any = Dict({"html": "", "options": [], "picked": None}).tag(sync=True)

    def __init__(
        self, hands: Hands, label: str, pick: Callable[[int | None], object], play: Callable[[int], object]
    ) -> None:
        super().__init__(label=label)
        self.add_class("barrage-lost")
        self._heard = {"pick": pick, "play": play}
        hands.on_message(self, self._hear)

    def put(self, html: str, options: Sequence[int], picked: int | None) -> None:
        """Show other rows; each has the number of what it is about, and stays picked wherever it goes."""
        before = self.shown["picked"]
        self.shown = {"html": html, "options": list(options), "picked": picked}
        if picked is not None and picked != before:
            self.send({"see": picked})

    def _hear(self, told: dict[str, Any]) -> None:
        for what, number in told.items():
            if number is None or number in self.shown["options"]:
                self._heard[what](number)
