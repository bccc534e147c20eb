"""What the lesson on production says: the terms of an energy, who gains, where water goes, and feedback."""

from collections.abc import Iterable, Sequence

from ..board.contracts import CONTRACTS
from ..board.office import SPACES as ACTION_SPACES
from ..board.rewards import Part
from .message import Message, Messages, declared
from .names import listed
from .places import in_a_list, modifier, place, places
from .scene import part as part_of
from .scene import parts

LABELS = Messages("production_lesson-label")
"""What the lab always says with the same words."""
PARTS = Messages("production_lesson-part")
"""The heads of the lists of what stands on the map."""
HIDDEN_TERMS = Messages("production_lesson-hidden_term")
"""A term of an energy in words, its number left for the reader to work out."""
TERMS = Messages("production_lesson-term")
"""A term of an energy in words, with its number."""
SOURCES = Messages("production_lesson-source")
"""Terms that may be forgotten."""
OFFICERS_HERE = Messages("production_lesson-officer")
"""What an officer does to a production."""


def challenge_button(target: int) -> Message: ...
def challenge_start(target: int) -> Message: ...
def no_conduit(place: str) -> Message: ...
def not_built(place: str) -> Message: ...
def changed_energy(before: int, after: int, more: str, same: bool) -> Message: ...
def total(energy: int) -> Message: ...
def fee(owner: str, credits: int) -> Message: ...
def others_water(owner: str, drops: int) -> Message: ...
def usa_steps(steps: int, me: bool) -> Message: ...
def off_the_map(drops: int, full: str, n: int, end: str) -> Message: ...
def into_a_dam(drops: int, full: str, n: int, end: str, owner: str, mine: bool) -> Message: ...
def solved(target: int) -> Message: ...
def contract_for(need: int, reward: str, national: bool) -> Message: ...
def reach(offered: str, short: int) -> Message: ...
def energy_made(energy: int, sum: str, several: bool) -> Message: ...
def not_allowed(why: str, clause: str) -> Message: ...
def because(why: str, clause: str) -> Message: ...
def prediction_off_by(said: int, n: int, few: bool) -> Message: ...
def target_off_by(target: int, n: int, few: bool) -> Message: ...
def right_without(sources: str) -> Message: ...
def start_with(drops: int, value: int, made: int, others: str, n: int) -> Message: ...
def sum_is(drops: int, value: int, made: int, others: str, n: int) -> Message: ...
def challenge(target: int, number: int) -> Message: ...
def challenge_given(who: str, fiesler: bool, houses: int, credits: int) -> Message: ...
def no_target(target: int, least: int, most: int) -> Message: ...
def way_to_solve(dam: str, powerhouse: str, drops: int, sign: str, ways: int) -> Message: ...
def it_cost(owner: str, credits: int) -> Message: ...
def conduit_row(row: str, owner: str, value: int) -> Message: ...
def house_row(row: str, owner: str) -> Message: ...
def taken_by(sign: str, who: str) -> Message: ...
def space_row(sign: str, engineers: int) -> Message: ...
def officer_row(officer: str, does: str) -> Message: ...
def houses_choice(houses: int, bonus: int, ability: bool) -> Message: ...
def contract_row(energy: int, reward: str) -> Message: ...
def points(n: int) -> Message: ...
def under(head: str) -> Message: ...
def no_space(got: int, known: str) -> Message: ...


declared(__name__)


def nothing_there(kind: str, space: str) -> Message:
    """A click on something that cannot be chosen."""
    if kind == "conduit":
        return no_conduit(space)
    return not_built(space) if kind in ("dam", "powerhouse") else LABELS["not_a_part"]


def compared(before: int, after: int) -> Message:
    """Two productions beside each other."""
    return changed_energy(before, after, modifier(after - before), before == after)


# The terms.


def term(source: str, amount: int, value: int, drops: int, houses: int) -> Message:
    """One term of an energy in words, with its number."""
    if source == "conduit":
        return TERMS("conduit", drops=drops, value=value, amount=amount)
    if source == "floor":
        return TERMS("floor", made=value * drops, amount=modifier(amount))
    if source == "space":
        return TERMS("space", amount=modifier(amount))
    return TERMS("powerhouses", houses=houses, amount=modifier(amount))


def hidden_term(source: str) -> Message:
    """One term of an energy, its number left for the reader to work out."""
    return HIDDEN_TERMS[source]


def _sum(amounts: Sequence[int]) -> str:
    """A sum as one would say it: '9 + 2 − 1'."""
    first, *others = amounts
    return str(first) + "".join(f" {'+' if amount >= 0 else '−'} {abs(amount)}" for amount in others)


# What else happens.


def course(end: str, reason: str, owner: str | None, full: Sequence[str], drops: int, me: str) -> Message:
    """Where some of the used drops go."""
    past, many = places(full), len(full)
    if reason == "left" or owner is None:
        return off_the_map(drops, past, many, place(end))
    return into_a_dam(drops, past, many, place(end), owner, owner == me)


def contract(need: int, reward: Iterable[Part], national: bool) -> Message:
    """A contract: what it asks for and what it gives."""
    return contract_for(need, parts(reward), national)


# Feedback: what happened, how far off, why.


def made(energy: int, amounts: Sequence[int]) -> Message:
    """What a production made."""
    return energy_made(energy, _sum(amounts), len(amounts) > 1)


def off_prediction(said: int, off: int) -> Message:
    """How far a prediction was off."""
    return prediction_off_by(said, abs(off), off < 0)


def off_target(target: int, off: int) -> Message:
    """How far a try was off its target."""
    return target_off_by(target, abs(off), off < 0) if off else solved(target)


def left_out(sources: Iterable[str]) -> Message:
    """Terms that were forgotten."""
    return right_without(listed(SOURCES[source] for source in sources))


def plain_sum(value: int, drops: int, others: Sequence[int]) -> Message:
    """The sum, for a prediction that no single slip explains."""
    return start_with(drops, value, drops * value, listed(map(modifier, others)), len(others))


def right_sum(value: int, drops: int, others: Sequence[int]) -> Message:
    """Why a right prediction is right."""
    return sum_is(drops, value, drops * value, listed(map(modifier, others)), len(others))


def turn_down(off: int) -> Message:
    """Which way to go from a try that missed its target."""
    return LABELS["make_less" if off > 0 else "make_more"]


def no_such_target(target: int, known: Sequence[int]) -> Message:
    """A target that no challenge has."""
    return no_target(target, known[0], known[-1])


def one_way(dam: str, powerhouse: str, drops: int, space: str, ways: int) -> Message:
    """One answer to a challenge."""
    return way_to_solve(dam, powerhouse, drops, sign(space), ways)


def solved_for(fee: int, owner: str | None) -> Message:
    """What a solution costs."""
    return it_cost(owner, fee) if fee and owner is not None else LABELS["nobody_paid"]


# What stands on lists.


def sign(space: str) -> str:
    """The number on an action space of the Turbine Station."""
    return modifier(ACTION_SPACES[space].amount)


def conduit_choice(name: str, owner: str, value: int) -> Message:
    """A conduit in a list."""
    return conduit_row(in_a_list(name), owner, value)


def house_choice(space: str, owner: str) -> Message:
    """A powerhouse in a list."""
    return house_row(in_a_list(space), owner)


def space_choice(space: str, taken: str) -> Message:
    """An action space in a list."""
    return taken_by(sign(space), taken) if taken else space_row(sign(space), ACTION_SPACES[space].engineers)


def officer_choice(name: str | None) -> Message:
    """An officer in a list."""
    return officer_row(name, OFFICERS_HERE[name]) if name else LABELS["another_officer"]


def contract_choice(number: int) -> Message:
    """A contract in a list."""
    printed = CONTRACTS[number]
    reward = listed(points(each.amount) if each.kind == "vp" else part_of(each) for each in printed.reward)
    return contract_row(printed.energy, reward)


def part(head: str, lines: Iterable[str]) -> tuple[str, ...]:
    """Lines under a headline."""
    return (under(head), *(f"  {line}" for line in lines)) if head else tuple(lines)


def unknown_space(got: int, known: Iterable[int]) -> Message:
    """A number that no action space has."""
    return no_space(got, listed(map(modifier, known), last="or"))
