"""What the explorer and the table of a whole game say."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from . import history
from .names import PHASES, QUESTIONS, company, count, listed
from .telling import answer

TITLE = "Barrage: the explorer"
PANELS = {
    "moves": "Moves",
    "edit": "Edit",
    "replay": "Replay",
    "compare": "Compare",
    "ask": "Best moves",
    "files": "Files",
    "automa": "Automa",
    "board": "Board",
}

# The timeline.
FIRST, LAST = "Start", "End"
FIRST_TIP, LAST_TIP = "To the start of the line", "To the end of the line"
FORWARD, FORWARD_TIP = "Forward", "One move on"
MOVE_BACK, MOVE_ON = "◀ Move", "Move ▶"
MOVE_BACK_TIP, MOVE_ON_TIP = "One move back (or the left arrow key)", "One move on (or the right arrow key)"
EVENT_BACK, EVENT_ON = "‹ Event", "Event ›"
EVENT_BACK_TIP = "One event back, into the move before (or the up arrow key)"
EVENT_ON_TIP = "One event on, into the next move (or the down arrow key)"
PLAY, STOP = "Play", "Stop"
PLAY_TIP = "Let everything that happens go by, event by event"
EVENT = "Event"
RAIL = "The line, move by move: arrow keys step, Home and End go to its ends, Page Up and Page Down by round"
GAME_ENDS = "The end of the game, with the scoring of the last round and the final one"
BEFORE_MOVE = "Just before this happened."


def move_of(at: int, moves: int) -> str:
    """Where in a line the timeline is."""
    return f"Move {at} of {moves}"


def round_mark(round: int) -> str:
    """What marks the beginning of a round."""
    return f"R{round}"


def round_begins(round: int) -> str:
    """The beginning of a round on a line."""
    scored = f", with the scoring of round {round - 1}" if round > 1 else ""
    return f"Round {round} begins{scored}"


def event_of(at: int, events: int) -> str:
    """Where inside a move the timeline is."""
    return f"{at} of {events}" if events else "none"


def led_here(told: str, position: Any) -> str:
    """What led to a place, with its round."""
    return f"{_when(position)} · {told}"


def _when(position: Any) -> str:
    return f"Round {position.round}, {PHASES.get(position.phase, position.phase).lower()}"


def sentences(said: Iterable[str], most: int) -> str:
    """What happened, in as many sentences as there is room for."""
    told = list(said)
    rest = len(told) - most
    return " ".join(told[:most]) + (f" … and {rest} more, event by event." if rest > 0 else "")


# The tree.
LINE, MOVES = "Line", "Pick a turn to go to its end; a move at the board begins another line"
START = "The start"
NAME, COMMENT = "Name", "Comment"
KEEP, KEEP_TIP = "Keep", "Keep the name and the comment of this place"
PROMOTE, PROMOTE_TIP = "Promote", "Put this line first where it leaves the one before"
MAKE_MAIN, MAKE_MAIN_TIP = "Make main line", "Put this line first everywhere"
DELETE, DELETE_TIP = "Delete from here", "Delete this move and all that follow it; Undo brings them back"


def round_row(round: int) -> str:
    """A heading in the list of turns."""
    return f"── Round {round} ──"


def noted(turn: str, notes: Iterable[tuple[str, str]]) -> str:
    """A turn in the list, with the names and comments of its places."""
    said = [f"[{name}]" * bool(name) + f"“{_short(comment)}”" * bool(comment) for name, comment in notes]
    return "  ".join(filter(None, (turn, *said)))


def branch_row(said: str, moves: int, main: bool) -> str:
    """A line that leaves the one in the list: its name, or the turn that it begins with."""
    return f"      ↳ {_short(said, 90)} … {count(moves, 'moves')}{', the main line' if main else ''}"


def line_name(number: int, turn: str, name: str, moves: int, points: Mapping[str, int]) -> str:
    """A line in the list of lines: its name, or the turn with which it leaves the one before."""
    head = "main line" if not number else f"line {number + 1}"
    score = ", ".join(f"{company(who)} {vp}" for who, vp in points.items())
    begins = f" ({_short(turn)})" if number and not name else ""
    return f"{head}{f' ({name})' if name else ''}: {score or count(moves, 'moves')}{begins}"


def _short(text: str, most: int = 40) -> str:
    line = " ".join(text.split())
    return line if len(line) <= most else f"{line[: most - 1]}…"


# The editor.
EDIT_HINT = (
    "Click anything on the board, or pick it from the lists: here stands what can be changed. A free space is "
    "built on, or engineers are placed there, at once, for the company chosen here. Undo takes any change back."
)
GO_ON = "Go on with the game"
EDITING = "Editing: click anything on the board"
ON_BOARD, BY_TEXT = "On the things themselves", "In words"
EDIT_BOARD, EDIT_BOARD_TIP = "Clicks edit", "A click on a thing offers what can be changed there"
OWNER, PART, THING = "For", "Where", "What"
APPLY = "Apply"
LINE_EXAMPLE = "usa B3L=2*1 credits=9 | -B1L | HA=2 round=3"
LINE_TIP = "Changes in the words of docs/notation.md; a minus takes away"
NOTATION = "A company’s name, then what is hers; | begins another group; -B1L takes away. More in docs/notation.md."
REFUSED = "This cannot be:"


def editing(what: str, buttons: bool) -> str:
    """Which thing is edited; where it has too many changes for buttons, they stand in the panel."""
    return f"Editing: {what}" if buttons else f"Editing: {what}. Choose in the panel."


def changed(told: str) -> str:
    """A change that was made."""
    return f"By hand: {told}." if told else NOTHING_CHANGED


def short(said: Sequence[str], most: int) -> list[str]:
    """As many sentences as there is room for."""
    return [*said[:most], *([f"… and {len(said) - most} more."] if len(said) > most else [])]


def refused(reasons: Iterable[str]) -> str:
    """A change that cannot be, in a line."""
    return f"{REFUSED} {'; '.join(reasons)}"


NOTHING_CHANGED = "That is so already: nothing has changed."


# The replay.
MODE = "Where a move is refused"
REPLAY_HINT = (
    "After a change or another move: the moves of the old line are played again from here, each by the same company "
    "in the same turn. The old line stays as it is."
)
HOW_FAR = "How far"
FAR = {"round": "to the end of this round", "game": "to the end of the game"}
MODES = {
    "stop": "stop there",
    "skip": "skip it and go on",
    "quick": "let the quick player answer",
    "random": "let the random player answer",
}
REPLAY, REPLAY_TIP = "Replay the old moves", "Play the moves of the line that this place has left, from here on"
REPLAYING = "Replaying"
ENTRIES = "What became of each move; pick one to go there"
SHOW_ENTRIES = "Show"
FILTERS = {
    "changed": "what is not the same",
    "all": "every move",
    "different": "different outcome",
    "refused": "refused",
    "not asked": "not asked",
    "unanswered": "unanswered",
    "same": "same",
}
FIRST_DIFFERENCE, NEXT_DIFFERENCE = "First difference", "Next difference"
OLD_LINE, NEW_LINE = "See it in the old line", "See it in the new line"
OLD_LINE_TIP, NEW_LINE_TIP = "Go to this move as it was then", "Go to this move as it is now"
_KINDS = {
    "same": ("=", "the same"),
    "different": ("≠", "with a different outcome"),
    "refused": ("✗", "refused"),
    "not asked": ("–", "not asked"),
    "unanswered": ("?", "unanswered"),
    "decided anew": ("↻", "decided anew"),
}


def replayed(counts: Mapping[str, int], stopped: bool, by_hand: bool) -> str:
    """How a replay went."""
    if not counts:
        return "There are no old moves to play again here. Go to a place after a change, then replay."
    total = listed(f"{number} {_KINDS[kind][1]}" for kind, number in counts.items())
    end = f" {STOPPED}" if by_hand else " It stopped at the last one: choose how to go on." if stopped else ""
    return f"Replayed: {total}.{end}"


def entry(said: Any) -> str:
    """What became of a move, in a row of the list."""
    sign = _KINDS[said.kind][0]
    what = f"({QUESTIONS.get(said.ask.kind.partition(' ')[0], 'decide')})" if said.move is None else answer(said.move)
    changed = ", ".join(map(history.changed, said.changed))
    more = f"; {changed}" if changed else f" → {answer(said.took)}" if said.took else ""
    return f"{sign} {_moment(said.ask)} {what}{more}"


def _moment(ask: Any) -> str:
    return "by hand" if ask is None else f"R{ask.round} {company(ask.who)}:"


def play_instead(move: object) -> str:
    """Answering with another move where the replay stopped."""
    return f"Play ‘{answer(move)}’ and go on"


# The comparison.
LINE_A, LINE_B = "Line A", "Line B"
COMPARE, COMPARE_TIP = "Compare", "Put the two lines side by side"
TO_PARTING = "Go to where they part"
MAPS_AT = "Maps"
DECISIVE = "The turns that made the difference; pick one to read why"
SEE_TURN, SEE_TURN_TIP = "See it on the board", "Leave the comparison and go to this turn in line B"
COMPARING, LOADING, STOPPED = "Comparing", "Loading", "You stopped it."
ONE_LINE = "There is only one line so far. Change something, or play another move, and there are two."
SAME_LINES = "The two lines are the same. Choose another one as line B."


def at(moment: str) -> str:
    """When two maps are drawn."""
    return {"end": "at the end", "parting": "where they part"}.get(moment, f"at the start of round {moment}")


def differences(number: int) -> str:
    """How many things differ between two maps."""
    return f"{count(number, 'things')} on the map differ; they are ringed." if number else "The two maps are the same."


# Files and texts.
FILE, FILE_NAME = "File", "my_game.txt"
SAVE, SAVE_TIP = "Save", "Save the game with all its lines and best moves in the folder of this notebook"
LOAD, LOAD_TIP = "Load", "Open the game of this file; Undo brings back the one that is open"
PASTE, PASTE_HERE = "Paste in", "A position line (bnb1.…), the text of a game, or a saved game"
PASTE_EXAMPLE = "bnb1.…"
OPEN, OPEN_TIP = "Open what is pasted", "Open it; Undo brings back the game that is open"
OPEN_REST, OPEN_REST_TIP = "Open what could be read", "Opens the part that makes sense; the file stays as it is"
COPY_OUT, COPY_WHAT = "Copy out", "What"
COPIES = {
    "position": "this position as a line",
    "json": "this position as JSON",
    "line": "this line without the others",
    "game": "the game with all its lines",
}
COPY, COPIED, NOT_COPIED = "Copy", "Copied", "Select the text and copy it by hand"
NOT_OPENED = "This cannot be opened; the open game stays as it is."
OPENED, OPENED_REST = "Opened what was pasted.", "Opened what could be read; save it under another name."
OPENING = "the opening of a game"
BUSY = "something is still being worked on; wait for it, or press Stop"


def exists(name: str) -> str:
    """A file that would be overwritten."""
    return f"There is a file {name} already. Press Save again to replace it, or choose another name."


def saved(name: object, moves: int) -> str:
    """A game that was saved."""
    return f"Saved in {name}: {count(moves, 'moves')}."


def loaded(name: object) -> str:
    """A game that was loaded."""
    return f"Loaded {name}."


def no_file(name: object, why: str) -> str:
    """A file that cannot be read."""
    return f"{name} cannot be read: {why}"


def not_written(name: object, why: str) -> str:
    """A file that cannot be written."""
    return f"{name} cannot be written: {why}"


def not_text(name: object) -> str:
    """A file that is no text."""
    return f"{name} is not a text file"


def kept_elsewhere(file: object) -> str:
    """A file that something opened later keeps."""
    return f"what is done here is not kept any more: {file} is kept by what was opened later with it"


def another_start(file: object) -> str:
    """A file that keeps another game."""
    return f"{file} keeps a game that begins in another position; save= another file, or take that one away"


def undone(what: str | None) -> str:
    """A change that was taken back."""
    return f"Taken back: {what}." if what else "There is nothing to undo."


def redone(what: str | None) -> str:
    """A change that was made again."""
    return f"Done again: {what}." if what else "There is nothing to do again."
