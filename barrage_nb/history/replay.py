"""Replay: old moves played again from another position, and what became of each of them."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Literal, NamedTuple, TypeAlias

from ..board.box import PRINTED, Box
from ..board.map import BASIN_OF_SPACE, ENDS
from ..board.office import BANK
from ..engine import moves
from ..engine.events import Built, Declined, Deed, Drawn, Event, IllegalMove, Invested, Took
from ..engine.play import Step, Strategy, play
from ..engine.position import Position, as_position
from ..engine.rounds import Turn
from ..engine.rulings import LIMITS
from ..engine.values import record
from ..words import history as words
from ..words.marks import said_again
from ..words.names import in_a_row, listed
from .line import (
    Ask,
    Changed,
    Dressed,
    LineOfPlay,
    Redecided,
    Turns,
    as_it_is,
    asks_of,
    differences,
    line_of,
    parting,
    to_decide,
    turn_differences,
)

EntryKind: TypeAlias = Literal["same", "different", "refused", "not asked", "unanswered", "decided anew"]
KINDS: tuple[EntryKind, ...] = ("same", "different", "refused", "not asked", "unanswered", "decided anew")


class Entry(NamedTuple):
    """What became of one old move, or of one new question; its places in the old and in the new line.

    `took` is what was played where the old move was not: a stand-in, or a program's answer; `redecided` is where
    an Automa's turn parted from its old one.
    """

    kind: EntryKind
    ask: Ask | None
    old: int | None = None
    new: int | None = None
    move: moves.Move | moves.Tweak | None = None
    took: moves.Move | None = None
    reason: str | None = None
    changed: tuple[Changed, ...] = ()
    nearest: tuple[moves.Move, ...] = ()
    redecided: Redecided | None = None
    box: Box = PRINTED

    def told(self, quote: Dressed = as_it_is, strong: Dressed = as_it_is) -> str:
        """It in a line, as it looks where it is shown."""
        asked = ""
        if self.kind == "unanswered" and self.ask is not None:
            asked = to_decide(self.ask.kind.partition(" ")[0])
        what = asked or ("?" if self.move is None else moves.answer(self.move, self.box))
        line = words.became(quote(what), strong(words.KINDS[self.kind]))
        for reason in filter(None, (said_again(self.reason), in_a_row(map(str, self.changed)))):
            line = words.because(line, quote(reason))
        if self.took is not None:
            line = words.instead(line, quote(moves.answer(self.took, self.box)))
        if near := [words.quoted(_noted(move, self.box)) for move in self.nearest]:
            line = (words.as_then if asked else words.nearest)(line, quote(listed(near, last="or")))
        return words.told(strong(words.between_moves() if self.ask is None else self.ask.moment), line)

    def __str__(self) -> str:
        return self.told()


def _noted(move: moves.Move, box: Box) -> str:
    said = moves.answer(move, box)
    return said if str(move) in said else words.noted(said, str(move))


class Report(NamedTuple):
    """A replay: what became of every old move it came to, the new line, whether it stopped short, and its nodes."""

    start: Position
    entries: tuple[Entry, ...]
    line: tuple[Step, ...]
    stopped: bool
    old_nodes: tuple[int, ...] = ()
    new_nodes: tuple[int, ...] = ()

    @property
    def end(self) -> Position:
        """The position that the replay came to."""
        return self.line[-1].after if self.line else self.start

    @property
    def counts(self) -> dict[str, int]:
        """How many entries there are of each kind."""
        found = Counter(entry.kind for entry in self.entries)
        return {kind: found[kind] for kind in KINDS}

    @property
    def same(self) -> bool:
        """Whether every old move did what it had done."""
        return not self.stopped and all(entry.kind == "same" for entry in self.entries)

    @property
    def in_short(self) -> str:
        """How many moves did what."""
        found = [words.COUNTED(kind, n=number) for kind, number in self.counts.items() if number]
        return words.all_replayed(in_a_row(found or [words.no_moves()]), self.stopped)

    def __repr__(self) -> str:
        return f"<{self.in_short}>"

    def __str__(self) -> str:
        return "\n".join([self.in_short, *(f"  {entry}" for entry in self.entries if entry.kind != "same")])


MOST_NEAREST = 5


def nearest(move: moves.Move, legal: Iterable[moves.Move], box: Box = PRINTED) -> tuple[moves.Move, ...]:
    """The legal moves that want the same as a move, but for a detail: another slot, fewer drops, other machines."""
    distance = _DISTANCES.get(type(move))
    if distance is None:
        return ()
    found = [(distance(move, other, box), other) for other in legal if type(other) is type(move)]
    near = [(steps, other) for steps, other in found if steps is not None]
    return tuple(other for _, other in sorted(near, key=lambda pair: pair[0])[:MOST_NEAREST])


def _place(move: moves.Place, other: moves.Place, box: Box) -> float | None:
    space, another = box.spaces.get(move.space), box.spaces.get(other.space)
    if space is None or another is None or space.action != another.action:
        return None
    fewer = abs((move.engineers or 0) - (other.engineers or 0))
    return abs(space.amount - another.amount) + fewer + (space.fee != another.fee) / 2


def _at(move: moves.At, other: moves.At, box: Box) -> float | None:
    basin = BASIN_OF_SPACE.get(move.space)
    if basin is None or move.space[0] != other.space[0]:
        return None
    if basin == BASIN_OF_SPACE[other.space]:
        return 0
    pipe, another = ENDS.get(move.space), ENDS.get(other.space)
    return 1 if pipe and another and pipe[1] == another[1] else None


def _produce(move: moves.Produce, other: moves.Produce, box: Box) -> float | None:
    if _basin(move.dam) != _basin(other.dam) and move.conduit != other.conduit:
        return None
    parts = (move.dam != other.dam) + (move.conduit != other.conduit)
    return 4 * parts + (_basin(move.powerhouse) != _basin(other.powerhouse)) + abs(move.drops - other.drops)


def _basin(space: str) -> int | None:
    return BASIN_OF_SPACE.get(space)


def _machines(move: moves.Pay | moves.Machines, other: moves.Pay | moves.Machines, box: Box) -> float:
    return abs(move.excavators - other.excavators) + abs(move.mixers - other.mixers)


def _several(move: Any, other: Any, box: Box) -> float | None:
    """Headstreams or contracts, of which some are the same, or as many."""
    ours, theirs = (Counter(getattr(one, _SEVERAL[type(one)])) for one in (move, other))
    common = (ours & theirs).total()
    apart = ours.total() + theirs.total() - 2 * common
    return apart if common or ours.total() == theirs.total() == 1 else None


_SEVERAL: dict[type, str] = {moves.Drops: "headstreams", moves.Take: "contracts", moves.Discard: "contracts"}
_DISTANCES: dict[type, Callable[[Any, Any, Box], float | None]] = {
    moves.Place: _place,
    moves.At: _at,
    moves.Produce: _produce,
    moves.Build: lambda move, other, box: int(move.tile != other.tile) if move.structure == other.structure else None,
    moves.UseTile: lambda move, other, box: 0 if (move.copying or move.tile) == (other.copying or other.tile) else None,
    moves.DraftPick: lambda move, other, box: 0 if move.company == other.company else None,
    moves.Pay: lambda move, other, box: _machines(move, other, box) + abs(move.credits - other.credits),
    moves.Machines: _machines,
    **dict.fromkeys(_SEVERAL, _several),
}


def as_it_happened(position: Position, events: Iterable[Event]) -> moves.Move | None:
    """The answer that events show to have been given where there was no choice, if it is still a legal one."""
    question = position.question
    if question is None:
        return None
    mine = [event for event in events if isinstance(event, Deed) and event.who == question.who]
    return next((move for move in _done(mine) if move in position.legal_moves), None)


def _done(events: Iterable[Event]) -> Iterator[moves.Move]:
    """The moves that events would be the outcome of."""
    tile: str | None = None
    for event in events:
        match event:
            case Invested():
                tile = event.tile
                yield moves.Pay(event.excavators, event.mixers)
            case Built():
                yield moves.At(event.space)
                yield moves.Build(event.structure, tile)
            case Drawn():
                yield moves.Produce(event.dam, event.conduit, event.powerhouse, event.drops)
            case Took():
                yield moves.Take((event.contract,))
            case Declined():
                yield moves.DECLINE


Mode: TypeAlias = Literal["stop", "skip"] | Strategy


def replay(
    position: Position | str,
    steps: LineOfPlay,
    mode: Mode = "stop",
    *,
    programs: Mapping[str, Strategy] | None = None,
    turns: tuple[Turns, Turns] | None = None,
    watch: Callable[[Entry], bool | None] | None = None,
    answered: Iterable[Ask] = (),
) -> Report:
    """Old moves played again from another position, matched by company, round, turn and kind of question.

    At a refused move or an unanswered question, "stop" ends the replay; "skip" goes on without the move, with a
    reported stand-in; both answer as then what was done without a choice. A strategy answers in its place. The
    companies in `programs` are played by these, which decide anew. `turns` holds the turns taken before the old and the
    new line began; what was `answered` in the new line already is done with. `watch` sees every entry as it comes and
    ends the replay by returning False.
    """
    if not callable(mode) and mode not in ("stop", "skip"):
        raise ValueError(words.no_such_mode(mode=mode))
    both = turns or (Turns(), Turns())
    under_way = _Replay(as_position(position), line_of(steps), both, mode, programs or {}, watch)
    under_way.leave_out(answered)
    return under_way.report()


class _Replay:
    """A replay under way: which old moves are done with, and the new line so far."""

    def __init__(
        self,
        position: Position,
        old: Sequence[Step],
        turns: tuple[Turns, Turns],
        mode: Mode,
        programs: Mapping[str, Strategy],
        watch: Callable[[Entry], bool | None] | None,
    ) -> None:
        self.start = self.position = position
        self.old, self.asks, self.turns = old, asks_of(old, turns[0]), turns[1]
        self.mode, self.programs, self.watch = mode, programs, watch
        self.done = bytearray(len(old) + 1)  # with one more that never is
        self.next = 0  # the first old move that is not done with
        self.line: list[Step] = []
        self.entries: list[Entry] = []
        self.stopped = False

    def leave_out(self, answered: Iterable[Ask]) -> None:
        """Be done with old moves up to those, company by company, whose questions have been answered already."""
        left, last = Counter(answered), dict[str, int]()
        for index, ask in enumerate(self.asks):
            if ask is not None and left[ask]:
                left[ask] -= 1
                last[ask.who] = index
        for index, ask in enumerate(self.asks):
            if ask is not None and index <= last.get(ask.who, -1):
                self._finish(index)

    def report(self) -> Report:
        """Play until all old moves are done with, or the replay stops."""
        while (ask := self._along()) is not None:
            index = self._match(ask)
            if self.next < len(self.old) or self._behind():
                self._answer(ask, index)
        if not self.stopped:
            for index in list(self._up_to(LIMITS["rounds"][1])):
                self._not_asked(index)
        return Report(self.start, tuple(self.entries), tuple(self.line), self.stopped)

    def _along(self) -> Ask | None:
        """Play old moves for as long as the next question is the next old one; returns the first that is not.

        Nearly every move of most replays goes this way, so it is the short one.
        """
        asks, ask_of, count = self.asks, self.turns.ask, len(self.old)
        while not self.stopped and ((index := self.next) < count or self._behind()):
            ask = ask_of(self.position)
            if index == count or ask is None or asks[index] != ask or ask.who in self.programs:
                return ask
            old = self.old[index]
            try:
                step = play(self.position, old.move)  # type: ignore[arg-type]  # a tweak is never asked for
            except IllegalMove:
                return ask
            self._carry(index, old, step)
            self._finish(index)
        return None

    def _behind(self) -> bool:
        """Whether the old line had come to a later round, or to the end of the game."""
        if not self.old:
            return False
        end, here = self.old[-1].after, self.position
        return (here.round, here.over) < (end.round, end.over)

    def note(self, entry: Entry) -> None:
        """Report what became of a move."""
        entry = entry._replace(box=self.position.box)
        self.entries.append(entry)
        if self.watch is not None and self.watch(entry) is False:
            self.stopped = True

    def _finish(self, index: int) -> None:
        self.done[index] = True
        self.next = self.done.find(0, self.next)

    def _match(self, ask: Ask) -> int | None:
        """The old answer to a question; what can no longer come before it is reported as not asked."""
        near = list(self._up_to(ask.round))
        found = next((index for index in near if self.asks[index] == ask), None)
        for index in near:
            other = self.asks[index]
            skipped = found is not None and index < found and other is not None and other[:3] == ask[:3]
            if other is None or skipped or self._over(other, ask):
                self._not_asked(index)
        return found

    def _up_to(self, round: int) -> Iterator[int]:
        """The old moves that are not done with, up to the end of a round."""
        for index in range(self.next, len(self.old)):
            ask = self.asks[index]
            if ask is not None and ask.round > round:
                break
            if not self.done[index]:
                yield index

    def _over(self, other: Ask, ask: Ask) -> bool:
        """Whether an old question of another turn can no longer come."""
        if other[:3] == ask[:3] or other.round < ask.round:
            return other.round < ask.round
        begun = other.turn <= self.turns.taken(other.round, other.who)
        return other.who in self.position.passed or (begun and (other.turn > 0 or self.position.phase == "actions"))

    def _not_asked(self, index: int) -> None:
        reason = words.tweak_not_made() if self.asks[index] is None else None
        self.note(Entry("not asked", self.asks[index], index, None, self.old[index].move, None, reason))
        self._finish(index)

    def _answer(self, ask: Ask, index: int | None) -> None:
        if index is not None:
            self._finish(index)
        if ask.who in self.programs:
            self._decide_anew(ask, index)
        elif index is None:
            self._unanswered(ask)
        else:
            self._again(ask, index)

    def _again(self, ask: Ask, index: int) -> None:
        old = self.old[index]
        assert old.move is not None
        assert not isinstance(old.move, moves.Tweak)
        try:
            step = play(self.position, old.move)
        except IllegalMove as error:
            near = nearest(old.move, self.position.legal_moves, self.position.box)
            self._instead(Entry("refused", ask, index, None, old.move, None, str(error.refusal), (), near))
        else:
            self._carry(index, old, step)

    def _carry(self, index: int, old: Step, new: Step) -> None:
        """Add an old move to the new line, and report whether it did the same."""
        after, line = new.after, self.line
        # A move that ended the round in one line only is compared by what it did in its turn.
        if old.after.round == after.round and bool(old.after.pending) is bool(after.pending):
            changed = differences(old, new)
        else:
            changed = turn_differences(old.events, new.events)
        why = parting(old, new) if new.move is moves.ACT else None
        kind: EntryKind = "different" if changed or why else "same"
        said = str(why) if why else None
        entry = record(
            Entry, (kind, self.asks[index], index, len(line), old.move, None, said, changed, (), why, after.box)
        )
        line.append(new)
        self.position = after
        if self.watch is None:
            self.entries.append(entry)
        else:
            self.note(entry)

    def _unanswered(self, ask: Ask) -> None:
        happened = as_it_happened(
            self.position,
            [
                event
                for index, other in enumerate(self.asks)
                if other is not None and other[:3] == ask[:3]
                for event in self.old[index].events
            ],
        )
        self._instead(Entry("unanswered", ask, nearest=() if happened is None else (happened,)))

    def _decide_anew(self, ask: Ask, index: int | None) -> None:
        took = self.programs[ask.who](self.position)
        if index is not None and self.old[index].move == took:
            self._again(ask, index)
            return
        self._take(Entry("decided anew", ask, index, None, None if index is None else self.old[index].move, took))

    def _instead(self, entry: Entry) -> None:
        """Go on without an old answer: as then where there was no choice, else in the way that the mode says."""
        if entry.kind == "unanswered" and entry.nearest and not callable(self.mode):
            self._take(entry._replace(took=entry.nearest[0]))
        elif self.mode == "stop":
            self.note(entry)
            self.stopped = True
        elif self.mode == "skip":
            self._skip(entry)
        else:
            assert callable(self.mode)
            self._take(entry._replace(took=self.mode(self.position)))

    def _take(self, entry: Entry) -> None:
        assert entry.took is not None
        step = play(self.position, entry.took)
        self.position = step.after
        self.note(entry._replace(new=len(self.line)))
        self.line.append(step)

    def _skip(self, entry: Entry) -> None:
        """Go on without a move: do without where one may, else take back its turn and go to the bank instead."""
        legal = self.position.legal_moves
        if isinstance(self.position.question, Turn):
            self._take(entry._replace(took=idle(self.position, entry.move)))
        elif moves.DECLINE in legal:
            self._take(entry._replace(took=moves.DECLINE))
        elif entry.kind == "refused" and (begun := self._turn_began(entry.ask)) is not None:
            self._withdraw(entry, begun)
        else:
            self._take(entry._replace(took=(*entry.nearest, *legal)[0]))

    def _withdraw(self, entry: Entry, begun: int) -> None:
        """Take back a turn that cannot be finished as it was, and let its engineers go to the bank."""
        taken = self.entries[begun:]
        steps = [one.new for one in taken if one.new is not None]
        self.position = self.line[steps[0]].before
        del self.line[steps[0] :], self.entries[begun:]
        why = words.with_its_turn(why=entry.reason)
        for one in taken:
            if one.kind in ("same", "different"):
                one = one._replace(kind="refused", reason=why, changed=())
            self.entries.append(one._replace(new=None, took=None))
        self._take(entry._replace(took=idle(self.position, taken[0].move)))

    def _turn_began(self, ask: Ask | None) -> int | None:
        main = None if ask is None else ask._replace(kind="Turn")
        return next((n for n, one in enumerate(self.entries) if one.ask == main and one.new is not None), None)


def idle(position: Position, instead_of: moves.Move | moves.Tweak | None = None) -> moves.Move:
    """The least that a turn can be: passing, or the bank with the engineers that a move would have placed, or one."""
    question = position.question
    assert isinstance(question, Turn)
    if moves.PASS in position.legal_moves:
        return moves.PASS
    left = position.companies[question.who].engineers
    return moves.Place(BANK, max(1, min(left, _engineers(position, question.who, instead_of))))


def _engineers(position: Position, who: str, move: moves.Move | moves.Tweak | None) -> int:
    if isinstance(move, moves.Copy):
        return 1
    if not isinstance(move, moves.Place):
        return 0
    spaces = position.box.spaces
    return move.engineers or (spaces[move.space].engineers if move.space in spaces else 1)
