"""What the lesson on water says."""

from collections.abc import Iterable, Mapping, Sequence

from .message import Message, Messages, declared
from .names import count, listed, told_together
from .places import in_a_list, place, places

LABELS = Messages("water_lesson-label")
"""What both labs always say with the same words."""


def drops_on(drops: int, headstream: str) -> Message: ...
def waiting_drops(drops: str, n: int) -> Message: ...
def drop_ended(start: str, end: str, full: str, n: int, out: bool) -> Message: ...
def nothing_held_it() -> Message: ...
def room(held: int, level: int) -> Message: ...
def had_room(room: str) -> Message: ...
def another_river(start: str, place: str) -> Message: ...
def was_full(place: str, held: int, filled: int) -> Message: ...
def upper_first(room: str) -> Message: ...
def never_came(place: str, room: str) -> Message: ...
def not_on_its_way() -> Message: ...
def stops_off(stops: int, below: bool) -> Message: ...
def task(drops: int, pieces: int, most: int) -> Message: ...
def refused_because(why: str, clause: str) -> Message: ...
def too_many_pieces(used: int, pieces: int) -> Message: ...
def some_lost(left: int, drops: int, all: bool) -> Message: ...
def saved_in(ways: int, some: bool) -> Message: ...
def lost_drop(number: int, start: str, full: str, n: int) -> Message: ...
def too_many(over: int, left: int) -> Message: ...
def changed_dam(space: str, before: str, after: str) -> Message: ...
def changed_dams(dams: str) -> Message: ...
def leave(after: int, before: int, same: bool) -> Message: ...
def question(number: int, drops: int, start: str) -> Message: ...
def dam_row(row: str, owner: str, drops: int, level: int) -> Message: ...
def exit_option(place: str) -> Message: ...
def no_dam(space: str) -> Message: ...
def free_row(row: str) -> Message: ...
def foreseen(right: int, drops: int, all: bool) -> Message: ...
def changed_level(space: str, level: int) -> Message: ...
def changed(parts: str) -> Message: ...
def resting(drops: int) -> Message: ...
def orders_tried(drops: int, orders: int) -> Message: ...
def drops_in(drops: int, place: str) -> Message: ...
def one_end(tried: str, end: str) -> Message: ...
def several_ends(tried: str, n: int, ends: str) -> Message: ...
def twice(place: str, n: int) -> Message: ...
def placed_so_far(spaces: str, some: bool, left: int) -> Message: ...
def all_placed(pieces: int) -> Message: ...


declared(__name__)


def waiting(starts: Iterable[str]) -> Message:
    """The drops that wait, before anything moves."""
    names = list(starts)
    each = [drops_on(names.count(name), name) for name in dict.fromkeys(names)]
    return waiting_drops(listed(each), len(names))


def ended(start: str, end: str, full: Iterable[str]) -> Message:
    """What a drop did."""
    passed = list(full)
    return drop_ended(start, place(end), places(passed), len(passed), end[0] == "X")


def right(held: int, level: int) -> Message:
    """Why a right prediction was right."""
    return had_room(room(held, level)) if level else nothing_held_it()


def stopped_before(held: int, level: int, guess: str, same_basin: bool) -> Message:
    """The drop was held above the guess."""
    holds = room(held, level)
    return upper_first(holds) if same_basin else never_came(guess, holds)


def distance(stops: int, below: bool | None) -> Message:
    """How far off a guess was."""
    return not_on_its_way() if below is None else stops_off(stops, below)


# Save the water.


def lost(left: int, drops: int) -> Message:
    """How much water was lost."""
    return some_lost(left, drops, left == drops)


def saved(ways: int, lost: int) -> Message:
    """The challenge is done, with so many drops lost."""
    return saved_in(ways, bool(lost))


def why_lost(number: int, start: str, full: Iterable[str]) -> Message:
    """Why a drop was lost."""
    passed = list(full)
    return lost_drop(number, start, places(passed), len(passed))


# Before and after.


def difference(changed: Iterable[tuple[str, int | None, int | None]]) -> Message:
    """What differs between the ends of two runs."""
    parts = [changed_dam(space, _held(before), _held(after)) for space, before, after in changed]
    return changed_dams(told_together(parts)) if parts else LABELS["same_dams_held"]


def _held(drops: int | None) -> str:
    return LABELS["no_dam"] if drops is None else count(drops, "drops")


def left(before: int, after: int) -> Message:
    """How much water left the map, before and after a change."""
    return leave(after, before, before == after)


# The lab.


def option(node: str, owner: str, level: int, drops: int) -> Message:
    """A place to guess, in the list."""
    return dam_row(in_a_list(node), owner, drops, level)


def space_option(node: str, dam: tuple[str, int, int] | None) -> Message:
    """A dam space, in the list."""
    return free_row(in_a_list(node)) if dam is None else option(node, *dam)


def score(right: int, drops: int) -> Message:
    """How many drops were foreseen."""
    return foreseen(right, drops, right == drops)


def changes(parts: Iterable[str]) -> Message:
    """What the reader has changed."""
    return changed(listed(parts))


def every_order(drops: int, orders: int, ends: Sequence[Mapping[str, int]]) -> Message:
    """What the dams hold after each order of the drops."""
    tried = orders_tried(drops, orders)
    held = [listed(drops_in(number, space) for space, number in end.items()) for end in ends]
    return one_end(tried, held[0]) if len(held) == 1 else several_ends(tried, len(held), told_together(held))


# The challenge.


def placed(plan: Iterable[str], left: int) -> Message:
    """The pieces placed, and those left."""
    spaces = list(plan)
    each = [
        twice(space, spaces.count(space)) if spaces.count(space) > 1 else place(space)
        for space in dict.fromkeys(spaces)
    ]
    return placed_so_far(listed(each), bool(spaces), left)
