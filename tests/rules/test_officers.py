"""The executive officers (O1 to O11), turns without engineers (Y13) and Sekibo's limits (Y14)."""

import pytest

from barrage_nb import legal_moves, new_game
from tests.clauses import clause
from tests.rules.table import after, options, refusal

ROUND_1 = "bonus=contracts,bases,conduits,elevations,powerhouses"


def build(structure, tile, *answers):
    """The moves of a construction on the first space."""
    return ("place construction-1", f"build {structure} with {tile}", *answers)


@clause("O1")
@pytest.mark.parametrize("space", ["B1L", "B5L", "B8L"])
def test_adlers_bases_cost_three_anywhere(space):
    end = after("usa officer=adler", *build("base", "base", f"at {space}"))
    assert end.companies["usa"].excavators == 3
    assert end.companies["usa"].wheel[1].excavators == 3


@clause("O1", "C7")
@pytest.mark.parametrize(("dam", "mixers"), [("B1L", 4), ("B5L", 3), ("B8L", 2)])
def test_adlers_elevations_cost_what_others_pay(dam, mixers):
    end = after(f"usa officer=adler {dam}", *build("elevation", "elevation"))
    assert end.companies["usa"].wheel[1].mixers == mixers


@clause("O2")
@pytest.mark.parametrize(("usa", "others", "held"), [
    ("B1L=3 officer=del_monte", "germany", 4), ("B1L=2 officer=del_monte", "germany", 2),
    ("B1L officer=del_monte", "germany", 1), ("B1L=3", "germany officer=del_monte", 3),
    ("officer=del_monte", "germany B1L=3", 3), ("officer=del_monte", "neutral B1L=3", 3),
])  # fmt: skip
def test_del_montes_own_level_3_dams_hold_four(usa, others, held):
    picture = f"usa {usa} | {others} | HA=5 {ROUND_1}".replace("germany", "germany engineers=0")
    end = after(picture, "place bank 12")
    assert end.dams["B1L"].drops == held


@clause("O3")
@pytest.mark.parametrize(("system", "energy"), [
    ("B9L=1*1 C9A P11.1", 4), ("B10L=1*1 C10A P11.1", 4), ("B8L=1*1 C8A P11.1", 4),
    ("B1L=1*1 C1B P5.1", 4), ("B1L=1*1 C1A P8.1", 5),
])  # fmt: skip
def test_fiesler_makes_four_of_anything_less(system, energy):
    end = after(f"usa officer=fiesler {system}", "place turbine+0")
    assert end.companies["usa"].energy == energy


@clause("O3", "P6")
@pytest.mark.parametrize(("powerhouses", "energy"), [("", 2), ("P5.1", 3), ("P5.1 P6.1 P7.1", 5)])
def test_fieslers_floor_comes_before_malus_and_bonus(powerhouses, energy):
    system = f"B9L=1*1 C9A P11.1 {powerhouses}"
    end = after(f"france officer=fiesler {system}", "place turbine-2")
    assert end.companies["france"].energy == energy
    if energy < 5:
        assert refusal(f"france {system}", "place turbine-2").startswith("P6:")


@clause("O4")
def test_mcdowell_pays_a_conduit_in_either_machine_unmixed():
    picture = "usa officer=mcdowell"
    moves = build("conduit", "conduit", "at C8A")
    assert len(options(picture, *moves)) == 2
    usa = after(picture, *moves, "pay 3 mixers").companies["usa"]
    assert (usa.excavators, usa.mixers, usa.wheel[1].mixers) == (6, 1, 3)
    usa = after(picture, *moves, "pay 6 excavators").companies["usa"]
    assert (usa.excavators, usa.mixers, usa.wheel[1].excavators) == (0, 4, 6)
    assert "at C8A" not in options("usa officer=mcdowell excavators=4 mixers=2", *moves[:2])


@clause("O5")
def test_jordan_replaces_any_number_of_machines_for_three_credits_each():
    picture = "usa officer=jordan credits=9"
    moves = build("base", "base", "at B8L")
    assert len(options(picture, *moves)) == 4
    usa = after(picture, *moves, "pay 1 excavators 6 credits").companies["usa"]
    assert (usa.excavators, usa.credits, usa.wheel[1].excavators) == (5, 3, 1)
    usa = after(picture, *moves, "pay 9 credits").companies["usa"]
    assert (usa.excavators, usa.credits, usa.wheel[1].excavators) == (6, 0, 0)


@clause("O5", "Y7")
def test_jordan_keeps_three_credits_for_a_red_space():
    picture = "usa officer=jordan credits=9"
    moves = build("base", "base", "at B8U")
    assert len(options(picture, *moves)) == 3
    end = after(picture, *moves, "pay 1 excavators 6 credits")
    assert end.companies["usa"].credits == 0
    assert end.dams["B8U"].owner == "usa"


@clause("O6")
def test_krylov_copies_structure_and_effect_of_a_tile_on_his_wheel():
    picture = "usa officer=krylov tiles=base,krylov wheel=3:adv1_conduit+4e"
    end = after(picture, *build("conduit", "krylov as adv1_conduit", "at C8A"))
    usa = end.companies["usa"]
    assert end.conduits == {"C8A": "usa"}
    assert usa.credits == 6 + 6
    assert usa.wheel[1].tiles == ("krylov",)
    assert usa.wheel[4].tiles == ("adv1_conduit",)
    assert usa.tiles == ("base",)


@clause("O6", "T17")
def test_krylov_copies_basic_and_wild_tiles_but_nothing_from_his_supply():
    picture = "usa B8L officer=krylov tiles=adv2_base,krylov wheel=1:adv1_wild,3:conduit+4e"
    assert options(picture, "place construction-1") == {
        "build base with adv2_base",
        "build base with krylov as adv1_wild",
        "build elevation with krylov as adv1_wild",
        "build conduit with krylov as adv1_wild",
        "build powerhouse with krylov as adv1_wild",
        "build conduit with krylov as conduit",
    }


@clause("O6", "T5", "T15")
def test_krylov_copies_what_a_wild_tile_does():
    red = after(
        "usa officer=krylov credits=0 tiles=base,krylov wheel=2:adv1_wild",
        *build("base", "krylov as adv1_wild", "at B8U"),
    )
    assert red.dams["B8U"].owner == "usa"
    scored = after(
        "usa officer=krylov tiles=adv1_base,krylov wheel=2:adv3_wild",
        *build("base", "krylov as adv3_wild", "at B8L"),
    )
    assert scored.companies["usa"].vp == 10 + 3 * 2


@clause("O6")
def test_krylov_cannot_use_his_tile_with_none_on_the_wheel():
    lines = options("usa officer=krylov tiles=base,conduit,krylov", "place construction-1")
    assert lines == {"build base with base", "build conduit with conduit"}


@clause("Y13", "O6", "T4")
def test_krylov_copying_the_level_1_powerhouse_needs_no_engineers_and_no_space():
    picture = "usa officer=krylov engineers=0 tiles=krylov wheel=3:adv1_powerhouse | germany"
    assert options(picture) == {"use krylov as adv1_powerhouse", "pass"}
    end = after(picture, "use krylov as adv1_powerhouse", "at P8.1")
    usa = end.companies["usa"]
    assert end.powerhouses == {"P8.1": "usa"}
    assert usa.constructions == 0
    assert usa.wheel[1].tiles == ("krylov",)
    assert end.mover == "germany"


@clause("Y13", "T11")
def test_a_tile_without_engineers_takes_the_turn_but_no_construction_space():
    end = after("usa tiles=adv3_base,base | germany", "use adv3_base", "at B8L", "place bank 1")
    assert end.mover == "usa"
    assert "place construction-1" in options(end)
    assert end.companies["usa"].constructions == 0


@clause("Y13", "R5")
def test_who_passes_without_engineers_is_not_asked_again_this_round():
    picture = "usa engineers=0 tiles=adv3_base,base | germany engineers=5"
    end = after(picture, "pass", "place bank 1", "place bank 1")
    assert end.round == 1
    assert end.mover == "germany"
    assert "pass" not in options("usa engineers=1 tiles=adv3_base,base")


@clause("Y13", "R5")
def test_the_round_ends_when_the_last_company_passes():
    end = after(f"usa engineers=0 tiles=adv3_base,base | germany engineers=0 | {ROUND_1}", "pass")
    assert end.round == 2


@clause("Y13", "C10")
def test_without_a_piece_left_the_tile_asks_nothing():
    bases = "B1L B2L B3L B5L B8L"
    end = after(f"germany engineers=2 | usa {bases} engineers=0 tiles=adv3_base,base", "place bank 1")
    assert end.mover == "germany"


@clause("Y13", "O6", "T11")
def test_krylov_copying_the_level_3_base_pays_no_excavators():
    picture = "usa officer=krylov excavators=0 tiles=krylov,base wheel=3:adv3_base"
    end = after(picture, "use krylov as adv3_base", "at B1L")
    assert end.dams["B1L"].owner == "usa"
    assert end.companies["usa"].engineers == 12


SEKIBO = "usa officer=sekibo {} | germany officer=adler | spare_officers=jordan"


def copies_offered(*moves):
    return {line for line in options(*moves) if line.startswith("copy")}


@clause("O7", "O11")
def test_sekibo_may_copy_officers_in_play_or_drawn():
    assert copies_offered(SEKIBO.format("")) == {"copy adler", "copy jordan"}


@clause("O7", "O8")
def test_sekibo_copies_before_the_main_action_for_one_engineer():
    end = after(SEKIBO.format("credits=6"), "copy adler")
    assert (end.companies["usa"].engineers, end.companies["usa"].credits) == (11, 6)
    assert end.mover == "usa"
    assert "place bank 11" in options(end)
    end = after(end, *build("base", "base", "at B1L"))
    assert end.companies["usa"].excavators == 3
    assert end.mover == "germany"


@clause("O7", "Y14")
def test_sekibos_second_copy_in_a_round_costs_three_credits_and_there_is_no_third():
    picture = SEKIBO.format("copies=0 credits=3")
    usa = after(picture, "copy adler for 3").companies["usa"]
    assert (usa.credits, usa.engineers) == (0, 11)
    for poor in ("copies=0 credits=2", "copies=0,3 credits=9"):
        assert not copies_offered(SEKIBO.format(poor))


@clause("Y14")
def test_sekibo_copies_once_a_turn_but_the_same_officer_twice_in_a_round():
    picture = "usa officer=sekibo credits=9 | spare_officers=adler,jordan"
    assert not copies_offered(picture, "copy adler")
    again = (picture, "copy adler", "place bank 1")
    assert copies_offered(*again) == {"copy adler for 3", "copy jordan for 3"}
    assert not copies_offered(*again, "copy adler for 3", "place bank 1")


@clause("Y14")
def test_a_copied_power_ends_with_the_turn():
    picture = "usa officer=sekibo excavators=3 | spare_officers=adler"
    base = ("place construction-1", "build base with base")
    assert "at B1L" in options(picture, "copy adler", *base)
    assert "at B1L" not in options(picture, "copy adler", "place bank 1", *base)


@clause("Y14", "T4")
@pytest.mark.parametrize(("tiles", "engineers", "offered"), [
    ("base", 2, True), ("base", 1, False), ("base,adv1_powerhouse", 1, True),
    ("base,adv1_powerhouse", 0, False),
])  # fmt: skip
def test_sekibo_needs_an_engineer_left_for_the_main_action(tiles, engineers, offered):
    lines = options(SEKIBO.format(f"tiles={tiles} engineers={engineers}"))
    assert ("copy adler" in lines) is offered


@clause("O7", "O3", "O4")
@pytest.mark.parametrize(("officer", "moves", "energy", "mixers"), [
    ("fiesler", ("place turbine+0",), 4, 4),
    ("mcdowell", (*build("conduit", "conduit", "at C8A"), "pay 3 mixers"), 0, 1),
])  # fmt: skip
def test_sekibo_has_the_copied_power_in_the_main_action(officer, moves, energy, mixers):
    picture = f"usa B9L=1*1 C9A P11.1 officer=sekibo | spare_officers={officer}"
    usa = after(picture, f"copy {officer}", *moves).companies["usa"]
    assert (usa.energy, usa.mixers) == (energy, mixers)
    assert after(picture, "place turbine+0").companies["usa"].energy == 1


@clause("Y14", "E3")
def test_sekibos_space_is_free_again_in_the_next_round():
    picture = "usa officer=sekibo copies=0,3 engineers=1 | spare_officers=adler"
    end = after(f"{picture} | {ROUND_1}", "place bank 1")
    assert copies_offered(end) == {"copy adler"}


@clause("O9")
def test_sekibo_copying_krylov_inserts_machines_but_no_tile():
    picture = "usa officer=sekibo credits=6 tiles=base wheel=3:adv1_conduit | spare_officers=krylov"
    moves = build("conduit", "nothing as adv1_conduit", "at C8A")
    usa = after(picture, "copy krylov", *moves).companies["usa"]
    assert usa.credits == 6 + 6
    assert usa.tiles == ("base",)
    assert usa.wheel[1].tiles == ()
    assert usa.wheel[1].excavators == 6
    assert usa.wheel[4].tiles == ("adv1_conduit",)


@clause("O10")
def test_sekibo_copying_del_monte_catches_a_fourth_drop_that_stays():
    picture = "usa B1L=3*3 B2L=3*3 officer=sekibo | spare_officers=del_monte"
    end = after(picture, "copy del_monte", "place water-1-now", "drops HA")
    assert end.dams["B1L"].drops == 4
    end = after(end, "place water-1-now-red", "drops HB")
    assert (end.dams["B1L"].drops, end.dams["B2L"].drops) == (4, 3)


@clause("O10", "T7")
def test_sekibo_copying_del_monte_fills_four_with_the_level_2_elevation():
    picture = "germany B8L=2 officer=sekibo tiles=adv2_elevation,conduit | spare_officers=del_monte"
    end = after(picture, "copy del_monte", *build("elevation", "adv2_elevation"))
    assert end.dams["B8L"].drops == 4


def drafted(players, seed):
    position = new_game(players=players, rules="full", seed=seed)
    while str(legal_moves(position)[0]).startswith("draft"):
        position = after(position, str(legal_moves(position)[0]))
    return position


@clause("O11")
@pytest.mark.parametrize(("players", "drawn"), [(2, 2), (3, 1), (4, 0)])
def test_sekibo_finds_unused_officers_at_a_small_table(players, drawn):
    games = (drafted(players, seed) for seed in range(100))
    game = next(g for g in games if "sekibo" in [c.officer for c in g.companies.values()])
    played = {company.officer for company in game.companies.values()}
    assert len(game.spare_officers) == drawn
    assert not played & set(game.spare_officers)


@clause("O7")
def test_sekibos_spaces_are_used_by_copying():
    why = refusal("usa officer=sekibo | germany", "place officer-1")
    assert why.startswith("O7: the copying space of Sekibo is used by copying")
