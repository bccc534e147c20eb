"""The Advanced technology tiles (T1 to T17)."""

import pytest

from tests.clauses import clause
from tests.rules.table import after, options, refusal


def build(structure, tile, *answers):
    """The moves of a construction on the first space."""
    return ("place construction-1", f"build {structure} with {tile}", *answers)


def drops(position):
    return {dam: held.drops for dam, held in position.dams.items()}


@clause("T1", "W1")
def test_level_1_base_waters_every_empty_dam_of_its_owner_and_no_other():
    end = after(
        "usa B1L B2L=2*1 excavators=9 tiles=adv1_base,conduit | germany B3L | neutral B6L=2",
        *build("base", "adv1_base", "at B8L"),
    )
    assert drops(end) == {"B1L": 1, "B2L": 1, "B8L": 1, "B3L": 0, "B6L": 0}


@clause("T2")
def test_level_1_elevation_turns_once_for_each_own_elevation():
    end = after(
        "germany B8L=2 wheel=3:base+3e tiles=adv1_elevation,conduit | usa B9L=3",
        *build("elevation", "adv1_elevation"),
    )
    germany = end.companies["germany"]
    assert end.dams["B8L"].level == 3
    assert germany.wheel[3].tiles == ("adv1_elevation",)
    assert germany.wheel[3].mixers == 2
    assert "base" in germany.tiles
    assert germany.excavators == 9


@clause("T2", "C4")
def test_the_fifth_elevation_turns_the_level_1_tile_right_home():
    end = after(
        "germany B1L B8L=3 B9L=3 tiles=adv1_elevation,conduit",
        *build("elevation", "adv1_elevation"),
    )
    germany = end.companies["germany"]
    assert germany.mixers == 4
    assert germany.tiles == ("adv1_elevation", "conduit")
    assert germany.vp == 17


@clause("T3")
@pytest.mark.parametrize(("space", "credits"), [("C10B", 8), ("C8A", 12), ("C1B", 14), ("C1A", 16)])
def test_level_1_conduit_pays_twice_its_value(space, credits):
    end = after(
        "usa excavators=10 tiles=adv1_conduit,base",
        *build("conduit", "adv1_conduit", f"at {space}"),
    )
    assert end.companies["usa"].credits == credits


@clause("T4")
def test_level_1_powerhouse_needs_neither_engineers_nor_space():
    end = after("usa tiles=adv1_powerhouse,base | germany", "use adv1_powerhouse", "at P8.1")
    usa = end.companies["usa"]
    assert end.powerhouses == {"P8.1": "usa"}
    assert (usa.engineers, usa.constructions, usa.mixers) == (12, 0, 2)
    assert usa.wheel[1].tiles == ("adv1_powerhouse",)
    assert usa.wheel[1].mixers == 2
    assert end.mover == "germany"


@clause("T4", "R5")
def test_level_1_powerhouse_is_a_last_turn_without_engineers():
    picture = "usa engineers=0 tiles=adv1_powerhouse | germany"
    assert options(picture) == {"use adv1_powerhouse", "pass"}
    end = after(picture, "use adv1_powerhouse", "at P5.1")
    assert end.powerhouses == {"P5.1": "usa"}
    assert end.mover == "germany"


@clause("T4", "C9")
def test_level_1_powerhouse_still_pays_for_mixers_and_a_red_space():
    end = after("usa P9.1 tiles=adv1_powerhouse,base", "use adv1_powerhouse", "at P8.3")
    assert (end.companies["usa"].mixers, end.companies["usa"].credits) == (1, 3)
    assert "use adv1_powerhouse" not in options("usa mixers=1 tiles=adv1_powerhouse,base")


@clause("T5")
@pytest.mark.parametrize(("structure", "space"), [("base", "B8U"), ("powerhouse", "P8.3")])
def test_level_1_wild_builds_on_red_for_nothing(structure, space):
    picture = "usa credits=0 tiles=adv1_wild,conduit"
    end = after(picture, *build(structure, "adv1_wild", f"at {space}"))
    assert space in end.dams or space in end.powerhouses
    assert end.companies["usa"].credits == 0


@clause("T5", "C1")
def test_level_1_wild_does_not_waive_the_fee_of_a_red_action_space():
    picture = "usa credits=3 constructions=3 tiles=adv1_wild,conduit"
    end = after(picture, "place construction-4", "build base with adv1_wild", "at B8U")
    assert end.companies["usa"].credits == 0
    assert "place construction-4" not in options(picture.replace("credits=3", "credits=2"))


@clause("T6")
def test_level_2_base_produces_its_owners_bases():
    end = after("usa B1L B8L tiles=adv2_base,conduit", *build("base", "adv2_base", "at B9L"))
    assert end.companies["usa"].energy == 3


@clause("T6", "K6")
def test_level_2_base_may_fulfil_a_contract():
    picture = "usa B1L B8L contracts=203,210 tiles=adv2_base,conduit"
    moves = build("base", "adv2_base", "at B9L")
    assert options(picture, *moves) == {"fulfil 203", "decline"}
    usa = after(picture, *moves, "fulfil 203").companies["usa"]
    assert (usa.energy, usa.vp, usa.contracts, usa.fulfilled) == (6, 12, (210,), (203,))


@clause("T7", "O2")
@pytest.mark.parametrize(
    ("officer", "before", "filled"),
    [("", "B8L", 2), ("", "B8L=2*1", 3), ("officer=del_monte", "B8L", 2),
     ("officer=del_monte", "B8L=2*1", 4)],
)  # fmt: skip
def test_level_2_elevation_fills_the_dam_it_raises(officer, before, filled):
    picture = f"germany {before} {officer} tiles=adv2_elevation,conduit | neutral B9L=3"
    end = after(picture, *build("elevation", "adv2_elevation"))
    assert drops(end) == {"B8L": filled, "B9L": 0}


@clause("T8")
@pytest.mark.parametrize(("space", "excavators"), [("C10B", 2), ("C10A", 4), ("C8A", 5), ("C1B", 5), ("C1A", 5)])
def test_level_2_conduit_never_costs_more_than_five(space, excavators):
    end = after(
        "usa excavators=9 tiles=adv2_conduit,base",
        *build("conduit", "adv2_conduit", f"at {space}"),
    )
    assert end.companies["usa"].excavators == 9 - excavators
    assert end.companies["usa"].wheel[1].excavators == excavators


@clause("T8", "O4")
def test_mcdowell_may_still_pay_mixers_with_the_level_2_conduit():
    picture = "usa officer=mcdowell mixers=5 tiles=adv2_conduit,base"
    moves = build("conduit", "adv2_conduit", "at C1A")
    assert after(picture, *moves, "pay 5 mixers").companies["usa"].excavators == 6
    assert after(picture, *moves, "pay 5 excavators").companies["usa"].excavators == 1
    assert len(options(picture, *moves)) == 2


@clause("T8", "O5")
def test_jordan_replaces_machines_of_the_price_the_level_2_conduit_sets():
    picture = "usa officer=jordan excavators=3 credits=6 tiles=adv2_conduit,base"
    usa = after(picture, *build("conduit", "adv2_conduit", "at C1A")).companies["usa"]
    assert (usa.excavators, usa.credits, usa.wheel[1].excavators) == (0, 0, 3)


@clause("T9", "N1")
def test_level_2_powerhouse_may_produce_at_once_with_two_more():
    picture = "usa B1L=1*1 C1A P9.1 tiles=adv2_powerhouse,base"
    moves = build("powerhouse", "adv2_powerhouse", "at P8.1")
    assert options(picture, *moves) == {"produce B1L C1A P8.1 x1", "decline"}
    usa = after(picture, *moves, "produce B1L C1A P8.1 x1").companies["usa"]
    assert (usa.energy, usa.engineers) == (5 + 2 + 1, 11)
    declined = after(picture, *moves, "decline")
    assert declined.companies["usa"].energy == 0
    assert declined.dams["B1L"].drops == 1


@clause("T9")
def test_level_2_powerhouse_may_produce_in_any_own_powerhouse():
    end = after(
        "usa B1L=1*1 C1B P5.1 contracts=310 tiles=adv2_powerhouse,base",
        *build("powerhouse", "adv2_powerhouse", "at P9.1"),
        "produce B1L C1B P5.1 x1",
        "fulfil 310",
    )
    assert end.companies["usa"].energy == 4 + 2 + 1
    assert end.companies["usa"].fulfilled == (310,)


@clause("T9", "P7")
def test_level_2_powerhouse_pays_for_a_foreign_conduit():
    picture = "usa B1L=1*1 credits=1 tiles=adv2_powerhouse,base | italy C1A"
    moves = build("powerhouse", "adv2_powerhouse", "at P8.1")
    end = after(picture, *moves, "produce B1L C1A P8.1 x1")
    assert (end.companies["usa"].credits, end.companies["usa"].energy) == (0, 7)
    assert (end.companies["italy"].credits, end.companies["italy"].vp) == (7, 11)
    broke = after(picture.replace("credits=1", "credits=0"), *moves)
    assert broke.mover == "italy"
    assert broke.dams["B1L"].drops == 1


@clause("T10")
def test_level_2_wild_takes_machines_in_any_mix():
    picture = "usa tiles=adv2_wild,base"
    moves = build("conduit", "adv2_wild", "at C8A")
    assert len(options(picture, *moves)) == 5
    usa = after(picture, *moves, "pay 2 excavators 4 mixers").companies["usa"]
    assert (usa.excavators, usa.mixers) == (4, 0)
    assert (usa.wheel[1].excavators, usa.wheel[1].mixers) == (2, 4)


@clause("T10")
def test_level_2_wild_builds_a_powerhouse_with_excavators():
    picture = "usa mixers=0 tiles=adv2_wild,base"
    usa = after(picture, *build("powerhouse", "adv2_wild", "at P8.1")).companies["usa"]
    assert (usa.excavators, usa.wheel[1].excavators) == (4, 2)


@clause("T10", "O4")
def test_level_2_wild_does_not_go_with_mcdowell():
    picture = "usa officer=mcdowell tiles=adv2_wild,base"
    moves = build("conduit", "adv2_wild", "at C8A")
    assert refusal(picture, *moves, "pay 3 mixers") is not None
    assert len(options(picture, *moves)) == 5


@clause("T10", "O1", "O5")
def test_level_2_wild_after_adler_sets_the_price_and_before_jordan_replaces():
    adler = "usa officer=adler excavators=1 mixers=2 tiles=adv2_wild,base"
    assert after(adler, *build("base", "adv2_wild", "at B1L")).dams["B1L"].owner == "usa"
    jordan = "usa officer=jordan excavators=1 mixers=1 credits=3 tiles=adv2_wild,base"
    usa = after(jordan, *build("base", "adv2_wild", "at B8L")).companies["usa"]
    assert (usa.excavators, usa.mixers, usa.credits) == (0, 0, 0)


@clause("T11")
def test_level_3_base_needs_no_engineers_space_or_excavators():
    picture = "usa excavators=0 engineers=0 tiles=adv3_base,base | germany"
    assert options(picture) == {"use adv3_base", "pass"}
    end = after(picture, "use adv3_base", "at B1L")
    usa = end.companies["usa"]
    assert end.dams["B1L"].owner == "usa"
    assert usa.constructions == 0
    assert usa.wheel[1].tiles == ("adv3_base",)
    assert usa.wheel[1].excavators == 0
    assert end.mover == "germany"


@clause("T11", "C6")
def test_level_3_base_still_pays_for_red_and_stays_one_a_basin():
    end = after("usa B9L tiles=adv3_base,base", "use adv3_base", "at B8U")
    assert end.companies["usa"].credits == 3
    why = refusal("usa B9L tiles=adv3_base,base", "use adv3_base", "at B9U")
    assert why.startswith("C6:")
    assert "at B8U" not in options("usa credits=2 tiles=adv3_base,base", "use adv3_base")


@clause("T12")
@pytest.mark.parametrize(
    ("dams", "space", "vp"),
    [("B8L B9L", "B8L", 13), ("B8L B9L=2", "B8L", 16), ("B8L=2 B9L=2", "B8L", 16),
     ("B5L=2 B8L B9L=2", "B8L", 19)],
)  # fmt: skip
def test_level_3_elevation_scores_every_raised_dam_with_the_new_one(dams, space, vp):
    picture = f"germany {dams} tiles=adv3_elevation,conduit | neutral B1L=3 | usa B10L=3"
    end = after(picture, *build("elevation", "adv3_elevation", f"at {space}"))
    assert end.companies["germany"].vp == vp


@clause("T13", "Y8")
def test_level_3_conduit_produces_twice_its_value_without_bonuses():
    picture = "italy P8.1 P9.1 P5.1 excavators=10 tiles=adv3_conduit,base"
    end = after(picture, *build("conduit", "adv3_conduit", "at C1A"))
    assert end.companies["italy"].energy == 10


@clause("T13", "K6")
def test_level_3_conduit_may_fulfil_a_contract():
    picture = "usa excavators=10 contracts=300,400,405 tiles=adv3_conduit,base"
    moves = build("conduit", "adv3_conduit", "at C1B")
    assert options(picture, *moves) == {"fulfil 300", "fulfil 400", "decline"}
    usa = after(picture, *moves, "fulfil 300").companies["usa"]
    assert (usa.energy, usa.vp, usa.excavators) == (8, 14, 4)


@clause("T14")
@pytest.mark.parametrize(("built", "vp"), [("", 13), ("P9.1", 16), ("P9.1 P5.1 P6.1", 22)])
def test_level_3_powerhouse_scores_every_own_powerhouse(built, vp):
    picture = f"usa {built} mixers=5 tiles=adv3_powerhouse,base | germany P10.1"
    end = after(picture, *build("powerhouse", "adv3_powerhouse", "at P8.1"))
    assert end.companies["usa"].vp == vp


@clause("T15")
@pytest.mark.parametrize(
    ("tiles", "wheel", "vp"),
    [("base", "", 13), ("base,adv1_base", "", 16),
     ("base,adv1_base", "wheel=3:adv1_conduit+4e,1:adv2_wild+2m", 22),
     ("base,krylov", "wheel=3:elevation+2m", 13)],
)  # fmt: skip
def test_level_3_wild_scores_advanced_tiles_in_supply_and_wheel(tiles, wheel, vp):
    picture = f"usa {wheel} tiles=adv3_wild,{tiles}"
    end = after(picture, *build("base", "adv3_wild", "at B8L"))
    assert end.companies["usa"].vp == vp


@clause("T16")
def test_a_tile_has_no_effect_when_bought_or_when_a_basic_one_is_used():
    bought = after("usa | patents=adv3_powerhouse,-,-", "place patent-1")
    assert bought.companies["usa"].vp == 10
    assert "adv3_powerhouse" in bought.companies["usa"].tiles
    end = after(bought, *build("powerhouse", "powerhouse", "at P8.1"))
    assert end.companies["usa"].vp == 10


@clause("T16", "C5")
def test_a_used_tile_is_back_after_the_wheel_has_gone_round():
    picture = "usa wheel=1:adv1_base+3e tiles=conduit,powerhouse"
    assert "build base with adv1_base" not in options(picture, "place construction-1")
    end = after(picture, "place workshop-1")
    assert "adv1_base" in end.companies["usa"].tiles
    assert "build base with adv1_base" in options(end, "place construction-1")


@clause("T17")
def test_a_wild_tile_builds_any_structure_and_a_special_one_only_its_own():
    lines = options("usa B8L tiles=adv1_wild,adv1_base", "place construction-1")
    assert lines == {
        "build base with adv1_base",
        "build base with adv1_wild",
        "build elevation with adv1_wild",
        "build conduit with adv1_wild",
        "build powerhouse with adv1_wild",
    }
