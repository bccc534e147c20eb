"""What the lesson on the action spaces says: goals, the best plan, what a space takes, and feedback."""

from collections.abc import Iterable, Sequence

from ..board.contracts import CONTRACTS
from .names import TILES, capital, count, listed, the
from .places import place
from .scene import parts

TITLE = "A round of engineers"
BEFORE = "Before the first turn."
START = "Say what the best plan reaches; then choose space after space, until no engineer is left."

GOALS = {
    "machines": "End with as many machines in your supply as you can.",
    "mixers": "End with as many mixers in your supply as you can.",
    "tile": "Buy an advanced tile, and end with as many machines as you can. Without a tile they do not count.",
}
QUESTION = "How many does the best plan reach?"
COUNTED = {"machines": ("machines", ""), "mixers": ("mixers", ""), "tile": ("machines", " and a tile")}

# The lab.
GUESS = "my guess"
BANK_ENGINEERS = "for the Bank"
SPACE, AND_THEN, TAKE = "Space", "And then", "Place"
BACK, AGAIN, BEST, ANOTHER = "One back", "Start over", "Best plan", "Another round"
ENGINEERS, CREDITS = "engineers at first", "credits at first"
SOLVED, CHOOSE = "Challenge solved: no plan reaches more!", "choose\u2026"
SHOWN = "That is the best plan, found by trying all there are. Step through it."
FIRST_PLACE = "Place all your engineers first; then the best plan is shown."
CHOOSE_FIRST = "That space leaves you a choice: make it in the list \u201cAnd then\u201d."
OVER = "No engineer is left. Start over, or see the best plan."
HINT = "Choose a space of the office."
AS_GOOD = "No plan there is reaches more."
NO_WAY = "no number of engineers brings this goal any further here"


def goal(asked: str) -> str:
    """A goal, and what is to be guessed of it."""
    return f"{asked} {QUESTION}"


def refused(why: str) -> str:
    """Why engineers cannot be placed somewhere."""
    return f"{capital(why)}."


def reached(amount: int, most: int, goal: str) -> str:
    """What a plan came to, beside the best."""
    noun, beside = COUNTED[goal]
    ended = f"You end with {count(amount, noun)}{beside if amount else ''}"
    return f"{ended}: the most there is." if amount == most else f"{ended}; the best plan ends with {most}."


def best_plan(actions: Sequence[str]) -> str:
    """The best plan, in words."""
    return f"The best plan: {'; then '.join(actions)}."


def guessed(guess: int, most: int) -> str:
    """How near a guess of the best came."""
    if guess == most:
        return f"And you foresaw it: {most}."
    return f"You had guessed {guess}: {abs(guess - most)} too {'few' if guess < most else 'many'}."


def action(moves: Iterable[object]) -> str:
    """A turn in short: its space, and what is chosen there."""
    first, *answers = moves
    space, engineers = getattr(first, "space", ""), getattr(first, "engineers", None)
    where = f"{count(engineers, 'engineers')} in the Bank" if engineers else place(space)
    return f"{where} ({listed(map(answer, answers))})" if answers else where


def answer(move: object) -> str:
    """What is chosen on a space."""
    contracts = getattr(move, "contracts", None)
    if contracts is not None:
        return listed(contract(number) for number in contracts)
    return listed(count(amount, what) for what, amount in getattr(move, "amounts", ())) or str(move)


def contract(number: int) -> str:
    """A contract at its shortest."""
    printed = CONTRACTS[number]
    return f"{printed.energy} energy for {parts(printed.reward)}"


def option(space: str) -> str:
    """An action space, in the list."""
    return capital(place(space).removeprefix("the "))


def takes(space: str, engineers: int, price: int, fee: int) -> str:
    """What a space takes."""
    paid = [count(engineers, "engineers")] + [count(price + fee, "credits")] * bool(price + fee)
    why = f", {fee} of them for the +{fee}" if fee and price else f" for the +{fee}" if fee else ""
    return f"{capital(place(space))}: {listed(paid)}{why}"


def open_spaces(players: int, spaces: int) -> str:
    """How many spaces are open with so many players."""
    return f"With {players} players, {spaces} spaces of the office are open"


def bought(tile: str) -> str:
    """A tile that has been bought."""
    return f"You own {the(TILES[tile])}"
