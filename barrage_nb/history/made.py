"""What a change by hand makes of a position: whatever is not as before, clause by clause in words."""

from collections.abc import Iterator
from dataclasses import fields

from ..engine.position import COMPANY_FIELDS, POSITION_FIELDS, Position
from ..words import made_by_hand as words
from .cards import spots, value_at

_AMOUNTS = ("vp", "credits", "excavators", "mixers", "engineers", "energy")
_USED = ("constructions", "aside", "copies", "deep_dams")
_TOLD = (
    *("dams", "conduits", "powerhouses", "headstreams", "companies", "occupied", "contracts", "patents", "national"),
    *("round", "phase", "mover", "order", "passed", "bonus", "objective", "headstream_tiles", "rulings", "design"),
)


def made(before: Position, after: Position) -> tuple[str, ...]:
    """What is not as before; where that is hidden or still to be decided, that something is."""
    found = [*_map(before, after), *_companies(before, after), *_cards(before, after), *_round(before, after)]
    hidden = any(getattr(before, name) != getattr(after, name) for name in POSITION_FIELDS if name not in _TOLD)
    return tuple(found) or ((words.hidden(),) if hidden else ())


def _map(before: Position, after: Position) -> Iterator[str]:
    was, now = _pieces(before), _pieces(after)
    for space, who in was.items():
        if space not in now:
            yield words.removed(space, who)
    for space, who in now.items():
        old, new = before.dams.get(space), after.dams.get(space)
        if space not in was:
            yield words.built(space, who, new and new.level, new.drops if new else 0)
        elif was[space] != who:
            yield words.given(space, who)
        if old and new and old[1:] != new[1:]:
            level, drops = (now if now != then else None for then, now in zip(old[1:], new[1:], strict=True))
            yield words.altered(space, who, level, drops)
    for name in {**before.headstreams, **after.headstreams}:
        drops = after.headstreams.get(name, 0)
        if drops != before.headstreams.get(name, 0):
            yield words.waiting(name, drops)


def _pieces(position: Position) -> dict[str, str]:
    """Whose piece stands on each space."""
    dams = {space: dam.owner for space, dam in position.dams.items()}
    return {**dams, **position.conduits, **position.powerhouses}


def _companies(before: Position, after: Position) -> Iterator[str]:
    for who, company in after.companies.items():
        if who not in before.companies:
            yield words.joined(who)
            continue
        other = before.companies[who]
        changed = {name for name in COMPANY_FIELDS if getattr(company, name) != getattr(other, name)}
        if amounts := {name: getattr(company, name) for name in _AMOUNTS if name in changed}:
            yield words.has(who, amounts)
        if "officer" in changed:
            yield words.officer_of(who, company.officer)
        for name in (name for name in _USED if name in changed):
            value = getattr(company, name)
            yield words.used(who, name, len(value) if isinstance(value, tuple) else int(value))
        for number, (then, now) in enumerate(zip(other.wheel, company.wheel, strict=False)):
            if then[:2] != now[:2]:
                yield words.segment(who, len(company.wheel) - number if number else 0, *now[:2])
    yield from (words.left(who) for who in before.companies if who not in after.companies)
    for space in {**before.occupied, **after.occupied}:
        if before.occupied.get(space) != after.occupied.get(space):
            yield words.standing(space, after.occupied.get(space, ()))


def _cards(before: Position, after: Position) -> Iterator[str]:
    was, now = spots(before), spots(after)
    for card, spot in now.items():
        new = spot.path[0] == "companies" and spot.path[1] not in before.companies
        if was.get(card) != spot and not new and spot.path[0] not in ("piles", "discards", "patent_pile"):
            turns = len(value_at(after, spot.path)) - spot.number if spot.number else 0
            yield words.lies_now(card[0], spot.path, turns if spot.path[-1] == "wheel" else spot.number)
    yield from (words.gone(card[0]) for card in was if card not in now and card[1] in ("", *after.companies))


def _round(before: Position, after: Position) -> Iterator[str]:
    round, phase, mover = (
        getattr(after, name) if getattr(after, name) != getattr(before, name) else None
        for name in ("round", "phase", "mover")
    )
    if (round, phase, mover) != (None, None, None):
        yield words.moment(round, phase, mover)
    if after.order != before.order and {*after.order} == {*before.order}:
        yield words.in_order(after.order)
    for who in after.companies:
        if (who in before.passed) != (who in after.passed):
            yield words.has_passed(who, who in after.passed)
    for number, (then, now) in enumerate(zip(before.bonus, after.bonus, strict=False), 1):
        if then != now:
            yield words.bonus(number, now)
    if after.objective != before.objective:
        yield words.objective(after.objective)
    for space, tile in after.headstream_tiles.items():
        if before.headstream_tiles.get(space) != tile:
            yield words.headstream_tile(space, tile)
    for field in fields(after.rulings):
        value = getattr(after.rulings, field.name)
        if value != getattr(before.rulings, field.name):
            yield words.ruled(field.name, value)
    if after.design != before.design:
        yield words.designed(after.design.changes)
