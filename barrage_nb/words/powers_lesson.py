"""What the lesson on officers, companies and technology tiles says."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from ..board.map import AREA_OF_SPACE, CONDUITS
from .clauses import CLAUSES
from .names import COMPANIES, OFFICERS, company, count, listed, signed
from .places import place, spot

TITLE = "With it and without it"
POWER = "Officer, company or tile"
CHANGE = {
    "where": "What if it is another place?",
    "held": "What if the dam is fuller, or not?",
    "drops": "What if more drops are sent?",
    "second": "What if more drops can follow?",
    "level": "What if the dam has another level?",
    "other level": "What if basin 9 has another dam?",
    "built": "What if it is a later building?",
    "dams": "What if there are other dams?",
    "houses": "What if there are other houses?",
    "tiles": "What if there are other tiles?",
    "excavators": "What if more machines are left?",
}
WATCH, SIDES, MAP, DEAL = "Watch it", "Side by side", "Back to the map", "Deal me another"
TO_BEGIN = "The turn, from its beginning:"
LEVELS = {"1": "I", "2": "II", "3": "III"}


def name(power: str) -> str:
    """A power in a list: 'Officer: Adler', 'Tile I: base'."""
    if power in OFFICERS:
        return f"Officer: {OFFICERS[power]}"
    if power in COMPANIES:
        return f"Company: {COMPANIES[power]}"
    level, structure = _tile(power)
    return f"Tile {level}: {structure}"


def _tile(power: str) -> tuple[str, str]:
    level, _, structure = power.removeprefix("adv").partition("_")
    return LEVELS[level], structure


def short(power: str) -> str:
    """A power in a sentence: 'Adler', 'the third powerhouse', 'this tile'."""
    return OFFICERS.get(power, "the third powerhouse" if power in COMPANIES else "this tile")


def listed_power(power: str, met: bool) -> str:
    """A power in the list, with a sign where it has been met."""
    return f"{name(power)} \u2713" if met else name(power)


def rule(clause: str) -> str:
    """The rule that the power is."""
    return f"{CLAUSES[clause]} ({clause})"


NOUNS = {
    "excavators": "excavators",
    "mixers": "mixers",
    "credits_paid": "credits",
    "credits": "credits",
    "engineers": "engineers",
    "energy": "energy",
    "vp": "vp",
    "drops": "drops",
    "turns": "turns",
}
MORE = {
    "energy": "How much more energy is it with {power}?",
    "vp": "How many more victory points come with {power}?",
    "credits": "How many more credits does it bring with {power}?",
    "drops": "How many more drops come into own dams with {power}?",
    "turns": "How many more segments does the wheel turn with {power}?",
    "excavators": "How many excavators does {power} save?",
    "mixers": "How many mixers does {power} save?",
    "credits_paid": "How many credits does {power} save?",
    "engineers": "How many engineers does {power} save?",
}
ONLY = {
    "mixers": "Without {power} it is not allowed. How many mixers does it take?",
    "credits_paid": "Without {power} it is not allowed. How many credits does it take?",
}


def question(power: str, counted: str, possible_without: bool) -> str:
    """What is asked: the difference, or what it takes where nothing can be done without the power."""
    return (MORE if possible_without else ONLY)[counted].format(power=short(power))


def amount(counted: str, number: int | None) -> str:
    """What a run comes to."""
    return "not allowed" if number is None else count(number, NOUNS[counted])


def with_and_without(power: str) -> tuple[str, str]:
    """What stands over the two runs."""
    return f"Without {short(power)}", f"With {short(power)}"


def both(power: str, counted: str, plain: int | None, got: int | None) -> str:
    """Both numbers in a sentence."""
    if plain is None:
        return f"Without {short(power)} it is not allowed; with {short(power)} it takes {amount(counted, got)}."
    return f"{amount(counted, plain)} without {short(power)}, {amount(counted, got)} with."


def before(told: str) -> str:
    """What it came to before something was changed."""
    return f"Before. {told}"


def now(told: str) -> str:
    """What it comes to now."""
    return f"Now. {told}"


def mistook(power: str, said: int, has: bool) -> str:
    """A guess that is the number of one run, and not the difference."""
    return f"{said} is all of it {'with' if has else 'without'} {short(power)}. The question was about the difference."


def off(by: int) -> str:
    """How far off a guess was."""
    return f"You were {by} off."


def refused(reason: str) -> str:
    """Why something is not allowed, inside a list."""
    return f"Not allowed: {reason}"


SOURCES = {
    "conduit": "value \u00d7 drops",
    "floor": "up to 4, by the officer",
    "space": "space or tile",
    "powerhouses": "powerhouses",
}


def term(source: str, amount: int) -> str:
    """A term of a production."""
    return f"{SOURCES[source]}: {signed(amount)}"


PER = {
    "base": "bases",
    "elevation": "elevations",
    "value": "points of value",
    "elevated dam": "raised dams",
    "powerhouse": "powerhouses",
    "advanced tile": "advanced tiles",
}


def counted_effect(each: int, per: str, number: int) -> str:
    """What the effect of a tile counts."""
    things = count(number, PER[per]) if per != "value" else f"value {number}"
    return f"{each} \u00d7 {things} = {each * number}"


def piece_built(structure: str, space: str, number: int) -> str:
    """A piece, what its price depends on, and how much it took: 'base in the mountains: 5'."""
    if structure == "conduit":
        return f"conduit of value {CONDUITS[space].value}: {number}"
    return f"{structure} in the {AREA_OF_SPACE[space]}: {number}"


def paid(credits: int) -> str:
    """Credits that were paid."""
    return f"paid: {credits}"


def placed(space: str, engineers: int) -> str:
    """Engineers on a space."""
    return f"{place(space)}: {engineers}"


def into(dam: str, drops: int) -> str:
    """Drops that come into a dam."""
    return f"into {place(dam)}: +{drops}"


def asked_for(energy: int, less: int) -> str:
    """What a contract that is fulfilled asks for."""
    return (
        f"the contract asks for {energy} \u2212 {less} = {energy - less}" if less else f"the contract asks for {energy}"
    )


def steps(amount: int) -> str:
    """Steps of the marker that are no part of the production."""
    return f"steps of the marker: +{amount}"


def whole(counted: str, number: int) -> str:
    """The number of a run."""
    return f"= {count(number, NOUNS[counted])}"


def begins(power: str, has: bool) -> str:
    """What is said before a run begins."""
    return f"{with_and_without(power)[has]}:"


def cannot_begin(power: str, reason: str) -> str:
    """What is said in place of a run that is not allowed."""
    return f"{with_and_without(power)[0]} it is not allowed: {reason}"


def has(who: str, amounts: Mapping[str, int], tiles: Sequence[str], contracts: Iterable[tuple[int, str]]) -> str:
    """What the mover has that may matter; nothing where nothing does."""
    told = [count(number, kind) for kind, number in amounts.items()]
    told += [f"the advanced tiles {listed(map(tile, tiles))}"] * bool(tiles)
    told += [f"a contract that gives {reward} for {energy} energy" for energy, reward in contracts]
    return f"{company(who)} has {listed(told)}." if told else ""


def tile(name: str) -> str:
    """An advanced tile in a list: 'base II'."""
    level, structure = _tile(name)
    return f"{structure} {level}"


def _site(option: Sequence[str]) -> str:
    return spot(option[0])


SCENES: dict[str, Callable[[str, Sequence[str]], str]] = {
    "adler": lambda who, option: f"{who} builds a base on {_site(option)}.",
    "del_monte": lambda who, option: (
        f"{who}'s dam in basin 2 has level 3 and holds {count(int(option[0]), 'drops')}. {who} sends one more, from HB."
    ),
    "fiesler": lambda who, option: (
        f"{who} produces with {count(int(option[0]), 'drops')}, on the turbine space \u00b10."
    ),
    "mcdowell": lambda who, option: f"{who} builds {place(option[0])}.",
    "jordan": lambda who, option: f"{who} builds a base on {_site(option)}.",
    "krylov": lambda who, option: (
        f"{who} builds {place(option[0])}. On the wheel lies the level I conduit tile, which brings 2 credits for "
        "each point of value."
    ),
    "sekibo": lambda who, option: (
        f"{who} copies Fiesler (small productions count as 4), then produces with {count(int(option[0]), 'drops')}."
    ),
    "usa": lambda who, option: f"{who} lets a drop run from {option[0]}. The third powerhouse is the one in basin 8.",
    "germany": lambda who, option: (
        f"{who} produces with 2 drops of basin 2. A second production could send {count(int(option[0]), 'drops')} "
        "of basin 1 to basin 8. The third powerhouse is the one in basin 10."
    ),
    "italy": lambda who, option: (
        f"{who} produces with {count(int(option[0]), 'drops')}. The third powerhouse is the one in basin 10."
    ),
    "france": lambda who, option: (
        f"{who} produces with {count(int(option[0]), 'drops')}, and would like to fulfil its contract. The third "
        "powerhouse is the one in basin 10."
    ),
    "adv1_base": lambda who, option: f"{who} builds a base on {spot('B9L')}.",
    "adv1_elevation": lambda who, option: f"{who} raises its dam in basin 8, which has level {option[0]}.",
    "adv1_conduit": lambda who, option: f"{who} builds {place(option[0])}.",
    "adv1_powerhouse": lambda who, option: (
        f"{who} builds a powerhouse in basin 10, and has built {('nothing', 'once', 'twice')[int(option[0])]} so far "
        "in this round."
    ),
    "adv1_wild": lambda who, option: f"{who} builds on {_site(option)}.",
    "adv2_base": lambda who, option: f"{who} builds a base in basin 9; it has {count(int(option[0]), 'dams')} already.",
    "adv2_elevation": lambda who, option: f"{who} raises its dam in basin 8, which has level {option[0]} and is empty.",
    "adv2_conduit": lambda who, option: f"{who} builds {place(option[0])}.",
    "adv2_powerhouse": lambda who, option: (
        f"{who} builds a powerhouse in basin 8, and could send {count(int(option[0]), 'drops')} of basin 1 there."
    ),
    "adv2_wild": lambda who, option: f"{who} builds {place('C8A')}, of value 3.",
    "adv3_base": lambda who, option: f"{who} builds a base on {_site(option)}.",
    "adv3_elevation": lambda who, option: (
        f"{who} raises its dam in basin 8. The dam in basin 2 has level 2, the one in basin 9 level {option[0]}."
    ),
    "adv3_conduit": lambda who, option: f"{who} builds {place(option[0])}.",
    "adv3_powerhouse": lambda who, option: (
        f"{who} builds a powerhouse in basin 8; it has {count(int(option[0]), 'powerhouses')} already."
    ),
    "adv3_wild": lambda who, option: f"{who} builds a base in basin 9.",
}


def scene(power: str, who: str, option: Sequence[str]) -> str:
    """What is done in the case of a power."""
    return SCENES[power](company(who), option)


def changed(kind: str, option: Sequence[str]) -> str:
    """An option in a list."""
    return OPTIONS.get(kind, spot)(option[0])


OPTIONS: dict[str, Callable[[str], str]] = {
    "held": lambda number: f"it holds {count(int(number), 'drops')}",
    "drops": lambda number: f"{count(int(number), 'drops')} to send",
    "second": lambda number: f"{count(int(number), 'drops')} of basin 1",
    "level": lambda number: f"level {number}",
    "other level": lambda number: f"level {number}",
    "built": lambda number: ("nothing built yet", "built once", "built twice")[int(number)],
    "dams": lambda number: f"{count(int(number), 'dams')} before",
    "houses": lambda number: f"{count(int(number), 'powerhouses')} before",
    "tiles": lambda number: f"{count(int(number), 'tiles')} besides this one",
    "excavators": lambda number: f"{count(int(number), 'excavators')} left",
}
"""An option in a list, by what it changes; any other is a place."""


def line(row: Sequence[str]) -> str:
    """A row of the table as a line of text."""
    power, without, with_, rule, _ = row
    return f"{power}: {without} without, {with_} with. {rule}"


IDEAS = {
    "excavators": "what a piece costs",
    "mixers": "what a piece costs",
    "credits_paid": "what a piece costs",
    "engineers": "how soon you can do more",
    "turns": "how soon you can do more",
    "energy": "how much energy you make",
    "drops": "where the water is",
    "vp": "what you are paid",
    "credits": "what you are paid",
}
"""What a power changes, by what is counted in its case."""

COLUMNS = ("", "without", "with", "rule")


def no_such_power(power: str, known: Iterable[str]) -> str:
    """An officer, a company or a tile that does not exist."""
    return f"there is no {power!r}; there are {', '.join(known)}"


def no_such_kind(kind: str, known: Iterable[str]) -> str:
    """A kind of powers that does not exist."""
    return f"powers are of the kinds {', '.join(known)}; {kind!r} is none"
