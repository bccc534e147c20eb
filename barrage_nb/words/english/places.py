"""What the places of the map and of the office are called in sentences."""

from collections.abc import Callable, Iterable

from ...board.map import BASE_SPACES, BASES_IN_BASIN, CONDUITS, EXITS, HEADSTREAMS, POWERHOUSES, POWERHOUSES_IN_BASIN
from ...board.office import SPACES
from .names import a, company, count, listed


def place(name: str) -> str:
    """A place in a sentence: 'the upper dam of basin 2', 'headstream HA'; what is no place stays as it is."""
    noun = _noun(name)
    return name if noun is None else noun if name in HEADSTREAMS else f"the {noun}"


def spot(name: str) -> str:
    """A place where something may be built: 'the upper dam space of basin 2'."""
    if name in CONDUITS:
        return place(name)
    return place(name).replace(" of basin", " space of basin")


def owned(name: str, owner: str) -> str:
    """What stands on a place, with its owner: 'Italy's lower dam of basin 6', 'the neutral upper dam of basin 2'."""
    whose = "the neutral" if owner == "neutral" else f"{company(owner)}'s"
    return f"{whose} {_noun(name)}"


def node(name: str) -> str:
    """A place on a river; 'P8' are the powerhouses of basin 8, which lie above its dams."""
    return f"the powerhouses of basin {name[1:]}" if name[0] == "P" else spot(name)


def piece(structure: str, space: str) -> str:
    """A piece with its place: 'a base for the upper dam of basin 2', 'the conduit from basin 2 to basin 6'."""
    return f"{a(structure)} {_FOR[structure]} {place(space)}" if structure in _FOR else place(space)


def bare(said: str) -> str:
    """A thing without its article."""
    return said.partition(" ")[2] if said.startswith(("a ", "an ", "the ")) else said


def in_a_list(name: str) -> str:
    """A building space in a list of its kind, where a row is short: 'Basin 2, lower', 'Basin 2 to 6'."""
    if name in CONDUITS:
        return f"Basin {CONDUITS[name].source} to {CONDUITS[name].target}"
    basin = BASE_SPACES[name].basin if name in BASE_SPACES else POWERHOUSES[name].basin
    return f"Basin {basin}, {_side(name)}"


_FOR = {"base": "for", "elevation": "of"}


def _noun(name: str) -> str | None:
    if name in BASE_SPACES:
        return f"{_side(name)} dam of basin {BASE_SPACES[name].basin}"
    if name in CONDUITS:
        return f"conduit from basin {CONDUITS[name].source} to basin {CONDUITS[name].target}"
    if name in POWERHOUSES:
        return f"{_side(name)} powerhouse of basin {POWERHOUSES[name].basin}"
    if name in HEADSTREAMS:
        return f"headstream {name}"
    if name in EXITS:
        return f"{'left' if name == 'XL' else 'right'} exit"
    return action_space(name) if name in SPACES else None


SIDES = {2: ("left", "right"), 3: ("left", "middle", "right"), 4: ("left", "second", "third", "right")}
"""The powerhouses of a basin from left to right, by how many there are."""


def _side(name: str) -> str:
    """Which of the dams or powerhouses of its basin a place is."""
    if name in BASE_SPACES:
        return "upper" if name.endswith("U") else "lower"
    houses = POWERHOUSES_IN_BASIN[POWERHOUSES[name].basin]
    return SIDES[len(houses)][houses.index(name)]


# The action spaces.

ORDINALS = ("first", "second", "third", "fourth")


def action_space(name: str) -> str:
    """An action space without its article: 'turbine space +2', 'dearer workshop space for 3 turns'."""
    space = SPACES[name]
    dearer = "dearer " if name.endswith(("-red", "-dear")) or (space.section == "officer" and space.fee) else ""
    other = "other " if "-other" in name else ""
    return f"{other}{dearer}{_ACTION_SPACES[space.section](space.action, space.amount, name)}"


def modifier(amount: int) -> str:
    """What a turbine adds to a production."""
    return f"+{amount}" if amount > 0 else f"\u2212{-amount}" if amount else "\u00b10"


def _nth(name: str) -> str:
    return ORDINALS[int(name[-1]) - 1]


_MACHINES = {"excavators": "an excavator", "machinery": "a machine of choice", "both_machines": "both machines"}
_ACTION_SPACES: dict[str, Callable[[str, int, str], str]] = {
    "turbine": lambda action, number, name: f"turbine space {modifier(number)}",
    "water": lambda action, number, name: (
        f"water space for {count(number, 'drops')}{' at once' if action == 'drops_flowing' else ''}"
    ),
    "bank": lambda action, number, name: "bank",
    "workshop": lambda action, number, name: f"workshop space for {count(number, 'turns')}",
    "machinery": lambda action, number, name: f"machinery space for {_MACHINES[action]}",
    "contract": lambda action, number, name: f"space for {count(number, 'contracts')}",
    "patent": lambda action, number, name: f"{_nth(name)} space of the Patent Office",
    "construction": lambda action, number, name: f"{_nth(name)} construction space",
    "officer": lambda action, number, name: "copying space of Sekibo",
}


# Several places.


def places(names: Iterable[str], last: str = "and") -> str:
    """Several places, those that are alike together: 'both dams of basin 3 and the upper dam of basin 6'."""
    left, told = list(dict.fromkeys(names)), []
    while left:
        together, said = _together(left, last)
        told.append(said)
        left = [name for name in left if name not in together]
    return listed(told, last)


def _together(names: list[str], last: str) -> tuple[list[str], str]:
    """The first of some places with those that are said together with it, and how."""
    first = names[0]
    if first in BASE_SPACES:
        dams = [name for name in names if name in BASE_SPACES]
        paired = [name for name in dams if set(BASES_IN_BASIN[BASE_SPACES[name].basin]) <= set(dams)]
        if first in paired:
            return paired, f"{'both dams' if last == 'and' else 'either dam'} of {_basins(paired, last)}"
        alike = [name for name in dams if _side(name) == _side(first) and name not in paired]
        return alike, f"the {_side(first)} dam{'s' * (len(alike) > 1)} of {_basins(alike, last)}"
    if first in POWERHOUSES:
        basin = POWERHOUSES[first].basin
        alike = [name for name in POWERHOUSES_IN_BASIN[basin] if name in names]
        noun = "powerhouses" if len(alike) > 1 and last == "and" else "powerhouse"
        return alike, f"the {listed(map(_side, alike), last)} {noun} of basin {basin}"
    return [first], first if first in HEADSTREAMS else place(first)


def _basins(dams: Iterable[str], last: str) -> str:
    numbers = list(dict.fromkeys(BASE_SPACES[space].basin for space in dams))
    return f"basin{'s' * (len(numbers) > 1)} {listed(numbers, last)}"
