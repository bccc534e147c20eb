"""What the places of the map and of the office are called in sentences."""

import re
from collections.abc import Iterable, Sequence

from ..board.box import BOXES, PRINTED, Box
from ..board.map import BASE_SPACES, BASES_IN_BASIN, ENDS, EXITS, HEADSTREAMS, POWERHOUSES, POWERHOUSES_IN_BASIN
from ..board.office import ActionSpace
from ..board.refs import Ref
from .message import Message, Messages, declared
from .names import BUILDINGS, by_id, company, listed
from .spoken import naming

DAMS = Messages("places-dam")
DAM_SPACES = Messages("places-dam_space")
OWN = Messages("places-own")
NEUTRAL = Messages("places-neutral")
HOUSES = Messages("places-house")
HOUSE_SPACES = Messages("places-house_space")
SIDES_CALLED = Messages("places-side")
ACTION_SPACES = Messages("places-space")
PIECES = Messages("places-piece")


def conduit(source: int, target: int) -> Message: ...
def own_building(named: str, owner: str) -> Message: ...
def own_conduit(source: int, target: int, owner: str) -> Message: ...
def headstream(name: str) -> Message: ...
def powerhouses(basin: int) -> Message: ...
def bare(place: str) -> Message: ...
def row_conduit(source: int, target: int) -> Message: ...
def row(basin: int, side: str) -> Message: ...
def exit_left() -> Message: ...
def exit_right() -> Message: ...
def new_space(named: str) -> Message: ...


declared(__name__)


@naming("dam", "conduit", "powerhouse", "next", "place")
def place(name: str, box: Box = PRINTED) -> str:
    """A place in a sentence: 'the upper dam of basin 2', 'headstream HA'; what is no place stays as it is."""
    if isinstance(name, Message):
        return name
    if name in BASE_SPACES:
        return DAMS(_side(name), basin=BASE_SPACES[name].basin).about(Ref.on_map(name))
    if name in ENDS:
        return conduit(*ENDS[name]).about(Ref.on_map(name))
    if name in POWERHOUSES:
        return HOUSES(_side(name), basin=POWERHOUSES[name].basin).about(Ref.on_map(name))
    if name in HEADSTREAMS:
        return headstream(name).about(Ref.on_map(name))
    if name in EXITS:
        return (exit_left() if name == "XL" else exit_right()).about(Ref.on_map(name))
    house = name.partition(".")[0] if type(name) is str else ""
    if house in BUILDINGS:
        return BUILDINGS[house].about(Ref("building", name))
    return _space(name, box) if type(name) is str and _row_of(name, box) is not None else name


def _row_of(name: str, box: Box) -> ActionSpace | None:
    """The row of an action space: of a box, or else of any."""
    boxes = (box, BOXES[box.of], *BOXES.values())
    return next((one.spaces[name] for one in boxes if name in one.spaces), None)


@naming("space")
def where(name: str, box: Box = PRINTED) -> str:
    """A place, or an action space of any box."""
    found = place(name, box)
    return _space(name, box) if type(found) is str and re.fullmatch(_OF_A_ROW, found) else found


@naming("spot", "site")
def spot(name: str) -> str:
    """A place where something may be built: 'the upper dam space of basin 2'."""
    if isinstance(name, Message):
        return name
    if name in BASE_SPACES:
        return DAM_SPACES(_side(name), basin=BASE_SPACES[name].basin).about(Ref.on_map(name))
    if name in POWERHOUSES:
        return HOUSE_SPACES(_side(name), basin=POWERHOUSES[name].basin).about(Ref.on_map(name))
    return place(name)


def owned(name: str, owner: str) -> str:
    """What stands on a place, with its owner: 'Italy's lower dam of basin 6', 'the neutral upper dam of basin 2'."""
    if name in ENDS:
        return own_conduit(*ENDS[name], company(owner)).about(Ref.on_map(name))
    if name not in BASE_SPACES and name not in POWERHOUSES:
        return own_building(place(name), company(owner)).about(Ref.on_map(name))
    basin = BASE_SPACES[name].basin if name in BASE_SPACES else POWERHOUSES[name].basin
    if owner == "neutral":
        return NEUTRAL(_side(name), basin=basin).about(Ref.on_map(name))
    kind = "dam" if name in BASE_SPACES else "house"
    return OWN(f"{kind}_{_side(name)}", basin=basin, owner=company(owner)).about(Ref.on_map(name))


def node(name: str) -> str:
    """A place on a river; 'P8' are the powerhouses of basin 8, which lie above its dams."""
    if name[0] != "P":
        return spot(name)
    basin = int(name[1:])
    return powerhouses(basin).about(*map(Ref.on_map, POWERHOUSES_IN_BASIN[basin]))


def piece(structure: str, space: str) -> str:
    """A piece with its place: 'a base for the upper dam of basin 2', 'the conduit from basin 2 to basin 6'."""
    return PIECES(structure, place=place(space)) if structure in PIECES else place(space)


def in_a_list(name: str) -> str:
    """A building space in a list of its kind, where a row is short: 'Basin 2, lower', 'Basin 2 to 6'."""
    if name in ENDS:
        return row_conduit(*ENDS[name])
    basin = BASE_SPACES[name].basin if name in BASE_SPACES else POWERHOUSES[name].basin
    return row(basin, side(name))


def side(name: str) -> str:
    """Which of the dams or powerhouses of its basin a place is, in a word: 'upper', 'left'."""
    return SIDES_CALLED(("dam_" if name in BASE_SPACES else "house_") + _side(name))


SIDES = {2: ("left", "right"), 3: ("left", "middle", "right"), 4: ("left", "second", "third", "right")}
"""The powerhouses of a basin from left to right, by how many there are."""


def _side(name: str) -> str:
    """Which of the dams or powerhouses of its basin a place is."""
    if name in BASE_SPACES:
        return "upper" if name.endswith("U") else "lower"
    houses = POWERHOUSES_IN_BASIN[POWERHOUSES[name].basin]
    return SIDES[len(houses)][houses.index(name)]


# The action spaces.


def action_space(name: str, box: Box = PRINTED) -> str:
    """An action space without its article: 'turbine space +2', 'dearer workshop space for 3 turns'."""
    return bare(_space(name, box))


_OF_A_ROW = r"[a-z][a-z0-9_+-]*"
"""What the space of a new row may be called."""


def is_new(name: str, box: Box) -> bool:
    """Whether a space is new, elsewhere or for another thing than printed: then it is called by its own name."""
    printed, now = BOXES[box.of].spaces.get(name), box.spaces.get(name)
    if printed is None or now is None:
        return printed is None
    return (now.action, now.section) != (printed.action, printed.section)


def _space(name: str, box: Box) -> str:
    """A space by what it does in this box; one that is not printed, or does another thing, by its own name."""
    space = _row_of(name, box)
    if space is None or (name in box.spaces and is_new(name, box)):
        return new_space(by_id(name)).about(Ref("space", name))
    kind = {
        "water": f"water_{space.action}",
        "machinery": f"machinery_{space.action}",
        "patent": f"patent_{name[-1]}",
        "construction": f"construction_{name[-1]}",
    }.get(space.section, space.section)
    if kind not in ACTION_SPACES:
        return new_space(by_id(name)).about(Ref("space", name))
    dear = name.endswith(("-red", "-dear")) or (space.section == "officer" and bool(space.fee))
    shown: dict[str, object] = {"amount": space.amount}
    if space.section == "turbine":
        shown = {"modifier": modifier(space.amount)}
    if space.building:
        shown = {"building": space.building, "number": int(name[-1])}
    return ACTION_SPACES(kind, dear=dear, other="-other" in name, **shown).about(Ref("space", name))


def modifier(amount: int) -> str:
    """What a turbine adds to a production."""
    return f"+{amount}" if amount > 0 else f"\u2212{-amount}" if amount else "\u00b10"


# Several places.

GROUPS = Messages("places-group")


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
            return paired, _of_basins("both" if last == "and" else "either", paired, last)
        alike = [name for name in dams if _side(name) == _side(first) and name not in paired]
        return alike, _of_basins(_side(first), alike, last)
    if first in POWERHOUSES:
        basin = POWERHOUSES[first].basin
        alike = [name for name in POWERHOUSES_IN_BASIN[basin] if name in names]
        sides = [SIDES_CALLED(f"house_{_side(name)}") for name in alike]
        kind = "houses" if last == "and" else "a_house"
        said = GROUPS(kind, n=len(alike), sides=listed(sides, last), basin=basin)
        return alike, said.about(*map(Ref.on_map, alike))
    return [first], first if first in HEADSTREAMS else place(first)


def _of_basins(kind: str, dams: Sequence[str], last: str) -> str:
    numbers = list(dict.fromkeys(BASE_SPACES[space].basin for space in dams))
    return GROUPS(kind, n=len(numbers), basins=listed(map(str, numbers), last)).about(*map(Ref.on_map, dams))
