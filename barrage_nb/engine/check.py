"""What a position must keep to: pieces, capacities, one owner a space, and no reference to nothing."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import fields
from typing import Any

from ..board.automa import LEVELS
from ..board.box import Box
from ..board.companies import SEATS
from ..board.contracts import COLOUR_OF_PLACE, PART_KINDS, PILE_COLOURS, Part
from ..board.map import AREAS, BASE_SPACES, BASIN_OF_SPACE, ENDS, HEADSTREAMS, POWERHOUSES
from ..board.tiles import MOST_BONUS_TILES
from ..words import CLAUSES, messages
from .automas import AutomaTurn, BuildByTile, DrawTile, FollowTile, SiteByTile
from .construction import ChoosePayment, ChooseSite, ChooseStructure, TileEffect
from .contracts import DiscardContracts, hand_limit
from .pieces import site_refusal, spaces_of
from .position import NEUTRAL, Company, Position, Question, Task
from .powers import power_of
from .rewards import ChoosePart
from .rounds import StartRound
from .rulings import MOST

PHASES = ("setup", "income", "headstreams", "actions", "water", "scoring", "end of round", "over")
MOST_AT_ONCE = 40  # of what one reward or income gives
MOST_WAITING = 10 * MOST  # drops of a headstream, which run one by one; all that a round adds is far less


def problems_of(position: Position) -> list[str]:
    """Everything that a position breaks, each as a sentence; none for a sound one."""
    return [*_table(position), *_map(position), *_companies(position), *_cards(position), *_pending(position)]


def not_built_so(position: Position) -> list[str]:
    """What no company could have built: a second base or powerhouse in a basin (C6, C9); the rules work on it."""
    dams = [(dam.owner, space) for space, dam in position.dams.items() if dam.owner != NEUTRAL]
    houses = [(owner, space) for space, owner in position.powerhouses.items()]
    return [
        messages.two_in_a_basin(who=owner, structure=structure, basin=basin, clause=clause)
        for structure, pieces, clause in (("base", dams, "C6"), ("powerhouse", houses, "C9"))
        for (owner, basin), number in Counter((owner, BASIN_OF_SPACE[space]) for owner, space in pieces).items()
        if number > 1
    ]


def unanswerable(position: Position) -> list[str]:
    """Why nobody can go on from a position in which something waits; nothing where somebody can."""
    if not position.pending:
        return []
    first = type(position.pending[0]).__name__
    if position.question is None:
        return [messages.not_a_question(got=first)]
    return [] if position.legal_moves else [messages.no_answer(got=first)]


def too_much(position: Position, before: Position | None = None) -> list[str]:
    """What is said by hand beyond any use: play has room above it, and reads back however far it comes (Y3)."""
    was = {} if before is None else dict(_unlimited(before))
    found = [(where, value) for where, value in _unlimited(position) if was.get(where) != value]
    return [
        *(messages.too_many(where=where, got=value, most=MOST) for where, value in found if value > MOST),
        *(messages.too_few(where=where, got=value, least=-MOST) for where, value in found if value < -MOST),
    ]


def _unlimited(position: Position) -> Iterator[tuple[str, int]]:
    """Every number of a position that the rules leave unlimited, by its place."""
    yield from ((f"headstreams.{name}", drops) for name, drops in position.headstreams.items())
    for name, company in position.companies.items():
        for field in ("vp", "credits", "excavators", "mixers", "energy"):
            yield f"companies.{name}.{field}", getattr(company, field)
        for index, segment in enumerate(company.wheel):
            yield f"companies.{name}.wheel[{index}].excavators", segment.excavators
            yield f"companies.{name}.wheel[{index}].mixers", segment.mixers


def _known(where: str, names: Iterable[object], known: Iterable[object], part: str = "") -> Iterator[str]:
    allowed = tuple(known)
    for name in names:
        if name not in allowed:
            shown = allowed if len(allowed) <= 25 else (*allowed[:24], "…")
            yield messages.unknown_word(where=_at(where, part), got=name, known=shown)


def _between(where: str, value: int, least: int, most: int, part: str = "") -> Iterator[str]:
    if least == most != value:
        yield messages.only_one_value(where=_at(where, part), got=value, only=most)
    elif not least <= value <= most:
        yield messages.out_of_range(where=_at(where, part), got=value, least=least, most=most)


def _at_least(where: str, value: int, least: int = 0, part: str = "") -> Iterator[str]:
    if value < least:
        yield messages.too_few(where=_at(where, part), got=value, least=least)


def _at(where: str, part: str) -> str:
    if not part:
        return where
    return messages.part_of(where, messages.PARTS_OF_PLACES[part]) if where else messages.PARTS_OF_PLACES[part]


def _length(where: str, things: tuple[object, ...], least: int, most: int) -> Iterator[str]:
    yield from _between(where, len(things), least, most, "number")


def _table(position: Position) -> Iterator[str]:
    who, box = tuple(position.companies), position.box
    yield from _known("rules", [position.rules], box.rule_sets)
    rounds, engineers = box.rounds, box.engineers_each
    yield from _between("round", position.round, 0, rounds)
    yield from _known("phase", [position.phase], PHASES)
    yield from _known("companies", who, box.companies)
    if sorted(position.order) != sorted(who):
        yield messages.unknown_word(where="order", got=position.order, known=who)
    for where, named in (("mover", [position.mover]), ("passed", position.passed)):
        yield from _known(where, named, (*who, None))
    yield from _known("following", position.following, (name for name in who if name not in position.automas))
    if position.copied is not None:
        yield from _known("copied", [position.copied], box.officers)
    yield from _known("headstreams", position.headstreams, HEADSTREAMS)
    for name, drops in position.headstreams.items():
        yield from _between(f"headstreams.{name}", drops, 1, MOST_WAITING)
    yield from _known("headstream_tiles", position.headstream_tiles, HEADSTREAMS)
    yield from _known("headstream_tiles", position.headstream_tiles.values(), box.headstream_tiles)
    yield from _known("bonus", position.bonus, box.bonus_tiles)
    yield from _length("bonus", position.bonus, 0, max(rounds, MOST_BONUS_TILES))
    if position.objective is not None:
        yield from _known("objective", [position.objective], box.objectives)
    yield from _known("automas", position.automas, who)
    yield from _known("automas", position.automas.values(), LEVELS)
    for where, tiles in (("automa_pile", position.automa_pile), ("automa_discard", position.automa_discard)):
        yield from _known(where, tiles, box.automa_tiles)
    yield from _twice("automa_pile", (*position.automa_pile, *position.automa_discard))
    yield from _known("spare_officers", position.spare_officers, box.officers)
    yield from _known("occupied", position.occupied, box.shared_spaces)
    for space, there in position.occupied.items():
        yield from _known(f"occupied.{space}", [placed.company for placed in there], who)
        yield from _length(f"occupied.{space}", there, 1, engineers * len(box.companies))
        for placed in there:
            yield from _between(f"occupied.{space}", placed.engineers, 1, engineers)
    for company, officer in position.offer:
        yield from _known("offer", [company], box.companies)
        yield from _known("offer", [officer], box.officers)
    yield from _known("starting", position.starting, box.contracts)
    names = [*who, *(company for company, _ in position.offer)]
    yield from _twice("companies", names)
    yield from _length("companies", tuple(names), 1, min(len(SEATS), len(box.companies)))
    yield from _expansion(position)


def _expansion(position: Position) -> Iterator[str]:
    """Works and building tiles, and the houses on them (L6, L7, L19, L34, L37)."""
    box, who = position.box, tuple(position.companies)
    yield from _known("building_tiles", position.building_tiles, box.buildings)
    yield from _twice("building_tiles", position.building_tiles)
    yield from _length("works", position.works, 0, box.works_laid)
    taken = [work for company in position.companies.values() for work in company.works_taken]
    works = [*(work for work in position.works if work is not None), *position.works_pile, *taken]
    yield from _known("works", works, box.works)
    yield from _twice("works", works)
    sites = {name: site for name, site in box.building_sites.items() if site.building in position.building_tiles}
    yield from _known("buildings", position.buildings, sites)
    there = Counter[tuple[str, str]]()
    for space, owner in position.buildings.items():
        yield from _known(f"buildings.{space}", [owner], who)
        if space in sites:
            players = max(2, position.players)
            if players not in sites[space].players:
                yield messages.site_not_there(where=space, players=players, there=sites[space].players, clause="L37")
            there[owner, sites[space].building] += 1
    for (owner, building), number in there.items():
        if number > 1:
            yield messages.two_houses(who=owner, building=building, clause="L34")


def _twice(where: str, things: Iterable[object], part: str = "") -> Iterator[str]:
    for thing, number in Counter(things).items():
        if number > 1:
            yield messages.duplicate(where=_at(where, part), thing=thing)


def _map(position: Position) -> Iterator[str]:
    who = tuple(position.companies)
    yield from _known("dams", position.dams, BASE_SPACES)
    yield from _known("conduits", position.conduits, ENDS)
    yield from _known("powerhouses", position.powerhouses, POWERHOUSES)
    for space, dam in position.dams.items():
        yield from _known(f"dams.{space}", [dam.owner], (*who, NEUTRAL))
        yield from _between(f"dams.{space}", dam.level, 1, 3, "level")
        most = dam.level + (dam.level == 3 and _holds_four(position, dam.owner))
        if not 0 <= dam.drops <= most:
            yield messages.over_capacity(where=f"dams.{space}", drops=dam.drops, level=dam.level, most=most)
    for name, table in (("conduits", position.conduits), ("powerhouses", position.powerhouses)):
        for space, owner in table.items():
            yield from _known(f"{name}.{space}", [owner], who)
    for company in who:
        for structure in position.box.structures:
            built: int = getattr(position.pieces(company), structure)
            most = position.box.pieces[structure]
            if built > most:
                yield messages.piece_limit(name=company, count=built, structure=structure, most=most)


def _holds_four(position: Position, owner: str) -> bool:
    """Whether a dam of level 3 may hold a fourth drop: with Del Monte, or left from a copy of him (O2, O10)."""
    company = position.companies.get(owner)
    officer = company.officer if company is not None and company.officer in position.box.officers else None
    power = power_of(owner if owner in position.box.companies else None, officer, position.box)
    return company is not None and (power.deep_dams or power.copies_officers or company.deep_dams)


def _companies(position: Position) -> Iterator[str]:
    officers = [company.officer for company in position.companies.values() if company.officer is not None]
    yield from _twice("", [*officers, *position.spare_officers], "officers")
    for name, company in position.companies.items():
        yield from _company(name, company, position.box)


def _company(name: str, company: Company, box: Box) -> Iterator[str]:
    where = f"companies.{name}"
    if company.officer is not None:
        yield from _known(f"{where}.officer", [company.officer], box.officers)
    for field in ("credits", "excavators", "mixers", "energy"):
        yield from _at_least(f"{where}.{field}", getattr(company, field))
    yield from _between(f"{where}.engineers", company.engineers, 0, box.engineers_each)
    yield from _between(f"{where}.constructions", company.constructions, 0, len(box.construction_spaces))
    if company.architect and (not company.engineers or box.architects.isdisjoint((name, company.officer))):
        yield messages.no_architect(where=where)
    yield from _between(f"{where}.aside", company.aside, 0, box.engineers_each)
    yield from _known(f"{where}.copies", company.copies, box.copy_spaces)
    yield from _twice(f"{where}.copies", company.copies)
    yield from _length(f"{where}.wheel", company.wheel, box.wheel_segments, box.wheel_segments)
    on_wheel = [tile for segment in company.wheel for tile in segment.tiles]
    yield from _known(f"{where}.tiles", [*company.tiles, *on_wheel], box.tiles)
    yield from _twice(f"{where}.tiles", [*company.tiles, *on_wheel])
    if list(company.tiles) != sorted(company.tiles):
        yield messages.unknown_word(where=f"{where}.tiles", got=company.tiles, known=sorted(company.tiles))
    for index, segment in enumerate(company.wheel):
        yield from _at_least(f"{where}.wheel[{index}].excavators", segment.excavators)
        yield from _at_least(f"{where}.wheel[{index}].mixers", segment.mixers)
    yield from _known(f"{where}.contracts", (*company.contracts, *company.fulfilled), box.contracts)


def _cards(position: Position) -> Iterator[str]:
    rows = position.box.contracts
    slots = [contract for contract in position.contracts if contract is not None]
    contracts = [*slots, *position.national, *position.starting]
    for company in position.companies.values():
        contracts += [*company.contracts, *company.fulfilled]
    for where, piles in (("piles", position.piles), ("discards", position.discards)):
        yield from _known(where, piles, PILE_COLOURS)
        for colour, pile in piles.items():
            yield from _known(f"{where}.{colour}", pile, rows)
            for contract in pile:
                if contract in rows:
                    yield from _known(f"{where}.{colour}", [rows[contract].colour], [colour])
            contracts += pile
    yield from _length("contracts", position.contracts, 6, 6)
    yield from _known("contracts", slots, rows)
    for index, (slot, colour) in enumerate(zip(position.contracts, COLOUR_OF_PLACE, strict=False)):
        if slot is not None and slot in rows:
            yield from _known(f"contracts[{index}]", [rows[slot].colour], [colour])
    yield from _known("national", position.national, rows)
    yield from _twice("contracts", contracts)
    yield from _length("patents", position.patents, 3, 3)
    tiles = [*(tile for tile in position.patents if tile is not None), *position.patent_pile]
    known = position.box.tiles
    yield from _known("patents", tiles, position.box.advanced_tiles)
    for company in position.companies.values():
        held = [*company.tiles, *(tile for segment in company.wheel for tile in segment.tiles)]
        tiles += [tile for tile in held if tile in known and known[tile].level]
    yield from _twice("", tiles, "advanced_tiles")


_WORDS_OF_FIELDS: dict[str, Iterable[object]] = {
    "powerhouse": tuple(POWERHOUSES),
    "without": (*POWERHOUSES, None),
    "source": ("space", "tile", "second"),
    "areas": AREAS,
    "clause": CLAUSES,
    "but": (*BASE_SPACES, ""),
    "dam": (*BASE_SPACES, ""),
}


def _pending(position: Position) -> Iterator[str]:
    for index, task in enumerate(position.pending):
        where = f"pending[{index}]"
        if index and isinstance(task, ChooseStructure | ChooseSite | ChoosePayment):
            yield messages.construction_later(where=where, question=type(task).__name__)
        yield from _fields(where, position, task)
        yield from _fits(where, position, task)


def _fields(where: str, position: Position, task: Task) -> Iterator[str]:
    """What every task of any kind must keep to, field by field."""
    seats = SEATS if position.offer else ()
    words: dict[str, Iterable[object]] = {
        **_WORDS_OF_FIELDS,
        "tile": (*position.box.tiles, None, True, False),
        "copying": (*position.box.tiles, None),
        "structure": position.box.structures,
        "space": (*BASE_SPACES, *ENDS, *POWERHOUSES, *position.box.building_sites),
        "building": (*position.building_tiles, ""),
    }
    asked = seats if isinstance(task, Question) and task.of_seats else tuple(position.companies)
    for field in fields(task):
        value: Any = getattr(task, field.name)
        if field.name == "who":
            yield from _known(where, [value], asked)
        elif field.name == "areas":
            yield from _known(where, value, AREAS)
        elif field.name == "parts":
            yield from _length(f"{where}.parts", value, 2 if isinstance(task, ChoosePart) else 1, len(PART_KINDS))
        elif field.name == "amount":
            yield from _between(f"{where}.amount", value, 1, MOST_AT_ONCE)
        elif field.name in words:
            yield from _known(f"{where}.{field.name}", [value], words[field.name])
        elif field.name == "modifier":
            yield from _between(f"{where}.modifier", value, -2, position.box.largest_modifier)
        elif isinstance(value, int):
            yield from _between(f"{where}.{field.name}", value, 0, 999)
        yield from _parts(where, value)


def _parts(where: str, value: object) -> Iterator[str]:
    parts = value if isinstance(value, tuple) and not isinstance(value, Part) else (value,)
    for part in parts:
        if isinstance(part, Part):
            yield from _known(where, [part.kind], PART_KINDS)
            yield from _between(where, part.amount, 1, MOST_AT_ONCE)
            yield from _known(where, part.areas, AREAS)


def _fits(where: str, position: Position, task: Task) -> Iterator[str]:
    """What a task names must be there: a tile to build with, a free space for its structure, a piece to act on."""
    if isinstance(task, StartRound):
        yield from _between(where, position.round + 1, 1, position.box.rounds, "round")
    elif isinstance(task, DrawTile | FollowTile | BuildByTile | SiteByTile):
        people = [who for who in position.companies if who not in position.automas]
        yield from _known(where, [task.who], people, "follower")
        if isinstance(task, FollowTile):
            yield from _at_least(where, min(len(position.automa_pile), len(position.automa_discard)), 1, "in_sight")
        if isinstance(task, BuildByTile | SiteByTile):
            yield from _known(where, [task.direction], ("", "down", "up"))
        if isinstance(task, SiteByTile) and task.who in position.companies:
            yield from _tile_at_hand(where, position.companies[task.who], task)
    elif isinstance(task, AutomaTurn):
        yield from _known(where, [task.who], position.automas, "automa")
    elif isinstance(task, ChooseSite | ChoosePayment) and task.who in position.companies:
        yield from _tile_at_hand(where, position.companies[task.who], task)
        if isinstance(task, ChoosePayment) and task.structure in position.box.structures:
            yield from _site_free(where, position, task)
    elif isinstance(task, DiscardContracts) and task.who in position.companies:
        if position.officer_of(task.who) in (None, *position.box.officers):  # else that is said
            held = len(position.companies[task.who].contracts)
            yield from _at_least(where, held, hand_limit(position, task.who) + 1, "hand")
    elif isinstance(task, TileEffect) and task.who in position.companies:
        yield from _piece_there(where, position, task)


def _tile_at_hand(where: str, company: Company, task: ChooseSite | ChoosePayment) -> Iterator[str]:
    on_wheel = [tile for segment in company.wheel for tile in segment.tiles]
    yield from _known(f"{where}.tile", [task.tile], (*company.tiles, *([None] if task.copying else [])))
    yield from _known(f"{where}.copying", [task.copying], (*on_wheel, None))


def _site_free(where: str, position: Position, task: ChoosePayment) -> Iterator[str]:
    yield from _known(f"{where}.space", [task.space], spaces_of(task.structure, position.box))
    if site_refusal(position, task.who, task.structure, task.space) is not None:
        yield messages.no_site(where=where, name=task.space)


def _piece_there(where: str, position: Position, task: TileEffect) -> Iterator[str]:
    dams = [name for name, dam in position.dams.items() if dam.owner == task.who]
    built = (*dams, *position.conduits, *position.powerhouses, *position.buildings)
    yield from _known(f"{where}.space", [task.space], built)
    tile = position.box.tiles.get(task.tile)
    structure = None if tile is None else tile.structure
    if structure in position.box.structures:
        yield from _known(f"{where}.space", [task.space], spaces_of(structure, position.box))
