"""The contracts: the energy each needs, and the parts that their rewards and all incomes are made of (K1, Z1 to Z5)."""

from typing import NamedTuple


class Part(NamedTuple):
    """One icon: its kind, how much of it, and the areas or largest value it is limited to.

    Kinds: vp, credits, excavators, mixers, machinery (split freely), energy (never for contracts),
    rotate, drops (they wait), drops_flowing (they flow at once), build_base, build_elevation,
    build_conduit (amount is the largest value) and build_powerhouse; and with an expansion fulfil_contract (amount is
    the largest requirement), energy_usable (it may fulfil a contract) and advanced_tile (of the Patent Office).
    """

    kind: str
    amount: int
    areas: tuple[str, ...] = ()


GAINS = ("vp", "credits", "excavators", "mixers", "energy")
CHOICES = (
    *("machinery", "drops", "drops_flowing", "build_base", "build_elevation", "build_conduit", "build_powerhouse"),
    *("fulfil_contract", "energy_usable", "advanced_tile"),
)
PART_KINDS = (*GAINS, "rotate", *CHOICES)


class Contract(NamedTuple):
    """One contract tile; its colour is its pile, or "starting" or "national"."""

    id: int
    colour: str
    energy: int
    reward: tuple[Part, ...]

    @property
    def word(self) -> str:
        """What a player calls it, by what its front shows: `green-2-203` is green 203, which needs 2 energy."""
        return f"{self.colour}-{self.energy}-{self.id}"


PILE_COLOURS = ("green", "yellow", "red")
COLOUR_OF_PLACE = tuple(colour for colour in PILE_COLOURS for _ in range(2))
"""From which pile each place on offer is filled."""
CONTRACTS_IN_HAND = 3

CONTRACTS = {
    contract.id: contract
    for contract in (
        Contract(1, "starting", 3, (Part("credits", 2), Part("energy", 2))),
        Contract(2, "starting", 3, (Part("credits", 2), Part("rotate", 1))),
        Contract(3, "starting", 2, (Part("credits", 3),)),
        Contract(4, "starting", 4, (Part("credits", 2), Part("machinery", 1))),
        Contract(100, "national", 13, (Part("vp", 7), Part("rotate", 4))),
        Contract(101, "national", 13, (Part("vp", 6), Part("machinery", 4))),
        Contract(102, "national", 14, (Part("vp", 8), Part("credits", 8))),
        Contract(103, "national", 14, (Part("vp", 8), Part("energy", 6))),
        Contract(104, "national", 15, (Part("vp", 12),)),
        Contract(105, "national", 15, (Part("vp", 9), Part("drops_flowing", 3))),
        Contract(200, "green", 2, (Part("credits", 1), Part("rotate", 2))),
        Contract(201, "green", 2, (Part("machinery", 2),)),
        Contract(202, "green", 2, (Part("credits", 5),)),
        Contract(203, "green", 2, (Part("vp", 2), Part("energy", 3))),
        Contract(204, "green", 2, (Part("credits", 3), Part("drops", 2))),
        Contract(205, "green", 3, (Part("credits", 4), Part("excavators", 1))),
        Contract(206, "green", 3, (Part("vp", 3), Part("mixers", 1))),
        Contract(207, "green", 3, (Part("credits", 4), Part("drops_flowing", 1))),
        Contract(208, "green", 3, (Part("energy", 2), Part("rotate", 2))),
        Contract(209, "green", 3, (Part("vp", 4), Part("credits", 2))),
        Contract(210, "green", 4, (Part("build_conduit", 2),)),
        Contract(211, "green", 4, (Part("build_base", 1, ("plains",)),)),
        Contract(212, "green", 4, (Part("vp", 5), Part("excavators", 1))),
        Contract(213, "green", 4, (Part("vp", 1), Part("rotate", 3))),
        Contract(214, "green", 4, (Part("vp", 3), Part("drops_flowing", 2))),
        Contract(300, "yellow", 5, (Part("vp", 4), Part("excavators", 2))),
        Contract(301, "yellow", 5, (Part("build_powerhouse", 1),)),
        Contract(302, "yellow", 5, (Part("credits", 3), Part("mixers", 2))),
        Contract(303, "yellow", 5, (Part("vp", 2), Part("drops_flowing", 1), Part("rotate", 2))),
        Contract(304, "yellow", 5, (Part("vp", 3), Part("excavators", 1), Part("energy", 2))),
        Contract(305, "yellow", 6, (Part("build_base", 1, ("hills", "plains")),)),
        Contract(306, "yellow", 6, (Part("rotate", 3), Part("drops_flowing", 1))),
        Contract(307, "yellow", 6, (Part("build_conduit", 3),)),
        Contract(308, "yellow", 6, (Part("vp", 3), Part("machinery", 2))),
        Contract(309, "yellow", 6, (Part("vp", 2), Part("build_elevation", 1))),
        Contract(310, "yellow", 7, (Part("vp", 6), Part("excavators", 1))),
        Contract(311, "yellow", 7, (Part("vp", 7), Part("rotate", 1))),
        Contract(312, "yellow", 7, (Part("vp", 3), Part("drops_flowing", 2), Part("mixers", 1))),
        Contract(313, "yellow", 7, (Part("vp", 6), Part("drops", 3))),
        Contract(314, "yellow", 7, (Part("credits", 4), Part("drops", 2), Part("machinery", 1))),
        Contract(400, "red", 8, (Part("vp", 4), Part("rotate", 3))),
        Contract(401, "red", 8, (Part("build_base", 1, ("mountains", "hills", "plains")),)),
        Contract(402, "red", 8, (Part("credits", 4), Part("mixers", 1), Part("rotate", 2))),
        Contract(403, "red", 8, (Part("build_conduit", 4),)),
        Contract(404, "red", 8, (Part("vp", 4), Part("energy", 5))),
        Contract(405, "red", 9, (Part("vp", 3), Part("credits", 2), Part("machinery", 2))),
        Contract(406, "red", 9, (Part("vp", 8), Part("rotate", 1))),
        Contract(407, "red", 9, (Part("vp", 5), Part("drops", 3), Part("excavators", 1))),
        Contract(408, "red", 9, (Part("build_powerhouse", 1), Part("energy", 3))),
        Contract(409, "red", 9, (Part("build_elevation", 1), Part("drops_flowing", 2))),
        Contract(410, "red", 10, (Part("build_conduit", 5),)),
        Contract(411, "red", 10, (Part("vp", 7), Part("credits", 3))),
        Contract(412, "red", 10, (Part("vp", 8), Part("drops_flowing", 1))),
        Contract(413, "red", 10, (Part("vp", 6), Part("rotate", 2), Part("drops", 2))),
        Contract(414, "red", 10, (Part("vp", 2), Part("machinery", 3))),
    )
}

CONTRACTS_OF_COLOUR = {
    colour: tuple(contract.id for contract in CONTRACTS.values() if contract.colour == colour)
    for colour in ("starting", "national", *PILE_COLOURS)
}
