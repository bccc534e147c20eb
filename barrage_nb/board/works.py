"""What an expansion board adds: works to take, and buildings whose spaces are used by who has built there (L14 to L65).

The printed box has none of it: its tables are empty.
"""

from typing import NamedTuple

from .contracts import Part


class ExternalWork(NamedTuple):
    """An External Work: its pile, the machines that it takes, and its reward (L16, L29)."""

    id: int
    pile: str
    excavators: int
    mixers: int
    reward: tuple[Part, ...]


PILES = ("A", "B", "C")
"""The piles of the works, in the order in which they are laid out (L30)."""


class BuildingTile(NamedTuple):
    """A Private Building: what a house on it takes, its points, and what its spaces do for so many credits (L35)."""

    id: str
    clause: str
    excavators: int
    mixers: int
    vp: int
    price: int
    does: Part


class BuildingSite(NamedTuple):
    """A space for a house on a building tile: whether it is red, and with how many players it is there (L37)."""

    id: str
    building: str
    red: bool
    players: tuple[int, ...]


class PlainSite(NamedTuple):
    """What the sites of all building tiles have in common, by their number."""

    number: int
    red: bool
    players: tuple[int, ...]
