"""How drops flow (W1 to W8)."""

import pytest

from tests.clauses import clause
from tests.rules.table import after

ROUND_1 = "bonus=contracts,bases,conduits,elevations,powerhouses"


def drops(position):
    return {dam: held.drops for dam, held in position.dams.items()}


def water_flow(dams, waiting):
    """The drops that lie in the dams after the Water Flow phase of round 1."""
    end = after(f"usa engineers=1 | neutral {dams} | {waiting} {ROUND_1}", "place bank 1")
    assert end.round == 2
    return drops(end)


@clause("W1", "M3")
def test_drops_wait_on_their_headstream_until_water_flow():
    moves = ("place water-2", "drops HA HD")
    end = after("usa B1L B4L | HA=1", *moves)
    assert end.headstreams == {"HA": 2, "HD": 1}
    assert drops(end) == {"B1L": 0, "B4L": 0}
    end = after(f"usa B1L B4L engineers=1 | HA=1 {ROUND_1}", *moves)
    assert end.headstreams == {}
    assert drops(end) == {"B1L": 1, "B4L": 1}


@clause("W1", "M4")
def test_a_drop_of_the_other_water_action_flows_alone_and_at_once():
    end = after("usa B1L=2 | HA=1", "place water-1-now", "drops HA")
    assert end.headstreams == {"HA": 1}
    assert drops(end) == {"B1L": 1}


@clause("W2")
@pytest.mark.parametrize(("spring", "dams"), [
    ("HA", "B1U B1L B8U B8L"), ("HB", "B2U B2L B5U B5L B9U B9L"),
    ("HC", "B3U B3L B6U B6L B10U B10L"), ("HD", "B4U B4L B7U B7L B10U B10L"),
])  # fmt: skip
def test_each_drop_finishes_in_the_next_dam_of_its_river(spring, dams):
    down = dams.split()
    for drop in range(1, len(down) + 2):
        held = water_flow(dams, f"{spring}={drop}")
        assert [held[dam] for dam in down] == [int(i < drop) for i in range(len(down))]


@clause("W3")
@pytest.mark.parametrize("owner", ["usa", "germany engineers=0", "neutral"])
def test_a_drop_stops_at_anybodys_dam_with_room_and_passes_a_full_one(owner):
    picture = f"usa engineers=1 | {owner} B1L=2*1 B8L=1*1 | HA=2 {ROUND_1}"
    end = after(picture.replace("usa engineers=1 | usa", "usa engineers=1"), "place bank 1")
    assert drops(end) == {"B1L": 2, "B8L": 1}


@clause("W4")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_dam_holds_as_many_drops_as_its_level(level):
    assert water_flow(f"B8L={level}", "HA=5") == {"B8L": level}


@clause("W5")
def test_held_water_stays_where_it_is():
    assert water_flow("B1U=3*2 B8L=2", "HB=1") == {"B1U": 2, "B8L": 0}
    end = after("usa B1U=3*2 B8L=2 | HA=1", "place water-1-now", "drops HA")
    assert drops(end) == {"B1U": 3, "B8L": 0}


@clause("W6")
def test_water_that_no_dam_stops_leaves_the_map():
    end = after(f"usa B3L engineers=1 | HA=3 HB=2 HD=4 {ROUND_1}", "place bank 1")
    assert end.headstreams == {}
    assert drops(end) == {"B3L": 0}


@clause("W7")
def test_the_upper_dam_of_a_basin_is_first_and_overflows_into_the_lower():
    assert water_flow("B1U=2 B1L=1", "HA=2") == {"B1U": 2, "B1L": 0}
    assert water_flow("B1U=2 B1L=1", "HA=3") == {"B1U": 2, "B1L": 1}


@clause("W7", "W2")
def test_two_rivers_fill_the_dams_they_share():
    held = water_flow("B10U=2 B10L=3", "HC=2 HD=2")
    assert held == {"B10U": 2, "B10L": 2}


@clause("W8")
def test_all_springs_flow_in_water_flow_and_none_is_left():
    dams = "usa B1L B2L engineers=1 | germany B3L B4L engineers=0"
    end = after(f"{dams} | HA=1 HB=1 HC=1 HD=1 {ROUND_1}", "place bank 1")
    assert drops(end) == {"B1L": 1, "B2L": 1, "B3L": 1, "B4L": 1}
    assert end.headstreams == {}


@clause("W8", "E1")
def test_water_flows_in_round_5_too():
    end = after("usa B1L=2 engineers=1 | HA=2 round=5 objective=basins_1", "place bank 1")
    assert end.question is None
    assert drops(end) == {"B1L": 2}
