"""What things are called."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

COMPANIES = {"usa": "USA", "germany": "Germany", "italy": "Italy", "france": "France", "neutral": "nobody"}

OFFICERS = {
    "adler": "Adler",
    "del_monte": "Del Monte",
    "fiesler": "Fiesler",
    "mcdowell": "McDowell",
    "jordan": "Jordan",
    "krylov": "Krylov",
    "sekibo": "Mahiri Sekibo",
}

OFFICER_POWERS = {
    "adler": "own bases cost 3 excavators anywhere",
    "del_monte": "own level 3 dams hold 4 drops",
    "fiesler": "a small production counts as 4 before bonuses",
    "mcdowell": "conduits may take mixers, one per value",
    "jordan": "3 credits may replace any machine",
    "krylov": "a special tile copies a tile on the wheel",
    "sekibo": "copies another officer for a turn",
}

ABILITIES = {
    "usa": "1 energy for each drop that flows past an own powerhouse",
    "germany": "a second production, at another powerhouse, without bonuses",
    "italy": "3 more energy after each production",
    "france": "contracts need 3 energy less",
}

TILES = {
    "base": "base tile",
    "elevation": "elevation tile",
    "conduit": "conduit tile",
    "powerhouse": "powerhouse tile",
    "wild": "wild tile",
    "krylov": "Krylov's special tile",
    "adv1_base": "level 1 base tile (a drop in each own empty dam)",
    "adv1_elevation": "level 1 elevation tile (turn the wheel for each elevation)",
    "adv1_conduit": "level 1 conduit tile (credits for twice its value)",
    "adv1_powerhouse": "level 1 powerhouse tile (no engineers needed)",
    "adv1_wild": "level 1 wild tile (no fee for a space with a coin)",
    "adv2_base": "level 2 base tile (energy for each own base)",
    "adv2_elevation": "level 2 elevation tile (fill that dam)",
    "adv2_conduit": "level 2 conduit tile (at most 5 excavators)",
    "adv2_powerhouse": "level 2 powerhouse tile (produce at once, with 2 more)",
    "adv2_wild": "level 2 wild tile (excavators and mixers are one)",
    "adv3_base": "level 3 base tile (no engineers, no excavators)",
    "adv3_elevation": "level 3 elevation tile (3 points for each raised dam)",
    "adv3_conduit": "level 3 conduit tile (energy for twice its value)",
    "adv3_powerhouse": "level 3 powerhouse tile (3 points for each own powerhouse)",
    "adv3_wild": "level 3 wild tile (3 points for each advanced tile)",
}

PARTS = {
    "vp": "victory points",
    "credits": "credits",
    "excavators": "excavators",
    "mixers": "mixers",
    "machinery": "machines of choice",
    "energy": "energy",
    "rotate": "turns of the wheel",
    "drops": "drops on headstreams",
    "drops_flowing": "drops that flow at once",
    "build_base": "a base",
    "build_elevation": "an elevation",
    "build_conduit": "a conduit",
    "build_powerhouse": "a powerhouse",
}

QUESTIONS = {
    "ChooseCompany": "choose a company and a starting contract",
    "Turn": "place engineers on a free space",
    "AutomaTurn": "let the Automa act",
    "DrawTile": "draw a tile of the Automas, which names the action",
    "BuildByTile": "choose the tile to build with",
    "SiteByTile": "choose where to build it, among the spaces that the tile of the Automas allows",
    "ChooseStructure": "choose what to build, with which tile",
    "ChooseSite": "choose where to build it",
    "ChoosePayment": "choose how to pay for it",
    "ChooseSystem": "choose a dam, conduit, powerhouse and drops",
    "ChooseContract": "choose a contract to fulfil",
    "TakeContracts": "choose contracts to take",
    "DiscardContracts": "choose contracts to discard",
    "SplitMachinery": "choose excavators or mixers",
    "PlacePiece": "choose where the free piece goes",
    "PlaceDrops": "choose headstreams for the drops",
    "ChoosePart": "choose what comes first",
}

PHASES = {
    "setup": "Setting up",
    "income": "Income",
    "headstreams": "Headstreams",
    "actions": "Actions",
    "water": "Water flow",
    "scoring": "Scoring",
    "end of round": "End of round",
    "over": "The game is over",
}
LAST_POINTS = "Final scoring"
"""What is going on between the scoring of the last round and the end."""

BONUSES = {
    "contracts": "fulfilled contracts",
    "bases": "bases",
    "elevations": "elevations",
    "conduits": "conduits",
    "powerhouses": "powerhouses",
    "advanced_tiles": "advanced tiles",
}

OBJECTIVES = {
    "red_spaces": "own bases and powerhouses on spaces with a coin",
    "connected_bases": "own bases linked by own conduits to own powerhouses",
    "largest_area": "own pieces in the area where you have most",
    "smallest_area": "own pieces in the area where you have fewest",
    "basins_1": "basins with at least one own piece",
    "basins_3": "basins with at least three own pieces",
}


def company(who: str | None) -> str:
    """A company's name; a seat keeps its own."""
    if who is None:
        return "nobody"
    return COMPANIES.get(who, who)


def count(amount: int, thing: str) -> str:
    """A number with its noun: '1 drop', '2 drops', '1 energy'."""
    irregular = {"energy": "energy", "vp": "victory point"}
    noun = irregular.get(thing, thing.removesuffix("s"))
    if abs(amount) == 1 or noun == "energy":
        return f"{amount} {noun}"
    return f"{amount} {noun}s"


def up_to(most: int, thing: str) -> str:
    """How many of something one may choose: '1 drop', '1 to 2 drops'."""
    return count(most, thing) if most == 1 else f"1 to {count(most, thing)}"


def a(noun: str) -> str:
    """A noun with its article: 'a base', 'an elevation'."""
    return f"{'an' if noun[:1] in 'aeiou' else 'a'} {noun}"


def the(noun: str) -> str:
    """A noun with its article, where nobody owns it: 'the wild tile', 'Krylov's special tile'."""
    return noun if "'s " in noun else f"the {noun}"


def capital(sentence: str) -> str:
    """A sentence that begins with a capital letter."""
    return sentence[:1].upper() + sentence[1:]


def sayer(messages: Mapping[str, str]) -> Callable[..., str]:
    """What says a message of a table with its values filled in."""

    def say(message: str, **values: Any) -> str:
        """A message with its values filled in."""
        shown = {name: listed(value) if isinstance(value, (tuple, list)) else value for name, value in values.items()}
        return messages[message].format(**shown)

    return say


def listed(things: Iterable[object], last: str = "and") -> str:
    """'a, b and c'."""
    words = [str(thing) for thing in things]
    if len(words) < 2:
        return "".join(words) or "nothing"
    return f"{', '.join(words[:-1])} {last} {words[-1]}"
