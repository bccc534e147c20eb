"""Saving, loading, pasting and copying: a game in the folder of the notebook, or as a text to carry away."""

from collections.abc import Callable

import anywidget
from ipywidgets import Text, Textarea, VBox
from traitlets import Unicode

from ...history import DamagedGame, Game, load_game
from ...notation.codec import Unreadable
from ...words import explorer as words
from ..files import NoFile, read_text, there, write_file
from ..hands import Hands
from ..page import source
from ..parts import Lister, Note, named, row, text
from .work import Stopped, Tick, Work, or_stop


class FilesView:
    """The panel of files and texts; `take` is given a game that was read."""

    def __init__(self, game: Callable[[], Game], take: Callable[[Game], object], work: Work, hands: Hands) -> None:
        self.game, self.take, self.work = game, take, work
        self.known: set[str] = set()  # files that this panel has read or written, and may write again
        self.asked = ""
        self.partial: Game | None = None
        self.name = Text(value=str(words.file_name()), description=words.file())
        self.save = hands.button(words.save(), self.write, words.tip_save(), main=True)
        self.load = hands.button(words.load(), lambda: self.read(beside=True), words.tip_load())
        self.pasted = Textarea(placeholder=words.PASTE_EXAMPLE, rows=4)
        self.open = hands.button(words.open_(), lambda: self.paste(beside=True), words.tip_open())
        self.rest = hands.button(words.open_rest(), self.open_rest, words.tip_open_rest())
        self.rest.layout.display = "none"
        self.what = Lister(hands, words.copy_what(), lambda value: self.put())
        self.what.put([(said, what) for what, said in words.COPIES.items()], "position")
        self.out = Textarea(rows=4, disabled=True, tooltip=words.copy_out())
        self.copy = Copier(label=words.copy(), done=words.copied(), failed=words.not_copied())
        self.note = Note()
        self.box = VBox(
            [
                row(self.name, self.save, self.load),
                self.note.widget,
                self.rest,
                text(words.paste(), "head"),
                named(words.paste_here(), self.pasted),
                row(self.open),
                text(words.copy_out(), "head"),
                row(self.what.widget, self.copy),
                self.out,
            ]
        )

    def put(self) -> None:
        """Show the text that can be copied."""
        self.copy.text = self.out.value = self.text(self.what.value)

    def text(self, what: str) -> str:
        """The position as a line or as JSON, the line without the others, or the game with all its lines.

        What was worked out about a game stays behind: a text of two million characters is none to be pasted.
        """
        game = self.game()
        if what == "line":
            return Game(game.game_text()).text
        if what == "game":
            return game.text_alone
        return game.position.to_json() if what == "json" else game.position.text

    def write(self, name: str | None = None) -> bool:
        """Save the game; over a file that is not ours only when asked twice."""
        name = self.name.value.strip() if name is None else name
        if name not in self.known and name != self.asked and there(name):
            self.asked = name
            self.note.say(words.exists(name), refused=True)
            return False
        try:
            write_file(name, self.game().text)
        except NoFile as error:
            self.note.say(str(error), refused=True)
            return False
        self.known.add(name)
        self.note.say(words.saved(name, len(self.game()) - 1))
        return True

    def read(self, name: str | None = None, beside: bool = False) -> bool:
        """Load a game in place of the one that is open, which an undo brings back; whether that is done by now.

        With `beside`, a long game is read while the page goes on, and opened later.
        """
        name = self.name.value.strip() if name is None else name

        def loaded() -> str:
            self.known.add(name)
            return words.loaded(name)

        try:
            text = read_text(name)
        except (Unreadable, NoFile) as error:
            return self._opened(error, loaded)
        return self._open(text, loaded, beside)

    def paste(self, beside: bool = False) -> bool:
        """Open what was pasted: a position line, JSON, a game or a saved tree; whether that is done by now."""

        def opened() -> str:
            self.pasted.value = ""
            return words.opened()

        return self._open(self.pasted.value, opened, beside)

    def _open(self, text: str, opened: Callable[[], str], beside: bool) -> bool:
        def job(tick: Tick) -> Game | Exception:
            try:
                return load_game(text, watch=or_stop(tick))
            except (ValueError, Stopped) as error:
                return error

        if not beside:
            return self._opened(job(lambda: True), opened)
        self.work.run(words.loading(), text.count("\n"), job, lambda found: self._opened(found, opened))
        return False

    def _opened(self, found: Game | Exception, opened: Callable[[], str]) -> bool:
        """Take a game that was read; else say why there is none, and offer what could be read of it."""
        self.partial = found.partial if isinstance(found, DamagedGame) else None
        self.rest.layout.display = "none" if self.partial is None else ""
        if isinstance(found, Exception):
            why = words.stopped() if isinstance(found, Stopped) else str(found)
            self.note.say(words.not_opened(), why, refused=True)
            return False
        self.take(found)
        self.note.say(opened())
        return True

    def open_rest(self) -> None:
        """Open what could be read of a damaged game; its file stays as it is."""
        if self.partial is not None:
            partial, self.partial = self.partial, None
            self.rest.layout.display = "none"
            self.take(partial)
            self.note.say(words.opened_rest())


class Copier(anywidget.AnyWidget):
    """Copies `text`; then its label says `done` or `failed` for a moment."""

    _esm = source("explorer/copier.js")

    text = Unicode("").tag(sync=True)
    label = Unicode("").tag(sync=True)
    done = Unicode("").tag(sync=True)
    failed = Unicode("").tag(sync=True)
