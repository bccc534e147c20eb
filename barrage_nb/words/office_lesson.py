"""What the lesson on the action spaces says: goals, the best plan, what a space takes, and feedback."""

from collections.abc import Iterable, Sequence
from functools import reduce

from ..board.contracts import CONTRACTS
from .message import Message, Messages, message
from .names import count, listed
from .places import place
from .scene import parts

say = Messages("office_lesson-said")
"""The lab: its buttons, its lists, and what it says by itself."""
GOALS = Messages("office_lesson-goal")
ENDED = Messages("office_lesson-ended")


@message
def asked(goal: str) -> Message:
    """A goal, and what is to be guessed of it."""


@message
def refused(why: str) -> Message:
    """Why engineers cannot be placed somewhere."""


@message
def the_most(ended: str) -> Message:
    """A plan that came to as much as the best."""


@message
def less_than(ended: str, most: int) -> Message:
    """What a plan came to, beside the best."""


def reached(amount: int, most: int, goal: str) -> str:
    """What a plan came to, beside the best."""
    ended = ENDED(goal, n=amount)
    return the_most(ended) if amount == most else less_than(ended, most)


@message
def then(first: str, last: str) -> Message:
    """Actions one after the other."""


@message
def best(actions: str) -> Message:
    """The best plan, in words."""


def best_plan(actions: Sequence[str]) -> str:
    """The best plan, in words."""
    return best(reduce(then, actions))


@message
def foresaw(most: int) -> Message:
    """A guess that was right."""


@message
def guessed_off(guess: int, n: int, few: bool) -> Message:
    """How near a guess of the best came."""


def guessed(guess: int, most: int) -> str:
    """How near a guess of the best came."""
    return foresaw(most) if guess == most else guessed_off(guess, abs(guess - most), guess < most)


@message
def in_the_bank(engineers: int) -> Message:
    """Engineers in the Bank."""


@message
def chosen(where: str, answers: str) -> Message:
    """A turn in short: its space, and what is chosen there."""


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


@message
def energy_for(energy: int, reward: str) -> Message:
    """A contract at its shortest."""


def contract(number: int) -> str:
    """A contract at its shortest."""
    return energy_for(CONTRACTS[number].energy, parts(CONTRACTS[number].reward))


@message
def option(space: str) -> Message:
    """An action space, in the list."""


@message
def space_takes(space: str, amounts: str, price: int, fee: int) -> Message:
    """What a space takes, and what for."""


def takes(space: str, engineers: int, price: int, fee: int) -> str:
    """What a space takes."""
    paid = [count(engineers, "engineers")] + [count(price + fee, "credits")] * bool(price + fee)
    return space_takes(space, listed(paid), price, fee)


@message
def open_spaces(players: int, spaces: int) -> Message:
    """How many spaces are open with so many players."""
