"""What rewards and incomes give (Z1 to Z7), their pieces (Y5), parts that are declined or lost (Y6)."""

import pytest

from tests.clauses import clause
from tests.rules.table import after, options, refusal

READY = "B1L=2*2 C1A P8.1"  # produces ten


def won(contract, *answers):
    """A production of ten that fulfils the contract, and the answers that its reward asks for."""
    return ("place turbine+0", "produce B1L C1A P8.1 x2", f"fulfil {contract}", *answers)


def sites(lines):
    return {line.split()[1] for line in lines if line.startswith("at ")}


def drops(position):
    return {dam: held.drops for dam, held in position.dams.items()}


@clause("Z1")
@pytest.mark.parametrize(("contract", "lines"), [
    (201, {"machines 2 excavators", "machines 1 excavators 1 mixers", "machines 2 mixers"}),
    (405, {"machines 2 excavators", "machines 1 excavators 1 mixers", "machines 2 mixers"}),
    (4, {"machines 1 excavators", "machines 1 mixers"}),
    (414, {"machines 3 excavators", "machines 2 excavators 1 mixers", "machines 1 excavators 2 mixers",
           "machines 3 mixers"}),
])  # fmt: skip
def test_machinery_of_choice_is_split_freely(contract, lines):
    assert options(f"usa {READY} contracts={contract}", *won(contract)) == lines


@clause("Z1", "G10")
def test_machines_won_go_to_the_supply_and_not_onto_the_wheel():
    picture = f"usa {READY} contracts=414"
    usa = after(picture, *won(414, "machines 1 excavators 2 mixers")).companies["usa"]
    assert (usa.excavators, usa.mixers, usa.vp) == (7, 6, 12)
    assert not any(segment.excavators or segment.mixers for segment in usa.wheel)


@clause("Z1", "Y6")
def test_the_machines_cannot_be_declined():
    assert refusal(f"usa {READY} contracts=201", *won(201, "decline")) is not None


@clause("Z2")
@pytest.mark.parametrize(("contract", "steps"), [(1, 2), (203, 3), (208, 2), (304, 2), (404, 5)])
def test_energy_steps_move_the_marker_and_reach_no_contract(contract, steps):
    picture = f"usa B1L=1*1 C1A P8.1 P9.1 contracts={contract},410 | germany"
    # with two powerhouses and turbine+2: eight energy
    end = after(picture, "place turbine+2", f"fulfil {contract}")
    assert (end.mover, end.companies["usa"].energy) == ("germany", 8 + steps)
    assert end.companies["usa"].contracts == (410,)


@clause("Z2", "T6")
def test_energy_produced_by_a_tile_does_reach_a_contract():
    picture = "usa B1L B2L B3L tiles=adv2_base,conduit contracts=210,300 | germany"
    moves = ("place construction-1", "build base with adv2_base", "at B8L")
    assert options(picture, *moves) == {"fulfil 210", "decline"}


@clause("Z3")
def test_delayed_drops_are_divided_freely_and_wait():
    picture = f"usa {READY} B4L=2 contracts=204"
    lines = options(picture, *won(204))
    assert {"drops HA HA", "drops HA HD", "drops HC HC", "decline"} <= lines
    end = after(picture, *won(204, "drops HA HD"))
    assert end.headstreams == {"HA": 1, "HD": 1}
    assert end.companies["usa"].credits == 9
    assert drops(end)["B4L"] == 0


@clause("Z3", "W3")
@pytest.mark.parametrize(("answer", "held"), [
    ("drops HD HD", {"B4L": 2, "B3L": 0}), ("drops HC HD", {"B4L": 1, "B3L": 1}),
    ("drops HC HC", {"B4L": 0, "B3L": 1}),
])  # fmt: skip
def test_flowing_drops_flow_at_once_and_overflow(answer, held):
    picture = f"usa {READY} B4L=2 B3L contracts=214 | germany B10L"
    end = after(picture, *won(214, answer))
    assert end.headstreams == {}
    assert {dam: n for dam, n in drops(end).items() if dam in held} == held
    assert drops(end)["B10L"] == (answer == "drops HC HC")


@clause("Z3", "Y1")
def test_the_reward_flows_before_the_water_of_the_production():
    picture = "usa B1L=1*1 C1A P8.1 contracts=207 | germany B8L"
    end = after(picture, "place turbine+0", "fulfil 207", "drops HA")
    assert drops(end) == {"B1L": 1, "B8L": 1}  # her drop was gone from B1L, the reward's took its place


@clause("Z4", "Y5")
def test_a_base_won_costs_nothing():
    picture = f"usa {READY} excavators=0 tiles=conduit contracts=211 | germany"
    end = after(picture, *won(211, "at B9L"))
    usa = end.companies["usa"]
    assert (end.dams["B9L"].owner, end.dams["B9L"].level, end.dams["B9L"].drops) == ("usa", 1, 0)
    assert (usa.engineers, usa.credits, usa.excavators, usa.constructions) == (10, 6, 0, 0)
    assert usa.tiles == ("conduit",)
    assert end.mover == "germany"


@clause("Z4", "C6")
@pytest.mark.parametrize(("contract", "count"), [(211, 3), (305, 8), (401, 13)])
def test_a_base_won_keeps_the_rule_of_one_a_basin(contract, count):
    picture = f"usa {READY} B8U contracts={contract} | germany B9L B6L | neutral B2L"
    spaces = sites(options(picture, *won(contract)))
    assert not spaces & {"B1U", "B8L", "B9L", "B6L", "B2L"}
    assert len(spaces) == count


@clause("Z4", "C7", "I3")
def test_an_elevation_won_stands_on_an_own_dam_for_no_mixers():
    picture = f"germany {READY} B2L=3 B5U mixers=0 contracts=309 | usa B8L | neutral B6L=2"
    assert sites(options(picture, *won(309))) == {"B1L", "B5U"}
    end = after(picture, *won(309, "at B5U"))
    germany = end.companies["germany"]
    assert (end.dams["B5U"].level, germany.mixers, germany.credits) == (2, 0, 6)


@clause("Z4", "C9")
def test_a_powerhouse_won_stands_in_another_basin_for_no_mixers():
    picture = f"usa {READY} P12.2 mixers=0 contracts=301 | germany P5.1"
    spaces = sites(options(picture, *won(301)))
    assert not spaces & {"P8.2", "P8.3", "P12.1", "P5.1"}
    assert {"P5.2", "P6.1", "P9.3", "P11.4"} <= spaces
    end = after(picture, *won(301, "at P9.1"))
    assert end.powerhouses["P9.1"] == "usa"
    assert end.companies["usa"].mixers == 0


@clause("Z5")
@pytest.mark.parametrize(("contract", "count"), [(210, 6), (307, 13), (403, 17), (410, 19)])
def test_a_conduit_won_is_free_up_to_its_value(contract, count):
    picture = f"usa {READY} excavators=0 credits=0 contracts={contract}"
    lines = options(picture, *won(contract))
    assert (len(sites(lines)), "decline" in lines) == (count, True)
    end = after(picture, *won(contract, "at C9A"))
    assert (end.conduits["C9A"], end.companies["usa"].credits) == ("usa", 0)


@clause("Z5", "C8")
def test_a_conduit_won_needs_a_free_space():
    picture = f"usa {READY} contracts=210 | germany C9A C10A"
    assert sites(options(picture, *won(210))) == {"C10B", "C6B", "C7A", "C8B"}
    assert refusal(picture, *won(210, "at C9A")).startswith("C8:")
    assert refusal(picture, *won(210, "at C5A")).startswith("Z5:")


@clause("Z7", "T9")
def test_a_production_icon_is_one_production_with_its_modifier():
    picture = "usa B1L=2*2 C1A tiles=adv2_powerhouse,conduit contracts=202,411 | germany"
    moves = ("place construction-1", "build powerhouse with adv2_powerhouse", "at P8.1")
    assert options(picture, *moves) == {"produce B1L C1A P8.1 x1", "produce B1L C1A P8.1 x2", "decline"}
    end = after(picture, *moves, "produce B1L C1A P8.1 x2", "fulfil 411")
    assert (end.mover, end.companies["usa"].energy) == ("germany", 12)
    assert (end.companies["usa"].fulfilled, end.dams["B1L"].drops) == ((411,), 0)


@clause("Y5", "C6", "C9")
@pytest.mark.parametrize(("contract", "space"), [(211, "B8U"), (301, "P8.3"), (305, "B5U"), (401, "B4U")])
@pytest.mark.parametrize("credits", [2, 3])
def test_a_piece_won_pays_the_red_fee(contract, space, credits):
    picture = f"usa B1L=2*2 C1A P12.1 C1B P5.1 credits={credits} contracts={contract} | germany P8.1"
    moves = ("place turbine+2", "produce B1L C1B P5.1 x2", f"fulfil {contract}")
    assert (space in sites(options(picture, *moves))) == (credits == 3)
    if credits == 3:
        assert after(picture, *moves, f"at {space}").companies["usa"].credits == 0
    else:
        assert refusal(picture, *moves, f"at {space}") is not None


@clause("Y5", "I3")
@pytest.mark.parametrize(("company", "contract", "piece", "vp", "credits", "energy"), [
    ("germany", 309, "B1L", 2, 3, 10), ("germany B2L=2 B3L", 309, "B3L", 2, 0, 10),
    ("germany B2L=2 B3L=2", 309, "B3L", 2 + 2, 0, 12), ("germany B2L=3 B3L=2", 309, "B3L", 2 + 7, 0, 10),
    ("germany", 211, "B8L", 3, 0, 10), ("italy", 211, "B8L", 0, 3, 10), ("usa", 210, "C9A", 3, 0, 10),
    ("france C9B", 210, "C9A", 0, 0, 10), ("france", 210, "C9A", 0, 3, 10),
    ("france C9B C8B", 210, "C9A", 0, 0, 14),
])  # fmt: skip
def test_a_piece_won_uncovers_its_income(company, contract, piece, vp, credits, energy):
    picture = f"{company} {READY} contracts={contract}"
    winner = after(picture, *won(contract, f"at {piece}")).companies[company.split()[0]]
    assert (winner.vp - 10, winner.credits - 6, winner.energy) == (vp, credits, energy)


@clause("Y5", "Z1")
def test_an_income_uncovered_by_a_reward_may_ask():
    picture = f"italy {READY} contracts=210 | germany"
    lines = options(picture, *won(210, "at C9A"))
    assert lines == {"machines 1 excavators", "machines 1 mixers"}
    end = after(picture, *won(210, "at C9A", "machines 1 mixers"))
    assert (end.mover, end.companies["italy"].mixers) == ("germany", 5)


@clause("Y5", "C1")
def test_a_piece_won_is_no_construction():
    picture = f"usa {READY} contracts=211 constructions=4 credits=0"
    assert after(picture, *won(211, "at B8L")).companies["usa"].constructions == 4


@clause("Y6")
@pytest.mark.parametrize(
    ("contract", "vp", "energy"), [(211, 0, 10), (301, 0, 10), (210, 0, 10), (408, 0, 13), (309, 2, 10)]
)
def test_a_piece_may_be_declined_and_the_rest_is_taken(contract, vp, energy):
    picture = f"usa {READY} contracts={contract} | germany"
    end = after(picture, *won(contract, "decline"))
    usa = end.companies["usa"]
    assert (usa.vp - 10, usa.energy, usa.fulfilled) == (vp, energy, (contract,))
    assert (len(end.dams), len(end.conduits), len(end.powerhouses), end.mover) == (1, 1, 1, "germany")


BASES = "usa B1L=2*2 B2L B3L B4L B5L C1A P8.1"
ELEVATIONS = "usa B1L=2*2 B2L=3 B3L=3 C1A P8.1"
CONDUITS = "usa B1L=2*2 C1A C1B C2A C2B C3A P8.1"
POWERHOUSES = "usa B1L=2*2 C1A P8.1 P5.1 P6.1"


@clause("Y6", "C10")
@pytest.mark.parametrize(("picture", "contract", "vp", "energy"), [
    (BASES, 211, 0, 10), (BASES, 401, 0, 10), (ELEVATIONS, 309, 2, 10), (CONDUITS, 410, 0, 10),
])  # fmt: skip
def test_a_piece_that_is_not_there_is_lost_and_the_contract_counts(picture, contract, vp, energy):
    end = after(f"{picture} contracts={contract} | germany", *won(contract))
    usa = end.companies["usa"]
    assert (end.mover, usa.vp - 10, usa.energy, usa.fulfilled) == ("germany", vp, energy, (contract,))


@clause("Y6", "C10")
@pytest.mark.parametrize(("contract", "steps"), [(301, 0), (408, 3)])
def test_a_fifth_powerhouse_is_lost_and_the_steps_are_not(contract, steps):
    picture = f"france {POWERHOUSES.removeprefix('usa ')} P7.1 contracts={contract} | germany"
    end = after(picture, *won(contract))
    france = end.companies["france"]
    assert (end.mover, france.energy, france.fulfilled) == ("germany", 13 + steps, (contract,))


@clause("Y6", "C6")
def test_a_base_without_a_space_in_its_area_is_lost():
    picture = "usa B1L=2*2 C1A P8.1 contracts=211 credits=2 | germany B8L B9L B10L"
    end = after(picture, *won(211))  # red spaces only are left, and no credits for them
    assert (end.mover, end.companies["usa"].fulfilled) == ("germany", (211,))
    rich = picture.replace("credits=2", "credits=3")
    assert options(rich, *won(211)) == {"at B8U", "at B9U", "at B10U", "decline"}


@clause("Y6")
def test_drops_may_be_declined_and_machines_kept():
    picture = f"usa {READY} contracts=407 | germany"
    end = after(picture, *won(407, "decline"))
    usa = end.companies["usa"]
    assert (end.headstreams, usa.vp, usa.excavators, end.mover) == ({}, 15, 7, "germany")


@clause("Y6")
@pytest.mark.parametrize(("first", "answers"), [
    ("first drops", ("drops HA HB", "machines 1 excavators")),
    ("first machinery", ("machines 1 excavators", "drops HA HB")),
])  # fmt: skip
def test_the_parts_come_in_the_order_chosen_and_all_come(first, answers):
    end = after(f"usa {READY} contracts=314 | germany", *won(314, first, *answers))
    usa = end.companies["usa"]
    assert (end.headstreams, usa.excavators, usa.credits) == ({"HA": 1, "HB": 1}, 7, 10)
    assert end.mover == "germany"


@clause("Y6", "C10")
def test_a_lost_part_needs_no_order():
    picture = f"{ELEVATIONS} contracts=409 | germany"
    lines = options(picture, *won(409))
    assert {"drops HA HA", "decline"} <= lines
    assert not any(line.startswith("first") for line in lines)
