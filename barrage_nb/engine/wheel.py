"""The construction wheel: what goes in, and what comes back as it turns (C2, C4, C5, M6)."""

from dataclasses import replace

from .events import Invested, Returned, WheelTurned
from .position import EMPTY, Company, Draft, Segment
from .values import Table, without


def turned(wheel: tuple[Segment, ...]) -> tuple[tuple[Segment, ...], Segment]:
    """The wheel after one segment of rotation, and what has come back to the open segment (C4)."""
    return (EMPTY, *wheel[:-1]), wheel[-1]


def fitted(wheel: tuple[Segment, ...], segments: int) -> tuple[Segment, ...]:
    """The wheel on a disc of so many segments: what comes back after some turns still does, as far as there is room.

    What would come back later than any segment of the new disc lies in its open one.
    """
    back = wheel[::-1]  # by the turns until each comes back
    kept = (*back, *(EMPTY,) * (segments - len(back)))
    last, *beyond = kept[segments - 1 :]
    for segment in beyond:
        tiles = tuple(sorted(last.tiles + segment.tiles))
        last = Segment(last.excavators + segment.excavators, last.mixers + segment.mixers, tiles)
    return (last, *kept[: segments - 1][::-1])


def on_discs(companies: Table[str, Company], segments: int) -> Table[str, Company]:
    """The companies with their wheels on discs of so many segments."""
    return Table(
        {
            who: company if len(company.wheel) == segments else replace(company, wheel=fitted(company.wheel, segments))
            for who, company in companies.items()
        }
    )


def insert(draft: Draft, who: str, tile: str | None, excavators: int, mixers: int) -> None:
    """Put a tile and machines from the supply into the open segment (C2, Z6)."""
    company = draft.open(who)
    held = company.wheel[0]
    tiles = held.tiles if tile is None else tuple(sorted((*held.tiles, tile)))
    segment = Segment(held.excavators + excavators, held.mixers + mixers, tiles)
    company.wheel = (segment, *company.wheel[1:])
    if tile is not None:
        company.tiles = without(company.tiles, tile)
    company.excavators -= excavators
    company.mixers -= mixers
    draft.note(Invested, who, excavators, mixers, tile)


def turn_wheel(draft: Draft, who: str, turns: int, clause: str) -> None:
    """Turn a wheel segment by segment; what reaches the open segment goes back to the supply at once (C4)."""
    for _ in range(turns):
        company = draft.open(who)
        company.wheel, (excavators, mixers, tiles) = turned(company.wheel)
        draft.note(WheelTurned, who, clause)
        if excavators or mixers or tiles:
            company.excavators += excavators
            company.mixers += mixers
            company.tiles = tuple(sorted(company.tiles + tiles))
            draft.note(Returned, who, excavators, mixers, tiles)
