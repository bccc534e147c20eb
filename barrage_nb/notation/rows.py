"""Rows of a box in words: read with every mistake named, and written as what is otherwise than in another box."""

import re
from collections.abc import Callable, Container, Iterable, Iterator, Mapping
from dataclasses import fields, replace
from functools import lru_cache
from typing import Any, NamedTuple

from ..board import automa
from ..board.box import BOXES, FIELDS, NUMBERS, Box
from ..board.companies import INTRODUCTORY, STRUCTURES, CompanyBoard
from ..board.contracts import CHOICES, GAINS, PILE_COLOURS, Contract, Part
from ..board.map import AREAS, BASES_IN_BASIN, ENDS, HEADSTREAMS, POWERHOUSES_IN_BASIN, ConduitSpace
from ..board.office import ADDED_SECTIONS, BANK, CLAUSE_OF_SECTION, OWN_SECTIONS, SECTIONS, ActionSpace
from ..board.powers import PLAIN, Effect, Officer, Power, TechnologyTile
from ..board.tiles import TRACK_END, BonusTile, ObjectiveTile
from ..board.works import PILES, BuildingSite, BuildingTile, ExternalWork
from ..engine import construction, scoring, works
from ..engine.position import COMPANY_FIELDS, POSITION_FIELDS
from ..engine.rulings import Design, NoSuchChoice, Rulings
from ..words import messages

EVERYBODY = (2, 3, 4)
"""The numbers of players, where a space is open to all of them."""
Tables = dict[str, Any]
"""The fields of a box that is being changed."""


class RowKind(NamedTuple):
    """Rows of a kind: an example, how the key and the words of one are read, and how those that differ are written."""

    example: str
    read: Callable[[Tables, str, str], None]
    write: Callable[[Box, Box], Iterator[str]]


def changed(box: Box, rows: Iterable[Any]) -> Box:
    """A box with other rows, each a line or a record; all that is wrong with any is told at once.

    A text may hold several, a line each or with semicolons between them, the first of which may name the box.
    """
    rows = tuple(rows)
    texts = (row if isinstance(row, str) else _of_record(row, box) for row in rows)
    said = [each.strip() for text in texts for each in re.split(r"[;\n]", text) if each.strip()]
    if said and said[0].split()[0] == "box":
        box = _named(box, " ".join(said.pop(0).split()[1:]))
    if not said:
        _sayable(box)
        return box
    tables, problems = box.said, _said_twice(said)
    # Spaces and sites come with their building, wherever its row stands.
    for row in sorted(said, key=lambda row: not row.startswith("building ")):
        try:
            _read(tables, row)
        except NoSuchChoice as wrong:
            problems += wrong.problems
    problems += (problem for row in rows if not isinstance(row, str) for problem in _unsaid(row, tables))
    made = _in_order(tables, BOXES[box.of])
    problems += clashes(made)
    if problems:
        raise NoSuchChoice(tuple(dict.fromkeys(problems)))
    _sayable(made)
    return made


def _named(box: Box, name: str) -> Box:
    """The box of a name, where nothing of another is otherwise, which would be lost."""
    known = tuple(BOXES) if box is BOXES[box.of] else (box.of,)
    if name not in known:
        raise _wrong(messages.unknown_word(where="box", got=name[:40], known=known))
    return box if name == box.of else BOXES[name]


def _said_twice(rows: Iterable[str]) -> list[str]:
    """What two rows say otherwise, of which one would be lost."""
    found: dict[str, set[str]] = {}
    for row in rows:
        head, said = _parted(" ".join(row.split()))
        found.setdefault(head, set()).add(said)
    return [messages.duplicate(where="box", thing=head) for head, said in found.items() if len(said) > 1]


def _in_order(tables: Tables, base: Box) -> Box:
    """The box of some tables: rows of the box that it is told by stand in their order, and new ones below."""
    for name, known in base.said.items():
        if isinstance(known, Mapping) and name != "more_drops":
            there = tables[name]
            keys = [*(key for key in known if key in there), *(key for key in there if key not in known)]
            table = {key: there[key] for key in keys}
            tables[name] = known if table == known else table
    return Box(**tables)


@lru_cache(200)
def _sayable(box: Box) -> None:
    """Refuse a box that rows do not tell."""
    base = BOXES[box.of]
    tables = base.said
    for row in rows_of(box):
        _read(tables, row)
    again = _in_order(tables, base)
    fields = [name for name in FIELDS if getattr(box, name) != getattr(again, name)]
    if fields:
        raise NoSuchChoice(tuple(messages.row_unsayable(where=name) for name in fields))


@lru_cache(200)
def rows_of(box: Box) -> tuple[str, ...]:
    """What is otherwise than in the box that it is told by."""
    base = BOXES[box.of]
    return tuple(row for kind in KINDS.values() for row in kind.write(box, base))


@lru_cache(200)
def differences(box: Box) -> Mapping[str, tuple[str, str]]:
    """What differs from the box that it is told by, by the head of a row: what it says here, and what it says there.

    What is not in one of the two is "none" there.
    """
    base = BOXES[box.of]
    here, there = (
        dict(_parted(row) for kind in KINDS.values() for row in kind.write(one, other))
        for one, other in ((box, base), (base, box))
    )
    return {head: (said, there.get(head, "none")) for head, said in here.items()}


def _parted(row: str) -> tuple[str, str]:
    """The head of a row, with what a company's row speaks of, and the rest."""
    found = re.fullmatch(r"(company \w+: (?:ability|income \w+ [0-9]+)|[^:]+):? (.*)", row)
    return (found[1], found[2]) if found else (row, "")


@lru_cache(200)
def rows_beside_design(box: Box) -> tuple[str, ...]:
    """Its rows as a text has them, where its design stands by itself."""
    if box.of == PRINTED_NAME:
        return tuple(row for row in rows_of(box) if _head(row)[0] not in NUMBERS)
    return (f"box {box.of}", *rows_of(box))


PRINTED_NAME = "printed"


def restore_box(rows: Any, where: str, problems: list[str]) -> Box | None:
    """The box that rows of a text tell; what does not fit is added to the problems."""
    if not isinstance(rows, list) or not all(isinstance(row, str) for row in rows):
        problems.append(messages.wrong_kind(where=where, got=repr(rows)[:60], want=messages.want_list()))
        return None
    name = PRINTED_NAME
    if rows and rows[0].split()[:1] == ["box"]:
        name, rows = " ".join(rows[0].split()[1:]), rows[1:]
    if name not in BOXES:
        problems.append(messages.unknown_word(where=where, got=name[:40], known=tuple(BOXES)))
        return None
    try:
        return changed(BOXES[name], rows)
    except NoSuchChoice as wrong:
        problems.extend(wrong.problems)
        return None


def _wrong(message: str) -> NoSuchChoice:
    return NoSuchChoice((message,))


def _head(row: str) -> tuple[str, str]:
    """What stands before the first colon, as a name, and what stands behind."""
    head, _, body = row.partition(":")
    return "_".join(head.split()), " ".join(body.split())


def _read(tables: Tables, row: str) -> None:
    head, body = _head(row)
    kind, _, key = head.partition("_")
    if head in _NUMBER_KINDS and body:
        _read_number(tables, head, body)
    elif kind in KINDS and key and body:
        # A key is as it stands; only numbers, which are found above, may have spaces for underscores.
        KINDS[kind].read(tables, " ".join(row.partition(":")[0].split()[1:]), body)
    else:
        forms = [KINDS[kind].example] if kind in KINDS else [known.example for known in KINDS.values()]
        raise _wrong(messages.unreadable_row(row=row[:60], forms=tuple(forms)))


def _unreadable(row: str, kind: str) -> NoSuchChoice:
    return _wrong(messages.unreadable_row(row=row[:60], forms=(KINDS[kind].example,)))


def _int(text: str, where: str, least: int, most: int) -> int:
    if not re.fullmatch(r"[-+]?[0-9]{1,4}", text):
        raise _wrong(messages.wrong_kind(where=where, got=repr(text[:40]), want=messages.WANTS[int.__name__]))
    number = int(text)
    if not least <= number <= most:
        raise _wrong(messages.out_of_range(where=where, got=number, least=least, most=most))
    return number


def _one_of(word: str, known: Iterable[Any], where: str) -> str:
    names = tuple(known)
    if word not in names:
        raise _wrong(messages.unknown_word(where=where, got=word[:40], known=names))
    return word


def _items(text: str) -> list[str]:
    return [item.strip() for item in text.split(",")]


def _ints(text: str, where: str, least: int, most: int, count: int | None = None) -> tuple[int, ...]:
    found = tuple(_int(item, where, least, most) for item in _items(text))
    if count is not None and len(found) != count:
        raise _wrong(messages.wrong_kind(where=where, got=repr(text[:40]), want=messages.want_list_of(n=count)))
    return found


def _new_id(key: str, where: str, table: Mapping[Any, Any]) -> str:
    """The id of a row: one that is there, or a new word that no item of a sketch has."""
    if key not in table and (key in _TAKEN or not re.fullmatch(r"[a-z][a-z0-9_+-]{0,30}", key)):
        raise _wrong(messages.row_name(where=where, got=key[:40]))
    return key


_TAKEN = {
    *COMPANY_FIELDS,
    *POSITION_FIELDS,
    *vars(Rulings()),
    *vars(Design()),
    *STRUCTURES,
    "neutral",
    "none",
    "nothing",
}


def _put(tables: Tables, field: str, key: Any, value: Any) -> None:
    tables[field] = {**tables[field], key: value}


def _gone(tables: Tables, field: str, key: Any, body: str, where: str) -> bool:
    """Take a row away, where it says that there is none."""
    if body != "none":
        return False
    if key not in tables[field]:
        raise _wrong(messages.unknown_word(where=where, got=key, known=tuple(tables[field])))
    tables[field] = {name: row for name, row in tables[field].items() if name != key}
    return True


def _differing(field: str) -> Callable[[Box, Box], Iterator[tuple[Any, Any]]]:
    """The rows of a table that are otherwise, new or gone (None), by key."""

    def found(box: Box, base: Box) -> Iterator[tuple[Any, Any]]:
        now, was = getattr(box, field), getattr(base, field)
        yield from ((key, None) for key in was if key not in now)
        yield from ((key, row) for key, row in now.items() if was.get(key) != row)

    return found


# Parts of rewards and incomes.

_NOUNS = {
    **{kind: (kind, kind) for kind in ("vp", "machinery", "energy")},
    **{kind: (kind[:-1], kind) for kind in ("credits", "excavators", "mixers", "drops")},
    "rotate": ("turn", "turns"),
    "drops_flowing": ("flowing drop", "flowing drops"),
    "energy_usable": ("usable energy", "usable energy"),
    "advanced_tile": ("advanced tile", "advanced tiles"),
}
_KIND_OF_NOUN = {noun: kind for kind, nouns in _NOUNS.items() for noun in nouns}
MOST_OF_A_PART = 40  # as in `engine/check.py`


def _part(text: str, where: str) -> Part:
    found = re.fullmatch(r"build (?:([2-9]) )?(\w+?)s?(?: in ([a-z ]+)| to ([0-9]))?", text)
    if found is not None:
        structure = _one_of(found[2], STRUCTURES, where)
        areas = tuple(_one_of(area, AREAS, where) for area in (found[3] or "").split())
        if (structure == "conduit") != bool(found[4]) or (structure == "conduit" and found[1]):
            raise _unreadable(text, "contract")
        return Part(f"build_{structure}", int(found[4] or found[1] or 1), areas)
    found = re.fullmatch(r"fulfil contract(?: to ([0-9]+))?", text)
    if found is not None:
        return Part("fulfil_contract", _int(found[1] or str(TRACK_END), where, 1, TRACK_END))
    amount, _, noun = text.partition(" ")
    kind = _KIND_OF_NOUN.get(noun)
    if kind is None:
        raise _wrong(messages.unknown_word(where=where, got=text[:40], known=tuple(map(_said_part, _EXAMPLES))))
    return Part(kind, _int(amount, where, 1, 1 if kind == "advanced_tile" else MOST_OF_A_PART))


_EXAMPLES = (
    *(Part(kind, 1 if kind == "advanced_tile" else 2) for kind in _NOUNS),
    *(Part("build_base", 1, ("hills",)), Part("build_conduit", 3), Part("fulfil_contract", 4)),
)


def _said_part(part: Part) -> str:
    if part.kind.startswith("build_"):
        structure = part.kind.removeprefix("build_")
        where = f" to {part.amount}" if structure == "conduit" else f" in {' '.join(part.areas)}" if part.areas else ""
        several = f"{part.amount} {structure}s" if structure != "conduit" and part.amount > 1 else structure
        return f"build {several}{where}"
    if part.kind == "fulfil_contract":
        return "fulfil contract" + (f" to {part.amount}" if part.amount < TRACK_END else "")
    return _counted(part.amount, part.kind)


def _counted(amount: int, kind: str) -> str:
    one, many = _NOUNS[kind]
    return f"{amount} {one if amount == 1 else many}"


def _written(form: str, amount: int) -> str:
    """A form with its number, and what is one in the singular."""
    said = form.format(amount)
    return re.sub(r"s\b", "", said) if amount == 1 and "{0}" in form else said


def _parts(text: str, where: str) -> tuple[Part, ...]:
    parts = tuple(_part(item, where) for item in _items(text))
    kinds = [part.kind for part in parts]
    for kind in dict.fromkeys(kind for kind in kinds if kind in CHOICES and kinds.count(kind) > 1):
        raise _wrong(messages.clash_twice(where=where, got=kind, clause="Y6"))
    return parts


def _said_parts(parts: Iterable[Part]) -> str:
    return ", ".join(map(_said_part, parts))


# Action spaces.


def _read_space(tables: Tables, key: str, body: str) -> None:
    where = f"space {key}"
    if _gone(tables, "spaces", key, body, where):
        return
    head, colon, does = body.partition(":")
    section, *rest = _items(head)
    if not colon:
        raise _unreadable(f"{where}: {body}", "space")
    _one_of(section, CLAUSE_OF_SECTION, where)
    given: dict[str, Any] = {}
    for item in rest:
        for name, form, least, most in _SPACE_ITEMS:
            found = re.fullmatch(form, item)
            if found is not None:
                if name in given:
                    raise _wrong(messages.duplicate(where=where, thing=item))
                given[name] = _int(found[1], where, least, most)
                break
        else:
            players = re.fullmatch(r"players((?: [234])+)", item)
            if item != "any engineers" and players is None:
                raise _unreadable(f"{where}: {body}", "space")
            if players is not None:
                given["players"] = tuple(sorted({int(each) for each in players[1].split()}))
    action, amount = _action(does.strip(), where)
    numbers = {"engineers": 0, "fee": 0, "price": 0, "players": EVERYBODY, **given}
    numbers["building"] = key.rpartition("-")[0] if section == "building" else ""
    space = ActionSpace(_new_id(key, where, tables["spaces"]), section, action=action, amount=amount, **numbers)
    _put(tables, "spaces", key, space)


_SPACE_ITEMS = (
    ("engineers", r"([0-9]+) engineers?", 1, 12),
    ("price", r"([0-9]+) credits?", 0, 20),
    ("fee", r"red ([0-9]+) credits?", 0, 20),
)
_ACTIONS = {
    "produce": (r"produce ([-+][0-9])", "produce {0:+}", (-2, 2)),
    "contracts": (r"([0-9]) contracts?", "{0} contracts", (1, 6)),
    "patent": (r"tile ([0-9])", "tile {0}", (1, 3)),
    "both_machines": (r"([0-9]+) excavators? and mixers?", "{0} excavators and mixers", (1, MOST_OF_A_PART)),
    "bank": (r"([0-9]+) credits? each", "{0} credits each", (1, 9)),
    "construct": (r"construct", "construct", (1, 1)),
    "copy": (r"copy", "copy", (1, 1)),
    "work": (r"work ([0-9])", "work {0}", (1, 9)),
    "building": (r"use building", "use building", (1, 1)),
    "any_building": (r"use any building", "use any building", (1, 1)),
}
"""Actions beside the parts of rewards: how they are read and written, and from which amount to which."""
_PART_ACTIONS = (*GAINS, "rotate", "machinery", "drops", "drops_flowing")


def _action(text: str, where: str) -> tuple[str, int]:
    for action, (form, _, limits) in _ACTIONS.items():
        found = re.fullmatch(form, text)
        if found is not None:
            return action, _int(found[1], where, *limits) if found.groups() else 1
    part = _part(text, where)
    if part.kind not in _PART_ACTIONS:
        raise _wrong(messages.clash_reward_only(where=where, got=text[:40], clause="R4"))
    return part.kind, part.amount


def _said_spaces(box: Box, base: Box) -> Iterator[str]:
    """The rows of spaces, but for those that came or went with their building."""
    for key, space in _differing("spaces")(box, base):
        building = (base.spaces[key] if space is None else space).building
        if space is None and (not building or building in box.buildings):
            yield f"space {key}: none"
        if space is not None and (building in base.buildings or space != _of_new(building, base, "spaces").get(key)):
            yield _said_space(space)


def _said_space(space: ActionSpace) -> str:
    taken = f"{space.engineers} engineer{'s' * (space.engineers != 1)}" if space.engineers else "any engineers"
    items = [space.section, taken]
    if space.price:
        items.append(_counted(space.price, "credits"))
    if space.fee:
        items.append(f"red {_counted(space.fee, 'credits')}")
    if space.players != (2, 3, 4):
        items.append(f"players {' '.join(map(str, space.players))}")
    form = _ACTIONS.get(space.action)
    does = _said_part(Part(space.action, space.amount)) if form is None else _written(form[1], space.amount)
    return f"space {space.id}: {', '.join(items)}: {does}"


# Contracts.


def _read_contract(tables: Tables, key: str, body: str) -> None:
    where = f"contract {key}"
    words = {contract.word: contract.id for contract in tables["contracts"].values()}
    number = words[key] if key in words else _int(key, where, 1, 999)
    if _gone(tables, "contracts", number, body, where):
        return
    head, colon, reward = body.partition(":")
    found = re.fullmatch(r"(\w+), ([0-9]+) energy", head.strip())
    if found is None or not colon:
        raise _unreadable(f"{where}: {body}", "contract")
    colour = _one_of(found[1], ("starting", "national", *PILE_COLOURS), where)
    contract = Contract(number, colour, _int(found[2], where, 1, TRACK_END), _parts(reward.strip(), where))
    _put(tables, "contracts", number, contract)


def _said_contract(contract: Contract) -> str:
    return f"contract {contract.id}: {contract.colour}, {contract.energy} energy: {_said_parts(contract.reward)}"


# Works and buildings.

_COSTS = {"excavators": "excavators?", "mixers": "mixers?", "vp": "vp", "price": "credits?"}


def _costs(items: Iterable[str], known: Iterable[str], where: str, kind: str) -> dict[str, int]:
    """What a work or a building takes and brings, each as a number with its noun."""
    found, given = dict.fromkeys(known, 0), set[str]()
    for item in items:
        for name in found:
            if number := re.fullmatch(rf"([0-9]+) {_COSTS[name]}", item):
                if name in given:
                    raise _wrong(messages.duplicate(where=where, thing=item))
                found[name] = _int(number[1], where, 0, _MOST_COST)
                given.add(name)
                break
        else:
            raise _unreadable(f"{where}: {item}", kind)
    return found


def _said_costs(costs: Mapping[str, int]) -> list[str]:
    return [f"{amount} vp" if noun == "vp" else _counted(amount, noun) for noun, amount in costs.items() if amount]


def _of_expansion(tables: Tables, field: str, where: str, clause: str) -> None:
    if not tables[field]:
        raise _wrong(messages.clash_expansion(where=where, clause=clause))


def _read_work(tables: Tables, key: str, body: str) -> None:
    where = f"work {key}"
    _of_expansion(tables, "works", where, "L7")
    number = _int(key, where, 1, 999)
    if _gone(tables, "works", number, body, where):
        return
    head, _, reward = body.partition(":")
    pile, *items = _items(head)
    costs = _costs(items, ("excavators", "mixers"), where, "work")
    if not reward:
        raise _unreadable(f"{where}: {body}", "work")
    work = ExternalWork(number, _one_of(pile, PILES, where), **costs, reward=_parts(reward.strip(), where))
    _put(tables, "works", number, work)


def _said_work(work: ExternalWork) -> str:
    costs = _said_costs({"excavators": work.excavators, "mixers": work.mixers})
    return f"work {work.id}: {', '.join([work.pile, *costs])}: {_said_parts(work.reward)}"


_DEEDS = {
    "drop_in_dam": (r"([0-9]) drops? into dam", "{0} drop into dam", (1, 1)),
    "tile_back": (r"tile from wheel", "tile from wheel", (1, 1)),
    "machines_back": (r"machines from wheel", "machines from wheel", (1, 1)),
    "work_for_credits": (r"work for ([0-9]) credits? each", "work for {0} credits each", (1, 9)),
    "produce": (r"produce ([-+][0-9])", "produce {0:+}", (-2, 9)),
}
"""What a building does beside giving a part of a reward."""


def _read_building(tables: Tables, key: str, body: str) -> None:
    where, base = f"building {key}", BOXES[tables["of"]]
    _of_expansion(tables, "buildings", where, "L6")
    if _gone(tables, "buildings", key, body, where):
        for field in ("spaces", "building_sites"):
            tables[field] = {name: row for name, row in tables[field].items() if row.building != key}
        return
    head, _, does = body.partition(":")
    costs = _costs(_items(head), _COSTS, where, "building")
    deed = next((part for part in _deeds(does.strip(), where)), None) or _part(does.strip(), where)
    if deed.kind.startswith("build_"):
        raise _wrong(messages.clash_reward_only(where=where, got=does.strip(), clause="L51"))
    known = tables["buildings"].get(key) or base.buildings.get(key)
    tile = BuildingTile(_new_id(key, where, tables["buildings"]), known.clause if known else "L35", **costs, does=deed)
    if key not in tables["buildings"]:
        for field in ("spaces", "building_sites"):
            tables[field] = {**_of_new(key, base, field), **tables[field]}
    _put(tables, "buildings", key, tile)


def _of_new(building: str, base: Box, field: str) -> dict[str, Any]:
    """The spaces or sites that come with a building: its own, or those of the first that there is (L37, L44)."""
    like = building if building in base.buildings else next(iter(base.buildings), "")
    there = (row for row in getattr(base, field).values() if building and row.building == like)
    again = replace if field == "spaces" else BuildingSite._replace
    return {(name := row.id.replace(like, building)): again(row, id=name, building=building) for row in there}


def _read_site(tables: Tables, key: str, body: str) -> None:
    where = f"site {key}"
    _of_expansion(tables, "building_sites", where, "L37")
    colour, *rest = _items(body)
    players = re.fullmatch(r"players((?: [234])+)", rest[0]) if len(rest) == 1 else None
    if colour not in ("plain", "red") or (rest and not players):
        raise _unreadable(f"{where}: {body}", "site")
    known = tables["building_sites"][_one_of(key, tables["building_sites"], where)]
    there = tuple(sorted({int(each) for each in players[1].split()})) if players else EVERYBODY
    _put(tables, "building_sites", key, known._replace(red=colour == "red", players=there))


def _said_sites(box: Box, base: Box) -> Iterator[str]:
    """The rows of sites, but for those that came or went with their building."""
    for key, site in _differing("building_sites")(box, base):
        if site is not None and site != _of_new(site.building, base, "building_sites").get(key):
            yield _said_site(site)


def _said_site(site: BuildingSite) -> str:
    players = "" if site.players == EVERYBODY else f", players {' '.join(map(str, site.players))}"
    return f"site {site.id}: {'red' if site.red else 'plain'}{players}"


def _deeds(text: str, where: str) -> Iterator[Part]:
    for kind, (form, _, limits) in _DEEDS.items():
        if found := re.fullmatch(form, text):
            yield Part(kind, _int(found[1], where, *limits) if found.groups() else 1)


def _said_building(tile: BuildingTile) -> str:
    form = _DEEDS.get(tile.does.kind)
    does = _said_part(tile.does) if form is None else _written(form[1], tile.does.amount)
    costs = {"excavators": tile.excavators, "mixers": tile.mixers, "vp": tile.vp, "credits": tile.price}
    return f"building {tile.id}: {', '.join(_said_costs(costs))}: {does}"


# Prices, supplies and numbers.

_MOST_COST = 12


def _read_price(tables: Tables, key: str, body: str) -> None:
    where, words = f"price {key}", key.split()
    price = _int(body, where, 0, _MOST_COST)
    match words:
        case ["base" | "elevation" as structure, area]:
            _put(tables, f"{structure}_cost", _one_of(area, AREAS, where), price)
        case ["conduit"]:
            tables["conduit_cost"] = price
        case ["powerhouse", number]:
            costs = list(tables["powerhouse_cost"])
            costs[_int(number, where, 1, len(costs)) - 1] = price
            tables["powerhouse_cost"] = tuple(costs)
        case _:
            raise _unreadable(f"{where}: {body}", "price")


def _said_prices(box: Box, base: Box) -> Iterator[str]:
    for structure in ("base", "elevation"):
        now, was = getattr(box, f"{structure}_cost"), getattr(base, f"{structure}_cost")
        yield from (f"price {structure} {area}: {now[area]}" for area in AREAS if now[area] != was[area])
    if box.conduit_cost != base.conduit_cost:
        yield f"price conduit: {box.conduit_cost}"
    pairs = zip(box.powerhouse_cost, base.powerhouse_cost, strict=False)
    yield from (f"price powerhouse {number}: {now}" for number, (now, was) in enumerate(pairs, 1) if now != was)


_STARTS = ("credits", "excavators", "mixers", "vp")


def _read_start(tables: Tables, key: str, body: str) -> None:
    where = f"start {key}"
    amount = _int(body, where, 0, 99)
    if key == "automa vp":
        tables["automa_vp"] = amount
    else:
        _one_of(key, (*_STARTS, "automa vp"), where)
        tables["start"] = tables["start"]._replace(**{key: amount})


def _said_start(box: Box, base: Box) -> Iterator[str]:
    now, was = box.start, base.start
    yield from (f"start {key}: {getattr(now, key)}" for key in _STARTS if getattr(now, key) != getattr(was, key))
    if box.automa_vp != base.automa_vp:
        yield f"start automa vp: {box.automa_vp}"


_MOST_PIECES = {"base": 10, "elevation": 20, "conduit": 20, "powerhouse": 8, "building": 8}


def _read_pieces(tables: Tables, key: str, body: str) -> None:
    where = f"pieces {key}"
    structure = _one_of(key, tables["pieces"], where)
    _put(tables, "pieces", structure, _int(body, where, 1, _MOST_PIECES[structure]))


def _amounts(field: str, kind: str) -> Callable[[Box, Box], Iterator[str]]:
    found = _differing(field)
    return lambda box, base: (f"{kind} {key}: {number}" for key, number in found(box, base))


_DESIGN_HINTS = {name: type(value) for name, value in vars(Design()).items()}
_NUMBER_KINDS: dict[str, tuple[int, int, int | None] | None] = {
    "production_bonus": (0, 20, 5),
    "objective_prizes": (0, 50, 3),
    "ability_powerhouses": (1, 9, None),
    "contracts_in_hand": (1, 9, None),
    "zero_energy_vp": (-20, 20, None),
    "bonus_loss": (0, 20, None),
    "works_laid": (1, 3, None),
    "buildings_laid": (1, 5, None),
    **dict.fromkeys(NUMBERS),
}
"""Numbers with a row of their own: the least, the most, and how many; those of a design are looked at by it."""


def _read_number(tables: Tables, name: str, body: str) -> None:
    where, limits = name.replace("_", " "), _NUMBER_KINDS[name]
    if limits is not None:
        least, most, count = limits
        tables[name] = _int(body, where, least, most) if count is None else _ints(body, where, least, most, count)
    elif _DESIGN_HINTS[name] is bool:
        tables[name] = _one_of(body, ("yes", "no"), where) == "yes"
    elif _DESIGN_HINTS[name] is str:
        tables[name] = body
    elif _DESIGN_HINTS[name] is tuple:
        tables[name] = () if body == "none" else tuple(_items(body))
    elif name == "more_drops":
        pairs = [] if body == "none" else [item.partition(" ") for item in _items(body)]
        for head in {head for head, *_ in pairs if [one for one, *_ in pairs].count(head) > 1}:
            raise _wrong(messages.duplicate(where=where, thing=head))
        tables[name] = {_one_of(head, HEADSTREAMS, where): _int(drops, where, -4, 4) for head, _, drops in pairs}
    else:
        tables[name] = _int(body, where, -9999, 9999)


def _said_numbers(box: Box, base: Box) -> Iterator[str]:
    for name in _NUMBER_KINDS:
        now = getattr(box, name)
        if now != getattr(base, name):
            yield f"{name.replace('_', ' ')}: {_said_number(now)}"


def _said_number(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return ", ".join(map(str, value)) or "none"
    if isinstance(value, Mapping):
        return ", ".join(f"{name} {drops}" for name, drops in value.items()) or "none"
    return str(value)


# What changes the rules: powers of tiles, officers and companies.

_OF_TILES = (
    *("base_excavators", "conduit_excavators", "conduit_mixers", "credits_per_machine", "machines_alike"),
    "one_kind",
)
_OF_ABILITIES = ("floor", "steps_after", "second_production", "steps_per_drop", "contract_reduction", "drop_after")
_OF_THE_START = ("effect", "no_engineers", "brings", "ruled_credits")
"""What an ability comes too late for: it is switched on by powerhouses, and no tile either."""
HOOKS = {
    "tile": (*_OF_TILES, "no_building_fee", "no_engineers"),
    "officer": tuple(name for name in Power._fields if name not in ("effect", "no_engineers")),
    "company": tuple(name for name in Power._fields if name not in _OF_THE_START),
}
"""The hooks that the rules read of each kind of row."""
_OF_OFFICERS = ("deep_dams", "brings", "ruled_credits", "copies_tiles", "copies_officers")
_CLAUSE_OF_HOLDER: dict[str, dict[str, str]] = {
    "tile": {**dict.fromkeys(_OF_ABILITIES, "T16"), **dict.fromkeys(_OF_OFFICERS, "T16")},
    "officer": {"no_engineers": "T4", "effect": "T16"},
    "company": dict.fromkeys(_OF_THE_START, "N2"),
}
"""The hooks that a kind of row cannot have, with the clause that says what it has."""
_COUNTABLE = (*construction.GAINS, "energy", "rotate")


def _power(items: Iterable[str], kind: str, where: str, brought: Container[str] = ()) -> Power:
    """The power that some items say: hooks, and the effect of a tile."""
    said: dict[str, Any] = {}
    for item in items:
        found = re.fullmatch(r"([a-z_ ]+?)(?: ([-+]?[0-9]+))?", item)
        before = len(said)
        name = "brings" if item.startswith("brings ") else "_".join(found[1].split()) if found else ""
        if found is not None and name in HOOKS[kind] and name != "brings":
            said[name] = _hook(name, found[2], where)
        elif name == "brings" and item.removeprefix("brings ") in brought:
            said["brings"] = (item.removeprefix("brings "),)
        elif name in _CLAUSE_OF_HOLDER[kind]:
            raise _wrong(messages.clash_hook(where=where, got=item[:40], clause=_CLAUSE_OF_HOLDER[kind][name]))
        elif kind == "tile":
            said["effect"] = _effect(item, where)
        else:
            raise _wrong(messages.unknown_word(where=where, got=item[:40], known=_spaced(HOOKS[kind])))
        if len(said) == before:
            raise _wrong(messages.duplicate(where=where, thing=name if name in HOOKS[kind] else "effect"))
    return Power(**said)


def _spaced(names: Iterable[str]) -> tuple[str, ...]:
    return tuple(name.replace("_", " ") for name in names)


def _hook(name: str, number: str | None, where: str) -> int | bool:
    if isinstance(getattr(PLAIN, name), bool):
        if number is not None:
            said = name.replace("_", " ")
            raise _wrong(messages.unknown_word(where=where, got=f"{said} {number}", known=(said,)))
        return True
    return _int(number or "", f"{where}, {name.replace('_', ' ')}", 0, 20)


def _effect(item: str, where: str) -> Effect:
    text, _, per = item.partition(" per ")
    found = re.fullmatch(r"([a-z ]+?)(?: ([-+]?[0-9]+))?", text)
    known = (*construction.EFFECTS, *construction.GAINS)
    if found is None or found[1] not in known:
        known = (*known, *_spaced(HOOKS["tile"]))
        raise _wrong(messages.unknown_word(where=where, got=item[:40], known=known))
    gives, counted = found[1], found[1] in _COUNTABLE
    least, most = (1, MOST_OF_A_PART) if counted else (-2, 2) if gives == "produce" else (1, 1)
    if per and not counted:
        raise _wrong(messages.clash_not_counted(where=where, got=gives, clause="T16"))
    if per:
        _one_of(per, construction.COUNTS, where)
    return Effect(gives, _int(found[2] or "1", where, least, most), per or None)


def said_power(power: Power) -> list[str]:
    """What changes the rules, hook by hook; "plain" where nothing does."""
    said = []
    for name, value, plain in zip(Power._fields, power, PLAIN, strict=True):
        if value == plain:
            continue
        if isinstance(value, Effect):
            per = f" per {value.per}" if value.per else ""
            said.append(f"{value.gives}{'' if value.each == 1 and not per else f' {value.each}'}{per}")
        elif isinstance(value, tuple):
            said.append(" ".join((name, *map(str, value))))
        else:
            said.append(name.replace("_", " ") + ("" if value is True else f" {value}"))
    return said or ["plain"]


def _hooks_said(body: str) -> list[str]:
    return [] if body == "plain" else _items(body)


def _read_tile(tables: Tables, key: str, body: str) -> None:
    where = f"tile {key}"
    key = {tile.word: tile.id for tile in tables["tiles"].values()}.get(key, key)
    known = tables["tiles"].get(key)
    if known is not None and not known.level:
        raise _wrong(messages.clash_basic(where=where, got=key, clause="T16"))
    if _gone(tables, "tiles", key, body, where):
        return
    items = _hooks_said(body)
    found = re.fullmatch(r"(\w+) (I{1,3})", items[0]) if items else None
    if found is None and known is None:
        raise _unreadable(f"{where}: {body}", "tile")
    structure, level = (known.structure, known.level) if found is None else (found[1], len(found[2]))
    _one_of(structure, (*STRUCTURES, *(["building"] if tables["buildings"] else []), "wild"), where)
    power = _power((item for item in items[found is not None :] if item != "plain"), "tile", where)
    if structure == "wild" and power.no_engineers:
        raise _wrong(messages.clash_wild(where=where, got=body, clause="T4"))
    if power.effect is not None and power.effect.gives == "fill" and structure not in ("base", "elevation"):
        raise _wrong(messages.clash_fill(where=where, got=body, clause="T7"))
    if power.effect is not None and power.effect.per == "value" and structure != "conduit":
        raise _wrong(messages.clash_value(where=where, got=body, clause="T3"))
    of_house = power.effect is not None and "building" in f"{power.effect.gives} {power.effect.per}"
    if of_house and structure != "building":
        raise _wrong(messages.clash_house(where=where, got=body, clause="L70"))
    if known is not None and (structure, level) == (known.structure, known.level):
        _put(tables, "tiles", key, known._replace(power=power))
        return
    tile = TechnologyTile(_new_id(key, where, tables["tiles"]), structure, level, "T16", power, called=key)
    _put(tables, "tiles", key, tile)


def _said_tile(tile: TechnologyTile, base: Box) -> str:
    known = base.tiles.get(tile.id)
    same = known is not None and (known.structure, known.level) == (tile.structure, tile.level)
    power = said_power(tile.power)
    items = power if same else [f"{tile.structure} {'I' * tile.level}", *(power if power != ["plain"] else [])]
    return f"tile {tile.id}: {', '.join(items)}"


def _read_officer(tables: Tables, key: str, body: str) -> None:
    where = f"officer {key}"
    if _gone(tables, "officers", key, body, where):
        return
    known = tables["officers"].get(key)
    clause = "G8" if known is None else known.clause
    brought = {tile for one in BOXES[tables["of"]].officers.values() for tile in one.power.brings}
    power = _power(_hooks_said(body), "officer", where, brought)
    if key in tables["companies"]:
        raise _wrong(messages.row_name(where=where, got=key))
    _put(tables, "officers", key, Officer(_new_id(key, where, tables["officers"]), clause, power))


def _read_company(tables: Tables, key: str, body: str) -> None:
    where = f"company {key}"
    if _gone(tables, "companies", key, body, where):
        return
    board = tables["companies"].get(_one_of(key, tables["companies"], where))
    found = re.fullmatch(r"income (\w+) ([0-9]+): *(.+)", body)
    if found is not None:
        structure = _one_of(found[1], STRUCTURES[:3], where)
        at = structure, _int(found[2], where, 1, _MOST_PIECES[structure])
        income = {there: parts for there, parts in board.income.items() if there != at}
        if found[3] != "none":
            parts = _parts(found[3], where)
            for part in parts:
                if part.kind.startswith("build_") or part.kind in works.ADDED_PARTS:
                    raise _wrong(messages.clash_reward_only(where=where, got=_said_part(part), clause="I2"))
            income[at] = parts
        income = dict(sorted(income.items(), key=lambda each: (STRUCTURES.index(each[0][0]), each[0][1])))
        _put(tables, "companies", key, board._replace(income=income))
    elif body.startswith("ability "):
        power = _power(_hooks_said(body.removeprefix("ability ")), "company", where)
        _put(tables, "companies", key, board._replace(ability=power))
    else:
        raise _unreadable(f"{where}: {body}", "company")


def _said_companies(box: Box, base: Box) -> Iterator[str]:
    yield from (f"company {name}: none" for name in base.companies if name not in box.companies)
    for name, board in box.companies.items():
        if name in base.companies:
            yield from _said_board(board, base.companies[name])


def _said_board(board: CompanyBoard, was: CompanyBoard) -> Iterator[str]:
    if board.ability != was.ability:
        yield f"company {board.id}: ability {', '.join(said_power(board.ability))}"
    for structure, count in dict.fromkeys((*was.income, *board.income)):
        parts = board.income.get((structure, count))
        if parts != was.income.get((structure, count)):
            yield f"company {board.id}: income {structure} {count}: {_said_parts(parts) if parts else 'none'}"


# Tiles of the map and of the rounds.


def _counts(said: str, tables: Tables, where: str) -> str:
    """What a bonus or an objective tile counts, of all that any counts."""
    gone = {"external_works": not tables["works"], "buildings": not tables["buildings"]}
    known = _spaced(name for name in (*scoring.BESIDE_MAP, *scoring.ON_MAP) if not gone.get(name))
    return _one_of(said, known, where).replace(" ", "_")


def _read_bonus(tables: Tables, key: str, body: str) -> None:
    where, there = f"bonus {key}", tables["bonus_tiles"]
    if _gone(tables, "bonus_tiles", key, body, where):
        return
    found = re.fullmatch(r"(?:(.+), *)?([0-9]+) vp", body)
    if found is None:
        raise _unreadable(f"{where}: {body}", "bonus")
    counts = _counts(found[1], tables, where) if found[1] else there[_one_of(key, there, where)].counts
    points = _int(found[2], where, 0, 20)
    clause = _clause_of_counting(counts, BOXES[tables["of"]].bonus_tiles, "S5")
    tile = BonusTile(_new_id(key, where, there), clause, points, counts)
    _put(tables, "bonus_tiles", key, tile)


def _clause_of_counting(counts: str, printed: Mapping[str, BonusTile | ObjectiveTile], other: str) -> str:
    return next((tile.clause for tile in printed.values() if tile.counts == counts), other)


def _said_bonus(tile: BonusTile, base: Box) -> str:
    known = base.bonus_tiles.get(tile.id)
    counts = "" if known is not None and known.counts == tile.counts else f"{tile.counts.replace('_', ' ')}, "
    return f"bonus {tile.id}: {counts}{tile.vp} vp"


def _read_objective(tables: Tables, key: str, body: str) -> None:
    where = f"objective {key}"
    if _gone(tables, "objectives", key, body, where):
        return
    counts = _counts(body, tables, where)
    clause = _clause_of_counting(counts, BOXES[tables["of"]].objectives, "J1")
    tile = ObjectiveTile(_new_id(key, where, tables["objectives"]), clause, counts)
    _put(tables, "objectives", key, tile)


def _said_objective(tile: ObjectiveTile, base: Box) -> str:
    return f"objective {tile.id}: {tile.counts.replace('_', ' ')}"


def _read_headstream(tables: Tables, key: str, body: str) -> None:
    where = f"headstream {key}"
    number = _int(key, where, 1, 99)
    if not _gone(tables, "headstream_tiles", number, body, where):
        _put(tables, "headstream_tiles", number, _ints(body, where, 0, 9, 4))


def _read_conduit(tables: Tables, key: str, body: str) -> None:
    where = f"conduit {key}"
    known = tables["conduits"][_one_of(key, tables["conduits"], where)]
    _put(tables, "conduits", key, known._replace(value=_int(body, where, 1, 5)))


def _read_track(tables: Tables, key: str, body: str) -> None:
    where = f"track {key}"
    if _one_of(key, ("credits", "sections"), where) == "sections":
        sections = _ints(body, where, 1, TRACK_END, 5)
        if list(sections) != sorted(set(sections)):
            raise _wrong(messages.clash_order(where=where, got=body, clause="S5"))
        tables["track_sections"] = sections
        return
    steps = tuple(
        (_int(least, where, 0, TRACK_END), _int(credits, where, 0, 99))
        for least, _, credits in (item.partition(" ") for item in _items(body))
    )
    leasts = [least for least, _ in steps]
    if leasts != sorted(set(leasts), reverse=True) or leasts[-1] != 0:
        raise _wrong(messages.clash_order(where=where, got=body, clause="S4"))
    tables["track_credits"] = steps


def _said_track(box: Box, base: Box) -> Iterator[str]:
    if box.track_credits != base.track_credits:
        yield f"track credits: {', '.join(f'{least} {credits}' for least, credits in box.track_credits)}"
    if box.track_sections != base.track_sections:
        yield f"track sections: {', '.join(map(str, box.track_sections))}"


# Tiles of the Automas.

_AUTOMA_ROWS: dict[str, tuple[type[Any], dict[str, Any]]] = {
    "produce {colour} {modifier}": (automa.ProduceRow, {}),
    "water {drops}": (automa.WaterRow, {"flowing": False}),
    "flowing water {drops}": (automa.WaterRow, {"flowing": True}),
    "contracts {colour} {energy}": (automa.ContractsRow, {}),
    "build {structure}": (automa.ConstructRow, {}),
    "build {structure} in {areas}": (automa.ConstructRow, {}),
    "build {structure} from {least_value}": (automa.ConstructRow, {}),
    "turn {turns} for {vp} vp": (automa.WorkshopRow, {}),
    "buy {excavators} excavators for {vp} vp": (automa.MachineryRow, {}),
    "buy {mixers} mixers for {vp} vp": (automa.MachineryRow, {}),
    "buy excavator and mixer for {vp} vp": (automa.MachineryRow, {"excavators": 1, "mixers": 1}),
    "buy scarcer machine for {vp} vp": (automa.MachineryRow, {"machinery": 1}),
    "patent {structure} for {vp} vp": (automa.PatentRow, {}),
    "bank for {vp} vp": (automa.BankRow, {}),
    "works {order}": (automa.ExternalWorksRow, {}),
    "building {direction}": (automa.BuildingRow, {}),
    "building patent for {vp} vp": (automa.BuildingPatentRow, {}),
}
"""How the rows of a tile are read and written, behind their engineers."""
_OF_A_ROW: dict[str, tuple[int, int] | tuple[str, ...]] = {
    "colour": PILE_COLOURS,
    "structure": STRUCTURES,
    "direction": ("down", "up"),
    "modifier": (-2, 3),
    "drops": (1, 4),
    "energy": (1, 9),
    "least_value": (1, 5),
    "turns": (1, 5),
    "vp": (0, 20),
    **dict.fromkeys(("excavators", "mixers"), (1, 5)),
}


def _field_of_row(name: str, said: str, where: str) -> Any:
    if name == "areas":
        return tuple(_one_of(area, AREAS, where) for area in said.split())
    if name == "order":
        return _permutation(said.split(), ("1", "2", "3"), where, int)
    known = _OF_A_ROW[name]
    return _one_of(said, known, where) if isinstance(known[0], str) else _int(said, where, known[0], int(known[1]))


def _permutation(said: Iterable[str], known: tuple[str, ...], where: str, of: Callable[[str], Any] = str) -> Any:
    words = tuple(said)
    if sorted(words) != sorted(known):
        raise _wrong(messages.clash_each_once(where=where, got=" ".join(words)[:40], known=known, clause="A14"))
    return tuple(map(of, words))


def _automa_row(item: str, where: str) -> automa.Row:
    engineers, _, said = item.partition(" ")
    for form, (kind, fixed) in _AUTOMA_ROWS.items():
        found = re.fullmatch(re.sub(r"\{(\w+)\}", lambda name: f"(?P<{name[1]}>{_form_of(name[1])})", form), said)
        if found is not None:
            fields = {name: _field_of_row(name, each, where) for name, each in found.groupdict().items()}
            return kind(_int(engineers, where, 1, 12), **fields, **fixed)  # type: ignore[no-any-return]
    raise _wrong(messages.unknown_word(where=where, got=item[:40], known=tuple(f"1 {form}" for form in _AUTOMA_ROWS)))


def _form_of(name: str) -> str:
    number = name in _OF_A_ROW and isinstance(_OF_A_ROW[name][0], int)
    return "[-+0-9]+" if number else {"areas": "[a-z ]+", "order": "[0-9 ]+"}.get(name, "[a-z]+")


_OPTIONAL = ("areas", "least_value", "excavators", "mixers", "machinery")


def _said_automa_row(row: automa.Row) -> str:
    """The form that says every part of it."""
    for form, (kind, fixed) in _AUTOMA_ROWS.items():
        names = re.findall(r"\{(\w+)\}", form)
        said = {name for name in _OPTIONAL if getattr(row, name, None)} == {*names, *fixed} & {*_OPTIONAL}
        if isinstance(row, kind) and said and all(getattr(row, name) == value for name, value in fixed.items()):
            fields = {name: getattr(row, name) for name in names}
            words = {name: " ".join(map(str, each)) for name, each in fields.items() if isinstance(each, tuple)}
            return f"{row.engineers} {form.format(**{**fields, **words})}"
    raise _wrong(messages.row_unsayable(where=repr(row)))


_COLUMNS: dict[str, Mapping[Any, Any]] = {"base": BASES_IN_BASIN, "conduit": ENDS, "powerhouse": POWERHOUSES_IN_BASIN}
_SIDES = ("actions", *_COLUMNS, "headstreams")


def _side(tile: automa.AutomaTile, side: str) -> str:
    """What a row says of a part of a tile."""
    if side == "actions":
        return ", ".join(map(_said_automa_row, tile.rows))
    if side == "headstreams":
        return ", ".join(tile.headstreams)
    column = tile.column(side)
    return ", ".join((*_spaced(column.criteria), str(column.code)))


def _read_automa(tables: Tables, key: str, body: str) -> None:
    where = f"automa {key}"
    number, _, side = key.partition(" ")
    at, tiles = _int(number, where, 1, 99), tables["automa_tiles"]
    if not side:
        like = re.fullmatch(r"as ([0-9]+)", body)
        if like is not None:
            base = BOXES[tables["of"]].automa_tiles
            _put(tables, "automa_tiles", at, base[int(_one_of(like[1], map(str, base), where))]._replace(number=at))
        elif not _gone(tables, "automa_tiles", at, body, where):
            raise _unreadable(f"{where}: {body}", "automa")
        return
    tile = tiles[int(_one_of(number, map(str, tiles), where))]
    _one_of(side, _SIDES, where)
    items = _items(body)
    if side == "actions":
        change: dict[str, Any] = {"rows": tuple(_automa_row(item, where) for item in items)}
        if not isinstance(change["rows"][-1], automa.BankRow):
            raise _wrong(messages.clash_last_row(where=where, clause="A15"))
    elif side == "headstreams":
        change = {"headstreams": _permutation(items, HEADSTREAMS, where)}
    else:
        *criteria, code = items
        known_criteria = _spaced(automa.CRITERIA[side])
        if len({*criteria}) != 3 or len(criteria) != 3:
            raise _wrong(messages.wrong_kind(where=where, got=repr(body[:40]), want=messages.want_list_of(n=4)))
        names = tuple(_one_of(name, known_criteria, where).replace(" ", "_") for name in criteria)
        place = _one_of(code, map(str, _COLUMNS[side]), where)
        change = {side: automa.Column((names[0], names[1], names[2]), place if side == "conduit" else int(place))}
    _put(tables, "automa_tiles", at, tile._replace(**change))


def _said_automas(box: Box, base: Box) -> Iterator[str]:
    for number, tile in _differing("automa_tiles")(box, base):
        if tile is None:
            yield f"automa {number}: none"
            continue
        yield from _said_sides(tile, base)


def _said_sides(tile: automa.AutomaTile, base: Box) -> Iterator[str]:
    was = base.automa_tiles.get(tile.number)
    if was is None:
        was = next(iter(base.automa_tiles.values()))
        yield f"automa {tile.number}: as {was.number}"
    said = ((side, _side(tile, side)) for side in _SIDES)
    yield from (f"automa {tile.number} {side}: {body}" for side, body in said if body != _side(was, side))


def _rows(kind: str, field: str, said: Callable[[Any, Box], str]) -> Callable[[Box, Box], Iterator[str]]:
    found = _differing(field)
    return lambda box, base: (
        f"{kind} {key}: none" if row is None else said(row, base) for key, row in found(box, base)
    )


def _read_named_number(tables: Tables, key: str, body: str) -> None:
    """`number red fee: 4` says the same as `red fee: 4`."""
    _read_number(tables, _one_of("_".join(key.split()), _NUMBER_KINDS, "number"), body)


KINDS: dict[str, RowKind] = {
    "number": RowKind("red fee: 4", _read_named_number, _said_numbers),
    "price": RowKind("price base hills: 5", _read_price, _said_prices),
    "start": RowKind("start credits: 8", _read_start, _said_start),
    "pieces": RowKind("pieces base: 6", _read_pieces, _amounts("pieces", "pieces")),
    "space": RowKind(
        "space canteen: workshop, 1 engineer, 2 credits: 2 turns",
        _read_space,
        _said_spaces,
    ),
    "contract": RowKind(
        "contract 203: green, 2 energy: 2 vp, 4 energy",
        _read_contract,
        _rows("contract", "contracts", lambda contract, _: _said_contract(contract)),
    ),
    "work": RowKind(
        "work 505: A, 2 excavators, 1 mixer: 3 credits, fulfil contract to 4",
        _read_work,
        _rows("work", "works", lambda work, _: _said_work(work)),
    ),
    "building": RowKind(
        "building granary: 2 excavators, 1 mixer, 4 vp, 1 credit: 3 mixers",
        _read_building,
        _rows("building", "buildings", lambda tile, _: _said_building(tile)),
    ),
    "site": RowKind("site cofferdam.2: plain, players 3 4", _read_site, _said_sites),
    "company": RowKind("company usa: income base 4: 5 vp", _read_company, _said_companies),
    "officer": RowKind(
        "officer adler: base excavators 2",
        _read_officer,
        _rows("officer", "officers", lambda one, _: f"officer {one.id}: {', '.join(said_power(one.power))}"),
    ),
    "tile": RowKind("tile adv1_base: energy 2 per base", _read_tile, _rows("tile", "tiles", _said_tile)),
    "bonus": RowKind(
        "bonus contracts: 3 vp",
        _read_bonus,
        _rows("bonus", "bonus_tiles", _said_bonus),
    ),
    "objective": RowKind(
        "objective thrift: conduits",
        _read_objective,
        _rows("objective", "objectives", _said_objective),
    ),
    "headstream": RowKind(
        "headstream 3: 2, 0, 2, 1",
        _read_headstream,
        lambda box, base: (
            f"headstream {key}: {'none' if drops is None else ', '.join(map(str, drops))}"
            for key, drops in _differing("headstream_tiles")(box, base)
        ),
    ),
    "conduit": RowKind(
        "conduit C1A: 4",
        _read_conduit,
        _rows("conduit", "conduits", lambda space, _: f"conduit {space.id}: {space.value}"),
    ),
    "track": RowKind("track sections: 5, 10, 15, 20, 25", _read_track, _said_track),
    "automa": RowKind("automa 3 base: red space, own powerhouse, most water, 3", _read_automa, _said_automas),
}
"""Every kind of row by its first word."""


def _of_record(record: Any, box: Box) -> str:
    """The row that a record says, or the rows of a board and of a tile of the Automas, a line each."""
    said: dict[type, Callable[[Any], str]] = {
        ActionSpace: _said_space,
        Contract: _said_contract,
        Officer: lambda one: f"officer {one.id}: {', '.join(said_power(one.power))}",
        TechnologyTile: lambda one: (
            f"tile {one.id}: {one.structure} {'I' * one.level}, " + ", ".join(said_power(one.power))
        ),
        BonusTile: lambda one: f"bonus {one.id}: {one.counts.replace('_', ' ')}, {one.vp} vp",
        ObjectiveTile: lambda one: f"objective {one.id}: {one.counts.replace('_', ' ')}",
        ConduitSpace: lambda one: f"conduit {one.id}: {one.value}",
        ExternalWork: _said_work,
        BuildingTile: _said_building,
        BuildingSite: _said_site,
        CompanyBoard: lambda one: "\n".join(_said_board(one, box.companies[one.id])),
        automa.AutomaTile: lambda one: "\n".join(_said_sides(one, box)),
    }
    try:
        return said[type(record)](record)
    except (KeyError, TypeError, ValueError, AttributeError):  # of another kind, or with fields of no such record
        forms = tuple(kind.example for kind in KINDS.values() if kind.example)
        raise _wrong(messages.unreadable_row(row=repr(record)[:60], forms=forms)) from None


_TABLE_OF: dict[type, str] = {
    ActionSpace: "spaces",
    Contract: "contracts",
    Officer: "officers",
    TechnologyTile: "tiles",
    BonusTile: "bonus_tiles",
    ObjectiveTile: "objectives",
    ConduitSpace: "conduits",
    ExternalWork: "works",
    BuildingTile: "buildings",
    BuildingSite: "building_sites",
    CompanyBoard: "companies",
    automa.AutomaTile: "automa_tiles",
}


def _unsaid(record: Any, tables: Tables) -> Iterator[str]:
    """What a record holds that its row does not say, and that would be lost."""
    name = record.number if isinstance(record, automa.AutomaTile) else record.id
    row = tables[_TABLE_OF[type(record)]].get(name, record)
    named: tuple[str, ...] = getattr(record, "_fields", None) or tuple(
        field.name for field in fields(record) if field.compare
    )
    # What a tile is called follows from what others there are.
    lost = tuple(name for name in named if name != "called" and getattr(record, name) != getattr(row, name))
    if lost:
        yield messages.record_beyond(where=str(name), fields=lost)


def clashes(box: Box) -> list[str]:
    """What no game can be played with, each with its clause."""
    found = (_too_few, _against_powers, _against_introductory, _against_office, _against_design)
    return [message for against in found for message in against(box)]


def _too_few(box: Box) -> Iterator[str]:
    of_colour = box.contracts_of_colour
    needs: list[tuple[str, Iterable[Any], int, str]] = [
        ("headstream", box.headstream_tiles, len(HEADSTREAMS), "U1"),
        ("bonus", box.bonus_tiles, 5, "U2"),
        ("objective", box.objectives, 1, "U3"),
        ("company", box.companies, 2, "U12"),
        ("officer", box.officers, 4, "U12"),
        ("contract, national", of_colour["national"], 3, "U4"),
        ("contract, starting", of_colour["starting"], 4, "U12"),
        *((f"contract, {colour}", of_colour[colour], 2, "U5") for colour in PILE_COLOURS),
        *((f"space, {section}", box.spaces_of_section[section], 1, "A9") for section in SECTIONS),
        *((f"tile, {'I' * level}", _of_level(box, level), 5, "U7") for level in (1, 2, 3)),
        ("work", box.works, box.works_laid, "L7"),
        ("building", box.buildings, box.buildings_laid, "L6"),
        ("automa", box.automa_tiles, 2, "A14"),
    ]
    for where, things, least, clause in needs:
        got = len(tuple(things))
        if got < least:
            yield messages.clash_few(where=where, got=got, least=least, clause=clause)


def _against_powers(box: Box) -> Iterator[str]:
    """What changes works or buildings needs an expansion that has some (L76)."""
    held = {f"officer {one.id}": one.power for one in box.officers.values()}
    held |= {f"company {one.id}": one.ability for one in box.companies.values()}
    for where, power in held.items():
        if (power.works_on_wheel and not box.works) or (power.uses_buildings and not box.buildings):
            yield messages.clash_expansion(where=where, clause="L76")


def _of_level(box: Box, level: int) -> list[str]:
    return [name for name in box.advanced_tiles if box.tiles[name].level == level]


def _against_introductory(box: Box) -> Iterator[str]:
    for seat in INTRODUCTORY:
        for where, gone in (
            (f"officer {seat.officer}", seat.officer not in box.officers),
            (f"contract {seat.contract}", seat.contract not in box.contracts_of_colour["starting"]),
        ):
            if gone:
                yield messages.clash_introductory(where=where, clause="U9")


_ACTION_OF_SECTION = {
    **dict(zip(OWN_SECTIONS, ("construct", "copy"), strict=True)),
    **dict(zip(ADDED_SECTIONS, ("work", "building", "any_building"), strict=True)),
}
"""What the spaces do that are none of the office."""


def _against_office(box: Box) -> Iterator[str]:
    base = BOXES[box.of]
    for section in CLAUSE_OF_SECTION:
        there, clause = {*base.spaces_of_section[section]}, CLAUSE_OF_SECTION[section]
        if section == "building":
            there = {name for building in box.buildings for name in _of_new(building, base, "spaces")}
        if section in _ACTION_OF_SECTION:
            for name in sorted({*box.spaces_of_section[section]} ^ there):
                yield messages.clash_own(where=f"space {name}", clause=clause)
    for space in box.spaces.values():
        where = f"space {space.id}"
        does, own = _ACTION_OF_SECTION.get(space.section), _ACTION_OF_SECTION.values()
        moved = does == "work" and space.amount != base.spaces.get(space.id, space).amount
        if (does or space.action) != space.action or (does is None and space.action in own) or moved:
            yield messages.clash_own(where=where, clause=CLAUSE_OF_SECTION[space.section])
        bank = space.id == BANK
        open_to_all = not space.due and space.players == EVERYBODY
        if bank != (space.action == "bank") or bank != (not space.engineers) or (bank and not open_to_all):
            yield messages.clash_bank(where=where, clause="M5")
        if space.section in OWN_SECTIONS and space.players != EVERYBODY:
            yield messages.clash_own(where=where, clause=CLAUSE_OF_SECTION[space.section])
        if space.section == "officer" and (space.engineers != 1 or space.price):
            yield messages.clash_own(where=where, clause="O7")
    if len(box.copy_spaces) != len(box.spaces_of_section["officer"]):
        yield messages.clash_own(where="officer", clause="O7")
    if BANK not in box.spaces:
        yield messages.clash_bank(where=f"space {BANK}", clause="M5")


def _against_design(box: Box) -> Iterator[str]:
    for space in {*box.closed_spaces}.intersection(box.opened_spaces):
        yield messages.duplicate(where="closed spaces, opened spaces", thing=space)
    for name in ("closed_spaces", "opened_spaces"):
        for space in {*getattr(box, name)}.intersection(BOXES[box.of].shared_spaces).difference(box.spaces):
            yield messages.clash_gone(where=name.replace("_", " "), got=space, clause="U8")
    try:
        Design(**{**{name: getattr(box, name) for name in NUMBERS}, "more_drops": Design().more_drops})
    except NoSuchChoice as wrong:
        yield from wrong.problems
