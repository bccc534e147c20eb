"""What the table around the map says: office, contracts on offer, energy, head, folded panels and the whole."""

from collections.abc import Iterable, Mapping

from .names import BONUSES, OBJECTIVES, PHASES, QUESTIONS, company, count, last_points, listed
from .places import modifier
from .scene import named_space, officer_line, tile

# The office.
SECTIONS = {
    "turbine": "Turbine",
    "water": "Water",
    "bank": "Bank",
    "workshop": "Workshop",
    "machinery": "Machinery",
    "contract": "Contracts",
    "patent": "Patents",
}
NO_PATENTS = "No Patent Office in the introductory game"
SOLD = "no tile"

TILE_LINES = {
    "adv1_base": ("a drop per", "empty dam"),
    "adv1_elevation": ("turn for each", "elevation"),
    "adv1_conduit": ("credits for", "2 \u00d7 its value"),
    "adv1_powerhouse": ("needs no", "engineers"),
    "adv1_wild": ("no fee for", "a coin"),
    "adv2_base": ("1 energy", "per base"),
    "adv2_elevation": ("fill that", "dam"),
    "adv2_conduit": ("at most 5", "excavators"),
    "adv2_powerhouse": ("produce", "now, +2"),
    "adv2_wild": ("machines", "swap"),
    "adv3_base": ("no engineers", "or machines"),
    "adv3_elevation": ("3 points per", "raised dam"),
    "adv3_conduit": ("energy of", "2 \u00d7 its value"),
    "adv3_powerhouse": ("3 points per", "powerhouse"),
    "adv3_wild": ("3 points per", "advanced"),
}


def action(kind: str, amount: int) -> str:
    """What an action space does."""
    return {
        "produce": f"one production, {modifier(amount)} energy",
        "drops": f"{count(amount, 'drops')} on headstreams",
        "drops_flowing": f"{count(amount, 'drops')} flowing at once",
        "bank": "a credit for each engineer",
        "rotate": f"{count(amount, 'turns')} of the wheel",
        "excavators": count(amount, "excavators"),
        "machinery": f"{count(amount, 'machines')} of choice",
        "both_machines": "an excavator and a mixer",
        "contracts": f"take {count(amount, 'contracts')}",
        "patent": "take the tile of this space",
    }[kind]


def space(name: str, kind: str, amount: int, engineers: int, credits: int, standing: Iterable[tuple[str, int]]) -> str:
    """An action space of the office."""
    takes = count(engineers, "engineers") if engineers else "any number of engineers"
    price = f" and {count(credits, 'credits')}" if credits else ""
    there = [f"{company(who)} with {count(number, 'engineers')}" for who, number in standing]
    state = f"; taken by {listed(there)}" if there else ""
    return f"{named_space(name)}: {action(kind, amount)}, for {takes}{price}{state}."


def blocked_space(name: str) -> str:
    """A space closed for so few players."""
    return f"{named_space(name)}: closed for this number of players."


def patent(text: str, name: str | None) -> str:
    """A patent space with its tile."""
    return f"{text} {tile(name)}" if name else f"{text} No tile is there."


# Contracts on offer.
def no_contract(number: int) -> str:
    """A gap among the contracts on offer."""
    return f"No contract on place {number} of the office."


# Energy.
OBJECTIVE = "Objective"


def credits_by_energy(steps: Iterable[tuple[int, int]]) -> str:
    """What the energy track pays."""
    (_, without), *others = steps
    paid = listed(f"{credits} from {energy} on" for energy, credits in others)
    return f"Credits for energy in the scoring of a round: {paid}; {without} without any, less 3 victory points."


def lane(who: str, energy: int, rank: int, prize: int) -> str:
    """A company on the energy track."""
    wins = f", which would score {count(prize, 'vp')}" if prize else ""
    return f"{company(who)}, number {rank} in turn order: {energy} energy{wins}."


def bonus(round: int, border: int, tile_: str, vp: int, state: str) -> str:
    """A bonus tile."""
    when = {"past": "scored", "now": "this round", "later": "later"}[state]
    counts = f"{count(vp, 'vp')} for each of your {BONUSES[tile_]}"
    return f"Bonus of round {round} ({when}): {counts}, in full from {border} energy."


def objective(name: str, prizes: Iterable[int]) -> str:
    """The objective of the game."""
    return f"Objective: {OBJECTIVES[name]}; the first three score {listed(prizes)} victory points."


# The head of the table.
ROUND = "Round"
PASSED = "passed"

SHORT_QUESTIONS = {
    "ChooseCompany": "chooses a company",
    "Turn": "places engineers on a space",
    "ChooseStructure": "chooses what to build",
    "ChooseSite": "chooses where to build it",
    "ChoosePayment": "chooses how to pay",
    "ChooseSystem": "chooses dam, pipe and drops",
    "ChooseContract": "may fulfil a contract",
    "TakeContracts": "takes contracts",
    "DiscardContracts": "discards contracts",
    "SplitMachinery": "chooses machines",
    "PlacePiece": "places a free piece",
    "PlaceDrops": "chooses headstreams",
    "ChoosePart": "chooses what comes first",
}


def phase(name: str) -> str:
    """The phase of a round."""
    return PHASES[name]


def announced(round_: int, phase_: str) -> str:
    """The beginning of a phase, on a sign."""
    return last_points() if phase_ == "over" else f"Round {round_}: {PHASES[phase_].lower()}"


def question(kind: str) -> str:
    """What somebody must decide, at its shortest."""
    return SHORT_QUESTIONS.get(kind, "decides")


def asked(who: str, kind: str) -> str:
    """Who must decide what."""
    return f"{company(who)} is to {QUESTIONS.get(kind, 'decide')}."


WIN = "win"


def winners(who: Iterable[str]) -> str:
    """Who has won."""
    names = [company(name) for name in who]
    return f"{listed(names)} {'wins' if len(names) == 1 else 'win'}"


def round_of(number: int) -> str:
    """The round."""
    return f"Round {number} of 5." if number else "Before the first round."


def rank(number: int) -> str:
    """A place at the end of the game."""
    return {1: "1st", 2: "2nd", 3: "3rd"}.get(number, f"{number}th")


def score_card(who: str, number: int, vp: int, holds: Mapping[str, int], decides: bool, note: str) -> str:
    """A company at a glance."""
    doing = ("; to decide" if decides else "") + (f"; {note}" if note else "")
    supply_ = listed(count(amount, kind) for kind, amount in holds.items())
    return f"{number}. {company(who)}: {count(vp, 'vp')}, {supply_}{doing}."


# Bars of folded panels, and the whole.
BARS = {
    "track": "Energy",
    "company": "Company",
    "office": "Office",
    "contracts": "Contracts",
    "draft": "Draft",
    "legend": "Legend",
}
STARTING = "Starting contracts"
TO_CHOOSE = "To choose from"
ROUND_GOAL = "Round goal"


def bar(panel: str) -> str:
    """A folded panel."""
    return f"{BARS[panel]}: open."


def close(panel: str) -> str:
    """The bar above an open panel."""
    return f"{BARS[panel]}: close."


# The legend: a word or two for every symbol, and a sentence.
OPEN_LEGEND = "Legend: open. It says what every symbol is."
LEGEND_SHORT = "?"
LEGEND_LIMIT = "\u22643"
LEGEND = {
    "credits": "credits",
    "vp": "victory points",
    "engineers": "engineers",
    "excavators": "excavators",
    "mixers": "mixers",
    "machinery": "either machine",
    "energy": "energy",
    "contract": "contract",
    "fulfilled": "fulfilled contracts",
    "limit": "value 3 at most",
    "drop": "a drop of water",
    "socket": "room in a dam",
    "flowing": "a drop flows at once",
    "neutral": "neutral dam",
    "marker": "conduit: value, basin",
    "base": "base of a dam",
    "elevation": "elevation of a dam",
    "conduit": "conduit",
    "powerhouse": "powerhouse",
    "wild": "any piece, or power",
    "advanced": "advanced tile, level II",
    "rotate": "2 turns of the wheel",
    "rim": "turns until it is back",
    "income": "uncovered income",
    "free": "free space",
    "fee": "3 credits more",
    "closed": "closed space",
    "now": "this round",
    "ring": "can be clicked",
}
LEGEND_SENTENCES = {
    "credits": "A disc is credits; a number in it says how many.",
    "vp": "A hexagon is victory points.",
    "engineers": "A person is an engineer: what a space takes, or what a company has left for this round.",
    "excavators": "The digger is an excavator: bases and conduits take them.",
    "mixers": "The drum is a concrete mixer: elevations and powerhouses take them.",
    "machinery": "The cog is an excavator or a mixer, as the company likes.",
    "energy": "The bolt is energy: made by a production, or needed for a contract.",
    "contract": "The sheet is a contract.",
    "fulfilled": "The tick stands before the number of contracts a company has fulfilled.",
    "limit": "A free piece with a limit: here a conduit of value 3 at most; P is the plains only, HP hills or plains.",
    "drop": "A drop of water: it waits on a headstream or is held by a dam.",
    "socket": "A dam is a tank: each drop fills it from below by one course; what is grey is room for more.",
    "flowing": "A drop with an arrow flows down its river at once.",
    "neutral": "Grey bricks are a neutral dam, which belongs to nobody.",
    "marker": "A free conduit: its value, and the basin it leads to; its dashes show the way.",
    "base": "The base of a dam.",
    "elevation": "An elevation, which raises a dam by one level.",
    "conduit": "A conduit, the pipe from a basin to the powerhouses of another.",
    "powerhouse": "A powerhouse.",
    "wild": "On a tile the star builds any piece; on a company's board it is the company's own power.",
    "advanced": "A tinted tile is an advanced one; its dots are its level.",
    "rotate": "An arrow round a number: so many turns of the wheel.",
    "rim": "A number on the rim of the wheel: after so many turns the segment is open again.",
    "income": "A blue frame under a missing piece: the company has this income now.",
    "free": "Dashed is planned: nobody has built there.",
    "fee": "A coin at a space, or a tab with +3: the space costs 3 credits more.",
    "closed": "A crossed space is closed for this number of players.",
    "now": "The blue chip marks what belongs to this round.",
    "ring": "A blue ring: a click there answers the question.",
}


def offered(who: str, officer_: str) -> str:
    """A company with its officer, in the draft."""
    return f"{company(who)} with {officer_line(officer_)}."


def title(panels: Iterable[str]) -> str:
    """The name of a picture."""
    return f"Barrage: {listed(panels)}"


PANELS = {
    "table": "the table",
    "map": "the map",
    "wheel": "a construction wheel",
    "company": "a company",
    "office": "the office",
    "contracts": "the contracts",
    "track": "the energy track",
    "race": "the energy track",
    "header": "the round",
    "legend": "the legend",
}


def stage(round_: int, phase_: str) -> str:
    """Where the game stands."""
    return f"{PHASES[phase_]}." if not round_ or phase_ == "over" else f"Round {round_}, {PHASES[phase_].lower()}."


def unknown(what: str, given: str, known: Iterable[str]) -> str:
    """A word that names nothing."""
    return f"{what}: there is no {given!r}, only {listed(known, 'or')}."
