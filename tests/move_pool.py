"""All moves that could be thought of for the question at hand, legal or not."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import chain, combinations, combinations_with_replacement, product

from barrage_nb import Move, Position
from barrage_nb.board.companies import STRUCTURES
from barrage_nb.board.contracts import PART_KINDS
from barrage_nb.board.map import BASE_SPACES, CONDUITS, HEADSTREAMS, POWERHOUSES
from barrage_nb.board.office import BANK
from barrage_nb.engine import moves as m

NOWHERE = "nowhere"
ONE_OF_EACH: tuple[Move, ...] = (
    *(m.DraftPick("usa", 1), m.Place("turbine+0"), m.Copy("adler"), m.UseTile("adv3_base"), m.PASS, m.At("B1L")),
    *(m.Build("base", "base"), m.Pay(3), m.Produce("B1L", "C1A", "P8.1", 1), m.Fulfil(200), m.DECLINE),
    *(m.Machines(1, 0), m.Drops(("HA",)), m.Take((200,)), m.Discard((200,)), m.First("drops")),
)


def pool(position: Position) -> list[Move]:
    """Every kind of answer with every plausible argument, and one move of every other kind."""
    question = position.question
    assert question is not None
    found = [move for kind in question.takes for move in POOLS[kind](position)]
    return [*found, *(move for move in ONE_OF_EACH if not isinstance(move, question.takes))]


def _picks(position: Position) -> Iterator[Move]:
    return (m.DraftPick(*pick) for pick in product((*position.box.companies, NOWHERE), (*range(6), 100)))


def _places(position: Position) -> Iterator[Move]:
    names = [*position.box.spaces, "construction-5", NOWHERE, "officer"]
    yield from (m.Place(name, count) for name in names for count in (None, 2))
    yield from (m.Place(BANK, count) for count in range(14))
    yield from (m.Place(name, architect=True) for name in names if position.box.architects)


def _copies(position: Position) -> Iterator[Move]:
    return (m.Copy(officer, price) for officer in (*position.box.officers, NOWHERE) for price in (0, 1, 3))


def _tiles(position: Position) -> list[tuple[str | None, str | None]]:
    question = position.question
    assert question is not None
    company = position.companies[question.who]
    on_wheel = [tile for segment in company.wheel for tile in segment.tiles]
    copied = {None, *on_wheel, "adv1_powerhouse", "krylov", "base"}
    return list(product((*position.box.tiles, None, NOWHERE), sorted(copied, key=str)))


def _uses(position: Position) -> Iterator[Move]:
    return (m.UseTile(*pair) for pair in _tiles(position))


def _builds(position: Position) -> Iterator[Move]:
    return (
        m.Build(structure, *pair)
        for structure in {*STRUCTURES, *position.box.structures, NOWHERE}
        for pair in _tiles(position)
    )


def _sites(position: Position) -> Iterator[Move]:
    added = (*position.box.building_sites, *position.box.buildings, *position.box.spaces_of_section["works"])
    return (m.At(space) for space in (*BASE_SPACES, *CONDUITS, *POWERHOUSES, *added, "P8", "HA", NOWHERE))


def _fetches(position: Position) -> Iterator[Move]:
    machines = (m.Fetch(*numbers) for numbers in product(range(8), range(5), range(5)))
    tiles = (m.Fetch(turns, tile=tile) for turns in range(8) for tile in (*position.box.tiles, NOWHERE))
    return chain(machines, tiles)


def _payments(position: Position) -> Iterator[Move]:
    return (m.Pay(*bill) for bill in product(range(12), range(11), (*range(0, 33, 3), 1)))


def _productions(position: Position) -> Iterator[Move]:
    dams = [*position.dams, "B1U", NOWHERE]
    conduits = [*position.conduits, "C1A", "C10B", NOWHERE]
    houses = [*position.powerhouses, "P12.4", NOWHERE]
    yield from (m.Produce(*system, 1) for system in product(dams, conduits, houses))
    listed = [move for move in position.legal_moves if isinstance(move, m.Produce)]
    yield from (replace(move, drops=drops) for move in listed for drops in range(-1, 6))


def _machines(position: Position) -> Iterator[Move]:
    return (m.Machines(*split) for split in product(range(-1, 7), repeat=2))


def _drops(position: Position) -> Iterator[Move]:
    places = (*HEADSTREAMS, "B1L")
    return (m.Drops(chosen) for count in range(6) for chosen in combinations_with_replacement(places, count))


def _takes(position: Position) -> Iterator[Move]:
    offered = [contract for contract in position.contracts if contract is not None]
    some = [*offered, *position.national, *offered[:1], 1, 999]
    return (m.Take(chosen) for count in range(4) for chosen in combinations(some, count))


def _discards(position: Position) -> Iterator[Move]:
    question = position.question
    assert question is not None
    hand = position.companies[question.who].contracts
    return (m.Discard(chosen) for count in range(4) for chosen in combinations([*hand, *hand[:1], 999], count))


POOLS: dict[type, Callable[[Position], Iterator[Move]]] = {
    m.DraftPick: _picks,
    m.Place: _places,
    m.Copy: _copies,
    m.UseTile: _uses,
    m.Pass: lambda position: iter([m.PASS]),
    m.Build: _builds,
    m.At: _sites,
    m.Pay: _payments,
    m.Produce: _productions,
    m.Fulfil: lambda position: map(m.Fulfil, (*position.box.contracts, 0, 999)),
    m.Decline: lambda position: iter([m.DECLINE]),
    m.Machines: _machines,
    m.Drops: _drops,
    m.Take: _takes,
    m.Discard: _discards,
    m.Fetch: _fetches,
    m.First: lambda position: map(m.First, (*PART_KINDS, NOWHERE)),
}
