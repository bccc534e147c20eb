"""What the explorer and the table of a whole game say."""

from collections.abc import Iterable, Mapping, Sequence
from functools import reduce
from typing import Any

from . import history
from .message import Message, Messages, declared
from .names import QUESTIONS, count, in_a_row, listed, one_by_one, told_together
from .telling import answer

PANELS = Messages("explorer-panel")
LABELS = Messages("explorer-label")
"""What stands on buttons, beside fields and over parts of a panel."""
TIPS = Messages("explorer-tip")
"""What a button does, by its label."""
TEXTS = Messages("explorer-text")
"""Hints, and what has happened."""
FAR = Messages("explorer-far")
"""How far a line is played again."""
MODES = Messages("explorer-mode")
"""What is done where a move of a replay is refused."""
FILTERS = Messages("explorer-filter")
"""Which moves of a replay are listed."""
BECAME = Messages("explorer-became")
"""What became of so many moves of a replay."""
COPIES = Messages("explorer-copy")
"""What can be copied."""


# The timeline.


def move_of(at: int, moves: int) -> Message: ...
def round_mark(round: int) -> Message: ...
def round_begins(round: int, before: int) -> Message: ...
def event_in(at: int, events: int) -> Message: ...
def no_event() -> Message: ...
def at_place(told: str, round: int, phase: str) -> Message: ...
def more_events(n: int) -> Message: ...
def round_row(round: int) -> Message: ...
def note_name(name: str) -> Message: ...
def note_comment(comment: str) -> Message: ...
def note(name: str, comment: str) -> Message: ...
def beside(first: str, last: str) -> Message: ...
def branch_of(said: str, moves: int, main: bool) -> Message: ...
def numbered_line(number: int) -> Message: ...
def named_line(line: str, name: str) -> Message: ...
def line_comes_to(line: str, what: str) -> Message: ...
def line_begins(line: str, turn: str) -> Message: ...
def score(who: str, vp: int) -> Message: ...
def editing(what: str, buttons: bool) -> Message: ...
def changed_to(told: str) -> Message: ...
def nothing_changed() -> Message: ...
def more(n: int) -> Message: ...
def refused_for(reasons: str) -> Message: ...
def nothing_to_replay() -> Message: ...
def replayed_all(total: str) -> Message: ...
def replayed_part(total: str, by_hand: bool) -> Message: ...
def entry_row(sign: str, moment: str, what: str) -> Message: ...
def decided(question: str) -> Message: ...
def to_decide() -> Message: ...
def but_changed(row: str, changed: str) -> Message: ...
def but_took(row: str, move: str) -> Message: ...
def by_hand() -> Message: ...
def in_round(round: int, who: str) -> Message: ...
def play_and_go_on(move: str) -> Message: ...
def at_round(round: str) -> Message: ...
def differences(n: int) -> Message: ...
def exists(name: str) -> Message: ...
def saved(name: object, moves: int) -> Message: ...
def loaded(name: object) -> Message: ...
def no_file(name: object, why: str) -> Message: ...
def not_written(name: object, why: str) -> Message: ...
def not_text(name: object) -> Message: ...
def kept_elsewhere(file: object) -> Message: ...
def another_start(file: object) -> Message: ...
def taken_back(what: str) -> Message: ...
def nothing_to_undo() -> Message: ...
def done_again(what: str) -> Message: ...
def nothing_to_redo() -> Message: ...


declared(__name__)


def event_of(at: int, events: int) -> str:
    """Where inside a move the timeline is."""
    return event_in(at, events) if events else no_event()


def led_here(told: str, position: Any) -> str:
    """What led to a place, with its round."""
    return at_place(told, position.round, position.phase)


def sentences(said: Iterable[str], most: int) -> str:
    """What happened, in as many sentences as there is room for."""
    told = list(said)
    shown = [*told[:most], *([more_events(len(told) - most)] if len(told) > most else [])]
    return one_by_one(shown) if shown else ""


# The tree.


def noted(turn: str, notes: Iterable[tuple[str, str]]) -> str:
    """A turn in the list, with the names and comments of its places."""
    return reduce(beside, (_note(name, _short(comment)) for name, comment in notes if name or comment), turn)


def _note(name: str, comment: str) -> str:
    return note(name, comment) if name and comment else note_name(name) if name else note_comment(comment)


def branch_row(said: str, moves: int, main: bool) -> str:
    """A line that leaves the one in the list: its name, or the turn that it begins with."""
    return branch_of(_short(said, 90), moves, main)


def line_name(number: int, turn: str, name: str, moves: int, points: Mapping[str, int]) -> str:
    """A line in the list of lines: its name, or the turn with which it leaves the one before."""
    line = numbered_line(number + 1)
    what = in_a_row(score(who, vp) for who, vp in points.items()) or count(moves, "moves")
    row = line_comes_to(named_line(line, name) if name else line, what)
    return line_begins(row, _short(turn)) if number and not name else row


def _short(text: str, most: int = 40) -> str:
    line = " ".join(text.split())
    return line if len(line) <= most else f"{line[: most - 1]}…"


# The editor.
LINE_EXAMPLE = "usa B3L=2*1 credits=9 | -B1L | HA=2 round=3"


def changed(told: str) -> str:
    """A change that was made."""
    return changed_to(told) if told else nothing_changed()


def short(said: Sequence[str], most: int) -> list[str]:
    """As many sentences as there is room for."""
    return [*said[:most], *([more(len(said) - most)] if len(said) > most else [])]


def refused(reasons: Iterable[str]) -> str:
    """A change that cannot be, in a line."""
    return refused_for(told_together(reasons))


# The replay.
SHOWN = ("changed", "all", "different", "refused", "not asked", "unanswered", "same")
"""Which moves of a replay can be listed, by their kind."""
SIGNS = {"same": "=", "different": "≠", "refused": "✗", "not asked": "–", "unanswered": "?", "decided anew": "↻"}
"""What became of a move, as a sign."""


def replayed(counts: Mapping[str, int], stopped: bool, by_hand: bool) -> str:
    """How a replay went."""
    if not counts:
        return nothing_to_replay()
    total = listed(BECAME(kind, n=number) for kind, number in counts.items())
    return replayed_part(total, by_hand) if by_hand or stopped else replayed_all(total)


def entry(said: Any) -> str:
    """What became of a move, in a row of the list."""
    question = "" if said.ask is None else said.ask.kind.partition(" ")[0]
    asked = question if question in QUESTIONS else to_decide()
    what = decided(asked) if said.move is None else answer(said.move)
    row = entry_row(SIGNS[said.kind], _moment(said.ask), what)
    if changed := [history.changed(item) for item in said.changed]:
        return but_changed(row, in_a_row(changed))
    return but_took(row, answer(said.took)) if said.took else row


def _moment(ask: Any) -> str:
    return by_hand() if ask is None else in_round(ask.round, ask.who)


def play_instead(move: object) -> str:
    """Answering with another move where the replay stopped."""
    return play_and_go_on(answer(move))


# The comparison.
MOMENTS = Messages("explorer-moment")
"""When two maps are drawn."""


def at(moment: str) -> str:
    """When two maps are drawn."""
    return MOMENTS[moment] if moment in MOMENTS else at_round(moment)


# Files and texts.
PASTE_EXAMPLE = "bnb1.…"


def undone(what: str | None) -> str:
    """A change that was taken back."""
    return taken_back(what) if what else nothing_to_undo()


def redone(what: str | None) -> str:
    """A change that was made again."""
    return done_again(what) if what else nothing_to_redo()
