"""What the exam says: its questions, its choices, why something is true, and the score at the end."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol

from .names import BONUSES, OBJECTIVES, OFFICERS, capital, company, count, listed
from .places import action_space, owned, piece, place, places

TITLE = "The exam"
START = "The position that the question is about."
NEXT, ANOTHER, ANSWER_FIRST = "Next question", "Another exam", "Answer first, or ask to be told."
SHOW_ME = "I do not know"
ON_MAP = "Click on the map, or on an answer."
HERE = "Click on an answer."
ALL_RIGHT = "All thirty are right. You are ready for a first game, and for a few after it."
SECTION_NAMES = {
    "G": "The map and the pieces",
    "U": "Set-up",
    "I": "Income and headstreams",
    "R": "Turns",
    "M": "Action spaces",
    "W": "Water",
    "P": "Production",
    "K": "Contracts",
    "C": "Building",
    "O": "Officers",
    "N": "Companies",
    "T": "Advanced tiles",
    "S": "Scoring a round",
    "B": "Bonus tiles",
    "E": "End of a round, end of the game",
    "J": "Objectives",
}
"""What the sections of the rules are about."""
PLURAL = {"base": "bases", "elevation": "elevations", "conduit": "conduits", "powerhouse": "powerhouses"}
NEXT_PIECE = {
    "base": "the next base",
    "elevation": "the next elevation",
    "conduit": "the next conduit",
    "powerhouse": "the next powerhouse",
}
SET_UP = {
    "national": "How many national contracts lie open at the beginning?",
    "offered": "How many private contracts lie open in the Contract Office at the beginning?",
    "neutral": "How many drops lie in all neutral dams together at the beginning, before the first round?",
    "bonus": "How many bonus tiles lie on the table at the beginning?",
    "tiles": "How many technology tiles does each company begin with?",
    "turbines": "How many spaces for a production are open, the dearer ones included?",
}
SCORED = {
    "round": "How many points does {who} get in this scoring, all together?",
    "rank": "How many points does {who} get for its rank in energy?",
    "track": "How many credits does the track pay {who}?",
    "bonus": "How many points does the bonus tile bring {who}?",
}


class Planned(Protocol):
    """A production as a reader has it in mind."""

    @property
    def dam(self) -> str: ...
    @property
    def conduit(self) -> str: ...
    @property
    def powerhouse(self) -> str: ...
    @property
    def drops(self) -> int: ...
    @property
    def value(self) -> int: ...
    @property
    def space(self) -> str: ...


# Around the questions.


def signed(said: str) -> str:
    """A number that may be below zero, with a minus sign."""
    return said.replace("-", "\u2212")


def progress(number: int, of: int, section: str) -> str:
    """Which question this is, and what it is about."""
    return f"Question {number} of {of} \u00b7 {SECTION_NAMES[section]}"


def true(answer: str) -> str:
    """The right answer."""
    return f"The answer is: {answer}."


def reason(sentence: str, clause: str) -> str:
    """A reason with its clause, if it does not say it itself."""
    said = capital(sentence.rstrip("."))
    return f"{said} ({clause})." if clause else f"{said}."


def score(right: int, of: int, told: int) -> str:
    """How the exam went."""
    asked = f"; {count(told, 'questions')} answered for you" if told else ""
    return f"{right} of {of} right{asked}."


def missed(numbers: Sequence[int]) -> str:
    """The numbers of the questions that were missed."""
    return f"question{'s' if len(numbers) > 1 else ''} {listed(numbers)}"


LOOK_AGAIN = "Worth another look, and where it is taught:"


# The questions.


def raise_which(who: str) -> str:
    """Which dam may be raised."""
    return f"{company(who)} wants to build an elevation, and has all that it takes. Which of these dams can it raise?"


def pieces_left(who: str, structure: str) -> str:
    """How many pieces are left."""
    return f"Look at the map. How many {PLURAL[structure]} does {company(who)} still have to build?"


def pieces_built(who: str, structure: str, built: int, of: int) -> str:
    """How many pieces of how many stand."""
    return (
        f"{company(who)} has {of} {PLURAL[structure]} in all, and {built} of them {'is' if built == 1 else 'are'} built"
    )


def set_up(asked: str, players: int) -> str:
    """What lies on the table at the beginning."""
    return f"An introductory game with {players} players begins. {SET_UP[asked]}"


def chosen(order: Sequence[str]) -> str:
    """Who moves first after the draft."""
    said = listed([company(who) for who in order])
    return f"In a full game the companies were chosen in this order: {said}. Who has the first turn?"


def income(who: str, what: str, bases: int, conduits: int) -> str:
    """What an income brings."""
    noun = {"credits": "credits", "vp": "victory points"}[what]
    built = f"{count(bases, 'bases')} and {count(conduits, 'conduits')}"
    return f"{company(who)} has built {built}. The income phase begins: how many {noun} does it receive?"


def headstream(name: str, printed: Sequence[int], round: int) -> str:
    """How many drops come to a headstream."""
    drops = ", ".join(map(str, printed))
    return f"The tile at {place(name)} says {drops}. Round {round} begins: how many drops come there?"


def uncovers(who: str, built: Mapping[str, int]) -> str:
    """Which piece uncovers an income."""
    stand = listed([count(many, PLURAL[structure]) for structure, many in built.items()])
    return f"{company(who)} has built {stand}. Which piece, built next, brings an income at once?"


def open_space(who: str, engineers: int, credits: int) -> str:
    """Where engineers can be placed."""
    has = f"{count(engineers, 'engineers')} and {count(credits, 'credits')}"
    return f"{company(who)} has {has} left. On which of these spaces can it place engineers now?"


def space_refused(name: str, why: str) -> str:
    """Why a space is not open."""
    return why if action_space(name) in why else f"{capital(action_space(name))}: {why}"


def costs(who: str, space: str) -> str:
    """What a space costs."""
    return f"{company(who)} places its engineers on {place(space)}. How many credits does that cost it in all?"


def next_turn(who: str, engineers: Mapping[str, int]) -> str:
    """Whose turn comes."""
    order = listed([f"{company(each)} ({count(left, 'engineers')})" for each, left in engineers.items()])
    return (
        f"The turn order, and the engineers each has left: {order}. "
        f"{company(who)} puts one in the Bank. Who has the next turn?"
    )


def credits_left(who: str, space: str, engineers: int | None, credits: int) -> str:
    """How many credits are left after a turn."""
    placed = "its engineers" if engineers is None else count(engineers, "engineers")
    return (
        f"{company(who)} has {count(credits, 'credits')} and places {placed} on {place(space)}. "
        "How many credits has it then?"
    )


def drop_now(who: str, name: str) -> str:
    """Where a drop at once stops."""
    return f"{company(who)} places a drop on {place(name)}, on the space where it flows at once. Where does it end?"


def stop(name: str) -> str:
    """Where the next drop stops."""
    return f"A drop starts at {place(name)}, before all others. Where does it end?"


def lost(waiting: int) -> str:
    """How many drops leave the map."""
    return f"{waiting} drops wait on the headstreams, and now the water flows. How many of them leave the map?"


def energy(who: str, officer: str | None, plan: Planned) -> str:
    """How much energy a production makes."""
    led = f", led by {OFFICERS[officer]}," if officer else ""
    return (
        f"{company(who)}{led} produces on turbine space {modifier_of(plan.space)}: {count(plan.drops, 'drops')} from "
        f"{place(plan.dam)} through {place(plan.conduit)} (value {plan.value}) to {place(plan.powerhouse)}. "
        "How much energy is that?"
    )


def modifier_of(space: str) -> str:
    """The number on a turbine space."""
    return action_space(space).rpartition(" ")[2]


def fee(who: str, plan: Planned) -> str:
    """What a conduit costs."""
    return (
        f"{company(who)} produces with {count(plan.drops, 'drops')} through {place(plan.conduit)} "
        f"(value {plan.value}). How many credits does it pay for the conduit?"
    )


def owner(conduit: str, who: str) -> str:
    """Whose conduit it is."""
    return f"It is {owned(conduit, who)}"


def source(who: str, plan: Planned) -> str:
    """From which dam water can be taken."""
    return (
        f"{company(who)} wants to produce through {place(plan.conduit)} to {place(plan.powerhouse)}. "
        "From which of these dams can the water come?"
    )


def contract(need: int, national: bool) -> str:
    """A contract by what it asks for."""
    return f"the {'national ' if national else ''}contract that asks for {need}"


def dearest(who: str, energy: int) -> str:
    """Which contract may be fulfilled."""
    return (
        f"{company(who)} has just produced {energy} energy. Of its own contracts and the national ones, "
        "which is the dearest that it may fulfil with that?"
    )


def too_many(who: str, hand: int, taken: int) -> str:
    """How many contracts must go."""
    return (
        f"{company(who)} has {count(hand, 'contracts')} that it has not fulfilled, and takes {taken} more in the "
        "Contract Office. How many must it discard?"
    )


def where(who: str, structure: str) -> str:
    """Where a piece may be built."""
    return (
        f"{company(who)} wants to build {'an' if structure == 'elevation' else 'a'} {structure}, and has all that it "
        "takes. On which of these places may it stand?"
    )


def machines(who: str, officer: str | None, structure: str, space: str) -> str:
    """How many machines a piece takes."""
    led = f", led by {OFFICERS[officer]}," if officer else ""
    return f"{company(who)}{led} builds {piece(structure, space)}. How many machines does it take at least?"


def wheel(who: str, turns: int) -> str:
    """What comes back from a wheel."""
    times = "once" if turns == 1 else f"{turns} times"
    return f"{company(who)}'s wheel turns {times}. How many excavators come back?"


def power(scene: str, has: str, question: str) -> str:
    """What a power changes."""
    return " ".join(filter(None, (scene, has, question)))


def scored(asked: str, who: str, energies: Mapping[str, int], round: int, tile: str | None, counted: int) -> str:
    """What a scoring brings."""
    made = listed([f"{company(each)} {amount}" for each, amount in energies.items()])
    bonus = f" The bonus tile counts {BONUSES[tile]}; {company(who)} has {counted}." if tile and asked != "rank" else ""
    return f"Round {round} is scored. Energy: {made}.{bonus if asked != 'track' else ''} " + SCORED[asked].format(
        who=company(who)
    )


def first_next(energies: Mapping[str, int]) -> str:
    """Who moves first in the next round."""
    made = listed([f"{company(who)} {amount}" for who, amount in energies.items()])
    return f"The round ends. The turn order was, with the energy of each: {made}. Who moves first in the next round?"


def resources(who: str, credits: int, excavators: int, mixers: int) -> str:
    """What is left over at the end."""
    held = f"{count(credits, 'credits')}, {count(excavators, 'excavators')} and {count(mixers, 'mixers')}"
    return f"The game is over. {company(who)} has {held} left. How many points do they bring?"


def drops_at_the_end(who: str) -> str:
    """What the water is worth at the end."""
    return f"The game is over. How many points does {company(who)} get for the drops in its dams?"


def objective_count(who: str, objective: str) -> str:
    """What an objective counts."""
    return f"The objective counts {OBJECTIVES[objective]}. How many does it count for {company(who)}?"


def counts_these(spaces: Sequence[str]) -> str:
    """The places that an objective counts."""
    return f"It counts {places(spaces)}" if spaces else "It finds nothing to count"


def bare_numbers(choices: Iterable[str]) -> dict[str, str]:
    """Numbers without a noun."""
    return {number: number for number in choices}


def objective_points(who: str, counts: Mapping[str, int]) -> str:
    """What an objective brings."""
    made = listed([f"{counted} for {company(each)}" for each, counted in counts.items()])
    return f"At the end of the game the objective counts {made}. How many points does it bring {company(who)}?"
