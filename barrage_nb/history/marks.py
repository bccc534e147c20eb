"""What no game could reach, though the rules can play on from it; and limits that no position may break."""

from collections import Counter
from collections.abc import Iterator

from ..board.companies import START
from ..board.contracts import CONTRACTS, CONTRACTS_IN_HAND
from ..board.map import AREAS, BASIN_OF_SPACE, NEUTRAL_LEVELS, NEUTRAL_SPACES
from ..board.office import BANK, CONSTRUCTION_SPACES, SPACES
from ..board.powers import BASIC_TILES, TILES, WILD_TILE
from ..engine.actions import spaces_in_play
from ..engine.automas import followers
from ..engine.contracts import DiscardContracts
from ..engine.position import EMPTY, NEUTRAL, Dam, Position
from ..engine.powers import power_of_officer
from ..notation.codec import Problems
from ..words import history as words
from .cards import on_wheel

# Advanced tiles lie in piles of five by level, and three are on sale each round (U7, E4).
_LEVEL_FIRST_ON_SALE = {1: 1, 2: 2, 3: 4}
_PATENTS_A_ROUND = 3


def limits_of(position: Position) -> Problems:
    """What breaks a limit of the box or of a space, beyond what every position is checked for."""
    found: Problems = [
        words.say("one_company_a_space", where=f"occupied.{space}")
        for space, there in position.occupied.items()
        if space != BANK and len(there) > 1
    ]
    for where, things in (
        ("headstream_tiles", position.headstream_tiles.values()),
        ("bonus", position.bonus),
        ("passed", position.passed),
    ):
        found += [words.say("there_twice", where=where, thing=thing) for thing, n in Counter(things).items() if n > 1]
    return found


def marks_of(position: Position) -> tuple[str, ...]:
    """Everything about a position that no game could reach, each as a sentence."""
    found = [*_map(position), *_table(position)]
    for who in position.companies:
        found += [*_supply(position, who), *_tiles(position, who), *_hand(position, who)]
    return tuple(dict.fromkeys(found))


def _map(position: Position) -> Iterator[str]:
    dams = [(dam.owner, space) for space, dam in position.dams.items() if dam.owner != NEUTRAL]
    houses = [(who, space) for space, who in position.powerhouses.items()]
    for what, pieces in (("base", dams), ("powerhouse", houses)):
        for (who, basin), number in Counter((who, BASIN_OF_SPACE[space]) for who, space in pieces).items():
            if number > 1:
                yield words.mark("two_in_a_basin", who=who, structure=what, basin=basin)
    if not _neutral_as_set_up(position):
        yield words.mark("neutral_dams")


def _neutral_as_set_up(position: Position) -> bool:
    """Whether there is one neutral dam in each area, of its level, on a space without a fee (U6)."""
    neutral = {space: dam for space, dam in position.dams.items() if dam.owner == NEUTRAL}
    return len(neutral) == len(AREAS) and all(
        any(neutral.get(space, Dam("", 0)).level == NEUTRAL_LEVELS[area] for space in NEUTRAL_SPACES[area])
        for area in AREAS
    )


def _table(position: Position) -> Iterator[str]:
    if position.round == 0 and not position.offer and position.phase != "setup":
        yield words.mark("round_zero")
    if position.over and position.round < position.design.rounds:
        yield words.mark("over_early", round=position.round)
    blocked = set(position.occupied) - spaces_in_play(position).keys()
    for space in sorted(blocked):
        yield words.mark("blocked_space", space=space)
    by_tiles = (*position.automas, *followers(position))  # whose tiles say how many engineers they take (A9)
    for space, there in position.occupied.items():
        by_rule = (placed for placed in there if placed.company not in by_tiles)
        if space != BANK and any(placed.engineers != SPACES[space].engineers for placed in by_rule):
            yield words.mark("engineers_on_space", space=space, needed=SPACES[space].engineers)
    for who in position.passed:
        if position.companies[who].engineers:
            yield words.mark("passed_with_engineers", who=who)
    nationals = [*position.national, *(card for held in position.companies.values() for card in held.fulfilled)]
    most = position.players - 1
    if sum(CONTRACTS[card].colour == "national" for card in nationals) > most:
        yield words.mark("too_many_national", most=most)
    if position.rules == "introductory" and (any(position.patents) or position.patent_pile):
        yield words.mark("patents_in_introductory")
    mover = position.companies.get(position.mover or "")
    if position.copied is not None and (mover is None or not power_of_officer(mover.officer).copies_officers):
        yield words.mark("copied_by_nobody")


def engineers_of(position: Position, who: str) -> int:
    """All engineers of a company, in her supply and elsewhere."""
    return position.companies[who].engineers + engineers_away(position, who)


def engineers_away(position: Position, who: str) -> int:
    """Her engineers on action spaces, on her own construction spaces, and beside them or Sekibo."""
    company = position.companies[who]
    placed = sum(one.engineers for there in position.occupied.values() for one in there if one.company == who)
    building = sum(space.engineers for space in CONSTRUCTION_SPACES[: company.constructions])
    return placed + building + len(company.copies) + company.aside


def _supply(position: Position, who: str) -> Iterator[str]:
    company = position.companies[who]
    engineers = engineers_of(position, who)
    right = position.design.engineers_each
    if engineers != right:
        yield words.mark("engineers", who=who, n=engineers, right=right)
    for what in ("excavators", "mixers"):
        owned = getattr(company, what) + sum(getattr(segment, what) for segment in company.wheel)
        if owned < getattr(START, what):
            yield words.mark("machines_lost", who=who, n=owned, what=what, least=getattr(START, what))
    if company.wheel[0] != EMPTY:
        yield words.mark("open_segment", who=who)
    if not power_of_officer(company.officer).copies_officers and (company.copies or company.deep_dams):
        yield words.mark("copies_without_sekibo", who=who)


def _tiles(position: Position, who: str) -> Iterator[str]:
    company = position.companies[who]
    held = {*company.tiles, *on_wheel(company)}
    due = {*BASIC_TILES, *([WILD_TILE] if position.rules == "introductory" else [])}
    due |= {*power_of_officer(company.officer).brings}
    for tile in sorted(due - held):
        yield words.mark("tile_missing", who=who, tile=tile)
    advanced = {tile for tile in held if TILES[tile].level}
    for tile in sorted(held - due - advanced):
        yield words.mark("tile_not_due", who=who, tile=tile)
    if len(advanced) > _PATENTS_A_ROUND * position.round:
        yield words.mark("too_many_tiles", who=who, n=len(advanced), most=_PATENTS_A_ROUND * position.round)
    for tile in sorted(advanced):
        first = _LEVEL_FIRST_ON_SALE[TILES[tile].level]
        if position.rules == "introductory":
            yield words.mark("tile_not_due", who=who, tile=tile)
        elif position.round < min(first, position.design.rounds):
            yield words.mark("tile_too_early", who=who, tile=tile, round=first)


def _hand(position: Position, who: str) -> Iterator[str]:
    company = position.companies[who]
    waiting = DiscardContracts(who) in position.pending
    if len(company.contracts) > CONTRACTS_IN_HAND and not waiting:
        yield words.mark("hand_too_large", who=who, n=len(company.contracts))
    for card in company.contracts:
        if CONTRACTS[card].colour == "national":
            yield words.mark("national_in_hand", who=who, card=card)
