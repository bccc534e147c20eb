"""The replay: old moves played again from here, what became of each, with a way to every one of them."""

from collections.abc import Callable
from typing import NamedTuple

from ipywidgets import VBox

from ...analysis.quick import quick_player
from ...engine.moves import Move
from ...engine.players import Strategy, random_player
from ...history import Entry, Game, Report
from ...history.replay import Mode
from ...words import explorer as words
from ..hands import Hands
from ..parts import Buttons, Lister, Note, named, row, text
from .work import Tick, Work

ROWS = 12
PLAYERS: dict[str, Strategy] = {"quick": quick_player(0), "random": random_player(0)}
"""The programs that can answer."""


class MovePlaces(NamedTuple):
    """What became of a move, and the places of the tree after the old and after the new one."""

    entry: Entry
    old: int | None
    new: int | None


def told_of(report: Report) -> tuple[MovePlaces, ...]:
    """The entries of a report with their places."""
    return tuple(
        MovePlaces(
            entry,
            None if entry.old is None else report.old_nodes[entry.old],
            None if entry.new is None else report.new_nodes[entry.new],
        )
        for entry in report.entries
    )


class ReportView:
    """The panel of the replay."""

    def __init__(
        self, game: Callable[[], Game], show: Callable[[int | None], object], work: Work, hands: Hands
    ) -> None:
        """`show` goes to a place, and None shows what has changed in the tree."""
        self.game, self.show, self.work, self.hands = game, show, work, hands
        self.told: tuple[MovePlaces, ...] = ()
        self.stopped = False
        self.end = 0  # the place that the last replay came to
        self.mode = Lister(hands)
        self.mode.put([(said, mode) for mode, said in words.MODES.items()], "stop")
        self.far = Lister(hands)
        self.far.put([(said, far) for far, said in words.FAR.items()], "game")
        self.start = hands.button(words.replay(), self.replay, words.tip_replay(), main=True)
        self.only = Lister(hands, words.show_entries(), lambda value: self._list())
        self.only.put([(words.FILTERS[kind], kind) for kind in words.SHOWN], "changed")
        self.entries = Lister(hands, words.entries(), self.pick, rows=ROWS)
        self.first = hands.button(words.first_difference(), lambda: self.difference(first=True))
        self.next = hands.button(words.next_difference(), self.difference)
        self.to_old = hands.button(words.old_line(), lambda: self._go(self.picked.old), words.tip_old_line())
        self.to_new = hands.button(words.new_line(), lambda: self._go(self.picked.new), words.tip_new_line())
        self.summary, self.detail = Note(), Note()
        self.near = Buttons(hands, lambda index: self.go_on(self.picked.entry.nearest[index]))
        self.offers = self.near.box
        self.results = VBox(
            [
                row(self.first, self.next, self.only.widget),
                named(words.entries(), self.entries.widget),
                self.detail.widget,
                row(self.to_old, self.to_new),
                self.offers,
            ]
        )
        self.results.layout.display = "none"
        self.box = VBox(
            [
                text(words.replay_hint(), "soft"),
                row(
                    named(words.mode(), self.mode.widget),
                    named(words.how_far(), self.far.widget),
                    self.start,
                ),
                self.summary.widget,
                self.results,
            ]
        )

    # Replaying.

    def replay(self, mode: Mode | None = None) -> None:
        """Play the old moves again after the current place; where a replay was stopped there, it goes on."""
        game = self.game()
        how = mode or PLAYERS.get(self.mode.value, self.mode.value)
        to = self._end_of_round() if self.far.value == "round" else None
        kept = self._told_so_far()

        def job(tick: Tick) -> Report:
            return game.replay(mode=how, to=to, watch=lambda entry: tick())

        self.work.run(words.replaying(), len(game.old_line(to=to)), job, lambda report: self._replayed(report, kept))

    def _end_of_round(self) -> int | None:
        """The place of the old line where the round is over that is being played; None if it never is."""
        game = self.game()
        return next((node.id for node in game.old_line() if node.position.round > game.position.round), None)

    def _told_so_far(self) -> tuple[MovePlaces, ...]:
        """What a stopped replay has told that goes on here: all but the question at which it stopped."""
        if not self.stopped or self.end != self.game().at:
            return ()
        *told, last = self.told
        return (*told, last) if last.new is not None or last.entry.kind == "not asked" else tuple(told)

    def go_on(self, move: Move) -> None:
        """After a stop: answer with another move, and replay what is left."""
        game, last = self.game(), self.told[-1]
        game.branch(self.end, move)
        self.end = game.at
        self.told = (*self.told[:-1], last._replace(new=game.at, entry=last.entry._replace(took=move, nearest=())))
        self.replay()

    def _replayed(self, report: Report, kept: tuple[MovePlaces, ...]) -> None:
        known = {told.old for told in kept if told.old is not None}
        self.told = (*kept, *(told for told in told_of(report) if told.old not in known))
        self.stopped = report.stopped
        self.end = self.game().at
        self.show(None)
        kinds = [told.entry.kind for told in self.told]
        counts: dict[str, int] = {kind: kinds.count(kind) for kind in dict.fromkeys(kinds)}
        by_hand = self.work.stopping
        self.summary.say(words.replayed(counts, self.stopped, by_hand))
        self.results.layout.display = "" if self.told else "none"
        self._list()
        if self.stopped and not by_hand and self.told:
            self.entries.put(self._options(), len(self.told) - 1)
            self._tell()

    # What was told.

    @property
    def picked(self) -> MovePlaces:
        """The entry that is picked."""
        index: int = self.entries.value
        return self.told[index]

    def _options(self) -> list[tuple[str, int]]:
        only = self.only.value
        return [
            (words.entry(told.entry), index)
            for index, told in enumerate(self.told)
            if only == "all" or (told.entry.kind != "same" if only == "changed" else told.entry.kind == only)
        ]

    def _list(self) -> None:
        options = self._options()
        self.entries.put(options, self.entries.value)
        self.first.disabled = self.next.disabled = not self._differences
        self._tell()

    def _tell(self) -> None:
        nothing = self.entries.value is None
        told = None if nothing else self.picked
        self.detail.say(*([] if told is None else [str(told.entry)]))
        self.to_old.disabled = told is None or told.old is None
        self.to_new.disabled = told is None or told.new is None
        last = told is not None and self.stopped and self.entries.value == len(self.told) - 1
        near = told.entry.nearest if told is not None and last and told.new is None else ()
        self.near.show([words.play_instead(move) for move in near])

    def pick(self, index: int | None) -> None:
        """Go to a move: in the new line where it is there, else in the old one."""
        self._tell()
        if index is not None:
            told = self.told[index]
            self._go(told.old if told.new is None else told.new)

    def _go(self, node: int | None) -> None:
        if node is not None and node in self.game():
            self.show(node)

    @property
    def _differences(self) -> list[int]:
        return [index for index, told in enumerate(self.told) if told.entry.kind != "same"]

    def difference(self, first: bool = False) -> None:
        """Go to the first difference, or to the one after the entry that is picked, and round again."""
        found = self._differences
        if not found:
            return
        after = -1 if first or self.entries.value is None else self.entries.value
        index = next((index for index in found if index > after), found[0])
        if self.only.value not in ("all", "changed"):
            self.only.put([(words.FILTERS[kind], kind) for kind in words.SHOWN], "changed")
        self.entries.put(self._options(), index)
        self.pick(index)

    def say_anew(self) -> None:
        """Say everything in another language."""
        self._list()

    def forget(self) -> None:
        """Forget what was told of a game that is gone."""
        self.told, self.stopped = (), False
        self.summary.say()
        self.results.layout.display = "none"
