"""Where an Automa puts a piece, worked out from the clauses alone (AP1 to AP8)."""

import pytest

from barrage_nb import sketch
from barrage_nb.automa.placing import Sifted, Wishes, choose_space, completing, keep, map_of
from barrage_nb.board.map import HEADSTREAMS
from tests.clauses import clause


def look(picture, who="usa", letters=HEADSTREAMS):
    return map_of(sketch(picture), who, letters)


def kept(picture, criterion, structure, spaces, letters=HEADSTREAMS):
    return keep(criterion, look(picture, letters=letters), structure, spaces.split())


def chosen(picture, structure, spaces, tile, wishes=Wishes()):
    return choose_space(look(picture), structure, spaces.split(), tile, wishes)


@clause("AP1")
def test_a_single_eligible_space_is_used():
    placement = chosen("usa", "base", "B7L", 1)
    assert (placement.space, placement.clause, placement.sifted) == ("B7L", "AP1", ())


@clause("AP2")
def test_the_only_space_that_completes_a_system_is_taken():
    placement = chosen("usa P8.1 | italy C1A C4B", "base", "B1L B4L", 1)
    assert placement.completing == ("B1L",)
    assert (placement.space, placement.clause) == ("B1L", "AP2")


@clause("AP2")
@pytest.mark.parametrize(("picture", "structure", "spaces", "expected"), [
    ("usa P8.1 C1A", "base", "B1L B1U B2L", "B1L B1U"),  # two base spaces count as two
    ("usa P8.1 | neutral B1L", "conduit", "C1A C1B", "C1A"),
    ("usa P8.1 | italy B1L", "conduit", "C1A C1B", ""),  # another's dam makes no system
    ("usa B1L P8.1 P5.1", "conduit", "C1A C1B C5A", "C1A C1B"),
    ("usa B1L C1A C1B", "powerhouse", "P8.1 P5.1 P9.1", "P8.1 P5.1"),
    ("usa P8.1 C1A B1L", "elevation", "B1L", ""),  # an elevation stands on a dam
])  # fmt: skip
def test_what_completes_a_system(picture, structure, spaces, expected):
    assert completing(look(picture), structure, spaces.split()) == expected.split()


@clause("AP2")
def test_the_powerhouse_spaces_of_a_basin_count_as_one():
    placement = chosen("usa B1L C1A", "powerhouse", "P8.3 P8.2 P8.1 P9.1", 1)
    assert placement.completing == ("P8.1",)
    assert (placement.space, placement.clause) == ("P8.1", "AP2")


@clause("AP2")
def test_where_several_spaces_complete_a_system_all_stay_eligible():
    placement = chosen("usa P8.1 C1A", "base", "B1L B1U B9L", 9)  # tile 9 looks for red spaces first
    assert placement.completing == ("B1L", "B1U")
    assert placement.sifted[0].left == ("B1U",)
    assert placement.space == "B1U"


@clause("AP3")
def test_a_criterion_that_nobody_meets_is_ignored_and_several_go_on():
    placement = chosen("usa P8.1", "base", "B1L B1U B2L", 2)
    assert [(step.criterion, step.met, step.left) for step in placement.sifted] == [
        ("strongest_built_conduit", (), ("B1L", "B1U", "B2L")),
        ("own_powerhouse", ("B1L", "B1U"), ("B1L", "B1U")),
        ("red_space", ("B1U",), ("B1U",)),
    ]
    assert (placement.space, placement.clause) == ("B1U", "AP5d")


@clause("AP4")
@pytest.mark.parametrize(("tile", "structure", "spaces", "space"), [
    (4, "base", "B2L B3L B5L B6L", "B5L"),  # from basin 4 upward
    (4, "base", "B2L B3L", "B2L"),  # and round to the beginning
    (4, "base", "B4U B4L", "B4L"),  # in the basin, first what costs nothing
    (4, "elevation", "B3U B5U", "B5U"),
    (16, "powerhouse", "P5.1 P9.1 P11.1", "P5.1"),  # from basin 12 round to 5
    (16, "powerhouse", "P10.3 P10.2 P9.1 P9.2", "P9.1"),
    (4, "conduit", "C1A C2B C4B", "C2B"),  # from C2B
    (7, "conduit", "C4B C2B", "C4B"),  # from C4A
])  # fmt: skip
def test_the_code_breaks_the_last_tie(tile, structure, spaces, space):
    placement = chosen("usa", structure, spaces, tile)
    assert (placement.space, placement.clause) == (space, "AP4")


@clause("AP4", "AD3")
def test_with_the_tile_that_waives_the_fee_a_red_base_space_comes_first_in_its_basin():
    assert chosen("usa", "base", "B4U B4L B5U", 4, Wishes(red_first=True)).space == "B4U"


@clause("AP5", "AP8")
@pytest.mark.parametrize(("picture", "criterion", "spaces", "expected"), [
    ("italy C1A C2A C5B", "strongest_built_conduit", "B1L B2L B5L", "B1L"),
    ("usa C5B | italy C1B", "strongest_built_conduit", "B1L B1U B5L", "B5L"),  # the own one of two equal ones
    ("usa C2A | italy C1A", "strongest_built_conduit", "B1L B2L", "B1L"),  # but only of equal ones
    ("usa", "strongest_built_conduit", "B1L B2L", ""),
    ("usa P8.1", "own_powerhouse", "B1L B5L B2L", "B1L B5L"),  # a printed route is enough
    ("italy P8.1", "own_powerhouse", "B1L B5L", ""),
    ("usa | HB=1 HC=2", "most_water", "B2L B3L B6L", "B3L B6L"),
    ("usa | italy B2U | HB=1 HC=1", "most_water", "B2L B3L", "B3L"),  # the dam above stops the drop
    ("usa | italy B2U=1*1 | HB=2 HC=1", "most_water", "B2L B3L", "B2L"),  # a full one lets it pass
    ("usa", "most_water", "B2L B3L", ""),
    ("usa", "red_space", "B1L B1U B2U", "B1U B2U"),
    ("italy P5.1", "below_powerhouse", "B5U B5L B9L B10L", "B5U B5L B9L"),
    ("italy P5.1 B5L", "below_powerhouse", "B5U B5L B9L", "B5U B5L"),  # below the dam its water stops
    ("usa B8L | italy B9L", "above_own_dam", "B1L B5L B6L", "B1L B5L"),
    ("italy B9L B8L B10L", "above_own_dam", "B1L B6L B8L", "B1L B6L B8L"),  # C1B, C6B and C8A lead to no opponent's
    ("usa | italy B9L", "above_own_dam", "B6U B9U", "B6U B9U"),
])  # fmt: skip
def test_the_criteria_of_dams(picture, criterion, spaces, expected):
    assert kept(picture, criterion, "base", spaces) == expected.split()


@clause("AP5")
def test_equal_water_is_settled_by_the_first_headstream_of_the_criteria_side():
    assert kept("usa | HB=1 HC=1", "most_water", "base", "B2L B3L", ("HC", "HB", "HA", "HD")) == ["B3L"]
    assert kept("usa | HB=1 HC=1", "most_water", "base", "B2L B3L", ("HA", "HB", "HC", "HD")) == ["B2L"]


@clause("AP6", "AP8")
@pytest.mark.parametrize(("picture", "criterion", "spaces", "expected"), [
    ("usa", "highest_value", "C1A C1B C2B", "C1A C2B"),
    ("usa", "second_highest_value", "C1A C1B C2B C3A", "C1B C3A"),
    ("usa", "second_highest_value", "C1A C2B", "C1A C2B"),  # all are equal
    ("usa B1L | neutral B2L | italy B3L", "dam_own_neutral_opponent", "C1A C2A C3A C4A", "C1A"),
    ("neutral B2L | italy B3L", "dam_own_neutral_opponent", "C1A C2A C3A", "C2A"),
    ("italy B3L", "dam_own_neutral_opponent", "C1A C2A C3A", "C3A"),
    ("usa B1L | neutral B2L | italy B3L", "dam_opponent_neutral_own", "C1A C2A C3A C4A", "C3A"),
    ("usa B1L | neutral B2L", "dam_opponent_neutral_own", "C1A C2A C4A", "C2A"),
    ("usa P8.1 | italy P6.1", "powerhouse_own_opponent", "C1A C2A C4A", "C1A"),
    ("italy P6.1", "powerhouse_own_opponent", "C1A C2A C4A", "C2A"),
    ("usa P8.1 | italy P6.1", "powerhouse_opponent_own", "C1A C2A C4A", "C2A"),
    ("usa P8.1", "powerhouse_opponent_own", "C1A C2A C4A", "C1A"),
    ("neutral B1L", "powerhouse_own_opponent", "C1A C2A", ""),
])  # fmt: skip
def test_the_criteria_of_conduits(picture, criterion, spaces, expected):
    picture = picture if picture.startswith("usa") else f"usa | {picture}"
    assert kept(picture, criterion, "conduit", spaces) == expected.split()


@clause("AP7", "AP8")
@pytest.mark.parametrize(("picture", "criterion", "spaces", "expected"), [
    ("italy C1A C2A C5B", "strongest_built_conduit", "P8.1 P6.1 P10.1", "P8.1"),
    ("usa C3A | italy C1B", "strongest_built_conduit", "P5.1 P8.1", "P5.1"),
    ("usa B1L", "own_dam", "P8.1 P5.1 P9.1", "P8.1 P5.1"),
    ("neutral B1L", "own_dam", "P8.1 P5.1", ""),
    ("usa", "plains", "P5.1 P8.1 P12.1", "P8.1 P12.1"),
    ("usa", "basin_5", "P5.1 P6.1 P7.1", "P5.1"),
    ("usa", "basin_6", "P5.1 P6.1 P7.1", "P6.1"),
    ("usa", "basin_7", "P5.1 P6.1 P7.1", "P7.1"),
    ("usa B9L", "feeds_own_dam", "P5.1 P6.1 P9.1", "P5.1 P9.1"),
    ("usa B9L | italy B5L", "feeds_own_dam", "P5.1 P6.1 P9.1", "P9.1"),  # Italy's dam lies between
    ("italy B5L", "feeds_own_dam", "P5.1 P6.1", "P6.1"),
    ("usa B9L | italy B5L", "avoids_opponent_dam", "P5.1 P9.1 P11.1", "P9.1 P11.1"),
    ("italy B5L", "avoids_opponent_dam", "P5.1", ""),
])  # fmt: skip
def test_the_criteria_of_powerhouses(picture, criterion, spaces, expected):
    picture = picture if picture.startswith("usa") else f"usa | {picture}"
    assert kept(picture, criterion, "powerhouse", spaces) == expected.split()


@clause("AD3")
def test_ties_between_conduits_go_to_those_that_the_tile_makes_cheaper():
    # Every printed column asks for a value first, so what is tied has one value: the rule can only confirm it.
    placement = chosen("usa", "conduit", "C7A C10A C1B", 13, Wishes(dear_conduits=True))
    assert placement.sifted[-1] == Sifted("dear_conduit", "AD3", (), ("C7A", "C10A"))
    placement = chosen("usa", "conduit", "C1A C2B C7A", 1, Wishes(dear_conduits=True))
    assert placement.sifted[-1] == Sifted("dear_conduit", "AD3", ("C1A", "C2B"), ("C1A", "C2B"))
    assert chosen("usa", "conduit", "C1A C2B C7A", 1).sifted[-1].clause == "AP6d"


@clause("AD5")
def test_preferred_areas_come_before_the_criteria():
    wishes = Wishes(areas=("mountains", "hills"))
    assert chosen("italy C8A", "base", "B5L B8L B1L", 1, wishes).clause == "AD5"
    assert chosen("usa | italy C8A", "base", "B5L B8L B1L", 1, wishes).space == "B1L"
    assert chosen("usa | italy C8A", "base", "B5L B8L", 1, wishes).space == "B5L"
    assert chosen("usa | italy C8A", "base", "B9L B8L", 1, wishes).space == "B8L"
