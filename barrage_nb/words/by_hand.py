"""What the editor says: the things on the table, what can be changed at each, and what a change takes from others."""

from collections.abc import Iterable

from ..board.companies import ABILITY_POWERHOUSES
from ..board.contracts import CONTRACTS
from ..board.office import SPACES
from .message import in_form
from .names import BONUSES, COMPANIES, OBJECTIVES, OFFICERS, PHASES, TILES, capital, company, count, listed
from .places import action_space, bare, owned, place
from .scene import parts
from .scene_table import action

PARTS = {"map": "the map", "office": "the office", "offer": "contracts on offer", "table": "round and tiles"}
"""The parts of the table that are no company's."""

# What can be changed.
MORE_DROPS, FEWER_DROPS = "+ drop", "− drop"
RAISE, LOWER, REMOVE = "Raise", "Lower", "Remove"
ITS_TURN, NOBODYS_TURN = "Its turn now", "nobody’s"
EARLIER, LATER = "Earlier in turn order", "Later in turn order"
PASSES, PASSES_NOT = "Has passed", "Has not passed"
POINT_HERE = "Point the wheel here"
OUT_OF_GAME = "out of the game"
NOBODY, NOTHING, NO_TILE = "nobody", "nothing", "no tile"
YES_OR_NO = {True: "yes", False: "no"}
NUMBERS = {
    "credits": "credits",
    "excavators": "excavators",
    "mixers": "mixers",
    "engineers": "engineers",
    "vp": "VP",
    "energy": "energy",
    "aside": "engineers beside",
    "constructions": "times built this round",
    "round": "round",
    "drops": "drops",
}
LISTS = {
    "officer": "Officer",
    "contract": "Contract into hand",
    "fulfilled": "Contract done",
    "tile": "Tile into supply",
    "lies": "Lies",
    "put": "Tile here",
    "on_offer": "Contract here",
    "national": "National contract",
    "standing": "Who stands here",
    "on_sale": "Tile on sale here",
    "phase": "Phase",
    "mover": "Whose turn",
    "companies": "Who plays",
    "headstream": "Headstream tile",
    "bonus": "Bonus tile",
    "objective": "Objective tile",
}


def part(name: str) -> str:
    """A part of the table: a company's board, or what all share."""
    return PARTS.get(name) or owner(name)


def owner(who: str) -> str:
    """Who can own a piece."""
    return "neutral" if who == "neutral" else COMPANIES[who]


def _whose(who: str) -> str:
    return f"{owner(who)}’s"


def build(who: str) -> str:
    """Building at a space."""
    return f"Build for {owner(who)}"


def give(who: str) -> str:
    """Giving a piece to somebody else."""
    return f"Make it {_whose(who)}" if who != "neutral" else "Make it neutral"


def step(text: str, by: int) -> str:
    """A button that changes a number: '+5 credits', '−1 mixer'."""
    amount = count(abs(by), text) if text.endswith("s") and " " not in text else f"{abs(by)} {text}"
    return f"{'+' if by > 0 else '−'}{amount}"


def choice(word: str) -> str:
    """A word that a ruling may hold."""
    return word.replace("_", " ")


def crew(companies: Iterable[str]) -> str:
    """The companies of a game."""
    return ", ".join(map(owner, companies)) or NOBODY


def playing(who: str, plays: bool) -> str:
    """A company that may leave the game, or join it."""
    return f"{'−' if plays else '+'} {owner(who)}"


def phase(name: str) -> str:
    """A phase of a round."""
    return PHASES[name]


def back_in_hand(contract: int) -> str:
    """A contract that was fulfilled, back in the hand."""
    return f"#{contract} back in hand"


def put(tile: str) -> str:
    """A tile of the supply laid on the wheel."""
    return f"+ {_tile(tile)}"


def take_back(tile: str) -> str:
    """A tile of the wheel back in the supply."""
    return f"− {_tile(tile)}"


def built(times: int) -> str:
    """How many own construction spaces are used."""
    return f"Built {count(times, 'times')} this round"


def copied(used: bool) -> str:
    """Whether a space of Sekibo is used."""
    return "Not used" if used else "Used"


# What things are called.


def piece(space: str, what: str) -> str:
    """A space of the map, and what stands there."""
    return f"{capital(bare(place(space)))}: {what}"


def dam_at(who: str, level: int, drops: int) -> str:
    """A dam in a few words."""
    return f"{owner(who)}, level {level}, {count(drops, 'drops')}"


def piece_at(who: str | None) -> str:
    """A conduit or powerhouse in a few words."""
    return "empty" if who is None else owner(who)


def drops_at(drops: int) -> str:
    """A headstream in a few words."""
    return f"{count(drops, 'drops')} waiting"


def board_of(who: str) -> str:
    """All that a company has."""
    return f"{owner(who)}: all it has"


def amount(who: str, name: str) -> str:
    """A number of a company."""
    return f"{owner(who)}: {NUMBERS[name]}"


def segment(turns: int, excavators: int, mixers: int, tiles: Iterable[str]) -> str:
    """A segment of the wheel, by how many turns away it is."""
    holds = [_tile(name) for name in tiles]
    holds += [count(excavators, "excavators")] * bool(excavators) + [count(mixers, "mixers")] * bool(mixers)
    where = f"back in {count(turns, 'turns')}" if turns else "open segment"
    return f"Wheel, {where}: {listed(holds) if holds else 'empty'}"


def tile(name: str, where: str) -> str:
    """A technology tile, and where it lies."""
    return f"{capital(TILES[name])}; {where}"


def contract(number: int, where: str = "") -> str:
    """A contract by what its front shows, and where it lies."""
    printed = CONTRACTS[number]
    front = f"{printed.colour.capitalize()} {printed.energy}, #{number}: {parts(printed.reward)}"
    return f"{front}; {where}" if where else front


def gap(number: int) -> str:
    """A place without a contract."""
    return f"Place {number} on offer: empty"


def nationals(number: int) -> str:
    """The national contracts that lie on the table."""
    return f"National contracts: {number}"


def done(who: str, number: int) -> str:
    """What a company has fulfilled."""
    return f"{owner(who)}: {count(number, 'contracts')} done"


def office_space(name: str, standing: Iterable[tuple[str, int]]) -> str:
    """An action space, and who stands there."""
    printed = SPACES[name]
    there = [f"{company(who)} with {count(number, 'engineers')}" for who, number in standing]
    called = capital(bare(place(name)))
    return f"{called} ({action(printed.action, printed.amount)}): {listed(there) if there else 'free'}"


def own_space(name: str) -> str:
    """An action space of a company's own board."""
    return capital(bare(place(name)))


def moment(round: int, phase: str, mover: str | None) -> str:
    """Round, phase and whose turn it is."""
    return f"Round {round}, {PHASES[phase].lower()}" + (f": {_whose(mover)} turn" if mover else "")


def bonus(round: int, name: str | None) -> str:
    """The bonus tile of a round."""
    return f"Bonus of round {round}: {BONUSES[name] if name else 'none'}"


def objective(name: str | None) -> str:
    """The objective tile."""
    return f"Objective: {OBJECTIVES[name] if name else 'none'}"


def objective_called(name: str) -> str:
    """An objective tile in a list."""
    return OBJECTIVES[name]


def headstream_tile(number: int, drops: Iterable[int], where: str | None) -> str:
    """A headstream tile by the drops it brings in rounds 1 to 4."""
    return f"{'-'.join(map(str, drops))} (tile {number}{f', now at {place(where)}' if where else ''})"


def bonus_tile(name: str, round: int | None) -> str:
    """A bonus tile, and of which round it is now."""
    return f"{BONUSES[name]}{f' (now of round {round})' if round else ''}"


def officer(name: str | None, holder: str | None = None) -> str:
    """An officer, and who has them now."""
    told = "none" if name is None else OFFICERS[name]
    return f"{told} ({_whose(holder)} now)" if holder else told


RULINGS = "Rulings where the rules are silent"
THE_DESIGN = "The design: numbers of the game"
DESIGN = {
    "wheel_segments": "segments of a wheel",
    "engineers_each": "engineers each",
    "conduit_credits": "pipe: credits a drop",
    "conduit_points": "pipe: VP a drop",
    "red_fee": "fee of a coin space",
    "first_prize": "VP for most energy",
    "second_prize": "VP for second most",
    "rounds": "rounds",
    "turn_order": "New turn order",
    "neutral_dams": "Neutral dams at the start",
    "closed_spaces": "Closed to everybody",
    "opened_spaces": "Open with fewer players too",
}


RULING_LABELS = {
    "contract_before_water": "A contract pays before the used water flows on",
    "italy_after_contract": "Italy’s steps come after the contract",
    "fiesler_on_second_production": "Fiesler helps Germany’s second production",
    "tile_energy_national": "A tile’s energy may fulfil a national contract",
    "tile_energy_france": "A tile’s energy gets France’s reduction",
    "del_monte_copy": "Sekibo’s copy of Del Monte lasts for the",
    "zero_ranks": "Who has none for the objective may still place",
    "basin_objective_cap": "Most that basins of three pieces count (0: no limit)",
    "sekibo_credits": "Credits that Sekibo’s company begins with",
    "sekibo_any_space": "Sekibo may use his dearer space first",
    "income_order": "Whose income comes first",
    "discards_return": "An empty pile is made anew from its discards",
}


def more_drops(headstream: str) -> str:
    """What a headstream brings in every round on top of its tile."""
    return f"more drops at {headstream}"


def spaces_of_design(spaces: Iterable[str]) -> str:
    """The spaces that a design closes or opens."""
    return listed(map(action_space, spaces)) if spaces else NOTHING


def of_design(space: str, there: bool) -> str:
    """A space of the office that a design may name, or no longer."""
    return f"{'−' if there else '+'} {action_space(space)}"


def ruling(name: str) -> str:
    """A ruling, as the label of what it may be."""
    return RULING_LABELS[name]


# Where a card or tile lies.


def lies(place: tuple[str, ...], index: int = 0, who: str = "") -> str:
    """Where a card or tile lies, in a few words."""
    if place[0] == "companies":
        name = _whose(place[1])
        return {
            "contracts": f"{name} hand",
            "fulfilled": f"done by {owner(place[1])}",
            "tiles": f"{name} supply",
            "wheel": f"{name} wheel",
        }[place[2]]
    return {
        "contracts": f"on offer, place {index + 1}",
        "patents": f"on sale, place {index + 1}",
        "national": "with the national contracts",
        "starting": "in the draft",
        "patent_pile": "in the pile of tiles",
        "piles": f"in the {place[-1]} pile",
        "discards": f"among the {place[-1]} discards",
    }[place[0]]


def on_wheel(who: str, turns: int) -> str:
    """A segment of a wheel as a place for a tile."""
    return f"{_whose(who)} wheel, back in {count(turns, 'turns')}" if turns else f"{_whose(who)} open segment"


# What a change takes from somebody else, and what becomes impossible.


def card_called(card: int | str) -> str:
    return f"contract {card}" if isinstance(card, int) else in_form(TILES[card], "the_short")


def _tile(name: str) -> str:
    """A tile without what it does."""
    return in_form(TILES[name], "short")


REFILLED = "the place is refilled by nobody before a turn ends (K5)"
NEVER_REFILLED = "the place is refilled by nobody: its pile is empty or not known"
SOLD = "that place stays empty until the next round (E4)"
_OF_A_COMPANY = {"contracts": "hand", "tiles": "supply", "wheel": "wheel"}


def takes(card: int | str, place: tuple[str, ...], index: int, refilled: bool) -> str:
    """What a place loses when a card or tile of it goes elsewhere."""
    thing = card_called(card)
    if place[0] == "companies" and place[2] == "fulfilled":
        return f"{capital(thing)} no longer counts as done by {owner(place[1])}."
    if place[0] == "companies":
        return f"This takes {thing} from {_whose(place[1])} {_OF_A_COMPANY[place[2]]}."
    return {
        "contracts": f"{capital(thing)} was on offer, place {index + 1}; {REFILLED if refilled else NEVER_REFILLED}.",
        "patents": f"{capital(thing)} was on sale, place {index + 1}; {SOLD}.",
        "national": f"{capital(thing)} no longer lies with the national contracts, where anybody could fulfil it.",
        "starting": f"{capital(thing)} is no longer in the draft.",
        "patent_pile": f"{capital(thing)} comes out of the pile of tiles: it cannot come on sale any more.",
        "piles": f"{capital(thing)} comes out of the {place[-1]} pile: it cannot come on offer any more.",
        "discards": f"{capital(thing)} comes out of the {place[-1]} discards.",
    }[place[0]]


def under_pile(card: int | str, place: tuple[str, ...]) -> str:
    """A card that was put aside: under its pile."""
    return f"{capital(card_called(card))} goes {lies(place).replace('in the', 'under the')}."


def nowhere(card: int | str) -> str:
    """A card that lies nowhere any more."""
    return f"{capital(card_called(card))} now lies nowhere: it is out of the game."


def piece_gone(space: str, who: str, pieces: int) -> str:
    """A piece that is taken from the map, or that another takes the place of."""
    gone = f"{capital(owned(space, who))} is gone"
    back = count(pieces, "pieces") if pieces > 1 else "piece"
    return f"{gone}." if who == "neutral" else f"{gone}; {owner(who)} has the {back} back in its supply."


def left_to_build(who: str, structure: str, left: int) -> str:
    """What is left in the supply of a company of what it has just built."""
    noun = structure if left == 1 else f"{structure}s"
    return f"{owner(who)} has {left or 'no'} {noun} left to build."


def drops_gone(space: str, drops: int) -> str:
    """Drops that go with their dam."""
    return f"{count(drops, 'drops').capitalize()} in {place(space)} {'is' if drops == 1 else 'are'} gone."


def go_home(who: str, engineers: int, space: str) -> str:
    """Engineers that leave a space for somebody else."""
    verb = "goes" if engineers == 1 else "go"
    return f"{_whose(who)} {count(engineers, 'engineers')} {verb} home from {place(space)}."


def from_supply(who: str, engineers: int, left: int) -> str:
    """Engineers that come out of the supply of their company."""
    verb = "comes" if engineers == 1 else "come"
    return f"{count(engineers, 'engineers').capitalize()} {verb} from {_whose(who)} supply, where {left} are left."


def to_supply(who: str, engineers: int) -> str:
    """Engineers that are back in the supply of their company."""
    return f"{owner(who)} has {count(engineers, 'engineers')} more in its supply."


def officer_leaves(officer: str, who: str, instead: str | None) -> str:
    """An officer who goes to somebody else."""
    gets = f"has {OFFICERS[instead]} in exchange" if instead else "has none now"
    return f"{OFFICERS[officer]} leaves {owner(who)}, which {gets}."


def no_spare(officer: str) -> str:
    """An officer whom Sekibo could copy."""
    return f"{OFFICERS[officer]} is no longer among those whom nobody has."


def exchanged(a: str, b: str, what: str) -> str:
    """Two places whose tiles have changed places."""
    return f"{capital(place(a))} and {place(b)} have changed {what}."


BONUS_TILES, HEADSTREAM_TILES = "bonus tiles", "headstream tiles"


def of_round(number: int) -> str:
    """A round as a place for a bonus tile."""
    return f"round {number}"


def bonus_gone(name: str) -> str:
    """A bonus tile that is no longer in the game."""
    return f"The bonus tile for {BONUSES[name]} is out of the game."


def company_gone(who: str) -> str:
    """A company that leaves the game."""
    return f"{owner(who)} leaves the game with all that it has."


def turn_lost(who: str) -> str:
    """Whose turn it no longer is."""
    return f"It is no longer {_whose(who)} turn."


def no_longer_passed(who: str) -> str:
    """A company that has its turn again."""
    return f"{owner(who)} had passed; now it has not."


def ability_off(who: str) -> str:
    """A company whose ability a change switches off."""
    return f"{_whose(who)} ability is off now: it needs {count(ABILITY_POWERHOUSES, 'powerhouses')} on the map."
