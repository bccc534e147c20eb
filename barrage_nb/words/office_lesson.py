"""What the lesson on the action spaces says: goals, the best plan, what a space takes, and feedback."""

from collections.abc import Iterable, Sequence
from functools import reduce

from ..board.contracts import CONTRACTS
from .message import Message, Messages, declared
from .names import count, listed
from .places import place
from .scene import parts

say = Messages("office_lesson-said")
"""The lab: its buttons, its lists, and what it says by itself."""
GOALS = Messages("office_lesson-goal")
ENDED = Messages("office_lesson-ended")


def asked(goal: str) -> Message: ...
def refused(why: str) -> Message: ...
def the_most(ended: str) -> Message: ...
def less_than(ended: str, most: int) -> Message: ...
def then(first: str, last: str) -> Message: ...
def best(actions: str) -> Message: ...
def foresaw(most: int) -> Message: ...
def guessed_off(guess: int, n: int, few: bool) -> Message: ...
def in_the_bank(engineers: int) -> Message: ...
def chosen(where: str, answers: str) -> Message: ...
def energy_for(energy: int, reward: str) -> Message: ...
def option(space: str) -> Message: ...
def space_takes(space: str, amounts: str, price: int, fee: int) -> Message: ...
def open_spaces(players: int, spaces: int) -> Message: ...


declared(__name__)


def reached(amount: int, most: int, goal: str) -> str:
    """What a plan came to, beside the best."""
    ended = ENDED(goal, n=amount)
    return the_most(ended) if amount == most else less_than(ended, most)


def best_plan(actions: Sequence[str]) -> str:
    """The best plan, in words."""
    return best(reduce(then, actions))


def guessed(guess: int, most: int) -> str:
    """How near a guess of the best came."""
    return foresaw(most) if guess == most else guessed_off(guess, abs(guess - most), guess < most)


def action(moves: Iterable[object]) -> str:
    """A turn in short: its space, and what is chosen there."""
    first, *answers = moves
    space, engineers = getattr(first, "space", ""), getattr(first, "engineers", None)
    where = in_the_bank(engineers) if engineers else place(space)
    return chosen(where, listed(map(answer, answers))) if answers else where


def answer(move: object) -> str:
    """What is chosen on a space."""
    contracts = getattr(move, "contracts", None)
    if contracts is not None:
        return listed(map(contract, contracts))
    amounts = getattr(move, "amounts", ())
    return listed(count(amount, what) for what, amount in amounts) if amounts else str(move)


def contract(number: int) -> str:
    """A contract at its shortest."""
    return energy_for(CONTRACTS[number].energy, parts(CONTRACTS[number].reward))


def takes(space: str, engineers: int, price: int, fee: int) -> str:
    """What a space takes."""
    paid = [count(engineers, "engineers")] + [count(price + fee, "credits")] * bool(price + fee)
    return space_takes(space, listed(paid), price, fee)
