"""The editor: whatever lies on the table, changed by lists, numbers and buttons, or a line of text."""

from collections.abc import Callable, Sequence
from functools import partial

import anywidget
from ipywidgets import Text, Textarea, VBox
from traitlets import Unicode

from ...board.box import Box
from ...board.refs import Ref
from ...engine.events import IllegalMove
from ...engine.moves import UnreadableMove, looks_like_a_move
from ...engine.position import Position
from ...engine.rounds import Turn
from ...history import DamagedGame, Game, load_game
from ...history.by_hand import Edit, Number, Several, changes_at, mover, name_of, owners, things_of
from ...history.tree import game_file
from ...notation.codec import Unreadable
from ...notation.rows import rows_beside_design
from ...words import by_hand
from ...words import explorer as words
from ..files import NoFile, read_text, there, write_file
from ..hands import Hands, tip_of
from ..page import source
from ..parts import Buttons, Counter, Lister, Note, grid, named, row, text
from ..rows_field import RowsField
from .walk import Stopped, Tick, Work, or_stop


class FilesView:
    """The panel of files and texts; `take` is given a game that was read, and `play` the line of a turn."""

    def __init__(
        self,
        game: Callable[[], Game],
        take: Callable[[Game], object],
        play: Callable[[str], object],
        work: Work,
        hands: Hands,
    ) -> None:
        self.game, self.take, self.play, self.work = game, take, play, work
        self.known: set[str] = set()  # files that this panel has read or written, and may write again
        self.asked = ""
        self.partial: Game | None = None
        self.name = Text(value=str(words.file_name()), description=words.file())
        self.save = hands.button(words.save(), self.write, main=True)
        self.load = hands.button(words.load(), lambda: self.read(beside=True))
        self.pasted = Textarea(placeholder=words.PASTE_EXAMPLE, rows=4)
        self.open = hands.button(words.open_(), lambda: self.paste(beside=True))
        self.rest = hands.button(words.open_rest(), self.open_rest)
        self.rest.layout.display = "none"
        self.what = Lister(hands, words.thing(), lambda value: self.put())
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
        if what in ("line", "game"):
            return Game(game.game_text()).text if what == "line" else game_file(game, {})
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
        """Open what was pasted: a position line, JSON, a game or a saved tree; whether that is done by now.

        The line of a move or a whole turn is played where one is.
        """

        def opened() -> str:
            self.pasted.value = ""
            return words.opened()

        line = self.pasted.value.strip()
        return self._played(line) if looks_like_a_move(line) else self._open(line, opened, beside)

    def _played(self, line: str) -> bool:
        try:
            self.play(line)
        except (UnreadableMove, IllegalMove) as error:
            self.note.say(words.not_played(), str(error), refused=True)
            return False
        self.pasted.value = ""
        self.note.say(words.played(over=isinstance(self.game().position.question, Turn | None)))
        return True

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


ELSEWHERE = "offer"
"""The part of the table whose list takes in what is in no other: a contract of a pile, for one."""


class Fields:
    """What can be changed at a thing, as fields, lists and buttons; they are used again, as a widget lives on."""

    def __init__(self, hands: Hands, tweak: Callable[[str], object]) -> None:
        self.hands, self.tweak = hands, tweak
        self.numbers: list[Number] = []
        self.lists: list[Several] = []
        self.edits: list[Edit] = []
        self._numbers: list[Counter] = []
        self._lists: list[Lister] = []
        self._buttons = Buttons(hands, lambda index: tweak(self.edits[index].said))
        self._rows = grid(), row()
        self.box = VBox([*self._rows, self._buttons.box])

    def put(self, ways: Sequence[Edit | Number | Several]) -> None:
        """Show these ways to change something."""
        self.numbers = [way for way in ways if isinstance(way, Number)]
        self.lists = [way for way in ways if isinstance(way, Several)]
        self.edits = [way for way in ways if isinstance(way, Edit)]
        for index in range(len(self._numbers), len(self.numbers)):
            self._numbers.append(Counter(self.hands, "", 0, 0, partial(self._say, index)))
        while len(self._lists) < len(self.lists):
            self._lists.append(Lister(self.hands, "", lambda said: self.tweak(said) if said else None))
        self._buttons.show([edit.text for edit in self.edits])
        for counter, number in zip(self._numbers, self.numbers, strict=False):
            counter.show(number.text, number.value, number.least, number.most)
        for lister, several in zip(self._lists, self.lists, strict=False):
            lister.widget.description = lister.widget.tooltip = several.text
            lister.put([(several.now, None), *((edit.text, edit.said) for edit in several.edits)])
        shown = (
            [counter.widget for counter in self._numbers[: len(self.numbers)]],
            [lister.widget for lister in self._lists[: len(self.lists)]],
        )
        for place, widgets in zip(self._rows, shown, strict=True):
            if place.children != tuple(widgets):
                place.children = tuple(widgets)

    def _say(self, index: int, number: int) -> None:
        self.tweak(self.numbers[index].say(number))


class Palette:
    """A button for everybody for whom one can build; pressed again, it shows again what is theirs."""

    def __init__(self, hands: Hands, picked: Callable[[str], object]) -> None:
        self.value = ""
        self.values: tuple[str, ...] = ()
        self._buttons = Buttons(hands, lambda index: picked(self.values[index]), "owners", mark="choice")
        self.widget = self._buttons.box

    def put(self, owners: tuple[str, ...], value: str) -> None:
        """Show other owners, one of them picked."""
        self.values, self.value = owners, value
        self._buttons.show([by_hand.owner(owner) for owner in owners], owners.index(value) if value in owners else None)


class Editor:
    """The panel of the editor; every change is said to `tweak` in the words of the tweak grammar."""

    def __init__(
        self, tweak: Callable[[str], bool], edit: Callable[[bool, str, Ref | None], object], hands: Hands
    ) -> None:
        """`edit` is told whether clicks edit, for which owner, and which thing is picked."""
        self._tweak, self._edit = tweak, edit
        self.position: Position | None = None
        self.thing: Ref | None = None
        self.on_board_last: Ref | None = None  # what was picked on the board last
        self.on_board = hands.switch(words.edit_board(), lambda on: self._edit(on, self.owner.value, None))
        self.owner = Palette(hands, self.pick_owner)
        self.part = Lister(hands, words.part(), self._look_into)
        self.things = Lister(hands, words.thing(), self._pick)
        self.fields = Fields(hands, self.change)
        self.rows = RowsField(hands, self.change_box)
        self.line = Text(placeholder=words.LINE_EXAMPLE, continuous_update=False)
        self.line.tooltip = tip_of(words.apply())
        self.apply_line = hands.button(words.apply(), self.apply_text)
        self.note = Note()
        self.box = VBox(
            [
                row(self.owner.widget, self.on_board),
                row(self.part.widget, self.things.widget),
                self.fields.box,
                self.rows.box,
                self.note.widget,
                text(words.edit_hint(), "soft"),
                text(words.by_text(), "head"),
                row(self.line, self.apply_line),
                text(words.notation(), "soft"),
            ]
        )

    def say_anew(self) -> None:
        """Say everything in another language."""
        self.owner.put(self.owner.values, self.owner.value)
        self._again()

    def turn(self, on: bool) -> None:
        """Let clicks on the board edit, or no longer."""
        if self.on_board.value != on:
            self.on_board.value = on

    def put(self, position: Position, thing: Ref | None = None, owner: str = "") -> None:
        """Show a position, the thing of it that was picked on the board, and for whom it is edited."""
        if position is self.position and thing in (None, self.on_board_last) and owner in ("", self.owner.value):
            return
        self.position, self.on_board_last = position, thing
        crew = owners(position)
        chosen = next(who for who in (owner, self.owner.value, mover(position), *crew) if who in crew)
        self.owner.put(crew, chosen)
        self._put_thing(position, thing or self.thing, chosen)

    def _put_thing(self, position: Position, thing: Ref | None, owner: str) -> None:
        """Show a thing in the lists, and what can be changed there; the first of all where it is gone."""
        parts = things_of(position)
        if thing is None or not changes_at(position, thing, owner):
            thing = parts[owner if owner in parts else "map"][0]
        self.thing = thing = Ref("company", thing.key) if thing.kind == "score" else thing
        part = next((part for part, things in parts.items() if thing in things or thing.key == part), ELSEWHERE)
        things = parts[part] if thing in parts[part] else (*parts[part], thing)
        self.part.put([(by_hand.PARTS.get(part) or by_hand.owner(part), part) for part in parts], part)
        self.things.put([(name_of(position, each), str(each)) for each in things], str(thing))
        self.fields.put(changes_at(position, thing, owner))
        self.rows.box.layout.display = "" if thing.kind == "design" else "none"
        self.rows.put(position.box)

    def pick_owner(self, owner: str, thing: Ref | None = None) -> None:
        """Edit for somebody; all that a company has is shown with it."""
        if self.position is not None and owner in self.position.companies:
            self.thing = Ref("company", owner)
        self._edit_for(owner, thing)

    def _look_into(self, part: str) -> None:
        if self.position is not None:
            self._pick(str(things_of(self.position)[part][0]))

    def _pick(self, thing: str) -> None:
        """Edit a thing of the list; what is a company's is edited for that company."""
        self.thing = Ref.read(thing)
        its = self.position is not None and self.thing.key in self.position.companies
        self._edit_for(str(self.thing.key) if its else self.owner.value, self.thing)

    def _edit_for(self, owner: str, thing: Ref | None) -> None:
        self.owner.put(self.owner.values, owner)
        self._edit(self.on_board.value, owner, thing)
        self._again()

    def _again(self) -> None:
        if self.position is not None:
            self._put_thing(self.position, self.thing, self.owner.value)

    def change(self, said: str) -> None:
        """Make a change; one that is refused leaves the fields as they were."""
        if not self._tweak(said):
            self._again()

    def change_box(self, box: Box) -> None:
        """Change the rows of the box."""
        self.change(f'box="{"; ".join(rows_beside_design(box))}"')

    def apply_text(self) -> None:
        """Change what the line says."""
        if self.line.value.strip() and self._tweak(self.line.value):
            self.line.value = ""
