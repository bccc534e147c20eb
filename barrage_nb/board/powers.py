"""What a company's ability, an officer or a tile changes: one record of hooks, which the rules read (N, O, T)."""

from typing import NamedTuple


class Effect(NamedTuple):
    """What a tile gives when a piece has been built with it: so much for each thing counted (T16)."""

    gives: str
    each: int = 1
    per: str | None = None  # what is counted; None gives it once


class Power(NamedTuple):
    """The hooks that one row changes; each is at its default where the plain rules hold."""

    # Construction.
    base_excavators: int | None = None  # what a base costs in any area
    conduit_excavators: int | None = None  # the most that a conduit costs
    conduit_mixers: int = 0  # mixers for each point of a conduit's value, instead of excavators
    credits_per_machine: int = 0  # a required machine may be replaced by so many credits
    machines_alike: bool = False  # excavators and mixers stand for each other
    no_building_fee: bool = False  # a red building space costs nothing
    no_engineers: bool = False  # building takes neither engineers nor a construction space
    effect: Effect | None = None  # what happens after the piece and its income
    # Production, water and contracts.
    floor: int = 0  # drops times value count as this at least
    steps_after: int = 0  # energy after a production
    second_production: bool = False  # another powerhouse may produce after a production
    steps_per_drop: int = 0  # energy for each drop that flows by an own powerhouse
    contract_reduction: int = 0  # every contract needs so much less energy
    deep_dams: bool = False  # own dams of level 3 hold 4 drops
    # The supply, and what others have.
    brings: tuple[str, ...] = ()  # tiles at the start
    ruled_credits: bool = False  # what it starts with is a ruling's number of credits
    copies_tiles: bool = False  # builds as another tile of the wheel does
    copies_officers: bool = False  # takes over another officer's power for a turn


PLAIN = Power()
# Hooks that another clause than the row's own speaks of.
CLAUSE_OF_HOOK = {"ruled_credits": "U10"}
