"""What the lesson on water says."""

from collections.abc import Iterable, Mapping, Sequence

from .message import Message, Messages, message
from .names import count, listed, told_together
from .places import in_a_list, place, places

LABELS = Messages("water_lesson-label")
"""What both labs always say with the same words."""


@message
def drops_on(drops: int, headstream: str) -> Message:
    """Drops on a headstream."""


@message
def waiting_drops(drops: str, n: int) -> Message:
    """The drops that wait, and how many they are."""


def waiting(starts: Iterable[str]) -> Message:
    """The drops that wait, before anything moves."""
    names = list(starts)
    each = [drops_on(names.count(name), name) for name in dict.fromkeys(names)]
    return waiting_drops(listed(each), len(names))


@message
def drop_ended(start: str, end: str, full: str, n: int, out: bool) -> Message:
    """What a drop did, past how many full dams."""


def ended(start: str, end: str, full: Iterable[str]) -> Message:
    """What a drop did."""
    passed = list(full)
    return drop_ended(start, place(end), places(passed), len(passed), end[0] == "X")


@message
def nothing_held_it() -> Message:
    """Why a drop left."""


@message
def room(held: int, level: int) -> Message:
    """What a dam held before a drop came; its own name goes before."""


@message
def had_room(room: str) -> Message:
    """Why a drop stopped."""


def right(held: int, level: int) -> Message:
    """Why a right prediction was right."""
    return had_room(room(held, level)) if level else nothing_held_it()


@message
def another_river(start: str, place: str) -> Message:
    """The guess is on a river that the drop never reaches."""


@message
def was_full(place: str, held: int, filled: int) -> Message:
    """The guess was a dam without room, some of it filled in this run."""


@message
def upper_first(room: str) -> Message:
    """The drop was held in the upper dam of the same basin."""


@message
def never_came(place: str, room: str) -> Message:
    """The drop was held far above the guess."""


def stopped_before(held: int, level: int, guess: str, same_basin: bool) -> Message:
    """The drop was held above the guess."""
    holds = room(held, level)
    return upper_first(holds) if same_basin else never_came(guess, holds)


@message
def not_on_its_way() -> Message:
    """The guess is on another river."""


@message
def stops_off(stops: int, below: bool) -> Message:
    """How far off a guess was on the river of the drop."""


def distance(stops: int, below: bool | None) -> Message:
    """How far off a guess was."""
    return not_on_its_way() if below is None else stops_off(stops, below)


# Save the water.


@message
def task(drops: int, pieces: int, most: int) -> Message:
    """What is to be done."""


@message
def refused_because(why: str, clause: str) -> Message:
    """Why a plan cannot be built, with its clause."""


@message
def too_many_pieces(used: int, pieces: int) -> Message:
    """More pieces than there are."""


@message
def some_lost(left: int, drops: int, all: bool) -> Message:
    """How much water was lost."""


def lost(left: int, drops: int) -> Message:
    """How much water was lost."""
    return some_lost(left, drops, left == drops)


@message
def saved_in(ways: int, some: bool) -> Message:
    """The challenge is done; whether some drops were lost."""


def saved(ways: int, lost: int) -> Message:
    """The challenge is done, with so many drops lost."""
    return saved_in(ways, bool(lost))


@message
def lost_drop(number: int, start: str, full: str, n: int) -> Message:
    """Why a drop was lost, past how many full dams."""


def why_lost(number: int, start: str, full: Iterable[str]) -> Message:
    """Why a drop was lost."""
    passed = list(full)
    return lost_drop(number, start, places(passed), len(passed))


@message
def too_many(over: int, left: int) -> Message:
    """How far off a plan was, and the pieces that are left."""


# Before and after.


@message
def changed_dam(space: str, before: str, after: str) -> Message:
    """What a dam held before and after."""


@message
def changed_dams(dams: str) -> Message:
    """What differs between the ends of two runs."""


def difference(changed: Iterable[tuple[str, int | None, int | None]]) -> Message:
    """What differs between the ends of two runs."""
    parts = [changed_dam(space, _held(before), _held(after)) for space, before, after in changed]
    return changed_dams(told_together(parts)) if parts else LABELS["same_dams_held"]


def _held(drops: int | None) -> str:
    return LABELS["no_dam"] if drops is None else count(drops, "drops")


@message
def leave(after: int, before: int, same: bool) -> Message:
    """How much water left the map, before and after a change."""


def left(before: int, after: int) -> Message:
    """How much water left the map, before and after a change."""
    return leave(after, before, before == after)


# The lab.


@message
def question(number: int, drops: int, start: str) -> Message:
    """Where will the next drop stop?"""


@message
def dam_row(row: str, owner: str, drops: int, level: int) -> Message:
    """A dam in a list, with what it holds."""


def option(node: str, owner: str, level: int, drops: int) -> Message:
    """A place to guess, in the list."""
    return dam_row(in_a_list(node), owner, drops, level)


@message
def exit_option(place: str) -> Message:
    """An exit to guess."""


@message
def no_dam(space: str) -> Message:
    """The guess is a space without a dam."""


@message
def free_row(row: str) -> Message:
    """A dam space without a dam, in a list."""


def space_option(node: str, dam: tuple[str, int, int] | None) -> Message:
    """A dam space, in the list."""
    return free_row(in_a_list(node)) if dam is None else option(node, *dam)


@message
def foreseen(right: int, drops: int, all: bool) -> Message:
    """How many drops were foreseen."""


def score(right: int, drops: int) -> Message:
    """How many drops were foreseen."""
    return foreseen(right, drops, right == drops)


@message
def changed_level(space: str, level: int) -> Message:
    """A dam that the reader has changed."""


@message
def changed(parts: str) -> Message:
    """What the reader has changed."""


def changes(parts: Iterable[str]) -> Message:
    """What the reader has changed."""
    return changed(listed(parts))


@message
def resting(drops: int) -> Message:
    """The drops that dams hold, when no drop runs."""


@message
def orders_tried(drops: int, orders: int) -> Message:
    """In how many orders drops can start."""


@message
def drops_in(drops: int, place: str) -> Message:
    """What a dam holds in the end."""


@message
def one_end(tried: str, end: str) -> Message:
    """That every order ends alike."""


@message
def several_ends(tried: str, n: int, ends: str) -> Message:
    """That orders end differently."""


def every_order(drops: int, orders: int, ends: Sequence[Mapping[str, int]]) -> Message:
    """What the dams hold after each order of the drops."""
    tried = orders_tried(drops, orders)
    held = [listed(drops_in(number, space) for space, number in end.items()) for end in ends]
    return one_end(tried, held[0]) if len(held) == 1 else several_ends(tried, len(held), told_together(held))


# The challenge.


@message
def twice(place: str, n: int) -> Message:
    """A space with several pieces."""


@message
def placed_so_far(spaces: str, some: bool, left: int) -> Message:
    """The pieces placed, if there are some, and those left."""


def placed(plan: Iterable[str], left: int) -> Message:
    """The pieces placed, and those left."""
    spaces = list(plan)
    each = [
        twice(space, spaces.count(space)) if spaces.count(space) > 1 else place(space)
        for space in dict.fromkeys(spaces)
    ]
    return placed_so_far(listed(each), bool(spaces), left)


@message
def all_placed(pieces: int) -> Message:
    """There are no pieces left."""
