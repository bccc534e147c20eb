"""What a change by hand takes from somebody else, from a supply or from the table, in sentences."""

from collections.abc import Iterator
from itertools import combinations

from ..board.companies import ABILITY_POWERHOUSES, PIECES, STRUCTURES
from ..board.contracts import COLOUR_OF_PLACE
from ..engine.position import NEUTRAL, Position
from ..words import by_hand as words
from .cards import Spot, spots
from .marks import engineers_away


def taken(before: Position, after: Position) -> tuple[str, ...]:
    """What is no longer where it was, or no longer possible, though the change may not have named it."""
    found = [
        *(words.company_gone(who) for who in before.companies if who not in after.companies),
        *_cards(before, after),
        *_pieces(before, after),
        *_engineers(before, after),
        *_officers(before, after),
        *_tiles(before, after),
        *_turns(before, after),
        *_abilities(before, after),
    ]
    return tuple(dict.fromkeys(found))


def _stay(before: Position, after: Position) -> tuple[str, ...]:
    """The companies that play in both."""
    return tuple(who for who in before.companies if who in after.companies)


def _cards(before: Position, after: Position) -> Iterator[str]:
    now = spots(after)
    for (card, who), old in spots(before).items():
        new = now.get((card, who))
        path = old.path
        if path[0] == "companies" and (path[1] not in after.companies or (new and path[:2] == new.path[:2])):
            continue
        if new is None:
            yield words.takes(card, path, old.number, _refilled(after, old))
            yield words.nowhere(card)
        elif new.path != path or (path in (("contracts",), ("patents",)) and new.number != old.number):
            replaced = path in (("contracts",), ("patents",)) and getattr(after, path[0])[old.number] is not None
            if replaced and new.path[0] in ("piles", "patent_pile"):
                yield words.under_pile(card, new.path)
            elif not replaced:
                yield words.takes(card, path, old.number, _refilled(after, old))


def _refilled(position: Position, place: Spot) -> bool:
    """Whether a place on offer that is empty will have a contract again."""
    if place.path != ("contracts",) or position.seed is None:
        return False
    colour = COLOUR_OF_PLACE[place.number]
    return bool(position.piles.get(colour) or position.discards.get(colour))


def _pieces(before: Position, after: Position) -> Iterator[str]:
    for space, dam in before.dams.items():
        now = after.dams.get(space)
        if (now is None or now.owner != dam.owner) and dam.owner in (*after.companies, NEUTRAL):
            yield words.piece_gone(space, dam.owner, dam.level)
        if now is None and dam.drops:
            yield words.drops_gone(space, dam.drops)
    for table in ("conduits", "powerhouses"):
        for space, owner in getattr(before, table).items():
            if getattr(after, table).get(space) != owner and owner in after.companies:
                yield words.piece_gone(space, owner, 1)
    for who in _stay(before, after):
        for structure, was, built in zip(STRUCTURES, before.pieces(who), after.pieces(who), strict=True):
            if built > was:
                yield words.left_to_build(who, structure, PIECES[structure] - built)


def _engineers(before: Position, after: Position) -> Iterator[str]:
    for who in _stay(before, after):
        more = after.companies[who].engineers - before.companies[who].engineers
        placed = engineers_away(after, who) - engineers_away(before, who)
        if more < 0 < placed:
            yield words.from_supply(who, -more, after.companies[who].engineers)
        elif placed < 0 < more:
            left = _left(before, after, who)
            yield words.go_home(who, more, left) if left else words.to_supply(who, more)


def _left(before: Position, after: Position, who: str) -> str | None:
    """The action space that a company's engineers have left."""
    there = (space for space, crews in before.occupied.items() if dict(crews).get(who, 0) > 0)
    return next((space for space in there if dict(after.occupied.get(space, ())).get(who, 0) < 1), None)


def _officers(before: Position, after: Position) -> Iterator[str]:
    had = {before.companies[who].officer: who for who in _stay(before, after)}
    has = {after.companies[who].officer: who for who in _stay(before, after)}
    for officer, who in had.items():
        instead = after.companies[who].officer
        exchanged = instead in had and had[instead] == has.get(officer)
        if officer is not None and has.get(officer, who) != who and not (exchanged and officer > str(instead)):
            yield words.officer_leaves(officer, who, instead)
    yield from (words.no_spare(one) for one in before.spare_officers if one not in after.spare_officers)


def _tiles(before: Position, after: Position) -> Iterator[str]:
    """Tiles of the game that have changed places, or left it."""
    rounds = dict(enumerate(before.bonus, 1)), dict(enumerate(after.bonus, 1))
    for a, b in combinations(rounds[0], 2):
        if rounds[0][a] == rounds[1].get(b) and rounds[0][b] == rounds[1].get(a):
            yield words.bonuses_exchanged(a, b)
    yield from (words.bonus_gone(tile) for tile in before.bonus if tile not in after.bonus)
    was, now = before.headstream_tiles, after.headstream_tiles
    for one, other in combinations(was, 2):
        if was[one] == now.get(other) and was[other] == now.get(one):
            yield words.headstreams_exchanged(one, other)


def _turns(before: Position, after: Position) -> Iterator[str]:
    if before.mover in after.companies and after.mover != before.mover:
        yield words.turn_lost(before.mover or "")
    if after.mover in before.passed and after.mover not in after.passed:
        yield words.no_longer_passed(after.mover or "")


def _abilities(before: Position, after: Position) -> Iterator[str]:
    for who in _stay(before, after):
        if before.pieces(who).powerhouse >= ABILITY_POWERHOUSES > after.pieces(who).powerhouse:
            yield words.ability_off(who, ABILITY_POWERHOUSES)
