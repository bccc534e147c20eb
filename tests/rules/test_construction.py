"""Building, its costs, and the wheel (C1 to C10)."""

import pytest

from tests.clauses import clause
from tests.rules.table import after, events, options, refusal

ROUND_1 = "bonus=contracts,bases,conduits,elevations,powerhouses"


def build(structure, *answers, tile=None, space=1):
    """The moves of a construction."""
    return (f"place construction-{space}", f"build {structure} with {tile or structure}", *answers)


def sites(lines):
    return {line.split()[1] for line in lines if line.startswith("at ")}


def structures(lines):
    return {line.split()[1] for line in lines if line.startswith("build ")}


@clause("C1")
@pytest.mark.parametrize(("used", "space", "engineers", "credits"), [
    (0, 1, 1, 0), (1, 2, 2, 0), (2, 3, 3, 0), (3, 4, 3, 3),
])  # fmt: skip
def test_construction_spaces_go_from_left_to_right(used, space, engineers, credits):
    picture = f"usa constructions={used} | germany"
    assert [n for n in (1, 2, 3, 4) if f"place construction-{n}" in options(picture)] == [space]
    for other in {1, 2, 3, 4} - {space}:
        assert refusal(picture, f"place construction-{other}").startswith("C1:")
    end = after(picture, *build("base", "at B8L", space=space))
    usa = end.companies["usa"]
    assert (12 - usa.engineers, 6 - usa.credits) == (engineers, credits)
    assert (usa.constructions, end.mover) == (used + 1, "germany")


@clause("C1")
def test_there_is_no_fifth_construction_in_a_round():
    picture = "usa constructions=4 credits=20 | germany"
    assert not any("company" in line for line in options(picture))
    assert refusal(picture, "place construction-4").startswith("C1:")


@clause("C1", "E3")
def test_the_next_round_begins_with_the_first_space_again():
    end = after(f"usa constructions=4 engineers=1 | {ROUND_1}", "place bank 1")
    assert "place construction-1" in options(end)


@clause("C1", "R4")
@pytest.mark.parametrize("supply", ["constructions=3 engineers=2", "constructions=3 credits=2",
                                    "constructions=2 engineers=2", "constructions=1 engineers=1"])  # fmt: skip
def test_the_dear_construction_spaces_need_engineers_and_credits(supply):
    space = int(supply.split("constructions=")[1][0]) + 1
    assert refusal(f"usa {supply} | germany", f"place construction-{space}").startswith("R4:")


@clause("C2", "C5", "Z6")
def test_a_construction_step_by_step():
    picture = "usa excavators=6 | germany"
    placed = after(picture, *build("base"))
    assert placed.companies["usa"].engineers == 11
    end = after(placed, "at B5L")
    usa = end.companies["usa"]
    assert (end.dams["B5L"].owner, end.dams["B5L"].level, end.dams["B5L"].drops) == ("usa", 1, 0)
    assert (usa.excavators, usa.tiles) == (2, ("conduit", "elevation", "powerhouse"))
    assert (usa.wheel[1].excavators, usa.wheel[1].mixers, usa.wheel[1].tiles) == (4, 0, ("base",))
    assert not any(usa.wheel[i].excavators or usa.wheel[i].tiles for i in (0, 2, 3, 4, 5))


@clause("C2", "C4")
def test_the_turn_of_a_construction_brings_back_what_was_due():
    picture = "usa wheel=1:elevation+3m,2:powerhouse+2m tiles=base"
    usa = after(picture, "place construction-1", "at B8L").companies["usa"]
    assert (usa.tiles, usa.mixers) == (("elevation",), 7)
    assert (usa.wheel[5].tiles, usa.wheel[5].mixers) == (("powerhouse",), 2)
    assert usa.wheel[1].tiles == ("base",)


@clause("C2", "C3")
def test_what_comes_back_in_a_construction_cannot_pay_for_it():
    picture = "usa excavators={} mixers=0 wheel=1:conduit+9e tiles=base | germany"
    assert refusal(picture.format(2), "place construction-1").startswith("R4:")
    usa = after(picture.format(3), "place construction-1", "at B8L").companies["usa"]
    assert (usa.excavators, usa.tiles) == (9, ("conduit",))


@clause("C2", "C6")
@pytest.mark.parametrize(("credits", "red"), [(2, False), (3, True)])
def test_the_fee_of_a_red_space_is_paid_to_the_last_credit(credits, red):
    picture = f"usa credits={credits}"
    assert ("B8U" in sites(options(picture, *build("base")))) == red
    if red:
        assert after(picture, *build("base", "at B8U")).companies["usa"].credits == 0
    else:
        assert refusal(picture, *build("base", "at B8U")).startswith("C6:")


@clause("C3")
@pytest.mark.parametrize("supply", [
    "tiles=elevation", "tiles=base excavators=2", "tiles=conduit excavators=1",
    "tiles=powerhouse mixers=1", "tiles=powerhouse mixers=2 P8.1", "tiles=elevation mixers=1 B8L",
    "excavators=1 mixers=1", "tiles=elevation mixers=2 B5L",
])  # fmt: skip
def test_without_tile_or_machines_there_is_no_construction(supply):
    picture = f"usa {supply} | germany"
    assert "place construction-1" not in options(picture)
    assert refusal(picture, "place construction-1").startswith("R4:")


@clause("C3", "C2")
def test_the_tile_must_match_the_structure():
    picture = "usa B8L tiles=elevation,conduit"
    assert options(picture, "place construction-1") == {
        "build elevation with elevation",
        "build conduit with conduit",
    }
    assert refusal(picture, "place construction-1", "build base with elevation").startswith("C2:")
    assert refusal(picture, "place construction-1", "build base with base").startswith("C3:")


@clause("C2", "U14")
def test_the_basic_wild_tile_builds_any_structure():
    picture = "usa B8L tiles=wild,base | rules=introductory"
    lines = options(picture, "place construction-1")
    assert {line for line in lines if "wild" in line} == {
        f"build {s} with wild" for s in ("base", "elevation", "conduit", "powerhouse")
    }
    usa = after(picture, *build("powerhouse", "at P5.1", tile="wild")).companies["usa"]
    assert (usa.wheel[1].tiles, usa.tiles) == (("wild",), ("base",))


@clause("C4", "C5")
def test_tile_and_machines_come_back_after_a_full_turn_of_the_wheel():
    turns = ("place workshop-3", "place workshop-1")  # three and one
    away = after("usa credits=5", *build("base", "at B8L"), *turns).companies["usa"]
    assert (away.excavators, away.wheel[5].excavators, "base" in away.tiles) == (3, 3, False)
    back = after("usa credits=5", *build("base", "at B8L"), *turns, "place workshop-1-dear")
    usa = back.companies["usa"]
    assert (usa.excavators, "base" in usa.tiles) == (6, True)
    assert not any(segment.excavators or segment.tiles for segment in usa.wheel)


@clause("C4", "C5")
def test_each_construction_turns_the_wheel_by_one():
    moves = (*build("base", "at B8L"), *build("elevation", space=2))
    usa = after("usa excavators=9", *moves, *build("conduit", "at C9A", space=3))
    tiles = [segment.tiles for segment in usa.companies["usa"].wheel]
    assert tiles == [(), ("conduit",), ("elevation",), ("base",), (), ()]


@clause("C4")
def test_a_returned_tile_builds_again_in_the_same_round():
    picture = "usa excavators=3 wheel=1:base+3e tiles=conduit,powerhouse"
    assert "base" not in structures(options(picture, "place construction-1"))
    assert "base" in structures(options(picture, "place workshop-1", "place construction-1"))


BASES = [(f"B{basin}{side}", cost, 3 * (side == "U"))
         for cost, basins in ((5, (1, 2, 3, 4)), (4, (5, 6, 7)), (3, (8, 9, 10)))
         for basin in basins for side in "UL"]  # fmt: skip


@clause("C6", "G3")
@pytest.mark.parametrize(("space", "excavators", "fee"), BASES)
def test_a_base_costs_by_area_and_the_upper_space_a_fee(space, excavators, fee):
    usa = after("usa", *build("base", f"at {space}")).companies["usa"]
    assert (6 - usa.excavators, 6 - usa.credits) == (excavators, fee)
    assert (usa.wheel[1].excavators, usa.mixers) == (excavators, 4)


@clause("C6", "G2", "G3")
@pytest.mark.parametrize(("excavators", "credits", "count"), [(3, 0, 3), (3, 3, 6), (4, 0, 6), (5, 2, 10), (5, 3, 20)])
def test_every_base_space_within_reach_is_offered(excavators, credits, count):
    picture = f"usa excavators={excavators} credits={credits}"
    assert len(sites(options(picture, *build("base")))) == count


@clause("C6", "G6")
def test_a_space_under_a_neutral_dam_is_taken_by_it():
    reason = refusal("usa | neutral B8L=3", "place construction-1", "build base with base", "at B8L")
    assert reason == "C6: the lower dam space of basin 8 is already taken by a neutral dam"


@clause("C6")
def test_one_base_a_basin_for_each_company_only():
    picture = "usa B1L B8U | germany B5L | neutral B6L=2*1"
    free = sites(options(picture, *build("base")))
    assert not free & {"B1U", "B1L", "B8U", "B8L", "B5L", "B6L"}
    assert {"B5U", "B6U", "B2L", "B9U"} <= free
    for space in ("B1U", "B8L", "B5L", "B6L"):
        assert refusal(picture, *build("base", f"at {space}")).startswith("C6:")


@clause("C7")
@pytest.mark.parametrize(("dam", "mixers"), [
    ("B1U", 4), ("B4L", 4), ("B5L", 3), ("B7U", 3), ("B8L", 2), ("B10U", 2),
])  # fmt: skip
@pytest.mark.parametrize("level", [1, 2])
def test_an_elevation_costs_by_area_and_never_the_red_fee(dam, mixers, level):
    picture = f"usa {dam}={level}*1 tiles=elevation,base mixers={mixers} excavators=0 credits=0"
    end = after(picture, "place construction-1")
    usa = end.companies["usa"]
    assert (end.dams[dam].level, end.dams[dam].drops) == (level + 1, 1)
    assert (usa.mixers, usa.credits, usa.wheel[1].mixers) == (0, 0, mixers)


@clause("C7", "G6")
def test_only_own_dams_below_level_three_are_raised():
    picture = "usa B8L=2 B5L B9L=3 | germany B1L | neutral B6L=2*1"
    assert sites(options(picture, *build("elevation"))) == {"B8L", "B5L"}
    for space, cited in (("B9L", "C7"), ("B1L", "C7"), ("B6L", "G6"), ("B2L", "C7")):
        assert refusal(picture, *build("elevation", f"at {space}")).startswith(f"{cited}:")


@clause("C7")
def test_a_dam_too_dear_to_raise_is_not_offered():
    picture = "usa B1L B5L B8L mixers=3"
    assert sites(options(picture, *build("elevation"))) == {"B5L", "B8L"}


@clause("C8", "G3")
@pytest.mark.parametrize(("space", "excavators"), [
    ("C1A", 10), ("C1B", 8), ("C2A", 6), ("C2B", 10), ("C3A", 8), ("C3B", 6), ("C4A", 6),
    ("C4B", 10), ("C5A", 6), ("C5B", 8), ("C6A", 8), ("C6B", 4), ("C7A", 4), ("C7B", 6),
    ("C8A", 6), ("C8B", 4), ("C9A", 2), ("C9B", 6), ("C10A", 4), ("C10B", 2),
])  # fmt: skip
def test_a_conduit_costs_two_excavators_for_each_of_its_value(space, excavators):
    end = after("usa excavators=10", *build("conduit", f"at {space}"))
    usa = end.companies["usa"]
    assert end.conduits == {space: "usa"}
    assert (10 - usa.excavators, usa.wheel[1].excavators) == (excavators, excavators)
    assert (usa.mixers, usa.credits) == (4, 6)


@clause("C8")
@pytest.mark.parametrize(("excavators", "count"), [(2, 2), (3, 2), (4, 6), (6, 13), (8, 17), (9, 17), (10, 20)])
def test_every_conduit_within_reach_is_offered(excavators, count):
    picture = f"usa excavators={excavators}"
    assert len(sites(options(picture, *build("conduit")))) == count


@clause("C3", "C8")
@pytest.mark.parametrize(("supply", "says"), [
    ("excavators=6 mixers=4", "it takes 10 excavators, and you have 6 excavators and 4 mixers"),
    ("excavators=9 mixers=0", "it takes 10 excavators, and you have 9 excavators"),
    ("excavators=3 mixers=4 officer=mcdowell", "it takes 5 mixers, and you have 3 excavators and 4 mixers"),
])  # fmt: skip
def test_who_lacks_machines_hears_how_many_it_takes_and_how_many_there_are(supply, says):
    assert refusal(f"usa {supply}", *build("conduit", "at C1A")).endswith(says)


@clause("C8")
def test_a_conduit_needs_nothing_but_its_space():
    picture = "usa C1A excavators=10 | germany C9A B1L"
    free = sites(options(picture, *build("conduit")))
    assert {"C1B", "C9B"} <= free
    assert not {"C1A", "C9A"} & free
    for space in ("C1A", "C9A"):
        assert refusal(picture, *build("conduit", f"at {space}")).startswith("C8:")


@clause("C9")
@pytest.mark.parametrize("count", [0, 1, 2, 3])
@pytest.mark.parametrize(("space", "fee"), [("P8.3", 3), ("P12.1", 0), ("P10.2", 3)])
def test_a_powerhouse_costs_a_mixer_more_each_time(count, space, fee):
    built = " ".join(["P5.1", "P6.1", "P7.1"][:count])
    usa = after(f"usa mixers=5 {built}", *build("powerhouse", f"at {space}")).companies["usa"]
    assert (5 - usa.mixers, usa.wheel[1].mixers) == (2 + count, 2 + count)
    assert (6 - usa.credits, usa.excavators) == (fee, 6)


@clause("C9")
@pytest.mark.parametrize(("count", "mixers"), [(0, 1), (1, 2), (2, 3), (3, 4)])
def test_one_mixer_too_few_for_the_next_powerhouse(count, mixers):
    built = " ".join(["P5.1", "P6.1", "P7.1"][:count])
    picture = f"usa {built} mixers={{}}"
    assert "powerhouse" not in structures(options(picture.format(mixers), "place construction-1"))
    assert "powerhouse" in structures(options(picture.format(mixers + 1), "place construction-1"))


@clause("C9", "G2", "G3")
@pytest.mark.parametrize(("credits", "count"), [(0, 11), (2, 11), (3, 23)])
def test_every_powerhouse_space_within_reach_is_offered(credits, count):
    assert len(sites(options(f"usa credits={credits}", *build("powerhouse")))) == count


@clause("C9")
def test_one_powerhouse_a_basin_for_each_company_only():
    picture = "usa P8.1 P12.4 | germany P5.1 P9.3"
    free = sites(options(picture, *build("powerhouse")))
    assert not free & {"P8.2", "P8.3", "P12.1", "P12.2", "P12.3", "P5.1", "P9.3"}
    assert {"P5.2", "P9.1", "P9.2", "P11.4"} <= free
    for space in ("P8.2", "P12.1", "P5.1"):
        assert refusal(picture, *build("powerhouse", f"at {space}")).startswith("C9:")


FOUR = {
    "base": ("B1L B2L B3L B5L", "B6L", "B8L"),
    "elevation": ("B1L=3 B2L=2 B3L=2 B5L", "", "B5L"),
    "conduit": ("C1A C1B C2A C2B", "C3A", "C9A"),
    "powerhouse": ("P5.1 P6.1 P7.1", "P8.1", "P9.1"),
}


@clause("C10", "G7")
@pytest.mark.parametrize("structure", FOUR)
def test_the_last_piece_is_built_and_then_there_is_none(structure):
    built, last, space = FOUR[structure]
    built_out = built.replace("B5L", "B5L=2") if structure == "elevation" else f"{built} {last}"
    picture = "usa {} mixers=9 excavators=20 | germany"
    moves = build(structure, f"at {space}")
    assert after(picture.format(built), *moves).mover == "germany"
    assert structure not in structures(options(picture.format(built_out), "place construction-1"))
    assert refusal(picture.format(built_out), *moves[:2]).startswith("C10:")


@clause("C10", "C7", "G6")
@pytest.mark.parametrize(("dams", "why"), [
    ("usa", "C7: USA has no dam of its own to raise"),
    ("usa B1L=3 B8L=3", "C7: every dam of USA already has two elevations"),
    ("usa | germany B8L", "C7: USA has no dam of its own to raise"),
    ("usa | neutral B8L=2", "G6: USA has no dam of its own to raise, and nobody may raise a neutral one"),
])  # fmt: skip
def test_without_an_own_dam_to_raise_there_is_no_elevation(dams, why):
    picture = dams.replace("usa", "usa mixers=9", 1)
    assert "elevation" not in structures(options(picture, "place construction-1"))
    assert refusal(picture, *build("elevation")) == why


@clause("C10", "C9")
def test_without_a_free_space_there_is_no_powerhouse():
    usa = "usa P5.1 P6.1 P7.1 mixers=9 credits=2"
    others = "germany P8.1 P9.1 P11.1 P12.1 | italy P8.2 P9.2 P10.1 P11.2"
    picture = f"{usa} | {others}"  # red spaces only are left
    assert "powerhouse" not in structures(options(picture, "place construction-1"))
    assert refusal(picture, *build("powerhouse")).startswith("C9:")
    assert "powerhouse" in structures(options(picture.replace("credits=2", "credits=3"), "place construction-1"))


@clause("C2", "O5")
def test_jordan_pays_machines_and_the_red_fee_with_the_same_credits():
    picture = "usa officer=jordan excavators=1 credits={}"
    free = sites(options(picture.format(8), *build("base")))
    assert "B8L" in free
    assert "B8U" not in free
    end = after(picture.format(9), *build("base", "at B8U"))
    usa = end.companies["usa"]
    assert (usa.credits, usa.excavators, usa.wheel[1].excavators) == (0, 0, 1)


@clause("C1", "O5", "C6")
@pytest.mark.parametrize(("credits", "red"), [(8, False), (9, True)])
def test_jordan_on_the_fourth_space_and_on_red(credits, red):
    picture = f"usa officer=jordan excavators=2 constructions=3 credits={credits}"
    assert ("B8U" in sites(options(picture, *build("base", space=4)))) == red


@clause("C5", "O5")
def test_jordans_credits_do_not_come_back():
    picture = "usa officer=jordan excavators=3 credits=9"
    lines = {"pay 3 excavators", "pay 2 excavators 3 credits", "pay 1 excavators 6 credits", "pay 9 credits"}
    assert options(picture, *build("base", "at B8L")) == lines
    usa = after(picture, *build("base", "at B8L", "pay 9 credits")).companies["usa"]
    assert (usa.credits, usa.excavators) == (0, 3)
    assert (usa.wheel[1].excavators, usa.wheel[1].tiles) == (0, ("base",))


@clause("C2", "C6", "C7", "C8", "C9")
@pytest.mark.parametrize(("structure", "space", "cited"), [
    ("base", "B8U", "C6"), ("elevation", "B1L", "C7"), ("conduit", "C9A", "C8"), ("powerhouse", "P8.1", "C9"),
])  # fmt: skip
def test_a_construction_says_what_it_rests_on(structure, space, cited):
    told = events("usa B1L B2L", *build(structure, f"at {space}"))
    assert {"C2", cited} & {event.clause for event in told}
