"""`automa_at_my_table`: the books of the Automas at a real table, kept in a file after every entry."""

from collections.abc import Callable, Sequence
from functools import partial
from html import escape
from pathlib import Path
from typing import Any

from ipywidgets import Text, VBox

from ...board.box import PRINTED, Box
from ...engine.events import IllegalMove
from ...engine.moves import ACT, Move, Tweak, UnreadableMove, read_move
from ...engine.setup import checked_box, level_named, new_game
from ...history import DamagedGame, Game, Node
from ...lessons.automa import DrawnCard, as_laid, automa_to_act, drawn, laid, last_turn, pile_of, put_right
from ...words import automa as words
from ...words.automa import row as row_of_tile
from ...words.names import listed, tile, work
from ...words.production_lesson import contract_choice
from ...words.table import over
from ..files import NoFile, free_name, read_file
from ..hands import tip_of
from ..page import Live
from ..parts import Lister, Note, named, row, text
from ..state import BoardState
from .explorer import WITH_AUTOMAS, Explorer
from .walk import Explored


def automa_at_my_table(
    *people: str,
    save: str | Path = "automa-at-my-table.txt",
    lay: str = "",
    seed: int | None = None,
    box: Box | str = PRINTED,
    **automas: str,
) -> "AtMyTable":
    """The Automas of a game on a real table: `automa_at_my_table("usa", italy="hard", save="evening.txt")`.

    You enter what people did, the two tiles of each turn of an Automa, and drawn cards where others came; it says what
    the Automa does, and why. `lay` says how your table begins, as `"headstream_tiles=3,1,5,7 | usa officer=jordan"`.
    The file is written after every entry, and the same call goes on with it. `box="leeghwater"` is the expansion.
    """
    box = checked_box(box)
    automas = _checked(people, automas, box)
    file = Path(save)
    if file.exists():
        return _back_at(file, people, automas, box)
    position = new_game(len(people) + len(automas), seed=seed, automas=automas, companies=people, box=box)
    game = Game(position)
    if lay:
        game.tweak(None, as_laid(position, lay))
    return AtMyTable(game, file, words.laid_out())


def _checked(people: Sequence[str], automas: dict[str, str], box: Box) -> dict[str, str]:
    if not people or not automas:
        raise ValueError(words.nobody())
    for name in (*people, *automas):
        if name not in box.companies:
            raise ValueError(words.not_a_company(name, listed(box.companies, last="or")))
    if len({*people, *automas}) < len(people) + len(automas):
        raise ValueError(words.twice())
    return {name: level_named(level) for name, level in automas.items()}


def _back_at(file: Path, people: Sequence[str], automas: dict[str, str], box: Box) -> "AtMyTable":
    """The game of a file, or what could be read of it, in a new file."""
    try:
        game, beside = read_file(file), file
        said = words.came_back(file, game.position.round)
    except DamagedGame as damaged:
        if damaged.partial is None:
            raise
        game, beside = damaged.partial, free_name(file)
        said = words.partly(file, beside)
    position = game.position
    seated = {*position.companies, *(company for company, _ in position.offer)}
    if dict(position.automas) != automas or seated != {*people, *automas} or position.box is not box:
        there = [repr(name) for name in seated if name not in position.automas]
        there += [f"{name}={level!r}" for name, level in position.automas.items()] or [words.no_automas()]
        there += [f"box={position.box.of!r}"] * (position.box is not box)
        raise ValueError(words.holds_another(file, ", ".join(there)))
    return AtMyTable(game, beside, said)


class AtMyTable(Explorer):
    """An explorer on the game of a real table, with the entries above it; every entry is a method too."""

    def __init__(self, game: Game, file: Path, said: str = "") -> None:
        super().__init__(game, file)
        self.note.say(said)

    def _make_panels(self) -> None:
        super()._make_panels()
        button = self.hands.button
        self.head, self.told, self.note, self.saved = text("", "head"), Live(), Note(), text("", "soft")
        self.top, self.under = Lister(self.hands), Lister(self.hands)
        self.act_button = button(words.act(), self.act, main=True)
        self.tiles = row(named(words.top(), self.top.widget), named(words.under(), self.under.widget), self.act_button)
        self.entry = Text(placeholder=words.entry_example(), continuous_update=False, layout={"width": "360px"})
        self.enter_button = button(words.enter(), self.enter_text)
        self.hand_over = button("", self.go_on)
        self.by_hand = VBox([text(words.by_hand(), "soft"), row(self.entry, self.enter_button, self.hand_over)])
        self.take_back = button(words.take_back(), self.forget_last)
        self.cards = VBox()
        self.books = VBox(
            [
                self.head,
                self.tiles,
                self.by_hand,
                self.note.widget,
                self.told,
                self.cards,
                row(self.take_back, self.saved),
            ]
        )
        self.books.add_class("barrage-books")

    def _make_walk(self, game: Game) -> Explored:
        return AtHome(game, self.work.check, self.refresh, self.tweak)

    def _laid_out(self) -> list[Any]:
        *before, both = super()._laid_out()
        return [*before, self.books, both]

    # Entries.

    def act(self, top: int | None = None, under: int | None = None) -> None:
        """Let the Automa act, by the tile that was flipped and the one that then lies on top of the pile."""
        top = self.top.value if top is None else top
        under = self.under.value if under is None else under
        if top is None or under is None:
            self.note.say(words.flip_first(), refused=True)
        elif top == under:
            self.note.say(words.one_tile_twice(), refused=True)
        else:
            self.note.say()
            self.walk.edit(lambda game: _flip_and_act(game, top, under))
            self.open_panel(WITH_AUTOMAS)

    def enter(self, said: str) -> bool:
        """Enter a move of a person, or what has changed on the table; whether that could be."""
        try:
            move: Move | None = read_move(said, self.position.box)
        except UnreadableMove:
            move = None
        if move is None or isinstance(move, Tweak):
            done = self.tweak(said)
            self.note.say(self.editor.note.text, refused=not done)
            return done
        try:
            self.play(move)
        except IllegalMove as refused:
            self.note.say(str(refused), refused=True)
            return False
        self.note.say()
        return True

    def enter_text(self) -> None:
        """Enter what was written."""
        if self.entry.value.strip() and self.enter(self.entry.value.strip()):
            self.entry.value = ""

    def go_on(self) -> None:
        """Whatever people have entered, the next Automa acts; where none has engineers, the round is over."""
        automa, companies = self._next_automa, self.position.companies
        people = (name for name in companies if name not in self.position.automas)
        over = " | ".join(f"{name} engineers=0" for name in people)
        if self.enter(f"mover={automa}" if automa else over):
            self.note.say()
            self.entry.value = ""

    def put_right(self, at: DrawnCard, card: Any) -> None:
        """Lay out the card that really came."""
        if self.enter(put_right(self.position, at, card)):
            self.note.say()

    def forget_last(self) -> None:
        """Take the last entry back: of an Automa, its turn and its tiles."""
        if self.game.at:
            self.note.say()
            self.walk.edit(_forget)

    # Showing.

    @property
    def _next_automa(self) -> str | None:
        """The Automa that comes first after whoever decides, in turn order; None where none has engineers."""
        order, companies = self.position.order, self.position.companies
        question = self.position.question
        at = order.index(question.who) if question is not None and question.who in order else -1
        able = (who for who in (*order[at + 1 :], *order) if who in self.position.automas and companies[who].engineers)
        return next(able, None)

    def _put_around(self) -> None:
        super()._put_around()
        position, who = self.position, automa_to_act(self.position)
        asked = position.question
        self.tiles.layout.display = "" if who else "none"
        self.by_hand.layout.display = "none" if who or asked is None else ""
        self.take_back.disabled = not self.game.at
        if asked is None:
            points = {company: held.vp for company, held in position.companies.items()}
            self.head.value = escape(over(position.ranking, points) if position.over else "")
        elif who:
            self.head.value = escape(words.to_act(who))
            self._put_tiles()
        else:
            self.head.value = escape(words.person(asked.who))
            self.hand_over.layout.display = "" if position.phase == "actions" else "none"
            automa = self._next_automa
            said = words.now_acts(automa) if automa else words.round_over()
            self.hand_over.description, self.hand_over.tooltip = said, tip_of(said)
        self._put_told()
        self._put_cards()

    def _put_tiles(self) -> None:
        pile = pile_of(self.position, self.game.line())
        options = [(_tile(number, self.position.box), number) for number in pile.unseen]
        self.top.put([(words.choose(), None), *options], pile.top)
        self.under.put([(words.choose(), None), *options])

    def _put_told(self) -> None:
        last = last_turn(self.game.line())
        if last is None:
            self.told.value = f"<p>{escape(words.nothing_yet())}</p>"
            return
        self.told.value = (
            f"<p><b>{escape(words.turn(last.who))}</b></p><div class='barrage-two'>"
            f"{_list(words.do(), last.deeds)}{_list(words.since(), last.since)}</div>"
            f"{_folded(words.why(), last.reasons)}"
        )

    def _put_cards(self) -> None:
        found = drawn(self.game.line())
        listers = []
        for at in found:
            lister = Lister(self.hands, "", partial(self.put_right, at))
            called = _CALLED.get(at.field, tile)
            lister.put([(called(card), card) for card in (at.card, *at.others) if card is not None])
            listers.append(lister.widget)
        self.cards.children = (text(words.drawn(), "soft"), row(*listers)) if listers else ()

    def _keep(self) -> Path | None:
        written = super()._keep()
        if written is not None:
            entries = sum(not _lays_tiles(node) for node in self.game.line()[1:])
            self.saved.value = escape(words.kept(written, entries))
        return written

    def _not_kept(self, error: NoFile) -> None:
        self.note.say(str(error), refused=True)


_CALLED: dict[str, Callable[[Any], str]] = {"contracts": contract_choice, "works": work}
"""What cards are called in a list, by where they lie; the others are tiles."""


def _tile(number: int, box: Box) -> str:
    return words.tile_by_rows(number, *map(row_of_tile, box.automa_tiles[number].rows[:3]))


def _list(head: str, sentences: Sequence[str]) -> str:
    if not sentences:
        return ""
    return f"<div><b>{escape(head)}</b>{_lines(sentences)}</div>"


def _folded(head: str, sentences: Sequence[str]) -> str:
    """Sentences that open under their head: they would push the board out of sight."""
    return f"<details><summary>{escape(head)}</summary>{_lines(sentences)}</details>" if sentences else ""


def _lines(sentences: Sequence[str]) -> str:
    return f"<ol>{''.join(f'<li>{escape(sentence)}</li>' for sentence in sentences)}</ol>"


def _flip_and_act(game: Game, top: int, under: int) -> None:
    game.tweak(None, laid(game.position, top, under))
    game.play(ACT)


def _forget(game: Game) -> None:
    """Take the current place out of the tree, and with the turn of an Automa the tiles that were laid for it."""
    acted = game.node.move == ACT
    game.delete(game.at)
    if acted and _lays_tiles(game.node):
        game.delete(game.at)


def _lays_tiles(node: Node) -> bool:
    """Whether a place in the tree only lays the tiles for the turn of an Automa: they belong to that entry."""
    return node.tweak is not None and node.tweak.said.startswith("automa_pile")


class AtHome(Explored):
    """A place at which an Automa does not act before its tiles are known."""

    @property
    def taken(self) -> tuple[Move, ...]:
        return () if automa_to_act(self.cursor.position) else super().taken

    def question(self, state: BoardState) -> str:
        """What is asked; of an Automa, its tiles."""
        waits = automa_to_act(state.position) and state.over is None
        return f"{state.question}: {words.flip_first()}" if waits else state.question
