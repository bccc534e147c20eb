"""What the lesson on production says: the terms of an energy, who gains, where water goes, and feedback."""

from collections.abc import Iterable, Sequence

from ..board.contracts import CONTRACTS
from ..board.rewards import Part
from .names import COMPANIES, OFFICERS, company, count, listed
from .places import bare, in_a_list, place, places
from .scene import parts

TITLE = "Production lab"
BEFORE = "Before the production."
START = "Choose how to use your water, say how much energy that will be, and produce."

# The controls.
COMPANY, OFFICER, HOUSES = "You are", "Officer", "Powerhouses"
PARTS = {"dam": "Dam and its drops", "conduit": "Conduit", "powerhouse": "Powerhouse"}
SPACE = "Action space"
DROPS, HELD, CREDITS = "drops to send", "drops in dam", "your credits"
CONTRACT = "Contract"
PREDICTION = "My guess"
CHOOSE_HEAD = "Choose here, or click on the map."
PRODUCE = "Produce"
SHOW_SUM = "show the sum beforehand"
UNKNOWN_TOTAL = "= how much?"
BEST_CONTRACT, NO_CONTRACT = "the biggest in reach", "none"
ANOTHER, FREE = "New challenge", "Try things out"
SHOW_ONE = "Show a way"
MORE, LESS = "More choices", "Fewer choices"
TAKEN = "taken"
GUESS_FIRST = "First say what you think: type your guess, then press Produce. (Press it again just to see.)"
NO_PREDICTION = "You made no guess this time. Change something, guess, and produce again."


def challenge_button(target: int) -> str:
    """The button that asks a challenge."""
    return f"Make exactly {target}"


def challenge_start(target: int) -> str:
    """What to do, before a challenge is tried."""
    return f"Choose how to make exactly {target}, and produce. Whatever you try, you learn how far off it was."


def nothing_there(kind: str, space: str) -> str:
    """A click on something that cannot be chosen."""
    if kind == "conduit":
        return f"Nobody has built {place(space)} yet, so no water runs through it (P1)."
    if kind in ("dam", "powerhouse"):
        return f"Nobody has built {place(space)} yet (P1)."
    return "Click a dam, a conduit that is built, or a powerhouse."


def compared(before: int, after: int) -> str:
    """Two productions beside each other."""
    if before == after:
        return f"Before your change it was {before} energy too."
    return f"Before your change it was {before} energy, now it is {after}: {signed(after - before)}."


SPACES = {
    "turbine+2": "+2 (2 engineers)",
    "turbine+1": "+1 (2 engineers)",
    "turbine+0": "±0 (2 engineers)",
    "turbine-1": "−1 (2 engineers)",
    "turbine-2": "−2 (1 engineer)",
}
SIGNS = {
    "turbine+2": "+2",
    "turbine+1": "+1",
    "turbine+0": "±0",
    "turbine-1": "−1",
    "turbine-2": "−2",
}


def the_company(who: str | None) -> str:
    """A company in a sentence."""
    return "the USA" if who == "usa" else company(who)


def signed(amount: int) -> str:
    """A number with its sign, a real minus included."""
    return f"+{amount}" if amount > 0 else f"−{-amount}" if amount else "±0"


# The terms.
def term(source: str, amount: int, value: int, drops: int, houses: int) -> str:
    """One term of an energy in words, with its number."""
    if source == "conduit":
        return f"{count(drops, 'drops')} × value {value} = {amount}"
    if source == "floor":
        return f"Fiesler lifts {value * drops} to 4: {signed(amount)}"
    if source == "space":
        return f"the action space: {signed(amount)}"
    return f"your {houses} powerhouses: {signed(amount)}"


def hidden_term(source: str) -> str:
    """One term of an energy, its number left for the reader to work out."""
    return {
        "conduit": "drops × value of the conduit",
        "floor": "Fiesler, if that is less than 4",
        "space": "the number of the action space",
        "powerhouses": "your own powerhouses",
    }[source]


def total(energy: int) -> str:
    """The whole energy."""
    return f"= {energy} energy"


def sum_of(amounts: Sequence[int]) -> str:
    """A sum as one would say it: '9 + 2 − 1'."""
    first, *others = amounts
    return str(first) + "".join(f" {'+' if amount >= 0 else '−'} {abs(amount)}" for amount in others)


# What else happens.
GAINS_HEAD = "Who else gains"
WATER_HEAD = "Where the water goes next"
CONTRACTS_HEAD = "Contracts (one of them, if you like)"
AFTER_HEAD = "And then"
NOBODY_GAINS = "Nobody else gains anything."
SECOND = (
    "Germany may produce once more, at another powerhouse, without any bonus; a rival's conduit costs its fee again"
)
ITALY_AFTER = "Italy moves 3 steps more, too late for a contract"


def fee(owner: str, credits: int) -> str:
    """What the owner of a foreign conduit gets."""
    return f"You pay {the_company(owner)} {count(credits, 'credits')}, and {they_score(owner)} {count(credits, 'vp')}"


def they_score(who: str) -> str:
    """A company that scores; the USA are many."""
    return "the USA score" if who == "usa" else f"{COMPANIES[who]} scores"


def others_water(owner: str, drops: int) -> str:
    """Used water that ends in a dam of somebody else."""
    whose = "A neutral dam" if owner == "neutral" else f"A dam of {the_company(owner)}"
    return f"{whose} catches {count(drops, 'drops')} of the used water"


def usa_steps(steps: int, me: bool) -> str:
    """The steps that passing water brings the USA."""
    return (
        f"{'You gain' if me else 'The USA gain'} {count(steps, 'energy')}: used water runs past powerhouses of the USA"
    )


def course(end: str, reason: str, owner: str | None, full: Sequence[str], drops: int, me: str) -> str:
    """Where some of the used drops go."""
    past = f" past {places(full)}, which {'is' if len(full) == 1 else 'are'} full," if full else ""
    them = count(drops, "drops")
    if reason == "left":
        return f"{them}{past} off the map by {place(end)}"
    whose = "your" if owner == me else "the neutral" if owner == "neutral" else f"{the_company(owner)}'s"
    return f"{them}{past} into {whose} {bare(place(end))}"


def solved(target: int) -> str:
    """A challenge that is solved."""
    return f"Exactly {target}!"


def contract(need: int, reward: Iterable[Part], national: bool) -> str:
    """A contract: what it asks for and what it gives."""
    return f"{'national, ' if national else ''}{need} energy for {parts(reward)}"


def reach(offered: str, short: int) -> str:
    """A contract, and whether the energy is enough for it."""
    return f"{offered}: {f'{short} short' if short else 'reached'}"


# Feedback: what happened, how far off, why.
def made(energy: int, amounts: Sequence[int]) -> str:
    """What a production made."""
    return f"It makes {energy} energy" + (f": {sum_of(amounts)}." if len(amounts) > 1 else ".")


def not_allowed(reason: str) -> str:
    """A production that is not allowed."""
    clause, _, sentence = reason.partition(": ")
    return f"This production is not allowed: {sentence} ({clause}). Nothing moves."


def because(why: str, clause: str) -> str:
    """A reason with its clause."""
    return f"{why.removesuffix('.')} ({clause})."


def off_prediction(said: int, off: int) -> str:
    """How far a prediction was off."""
    if not off:
        return f"You said {said}: exactly right."
    return f"You said {said}: {abs(off)} too {'few' if off < 0 else 'many'}."


def off_target(target: int, off: int) -> str:
    """How far a try was off its target."""
    if not off:
        return f"Exactly {target}!"
    return f"You wanted {target}: that is {abs(off)} too {'few' if off < 0 else 'many'}."


SOURCES = {
    "space": "the number of the action space",
    "powerhouses": "what your own powerhouses add",
    "floor": "Fiesler, who counts less than 4 as 4",
}


def left_out(sources: Iterable[str]) -> str:
    """Terms that were forgotten."""
    return f"That would be right without {listed(SOURCES[source] for source in sources)}."


ADDED = "Value and drops are multiplied, not added: every drop makes the conduit's whole value."
ONE_DROP = "Every drop makes the conduit's whole value, not only the first."
ALL_DROPS = "Only the drops that you send count; the others stay in the dam."
FEE_TAKEN = "The owner of the conduit is paid in credits; that takes no energy away."
ITALY_ADDED = "Italy's 3 steps come after the production; they are not part of its energy."
WRONG_SIGN = "The number of the action space goes the other way."
AT_ZERO = "Nothing happens at all, so there is no energy."


def plain_sum(value: int, drops: int, others: Sequence[int]) -> str:
    """The sum, for a prediction that no single slip explains."""
    added = f", and then {' and '.join(map(signed, others))}" if others else ""
    return f"Start with {count(drops, 'drops')} × {value} = {value * drops}{added}."


def right_sum(value: int, drops: int, others: Sequence[int]) -> str:
    """Why a right prediction is right."""
    added = f", then {' and '.join(map(signed, others))}" if others else ", and nothing is added"
    return f"{count(drops, 'drops')} × {value} = {value * drops}{added}."


def turn_down(off: int) -> str:
    """Which way to go from a try that missed its target."""
    if off > 0:
        return "Fewer drops or a conduit of less value make less; a space further right takes off 1 or 2."
    return "More drops or a conduit of more value make more; a space further left adds 1 or 2."


def challenge(target: int, number: int) -> str:
    """What a challenge asks."""
    return f"Challenge {number + 1}: make exactly {target} energy in one production."


def challenge_given(company_name: str, fiesler: bool, houses: int, credits: int) -> str:
    """What to look at before a try."""
    officer = ", with Fiesler (less than 4 counts as 4)" if fiesler else ""
    has = f"{count(houses, 'powerhouses')} and {count(credits, 'credits')}"
    return f"You are {the_company(company_name)}{officer}, and have {has}."


def no_such_target(target: int, known: Sequence[int]) -> str:
    """A target that no challenge has."""
    return f"there are challenges to make {known[0]} to {known[-1]} energy, not {target}"


def one_way(dam: str, powerhouse: str, drops: int, space: str, ways: int) -> str:
    """One answer to a challenge."""
    which = "The only way" if ways == 1 else f"One of {ways} ways"
    way = f"{count(drops, 'drops')} from {place(dam)} to {place(powerhouse)}"
    return f"{which}: {way}, on the space {SIGNS[space]}."


def solved_for(fee: int, owner: str | None) -> str:
    """What a solution costs."""
    if not fee:
        return "And nobody was paid for it."
    return f"It cost you {count(fee, 'credits')}, and {the_company(owner)} scored {count(fee, 'vp')}."


# What stands on lists.
def dam_choice(space: str, owner: str, level: int, held: int) -> str:
    """A dam in a list."""
    whose = "neutral" if owner == "neutral" else company(owner)
    return f"{in_a_list(space)} ({whose}): {held} of {level}"


def conduit_choice(name: str, owner: str, value: int) -> str:
    """A conduit in a list."""
    return f"{in_a_list(name)} ({company(owner)}): value {value}"


def house_choice(space: str, owner: str) -> str:
    """A powerhouse in a list."""
    return f"{in_a_list(space)} ({company(owner)})"


def space_choice(space: str, taken: str) -> str:
    """An action space in a list."""
    return f"{SIGNS[space]}, taken by {the_company(taken)}" if taken else SPACES[space]


def officer_choice(name: str | None) -> str:
    """An officer in a list."""
    return f"{OFFICERS[name]}: {_OFFICERS_HERE[name]}" if name else "another, without effect here"


_OFFICERS_HERE = {"fiesler": "at least 4 before bonuses", "del_monte": "level 3 dams hold 4"}


def houses_choice(houses: int, bonus: int, ability: bool) -> str:
    """A number of powerhouses in a list, with what it brings."""
    brings = f"{houses}: +{bonus} energy" if bonus else f"{houses}: no bonus"
    return f"{brings}, and your ability" if ability else brings


def contract_choice(number: int) -> str:
    """A contract in a list."""
    reward = parts(CONTRACTS[number].reward).replace("victory points", "VP").replace("victory point", "VP")
    return f"{CONTRACTS[number].energy} energy: {reward}"


def part(head: str, lines: Iterable[str]) -> tuple[str, ...]:
    """Lines under a headline."""
    return (f"{head}:", *(f"  {line}" for line in lines)) if head else tuple(lines)


def unknown_space(got: int, known: Iterable[int]) -> str:
    """A number that no action space has."""
    return f"no action space of the Turbine Station says {got}; they say {listed(map(signed, known), last='or')}"
