"""The parts that contracts and incomes are made of (Z1 to Z5)."""

from typing import NamedTuple


class Part(NamedTuple):
    """One icon: its kind, how much of it, and the areas or largest value it is limited to.

    Kinds: vp, credits, excavators, mixers, machinery (split freely), energy (never for contracts),
    rotate, drops (they wait), drops_flowing (they flow at once), build_base, build_elevation,
    build_conduit (amount is the largest value) and build_powerhouse.
    """

    kind: str
    amount: int
    areas: tuple[str, ...] = ()


GAINS = ("vp", "credits", "excavators", "mixers", "energy")
CHOICES = (
    "machinery",
    "drops",
    "drops_flowing",
    "build_base",
    "build_elevation",
    "build_conduit",
    "build_powerhouse",
)
PART_KINDS = (*GAINS, "rotate", *CHOICES)
