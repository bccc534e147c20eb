"""What the lesson on water says."""

from collections.abc import Iterable, Mapping, Sequence

from .names import capital, company, count, listed
from .places import bare, in_a_list, place, places


def waiting(starts: Iterable[str]) -> str:
    """The drops that wait, before anything moves."""
    names = list(starts)
    if not names:
        return "No drop waits on a headstream."
    each = listed(f"{count(names.count(name), 'drops')} on {name}" for name in dict.fromkeys(names))
    return f"{each} wait." if len(names) > 1 else f"{each} waits."


def ended(start: str, end: str, full: Iterable[str]) -> str:
    """What a drop did."""
    passed = list(full)
    by = f" past {places(passed)}, which {'is' if len(passed) == 1 else 'are'} full," if passed else ""
    stop = f"{'leaves the map by' if end[0] == 'X' else 'stops in'} {place(end)}"
    return f"The drop from {start} runs down{by} and {stop}."


def right(held: int, level: int) -> str:
    """Why a right prediction was right."""
    if not level:
        return "No dam on its way had room, so nothing could hold it (W6)."
    return f"That dam {_room(held, level)}: the first dam on its way with room for it (W3)."


def _room(held: int, level: int) -> str:
    return "was still empty" if not held else f"held {held} of {count(level, 'drops')}"


def another_river(start: str, guess: str) -> str:
    """The guess is on a river that the drop never reaches."""
    return f"Water only runs downhill, and no river leads from {start} to {place(guess)} (W2)."


def was_full(guess: str, held: int, filled: int) -> str:
    """The guess was a dam without room."""
    since = f", {filled} of them caught in this run" if filled else ""
    return f"Your guess, {place(guess)}, was full with {count(held, 'drops')}{since}, so this one ran past it (W3)."


def stopped_before(held: int, level: int, guess: str, same_basin: bool) -> str:
    """The drop was held above the guess."""
    if same_basin:
        return f"A drop meets the upper dam of a basin first (W7), and that had room: it {_room(held, level)}."
    room = f"the dam that caught it {_room(held, level)}"
    return f"It never got as far as {place(guess)}: {room}, and the first dam with room holds a drop (W3)."


def distance(stops: int, below: bool | None) -> str:
    """How far off a guess was."""
    if below is None:
        return "Your guess is not on its way at all."
    side = "too far down" if below else "too early"
    return f"You were {count(stops, 'stops')} {side}."


# Save the water.
def task(drops: int, pieces: int, most: int) -> str:
    """What is to be done."""
    goal = "none leaves the map" if most == 0 else f"at most {most} {'leaves' if most == 1 else 'leave'} the map"
    return f"{count(drops, 'drops')} wait. You are the USA: place {count(pieces, 'pieces')} so that {goal}."


REFUSED_PLAN = "This cannot be built."


def too_many_pieces(used: int, pieces: int) -> str:
    """More pieces than there are."""
    return f"That takes {count(used, 'pieces')}; you have {pieces}."


def lost(left: int, drops: int) -> str:
    """How much water was lost."""
    if not left:
        return f"None of the {drops} drops leaves the map."
    if left == drops:
        return f"All {drops} drops leave the map."
    return f"{left} of the {drops} drops {'leaves' if left == 1 else 'leave'} the map."


def saved(ways: int, lost: int) -> str:
    """The challenge is done, with so many drops lost."""
    others = "No other plan saves as much." if ways == 1 else f"No plan saves more; {ways} save as much."
    return f"{others} Every {'other ' if lost else ''}drop met a dam with room on its way (W3)."


def why_lost(number: int, start: str, full: Iterable[str]) -> str:
    """Why a drop was lost."""
    passed = list(full)
    if not passed:
        return f"Drop {number}, from {start}, met no dam at all (W6)."
    return f"Drop {number}, from {start}, met only full dams: {places(passed)} (W3)."


def too_many(over: int, left: int) -> str:
    """How far off a plan was."""
    unused = f" You have {count(left, 'pieces')} left to place." if left else ""
    return f"That is {count(over, 'drops')} too many.{unused}"


# Before and after.
def difference(changed: Iterable[tuple[str, int | None, int | None]]) -> str:
    """What differs between the ends of two runs."""
    parts = [f"{bare(place(space))}: {_held(before)} before, {_held(after)} now" for space, before, after in changed]
    return f"{capital('; '.join(parts))}." if parts else "Every dam ends up holding the same as before."


def _held(drops: int | None) -> str:
    return "no dam" if drops is None else count(drops, "drops")


def left(before: int, after: int) -> str:
    """How much water left the map, before and after a change."""
    if before == after:
        return f"{_leave(after)} the map, as before."
    return f"{_leave(after)} the map; before, it was {before}."


def _leave(drops: int) -> str:
    return f"{count(drops, 'drops') if drops else 'No drop'} {'leave' if drops > 1 else 'leaves'}"


# The lab.
TITLE = "Water: where will these drops stop?"
SOLVED = "Challenge solved: the water is saved!"
NO_DROPS = "in this position no drop waits on a headstream; put some there, as in 'usa B1L=2 | HA=2'"
HOW_TO_GUESS = "Click a dam or an exit (a blue arrowhead) on the map, or use the list."
NOT_A_STOP = "A drop never stops there: only a dam holds water (W3), and what no dam holds leaves by an exit (W6)."
WHAT_IF = "What if\u2026? Pick a dam space and its level, or add drops, here or by a click on the map. Then run again."
DAM_SPACE = "Dam space"
LEVEL = "level"
RUN_OTHER_ORDER = "Run in the other order"
UNDO = "Undo changes"
NEUTRAL_NOTE = "In a game nobody may raise a neutral dam (G6); here you may see what would happen."


def question(number: int, drops: int, start: str) -> str:
    """Where will the next drop stop?"""
    return f"Drop {number} of {drops} starts at {start}. Where will it stop?"


def option(node: str, owner: str, level: int, drops: int) -> str:
    """A place to guess, in the list."""
    whose = "neutral" if owner == "neutral" else company(owner)
    return f"{in_a_list(node)} ({whose}): {drops} of {level}"


def exit_option(node: str) -> str:
    """An exit to guess."""
    return f"It leaves by {place(node)}"


def no_dam(space: str) -> str:
    """The guess is a space without a dam."""
    return f"Nobody has built {place(space)}, so nothing can stop a drop there (W3). Try a dam that stands, or an exit."


def space_option(node: str, dam: tuple[str, int, int] | None) -> str:
    """A dam space, in the list."""
    return f"{in_a_list(node)}: free" if dam is None else option(node, *dam)


def score(right: int, drops: int) -> str:
    """How many drops were foreseen."""
    if right == drops:
        return f"You foresaw all {count(drops, 'drops')}."
    return f"You foresaw {right} of {count(drops, 'drops')}."


def changed_level(space: str, level: int) -> str:
    """A dam that the reader has changed."""
    return f"no {bare(place(space))}" if level == 0 else f"{place(space)} at level {level}"


def changed_drops(headstream: str, drops: int) -> str:
    """A headstream that the reader has changed."""
    return f"{count(drops, 'drops')} on {headstream}"


def changes(parts: Iterable[str]) -> str:
    """What the reader has changed."""
    return f"You changed this: {listed(parts)}."


def resting(drops: int) -> str:
    """The drops that dams hold, when no drop runs."""
    return f"{count(drops, 'drops')} {'rests' if drops == 1 else 'rest'} in dams, and water leaves no dam by itself."


OTHER_ORDER = "The same drops, now from right to left."
FIRST_ORDER = "The same drops, from left to right again."
SAME_DAMS = (
    "Another order, the same dams: rivers only join and never split, so it does not matter whose drop comes first."
)


def every_order(drops: int, orders: int, ends: Sequence[Mapping[str, int]]) -> str:
    """What the dams hold after each order of the drops."""
    tried = f"{count(drops, 'drops')} can start in {count(orders, 'orders')}."
    held = [listed(f"{number} in {place(space)}" for space, number in end.items()) for end in ends]
    if len(held) == 1:
        return f"{tried} Each time, the dams end up with the same drops: {held[0]}."
    return f"{tried} There are {len(held)} different ends: {'; '.join(held)}."


# The challenge.
RESCUE_TITLE = "Save the water"
HOW_TO_PLACE = (
    "Click a free dam space for a base, or a dam of yours to raise it by one level. You may use the list, too."
)
PLACE = "Place a piece"
TAKE_BACK = "Take the last one back"
TRY = "Let the water run"
ANOTHER_CHALLENGE = "Another challenge"


def placed(plan: Iterable[str], left: int) -> str:
    """The pieces placed, and those left."""
    spaces = list(plan)
    each = (
        f"{place(space)} \u00d7{spaces.count(space)}" if spaces.count(space) > 1 else place(space)
        for space in dict.fromkeys(spaces)
    )
    said = f"Placed: {listed(each)}. " if spaces else ""
    return f"{said}{count(left, 'pieces')} left to place." if left else f"{said}All placed."


def all_placed(pieces: int) -> str:
    """There are no pieces left."""
    return f"All {count(pieces, 'pieces')} are placed. Let the water run, or take one back."
