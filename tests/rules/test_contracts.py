"""Contracts: requirements and rewards, the hand, the office (K1 to K6, Y10)."""

from itertools import combinations

import pytest

from barrage_nb import sketch
from tests.clauses import clause
from tests.rules.table import after, events, options, refusal

ROUND_1 = "bonus=contracts,bases,conduits,elevations,powerhouses"
WHEEL = "wheel=1:base+1e,2:conduit+2e,3:elevation+3m,4:powerhouse+4m tiles=wild"


def fulfil(contract, energy=10):
    """A production of 5, 10 or 15 energy, and the contract fulfilled with it."""
    return ("place turbine+0", f"produce B1L C1A P8.1 x{energy // 5}", f"fulfil {contract}")


def offered(lines):
    return {int(line.split()[1]) for line in lines if line.startswith("fulfil")}


@clause("K1", "Z1", "Z2")
@pytest.mark.parametrize(("contract", "vp", "credits", "excavators", "mixers", "energy"), [
    (1, 0, 2, 0, 0, 12), (3, 0, 3, 0, 0, 10),
    (202, 0, 5, 0, 0, 10), (203, 2, 0, 0, 0, 13), (205, 0, 4, 1, 0, 10), (206, 3, 0, 0, 1, 10),
    (209, 4, 2, 0, 0, 10), (212, 5, 0, 1, 0, 10),
    (300, 4, 0, 2, 0, 10), (302, 0, 3, 0, 2, 10), (304, 3, 0, 1, 0, 12), (310, 6, 0, 1, 0, 10),
    (404, 4, 0, 0, 0, 15), (411, 7, 3, 0, 0, 10),
])  # fmt: skip
def test_the_reward_is_taken_at_once(contract, vp, credits, excavators, mixers, energy):
    usa = after(f"usa B1L=2*2 C1A P8.1 contracts={contract}", *fulfil(contract)).companies["usa"]
    gained = (usa.vp - 10, usa.credits - 6, usa.excavators - 6, usa.mixers - 4, usa.energy)
    assert gained == (vp, credits, excavators, mixers, energy)
    assert (usa.contracts, usa.fulfilled) == ((), (contract,))


@clause("K1", "C4")
@pytest.mark.parametrize(("contract", "turns", "vp", "credits", "energy"), [
    (2, 1, 0, 2, 10), (311, 1, 7, 0, 10), (406, 1, 8, 0, 10), (200, 2, 0, 1, 10),
    (208, 2, 0, 0, 12), (213, 3, 1, 0, 10), (400, 3, 4, 0, 10),
])  # fmt: skip
def test_a_reward_may_turn_the_wheel(contract, turns, vp, credits, energy):
    picture = f"usa B1L=2*2 C1A P8.1 excavators=0 mixers=0 contracts={contract} {WHEEL}"
    usa = after(picture, *fulfil(contract)).companies["usa"]
    assert usa.excavators == (0, 1, 3, 3)[turns]
    assert usa.mixers == (0, 0, 0, 3)[turns]
    assert usa.tiles == tuple(sorted(["wild", *["base", "conduit", "elevation"][:turns]]))
    assert (usa.vp - 10, usa.credits - 6, usa.energy) == (vp, credits, energy)


@clause("K1", "K2", "K3", "C4")
@pytest.mark.parametrize(("contract", "vp", "credits", "energy", "mixers"), [
    (100, 7, 0, 15, 7), (102, 8, 8, 15, 0), (103, 8, 0, 21, 0), (104, 12, 0, 15, 0),
])  # fmt: skip
def test_a_national_contract_pays_and_is_kept(contract, vp, credits, energy, mixers):
    picture = f"usa B1L=3*3 C1A P8.1 mixers=0 {WHEEL} | national=101,{contract}"
    end = after(picture, *fulfil(contract, 15))
    usa = end.companies["usa"]
    gained = (usa.vp - 10, usa.credits - 6, usa.energy, usa.mixers)
    assert gained == (vp, credits, energy, mixers)
    assert (end.national, usa.contracts, usa.fulfilled) == ((101,), (), (contract,))


@clause("K1", "P9")
@pytest.mark.parametrize(("space", "drops", "within"), [
    ("turbine+0", 2, {200}), ("turbine+0", 3, {200, 205}), ("turbine+2", 2, {200, 205, 210}),
    ("turbine+2", 3, {200, 205, 210, 300}),
])  # fmt: skip
def test_the_requirement_is_met_exactly_or_exceeded(space, drops, within):
    picture = "usa B9L=3*3 C9A P11.1 contracts=210,200,300,205"
    moves = (f"place {space}", f"produce B9L C9A P11.1 x{drops}")
    assert offered(options(picture, *moves)) == within


@clause("K1", "P9")
def test_too_little_energy_asks_for_no_contract_and_refuses_a_dear_one():
    picture = "usa B9L=3*3 C9A P11.1 contracts=200,205 | germany"
    end = after(picture, "place turbine+0", "produce B9L C9A P11.1 x1")
    assert end.mover == "germany"
    assert end.companies["usa"].contracts == (200, 205)
    moves = ("place turbine+0", "produce B9L C9A P11.1 x2", "fulfil 205")
    assert refusal(picture, *moves).startswith("P9:")


@clause("K2")
def test_fulfilling_may_be_declined_and_the_contract_waits_in_hand():
    picture = "usa B1L=3*3 C1A P8.1 contracts=202"
    first = ("place turbine+0", "produce B1L C1A P8.1 x2")
    assert options(picture, *first) == {"fulfil 202", "decline"}
    declined = after(picture, *first, "decline")
    assert declined.companies["usa"].contracts == (202,)
    assert declined.companies["usa"].credits == 6
    later = after(declined, "place turbine-2", "fulfil 202")
    assert later.companies["usa"].fulfilled == (202,)
    assert later.companies["usa"].credits == 11


@clause("K2")
def test_a_fulfilled_contract_is_never_fulfilled_again():
    picture = "usa B1L=3*3 C1A P8.1 contracts=209 fulfilled=1,202 | germany | national=104"
    moves = ("place turbine+0", "produce B1L C1A P8.1 x2", "fulfil 209", "place bank 1")
    end = after(picture, *moves, "place turbine-2")
    assert end.mover == "germany"
    assert end.companies["usa"].vp == 14
    assert refusal(picture, *moves[:2], "fulfil 202") is not None


@clause("K2", "B1")
def test_fulfilled_contracts_of_every_kind_count_for_the_bonus_tile():
    picture = "usa B1L=2*2 C1A P8.1 contracts=202 fulfilled=1,100,400 engineers=2"
    end = after(f"{picture} | {ROUND_1}", *fulfil(202))
    assert end.round == 2
    assert end.companies["usa"].vp == 10 + 6 + 4 * 2


@clause("K3", "K6")
def test_a_national_contract_stands_beside_the_own_ones_and_is_taken_instead():
    picture = "usa B1L=3*3 C1A P8.1 contracts=209,411 | germany | national=102,104"
    moves = ("place turbine+0", "produce B1L C1A P8.1 x3")
    assert offered(options(picture, *moves)) == {102, 104, 209, 411}
    end = after(picture, *moves, "fulfil 104")
    usa = end.companies["usa"]
    assert (end.mover, usa.vp, usa.fulfilled) == ("germany", 22, (104,))
    assert sorted(usa.contracts) == [209, 411]
    assert end.national == (102,)


@clause("K3")
def test_the_first_to_produce_enough_has_the_national_contract():
    picture = "usa B1L=3*3 C1A P8.1 | germany B2L=3*3 C2B P10.1 | national=104"
    usa = (*fulfil(104, 15), "place turbine-2-dear")
    germany = ("place turbine+2", "produce B2L C2B P10.1 x3")
    end = after(picture, usa[0], usa[1], "decline", *germany, "fulfil 104")
    assert end.companies["germany"].vp == 22
    assert end.national == ()
    end = after(picture, *usa[:3], *germany)
    assert (end.mover, end.companies["germany"].vp, end.national) == ("usa", 10, ())


@clause("K3", "P9")
@pytest.mark.parametrize(("space", "drops", "within"), [
    ("turbine+0", 3, set()), ("turbine+1", 3, {100}), ("turbine+2", 3, {100, 102}),
])  # fmt: skip
def test_a_national_contract_needs_one_production_of_its_size(space, drops, within):
    others = "germany | italy | france | national=100,102,104"
    picture = f"usa B1L=3*3 C1B P5.1 energy=9 | {others}"
    assert offered(options(picture, f"place {space}", f"produce B1L C1B P5.1 x{drops}")) == within


@clause("K3", "M8")
def test_a_national_contract_is_never_taken_at_the_office():
    picture = "usa | contracts=200,-,-,-,400,- national=100,102"
    assert options(picture, "place contract-1") == {"take 200", "take 400"}
    assert refusal(picture, "place contract-1", "take 100") is not None


OFFICE = "contracts=203,204,304,308,402,414"


@clause("K4")
def test_three_in_hand_and_one_more_leaves_a_choice_of_four():
    picture = f"usa contracts=200,300,400 | germany | {OFFICE}"
    moves = ("place contract-1", "take 414")
    lines = {"discard 200", "discard 300", "discard 400", "discard 414"}
    assert options(picture, *moves) == lines
    end = after(picture, *moves, "discard 300")
    assert set(end.companies["usa"].contracts) == {200, 400, 414}
    assert end.mover == "germany"
    assert 300 in end.discards["yellow"] or 300 in end.contracts
    back = after(picture, *moves, "discard 414")
    assert set(back.companies["usa"].contracts) == {200, 300, 400}


@clause("K4")
def test_three_in_hand_and_two_more_sends_two_away():
    picture = f"usa contracts=200,300,400 | {OFFICE}"
    lines = options(picture, "place contract-2", "take 203 414")
    hand = (200, 203, 300, 400, 414)
    assert lines == {f"discard {a} {b}" for a, b in combinations(hand, 2)}


@clause("K4")
@pytest.mark.parametrize(("hand", "take"), [("200", "203 414"), ("200,300", "414"), ("200", "414")])
def test_up_to_three_nothing_is_discarded(hand, take):
    fulfilled = "fulfilled=1,201,202,100"
    picture = f"usa contracts={hand} {fulfilled} | germany | {OFFICE}"
    space = "contract-2" if " " in take else "contract-1"
    end = after(picture, f"place {space}", f"take {take}")
    assert end.mover == "germany"
    assert len(end.companies["usa"].contracts) == len(f"{hand} {take}".replace(",", " ").split())


@clause("K4")
def test_only_the_contract_office_makes_the_hand_shrink():
    end = after("usa contracts=200,201,202,203 | germany", "place bank 1")
    assert end.mover == "germany"
    assert len(end.companies["usa"].contracts) == 4


@clause("K5")
def test_the_office_is_refilled_from_the_pile_of_the_colour():
    piles = "piles=green:205,206;yellow:309,310;red:404"
    picture = f"usa | germany | {OFFICE} {piles}"
    end = after(picture, "place contract-1", "take 308")
    assert end.contracts == (203, 204, 304, 309, 402, 414)
    assert end.piles["yellow"] == (310,)
    assert end.piles["green"] == (205, 206)


@clause("K5")
def test_two_of_a_colour_or_of_two_colours_are_both_refilled():
    piles = "piles=green:205,206,207;yellow:309,310;red:404"
    moves = ("place contract-2", "take 203 204")
    end = after(f"usa | {OFFICE} {piles}", *moves)
    assert set(end.contracts[:2]) == {205, 206}
    assert end.piles["green"] == (207,)
    end = after(f"usa | {OFFICE} {piles}", "place contract-2", "take 204 402")
    assert end.contracts == (203, 205, 304, 308, 404, 414)
    assert not end.piles.get("red")


@clause("K5", "K4")
def test_the_refill_waits_for_the_end_of_the_turn():
    picture = f"usa contracts=200,300,400 | {OFFICE} piles=green:205"
    asked = after(picture, "place contract-1", "take 203")
    assert asked.contracts == (None, 204, 304, 308, 402, 414)
    assert asked.piles["green"] == (205,)
    end = after(asked, "discard 200")
    assert end.contracts == (205, 204, 304, 308, 402, 414)


@clause("K5", "K3")
def test_a_fulfilled_national_contract_is_not_replaced():
    picture = f"usa B1L=3*3 C1A P8.1 | national=104 {OFFICE} piles=green:205"
    end = after(picture, *fulfil(104, 15))
    assert end.national == ()
    assert end.contracts == (203, 204, 304, 308, 402, 414)


@clause("Y10", "K5")
def test_the_last_of_the_pile_then_the_discards():
    table = {
        "companies": ["usa", "france"],
        "contracts": [203, 204, None, None, None, None],
        "piles": {"green": [200]},
        "discards": {"green": [201]},
    }
    end = after(sketch(table), "place contract-2")  # the only two on offer
    assert set(end.companies["usa"].contracts) == {203, 204}
    assert set(end.contracts[:2]) == {200, 201}
    assert not end.piles.get("green")
    assert not end.discards.get("green")


@clause("Y10", "K5")
def test_discards_stay_while_the_pile_lasts():
    table = {
        "companies": ["usa", "france"],
        "contracts": [203, 204, 304, 308, 402, 414],
        "piles": {"green": [200, 205]},
        "discards": {"green": [201], "red": [400, 401]},
    }
    end = after(sketch(table), "place contract-1", "take 203")
    assert end.contracts[0] == 200
    assert end.discards["green"] == (201,)
    assert end.discards["red"] == (400, 401)


@clause("Y10")
def test_the_reshuffled_pile_holds_every_discard_of_its_colour_only():
    table = {
        "companies": ["usa", "france"],
        "contracts": [203, 204, 304, 308, 402, 414],
        "discards": {"green": [201, 202, 205], "red": [400]},
    }
    end = after(sketch(table), "place contract-1", "take 203")
    assert {end.contracts[0], *end.piles["green"]} == {201, 202, 205}
    assert end.contracts[1:] == (204, 304, 308, 402, 414)
    assert end.discards["red"] == (400,)


@clause("K4", "Y10")
def test_a_discarded_starting_contract_leaves_the_game():
    picture = f"usa contracts=1,300,400 | {OFFICE} piles=green:205"
    end = after(picture, "place contract-1", "take 203", "discard 1")
    held = {c for pile in (*end.piles.values(), *end.discards.values()) for c in pile}
    assert 1 not in held
    assert 1 not in end.contracts
    assert 1 not in end.companies["usa"].contracts + end.companies["usa"].fulfilled


@clause("K6")
@pytest.mark.parametrize(("chosen", "other", "vp", "credits"), [(209, 411, 4, 2), (411, 209, 7, 3)])
def test_one_production_fulfils_one_contract(chosen, other, vp, credits):
    picture = "usa B1L=2*2 C1A P8.1 contracts=209,411 | germany"
    end = after(picture, *fulfil(chosen))
    usa = end.companies["usa"]
    assert (end.mover, usa.contracts, usa.fulfilled) == ("germany", (other,), (chosen,))
    assert (usa.vp - 10, usa.credits - 6) == (vp, credits)


@clause("K6", "Z2")
def test_steps_of_a_reward_reach_no_second_contract():
    picture = "usa B9L=2*2 C9A P11.1 contracts=203,300 | germany"
    moves = ("place turbine+0", "produce B9L C9A P11.1 x2", "fulfil 203")
    end = after(picture, *moves)
    assert end.mover == "germany"
    assert end.companies["usa"].energy == 2 + 3
    assert end.companies["usa"].contracts == (300,)


@clause("K6", "T13")
def test_the_energy_of_a_tile_has_a_contract_of_its_own():
    picture = "usa B1L=2*2 C1A P8.1 tiles=adv3_conduit,base contracts=209,411,203 | germany"
    built = ("place construction-1", "build conduit with adv3_conduit", "at C9A")
    assert options(picture, *built) == {"fulfil 203", "decline"}
    end = after(picture, *built, "fulfil 203", "place bank 1", *fulfil(411))
    assert set(end.companies["usa"].fulfilled) == {203, 411}
    assert any(event.clause == "K2" for event in events(picture, *built, "fulfil 203"))
