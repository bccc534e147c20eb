"""The companies: what their boards print, and what everybody starts with (G7, U10, I2)."""

from typing import NamedTuple

from .contracts import Part
from .powers import Power

STRUCTURES = ("base", "elevation", "conduit", "powerhouse")
PIECES = {"base": 5, "elevation": 5, "conduit": 5, "powerhouse": 4}
SEATS = ("seat 1", "seat 2", "seat 3", "seat 4")
"""Who drafts, in this order, before they have their companies."""
WHEEL_SEGMENTS = 6
ENGINEERS = 12


class Start(NamedTuple):
    """What a company begins with."""

    engineers: int
    credits: int
    excavators: int
    mixers: int
    vp: int


START = Start(engineers=12, credits=6, excavators=6, mixers=4, vp=10)


class CompanyBoard(NamedTuple):
    """A company: its ability with its clause, and its income by structure and number of pieces built."""

    id: str
    clause: str
    ability: Power  # from the third powerhouse on (N2)
    income: dict[tuple[str, int], tuple[Part, ...]]


COMPANIES = {
    board.id: board
    for board in (
        CompanyBoard(
            "usa",
            "N3",
            Power(steps_per_drop=1),
            {
                ("base", 2): (Part("rotate", 1),),
                ("base", 4): (Part("credits", 6),),
                ("base", 5): (Part("vp", 7),),
                ("elevation", 2): (Part("machinery", 1),),
                ("elevation", 4): (Part("vp", 2), Part("drops_flowing", 2)),
                ("elevation", 5): (Part("vp", 7),),
                ("conduit", 2): (Part("vp", 3),),
                ("conduit", 4): (Part("rotate", 1), Part("vp", 2)),
                ("conduit", 5): (Part("vp", 7),),
            },
        ),
        CompanyBoard(
            "germany",
            "N5",
            Power(second_production=True),
            {
                ("base", 2): (Part("vp", 3),),
                ("base", 4): (Part("machinery", 2),),
                ("base", 5): (Part("vp", 7),),
                ("elevation", 2): (Part("credits", 3),),
                ("elevation", 4): (Part("vp", 2), Part("energy", 2)),
                ("elevation", 5): (Part("vp", 7),),
                ("conduit", 2): (Part("rotate", 1),),
                ("conduit", 4): (Part("vp", 2), Part("drops_flowing", 2)),
                ("conduit", 5): (Part("vp", 7),),
            },
        ),
        CompanyBoard(
            "italy",
            "N4",
            Power(steps_after=3),
            {
                ("base", 2): (Part("credits", 3),),
                ("base", 4): (Part("vp", 5),),
                ("base", 5): (Part("vp", 7),),
                ("elevation", 2): (Part("rotate", 1),),
                ("elevation", 4): (Part("energy", 4),),
                ("elevation", 5): (Part("vp", 7),),
                ("conduit", 2): (Part("machinery", 1),),
                ("conduit", 4): (Part("vp", 2), Part("credits", 3)),
                ("conduit", 5): (Part("vp", 7),),
            },
        ),
        CompanyBoard(
            "france",
            "N7",
            Power(contract_reduction=3),
            {
                ("base", 2): (Part("machinery", 1),),
                ("base", 4): (Part("rotate", 2),),
                ("base", 5): (Part("vp", 7),),
                ("elevation", 2): (Part("vp", 3),),
                ("elevation", 4): (Part("vp", 2), Part("machinery", 1)),
                ("elevation", 5): (Part("vp", 7),),
                ("conduit", 2): (Part("credits", 3),),
                ("conduit", 4): (Part("energy", 4),),
                ("conduit", 5): (Part("vp", 7),),
            },
        ),
    )
}

# Energy added to a company's own productions by the number of its powerhouses (N1).
PRODUCTION_BONUS = (0, 0, 1, 1, 3)
ABILITY_POWERHOUSES = 3


class IntroductorySeat(NamedTuple):
    """Who plays what in the introductory game, in turn order (U9)."""

    company: str
    officer: str
    contract: int


INTRODUCTORY = (
    IntroductorySeat("usa", "adler", 1),
    IntroductorySeat("germany", "mcdowell", 2),
    IntroductorySeat("italy", "jordan", 3),
    IntroductorySeat("france", "fiesler", 4),
)

# Machines a piece costs: bases take excavators, elevations mixers, by area (C6, C7).
BASE_COST = {"mountains": 5, "hills": 4, "plains": 3}
ELEVATION_COST = {"mountains": 4, "hills": 3, "plains": 2}
CONDUIT_COST_PER_VALUE = 2
POWERHOUSE_COST = (2, 3, 4, 5)
RED_FEE = 3
# What its owner gets for each drop that somebody else sends through a conduit (P7).
CONDUIT_FEE = 1
CONDUIT_POINTS = 1
