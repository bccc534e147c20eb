"""The tiles of the Automa: every count, and every reference to another table."""

from collections import Counter

import pytest

from barrage_nb.board import automa
from barrage_nb.board.automa import AUTOMA_TILES, CRITERIA, EXPANSION_ROWS, ROWS_THAT_GO_ON
from barrage_nb.board.companies import STRUCTURES
from barrage_nb.board.contracts import PILE_COLOURS
from barrage_nb.board.map import AREAS, BASES_IN_BASIN, CONDUITS, HEADSTREAMS, POWERHOUSES_IN_BASIN
from barrage_nb.words import CLAUSES
from tests.clauses import clause

TILES = list(AUTOMA_TILES.values())
ROWS = [row for tile in TILES for row in tile.rows]


def rows_of(kind):
    return [row for row in ROWS if isinstance(row, kind)]


@clause("A1")
def test_twenty_tiles_numbered_in_order():
    assert list(AUTOMA_TILES) == list(range(1, 21))
    assert [tile.number for tile in TILES] == list(AUTOMA_TILES)


@clause("A15")
@pytest.mark.parametrize("tile", TILES, ids=lambda tile: str(tile.number))
def test_a_tile_begins_with_a_production_and_ends_with_the_bank(tile):
    assert [isinstance(row, automa.ProduceRow) for row in tile.rows] == [True] + [False] * (len(tile.rows) - 1)
    assert [isinstance(row, automa.BankRow) for row in tile.rows] == [False] * (len(tile.rows) - 1) + [True]
    assert isinstance(tile.rows[-2], automa.WorkshopRow | automa.MachineryRow)  # A27 and A28 end with the bank


@clause("A15")
def test_every_kind_of_row_as_often_as_it_is_printed():
    assert Counter(type(row).__name__ for row in ROWS) == {
        "ProduceRow": 20,
        "WaterRow": 10,
        "ContractsRow": 6,
        "ConstructRow": 30,
        "WorkshopRow": 20,
        "MachineryRow": 16,
        "PatentRow": 4,
        "BankRow": 20,
        "ExternalWorksRow": 19,
        "BuildingRow": 4,
        "BuildingPatentRow": 1,
    }


@clause("A15")
def test_every_row_takes_engineers_and_no_cost_is_below_nothing():
    assert {row.engineers for row in ROWS} == {1, 2}
    assert min(getattr(row, "vp", 0) for row in ROWS) == 0


@clause("A16")
def test_productions_name_a_pile_and_a_modifier_of_the_turbines():
    assert {row.colour for row in rows_of(automa.ProduceRow)} == set(PILE_COLOURS)
    assert {row.modifier for row in rows_of(automa.ProduceRow)} == {-2, -1, 0, 1, 2}


@clause("A19", "A20")
def test_water_is_two_drops_that_wait_or_one_that_flows():
    assert {(row.drops, row.flowing) for row in rows_of(automa.WaterRow)} == {(2, False), (1, True)}
    assert set(ROWS_THAT_GO_ON) == {automa.WaterRow, automa.ContractsRow}


@clause("A21")
def test_contracts_are_discarded_for_two_energy():
    assert {row.energy for row in rows_of(automa.ContractsRow)} == {2}
    assert {row.colour for row in rows_of(automa.ContractsRow)} == set(PILE_COLOURS)


@clause("A23")
def test_constructions_name_structures_areas_and_values():
    rows = rows_of(automa.ConstructRow)
    assert {row.structure for row in rows} == set(STRUCTURES)
    assert {area for row in rows for area in row.areas} < set(AREAS)
    assert {row.least_value for row in rows if row.structure != "conduit"} == {0}
    assert {row.least_value for row in rows} == {0, 3, 4}


@clause("A24", "A25", "A28")
def test_workshops_and_machinery_cost_points_as_the_office_costs_credits():
    assert {(row.turns, row.vp) for row in rows_of(automa.WorkshopRow)} == {(1, 0), (2, 2), (3, 5)}
    assert {
        (row.excavators, row.mixers, row.machinery, row.engineers, row.vp) for row in rows_of(automa.MachineryRow)
    } == {(0, 0, 1, 1, 3), (1, 0, 0, 1, 2), (0, 1, 0, 1, 3), (2, 0, 0, 2, 4), (1, 1, 0, 2, 5)}


@clause("A26")
def test_a_patent_for_each_structure_at_one_engineer_and_two_points():
    rows = rows_of(automa.PatentRow)
    assert sorted(row.structure for row in rows) == sorted(STRUCTURES)
    assert {(row.engineers, row.vp) for row in rows} == {(1, 2)}


@clause("A27")
def test_the_bank_takes_one_engineer_for_one_point():
    assert {(row.engineers, row.vp) for row in rows_of(automa.BankRow)} == {(1, 1)}


@clause("X1")
def test_rows_of_the_expansion_are_kept():
    assert set(EXPANSION_ROWS) == {automa.ExternalWorksRow, automa.BuildingRow, automa.BuildingPatentRow}
    assert {row.order for row in rows_of(automa.ExternalWorksRow)} == {(1, 2, 3), (2, 3, 1), (3, 2, 1)}
    assert Counter(row.direction for row in rows_of(automa.BuildingRow)) == {"down": 2, "up": 2}


@clause("AP3", "AP5", "AP6", "AP7")
@pytest.mark.parametrize("tile", TILES, ids=lambda tile: str(tile.number))
def test_each_column_has_three_criteria_of_its_structure(tile):
    for structure in STRUCTURES:
        names = tile.column(structure).criteria
        assert len(set(names)) == 3
        assert set(names) <= set(CRITERIA[structure])


@clause("AP5", "AP6", "AP7")
def test_every_criterion_is_printed_on_some_tile_and_has_its_letter():
    for structure in STRUCTURES:
        assert set(CRITERIA[structure]) == {name for tile in TILES for name in tile.column(structure).criteria}
        cited = [criterion.cited for criterion in CRITERIA[structure].values()]
        assert sorted(set(cited)) == [cited[0][:3] + letter for letter in "abcdef"]
        assert {criterion.clause for criterion in CRITERIA[structure].values()} <= set(CLAUSES)


@clause("AP4")
def test_the_codes_are_basins_with_such_spaces_and_each_conduit_once():
    assert all(BASES_IN_BASIN[tile.base.code] for tile in TILES)
    assert all(POWERHOUSES_IN_BASIN[tile.powerhouse.code] for tile in TILES)
    assert [tile.conduit.code for tile in TILES] == list(CONDUITS)
    assert {tile.base.code for tile in TILES} == set(range(1, 11))
    assert {tile.powerhouse.code for tile in TILES} == set(range(5, 13))


@clause("A19")
def test_each_tile_orders_the_four_headstreams():
    assert {tuple(sorted(tile.headstreams)) for tile in TILES} == {HEADSTREAMS}
