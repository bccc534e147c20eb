"""Turns (R1 to R6) and the management actions (M1 to M9)."""

from itertools import combinations

import pytest

from tests.clauses import clause
from tests.rules.table import after, events, options, refusal

ROUND_1 = "bonus=contracts,bases,conduits,elevations,powerhouses"
FOUR = "germany | italy | france"
OFFICE = "contracts=203,204,304,308,402,414 patents=adv1_base,adv1_conduit,adv1_wild"
BUILT = "B1L=1*1 C1A P8.1"  # five energy with one drop


def spaces(lines):
    return {line.split()[1] for line in lines if line.startswith("place")}


@clause("R1")
def test_turns_go_round_in_order_and_skip_those_without_engineers():
    end = "usa engineers=3 | germany engineers=1 | italy engineers=0 | france engineers=2"
    movers = []
    for _ in range(5):
        end = after(end, "place bank 1")
        movers.append(end.mover)
    assert movers == ["germany", "france", "usa", "france", "usa"]


@clause("R1", "R5")
def test_the_phase_ends_when_nobody_has_engineers():
    picture = f"usa engineers=2 | germany engineers=1 | {ROUND_1}"
    end = after(picture, "place bank 1", "place bank 1")
    assert (end.round, end.mover) == (1, "usa")
    end = after(end, "place bank 1")
    assert end.round == 2
    assert end.companies["usa"].engineers == 12


@clause("R1")
def test_turn_order_and_not_the_sketch_decides():
    end = after("usa | germany | italy | mover=germany", "place bank 1")
    assert end.mover == "italy"
    assert after(end, "place bank 1").mover == "usa"


@clause("R2")
@pytest.mark.parametrize("moves", [
    ["place bank 3"], ["place workshop-1"], ["place machinery-excavator"],
    ["place contract-1", "take 203"], ["place patent-1"], ["place water-1-now", "drops HB"],
    ["place water-2", "drops HA"], ["place turbine+0"],
    ["place construction-1", "build base with base", "at B8L"],
])  # fmt: skip
def test_one_action_and_the_turn_is_over(moves):
    picture = f"usa {BUILT} | germany | {OFFICE}"
    assert all(after(picture, *moves[:n]).mover == "usa" for n in range(len(moves)))
    assert after(picture, *moves).mover == "germany"


@clause("R2")
def test_with_engineers_one_must_play():
    picture = "usa engineers=1 tiles=adv1_powerhouse,base | germany"
    assert "pass" not in options(picture)
    assert refusal(picture, "pass") is not None


RICH = f"usa credits=20 constructions={{}} {BUILT} | {FOUR} | {OFFICE}"
COSTS = """
turbine+2 2 0, turbine+1 2 0, turbine+0 2 0, turbine-1 2 0, turbine-2 1 0,
turbine+2-red 3 3, turbine+1-red 3 3, turbine+0-red 3 3, turbine-1-red 3 3, turbine-2-dear 2 0,
water-2 1 0, water-1-now 1 0, water-2-red 2 3, water-1-now-red 2 3,
workshop-1 1 0, workshop-2 2 2, workshop-3 2 5, workshop-1-dear 2 0, workshop-2-red 3 5,
workshop-3-red 3 8, machinery-excavator 1 2, machinery-choice 1 4, machinery-both 2 5, machinery-excavator-red 1 5,
machinery-choice-dear 2 4, machinery-both-red 3 8, contract-1 1 0, contract-1-other 1 0, contract-2 2 1,
contract-1-red 1 3, contract-1-other-red 1 3, contract-2-dear 3 1, patent-1 2 5, patent-2 2 5, patent-3 2 5
"""
COSTS = [(s, int(e), int(c)) for s, e, c in (line.split() for line in COSTS.split(","))]


@clause("R3", "R4")
@pytest.mark.parametrize(("space", "engineers", "credits"), COSTS)
def test_engineers_and_credits_are_paid_on_placement(space, engineers, credits):
    placed = after(RICH.format(0), f"place {space}")
    usa = placed.companies["usa"]
    assert (12 - usa.engineers, 20 - usa.credits) == (engineers, credits)
    assert placed.occupied[space] == (("usa", engineers),)


@clause("R3", "R4")
@pytest.mark.parametrize(("space", "engineers", "credits"), COSTS)
def test_just_enough_is_enough_and_one_less_is_not(space, engineers, credits):
    picture = RICH.format(0).replace("credits=20", "credits={} engineers={}", 1)
    assert f"place {space}" in options(picture.format(credits, engineers))
    if engineers > 1:
        assert refusal(picture.format(credits, engineers - 1), f"place {space}").startswith("R4:")
    if credits:
        assert refusal(picture.format(credits - 1, engineers), f"place {space}").startswith("R4:")


@clause("R4")
@pytest.mark.parametrize(("space", "cited"), [
    ("turbine+0", "P1"), ("contract-1", "R4"), ("contract-2", "R4"), ("patent-1", "R4"), ("construction-1", "R4"),
])  # fmt: skip
def test_no_placing_for_an_action_that_cannot_be_performed(space, cited):
    picture = "usa credits=20 excavators=1 mixers=1 B1L=1*1 C1A | germany P8.1"
    assert f"place {space}" not in options(picture)
    assert refusal(picture, f"place {space}").startswith(f"{cited}:")


@clause("R4", "K1")
def test_a_reward_cannot_pay_for_the_placement_that_won_it():
    picture = f"usa credits=2 contracts=202 {BUILT} | germany"
    assert refusal(picture, "place turbine+0-red").startswith("R4:")
    assert after(picture, "place turbine+0", "fulfil 202").companies["usa"].credits == 7


@clause("R5", "Y13", "T4")
def test_without_engineers_a_free_tile_is_used_or_the_round_is_over():
    picture = f"usa engineers=0 tiles=adv1_powerhouse,base | germany engineers=2 | mover=germany {ROUND_1}"
    asked = after(picture, "place bank 1")
    assert options(asked) == {"use adv1_powerhouse", "pass"}
    passed = after(asked, "pass")
    assert passed.mover == "germany"
    assert after(passed, "place bank 1").round == 2
    used = after(asked, "use adv1_powerhouse", "at P5.1")
    assert used.powerhouses == {"P5.1": "usa"}
    assert (used.mover, used.companies["usa"].constructions) == ("germany", 0)


@clause("R6")
@pytest.mark.parametrize("space", ["water-1-now", "workshop-1", "machinery-excavator", "contract-1"])
def test_a_taken_space_is_closed_to_all_and_to_its_owner(space):
    picture = f"usa | germany | {OFFICE} {space}=usa*1"
    assert refusal(picture, f"place {space}").startswith("R6:")
    assert refusal(f"{picture} mover=germany", f"place {space}").startswith("R6:")
    assert f"place {space}" not in options(picture)


@clause("R6", "M1")
def test_one_company_may_stand_left_and_right():
    moves = ("place water-1-now", "drops HA", "place water-1-now-red", "drops HA")
    end = after("usa B1L=2", *moves)
    assert end.dams["B1L"].drops == 2
    assert end.occupied == {"water-1-now": (("usa", 1),), "water-1-now-red": (("usa", 2),)}


@clause("R6", "C1")
def test_construction_spaces_are_private():
    picture = "usa | germany"
    built = ("place construction-1", "build base with base", "at B8L")
    assert "place construction-1" in options(picture, *built)
    end = after(picture, *built, "place construction-1", "build base with base", "at B9L")
    assert {dam: held.owner for dam, held in end.dams.items()} == {"B8L": "usa", "B9L": "germany"}


@clause("M1")
@pytest.mark.parametrize(("left", "right", "answer"), [
    ("turbine+2", "turbine+2-red", None), ("turbine-2", "turbine-2-dear", None),
    ("water-2", "water-2-red", "drops HA HD"), ("water-1-now", "water-1-now-red", "drops HA"),
    ("workshop-1", "workshop-1-dear", None), ("workshop-3", "workshop-3-red", None),
    ("machinery-excavator", "machinery-excavator-red", None),
    ("machinery-choice", "machinery-choice-dear", "machines 1 mixers"),
    ("contract-1", "contract-1-red", "take 304"), ("contract-2", "contract-2-dear", "take 203 402"),
])  # fmt: skip
def test_the_dearer_space_gives_the_same_action_and_the_choice_is_free(left, right, answer):
    def played(space):
        end = after(picture, f"place {space}", *([answer] if answer else []))
        usa = end.companies["usa"]
        supply = (usa.energy, usa.excavators, usa.mixers, usa.tiles, usa.contracts)
        return supply, dict(end.headstreams), {dam: held.drops for dam, held in end.dams.items()}

    picture = f"usa {BUILT} credits=20 wheel=1:base+2e,3:elevation+2m tiles=wild | {FOUR} | {OFFICE}"
    assert played(left) == played(right)


@clause("M2", "P5")
@pytest.mark.parametrize(("name", "energy"), [("+2", 7), ("+1", 6), ("+0", 5), ("-1", 4), ("-2", 3)])
def test_the_turbine_adds_its_modifier(name, energy):
    picture = f"usa {BUILT} | {FOUR}"
    right = "turbine-2-dear" if name == "-2" else f"turbine{name}-red"
    for space in (f"turbine{name}", right):
        assert after(picture, f"place {space}").companies["usa"].energy == energy


@clause("M2", "P6")
@pytest.mark.parametrize(("space", "drops", "possible"), [
    ("turbine-1", 1, False), ("turbine-1", 2, True), ("turbine-2", 2, False),
    ("turbine-2", 3, True), ("turbine-2-dear", 2, False), ("turbine+0", 1, True),
])  # fmt: skip
def test_a_turbine_that_leaves_nothing_is_closed(space, drops, possible):
    picture = f"usa B9L=3*{drops} C9A P11.1 | {FOUR}"
    assert (f"place {space}" in options(picture)) == possible
    if not possible:
        assert refusal(picture, f"place {space}").startswith("P6:")


@clause("M3")
def test_one_or_two_drops_on_one_or_two_headstreams():
    heads = ("HA", "HB", "HC", "HD")
    lines = {f"drops {a}" for a in heads} | {f"drops {a} {a}" for a in heads}
    lines |= {f"drops {a} {b}" for a, b in combinations(heads, 2)}
    assert options("usa B1L", "place water-2") == lines


@clause("M3", "I6")
@pytest.mark.parametrize(("line", "waiting"), [
    ("drops HA", {"HA": 2}), ("drops HA HA", {"HA": 3}), ("drops HA HC", {"HA": 2, "HC": 1}),
])  # fmt: skip
def test_placed_drops_wait(line, waiting):
    end = after("usa B1L=3 B3L=3 | germany | HA=1", "place water-2", line)
    assert end.headstreams == waiting
    assert (end.dams["B1L"].drops, end.dams["B3L"].drops) == (0, 0)


@clause("M4")
def test_the_single_drop_flows_at_once_and_the_waiting_ones_stay():
    picture = "usa B1L=2 | HA=2"
    assert options(picture, "place water-1-now") == {f"drops {head}" for head in ("HA", "HB", "HC", "HD")}
    end = after(picture, "place water-1-now", "drops HA")
    assert end.headstreams == {"HA": 2}
    assert end.dams["B1L"].drops == 1


@clause("M5")
def test_the_bank_pays_for_any_number_and_is_never_closed():
    picture = "usa engineers=3 | germany engineers=5 | bank=usa*4"
    lines = {line for line in options(picture) if "bank" in line}
    assert lines == {"place bank 1", "place bank 2", "place bank 3"}
    end = after(picture, "place bank 2", "place bank 5")
    assert (end.companies["usa"].credits, end.companies["germany"].credits) == (8, 11)
    assert options(end) >= {"place bank 1"}


@clause("M5", "R4")
@pytest.mark.parametrize("count", [0, 4])
def test_the_bank_wants_one_engineer_or_more_and_no_more_than_there_are(count):
    assert refusal("usa engineers=3", f"place bank {count}") is not None


WHEEL = "wheel=1:base+1e,2:conduit+2e,3:elevation+4m,4:powerhouse+5e tiles=wild excavators=0 mixers=0"


@clause("M6", "C4")
@pytest.mark.parametrize(("space", "excavators", "mixers", "credits", "tiles"), [
    ("workshop-1", 1, 0, 20, "base wild"), ("workshop-1-dear", 1, 0, 20, "base wild"),
    ("workshop-2", 3, 0, 18, "base conduit wild"), ("workshop-2-red", 3, 0, 15, "base conduit wild"),
    ("workshop-3", 3, 4, 15, "base conduit elevation wild"),
    ("workshop-3-red", 3, 4, 12, "base conduit elevation wild"),
])  # fmt: skip
def test_the_workshop_turns_the_wheel_and_all_that_passes_comes_back(space, excavators, mixers, credits, tiles):
    usa = after(f"usa credits=20 {WHEEL} | {FOUR}", f"place {space}").companies["usa"]
    assert (usa.excavators, usa.mixers, usa.credits) == (excavators, mixers, credits)
    assert usa.tiles == tuple(tiles.split())


@clause("M6", "C5")
def test_the_rest_of_the_wheel_comes_nearer():
    usa = after(f"usa {WHEEL}", "place workshop-1").companies["usa"]
    assert [segment.tiles for segment in usa.wheel[3:]] == [("powerhouse",), ("elevation",), ("conduit",)]


@clause("M6")
def test_an_empty_wheel_may_be_turned_in_vain():
    end = after("usa credits=5 | germany", "place workshop-3")
    assert (end.mover, end.companies["usa"].credits) == ("germany", 0)


@clause("M7", "G10")
@pytest.mark.parametrize(("space", "credits", "excavators", "mixers"), [
    ("machinery-excavator", 18, 7, 4), ("machinery-excavator-red", 15, 7, 4), ("machinery-both", 15, 7, 5),
    ("machinery-both-red", 12, 7, 5),
])  # fmt: skip
def test_the_machinery_shop_sells_into_the_supply(space, credits, excavators, mixers):
    usa = after("usa credits=20", f"place {space}").companies["usa"]
    assert (usa.credits, usa.excavators, usa.mixers) == (credits, excavators, mixers)
    assert not any(segment.excavators or segment.mixers for segment in usa.wheel)


@clause("M7", "Z1")
@pytest.mark.parametrize("space", ["machinery-choice", "machinery-choice-dear"])
def test_a_machine_of_choice(space):
    picture = f"usa | {FOUR}"
    assert options(picture, f"place {space}") == {"machines 1 excavators", "machines 1 mixers"}
    usa = after(picture, f"place {space}", "machines 1 excavators").companies["usa"]
    assert (usa.excavators, usa.mixers, usa.credits) == (7, 4, 2)


@clause("M8")
def test_one_contract_is_free_and_two_cost_a_credit():
    picture = f"usa credits=1 | germany | {OFFICE}"
    offered = (203, 204, 304, 308, 402, 414)
    assert options(picture, "place contract-1") == {f"take {c}" for c in offered}
    pairs = {f"take {a} {b}" for a, b in combinations(offered, 2)}
    assert options(picture, "place contract-2") == pairs
    usa = after(picture, "place contract-2", "take 204 414").companies["usa"]
    assert (sorted(usa.contracts), usa.credits) == ([204, 414], 0)


@clause("M8")
@pytest.mark.parametrize(("space", "credits"), [("contract-1", 6), ("contract-2", 5), ("contract-2-dear", 5)])
def test_the_only_contract_left_is_taken_alone_at_the_full_price(space, credits):
    end = after("usa | germany | contracts=-,-,-,304,-,-", f"place {space}")
    usa = end.companies["usa"]
    assert (end.mover, usa.contracts, usa.credits) == ("germany", (304,), credits)
    assert not any(end.contracts)


@clause("M8", "K4")
def test_a_full_hand_may_take_and_then_choose():
    picture = f"usa contracts=200,300,400 | {OFFICE}"
    assert {"place contract-1", "place contract-2"} <= options(picture)


@clause("M9")
@pytest.mark.parametrize(("slot", "tile"), [(1, "adv1_base"), (2, "adv1_conduit"), (3, "adv1_wild")])
def test_the_patent_office_sells_the_tile_of_the_space(slot, tile):
    end = after(f"usa | germany | {OFFICE}", f"place patent-{slot}")
    usa = end.companies["usa"]
    assert (usa.credits, usa.engineers) == (1, 10)
    assert set(usa.tiles) == {"base", "elevation", "conduit", "powerhouse", tile}
    assert end.patents[slot - 1] is None
    assert sum(kept is not None for kept in end.patents) == 2


@clause("M9", "R6")
def test_an_empty_patent_space_stays_empty_until_the_round_is_over():
    picture = "usa credits=20 | germany | patents=adv1_base,-,adv1_wild"
    assert refusal(picture, "place patent-2").startswith("R4:")
    end = after(picture, "place patent-1")
    assert end.patents == (None, None, "adv1_wild")
    assert refusal(end, "place patent-1").startswith("R6:")


@clause("M9", "E4")
def test_unsold_patents_go_and_three_new_ones_come_at_the_end_of_the_round():
    table = {
        "companies": {"usa": {"engineers": 2}, "germany": {"engineers": 0}},
        "patents": ["adv1_base", "adv1_conduit", None],
        "patent_pile": ["adv1_wild", "adv1_elevation", "adv2_base", "adv2_wild"],
        "bonus": ["contracts", "bases", "conduits", "elevations", "powerhouses"],
    }
    end = after(table, "place patent-1")
    assert end.patents == ("adv1_wild", "adv1_elevation", "adv2_base")
    assert end.patent_pile == ("adv2_wild",)


@clause("M9", "T16")
def test_a_bought_tile_builds_in_the_same_round():
    picture = f"usa credits=10 tiles=elevation,conduit B8L | {OFFICE}"
    moves = ("place patent-3", "place construction-1")
    assert "build base with adv1_wild" in options(picture, *moves)


@clause("M9")
def test_patents_may_be_bought_more_than_once_a_round():
    end = after(f"usa credits=10 | {OFFICE}", "place patent-1", "place patent-3")
    assert {"adv1_base", "adv1_wild"} <= set(end.companies["usa"].tiles)
    assert (end.companies["usa"].credits, end.patents) == (0, (None, "adv1_conduit", None))


@clause("M9", "U7")
def test_the_introductory_game_has_no_patent_space():
    picture = "usa credits=20 | rules=introductory"
    assert not any("patent" in line for line in options(picture))
    assert refusal(picture, "place patent-1").startswith("U7:")


@clause("M2", "M4", "M5", "M6", "M7", "M9")
@pytest.mark.parametrize(("moves", "clauses"), [
    (["place bank 1"], {"M5"}), (["place machinery-excavator"], {"M7"}), (["place patent-1"], {"M9"}),
    (["place workshop-1"], {"C4", "M6"}), (["place turbine+0"], {"P5", "P8", "M2"}),
    (["place water-1-now", "drops HA"], {"M4", "W3"}),
])  # fmt: skip
def test_what_happens_says_why(moves, clauses):
    picture = f"usa {BUILT} B1U wheel=1:wild+2e tiles=base | {OFFICE}"
    assert {event.clause for event in events(picture, *moves)} & clauses
