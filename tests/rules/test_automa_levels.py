"""What each level of the Automa adds or takes away, worked out from the clauses alone (AD1 to AD6, Q50)."""

import pytest

from barrage_nb import new_game, play, sketch
from barrage_nb.automa import traces
from barrage_nb.automa.deciding import BuildPlan, choose_drops, choose_system, plan, split_machines
from barrage_nb.automa.trace import ContractChoice, SystemChoice
from barrage_nb.automa.turn import row_refusal
from barrage_nb.board.automa import LEVELS, START_VP, ConstructRow, ProduceRow
from barrage_nb.board.powers import OFFICERS
from barrage_nb.engine.production import Turbine, turbine_of
from tests.clauses import clause

ALL = "base conduit elevation powerhouse".replace(" ", ",")
BASE, ELEVATION = ConstructRow(2, "base"), ConstructRow(2, "elevation")
CONDUIT, POWERHOUSE = ConstructRow(2, "conduit"), ConstructRow(2, "powerhouse")


def at_turn(usa, table="", tiles="4,8", level="medium", company="usa", other="germany"):
    who = level.replace(" ", "_")
    return sketch(f"{company} {usa} | {other} | automas={company}:{who} automa_pile={tiles} {table}")


def planned(usa, row, level, criteria=4, table=""):
    return plan(at_turn(usa, table, level=level), "usa", row, criteria)


def acted(*said, **more):
    step = play(at_turn(*said, **more), "act")
    return step.after, traces(step.events)[0]


@clause("AD1")
@pytest.mark.parametrize(("level", "bonus", "vp"), [
    ("easy", 0, START_VP), ("medium", 3, START_VP + 6), ("hard", 3, START_VP + 6),
])  # fmt: skip
def test_easy_has_neither_incomes_nor_bonuses(level, bonus, vp):
    position = at_turn("B1L=2*2 B2L=1*1 B3L=1*1 P5.1 P6.1 P7.1 P8.1 C1A", tiles="4,17", level=level)
    assert turbine_of(position, "usa").bonus == bonus
    assert play(position, "act").after.companies["usa"].vp == vp  # a fourth base uncovers 6 credits


@clause("AD1")
def test_easy_receives_no_income_in_the_income_phase_either():
    usa = "usa B1L=2*2 B2L=1*1 B3L=1*1 B4L=1*1 energy=1 engineers=1"
    vp = {}
    for level in ("easy", "medium"):
        position = sketch(f"{usa} | italy engineers=0 | automas=usa:{level} automa_pile=4,20")
        vp[level] = play(position, "act").after.companies["usa"].vp
    assert vp["medium"] == vp["easy"] + 6


@clause("AD2", "A5")
@pytest.mark.parametrize(("level", "effect", "vp"), [("medium", "powerhouse", 0), ("hard", "adv3_powerhouse", 3)])
def test_at_hard_the_effects_of_advanced_tiles_apply(level, effect, vp):
    usa = f"tiles={ALL},adv3_powerhouse,adv2_wild"
    found = planned(usa, POWERHOUSE, level)
    assert (found.use.tile, found.effect) == ("adv3_powerhouse", effect)
    after, _ = acted(usa, tiles="4,13", level=level)
    assert after.companies["usa"].vp == START_VP + vp


@clause("AD2")
@pytest.mark.parametrize(("tiles", "used"), [
    ("adv1_base,adv2_wild", "adv2_wild"), ("adv2_base,adv2_wild", "adv2_base"), ("adv1_wild,base", "adv1_wild"),
    ("base,conduit", "base"),
])  # fmt: skip
def test_the_highest_tile_that_fits_and_of_equal_ones_the_specific(tiles, used):
    assert planned(f"tiles={tiles}", BASE, "hard").use.tile == used


@clause("AD2")
def test_tiles_that_need_no_engineers_need_none_at_hard():
    for level, engineers in (("medium", 10), ("hard", 12)):
        after, _ = acted(f"tiles={ALL},adv1_powerhouse", tiles="4,13", level=level)
        assert after.companies["usa"].engineers == engineers


@clause("AD3")
def test_with_the_tile_for_cheap_conduits_a_dear_one_can_be_paid():
    usa = "excavators=5 tiles=adv2_conduit"
    assert set(planned(usa, CONDUIT, "hard").placement.eligible) >= {"C1A", "C3B", "C6B"}
    assert set(planned(usa, CONDUIT, "medium").placement.eligible) == {"C6B", "C7A", "C8B", "C9A", "C10A", "C10B"}
    assert planned(usa, CONDUIT, "hard").pay.excavators == 5


@clause("AD3")
def test_a_production_by_a_tile_is_the_best_one():
    usa = f"B1L=1*1 B4L=3*3 C1A C4A C3A P8.1 P7.1 tiles={ALL},adv2_powerhouse"
    after, trace = acted(usa, tiles="4,15", level="hard")
    choice = next(made for made in trace.done[-1].decisions if isinstance(made, SystemChoice))
    assert choice.chosen.system.dam == "B4L"
    assert choice.chosen.energy == 9 + 2 + 1  # the tile's 2, and the bonus of three powerhouses
    assert after.companies["usa"].energy == 12


@clause("AD3")
def test_without_a_fee_the_red_base_space_comes_first():
    for level, space in (("medium", "B4L"), ("hard", "B4U")):
        assert planned("tiles=adv1_wild", ConstructRow(2, "base", ("mountains",)), level).placement.space == space


@clause("AD3")
@pytest.mark.parametrize(("usa", "row", "pay"), [
    ("excavators=5 mixers=5", BASE, (3, 0)), ("excavators=2 mixers=5", BASE, (2, 1)),
    ("excavators=5 mixers=5", POWERHOUSE, (0, 2)), ("excavators=5 mixers=1", POWERHOUSE, (1, 1)),
])  # fmt: skip
def test_where_machines_are_alike_the_normal_ones_go_first(usa, row, pay):
    only = ConstructRow(2, row.structure, ("plains",))
    found = planned(f"{usa} tiles=adv2_wild", only, "hard")
    assert (found.pay.excavators, found.pay.mixers) == pay


@clause("AD4")
@pytest.mark.parametrize(("level", "headstreams"), [("medium", ("HB",)), ("hard", ("HC",))])
def test_the_usa_settle_ties_of_water_by_the_most_steps(level, headstreams):
    # HB ends in the dam of basin 9 past one own powerhouse, HC in that of basin 10 past two of them.
    position = at_turn("B9L B10L P9.1 P6.1 P10.1", level=level)
    assert choose_drops(position, "usa", 1, True, ("HB", "HC", "HD", "HA")).headstreams == headstreams


@clause("AD4")
def test_germany_s_second_production_is_the_most_productive():
    usa = "B1L=3*3 B2L=1*1 B4L=2*2 C1A C2B C4A P8.1 P10.1 P7.1 excavators=0 mixers=0"
    after, trace = acted(usa, "contracts=200", "4,11", "hard", company="germany", other="italy")
    first, second = (made for made in trace.done[0].decisions if isinstance(made, SystemChoice))
    assert (first.chosen.system.dam, first.chosen.energy) == ("B1L", 15 + 1 + 1)
    assert (second.chosen.system.dam, second.chosen.energy) == ("B4L", 6)  # the best of 5 and 6, and no bonus
    assert after.companies["germany"].energy == 17 + 6
    _, trace = acted(usa, "contracts=200", "4,11", "medium", company="germany", other="italy")
    assert sum(isinstance(made, SystemChoice) for made in trace.done[0].decisions) == 1


@clause("AD4")
def test_italy_s_steps_come_by_themselves():
    italy = "B1L=1*1 C1A P8.1 P5.1 P6.1 excavators=0 mixers=0"
    for level, energy in (("medium", 7), ("hard", 10)):
        after, _ = acted(italy, "contracts=206", "4,11", level, company="italy", other="usa")
        assert after.companies["italy"].energy == energy


@clause("AD4")
def test_france_needs_less_for_producing_and_for_contracts():
    france = "B8L=1*1 C8A P11.1 P5.1 P6.1"  # 4 energy with the bonus
    for level, refused in (("medium", True), ("hard", False)):
        position = at_turn(france, "contracts=-,-,310", level=level, company="france")
        assert (row_refusal(position, "france", ProduceRow(2, 0, "yellow"), 4) is not None) is refused
    _, trace = acted(france, "contracts=-,-,300,310", "4,14", "hard", company="france")
    chosen = next(made for made in trace.done[0].decisions if isinstance(made, ContractChoice))
    assert chosen.chosen == 310


@clause("AD4", "P6")
@pytest.mark.parametrize(("modifier", "reason"), [(-2, "no_energy"), (-1, None)])
def test_france_produces_1_energy_at_least_though_it_would_need_none(modifier, reason):
    position = at_turn("B9L=1*1 C9A P11.1 P5.1 P6.1", "contracts=200", level="hard", company="france")
    refusal = row_refusal(position, "france", ProduceRow(1, modifier, "green"), 4)
    assert (refusal and refusal.reason) == reason


@clause("AD5")
@pytest.mark.parametrize("seed", range(6))
def test_only_a_very_hard_automa_has_an_officer_that_nobody_else_has(seed):
    game = new_game(4, seed=seed, automas=["very hard", "hard", "very_hard"])
    by_level = [(game.automas.get(name), company.officer) for name, company in game.companies.items()]
    assert all((officer is None) is (level == "hard") for level, officer in by_level)
    taken = [officer for _, officer in by_level if officer]
    assert len(set(taken)) == 3
    assert set(taken) <= set(OFFICERS)
    for company in game.companies.values():
        assert ("krylov" in company.tiles) is (company.officer == "krylov")


@clause("AD5", "A3")
def test_an_officer_of_a_lower_level_does_nothing():
    assert at_turn("officer=adler", level="hard").officer_of("usa") is None
    assert at_turn("officer=adler", level="very hard").officer_of("usa") == "adler"


@clause("AD5")
def test_adler_prefers_the_mountains_and_then_the_hills():
    found = planned("officer=adler excavators=3", BASE, "very hard")
    assert found.placement.sifted[0].clause == "AD5"
    assert found.placement.space.startswith("B4")
    assert set(found.placement.sifted[0].met) >= {"B1L", "B4U"}
    hills = planned("officer=adler excavators=3", ConstructRow(2, "base", ("hills", "plains")), "very hard")
    assert {space[:2] for space in hills.placement.sifted[0].left} == {"B5", "B6", "B7"}


@clause("AD5")
def test_adler_looks_at_all_spaces_where_several_complete_a_system():
    row = ConstructRow(2, "base", ("plains", "mountains"))
    found = planned("officer=adler C8A P11.1 excavators=3", row, "very hard")
    assert found.placement.completing == ("B8U", "B8L")  # two of them: so the procedure goes on
    assert found.placement.space.startswith("B4")


@clause("AD5")
def test_del_monte_builds_an_elevation_whatever_the_row_shows():
    found = planned("officer=del_monte B1L", BASE, "very hard")
    assert (found.placement.structure, found.placement.space) == ("elevation", "B1L")
    assert planned("officer=del_monte B1L", BASE, "hard").placement.structure == "base"
    assert planned("officer=del_monte B1L mixers=0", BASE, "very hard").placement.structure == "base"
    assert planned("officer=del_monte", BASE, "very hard").placement.structure == "base"


@clause("AD5")
@pytest.mark.parametrize(("usa", "drops", "energy"), [
    ("B9L=3*3 C9A P11.1", 1, 4), ("B8L=3*3 C8B P9.1", 1, 4), ("B8L=3*3 C8A P11.1", 3, 9), ("B8L=1*1 C8A P11.1", 1, 4),
])  # fmt: skip
def test_fiesler_moves_one_drop_through_conduits_of_value_1_and_2(usa, drops, energy):
    position = at_turn(f"{usa} officer=fiesler", level="very hard")
    found = choose_system(position, "usa", turbine_of(position, "usa")).chosen
    assert (found.drops, found.energy) == (drops, energy)
    plain = choose_system(at_turn(f"{usa} officer=fiesler", level="hard"), "usa", Turbine()).chosen
    assert plain.drops == int(usa[6])


@clause("AD5")
def test_mcdowell_pays_conduits_with_mixers_first_and_takes_mixers():
    conduit = ConstructRow(2, "conduit", (), 4)
    found = planned("officer=mcdowell excavators=10 mixers=5", conduit, "very hard")
    assert found.pay.excavators == 0
    assert found.pay.mixers in (4, 5)
    assert planned("officer=mcdowell excavators=8 mixers=3", conduit, "very hard").pay.excavators == 8
    assert split_machines(at_turn("officer=mcdowell excavators=0", level="very hard"), "usa", 2).mixers == 2


@clause("AD6")
@pytest.mark.parametrize(("excavators", "pay"), [(3, (3, 0)), (2, (2, 3)), (1, None)])
def test_jordan_replaces_one_machine_at_most_and_only_if_it_lacks_one(excavators, pay):
    plains = ConstructRow(2, "base", ("plains",))
    found = planned(f"officer=jordan excavators={excavators} mixers=0", plains, "very hard")
    if pay is None:
        assert found.reason == "automa_no_machinery"
    else:
        assert (found.pay.excavators, found.pay.credits) == pay


@clause("AD6")
def test_jordan_s_machine_costs_three_points():
    after, _ = acted("officer=jordan excavators=0 mixers=1", tiles="4,13", level="very hard")
    assert len(after.powerhouses) == 1
    assert after.companies["usa"].vp == START_VP - 3


@clause("AD6")
def test_krylov_s_special_tile_is_used_last_and_copies_the_highest():
    wheel = "wheel=3:base+adv2_base+adv1_wild"
    found = planned(f"officer=krylov tiles=base,krylov {wheel.replace('base+adv2', 'adv2')}", BASE, "very hard")
    assert (found.use.tile, found.use.copying) == ("base", None)
    found = planned(f"officer=krylov tiles=conduit,krylov {wheel}", BASE, "very hard")
    assert (found.use.tile, found.use.copying, found.effect) == ("krylov", "adv2_base", "adv2_base")
    found = planned("officer=krylov tiles=conduit,krylov wheel=3:adv2_wild+adv2_base", BASE, "very hard")
    assert found.use.copying == "adv2_base"
    assert not isinstance(planned("officer=krylov tiles=conduit,krylov", BASE, "very hard"), BuildPlan)


@clause("AD2", "AD5")
def test_very_hard_includes_hard():
    hard, harder = LEVELS["hard"], LEVELS["very hard"]
    assert harder == hard._replace(id="very hard", officer=True)
