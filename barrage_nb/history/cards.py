"""Where contracts and technology tiles lie, so that naming one in a new place takes it from the old."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple, TypeAlias

from ..board.powers import TILES
from ..engine.position import Company, Position, Segment

ItemPath: TypeAlias = tuple[str, ...]
"""Where a value lives in a position: the field, and the names in it."""
_WITH_GAPS = (("contracts",), ("patents",))


class Spot(NamedTuple):
    """Where a card or tile lies, and on which place there if it has several."""

    path: ItemPath
    number: int


def lying(position: Position) -> Iterator[tuple[ItemPath, tuple[int | str, ...]]]:
    """Every place where cards or tiles can lie, with those that do."""
    for name in ("contracts", "patents"):
        yield (name,), tuple(card for card in getattr(position, name) if card is not None)
    for name in ("national", "starting", "patent_pile"):
        yield (name,), getattr(position, name)
    for name in ("piles", "discards"):
        for colour, cards in getattr(position, name).items():
            yield (name, colour), cards
    for who, company in position.companies.items():
        for name in ("contracts", "fulfilled", "tiles"):
            yield ("companies", who, name), getattr(company, name)
        yield ("companies", who, "wheel"), on_wheel(company)


def spots(position: Position) -> dict[tuple[int | str, str], Spot]:
    """Where everything lies, a basic tile by its company too."""
    found = {}
    for path, held in lying(position):
        places = _places(value_at(position, path))
        for card in held:
            who = "" if one_of_a_kind(card) else str(path[1])
            found[card, who] = Spot(path, places[card])
    return found


def _places(held: Sequence[Any]) -> dict[int | str, int]:
    """The place of each card or tile among others; on a wheel, its segment."""
    lie = ((number, one.tiles if isinstance(one, Segment) else (one,)) for number, one in enumerate(held))
    return {card: number for number, cards in lie for card in cards}


def on_wheel(company: Company) -> tuple[str, ...]:
    """The tiles on a company's wheel."""
    return tuple(tile for segment in company.wheel for tile in segment.tiles)


def value_at(position: Position, path: ItemPath) -> Any:
    """The value at a path of a position."""
    value: Any = position
    for name in path:
        value = value[name] if isinstance(value, dict) else getattr(value, name)
    return value


def stripped(path: ItemPath, held: tuple[Any, ...], card: int | str) -> tuple[Any, ...]:
    """What is left of what a place holds without a card; on offer it leaves a gap."""
    if path in _WITH_GAPS:
        return tuple(None if one == card else one for one in held)
    if path[-1] == "wheel":
        return tuple(segment._replace(tiles=stripped(("tiles",), segment.tiles, card)) for segment in held)
    return tuple(one for one in held if one != card)


def moved(position: Position, before: Position, named: set[ItemPath]) -> dict[ItemPath, Any]:
    """What else changes when cards are named in new places: the old ones lose them, and a wheel returns its tiles."""
    here = dict(lying(position))
    held: dict[ItemPath, Any] = {}
    for path in sorted(named & here.keys()):
        for card in here[path]:
            for other, cards in here.items():
                if card in cards and other not in named and _cannot_be_in_both(card, path, other):
                    held[other] = stripped(other, held.get(other, value_at(position, other)), card)
    new = {card for path in named & here.keys() for card in here[path]}
    for who, company in before.companies.items():
        wheel, tiles = ("companies", who, "wheel"), ("companies", who, "tiles")
        if wheel in named and tiles not in named and wheel in here:
            back = set(on_wheel(company)) - new
            held[tiles] = tuple(sorted({*held.get(tiles, here[tiles]), *back}))
    return held


def one_of_a_kind(card: int | str) -> bool:
    """Whether there is only one of a card or tile: of the basic tiles each company has its own."""
    return isinstance(card, int) or card not in TILES or TILES[card].level > 0


def _cannot_be_in_both(card: int | str, path: ItemPath, other: ItemPath) -> bool:
    return one_of_a_kind(card) or path[:2] == other[:2]
