"""The office: the shared action spaces, what they take and what they do (R3, M1 to M9)."""

from typing import NamedTuple


class ActionSpace(NamedTuple):
    """A shared action space.

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


SPACES = {
    space.id: space
    for space in (
        ActionSpace("turbine-b2", "turbine", "produce", 2, 0, 0, 2, (2, 3, 4)),
        ActionSpace("turbine-b1", "turbine", "produce", 2, 0, 0, 1, (4,)),
        ActionSpace("turbine-0", "turbine", "produce", 2, 0, 0, 0, (2, 3, 4)),
        ActionSpace("turbine-m1", "turbine", "produce", 2, 0, 0, -1, (3, 4)),
        ActionSpace("turbine-m2", "turbine", "produce", 1, 0, 0, -2, (2, 3, 4)),
        ActionSpace("turbine-b2c", "turbine", "produce", 3, 3, 0, 2, (2, 3, 4)),
        ActionSpace("turbine-b1c", "turbine", "produce", 3, 3, 0, 1, (4,)),
        ActionSpace("turbine-0c", "turbine", "produce", 3, 3, 0, 0, (2, 3, 4)),
        ActionSpace("turbine-m1c", "turbine", "produce", 3, 3, 0, -1, (3, 4)),
        ActionSpace("turbine-m2bis", "turbine", "produce", 2, 0, 0, -2, (2, 3, 4)),
        ActionSpace("water-p2", "water", "drops", 1, 0, 0, 2, (2, 3, 4)),
        ActionSpace("water-d1", "water", "drops_flowing", 1, 0, 0, 1, (2, 3, 4)),
        ActionSpace("water-p2c", "water", "drops", 2, 3, 0, 2, (2, 3, 4)),
        ActionSpace("water-d1c", "water", "drops_flowing", 2, 3, 0, 1, (2, 3, 4)),
        ActionSpace("bank-b", "bank", "bank", 0, 0, 0, 1, (2, 3, 4)),
        ActionSpace("workshop-r1", "workshop", "rotate", 1, 0, 0, 1, (2, 3, 4)),
        ActionSpace("workshop-r2", "workshop", "rotate", 2, 0, 2, 2, (3, 4)),
        ActionSpace("workshop-r3", "workshop", "rotate", 2, 0, 5, 3, (2, 3, 4)),
        ActionSpace("workshop-r1bis", "workshop", "rotate", 2, 0, 0, 1, (2, 3, 4)),
        ActionSpace("workshop-r2c", "workshop", "rotate", 3, 3, 2, 2, (3, 4)),
        ActionSpace("workshop-r3c", "workshop", "rotate", 3, 3, 5, 3, (2, 3, 4)),
        ActionSpace("machinery-e", "machinery", "excavators", 1, 0, 2, 1, (2, 3, 4)),
        ActionSpace("machinery-a", "machinery", "machinery", 1, 0, 4, 1, (4,)),
        ActionSpace("machinery-b", "machinery", "both_machines", 2, 0, 5, 1, (2, 3, 4)),
        ActionSpace("machinery-ec", "machinery", "excavators", 1, 3, 2, 1, (2, 3, 4)),
        ActionSpace("machinery-abis", "machinery", "machinery", 2, 0, 4, 1, (4,)),
        ActionSpace("machinery-bc", "machinery", "both_machines", 3, 3, 5, 1, (2, 3, 4)),
        ActionSpace("contract-o", "contract", "contracts", 1, 0, 0, 1, (2, 3, 4)),
        ActionSpace("contract-ob", "contract", "contracts", 1, 0, 0, 1, (4,)),
        ActionSpace("contract-t", "contract", "contracts", 2, 0, 1, 2, (2, 3, 4)),
        ActionSpace("contract-oc", "contract", "contracts", 1, 3, 0, 1, (2, 3, 4)),
        ActionSpace("contract-obc", "contract", "contracts", 1, 3, 0, 1, (4,)),
        ActionSpace("contract-tbis", "contract", "contracts", 3, 0, 1, 2, (2, 3, 4)),
        ActionSpace("patent-p1", "patent", "patent", 2, 0, 5, 1, (2, 3, 4)),
        ActionSpace("patent-p2", "patent", "patent", 2, 0, 5, 2, (2, 3, 4)),
        ActionSpace("patent-p3", "patent", "patent", 2, 0, 5, 3, (2, 3, 4)),
    )
}

SECTIONS = ("turbine", "water", "bank", "workshop", "machinery", "contract", "patent")
SPACES_OF_SECTION = {
    section: tuple(space.id for space in SPACES.values() if space.section == section) for section in SECTIONS
}
BANK = "bank-b"
# The credits each of Sekibo's two spaces takes (O7).
COPY_PRICES = (0, 3)
