"""What lies otherwise on the table than in the box that a position's is told by: its mark, and what is printed."""

from collections.abc import Callable, Iterable, Iterator, Mapping

from ..board.box import BOXES, NUMBERS, Box
from ..board.map import AREAS, BASE_SPACES, POWERHOUSES
from ..board.refs import Ref
from ..engine.position import Position
from ..notation.rows import differences
from ..words import design as words
from ..words import names, scene
from .office_view import say
from .shapes import Circle, Layer, Line, Rect, Thing, box_of, union

RADIUS, BAR = 6.5, 3.1
"""How large a mark is, and half of a bar of its sign, in pixels."""
LARGEST = 2
"""So many units of a panel are a pixel of a mark at most: on a small map it is smaller."""


def with_changes(things: Iterable[Thing], position: Position) -> Iterator[Thing]:
    """The things of a picture; what shows a row that differs says what is printed, and has a mark over it.

    A thing without shapes is there for its mark alone: where a space or an income is gone, or a number holds.
    """
    found = differences(position.box)
    for thing in things:
        heads = [head for head in dict.fromkeys(_heads(position, thing.name)) if head in found] if found else ()
        if heads and (thing.text or not thing.shapes):
            outline = thing.outline or _around(thing)
            said = (thing.text,) if thing.text else ()
            told = names.one_by_one([*said, *(_told(head, position.box, *found[head]) for head in heads)])
            yield thing._replace(text=told, outline=outline)
            left, top, _, _ = box_of(outline)
            name, mark = Ref("changed", str(thing.name)), sign(left, top, min(LARGEST, 1 / thing.frame.scale))
            yield Thing(name, Layer.HIGHLIGHT, mark, outline=mark[0], of=thing.answers, frame=thing.frame)
        elif thing.shapes or thing.of:
            yield thing


def _around(thing: Thing) -> Rect:
    left, top, right, bottom = union([box_of(shape) for shape in thing.shapes])
    return Rect(left, top, right - left, bottom - top)


def sign(x: float, y: float, unit: float) -> tuple[Circle, Line, Line, Line]:
    """A struck equals sign in a ring, at the corner of a thing: its form says it, without its colour."""
    long = BAR * unit
    upper, lower = (Line(x - long, y + by, x + long, y + by, "ink", 1.3 * unit) for by in (-1.4 * unit, 1.4 * unit))
    struck = Line(x - 0.6 * long, y + 1.2 * long, x + 0.6 * long, y - 1.2 * long, "ink", 1.2 * unit)
    return Circle(x, y, RADIUS * unit, "hot_ground", "ink", 1.1 * unit), upper, lower, struck


# Which rows a thing shows, by the kind of it.


def _heads(position: Position, thing: Ref) -> Iterable[str]:
    return HEADS[thing.kind](position, *thing.rest) if thing.kind in HEADS else ()


def _space(position: Position, name: str, *more: int) -> Iterator[str]:
    yield f"space {name}"
    box = position.box
    yield from (f"{which} spaces" for which in ("closed", "opened") if name in getattr(box, f"{which}_spaces"))
    space = box.spaces[name]
    if space.action == "patent" and (tile := position.patents[space.amount - 1]):
        yield f"tile {tile}"
    if space.action == "work":
        yield from (f"work {work}" for work in position.works[space.amount - 1 : space.amount])


def _income(position: Position, who: str, structure: str, number: int, *more: int) -> Iterator[str]:
    if structure != "powerhouse":
        yield f"company {who}: income {structure} {number}"
    else:
        yield "ability powerhouses" if number == position.box.ability_powerhouses else "production bonus"


def _pieces(position: Position, who: str, structure: str, *more: int) -> Iterator[str]:
    yield f"pieces {structure}"
    yield from ("price conduit", *OF_CONDUITS) * (structure == "conduit")
    if structure == "powerhouse":
        yield from (f"price powerhouse {number}" for number in range(1, len(position.box.powerhouse_cost) + 1))


def _headstream(position: Position, name: str, *more: int) -> Iterator[str]:
    yield f"headstream {position.headstream_tiles.get(name)}"
    yield from ("more drops",) * (name in position.box.more_drops)


def _wheel(position: Position, who: str, number: int | None = None, *more: int) -> Iterator[str]:
    if number is not None:
        yield from ("wheel segments",) * (number == 0)
        yield from (f"tile {tile}" for tile in position.companies[who].wheel[number].tiles)


def _officer(position: Position, who: str, *more: int) -> Iterator[str]:
    yield f"officer {position.companies[who].officer}"
    yield from (f"officer {position.copied}",) * (who == position.mover)


def _building(position: Position, name: str, *more: int) -> Iterator[str]:
    site = position.box.building_sites.get(name)
    if site is None:
        yield f"building {name}"
    else:
        yield f"site {name}"
        yield from ("red fee",) * (site.red and name not in position.buildings)


def _section(position: Position, section: str, *more: int) -> Iterator[str]:
    box = position.box
    yield from (f"space {name}" for name in BOXES[box.of].spaces_of_section[section] if name not in box.spaces)
    yield {"works": "works laid", "building": "buildings laid"}.get(section, "")


def _draft(position: Position, who: str, *more: int) -> Iterator[str]:
    yield f"company {who}: ability"
    yield from (f"officer {officer}" for company, officer in position.offer if company == who)


OF_CONDUITS = "conduit credits", "conduit points"
HEADS: dict[str, Callable[..., Iterable[str]]] = {
    "space": _space,
    "contract": lambda position, number, *more: (f"contract {number}",),
    "tile": lambda position, who, name, *more: (f"tile {name}",),
    "officer": _officer,
    "ability": lambda position, who, *more: (f"company {who}: ability", "ability powerhouses"),
    "draft": _draft,
    "income": _income,
    "pieces": _pieces,
    "engineers": lambda position, who, *more: ("engineers each",),
    "credits": lambda position, who, *more: ("start credits",),
    "excavators": lambda position, who, *more: ("start excavators",),
    "mixers": lambda position, who, *more: ("start mixers",),
    "vp": lambda position, who, *more: ("start automa vp" if who in position.automas else "start vp",),
    "hand": lambda position, who, *more: ("contracts in hand",),
    "section": _section,
    "wheel": _wheel,
    "bonus": lambda position, number, *more: (f"bonus {position.bonus[number - 1]}", "bonus loss", "track sections"),
    "headstream": _headstream,
    "conduit": lambda position, name, *more: (f"conduit {name}", *OF_CONDUITS * (name in position.conduits)),
    "dam": lambda position, name, *more: ("red fee",) * bool(BASE_SPACES[name].fee and name not in position.dams),
    "powerhouse": lambda position, name, *more: (
        ("red fee",) * bool(POWERHOUSES[name].fee and name not in position.powerhouses)
    ),
    "building": _building,
    "objective": lambda position, *more: (f"objective {position.objective}", "objective prizes"),
    "key": lambda position: (f"price {kind} {area}" for kind in ("base", "elevation") for area in AREAS),
    "round": lambda position: ("rounds", "turn order"),
    "legend": lambda position, name, *more: ("neutral dams",) * (name == "neutral"),
    "track": lambda position, *more: (
        *("track credits", "track sections", "zero energy vp", "first prize", "second prize"),
    ),
}


# What is printed, in words.


def _told(head: str, box: Box, here: str, there: str) -> str:
    kind, _, key = head.partition(" ")
    name = head.replace(" ", "_")
    if name in NUMBERS:
        return words.sentence(words.change(name, getattr(box, name), box))
    if there == "none":
        return words.not_printed()
    if kind in PRINTED and here != "none":
        return words.printed(what=PRINTED[kind](BOXES[box.of], key))
    return words.row_printed(row=f"{head}: {here}", printed=there)


def _space_of(box: Box, key: str) -> str:
    row, named = box.spaces[key], scene.named(key, key)
    if row.action == "construct":
        return scene.said_construction_space(engineers=row.engineers, fee=row.fee, named=named, used=False)
    return scene.said_officer_space(fee=row.fee, named=named, used=False) if row.action == "copy" else say(row, ())


def _of_work(box: Box, key: str) -> str:
    work = box.works[int(key)]
    costs = names.counted(excavators=work.excavators, mixers=work.mixers)
    return scene.said_work(space="", work=work.id, costs=costs, gives=scene.parts(work.reward)).strip()


def _of_building(box: Box, key: str) -> str:
    tile = box.buildings[key]
    costs, does = names.counted(excavators=tile.excavators, mixers=tile.mixers), scene.deed(*tile.does[:2])
    return scene.said_building(building=key, does=does, price=tile.price, costs=costs, vp=tile.vp)


def _of_company(box: Box, key: str) -> str:
    who, _, what = key.partition(": ")
    if what == "ability":
        return words.sentence(names.ability(who, box))
    _, structure, number = what.split()
    return words.sentence(scene.parts(box.companies[who].income[structure, int(number)]))


PRINTED: Mapping[str, Callable[[Box, str], str]] = {
    "space": _space_of,
    "contract": lambda box, key: scene.contract(int(key), box),
    "tile": lambda box, key: words.sentence(" ".join(scene.TILE_LINES[key].split())),
    "officer": lambda box, key: words.sentence(names.officer_power(key, box)),
    "company": _of_company,
    "work": _of_work,
    "building": _of_building,
}
"""What a row of a box says, in words; what has none is told as it stands."""
