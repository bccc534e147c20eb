"""The tables of the board: every count, and every reference from one table to another."""

import ast
from collections import Counter
from pathlib import Path

import pytest

from barrage_nb import board
from barrage_nb.board import companies, contracts, office, powers, tiles
from barrage_nb.board.contracts import Part
from barrage_nb.board.map import (
    AREA_OF_BASIN,
    AREA_OF_SPACE,
    AREAS,
    BASE_SPACES,
    BASES_IN_BASIN,
    BASIN_OF_NODE,
    BASIN_OF_SPACE,
    CONDUITS,
    CONDUITS_FROM_BASIN,
    CONDUITS_INTO_BASIN,
    COURSE_FROM,
    EXITS,
    FEE_OF_SPACE,
    HEADSTREAMS,
    NEUTRAL_LEVELS,
    NEUTRAL_SPACES,
    POWERHOUSES,
    POWERHOUSES_IN_BASIN,
    RIVERS,
)
from barrage_nb.words import CLAUSES
from tests.clauses import clause

BASINS = range(1, 13)


@clause("G2", "G4")
def test_twelve_basins_in_three_areas():
    assert list(AREA_OF_BASIN) == list(BASINS)
    assert Counter(AREA_OF_BASIN.values()) == {"mountains": 4, "hills": 3, "plains": 5}
    assert list(AREA_OF_BASIN.values()) == sorted(AREA_OF_BASIN.values(), key=AREAS.index)


@clause("G2")
@pytest.mark.parametrize(("basins", "houses", "bases", "conduits"), [
    (range(1, 5), 0, 2, 2), (range(5, 8), 2, 2, 2), (range(8, 11), 3, 2, 2), (range(11, 13), 4, 0, 0),
])  # fmt: skip
def test_each_basin_has_its_spaces(basins, houses, bases, conduits):
    for basin in basins:
        assert len(POWERHOUSES_IN_BASIN[basin]) == houses
        assert len(BASES_IN_BASIN[basin]) == bases
        assert len(CONDUITS_FROM_BASIN[basin]) == conduits


@clause("G2")
def test_twenty_bases_twenty_conduits_and_twenty_three_powerhouses():
    assert (len(BASE_SPACES), len(CONDUITS), len(POWERHOUSES)) == (20, 20, 23)


@clause("G4")
def test_names_say_the_basin_and_the_side():
    names = [f"B{basin}{side}" for basin in range(1, 11) for side in "UL"]
    assert list(BASE_SPACES) == names
    assert list(CONDUITS) == [f"C{basin}{side}" for basin in range(1, 11) for side in "AB"]
    houses = [f"P{basin}.{number}" for basin in BASINS for number in range(1, len(POWERHOUSES_IN_BASIN[basin]) + 1)]
    assert list(POWERHOUSES) == houses
    for table in (BASE_SPACES, CONDUITS, POWERHOUSES):
        assert all(space.id == name for name, space in table.items())
    assert all(int(name[1:-1]) == space.basin for name, space in BASE_SPACES.items())
    assert all(int(name[1:-1]) == space.source for name, space in CONDUITS.items())
    assert all(int(name[1:].partition(".")[0]) == space.basin for name, space in POWERHOUSES.items())


def test_what_follows_from_the_tables_covers_every_space_once():
    for by_basin, table in (
        (BASES_IN_BASIN, BASE_SPACES),
        (POWERHOUSES_IN_BASIN, POWERHOUSES),
        (CONDUITS_FROM_BASIN, CONDUITS),
        (CONDUITS_INTO_BASIN, CONDUITS),
    ):
        assert sorted(by_basin) == list(BASINS)
        assert sorted(space for held in by_basin.values() for space in held) == sorted(table)
    every = [*BASE_SPACES, *CONDUITS, *POWERHOUSES]
    for known in (AREA_OF_SPACE, FEE_OF_SPACE, BASIN_OF_SPACE):
        assert list(known) == every
    assert all(AREA_OF_SPACE[space] == AREA_OF_BASIN[BASIN_OF_SPACE[space]] for space in every)


@clause("G3", "W7")
def test_the_upper_base_is_red_and_meets_the_water_first():
    for basin in range(1, 11):
        upper, lower = BASES_IN_BASIN[basin]
        assert (FEE_OF_SPACE[upper], FEE_OF_SPACE[lower]) == (3, 0)
        assert RIVERS[upper] == lower
    assert not any(FEE_OF_SPACE[conduit] for conduit in CONDUITS)


@clause("G3")
def test_twelve_powerhouses_are_red_and_each_basin_has_a_free_one():
    red = [name for name, space in POWERHOUSES.items() if space.fee]
    assert {POWERHOUSES[name].fee for name in red} == {3}
    assert len(red) == 12
    for held in POWERHOUSES_IN_BASIN.values():
        fees = [POWERHOUSES[name].fee for name in held]
        assert fees == sorted(fees)
        assert not fees or 0 == fees[0] < fees[-1]


@clause("G3", "W2", "W6")
def test_every_river_runs_downhill_and_ends_in_an_exit():
    nodes = {*HEADSTREAMS, *BASE_SPACES, *BASIN_OF_NODE}
    assert set(RIVERS) == nodes
    assert set(RIVERS.values()) == (nodes | {*EXITS}) - {*HEADSTREAMS}
    for node in nodes:
        seen = [node]
        while seen[-1] in RIVERS:
            seen.append(RIVERS[seen[-1]])
            assert len(seen) == len(set(seen)) <= 20
        assert seen[-1] in EXITS
        assert COURSE_FROM[node] == tuple(seen[1:])
        passed = [stop for stop in seen if stop not in (*HEADSTREAMS, *EXITS)]
        basins = [BASIN_OF_NODE.get(stop) or BASIN_OF_SPACE[stop] for stop in passed]
        assert basins == sorted(basins)


@clause("G3", "Y9")
def test_the_powerhouses_of_a_basin_lie_above_its_dams():
    named = {f"P{basin}": basin for basin, held in POWERHOUSES_IN_BASIN.items() if held}
    assert named == BASIN_OF_NODE
    for node, basin in BASIN_OF_NODE.items():
        assert RIVERS[node] == (BASES_IN_BASIN[basin][0] if BASES_IN_BASIN[basin] else EXITS[basin - 11])


@clause("G3")
def test_each_conduit_leads_down_to_powerhouses():
    for conduit in CONDUITS.values():
        assert POWERHOUSES_IN_BASIN[conduit.target]
        assert conduit.target > conduit.source
        assert AREAS.index(AREA_OF_BASIN[conduit.target]) >= AREAS.index(conduit.area)
        assert not {*BASES_IN_BASIN[conduit.source]} & {*COURSE_FROM[f"P{conduit.target}"]}
    assert all(CONDUITS_INTO_BASIN[basin] for basin in BASIN_OF_NODE.values())
    assert all(len({CONDUITS[name].target for name in CONDUITS_FROM_BASIN[basin]}) == 2 for basin in range(1, 11))


@clause("G3")
def test_the_values_of_the_conduits():
    assert Counter(conduit.value for conduit in CONDUITS.values()) == {5: 3, 4: 4, 3: 7, 2: 4, 1: 2}


@clause("U6", "G8")
def test_ten_places_for_the_neutral_dams():
    assert NEUTRAL_LEVELS == {"mountains": 1, "hills": 2, "plains": 3}
    assert {area: len(held) for area, held in NEUTRAL_SPACES.items()} == {"mountains": 4, "hills": 3, "plains": 3}
    for area, held in NEUTRAL_SPACES.items():
        assert all(AREA_OF_SPACE[space] == area and not FEE_OF_SPACE[space] for space in held)


@clause("G7", "U10", "U11")
def test_what_every_company_has():
    assert companies.PIECES == {"base": 5, "elevation": 5, "conduit": 5, "powerhouse": 4}
    assert tuple(companies.PIECES) == companies.STRUCTURES
    assert companies.ENGINEERS == companies.START.engineers == 12
    assert companies.START == (12, 6, 6, 4, 10)
    assert companies.WHEEL_SEGMENTS == 6


@clause("I2", "I4")
def test_incomes_lie_under_the_second_fourth_and_fifth_piece_of_three_rows():
    boards = companies.COMPANIES
    places = {(row, count) for row in ("base", "elevation", "conduit") for count in (2, 4, 5)}
    for name, company in boards.items():
        assert company.id == name
        assert set(company.income) == places
        for (_, count), parts in company.income.items():
            assert {part.kind for part in parts} <= set(contracts.PART_KINDS)
            assert (parts == (Part("vp", 7),)) == (count == 5)
    assert len({repr(sorted(company.income.items())) for company in boards.values()}) == 4
    assert [company.clause for company in boards.values()] == ["N3", "N5", "N4", "N7"]


@clause("N1", "N2")
def test_powerhouses_add_one_and_then_two_more():
    assert companies.PRODUCTION_BONUS == (0, 0, 1, 1, 3)
    assert companies.ABILITY_POWERHOUSES == 3


@clause("U9")
def test_the_introductory_seats():
    seats = companies.INTRODUCTORY
    assert [seat.company for seat in seats] == list(companies.COMPANIES)
    assert [seat.officer for seat in seats] == ["adler", "mcdowell", "jordan", "fiesler"]
    assert [seat.contract for seat in seats] == list(contracts.CONTRACTS_OF_COLOUR["starting"])


@clause("C1", "C6", "C7", "C8", "C9")
def test_what_a_construction_takes():
    assert [(space.engineers, space.fee) for space in office.CONSTRUCTION_SPACES] == [(1, 0), (2, 0), (3, 0), (3, 3)]
    assert companies.BASE_COST == {"mountains": 5, "hills": 4, "plains": 3}
    assert companies.ELEVATION_COST == {"mountains": 4, "hills": 3, "plains": 2}
    assert companies.POWERHOUSE_COST == (2, 3, 4, 5)
    assert (companies.CONDUIT_COST_PER_VALUE, companies.RED_FEE) == (2, 3)


@clause("G8", "K1")
def test_how_many_contracts_and_their_numbers():
    counts = {colour: len(held) for colour, held in contracts.CONTRACTS_OF_COLOUR.items()}
    assert counts == {"starting": 4, "national": 6, "green": 15, "yellow": 15, "red": 15}
    assert contracts.CONTRACTS_IN_HAND == 3
    first = {"starting": 1, "national": 100, "green": 200, "yellow": 300, "red": 400}
    for colour, held in contracts.CONTRACTS_OF_COLOUR.items():
        assert list(held) == list(range(first[colour], first[colour] + len(held)))
        assert all(contracts.CONTRACTS[number].colour == colour for number in held)
    assert all(number == contract.id for number, contract in contracts.CONTRACTS.items())


@clause("K1")
@pytest.mark.parametrize(("colour", "needs"), [
    ("starting", {2: 1, 3: 2, 4: 1}), ("national", {13: 2, 14: 2, 15: 2}), ("green", {2: 5, 3: 5, 4: 5}),
    ("yellow", {5: 5, 6: 5, 7: 5}), ("red", {8: 5, 9: 5, 10: 5}),
])  # fmt: skip
def test_what_contracts_need(colour, needs):
    held = [contracts.CONTRACTS[number] for number in contracts.CONTRACTS_OF_COLOUR[colour]]
    assert Counter(contract.energy for contract in held) == needs


@clause("K1", "Z1", "Z4", "Z5")
def test_rewards_are_made_of_known_parts():
    kinds = Counter()
    for contract in contracts.CONTRACTS.values():
        named = [part.kind for part in contract.reward]
        assert set(named) <= set(contracts.PART_KINDS)
        assert len(named) == len(set(named)) > 0
        assert all(set(part.areas) <= set(AREAS) and part.amount > 0 for part in contract.reward)
        kinds.update(named)
    pieces = {kind: number for kind, number in kinds.items() if kind.startswith("build")}
    assert pieces == {"build_conduit": 4, "build_base": 3, "build_powerhouse": 2, "build_elevation": 2}
    values = [p.amount for c in contracts.CONTRACTS.values() for p in c.reward if p.kind == "build_conduit"]
    assert values == [2, 3, 4, 5]


@clause("U8", "U7")
@pytest.mark.parametrize(("players", "spaces"), [(4, 36), (3, 30), (2, 26)])
def test_action_spaces_by_number_of_players(players, spaces):
    assert sum(players in space.players for space in office.SHARED_SPACES.values()) == spaces


@clause("U8")
def test_fewer_players_never_open_a_space():
    assert {space.players for space in office.SHARED_SPACES.values()} == {(4,), (3, 4), (2, 3, 4)}
    counts = Counter((space.section, space.players) for space in office.SHARED_SPACES.values())
    assert {key: n for key, n in counts.items() if key[1] != (2, 3, 4)} == {
        ("turbine", (4,)): 2,
        ("turbine", (3, 4)): 2,
        ("workshop", (3, 4)): 2,
        ("machinery", (4,)): 2,
        ("contract", (4,)): 2,
    }


@clause("M1", "R3")
def test_sections_have_a_left_and_a_dearer_right_space_for_each_action():
    held = {section: [office.SPACES[name] for name in names] for section, names in office.SPACES_OF_SECTION.items()}
    assert [len(spaces) for spaces in held.values()] == [10, 4, 1, 6, 6, 6, 3, 4, 2]
    for section in ("turbine", "water", "workshop", "machinery", "contract"):
        half = len(held[section]) // 2
        for left, right in zip(held[section][:half], held[section][half:], strict=True):
            same = (right.action, right.price, right.amount, right.players)
            assert (left.action, left.price, left.amount, left.players) == same
            assert (left.engineers, left.fee) < (right.engineers, right.fee)
    spaces = [space for space in office.SHARED_SPACES.values() if space.id != office.BANK]
    assert all(space.engineers in (1, 2, 3) and space.fee in (0, 3) for space in spaces)
    assert all(name == space.id and name.startswith(space.section) for name, space in office.SPACES.items())


@clause("G8", "O11")
def test_seven_officers():
    assert list(powers.OFFICERS) == ["adler", "del_monte", "fiesler", "mcdowell", "jordan", "krylov", "sekibo"]
    assert [officer.clause for officer in powers.OFFICERS.values()] == [f"O{number}" for number in range(1, 8)]
    assert powers.SPARE_OFFICERS == {2: 2, 3: 1, 4: 0}


def test_a_second_tile_of_a_structure_and_level_is_called_something_of_its_own():
    tile = powers.TILES["adv3_conduit"]
    assert tile.word == "conduit-III"
    assert tile._replace(id="channel", called="channel").word == "channel"


@clause("G7", "G8", "U7")
def test_technology_tiles():
    basic = [tile for tile in powers.TILES.values() if not tile.level]
    assert [tile.id for tile in basic] == [*powers.BASIC_TILES, powers.WILD_TILE, powers.SPECIAL_TILE]
    assert len(powers.ADVANCED_TILES) == 15
    for level in (1, 2, 3):
        built = [powers.TILES[name].structure for name in powers.ADVANCED_TILES if f"adv{level}" in name]
        assert built == [*companies.STRUCTURES, "wild"]
    assert [powers.TILES[name].clause for name in powers.ADVANCED_TILES] == [f"T{n}" for n in range(1, 16)]
    assert [tile.clause for tile in powers.TILES.values() if tile.power.no_engineers] == ["T4", "T11"]


@clause("G8", "I5", "B1", "B2", "B3", "B4", "B5", "B6", "J1")
def test_headstream_bonus_and_objective_tiles():
    assert list(tiles.HEADSTREAM_TILES) == list(range(1, 9))
    assert all(len(drops) == 4 for drops in tiles.HEADSTREAM_TILES.values())
    assert [sum(drops) for drops in tiles.HEADSTREAM_TILES.values()] == [4, 4, 4, 4, 3, 3, 5, 4]
    points = {tile.clause: tile.vp for tile in tiles.BONUS_TILES.values()}
    assert points == {"B1": 2, "B2": 5, "B3": 4, "B4": 4, "B5": 4, "B6": 4}
    assert tiles.BONUS_TILES[tiles.ADVANCED_BONUS].clause == "B6"
    assert sorted(tile.clause for tile in tiles.OBJECTIVES.values()) == [f"J{number}" for number in range(3, 9)]
    assert tiles.OBJECTIVE_PRIZES == (15, 10, 5)
    assert len(tiles.BONUS_TILES) - 1 == tiles.ROUNDS == 5


@clause("S2", "S4", "S5", "P8")
def test_the_energy_track():
    borders = [least for least, _ in tiles.TRACK_CREDITS]
    assert borders == sorted(borders, reverse=True)
    assert tiles.TRACK_CREDITS == ((29, 8), (22, 7), (16, 6), (11, 5), (7, 4), (4, 3), (2, 2), (1, 1), (0, 3))
    assert tiles.SECTIONS == (6, 12, 18, 24, 30)
    assert tiles.SECTIONS[-1] == tiles.TRACK_END
    assert (tiles.FIRST_PRIZE, tiles.SECOND_PRIZE, tiles.ZERO_ENERGY_VP, tiles.BONUS_LOSS_PER_SECTION) == (6, 2, -3, 4)


def test_every_clause_that_a_table_names_has_a_sentence():
    named = [*companies.COMPANIES.values(), *powers.OFFICERS.values(), *powers.TILES.values()]
    named += [*tiles.BONUS_TILES.values(), *tiles.OBJECTIVES.values()]
    assert {record.clause for record in named} <= set(CLAUSES)


def test_the_board_holds_no_verbs():
    """A record may read its own fields; nothing else is a function."""
    for path in Path(board.__file__).parent.glob("*.py"):
        module = ast.parse(path.read_text())
        assert not {type(node) for node in module.body} & {ast.FunctionDef, ast.AsyncFunctionDef}, path.name
        assert not any(isinstance(node, ast.Lambda) for node in ast.walk(module)), path.name
