"""The action spaces, shared and own: what they take and what they do (R3, M1 to M9, C1, O7)."""

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class ActionSpace:
    """An action space: of the office, of a company's own board, or of Sekibo.

    `engineers` is 0 where any number may be placed; `fee` is the red surcharge; `price` belongs to the
    action; `amount` is the modifier, drops, turns, contracts or tile position that the action prints;
    `players` are the numbers of players with which it is open all game, and blocked all game otherwise (U8, Y15).
    """

    id: str
    section: str
    action: str
    engineers: int
    fee: int
    price: int
    amount: int
    players: tuple[int, ...]
    building: str = ""  # the building tile that it lies on (L44)
    due: int = field(init=False, repr=False, compare=False)  # all the credits that it takes, fee and price

    def __post_init__(self) -> None:
        object.__setattr__(self, "due", self.fee + self.price)


SPACES = {
    space.id: space
    for space in (
        ActionSpace("turbine+2", "turbine", "produce", 2, 0, 0, 2, (2, 3, 4)),
        ActionSpace("turbine+1", "turbine", "produce", 2, 0, 0, 1, (4,)),
        ActionSpace("turbine+0", "turbine", "produce", 2, 0, 0, 0, (2, 3, 4)),
        ActionSpace("turbine-1", "turbine", "produce", 2, 0, 0, -1, (3, 4)),
        ActionSpace("turbine-2", "turbine", "produce", 1, 0, 0, -2, (2, 3, 4)),
        ActionSpace("turbine+2-red", "turbine", "produce", 3, 3, 0, 2, (2, 3, 4)),
        ActionSpace("turbine+1-red", "turbine", "produce", 3, 3, 0, 1, (4,)),
        ActionSpace("turbine+0-red", "turbine", "produce", 3, 3, 0, 0, (2, 3, 4)),
        ActionSpace("turbine-1-red", "turbine", "produce", 3, 3, 0, -1, (3, 4)),
        ActionSpace("turbine-2-dear", "turbine", "produce", 2, 0, 0, -2, (2, 3, 4)),
        ActionSpace("water-2", "water", "drops", 1, 0, 0, 2, (2, 3, 4)),
        ActionSpace("water-1-now", "water", "drops_flowing", 1, 0, 0, 1, (2, 3, 4)),
        ActionSpace("water-2-red", "water", "drops", 2, 3, 0, 2, (2, 3, 4)),
        ActionSpace("water-1-now-red", "water", "drops_flowing", 2, 3, 0, 1, (2, 3, 4)),
        ActionSpace("bank", "bank", "bank", 0, 0, 0, 1, (2, 3, 4)),
        ActionSpace("workshop-1", "workshop", "rotate", 1, 0, 0, 1, (2, 3, 4)),
        ActionSpace("workshop-2", "workshop", "rotate", 2, 0, 2, 2, (3, 4)),
        ActionSpace("workshop-3", "workshop", "rotate", 2, 0, 5, 3, (2, 3, 4)),
        ActionSpace("workshop-1-dear", "workshop", "rotate", 2, 0, 0, 1, (2, 3, 4)),
        ActionSpace("workshop-2-red", "workshop", "rotate", 3, 3, 2, 2, (3, 4)),
        ActionSpace("workshop-3-red", "workshop", "rotate", 3, 3, 5, 3, (2, 3, 4)),
        ActionSpace("machinery-excavator", "machinery", "excavators", 1, 0, 2, 1, (2, 3, 4)),
        ActionSpace("machinery-choice", "machinery", "machinery", 1, 0, 4, 1, (4,)),
        ActionSpace("machinery-both", "machinery", "both_machines", 2, 0, 5, 1, (2, 3, 4)),
        ActionSpace("machinery-excavator-red", "machinery", "excavators", 1, 3, 2, 1, (2, 3, 4)),
        ActionSpace("machinery-choice-dear", "machinery", "machinery", 2, 0, 4, 1, (4,)),
        ActionSpace("machinery-both-red", "machinery", "both_machines", 3, 3, 5, 1, (2, 3, 4)),
        ActionSpace("contract-1", "contract", "contracts", 1, 0, 0, 1, (2, 3, 4)),
        ActionSpace("contract-1-other", "contract", "contracts", 1, 0, 0, 1, (4,)),
        ActionSpace("contract-2", "contract", "contracts", 2, 0, 1, 2, (2, 3, 4)),
        ActionSpace("contract-1-red", "contract", "contracts", 1, 3, 0, 1, (2, 3, 4)),
        ActionSpace("contract-1-other-red", "contract", "contracts", 1, 3, 0, 1, (4,)),
        ActionSpace("contract-2-dear", "contract", "contracts", 3, 0, 1, 2, (2, 3, 4)),
        ActionSpace("patent-1", "patent", "patent", 2, 0, 5, 1, (2, 3, 4)),
        ActionSpace("patent-2", "patent", "patent", 2, 0, 5, 2, (2, 3, 4)),
        ActionSpace("patent-3", "patent", "patent", 2, 0, 5, 3, (2, 3, 4)),
        ActionSpace("construction-1", "construction", "construct", 1, 0, 0, 1, (2, 3, 4)),
        ActionSpace("construction-2", "construction", "construct", 2, 0, 0, 1, (2, 3, 4)),
        ActionSpace("construction-3", "construction", "construct", 3, 0, 0, 1, (2, 3, 4)),
        ActionSpace("construction-4", "construction", "construct", 3, 3, 0, 1, (2, 3, 4)),
        ActionSpace("officer-1", "officer", "copy", 1, 0, 0, 1, (2, 3, 4)),
        ActionSpace("officer-2", "officer", "copy", 1, 3, 0, 1, (2, 3, 4)),
    )
}

# The clause of a section's action; from the constructions on they are no part of the office, but of the companies' own
# boards, and the last three of an expansion.
CLAUSE_OF_SECTION = {
    "turbine": "M2",
    "water": "M3",
    "bank": "M5",
    "workshop": "M6",
    "machinery": "M7",
    "contract": "M8",
    "patent": "M9",
    "construction": "C1",
    "officer": "O7",
    "works": "L16",
    "building": "L44",
    "any_building": "L80",
}
ADDED_SECTIONS = ("works", "building", "any_building")
SPACES_OF_SECTION = {
    section: tuple(space.id for space in SPACES.values() if space.section == section)
    for section in CLAUSE_OF_SECTION
    if section not in ADDED_SECTIONS
}
OWN_SECTIONS = ("construction", "officer")
SECTIONS = tuple(section for section in SPACES_OF_SECTION if section not in OWN_SECTIONS)
SHARED_SPACES = {space.id: space for space in SPACES.values() if space.section in SECTIONS}
BANK = "bank"
# A company's construction spaces, in the order in which they are used (C1), and Sekibo's two by what they cost (O7).
CONSTRUCTION_SPACES = tuple(SPACES[name] for name in SPACES_OF_SECTION["construction"])
COPY_SPACES = {SPACES[name].fee: name for name in SPACES_OF_SECTION["officer"]}
