"""The rulings for what the printed rules leave open: Y2, Y3, Y5 to Y7, Y10, Y15, and the switches."""

import pytest

from barrage_nb import PRINTED, Rulings, legal_moves, new_game, sketch
from tests.clauses import clause
from tests.rules.table import after, options, refusal

ROUND_1 = "bonus=contracts,bases,conduits,elevations,powerhouses"


@clause("Y2")
def test_nobody_may_pass_with_engineers_and_the_bank_is_always_open():
    picture = "usa credits=0 excavators=0 mixers=0 engineers=2 | germany | bank=germany*3"
    assert refusal(picture, "pass") is not None
    assert {"place bank 1", "place bank 2"} <= options(picture)
    end = after(picture, "place bank 2")
    assert end.companies["usa"].credits == 2


@clause("Y3")
def test_drops_credits_and_machines_never_run_out():
    end = after("usa credits=500 | HA=30", "place water-2", "drops HA HA")
    assert end.headstreams["HA"] == 32
    end = after("usa excavators=90 credits=9 | germany mixers=80", "place machinery-both")
    assert end.companies["usa"].excavators == 91


def reward(contract, picture="germany B1L=2*2 C1A P8.1"):
    """A production of ten that fulfils the contract."""
    moves = ("place turbine+0", "produce B1L C1A P8.1 x2", f"fulfil {contract}")
    return f"{picture} contracts={contract}", moves


@clause("Y5", "I3")
def test_a_rewards_piece_pays_the_red_fee_and_uncovers_income_and_nothing_else():
    picture, moves = reward(211, "italy B1L=2*2 C1A P8.1")
    italy = after(picture, *moves, "at B8U").companies["italy"]
    assert italy.credits == 6 - 3 + 3  # the fee, and the income of the second base
    assert (italy.excavators, italy.engineers, italy.constructions) == (6, 10, 0)
    assert all(not segment.tiles and not segment.excavators for segment in italy.wheel)


@clause("Y5", "C6")
@pytest.mark.parametrize(("contract", "here", "not_here"), [
    (211, {"B8L", "B9U", "B10U"}, {"B1U", "B5L"}), (305, {"B5U", "B10L"}, {"B2L"}),
    (401, {"B2L", "B5U", "B10L"}, {"B1U"}),
])  # fmt: skip
def test_a_rewards_base_stands_in_the_printed_areas(contract, here, not_here):
    picture, moves = reward(contract)
    lines = options(picture, *moves)
    assert {f"at {space}" for space in here} | {"decline"} <= lines
    assert not {f"at {space}" for space in not_here} & lines


@clause("Y5", "Z5")
@pytest.mark.parametrize(("contract", "value"), [(210, 2), (307, 3), (403, 4), (410, 5)])
def test_a_rewards_conduit_is_at_most_of_the_printed_value(contract, value):
    picture, moves = reward(contract)
    values = {"C9A": 1, "C7A": 2, "C8A": 3, "C3A": 4, "C2B": 5}
    lines = options(picture, *moves)
    assert {space for space in values if f"at {space}" in lines} == {space for space, v in values.items() if v <= value}


@clause("Y5")
def test_a_rewards_piece_cannot_stand_on_red_without_the_credits():
    picture, moves = reward(301, "germany B1L=2*2 C1A P8.1 credits=2")
    lines = options(picture, *moves)
    assert "at P5.1" in lines
    assert "at P5.2" not in lines
    assert "at P8.2" not in lines
    germany = after(picture, *moves, "at P5.1").companies["germany"]
    assert (germany.mixers, germany.credits) == (4, 2)


@clause("Y6")
def test_gains_are_taken_and_the_piece_may_be_declined():
    picture, moves = reward(309)
    assert options(picture, *moves) == {"at B1L", "decline"}
    raised = after(picture, *moves, "at B1L")
    assert raised.dams["B1L"].level == 3
    assert raised.companies["germany"].mixers == 4
    declined = after(picture, *moves, "decline")
    assert declined.dams["B1L"].level == 2
    for end in (raised, declined):
        germany = end.companies["germany"]
        assert (germany.vp, germany.fulfilled) == (12, (309,))


@clause("Y6")
def test_drops_may_be_declined_and_divided():
    picture, moves = reward(413)
    end = after(picture, *moves, "decline")
    assert end.headstreams == {}
    assert end.companies["germany"].vp == 16
    end = after(picture, *moves, "drops HB HD")
    assert end.headstreams == {"HB": 1, "HD": 1}


@clause("Y6")
def test_an_impossible_part_is_lost_and_the_contract_counts():
    picture = "usa C1A P8.1 contracts=309 | neutral B1L=2*2 | germany B2L"
    moves = ("place turbine+0", "produce B1L C1A P8.1 x2", "fulfil 309")
    end = after(picture, *moves)
    assert end.companies["usa"].vp == 12
    assert end.companies["usa"].fulfilled == (309,)
    assert end.mover == "germany"


@clause("Y6")
@pytest.mark.parametrize(("contract", "first"), [
    (409, {"first build_elevation", "first drops_flowing"}),
    (314, {"first drops", "first machinery"}),
])  # fmt: skip
def test_the_order_of_two_parts_with_a_choice_is_asked(contract, first):
    picture, moves = reward(contract)
    assert options(picture, *moves) == first


@clause("Y6")
@pytest.mark.parametrize("contract", [306, 308, 312, 407, 405])
def test_the_order_is_not_asked_with_one_choice_only(contract):
    picture, moves = reward(contract)
    assert not any(line.startswith("first") for line in options(picture, *moves))


@clause("Y6", "W3")
def test_the_order_chosen_decides_what_the_water_meets():
    picture, moves = reward(409, "germany B2L=2*2 B1L=2*2 C1A P8.1")
    raised = after(picture, *moves, "first build_elevation", "at B2L", "drops HB HB")
    flowed = after(picture, *moves, "first drops_flowing", "drops HB HB", "at B2L")
    assert raised.dams["B2L"].level == flowed.dams["B2L"].level == 3
    assert (raised.dams["B2L"].drops, flowed.dams["B2L"].drops) == (3, 2)


@clause("Y5", "C10")
def test_a_reward_respects_the_limits_of_the_pieces():
    picture, moves = reward(211, "germany B1L=2*2 B2L B3L B5L B6L C1A P8.1")
    assert "place bank 1" in options(picture, *moves)  # no sixth base: nothing is asked
    picture, moves = reward(309, "germany B1L=3*2 B2L=2 C1A P8.1")
    assert options(picture, *moves) == {"at B2L", "decline"}


@clause("Y6", "M4", "I3")
def test_drops_of_an_income_may_be_declined_but_not_those_of_a_water_action():
    picture = "germany C1A C5A C7A"
    moves = ("place construction-1", "build conduit with conduit", "at C8A")
    assert {"decline", "drops HA HB"} <= options(picture, *moves)
    assert after(picture, *moves, "decline").companies["germany"].vp == 12
    assert options("usa", "place water-1-now") == {"drops HA", "drops HB", "drops HC", "drops HD"}


@clause("Y7", "T7", "I3")
def test_the_income_comes_before_the_effect_of_the_tile():
    # the fourth elevation: two drops flow into the dam that the tile then fills
    end = after(
        "usa B1L=3 B9L=2 B2L tiles=adv2_elevation,conduit | germany B5L=2",
        "place construction-1",
        "build elevation with adv2_elevation",
        "at B2L",
        "drops HB HB",
    )
    assert end.dams["B2L"].drops == 2
    assert end.dams["B5L"].drops == 0
    assert end.companies["usa"].vp == 12


@clause("Y7", "C6")
def test_the_red_fee_must_be_there_before_the_income_it_uncovers():
    picture = "italy B1L excavators=9 credits={}"
    moves = ("place construction-1", "build base with base")
    assert "at B8U" not in options(picture.format(2), *moves)
    end = after(picture.format(3), *moves, "at B8U")
    assert end.companies["italy"].credits == 3


@clause("Y7", "C1")
def test_the_fourth_space_and_the_red_fee_must_both_be_payable():
    picture = "usa constructions=3 credits={}"
    moves = ("place construction-4", "build base with base")
    assert "at B8U" not in options(picture.format(5), *moves)
    assert after(picture.format(6), *moves, "at B8U").companies["usa"].credits == 0


OFFICE = "usa contracts=200,201,202 | contracts=203,204,-,-,-,-"


@clause("Y10", "K4", "K5")
@pytest.mark.parametrize(("returned", "back"), [(True, [204, 200]), (False, [204])])
def test_an_empty_pile_is_made_of_its_discards_even_of_this_turn(returned, back):
    start = sketch(OFFICE, rulings=Rulings(discards_return=returned))
    end = after(start, "place contract-1", "take 203", "discard 200")
    assert set(end.companies["usa"].contracts) == {201, 202, 203}
    offered = [contract for contract in end.contracts if contract is not None]
    assert sorted(offered) == sorted(back)


@clause("Y10", "K5")
def test_a_slot_is_refilled_from_its_pile_and_without_one_stays_a_gap():
    moves = ("place contract-1", "take 203")
    end = after("usa | contracts=203,204,300,-,-,- | piles=red:400", *moves)
    assert end.contracts[0] is None
    assert {204, 300} <= set(end.contracts)
    end = after("usa | contracts=203,204,300,-,-,- | piles=green:206,205", *moves)
    assert 206 in end.contracts
    assert 205 not in end.contracts


@clause("Y10", "Y15")
def test_a_starting_contract_counts_for_the_limit_and_never_comes_back():
    picture = OFFICE.replace("200,201,202", "1,201,202")
    moves = ("place contract-1", "take 203")
    lines = options(picture, *moves)
    assert lines == {"discard 1", "discard 201", "discard 202", "discard 203"}
    end = after(picture, *moves, "discard 1")
    assert [contract for contract in end.contracts if contract is not None] == [204]


@clause("Y15", "K4")
def test_a_fulfilled_starting_contract_leaves_the_hand_free():
    picture = "usa contracts=201,202 fulfilled=1,200,100 | contracts=203,204,-,-,-,-"
    end = after(picture, "place contract-1", "take 203")
    assert len(end.companies["usa"].contracts) == 3


@clause("Y15", "U8")
@pytest.mark.parametrize(("players", "blocked", "free"), [
    (2, {"workshop-2", "machinery-choice", "contract-1-other"}, {"workshop-1", "machinery-excavator"}),
    (3, {"machinery-choice", "machinery-choice-dear", "contract-1-other"}, {"workshop-2", "contract-1"}),
    (4, set(), {"workshop-2", "machinery-choice", "contract-1-other"}),
])  # fmt: skip
def test_blocked_spaces_stay_blocked_all_game(players, blocked, free):
    position = new_game(players=players, rules="introductory", seed=1)
    for _ in range(2 * players):
        lines = options(position)
        assert not {f"place {space}" for space in blocked} & lines
        assert {f"place {space}" for space in free} <= lines
        position = after(position, "place bank 12")
    assert position.round == 3


@clause("Y1")
@pytest.mark.parametrize(("first", "drops"), [(True, 1), (False, 0)])
def test_switch_contract_before_water(first, drops):
    start = sketch("usa B1L=1*1 C1A P8.1 contracts=211", rulings=Rulings(contract_before_water=first))
    end = after(start, "place turbine+0", "fulfil 211", "at B8L")
    assert end.dams["B8L"].drops == drops
    assert end.companies["usa"].energy == 5


@clause("N5", "O3")
@pytest.mark.parametrize(("floor", "energy"), [(False, 1), (True, 4)])
def test_switch_fiesler_on_germanys_second_production(floor, energy):
    picture = "germany officer=fiesler B1L=1*1 B9L=1*1 C1A C9A P8.1 P11.1 P5.1"
    start = sketch(picture, rulings=Rulings(fiesler_on_second_production=floor))
    end = after(start, "place turbine+0", "produce B1L C1A P8.1 x1", "produce B9L C9A P11.1 x1")
    assert end.companies["germany"].energy == (5 + 1) + energy


CONDUIT = ("place construction-1", "build conduit with adv3_conduit", "at C1A")
TILE = "france P5.1 P6.1 P7.1 excavators=10 tiles=adv3_conduit,base {} | usa | national=100"


@clause("Y8", "K3")
@pytest.mark.parametrize(("allowed", "offered"), [(True, {300, 100}), (False, {300})])
def test_switch_tile_energy_for_a_national_contract(allowed, offered):
    start = sketch(TILE.format("contracts=300"), rulings=Rulings(tile_energy_national=allowed))
    assert options(start, *CONDUIT) == {f"fulfil {c}" for c in offered} | {"decline"}


@clause("Y8", "N7")
@pytest.mark.parametrize(("reduced", "offered"), [(True, {405, 300}), (False, {300})])
def test_switch_tile_energy_with_the_power_of_france(reduced, offered):
    start = sketch(TILE.format("contracts=405,300"), rulings=Rulings(tile_energy_france=reduced))
    moves = (*CONDUIT[:2], "at C1B")
    assert options(start, *moves) == {f"fulfil {c}" for c in offered} | {"decline"}


@clause("O10", "Y14")
@pytest.mark.parametrize(("lasts", "drops"), [("turn", (3, 3)), ("round", (4, 3)), ("game", (4, 4))])
def test_switch_how_long_sekibo_keeps_del_monte(lasts, drops):
    picture = "italy officer=sekibo engineers=3 B1L=3*3 B2L=3*3 | spare_officers=del_monte"
    end = sketch(f"{picture} | {ROUND_1}", rulings=Rulings(del_monte_copy=lasts))
    end = after(end, "copy del_monte", "place bank 1")
    end = after(end, "place water-2", "drops HA")  # flows at the end of the round
    end = after(end, "place water-1-now", "drops HB")  # the next round
    assert (end.dams["B1L"].drops, end.dams["B2L"].drops) == drops


@clause("J2")
@pytest.mark.parametrize(("ranks", "vp"), [(True, 7 + 10), (False, 7)])
def test_switch_whether_nothing_ranks(ranks, vp):
    picture = "usa C1A credits=0 excavators=0 mixers=0 engineers=1"
    other = "germany credits=0 excavators=0 mixers=0 engineers=0"
    start = sketch(
        f"{picture} | {other} | round=5 objective=basins_1",
        rulings=Rulings(zero_ranks=ranks),
    )
    end = after(start, "place bank 1")
    assert (end.companies["usa"].vp, end.companies["germany"].vp) == (7 + 15, vp)


@clause("J8")
@pytest.mark.parametrize(("cap", "vp"), [(None, (15, 10)), (5, (13, 13))])
def test_switch_the_cap_on_basins_with_three_pieces(cap, vp):
    usa = "B1L=3 B2L=3 B3L=2 C3A B5L C5A P5.1 B6L C6A P6.1 C7A C7B P7.1"
    germany = "B1U=3 B2U=3 B3U=2 C3B B8L C8A P8.1 B9L C9A P9.1 engineers=0"
    empty = "credits=0 excavators=0 mixers=0"
    picture = f"usa {usa} engineers=1 {empty} | germany {germany} {empty}"
    start = sketch(
        f"{picture} | round=5 objective=basins_3",
        rulings=Rulings(basin_objective_cap=cap),
    )
    end = after(start, "place bank 1")
    assert tuple(company.vp - 7 for company in end.companies.values()) == vp


@clause("U10")
@pytest.mark.parametrize("printed", [9, 6])
def test_switch_the_credits_on_sekibos_tile(printed):
    for seed in range(100):
        game = new_game(players=4, rules="full", seed=seed, rulings=Rulings(sekibo_credits=printed))
        while str(legal_moves(game)[0]).startswith("draft"):
            game = after(game, str(legal_moves(game)[0]))
        credits = {company.officer: company.credits for company in game.companies.values()}
        assert all(n == (printed if who == "sekibo" else 6) for who, n in credits.items())
        if "sekibo" in credits:
            return
    raise AssertionError("Sekibo never came")


@clause("O11", "L12")
@pytest.mark.parametrize("new", [True, False])
def test_switch_whether_officers_of_an_expansion_are_among_the_extra_ones(new):
    rulings = Rulings(new_spare_officers=new)
    games = [new_game(2, seed=seed, box="leeghwater", rulings=rulings) for seed in range(100)]
    drawn = [game.spare_officers for game in games if game.spare_officers]
    assert {len(officers) for officers in drawn} == {2}
    assert any(officer not in PRINTED.officers for officers in drawn for officer in officers) == new


@clause("I1", "Y6")
@pytest.mark.parametrize(("order", "richer"), [("turn order", "usa"), ("reverse", "france")])
def test_switch_the_order_of_incomes_with_a_choice(order, richer):
    picture = "usa B8L=3 engineers=1 | france B9L B10L energy=5 engineers=0"
    start = sketch(f"{picture} | {ROUND_1}", rulings=Rulings(income_order=order))
    end = after(start, "place bank 1", "machines 1 mixers")
    assert end.round == 2
    assert end.order == ("usa", "france")
    mixers = {name: company.mixers for name, company in end.companies.items()}
    assert mixers == {"usa": 4, "france": 4} | {richer: 5}


@clause("Y8")
def test_a_national_contract_that_tile_energy_may_not_fulfil_is_refused_with_the_ruling():
    start = sketch(
        "france B1L C1A P8.1 P9.1 P10.1 tiles=adv3_conduit excavators=10 contracts=200 | national=100",
        rulings=Rulings(tile_energy_national=False),
    )
    assert refusal(start, "place construction-1", "at C2B", "fulfil 100").startswith("Y8:")


@clause("Y14", "T4")
@pytest.mark.parametrize("rulings", [
    Rulings(), Rulings(sekibo_any_space=True), Rulings(del_monte_copy="round"), Rulings(del_monte_copy="game"),
])  # fmt: skip
def test_whoever_copies_with_the_last_engineer_may_not_pass_then(rulings):
    picture = "usa officer=sekibo engineers=1 credits=9 tiles=adv1_powerhouse,adv3_base mixers=9 | italy officer=adler"
    start = sketch(picture, rulings=rulings)
    assert "copy adler" in options(start)
    assert options(start, "copy adler") == {"use adv1_powerhouse", "use adv3_base"}
    assert refusal(start, "copy adler", "pass") == "Y14: whoever has copied Adler performs an action in the same turn"
    # without a copy the tiles stay an offer
    assert "pass" in options(sketch(picture.replace("engineers=1", "engineers=0"), rulings=rulings))
