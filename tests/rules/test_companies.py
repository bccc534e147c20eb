"""The companies' production bonuses and abilities (N1 to N7)."""

import pytest

from tests.clauses import clause
from tests.rules.table import after, events, options, refusal

ROUND_1 = "bonus=contracts,bases,conduits,elevations,powerhouses"


@clause("N1", "P5")
@pytest.mark.parametrize(("count", "energy"), [(1, 3), (2, 4), (3, 4), (4, 6)])
def test_powerhouses_add_to_production(count, energy):
    built = " ".join(["P12.1", "P5.1", "P6.1", "P7.1"][:count])
    end = after(f"france B9L=1*1 C9B {built}", "place turbine+0")
    assert end.companies["france"].energy == energy


@clause("N2", "Y1")
def test_a_third_powerhouse_won_by_the_contract_wakes_the_ability_at_once():
    end = after(
        "italy B1L=1*1 C1A P8.1 P9.1 contracts=301",
        "place turbine+0",
        "fulfil 301",
        "at P5.1",
    )
    assert end.companies["italy"].energy == 5 + 1 + 3


@clause("N2", "N1")
def test_a_fourth_powerhouse_won_by_the_contract_adds_nothing_to_its_production():
    end = after(
        "italy B1L=1*1 C1A P8.1 P9.1 P5.1 contracts=301",
        "place turbine+0",
        "fulfil 301",
        "at P6.1",
    )
    assert end.companies["italy"].energy == 5 + 1 + 3


@clause("N2", "N5")
def test_germany_may_produce_again_in_the_powerhouse_she_has_just_won():
    end = after(
        "germany B1L=1*1 B2L=1*1 C1A C2A P8.1 P9.1 contracts=301",
        "place turbine+0",
        "fulfil 301",
        "at P6.1",
        "produce B2L C2A P6.1 x1",
    )
    assert end.companies["germany"].energy == (5 + 1) + 3


@clause("N2", "N3", "Y1")
def test_the_water_of_the_production_turns_the_third_powerhouse_it_won():
    end = after(
        "usa B1L=1*1 C1A P8.1 P9.1 contracts=301",
        "place turbine+0",
        "fulfil 301",
        "at P11.1",
    )
    assert end.companies["usa"].energy == (5 + 1) + 1


@clause("N3", "W1")
def test_usa_gains_a_step_for_each_powerhouse_that_a_drop_passes():
    moves = ("place water-1-now", "drops HA")
    picture = "usa P8.1 P11.1 P6.1"
    assert after(picture, *moves).companies["usa"].energy == 2
    assert any(event.clause == "N3" for event in events(picture, *moves))
    assert after("usa P8.1 P11.1", *moves).companies["usa"].energy == 0


@clause("N3", "W8")
def test_usa_gains_steps_in_water_flow_before_scoring():
    end = after(f"usa P8.1 P5.1 P6.1 engineers=1 credits=0 | HA=2 HB=1 HD=4 {ROUND_1}", "place bank 1")
    assert end.companies["usa"].vp == 10 + 6
    assert end.companies["usa"].credits == 1 + 2


@clause("N3", "Z3")
def test_usa_gains_steps_from_the_water_of_a_reward_but_no_contract_with_them():
    picture = "usa B9L=1*1 C9B P12.1 P8.1 P11.1 contracts=207,210"
    moves = ("place turbine-1-red", "fulfil 207")
    end = after(picture + " | germany | italy | france", *moves, "drops HA")
    assert end.companies["usa"].energy == (3 - 1 + 1) + 2
    assert end.companies["usa"].contracts == (210,)


@clause("N3", "Y9")
@pytest.mark.parametrize(("dam", "energy"), [("B8U", 1), ("B8L", 1), ("B1L", 0), ("B1U", 0)])
def test_usa_counts_a_drop_caught_below_her_powerhouse_not_above(dam, energy):
    end = after(f"usa P8.1 P5.1 P6.1 | germany {dam}", "place water-1-now", "drops HA")
    assert end.companies["usa"].energy == energy
    assert end.dams[dam].drops == 1


@clause("N3")
def test_usa_does_not_count_the_powerhouse_her_own_conduit_feeds_but_those_below():
    end = after("usa B1L=2*2 C1A P8.1 P11.1 P6.1", "place turbine+0", "produce B1L C1A P8.1 x2")
    assert end.companies["usa"].energy == (5 * 2 + 1) + 2


@clause("N3")
def test_usa_does_not_count_water_brought_by_a_neighbour_in_her_basin():
    end = after("germany B1L=1*1 C1A P8.2 | usa P8.1 P11.1 P6.1", "place turbine+0")
    assert end.companies["germany"].energy == 5
    assert end.companies["usa"].energy == 1


@clause("N3")
def test_usa_gains_steps_from_the_water_that_others_place():
    end = after("germany | usa P8.1 P5.1 P6.1", "place water-1-now", "drops HB")
    assert end.companies["usa"].energy == 1
    assert end.companies["germany"].energy == 0


@clause("N4")
@pytest.mark.parametrize(("third", "energy"), [("P5.1", 5 + 1 + 3), ("", 5 + 1)])
def test_italy_with_three_powerhouses_goes_three_steps_further(third, energy):
    end = after(f"italy B1L=1*1 C1A P8.1 P9.1 {third}", "place turbine+0")
    assert end.companies["italy"].energy == energy


@clause("N4")
def test_italys_three_steps_reach_no_contract():
    picture = "italy B1L=1*1 C1A P8.1 P9.1 P5.1 contracts=310,305"
    assert options(picture, "place turbine+0") == {"fulfil 305", "decline"}


@clause("N4", "T9")
def test_italy_gains_three_for_the_production_of_the_level_2_powerhouse_too():
    end = after(
        "italy B1L=1*1 C1A P9.1 P5.1 tiles=adv2_powerhouse,base",
        "place construction-1",
        "build powerhouse with adv2_powerhouse",
        "at P8.1",
        "produce B1L C1A P8.1 x1",
    )
    assert end.companies["italy"].energy == 5 + 2 + 1 + 3


GERMANY = "germany B1L=1*1 B2L=1*1 C1A C2A P8.1 P6.1 P9.1"


@clause("N5")
@pytest.mark.parametrize(("space", "bonus"), [("turbine+2", 2), ("turbine+0", 0), ("turbine-2", -2)])
def test_germany_produces_again_elsewhere_with_no_bonus_or_malus(space, bonus):
    moves = (f"place {space}", "produce B1L C1A P8.1 x1")
    assert options(GERMANY, *moves) == {"produce B2L C2A P6.1 x1", "decline"}
    both = after(GERMANY, *moves, "produce B2L C2A P6.1 x1")
    assert both.companies["germany"].energy == (5 + bonus + 1) + 3
    assert after(GERMANY, *moves, "decline").companies["germany"].energy == 5 + bonus + 1


@clause("N5", "N2")
def test_germany_with_two_powerhouses_produces_once():
    end = after(GERMANY.replace(" P9.1", ""), "place turbine+0", "produce B1L C1A P8.1 x1")
    assert end.companies["germany"].energy == 6
    assert end.dams["B2L"].drops == 1


@clause("N5")
def test_germany_must_use_a_different_powerhouse():
    picture = "germany B1L=2*2 B2L=1*1 C1A C2A P8.1 P6.1 P9.1"
    moves = ("place turbine+0", "produce B1L C1A P8.1 x1")
    assert refusal(picture, *moves, "produce B1L C1A P8.1 x1").startswith("N5:")
    alone = after(picture.replace(" C2A", ""), *moves)
    assert alone.dams["B1L"].drops == 1
    assert alone.companies["germany"].energy == 6


@clause("N5", "P7")
def test_germany_pays_for_the_conduit_of_her_second_production():
    picture = "germany B1L=1*1 B2L=2*2 C1A P8.1 P6.1 P9.1 credits=1 | usa C2A"
    moves = ("place turbine+0", "produce B1L C1A P8.1 x1")
    assert options(picture, *moves) == {"produce B2L C2A P6.1 x1", "decline"}
    end = after(picture, *moves, "produce B2L C2A P6.1 x1")
    assert end.companies["germany"].credits == 0
    assert (end.companies["usa"].credits, end.companies["usa"].vp) == (7, 11)


@clause("N5", "Y1")
def test_the_first_contract_pays_the_conduit_of_the_second_production():
    picture = "germany B1L=1*1 B2L=1*1 C1A P8.1 P6.1 P9.1 credits=0 contracts=202 | usa C2A"
    moves = ("place turbine+0", "fulfil 202")
    end = after(picture, *moves, "produce B2L C2A P6.1 x1")
    assert end.companies["germany"].energy == (5 + 1) + 3
    assert end.companies["germany"].credits == 5 - 1
    assert after(picture, "place turbine+0", "decline").mover == "usa"


@clause("N5", "Y1", "Z5")
def test_the_conduit_won_by_the_first_contract_serves_the_second_production():
    picture = "germany B1L=1*1 B2L=1*1 C1A P8.1 P6.1 P9.1 contracts=307"
    moves = ("place turbine+2", "fulfil 307", "at C2A", "produce B2L C2A P6.1 x1")
    assert after(picture, *moves).companies["germany"].energy == (5 + 2 + 1) + 3


@clause("N5")
def test_the_productions_of_other_companies_stay_single():
    end = after(GERMANY.replace("germany", "france"), "place turbine+0", "produce B1L C1A P8.1 x1")
    assert end.companies["france"].energy == 6
    assert end.dams["B2L"].drops == 1


@clause("N5", "T9")
def test_germany_produces_again_after_the_level_2_powerhouse():
    end = after(
        "germany B1L=1*1 B2L=1*1 C1A C2A P6.1 P9.1 tiles=adv2_powerhouse,base",
        "place construction-1",
        "build powerhouse with adv2_powerhouse",
        "at P8.1",
        "produce B1L C1A P8.1 x1",
        "produce B2L C2A P6.1 x1",
    )
    assert end.companies["germany"].energy == (5 + 2 + 1) + 3


@clause("N6", "P9")
def test_germanys_two_productions_fulfil_a_contract_each_and_never_together():
    picture = GERMANY + " contracts=206,310,305"
    moves = ("place turbine+0", "produce B1L C1A P8.1 x1")
    assert options(picture, *moves) == {"fulfil 206", "fulfil 305", "decline"}
    moves += ("decline", "produce B2L C2A P6.1 x1")
    assert options(picture, *moves) == {"fulfil 206", "decline"}
    end = after(picture, *moves, "fulfil 206")
    assert end.companies["germany"].fulfilled == (206,)
    assert end.companies["germany"].energy == 9


@clause("N6")
def test_germany_fulfils_twice_in_a_turn():
    end = after(
        GERMANY + " contracts=206,310,400",
        "place turbine+2",
        "produce B1L C1A P8.1 x1",
        "fulfil 310",
        "produce B2L C2A P6.1 x1",
        "fulfil 206",
    )
    assert set(end.companies["germany"].fulfilled) == {310, 206}
    assert end.companies["germany"].vp == 10 + 6 + 3


@clause("N6", "P10")
def test_germanys_second_production_uses_the_water_of_the_first():
    picture = "germany B1L=1*1 B8L C1A C8A P8.1 P11.1 P9.1"
    assert options(picture, "place turbine+0") == {"produce B8L C8A P11.1 x1", "decline"}
    end = after(picture, "place turbine+0", "produce B8L C8A P11.1 x1")
    assert end.companies["germany"].energy == (5 + 1) + 3
    assert end.dams["B1L"].drops == end.dams["B8L"].drops == 0


@clause("N7")
@pytest.mark.parametrize(
    ("system", "hand", "offered"),
    [
        ("B9L=1*1 C9A P11.1", "4,300,305", {"fulfil 4", "fulfil 300", "decline"}),
        ("B10L=1*1 C10A P11.1", "305,310", {"fulfil 305", "decline"}),
        ("B8L=1*1 C8A P11.1", "310,400", {"fulfil 310", "decline"}),
        ("B1L=1*1 C1B P5.1", "400,405", {"fulfil 400", "decline"}),
        ("B1L=1*1 C1A P8.1", "405,411", {"fulfil 405", "decline"}),
    ],
)
def test_france_needs_three_less_for_every_contract(system, hand, offered):
    picture = f"france {system} P6.1 P7.1 contracts={hand}"
    assert options(picture, "place turbine+0") == offered


@clause("N7", "K3")
@pytest.mark.parametrize(("company", "offered"), [("france", True), ("germany", False)])
def test_france_needs_ten_for_a_national_contract_of_thirteen(company, offered):
    picture = f"{company} B1L=2*2 C1A P8.1 P9.1 P12.1 | usa | italy | national=100"
    moves = ("place turbine-1", "produce B1L C1A P8.1 x2")
    assert ("fulfil 100" in options(picture, *moves)) is offered


@clause("N7")
def test_france_with_two_powerhouses_needs_all_of_it():
    picture = "france B1L=1*1 C1A P8.1 P9.1 {} contracts=310,405,411"
    lines = options(picture.format("P12.1"), "place turbine+0")
    assert lines == {"fulfil 310", "fulfil 405", "decline"}
    end = after(picture.format(""), "place turbine+0")
    assert end.companies["france"].fulfilled == ()
    assert end.companies["france"].energy == 6


@clause("N7", "T9")
def test_france_needs_less_in_the_production_of_the_level_2_powerhouse_that_is_her_third():
    picture = "france B8L=1*1 C8A P5.1 P6.1 contracts=405,411 tiles=adv2_powerhouse,base"
    moves = ("place construction-1", "build powerhouse with adv2_powerhouse", "at P11.1", "produce B8L C8A P11.1 x1")
    assert options(picture, *moves) == {"fulfil 405", "decline"}
