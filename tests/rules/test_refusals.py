"""What a refusal says: the clause that teaches the reason, in a sentence that is right to the letter."""

from dataclasses import replace

import pytest

from barrage_nb import sketch
from barrage_nb.board.contracts import CONTRACTS
from barrage_nb.engine.check import problems_of
from barrage_nb.engine.values import Table
from tests.clauses import clause
from tests.rules.table import refusal

SYSTEM = "B1L=3*3 C1A P8.1"
PRODUCED = ("place turbine+0", "produce B1L C1A P8.1 x3")


@clause("K2")
def test_a_contract_that_was_fulfilled_is_not_fulfilled_again():
    picture = f"usa {SYSTEM} contracts=203 fulfilled=205,100 | germany fulfilled=206 | national=101"
    for number, who in ((205, "USA"), (100, "USA"), (206, "Germany")):
        why = refusal(picture, *PRODUCED, f"fulfil {number}")
        assert why == f"K2: {who} has fulfilled contract {number} already, and each is fulfilled once"


@clause("K3")
def test_a_national_contract_belongs_to_whoever_was_first():
    picture = f"usa {SYSTEM} contracts=203 | germany fulfilled=100"
    why = refusal(picture, *PRODUCED, "fulfil 100")
    assert why == "K3: Germany has fulfilled contract 100 already, and each is fulfilled once"


@clause("K1")
def test_a_contract_of_nobody_is_not_held():
    assert refusal(f"usa {SYSTEM} contracts=203", *PRODUCED, "fulfil 412").startswith("K1: contract 412 is neither")


@clause("N7", "P9")
@pytest.mark.parametrize(("houses", "why"), [
    ("", "P9: this contract needs 13 energy and this production made 5"),
    ("P5.1 P6.1", "P9: this contract needs 10 energy, 3 less than printed (N7), and this production made 6"),
])  # fmt: skip
def test_france_is_told_the_energy_that_she_needs(houses, why):
    picture = f"france B1L=2*2 C1A P8.1 {houses} contracts=200 | national=100"
    assert refusal(picture, "place turbine+0", "produce B1L C1A P8.1 x1", "fulfil 100") == why


@clause("C7", "G6")
@pytest.mark.parametrize(("space", "why"), [
    ("B9L", "C7: the lower dam of basin 9 already has two elevations"),
    ("B1L", "C7: the lower dam of basin 1 is no dam of USA to raise"),
    ("B6L", "G6: the lower dam of basin 6 is neutral, and nobody may raise a neutral dam"),
])  # fmt: skip
def test_a_dam_that_cannot_be_raised_says_why(space, why):
    picture = "usa B8L=2 B5L B9L=3 mixers=9 | germany B1L | neutral B6L=2*1"
    assert refusal(picture, "place construction-1", "build elevation with elevation", f"at {space}") == why


@pytest.mark.parametrize(("picture", "moves", "why"), [
    ("usa P8.1", ("place construction-1", "build elevation with base"),
     "C2: the base tile does not build an elevation"),
    ("usa P8.1", ("place construction-1", "build base with conduit"), "C2: the conduit tile does not build a base"),
    ("usa", ("place construction-1", "build base with krylov as adv1_base"),
     "O6: there is no level I base tile (a drop in each own empty dam) on your wheel, or nothing to copy it with"),
    ("usa officer=krylov wheel=2:base", ("place construction-1", "build conduit with krylov as base"),
     "C2: the base tile does not build a conduit"),
    ("usa credits=0", ("place machinery-excavator",), "R4: this takes 2 credits and you have 0"),
    ("usa credits=0 | germany", ("place contract-2",), "R4: this takes 1 credit and you have 0"),
    ("usa engineers=1", ("place bank 2",), "M5: the bank takes 1 engineer; say how many"),
    ("usa engineers=2", ("place bank 3",), "M5: the bank takes 1 to 2 engineers; say how many"),
    ("usa engineers=1", ("pass",), "Y2: you still have 1 engineer; the bank always takes them"),
    ("usa", ("place water-2", "drops HA HA HA"), "M3: place 1 to 2 drops"),
    ("usa B1L=1*1 B2L=2*2 C1A C2A P8.1 P6.1", ("place turbine+0", "produce B1L C1A P8.1 x2"),
     "P4: move 1 drop from the lower dam of basin 1"),
])  # fmt: skip
def test_a_sentence_has_its_articles_and_numbers(picture, moves, why):
    assert refusal(picture, *moves) == why


@clause("Z3")
def test_the_drops_of_a_reward_are_all_placed_or_declined():
    number, amount = next(
        (contract.id, part.amount)
        for contract in CONTRACTS.values()
        for part in contract.reward
        if part.kind == "drops"
    )
    why = refusal(f"usa {SYSTEM} contracts={number}", *PRODUCED, f"fulfil {number}", "drops HA")
    assert why == f"Z3: place exactly {amount} drops"


def test_a_number_that_must_be_one_is_not_between_two():
    position = sketch("usa")
    usa = position.companies["usa"]
    longer = replace(position, companies=Table({"usa": replace(usa, wheel=usa.wheel[:5])}))
    assert problems_of(longer) == ["companies.usa.wheel, their number: 5 is not 6, the only number that fits"]
