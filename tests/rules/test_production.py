"""Production (P1 to P11) with the rulings on it (Y1, Y4, Y8, Y9)."""

import pytest

from tests.clauses import clause
from tests.rules.table import after, options, refusal


@clause("P1")
@pytest.mark.parametrize("picture", [
    "usa B1L=1*1 C1A | germany P8.1", "usa B1L C1A P8.1", "usa B1L=1*1 P8.1",
    "usa C1A P8.1 | germany B1L=1*1", "usa B1L=1*1 C1A P9.1",
])  # fmt: skip
def test_a_production_needs_own_powerhouse_usable_water_and_a_conduit(picture):
    assert refusal(picture, "place turbine+0").startswith("P1:")
    assert not any(line.startswith("place turbine") for line in options(picture))


@clause("P1", "P2")
def test_a_conduit_joins_all_dams_of_its_basin_to_the_powerhouses_below():
    picture = "usa B1U=1*1 P8.1 P5.1 C1A | italy C1B P8.2 | neutral B1L=1*1 | germany B2L=1*1 C2A"
    assert options(picture, "place turbine+0") == {
        "produce B1U C1A P8.1 x1",
        "produce B1L C1A P8.1 x1",
        "produce B1U C1B P5.1 x1",
        "produce B1L C1B P5.1 x1",
    }


@clause("P3")
def test_a_dam_does_not_feed_the_powerhouse_of_its_own_basin():
    assert "place turbine+0" not in options("usa B8L=1*1 C8A P8.1")
    end = after("usa B8L=1*1 C8A P8.1 P11.1", "place turbine+0")
    assert end.companies["usa"].energy == 3 + 1


@clause("P1", "P2", "P3")
@pytest.mark.parametrize(("way", "reason"), [
    ("B6L C6A P6.1", "P1: you have no powerhouse in basin 9, where this conduit ends"),
    ("B6L C2A P6.1", "P3: the lower dam of basin 6 and the left powerhouse of basin 6 lie in the same basin, "
     "and no conduit joins those: water must fall"),
    ("B2L C2A P10.1", "P2: the conduit from basin 2 to basin 6 does not lead to the left powerhouse of basin 10"),
    ("B6L C2B P10.1", "P2: the conduit from basin 2 to basin 10 takes no water from the lower dam of basin 6"),
])  # fmt: skip
def test_what_a_conduit_does_not_join_is_refused_with_the_end_that_is_wrong(way, reason):
    picture = "usa B2L=1*1 B6L=1*1 C2A C2B C6A P6.1 P10.1"
    assert refusal(picture, "place turbine+0", f"produce {way} x1") == reason


@clause("P4")
def test_a_production_moves_any_number_of_drops_of_one_dam():
    picture = "usa B1U=3*3 C1A P8.1"
    lines = options(picture, "place turbine+0")
    assert lines == {f"produce B1U C1A P8.1 x{drops}" for drops in (1, 2, 3)}
    end = after(picture, "place turbine+0", "produce B1U C1A P8.1 x2")
    assert end.dams["B1U"].drops == 1
    assert end.companies["usa"].energy == 10


@clause("P4")
def test_a_production_does_not_join_the_water_of_two_dams():
    picture = "usa B1U=2*2 C1A P8.1 | neutral B1L=1*1"
    assert refusal(picture, "place turbine+0", "produce B1U C1A P8.1 x3") is not None
    end = after(picture, "place turbine+0", "produce B1L C1A P8.1 x1")
    assert (end.dams["B1U"].drops, end.dams["B1L"].drops) == (2, 0)


@clause("P5", "P11")
@pytest.mark.parametrize(("space", "modifier", "engineers", "credits"), [
    ("turbine+2", 2, 2, 0), ("turbine+1", 1, 2, 0), ("turbine+0", 0, 2, 0),
    ("turbine-1", -1, 2, 0), ("turbine-2", -2, 1, 0), ("turbine+2-red", 2, 3, 3),
    ("turbine+1-red", 1, 3, 3), ("turbine+0-red", 0, 3, 3), ("turbine-1-red", -1, 3, 3),
    ("turbine-2-dear", -2, 2, 0),
])  # fmt: skip
def test_energy_is_value_times_drops_with_space_and_company_bonus(space, modifier, engineers, credits):
    picture = "usa B2L=1*1 C2A P6.1 P9.1 | germany | italy | france"
    usa = after(picture, f"place {space}").companies["usa"]
    assert usa.energy == 3 + modifier + 1
    assert (usa.engineers, usa.credits) == (12 - engineers, 6 - credits)


@clause("P6")
@pytest.mark.parametrize("drops", [1, 2])
def test_a_production_below_one_is_impossible(drops):
    picture = f"usa B9L=3*{drops} C9A P11.1"
    assert refusal(picture, "place turbine-2").startswith("P6:")
    end = after("usa B9L=3*3 C9A P11.1", "place turbine-2")
    assert end.companies["usa"].energy == 1
    assert end.dams["B9L"].drops == 0


@clause("P6", "N1")
def test_the_company_bonus_may_lift_a_production_to_one():
    end = after("usa B9L=2*2 C9A P11.1 P5.1", "place turbine-2")
    assert end.companies["usa"].energy == 2 - 2 + 1
    assert refusal("usa B9L=1*1 C9A P11.1 P5.1", "place turbine-2").startswith("P6:")


@clause("P7")
def test_a_foreign_conduit_costs_a_credit_a_drop_and_scores_for_its_owner():
    end = after("usa B1L=2*2 P8.1 | germany C1A", "place turbine+0", "produce B1L C1A P8.1 x2")
    usa, germany = end.companies["usa"], end.companies["germany"]
    assert (usa.energy, usa.credits, usa.vp) == (10, 4, 10)
    assert (germany.energy, germany.credits, germany.vp) == (0, 8, 12)


@clause("P7")
def test_an_own_conduit_is_free():
    usa = after("usa B1L=1*1 C1A P8.1 credits=0", "place turbine+0").companies["usa"]
    assert (usa.energy, usa.credits, usa.vp) == (5, 0, 10)


@clause("Y4", "P7")
@pytest.mark.parametrize(("credits", "most"), [(3, 3), (2, 2), (1, 1), (0, 0)])
def test_the_producer_moves_only_the_drops_she_can_pay_for(credits, most):
    picture = f"usa B1U=3*3 C1B P8.1 P5.1 credits={credits} | germany C1A"
    lines = {line for line in options(picture, "place turbine+0") if " C1A " in line}
    assert lines == {f"produce B1U C1A P8.1 x{drops}" for drops in range(1, most + 1)}


@clause("Y4")
def test_without_credits_a_foreign_conduit_alone_is_no_production():
    picture = "usa B1L=1*1 P8.1 credits=0 | germany C1A"
    assert refusal(picture, "place turbine+0") is not None
    assert "place turbine+0" not in options(picture)


@clause("Y4", "P6")
def test_drops_she_cannot_pay_cannot_lift_a_production_to_one():
    picture = "usa B9L=3*3 P11.1 credits={} | germany C9A"
    assert "place turbine-2" not in options(picture.format(2))
    end = after(picture.format(3), "place turbine-2")
    assert end.companies["usa"].energy == 1
    assert end.companies["usa"].credits == 0


@clause("Y1", "R3", "Y4")
def test_the_red_action_space_is_paid_before_the_conduit():
    picture = "usa B1L=2*2 P8.1 credits={} | germany C1A"
    usa = after(picture.format(4), "place turbine+0-red").companies["usa"]
    assert (usa.energy, usa.credits) == (5, 0)
    assert "place turbine+0-red" not in options(picture.format(3))


@clause("Y1", "P7")
def test_the_reward_comes_too_late_to_pay_the_conduit():
    picture = "usa B1L=2*2 P8.1 credits=1 contracts=202 | germany C1A"
    assert options(picture, "place turbine+0") == {"fulfil 202", "decline"}
    usa = after(picture, "place turbine+0", "fulfil 202").companies["usa"]
    assert (usa.energy, usa.credits) == (5, 5)


@clause("Y1", "P10", "Y5")
def test_the_base_won_with_a_production_catches_its_water():
    end = after("usa B1L=1*1 C1A P8.1 contracts=211", "place turbine+0", "fulfil 211", "at B8L")
    assert end.dams["B8L"].drops == 1
    assert end.dams["B8L"].owner == "usa"


@clause("P8", "Y12")
def test_energy_goes_on_past_thirty():
    assert after("usa B1L=1*1 C1A P8.1 energy=5", "place turbine+2").companies["usa"].energy == 12
    end = after("usa B1L=1*1 C1A P8.1 energy=28", "place turbine+2")
    assert end.companies["usa"].energy == 35


@clause("P9")
def test_a_production_fulfils_one_contract_it_reaches_alone():
    picture = "usa B1L=1*1 C1A P8.1 energy=20 contracts=209,300,305"
    assert options(picture, "place turbine+0") == {"fulfil 209", "fulfil 300", "decline"}
    usa = after(picture, "place turbine+0", "fulfil 209").companies["usa"]
    assert (usa.fulfilled, usa.contracts, usa.vp, usa.credits) == ((209,), (300, 305), 14, 8)


@clause("P9", "K2")
def test_a_contract_may_be_left_for_later():
    usa = after("usa B1L=1*1 C1A P8.1 contracts=209", "place turbine+0", "decline").companies["usa"]
    assert (usa.contracts, usa.fulfilled, usa.vp) == ((209,), (), 10)


@clause("P9", "Z2")
def test_the_steps_of_a_reward_reach_no_further_contract():
    usa = after("usa B1L=1*1 C1A P8.1 contracts=304,310", "place turbine+0", "fulfil 304").companies["usa"]
    assert usa.energy == 5 + 2
    assert usa.contracts == (310,)


@clause("P9", "K3")
def test_a_national_contract_takes_the_place_of_an_own_one():
    picture = "usa B1U=3*3 C1A P8.1 contracts=411 | germany | national=102,104"
    moves = ("place turbine+0", "produce B1U C1A P8.1 x3")
    lines = {"fulfil 411", "fulfil 102", "fulfil 104", "decline"}
    assert options(picture, *moves) == lines
    end = after(picture, *moves, "fulfil 104")
    assert end.companies["usa"].vp == 22
    assert end.companies["usa"].contracts == (411,)
    assert 104 not in end.national
    assert 102 in end.national


@clause("P10")
@pytest.mark.parametrize(("dams", "held"), [
    ("usa B8L", {"B8L": 1}), ("germany B8L", {"B8L": 1}), ("neutral B8L", {"B8L": 1}),
    ("germany B8L=1*1", {"B8L": 1}), ("germany B8U B8L", {"B8U": 1, "B8L": 0}),
    ("germany B5L B9L", {"B5L": 0, "B9L": 0}),
])  # fmt: skip
def test_used_water_leaves_the_powerhouse_for_the_dams_below(dams, held):
    picture = f"usa B1L=1*1 C1A P8.1 | {dams}".replace("| usa", "")
    end = after(picture, "place turbine+0")
    assert {dam: d.drops for dam, d in end.dams.items()} == {"B1L": 0} | held


@clause("P10", "W2")
def test_used_drops_flow_on_one_by_one():
    picture = "usa B2U=3*3 C2A P6.1 | germany B6L B10U | neutral B10L=3*2"
    end = after(picture, "place turbine+0", "produce B2U C2A P6.1 x3")
    assert [end.dams[dam].drops for dam in ("B6L", "B10U", "B10L")] == [1, 1, 3]


@clause("Y8", "T6")
@pytest.mark.parametrize("company", ["usa", "germany", "italy", "france"])
def test_the_energy_of_a_tile_is_no_production_action(company):
    picture = f"{company} B1L B9L=1*1 C9B P12.1 P5.1 P6.1 P7.1 officer=fiesler"
    end = after(
        picture + " tiles=adv2_base,conduit",
        "place construction-1",
        "build base with adv2_base",
        "at B8L",
    )
    assert end.companies[company].energy == 3
    assert end.dams["B9L"].drops == 1
    assert "place bank 1" in options(end)


@clause("Y8", "N7")
def test_france_needs_less_for_a_contract_with_the_energy_of_a_tile():
    picture = "france B1L B5L P12.1 P6.1 P7.1 contracts=305,310 tiles=adv2_base,conduit"
    moves = ("place construction-1", "build base with adv2_base", "at B8L")
    assert options(picture, *moves) == {"fulfil 305", "decline"}


@clause("Y8", "K3")
def test_the_energy_of_a_tile_may_win_a_national_contract():
    picture = "france P5.1 P6.1 P7.1 excavators=10 tiles=adv3_conduit,base | usa | national=100"
    moves = ("place construction-1", "build conduit with adv3_conduit", "at C1A")
    assert options(picture, *moves) == {"fulfil 100", "decline"}
    end = after(picture, *moves, "fulfil 100")
    assert end.companies["france"].vp == 17
    assert 100 not in end.national


@clause("Y8", "T9", "O3")
def test_the_production_of_the_level_2_powerhouse_is_a_full_one():
    end = after(
        "italy B9L=1*1 C9A P5.1 P6.1 officer=fiesler tiles=adv2_powerhouse,base",
        "place construction-1",
        "build powerhouse with adv2_powerhouse",
        "at P11.1",
        "produce B9L C9A P11.1 x1",
    )
    assert end.companies["italy"].energy == 4 + 2 + 1 + 3


@clause("Y9", "N3")
def test_usa_steps_add_up_per_drop_and_powerhouse_and_reach_no_contract():
    picture = "usa B4L=3*3 C4A P7.1 P10.1 P12.1 contracts=411,412"
    moves = ("place turbine-2", "produce B4L C4A P7.1 x3")
    end = after(picture, *moves)
    assert end.companies["usa"].energy == (3 * 3 - 2 + 1) + 3 * 2
    assert end.companies["usa"].fulfilled == ()
