"""What can be changed by hand at each thing on the table, as tweaks; whether one may be is for the tweak to say."""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from typing import Any, NamedTuple, TypeAlias

from ..board.box import PRINTED, Box
from ..board.contracts import COLOUR_OF_PLACE, PILE_COLOURS
from ..board.map import HEADSTREAMS, MAP_SPACES
from ..board.office import BANK
from ..board.refs import Ref
from ..board.tiles import MOST_BONUS_TILES
from ..engine.actions import spaces_in_play
from ..engine.check import PHASES
from ..engine.position import NEUTRAL, Company, Crew, Dam, Position, Segment
from ..engine.rulings import LIMITS, MOST_DROPS, OF_AN_EXPANSION
from ..engine.values import Table
from ..notation.items import Item, items_of
from ..words import by_hand as words
from ..words import names
from ..words.marks import in_form
from ..words.message import Message
from ..words.names import in_a_row, listed
from ..words.places import action_space, bare, place
from ..words.scene import action, named, parts
from .changes import ItemPath, Spot, Spots, on_wheel, one_of_a_kind, said_of, spots, stripped, value_at


class Edit(NamedTuple):
    """A change: its name on a button or in a list, and the tweak that says it."""

    text: str
    said: str


MOST = 999
"""As far as a field goes; whether so much may be is for the tweak to say."""


class Number(NamedTuple):
    """A number that may be another: its name, what it is, the tweak that says another, and how far it may go."""

    text: str
    value: int
    say: Callable[[int], str]
    least: int = 0
    most: int = MOST

    def steps(self, *far: int) -> tuple[Edit, ...]:
        """The changes by so much, none of them beyond where it may go."""
        there = (by for by in far if self.least <= self.value + by <= self.most)
        return tuple(Edit(_step(self.text, by), self.say(self.value + by)) for by in there)


def _step(text: str, by: int) -> str:
    """A button that changes a number: '+5 credits', '−1 mixer'."""
    key = text.key if isinstance(text, Message) else ""
    amount = words.STEPS(key, n=abs(by)) if key in words.STEPS else words.some(abs(by), text)
    return (words.more if by > 0 else words.fewer)(amount)


class Several(NamedTuple):
    """Something that may be one of several: its name, what it is now, and what else it can become."""

    text: str
    now: str
    edits: tuple[Edit, ...]


Changeable: TypeAlias = Edit | Number | Several
"""A way to change something."""
Values: TypeAlias = Mapping[ItemPath, Any]
"""What a change makes of the values of a position, by their paths."""
_BUILT = ("dam", "conduit", "powerhouse", "building")


def _said(position: Position, values: Values) -> str:
    return said_of(values, position.box)


def _edit(position: Position, text: str, values: Values) -> Edit:
    return Edit(text, _said(position, values))


def _one_of(position: Position, text: str, now: str, ways: Iterable[tuple[str, Values]]) -> Several:
    return Several(text, now, tuple(_edit(position, *way) for way in ways))


def changes_at(position: Position, thing: Ref, owner: str) -> tuple[Changeable, ...]:
    """What can be changed at a thing, if what is built new, and the board that is open, belong to `owner`."""
    found = _AT.get(thing.kind)
    return () if found is None or not _there(position, thing) else tuple(found(position, owner, *thing.rest))


def at_once(position: Position, thing: Ref, owner: str) -> Edit | None:
    """The change that a click makes without asking: to build on a free space of the map, to stand on one of the office.

    What is on sale at the Patent Office is to be changed by a click, too: its spaces ask.
    """
    space = position.box.spaces.get(str(thing.key)) if thing.kind == "space" else None
    if space is not None:
        free = (
            space.id in position.box.shared_spaces
            and space.id not in (BANK, *position.occupied)
            and space.section != "patent"
        )
        playing = owner in position.companies
        return _edit(position, words.owner(owner), _standing(position, space.id, owner)) if free and playing else None
    built = {**position.dams, **position.conduits, **position.powerhouses, **position.buildings}
    free = thing.kind in _BUILT and thing.key not in built
    only = next(iter(changes_at(position, thing, owner)), None) if free else None
    return only if isinstance(only, Edit) else None


def owners(position: Position) -> tuple[str, ...]:
    """Who can own what is built."""
    return (*position.companies, NEUTRAL)


def mover(position: Position) -> str | None:
    """Whose turn it is to decide; None at the end."""
    return position.question.who if position.question is not None else None


# The things that can be changed.


def things_of(position: Position) -> dict[str, tuple[Ref, ...]]:
    """What can be changed, by the part of the table where it is: the map, each company, the office and more."""
    on_offer = enumerate(position.contracts, 1)
    offered = (Ref("gap", index) if card is None else Ref("contract", card) for index, card in on_offer)
    return {
        "map": tuple(map(Ref.on_map, MAP_SPACES)),
        **{who: tuple(_of_company(position, who)) for who in position.companies},
        "office": (
            *(Ref("space", name) for name in position.box.shared_spaces if name in spaces_in_play(position)),
            *(Ref("building", site) for site in _sites(position)),
        ),
        "offer": (*offered, Ref("national"), *(Ref("contract", card) for card in position.national)),
        "table": (
            Ref("round"),
            *(Ref("bonus", number) for number in range(1, MOST_BONUS_TILES + 1)),
            Ref("objective"),
            Ref("rulings"),
            Ref("design"),
        ),
    }


def every_thing(position: Position) -> tuple[Ref, ...]:
    """Everything that can be changed, the parts of a company's board and of the head of the table too."""
    listed = (thing for things in things_of(position).values() for thing in things)
    parts = (Ref(kind, who) for who in position.companies for kind in _OF_A_COMPANY if kind not in ("wheel", "tile"))
    own = (Ref("space", name) for name in position.box.spaces if name not in position.box.shared_spaces)
    return (*listed, *parts, *own, Ref("question"))


def _of_company(position: Position, who: str) -> Iterator[Ref]:
    company = position.companies[who]
    yield Ref("company", who)
    yield from (Ref("wheel", who, number) for number in range(len(company.wheel)))
    yield from (Ref("tile", who, name) for name in company.tiles)
    yield from (Ref("contract", card) for card in (*company.contracts, *company.fulfilled))


def _there(position: Position, thing: Ref) -> bool:
    """Whether a thing is on the table: its company plays, its tile is at hand."""
    kind, key, part = thing.kind, thing.key, thing.part
    if kind in _OF_A_COMPANY and key not in position.companies:
        return False
    return kind != "tile" or part in position.companies[str(key)].tiles


def name_of(position: Position, thing: Ref) -> str:
    """What a thing is called in the list of things, with what is there now."""
    key = thing.key
    if thing.kind in (*_BUILT, "headstream"):
        title = _title(str(key))
        title = named(title, str(key)) if thing.kind == "building" else title
        return words.called(title, what_stands(position, str(key)))
    if thing.kind in ("wheel", "tile", "fulfilled"):
        company = position.companies[str(key)]
        if thing.kind == "wheel":
            excavators, mixers, tiles = company.wheel[int(thing.part)]
            machines = {"excavators": excavators, "mixers": mixers}
            holds = [*map(_short, tiles), *(names.count(number, kind) for kind, number in machines.items() if number)]
            return words.wheel_now(_turns(company, int(thing.part)), listed(holds) if holds else words.none_empty())
        if thing.kind == "fulfilled":
            return words.done(str(key), len(company.fulfilled))
        return _called(position, spots(position), str(thing.part), str(key))
    if thing.kind == "contract":
        return _called(position, spots(position), int(key))
    if thing.kind == "space" and key in position.box.shared_spaces:
        space = position.box.spaces[str(key)]
        there = [words.stands(*crew) for crew in position.occupied.get(space.id, ())]
        title = _title(space.id, position.box)
        return words.office(title, action(space), listed(there) if there else words.none_free())
    return _NAMES[thing.kind](position, key)


def _title(space: str, box: Box = PRINTED) -> str:
    return names.capital(bare(place(space, box)))


def _short(tile: str) -> str:
    return in_form(names.tile(tile), "short")


def _now(position: Position) -> str:
    now = words.time(position.round, position.phase)
    return words.turn_of(now, position.mover) if position.mover else now


def _bonus_tile(position: Position, number: int) -> str:
    tile = _bonus_of(position, number)
    return names.bonus(tile, position.box) if tile else words.none_none()


def _headstream_tile(position: Position, tile: int, where: str | None = None) -> str:
    brings = "-".join(map(str, position.box.headstream_tiles[tile]))
    return words.headstream_lies(brings, tile, where) if where else words.headstream_now(brings, tile)


def _officer_called(name: str | None, holder: str | None = None) -> str:
    if name is None:
        return words.none_officer()
    return words.officer_now(name, holder) if holder else names.officer(name)


def _turns(company: Company, number: int) -> int:
    """After how many turns of the wheel a segment is the open one; none for the open one itself."""
    return len(company.wheel) - number if number else 0


def what_stands(position: Position, space: str) -> str:
    """What stands at a space of the map, in a few words."""
    if space in position.dams:
        owner, level, drops = position.dams[space]
        return words.dam_of(words.owner(owner), level, drops)
    if space in HEADSTREAMS:
        return words.drops_at(position.headstreams.get(space, 0))
    who = position.conduits.get(space) or position.powerhouses.get(space) or position.buildings.get(space)
    return words.owner(who) if who else words.none_empty()


_NAMES: dict[str, Callable[[Position, Any], str]] = {
    "score": lambda position, who: words.board_of(who),
    "company": lambda position, who: words.board_of(who),
    "officer": lambda position, who: _officer_called(position.companies[who].officer, who),
    "gap": lambda position, number: words.gap(number),
    "national": lambda position, key: words.nationals(len(position.national)),
    "space": lambda position, name: _title(name, position.box),
    "round": lambda position, key: _now(position),
    "question": lambda position, key: _now(position),
    "bonus": lambda position, number: words.bonus_of(number, _bonus_tile(position, number)),
    "objective": lambda position, key: words.objective_is(
        names.objective(position.objective, position.box) if position.objective else words.none_none()
    ),
    "rulings": lambda position, key: words.title_rulings(),
    "design": lambda position, key: words.title_design(),
    **{
        kind: lambda position, who, kind=kind: words.called(words.owner(who), words.NUMBERS[kind])  # type: ignore[misc]
        for kind in ("credits", "excavators", "mixers", "engineers", "vp", "energy", "aside")
    },
}


# On the map.


def _headstream(position: Position, owner: str, space: str) -> Iterator[Changeable]:
    drops = position.headstreams.get(space, 0)
    yield Number(words.drops(), drops, lambda number: _said(position, {("headstreams", space): number}))
    lies = {tile: name for name, tile in position.headstream_tiles.items()}
    now = position.headstream_tiles.get(space)
    ways = list[tuple[str, Values]]()
    for tile in position.box.headstream_tiles:
        swapped = {**position.headstream_tiles, space: tile}
        if tile in lies and now is not None:
            swapped[lies[tile]] = now
        elif tile in lies:
            del swapped[lies[tile]]
        if tile != now:
            ways.append((_headstream_tile(position, tile, lies.get(tile)), {("headstream_tiles",): Table(swapped)}))
    yield _one_of(
        position, words.list_headstream(), names.nothing() if now is None else _headstream_tile(position, now), ways
    )


def _dam(position: Position, owner: str, space: str) -> Iterator[Changeable]:
    dam = position.dams.get(space)
    if dam is None:
        yield _edit(position, words.build_for(words.owner(owner)), {("dams", space): Dam(owner, 1)})
        return
    for text, level, drops in (
        (words.do_more_drops(), dam.level, dam.drops + 1),
        (words.do_fewer_drops(), dam.level, dam.drops - 1),
        (words.do_raise(), dam.level + 1, dam.drops),
        (words.do_lower(), dam.level - 1, min(dam.drops, dam.level - 1)),
    ):
        if level > 0 and drops >= 0:
            yield _edit(position, text, {("dams", space): Dam(dam.owner, level, drops)})
    if owner != dam.owner:
        yield _edit(position, words.give_to(words.owner(owner)), {("dams", space): dam._replace(owner=owner)})
    yield _edit(position, words.do_remove(), {("dams", space): None})


def _piece(table: str) -> Callable[..., Iterator[Changeable]]:
    def changes(position: Position, owner: str, space: str) -> Iterator[Changeable]:
        there = getattr(position, table).get(space)
        if owner != there:
            text = words.build_for if there is None else words.give_to
            yield _edit(position, text(words.owner(owner)), {(table, space): owner})
        if there is not None:
            yield _edit(position, words.do_remove(), {(table, space): None})

    return changes


def _house(position: Position, owner: str, site: str) -> Iterator[Changeable]:
    """A house on a site of a building tile in play: of a company, never neutral."""
    if site in _sites(position) and owner in position.companies:
        yield from _piece("buildings")(position, owner, site)


def _sites(position: Position) -> tuple[str, ...]:
    return tuple(name for name, site in position.box.building_sites.items() if site.building in position.building_tiles)


# What a company has.


def _amount(field: str) -> Callable[..., Iterator[Changeable]]:
    def changes(position: Position, owner: str, who: str) -> Iterator[Changeable]:
        value = getattr(position.companies[who], field)
        least = -MOST if field == "vp" else 0
        yield Number(words.NUMBERS[field], value, lambda to: _said(position, {("companies", who, field): to}), least)

    return changes


_AMOUNTS = ("credits", "excavators", "mixers", "engineers", "vp", "energy")


def _company(position: Position, owner: str, who: str) -> Iterator[Changeable]:
    """All that a company has, and its place in turn order."""
    company, order = position.companies[who], position.order
    for field in _AMOUNTS:
        yield from _amount(field)(position, owner, who)
    built = company.constructions
    yield Number(words.constructions(), built, lambda times: _said(position, _built(position, who, times)))
    yield from _officer(position, owner, who)
    yield _one_more(position, who, "contracts", words.list_contract(), _for_hands(position.box))
    yield _one_more(position, who, "fulfilled", words.list_fulfilled(), position.box.contracts)
    yield _one_more(position, who, "tiles", words.list_tile(), position.box.tiles)
    if who != position.mover:
        yield _edit(position, words.do_its_turn(), {("mover",): who})
    place = order.index(who) if who in order else 0
    for text, other in ((words.do_earlier(), place - 1), (words.do_later(), place + 1)):
        if 0 <= other < len(order):
            swapped = {place: order[other], other: who}
            yield _edit(
                position, text, {("order",): tuple(swapped.get(index, name) for index, name in enumerate(order))}
            )
    if who in position.passed:
        yield _edit(
            position, words.do_passes_not(), {("passed",): tuple(name for name in position.passed if name != who)}
        )
    else:
        yield _edit(position, words.do_passes(), {("passed",): (*position.passed, who)})


def _for_hands(box: Box) -> tuple[int, ...]:
    return tuple(card for card in box.contracts if card not in box.contracts_of_colour["national"])


def _built(position: Position, who: str, times: int) -> Values:
    """So many own construction spaces used, their engineers out of the supply or back in it."""
    company = position.companies[who]
    before, after = (
        sum(space.engineers for space in position.box.construction_spaces[: max(0, number)])
        for number in (company.constructions, times)
    )
    engineers = company.engineers + before - after
    return {("companies", who, "constructions"): times, ("companies", who, "engineers"): engineers}


def _one_more(position: Position, who: str, field: str, text: str, cards: Iterable[Any]) -> Several:
    """One card or tile more in a place of a company, from wherever it lies."""
    path = ("companies", who, field)
    held = value_at(position, path)
    return _a_card(position, text, (card for card in cards if card not in held), path, who=who)


def _a_card(
    position: Position, text: str, cards: Iterable[Any], path: ItemPath, place: int = 0, now: str = "", who: str = ""
) -> Several:
    """One of some cards or tiles in a place, each called by where it lies."""
    now_at = spots(position)
    ways = ((_called(position, now_at, card, who), _put(position, card, path, place)) for card in cards)
    return _one_of(position, text, now or names.nothing(), ways)


def _called(position: Position, now_at: Spots, card: int | str, who: str = "") -> str:
    where = _lies(position, now_at, card, who)
    if not isinstance(card, int):
        return words.at(names.capital(names.tile(card, position.box)), where)
    row = position.box.contracts[card]
    return words.at(words.front(row.colour, row.energy, card, parts(row.reward)), where)


def _officer(position: Position, owner: str, who: str) -> Iterator[Changeable]:
    """Another officer; whoever has them takes the old one in exchange."""
    now = position.companies[who].officer
    holders = {company.officer: name for name, company in position.companies.items() if company.officer}
    ways = list[tuple[str, Values]]()
    for officer in (*position.box.officers, None):
        values: dict[ItemPath, Any] = {("companies", who, "officer"): officer}
        if officer in holders:
            values["companies", holders[officer], "officer"] = now
        elif officer in position.spare_officers:
            spare = tuple(one for one in position.spare_officers if one != officer)
            values["spare_officers",] = spare if now is None else (*spare, now)
        if officer != now:
            ways.append((_officer_called(officer, None if officer is None else holders.get(officer)), values))
    yield _one_of(position, words.list_officer(), _officer_called(now), ways)


def _segment(position: Position, owner: str, who: str, number: int) -> Iterator[Changeable]:
    """What lies in a segment of the wheel: machines by number, tiles by name, and whether it is the open one."""
    company = position.companies[who]
    wheel, held = company.wheel, company.wheel[number]

    def with_(kind: str, value: Any) -> str:
        changed = held._replace(**{kind: value})
        return _said(
            position, _wheel(who, tuple(changed if index == number else one for index, one in enumerate(wheel)))
        )

    for kind in ("excavators", "mixers"):
        yield Number(words.NUMBERS[kind], getattr(held, kind), partial(with_, kind))
    for tile in held.tiles:
        yield Edit(words.without(_short(tile)), with_("tiles", tuple(one for one in held.tiles if one != tile)))
    others = (tile for tile in (*company.tiles, *on_wheel(company)) if tile not in held.tiles)
    laid = ((words.plus(_short(tile)), _laid(position, who, number, tile)) for tile in others)
    yield _one_of(position, words.list_put(), names.nothing(), laid)
    if number and any(map(any, wheel)):
        yield _edit(position, words.do_point_here(), _wheel(who, (*wheel[number:], *wheel[:number])))


def _wheel(who: str, wheel: tuple[Segment, ...]) -> Values:
    return {("companies", who, "wheel"): wheel}


def _laid(position: Position, who: str, number: int, tile: str) -> Values:
    """A tile laid in a segment, out of any other."""
    wheel = stripped(("companies", who, "wheel"), position.companies[who].wheel, tile)
    laid = wheel[number]._replace(tiles=tuple(sorted((*wheel[number].tiles, tile))))
    return _wheel(who, tuple(laid if index == number else one for index, one in enumerate(wheel)))


def _tile(position: Position, owner: str, who: str, tile: str) -> Iterator[Changeable]:
    """Where a tile of a supply could lie: on the wheel, and an advanced one anywhere else."""
    company = position.companies[who]
    ways: list[tuple[str, Values]] = [
        (words.wheel_back(who, _turns(company, number)), _laid(position, who, number, tile))
        for number in (*range(1, len(company.wheel)), 0)
    ]
    now = Spot(("companies", who, "tiles"))
    if position.box.tiles[tile].level:
        places = [Spot(("companies", name, "tiles")) for name in position.companies]
        places += [Spot(("patents",), index) for index in range(len(position.patents))]
        ways += _laid_elsewhere(position, tile, now, [*places, Spot(("patent_pile",))])
    ways.append(_out_of_game(position, tile, now.path))
    yield _one_of(position, words.list_lies(), now.lies, ways)


def _laid_elsewhere(
    position: Position, card: Any, now: Spot | None, places: Iterable[Spot]
) -> list[tuple[str, Values]]:
    """A card or tile in any of some places but the one where it lies."""
    others = (to for to in places if now is None or to.path != now.path or (to.path == ("contracts",) and to != now))
    return [(to.lies, _put(position, card, *to)) for to in others]


def _out_of_game(position: Position, card: Any, now: ItemPath) -> tuple[str, Values]:
    return words.none_out_of_game(), {now: stripped(now, value_at(position, now), card)}


# Contracts.


def _contract(position: Position, owner: str, card: int, *more: int) -> Iterator[Changeable]:
    """Where a contract could lie: in a hand, done, on offer, or in its pile."""
    now_at = spots(position)
    now = now_at.get((card, ""))
    colour = position.box.contracts[card].colour
    crew = sorted(position.companies, key=lambda who: who != owner)
    places = [Spot(("companies", who, "contracts")) for who in crew if colour != "national"]
    places += [Spot(("companies", who, "fulfilled")) for who in crew]
    on_offer = range(len(position.contracts))
    places += [Spot(("contracts",), place) for place in on_offer if COLOUR_OF_PLACE[place] == colour]
    places += [Spot(("piles", colour))] if colour in PILE_COLOURS else []
    places += [Spot(("national",))] if colour == "national" else []
    ways = _laid_elsewhere(position, card, now, places)
    ways += [_out_of_game(position, card, now.path)] if now is not None else []
    yield _one_of(position, words.list_lies(), _lies(position, now_at, card), ways)


def _gap(position: Position, owner: str, number: int) -> Iterator[Changeable]:
    cards = position.box.contracts_of_colour[COLOUR_OF_PLACE[number - 1]]
    yield _a_card(position, words.list_on_offer(), cards, ("contracts",), number - 1)


def _national(position: Position, owner: str) -> Iterator[Changeable]:
    cards = (card for card in position.box.contracts_of_colour["national"] if card not in position.national)
    yield _a_card(position, words.list_national(), cards, ("national",))


def _fulfilled(position: Position, owner: str, who: str) -> Iterator[Changeable]:
    """One contract more that a company has fulfilled, or one of them back in its hand."""
    done = position.companies[who].fulfilled
    yield _one_more(position, who, "fulfilled", words.list_fulfilled(), position.box.contracts)
    for card in done:
        if position.box.contracts[card].colour != "national":
            yield _edit(position, words.back_in_hand(card), _put(position, card, ("companies", who, "contracts")))


def _lies(position: Position, now_at: Spots, card: int | str, who: str = "") -> str:
    """Where a card or tile lies; a basic tile that of a company."""
    spot = now_at.get((card, "" if one_of_a_kind(card, position.box) else who))
    return words.none_out_of_game() if spot is None else spot.lies


def _put(position: Position, card: Any, path: ItemPath, place: int = 0) -> Values:
    """A card or tile in a new place; what lay on its place on offer or on sale goes under its pile.

    It leaves its old place by itself, but for the one that it leaves for another of the same kind.
    """
    held = stripped(path, value_at(position, path) if path[0] != "piles" else _pile(position, path), card)
    if path not in (("contracts",), ("patents",)):
        return {path: tuple(sorted((*held, card))) if path[-1] == "tiles" else (*held, card)}
    values: dict[ItemPath, Any] = {path: tuple(card if index == place else one for index, one in enumerate(held))}
    if held[place] is not None:
        pile = ("patent_pile",) if path == ("patents",) else ("piles", position.box.contracts[held[place]].colour)
        left = stripped(pile, position.patent_pile if path == ("patents",) else _pile(position, pile), card)
        values[pile] = (*left, held[place])
    return values


def _pile(position: Position, path: ItemPath) -> tuple[int, ...]:
    return position.piles.get(path[1], ())


# The office.


def _space(position: Position, owner: str, name: str) -> Iterator[Changeable]:
    """Who stands on an action space, with as many engineers as it takes; and the tile on sale there."""
    if name not in position.box.shared_spaces:
        yield from _own_space(position, owner, name)
        return
    there = position.occupied.get(name, ())
    if name == BANK:
        for who in position.companies:
            yield Number(words.owner(who), dict(there).get(who, 0), _at_bank(position, who))
        return
    choices = [(None, words.none_nobody()), *((who, words.owner(who)) for who in position.companies)]
    now = there[0].company if len(there) == 1 else None
    ways = ((text, _standing(position, name, who)) for who, text in choices if (who or now) and who != now)
    yield _one_of(position, words.list_standing(), words.owner(now) if now else words.none_nobody(), ways)
    space = position.box.spaces[name]
    if space.section == "patent":
        place = space.amount - 1
        on_sale = position.patents[place]
        called = words.none_tile() if on_sale is None else _called(position, spots(position), on_sale)
        others = (tile for tile in position.box.advanced_tiles if tile != on_sale)
        yield _a_card(position, words.list_on_sale(), others, ("patents",), place, called)


def _standing(position: Position, name: str, who: str | None) -> Values:
    """A company's engineers on a space in place of whose are there, who go home."""
    home = position.occupied.get(name, ())
    supply = {crew.company: position.companies[crew.company].engineers + crew.engineers for crew in home}
    there = None
    if who is not None:
        takes = position.box.spaces[name].engineers
        there = (Crew(who, takes),)
        supply[who] = supply.get(who, position.companies[who].engineers) - takes
    return {("occupied", name): there, **_engineers(supply)}


def _at_bank(position: Position, who: str) -> Callable[[int], str]:
    """The tweak that says how many engineers of a company are on the bank."""
    there = position.occupied.get(BANK, ())
    now = dict(there).get(who, 0)

    def say(number: int) -> str:
        others = tuple(crew for crew in there if crew.company != who)
        left = position.companies[who].engineers + now - number
        after = (*others, Crew(who, number)) if number else others
        return _said(position, {("occupied", BANK): after or None, **_engineers({who: left})})

    return say


def _engineers(supply: Mapping[str, int]) -> Values:
    return {("companies", who, "engineers"): number for who, number in supply.items()}


def _own_space(position: Position, who: str, name: str) -> Iterator[Changeable]:
    """A construction space used up to here or not, or a space of Sekibo."""
    if who not in position.companies:
        return
    company = position.companies[who]
    if name in position.box.copy_spaces.values():
        price = position.box.spaces[name].fee
        used = price in company.copies
        copies = tuple(one for one in company.copies if one != price) if used else (*company.copies, price)
        values = {("companies", who, "copies"): copies, **_engineers({who: company.engineers + (1 if used else -1)})}
        yield _edit(position, words.do_not_used() if used else words.do_used(), values)
        return
    number = [space.id for space in position.box.construction_spaces].index(name) + 1
    times = number - 1 if company.constructions >= number else number
    yield _edit(position, words.built(times), _built(position, who, times))


# The round, and the tiles of the game.


def _moment(position: Position, owner: str) -> Iterator[Changeable]:
    yield Number(words.round_(), position.round, lambda number: _said(position, {("round",): number}))
    yield _value_of(position, words.list_phase(), "phase", {name: names.PHASES[name] for name in PHASES})
    plays = position.companies
    movers = {who: words.owner(who) for who in plays}
    yield _value_of(position, words.list_mover(), "mover", movers, words.none_nobody())
    called = {who: (words.without if who in plays else words.plus)(words.owner(who)) for who in position.box.companies}
    crew = (Edit(text, _crew(position, who)) for who, text in called.items())
    yield Several(words.list_companies(), in_a_row(map(words.owner, plays)) or words.none_nobody(), tuple(crew))


def _crew(position: Position, who: str) -> str:
    """The tweak by which a company leaves with all that is its, or joins; only a mapping can say that one joins."""
    if who not in position.companies:
        return json.dumps({"companies": {who: {}}})
    dams = {space: dam.owner for space, dam in position.dams.items()}
    stands = {space: there[0].company for space, there in position.occupied.items() if len(there) == 1}
    owners = {**dams, **position.conduits, **position.powerhouses, **stands}
    its = (space for space, owner in owners.items() if owner == who)
    return " ".join(f"-{each}" for each in (*its, who))


def _bonus_of(position: Position, number: int) -> str | None:
    return position.bonus[number - 1] if number <= len(position.bonus) else None


def _bonus(position: Position, owner: str, number: int) -> Iterator[Changeable]:
    """The bonus tile of a round; one that another round has changes places with it."""
    now, tiles = _bonus_of(position, number), position.bonus
    ways = list[tuple[str, Values]]()
    for tile in position.box.bonus_tiles:
        swapped = [now if one == tile else one for one in tiles]
        if now is None:
            swapped = [one for one in tiles if one != tile]
        swapped[number - 1 : number] = [tile]
        if tile != now:
            called = names.bonus(tile, position.box)
            text = words.bonus_now(called, tiles.index(tile) + 1) if tile in tiles else called
            ways.append((text, {("bonus",): tuple(swapped)}))
    is_now = words.none_tile() if now is None else names.bonus(now, position.box)
    yield _one_of(position, words.list_bonus(), is_now, ways)


def _objective(position: Position, owner: str) -> Iterator[Changeable]:
    nothing = {} if position.objective is None else {None: words.none_tile()}
    said = {name: names.objective(name, position.box) for name in position.box.objectives}
    yield _value_of(position, words.list_objective(), "objective", {**said, **nothing}, words.none_tile())


def _value_of(position: Position, text: str, field: str, called: Mapping[Any, str], nothing: str = "") -> Several:
    """What is one of several values in a position, each with its name; `nothing` is what its absence is called."""
    now = getattr(position, field)
    edits = tuple(_edit(position, each, {(field,): value}) for value, each in called.items() if value != now)
    return Several(text, called.get(now, nothing), edits)


def _rulings(position: Position, owner: str) -> Iterator[Changeable]:
    left = OF_AN_EXPANSION if not position.box.works else ()
    items = (item for item in items_of(position.box).all if item.where == "rulings" and item.name not in left)
    return (_choice(position, item, words.RULINGS[item.name]) for item in items)


def _design(position: Position, owner: str) -> Iterator[Changeable]:
    """Every number of the game that a designer may change."""
    design = position.design
    for item in items_of(position.box).all:
        if item.where == "design" and (item.choices or item.name in LIMITS):
            yield _choice(position, item, words.DESIGN[item.name])
    for name in HEADSTREAMS:
        drops = design.more_drops.get(name, 0)
        yield Number(words.more_drops(name), drops, _more_drops(position, name), -MOST_DROPS, MOST_DROPS)
    yield from (_spaces_of(position, field) for field in ("closed_spaces", "opened_spaces"))


def _choice(position: Position, item: Item, text: str) -> Changeable:
    """A number of the rulings or of the design, or what may be one of few words."""
    value = getattr(getattr(position, item.where), item.name)
    if not item.choices:
        limits = LIMITS.get(item.name, (0, MOST))
        return Number(text, value or 0, lambda number: _said(position, {(item.where, item.name): number}), *limits)
    now = item.kind.write(value)
    edits = (Edit(words.CHOICES[word], f"{item.name}={word}") for word in item.choices if word != now)
    return Several(text, words.CHOICES[now], tuple(edits))


def _more_drops(position: Position, name: str) -> Callable[[int], str]:
    """The tweak that says what a headstream brings on top of its tile."""
    others = {each: drops for each, drops in position.design.more_drops.items() if each != name}
    return lambda drops: _said(
        position, {("design", "more_drops"): Table({**others, **({name: drops} if drops else {})})}
    )


def _spaces_of(position: Position, field: str) -> Several:
    now: tuple[str, ...] = getattr(position.design, field)

    def values(space: str) -> Values:
        left = tuple(one for one in now if one != space)
        return {("design", field): left if space in now else (*now, space)}

    spaces = [space for space in position.box.shared_spaces if space != BANK]
    called = [(words.without if space in now else words.plus)(action_space(space, position.box)) for space in spaces]
    ways = zip(called, map(values, spaces), strict=True)
    chosen = listed(action_space(space, position.box) for space in now) if now else names.nothing()
    return _one_of(position, words.DESIGN[field], chosen, ways)


_OF_A_COMPANY = ("score", "company", "officer", "wheel", "tile", "fulfilled", *_AMOUNTS, "aside")
_AT: dict[str, Callable[..., Iterator[Changeable]]] = {
    "headstream": _headstream,
    "dam": _dam,
    "conduit": _piece("conduits"),
    "powerhouse": _piece("powerhouses"),
    "building": _house,
    "score": _company,
    "company": _company,
    **{field: _amount(field) for field in (*_AMOUNTS, "aside")},
    "officer": _officer,
    "wheel": _segment,
    "tile": _tile,
    "contract": _contract,
    "gap": _gap,
    "national": _national,
    "fulfilled": _fulfilled,
    "space": _space,
    "round": _moment,
    "question": _moment,
    "bonus": _bonus,
    "objective": _objective,
    "rulings": _rulings,
    "design": _design,
}
"""What can be changed at a thing, by its kind."""
