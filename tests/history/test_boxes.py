"""Boxes with other rows: what is told, changed by hand, replayed and added up says their numbers."""

import pytest

from barrage_nb import PRINTED, Position, play, sketch
from barrage_nb.board.refs import Ref
from barrage_nb.history.by_hand import at_once, changes_at, every_thing, name_of
from barrage_nb.history.replay import nearest
from barrage_nb.history.summary import round_score
from barrage_nb.history.telling import turns_of
from barrage_nb.history.tweak import TweakRefused, tweak
from tests.clauses import clause
from tests.test_box import CANTEEN

ROWS = (
    CANTEEN,
    "space mint: bank, 1 engineer: 3 credits",
    "space bank: bank, any engineers: 2 credits each",
    "space machinery-both: machinery, 2 engineers, 5 credits: 2 excavators and mixers",
    "space workshop-3: workshop, 1 engineer, 5 credits: 4 turns",
    "contract 203: green, 4 energy: 9 vp, 1 credit",
    "tile adv1_dike: base I, energy 2 per base",
    "officer smith: contract reduction 1",
    "headstream 9: 0, 0, 0, 4",
)
BOX = PRINTED.changed(*ROWS)
TABLE = (
    "usa wheel=2:3excavators contracts=203 officer=smith tiles=base,elevation,conduit,powerhouse,adv1_dike | germany"
)


@pytest.fixture
def position() -> Position:
    return sketch(TABLE, box=BOX)


NAMES = {
    ("space", "canteen"): "Canteen space (2 turns of the wheel): free",
    ("space", "mint"): "Mint space (3 credits): free",
    ("space", "bank"): "Bank (2 credits for each engineer): free",
    ("space", "machinery-both"): "Machinery space for both machines (2 excavators and 2 mixers): free",
    ("space", "workshop-3"): "Workshop space for 4 turns (4 turns of the wheel): free",
    ("contract", 203): "Green 4, #203: 9 victory points and 1 credit; USA\u2019s hand",
    ("officer", "usa"): "smith (USA\u2019s now)",
}


@pytest.mark.parametrize("thing", NAMES)
def test_the_list_of_things_says_what_the_box_says(position, thing):
    assert name_of(position, Ref(*thing)) == NAMES[thing]


def test_whatever_the_box_has_can_be_changed_by_hand(position):
    things = every_thing(position)
    assert {Ref("space", "canteen"), Ref("space", "mint"), Ref("tile", "usa", "adv1_dike")} <= {*things}
    for thing in things:
        assert name_of(position, thing)
        for each in changes_at(position, thing, "usa"):
            for edit in getattr(each, "edits", ())[:3]:
                try:
                    tweak(position, edit.said)
                except TweakRefused as refused:  # a limit is no word that it cannot read
                    assert edit.said.startswith("-") or "not known" not in str(refused)
    tiles = changes_at(position, Ref("headstream", "HA"), "usa")[1]
    assert any("0-0-0-4" in edit.text for edit in tiles.edits)


def test_a_change_is_said_in_the_words_of_the_box(position):
    hand = changes_at(position, Ref("contract", 203), "usa")[0]
    assert hand.edits[0].said == "germany contracts=green-4-203"
    assert tweak(position, hand.edits[0].said).position.companies["germany"].contracts == (203,)
    stand = at_once(position, Ref("space", "canteen"), "usa")
    stood = tweak(position, stand.said).position
    assert stood.occupied["canteen"][0] == ("usa", 1)
    assert tweak(stood, "-canteen").position.occupied == {}
    said = tweak(position, {"companies": {"germany": {"contracts": [203]}}}).said
    assert tweak(position, said).position.companies["germany"].contracts == (203,)


@clause("R4", "P9", "U10")
def test_what_no_game_could_reach_is_measured_by_the_box(position):
    marks = tweak(position, "canteen=usa*2").marks
    assert any("canteen space" in mark and "1" in mark for mark in marks)
    assert not any("canteen space" in mark for mark in tweak(position, "canteen=usa").marks)
    more = PRINTED.changed("contracts in hand: 4")
    full = "usa contracts=203,200,201,202 | germany"
    assert any("contracts" in mark for mark in tweak(sketch("usa | germany"), "usa contracts=203,200,201,202").marks)
    assert not any("4 contracts" in mark for mark in tweak(sketch(full, box=more), "usa vp=1").marks)


def test_a_change_of_the_box_is_told(position):
    told = tweak(sketch("usa | germany"), 'box="price base hills: 5"').tweak.told
    assert told == "the game changed so: price base hills: 5"


def test_a_turn_is_told_by_the_space_it_took(position):
    step = play(position, "place canteen")
    assert str(step.events[0]) == "USA places 1 engineer on the canteen space (R2)."
    assert [turn.did for turn in turns_of([step])] == ["canteen, 2 turns of the wheel"]


def test_the_nearest_moves_are_those_of_the_box(position):
    legal = position.legal_moves
    asked = play(position, "place canteen").move
    assert "place workshop-1" in map(str, nearest(asked, legal, BOX)[1:])
    assert nearest(asked, legal) == ()


@clause("B3", "S5")
def test_a_round_is_added_up_with_the_numbers_of_the_box():
    last = "usa energy=7 engineers=1 B1L=1 | germany energy=1 | round=1 bonus=bases,conduits,elevations,contracts"
    points = {}
    for rows in ((), ("bonus bases: 1 vp", "track sections: 2, 3, 4, 5, 6")):
        step = play(sketch(last, box=PRINTED.changed(*rows)), "place bank 1")
        while round_score(step) is None:
            step = play(step.after, step.after.legal_moves[0])
        line = next(line for line in round_score(step).lines if line.who == "usa")
        points[rows] = line.full_bonus, line.section
    assert list(points.values()) == [(4, 1), (1, 5)]
