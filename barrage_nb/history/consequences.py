"""What a change by hand makes of a position: what is otherwise, what it takes, and what no game could reach."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import fields
from itertools import combinations
from typing import Any

from ..board.contracts import COLOUR_OF_PLACE
from ..board.map import AREAS, NEUTRAL_LEVELS, NEUTRAL_SPACES
from ..board.office import BANK
from ..board.powers import BASIC_TILES, WILD_TILE
from ..engine.actions import spaces_in_play
from ..engine.automas import followers
from ..engine.check import not_built_so
from ..engine.contracts import DiscardContracts, hand_limit
from ..engine.position import COMPANY_FIELDS, EMPTY, NEUTRAL, POSITION_FIELDS, Dam, Position
from ..engine.powers import power_of_officer
from ..notation.codec import Problems
from ..notation.rows import rows_beside_design
from ..words import by_hand, names
from ..words import history as words
from ..words.design import changed_game
from ..words.marks import in_form
from ..words.names import NOUNS, PHASES, bonus, count, in_a_row, listed, objective
from ..words.places import owned, place
from ..words.places import spot as building_space
from .changes import Spot, on_wheel, spots, value_at
from .line import to_decide

# Advanced tiles lie in piles of five by level, and three are on sale each round (U7, E4).
_LEVEL_FIRST_ON_SALE = {1: 1, 2: 2, 3: 4}
_PATENTS_A_ROUND = 3


def limits_of(position: Position) -> Problems:
    """What breaks a limit of the box or of a space, beyond what every position is checked for."""
    found: Problems = [
        words.one_company_a_space(where=f"occupied.{space}")
        for space, there in position.occupied.items()
        if space != BANK and len(there) > 1
    ]
    for where, things in (
        ("headstream_tiles", position.headstream_tiles.values()),
        ("bonus", position.bonus),
        ("passed", position.passed),
    ):
        found += [words.there_twice(where=where, thing=thing) for thing, n in Counter(things).items() if n > 1]
    return found


def mark_of(name: str, **values: Any) -> str:
    """What to know about a tweaked position, as a sentence."""
    if "what" in values:
        values["owned"] = count(values.pop("n"), values.pop("what"))
    if "question" in values:
        values["asked"] = to_decide(values.pop("question"))
    if "space" in values:
        values["spot"] = building_space(values["space"])
    return words.marked(words.MARKS(name, **values))


def marks_of(position: Position) -> tuple[str, ...]:
    """Everything about a position that no game could reach, each as a sentence."""
    found = [*_map(position), *_table(position)]
    for who in position.companies:
        found += [*_supply(position, who), *_tiles(position, who), *_hand(position, who)]
    return tuple(dict.fromkeys(found))


def _map(position: Position) -> Iterator[str]:
    yield from map(words.marked, not_built_so(position))
    if not _neutral_as_set_up(position):
        yield mark_of("neutral_dams")


def _neutral_as_set_up(position: Position) -> bool:
    """Whether there is one neutral dam in each area, of its level, on a space without a fee (U6)."""
    neutral = {space: dam for space, dam in position.dams.items() if dam.owner == NEUTRAL}
    return len(neutral) == len(AREAS) and all(
        any(neutral.get(space, Dam("", 0)).level == NEUTRAL_LEVELS[area] for space in NEUTRAL_SPACES[area])
        for area in AREAS
    )


def _table(position: Position) -> Iterator[str]:
    if position.round == 0 and not position.offer and position.phase != "setup":
        yield mark_of("round_zero")
    if position.over and position.round < position.design.rounds:
        yield mark_of("over_early", round=position.round)
    for space in sorted(set(position.occupied) - spaces_in_play(position).keys()):
        yield mark_of("blocked_space", space=space)
    by_tiles = (*position.automas, *followers(position))  # whose tiles say how many engineers they take (A9)
    for space, there in position.occupied.items():
        by_rule = (placed for placed in there if placed.company not in by_tiles)
        needed = position.box.spaces[space].engineers
        if space != BANK and any(placed.engineers != needed for placed in by_rule):
            yield mark_of("engineers_on_space", space=space, needed=needed)
    for who in position.passed:
        if position.companies[who].engineers:
            yield mark_of("passed_with_engineers", who=who)
    nationals = [*position.national, *(card for held in position.companies.values() for card in held.fulfilled)]
    most = position.players - 1
    if sum(position.box.contracts[card].colour == "national" for card in nationals) > most:
        yield mark_of("too_many_national", most=most)
    if position.rules == "introductory" and (any(position.patents) or position.patent_pile):
        yield mark_of("patents_in_introductory")
    mover = position.companies.get(position.mover or "")
    if position.copied is not None and (
        mover is None or {position.mover, mover.officer}.isdisjoint(position.box.copying_officers)
    ):
        yield mark_of("copied_by_nobody")


def engineers_away(position: Position, who: str) -> int:
    """Her engineers on action spaces, on her own construction spaces, and beside them or Sekibo."""
    company = position.companies[who]
    placed = sum(one.engineers for there in position.occupied.values() for one in there if one.company == who)
    building = sum(space.engineers for space in position.box.construction_spaces[: company.constructions])
    return placed + building + len(company.copies) + company.aside


def _supply(position: Position, who: str) -> Iterator[str]:
    company = position.companies[who]
    engineers = company.engineers + engineers_away(position, who)
    right = position.design.engineers_each
    if engineers != right:
        yield mark_of("engineers", who=who, n=engineers, right=right)
    for what in ("excavators", "mixers"):
        owned = getattr(company, what) + sum(getattr(segment, what) for segment in company.wheel)
        least = getattr(position.box.start, what)
        if owned < least:
            yield mark_of("machines_lost", who=who, n=owned, what=what, least=least)
    if company.wheel[0] != EMPTY:
        yield mark_of("open_segment", who=who)
    copying = position.box.copying_officers
    if copying.isdisjoint((who, company.officer)) and (company.copies or company.deep_dams):
        yield mark_of("copies_without_sekibo", who=who)


def _tiles(position: Position, who: str) -> Iterator[str]:
    company = position.companies[who]
    held = {*company.tiles, *on_wheel(company)}
    rows = position.box.tiles
    due = {*BASIC_TILES, *([WILD_TILE] if position.rules == "introductory" else [])}
    due |= {*power_of_officer(company.officer, position.box).brings}
    for tile in sorted(due - held):
        yield mark_of("tile_missing", who=who, tile=tile)
    advanced = {tile for tile in held if rows[tile].level}
    for tile in sorted(held - due - advanced):
        yield mark_of("tile_not_due", who=who, tile=tile)
    if len(advanced) > _PATENTS_A_ROUND * position.round:
        yield mark_of("too_many_tiles", who=who, n=len(advanced), most=_PATENTS_A_ROUND * position.round)
    for tile in sorted(advanced):
        first = _LEVEL_FIRST_ON_SALE[rows[tile].level]
        if position.rules == "introductory":
            yield mark_of("tile_not_due", who=who, tile=tile)
        elif position.round < min(first, position.design.rounds):
            yield mark_of("tile_too_early", who=who, tile=tile, round=first)


def _hand(position: Position, who: str) -> Iterator[str]:
    company = position.companies[who]
    if len(company.contracts) > hand_limit(position, who) and DiscardContracts(who) not in position.pending:
        yield mark_of("hand_too_large", who=who, n=len(company.contracts))
    for card in company.contracts:
        if position.box.contracts[card].colour == "national":
            yield mark_of("national_in_hand", who=who, card=card)


_AMOUNTS = ("vp", "credits", "excavators", "mixers", "engineers", "energy")
_USED = ("constructions", "aside", "copies", "deep_dams")
_TOLD = (
    *("dams", "conduits", "powerhouses", "buildings", "headstreams", "companies", "occupied", "contracts", "patents"),
    "national",
    *(
        "round",
        "phase",
        "mover",
        "order",
        "passed",
        "bonus",
        "objective",
        "headstream_tiles",
        "rulings",
        "design",
        "box",
    ),
)


def made(before: Position, after: Position) -> tuple[str, ...]:
    """What is not as before; where that is hidden or still to be decided, that something is."""
    found = [
        *_map_made(before, after),
        *_companies_made(before, after),
        *_cards_moved(before, after),
        *_round_made(before, after),
    ]
    hidden = any(getattr(before, name) != getattr(after, name) for name in POSITION_FIELDS if name not in _TOLD)
    return tuple(found) or ((by_hand.hidden(),) if hidden else ())


def _map_made(before: Position, after: Position) -> Iterator[str]:
    was, now = _owners(before), _owners(after)
    yield from (by_hand.removed_piece(owned(space, who)) for space, who in was.items() if space not in now)
    for space, who in now.items():
        old, new = before.dams.get(space), after.dams.get(space)
        if space not in was:
            piece = owned(space, who)
            yield by_hand.built_dam(piece, new.level, new.drops) if new else by_hand.built_piece(piece)
        elif was[space] != who:
            yield by_hand.made_neutral(space) if who == NEUTRAL else by_hand.given_to(space, who)
        if old and new and old[1:] != new[1:]:
            told: list[str] = [] if old.level == new.level else [by_hand.level_of(new.level)]
            told += [] if old.drops == new.drops else [count(new.drops, "drops")]
            yield by_hand.dam_has(owned(space, who), listed(told))
    for name in {**before.headstreams, **after.headstreams}:
        drops = after.headstreams.get(name, 0)
        if drops != before.headstreams.get(name, 0):
            yield by_hand.waiting(name, drops)


def _owners(position: Position) -> dict[str, str]:
    dams = {space: dam.owner for space, dam in position.dams.items()}
    return {**dams, **position.conduits, **position.powerhouses, **position.buildings}


def _companies_made(before: Position, after: Position) -> Iterator[str]:
    for who, company in after.companies.items():
        if who not in before.companies:
            yield by_hand.joined(who)
            continue
        other = before.companies[who]
        changed = {name for name in COMPANY_FIELDS if getattr(company, name) != getattr(other, name)}
        if amounts := {name: getattr(company, name) for name in _AMOUNTS if name in changed}:
            told = [by_hand.points(n) if name == "vp" else count(n, name) for name, n in amounts.items()]
            yield by_hand.company_has(who, listed(told))
        if "officer" in changed:
            has, has_none = by_hand.has_officer, by_hand.has_no_officer
            yield has(who, company.officer) if company.officer else has_none(who)
        for name in (name for name in _USED if name in changed):
            value = getattr(company, name)
            yield by_hand.USED(name, who=who, n=len(value) if isinstance(value, tuple) else int(value))
        for number, (then, now) in enumerate(zip(other.wheel, company.wheel, strict=False)):
            if then[:2] != now[:2]:
                yield by_hand.segment(who, len(company.wheel) - number if number else 0, *now[:2])
    yield from (by_hand.left(who) for who in before.companies if who not in after.companies)
    for space in {**before.occupied, **after.occupied}:
        if before.occupied.get(space) != after.occupied.get(space):
            crews = [by_hand.stands(*crew) for crew in after.occupied.get(space, ())]
            yield by_hand.stands_on(listed(crews), space) if crews else by_hand.empty(space)


def _cards_moved(before: Position, after: Position) -> Iterator[str]:
    was, now = spots(before), spots(after)
    for (card, who), spot in now.items():
        new = spot.path[0] == "companies" and spot.path[1] not in before.companies
        if was.get((card, who)) != spot and not new and spot.path[0] not in ("piles", "discards", "patent_pile"):
            yield _lies_now(after, _thing(card), spot)
    left = (card for card, who in was if (card, who) not in now and who in ("", *after.companies))
    yield from (by_hand.out_of_game(_thing(card)) for card in left)


def _thing(card: int | str) -> str:
    return by_hand.card(card) if isinstance(card, int) else names.tile(card)


def _lies_now(position: Position, thing: str, spot: Spot) -> str:
    if spot.path[0] != "companies":
        return by_hand.lies_at(thing, spot.lies)
    _, who, held = spot.path
    if held == "wheel":
        turns = len(value_at(position, spot.path)) - spot.number if spot.number else 0
        return by_hand.on_wheel(thing, who, turns)
    return by_hand.HELD(held, thing=thing, who=who)


def _round_made(before: Position, after: Position) -> Iterator[str]:
    told = [] if after.round == before.round else [by_hand.round_is(after.round)]
    told += [] if after.phase == before.phase else [by_hand.phase_is(PHASES[after.phase])]
    told += [by_hand.turn_is(after.mover)] if after.mover not in (before.mover, None) else []
    if told:
        yield listed(told)
    if after.order != before.order and {*after.order} == {*before.order}:
        yield by_hand.order_is(in_a_row(map(by_hand.owner, after.order)))
    for who in after.companies:
        if (who in before.passed) != (who in after.passed):
            yield by_hand.has_passed(who, who in after.passed)
    for number, (then, now) in enumerate(zip(before.bonus, after.bonus, strict=False), 1):
        if then != now:
            yield by_hand.bonus_is(number, bonus(now, after.box))
    if after.objective != before.objective:
        is_now, name = by_hand.objective_called, after.objective
        yield is_now(objective(name, after.box)) if name else by_hand.no_objective()
    for space, tile in after.headstream_tiles.items():
        if before.headstream_tiles.get(space) != tile:
            yield by_hand.headstream_tile(space, tile)
    for field in fields(after.rulings):
        value = getattr(after.rulings, field.name)
        if value != getattr(before.rulings, field.name):
            word = ("no", "yes")[value] if isinstance(value, bool) else value
            said = by_hand.CHOICES[word] if isinstance(word, str) else word
            yield by_hand.ruled_as(by_hand.RULINGS[field.name], said)
    if after.design != before.design:
        changes = after.design.changes
        yield by_hand.game_is(changed_game(changes, after.box)) if changes else by_hand.printed_game()
    rows = rows_beside_design(after.box)
    if rows != rows_beside_design(before.box):
        yield by_hand.box_is(in_a_row(rows)) if rows else by_hand.printed_game()


def taken(before: Position, after: Position) -> tuple[str, ...]:
    """What is no longer where it was, or no longer possible, though the change may not have named it."""
    found = [
        *(by_hand.company_gone(who) for who in before.companies if who not in after.companies),
        *_cards_taken(before, after),
        *_pieces_taken(before, after),
        *_engineers(before, after),
        *_officers(before, after),
        *_tiles_taken(before, after),
        *_turns(before, after),
        *_abilities(before, after),
    ]
    return tuple(dict.fromkeys(found))


def _stay(before: Position, after: Position) -> tuple[str, ...]:
    return tuple(who for who in before.companies if who in after.companies)


def _cards_taken(before: Position, after: Position) -> Iterator[str]:
    now = spots(after)
    for (card, who), old in spots(before).items():
        new = now.get((card, who))
        path = old.path
        if path[0] == "companies" and (path[1] not in after.companies or (new and path[:2] == new.path[:2])):
            continue
        if new is None:
            yield _takes(after, card, old)
            yield by_hand.lies_nowhere(_card(card))
        elif new.path != path or (path in (("contracts",), ("patents",)) and new.number != old.number):
            replaced = path in (("contracts",), ("patents",)) and getattr(after, path[0])[old.number] is not None
            if replaced and new.path[0] in ("piles", "patent_pile"):
                yield by_hand.UNDER(new.path[0], thing=_card(card), colour=new.path[-1])
            elif not replaced:
                yield _takes(after, card, old)


def _card(card: int | str) -> str:
    return by_hand.card(card) if isinstance(card, int) else in_form(names.tile(card), "the_short")


def _takes(position: Position, card: int | str, old: Spot) -> str:
    thing, path = _card(card), old.path
    if path[0] == "companies":
        return by_hand.TAKES_FROM(path[2], thing=thing, who=path[1])
    refilled = _refilled(position, old)
    return by_hand.TAKES(path[0], thing=thing, place=old.number + 1, refilled=refilled, colour=path[-1])


def _refilled(position: Position, place: Spot) -> bool:
    """Whether a place on offer that is empty will have a contract again."""
    if place.path != ("contracts",) or position.seed is None:
        return False
    colour = COLOUR_OF_PLACE[place.number]
    return bool(position.piles.get(colour) or position.discards.get(colour))


def _pieces_taken(before: Position, after: Position) -> Iterator[str]:
    for space, dam in before.dams.items():
        now = after.dams.get(space)
        if (now is None or now.owner != dam.owner) and dam.owner in (*after.companies, NEUTRAL):
            yield _piece_gone(space, dam.owner, dam.level)
        if now is None and dam.drops:
            yield by_hand.drops_gone(space, dam.drops)
    for table in ("conduits", "powerhouses", "buildings"):
        for space, owner in getattr(before, table).items():
            if getattr(after, table).get(space) != owner and owner in after.companies:
                yield _piece_gone(space, owner, 1)
    for who in _stay(before, after):
        for structure in after.box.structures:
            was, built = getattr(before.pieces(who), structure), getattr(after.pieces(who), structure)
            if built > was:
                left = after.box.pieces[structure] - built
                some, none = by_hand.left_some, by_hand.left_none
                yield some(NOUNS(f"{structure}s", n=left), who) if left else none(structure, who)


def _piece_gone(space: str, who: str, pieces: int) -> str:
    piece = owned(space, who)
    return by_hand.neutral_gone(piece) if who == NEUTRAL else by_hand.gone(piece, who, pieces)


def _engineers(before: Position, after: Position) -> Iterator[str]:
    for who in _stay(before, after):
        more = after.companies[who].engineers - before.companies[who].engineers
        placed = engineers_away(after, who) - engineers_away(before, who)
        if more < 0 < placed:
            yield by_hand.from_supply(who, -more, after.companies[who].engineers)
        elif placed < 0 < more:
            left = _left(before, after, who)
            yield by_hand.go_home(who, more, left) if left else by_hand.to_supply(who, more)


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
            leaves_for, leaves = by_hand.leaves_for, by_hand.leaves
            yield leaves_for(officer, who, names.officer(instead)) if instead else leaves(officer, who)
    yield from (by_hand.no_spare(one) for one in before.spare_officers if one not in after.spare_officers)


def _tiles_taken(before: Position, after: Position) -> Iterator[str]:
    rounds = dict(enumerate(before.bonus, 1)), dict(enumerate(after.bonus, 1))
    for a, b in combinations(rounds[0], 2):
        if rounds[0][a] == rounds[1].get(b) and rounds[0][b] == rounds[1].get(a):
            yield by_hand.exchanged(by_hand.of_round(a), by_hand.of_round(b), by_hand.title_bonus_tiles())
    yield from (by_hand.bonus_left(bonus(tile, before.box)) for tile in before.bonus if tile not in after.bonus)
    was, now = before.headstream_tiles, after.headstream_tiles
    for one, other in combinations(was, 2):
        if was[one] == now.get(other) and was[other] == now.get(one):
            yield by_hand.exchanged(place(one), place(other), by_hand.title_headstream_tiles())


def _turns(before: Position, after: Position) -> Iterator[str]:
    if before.mover in after.companies and after.mover != before.mover:
        yield by_hand.turn_lost(before.mover or "")
    if after.mover in before.passed and after.mover not in after.passed:
        yield by_hand.no_longer_passed(after.mover or "")


def _abilities(before: Position, after: Position) -> Iterator[str]:
    for who in _stay(before, after):
        least = after.box.ability_powerhouses
        if before.pieces(who).powerhouse >= least > after.pieces(who).powerhouse:
            yield by_hand.ability_off(who, least)
